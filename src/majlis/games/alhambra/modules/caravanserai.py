"""The caravanserai: money that grows turn by turn (AL-CA)."""

from typing import ClassVar, Final

from majlis.games.alhambra import events, labels, things
from majlis.games.alhambra.frames.actions import Bought
from majlis.games.alhambra.frames.payment import Pay
from majlis.games.alhambra.hooks import Module
from majlis.games.alhambra.payment import ANY, FIRST_CARAVAN, Units, can_pay
from majlis.games.alhambra.state import SEAT, SPACE_UNIT, Alhambra
from majlis.kernel.codec import Field
from majlis.kernel.frame import Ask
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.text import Text

FIRST_ACTION: Final = 18
CARDS: Final = 8  # AL-CA-1
SLOTS: Final = 2  # a player has at most two (AL-CA-2)
SPACES: Final = 9


class MoveMarker(Ask[Alhambra]):
    """AL-CA-7: before the first action one marker may go one space on; or none."""

    KIND = "move_marker"
    CLAUSE = "AL-CA-7"
    SIZE = 1 + SLOTS * SPACES
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)
    STAY: Final = 0

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, st: Alhambra) -> list[int]:
        found = [self.STAY]
        caravans = st.players[self.seat].caravans
        for slot in range(len(caravans)):
            card, space = divmod(caravans[slot], SPACE_UNIT)
            for target in sorted(st.table.material.caravan_moves[card][space]):
                found.append(1 + slot * SPACES + target)
        return found

    def why_not(self, st: Alhambra, choice: int) -> Refusal | None:
        if choice == self.STAY:
            return None
        slot, target = divmod(choice - 1, SPACES)
        caravans = st.players[self.seat].caravans
        if slot >= len(caravans):
            return refuse("AL-CA-7", "no_such_caravanserai")
        card, space = divmod(caravans[slot], SPACE_UNIT)
        if target not in st.table.material.caravan_moves[card][space]:
            return refuse("AL-CA-8", "no_such_move")
        return None

    def resolve(self, st: Alhambra, choice: int) -> None:
        if choice == self.STAY:
            return
        slot, target = divmod(choice - 1, SPACES)
        card = st.players[self.seat].caravans[slot] // SPACE_UNIT
        set_marker(st, self.seat, slot, target)
        value = st.table.material.caravan_value[card][target]
        currency = st.table.material.caravan_currency[card][target]
        st.tell(events.MARKER_MOVED, self.seat, card, value, currency)

    def describe(self, st: Alhambra, choice: int) -> Text:
        if choice == self.STAY:
            return Text("move_marker-stay", {})
        slot, target = divmod(choice - 1, SPACES)
        caravans = st.players[self.seat].caravans
        if slot >= len(caravans):
            return Text("move_marker-none", {})
        return labels.caravan_space("move_marker", st, caravans[slot] // SPACE_UNIT, target)

    def touches(self, st: Alhambra, choice: int) -> list[str]:
        if choice == self.STAY:
            return []
        slot, target = divmod(choice - 1, SPACES)
        caravans = st.players[self.seat].caravans
        if slot >= len(caravans):
            return []
        card = caravans[slot] // SPACE_UNIT
        return [things.caravan(card), things.space(card, target)]


def set_marker(st: Alhambra, seat: int, slot: int, space: int) -> None:
    player = st.players[seat]
    caravans = list(player.caravans)
    caravans[slot] += space - caravans[slot] % SPACE_UNIT
    player.caravans = tuple(caravans)


def built_types(st: Alhambra, seat: int) -> int:
    """AL-CA-3: how many types the player has built, of the six of the base game."""
    types = 0
    for count in st.players[seat].layout.type_counts():
        if count:
            types += 1
    return types


def price_for(st: Alhambra, seat: int) -> int:
    """AL-CA-3, AL-CA-4: what the next card costs the player; 0 if it cannot be bought."""
    owned = len(st.players[seat].caravans)
    if owned >= st.table.material.caravan_most:
        return 0
    types = built_types(st, seat)
    if types < st.table.material.caravan_types[owned]:
        return 0
    return st.table.material.caravan_price[types]


class Caravanserai(Module):
    """AL-CA-2: bought with the buy action; AL-CA-9: pays like a money card."""

    NAME = "caravanserai"
    CLAUSE = "AL-CA-9"
    ACTIONS = tuple(range(FIRST_ACTION, FIRST_ACTION + CARDS))
    PICKS = (FIRST_CARAVAN, FIRST_CARAVAN + 1)

    def set_up(self, st: Alhambra) -> None:
        st.caravans = (1 << CARDS) - 1

    # ---- buying

    def add_actions(self, st: Alhambra, seat: int, found: list[int]) -> None:
        if not st.caravans:
            return
        price = price_for(st, seat)
        if price and can_pay(st, seat, price, ANY):
            for card in range(CARDS):
                if (st.caravans >> card) & 1:
                    found.append(FIRST_ACTION + card)

    def least_price(self, st: Alhambra, seat: int) -> int:
        return price_for(st, seat) if st.caravans else 0

    def why_not_action(self, st: Alhambra, seat: int, action: int) -> Refusal | None:
        if not (st.caravans >> (action - FIRST_ACTION)) & 1:
            return refuse("AL-CA-6", "caravanserai_is_sold")
        if len(st.players[seat].caravans) >= st.table.material.caravan_most:
            return refuse("AL-CA-2", "two_caravanserais")
        price = price_for(st, seat)
        if not price:
            return refuse("AL-CA-3", "too_few_types")
        return None if can_pay(st, seat, price, ANY) else refuse("AL-5.1", "too_expensive")

    def act(self, st: Alhambra, seat: int, action: int, further: bool) -> None:
        st.push(Bought(seat, action, further))
        st.push(Pay(seat, price_for(st, seat), ANY, False, 0, ()))

    def deliver(self, st: Alhambra, seat: int, action: int) -> None:
        card = action - FIRST_ACTION
        st.caravans &= ~(1 << card)
        player = st.players[seat]
        player.caravans = (*player.caravans, card * SPACE_UNIT)
        st.tell(events.CARAVANSERAI_BOUGHT, seat, card, st.overpaid)

    def describe_action(self, st: Alhambra, seat: int, action: int) -> Text:
        return Text("choose_action-caravanserai", {"card": labels.caravan(action - FIRST_ACTION)})

    def clause_of_action(self, action: int) -> str:
        return "AL-CA-2"

    def touches_of_action(self, st: Alhambra, seat: int, action: int) -> list[str]:
        return [things.caravan(action - FIRST_ACTION)]

    # ---- moving and paying

    def turn_begins(self, st: Alhambra, seat: int) -> None:
        question = MoveMarker(seat)
        if len(question.choices(st)) > 1:
            st.push(question)

    def add_units(self, st: Alhambra, seat: int, mask: int, units: Units) -> None:
        material = st.table.material
        caravans = st.players[seat].caravans
        for slot in range(len(caravans)):
            card, space = divmod(caravans[slot], SPACE_UNIT)
            if space and (mask >> material.caravan_currency[card][space]) & 1:
                units.add(FIRST_CARAVAN + slot, material.caravan_value[card][space], 1)

    def funds(self, st: Alhambra, seat: int, mask: int) -> int:
        """Also the worth that counts at the end of the game (AL-CA-15)."""
        material = st.table.material
        total = 0
        for caravan in st.players[seat].caravans:
            card, space = divmod(caravan, SPACE_UNIT)
            if space and (mask >> material.caravan_currency[card][space]) & 1:
                total += material.caravan_value[card][space]
        return total

    def unit_value(self, st: Alhambra, seat: int, pick: int) -> int:
        card, space = divmod(st.players[seat].caravans[pick - FIRST_CARAVAN], SPACE_UNIT)
        return st.table.material.caravan_value[card][space]

    def spend(self, st: Alhambra, seat: int, pick: int) -> None:
        """AL-CA-10: the marker goes back to 0."""
        slot = pick - FIRST_CARAVAN
        card = st.players[seat].caravans[slot] // SPACE_UNIT
        st.tell(events.PAID_CARAVANSERAI, seat, card)
        set_marker(st, seat, slot, 0)

    def describe_pick(self, st: Alhambra, seat: int, pick: int) -> Text:
        slot = pick - FIRST_CARAVAN
        caravans = st.players[seat].caravans
        if slot >= len(caravans) or not caravans[slot] % SPACE_UNIT:
            return Text("pay-none", {})
        card, space = divmod(caravans[slot], SPACE_UNIT)
        return labels.caravan_space("pay-caravanserai", st, card, space)

    def touches_of_pick(self, st: Alhambra, seat: int, pick: int) -> list[str]:
        slot = pick - FIRST_CARAVAN
        caravans = st.players[seat].caravans
        return [things.caravan(caravans[slot] // SPACE_UNIT)] if slot < len(caravans) else []

    def audit(self, st: Alhambra) -> list[str]:
        cards = [card for card in range(CARDS) if (st.caravans >> card) & 1]
        problems: list[str] = []
        for seat, player in enumerate(st.players):
            cards += [caravan // SPACE_UNIT for caravan in player.caravans]
            if len(player.caravans) > st.table.material.caravan_most:
                problems.append(f"seat {seat} has too many caravanserais (AL-CA-2)")
        if sorted(cards) != list(range(CARDS)):
            problems.append("the caravanserai cards do not add up (AL-CA-1)")
        return problems
