"""Nobody rewinds a game alone, nor learns from what was taken back."""

from collections.abc import Iterator
from pathlib import Path
from time import sleep

import pytest

from majlis.bots import play_act
from majlis.games.catalogue import game
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.play import Match
from majlis.play.clocks import Speed
from majlis.server.bot_jobs import Memory, SavedMatch
from majlis.server.fair import Shuffle, fair_record, pledge_of, verify_record
from majlis.server.live import LiveTable
from majlis.server.table import PERSON, Chair, Event, Plan, Table
from majlis.server.tables import chair_data, grace
from tests.server.serving import Person, Server, serving, settings_in


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(settings_in(tmp_path)) as running:
        yield running


def two_acts_each(server: Server) -> tuple[Person, Person, str]:
    """A table of two people who have both acted more than once; the last act of all is the only one
    that Bob has made since Ada's last one.
    """
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    table = ada.table("alhambra", "me open", public=True)["id"]
    bob.post(f"/api/tables/{table}/join", {})
    people: tuple[Person, Person] = (ada, bob)
    acted: list[int] = []
    for number in range(60):
        seat = ada.get(f"/api/tables/{table}")["table"]["asked"][0]
        if min(acted.count(0), acted.count(1)) > 1 and seat == 0 and acted[-2:] == [0, 1]:
            return ada, bob, table
        people[seat].command(table, "act", **people[seat].whole_act(table, seat, number))
        acted.append(seat)
    raise AssertionError("the turn never passed")


def test_a_host_cannot_send_somebody_away_and_rewind(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("majlis.server.hub.SILENCE", 0.5)
    ada, _bob, table = two_acts_each(server)
    place = f"/api/tables/{table}"
    while ada.get(place)["table"]["seats"][1]["online"]:
        sleep(0.1)
    assert ada.post(f"{place}/free", {"seat": 1})["seats"][1]["away"]
    before = ada.get(place)["position"]
    asked = ada.command(table, "undo", seat=0, act=before["act"])
    assert asked["ok"]  # a wish, which somebody who is away cannot grant
    shown = ada.get(place)
    assert shown["table"]["undo_asked"] == 0
    assert shown["position"] == before


def test_who_just_lost_the_connection_keeps_the_seat_for_a_while(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path, absence=60)) as server:
        ada, bob = Person(server), Person(server)
        table = ada.table("alhambra", "me open", public=True)["id"]
        place = f"/api/tables/{table}"
        bob.post(f"{place}/join", {})
        with ada.look(table) as hers:
            hers.until("snapshot")
            with bob.look(table) as his:
                his.until("snapshot")
            while hers.table["seats"][1]["online"]:
                hers.next()
            refused = ada.post(f"{place}/free", {"seat": 1}, expect=409)["problem"]
            assert refused["text"]["key"] == "problem-just-left"
            assert 0 < refused["text"]["args"]["seconds"] <= 60
            assert not ada.get(place)["table"]["seats"][1]["away"]


def test_the_grace_is_a_part_of_a_short_clock() -> None:
    assert grace(Speed.read("none"), 90.0) == 90.0
    assert grace(Speed.read("live:600:10"), 90.0) == 90.0
    assert grace(Speed.read("live:60:0"), 90.0) == 15.0


