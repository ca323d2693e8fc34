"""Chapter 6: drawing tokens from the bag and placing them on one's own boards."""

from typing import ClassVar, Final

from majlis.games.belaad import events, labels, things
from majlis.games.belaad.baskets import count_prompt, several
from majlis.games.belaad.frames.effects import activate
from majlis.games.belaad.material import BOARD_OF, BOARDS_OF, DRAW_EXTRA, ORANGE
from majlis.games.belaad.state import AMOUNT, BOTTOM, SEAT, TOP, WHITE, Belaad
from majlis.kernel.basket import Basket, Item
from majlis.kernel.codec import Field
from majlis.kernel.frame import Ask, Do, Draw
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.text import Text


def draw_tokens(st: Belaad, seat: int, count: int) -> None:
    """BL-6.1: so many tokens, their number fixed now (BL-7.4); with a Vizier more (BL-15.2)."""
    if count <= 0:
        return
    extra = st.permanent(st.table.factions[seat], DRAW_EXTRA)
    next_token(st, seat, count + extra, extra, st.loose[ORANGE])


def next_token(st: Belaad, seat: int, left: int, back: int, below: int) -> None:
    """The next token of a draw; after the last one they are returned and placed.

    If the bag cannot give them all, none is returned (BL-15.2).
    """
    if left and st.bag.total():
        st.push(DrawToken(seat, left, back, below))
        return
    if left:
        st.tell(events.BAG_EMPTY, seat)
        if st.table.newer_rulings:
            back = 0
    st.push(PlaceTokens(seat, below))
    if back and sum(st.loose) > below:
        st.push(ReturnToken(seat, back, below))


class DrawToken(Draw[Belaad]):
    """BL-6.1: one token at random, seen by everybody.

    `below` counts the orange tokens of an earlier draw that still wait for their places (BL-6.13).
    """

    KIND = "draw_token"
    CLAUSE = "BL-6.1"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", SEAT),
        Field("left", AMOUNT),
        Field("back", AMOUNT),
        Field("below", AMOUNT),
    )

    def __init__(self, seat: int, left: int, back: int, below: int) -> None:
        self.seat = seat
        self.left = left
        self.back = back
        self.below = below

    def weights(self, st: Belaad) -> list[int]:
        return st.bag.counts

    def resolve(self, st: Belaad, outcome: int) -> None:
        st.bag.take(outcome)
        st.loose[outcome] += 1
        st.tell(events.DREW_TOKEN, self.seat, outcome)
        next_token(st, self.seat, self.left - 1, self.back, self.below)


class ReturnToken(Ask[Belaad]):
    """BL-15.2: of the drawn tokens some go back, of one's choice, before any is placed."""

    KIND = "return_token"
    CLAUSE = "BL-15.2"
    SIZE = 6
    FOLLOWS = True
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", SEAT),
        Field("back", AMOUNT),
        Field("below", AMOUNT),
    )

    def __init__(self, seat: int, back: int, below: int) -> None:
        self.seat = seat
        self.back = back
        self.below = below

    def drawn(self, st: Belaad, kind: int) -> int:
        """Tokens of a kind that belong to this draw."""
        return st.loose[kind] - (self.below if kind == ORANGE else 0)

    def choices(self, st: Belaad) -> list[int]:
        return [kind for kind in range(self.SIZE) if self.drawn(st, kind) > 0]

    def why_not(self, st: Belaad, choice: int) -> Refusal | None:
        return None if self.drawn(st, choice) > 0 else refuse("BL-15.2", "token_not_drawn")

    def resolve(self, st: Belaad, choice: int) -> None:
        st.loose[choice] -= 1
        st.bag.add(choice)
        st.tell(events.RETURNED_TOKEN, self.seat, choice)
        if self.back > 1 and sum(st.loose) > self.below:
            st.push(ReturnToken(self.seat, self.back - 1, self.below))

    def prompt(self, st: Belaad) -> Text:
        drawn = sum(st.loose) - self.below
        return count_prompt(self.KIND, min(self.back, drawn))

    def describe(self, st: Belaad, choice: int) -> Text:
        return Text("return_token", {"token": labels.token(choice)})

    def touches(self, st: Belaad, choice: int) -> list[str]:
        return [things.drawn(choice)]

    def basket(self, st: Belaad) -> Basket | None:
        items = [
            Item(kind, self.describe(st, kind), self.touches(st, kind), self.drawn(st, kind))
            for kind in self.choices(st)
        ]
        return several(self.KIND, self.CLAUSE, items, self.back)


