"""Chapters 3 to 5: a turn's action, taking money, and what a purchase brings."""

from typing import ClassVar, Final

from majlis.games.alhambra import events, labels, things
from majlis.games.alhambra.baskets import Taking
from majlis.games.alhambra.cards import added, value_of
from majlis.games.alhambra.config import ACTIONS
from majlis.games.alhambra.frames.payment import Pay, Purchase
from majlis.games.alhambra.frames.redesign import Redesign, can_redesign
from majlis.games.alhambra.material import SPACES
from majlis.games.alhambra.payment import can_pay, hand_may_pay
from majlis.games.alhambra.state import SEAT, Alhambra, tiles_in
from majlis.kernel.basket import Basket
from majlis.kernel.codec import Field, Flag, Num
from majlis.kernel.frame import Ask, Do
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.text import Text

PLACES: Final = 4  # of the display (AL-2.7)

# The actions of the base game; those of the modules follow.
TAKE: Final = 0
BUY: Final = 4
REDESIGN: Final = 8
STOP: Final = 9
BASE_ACTIONS: Final = 10


class BeginAction(Do[Alhambra]):
    """AL-3.2: one action; who has none passes, which needs an empty display (AL-3.8)."""

    KIND = "begin_action"
    CLAUSE = "AL-3.2"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, st: Alhambra) -> None:
        question = ChooseAction(self.seat, False)
        if max(st.display) < 0 and not question.choices(st):
            st.tell(events.PASSED, self.seat)
        else:
            st.push(question)


class ChooseAction(Ask[Alhambra]):
    """AL-3.2, AL-3.3: the action of a turn, or a further one after an exact payment.

    What is on sale may be all that could be chosen besides: then who cannot pay is asked too, for
    the others do not know that (AL-13.1).
    """

    KIND = "choose_action"
    CLAUSE = "AL-3.2"
    SIZE = ACTIONS
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT), Field("further", Flag()))

    def __init__(self, seat: int, further: bool) -> None:
        self.seat = seat
        self.further = further

    def clause(self) -> str:
        return "AL-3.3" if self.further else "AL-3.2"

    def asks_alone(self, st: Alhambra) -> bool:
        if not st.table.ask_hidden:
            return False
        for tile in st.market:
            if tile >= 0 and hand_may_pay(st, self.seat, st.table.material.price[tile]):
                return True
        for module in st.table.modules:
            price = module.least_price(st, self.seat)
            if price and hand_may_pay(st, self.seat, price):
                return True
        return False

    def choices(self, st: Alhambra) -> list[int]:
        found: list[int] = []
        for place in range(PLACES):
            if st.display[place] >= 0:
                found.append(TAKE + place)
        price = st.table.material.price
        for space in range(SPACES):
            tile = st.market[space]
            if tile >= 0 and can_pay(st, self.seat, price[tile], space):
                found.append(BUY + space)
        if can_redesign(st, self.seat):
            found.append(REDESIGN)
        if self.further:
            found.append(STOP)
        for module in st.table.modules:
            module.add_actions(st, self.seat, found)
        return found

    def why_not(self, st: Alhambra, choice: int) -> Refusal | None:
        if choice < BUY:
            return refuse("AL-4.1", "no_card_there") if st.display[choice - TAKE] < 0 else None
        if choice < REDESIGN:
            return self._why_not_buy(st, choice - BUY)
        if choice == REDESIGN:
            return None if can_redesign(st, self.seat) else refuse("AL-6.1", "nothing_to_redesign")
        if choice == STOP:
            return None if self.further else refuse("AL-3.4", "must_act")
        owner = st.table.action_owner[choice]
        if owner is None:
            return refuse("AL-14.2", "module_not_in_play")
        return owner.why_not_action(st, self.seat, choice)

    def _why_not_buy(self, st: Alhambra, space: int) -> Refusal | None:
        tile = st.market[space]
        if tile < 0:
            return refuse("AL-3.6", "no_tile_there")
        if not can_pay(st, self.seat, st.table.material.price[tile], space):
            return refuse("AL-5.1", "too_expensive")
        return None

    def resolve(self, st: Alhambra, choice: int) -> None:
        if choice < BUY:
            take_card(st, self.seat, choice - TAKE, 0)
        elif choice < REDESIGN:
            price = st.table.material.price[st.market[choice - BUY]]
            st.push(Bought(self.seat, choice, self.further))
            st.push(Pay(self.seat, price, choice - BUY, False, 0, ()))
        elif choice == REDESIGN:
            st.push(Redesign(self.seat))
        elif choice == STOP:
            st.tell(events.STOPPED, self.seat)
        else:
            owner = st.table.action_owner[choice]
            if owner is None:
                raise ValueError("the module of this action is not in play")
            owner.act(st, self.seat, choice, self.further)

    def prompt(self, st: Alhambra) -> Text:
        return Text("prompt-choose_action-further" if self.further else "prompt-choose_action", {})

    def describe(self, st: Alhambra, choice: int) -> Text:
        if choice < BUY:
            return labels.card_in("choose_action-take", st.display[choice - TAKE], choice - TAKE)
        if choice < REDESIGN:
            return labels.tile_on("choose_action-buy", st, choice - BUY)
        if choice == REDESIGN:
            return Text("choose_action-redesign", {})
        if choice == STOP:
            return Text("choose_action-stop", {})
        owner = st.table.action_owner[choice]
        if owner is None:
            return Text("choose_action-none", {})
        return owner.describe_action(st, self.seat, choice)

    def clause_of(self, st: Alhambra, choice: int) -> str:
        if choice >= BASE_ACTIONS:
            owner = st.table.action_owner[choice]
            return "AL-14.2" if owner is None else owner.clause_of_action(choice)
        if choice < BUY:
            return "AL-4.1"
        if choice < REDESIGN:
            return "AL-5.1"
        return "AL-6.1" if choice == REDESIGN else "AL-3.4"

    def touches(self, st: Alhambra, choice: int) -> list[str]:
        if choice < BUY:
            return [things.display(choice - TAKE)]
        if choice < REDESIGN:
            return [things.market(choice - BUY)]
        if choice == REDESIGN:
            reserve = tiles_in(st.players[self.seat].reserve)
            return [things.REDESIGN, *[things.reserve(tile) for tile in reserve]]
        if choice == STOP:
            return []
        owner = st.table.action_owner[choice]
        return [] if owner is None else owner.touches_of_action(st, self.seat, choice)

    def basket(self, st: Alhambra) -> Basket | None:
        """AL-4.1: the money to take; all other actions stay choices beside it."""
        return Taking(st, self, -1, 0, TakeMore.ENOUGH) if max(st.display) >= 0 else None


