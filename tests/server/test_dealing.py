"""Contributions to the shuffle: pledged, opened, refused, left out; and a game that follows."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from majlis.play import RecordError
from majlis.server import tables
from majlis.server.admin import opened
from majlis.server.fair import Shuffle, pledge_of, seed_of, verify_record
from majlis.server.overseeing import end_table
from tests.server.serving import Person, Server, play_to_the_end, serving, settings_in

A, B = "a1" * 16, "b2" * 16
HOUSE = Shuffle("0123456789abcdef" * 2, "fedcba9876543210" * 2)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(settings_in(tmp_path_factory.mktemp("dealing"), share_seconds=600)) as running:
        yield running


@pytest.fixture
def one_house(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table gets the same seed of the house."""
    monkeypatch.setattr(tables, "new_shuffle", lambda: HOUSE)


def full(server: Server, *pledged: str | None) -> tuple[list[Person], str]:
    """People who have taken all seats of a table, with their pledges."""
    people = [Person(server) for _ in pledged]
    pledges = [None if one is None else pledge_of(one) for one in pledged]
    seats = "me" + " open" * (len(people) - 1)
    table = people[0].table("alhambra", seats, public=True, pledge=pledges[0])
    for person, pledge in zip(people[1:], pledges[1:], strict=True):
        person.post(f"/api/tables/{table['id']}/join", {"pledge": pledge})
    return people, f"/api/tables/{table['id']}"


def give(person: Person, place: str, contribution: Any, expect: int = 200) -> Any:
    return person.post(f"{place}/contribution", {"contribution": contribution}, expect)


def problem(answer: Any) -> tuple[str, str]:
    return answer["problem"]["code"], answer["problem"]["text"]["key"]


def the_match(server: Server, place: str) -> Any:
    return server.house.hub.tables[place.rpartition("/")[2]].table.playing


# --- the way it goes -----------------------------------------------------------------------------


def test_a_game_is_dealt_from_what_all_have_pledged(server: Server) -> None:
    (ada, bob), place = full(server, A, B)
    shown = ada.get(place)["table"]
    assert (shown["status"], shown["gathering"]) == ("open", True)
    assert shown["pledges"] == [pledge_of(A), pledge_of(B)]
    first = give(ada, place, A)
    # What has been opened shows only when nobody can hold back theirs any more.
    assert (first["status"], first["contributions"]) == ("open", [None, None])
    last = give(bob, place, B)
    assert (last["status"], last["gathering"]) == ("running", False)
    assert last["contributions"] == [A, B]
    assert (last["seed"], last["salt"]) == (None, None)
    house = server.house.hub.tables[last["id"]].table.plan.seed
    assert the_match(server, place).seed == seed_of(house, {0: A, 1: B})


def test_a_table_against_bots_begins_with_the_only_contribution(server: Server) -> None:
    ada = Person(server)
    made = ada.table("alhambra", "bot:novice me", pledge=pledge_of(A))
    assert made["pledges"] == [None, pledge_of(A)]
    begun = give(ada, f"/api/tables/{made['id']}", A)
    assert (begun["status"], begun["contributions"]) == ("running", [None, A])


def test_several_seats_at_one_screen_contribute_once(server: Server) -> None:
    ada = Person(server)
    made = ada.table("alhambra", "hot:Zoe me bot:novice", pledge=pledge_of(A))
    assert made["pledges"] == [pledge_of(A), None, None]
    assert give(ada, f"/api/tables/{made['id']}", A)["status"] == "running"


def test_who_pledges_nothing_plays_all_the_same(server: Server) -> None:
    assert Person(server).table("alhambra", "me bot:novice")["status"] == "running"
    (ada, bob), place = full(server, None, B)
    assert ada.get(place)["table"]["gathering"]
    begun = give(bob, place, B)
    assert (begun["status"], begun["contributions"]) == ("running", [None, B])


def test_other_contributions_deal_another_game(server: Server, one_house: None) -> None:
    hands = []
    for contribution in (A, A, B):
        ada = Person(server)
        made = ada.table("alhambra", "me bot:novice", pledge=pledge_of(contribution))
        assert made["commitment"] == HOUSE.commitment
        place = f"/api/tables/{made['id']}"
        give(ada, place, contribution)
        hands.append(the_match(server, place).seed)
    assert hands[0] == hands[1] != hands[2]


def test_a_rematch_takes_pledges_too(server: Server) -> None:
    ada = Person(server)
    made = ada.table("alhambra", "me bot:novice", pledge=pledge_of(A))
    place = f"/api/tables/{made['id']}"
    give(ada, place, A)
    with ada.look(made["id"]) as eyes:
        play_to_the_end(eyes, 0)
    again = ada.post(f"{place}/rematch", {"pledge": pledge_of(B)})
    assert again["pledges"] == [pledge_of(B), None]
    assert give(ada, f"/api/tables/{again['id']}", B)["contributions"] == [B, None]
    record = ada.get(f"{place}/record")
    assert verify_record(record).is_over
    check_tampered(record)
    # What goes on from it goes on with its seed, and is verified as ever.
    fork = ada.post(f"{place}/fork", {"act": 20, "seats": ["me", "bot:novice"]})
    there = f"/api/tables/{fork['id']}"
    assert the_match(server, there).seed == record["seed"]
    assert fork["contributions"] == [None, None]
    with ada.look(fork["id"]) as eyes:
        play_to_the_end(eyes, 0)
    assert verify_record(ada.get(f"{there}/record")).is_over


