"""Chapters 7, 10 and 11: hiring scholars with gold or swords, and the generations."""

from typing import ClassVar, Final

from majlis.games.belaad import events, labels, scoring, things
from majlis.games.belaad.closing import finish
from majlis.games.belaad.ending import active_science, order_has_won
from majlis.games.belaad.frames.payment import REFUSED, Bought, Resume, buy, purse, purse_after
from majlis.games.belaad.material import (
    FOURTH_GENERATION,
    GOLD,
    ORDER,
    ORDER_VICTORY,
    RECRUIT_DISCOUNT,
    SCHOLAR_COUNT,
)
from majlis.games.belaad.state import (
    AMOUNT,
    SCHOLAR,
    SEAT,
    Belaad,
)
from majlis.kernel.codec import Field, Flag
from majlis.kernel.frame import Ask, Do, Draw
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.text import Text


def price_of(st: Belaad, seat: int, scholar: int, symbols: int) -> int:
    """BL-7.5, BL-15.6: the gold that a scholar costs with so many recruit symbols."""
    discount = st.permanent(st.table.factions[seat], RECRUIT_DISCOUNT)
    return max(0, st.table.material.scholar_gold[scholar] - symbols - discount)


def payable(st: Belaad, seat: int, symbols: int, spent: int, refused: int) -> list[int]:
    """The revealed scholars whom a seat can pay for, after spending some gold first.

    Those whom members refused to pay for must do without their help (BL-5.4).
    """
    most = purse_after(st, seat, spent)
    alone = max(0, purse(st, seat, GOLD, False) - spent) if refused else 0
    found: list[int] = []
    for scholar in st.display:
        if scholar >= 0:
            means = alone if (refused >> scholar) & 1 else most
            if price_of(st, seat, scholar, symbols) <= means:
                found.append(scholar)
    return found


def why_no_hire(
    st: Belaad, seat: int, symbols: int, spent: int, refused: int = 0
) -> Refusal | None:
    """Why a seat cannot recruit with so many symbols, after spending some gold first."""
    if st.table.factions[seat] == ORDER:
        return refuse("BL-4.8", "order_cannot_recruit")
    if st.has_hired:
        return refuse("BL-7.7", "one_scholar_a_turn")
    if max(st.display) < 0:
        return refuse("BL-7.5", "no_scholar_left")
    if not payable(st, seat, symbols, spent, refused):
        return refuse("BL-4.9", "no_scholar_payable")
    return None


class OfferScholars(Do[Belaad]):
    """BL-7.5: a recruit, by a card or by an ability.

    An ability comes to nothing when no scholar can be paid for any more (BL-6.8).
    """

    KIND = "offer_scholars"
    CLAUSE = "BL-7.5"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", SEAT),
        Field("symbols", AMOUNT),
        Field("refused", REFUSED),
        Field("by_card", Flag()),
    )

    def __init__(self, seat: int, symbols: int, refused: int, by_card: bool) -> None:
        self.seat = seat
        self.symbols = symbols
        self.refused = refused
        self.by_card = by_card

    def run(self, st: Belaad) -> None:
        if why_no_hire(st, self.seat, self.symbols, 0, self.refused) is None:
            st.push(HireScholar(self.seat, self.symbols, self.refused, self.by_card))


