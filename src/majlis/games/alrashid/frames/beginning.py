"""Chapter 2: what chance decides at set-up, and the first mercenaries."""

from typing import ClassVar

from majlis.games.alrashid import events
from majlis.games.alrashid.frames.common import FOR_SETUP, SEAT
from majlis.games.alrashid.frames.mercenaries import NameColour
from majlis.games.alrashid.state import AlRashid
from majlis.kernel.codec import Field
from majlis.kernel.frame import Do, Draw


class DrawOrder(Draw[AlRashid]):
    """AR-2.4: the next seat in the turn order is drawn."""

    KIND = "draw_order"
    CLAUSE = "AR-2.4"

    def weights(self, st: AlRashid) -> list[int]:
        return [0 if seat in st.order else 1 for seat in range(st.table.players)]

    def resolve(self, st: AlRashid, outcome: int) -> None:
        st.order = (*st.order, outcome)
        st.tell(events.TURN_ORDER, outcome, len(st.order))
        if len(st.order) < st.table.players:
            st.push(DrawOrder())


class DealGoods(Do[AlRashid]):
    """AR-2.5: the later in the turn order, the more goods to start with."""

    KIND = "deal_goods"
    CLAUSE = "AR-2.5"

    def run(self, st: AlRashid) -> None:
        for place in range(st.table.players):
            st.players[st.order[place]].goods = st.table.material.start_goods[place].copy()


class FirstMercenaries(Do[AlRashid]):
    """AR-2.8: in turn order, a colour is named and a token of it drawn, while any is left."""

    KIND = "first_mercenaries"
    CLAUSE = "AR-2.8"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("place", SEAT),)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, st: AlRashid) -> None:
        if not st.can_draw(0) and not st.can_draw(1):
            return
        if self.place + 1 < st.table.players:
            st.push(FirstMercenaries(self.place + 1))
        st.push(NameColour(st.order[self.place], FOR_SETUP))
