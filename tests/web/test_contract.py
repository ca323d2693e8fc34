"""What the server sends is what it declares, and the page is compiled against the same."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from hatch_build import contract_types
from majlis.games.catalogue import GAMES
from majlis.kernel.frame import Ask, Draw
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config, Rules
from majlis.play import Match
from majlis.server import contract, drafting, showing
from tests.conformance.tables import every_game, every_table
from tests.server.serving import Eyes, Person, serving, settings_in

ROOT = Path(__file__).resolve().parents[2]
GENERATED = ROOT / "web" / "src" / "lib" / "contract.ts"
SCHEMA = contract.schema()
# How often a position of a random game is looked at, and how many choices it has at most.
EVERY = 5
MOST = 900


@cache
def checker(name: str) -> jsonschema_rs.Validator:
    """What holds data against a definition of the contract."""
    return jsonschema_rs.validator_for({**SCHEMA, **contract.ref(name)})


def errors(name: str, data: Any) -> list[str]:
    """What is wrong with data, by its place."""
    found = checker(name).iter_errors(json.loads(msgspec.json.encode(data)))
    return [f"{'.'.join(map(str, error.instance_path))}: {error.message[:200]}" for error in found]


def view_of(rules: Rules) -> str:
    return f"{contract.prefix(rules.meta.name)}View"


def positions(rules: Rules, config: Config) -> Iterator[Match]:
    """Some positions of a random game, its beginning and its end among them."""
    match = Match(rules, config, "contract")
    rng = Rng.from_seed("contract")
    for step in range(MOST):
        if step % EVERY == 0 or match.is_over:
            yield match
        if match.is_over:
            return
        match.act(match.to_act, match.choices[rng.below(len(match.choices))])
    yield match


@every_table
def test_real_views_are_as_declared(rules: Rules, config: Config) -> None:
    for match in positions(rules, config):
        for seat in (-1, *range(config.players)):
            assert not errors(view_of(rules), rules.view(match.state, seat))


@every_game
def test_a_field_too_many_or_too_few_is_refused(rules: Rules) -> None:
    view = rules.view(Match(rules, Config(3), "contract").state, 0)
    places = {
        "View": view,
        "Options": view["options"],
        "PlayerSeen": view["players"][0],
        "Pending": view["pending"],
    }
    for name, place in places.items():
        field = SCHEMA["$defs"][contract.prefix(rules.meta.name) + name]["required"][0]
        value = place.pop(field)
        assert errors(view_of(rules), view)
        place.update({field: value, "unheard": 0})
        assert errors(view_of(rules), view)
        del place["unheard"]
    assert not errors(view_of(rules), view)


@every_game
def test_a_position_is_closed_to_other_games(rules: Rules) -> None:
    match = Match(rules, Config(3), "contract")
    shown = drafting.position(rules, match.state, 0, 0)
    assert not errors("Position", shown)
    for other in GAMES.values():
        assert bool(errors(view_of(other), shown.view)) == (other is not rules)


@pytest.mark.parametrize("game", ["alhambra", "alrashid", "belaad"])
def test_every_field_of_a_decision_is_declared(game: str) -> None:
    """A random game may not come to each of them."""
    shown: tuple[type, ...] = (Ask, Draw) if game == "alhambra" else (Ask,)
    asked = [frame for frame in GAMES[game].meta.frames if issubclass(frame, shown)]
    fields = {field.name for frame in asked for field in frame.FIELDS}
    declared = SCHEMA["$defs"][f"{contract.prefix(game)}FrameSeen"]["properties"]
    assert fields <= {*declared}
    # The rest are fields of purchases, which are steps and no decisions.
    steps = {field.name for frame in GAMES[game].meta.frames for field in frame.FIELDS}
    assert {*declared} <= steps


@every_game
def test_a_replay_with_all_hands_is_as_declared(rules: Rules) -> None:
    *_, match = positions(rules, Config(3))
    for act in range(0, match.acts_done, EVERY):
        assert not errors("Position", showing.replayed(match, act, showing.ALL_HANDS))


def test_what_stands_in_words_is_told_of_fields_that_there_are() -> None:
    for name, field in contract.CLOSER:
        assert field in SCHEMA["$defs"][name]["properties"]


def carry_out(eyes: Eyes, seat: int) -> None:
    """Makes the first act that offers itself, gesture by gesture."""
    act, draft = eyes.position["act"], eyes.position["draft"]
    while not draft["complete"]:
        basket = draft["basket"]
        if basket is None:
            gesture = {"do": "choose", "choice": draft["choices"][0]["choice"]}
        elif basket["is_whole"]:
            gesture = {"do": "close"}
        else:
            items = basket["items"]
            laid = [item["number"] for item in items for _ in range(item["laid"])]
            more = next(item["number"] for item in items if item["more"])
            gesture = {"do": "lay", "numbers": [*laid, more]}
        held = {name: draft[name] for name in ("parts", "open", "pointed")}
        draft = eyes.ask("draft", id="draft", seat=seat, act=act, **held, **gesture)["draft"]
    assert eyes.ask("act", id=f"act-{act}", seat=seat, act=act, parts=draft["parts"])["ok"]


def test_what_a_server_says_is_as_declared(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path)) as server:
        person = Person(server, "Zaynab")
        made = person.table("alhambra", "me bot:novice", options={"coins": True})
        assert not errors("TableInfo", made)
        eyes = person.look(made["id"])
        eyes.until("snapshot")
        for _ in range(6):
            while 0 not in eyes.table["asked"]:
                eyes.next()
            carry_out(eyes, 0)
        here = {"seat": 0, "act": eyes.position["act"]}
        eyes.ask("why", id="why", thing="money:3", **here)
        eyes.ask("undo", id="undo", **here)
        eyes.ask("act", id="wrong", seat=0, act=9999, parts=[[0]])
        eyes.ask("say", id="say", text="Salaam")
        said = [json.loads(text) for text in eyes.raw]
        assert {message["type"] for message in said} >= {"snapshot", "act", "chat", "reply"}
        assert not [error for message in said for error in errors("ServerMessage", message)]
        told = f"/api/tables/{made['id']}"
        assert not errors("Snapshot", person.get(told))
        assert not errors("Updates", person.get(f"{told}/updates", since=eyes.number - 1))
        assert not errors("Lobby", person.get("/api/tables"))
        assert not errors("Me", person.get("/api/me"))
        assert not errors("Book", person.get("/api/rules/belaad"))
        assert not [e for info in person.get("/api/games") for e in errors("GameInfo", info)]
        assert not errors("Failure", person.get("/api/rules/chess", expect=404))


def test_the_types_of_the_page_are_up_to_date() -> None:
    assert contract_types() == GENERATED.read_text(encoding="utf-8"), "run make contract"
