"""The power of the Sultan: cards that claim a tile as it is drawn (AL-SU)."""

from typing import ClassVar, Final

from majlis.games.alhambra import events, labels, things
from majlis.games.alhambra.frames.actions import Bought
from majlis.games.alhambra.frames.payment import Pay
from majlis.games.alhambra.frames.placing import OF_SULTAN, PlacePending, TilesPlaced
from majlis.games.alhambra.frames.refill import offer_on_market
from majlis.games.alhambra.hooks import Module
from majlis.games.alhambra.material import (
    CURRENCIES,
    SULTAN_CARDS,
    TILE_TYPE,
    TYPE_COUNT,
    TYPES,
)
from majlis.games.alhambra.payment import can_pay
from majlis.games.alhambra.state import MARK_UNIT, SEAT, Alhambra
from majlis.kernel.codec import Field, Name, Num
from majlis.kernel.frame import Ask, Do, Draw, Either
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.text import Text

FIRST_ACTION: Final = 10
CATEGORY: Final = 3  # in the deck

# ---- a card comes up


class DrawSultan(Draw[Alhambra]):
    """AL-SU-3: which of the Sultan cards it is; the die then marks a type on it."""

    KIND = "draw_sultan"
    CLAUSE = "AL-SU-3"

    def weights(self, st: Alhambra) -> list[int]:
        return list(st.sultan_deck)

    def resolve(self, st: Alhambra, outcome: int) -> None:
        left = list(st.sultan_deck)
        left[outcome] -= 1
        st.sultan_deck = tuple(left)
        st.push(MarkSultan(outcome))


class MarkSultan(Draw[Alhambra]):
    """AL-SU-3, AL-SU-4: the roll for an open card, which then lies beside the market."""

    KIND = "mark_sultan"
    CLAUSE = "AL-SU-3"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("currency", Name(CURRENCIES)),)

    def __init__(self, currency: int) -> None:
        self.currency = currency

    def weights(self, st: Alhambra) -> list[int]:
        return [1] * TYPE_COUNT

    def resolve(self, st: Alhambra, outcome: int) -> None:
        st.sultans = (*st.sultans, self.currency * MARK_UNIT + outcome)
        st.tell(events.SULTAN_OPENED, self.currency, outcome)


# ---- a card is bought


class KeepMark(Either[Alhambra]):
    """AL-SU-6: the buyer keeps the marked type or rolls again, at once (AL-SU-8)."""

    KIND = "keep_mark"
    CLAUSE = "AL-SU-6"
    FOLLOWS = True
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)
    KEEP: Final = 0
    ROLL: Final = 1

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, st: Alhambra, choice: int) -> None:
        if choice == self.ROLL:
            st.push(RollAgain(self.seat))

    def prompt(self, st: Alhambra) -> Text:
        mark = st.players[self.seat].sultans[-1] % MARK_UNIT
        return Text("prompt-keep_mark", {"type": labels.kind(mark)})

    def describe(self, st: Alhambra, choice: int) -> Text:
        if choice == self.KEEP:
            mark = st.players[self.seat].sultans[-1] % MARK_UNIT
            return Text("keep_mark-keep", {"type": labels.kind(mark)})
        return Text("keep_mark-roll", {})


class RollAgain(Draw[Alhambra]):
    """AL-SU-7: one more roll; there is no second one."""

    KIND = "roll_again"
    CLAUSE = "AL-SU-7"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def weights(self, st: Alhambra) -> list[int]:
        return [1] * TYPE_COUNT

    def resolve(self, st: Alhambra, outcome: int) -> None:
        st.tell(events.SULTAN_ROLLED, self.seat, outcome)
        st.push(ChooseMark(self.seat, outcome))


