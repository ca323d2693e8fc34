"""Chapter 11: characters are dealt, kept and recruited; what may be done at any time of a turn."""

from typing import ClassVar, Final

from majlis.games.almadi import events, labels, shapes, things, trail
from majlis.games.almadi.baskets import KeepBasket, number_of_pair, pair_of_number
from majlis.games.almadi.frames.common import CLAIM_BITS, check_objectives, powerless, take_top
from majlis.games.almadi.material import (
    CHARACTER_COUNT,
    GENIE,
    GOODS,
    MOTIFS,
    ZAYNAB,
    ZUMURRUD,
)
from majlis.games.almadi.piles import MOSAICS, STALLS
from majlis.games.almadi.state import SEAT, Almadi, replaced
from majlis.kernel.basket import Basket, Item
from majlis.kernel.codec import Field
from majlis.kernel.frame import Ask, Do, Draw
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.text import Text

# ---------------------------------------------------------------- set-up


class DealCharacters(Do[Almadi]):
    """AM-11.1 to AM-11.3: all are dealt, then all choose, then the rest is shown."""

    KIND = "deal_characters"
    CLAUSE = "AM-11.1"

    def run(self, st: Almadi) -> None:
        if not st.table.characters:
            return
        count = st.table.players
        order = [(st.first + place) % count for place in range(count)]
        st.push(ShowDisplay())
        for seat in reversed(order):
            st.push(KeepCharacters(seat))
        for seat in reversed(order):
            for _ in range(st.table.dealt):
                st.push(DealCharacter(seat))


class DealCharacter(Draw[Almadi]):
    """AM-11.1: a character goes to a player's hand, unseen by the others."""

    KIND = "deal_character"
    CLAUSE = "AM-11.1"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def weights(self, st: Almadi) -> list[int]:
        dealt = 0
        for player in st.players:
            dealt |= player.hand
        return [0 if (dealt >> character) & 1 else 1 for character in range(CHARACTER_COUNT)]

    def resolve(self, st: Almadi, outcome: int) -> None:
        st.players[self.seat].hand |= 1 << outcome
        st.tell_only(self.seat, events.DEALT_CHARACTER, self.seat, outcome)


class KeepCharacters(Ask[Almadi]):
    """AM-11.2: two of the characters dealt are kept, the others go aside.

    A choice is a pair, so that the number of questions tells nobody anything: the pair of `a` and a
    later `b` has the number b * (b - 1) / 2 + a.
    """

    KIND = "keep_characters"
    CLAUSE = "AM-11.2"
    SIMULTANEOUS = True
    SIZE = CHARACTER_COUNT * (CHARACTER_COUNT - 1) // 2
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, st: Almadi) -> list[int]:
        hand = st.players[self.seat].hand
        dealt = [c for c in range(CHARACTER_COUNT) if (hand >> c) & 1]
        return [number_of_pair(a, b) for b in dealt for a in dealt if a < b]

    def why_not(self, st: Almadi, choice: int) -> Refusal | None:
        a, b = pair_of_number(choice)
        hand = st.players[self.seat].hand
        if (hand >> a) & (hand >> b) & 1:
            return None
        return refuse("AM-11.2", "not_in_hand")

    def resolve(self, st: Almadi, choice: int) -> None:
        a, b = pair_of_number(choice)
        player = st.players[self.seat]
        kept = (1 << a) | (1 << b)
        player.aside = player.hand & ~kept
        player.hand = kept
        st.tell(events.KEPT_CHARACTERS, self.seat)
        st.tell_only(self.seat, events.KEPT_THESE, self.seat, a, b)

    def describe(self, st: Almadi, choice: int) -> Text:
        a, b = pair_of_number(choice)
        return Text("keep_characters", {"one": labels.character(a), "other": labels.character(b)})

    def touches(self, st: Almadi, choice: int) -> list[str]:
        a, b = pair_of_number(choice)
        return [things.character(a), things.character(b)]

    def basket(self, st: Almadi) -> Basket | None:
        hand = st.players[self.seat].hand
        items: list[Item] = []
        for character in range(CHARACTER_COUNT):
            if (hand >> character) & 1:
                name = Text(labels.character(character).key, {})
                items.append(Item(self.SIZE + character, name, [things.character(character)], 1))
        return KeepBasket(items, self.SIZE)


