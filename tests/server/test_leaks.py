"""Nothing that a seat may not know is ever in the bytes that it gets.

Whole games are played at tables of the server, with a client on every seat and one that looks on,
and every byte that they get is kept. At every few steps what a viewer cannot know is dealt anew:
the viewer must not be able to tell. That it would be noticed is proved with leaks that are planted.
"""

import asyncio
import sys
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from majlis.games.catalogue import game
from majlis.kernel.codec import Part
from majlis.kernel.options import UserError
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.runner import apply
from majlis.play import Match
from majlis.server import showing, wire
from majlis.server.commands import preview
from majlis.server.fair import Shuffle
from majlis.server.live import Client, LiveTable
from majlis.server.showing import viewer_of
from majlis.server.table import PERSON, RUNNING, Chair, Event, Plan, RefusedChoice, Table
from majlis.server.tables import chair_data
from tests.conformance.tables import Rules, tables

encode = msgspec.json.encode
EVERY = 7
ALTERNATIVES = 2
PREVIEWS = 6


def new_table(rules: Rules, config: Config) -> Table:
    """A table with a person on every seat."""
    shuffle = Shuffle("0123456789abcdef" * 2, "fedcba9876543210" * 2)
    plan = Plan(
        id="leaks",
        game=rules.meta.name,
        players=config.players,
        options=config.options,
        seed=shuffle.seed,
        salt=shuffle.salt,
        host="user0",
        public=True,
        speed="none",
        invite="a-secret-invitation",
        created=0,
    )
    table = Table(plan)
    for seat in range(config.players):
        chair = Chair(PERSON, f"user{seat}", f"Player {seat}")
        event = Event(table.number + 1, "sit", 0, seat, data=chair_data(chair))
        table = table.after(event)
    return table.after(Event(table.number + 1, "start", 0))


def next_event(table: Table, rng: Rng) -> Event:
    """A random choice of a seat that is asked; where several are, of any of them."""
    match = table.playing
    seat = match.asked[rng.below(len(match.asked))]
    legal = match.facing(seat).legal
    kind = "act" if seat == match.to_act else "seal"
    choices = [legal[rng.below(len(legal))]]
    return Event(table.number + 1, kind, 0, seat, data={"choices": choices})


def shown(table: Table, seat: int) -> bytes:
    """What a viewer sees of a table at rest."""
    viewer = viewer_of(table, f"user{seat}")
    info = showing.table_info(table, viewer, set())
    return encode((showing.position(table.playing, seat), info))


def told(before: Table, after: Table, event: Event, seat: int) -> wire.Update | None:
    viewer = viewer_of(after, f"user{seat}")
    return showing.update(before, after, event, viewer, set())


def redealt(table: Table, seat: int, rng: Rng) -> Table:
    """The same table with everything that the viewer cannot know dealt anew."""
    other = table.after(Event(table.number, "chat", 0))
    match = other.playing
    match.state = match.rules.redeal(match.state, seat, rng)
    return other


def check_table(table: Table, rng: Rng) -> None:
    """No viewer can tell the true table from one that fits what it knows."""
    for seat in range(-1, table.plan.players):
        true = shown(table, seat)
        for _ in range(ALTERNATIVES):
            assert shown(redealt(table, seat, rng), seat) == true, f"seat {seat} can tell"


def check_previews(table: Table, rng: Rng) -> None:
    """Trying choices out tells no more than the view does."""
    for seat in table.asked:
        for choice in table.playing.facing(seat).legal[:PREVIEWS]:
            command = wire.Preview("try", seat, table.steps, [choice])
            true = encode(preview(table.playing, command))
            same = encode(preview(redealt(table, seat, rng).playing, command))
            assert same == true, f"seat {seat} can tell by trying out"


def check_event(before: Table, after: Table, event: Event, rng: Rng) -> None:
    """Where a viewer's knowledge ends up the same, so do the bytes that tell of the event.

    With the same luck the view is all the knowledge: it shows an event that tells too much. With
    other luck, what is drawn before everybody's eyes is knowledge too: it shows a log that does
    not heed for whom an event is.
    """
    for seat in range(-1, before.plan.players):
        true = told(before, after, event, seat)
        for same_luck in (True, False):
            other = redealt(before, seat, rng)
            if same_luck:
                other.playing.state.rng = before.playing.state.rng.copy()
            try:
                elsewhere = other.after(event)
            except (RefusedChoice, UserError):
                continue
            same = told(other, elsewhere, event, seat)
            assert type(same) is type(true)
            known = viewed(true) == viewed(same)
            if known and (same_luck or meant_for(after, seat) == meant_for(elsewhere, seat)):
                assert encode(same) == encode(true), f"seat {seat} is told too much"


