"""Chapters 2 and 3: hands and the three face-up piles of action cards."""

from typing import ClassVar

from majlis.games.belaad import events, labels, things
from majlis.games.belaad.frames.cards import card_text
from majlis.games.belaad.material import PILES
from majlis.games.belaad.state import AMOUNT, SEAT, Belaad
from majlis.kernel.codec import Field, Name
from majlis.kernel.frame import Ask, Do, Draw
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.text import Text


def add_to_hand(st: Belaad, seat: int, card: int) -> None:
    hand = [*st.hands[seat], card]
    hand.sort()
    st.hands[seat] = tuple(hand)


class DealCard(Draw[Belaad]):
    """BL-2.7: one action card into a hand, unseen by the others."""

    KIND = "deal_card"
    CLAUSE = "BL-2.7"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT), Field("left", AMOUNT))

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def weights(self, st: Belaad) -> list[int]:
        return st.covered.counts

    def resolve(self, st: Belaad, outcome: int) -> None:
        st.covered.take(outcome)
        add_to_hand(st, self.seat, outcome)
        st.tell_only(self.seat, events.DEALT, st.table.material.told[outcome])
        if self.left > 1:
            st.push(DealCard(self.seat, self.left - 1))


class MakePiles(Do[Belaad]):
    """BL-2.8, BL-3.4: all covered cards in three piles whose sizes differ by one at most."""

    KIND = "make_piles"
    CLAUSE = "BL-2.8"

    def run(self, st: Belaad) -> None:
        count = st.covered.total()
        st.piles = ((count + 2) // 3, (count + 1) // 3, count // 3)
        st.tell(events.PILES_MADE, count)
        st.plan([TurnUp(0), TurnUp(1), TurnUp(2)])


class TurnUp(Draw[Belaad]):
    """BL-2.8: the top card of a pile becomes visible; any covered card may be it (BL-14.2)."""

    KIND = "turn_up"
    CLAUSE = "BL-14.2"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("pile", Name(PILES)),)

    def __init__(self, pile: int) -> None:
        self.pile = pile

    def weights(self, st: Belaad) -> list[int]:
        return st.covered.counts

    def resolve(self, st: Belaad, outcome: int) -> None:
        st.covered.take(outcome)
        st.uncovered |= 1 << outcome
        set_top(st, self.pile, outcome)
        st.tell(events.TURNED_UP, self.pile, st.table.material.told[outcome])


def set_top(st: Belaad, pile: int, card: int) -> None:
    tops = list(st.tops)
    tops[pile] = card
    st.tops = tuple(tops)


class TakeCard(Ask[Belaad]):
    """BL-3.3: the visible card of one pile goes to the hand; everybody has seen it (BL-14.4)."""

    KIND = "take_card"
    CLAUSE = "BL-3.3"
    SIZE = 3
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, st: Belaad) -> list[int]:
        return [pile for pile in range(3) if st.tops[pile] >= 0]

    def why_not(self, st: Belaad, choice: int) -> Refusal | None:
        return None if st.tops[choice] >= 0 else refuse("BL-3.3", "pile_empty")

    def resolve(self, st: Belaad, choice: int) -> None:
        card = st.tops[choice]
        add_to_hand(st, self.seat, card)
        st.known |= 1 << card
        st.tell(events.TOOK_CARD, self.seat, st.table.material.told[card], choice)
        set_top(st, choice, -1)
        piles = list(st.piles)
        piles[choice] -= 1
        st.piles = tuple(piles)
        if piles[choice]:
            st.push(TurnUp(choice))
        else:
            shuffle_all(st)

    def describe(self, st: Belaad, choice: int) -> Text:
        card = st.tops[choice]
        if card < 0:
            return Text("take_card-none", {"pile": labels.pile(choice)})
        return Text("take_card", {"pile": labels.pile(choice), "card": card_text(st, card)})

    def touches(self, st: Belaad, choice: int) -> list[str]:
        return [things.pile(choice)]


def shuffle_all(st: Belaad) -> None:
    """BL-3.4: discards and the two other piles are shuffled together and split again."""
    for card in st.discard:
        st.covered.add(card)
    for card in st.tops:
        if card >= 0:
            st.covered.add(card)
    st.discard = ()
    st.tops = (-1, -1, -1)
    st.push(MakePiles())
