"""The example game, installed as a guest: its own tests, and played wherever the house plays."""

import json
import shutil
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.browser.house import House
from tests.examples.guests import SAFFRON, python
from tests.server.serving import HEADERS, whole

ENGINES = {"interpreted": "1", "as-built": ""}


@pytest.mark.parametrize("pure", ENGINES.values(), ids=list(ENGINES))
def test_its_own_tests_pass(site: Path, tmp_path: Path, pure: str) -> None:
    """`as-built` is the compiled engine where it is built and fresh."""
    shutil.copytree(SAFFRON / "tests", tmp_path / "tests")
    words = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests")
    done = python(site, *words, cwd=tmp_path, MAJLIS_PURE=pure)
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout
    assert "failed" not in done.stdout


def test_the_house_lists_it(site: Path) -> None:
    done = python(site, "-m", "majlis", "games", "--json", MAJLIS_PURE="1")
    assert done.returncode == 0, done.stderr
    games = {game["name"]: game for game in json.loads(done.stdout)}
    assert list(games) == ["alrashid", "almadi", "belaad", "alhambra", "saffron"]
    assert games["saffron"]["players"] == [2, 3, 4, 5]


def test_a_whole_game_in_the_terminal(site: Path, tmp_path: Path) -> None:
    """The first line again and again, and what is whole is done."""
    kept = tmp_path / "game.json"
    words = ("play", "saffron", "-p", "3", "-b", "2", "--bot", "random", "--seed", "inn")
    answers = "1\nok\n" * 200
    done = python(site, "-m", "majlis", *words, "--save", str(kept), stdin=answers, MAJLIS_PURE="1")
    assert done.returncode == 0, done.stderr
    assert "Your hand: " in done.stdout
    assert "Cards in the pile: " in done.stdout
    record = json.loads(kept.read_text())
    assert sorted(one["place"] for one in record["result"])[0] == 1
    assert "one dirham" in done.stdout or "dirhams" in done.stdout


def test_a_tournament_in_the_arena(site: Path) -> None:
    """A greedy bot plays to the end to see, where a game brings nothing to judge by."""
    words = ("arena", "saffron", "--bots", "greedy,random", "-n", "4", "-p", "2", "--json")
    done = python(site, "-m", "majlis", *words, MAJLIS_PURE="1")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 4


RESEARCH = """
import numpy as np
from majlis.research.zoo import env
made = env("saffron", 3)
made.reset(seed=7)
rng, steps = np.random.default_rng(1), 0
for agent in made.agent_iter():
    seen, reward, over, cut, info = made.last()
    action = None
    if not (over or cut):
        action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
    made.step(action)
    steps += 1
assert steps > 20, steps
print("over", steps)
"""


def test_a_game_in_a_research_environment(site: Path) -> None:
    done = python(site, "-c", RESEARCH, MAJLIS_PURE="1")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("over")


class Merchants:
    """Somebody who plays both seats of a table over HTTP."""

    def __init__(self, http: httpx.Client) -> None:
        self.http = http
        http.get("/api/me").raise_for_status()
        wish = {"game": "saffron", "players": 2, "seats": ["me", "me"], "public": False}
        self.table = http.post("/api/tables", json=wish).json()["id"]
        self.sent = 0

    def position(self, seat: int) -> Any:
        answer = self.http.get(f"/api/tables/{self.table}", params={"seat": seat})
        return answer.json()["position"]

    def send(self, kind: str, **more: Any) -> Any:
        self.sent += 1
        data = {"type": kind, "id": str(self.sent), **more}
        reply = self.http.post(f"/api/tables/{self.table}/commands", json=data).json()
        assert reply["ok"], reply
        return reply

    def act(self, seat: int) -> None:
        """A whole act by gestures."""
        position = self.position(seat)
        here = {"seat": seat, "act": position["act"]}
        draft = whole(position["draft"], self.sent, lambda g: self.send("draft", **here, **g))
        self.send("act", **here, parts=draft["parts"])


def test_a_whole_game_over_http(guest_house: House) -> None:
    with httpx.Client(base_url=guest_house.url, headers=HEADERS, timeout=60) as http:
        assert http.get("/api/words/saffron", params={"lang": "fr"}).text.startswith("# Saffron")
        both = Merchants(http)
        acts = 0
        while not (position := both.position(0))["standings"]:
            # A hand is in the view of its seat alone.
            assert "hand" not in position["view"]["players"][1]
            both.act(position["decision"]["seat"])
            acts += 1
        assert acts > 10
        assert position["standings"][0]["place"] == 1
