"""The server under nonsense: no defect, no hang, and nobody else's table moves."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error

from tests.server.postgres import postgres
from tests.server.serving import Person, Server, serving, settings_in

SLOW = pytest.mark.slow


def so_many(examples: int) -> settings:
    """A short run tries the same examples every time; a long one looks for new ones."""
    return settings(
        max_examples=examples,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        database=None,
        derandomize=examples < 100,
    )


class World:
    """A server with a private table that nobody but its host may touch, and a fuzzing guest."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.host = Person(server, "Host")
        # No bot sits there: what moves the table is a person who may not.
        self.guarded = self.host.table(seats="me hot:Other", public=False)["id"]
        self.guest = Person(server, "Guest")
        self.own = self.guest.table(public=True)["id"]
        self.before = self.state()

    def state(self) -> Any:
        found = self.host.get(f"/api/tables/{self.guarded}")
        found["table"].pop("changed")
        return found


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgresql", marks=SLOW)])
def world(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[World]:
    with ExitStack() as stack:
        url = stack.enter_context(postgres()) if request.param == "postgresql" else ""
        given = settings_in(tmp_path_factory.mktemp("fuzz"), database_url=url)
        yield World(stack.enter_context(serving(given)))


@pytest.fixture(scope="module")
def schema(world: World) -> Any:
    return schemathesis.openapi.from_url(f"{world.server.url}/schema/openapi.json")


@pytest.mark.parametrize("examples", [12, pytest.param(150, marks=SLOW)])
def test_every_route_takes_nonsense_calmly(world: World, schema: Any, examples: int) -> None:
    operations = [result.ok() for result in schema.get_all_operations()]
    assert len(operations) > 20
    for operation in operations:
        tried(world, operation, examples)()
    assert world.state() == world.before


def tried(world: World, operation: Any, examples: int) -> Any:
    """What sends nonsense to one route; whoever signs out is a stranger, the guest stays."""
    cookies = {} if operation.method == "delete" else dict(world.guest.http.cookies)

    @given(case=operation.as_strategy(), own=st.booleans())
    @so_many(examples)
    def try_it(case: Any, own: bool) -> None:
        if "table_id" in (case.path_parameters or {}):
            case.path_parameters["table_id"] = world.own if own else world.guarded
        response = case.call(headers={"x-majlis": "1"}, cookies=cookies, timeout=20)
        case.validate_response(response, checks=[not_a_server_error])
        if response.status_code >= 400 and case.path.startswith("/api"):
            assert set(response.json()["problem"]) == {"code", "text", "clause"}

    return try_it


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)
KINDS = st.sampled_from(["act", "draft", "undo", "consent", "why", "hint", "say", "ack", "reply"])
NUMBERS = st.integers(-3, 60) | st.integers()
GESTURES = st.sampled_from(["look", "point", "put_back", "choose", "lay", "close", "back", "fly"])
COMMANDS = st.fixed_dictionaries(
    {"type": KINDS | st.text(max_size=5)},
    optional={
        "id": st.text(max_size=140) | ANYTHING,
        "seat": NUMBERS | ANYTHING,
        "act": NUMBERS | ANYTHING,
        "do": GESTURES | ANYTHING,
        "parts": st.lists(st.lists(NUMBERS, max_size=5), max_size=3) | ANYTHING,
        "open": st.booleans() | ANYTHING,
        "pointed": st.lists(st.text(max_size=20), max_size=3) | ANYTHING,
        "choice": NUMBERS | ANYTHING,
        "numbers": st.lists(NUMBERS, max_size=5) | ANYTHING,
        "go": st.booleans() | ANYTHING,
        "agree": st.booleans() | ANYTHING,
        "thing": st.text(max_size=40) | ANYTHING,
        "text": st.text(max_size=700) | ANYTHING,
        "number": NUMBERS | ANYTHING,
        "more": ANYTHING,
    },
)


def spelled(message: Any) -> str:
    return message if isinstance(message, str) else json.dumps(message)


MESSAGES = st.lists(COMMANDS | ANYTHING | st.text(max_size=50), min_size=1, max_size=8)


@pytest.mark.parametrize("examples", [60, pytest.param(2000, marks=SLOW)])
def test_a_socket_takes_nonsense_calmly(world: World, examples: int) -> None:
    """After whatever was sent, the same socket still answers, and no other table has moved."""

    @given(messages=MESSAGES)
    @so_many(examples)
    def try_it(messages: list[Any]) -> None:
        with world.guest.look(world.own) as eyes:
            eyes.until("snapshot")
            for message in messages:
                eyes.connection.send(spelled(message))
            answer = eyes.ask("why", id="still there", seat=0, act=-1, thing="x")
            assert answer["type"] == "reply"

    try_it()
    assert world.state() == world.before


@given(data=st.binary(max_size=300))
@so_many(20)
def test_bytes_over_a_socket_do_no_harm(world: World, data: bytes) -> None:
    with world.guest.look(world.own) as eyes:
        eyes.until("snapshot")
        eyes.connection.send(data)
        assert eyes.ask("why", id="still there", seat=0, act=-1, thing="x")["type"] == "reply"


@given(cookie=st.text(st.characters(min_codepoint=33, max_codepoint=126), max_size=80))
@so_many(30)
def test_any_cookie_is_a_stranger(world: World, cookie: str) -> None:
    clean = cookie.replace(";", "").replace(",", "")
    place = f"{world.server.url}/api/tables/{world.guarded}"
    for value in (clean, f"{world.host.get('/api/me')['id']}.0.1.{clean}"):
        answer = world.guest.http.get(place, headers={"cookie": f"majlis={value}"})
        assert answer.status_code == 403
