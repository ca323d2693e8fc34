"""`majlis verify`: a fair game passes, a game that was tampered with does not."""

import http.server
import json
import subprocess
import sys
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
from majlis.server.fair import Shuffle, commit, fair_record, new_shuffle, pledge_of, seed_of
from tests.cli.conftest import Run
from tests.cli.conftest import majlis as majlis_command

command = majlis_command


MINE, ANOTHER = "0f" * 16, "f0" * 16


def played(seed: str) -> Match:
    match = Match(game("almadi"), Config(2), seed)
    rng = Rng.from_seed("any game")
    while not match.is_over:
        match.act(match.to_act, match.choices[rng.below(len(match.choices))])
    return match


@pytest.fixture(scope="module")
def record() -> Any:
    shuffle = new_shuffle()
    return json.loads(json.dumps(fair_record(played(shuffle.seed), shuffle)))


@pytest.fixture(scope="module")
def shared() -> Any:
    """The record of a game that one of two people had a share in; the other one was late."""
    shuffle = new_shuffle()
    given = {1: MINE}
    pledges = {0: pledge_of(ANOTHER), 1: pledge_of(MINE)}
    match = played(seed_of(shuffle.seed, given))
    return json.loads(json.dumps(fair_record(match, shuffle, pledges, given)))


@pytest.fixture
def site(record: Any) -> Iterator[str]:
    """A server that knows one table."""

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            found = self.path == "/api/tables/abc/record"
            self.send_response(200 if found else 404)
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


def test_people_find_their_own_share_in_a_record(command: Run, shared: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(shared))
    done = command("verify", str(file), "--contribution", MINE)
    assert done.code == 0, done.err
    assert f"seat 2     {MINE}" in done.out
    assert "seat 1     pledged, and left out" in done.out
    assert "your share is that of seat 2" in done.out
    for given, expected in (
        (ANOTHER, "the game was dealt without it"),
        ("ee" * 16, "nor was it pledged"),
        ("what", "32 hexadecimal digits"),
    ):
        done = command("verify", str(file), "--contribution", given)
        assert done.code == 2
        assert expected in " ".join(done.err.split())


SERVER_PAGE = Path(__file__).resolve().parents[2] / "docs" / "server.md"


def test_the_script_of_the_documentation_finds_the_seed_of_a_record(
    record: Any, shared: Any, tmp_path: Path
) -> None:
    blocks = SERVER_PAGE.read_text(encoding="utf-8").split("```python\n")[1:]
    script = next(b.partition("```")[0] for b in blocks if "hashlib" in b)
    file = tmp_path / "game.json"

    def run(data: Any) -> "subprocess.CompletedProcess[str]":
        file.write_text(json.dumps(data))
        # Nothing but the standard library: no site packages, no Majlis.
        command = [sys.executable, "-I", "-S", "-c", script, str(file)]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    for data in (record, shared):
        done = run(data)
        assert done.returncode == 0, done.stderr
        assert done.stdout.splitlines()[-1] == f"seed {data['seed']}"
    for change, expected in (
        ({"house": "0" * 32}, "bound to another seed"),
        ({"contributions": [None, ANOTHER]}, "seat 2 had pledged something else"),
        ({"contributions": [None, None]}, "dealt from another seed"),
        ({"seed": "0" * 64}, "dealt from another seed"),
    ):
        done = run({**shared, **change})
        assert done.returncode == 1
        assert expected in done.stderr


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
