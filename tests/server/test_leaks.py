"""Nothing that a seat may not know is ever in the bytes that it gets.

Whole games are played at tables of the server, with a client on every seat and one that looks on,
and every byte that they get is kept. At every few acts what a viewer cannot know is dealt anew, and
the same act is carried out in both worlds: the viewer must not be able to tell. That it would be
noticed is proved with leaks that are planted.
"""

import asyncio
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from majlis.games.alrashid import things
from majlis.games.alrashid.frames.battle import Battle
from majlis.games.alrashid.meta import RULES as ALRASHID
from majlis.games.alrashid.state import FACE_UP, AlRashid
from majlis.games.catalogue import GAMES, game
from majlis.kernel.codec import Part
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.runner import apply, run
from majlis.play import Draft, Match, begin
from majlis.server import drafting, showing, wire
from majlis.server.fair import Shuffle
from majlis.server.live import Client, LiveTable
from majlis.server.showing import viewer_of
from majlis.server.table import PERSON, RUNNING, Chair, Event, Plan, Table
from majlis.server.tables import chair_data
from majlis.testing.drafts import engine_act, follow
from majlis.testing.leaks import Move, spelled
from tests.conformance.tables import Rules, tables
from tests.server.drawing import on

encode = msgspec.json.encode
EVERY = 5
ALTERNATIVES = 2
DRAFTS = 2

# How often which comparison was made.
Found = Counter[str]


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


def next_act(table: Table, rng: Rng) -> tuple[int, list[Move]]:
    """A random act of a seat that is asked; where several are, of any of them."""
    match = table.playing
    seat = match.asked[rng.below(len(match.asked))]
    act = spelled(match.facing(seat), rng)
    assert act is not None
    return seat, act


def event_of(table: Table, seat: int, act: list[Move]) -> Event:
    """An act as it is written down: the choices that its seat is asked for."""
    kind = "act" if seat == table.playing.to_act else "seal"
    choices = [move.choice for move in act if move.is_asked]
    return Event(table.number + 1, kind, 0, seat, data={"choices": choices})


def shown(table: Table, seat: int) -> bytes:
    """What a viewer sees of a table at rest."""
    viewer = viewer_of(table, f"user{seat}")
    info = showing.table_info(table, viewer, set())
    return encode((showing.position(table, seat), info))


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


def check_half(table: Table, event: Event, rng: Rng) -> None:
    """Nor where a table of former days rests in the middle of an act."""
    choices = event.data["choices"]
    if event.kind == "act" and len(choices) > 1:
        half = choices[: 1 + rng.below(len(choices) - 1)]
        check_table(table.after(msgspec.structs.replace(event, data={"choices": half})), rng)


def check_drafts(table: Table, rng: Rng) -> None:
    """Drawing tells no more than the view does, from the first gesture to the whole act."""
    match = table.playing
    for seat in table.asked:
        for _ in range(DRAFTS):
            other = redealt(table, seat, rng).playing.facing(seat)
            draft = begin(match.rules, match.facing(seat), seat)
            while True:
                drawn = (draft.parts, draft.is_open, draft.pointed)
                same = encode(drafting.show(Draft(match.rules, other, seat, *drawn)))
                assert same == encode(drafting.show(draft)), f"seat {seat} can tell by drawing"
                if draft.is_complete:
                    break
                draft = on(draft, rng)


