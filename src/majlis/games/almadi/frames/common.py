"""What several chapters share: gaining cards and rubies, landing, achieving objectives."""

from typing import Final

from majlis.games.almadi import events, labels, shapes, trail
from majlis.games.almadi.frames.piles import TurnUp
from majlis.games.almadi.material import (
    ALADDIN,
    BADROULBOUDOUR,
    GENIE,
    JAR,
    OBJECTIVE_COUNT,
    PARIBANOU,
)
from majlis.games.almadi.objectives import Cards
from majlis.games.almadi.piles import MOSAICS
from majlis.games.almadi.realm import Realm, activated
from majlis.games.almadi.state import Almadi, replaced
from majlis.kernel.refusal import Refusal
from majlis.kernel.text import Text

# The three whose claim comes with a genie (AM-12.27), in the order of their choices.
CLAIMANTS: Final = (ALADDIN, BADROULBOUDOUR, PARIBANOU)
CLAIM_BITS: Final = (1 << ALADDIN) | (1 << BADROULBOUDOUR) | (1 << PARIBANOU)


def powerless(clause: str, character: int) -> Refusal:
    """What needs the power of a character that the seat does not have."""
    return Refusal(
        clause, Text("refusal-power_missing", {"character": labels.character(character)})
    )


def check_objectives(st: Almadi, seat: int) -> None:
    """AM-8.3: after every change, each objective held whose condition is true is achieved."""
    player = st.players[seat]
    left = player.held & ~player.achieved
    if not left:
        return
    cards = Cards(player.stalls, player.mosaics, player.rubies)
    conditions = st.table.conditions
    material = st.table.material
    for objective in range(OBJECTIVE_COUNT):
        if (left >> objective) & 1 and conditions[objective].holds(player.realm, cards, material):
            player.achieved |= 1 << objective
            st.tell(events.ACHIEVED, seat, objective, material.points[objective])


def gain_card(st: Almadi, seat: int, which: int) -> None:
    """AM-7.10, AM-7.11: the top card of a pile; the next one is turned up (AM-7.12)."""
    face = st.pile_of(which).top
    take_top(st, seat, which)
    check_objectives(st, seat)
    trail.note(st, seat, shapes.MOSAIC if which == MOSAICS else shapes.STALL, face, -1, 0)


def take_top(st: Almadi, seat: int, which: int) -> None:
    pile = st.pile_of(which)
    player = st.players[seat]
    face = pile.top
    if which == MOSAICS:
        player.mosaics = replaced(player.mosaics, face, player.mosaics[face] + 1)
        st.tell(events.TOOK_MOSAIC, seat, face)
    else:
        player.stalls = replaced(player.stalls, face, player.stalls[face] + 1)
        st.tell(events.TOOK_STALL, seat, face)
    st.set_pile(which, pile.without_top())
    if pile.hidden:
        st.push(TurnUp(which))


def gain_rubies(st: Almadi, seat: int, count: int) -> None:
    """AM-7.17: rubies from the supply, as many as are left."""
    count = min(count, st.rubies)
    st.rubies -= count
    st.players[seat].rubies += count
    st.tell(events.TOOK_RUBIES, seat, count)
    check_objectives(st, seat)
    trail.note(st, seat, shapes.RUBIES, count, -1, 0)


def land(st: Almadi, seat: int, realm: Realm, cell: int, other: int, deed: int) -> None:
    """AM-6.3: one landing event, of the tile on a cell and, after a swap, of another one (or -1).

    Its effects become pending (AM-6.6); several genies are one (AM-7.3). `deed` is how the tile
    came there.
    """
    player = st.players[seat]
    known = player.realm.known
    material = st.table.material
    counts = activated(realm, cell, -1, material)
    if known is not None and len(realm.at) > len(player.realm.at):
        realm.known = known.with_tile(cell, realm.at[cell], counts, material)
    player.realm = realm
    if other >= 0:
        more = activated(realm, other, cell, material)
        for effect in range(JAR + 1):
            counts[effect] += more[effect]
    pending = st.pending
    for effect in range(GENIE + 1, JAR):
        pending[effect] += counts[effect]
    if counts[GENIE]:
        if st.moves < material.genie_moves:
            pending[GENIE] = 1
        st.claims |= player.powers() & CLAIM_BITS & ~st.used
    woken = shapes.pack_effects(counts) if st.journal is not None else 0
    if woken:
        st.tell(events.ACTIVATED, seat, woken)
    check_objectives(st, seat)
    trail.note(st, seat, deed, realm.at[cell], cell, woken)


def add_columns(columns: int, base: int, found: list[int]) -> None:
    """Adds a choice for each column whose bit is set; `base` is the choice of column 0."""
    choice = base
    while columns:
        if columns & 1:
            found.append(choice)
        columns >>= 1
        choice += 1
