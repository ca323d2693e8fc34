"""`majlis verify`: a fair game passes, a game that was tampered with does not."""

import http.server
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from majlis.cli.verify import record_url
from majlis.games.catalogue import game
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.play import Match
from majlis.server.fair import Shuffle, commit, fair_record, new_shuffle
from tests.cli.conftest import Run
from tests.cli.conftest import majlis as majlis_command

command = majlis_command


@pytest.fixture(scope="module")
def record() -> Any:
    shuffle = new_shuffle()
    match = Match(game("almadi"), Config(2), shuffle.seed)
    rng = Rng.from_seed("any game")
    while not match.is_over:
        match.act(match.to_act, match.choices[rng.below(len(match.choices))])
    return json.loads(json.dumps(fair_record(match, shuffle)))


@pytest.fixture
def site(record: Any) -> Iterator[str]:
    """A server that knows one table."""

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            private = self.path == "/api/tables/private/record"
            welcome = self.headers.get("x-majlis-invite") == "come-in"
            found = self.path == "/api/tables/abc/record" or (private and welcome)
            self.send_response(200 if found else 403 if private else 404)
            self.end_headers()
            self.wfile.write(json.dumps(record).encode() if found else b"{}")

        def log_message(self, *args: Any) -> None: ...

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()
    thread.join()
    server.server_close()


def test_a_fair_game_is_verified_from_a_file_and_from_a_server(
    command: Run, record: Any, tmp_path: Path, site: str
) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    for place in (str(file), f"{site}/t/abc", f"{site}/replay/abc?step=3"):
        done = command("verify", place)
        assert done.code == 0, done.err
        assert record["commitment"] in done.out
        assert f"{len(record['choices'])} choices replayed" in done.out
    assert "not over" in command("verify", f"{site}/t/other").err
    assert command("verify", "http://127.0.0.1:1/t/abc").code == 2


def test_a_private_game_is_verified_with_its_invitation(command: Run, site: str) -> None:
    refused = command("verify", f"{site}/t/private")
    assert refused.code != 0
    assert "--invite" in refused.err
    assert command("verify", f"{site}/t/private", "--invite", "come-in").code == 0
    for link in (f"{site}/t/private#invite=come-in", f"{site}/t/private?invite=come-in"):
        assert command("verify", link).code == 0


def test_a_game_that_was_shuffled_anew_is_found_out(command: Run, record: Any, site: str) -> None:
    noted = record["commitment"]
    assert command("verify", f"{site}/t/abc", "--commitment", noted.upper()).code == 0
    other = command("verify", f"{site}/t/abc", "--commitment", "0" * 64)
    assert other.code != 0
    assert "shuffled anew" in other.err


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"salt": "0" * 32}, "not the one that the server was bound to"),
        ({"commitment": commit("another", "salt")}, "not the one that the server was bound to"),
        ({"commitment": None}, "no commitment"),
        ({"seed": "another seed"}, "damaged"),
        ({"fingerprint": "0" * 32}, "another state"),
    ],
)
def test_a_game_that_was_tampered_with_is_found_out(
    command: Run, record: Any, tmp_path: Path, change: dict[str, Any], expected: str
) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**record, **change}))
    done = command("verify", str(file))
    assert done.code == 2
    assert expected in " ".join(done.err.split())


def test_another_seed_with_a_commitment_of_its_own_leads_elsewhere(
    command: Run, record: Any, tmp_path: Path
) -> None:
    other = Shuffle("another seed", record["salt"])
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**record, "seed": other.seed, "commitment": other.commitment}))
    assert command("verify", str(file)).code == 2


def test_what_is_no_record_is_told(command: Run, tmp_path: Path) -> None:
    (tmp_path / "x").write_text("hello")
    assert "holds no record" in command("verify", str(tmp_path / "x")).err
    assert "cannot read" in command("verify", str(tmp_path / "nowhere")).err
    assert "http or https" in command("verify", "ftp://x/y").err
    assert record_url("https://m.example/t/k3") == "https://m.example/api/tables/k3/record"
