"""Chapters 4 and 5: taking a tile and placing it."""

from typing import ClassVar, Final

from majlis.games.almadi import events, labels, things, trail
from majlis.games.almadi.frames.common import add_columns, land, powerless
from majlis.games.almadi.frames.meanwhile import meanwhile
from majlis.games.almadi.frames.piles import DrawType
from majlis.games.almadi.frames.recruiting import (
    FREE_ACTS,
    add_free_acts,
    describe_free_act,
    do_free_act,
    free_act_clause,
    touched_by_free_act,
    why_no_free_act,
)
from majlis.games.almadi.material import ALI, MORGIANE, SLOTS
from majlis.games.almadi.realm import BOTTOM, COLUMNS, TOP, cell_at
from majlis.games.almadi.shapes import PLACED, cell_of_seat, cell_text
from majlis.games.almadi.state import SEAT, Almadi, row_of_slot
from majlis.kernel.codec import Field, Num
from majlis.kernel.frame import Ask, Do
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.text import Text

# The rows that a tile may go to, as bits: bit r for row r.
ALL_ROWS: Final = 0b11110


class TakeTile(Ask[Almadi]):
    """AM-4.1: a tile from the board; with Ali, perhaps one from the pile instead (AM-12.18)."""

    KIND = "take_tile"
    CLAUSE = "AM-4.1"
    SIZE = SLOTS + 1 + FREE_ACTS
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)
    DRAW: Final = SLOTS
    FREE: Final = SLOTS + 1

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, st: Almadi) -> list[int]:
        board = st.board
        found = [slot for slot in range(SLOTS) if board[slot] >= 0]
        if st.table.characters:
            if st.players[self.seat].has(ALI) and st.tiles_left():
                found.append(self.DRAW)
            add_free_acts(st, self.seat, self.FREE, found)
        return found

    def why_not(self, st: Almadi, choice: int) -> Refusal | None:
        if choice < SLOTS:
            return None if st.board[choice] >= 0 else refuse("AM-5.5", "slot_is_empty")
        if choice >= self.FREE:
            return why_no_free_act(st, self.seat, choice - self.FREE)
        if not st.players[self.seat].has(ALI):
            return powerless("AM-12.18", ALI)
        return None if st.tiles_left() else refuse("AM-12.18", "draw_pile_is_empty")

    def resolve(self, st: Almadi, choice: int) -> None:
        if choice < SLOTS:
            st.taken = st.board[choice]
            st.set_slot(choice, -1)
            st.slot = choice
            st.push(PlaceTile(self.seat, rows_for(st, self.seat, choice)))
        elif choice == self.DRAW:
            st.push(JudgeTile(self.seat))
            meanwhile(st, self.seat)
            st.push(DrawType(-1))
        else:
            st.push(self)
            meanwhile(st, self.seat)
            do_free_act(st, self.seat, choice - self.FREE)

    def describe(self, st: Almadi, choice: int) -> Text:
        if choice < SLOTS:
            return describe_slot(st, "take_tile", choice)
        if choice == self.DRAW:
            return Text("take_tile-draw", {})
        return describe_free_act(st, choice - self.FREE)

    def clause_of(self, st: Almadi, choice: int) -> str:
        if choice < SLOTS:
            return "AM-5.5"
        return "AM-12.18" if choice == self.DRAW else free_act_clause(choice - self.FREE)

    def touches(self, st: Almadi, choice: int) -> list[str]:
        if choice < SLOTS:
            return [things.slot(choice)]
        if choice == self.DRAW:
            return [things.DRAW]
        return touched_by_free_act(st, self.seat, choice - self.FREE)


def describe_slot(st: Almadi, key: str, slot: int) -> Text:
    """A choice that is a slot of the board, full or empty."""
    place: dict[str, int | str] = {"row": row_of_slot(slot), "slot": slot % 2 + 1}
    tile = st.board[slot]
    if tile < 0:
        return Text(f"{key}-empty", {**place})
    return Text(key, {**place, "tile": labels.tile(st.table.material, tile)})


def rows_for(st: Almadi, seat: int, slot: int) -> int:
    """AM-5.1: the row of the slot; with Morgiane also the rows next to it (AM-12.23)."""
    row = 1 << row_of_slot(slot)
    if st.players[seat].has(MORGIANE):
        return (row | (row << 1) | (row >> 1)) & ALL_ROWS
    return row


