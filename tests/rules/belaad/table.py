"""A table of Belaad for tests, set with the words of the rulebook."""

from typing import Any

from majlis.games.belaad.config import Table
from majlis.games.belaad.material import (
    ACTIONS,
    BOARDS,
    COMBAT_CARDS,
    HASHASH,
    ORANGE,
    SCHOLARS,
    SYMBOLS,
    TOKENS,
)
from majlis.games.belaad.setup import new_state
from majlis.games.belaad.state import BOTTOM, TOP, WHITE, Belaad, symbol_of
from majlis.kernel.frame import Ask, Draw
from majlis.kernel.journal import Event, Journal
from majlis.kernel.refusal import Refusal
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.runner import apply, run

BOARD_BY_SYMBOL = {
    "kingdom": dict(
        zip(SYMBOLS, ("sultan", "vizier", "treasurer", "sheriff", "commander"), strict=False)
    ),
    "people": dict(
        zip(
            SYMBOLS,
            ("bahloul", "preacher", "trusted_man", "philanthropist", "peoples_hero"),
            strict=False,
        )
    ),
    "order": dict(zip(SYMBOLS[1:], ("grand_master", "hashash", "spy", "assassin"), strict=False)),
}
SEATS = {"kingdom": 0, "people": 1, "order": 2}
FIRST_FIVE = ("khayyam", "ibn_hayyan", "firnas", "ibn_haytham", "zahrawi")


def set_table(players: int = 2, material: Any = None, **options: Any) -> Belaad:
    """Five known scholars on display, three known cards on the piles, nothing planned.

    Chance waits to be told (`explicit`), so that nothing happens by accident.
    """
    st = new_state(Table(Config(players, options, material)), Rng.from_seed("table"))
    st.frames = []
    st.explicit = True
    show(st, *FIRST_FIVE)
    faceup(st, "A01", "A10", "A16")
    st.piles = (19, 18, 17)
    return st


def ready(players: int = 2, seed: str = "ready", **options: Any) -> Belaad:
    """A whole table after set-up, its first decision pending."""
    st = new_state(Table(Config(players, options)), Rng.from_seed(seed))
    run(st)
    return st


# ---- names


def board(name: str) -> int:
    return BOARDS.index(name)


def scholar(name: str) -> int:
    return SCHOLARS.index(name)


def card(name: str) -> int:
    return ACTIONS.index(name)


def hashash(name: str) -> int:
    return HASHASH.index(name)


def symbol(name: str) -> int:
    return SYMBOLS.index(name)


def token(name: str) -> int:
    return TOKENS.index(name.removeprefix("white_"))


# ---- laying out


def show(st: Belaad, *names: str) -> None:
    """Exactly these scholars are on display."""
    for s in st.display:
        if s >= 0:
            st.scholars.add(s)
    st.display = tuple(scholar(n) if n else -1 for n in names)
    for s in st.display:
        if s >= 0:
            st.scholars.take(s)


def faceup(st: Belaad, *names: str) -> None:
    """These cards lie visible on the three piles."""
    for c in st.tops:
        if c >= 0:
            st.covered.add(c)
    st.tops = tuple(card(n) for n in names)
    for c in st.tops:
        st.covered.take(c)


def deal(st: Belaad, seat: int, *names: str) -> None:
    """The seat holds exactly these cards, taken from the covered ones."""
    for c in st.hands[seat]:
        st.covered.add(c)
    st.hands[seat] = tuple(sorted(card(n) for n in names))
    for c in st.hands[seat]:
        st.covered.take(c)


def put(st: Belaad, where: str, white: int = 0, top: int = 0, bottom: bool = False) -> None:
    """Exactly these tokens lie on a board, taken from the bag."""
    b = board(where)
    st.wipe(b)
    st.boards[b] = white * WHITE + top * TOP + bottom * BOTTOM
    st.bag.counts[symbol_of(b)] -= white
    st.bag.counts[ORANGE] -= top + bottom
    assert min(st.bag.counts) >= 0


