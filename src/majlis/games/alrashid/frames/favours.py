"""Chapter 12: the favours of the guild leaders."""

from typing import ClassVar

from majlis.games.alrashid import events
from majlis.games.alrashid.frames.common import (
    FOR_GENERAL,
    FOR_VIZIER,
    SEAT,
    gain_influence,
    gain_notes,
)
from majlis.games.alrashid.frames.exchange import GiveGood
from majlis.games.alrashid.material import FAVOURS, GENERAL, INTRIGUE, QADI, SCHOLAR, VIZIER
from majlis.games.alrashid.state import AlRashid
from majlis.kernel.codec import Field, Name
from majlis.kernel.frame import Do
from majlis.kernel.refusal import Refusal, refuse


def favour_cost(st: AlRashid, guild: int, favour: int) -> int:
    """AR-12.2; through the Caliph's Favourite both prices are paid (AR-12.3)."""
    material = st.table.material
    if guild != INTRIGUE:
        return material.favour_gold[favour]
    return material.favourite_gold + (
        material.favour_gold[favour] if st.table.favourite_pays else 0
    )


def needs_good(favour: int) -> bool:
    """General and Vizier are given a good (AR-12.4)."""
    return favour in (GENERAL, VIZIER)


def why_no_favour(st: AlRashid, seat: int, favour: int) -> Refusal | None:
    """AR-10.8: a favour without effect cannot be chosen."""
    if needs_good(favour) and not any(st.players[seat].goods):
        return refuse("AR-12.4", "nothing_to_exchange")
    if favour == GENERAL and not (st.can_draw(0) or st.can_draw(1)):
        return refuse("AR-10.8", "no_tokens_left")
    return None


class UseFavour(Do[AlRashid]):
    """AR-12.1, AR-12.2: the favour takes effect at once.

    An action carried out before it in the same visit (AR-10.7) may have used up the last good or
    the last token; then nothing is left for this one to do.
    """

    KIND = "use_favour"
    CLAUSE = "AR-12.2"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT), Field("favour", Name(FAVOURS)))

    def __init__(self, seat: int, favour: int) -> None:
        self.seat = seat
        self.favour = favour

    def run(self, st: AlRashid) -> None:
        if why_no_favour(st, self.seat, self.favour) is not None:
            st.tell(events.FAVOUR_LOST, self.seat, self.favour)
            return
        st.tell(events.FAVOUR, self.seat, self.favour)
        if self.favour == GENERAL:
            st.push(GiveGood(self.seat, FOR_GENERAL))
        elif self.favour == VIZIER:
            st.push(GiveGood(self.seat, FOR_VIZIER))
        elif self.favour == SCHOLAR:
            gain_notes(st, self.seat, 1)
        elif self.favour == QADI:
            gain_influence(st, self.seat, 1)