class JudgeTile(Ask[Almadi]):
    """AM-12.18: the drawn tile is kept for any row, or changed for a tile of the board."""

    KIND = "judge_tile"
    CLAUSE = "AM-12.18"
    SIZE = 1 + SLOTS + FREE_ACTS
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)
    KEEP: Final = 0
    SLOT: Final = 1
    FREE: Final = 1 + SLOTS

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, st: Almadi) -> list[int]:
        found = [self.KEEP]
        for slot in range(SLOTS):
            if st.board[slot] >= 0:
                found.append(self.SLOT + slot)
        add_free_acts(st, self.seat, self.FREE, found)
        return found

    def why_not(self, st: Almadi, choice: int) -> Refusal | None:
        if choice == self.KEEP:
            return None
        if choice >= self.FREE:
            return why_no_free_act(st, self.seat, choice - self.FREE)
        return None if st.board[choice - self.SLOT] >= 0 else refuse("AM-12.18", "slot_is_empty")

    def resolve(self, st: Almadi, choice: int) -> None:
        if choice == self.KEEP:
            st.push(PlaceTile(self.seat, ALL_ROWS))
        elif choice < self.FREE:
            slot = choice - self.SLOT
            drawn = st.taken
            st.taken = st.board[slot]
            st.set_slot(slot, drawn)
            st.tell(events.EXCHANGED_TILE, self.seat, drawn, row_of_slot(slot))
            st.push(PlaceTile(self.seat, rows_for(st, self.seat, slot)))
        else:
            st.push(self)
            meanwhile(st, self.seat)
            do_free_act(st, self.seat, choice - self.FREE)

    def prompt(self, st: Almadi) -> Text:
        return Text("prompt-judge_tile", {"type": labels.type_of(st.table.material, st.taken)})

    def describe(self, st: Almadi, choice: int) -> Text:
        if choice == self.KEEP:
            return Text("judge_tile-keep", {"tile": labels.tile(st.table.material, st.taken)})
        if choice < self.FREE:
            return describe_slot(st, "judge_tile", choice - self.SLOT)
        return describe_free_act(st, choice - self.FREE)

    def clause_of(self, st: Almadi, choice: int) -> str:
        return "AM-12.18" if choice < self.FREE else free_act_clause(choice - self.FREE)

    def touches(self, st: Almadi, choice: int) -> list[str]:
        if choice == self.KEEP:
            return [things.TAKEN]
        if choice < self.FREE:
            return [things.slot(choice - self.SLOT)]
        return touched_by_free_act(st, self.seat, choice - self.FREE)


class PlaceTile(Ask[Almadi]):
    """AM-5.1 to AM-5.4: a cell of an allowed row, right of the start, next to a landscape.

    One always exists: every row goes on to the right (AM-4.2).
    """

    KIND = "place_tile"
    CLAUSE = "AM-5.3"
    SIZE = 4 * COLUMNS
    FOLLOWS = True
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT), Field("rows", Num(0, ALL_ROWS)))

    def __init__(self, seat: int, rows: int) -> None:
        self.seat = seat
        self.rows = rows

    def choices(self, st: Almadi) -> list[int]:
        realm = st.players[self.seat].realm
        found: list[int] = []
        for row in range(TOP, BOTTOM + 1):
            if (self.rows >> row) & 1:
                add_columns(realm.open_columns(row), (row - TOP) * COLUMNS - 1, found)
        return found

    def why_not(self, st: Almadi, choice: int) -> Refusal | None:
        row = choice // COLUMNS + TOP
        if not (self.rows >> row) & 1:
            if self.rows & (self.rows - 1):
                return refuse("AM-12.23", "row_too_far")
            return refuse("AM-5.1", "another_row")
        realm = st.players[self.seat].realm
        cell = cell_of_choice(choice)
        if cell in realm.at:
            return refuse("AM-5.3", "cell_is_taken")
        return None if realm.is_open(cell) else refuse("AM-5.3", "touches_nothing")

    def resolve(self, st: Almadi, choice: int) -> None:
        cell = cell_of_choice(choice)
        tile = st.taken
        st.taken = -1
        st.tell(events.PLACED, self.seat, tile, cell_of_seat(self.seat, cell))
        meanwhile(st, self.seat)
        realm = st.players[self.seat].realm.with_tile(cell, tile)
        land(st, self.seat, realm, cell, -1, PLACED)

    def prompt(self, st: Almadi) -> Text:
        rows = [row for row in range(1, 5) if (self.rows >> row) & 1]
        kind = labels.type_of(st.table.material, st.taken)
        count = len(rows) if len(rows) < 4 else 0  # which of the four need not be said
        names = ", ".join([str(row) for row in rows])
        return Text("prompt-place_tile", {"type": kind, "count": count, "rows": names})

    def describe(self, st: Almadi, choice: int) -> Text:
        return Text("place_tile", {"cell": cell_text(cell_of_choice(choice))})

    def clause_of(self, st: Almadi, choice: int) -> str:
        return "AM-5.1" if not self.rows & (self.rows - 1) else self.CLAUSE

    def touches(self, st: Almadi, choice: int) -> list[str]:
        return [things.cell(cell_of_choice(choice))]


def cell_of_choice(choice: int) -> int:
    """Cells of rows 1 to 4 are numbered row by row, from column 1."""
    return cell_at(choice // COLUMNS + TOP, choice % COLUMNS + 1)


class BeginTurn(Do[Almadi]):
    """AM-4.1: a turn begins with nothing taken, pending or used."""

    KIND = "begin_turn"
    CLAUSE = "AM-4.1"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, st: Almadi) -> None:
        st.begin_turn()
        st.tell(events.TURN, self.seat)
        trail.begin(st, self.seat)
        meanwhile(st, self.seat)
