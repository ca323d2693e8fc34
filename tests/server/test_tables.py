"""Tables and seats: the lobby, joining, leaving, hot seats, rematches, what if, replays."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from majlis.server.fair import commit, verify_record
from majlis.server.routes import page
from tests.server.serving import Person, Server, choose, play_to_the_end, serving, settings_in


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(settings_in(tmp_path_factory.mktemp("tables"))) as running:
        yield running


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[Person, Any]:
    """A person and a table that was played to its end, in the open."""
    ada = Person(server, "Ada")
    table = ada.table("alhambra", "me bot:novice", public=True)
    with ada.look(table["id"]) as eyes:
        play_to_the_end(eyes, 0)
        return ada, eyes.table


def test_games_and_rulebooks_can_be_read(server: Server) -> None:
    ada = Person(server)
    games = {info["name"]: info for info in ada.get("/api/games")}
    assert set(games) == {"alrashid", "almadi", "belaad", "alhambra"}
    assert games["alrashid"]["players"] == [2, 3, 4, 5]
    assert "expert" in games["belaad"]["levels"]
    book = ada.get("/api/rules/alrashid", lang="en")
    assert {"id", "chapter", "text", "option", "ruling", "see"} == set(book["clauses"][0])
    french = ada.get("/api/rules/alrashid", lang="fr")
    assert (book["language"], french["language"]) == ("en", "fr")
    assert french["clauses"][0]["text"] != book["clauses"][0]["text"]
    assert ada.get("/api/rules/alrashid", lang="../en")["language"] == "en"
    ada.get("/api/rules/chess", expect=404)


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"players": 9},
        {"seats": ["me"]},
        {"seats": ["me", "bot:god"]},
        {"seats": ["me", "nobody"]},
        {"options": {"nonsense": 1}},
        {"speed": "fast"},
    ],
)
def test_a_table_that_cannot_be_made_says_why(server: Server, wrong: Any) -> None:
    good = {"game": "alhambra", "players": 2, "seats": ["me", "bot:novice"]}
    answer = Person(server).post("/api/tables", {**good, **wrong}, expect=400)
    assert answer["problem"]["code"] == "malformed"


def test_people_sit_down_and_the_game_starts_when_all_seats_are_taken(server: Server) -> None:
    ada, bob, eve = Person(server, "Ada"), Person(server, "Bob"), Person(server, "Eve")
    table = ada.table("alhambra", "me open open", public=True)
    path = f"/api/tables/{table['id']}"
    assert table["status"] == "open"
    assert table["id"] in {t["id"] for t in bob.get("/api/tables")["open"]}
    joined = bob.post(f"{path}/join", {"seat": 2})
    assert [seat["mine"] for seat in joined["seats"]] == [False, False, True]
    assert eve.post(f"{path}/join", {"seat": 2}, expect=409)["problem"]["code"] == "forbidden"
    assert eve.post(f"{path}/seats", {"seat": 1, "fill": "bot:novice"}, expect=403)
    with ada.look(table["id"]) as eyes:
        assert eyes.next()["position"] is None
        started = ada.post(f"{path}/seats", {"seat": 1, "fill": "bot:novice"})
        assert started["status"] == "running"
        while eyes.table["status"] == "open":
            eyes.next()
        assert eyes.position["act"] == 0
    assert [seat["name"] for seat in started["seats"]] == ["Ada", "Marco", "Bob"]
    assert table["id"] in {t["id"] for t in eve.get("/api/tables")["live"]}
    assert table["id"] in {t["id"] for t in bob.get("/api/tables")["mine"]}
    eve.post(f"{path}/join", {}, expect=409)


def test_the_host_may_start_with_bots_on_the_open_seats(server: Server) -> None:
    ada = Person(server)
    table = ada.table("alrashid", "me open open")
    started = ada.post(f"/api/tables/{table['id']}/start")
    assert [seat["kind"] for seat in started["seats"]] == ["person", "bot", "bot"]
    assert started["status"] == "running"


def test_leaving_an_open_table_frees_the_seat(server: Server) -> None:
    ada, bob = Person(server), Person(server)
    table = ada.table("alrashid", "me open open", public=True)
    path = f"/api/tables/{table['id']}"
    bob.post(f"{path}/join", {})
    left = bob.post(f"{path}/leave")
    assert [seat["kind"] for seat in left["seats"]] == ["person", "open", "open"]
    bob.post(f"{path}/leave", expect=409)


def test_a_bot_plays_for_whoever_leaves_until_the_return(server: Server) -> None:
    ada = Person(server)
    table = ada.table("alhambra", "me bot:novice")
    path = f"/api/tables/{table['id']}"
    with ada.look(table["id"]) as eyes:
        eyes.until("snapshot")
        left = ada.post(f"{path}/leave")["seats"][0]
        assert (left["away"], left["mine"], left["kind"]) == (True, True, "person")
        while not any(entry["seat"] == 0 for entry in eyes.until("act")["entries"]):
            pass
        act = eyes.position["act"]
        refused = eyes.ask("act", id="away", seat=0, act=act, parts=[[0]])
        assert refused["problem"]["text"]["key"] == "problem-away"
        back = ada.post(f"{path}/return")["seats"][0]
        assert (back["away"], back["level"]) == (False, None)
        while 0 not in eyes.table["asked"] or eyes.table["seats"][0]["away"]:
            eyes.next()
        assert choose(eyes, 0)["ok"]


def test_a_host_frees_a_seat_before_the_start(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    table = ada.table("alhambra", "me open open", public=True)["id"]
    place = f"/api/tables/{table}"
    bob.post(f"{place}/join", {"seat": 1})
    with bob.look(table) as his:  # being there keeps nobody's seat
        his.until("snapshot")
        assert bob.post(f"{place}/free", {"seat": 0}, expect=403)["problem"]["text"]["key"] == (
            "problem-host-only"
        )
        shown = ada.post(f"{place}/free", {"seat": 1})
        assert [seat["kind"] for seat in shown["seats"]] == ["person", "open", "open"]
        assert his.until("snapshot")["table"]["seats"][1]["kind"] == "open"
    assert all(info["id"] != table for info in bob.get("/api/tables")["mine"])
    for seat in (0, 1, 2, 3, -1):  # the own one, free ones, and none at all
        refused = ada.post(f"{place}/free", {"seat": seat}, expect=409)
        assert refused["problem"]["text"]["key"] == "problem-not-to-free"
    bob.post(f"{place}/join", {"seat": 2})


def test_a_bot_plays_for_the_absent_when_the_host_says_so(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    table = ada.table("alhambra", "me open", public=True)["id"]
    place = f"/api/tables/{table}"
    bob.post(f"{place}/join", {})
    with ada.look(table) as hers:
        hers.until("snapshot")
        with bob.look(table) as his:
            his.until("snapshot")
            here = ada.post(f"{place}/free", {"seat": 1}, expect=409)
            assert here["problem"]["text"]["key"] == "problem-is-here"
        while hers.table["seats"][1]["online"]:
            hers.next()
        bob.post(f"{place}/free", {"seat": 0}, expect=403)
        shown = ada.post(f"{place}/free", {"seat": 1})["seats"][1]
        assert (shown["kind"], shown["name"], shown["away"]) == ("person", "Bob", True)
        assert shown["level"] is not None
        while hers.table["asked"] != [0] or hers.position["act"] == 0:
            if hers.table["asked"] == [0]:
                assert choose(hers, 0)["ok"]
            else:
                hers.next()
        ada.post(f"{place}/free", {"seat": 1}, expect=409)  # a bot plays there already
    back = bob.post(f"{place}/return")["seats"][1]
    assert (back["away"], back["level"]) == (False, None)


def test_who_asks_over_plain_http_is_connected_until_they_fall_silent(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("majlis.server.hub.SILENCE", 2.0)
    ada, bob = Person(server), Person(server)
    table = ada.table("alhambra", "me open", public=True)["id"]
    place = f"/api/tables/{table}"
    bob.post(f"{place}/join", {})
    with ada.look(table) as hers:
        hers.until("snapshot")
        assert not hers.table["seats"][1]["online"]
        bob.get(f"{place}/updates", since=1)
        while not hers.table["seats"][1]["online"]:
            hers.next()
        refused = ada.post(f"{place}/free", {"seat": 1}, expect=409)
        assert refused["problem"]["text"]["key"] == "problem-is-here"
        while hers.table["seats"][1]["online"]:
            hers.next()
        assert ada.post(f"{place}/free", {"seat": 1})["seats"][1]["away"]


def test_where_people_have_days_the_clock_decides_who_is_absent(server: Server) -> None:
    ada, bob = Person(server), Person(server)
    table = ada.table("alhambra", "me open", public=True, speed="days:3")["id"]
    bob.post(f"/api/tables/{table}/join", {})
    refused = ada.post(f"/api/tables/{table}/free", {"seat": 1}, expect=409)
    assert refused["problem"]["text"]["key"] == "problem-has-days"


def test_several_people_share_one_screen(server: Server) -> None:
    ada = Person(server, "Ada")
    table = ada.table("alhambra", "me hot:Bob")
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Bob"]
    seen = set()
    with ada.look(table["id"]) as eyes:
        eyes.until("snapshot")
        for number in range(12):
            seat = eyes.table["asked"][0]
            assert eyes.position["view"]["seat"] == seat
            seen.add(seat)
            assert choose(eyes, seat, number)["ok"]
    assert seen == {0, 1}
    fixed = ada.get(f"/api/tables/{table['id']}", seat=1)
    assert fixed["position"]["view"]["seat"] == 1
    assert ada.get(f"/api/tables/{table['id']}", seat=-1)["position"]["view"]["seat"] == -1


def test_a_private_table_is_shown_to_guests_with_an_invitation_only(server: Server) -> None:
    ada, eve = Person(server), Person(server)
    table = ada.table("alhambra", "me open")
    path = f"/api/tables/{table['id']}"
    assert eve.get(path, expect=403)["problem"]["code"] == "forbidden"
    eve.post(f"{path}/join", {"invite": "guessed"}, expect=403)
    with eve.look(table["id"]) as eyes:
        assert eyes.closed_with() == 4403
    with eve.look("nowhere") as eyes:
        assert eyes.closed_with() == 4404
    shown = eve.get(path, invite=table["invite"])
    assert shown["table"]["invite"] is None
    joined = eve.post(f"{path}/join", {"invite": table["invite"]})
    assert joined["status"] == "running"
    eve.get(path)


def test_the_seed_is_promised_at_first_and_opened_at_the_end(finished: Any) -> None:
    ada, table = finished
    new = ada.table("alhambra", "me bot:novice")
    assert new["seed"] is None
    assert new["salt"] is None
    assert len(new["commitment"]) == 64
    assert commit(table["seed"], table["salt"]) == table["commitment"]
    record = ada.get(f"/api/tables/{table['id']}/record")
    assert verify_record(record).is_over
    ada.get(f"/api/tables/{new['id']}/record", expect=409)


def test_a_finished_game_is_replayed_from_any_seat(server: Server, finished: Any) -> None:
    ada, table = finished
    eve = Person(server)
    path = f"/api/tables/{table['id']}"
    for seat in (-1, 0, 1):
        shown = eve.get(f"{path}/replay", act=20, seat=seat)
        assert shown["act"] == 20
        assert shown["view"]["seat"] == seat
    last = eve.get(f"{path}/replay", act=table["acts"], seat=-1)
    assert last["standings"]
    hands = eve.get(f"{path}/replay", act=20, seat=-2)["view"]["players"]
    own = [eve.get(f"{path}/replay", act=20, seat=s)["view"]["players"][s] for s in (0, 1)]
    assert hands == own
    eve.get(f"{path}/replay", act=table["acts"] + 1, seat=0, expect=400)
    eve.get(f"{path}/replay", act=0, seat=7, expect=400)
    assert eve.get(f"{path}/log", seat=1)[0]["act"] == 0
    running = ada.table("alhambra", "me bot:novice")
    ada.get(f"/api/tables/{running['id']}/replay", act=0, seat=0, expect=409)


def test_what_if_another_choice_had_been_made(finished: Any) -> None:
    ada, table = finished
    path = f"/api/tables/{table['id']}"
    forked = ada.post(f"{path}/fork", {"act": 10, "seats": ["me", "hot:Bob"]})
    assert forked["forked"] == f"{table['id']}@10"
    assert (forked["acts"], forked["seed"], forked["status"]) == (10, None, "running")
    shown = ada.get(f"/api/tables/{forked['id']}", seat=0)
    assert shown["position"]["view"] == ada.get(f"{path}/replay", act=10, seat=0)["view"]
    ada.post(f"{path}/fork", {"act": 10_000, "seats": ["me", "open"]}, expect=400)
    ada.post(f"/api/tables/{forked['id']}/fork", {"act": 1, "seats": ["me", "open"]}, expect=409)


def test_a_rematch_seats_the_same_people(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    table = ada.table("almadi", "me open bot:novice", public=True)
    path = f"/api/tables/{table['id']}"
    bob.post(f"{path}/join", {})
    ada.post(f"{path}/rematch", expect=409)
    with ada.look(table["id"]) as eyes:
        bob.post(f"{path}/leave")
        play_to_the_end(eyes, 0)
        again = ada.post(f"{path}/rematch")
        assert (again["status"], again["game"]) == ("open", "almadi")
        assert eyes.until("table")["table"]["rematch"] == again["id"]
    assert bob.post(f"{path}/rematch")["id"] == again["id"]
    shown = ada.get(f"/api/tables/{again['id']}")["table"]
    assert shown["status"] == "running"
    assert [seat["name"] for seat in shown["seats"]] == ["Ada", "Bob", "Inès"]
    Person(server).post(f"{path}/rematch", expect=409)


def test_a_browser_is_told_what_each_file_of_the_page_is(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A script without its kind is not run."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "a-1.js").write_text("1" * 3000)
    monkeypatch.setattr(page, "PAGE", tmp_path)
    answer = Person(server).http.get("/assets/a-1.js")
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"


def test_the_page_is_served_or_missed_politely(server: Server) -> None:
    answer = Person(server).http.get("/t/abc?invite=x")
    assert answer.status_code in (200, 503)
    assert "text/html" in answer.headers["content-type"]
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    for wrong in ("/api/nothing", "/assets/none.js", "/../pyproject.toml"):
        assert Person(server).http.get(wrong).status_code == 404
