"""Tables that stand at a chosen position: found by playing in the test, written for the house.

The house reads a table that it does not know from its database, as one that another server of the
same house has made. So a test begins at the very decision that it is about, the same every time.
"""

import asyncio
import secrets
import threading
from collections.abc import Callable, Iterator
from typing import Any, Final, TypeVar

from majlis.games.catalogue import game
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.play import Draft, Match, begin
from majlis.server.storage.base import Database
from majlis.server.storage.store import Store
from majlis.server.table import PERSON, Chair, Event, Plan, Table
from majlis.server.tables import chair_data
from tests.browser.house import House, Person

T = TypeVar("T")
MOST_GAMES: Final = 400
CREATED: Final = 1_750_000_000_000


def decisions(name: str, config: Config, seed: str) -> Iterator[Match]:
    """A random game, stopped where an act begins."""
    match = Match(game(name), config, seed)
    chance = Rng.from_seed(seed)
    while not match.is_over:
        if not match.is_in_act:
            yield match
        match.act(match.to_act, match.choices[chance.below(len(match.choices))])


def find(name: str, config: Config, fits: Callable[[Draft], T | None]) -> tuple[Match, T]:
    """The first decision of many random games whose empty draft fits, and what fits there."""
    for number in range(MOST_GAMES):
        for match in decisions(name, config, f"position {number}"):
            found = fits(begin(match.rules, match.state, match.to_act))
            if found is not None:
                return match, found
    raise AssertionError("no game came to such a position")


def buying(draft: Draft) -> bool | None:
    """Several tiles of Alhambra can be bought, and there is something to build on."""
    state: Any = draft.facing
    question = draft.question
    if question is None or question.frame.KIND != "choose_action":
        return None
    built = len(state.players[draft.seat].layout.cells) >= 5
    return (built and len([c for c in question.choices if 4 <= c <= 7]) >= 2) or None


def open_at(me: Person, match: Match) -> str:
    """Sit down at a table that stands where the match stands, to act; nobody else is there."""
    me.goto("/")
    me.page.wait_for_selector("[data-start]")
    user = str(me.context.request.get(f"{me.house.url}/api/me").json()["id"])
    plan = Plan(
        id=secrets.token_urlsafe(8),
        game=match.rules.meta.name,
        players=match.config.players,
        options=match.config.options,
        seed=match.seed,
        salt="salt",
        host=user,
        public=False,
        speed="none",
        invite=secrets.token_urlsafe(12),
        created=CREATED,
        opening=[step.choice for step in match.log],
    )
    others = [f"nobody {seat}" for seat in range(match.config.players)]
    others[match.to_act] = user
    events: list[tuple[Table, Event]] = []
    table = Table(plan)
    for seat, sitter in enumerate(others):
        chair = Chair(PERSON, sitter, f"Player {seat + 1}")
        event = Event(table.number + 1, "sit", CREATED, seat, sitter, data=chair_data(chair))
        table = table.after(event)
        events.append((table, event))
    # Everybody agrees to hints, and the game begins.
    wanted = [("hints", sitter, {"agree": True}) for sitter in others] + [("start", user, {})]
    for kind, who, data in wanted:
        event = Event(table.number + 1, kind, CREATED, user=who, data=data)
        table = table.after(event)
        events.append((table, event))
    _store(me.house, table, events)
    me.goto(f"/t/{plan.id}")
    me.asked()
    me.page.wait_for_load_state("networkidle")
    return plan.id


def _store(house: House, table: Table, events: list[tuple[Table, Event]]) -> None:
    """Writes a table; in a thread, since the browser has the loop of this one."""

    async def work() -> None:
        database = Database(f"sqlite:///{house.folder / 'majlis.sqlite'}")
        store = Store(database, "another server")
        await store.start()
        try:
            await store.create(table, events)
        finally:
            await store.close()
            await database.close()

    failed: list[BaseException] = []

    def run() -> None:
        try:
            asyncio.run(work())
        except BaseException as error:  # shown in the thread that waits
            failed.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    if failed:
        raise failed[0]