class PlaceTokens(Do[Belaad]):
    """BL-6.2 to BL-6.4: white tokens first, without a choice; then the orange ones."""

    KIND = "place_tokens"
    CLAUSE = "BL-6.2"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT), Field("below", AMOUNT))

    def __init__(self, seat: int, below: int) -> None:
        self.seat = seat
        self.below = below

    def run(self, st: Belaad) -> None:
        faction = st.table.factions[self.seat]
        for kind in range(ORANGE):
            count = st.loose[kind]
            if not count:
                continue
            st.loose[kind] = 0
            board = BOARD_OF[faction * 5 + kind]
            placed = 0 if board < 0 else min(count, st.free_top(board))
            if placed:
                st.boards[board] += placed * WHITE
                st.tell(events.PLACED_TOKEN, kind, board, placed)
            if placed < count:
                st.bag.counts[kind] += count - placed
                st.tell(events.TOKEN_TO_BAG, self.seat, kind, count - placed)
        if st.loose[ORANGE] > self.below:
            st.push(PlaceOrange(self.seat, self.below))


def free_bottom(st: Belaad, board: int) -> bool:
    return st.boards[board] < BOTTOM


def fill_bottom(st: Belaad, seat: int, board: int) -> None:
    """BL-6.7: an orange token at the bottom; the last free one sets the clearing (BL-6.11)."""
    faction = st.table.factions[seat]
    st.boards[board] += BOTTOM
    st.tell(events.PLACED_BOTTOM, seat, board)
    filled = True
    for other in BOARDS_OF[faction]:
        if st.boards[other] < BOTTOM:
            filled = False
    if filled:
        st.clearing = True
        st.tell(events.ALL_BOTTOM_FILLED, faction)
    activate(st, seat, board)


class PlaceOrange(Ask[Belaad]):
    """BL-6.5: an orange token goes to a bottom slot, to a top slot, or back into the bag.

    Boards are named by their symbols, since only those of one's own faction count.
    """

    KIND = "place_orange"
    CLAUSE = "BL-6.5"
    SIZE = 11
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT), Field("below", AMOUNT))
    AT_TOP: Final = 5
    TO_BAG: Final = 10

    def __init__(self, seat: int, below: int) -> None:
        self.seat = seat
        self.below = below

    def board(self, st: Belaad, choice: int) -> int:
        return BOARD_OF[st.table.factions[self.seat] * 5 + choice % 5]

    def choices(self, st: Belaad) -> list[int]:
        first = st.table.factions[self.seat] * 5
        found: list[int] = []
        for symbol in range(5):
            board = BOARD_OF[first + symbol]
            if board >= 0 and st.boards[board] < BOTTOM:
                found.append(symbol)
        for symbol in range(5):
            board = BOARD_OF[first + symbol]
            if board >= 0 and st.free_top(board) > 0:
                found.append(self.AT_TOP + symbol)
        found.append(self.TO_BAG)
        return found

    def why_not(self, st: Belaad, choice: int) -> Refusal | None:
        if choice == self.TO_BAG:
            return None
        board = self.board(st, choice)
        if board < 0:
            return refuse("BL-1.2", "no_such_board")
        if choice < self.AT_TOP:
            return None if free_bottom(st, board) else refuse("BL-6.8", "bottom_taken")
        return None if st.free_top(board) > 0 else refuse("BL-6.5", "no_free_top_slot")

    def resolve(self, st: Belaad, choice: int) -> None:
        st.loose[ORANGE] -= 1
        if st.loose[ORANGE] > self.below:
            st.push(PlaceOrange(self.seat, self.below))
        if choice == self.TO_BAG:
            st.bag.add(ORANGE)
            st.tell(events.ORANGE_TO_BAG, self.seat)
        elif choice < self.AT_TOP:
            fill_bottom(st, self.seat, self.board(st, choice))
        else:
            board = self.board(st, choice)
            st.boards[board] += TOP
            st.tell(events.PLACED_TOP, self.seat, board)

    def prompt(self, st: Belaad) -> Text:
        return Text("prompt-place_orange", {"count": st.loose[ORANGE] - self.below})

    def describe(self, st: Belaad, choice: int) -> Text:
        if choice == self.TO_BAG:
            return Text("place_orange-bag", {})
        board = self.board(st, choice)
        if board < 0:
            return Text("place_orange-none", {"symbol": labels.symbol(choice % 5)})
        key = "place_orange-bottom" if choice < self.AT_TOP else "place_orange-top"
        return Text(key, {"board": labels.board(board)})

    def clause_of(self, st: Belaad, choice: int) -> str:
        return "BL-6.7" if choice < self.AT_TOP else "BL-6.5"

    def touches(self, st: Belaad, choice: int) -> list[str]:
        if choice == self.TO_BAG:
            return [things.BAG]
        board = self.board(st, choice)
        if board < 0:
            return []
        return things.on_board(things.BOTTOM if choice < self.AT_TOP else things.TOP, board)