def check_tampered(record: Any) -> None:
    """Whatever is changed of a record is found out, in a sentence that says what it is."""
    for change, said in (
        ({"contributions": [B, None]}, "seat 1 is not the one it pledged"),
        ({"contributions": [B, None], "pledges": [pledge_of(B), None]}, "does not follow"),
        ({"contributions": [None, None]}, "does not follow"),
        ({"contributions": [A, B]}, "seat 2 was never pledged"),
        ({"contributions": [A]}, "contributions must be one text a seat"),
        ({"pledges": "none"}, "pledges must be one text a seat"),
        ({"commitment": HOUSE.commitment}, "bound to"),
        ({"house": HOUSE.seed}, "bound to"),
        ({"house": 7}, "seed of the house"),
    ):
        with pytest.raises(RecordError, match=said):
            verify_record({**record, **change})


# --- what is refused -----------------------------------------------------------------------------


@pytest.mark.parametrize("wrong", ["", "a1", A.upper(), A + "\n", A * 1000, "g" * 32])
def test_what_is_no_contribution_is_refused(server: Server, wrong: str) -> None:
    (ada, _), place = full(server, A, B)
    before = ada.get(place)["number"]
    assert problem(give(ada, place, wrong, 400)) == ("malformed", "problem-contribution")
    give(ada, place, 7, 400)
    give(ada, place, None, 400)
    assert ada.get(place)["number"] == before


@pytest.mark.parametrize("wrong", ["", A, pledge_of(A).upper(), pledge_of(A) * 100])
def test_what_is_no_pledge_is_refused(server: Server, wrong: str) -> None:
    ada, bob = Person(server), Person(server)
    data = {"game": "alhambra", "players": 2, "seats": ["me", "open"], "public": True}
    refused = bob.post("/api/tables", {**data, "pledge": wrong}, 400)
    assert problem(refused) == ("malformed", "problem-pledge")
    table = ada.post("/api/tables", data)
    place = f"/api/tables/{table['id']}"
    assert problem(bob.post(f"{place}/join", {"pledge": wrong}, 400))[1] == "problem-pledge"
    assert ada.get(place)["table"]["seats"][1]["kind"] == "open"


def test_nothing_is_opened_too_early_too_late_or_by_somebody_else(server: Server) -> None:
    ada, bob, eve = Person(server), Person(server), Person(server)
    table = ada.table("alhambra", "me open", public=True, pledge=pledge_of(A))
    place = f"/api/tables/{table['id']}"
    assert problem(give(ada, place, A, 409))[1] == "problem-contribution-early"
    bob.post(f"{place}/join", {})
    assert problem(give(bob, place, B, 409))[1] == "problem-no-pledge"
    assert problem(give(eve, place, A, 409))[1] == "problem-no-pledge"
    assert problem(give(ada, place, B, 409))[1] == "problem-contribution-other"
    assert ada.get(place)["table"]["status"] == "open"
    give(ada, place, A)
    number = ada.get(place)["number"]
    assert give(ada, place, A)["status"] == "running"  # sent twice, done once
    assert problem(give(ada, place, B, 409))[1] == "problem-contributed"
    assert ada.get(place)["number"] == number


def test_a_second_pledge_or_contribution_replaces_nothing(server: Server) -> None:
    (ada, bob), place = full(server, A, B)
    bob.post(f"{place}/join", {"pledge": pledge_of(A)})
    assert ada.get(place)["table"]["pledges"] == [pledge_of(A), pledge_of(B)]
    give(bob, place, B)
    assert problem(give(bob, place, A, 409))[1] == "problem-contributed"
    assert give(ada, place, A)["contributions"] == [A, B]


def test_nobody_goes_and_comes_back_with_another_pledge(server: Server) -> None:
    (ada, bob), place = full(server, A, B)
    give(ada, place, A)
    for refused in (
        bob.post(f"{place}/leave", {}, 409),
        ada.post(f"{place}/free", {"seat": 1}, 409),
        ada.post(f"{place}/seats", {"seat": 1, "fill": "open"}, 409),
        ada.post(f"{place}/start", {}, 409),
        ada.post(f"{place}/remove", {"seat": 1}, 409),
    ):
        assert problem(refused) == ("forbidden", "problem-dealing")
    begun = give(bob, place, B)
    assert begun["contributions"] == [A, B]
    assert [seat["kind"] for seat in begun["seats"]] == ["person", "person"]


