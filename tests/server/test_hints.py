"""Hints at a table: where several people play, only if all of them agree, and never in secret."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import Person, Server, serving, settings_in


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("hints")
    with serving(settings_in(folder, hint_iterations=4)) as running:
        yield running


@pytest.fixture
def pair(server: Server) -> tuple[Person, Person, Any]:
    """Two people at a table that has begun."""
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    table = ada.table("almadi", "me open")
    bob.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    return ada, bob, table


def ask(person: Person, table: str, seat: int, **more: Any) -> Any:
    act = person.get(f"/api/tables/{table}", seat=seat)["position"]["act"]
    return person.command(table, "hint", seat=seat, act=act, **more)


def asked_first(pair: tuple[Person, Person, Any]) -> tuple[Person, Person, str, int]:
    """Whoever must act, the other, the table, and the seat that acts."""
    ada, bob, table = pair
    (seat, *_) = ada.get(f"/api/tables/{table['id']}")["table"]["asked"]
    return (*((ada, bob) if seat == 0 else (bob, ada)), table["id"], seat)


def test_alone_hints_are_there_unless_they_were_switched_off(server: Server) -> None:
    ada = Person(server, "Ada")
    table = ada.table("almadi", "me hot:Eve")
    assert table["hints"] is True
    (seat, *_) = table["asked"]
    assert ask(ada, table["id"], seat)["hints"]
    without = ada.table("almadi", "me hot:Eve", hints=False)
    assert without["hints"] is False
    (seat, *_) = without["asked"]
    refused = ask(ada, without["id"], seat, expect_ok=False)["problem"]
    assert (refused["code"], refused["text"]["key"]) == ("forbidden", "problem-hints-off")


def test_among_people_all_must_agree(pair: tuple[Person, Person, Any]) -> None:
    one, other, table, seat = asked_first(pair)
    ada, bob, _ = pair
    info = one.get(f"/api/tables/{table}")["table"]
    assert (info["hints"], info["hints_agreed"]) == (False, [0])  # she proposed it
    refused = ask(one, table, seat, expect_ok=False)["problem"]
    assert refused["text"]["key"] == "problem-hints-off"
    bob.command(table, "hints", agree=True)
    assert ada.get(f"/api/tables/{table}")["table"]["hints_agreed"] == [0, 1]
    assert ask(one, table, seat)["hints"]
    ada.command(table, "hints", agree=False)
    refused = ask(one, table, seat, expect_ok=False)["problem"]
    assert refused["text"]["key"] == "problem-hints-off"
    assert other.get(f"/api/tables/{table}")["table"]["hints"] is False


def test_one_who_was_removed_is_not_waited_for(pair: tuple[Person, Person, Any]) -> None:
    ada, _, table = pair
    path = f"/api/tables/{table['id']}"
    assert ada.get(path)["table"]["hints"] is False
    removed = ada.post(f"{path}/remove", {"seat": 1})
    assert removed["hints"] is True
    admitted = ada.post(f"{path}/admit", {"who": removed["removed"][0]["who"]})
    assert admitted["hints"] is False


def test_whoever_only_looks_on_agrees_to_nothing(server: Server) -> None:
    ada, eve = Person(server, "Ada"), Person(server, "Eve")
    table = ada.table("almadi", "me open", public=True)
    refused = eve.command(table["id"], "hints", expect_ok=False, agree=True)["problem"]
    assert refused["text"]["key"] == "problem-not-seated"
    assert ada.get(f"/api/tables/{table['id']}")["table"]["hints_agreed"] == [0]


def test_people_agree_before_the_start_too(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    table = ada.table("almadi", "me open open", hints=False)
    path = f"/api/tables/{table['id']}"
    bob.post(f"{path}/join", {"invite": table["invite"]})
    for person in (ada, bob):
        person.command(table["id"], "hints", agree=True)
    assert ada.post(f"{path}/start")["hints"] is True


def test_everybody_can_see_who_asked_for_a_hint(pair: tuple[Person, Person, Any]) -> None:
    one, other, table, seat = asked_first(pair)
    pair[1].command(table, "hints", agree=True)
    with other.look(table) as eyes:
        eyes.next()
        ask(one, table, seat)
        ask(one, table, seat)
        while eyes.table["hinted"] != [seat]:
            eyes.next()
    one.command(table, "act", **one.whole_act(table, seat))
    shown = other.get(f"/api/tables/{table}")
    assert shown["table"]["hinted"] == []
    assert [entry["hinted"] for entry in shown["log"] if entry["act"] == 1] == [[seat]]
    # It stays when the act is taken back, and stands with the act that is made instead.
    undone = one.command(table, "undo", seat=seat, act=1)
    if undone["act"] == 1:
        (waits, *_) = [s for s in (0, 1) if s != seat]
        other.command(table, "consent", seat=waits, agree=True)
    assert other.get(f"/api/tables/{table}")["table"]["hinted"] == [seat]
