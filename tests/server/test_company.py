"""Company at a table: who is heard by whom, invitations that end, people who cannot come back."""

from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.serving import Eyes, Person, Server, serving, settings_in


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(settings_in(tmp_path_factory.mktemp("company"))) as running:
        yield running


def heard(person: Person, table: str, **params: Any) -> list[str]:
    return [line["text"] for line in person.get(f"/api/tables/{table}", **params)["chat"]]


def ended(eyes: Eyes) -> int:
    """The number with which a socket was closed, whatever came over it before."""
    try:
        while True:
            eyes.next()
    except ConnectionClosed as closed:
        return int(closed.rcvd.code) if closed.rcvd else 0


def problem_of(answer: Any) -> str:
    return str(answer["problem"]["text"]["key"])


# --- strangers ---------------------------------------------------------------------------------


def test_players_do_not_hear_those_who_look_on_while_they_play(server: Server) -> None:
    ada, eve, dan = Person(server, "Ada"), Person(server, "Eve"), Person(server, "Dan")
    table = ada.table("almadi", "me hot:Bob", public=True)["id"]
    with ada.look(table) as hers, dan.look(table) as theirs:
        hers.next()
        theirs.next()
        eve.command(table, "say", text="take the green one")
        ada.command(table, "say", text="hush")
        assert theirs.until("chat")["line"]["text"] == "take the green one"
        assert theirs.until("chat")["line"]["text"] == "hush"
        line = hers.until("chat")["line"]
        assert (line["text"], line["aside"]) == ("hush", False)
        assert not any("the green one" in text for text in hers.raw)
    assert heard(ada, table, seat=0) == ["hush"]
    assert heard(ada, table, seat=-1) == ["hush"]  # looking away does not help
    assert heard(dan, table) == ["take the green one", "hush"]


def test_before_and_after_the_game_everybody_hears_everybody(server: Server) -> None:
    ada, eve = Person(server, "Ada"), Person(server, "Eve")
    table = ada.table("almadi", "me open", public=True)["id"]
    eve.command(table, "say", text="may I?")
    assert heard(ada, table) == ["may I?"]


# --- muting ------------------------------------------------------------------------------------


def test_somebody_is_muted_for_oneself_and_stays_so(server: Server) -> None:
    ada, eve = Person(server, "Ada"), Person(server, "Eve")
    for _ in range(2):
        table = ada.table("almadi", "me open", public=True)["id"]
        eve.command(table, "say", text="hello")
    first = ada.get(f"/api/tables/{table}")["chat"][0]
    assert first["who"]
    assert first["who"] != eve.get("/api/me")["id"]
    assert ada.get("/api/muted") == []
    ada.post("/api/muted", {"who": first["who"], "name": "Eve", "mute": True})
    ada.post("/api/muted", {"who": first["who"], "name": "Eve", "mute": True})
    assert ada.get("/api/muted") == [{"who": first["who"], "name": "Eve"}]
    assert eve.get("/api/muted") == []
    ada.post("/api/muted", {"who": first["who"], "name": "Eve", "mute": False})
    assert ada.get("/api/muted") == []


@pytest.mark.parametrize("who", ["", "x" * 33, "no mark"])
def test_nobody_without_a_mark_is_muted(server: Server, who: str) -> None:
    answer = Person(server).post("/api/muted", {"who": who, "name": "E", "mute": True}, expect=400)
    assert answer["problem"]["code"] == "malformed"


# --- invitations -------------------------------------------------------------------------------


def test_a_new_invitation_ends_the_old_one(server: Server) -> None:
    ada, bob, eve = Person(server, "Ada"), Person(server, "Bob"), Person(server, "Eve")
    table = ada.table("almadi", "me open open")
    path, old = f"/api/tables/{table['id']}", table["invite"]
    with eve.look(table["id"], invite=old) as eyes:
        eyes.next()
        eve.post(f"{path}/invite", expect=403)
        fresh = ada.post(f"{path}/invite")["invite"]
        assert fresh != old
        assert ended(eyes) == 1001
    assert eve.look(table["id"], invite=old).closed_with() == 4403
    assert problem_of(bob.post(f"{path}/join", {"invite": old}, expect=403)) == "problem-private"
    assert bob.post(f"{path}/join", {"invite": fresh})["invite"] == fresh
    mine = {one["id"]: one for one in ada.get("/api/tables")["mine"]}
    assert mine[table["id"]]["invite"] == fresh