class ChooseMark(Ask[Alhambra]):
    """AL-SU-7: the rolled type or the one on the opposite face of the die is marked."""

    KIND = "choose_mark"
    CLAUSE = "AL-SU-7"
    SIZE = TYPE_COUNT
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT), Field("rolled", Name(TYPES)))

    def __init__(self, seat: int, rolled: int) -> None:
        self.seat = seat
        self.rolled = rolled

    def choices(self, st: Alhambra) -> list[int]:
        return sorted([self.rolled, st.table.material.opposite[self.rolled]])

    def why_not(self, st: Alhambra, choice: int) -> Refusal | None:
        if choice in (self.rolled, st.table.material.opposite[self.rolled]):
            return None
        return refuse("AL-SU-7", "not_rolled")

    def resolve(self, st: Alhambra, choice: int) -> None:
        player = st.players[self.seat]
        last = player.sultans[-1]
        marked = last - last % MARK_UNIT + choice
        player.sultans = (*player.sultans[:-1], marked)
        st.tell(events.SULTAN_MARKED, self.seat, choice)

    def prompt(self, st: Alhambra) -> Text:
        return Text("prompt-choose_mark", {"type": labels.kind(self.rolled)})

    def describe(self, st: Alhambra, choice: int) -> Text:
        return Text("choose_mark", {"type": labels.kind(choice)})

    def touches(self, st: Alhambra, choice: int) -> list[str]:
        return [things.mark(choice)]


# ---- a tile is drawn


def has_mark(st: Alhambra, seat: int, kind: int) -> bool:
    return any(card % MARK_UNIT == kind for card in st.players[seat].sultans)


class Claims(Do[Alhambra]):
    """AL-SU-11, AL-SU-13: owners of a matching card in turn order; if none takes it, the market."""

    KIND = "claims"
    CLAUSE = "AL-SU-11"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("space", Name(CURRENCIES)),
        Field("asked", Num(0, 6)),
    )

    def __init__(self, space: int, asked: int) -> None:
        self.space = space
        self.asked = asked  # how many seats have had their chance

    def run(self, st: Alhambra) -> None:
        seats = st.seats_from_next()
        for place in range(self.asked, len(seats)):
            if has_mark(st, seats[place], TILE_TYPE[st.drawn]):
                st.push(ClaimTile(seats[place], self.space, place + 1))
                return
        offer_on_market(st, self.space)


class ClaimTile(Either[Alhambra]):
    """AL-SU-11, AL-SU-12: takes the drawn tile free of charge, or lets it go."""

    KIND = "claim_tile"
    CLAUSE = "AL-SU-11"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", SEAT),
        Field("space", Name(CURRENCIES)),
        Field("asked", Num(0, 6)),
    )
    DECLINE: Final = 0
    TAKE: Final = 1

    def __init__(self, seat: int, space: int, asked: int) -> None:
        self.seat = seat
        self.space = space
        self.asked = asked

    def resolve(self, st: Alhambra, choice: int) -> None:
        if choice == self.DECLINE:
            st.tell(events.CLAIM_DECLINED, self.seat, st.drawn)
            st.push(Claims(self.space, self.asked))
            return
        player = st.players[self.seat]
        cards = list(player.sultans)
        for index in range(len(cards)):
            if cards[index] % MARK_UNIT == TILE_TYPE[st.drawn]:
                cards.pop(index)
                break
        player.sultans = tuple(cards)
        st.sultans_gone += 1
        player.pending |= 1 << st.drawn
        st.tell(events.CLAIMED, self.seat, st.drawn)
        st.drawn = -1
        st.plan([PlacePending(self.seat, OF_SULTAN), TilesPlaced(self.seat)])

    def prompt(self, st: Alhambra) -> Text:
        return Text("prompt-claim_tile", {"tile": labels.tile(st.drawn)})

    def describe(self, st: Alhambra, choice: int) -> Text:
        key = "claim_tile-take" if choice == self.TAKE else "claim_tile-decline"
        return Text(key, {"tile": labels.tile(st.drawn)})

    def touches(self, st: Alhambra, choice: int) -> list[str]:
        return [things.DRAWN] if choice == self.TAKE else []