def test_more_than_the_last_act_of_somebody_else_is_never_taken_back(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    table = ada.table("almadi", "me open", public=True)["id"]
    bob.post(f"/api/tables/{table}/join", {})
    people = (ada, bob)
    for number in range(200):
        shown = ada.get(f"/api/tables/{table}")
        since = [entry["seat"] for entry in shown["log"]]
        for seat in (0, 1):
            if seat in since and since[::-1].index(seat) > 1:
                asked = people[seat].command(
                    table, "undo", expect_ok=False, seat=seat, act=shown["position"]["act"]
                )
                assert asked["problem"]["text"]["key"] == "undo-far"
                return
        seat = shown["table"]["asked"][0]
        people[seat].command(table, "act", **people[seat].whole_act(table, seat, number))
    raise AssertionError("nobody acted twice in a row")


def test_what_a_bot_has_shown_is_not_taken_back(server: Server) -> None:
    """AR-17.2: tokens that a battle has turned up stay known, however chance goes on."""
    ada = Person(server)
    for _ in range(6):
        table = ada.table("alrashid", "me bot:novice bot:novice")["id"]
        for number in range(80):
            while not (shown := ada.get(f"/api/tables/{table}"))["table"]["asked"]:
                if shown["table"]["status"] != "running":
                    break
            if shown["table"]["status"] != "running":
                break
            if 0 not in shown["table"]["asked"]:
                continue
            mine = [entry["act"] for entry in shown["log"] if entry["seat"] == 0]
            since = [one for one in shown["log"] if mine and one["act"] >= mine[-1]]
            told = [happening["kind"] for one in since for happening in one["happenings"]]
            if "revealed" in told:
                act = shown["position"]["act"]
                asked = ada.command(table, "undo", expect_ok=False, seat=0, act=act)
                assert asked["problem"]["text"]["key"] == "undo-revealed"
                return
            ada.command(table, "act", **ada.whole_act(table, 0, number))
    raise AssertionError("no token was ever turned up")


def test_an_act_made_for_somebody_out_of_time_stands() -> None:
    table, number, rng = Table(a_plan()), 0, Rng.from_seed("late")
    for seat in range(2):
        chair = chair_data(Chair(PERSON, str(seat), "P"))
        table = table.after(Event(number := number + 1, "sit", 0, seat, data=chair))
    table = table.after(Event(number := number + 1, "start", 0))
    for _ in range(40):
        match, seat = table.playing, table.asked[0]
        choices = play_act(match.state.copy(), lambda st: st.legal[rng.below(len(st.legal))])
        acted, late = (
            table.after(Event(number + 1, kind, 0, seat, data={"choices": choices}))
            for kind in ("act", "timeout")
        )
        assert not late.may_undo(seat)
        if acted.may_undo(seat):
            return
        table, number = acted, number + 1
    raise AssertionError("nothing could ever be taken back")


def a_plan() -> Plan:
    return Plan(
        id="t",
        game="almadi",
        players=2,
        options={},
        seed="5" * 32,
        salt="5" * 32,
        host="0",
        public=False,
        speed="live:60:0",
        invite="i",
        created=0,
    )


# --- what was drawn does not come again ----------------------------------------------------------


def drawn_again() -> tuple[Match, list[Match]]:
    """A game after the first act of a turn that drew something, and the same taken back and done
    again, a few times.
    """
    match = Match(game("alhambra"), Config(3), "rewound")
    while not match.acts or match.may_undo(match.acts[-1].seat):
        match.act(match.to_act, match.choices[0])
    others: list[Match] = []
    for number in range(1, 5):
        other = match.copy()
        last = other.acts[-1]
        taken = [step.choice for step in other.log[last.start :]]
        other.take_back_to(last.start, number)
        for choice in taken:
            assert other.act(last.seat, choice) is None
        others.append(other)
    return match, others


def test_an_undo_over_a_draw_draws_anew() -> None:
    match, others = drawn_again()
    drawn = {match.rules.fingerprint(other.state) for other in [match, *others]}
    assert len(drawn) > 1
    for other in others:  # and every time the same way, wherever it is played again
        assert match.rules.fingerprint(other.state_at(len(other.log))) == match.rules.fingerprint(
            other.state
        )


def test_a_record_and_a_worker_follow_a_game_that_drew_anew() -> None:
    _, others = drawn_again()
    match = others[0]
    while not match.is_over:
        match.act(match.to_act, match.choices[0])
    shuffle = Shuffle(match.seed, "salt")
    record = fair_record(match, shuffle)
    end = match.rules.fingerprint(match.state)
    assert match.rules.fingerprint(verify_record(record).state) == end
    choices = [step.choice for step in match.log]
    saved = SavedMatch(
        "t", "alhambra", match.config.to_json(), match.seed, choices, match.redrawn.copy()
    )
    memory = Memory()
    for _ in range(2):
        assert match.rules.fingerprint(memory.match(saved).state) == end


def test_at_a_table_a_draw_that_was_taken_back_comes_otherwise(server: Server) -> None:
    ada = Person(server)
    seen = set()
    table = ada.table("alhambra", "me bot:novice bot:novice")["id"]
    for _ in range(8):
        while 0 not in (shown := ada.get(f"/api/tables/{table}"))["table"]["asked"]:
            pass
        before = shown["position"]["act"]
        # Who pays exactly acts once more; the market is filled when the turn is over.
        while all(entry["seat"] == 0 for entry in shown["log"] if entry["act"] > before):
            ada.command(table, "act", **ada.whole_act(table, 0, 0))
            while 0 not in (shown := ada.get(f"/api/tables/{table}"))["table"]["asked"]:
                pass
        seen.add(str(shown["position"]["view"]["market"]))
        while shown["position"]["act"] > before:
            ada.command(table, "undo", seat=0, act=shown["position"]["act"])
            shown = ada.get(f"/api/tables/{table}")
    assert len(seen) > 1


def test_a_new_chance_is_numbered_by_how_often_it_was_and_by_nothing_else(server: Server) -> None:
    ada = Person(server, "Ada")
    table = ada.table("alhambra", "me hot:Zoe")["id"]
    live = server.house.hub.tables[table]
    numbers: list[int] = []
    for number in range(40):
        ada.command(table, "say", text=f"as many events as I like: {number}")
        seat = live.table.asked[0]
        ada.command(table, "act", **ada.whole_act(table, seat, number))
        if live.table.may_undo(seat):
            continue  # nothing was drawn
        ada.command(table, "undo", seat=seat, act=live.table.acts)
        numbers.append(live.table.playing.redrawn[-1][1])
        if len(numbers) == 3:
            break
    assert numbers == [1, 2, 3]


def test_what_goes_on_from_a_game_that_drew_anew_waits_for_people_and_goes_on_alike(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody adds to its shuffle, either: it is that of the game it goes on from."""
    monkeypatch.setattr("majlis.server.tables.FINISHED", "running")  # a game that is over is long
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    place, live = drew_anew(server, ada)
    acts = live.table.acts
    fork = ada.post(f"{place}/fork", {"act": acts - 1, "seats": ["me", "open"]})
    there = f"/api/tables/{fork['id']}"
    begun = bob.post(f"{there}/join", {"invite": fork["invite"], "pledge": pledge_of("a1" * 16)})
    assert (begun["status"], begun["acts"]) == ("running", acts - 1)
    assert begun["pledges"] == [None, None]
    match, forked = live.table.playing, server.house.hub.tables[fork["id"]].table.playing
    here = match.state_at(match.step_after(acts - 1))
    assert match.rules.fingerprint(forked.state) == match.rules.fingerprint(here)


def drew_anew(server: Server, ada: Person) -> tuple[str, LiveTable]:
    """A table at which a draw was taken back, and two acts were made since."""
    table = ada.table("alhambra", "me hot:Zoe")["id"]
    live = server.house.hub.tables[table]
    since = 0
    while since < 2:
        seat = live.table.asked[0]
        ada.command(table, "act", **ada.whole_act(table, seat, live.table.acts))
        since += bool(live.table.playing.redrawn)
        if not live.table.playing.redrawn and not live.table.may_undo(seat):
            ada.command(table, "undo", seat=seat, act=live.table.acts)
    return f"/api/tables/{table}", live
