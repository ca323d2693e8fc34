"""Limits: how fast is too fast, for a person and for an address."""

from pathlib import Path

import pytest
from litestar.testing import TestClient

from majlis.server import limits
from majlis.server.limits import Buckets, Limits
from majlis.server.problems import TooFast
from tests.server.conftest import bare_app, settings_in


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_empties_and_fills_up_again() -> None:
    clock = Clock()
    buckets = Buckets(60, clock)
    assert [buckets.take("a") for _ in range(60)] == [0.0] * 60
    assert buckets.take("a") == pytest.approx(1.0)
    assert buckets.take("b") == 0.0
    clock.now += 1.0
    assert buckets.take("a") == 0.0
    assert buckets.take("a") > 0.0
    clock.now += 3600
    assert [buckets.take("a") for _ in range(61)].count(0.0) == 60


def test_what_is_kept_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_KEPT", 10)
    buckets = Buckets(60, Clock())
    for key in range(100):
        buckets.take(str(key))
    assert len(buckets._kept) == 10


def test_a_person_and_an_address_have_limits_of_their_own(tmp_path: Path) -> None:
    limited = Limits(settings_in(tmp_path, chat_rate=2, address_factor=2), Clock())
    limited.spend("chat", "home", "a")
    limited.spend("chat", "home", "a")
    with pytest.raises(TooFast):
        limited.spend("chat", "home", "a")
    limited.spend("chat", "home", "b")
    with pytest.raises(TooFast):
        limited.spend("chat", "home", "c")
    limited.spend("chat", "elsewhere", "c")
    limited.spend("command", "home", "a")


def test_a_flood_of_requests_is_answered_with_how_long_to_wait(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, request_rate=3, address_factor=1)
    with TestClient(bare_app(settings)) as client:
        codes = [client.get("/health").status_code for _ in range(5)]
        assert codes[3:] == [429, 429]
        answer = client.get("/health")
        assert int(answer.headers["retry-after"]) >= 1
        assert answer.json()["problem"]["code"] == "too-fast"


def test_requests_of_one_person_have_a_limit_below_that_of_the_address(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, request_rate=5, address_factor=10)
    with TestClient(bare_app(settings)) as client:
        client.get("/api/me")
        codes = [client.get("/health").status_code for _ in range(8)]
        assert codes == [200] * 5 + [429] * 3
        client.cookies.clear()
        assert client.get("/health").status_code == 200  # others at that address go on


def test_guests_cannot_be_made_without_end(tmp_path: Path) -> None:
    with TestClient(bare_app(settings_in(tmp_path, guest_rate=2, address_factor=1))) as client:
        codes = []
        for _ in range(4):
            client.cookies.clear()
            codes.append(client.get("/api/me").status_code)
        assert codes == [200, 200, 429, 429]