def test_one_who_only_looks_on_is_removed_while_a_table_gathers(server: Server) -> None:
    (ada, _), place = full(server, A, B)
    eve = Person(server)
    eve.command(place.rpartition("/")[2], "say", text="boo")
    (line,) = ada.get(place)["chat"]
    ada.post(f"{place}/remove", {"who": line["who"]})
    assert problem(eve.get(place, 403)) == ("forbidden", "problem-removed")
    assert ada.get(place)["table"]["gathering"]


def test_a_seat_that_is_given_up_before_takes_its_pledge_along(server: Server) -> None:
    ada, bob, eve = Person(server), Person(server), Person(server)
    table = ada.table("alhambra", "me open open", public=True)
    place = f"/api/tables/{table['id']}"
    bob.post(f"{place}/join", {"seat": 1, "pledge": pledge_of(B)})
    assert bob.post(f"{place}/leave", {})["pledges"] == [None, None, None]
    eve.post(f"{place}/join", {"seat": 1})
    assert ada.get(place)["table"]["pledges"] == [None, None, None]


# --- those who do not come -----------------------------------------------------------------------


def test_a_game_begins_without_those_who_open_nothing_in_time(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path, share_seconds=0.3)) as server:
        (ada, bob), place = full(server, A, B)
        with ada.look(place.rpartition("/")[2]) as eyes:
            while eyes.table is None or eyes.table["status"] == "open":
                eyes.next()
        begun = ada.get(place)["table"]
        assert begun["pledges"] == [pledge_of(A), pledge_of(B)]
        late = problem(give(bob, place, B, 409))
        assert late == ("forbidden", "problem-contribution-late")
        assert ada.get(place)["table"]["contributions"] == begun["contributions"]


def test_a_table_that_its_server_left_behind_is_dealt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("majlis.server.drivers.LOOK", 0.1)
    monkeypatch.setattr("majlis.server.drivers.AHEAD", 0.0)  # so nobody waits for it in memory
    with serving(settings_in(tmp_path, share_seconds=0.3)) as server:
        (ada, _), place = full(server, A, B)
        with ada.look(place.rpartition("/")[2]) as eyes:
            while eyes.table is None or eyes.table["status"] == "open":
                eyes.next()


def test_a_table_that_is_ended_while_it_gathers_stays_ended(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, share_seconds=600)
    with serving(settings) as server:
        (ada, bob), place = full(server, A, B)
        name = place.rpartition("/")[2]
        asyncio.run(ended(settings.database_url, name))
        with ada.look(name) as eyes:
            while eyes.table is None or eyes.table["status"] == "open":
                eyes.next()
            assert (eyes.table["status"], eyes.table["gathering"]) == ("frozen", False)
        live = server.house.hub.tables[name]
        assert (live.due_in(), live.table.due()) == (None, None)
        assert problem(give(bob, place, B, 409))[1] == "problem-contribution-late"


async def ended(url: str, table: str) -> None:
    async with opened(url) as database:
        await end_table(database, table)


def test_a_table_that_is_being_dealt_is_not_listed_as_open(server: Server) -> None:
    def listed(person: Person) -> dict[str, bool]:
        """The parts of the lobby that the table is in, and whether it says that it is dealt."""
        parts = person.get("/api/tables").items()
        return {
            part: one["gathering"] for part, all_ in parts for one in all_ if one["id"] in place
        }

    (ada, bob), place = full(server, A, None)
    stranger = Person(server)
    assert listed(stranger) == {"live": True}
    assert listed(bob) == {"mine": True, "live": True}
    give(ada, place, A)
    assert listed(stranger) == {"live": False}
    waiting = ada.table("alhambra", "me open", public=True, pledge=pledge_of(A))
    place = f"/api/tables/{waiting['id']}"
    assert listed(stranger) == {"open": False}


def test_nobody_waits_for_one_who_is_gone(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bob = Person(server), Person(server)
    table = ada.table("alhambra", "me open", public=True, pledge=pledge_of(A))
    place = f"/api/tables/{table['id']}"
    live = server.house.hub.tables[table["id"]]
    monkeypatch.setattr(live, "absence", lambda _user: 10_000.0)
    bob.post(f"{place}/join", {"pledge": pledge_of(B)})
    assert give(bob, place, B)["contributions"] == [None, B]


def test_a_restart_forgets_nothing_that_was_pledged_or_opened(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, share_seconds=600)
    with serving(settings) as server:
        (ada, bob), place = full(server, A, B)
        give(ada, place, A)
        cookies = [dict(one.http.cookies) for one in (ada, bob)]
    with serving(settings) as server:
        ada, bob = Person(server), Person(server)
        for person, cookie in zip((ada, bob), cookies, strict=True):
            person.http.cookies.clear()
            person.http.cookies.update(cookie)
        assert ada.get(place)["table"]["gathering"]
        assert give(bob, place, B)["contributions"] == [A, B]
    with serving(settings) as server:
        ada = Person(server)
        assert ada.get(place)["table"]["contributions"] == [A, B]
