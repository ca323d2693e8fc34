"""Commands at a table: done once, refused politely, undo, hints, chat, reconnecting."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.serving import Eyes, Person, Server, choose, draw, serving, settings_in, whole_act


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(settings_in(tmp_path_factory.mktemp("commands"))) as running:
        yield running


@pytest.fixture
def alone(server: Server) -> Iterator[tuple[Person, Eyes, str]]:
    """Both seats of a game belong to one person, so that nothing moves by itself."""
    ada = Person(server, "Ada")
    table = ada.table("alhambra", "me hot:Bob")["id"]
    with ada.look(table) as eyes:
        eyes.until("snapshot")
        yield ada, eyes, table


def pair(server: Server, game: str = "alhambra", **more: Any) -> tuple[Person, Person, str]:
    """Two people at a table."""
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    table = ada.table(game, "me open", public=True, **more)["id"]
    bob.post(f"/api/tables/{table}/join", {})
    return ada, bob, table


def offered(draft: Any) -> set[int]:
    """The choices of a draft, and the things that go into its basket."""
    items = draft["basket"]["items"] if draft["basket"] else []
    return {c["choice"] for c in draft["choices"]} | {item["number"] for item in items}


def test_a_command_sent_twice_is_done_once(alone: Any) -> None:
    ada, eyes, table = alone
    seat = eyes.table["asked"][0]
    act = {"type": "act", "id": "once", **ada.whole_act(table, seat)}
    path = f"/api/tables/{table}/commands"
    first, second = ada.post(path, act), ada.post(path, act)
    assert first == second
    assert first["ok"]
    shown = ada.get(f"/api/tables/{table}")
    assert shown["position"]["act"] == 1
    assert [entry["act"] for entry in shown["log"]] == [0, 1]


def test_stale_foreign_illegal_and_malformed_commands_change_nothing(
    server: Server, alone: Any
) -> None:
    _ada, eyes, table = alone
    number = eyes.number
    seat = eyes.table["asked"][0]
    good = {"seat": seat, "act": 0, "parts": whole_act(eyes, seat)["parts"]}
    codes = {
        "stale": {**good, "act": 5},
        "out-of-turn": {**good, "seat": 1 - seat},
        "forbidden": {**good, "seat": 4},
        "unfinished": {**good, "parts": []},
        "malformed": {**good, "parts": [[-1]]},
    }
    for code, fields in codes.items():
        reply = eyes.ask("act", id=code, **fields)
        assert (reply["ok"], reply["problem"]["code"], reply["act"]) == (False, code, 0)
    assert eyes.ask("act", id="size", **{**good, "parts": [[10**6]]})["problem"]["code"] == (
        "malformed"
    )
    illegal = next(c for c in range(500) if c not in offered(eyes.position["draft"]))
    problem = eyes.ask("act", id="illegal", **{**good, "parts": [[illegal]]})["problem"]
    assert problem["code"] == "illegal"
    assert problem["clause"].startswith("AL-")
    for name in ("", "x" * 65, "a\x00b"):
        assert eyes.ask("act", **{**good, "id": name})["problem"]["code"] == "malformed"
    for nonsense in ("{", '"x"', '{"type":"act"}', '{"type":"fly","id":"1"}', "[]", "\x00"):
        eyes.connection.send(nonsense)
        assert eyes.until("reply")["problem"]["code"] == "malformed"
    eve = Person(server)
    eve.post(f"/api/tables/{table}/commands", {"type": "act", "id": "e", **good}, expect=403)
    assert eyes.ask("say", id="still", text="here")["ok"]
    assert eyes.number == number + 1
    assert eyes.ask("act", id="good", **good)["ok"]


def test_a_spectator_sees_and_cannot_act(server: Server) -> None:
    _ada, _bob, table = pair(server)
    eve = Person(server)
    with eve.look(table) as eyes, Person(server).look(table) as beside:
        beside.until("snapshot")
        shown = eyes.until("snapshot")
        assert shown["position"]["view"]["seat"] == -1
        assert shown["position"]["draft"] is None
        assert shown["table"]["invite"] is None
        seat = shown["table"]["asked"][0]
        reply = eyes.ask("act", id="x", seat=seat, act=0, parts=[[0]])
        assert reply["problem"]["code"] == "forbidden"
        assert eyes.ask("say", id="hello", text="  good   luck ")["ok"]
        line = beside.until("chat")["line"]
        assert (line["seat"], line["text"]) == (-1, "good luck")
        assert eyes.ask("say", id="long", text="x" * 501)["problem"]["code"] == "malformed"


def test_two_tabs_and_two_spectators_get_the_same_bytes(server: Server) -> None:
    ada, bob, table = pair(server)
    looks = [person.look(table) for person in (ada, ada, Person(server), Person(server), bob)]
    for eyes in looks:
        eyes.until("snapshot")
    for number in range(6):
        actor = next(e for e in (looks[0], looks[4]) if e.position["draft"])
        assert choose(actor, actor.table["asked"][0], number)["ok"]
        for eyes in looks:
            while eyes.position["act"] <= number:
                eyes.next()
    acts = [[t for t in eyes.raw if '"type":"act"' in t] for eyes in looks]
    assert [len(texts) for texts in acts] == [6] * 5
    assert acts[0] == acts[1]
    assert acts[2] == acts[3]
    assert acts[0] != acts[2] != acts[4]
    for eyes in looks:
        eyes.close()


def test_a_client_that_comes_back_gets_what_it_missed(alone: Any) -> None:
    ada, eyes, table = alone
    assert choose(eyes, eyes.table["asked"][0])["ok"]
    seen = eyes.number
    with ada.look(table, seat=-1) as other:
        other.until("snapshot")
        for number in range(4):
            assert choose(eyes, eyes.table["asked"][0], number)["ok"]
        live = [other.until("act") for _ in range(4)]
        with ada.look(table, seat=-1, since=seen) as back:
            missed = [back.until("act") for _ in range(4)]
    assert missed == live
    polled = ada.get(f"/api/tables/{table}/updates", since=seen, seat=-1)
    assert polled["number"] == seen + 4
    assert [u["number"] for u in polled["updates"]] == [u["number"] for u in live]
    assert ada.get(f"/api/tables/{table}/updates", since=polled["number"])["updates"] == []
    for number in range(12):
        assert choose(eyes, eyes.table["asked"][0], number)["ok"]
    for since in (0, seen, 10**6):
        assert ada.get(f"/api/tables/{table}/updates", since=since)["type"] == "snapshot"


def test_people_are_online_while_they_are_connected(server: Server) -> None:
    ada, bob, table = pair(server)
    with ada.look(table) as eyes:
        assert [s["online"] for s in eyes.until("snapshot")["table"]["seats"]] == [True, False]
        his = bob.look(table)
        while not eyes.table["seats"][1]["online"]:
            eyes.until("table")
        second = bob.look(table)
        his.close()
        second.until("snapshot")
        second.close()
        while eyes.table["seats"][1]["online"]:
            eyes.until("table")


def test_the_last_act_is_taken_back_unless_something_was_revealed(server: Server) -> None:
    ada = Person(server)
    table = ada.table("alrashid", "me hot:Bob bot:novice")["id"]
    with ada.look(table) as eyes:
        eyes.until("snapshot")
        taken_back = 0
        for number in range(60):
            while not set(eyes.table["asked"]) & {0, 1}:
                eyes.next()
            seat, act = eyes.table["asked"][0], eyes.position["act"]
            before = eyes.position
            assert choose(eyes, seat, number)["ok"]
            shown = ada.get(f"/api/tables/{table}", seat=seat)
            if shown["may_undo"] and shown["position"]["act"] == act + 1:
                undo = eyes.ask("undo", id=f"u{number}", seat=seat, act=act + 1)
                if not undo["ok"]:
                    continue
                taken_back += 1
                assert ada.get(f"/api/tables/{table}", seat=seat)["position"] == before
                eyes.position = before
                assert choose(eyes, seat, number + 1)["ok"]
            if taken_back == 3:
                return
    pytest.fail("nothing could ever be taken back")


def acted(server: Server) -> tuple[Person, Person, str, int]:
    """A table at which one person acted and then the other: nothing can be taken back alone."""
    ada, bob, table = pair(server, "alhambra")
    people = (ada, bob)
    seats: list[int] = []
    for number in range(40):
        shown = ada.get(f"/api/tables/{table}")
        seat = shown["table"]["asked"][0]
        if seats and seat != seats[0]:
            return ada, bob, table, seats[0]
        seats.append(seat)
        people[seat].command(table, "act", **people[seat].whole_act(table, seat, number))
    raise AssertionError("the turn never passed")


def test_beyond_that_the_other_people_are_asked(server: Server) -> None:
    ada, bob, table, seat = acted(server)
    asker, other = (ada, bob) if seat == 0 else (bob, ada)
    start = ada.get(f"/api/tables/{table}/log")[-2]["act"]
    shown = asker.get(f"/api/tables/{table}")
    assert not shown["may_undo"]  # money and tiles were drawn at the end of the turn
    act = shown["position"]["act"]
    asker.command(table, "undo", seat=seat, act=act)
    assert other.get(f"/api/tables/{table}")["table"]["undo_asked"] == seat
    again = asker.command(table, "undo", expect_ok=False, seat=seat, act=act)
    assert again["problem"]["code"] == "cannot-undo"
    asker.command(table, "consent", expect_ok=False, seat=seat, agree=True)
    other.command(table, "consent", seat=1 - seat, agree=False)
    assert other.get(f"/api/tables/{table}")["table"]["undo_asked"] is None
    asker.command(table, "undo", seat=seat, act=act)
    other.command(table, "consent", seat=1 - seat, agree=True)
    back = asker.get(f"/api/tables/{table}")
    assert back["position"]["act"] == start < act
    assert back["table"]["asked"] == [seat]
    assert [entry["act"] for entry in back["log"]][-1] == start


def test_against_bots_everything_can_be_taken_back(server: Server) -> None:
    ada = Person(server)
    table = ada.table("alhambra", "me bot:novice")["id"]
    with ada.look(table) as eyes:
        eyes.until("snapshot")
        while 0 not in eyes.table["asked"]:
            eyes.next()
        before = eyes.position
        moved = 0
        while not moved or 0 not in eyes.table["asked"]:
            if 0 in eyes.table["asked"]:
                moved += choose(eyes, 0, moved)["ok"]
            else:
                eyes.next()
        for number in range(moved):
            assert eyes.ask("undo", id=f"u{number}", seat=0, act=eyes.position["act"])["ok"]
        assert eyes.position == before
        nothing = eyes.ask("undo", id="none", seat=0, act=before["act"])
        assert nothing["problem"]["code"] == "cannot-undo"


def test_pointing_at_a_thing_that_cannot_be_chosen_says_why(alone: Any) -> None:
    _ada, eyes, _table = alone
    seat = eyes.table["asked"][0]
    reply = eyes.ask("why", id="w", seat=seat, act=0, thing="no such thing")
    assert (reply["ok"], reply["answers"]) == (True, [])
    assert eyes.ask("why", id="v", seat=seat, act=3, thing="x")["problem"]["code"] == "stale"


def placing(eyes: Eyes, seat: int) -> Any:
    """The draft of a tile that could go to several cells, once it is picked."""
    draft = eyes.position["draft"]
    for offered in draft["choices"]:
        shown = draw(eyes, seat, draft, "choose", choice=offered["choice"])["draft"]
        if not shown["complete"] and shown["decision"]["kind"] == "place_tile":
            return shown
    return None


def test_what_was_chosen_on_the_page_counts_for_the_why(server: Server) -> None:
    ada = Person(server)
    with ada.look(ada.table("almadi", "me hot:Bob")["id"]) as eyes:
        eyes.until("snapshot")
        shown = None
        for number in range(30):
            seat, act = eyes.table["asked"][0], eyes.position["act"]
            shown = placing(eyes, seat)
            if shown:
                break
            choose(eyes, seat, number)
        assert shown is not None
        row = shown["view"]["pending"]["rows"][0] % 4 + 1
        asked = {"seat": seat, "act": act, "thing": f"cell:{row},60"}
        assert eyes.ask("why", id="a", **asked)["answers"] == []
        answers = eyes.ask("why", id="b", parts=shown["parts"], **asked)["answers"]
        assert [answer["clause"] for answer in answers] == ["AM-5.1"]
        wrong = eyes.ask("why", id="c", parts=[[9999]], **asked)
        assert wrong["problem"]["code"] == "malformed"


def test_a_hint_lays_out_an_act_at_every_step_of_a_draft(tmp_path: Any) -> None:
    with serving(settings_in(tmp_path, hint_iterations=20)) as small:
        ada = Person(small)
        table = ada.table("alhambra", "me hot:Bob")["id"]
        with ada.look(table) as eyes:
            eyes.until("snapshot")
            asked = {"seat": eyes.table["asked"][0], "act": 0}
            hints = eyes.ask("hint", id="h", **asked)["hints"]
            assert hints[0]["strength"] == 5
            assert all(0 <= hint["chance"] <= 1 for hint in hints)
            laid = {"parts": hints[0]["parts"], "open": hints[0]["open"]}
            draft = eyes.ask("draft", id="d", do="look", **laid, **asked)["draft"]
            assert draft["complete"] or draft["closes"] == "act"
            again = eyes.ask("hint", id="i", **laid, **asked)["hints"]
            assert again[0]["parts"] == hints[0]["parts"]
            wrong = eyes.ask("hint", id="w", parts=[[9999]], **asked)
            assert wrong["problem"]["code"] == "malformed"


def test_an_act_of_several_parts_is_one_act(alone: Any) -> None:
    ada, eyes, table = alone
    for number in range(80):
        seat, act = eyes.table["asked"][0], eyes.position["act"]
        before = ada.get(f"/api/tables/{table}", seat=seat)
        draft = whole_act(eyes, seat, number)
        assert eyes.ask("act", id=f"a{number}", seat=seat, act=act, parts=draft["parts"])["ok"]
        shown = ada.get(f"/api/tables/{table}", seat=seat)
        assert [entry["act"] for entry in shown["log"]] == list(range(act + 2))
        assert shown["log"][-1]["seat"] == seat
        made = ada.server.house.hub.tables[table].table.playing.acts[-1]
        if made.end - made.start > 1 and shown["may_undo"]:
            assert eyes.ask("undo", id="undo", seat=seat, act=act + 1)["ok"]
            back = ada.get(f"/api/tables/{table}", seat=seat)
            assert (back["log"], back["position"]) == (before["log"], before["position"])
            return
    pytest.fail("no act of several parts could be taken back")


def test_a_slow_client_gets_a_snapshot_instead_of_a_flood(alone: Any) -> None:
    ada, eyes, table = alone
    live = next(iter([ada.server.house.hub.tables[table]]))
    client = next(iter(live.clients))
    for number in range(100):
        client.offer(json.dumps({"type": "chat", "number": number, "line": {}}))
    # All of it is offered before the loop can send: the queue is over its limit once.
    while eyes.next()["type"] != "snapshot":
        pass
    assert eyes.ask("say", id="fine", text="still here")["ok"]


def test_a_client_that_stops_acknowledging_is_not_flooded(alone: Any) -> None:
    ada, eyes, table = alone
    client = next(iter(ada.server.house.hub.tables[table].clients))
    eyes.send("ack", number=eyes.number)
    for number in range(70):
        ada.command(table, "say", text=f"line {number}")
    assert client.late
    eyes.send("ack", number=10**9)
    while eyes.next()["type"] != "snapshot":
        pass
    assert eyes.number == client.sent
    assert not client.late
    assert eyes.ask("say", id="fine", text="still here")["ok"]


def test_characters_are_kept_at_the_same_time_and_in_secret(server: Server) -> None:
    ada, bob, table = pair(server, "almadi", options={"characters": True})
    with ada.look(table) as hers, bob.look(table) as his:
        looks = (hers, his)
        for eyes in looks:
            eyes.until("snapshot")
        while len(hers.table["asked"]) != 2:
            hers.next()
        last = hers.table["asked"][-1]
        sealing, waiting = looks[last], looks[1 - last]
        act = sealing.position["act"]
        before = waiting.position
        one, other = (whole_act(sealing, last, number)["parts"] for number in (0, 1))
        assert one != other
        told = len(waiting.raw)
        reply = sealing.ask("act", id="seal", seat=last, act=act, parts=one)
        assert (reply["ok"], reply["act"]) == (True, act)
        assert len(sealing.position["view"]["players"][last]["hand"]) == 2
        while waiting.table["asked"] != [1 - last]:
            waiting.until("table")
        shown = (ada, bob)[1 - last].get(f"/api/tables/{table}")
        assert shown["position"] == before
        assert '"position"' not in "".join(waiting.raw[told:])
        undone = sealing.ask("undo", id="unseal", seat=last, act=act)
        assert undone["ok"]
        assert sorted(sealing.table["asked"]) == [0, 1]
        assert sealing.ask("act", id="s2", seat=last, act=act, parts=other)["ok"]
        assert choose(waiting, 1 - last)["ok"]
        assert waiting.position["act"] == act + 2
