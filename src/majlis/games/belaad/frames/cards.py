"""Chapters 3, 4 and 8: playing an action card, its two actions, boost and face-up cards."""

from collections.abc import Callable
from typing import ClassVar, Final

from majlis.games.belaad import events, labels, things
from majlis.games.belaad.frames.hashash import (
    hashash_clause,
    hashash_text,
    use_hashash,
    why_no_hashash,
)
from majlis.games.belaad.frames.payment import (
    BOOST_REFUSED,
    REFUSED,
    SECONDARY_REFUSED,
    Bought,
    Resumable,
    buy,
    fill_treasury,
    has_gold_to_move,
    purse,
)
from majlis.games.belaad.frames.symbols import ChooseSymbol, usable_symbols
from majlis.games.belaad.frames.tokens import draw_tokens
from majlis.games.belaad.frames.wiping import WipeBoard, can_wipe
from majlis.games.belaad.material import (
    ACTION_COUNT,
    BOOST,
    FILL_TREASURY,
    GOLD,
    HASHASH_COUNT,
    ORDER,
    SEALS,
    SECONDARIES,
    USE_FACEUP,
    USE_SYMBOL,
    WIPE,
)
from majlis.games.belaad.state import ACTION, SEAT, Belaad
from majlis.kernel.codec import Field, Num
from majlis.kernel.frame import Ask
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.text import Text

PRIMARY_DONE: Final = 1
SECONDARY_DONE: Final = 2
DONE_BITS: Final = Num(0, 3)

# What leaving the card, its primary action, its secondary one and both together point at.
CARD_TOUCHES: Final = (
    (),
    (things.PRIMARY,),
    (things.SECONDARY,),
    (things.PRIMARY, things.SECONDARY),
)


class PlayCard(Ask[Belaad]):
    """BL-3.2: a card of the hand must be played; it goes on the discard pile."""

    KIND = "play_card"
    CLAUSE = "BL-3.2"
    SIZE = ACTION_COUNT
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, st: Belaad) -> list[int]:
        return list(st.hands[self.seat])

    def why_not(self, st: Belaad, choice: int) -> Refusal | None:
        return None if choice in st.hands[self.seat] else refuse("BL-3.2", "card_not_in_hand")

    def resolve(self, st: Belaad, choice: int) -> None:
        st.hands[self.seat] = tuple([card for card in st.hands[self.seat] if card != choice])
        st.known &= ~(1 << choice)
        st.uncovered |= 1 << choice
        st.discard = (*st.discard, choice)
        st.tell(events.PLAYED, self.seat, st.table.material.told[choice])
        st.push(CardStep(self.seat, choice, 0))

    def describe(self, st: Belaad, choice: int) -> Text:
        material = st.table.material
        price = labels.coins(material.coin[choice], material.price[choice])
        return Text("play_card", {"card": card_text(st, choice), "price": price})

    def touches(self, st: Belaad, choice: int) -> list[str]:
        return [things.hand(choice)]


def card_text(st: Belaad, card: int) -> Text:
    """A card is called by what its two actions do: it has no other name."""
    return labels.action(st.table.material.told[card])


def primary_text(st: Belaad, card: int) -> Text:
    material = st.table.material
    return labels.primary(material.primary[card], material.amount[card], material.symbols[card])


def secondary_text(st: Belaad, card: int) -> Text:
    material = st.table.material
    return Text(
        f"secondary-{SECONDARIES[material.secondary[card]]}",
        {
            "count": material.effect[card],
            "price": labels.coins(material.coin[card], material.price[card]),
        },
    )


