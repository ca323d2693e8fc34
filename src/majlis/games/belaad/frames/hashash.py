"""Chapter 12: the Hashash cards of the Order: drawing, placing and using them."""

from typing import ClassVar, Final

from majlis.games.belaad import events, labels, things
from majlis.games.belaad.frames.effects import effect
from majlis.games.belaad.frames.payment import Bought, Skip, buy, purse
from majlis.games.belaad.material import BOARDS, HASHASH_COUNT, IMMEDIATES
from majlis.games.belaad.state import AMOUNT, CARD, HASH, SEAT, SECRET, Belaad
from majlis.kernel.codec import Field, Flag
from majlis.kernel.frame import Ask, Do, Draw
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.text import Text


class TurnBack(Draw[Belaad]):
    """BL-14.8: the back of the new top card is seen; its face stays hidden."""

    KIND = "turn_back"
    CLAUSE = "BL-14.8"

    def weights(self, st: Belaad) -> list[int]:
        backs = st.table.material.hashash_board
        weights = [0] * len(BOARDS)
        for card in range(HASHASH_COUNT):
            weights[backs[card]] += st.hashash_deck.counts[card]
        return weights

    def resolve(self, st: Belaad, outcome: int) -> None:
        st.hashash_back = outcome
        st.tell(events.BACK_SEEN, outcome)


class DrawHashash(Draw[Belaad]):
    """BL-12.2: the top card, of which everybody has seen the back; the Order alone sees its face.

    The lower part of the deck, whose order is known, comes after the upper one is used up.
    """

    KIND = "draw_hashash"
    CLAUSE = "BL-12.2"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", SEAT),
        Field("left", AMOUNT),
        Field("keep", AMOUNT),
    )

    def __init__(self, seat: int, left: int, keep: int) -> None:
        self.seat = seat
        self.left = left
        self.keep = keep

    def weights(self, st: Belaad) -> list[int]:
        if st.hashash_back < 0:
            first = st.hashash_under[0] & CARD
            return [1 if card == first else 0 for card in range(HASHASH_COUNT)]
        backs = st.table.material.hashash_board
        counts = st.hashash_deck.counts
        return [
            counts[card] if backs[card] == st.hashash_back else 0 for card in range(HASHASH_COUNT)
        ]

    def resolve(self, st: Belaad, outcome: int) -> None:
        turns = False
        if st.hashash_back < 0:
            if not st.hashash_under[0] & SECRET:
                st.hashash_known |= 1 << outcome
            st.hashash_under = st.hashash_under[1:]
        else:
            st.hashash_deck.take(outcome)
            st.hashash_back = -1
            turns = st.hashash_deck.total() > 0
        st.hashash_drawn = (*st.hashash_drawn, outcome)
        st.tell(events.DREW_HASHASH, self.seat, st.table.material.hashash_board[outcome])
        st.tell_only(self.seat, events.SAW_HASHASH, outcome)
        if self.left > 1 and (turns or st.hashash_under):
            st.push(DrawHashash(self.seat, self.left - 1, self.keep))
        else:
            st.push(ReturnHashash(self.seat, self.keep, len(st.hashash_drawn) - self.keep == 1))
        if turns:
            st.push(TurnBack())


class ReturnHashash(Ask[Belaad]):
    """BL-12.2, BL-12.3: what is too many goes under the deck, the rest under its boards.

    Which card was returned only the Order knows; its back was seen by everybody (BL-14.8). But a
    card that all knew when it was drawn does not become a secret: if it is `single`, the others are
    placed and tell which it was.
    """

    KIND = "return_hashash"
    CLAUSE = "BL-12.2"
    SIZE = HASHASH_COUNT + 1
    FOLLOWS = True
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", SEAT),
        Field("keep", AMOUNT),
        Field("single", Flag()),
    )
    PLACE: Final = HASHASH_COUNT

    def __init__(self, seat: int, keep: int, single: bool) -> None:
        self.seat = seat
        self.keep = keep
        self.single = single

    def choices(self, st: Belaad) -> list[int]:
        if len(st.hashash_drawn) <= self.keep:
            return [self.PLACE]
        found = list(st.hashash_drawn)
        found.sort()
        return found

    def why_not(self, st: Belaad, choice: int) -> Refusal | None:
        too_many = len(st.hashash_drawn) > self.keep
        if choice == self.PLACE:
            return refuse("BL-12.2", "return_one_first") if too_many else None
        if choice not in st.hashash_drawn:
            return refuse("BL-12.2", "card_not_drawn")
        return None if too_many else refuse("BL-12.3", "none_too_many")

    def resolve(self, st: Belaad, choice: int) -> None:
        backs = st.table.material.hashash_board
        if choice == self.PLACE:
            for card in st.hashash_drawn:
                st.hashash_placed = (*st.hashash_placed, card)
                st.tell(events.PLACED_HASHASH, self.seat, card, backs[card])
            st.hashash_drawn = ()
            st.hashash_known = 0
            return
        entry = choice if self._is_known(st, choice) else choice + SECRET
        st.hashash_known &= ~(1 << choice)
        st.hashash_drawn = tuple([card for card in st.hashash_drawn if card != choice])
        st.hashash_under = (*st.hashash_under, entry)
        st.tell(events.RETURNED_HASHASH, self.seat, backs[choice])
        st.push(ReturnHashash(self.seat, self.keep, False))

    def _is_known(self, st: Belaad, card: int) -> bool:
        """Whether everybody knows that this is the card that goes back."""
        if not (st.hashash_known >> card) & 1:
            return False
        backs = st.table.material.hashash_board
        alike = [c for c in st.hashash_drawn if backs[c] == backs[card]]
        return self.single or len(alike) == 1

    def describe(self, st: Belaad, choice: int) -> Text:
        if choice == self.PLACE:
            return Text("return_hashash-place", {})
        return Text("return_hashash", {"card": labels.hashash(choice)})

    def touches(self, st: Belaad, choice: int) -> list[str]:
        return [] if choice == self.PLACE else [things.hashash(choice)]


