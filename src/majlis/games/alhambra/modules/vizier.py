"""The vizier's favour: a purchase out of turn, paid exactly (AL-VI)."""

from typing import TYPE_CHECKING, ClassVar, Final

from majlis.games.alhambra import events, labels, things
from majlis.games.alhambra.frames.actions import take_tile
from majlis.games.alhambra.frames.payment import Pay, Purchase
from majlis.games.alhambra.frames.placing import OF_VIZIER, PlacePending, TilesPlaced
from majlis.games.alhambra.frames.refill import RefillMarket
from majlis.games.alhambra.hooks import Module
from majlis.games.alhambra.material import CURRENCIES, SPACES
from majlis.games.alhambra.payment import can_pay_exactly
from majlis.games.alhambra.state import SEAT, Alhambra
from majlis.kernel.codec import Field, Name, Num
from majlis.kernel.frame import Ask, Do
from majlis.kernel.options import UserError
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.text import Text

if TYPE_CHECKING:
    from majlis.games.alhambra.config import Table

WAKE: Final = 27


class VizierWindow(Do[Alhambra]):
    """AL-VI-2, AL-VI-6: players with an awake vizier are asked, from the next in turn on."""

    KIND = "vizier_window"
    CLAUSE = "AL-VI-2"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("asked", Num(0, 6)),)

    def __init__(self, asked: int) -> None:
        self.asked = asked

    def run(self, st: Alhambra) -> None:
        seats = st.seats_from_next()
        for place in range(self.asked, len(seats)):
            if (st.awake >> seats[place]) & 1:
                st.push(VizierOffer(seats[place], place + 1))
                return


class VizierOffer(Ask[Alhambra]):
    """AL-VI-2, AL-VI-3: buys one tile for the exact price, or lets the moment pass.

    Who cannot pay exactly is asked too, so that being passed over tells nothing (AL-VI-6).
    """

    KIND = "vizier_offer"
    CLAUSE = "AL-VI-2"
    SIZE = SPACES + 1
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT), Field("asked", Num(0, 6)))
    PASS: Final = SPACES

    def __init__(self, seat: int, asked: int) -> None:
        self.seat = seat
        self.asked = asked

    def asks_alone(self, st: Alhambra) -> bool:
        return st.table.asks_viziers

    def choices(self, st: Alhambra) -> list[int]:
        found: list[int] = []
        for space in range(SPACES):
            tile = st.market[space]
            if tile >= 0 and can_pay_exactly(st, self.seat, st.table.material.price[tile], space):
                found.append(space)
        found.append(self.PASS)
        return found

    def why_not(self, st: Alhambra, choice: int) -> Refusal | None:
        if choice == self.PASS:
            return None
        tile = st.market[choice]
        if tile < 0:
            return refuse("AL-VI-2", "no_tile_there")
        if not can_pay_exactly(st, self.seat, st.table.material.price[tile], choice):
            return refuse("AL-VI-3", "not_exact")
        return None

    def resolve(self, st: Alhambra, choice: int) -> None:
        if choice == self.PASS:
            st.push(VizierWindow(self.asked))
            return
        price = st.table.material.price[st.market[choice]]
        st.push(VizierBought(self.seat, choice, self.asked))
        st.push(Pay(self.seat, price, choice, True, 0, ()))

    def describe(self, st: Alhambra, choice: int) -> Text:
        if choice == self.PASS:
            return Text("vizier_offer-pass", {})
        return labels.tile_on("vizier_offer", st, choice)

    def touches(self, st: Alhambra, choice: int) -> list[str]:
        return [] if choice == self.PASS else [things.market(choice)]


class VizierBought(Purchase):
    """AL-VI-4, AL-VI-5: the vizier sleeps, the tile is placed, the market refilled; ask again."""

    KIND = "vizier_bought"
    CLAUSE = "AL-VI-4"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", SEAT),
        Field("space", Name(CURRENCIES)),
        Field("asked", Num(0, 6)),
    )

    def __init__(self, seat: int, space: int, asked: int) -> None:
        self.seat = seat
        self.space = space
        self.asked = asked

    def question(self, st: Alhambra) -> Ask[Alhambra]:
        return VizierOffer(self.seat, self.asked)

    def good(self, st: Alhambra) -> str:
        return things.market(self.space)

    def run(self, st: Alhambra) -> None:
        st.awake &= ~(1 << self.seat)
        st.tell(events.VIZIER_USED, self.seat)
        take_tile(st, self.seat, self.space)
        st.plan(
            [
                PlacePending(self.seat, OF_VIZIER),
                TilesPlaced(self.seat),
                RefillMarket(),
                VizierWindow(0),
            ]
        )


class Vizier(Module):
    """AL-VI-7: an action wakes the vizier; after each turn an awake one may buy."""

    NAME = "vizier"
    CLAUSE = "AL-VI-7"
    ACTIONS = (WAKE,)

    def check(self, table: "Table") -> None:
        if table.players > table.material.viziers:
            raise UserError(
                f"module vizier: {table.material.viziers} pieces (vizier.pieces) do not serve "
                f"{table.players} players (AL-VI-1)"
            )

    def set_up(self, st: Alhambra) -> None:
        st.awake = (1 << st.table.players) - 1

    def turn_over(self, st: Alhambra) -> None:
        if st.awake:
            st.push(VizierWindow(0))

    def add_actions(self, st: Alhambra, seat: int, found: list[int]) -> None:
        if not (st.awake >> seat) & 1:
            found.append(WAKE)

    def why_not_action(self, st: Alhambra, seat: int, action: int) -> Refusal | None:
        return refuse("AL-VI-7", "vizier_is_awake") if (st.awake >> seat) & 1 else None

    def act(self, st: Alhambra, seat: int, action: int, further: bool) -> None:
        st.awake |= 1 << seat
        st.tell(events.VIZIER_WOKEN, seat)

    def describe_action(self, st: Alhambra, seat: int, action: int) -> Text:
        return Text("choose_action-wake", {})

    def touches_of_action(self, st: Alhambra, seat: int, action: int) -> list[str]:
        return [things.WAKE, things.VIZIER]

    def audit(self, st: Alhambra) -> list[str]:
        if st.awake >> st.table.players:
            return ["a vizier is awake at a seat that nobody has (AL-VI-1)"]
        return []