class CardStep(Resumable):
    """BL-4.2, BL-8.6: the two actions of a card in either order, each once, each optional.

    A boost is bought together with the primary action, whose symbol it strengthens. What members
    have `refused` to pay for can only be had without their help (BL-5.4). While no action of the
    card it plays is under way, the Order may use Hashash cards (BL-3.7).
    """

    KIND = "card_step"
    CLAUSE = "BL-4.2"
    SIZE = 4 + HASHASH_COUNT
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", SEAT),
        Field("card", ACTION),
        Field("done", DONE_BITS),
        Field("refused", REFUSED),
    )
    LEAVE: Final = 0
    PRIMARY: Final = 1
    SECONDARY: Final = 2
    BOOSTED: Final = 3
    HASHASH: Final = 4

    def __init__(self, seat: int, card: int, done: int, refused: int = 0) -> None:
        self.seat = seat
        self.card = card
        self.done = done
        self.refused = refused

    def resumed(self, refused: int) -> Resumable:
        """BL-5.4: a hire that nobody paid for was no primary action; a paid boost still waits."""
        done = self.done & ~PRIMARY_DONE
        return CardStep(self.seat, self.card, done, self.refused | refused)

    def choices(self, st: Belaad) -> list[int]:
        found = [self.LEAVE]
        if self.done == PRIMARY_DONE | SECONDARY_DONE:
            return found
        for choice in range(self.PRIMARY, self.HASHASH):
            if self.why_not(st, choice) is None:
                found.append(choice)
        if st.hashash_placed and self._why_no_window(st) is None:
            for card in range(HASHASH_COUNT):
                if why_no_hashash(st, self.seat, card) is None:
                    found.append(self.HASHASH + card)
        return found

    def why_not(self, st: Belaad, choice: int) -> Refusal | None:
        if choice == self.LEAVE:
            return None
        if choice == self.PRIMARY:
            return self._why_no_primary(st, self._boost(st), 0)
        if choice >= self.HASHASH:
            closed = self._why_no_window(st)
            if closed is not None:
                return closed
            return why_no_hashash(st, self.seat, choice - self.HASHASH)
        boosts = st.table.material.secondary[self.card] == BOOST
        if choice == self.SECONDARY:
            if boosts:
                return refuse("BL-8.6", "boost_with_primary")
            return self._why_no_secondary(st)
        return self._why_no_boost(st) if boosts else refuse("BL-8.6", "no_boost_here")

    def _why_no_window(self, st: Belaad) -> Refusal | None:
        """BL-3.7: Hashash cards are for the Order, and not inside an action: a face-up card is."""
        if st.table.factions[self.seat] != ORDER:
            return refuse("BL-1.6", "order_only")
        if self.card in st.tops or self.done == PRIMARY_DONE | SECONDARY_DONE:
            return refuse("BL-3.7", "not_between_actions")
        return None

    def _boost(self, st: Belaad) -> int:
        """The boost that is paid already and waits for its primary action."""
        material = st.table.material
        if material.secondary[self.card] == BOOST and self.done & SECONDARY_DONE:
            return material.effect[self.card]
        return 0

    def _why_no_primary(self, st: Belaad, boost: int, spent: int) -> Refusal | None:
        material = st.table.material
        if self.done & PRIMARY_DONE:
            return refuse("BL-4.2", "action_done")
        if material.primary[self.card] < USE_SYMBOL:
            return None
        if usable_symbols(st, self.seat, material.symbols[self.card], boost, spent, self.refused):
            return None
        return refuse("BL-4.9", "no_symbol_usable")

    def _why_no_secondary(self, st: Belaad) -> Refusal | None:
        material = st.table.material
        if self.done & SECONDARY_DONE:
            return refuse("BL-4.2", "action_done")
        unpaid = self._why_no_price(st, SECONDARY_REFUSED)
        if unpaid is not None:
            return unpaid
        return why_no_effect(st, self.seat, material.secondary[self.card])

    def _why_no_price(self, st: Belaad, purchase: int) -> Refusal | None:
        """Why the price on the card cannot be paid, after a refusal without the members' help."""
        material = st.table.material
        helped = not self.refused & purchase
        if purse(st, self.seat, material.coin[self.card], helped) >= material.price[self.card]:
            return None
        return refuse("BL-4.1", "cannot_pay") if helped else refuse("BL-5.4", "help_refused")

    def _why_no_boost(self, st: Belaad) -> Refusal | None:
        material = st.table.material
        if self.done & PRIMARY_DONE:
            return refuse("BL-8.7", "boost_too_late")
        if self.done & SECONDARY_DONE:
            return refuse("BL-4.2", "action_done")
        if material.primary[self.card] < USE_SYMBOL:
            return refuse("BL-8.7", "no_boost_here")
        unpaid = self._why_no_price(st, BOOST_REFUSED)
        if unpaid is not None:
            return unpaid
        spent = material.price[self.card] if material.coin[self.card] == GOLD else 0
        return self._why_no_primary(st, material.effect[self.card], spent)

    def resolve(self, st: Belaad, choice: int) -> None:
        if choice == self.LEAVE:
            return
        if choice == self.PRIMARY:
            st.push(CardStep(self.seat, self.card, self.done | PRIMARY_DONE, self.refused))
            do_primary(st, self.seat, self.card, self._boost(st), self.refused)
            return
        if choice >= self.HASHASH:
            st.push(self)
            use_hashash(st, self.seat, choice - self.HASHASH)
            return
        if choice == self.SECONDARY:
            bought: Bought = DoSecondary(self.seat, self.card, self.done, self.refused)
            purchase = SECONDARY_REFUSED
        else:
            bought = DoBoosted(self.seat, self.card, self.refused)
            purchase = BOOST_REFUSED
        material = st.table.material
        buy(
            st,
            self.seat,
            material.coin[self.card],
            material.price[self.card],
            bought,
            CardStep(self.seat, self.card, self.done, self.refused | purchase),
            not self.refused & purchase,
        )

    def describe(self, st: Belaad, choice: int) -> Text:
        if choice == self.LEAVE:
            return Text("card_step-leave", {})
        if choice == self.PRIMARY:
            return Text("card_step-primary", {"action": primary_text(st, self.card)})
        if choice == self.SECONDARY:
            return Text("card_step-secondary", {"action": secondary_text(st, self.card)})
        if choice >= self.HASHASH:
            return hashash_text(st, choice - self.HASHASH)
        return Text(
            "card_step-boosted",
            {"action": primary_text(st, self.card), "boost": secondary_text(st, self.card)},
        )

    def clause_of(self, st: Belaad, choice: int) -> str:
        if choice >= self.HASHASH:
            return hashash_clause(st, choice - self.HASHASH)
        return ("BL-3.2", "BL-4.1", "BL-4.3", "BL-8.6")[choice]

    def touches(self, st: Belaad, choice: int) -> list[str]:
        if choice >= self.HASHASH:
            return [things.hashash(choice - self.HASHASH)]
        return list(CARD_TOUCHES[choice])