def check_event(before: Table, after: Table, event: Event, act: list[Move], rng: Rng) -> Found:
    """Where a viewer's knowledge ends up the same, so do the bytes that tell of the event.

    An act that reveals nothing leaves all knowledge as it was, whatever choices it is spelled with.
    Otherwise, with the same luck the view is all the knowledge: it shows an event that tells too
    much. With other luck, what is drawn before everybody's eyes is knowledge too: it shows a log
    that does not heed for whom an event is.
    """
    found: Found = Counter()
    for seat in range(-1, before.plan.players):
        for same_luck in (True, False):
            other = redealt(before, seat, rng)
            if same_luck:
                other.playing.state.rng = before.playing.state.rng.copy()
            again = spelled(other.playing.facing(event.seat), rng, act)
            if again is None:
                continue
            twin = event_of(other, event.seat, again)
            elsewhere = other.after(twin)
            found["other spelling"] += twin != event
            for eyes in {seat, wire.SPECTATOR}:
                true, same = told(before, after, event, eyes), told(other, elsewhere, twin, eyes)
                assert type(same) is type(true)
                plain = not reveals(before, after) and not reveals(other, elsewhere)
                alike = viewed(true) == viewed(same)
                if plain or (alike and (same_luck or heard(after, eyes) == heard(elsewhere, eyes))):
                    found["plain" if plain else "alike"] += 1
                    assert encode(same) == encode(true), f"seat {eyes} is told too much"
                    assert snapped(elsewhere, eyes) == snapped(after, eyes), f"seat {eyes} can tell"
    return found


def reveals(before: Table, after: Table) -> bool:
    """Whether anybody learnt anything between two moments but what a seat chose to do.

    The end of a game lays open what it has kept (BL-14.7).
    """
    revealed = before.playing.state.revealed != after.playing.state.revealed
    return revealed or after.status != RUNNING


def snapped(table: Table, seat: int) -> bytes:
    """All that a viewer gets who comes to the table now."""
    return encode(
        showing.snapshot(table, viewer_of(table, f"user{seat}"), set(), [], showing.NO_TIME)
    )


def viewed(update: Any) -> Any:
    return getattr(getattr(update, "position", None), "view", None)


def heard(table: Table, seat: int) -> list[tuple[str, tuple[int, ...]]]:
    """What the engine told of the last act that a viewer may read."""
    return [(e.name, e.args) for e in last_events(table) if e.is_visible_to(seat)]


def last_events(table: Table) -> Iterator[Any]:
    match = table.playing
    for act in match.acts[-1:]:
        for step in match.log[act.start : act.end]:
            yield from step.events


def has_whispers(table: Table) -> bool:
    """Whether the last act told somebody alone something: then it is always looked at."""
    return any(event.only >= 0 for event in last_events(table))


def secrets_of(table: Table) -> Iterator[str]:
    """What must not be in anybody's bytes before the end, in the spelling it would have there."""
    yield table.plan.seed
    yield table.plan.salt
    for word in Part(Rng).dump(table.playing.state.rng).values():
        for number in word if isinstance(word, list) else [word]:
            if number > 10**6:
                yield str(number)


async def play(
    rules: Rules, config: Config, seed: str, most: int = 100_000
) -> tuple[dict[int, str], Found]:
    """Plays a game with all checks; gives the bytes of each viewer, and what was checked."""
    rng = Rng.from_seed(seed)
    found: Found = Counter()
    live = LiveTable(new_table(rules, config))
    clients = {seat: Client(f"user{seat}") for seat in range(-1, config.players)}
    streams = dict.fromkeys(clients, "")
    for client in clients.values():
        live.join(client, None)
    while live.table.status == RUNNING and most:
        most -= 1
        before = live.table
        seat, act = next_act(before, rng)
        event = event_of(before, seat, act)
        after = before.after(event)
        if after.number % EVERY == 0 or after.playing.sealed or has_whispers(after):
            check_table(before, rng)
            check_drafts(before, rng)
            check_half(before, event, rng)
            if event.kind == "act" and not before.playing.sealed:
                found += check_event(before, after, event, act, rng)
        live.move(event, after)
        for viewer, client in clients.items():
            new = "".join(await client.take())
            streams[viewer] += new
            if after.status == RUNNING:
                for secret in secrets_of(after):
                    assert secret not in new, f"seat {viewer} gets a secret"
    return streams, found


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
    streams, found = asyncio.run(play(rules, config, "leaks"))
    assert found["plain"] + found["alike"] > 20
    assert all(len(stream) > 10_000 for stream in streams.values())
    assert "a-secret-invitation" not in streams[-1]


# --- acts that are spelled in another way ---------------------------------------------------------


