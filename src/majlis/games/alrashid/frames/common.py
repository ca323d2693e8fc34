"""What several chapters share: small rules about pawns, goods and tokens."""

from typing import Final

from majlis.games.alrashid import events
from majlis.games.alrashid.material import COURT, MERCHANT, PASHA, SAGE
from majlis.games.alrashid.state import LEADER, AlRashid
from majlis.kernel.codec import Name, Num
from majlis.kernel.refusal import Refusal, refuse

SEAT: Final = Num(0, 4)
RANK: Final = Num(0, 4)

# Why a colour is named, a good given or a good taken: the clause behind the same small question.
REASONS: Final = (
    "setup",
    "service",
    "general",
    "vizier",
    "recruiter",
    "agha",
    "smuggler",
    "trader",
    "benevolence",
    "quartermaster",
    "raider",
    "plotter",
    "informer",
    "spy",
)
CLAUSES: Final = (
    "AR-2.8",
    "AR-11.4",
    "AR-12.2",
    "AR-12.2",
    "AR-15.6",
    "AR-15.26",
    "AR-15.1",
    "AR-15.13",
    "AR-13.6",
    "AR-15.31",
    "AR-15.7",
    "AR-15.2",
    "AR-15.3",
    "AR-11.7",
)
FOR_SETUP: Final = 0
FOR_SERVICE: Final = 1
FOR_GENERAL: Final = 2
FOR_VIZIER: Final = 3
FOR_RECRUITER: Final = 4
FOR_AGHA: Final = 5
FOR_SMUGGLER: Final = 6
FOR_TRADER: Final = 7
FOR_BENEVOLENCE: Final = 8
FOR_QUARTERMASTER: Final = 9
FOR_RAIDER: Final = 10
FOR_PLOTTER: Final = 11
FOR_INFORMER: Final = 12
FOR_SPY: Final = 13
REASON: Final = Name(REASONS)


def may_join(stack: int, area: int, pawn: int) -> bool:
    """Whether a pawn may join its owner's stack in an area (AR-5.5, AR-5.8)."""
    if area == COURT:
        return pawn == (SAGE if stack else PASHA)
    return pawn == SAGE or stack < LEADER


def why_not_join(stack: int, area: int, pawn: int) -> Refusal | None:
    """The clause that keeps a pawn out of its owner's stack."""
    if may_join(stack, area, pawn):
        return None
    if area != COURT:
        return refuse("AR-5.5", "one_leader")
    if pawn == MERCHANT:
        return refuse("AR-5.9", "no_merchant_at_court")
    return refuse("AR-5.8", "only_sages_follow" if stack else "pasha_first")


def gain_pawn(st: AlRashid, seat: int, pawn: int) -> None:
    """A new pawn comes to the hand and waits for the next year (AR-5.13)."""
    st.change_family(seat, pawn, 1)
    st.players[seat].hand[pawn] += 1
    st.tell(events.GAINED_PAWN, seat, pawn)


def gain_good(st: AlRashid, seat: int, good: int, count: int) -> None:
    """Goods from the supply, which never runs out (AR-1.6)."""
    st.players[seat].goods[good] += count
    st.tell(events.GAINED_GOOD, seat, good, count)


def gain_notes(st: AlRashid, seat: int, count: int) -> None:
    st.players[seat].notes += count
    st.tell(events.GAINED_NOTES, seat, count)


def gain_influence(st: AlRashid, seat: int, count: int) -> None:
    st.players[seat].influence += count
    st.tell(events.GAINED_INFLUENCE, seat, count)