def do_primary(st: Belaad, seat: int, card: int, boost: int, refused: int) -> None:
    """BL-4.1, BL-4.5, BL-4.6: coins, tokens or one symbol."""
    material = st.table.material
    if material.primary[card] >= USE_SYMBOL:
        st.push(ChooseSymbol(seat, material.symbols[card], boost, refused))
    else:
        GIVE[material.primary[card]](st, seat, material.amount[card])


class DoSecondary(Bought):
    """BL-4.3: the price of the secondary action is paid; now its effect."""

    KIND = "do_secondary"
    CLAUSE = "BL-4.3"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", SEAT),
        Field("card", ACTION),
        Field("done", DONE_BITS),
        Field("refused", REFUSED),
    )

    def __init__(self, seat: int, card: int, done: int, refused: int) -> None:
        self.seat = seat
        self.card = card
        self.done = done
        self.refused = refused

    def run(self, st: Belaad) -> None:
        material = st.table.material
        st.push(CardStep(self.seat, self.card, self.done | SECONDARY_DONE, self.refused))
        GIVE[material.secondary[self.card]](st, self.seat, material.effect[self.card])

    def purpose(self, st: Belaad) -> Text:
        return secondary_text(st, self.card)


class DoBoosted(Bought):
    """BL-8.6: the boost is paid; the primary action follows at once with more symbols.

    That a symbol is usable was seen before paying. But whoever paid may now lack the gold for a
    scholar (BL-5.5): then the action falls through. Then, and if it leads back to the card, the
    boost stays paid (BL-5.4).
    """

    KIND = "do_boosted"
    CLAUSE = "BL-8.6"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", SEAT),
        Field("card", ACTION),
        Field("refused", REFUSED),
    )

    def __init__(self, seat: int, card: int, refused: int) -> None:
        self.seat = seat
        self.card = card
        self.refused = refused

    def run(self, st: Belaad) -> None:
        boost = st.table.material.effect[self.card]
        st.tell(events.BOOSTED, self.seat, boost)
        paid = CardStep(self.seat, self.card, SECONDARY_DONE, self.refused)
        if paid.why_not(st, CardStep.PRIMARY) is not None:
            st.push(paid)
            return
        st.push(CardStep(self.seat, self.card, PRIMARY_DONE | SECONDARY_DONE, self.refused))
        do_primary(st, self.seat, self.card, boost, self.refused)

    def purpose(self, st: Belaad) -> Text:
        return secondary_text(st, self.card)


