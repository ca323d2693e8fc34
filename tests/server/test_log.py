"""The log of a table: one entry an act, whoever makes it and however many choices it takes."""

from collections.abc import Iterator
from typing import Any

import pytest

from majlis.games.catalogue import GAMES, game
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config, Rules
from majlis.kernel.state import State
from majlis.server import showing, wire
from majlis.server.table import RUNNING, Event, Table
from tests.server.serving import Person, Server, serving, settings_in
from tests.server.test_leaks import event_of, new_table, next_act, snapped

ACTS = 60


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(settings_in(tmp_path_factory.mktemp("log"))) as running:
        yield running


@pytest.mark.parametrize("name", GAMES)
def test_an_act_of_a_bot_is_one_entry(server: Server, name: str) -> None:
    """Each entry is told once, with the next number, by an update of its own."""
    ada = Person(server)
    table = ada.table(name, "bot:novice bot:apprentice", public=True)["id"]
    with ada.look(table, seat=-1) as eyes:
        told = list(eyes.until("snapshot")["log"])
        while len(told) <= ACTS and eyes.table["status"] == "running":
            update = eyes.next()
            if update["type"] == "act":
                assert len(update["entries"]) == 1
                assert update["position"]["act"] == update["entries"][0]["act"]
                told += update["entries"]
    assert [entry["act"] for entry in told] == list(range(len(told)))
    assert {entry["seat"] for entry in told} == {-1, 0, 1}
    log = ada.get(f"/api/tables/{table}/log", seat=-1)
    kept = max(0, len(log) - showing.RECENT)  # only of the last acts it says what they scored
    assert log[kept : len(told)] == told[kept:]
    assert [{**one, "scored": []} for one in log[: len(told)]] == [
        {**one, "scored": []} for one in told
    ]
    choices = len(server.house.hub.tables[table].table.playing.log)
    assert choices > len(told) or name == "almadi"  # some acts take several choices
    assert sum(bool(entry["happenings"]) for entry in told) > len(told) // 2


def played(rules: Rules, seed: str) -> Iterator[tuple[Table, Event, Table]]:
    """A random game act by act: the table before, what happens, and the table after."""
    rng = Rng.from_seed(seed)
    table = new_table(rules, Config(3))
    while table.status == RUNNING:
        event = event_of(table, *next_act(table, rng))
        after = table.after(event)
        yield table, event, after
        table = after


@pytest.mark.parametrize("name", GAMES)
def test_an_entry_without_a_line_is_of_an_act_that_did_nothing(name: str) -> None:
    """Who passes, or waits for the consent of another, has done nothing yet that could be told."""
    rules = game(name)
    silent = acts = 0
    for before, event, after in played(rules, "silent"):
        acts += 1
        entries = showing.log(after, wire.SPECTATOR)
        assert [entry.act for entry in entries] == list(range(acts + 1))
        assert entries[-1].seat == event.seat
        if not entries[-1].happenings:
            silent += 1
            now, then = before.playing.state, after.playing.state
            assert owned(rules, now) == owned(rules, then), f"act {acts} is not told"
    assert acts > 50
    assert silent < acts // 4
    assert silent == 0 or name in ("alrashid", "belaad")


def owned(rules: Rules, st: State) -> Any:
    """All that can be counted of the seats: what they have, and their points."""
    points = [[(p.clause, p.points) for p in own] for own in rules.points(st, wire.SPECTATOR)]
    return rules.holdings(st, wire.SPECTATOR), points


@pytest.mark.parametrize("name", GAMES)
def test_undo_takes_a_whole_act_out_of_the_log(name: str) -> None:
    longest = 0
    for before, event, after in played(game(name), "undo"):
        match = after.playing
        if after.status != RUNNING or not after.may_undo(event.seat):
            continue
        act = match.last_act_of(event.seat)
        assert (act.seat, act.end - act.start) == (event.seat, len(event.data["choices"]))
        longest = max(longest, act.end - act.start)
        back = after.after(Event(before.number, "undo", 0, event.seat, data={"to": act.start}))
        for seat in range(-1, 3):
            if not before.may_undo(seat):  # the act before may be taken back now or not
                assert snapped(back, seat) == snapped(before, seat)
    assert longest > 1
