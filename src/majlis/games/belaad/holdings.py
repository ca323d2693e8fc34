"""What each seat has that can be counted, by the keys of its names: for forecasts and recaps.

What belongs to a faction is told of each of its members. Everything here lies open (BL-14.9): of
hands and spoils their number, not what they are.
"""

from majlis.games.belaad import scoring
from majlis.games.belaad.ending import active_science
from majlis.games.belaad.material import BOARDS, BOARDS_OF, ORDER
from majlis.games.belaad.state import BOTTOM, Belaad, symbol_of


def holdings(st: Belaad, seat: int) -> list[dict[str, int]]:
    """The belongings of each seat, as `seat` knows them."""
    shared = [_faction(st, f) if f in st.table.playing else {} for f in range(3)]
    return [
        {**_own(st, other), **shared[st.table.factions[other]]} for other in range(st.table.players)
    ]


def _own(st: Belaad, seat: int) -> dict[str, int]:
    """What is a player's alone (BL-5.1)."""
    own = {
        "coin-gold": st.gold[seat],
        "coin-seals": st.seals[seat],
        "label-cards": len(st.hands[seat]),
    }
    if st.table.factions[seat] != ORDER:  # BL-9.13, BL-10.8
        own["label-swords"] = st.swords[seat]
        own["label-spoils"] = len(st.spoils[seat])
    return own


def _faction(st: Belaad, faction: int) -> dict[str, int]:
    """What the members of a faction have together: a character counts by its symbols (BL-6.6)."""
    boards = BOARDS_OF[faction]
    shared = {
        "label-treasury": st.treasury[faction],
        "label-scholars": len(st.hired[faction]),
        "label-bottom": len([b for b in boards if st.boards[b] >= BOTTOM]),
    }
    for board in boards:
        shared[f"board-{BOARDS[board]}"] = st.symbols(faction, symbol_of(board))
    if faction == ORDER:
        shared["label-active"] = active_science(st)
        shared["label-assassinated"] = sum(st.killed)
        shared["label-hashash"] = len(st.hashash_placed)
    else:
        shared["label-science"] = scoring.science(st.table.material, st.hired[faction])
    return shared