class Sultan(Module):
    """AL-SU-5: open cards are bought like tiles; owned cards claim tiles."""

    NAME = "sultan"
    CLAUSE = "AL-SU-5"
    ACTIONS = tuple(range(FIRST_ACTION, FIRST_ACTION + SULTAN_CARDS))
    CATEGORIES = (CATEGORY,)

    def set_up(self, st: Alhambra) -> None:
        st.sultan_deck = st.table.material.sultan_copies

    def add_to_piles(self, st: Alhambra, piles: list[list[int]]) -> None:
        """AL-SU-2: three cards in pile 1, two in pile 2, three in pile 3."""
        for pile in range(len(piles)):
            piles[pile][CATEGORY] += st.table.material.sultan_piles[pile]

    def card_drawn(self, st: Alhambra, category: int) -> None:
        st.push(DrawSultan())

    def add_actions(self, st: Alhambra, seat: int, found: list[int]) -> None:
        price = st.table.material.sultan_price
        for place in range(len(st.sultans)):
            if can_pay(st, seat, price, st.sultans[place] // MARK_UNIT):
                found.append(FIRST_ACTION + place)

    def least_price(self, st: Alhambra, seat: int) -> int:
        return st.table.material.sultan_price if st.sultans else 0

    def why_not_action(self, st: Alhambra, seat: int, action: int) -> Refusal | None:
        place = action - FIRST_ACTION
        if place >= len(st.sultans):
            return refuse("AL-SU-5", "no_sultan_there")
        if not can_pay(st, seat, st.table.material.sultan_price, st.sultans[place] // MARK_UNIT):
            return refuse("AL-5.1", "too_expensive")
        return None

    def act(self, st: Alhambra, seat: int, action: int, further: bool) -> None:
        currency = st.sultans[action - FIRST_ACTION] // MARK_UNIT
        st.push(Bought(seat, action, further))
        st.push(Pay(seat, st.table.material.sultan_price, currency, False, 0, ()))

    def deliver(self, st: Alhambra, seat: int, action: int) -> None:
        place = action - FIRST_ACTION
        card = st.sultans[place]
        st.sultans = st.sultans[:place] + st.sultans[place + 1 :]
        player = st.players[seat]
        player.sultans = (*player.sultans, card)
        st.tell(events.SULTAN_BOUGHT, seat, card // MARK_UNIT, card % MARK_UNIT, st.overpaid)
        st.push(KeepMark(seat))

    def describe_action(self, st: Alhambra, seat: int, action: int) -> Text:
        place = action - FIRST_ACTION
        if place >= len(st.sultans):
            return Text("choose_action-none", {})
        card = st.sultans[place]
        return Text(
            "choose_action-sultan",
            {
                "place": place + 1,
                "type": labels.kind(card % MARK_UNIT),
                "currency": labels.currency(card // MARK_UNIT),
                "price": st.table.material.sultan_price,
            },
        )

    def touches_of_action(self, st: Alhambra, seat: int, action: int) -> list[str]:
        return [things.sultan(action - FIRST_ACTION)]

    def tile_drawn(self, st: Alhambra, space: int) -> bool:
        for seat in range(st.table.players):
            if has_mark(st, seat, TILE_TYPE[st.drawn]):
                st.push(Claims(space, 0))
                return True
        return False

    def audit(self, st: Alhambra) -> list[str]:
        undrawn = sum(st.sultan_deck)
        owned = sum([len(player.sultans) for player in st.players])
        problems: list[str] = []
        if undrawn + len(st.sultans) + owned + st.sultans_gone + _being_marked(st) != SULTAN_CARDS:
            problems.append("the Sultan cards do not add up (AL-SU-1)")
        in_deck = st.pile[CATEGORY] + sum([pile[CATEGORY] for pile in st.piles])
        if st.active >= 0 and in_deck + _being_drawn(st) != undrawn:
            problems.append("the Sultan cards in the deck do not add up (AL-SU-2)")
        return problems


def _being_drawn(st: Alhambra) -> int:
    """1 while it is being decided which Sultan card was drawn."""
    return 1 if st.frames and isinstance(st.frames[-1], DrawSultan) else 0


def _being_marked(st: Alhambra) -> int:
    """1 while the die is rolled for a card that is drawn but not yet open."""
    return 1 if st.frames and isinstance(st.frames[-1], MarkSultan) else 0