def take_card(st: Alhambra, seat: int, place: int, total: int) -> None:
    """AL-4.1, AL-4.2: a card of the display goes to the hand; perhaps another may follow."""
    card = st.display[place]
    player = st.players[seat]
    player.hand = added(player.hand, card, 1)
    st.set_display(place, -1)
    st.tell(events.TOOK, seat, card)
    more = TakeMore(seat, total + value_of(card), place)
    if len(more.choices(st)) > 1:
        st.push(more)


class TakeMore(Ask[Alhambra]):
    """AL-4.1: another card while all together are worth at most 5, in the order of the places."""

    KIND = "take_more"
    CLAUSE = "AL-4.1"
    FOLLOWS = True
    SIZE = PLACES + 1
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", SEAT),
        Field("total", Num(0, 99)),
        Field("place", Num(0, 3)),
    )
    ENOUGH: Final = PLACES

    def __init__(self, seat: int, total: int, place: int) -> None:
        self.seat = seat
        self.total = total
        self.place = place

    def choices(self, st: Alhambra) -> list[int]:
        most = st.table.material.take_several - self.total
        found: list[int] = []
        for place in range(self.place + 1, PLACES):
            card = st.display[place]
            if card >= 0 and value_of(card) <= most:
                found.append(place)
        found.append(self.ENOUGH)
        return found

    def why_not(self, st: Alhambra, choice: int) -> Refusal | None:
        if choice == self.ENOUGH:
            return None
        if st.display[choice] < 0:
            return refuse("AL-4.1", "no_card_there")
        if self.total + value_of(st.display[choice]) > st.table.material.take_several:
            return refuse("AL-4.1", "too_much_money")
        return refuse("AL-4.1", "order_of_places") if choice <= self.place else None

    def resolve(self, st: Alhambra, choice: int) -> None:
        if choice != self.ENOUGH:
            take_card(st, self.seat, choice, self.total)

    def describe(self, st: Alhambra, choice: int) -> Text:
        if choice == self.ENOUGH:
            return Text("take_more-enough", {})
        return labels.card_in("take_more", st.display[choice], choice)

    def touches(self, st: Alhambra, choice: int) -> list[str]:
        return [] if choice == self.ENOUGH else [things.display(choice)]

    def basket(self, st: Alhambra) -> Basket | None:
        return Taking(st, self, self.place, self.total, self.ENOUGH)


class Bought(Purchase):
    """AL-5.7 to AL-5.9: hands over what was paid for; exact money gives a further action."""

    KIND = "bought"
    CLAUSE = "AL-5.8"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", SEAT),
        Field("action", Num(0, ACTIONS - 1)),
        Field("further", Flag()),
    )

    def __init__(self, seat: int, action: int, further: bool) -> None:
        self.seat = seat
        self.action = action
        self.further = further

    def question(self, st: Alhambra) -> Ask[Alhambra]:
        return ChooseAction(self.seat, self.further)

    def good(self, st: Alhambra) -> str:
        return ChooseAction(self.seat, self.further).touches(st, self.action)[0]

    def run(self, st: Alhambra) -> None:
        if st.overpaid == 0:
            st.push(ChooseAction(self.seat, True))
        owner = st.table.action_owner[self.action]
        if owner is not None:
            owner.deliver(st, self.seat, self.action)
        else:
            take_tile(st, self.seat, self.action - BUY)


def take_tile(st: Alhambra, seat: int, space: int) -> None:
    """AL-5.8: a tile of the market is now the player's, to be placed."""
    tile = st.market[space]
    st.set_market(space, -1)
    st.players[seat].pending |= 1 << tile
    if st.overpaid:
        st.tell(events.BOUGHT, seat, tile, space, st.overpaid)
    else:
        st.tell(events.BOUGHT_EXACTLY, seat, tile, space)