def viewed(update: Any) -> Any:
    return getattr(getattr(update, "position", None), "view", None)


def meant_for(table: Table, seat: int) -> list[tuple[str, tuple[int, ...]]]:
    """What the engine told of the last event that a viewer may read."""
    last = table.bundles[-1]
    steps = table.playing.log[last.start : last.end]
    return [(e.kind, e.args) for step in steps for e in step.events if e.is_visible_to(seat)]


def has_whispers(table: Table) -> bool:
    """Whether the last act told somebody alone something: then it is always looked at."""
    return any(e.only >= 0 for step in table.playing.log[-1:] for e in step.events)


def secrets_of(table: Table) -> Iterator[str]:
    """What must not be in anybody's bytes before the end, in the spelling it would have there."""
    yield table.plan.seed
    yield table.plan.salt
    for word in Part(Rng).dump(table.playing.state.rng).values():
        for number in word if isinstance(word, list) else [word]:
            if number > 10**6:
                yield str(number)


async def play(rules: Rules, config: Config, seed: str, most: int = 100_000) -> dict[int, str]:
    """Plays a game with all checks; returns the byte stream of each viewer."""
    rng = Rng.from_seed(seed)
    live = LiveTable(new_table(rules, config))
    clients = {seat: Client(f"user{seat}") for seat in range(-1, config.players)}
    streams = dict.fromkeys(clients, "")
    for client in clients.values():
        live.join(client, None)
    while live.table.status == RUNNING and most:
        most -= 1
        before, event = live.table, next_event(live.table, rng)
        after = before.after(event)
        if after.number % EVERY == 0 or after.playing.sealed or has_whispers(after):
            check_table(before, rng)
            check_previews(before, rng)
            if event.kind == "act" and not before.playing.sealed:
                check_event(before, after, event, rng)
        live.move(event, after)
        for seat, client in clients.items():
            new = "".join(await client.take())
            streams[seat] += new
            if after.status == RUNNING:
                for secret in secrets_of(after):
                    assert secret not in new, f"seat {seat} gets a secret"
    return streams


def leak_tables() -> list[Any]:
    """Every set of options at its table nearest to three seats; the others for the long run."""
    given: Any = tables()
    nearest: dict[str, Any] = {}
    for param in sorted(given, key=lambda p: abs(p.values[1].players - 3)):
        rules, config = param.values
        nearest.setdefault(f"{rules.meta.name} {config.options}", param)
    quick = [param for param in nearest.values() if not param.marks]
    rest = [param for param in given if param not in quick]
    slow = [pytest.param(*p.values, id=p.id, marks=pytest.mark.slow) for p in rest]
    return [*quick, *slow]


@pytest.mark.parametrize(("rules", "config"), leak_tables())
def test_no_viewer_gets_what_it_may_not_know(rules: Rules, config: Config) -> None:
    streams = asyncio.run(play(rules, config, "leaks"))
    assert all(len(stream) > 10_000 for stream in streams.values())
    assert "a-secret-invitation" not in streams[-1]


# --- planted leaks -------------------------------------------------------------------------------


def leak_hands(patch: pytest.MonkeyPatch) -> None:
    """The view of a seat has all hands in it."""
    true = wire.position

    def position(rules: Any, st: Any, step: int, seat: int) -> wire.Position:
        views = [rules.view(st, s) for s in range(len(rules.view(st, -1)["players"]))]
        return msgspec.structs.replace(true(rules, st, step, seat), view=views)

    patch.setattr(wire, "position", position)


def leak_one_card(patch: pytest.MonkeyPatch) -> None:
    """The view of a spectator is that of the first seat."""
    true = wire.position

    def position(rules: Any, st: Any, step: int, seat: int) -> wire.Position:
        return true(rules, st, step, max(seat, 0))

    patch.setattr(wire, "position", position)