class HireScholar(Ask[Belaad]):
    """BL-7.5: one revealed scholar for his price less the symbols.

    If members refuse it, a hire by a card leads back to the card; with an ability the payer may
    choose another scholar or give up (BL-5.4, BL-6.8).
    """

    KIND = "hire_scholar"
    CLAUSE = "BL-7.5"
    SIZE = SCHOLAR_COUNT + 1
    FOLLOWS = True
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", SEAT),
        Field("symbols", AMOUNT),
        Field("refused", REFUSED),
        Field("by_card", Flag()),
    )
    GIVE_UP: Final = SCHOLAR_COUNT

    def __init__(self, seat: int, symbols: int, refused: int, by_card: bool) -> None:
        self.seat = seat
        self.symbols = symbols
        self.refused = refused
        self.by_card = by_card

    def choices(self, st: Belaad) -> list[int]:
        found = payable(st, self.seat, self.symbols, 0, self.refused)
        found.sort()
        if self._may_give_up():
            found.append(self.GIVE_UP)
        return found

    def _may_give_up(self) -> bool:
        return self.refused != 0 and not self.by_card

    def why_not(self, st: Belaad, choice: int) -> Refusal | None:
        if choice == self.GIVE_UP:
            return None if self._may_give_up() else refuse("BL-7.5", "choose_a_scholar")
        if choice not in st.display:
            return refuse("BL-7.5", "not_revealed")
        if choice in payable(st, self.seat, self.symbols, 0, self.refused):
            return None
        if (self.refused >> choice) & 1:
            return refuse("BL-5.4", "help_refused")
        return refuse("BL-7.5", "too_dear")

    def resolve(self, st: Belaad, choice: int) -> None:
        if choice == self.GIVE_UP:
            return
        price = price_of(st, self.seat, choice, self.symbols)
        helped = not (self.refused >> choice) & 1
        refused = 1 << choice
        again: Do[Belaad] = Resume(refused)
        if not self.by_card:
            again = OfferScholars(self.seat, self.symbols, self.refused | refused, False)
        buy(st, self.seat, GOLD, price, JoinFaction(self.seat, choice, 0), again, helped)

    def describe(self, st: Belaad, choice: int) -> Text:
        if choice == self.GIVE_UP:
            return Text("hire_scholar-give_up", {})
        price = price_of(st, self.seat, choice, self.symbols)
        return Text("hire_scholar", {"scholar": labels.scholar(choice), "price": price})

    def touches(self, st: Belaad, choice: int) -> list[str]:
        return [] if choice == self.GIVE_UP else [things.scholar(choice)]


class JoinFaction(Bought):
    """BL-7.8: the scholar joins the faction, face up; no other is hired this turn (BL-7.7)."""

    KIND = "join_faction"
    CLAUSE = "BL-7.8"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", SEAT),
        Field("scholar", SCHOLAR),
        Field("swords", AMOUNT),
    )

    def __init__(self, seat: int, scholar: int, swords: int) -> None:
        self.seat = seat
        self.scholar = scholar
        self.swords = swords

    def run(self, st: Belaad) -> None:
        st.has_hired = True
        if self.swords:
            st.tell(events.HIRED_WITH_SWORDS, self.seat, self.scholar, self.swords)
        else:
            st.tell(events.HIRED, self.seat, self.scholar)
        tell_joined(st, self.seat, self.scholar)
        take_scholar(st, st.table.factions[self.seat], self.scholar)

    def purpose(self, st: Belaad) -> Text:
        return Text("purpose-hire", {"scholar": labels.scholar(self.scholar)})


def tell_joined(st: Belaad, seat: int, scholar: int) -> None:
    """BL-7.8, BL-13.3, BL-13.4: what a scholar who is about to join brings, as things stand."""
    if st.journal is None:
        return
    faction = st.table.factions[seat]
    bonus = scoring.bonus_with(st, faction, scholar)
    args = (
        seat,
        scholar,
        scoring.member_bits(st, faction),
        st.table.material.science[scholar],
        bonus,
        st.taken + 1,
        st.table.material.per_generation,
    )
    st.journal.note(events.JOINED, args, -1)


def can_sword_hire(st: Belaad, seat: int, scholar: int) -> bool:
    """BL-10.4, BL-10.7: the scholar shows a sword price that the seat's own swords cover."""
    return 0 < st.table.material.scholar_swords[scholar] <= st.swords[seat]


class OfferSwordHire(Do[Belaad]):
    """BL-10.5: before or after the action card, if a scholar can be had for swords."""

    KIND = "offer_sword_hire"
    CLAUSE = "BL-10.5"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, st: Belaad) -> None:
        if st.has_hired or not st.swords[self.seat]:
            return
        for scholar in st.display:
            if scholar >= 0 and can_sword_hire(st, self.seat, scholar):
                st.push(SwordHire(self.seat))
                return


