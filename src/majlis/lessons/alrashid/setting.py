"""Setting a table of Al-Rashid: pawns, goods and tokens by their names."""

from typing import Any

from majlis.games.alrashid.config import Table
from majlis.games.alrashid.flow import NextYear
from majlis.games.alrashid.frames.moving import StartEffects
from majlis.games.alrashid.frames.placement import Placement
from majlis.games.alrashid.frames.resolution import Round
from majlis.games.alrashid.frames.year_end import YearEnd
from majlis.games.alrashid.material import AREAS, COUNTRIES, GOODS, PAWNS, TITLES, TOKENS
from majlis.games.alrashid.setup import new_state
from majlis.games.alrashid.state import FACE_UP, AlRashid
from majlis.kernel.frame import Frame
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.runner import run


def table(players: int = 3, year: int = 2) -> AlRashid:
    """The table laid out, the learner first in turn order; goods and families of the start."""
    st = new_state(Table(Config(players)), Rng.from_seed("a lesson"))
    st.frames = []
    st.order = tuple(range(players))
    st.year = year
    for seat in range(players):
        goods(st, seat, wood=seat + 1, metal=1, pottery=1)
    return st


def area(name: str) -> int:
    return AREAS.index(name)


def goods(st: AlRashid, seat: int, **counts: int) -> None:
    """The goods of a seat are exactly these."""
    st.players[seat].goods = [counts.get(good, 0) for good in GOODS]


def family(st: AlRashid, seat: int, pashas: int, merchants: int, sages: int) -> None:
    """The family of a seat, all in hand."""
    st.players[seat].family = (pashas, merchants, sages)
    st.players[seat].hand = [pashas, merchants, sages]


def stand(st: AlRashid, where: str, seat: int, *pawns: str) -> None:
    """Pawns of a seat stand in an area; they come from its hand."""
    for name in pawns:
        st.players[seat].hand[PAWNS.index(name)] -= 1
        st.add_pawn(area(where), seat, PAWNS.index(name))


def own(st: AlRashid, seat: int, *titles: str) -> None:
    """A seat owns these titles."""
    for name in titles:
        st.titles[TITLES.index(name)] -= 1
        st.players[seat].titles = (*st.players[seat].titles, TITLES.index(name))


def hold(st: AlRashid, seat: int, *tokens: str) -> None:
    """A seat holds these mercenary tokens."""
    for name in tokens:
        st.pile.take(TOKENS.index(name))
        st.players[seat].tokens[TOKENS.index(name)] += 1


def camp(st: AlRashid, where: str, *tokens: str) -> None:
    """Mercenary tokens lie on a country, revealed."""
    there = COUNTRIES.index(where)
    for name in tokens:
        st.pile.take(TOKENS.index(name))
        st.mercenaries[there] = (*st.mercenaries[there], TOKENS.index(name) | FACE_UP)


def placing(st: AlRashid) -> AlRashid:
    """The placement phase, the learner next."""
    return _start(st, [Placement(0), StartEffects(), Round(0)])


def resolving(st: AlRashid, *first: Frame[Any]) -> AlRashid:
    """The resolution phase, which begins with these frames, or with the learner's turn."""
    return _start(st, [*first, Round(1 if first else 0)])


def _start(st: AlRashid, frames: list[Frame[Any]]) -> AlRashid:
    st.plan([*frames, YearEnd(), NextYear()])
    run(st)
    return st