def why_no_hashash(st: Belaad, seat: int, card: int) -> Refusal | None:
    """Why a Hashash card cannot be used now."""
    material = st.table.material
    if card not in st.hashash_placed:
        return refuse("BL-12.4", "card_not_placed")
    if (st.hashash_used >> card) & 1:
        return refuse("BL-12.6", "card_used")
    if purse(st, seat, material.hashash_coin[card], True) < material.hashash_price[card]:
        return refuse("BL-12.5", "cannot_pay")
    numbers = material.hashash_numbers[card]
    return effect(material.hashash_effect[card]).why_not(st, seat, numbers[0])


def use_hashash(st: Belaad, seat: int, card: int) -> None:
    """BL-12.5: the price of a card is paid and the card takes effect."""
    material = st.table.material
    coin = material.hashash_coin[card]
    buy(st, seat, coin, material.hashash_price[card], RunHashash(seat, card), Skip(), True)


def hashash_text(st: Belaad, card: int) -> Text:
    """The use of a card in words."""
    material = st.table.material
    numbers = material.hashash_numbers[card]
    name = IMMEDIATES[material.hashash_effect[card]]
    return Text(
        "use_hashash",
        {
            "card": labels.hashash(card),
            "price": labels.coins(material.hashash_coin[card], material.hashash_price[card]),
            "effect": Text(f"effect-{name}", {"count": numbers[0], "second": numbers[1]}),
        },
    )


def hashash_clause(st: Belaad, card: int) -> str:
    """The clause with the effect of a card."""
    found = effect(st.table.material.hashash_effect[card])
    return found.CARD_CLAUSE or found.CLAUSE


class OfferHashash(Do[Belaad]):
    """BL-3.7: before and after its action cards the Order may use Hashash cards.

    Between the actions of a card it is the card's own step that offers them.
    """

    KIND = "offer_hashash"
    CLAUSE = "BL-3.7"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, st: Belaad) -> None:
        for card in st.hashash_placed:
            if why_no_hashash(st, self.seat, card) is None:
                st.push(UseHashash(self.seat))
                return


class UseHashash(Ask[Belaad]):
    """BL-12.5, BL-12.6: a placed card for its price, each once a turn; or no more for now."""

    KIND = "use_hashash"
    CLAUSE = "BL-12.5"
    SIZE = HASHASH_COUNT + 1
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)
    NONE: Final = HASHASH_COUNT

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, st: Belaad) -> list[int]:
        found = [c for c in st.hashash_placed if why_no_hashash(st, self.seat, c) is None]
        found.sort()
        found.append(self.NONE)
        return found

    def why_not(self, st: Belaad, choice: int) -> Refusal | None:
        if choice == self.NONE:
            return None
        return why_no_hashash(st, self.seat, choice)

    def resolve(self, st: Belaad, choice: int) -> None:
        if choice == self.NONE:
            return
        st.push(OfferHashash(self.seat))
        use_hashash(st, self.seat, choice)

    def describe(self, st: Belaad, choice: int) -> Text:
        if choice == self.NONE:
            return Text("use_hashash-none", {})
        return hashash_text(st, choice)

    def clause_of(self, st: Belaad, choice: int) -> str:
        if choice == self.NONE:
            return "BL-3.7"
        return hashash_clause(st, choice)

    def touches(self, st: Belaad, choice: int) -> list[str]:
        return [] if choice == self.NONE else [things.hashash(choice)]


class RunHashash(Bought):
    """BL-12.5: the card takes effect and stays where it is."""

    KIND = "run_hashash"
    CLAUSE = "BL-12.5"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT), Field("card", HASH))

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, st: Belaad) -> None:
        material = st.table.material
        st.hashash_used |= 1 << self.card
        st.tell(events.USED_HASHASH, self.seat, self.card)
        numbers = material.hashash_numbers[self.card]
        effect(material.hashash_effect[self.card]).run(st, self.seat, numbers[0], numbers[1])

    def purpose(self, st: Belaad) -> Text:
        return Text("purpose-hashash", {"card": labels.hashash(self.card)})
