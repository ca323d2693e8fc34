"""Drafts at a table: what they show, and that nothing comes of a bad one."""

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from majlis.games.catalogue import GAMES, game
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.play import Match, begin
from majlis.server import drafting, wire
from tests.server.drawing import on
from tests.server.serving import (
    Eyes,
    Person,
    Server,
    choose,
    draw,
    drawn,
    serving,
    settings_in,
    whole_act,
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(settings_in(tmp_path_factory.mktemp("drafts"))) as running:
        yield running


class Hand(NamedTuple):
    """One who sends commands for a seat that is asked, over HTTP or over a socket."""

    person: Person
    eyes: Eyes
    table: str
    seat: int
    way: str

    def send(self, kind: str, **fields: Any) -> Any:
        """The reply, or the problem of what is no command at all."""
        data = {"type": kind, "id": "x", "seat": self.seat, "act": 0, **fields}
        if self.way == "socket":
            self.eyes.connection.send(json.dumps(data))
            return self.eyes.until("reply")
        answer = self.person.http.post(f"/api/tables/{self.table}/commands", json=data)
        assert answer.status_code in (200, 400), answer.text
        return {"ok": False, **answer.json()}

    def code(self, kind: str, **fields: Any) -> str:
        """Why a command is refused."""
        reply = self.send(kind, **fields)
        assert not reply["ok"], reply
        assert reply.get("draft") is None
        assert reply["problem"]["text"]["key"]
        return str(reply["problem"]["code"])

    def seen(self) -> list[str]:
        """The table as those see it who look on and who sit there, byte by byte."""
        path = f"/api/tables/{self.table}"
        return [self.person.http.get(path, params={"seat": n}).text for n in (-1, 0, 1)]


@pytest.fixture(params=["http", "socket"])
def hand(server: Server, request: pytest.FixtureRequest) -> Iterator[Hand]:
    """The first decision of Alhambra, where money is picked as a set (AL-4.2).

    Whatever a test sends with it, the table is the same afterwards, and the socket still answers.
    All seats belong to one person, so that nothing moves by itself.
    """
    ada = Person(server, "Ada")
    table = ada.table("alhambra", "me hot:Bob")["id"]
    with ada.look(table) as eyes:
        eyes.until("snapshot")
        here = Hand(ada, eyes, table, eyes.table["asked"][0], request.param)
        before = here.seen()
        yield here
        assert here.seen() == before
        looked = draw(eyes, here.seat, eyes.position["draft"], "look")["draft"]
        assert looked == eyes.position["draft"]


# --- bad input ---------------------------------------------------------------------------------

BAD_GESTURES: dict[str, tuple[dict[str, Any], str]] = {
    "a thing that does not exist": ({"do": "point", "thing": "dragon:7"}, "illegal"),
    "a thing without a name": ({"do": "point", "thing": ""}, "malformed"),
    "a thing that is no name": ({"do": "point", "thing": "a\x00b"}, "malformed"),
    "a thing with a long name": ({"do": "point", "thing": "x" * 101}, "malformed"),
    "a thing that is a number": ({"do": "point", "thing": 7}, "malformed"),
    "nothing to put back": ({"do": "put_back", "thing": "dragon:7"}, "malformed"),
    "nothing to go back to": ({"do": "back"}, "malformed"),
    "an empty basket closed": ({"do": "close"}, "unfinished"),
    "no choice": ({"do": "choose"}, "malformed"),
    "a negative choice": ({"do": "choose", "choice": -5}, "malformed"),
    "a huge choice": ({"do": "choose", "choice": 10**30}, "malformed"),
    "a choice that is a word": ({"do": "choose", "choice": "the best"}, "malformed"),
    "a gesture that does not exist": ({"do": "fly"}, "malformed"),
    "no gesture": ({"do": ""}, "malformed"),
    "a long gesture": ({"do": "x" * 5000}, "malformed"),
    "a gesture that is a list": ({"do": ["point"]}, "malformed"),
    "an open basket without anything": ({"do": "look", "open": True}, "malformed"),
    "pointed at what is not there": ({"do": "look", "pointed": ["dragon:7"]}, "malformed"),
    "pointed at a lot": ({"do": "look", "pointed": ["x"] * 2000}, "malformed"),
    "pointed at a number": ({"do": "look", "pointed": [7]}, "malformed"),
    "a basket of what does not go in": ({"do": "lay", "numbers": [10**6]}, "malformed"),
    "a basket of words": ({"do": "lay", "numbers": ["a"]}, "malformed"),
    "a field that does not exist": ({"do": "look", "secret": 1}, "malformed"),
    "of a seat that does not exist": ({"do": "look", "seat": 7}, "forbidden"),
    "of a negative seat": ({"do": "look", "seat": -1}, "forbidden"),
    "of a seat that is a word": ({"do": "look", "seat": "me"}, "malformed"),
}
BAD_PARTS: dict[str, Any] = {
    "negative": [[-1]],
    "huge": [[10**30]],
    "beyond the last choice": [[10**6]],
    "words": [["a"]],
    "fractions": [[1.5]],
    "nothing": [[None]],
    "too deep": [[[0]]],
    "not a list": "parts",
    "numbers": [0],
    "a hundred parts": [[0]] * 100,
    "a thousand things": [[0] * 1000],
}


@pytest.mark.parametrize("name", BAD_GESTURES)
def test_a_bad_gesture_is_refused_and_changes_nothing(hand: Hand, name: str) -> None:
    fields, code = BAD_GESTURES[name]
    assert hand.code("draft", **fields) == code
    assert hand.code("draft", **fields, go=True) == code


@pytest.mark.parametrize("name", BAD_PARTS)
def test_bad_parts_are_refused_and_change_nothing(hand: Hand, name: str) -> None:
    parts = BAD_PARTS[name]
    assert hand.code("act", parts=parts) == "malformed"
    assert hand.code("draft", do="look", parts=parts) == "malformed"
    assert hand.code("draft", do="look", parts=parts, open=True) == "malformed"
    assert hand.code("why", thing="dragon:7", parts=parts) == "malformed"


def test_a_basket_over_its_bounds_is_refused(hand: Hand) -> None:
    items = hand.eyes.position["draft"]["basket"]["items"]
    number = items[0]["number"]
    everything = [item["number"] for item in items for _ in range(item["most"])]
    assert sum(item["worth"] * item["most"] for item in items) > 5  # more than AL-4.2 allows
    for numbers in ([number] * (items[0]["most"] + 1), everything, [number] * 1000):
        assert hand.code("draft", do="lay", numbers=numbers) == "malformed"
        assert hand.code("draft", do="look", parts=[numbers], open=True) == "malformed"
        assert hand.code("draft", do="look", parts=[numbers]) == "malformed"
        assert hand.code("act", parts=[numbers]) == "malformed"


def test_what_a_rule_forbids_is_refused_with_its_clause(hand: Hand) -> None:
    draft = hand.eyes.position["draft"]
    known = [c["choice"] for c in draft["choices"]]
    known += [item["number"] for item in draft["basket"]["items"]]
    illegal = next(choice for choice in range(500) if choice not in known)
    for kind, fields in (
        ("draft", {"do": "choose", "choice": illegal}),
        ("draft", {"do": "look", "parts": [[illegal]]}),
        ("act", {"parts": [[illegal]]}),
    ):
        reply = hand.send(kind, **fields)
        assert reply["problem"]["code"] == "illegal"
        assert reply["problem"]["clause"].startswith("AL-")
        assert reply["answers"][0]["clause"] == reply["problem"]["clause"]
    nothing = hand.send("draft", do="point", thing="dragon:7")
    assert (nothing["answers"], nothing["problem"]["clause"]) == ([], None)
    assert nothing["problem"]["text"]["key"] == "problem-nothing-there"


def test_a_draft_that_is_not_whole_is_not_carried_out(hand: Hand) -> None:
    assert hand.code("act", parts=[]) == "unfinished"
    assert hand.code("act", parts=[[]]) == "unfinished"


def test_a_draft_of_another_position_is_stale_and_gets_the_right_one(hand: Hand) -> None:
    for act in (5, -1, 10**12):
        for kind, fields in (("draft", {"do": "look"}), ("act", {"parts": [[0]]})):
            reply = hand.send(kind, **fields, act=act)
            assert reply["problem"]["code"] == "stale"
            assert reply["position"] == hand.eyes.position
            assert reply["act"] == 0


def test_a_seat_that_is_not_asked_draws_nothing(hand: Hand) -> None:
    waiting = 1 - hand.seat
    assert hand.code("draft", do="look", seat=waiting) == "out-of-turn"
    assert hand.code("draft", do="point", seat=waiting, thing="x", go=True) == "out-of-turn"


@pytest.mark.parametrize("way", ["http", "socket"])
def test_nobody_draws_for_another_person(server: Server, way: str) -> None:
    ada, bob, eve = Person(server, "Ada"), Person(server, "Bob"), Person(server, "Eve")
    table = ada.table("alhambra", "me open", public=True)["id"]
    bob.post(f"/api/tables/{table}/join", {})
    with ada.look(table) as hers, bob.look(table) as his, eve.look(table) as theirs:
        looks = {0: (ada, hers), 1: (bob, his)}
        for eyes in (hers, his, theirs):
            eyes.until("snapshot")
        while not all(seat["online"] for seat in hers.table["seats"]):
            hers.next()
        asked = hers.table["asked"][0]
        draft = looks[asked][1].position["draft"]
        fields = {"thing": next(iter(draft["touch"])), "go": True, "do": "point"}
        hand = Hand(*looks[asked], table, asked, way)
        before = hand.seen()
        for person, eyes in (looks[1 - asked], (eve, theirs)):
            other = Hand(person, eyes, table, asked, way)
            assert other.code("draft", **fields) == "forbidden"
            assert other.code("draft", do="look") == "forbidden"
            assert other.code("act", parts=[[0]]) == "forbidden"
        assert hand.seen() == before
        assert hand.send("draft", do="look")["draft"]["touch"] == draft["touch"]


# --- two hands on one seat, and gestures that are sent twice -------------------------------------


def test_two_tabs_draw_and_one_of_them_acts(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    table = ada.table("alhambra", "me open", public=True)["id"]
    bob.post(f"/api/tables/{table}/join", {})
    seat = ada.get(f"/api/tables/{table}")["table"]["asked"][0]
    asked = (ada, bob)[seat]
    with asked.look(table) as one, asked.look(table) as other:
        one.until("snapshot")
        other.until("snapshot")
        drafts = whole_act(one, seat, 0), whole_act(other, seat, 1)
        assert drafts[0]["parts"] != drafts[1]["parts"]
        seen = asked.get(f"/api/tables/{table}")
        assert (seen["position"]["act"], len(seen["log"])) == (0, 1)
        done = one.ask("act", id="one", seat=seat, act=0, parts=drafts[0]["parts"])
        assert (done["ok"], done["act"]) == (True, 1)
        shown = asked.get(f"/api/tables/{table}", seat=seat)
        late = other.ask("act", id="other", seat=seat, act=0, parts=drafts[1]["parts"])
        look = other.ask("draft", id="look", seat=seat, act=0, do="look", **drawn(drafts[1]))
        for reply in (late, look):
            assert (reply["ok"], reply["problem"]["code"]) == (False, "stale")
            assert (reply["act"], reply["position"]) == (1, shown["position"])
        after = asked.get(f"/api/tables/{table}", seat=seat)
        assert (after["number"], after["log"]) == (shown["number"], shown["log"])
        assert [entry["act"] for entry in after["log"]] == [0, 1]
        while other.position["act"] == 0:
            other.next()
        assert other.position == one.position == shown["position"]


def single(eyes: Eyes, seat: int) -> Any:
    """A choice that is an act by itself and warns of nothing; None where there is none."""
    draft = eyes.position["draft"]
    for offered in draft["choices"]:
        shown = draw(eyes, seat, draft, "choose", choice=offered["choice"])["draft"]
        if shown["single"] and not shown["forecast"]["warnings"]:
            return offered["choice"]
    return None


@pytest.mark.parametrize("name", [name for name in GAMES if name != "alhambra"])
def test_a_gesture_that_goes_is_done_once(server: Server, name: str) -> None:
    """Pointing at what is an act by itself carries it out; sent twice it is done once."""
    ada = Person(server, "Ada")
    table = ada.table(name, "me hot:Bob")["id"]
    with ada.look(table) as eyes:
        eyes.until("snapshot")
        for number in range(30):
            seat, act = eyes.table["asked"][0], eyes.position["act"]
            choice = single(eyes, seat)
            if choice is None:
                assert choose(eyes, seat, number)["ok"]
                continue
            gesture = {"id": "go", "seat": seat, "act": act, "do": "choose", "choice": choice}
            first = eyes.ask("draft", **gesture, go=True)
            assert (first["ok"], first["act"], first["draft"]) == (True, act + 1, None)
            seen = ada.get(f"/api/tables/{table}", seat=seat)
            assert len(seen["log"]) == act + 2
            assert eyes.ask("draft", **gesture, go=True) == first
            path = f"/api/tables/{table}/commands"
            assert ada.post(path, {"type": "draft", **gesture, "go": True}) == first
            assert ada.get(f"/api/tables/{table}", seat=seat) == seen
            return
    pytest.fail("no act was a single choice")


def test_an_act_of_several_parts_or_with_a_warning_does_not_go_by_itself(server: Server) -> None:
    ada = Person(server, "Ada")
    table = ada.table("alrashid", "me hot:Bob")["id"]
    stayed: set[str] = set()
    with ada.look(table) as eyes:
        eyes.until("snapshot")
        for number in range(120):
            seat, draft = eyes.table["asked"][0], eyes.position["draft"]
            before = eyes.number
            for offered in draft["choices"]:
                shown = draw(eyes, seat, draft, "choose", choice=offered["choice"])["draft"]
                told = shown["forecast"]
                if shown["single"] and not told["warnings"]:
                    continue
                reply = draw(eyes, seat, draft, "choose", choice=offered["choice"], go=True)
                assert reply["draft"] == shown
                stayed.add("warned" if shown["single"] else "more")
            assert eyes.number == before
            assert choose(eyes, seat, number)["ok"]
            if stayed == {"warned", "more"}:
                return
    pytest.fail(f"only {stayed}")


def test_a_draft_is_not_made_stale_by_those_who_choose_at_the_same_time(server: Server) -> None:
    """AM-11.2: what another seat has kept in the meantime does not matter."""
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    table = ada.table("almadi", "me open", public=True, options={"characters": True})["id"]
    bob.post(f"/api/tables/{table}/join", {})
    with ada.look(table) as hers, bob.look(table) as his:
        looks = (hers, his)
        for eyes in looks:
            eyes.until("snapshot")
        assert len(hers.table["asked"]) == 2
        first, last = hers.table["asked"]
        drafts = {seat: whole_act(looks[seat], seat, 1) for seat in (first, last)}
        for seat in (first, last):
            parts = drafts[seat]["parts"]
            assert looks[seat].ask("act", id="keep", seat=seat, act=0, parts=parts)["ok"]
        assert ada.get(f"/api/tables/{table}")["position"]["act"] == 2


# --- what a draft shows --------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_drawing_is_seen_by_nobody_else(server: Server, name: str) -> None:
    """Whoever draws gets replies; all others, and the other tab, get nothing at all."""
    ada, bob, eve = Person(server, "Ada"), Person(server, "Bob"), Person(server, "Eve")
    table = ada.table(name, "me open", public=True)["id"]
    bob.post(f"/api/tables/{table}/join", {})
    looks = [person.look(table) for person in (ada, bob, eve, ada, bob)]
    for eyes in looks:
        eyes.until("snapshot")
    for number in range(8):
        while len({eyes.number for eyes in looks}) > 1:
            min(looks, key=lambda eyes: eyes.number).next()
        seat = looks[0].table["asked"][0]
        shown = [len(eyes.raw) for eyes in looks]
        for turn in range(3):
            whole_act(looks[seat], seat, number + turn)
        for index, eyes in enumerate(looks):
            if index != seat:
                # What comes next is the answer to this: nothing was on its way before it.
                eyes.ask("why", id=f"still {number}", seat=9, act=0, thing="x")
                assert len(eyes.raw) == shown[index] + 1 or not told(eyes, shown[index])
        assert choose(looks[seat], seat, number)["ok"]


def told(eyes: Eyes, since: int) -> list[str]:
    """What came since then that is neither a reply nor about who is online."""
    kinds = [json.loads(text)["type"] for text in eyes.raw[since:]]
    return [kind for kind in kinds if kind not in ("reply", "table")]


@pytest.mark.parametrize("name", GAMES)
def test_what_a_draft_foretells_is_what_the_log_says_then(server: Server, name: str) -> None:
    """Drawing leaves the table as it is; the act then begins with what was foretold."""
    ada = Person(server)
    table = ada.table(name, "me hot:Bob")["id"]
    ends: set[str] = set()
    foretold = 0
    with ada.look(table) as eyes:
        eyes.until("snapshot")
        for number in range(40):
            seat, act = eyes.table["asked"][0], eyes.position["act"]
            now = draw(eyes, seat, eyes.position["draft"], "look")["draft"]
            assert now == eyes.position["draft"]
            assert now["view"] is None, "while nothing is made, all looks as the position does"
            draft = whole_act(eyes, seat, number)
            assert ada.get(f"/api/tables/{table}")["position"] == eyes.position
            parts = {"parts": draft["parts"]}
            assert eyes.ask("act", id=f"a{number}", seat=seat, act=act, **parts)["ok"]
            entry = ada.get(f"/api/tables/{table}/log", seat=seat)[-1]
            told = draft["forecast"]["happenings"]
            assert entry["happenings"][: len(told)] == told
            foretold += len(told)
            ends.add(draft["forecast"]["ends"])
    assert foretold > 20
    assert len(ends) > 1


def test_a_draft_names_the_goods_that_follow_by_themselves() -> None:
    """AR-8.3: what is shown as laid out, forced or not, is what is paid."""
    rng = Rng.from_seed("forced")
    forced = 0
    for number in range(6):
        match = Match(game("alrashid"), Config(2), f"forced {number}")
        while not match.is_over:
            seat, draft = match.to_act, begin(match.rules, match.state, match.to_act)
            while not draft.is_complete:
                draft = on(draft, rng)
            shown = drafting.show(draft)
            goods = [one for one in shown.made if one.text.key == "pay"]
            assert match.act_many(seat, draft.choices) is None
            act = match.acts[-1]
            events = [event for step in match.log[act.start : act.end] for event in step.events]
            paid: list[Any] = [wire.happening(e) for e in events if e.name == "paid"]
            assert len(paid) <= 1
            named = sorted(one.touches[0].removeprefix("good:") for one in goods)
            goods_paid = paid[0].args["goods"] if paid else []
            assert isinstance(goods_paid, list)
            assert named == sorted(goods_paid)
            forced += sum(one.forced for one in goods)
    assert forced