def before_a_battle(kinds: tuple[int, int]) -> Table:
    """AR-17.6: a fighter with two land tokens of these kinds stands before a land mercenary."""
    table = new_table(ALRASHID, Config(3))
    st = table.playing.state
    assert isinstance(st, AlRashid)
    country = next(c for c, tokens in enumerate(st.mercenaries) if tokens)
    for kind in range(3):  # the same in all worlds: none of the land tokens is in a hand
        st.pile.counts[kind] += sum(player.tokens[kind] for player in st.players)
        for player in st.players:
            player.tokens[kind] = 0
    st.mercenaries[country] = (FACE_UP,)
    for kind in kinds:
        st.pile.take(kind)
        st.players[0].tokens[kind] += 1
    st.push(Battle(0, country, (0,), 0, 0))
    run(st)
    table.asked = table.playing.asked
    return table


def struck(kinds: tuple[int, int], viewers: tuple[int, ...]) -> tuple[int, list[bytes]]:
    """How many choices it takes to strike with one token of kind 1, and what others then get."""
    table = before_a_battle(kinds)
    draft = begin(ALRASHID, table.playing.state, 0).point(things.token(1)).close()
    assert draft.is_complete
    event = Event(table.number + 1, "act", 0, 0, data={"choices": draft.choices})
    after = table.after(event)
    got = [snapped(table, seat) for seat in viewers]
    got += [encode(told(table, after, event, seat)) for seat in viewers]
    return len(draft.choices), got + [snapped(after, seat) for seat in viewers]


def test_a_battle_does_not_tell_what_was_kept_by_how_many_choices_it_took() -> None:
    """AR-17.6: with a token of the same kind left one could go on, with a smaller one not."""
    others = (wire.SPECTATOR, 1, 2)
    one, two = struck((0, 1), others), struck((1, 1), others)
    assert (one[0], two[0]) == (1, 2)
    assert one[1] == two[1]
    assert struck((0, 1), (0,))[1] != struck((1, 1), (0,))[1], "the seat itself sees its tokens"


def test_counting_choices_would_tell_what_was_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    leak_steps(monkeypatch)
    assert struck((0, 1), (wire.SPECTATOR,))[1] != struck((1, 1), (wire.SPECTATOR,))[1]


@pytest.mark.parametrize("name", GAMES)
def test_an_end_that_is_only_drawn_lays_nothing_open(name: str) -> None:
    """BL-14.7: who draws the last act of a game, and thinks better of it, has learnt nothing."""
    rules, rng, chance = game(name), Rng.from_seed("end"), Random("end")
    ends = 0
    for number in range(8):
        match = Match(rules, Config(3), f"end {number}")
        while not match.is_over:
            assert match.act(match.to_act, match.choices[rng.below(len(match.choices))]) is None
        act = match.acts[-1]
        choices = [step.choice for step in match.log[act.start :]]
        match.take_back_to(act.start)
        draft = begin(rules, match.state, act.seat)
        made = list(engine_act(match.state, choices))
        while not draft.is_complete:
            draft = follow(rules, draft, made, chance)
        shown = drafting.show(draft)
        assert shown.forecast is not None
        ends += shown.forecast.ends == "over"
        for _ in range(3):
            other = Draft(rules, rules.redeal(match.state, act.seat, rng), act.seat, draft.parts)
            assert encode(drafting.show(other)) == encode(shown)
    assert ends or name not in ("alrashid", "belaad")  # elsewhere something is drawn or compared


# --- planted leaks -------------------------------------------------------------------------------


def leak_hands(patch: pytest.MonkeyPatch) -> None:
    """The view of a seat has all hands in it."""
    true = drafting.position

    def position(rules: Any, st: Any, act: int, seat: int, *rest: Any) -> wire.Position:
        views = [rules.view(st, s) for s in range(len(rules.view(st, -1)["players"]))]
        return msgspec.structs.replace(true(rules, st, act, seat, *rest), view=views)

    patch.setattr(drafting, "position", position)


def leak_one_card(patch: pytest.MonkeyPatch) -> None:
    """The view of a spectator is that of the first seat."""
    true = drafting.position

    def position(rules: Any, st: Any, act: int, seat: int, *rest: Any) -> wire.Position:
        return true(rules, st, act, max(seat, 0), *rest)

    patch.setattr(drafting, "position", position)