class SwordHire(Ask[Belaad]):
    """BL-10.4: a revealed scholar for one's own swords, or nobody."""

    KIND = "sword_hire"
    CLAUSE = "BL-10.4"
    SIZE = SCHOLAR_COUNT + 1
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)
    NOBODY: Final = SCHOLAR_COUNT

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, st: Belaad) -> list[int]:
        found = [s for s in st.display if s >= 0 and can_sword_hire(st, self.seat, s)]
        found.sort()
        found.append(self.NOBODY)
        return found

    def why_not(self, st: Belaad, choice: int) -> Refusal | None:
        if choice == self.NOBODY:
            return None
        if choice not in st.display:
            return refuse("BL-10.4", "not_revealed")
        if not st.table.material.scholar_swords[choice]:
            return refuse("BL-10.4", "no_sword_price")
        if not can_sword_hire(st, self.seat, choice):
            return refuse("BL-10.7", "too_few_swords")
        return None

    def resolve(self, st: Belaad, choice: int) -> None:
        if choice == self.NOBODY:
            return
        price = st.table.material.scholar_swords[choice]
        st.swords[self.seat] -= price
        st.sword_supply += price
        st.push(JoinFaction(self.seat, choice, price))

    def describe(self, st: Belaad, choice: int) -> Text:
        if choice == self.NOBODY:
            return Text("sword_hire-nobody", {})
        price = st.table.material.scholar_swords[choice]
        return Text("sword_hire", {"scholar": labels.scholar(choice), "price": price})

    def touches(self, st: Belaad, choice: int) -> list[str]:
        return [] if choice == self.NOBODY else [things.scholar(choice)]


def take_scholar(st: Belaad, faction: int, scholar: int) -> None:
    """A revealed scholar is hired or assassinated; his place stays empty (BL-11.3)."""
    st.display = tuple([-1 if s == scholar else s for s in st.display])
    hired = list(st.hired)
    hired[faction] = (*hired[faction], scholar)
    st.hired = tuple(hired)
    st.taken += 1
    st.push(ScholarTaken())


class ScholarTaken(Do[Belaad]):
    """BL-11.2, BL-11.4, BL-12.15: the Order may have won; a generation or the game may end."""

    KIND = "scholar_taken"
    CLAUSE = "BL-11.2"

    def run(self, st: Belaad) -> None:
        material = st.table.material
        closes = st.taken == material.per_generation
        ends = closes and st.generation == material.generations
        if order_has_won(st) and (st.table.last_scholar_wins or not ends):
            finish(st, ORDER_VICTORY)
        elif ends:
            finish(st, FOURTH_GENERATION)
        elif closes:
            next_generation(st)


def next_generation(st: Belaad) -> None:
    """BL-11.2: those left are discarded and new ones are revealed at once."""
    for scholar in st.display:
        if scholar >= 0:
            st.gone = (*st.gone, scholar)
            st.tell(events.SCHOLAR_GONE, scholar)
    st.display = ()
    st.generation += 1
    st.taken = 0
    st.tell(events.GENERATION, st.generation)
    if st.journal is not None and st.table.order_seat >= 0:
        goal = st.table.material.order_goal
        st.tell(events.ORDER_STANDS, st.table.order_seat, active_science(st), goal)
    st.push(RevealScholar())


class RevealScholar(Draw[Belaad]):
    """BL-2.3, BL-11.1: the next card of the deck, until the display is full.

    The cards removed unseen and those of the deck are one bag: nobody can tell them apart.
    """

    KIND = "reveal_scholar"
    CLAUSE = "BL-11.1"

    def weights(self, st: Belaad) -> list[int]:
        return st.scholars.counts

    def resolve(self, st: Belaad, outcome: int) -> None:
        st.scholars.take(outcome)
        st.display = (*st.display, outcome)
        st.tell(events.SCHOLAR_REVEALED, outcome)
        if len(st.display) < st.table.material.revealed:
            st.push(RevealScholar())
