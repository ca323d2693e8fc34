"""The page: built files with the right headers, and nothing from outside its folder."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from majlis.server.routes import page
from tests.server.serving import Server, serving, settings_in


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    built = tmp_path / "page"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><title>Majlis</title>", encoding="utf-8")
    (built / "assets" / "app-1a2b.js").write_text("export {};", encoding="utf-8")
    (tmp_path / "private.txt").write_text("a secret", encoding="utf-8")
    monkeypatch.setattr(page, "PAGE", built)
    with serving(settings_in(tmp_path)) as running:
        yield running


def test_the_page_answers_for_its_own_addresses(server: Server) -> None:
    for address in ("/", "/t/abc", "/replay/abc?step=3", "/rules/alrashid"):
        answer = httpx.get(server.url + address)
        assert answer.status_code == 200
        assert "<title>Majlis</title>" in answer.text
        assert answer.headers["cache-control"] == "no-cache"
    script = httpx.get(f"{server.url}/assets/app-1a2b.js")
    assert script.headers["cache-control"].endswith("immutable")
    assert "javascript" in script.headers["content-type"]


def test_nothing_else_is_served(server: Server) -> None:
    with httpx.Client(base_url=server.url) as client:
        for address in (
            "/assets/none.js",
            "/%2e%2e/private.txt",
            "/..%2fprivate.txt",
            "/assets/..%2f..%2fprivate.txt",
            "/api/none",
            "/%00.txt",
            f"/{'x' * 400}.txt",
        ):
            answer = client.get(address)
            assert answer.status_code == 404, address
            assert "a secret" not in answer.text


def test_a_page_that_was_not_built_is_explained(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "PAGE", Path("/nowhere"))
    answer = httpx.get(server.url)
    assert answer.status_code == 503
    assert "has not been built" in answer.text