class ShowDisplay(Do[Almadi]):
    """AM-11.3: what nobody kept lies open beside the board, and is never added to."""

    KIND = "show_display"
    CLAUSE = "AM-11.3"

    def run(self, st: Almadi) -> None:
        for player in st.players:
            st.display |= player.aside
            player.aside = 0
        st.reveal()
        for character in range(CHARACTER_COUNT):
            if (st.display >> character) & 1:
                st.tell(events.DISPLAYED, character)


# ---------------------------------------------------------------- at any time of one's turn

# Free acts are numbered: recruit somebody, give a mosaic or a stall in exchange, copy somebody.
RECRUIT: Final = 0
GIVE_MOSAIC: Final = CHARACTER_COUNT
GIVE_STALL: Final = GIVE_MOSAIC + len(MOTIFS)
COPY: Final = GIVE_STALL + len(GOODS)
FREE_ACTS: Final = COPY + CHARACTER_COUNT


def add_free_acts(st: Almadi, seat: int, base: int, found: list[int]) -> None:
    """AM-11.4, AM-12.25, AM-12.26: what the seat may do besides, in rising order from `base`."""
    player = st.players[seat]
    cost = st.table.material.cost
    there = player.hand | st.display
    for character in range(CHARACTER_COUNT):
        if (there >> character) & 1 and cost[character] <= player.rubies:
            found.append(base + RECRUIT + character)
    powers = player.powers()
    if (powers >> ZAYNAB) & 1 and not (st.used >> ZAYNAB) & 1:
        if st.stalls.size():
            for motif in range(len(MOTIFS)):
                if player.mosaics[motif]:
                    found.append(base + GIVE_MOSAIC + motif)
        if st.mosaics.size():
            for face in range(len(GOODS)):
                if player.stalls[face]:
                    found.append(base + GIVE_STALL + face)
    if (powers >> ZUMURRUD) & 1 and player.copied < 0:
        others = recruited_by_others(st, seat)
        for character in range(CHARACTER_COUNT):
            if (others >> character) & 1:
                found.append(base + COPY + character)


def might_recruit_from_hand(st: Almadi, seat: int) -> bool:
    """AM-13.2: whether, for all that the others know, the seat can pay for a character in its hand.

    It may be any character that lies neither in the display nor in front of a player.
    """
    player = st.players[seat]
    if not player.hand:
        return False
    placed = st.display
    for other in st.players:
        placed |= other.recruited
    cost = st.table.material.cost
    for character in range(CHARACTER_COUNT):
        if not (placed >> character) & 1 and cost[character] <= player.rubies:
            return True
    return False


def why_no_free_act(st: Almadi, seat: int, act: int) -> Refusal | None:
    if not st.table.characters:
        return refuse("AM-2.9", "no_characters")
    if act < GIVE_MOSAIC:
        return why_not_recruit(st, seat, act)
    if act < COPY:
        return why_not_exchange(st, seat, act)
    return why_not_copy(st, seat, act - COPY)


def why_not_recruit(st: Almadi, seat: int, character: int) -> Refusal | None:
    """AM-11.4: a character of the own hand or of the display, for its cost."""
    player = st.players[seat]
    if not ((player.hand | st.display) >> character) & 1:
        return refuse("AM-11.4", "character_not_there")
    if st.table.material.cost[character] > player.rubies:
        return refuse("AM-11.4", "too_few_rubies")
    return None


def why_not_exchange(st: Almadi, seat: int, act: int) -> Refusal | None:
    """AM-12.25: with Zaynab, once a turn, a card that one owns for the top of the other pile."""
    player = st.players[seat]
    if not player.has(ZAYNAB):
        return powerless("AM-12.25", ZAYNAB)
    if (st.used >> ZAYNAB) & 1:
        return refuse("AM-12.25", "once_a_turn")
    gives_mosaic = act < GIVE_STALL
    owned = player.mosaics[act - GIVE_MOSAIC] if gives_mosaic else player.stalls[act - GIVE_STALL]
    if not owned:
        return refuse("AM-12.25", "card_not_owned")
    target = st.stalls if gives_mosaic else st.mosaics
    return None if target.size() else refuse("AM-12.25", "card_pile_is_empty")


def why_not_copy(st: Almadi, seat: int, character: int) -> Refusal | None:
    """AM-12.26: with Zumurrud, once a game, a character that another player has recruited."""
    player = st.players[seat]
    if not player.has(ZUMURRUD):
        return powerless("AM-12.26", ZUMURRUD)
    if player.copied >= 0:
        return refuse("AM-12.26", "copied_already")
    if not (recruited_by_others(st, seat) >> character) & 1:
        return refuse("AM-12.26", "not_recruited_by_others")
    return None


