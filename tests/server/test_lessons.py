"""The routes of the lessons: what they show, what they answer, and that they keep nothing."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from majlis.games.catalogue import GAMES
from majlis.lessons import LESSONS, Lesson, lesson
from majlis.lessons.positions import NAMES, position
from majlis.server.app import create_app
from majlis.server.contract import schema
from tests.server.serving import HEADERS, settings_in

ALL = [one for lessons in LESSONS.values() for one in lessons.values()]
EVERY = pytest.mark.parametrize("one", ALL, ids=[f"{one.game}/{one.name}" for one in ALL])


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    folder: Path = tmp_path_factory.mktemp("lessons")
    with TestClient(create_app(settings_in(folder))) as client:
        client.headers.update(HEADERS)
        yield client


def fits(name: str, value: Any) -> None:
    """A message is what the contract with the page declares."""
    contract: Any = schema()
    jsonschema_rs.validate({**contract, "$ref": f"#/$defs/{name}"}, value)


def test_the_list_has_every_lesson_in_order(client: TestClient[Litestar]) -> None:
    found = client.get("/api/lessons").json()
    assert [(one["game"], one["name"]) for one in found] == [(o.game, o.name) for o in ALL]
    for one in found:
        fits("LessonInfo", one)


@EVERY
def test_a_lesson_is_shown_and_its_solution_is_made_gesture_by_gesture(
    client: TestClient[Litestar], one: Lesson
) -> None:
    address = f"/api/lessons/{one.game}/{one.name}"
    shown = client.get(address).json()
    fits("LessonTable", shown)
    assert shown["snapshot"]["position"]["draft"] is not None
    draft: Any = {"parts": [], "open": False, "pointed": []}
    for gesture in one.solution:
        do = {"do": "point", "thing": gesture} if gesture != "." else {"do": "close"}
        kept = {key: draft[key] for key in ("parts", "open", "pointed")}
        order = {"type": "draft", "id": "1", "seat": one.seat, "act": 0, **kept, **do}
        reply = client.post(f"{address}/draft", json=order).json()
        fits("Reply", reply)
        draft = reply["draft"]
    assert draft["complete"]
    tried = client.post(f"{address}/try", json={"parts": draft["parts"]}).json()
    fits("LessonTried", tried)
    assert tried["reached"]
    assert tried["arrow"] == []
    assert tried["entry"]["happenings"]
    assert client.get(address).json() == shown, "nothing is kept"


def test_an_arrow_comes_after_two_tries_that_fall_short(client: TestClient[Litestar]) -> None:
    address = "/api/lessons/almadi/characters/try"
    wrong = {"parts": lesson("almadi", "characters").drawn(("character:khalifa",)).parts}
    first = client.post(address, json={**wrong, "missed": 0}).json()
    assert (first["reached"], first["arrow"]) == (False, [])
    second = client.post(address, json={**wrong, "missed": 1}).json()
    assert second["arrow"] == ["character:harun"]


def test_what_is_not_allowed_is_refused_with_its_reason(client: TestClient[Litestar]) -> None:
    address = "/api/lessons/alhambra/paths"
    order = {"type": "draft", "id": "1", "seat": 0, "act": 0, "do": "point", "thing": "cell:1,0"}
    reply = client.post(f"{address}/draft", json=order).json()
    assert not reply["ok"]
    assert reply["answers"][0]["clause"] == "AL-7.3"
    why = {"type": "why", "id": "1", "seat": 0, "act": 0, "thing": "cell:1,0"}
    assert client.post(f"{address}/draft", json=why).json()["answers"][0]["clause"] == "AL-7.3"
    unfinished = client.post(f"{address}/try", json={"parts": []})
    assert unfinished.status_code == 409
    nonsense = client.post(f"{address}/try", json={"parts": [[99999]]})
    assert nonsense.status_code == 400


@pytest.mark.parametrize("path", ["chess/opening", "alhambra/juggling"])
def test_a_lesson_that_is_not_there_is_not_found(client: TestClient[Litestar], path: str) -> None:
    assert client.get(f"/api/lessons/{path}").status_code == 404
    assert client.post(f"/api/lessons/{path}/try", json={"parts": []}).status_code == 404


@pytest.mark.parametrize("game", GAMES)
def test_a_position_to_try_is_a_table_that_goes_on_from_it_with_other_luck(
    client: TestClient[Litestar], game: str
) -> None:
    listed = [one for one in client.get("/api/positions").json() if one["game"] == game]
    assert [one["name"] for one in listed] == list(NAMES)
    client.get("/api/me")
    for one in listed:
        fits("PositionInfo", one)
        found = position(game, one["name"])
        made = client.post(f"/api/positions/{game}/{one['name']}")
        assert made.status_code == 201
        table = made.json()
        assert table["forked"] == f"try:{one['name']}@{found.match.acts_done}"
        assert table["guided"]
        assert not table["public"]
        seats = [seat["kind"] for seat in table["seats"]]
        assert seats.count("person") == 1
        assert table["seats"][found.seat]["mine"]
        shown = client.get(f"/api/tables/{table['id']}").json()["position"]
        assert shown["act"] == found.match.acts_done
        assert len(shown["draft"]["choices"]) + len(shown["draft"]["touch"]) > 2
        assert shown["view"] == found.match.rules.view(found.match.state, found.seat)


@pytest.mark.parametrize("path", ["chess/early", "alhambra/juggling"])
def test_a_position_that_is_not_there_is_not_found(client: TestClient[Litestar], path: str) -> None:
    answer = client.post(f"/api/positions/{path}")
    assert answer.status_code == 404
    assert answer.json()["problem"]["text"]["key"] == "problem-not-found"