def on(st: Belaad, where: str) -> tuple[int, int, int]:
    """White tokens, orange at the top, orange at the bottom of a board."""
    tokens = st.boards[board(where)]
    return tokens & 15, (tokens >> 4) & 15, tokens >> 8


def symbols_on(st: Belaad, where: str, count: int) -> None:
    """The character has so many symbols: printed ones, then white tokens."""
    put(st, where, white=count - st.table.material.printed[board(where)])


def hired(st: Belaad, faction: int, *names: str) -> None:
    """The faction has these scholars besides those it had; the count of generations follows."""
    found = list(st.hired)
    for name in names:
        st.scholars.take(scholar(name))
        found[faction] = (*found[faction], scholar(name))
    st.hired = tuple(found)


def killed(st: Belaad, *names: str) -> None:
    """The Order has assassinated these tokens, taken from the bag."""
    counts = list(st.killed)
    for name in names:
        st.bag.take(token(name))
        counts[token(name)] += 1
    st.killed = tuple(counts)


def spoils(st: Belaad, seat: int, *names: str) -> None:
    """The seat keeps these combat cards."""
    found = list(st.spoils)
    for name in names:
        st.combat_deck.take(COMBAT_CARDS.index(name))
        found[seat] = (*found[seat], COMBAT_CARDS.index(name))
    st.spoils = tuple(found)


def give_sword(st: Belaad, seat: int, count: int = 1) -> None:
    st.swords[seat] += count
    st.sword_supply -= count


def place_hashash(st: Belaad, *names: str) -> None:
    """These Hashash cards lie under their boards."""
    for name in names:
        st.hashash_deck.take(hashash(name))
        st.hashash_placed = (*st.hashash_placed, hashash(name))


# ---- playing


def listen(st: Belaad) -> Journal:
    """A journal that hears everything from now on."""
    st.journal = Journal()
    return st.journal


def kinds(events: list[Event]) -> list[str]:
    return [event.name for event in events]


def ask(st: Belaad) -> Ask[Any]:
    """The pending decision."""
    frame = st.frames[-1]
    assert isinstance(frame, Ask), frame.KIND
    return frame


def asked(st: Belaad) -> tuple[str, int]:
    """What is pending, and who must decide it."""
    return ask(st).KIND, ask(st).seat


def start(st: Belaad, *frames: Any) -> Belaad:
    """Plans these frames and runs to the first decision or chance event."""
    st.plan(list(frames))
    run(st)
    return st


def choose(st: Belaad, *choices: int) -> None:
    """Makes choices one after the other; each must be allowed."""
    for choice in choices:
        refused = ask(st).why_not(st, choice)
        assert refused is None, refused
        assert choice in st.legal
        apply(st, choice)


def fate(st: Belaad, *outcomes: int) -> None:
    """Nature decides so, one event after the other."""
    for outcome in outcomes:
        frame = st.frames[-1]
        assert isinstance(frame, Draw), frame.KIND
        assert frame.weights(st)[outcome], "that cannot happen"
        apply(st, outcome)


def draws(st: Belaad, *names: str) -> None:
    """These tokens come out of the bag."""
    fate(st, *(token(name) for name in names))


def reveals(st: Belaad, change: int | str) -> None:
    """A combat card with this change of power (or a grey one) is turned over."""
    material = st.table.material
    for index, power in enumerate(material.power):
        fits = power == (0 if change == "grey" else change)
        if st.combat_deck.counts[index] and fits:
            fate(st, index)
            return
    raise AssertionError(f"no card {change} is left")


def refusal(st: Belaad, choice: int) -> str:
    """The clause that forbids a choice now; it must be forbidden."""
    found: Refusal | None = ask(st).why_not(st, choice)
    assert found is not None, "the choice is allowed"
    assert choice not in st.legal
    return found.clause