# --- removal -----------------------------------------------------------------------------------


def test_whoever_was_removed_cannot_come_back_until_let_in(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    table = ada.table("almadi", "me open open")
    path = f"/api/tables/{table['id']}"
    bob.post(f"{path}/join", {"invite": table["invite"]})
    bob.post(f"{path}/remove", {"seat": 0}, expect=403)
    with bob.look(table["id"]) as eyes:
        eyes.next()
        removed = ada.post(f"{path}/remove", {"seat": 1})
        assert removed["seats"][1]["kind"] == "open"
        assert [one["name"] for one in removed["removed"]] == ["Bob"]
        assert ended(eyes) == 1001
    fresh = ada.post(f"{path}/invite")["invite"]
    for invite in (table["invite"], fresh):
        refused = bob.post(f"{path}/join", {"invite": invite}, expect=403)
        assert problem_of(refused) == "problem-removed"
        assert bob.look(table["id"], invite=invite).closed_with() == 4403
    let_in = ada.post(f"{path}/admit", {"who": removed["removed"][0]["who"]})
    assert let_in["removed"] == []
    bob.post(f"{path}/join", {"invite": fresh})


def test_somebody_who_disturbs_is_removed_by_what_they_said(server: Server) -> None:
    ada, eve = Person(server, "Ada"), Person(server, "Eve")
    table = ada.table("almadi", "me hot:Bob", public=True)["id"]
    ada.command(table, "say", text="hello")
    eve.command(table, "say", text="boo")
    (hers, mine) = eve.get(f"/api/tables/{table}")["chat"][::-1]
    path = f"/api/tables/{table}"
    assert problem_of(ada.post(f"{path}/remove", {"who": mine["who"]}, expect=409))
    ada.post(f"{path}/remove", {"who": hers["who"]})
    assert problem_of(eve.get(path, expect=403)) == "problem-removed"
    assert problem_of(ada.post(f"{path}/remove", {"who": "0" * 16}, expect=409))


def test_nobody_who_plays_and_is_there_is_removed(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    table = ada.table("almadi", "me open")
    path = f"/api/tables/{table['id']}"
    bob.post(f"{path}/join", {"invite": table["invite"]})
    with bob.look(table["id"]) as eyes:
        eyes.next()
        refused = ada.post(f"{path}/remove", {"seat": 1}, expect=409)
        assert problem_of(refused) == "problem-is-here"
    while True:  # until the server has noticed that he has gone
        answer = ada.http.post(f"{path}/remove", json={"seat": 1})
        if answer.status_code == 200:
            break
    assert answer.json()["seats"][1]["away"] is True
    assert problem_of(bob.post(f"{path}/return", expect=403)) == "problem-removed"
    # Nor does the list of his own tables hand him the invitation that was made to keep him out.
    fresh = ada.post(f"{path}/invite")["invite"]
    assert [one["invite"] for one in bob.get("/api/tables")["mine"]] == [None]
    who = answer.json()["removed"][0]["who"]
    ada.post(f"{path}/admit", {"who": who})
    back = bob.post(f"{path}/return")
    assert (back["seats"][1]["away"], back["invite"]) == (False, fresh)


# --- one screen --------------------------------------------------------------------------------


def test_a_covered_screen_gets_nothing_that_one_of_its_people_alone_may_know(
    server: Server,
) -> None:
    ada = Person(server, "Ada")
    table = ada.table("alhambra", "me hot:Bob bot:novice")["id"]
    shown = ada.get(f"/api/tables/{table}", seat=-3)["position"]
    assert shown["view"]["seat"] == -1
    assert shown["draft"] is None
    with ada.look(table, seat=-3) as eyes:
        eyes.next()
        while not {0, 1} & set(eyes.table["asked"]):
            eyes.next()
        (seat,) = eyes.table["asked"]
        assert eyes.position["view"]["seat"] == -1
        eyes.send("look", seat=seat)
        assert eyes.until("snapshot")["position"]["view"]["seat"] == seat
        eyes.send("look", seat=-3)
        assert eyes.until("snapshot")["position"]["view"]["seat"] == -1
        eyes.send("look", seat=2)  # a bot's: nobody looks into its hand
        assert eyes.until("snapshot")["position"]["view"]["seat"] in (0, 1)
    alone = ada.table("alhambra", "me bot:novice")["id"]
    assert ada.get(f"/api/tables/{alone}", seat=-3)["position"]["view"]["seat"] == 0