def leak_log(patch: pytest.MonkeyPatch) -> None:
    """The log lines of one seat are told to everybody."""
    true = wire.happenings

    def happenings(rules: Any, events: Any, seat: int) -> list[wire.Happening]:
        return [h for s in range(-1, 2) for h in true(rules, events, s)]

    patch.setattr(wire, "happenings", happenings)


def leak_choices(patch: pytest.MonkeyPatch) -> None:
    """The choices of the seat that is asked are told to everybody."""
    true = wire.position

    def position(rules: Any, st: Any, step: int, seat: int) -> wire.Position:
        decision = wire.decision(st, st.frames[-1].seat) if st.frames else None
        return msgspec.structs.replace(true(rules, st, step, seat), decision=decision)

    patch.setattr(wire, "position", position)


def leak_half_an_act(patch: pytest.MonkeyPatch) -> None:
    """Everybody is told which decision is pending, also inside an act that is still a secret."""
    true = wire.position

    def position(rules: Any, st: Any, step: int, seat: int) -> wire.Position:
        shown = true(rules, st, step, seat)
        kind = st.frames[-1].KIND if st.frames else ""
        return msgspec.structs.replace(shown, view={**shown.view, "deciding": kind})

    patch.setattr(wire, "position", position)


def leak_seed(patch: pytest.MonkeyPatch) -> None:
    """The seed is opened before the end."""
    true = showing.table_info

    def table_info(table: Table, *rest: Any) -> wire.TableInfo:
        return msgspec.structs.replace(true(table, *rest), seed=table.plan.seed)

    patch.setattr(showing, "table_info", table_info)


def leak_chance(patch: pytest.MonkeyPatch) -> None:
    """What chance will bring is in the position."""
    true = wire.position

    def position(rules: Any, st: Any, step: int, seat: int) -> wire.Position:
        shown = true(rules, st, step, seat)
        rng = Part(Rng).dump(st.rng)
        return msgspec.structs.replace(shown, view={**shown.view, "rng": rng})

    patch.setattr(wire, "position", position)


def leak_sealed(patch: pytest.MonkeyPatch) -> None:
    """A sealed choice is told to the others: a table update says what is in hand."""
    true = showing.table_info

    def table_info(table: Table, *rest: Any) -> wire.TableInfo:
        match = table.playing
        reason = str([p.hand for p in match.state.players])  # type: ignore[attr-defined]
        return msgspec.structs.replace(true(table, *rest), reason=reason)

    patch.setattr(showing, "table_info", table_info)


def leak_preview(patch: pytest.MonkeyPatch) -> None:
    """Trying a choice out goes on over what would be revealed."""

    def careless(match: Match, command: wire.Preview) -> wire.Reply:
        st = match.facing(command.seat).copy()
        apply(st, command.choices[0])
        shown = wire.position(match.rules, st, 0, command.seat)
        return wire.Reply(command.id, True, 0, preview=shown)

    patch.setattr(sys.modules[__name__], "preview", careless)


Leak = Callable[[pytest.MonkeyPatch], None]
ALMADI = ("almadi", Config(3, {"characters": True}))
ALHAMBRA = ("alhambra", Config(3))
ALRASHID = ("alrashid", Config(3))


@pytest.mark.parametrize(
    ("leak", "setup"),
    [
        (leak_hands, ALHAMBRA),
        (leak_one_card, ALHAMBRA),
        (leak_log, ALRASHID),
        (leak_choices, ALHAMBRA),
        (leak_half_an_act, ALHAMBRA),
        (leak_seed, ALHAMBRA),
        (leak_chance, ALHAMBRA),
        (leak_sealed, ALMADI),
        (leak_preview, ALHAMBRA),
    ],
    ids=lambda value: getattr(value, "__name__", None),
)
def test_a_planted_leak_is_found(
    leak: Leak, setup: tuple[str, Config], monkeypatch: pytest.MonkeyPatch
) -> None:

    leak(monkeypatch)
    monkeypatch.setattr(sys.modules[__name__], "EVERY", 1)
    with pytest.raises(AssertionError, match=r"can tell|told too much|gets a secret"):
        asyncio.run(play(game(setup[0]), setup[1], "planted", 400))
