"""A table of Al-Rashid for tests, set with the words of the rulebook."""

from typing import Any

from majlis.games.alrashid.config import Table
from majlis.games.alrashid.material import AREAS, COUNTRIES, GOODS, PAWNS, TITLES, TOKENS
from majlis.games.alrashid.setup import new_state
from majlis.games.alrashid.state import FACE_UP, SEEN, AlRashid
from majlis.kernel.frame import Ask
from majlis.kernel.journal import Event, Journal
from majlis.kernel.refusal import Refusal
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.runner import apply, run


def set_table(players: int = 3, material: Any = None, **options: Any) -> AlRashid:
    """The table laid out, seats in turn order 0, 1, 2..., nothing dealt and nothing planned."""
    st = new_state(Table(Config(players, options, material)), Rng.from_seed("table"))
    st.frames = []
    st.order = tuple(range(players))
    return st


def area(name: str) -> int:
    return AREAS.index(name)


def country(name: str) -> int:
    return COUNTRIES.index(name)


def title(name: str) -> int:
    """A title by its name, or by its tile (`C005`)."""
    return int(name[1:]) - 1 if name[1:].isdigit() else TITLES.index(name)


def goods(st: AlRashid, seat: int, **counts: int) -> None:
    """The seat's goods are exactly these."""
    st.players[seat].goods = [counts.get(good, 0) for good in GOODS]


def goods_of(st: AlRashid, seat: int) -> dict[str, int]:
    return {g: n for g, n in zip(GOODS, st.players[seat].goods, strict=True) if n}


def family(st: AlRashid, seat: int, pasha: int, merchant: int, sage: int) -> None:
    """The seat's family has this size, all in hand."""
    st.players[seat].family = (pasha, merchant, sage)
    st.players[seat].hand = [pasha, merchant, sage]


def stand(st: AlRashid, where: str, seat: int, *pawns: str) -> None:
    """Pawns of the seat arrive in an area, in this order; the family grows where it must."""
    player = st.players[seat]
    for name in pawns:
        pawn = PAWNS.index(name)
        if player.hand[pawn]:
            player.hand[pawn] -= 1
        else:
            st.change_family(seat, pawn, 1)
        st.add_pawn(area(where), seat, pawn)


def own(st: AlRashid, seat: int, *titles: str) -> None:
    """The seat owns these titles; the tiles leave the display."""
    for name in titles:
        st.titles[title(name)] -= 1
        st.players[seat].titles = (*st.players[seat].titles, title(name))


def hold(st: AlRashid, seat: int, *tokens: str) -> None:
    """The seat holds these mercenary tokens (`red_3`), taken from the pile."""
    for name in tokens:
        st.pile.take(TOKENS.index(name))
        st.players[seat].tokens[TOKENS.index(name)] += 1


def camp(st: AlRashid, where: str, *tokens: str, face_up: bool = False, seen_by: int = -1) -> None:
    """Mercenary tokens lie on a country, taken from the pile."""
    for name in tokens:
        token = TOKENS.index(name)
        st.pile.take(token)
        token |= (FACE_UP if face_up else 0) | (SEEN << seen_by if seen_by >= 0 else 0)
        st.mercenaries[country(where)] = (*st.mercenaries[country(where)], token)


def listen(st: AlRashid) -> Journal:
    """A journal that hears everything from now on."""
    st.journal = Journal()
    return st.journal


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def ask(st: AlRashid) -> Ask[Any]:
    """The pending decision."""
    frame = st.frames[-1]
    assert isinstance(frame, Ask)
    return frame


def start(st: AlRashid, *frames: Any) -> AlRashid:
    """Plans these frames and runs to the first decision."""
    st.plan(list(frames))
    run(st)
    return st


def choose(st: AlRashid, *choices: int) -> None:
    """Makes choices one after the other; each must be allowed."""
    for choice in choices:
        refusal = ask(st).why_not(st, choice)
        assert refusal is None, refusal
        apply(st, choice)


def refusal(st: AlRashid, choice: int) -> str:
    """The clause that forbids a choice now; it must be forbidden."""
    found: Refusal | None = ask(st).why_not(st, choice)
    assert found is not None, "the choice is allowed"
    assert choice not in st.legal
    return found.clause