def take_gold(st: Belaad, seat: int, count: int) -> None:
    st.gain_coins(seat, GOLD, count)


def take_seals(st: Belaad, seat: int, count: int) -> None:
    st.gain_coins(seat, SEALS, count)


def no_boost(st: Belaad, seat: int, count: int) -> None:
    raise ValueError("a boost is bought with the primary action (BL-8.6)")


def use_faceup(st: Belaad, seat: int, count: int) -> None:
    st.push(ChooseFaceup(seat))


def wipe(st: Belaad, seat: int, count: int) -> None:
    st.push(WipeBoard(seat))


def to_treasury(st: Belaad, seat: int, count: int) -> None:
    fill_treasury(st, seat)


# What an action does, in the order of SECONDARIES; the first three are primary actions as well.
GIVE: Final[tuple[Callable[[Belaad, int, int], None], ...]] = (
    take_gold,
    take_seals,
    draw_tokens,
    no_boost,
    use_faceup,
    wipe,
    to_treasury,
)


def why_no_effect(st: Belaad, seat: int, secondary: int) -> Refusal | None:
    """BL-4.9: why a secondary action would have no first step."""
    if secondary == USE_FACEUP and st.used == 7:
        return refuse("BL-8.9", "all_faceup_used")
    if secondary == WIPE and not can_wipe(st, seat):
        return refuse("BL-8.2", "nothing_to_wipe")
    if secondary == FILL_TREASURY and not has_gold_to_move(st, seat):
        return refuse("BL-4.9", "no_gold_to_move")
    return None


class ChooseFaceup(Ask[Belaad]):
    """BL-8.8 to BL-8.10: one of the visible cards is used like a played one and stays there."""

    KIND = "choose_faceup"
    CLAUSE = "BL-8.8"
    SIZE = 3
    FOLLOWS = True
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, st: Belaad) -> list[int]:
        return [pile for pile in range(3) if not (st.used >> pile) & 1]

    def why_not(self, st: Belaad, choice: int) -> Refusal | None:
        return refuse("BL-8.9", "card_used") if (st.used >> choice) & 1 else None

    def resolve(self, st: Belaad, choice: int) -> None:
        st.used |= 1 << choice
        card = st.tops[choice]
        st.tell(events.USED_FACEUP, self.seat, st.table.material.told[card], choice)
        st.push(CardStep(self.seat, card, 0))

    def describe(self, st: Belaad, choice: int) -> Text:
        card = card_text(st, st.tops[choice])
        return Text("choose_faceup", {"pile": labels.pile(choice), "card": card})

    def touches(self, st: Belaad, choice: int) -> list[str]:
        return [things.pile(choice)]