def leak_log(patch: pytest.MonkeyPatch) -> None:
    """The log lines of one seat are told to everybody."""
    true = wire.happenings

    def happenings(events: Any, seat: int) -> list[wire.Happening]:
        return [h for s in range(-1, 2) for h in true(events, s)]

    patch.setattr(wire, "happenings", happenings)


def leak_draft(patch: pytest.MonkeyPatch) -> None:
    """The draft of the seat that is asked is shown to everybody."""
    true = drafting.position

    def position(rules: Any, st: Any, act: int, seat: int, *rest: Any) -> wire.Position:
        draft = true(rules, st, act, st.frames[-1].seat).draft if st.frames else None
        return msgspec.structs.replace(true(rules, st, act, seat, *rest), draft=draft)

    patch.setattr(drafting, "position", position)


def leak_half_an_act(patch: pytest.MonkeyPatch) -> None:
    """Everybody is told which decision is pending, also inside an act that is still a secret."""
    true = drafting.position

    def position(rules: Any, st: Any, act: int, seat: int, *rest: Any) -> wire.Position:
        shown = true(rules, st, act, seat, *rest)
        kind = st.frames[-1].KIND if st.frames else ""
        return msgspec.structs.replace(shown, view={**shown.view, "deciding": kind})

    patch.setattr(drafting, "position", position)


def leak_seed(patch: pytest.MonkeyPatch) -> None:
    """The seed is opened before the end."""
    true = showing.table_info

    def table_info(table: Table, *rest: Any) -> wire.TableInfo:
        return msgspec.structs.replace(true(table, *rest), seed=table.plan.seed)

    patch.setattr(showing, "table_info", table_info)


def leak_chance(patch: pytest.MonkeyPatch) -> None:
    """What chance will bring is in the position."""
    true = drafting.position

    def position(rules: Any, st: Any, act: int, seat: int, *rest: Any) -> wire.Position:
        shown = true(rules, st, act, seat, *rest)
        rng = Part(Rng).dump(st.rng)
        return msgspec.structs.replace(shown, view={**shown.view, "rng": rng})

    patch.setattr(drafting, "position", position)


def leak_sealed(patch: pytest.MonkeyPatch) -> None:
    """A sealed choice is told to the others: a table update says what is in hand."""
    true = showing.table_info

    def table_info(table: Table, *rest: Any) -> wire.TableInfo:
        match = table.playing
        reason = str([p.hand for p in match.state.players])  # type: ignore[attr-defined]
        return msgspec.structs.replace(true(table, *rest), reason=reason)

    patch.setattr(showing, "table_info", table_info)


def leak_outcome(patch: pytest.MonkeyPatch) -> None:
    """A draft goes on over what would be revealed."""
    true = drafting.show

    def careless(draft: Draft) -> wire.Draft:
        st = draft.facing.copy()
        for choice in draft.choices:
            apply(st, choice)
        view = draft.rules.view(st, draft.seat)
        return msgspec.structs.replace(true(draft), view=view)

    patch.setattr(drafting, "show", careless)


def leak_steps(patch: pytest.MonkeyPatch) -> None:
    """Not the acts are counted before everybody's eyes but the choices that they are made of."""
    true = showing.position

    def position(table: Table, seat: int) -> wire.Position:
        return msgspec.structs.replace(true(table, seat), act=len(table.playing.log))

    patch.setattr(showing, "position", position)


Leak = Callable[[pytest.MonkeyPatch], None]
ALMADI = ("almadi", Config(3, {"characters": True}))
ALHAMBRA = ("alhambra", Config(3))


@pytest.mark.parametrize(
    ("leak", "setup"),
    [
        (leak_hands, ALHAMBRA),
        (leak_one_card, ALHAMBRA),
        (leak_log, ("alrashid", Config(3))),
        (leak_draft, ALHAMBRA),
        (leak_half_an_act, ALHAMBRA),
        (leak_seed, ALHAMBRA),
        (leak_chance, ALHAMBRA),
        (leak_sealed, ALMADI),
        (leak_outcome, ALHAMBRA),
        (leak_steps, ("alrashid", Config(3))),
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