def recruited_by_others(st: Almadi, seat: int) -> int:
    """A bit for each character in front of another player."""
    bits = 0
    for other in range(st.table.players):
        if other != seat:
            bits |= st.players[other].recruited
    return bits


def do_free_act(st: Almadi, seat: int, act: int) -> None:
    if act < GIVE_MOSAIC:
        recruit(st, seat, act)
    elif act < GIVE_STALL:
        exchange(st, seat, MOSAICS, act - GIVE_MOSAIC)
    elif act < COPY:
        exchange(st, seat, STALLS, act - GIVE_STALL)
    else:
        copy_character(st, seat, act - COPY)


def recruit(st: Almadi, seat: int, character: int) -> None:
    """AM-11.4: the rubies go back to the supply, the power works from now on (AM-11.6)."""
    player = st.players[seat]
    bit = 1 << character
    cost = st.table.material.cost[character]
    player.rubies -= cost
    st.rubies += cost
    if player.hand & bit:
        st.reveal()
    player.hand &= ~bit
    st.display &= ~bit
    player.recruited |= bit
    st.tell(events.RECRUITED, seat, character, cost)
    claim_late(st, bit)
    trail.note(st, seat, shapes.RECRUITED, character, -1, 0)


def claim_late(st: Almadi, bit: int) -> None:
    """AM-12.27: a power that arrives while a genie is pending may still claim."""
    if st.pending[GENIE]:
        st.claims |= bit & CLAIM_BITS & ~st.used


def exchange(st: Almadi, seat: int, given: int, face: int) -> None:
    """AM-12.25: a card goes under its pile, the top card of the other pile comes."""
    player = st.players[seat]
    st.used |= 1 << ZAYNAB
    if given == MOSAICS:
        player.mosaics = replaced(player.mosaics, face, player.mosaics[face] - 1)
        st.tell(events.GAVE_MOSAIC, seat, face)
    else:
        player.stalls = replaced(player.stalls, face, player.stalls[face] - 1)
        st.tell(events.GAVE_STALL, seat, face)
    st.set_pile(given, st.pile_of(given).with_under(face))
    other = STALLS if given == MOSAICS else MOSAICS
    taken = st.pile_of(other).top
    take_top(st, seat, other)
    check_objectives(st, seat)
    deed = shapes.EXCHANGED_STALL if other == STALLS else shapes.EXCHANGED_MOSAIC
    trail.note(st, seat, deed, taken, -1, 0)


def copy_character(st: Almadi, seat: int, character: int) -> None:
    """AM-12.26: from now on the seat has that power too, for good."""
    st.players[seat].copied = character
    st.tell(events.COPIED, seat, character)
    claim_late(st, 1 << character)
    trail.note(st, seat, shapes.COPIED, character, -1, 0)


def describe_free_act(st: Almadi, act: int) -> Text:
    if act < GIVE_MOSAIC:
        cost = st.table.material.cost[act]
        return Text("recruit", {"character": labels.character(act), "cost": cost})
    if act < GIVE_STALL:
        return Text("exchange-mosaic", {"mosaic": labels.mosaic(act - GIVE_MOSAIC)})
    if act < COPY:
        return Text("exchange-stall", {"stall": labels.stall(act - GIVE_STALL)})
    return Text("copy", {"character": labels.character(act - COPY)})


def touched_by_free_act(st: Almadi, seat: int, act: int) -> list[str]:
    """A character is recruited until somebody has it, and copied from then on."""
    if act < GIVE_MOSAIC:
        return [] if is_recruited(st, act) else [things.character(act)]
    if act < GIVE_STALL:
        return [things.mosaic(act - GIVE_MOSAIC), things.pile(STALLS)]
    if act < COPY:
        return [things.stall(act - GIVE_STALL), things.pile(MOSAICS)]
    if (recruited_by_others(st, seat) >> (act - COPY)) & 1:
        return [things.character(act - COPY)]
    return []


def is_recruited(st: Almadi, character: int) -> bool:
    """Whether a character lies in front of a player."""
    return any((player.recruited >> character) & 1 for player in st.players)


def free_act_clause(act: int) -> str:
    if act < GIVE_MOSAIC:
        return "AM-11.4"
    return "AM-12.25" if act < COPY else "AM-12.26"
