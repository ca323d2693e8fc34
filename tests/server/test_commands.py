"""Commands at a table: done once, refused politely, previews, undo, hints, chat, reconnecting."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.serving import Eyes, Person, Server, choose, serving, settings_in


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


def test_a_command_sent_twice_is_done_once(alone: Any) -> None:
    ada, eyes, table = alone
    seat = eyes.table["asked"][0]
    choice = eyes.position["decision"]["choices"][0]["choice"]
    act = {"type": "act", "id": "once", "seat": seat, "step": 0, "choices": [choice]}
    path = f"/api/tables/{table}/commands"
    first, second = ada.post(path, act), ada.post(path, act)
    assert first == second
    assert first["ok"]
    assert ada.get(f"/api/tables/{table}")["position"]["step"] == 1


def test_stale_foreign_illegal_and_malformed_commands_change_nothing(
    server: Server, alone: Any
) -> None:
    _ada, eyes, table = alone
    number = eyes.number
    seat = eyes.table["asked"][0]
    good = {"seat": seat, "step": 0, "choices": [eyes.position["decision"]["choices"][0]["choice"]]}
    codes = {
        "stale": {**good, "step": 5},
        "out-of-turn": {**good, "seat": 1 - seat},
        "forbidden": {**good, "seat": 4},
        "malformed": {**good, "choices": []},
    }
    for code, fields in codes.items():
        reply = eyes.ask("act", id=code, **fields)
        assert (reply["ok"], reply["problem"]["code"], reply["step"]) == (False, code, 0)
    assert eyes.ask("act", id="size", **{**good, "choices": [10**6]})["problem"]["code"] == (
        "malformed"
    )
    offered = {c["choice"] for c in eyes.position["decision"]["choices"]}
    illegal = next(c for c in range(500) if c not in offered)
    problem = eyes.ask("act", id="illegal", **{**good, "choices": [illegal]})["problem"]
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
    ada, _bob, table = pair(server)
    eve = Person(server)
    with eve.look(table) as eyes, ada.look(table) as hers:
        hers.until("snapshot")
        shown = eyes.until("snapshot")
        assert shown["position"]["view"]["seat"] == -1
        assert shown["position"]["decision"]["choices"] == []
        assert shown["table"]["invite"] is None
        seat = shown["table"]["asked"][0]
        reply = eyes.ask("act", id="x", seat=seat, step=0, choices=[0])
        assert reply["problem"]["code"] == "forbidden"
        assert eyes.ask("say", id="hello", text="  good   luck ")["ok"]
        line = hers.until("chat")["line"]
        assert (line["seat"], line["text"]) == (-1, "good luck")
        assert eyes.ask("say", id="long", text="x" * 501)["problem"]["code"] == "malformed"


def test_two_tabs_and_two_spectators_get_the_same_bytes(server: Server) -> None:
    ada, bob, table = pair(server)
    looks = [person.look(table) for person in (ada, ada, Person(server), Person(server), bob)]
    for eyes in looks:
        eyes.until("snapshot")
    for number in range(6):
        actor = next(e for e in (looks[0], looks[4]) if e.position["decision"]["choices"])
        assert choose(actor, actor.table["asked"][0], number)["ok"]
        for eyes in looks:
            while eyes.position["step"] <= number:
                eyes.next()
    steps = [[t for t in eyes.raw if '"type":"step"' in t] for eyes in looks]
    assert [len(texts) for texts in steps] == [6] * 5
    assert steps[0] == steps[1]
    assert steps[2] == steps[3]
    assert steps[0] != steps[2] != steps[4]
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
        live = [other.until("step") for _ in range(4)]
        with ada.look(table, seat=-1, since=seen) as back:
            missed = [back.until("step") for _ in range(4)]
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
            seat, step = eyes.table["asked"][0], eyes.position["step"]
            before = eyes.position
            assert choose(eyes, seat, number)["ok"]
            shown = ada.get(f"/api/tables/{table}", seat=seat)
            if shown["may_undo"] and shown["position"]["step"] == step + 1:
                undo = eyes.ask("undo", id=f"u{number}", seat=seat, step=step + 1)
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
        mine = people[seat].get(f"/api/tables/{table}")["position"]
        choice = mine["decision"]["choices"][number % len(mine["decision"]["choices"])]["choice"]
        people[seat].command(table, "act", seat=seat, step=mine["step"], choices=[choice])
    raise AssertionError("the turn never passed")


def test_beyond_that_the_other_people_are_asked(server: Server) -> None:
    ada, bob, table, seat = acted(server)
    asker, other = (ada, bob) if seat == 0 else (bob, ada)
    start = ada.get(f"/api/tables/{table}/log")[-2]["step"]
    shown = asker.get(f"/api/tables/{table}")
    assert not shown["may_undo"]  # money and tiles were drawn at the end of the turn
    step = shown["position"]["step"]
    asker.command(table, "undo", seat=seat, step=step)
    assert other.get(f"/api/tables/{table}")["table"]["undo_asked"] == seat
    again = asker.command(table, "undo", expect_ok=False, seat=seat, step=step)
    assert again["problem"]["code"] == "cannot-undo"
    asker.command(table, "consent", expect_ok=False, seat=seat, agree=True)
    other.command(table, "consent", seat=1 - seat, agree=False)
    assert other.get(f"/api/tables/{table}")["table"]["undo_asked"] is None
    asker.command(table, "undo", seat=seat, step=step)
    other.command(table, "consent", seat=1 - seat, agree=True)
    back = asker.get(f"/api/tables/{table}")
    assert back["position"]["step"] == start < step
    assert back["table"]["asked"] == [seat]
    assert [entry["step"] for entry in back["log"]][-1] <= start


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
            assert eyes.ask("undo", id=f"u{number}", seat=0, step=eyes.position["step"])["ok"]
        assert eyes.position == before
        nothing = eyes.ask("undo", id="none", seat=0, step=before["step"])
        assert nothing["problem"]["code"] == "cannot-undo"


def test_a_preview_shows_the_way_and_reveals_nothing(server: Server) -> None:
    ada = Person(server)
    table = ada.table("alhambra", "me hot:Bob")["id"]
    kinds: set[bool] = set()
    with ada.look(table) as eyes:
        eyes.until("snapshot")
        for number in range(60):
            seat, step = eyes.table["asked"][0], eyes.position["step"]
            choices = [c["choice"] for c in eyes.position["decision"]["choices"]]
            fields = {"seat": seat, "step": step}
            now = eyes.ask("preview", id=f"n{number}", choices=[], **fields)
            assert now["preview"] == eyes.position
            pick = choices[number % len(choices)]
            reply = eyes.ask("preview", id=f"p{number}", choices=[pick], **fields)
            assert reply["ok"]
            kinds.add(reply["complete"])
            assert (reply["preview"] is None) is reply["complete"]
            if not reply["complete"]:
                assert reply["preview"]["decision"]["follows"]
                assert reply["preview"]["decision"]["choices"]
            assert ada.get(f"/api/tables/{table}")["position"]["step"] == step
            assert choose(eyes, seat, number)["ok"]
            if not reply["complete"]:
                kept = {**eyes.position, "step": step}
                assert kept == reply["preview"]
        refused = eyes.ask("preview", id="bad", seat=4, step=0, choices=[])
        assert refused["problem"]["code"] == "forbidden"
    assert kinds == {True, False}


def test_pointing_at_a_thing_that_cannot_be_chosen_says_why(alone: Any) -> None:
    _ada, eyes, _table = alone
    seat = eyes.table["asked"][0]
    reply = eyes.ask("why", id="w", seat=seat, step=0, thing="no such thing")
    assert (reply["ok"], reply["answers"]) == (True, [])
    assert eyes.ask("why", id="v", seat=seat, step=3, thing="x")["problem"]["code"] == "stale"


def placing(eyes: Any, seat: int, step: int) -> tuple[list[int], Any] | None:
    """A tile that could go to several cells, and what the page shows once it is picked."""
    for offered in eyes.position["decision"]["choices"]:
        first = [offered["choice"]]
        asked = {"seat": seat, "step": step, "choices": first}
        shown = eyes.ask("preview", id=f"p{step}-{first[0]}", **asked)
        if not shown["complete"] and shown["preview"]["decision"]["kind"] == "place_tile":
            return first, shown
    return None


def test_what_was_chosen_on_the_page_counts_for_the_why(server: Server) -> None:
    ada = Person(server)
    with ada.look(ada.table("almadi", "me hot:Bob")["id"]) as eyes:
        eyes.until("snapshot")
        found = None
        for number in range(30):
            seat, step = eyes.table["asked"][0], eyes.position["step"]
            found = placing(eyes, seat, step)
            if found:
                break
            choose(eyes, seat, number)
        assert found is not None
        first, shown = found
        row = shown["preview"]["view"]["pending"]["rows"][0] % 4 + 1
        asked = {"seat": seat, "step": step, "thing": f"cell:{row},60"}
        assert eyes.ask("why", id="a", **asked)["answers"] == []
        answers = eyes.ask("why", id="b", choices=first, **asked)["answers"]
        assert [answer["clause"] for answer in answers] == ["AM-5.1"]
        wrong = eyes.ask("why", id="c", choices=[9999], **asked)
        assert wrong["problem"]["code"] == "malformed"


def test_a_hint_rates_what_is_offered(tmp_path: Any) -> None:
    with serving(settings_in(tmp_path, hint_iterations=5)) as small:
        ada = Person(small)
        table = ada.table("alhambra", "me hot:Bob")["id"]
        with ada.look(table) as eyes:
            eyes.until("snapshot")
            seat = eyes.table["asked"][0]
            offered = {c["choice"] for c in eyes.position["decision"]["choices"]}
            hints = eyes.ask("hint", id="h", seat=seat, step=0)["hints"]
            assert {hint["choice"] for hint in hints} <= offered
            assert all(0 <= hint["chance"] <= 1 for hint in hints)


def test_a_bundle_is_one_act(alone: Any) -> None:
    ada, eyes, table = alone
    for number in range(80):
        seat, step = eyes.table["asked"][0], eyes.position["step"]
        first = eyes.position["decision"]["choices"][number % 3 - 1]["choice"]
        shown = eyes.ask("preview", id=f"p{number}", seat=seat, step=step, choices=[first])[
            "preview"
        ]
        if shown is None:
            assert eyes.ask("act", id=f"a{number}", seat=seat, step=step, choices=[first])["ok"]
            continue
        both = [first, shown["decision"]["choices"][0]["choice"]]
        assert eyes.ask("act", id="both", seat=seat, step=step, choices=both)["ok"]
        log = ada.get(f"/api/tables/{table}/log", seat=seat)
        assert (log[-1]["step"], log[-1]["seat"]) == (step + 2, seat)
        return
    pytest.fail("no act ever had two choices")


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
        step = sealing.position["step"]
        before = waiting.position
        offered = [c["choice"] for c in sealing.position["decision"]["choices"]]
        told = len(waiting.raw)
        reply = sealing.ask("act", id="seal", seat=last, step=step, choices=[offered[2]])
        assert (reply["ok"], reply["step"]) == (True, step)
        assert len(sealing.position["view"]["players"][last]["hand"]) == 2
        while waiting.table["asked"] != [1 - last]:
            waiting.until("table")
        shown = (ada, bob)[1 - last].get(f"/api/tables/{table}")
        assert shown["position"] == before
        assert '"position"' not in "".join(waiting.raw[told:])
        undone = sealing.ask("undo", id="unseal", seat=last, step=step)
        assert undone["ok"]
        assert sorted(sealing.table["asked"]) == [0, 1]
        assert sealing.ask("act", id="s2", seat=last, step=step, choices=[offered[0]])["ok"]
        assert choose(waiting, 1 - last)["ok"]
        assert waiting.position["step"] == step + 2
