"""Chapter 5: the placement phase."""

from typing import ClassVar, Final

from majlis.games.alrashid import events, labels, things
from majlis.games.alrashid.frames.common import SEAT, may_join, why_not_join
from majlis.games.alrashid.material import AREA_COUNT, DIPLOMAT, MERCHANT, PASHA
from majlis.games.alrashid.state import SEAT_UNIT, STACK, AlRashid
from majlis.kernel.codec import Field
from majlis.kernel.frame import Ask, Do
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.text import Ref, Text


class HoldBacks(Do[AlRashid]):
    """AR-5.1: first, in turn order, every Diplomat; two tiles hold back two pawns (AR-14.9)."""

    KIND = "hold_backs"
    CLAUSE = "AR-5.1"

    def run(self, st: AlRashid) -> None:
        for place in range(st.table.players - 1, -1, -1):
            seat = st.order[place]
            for _ in range(st.players[seat].titles.count(DIPLOMAT)):
                st.push(HoldBack(seat))


class HoldBack(Ask[AlRashid]):
    """AR-15.11: a pasha or merchant may be set on the Diplomat's tile, to be placed late."""

    KIND = "hold_back"
    CLAUSE = "AR-15.11"
    SIZE = 3
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)
    NOBODY: Final = 2

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, st: AlRashid) -> list[int]:
        hand = st.players[self.seat].hand
        found = [pawn for pawn in (PASHA, MERCHANT) if hand[pawn]]
        if not (found and st.table.diplomat_must):
            found.append(self.NOBODY)
        return found

    def why_not(self, st: AlRashid, choice: int) -> Refusal | None:
        hand = st.players[self.seat].hand
        if choice == self.NOBODY:
            if st.table.diplomat_must and (hand[PASHA] or hand[MERCHANT]):
                return refuse("AR-15.11", "diplomat_must")
            return None
        return None if hand[choice] else refuse("AR-15.11", "pawn_not_in_hand")

    def resolve(self, st: AlRashid, choice: int) -> None:
        if choice == self.NOBODY:
            return
        player = st.players[self.seat]
        player.hand[choice] -= 1
        held = list(player.held)
        held[choice] += 1
        player.held = tuple(held)
        st.tell(events.HELD_BACK, self.seat, choice)

    def describe(self, st: AlRashid, choice: int) -> Text:
        if choice == self.NOBODY:
            return Text("hold_back-nobody", {})
        return Text("hold_back", {"pawn": labels.pawn(choice)})

    def touches(self, st: AlRashid, choice: int) -> list[str]:
        return [] if choice == self.NOBODY else [things.hand(choice)]


class Placement(Do[AlRashid]):
    """AR-5.2: one pawn each, in turn order, round after round; who has none is skipped (AR-5.4)."""

    KIND = "placement"
    CLAUSE = "AR-5.2"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("place", SEAT),)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, st: AlRashid) -> None:
        count = st.table.players
        for offset in range(count):
            place = (self.place + offset) % count
            seat = st.order[place]
            if has_pawn_to_place(st, seat):
                st.push(Placement((place + 1) % count))
                st.push(PlacePawn(seat))
                return


def has_pawn_to_place(st: AlRashid, seat: int) -> bool:
    player = st.players[seat]
    hand = player.hand
    if hand[0] or hand[1] or hand[2]:
        return True
    held = player.held
    return (held[PASHA] > 0 or held[MERCHANT] > 0) and may_place_held(st, seat)


def may_place_held(st: AlRashid, seat: int) -> bool:
    """AR-15.11: held pawns wait until no other player has a pawn in hand that is not held back."""
    for other in range(st.table.players):
        if other != seat:
            hand = st.players[other].hand
            if hand[0] or hand[1] or hand[2]:
                return False
    return True


class PlacePawn(Ask[AlRashid]):
    """AR-5.2: a pawn from the hand goes into an area; passing is not possible (AR-5.3)."""

    KIND = "place_pawn"
    CLAUSE = "AR-5.2"
    SIZE = 3 * AREA_COUNT
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, st: AlRashid) -> list[int]:
        seat = self.seat
        player = st.players[seat]
        stacks: list[int] = []
        for slots in st.slots:
            stack = 0
            for slot in slots:
                if slot // SEAT_UNIT == seat:
                    stack = slot & STACK
            stacks.append(stack)
        late = player.held[PASHA] + player.held[MERCHANT] > 0 and may_place_held(st, seat)
        found: list[int] = []
        for pawn in range(3):
            if player.hand[pawn] or (late and player.held[pawn]):
                first = pawn * AREA_COUNT
                for area in range(AREA_COUNT):
                    if may_join(stacks[area], area, pawn):
                        found.append(first + area)
        return found

    def why_not(self, st: AlRashid, choice: int) -> Refusal | None:
        pawn, area = divmod(choice, AREA_COUNT)
        player = st.players[self.seat]
        if not player.hand[pawn]:
            if not player.held[pawn]:
                return refuse("AR-5.2", "pawn_not_in_hand")
            if not may_place_held(st, self.seat):
                return refuse("AR-15.11", "held_back_waits")
        return why_not_join(st.stack(area, self.seat), area, pawn)

    def resolve(self, st: AlRashid, choice: int) -> None:
        pawn, area = divmod(choice, AREA_COUNT)
        player = st.players[self.seat]
        if player.hand[pawn]:
            player.hand[pawn] -= 1
        else:
            held = list(player.held)
            held[pawn] -= 1
            player.held = tuple(held)
        st.add_pawn(area, self.seat, pawn)
        st.tell(events.PLACED, self.seat, pawn, area)

    def prompt_on(self, st: AlRashid, pointed: list[str]) -> Text:
        """With a pawn in the fingers it is asked where; with an area, which pawn."""
        for thing in pointed:
            kind, _, name = thing.partition(":")
            if kind == "area":
                return Text("prompt-place_pawn-area", {"area": Ref(f"area-{name}")})
            return Text("prompt-place_pawn-pawn", {"pawn": Ref(f"pawn-{name}")})
        return self.prompt(st)

    def describe(self, st: AlRashid, choice: int) -> Text:
        pawn, area = divmod(choice, AREA_COUNT)
        return Text("place_pawn", {"pawn": labels.pawn(pawn), "area": labels.area(area)})

    def touches(self, st: AlRashid, choice: int) -> list[str]:
        pawn, area = divmod(choice, AREA_COUNT)
        player = st.players[self.seat]
        late = player.held[pawn] and not player.hand[pawn]
        return [things.held(pawn) if late else things.hand(pawn), things.area(area)]
