"""The state of Almadi: the board, the realms, the piles. Ids only, never references."""

from typing import Any, ClassVar, Final

from majlis.games.almadi.config import Table
from majlis.games.almadi.material import (
    CHARACTERS,
    EFFECTS,
    GOODS,
    MOTIFS,
    OBJECTIVES,
    PER_TYPE,
    STARTS,
    TILE_COUNT,
    TILES,
    TYPES,
)
from majlis.games.almadi.piles import MOSAICS, Pile, PileShape
from majlis.games.almadi.realm import (
    BOTTOM,
    COLUMNS,
    OUTER,
    TOP,
    Realm,
    cell_at,
    column_of,
    row_of,
    start_realm,
)
from majlis.kernel import codec
from majlis.kernel.codec import (
    BitNames,
    CodecError,
    Field,
    Json,
    ListOf,
    Name,
    Num,
    Part,
    Shape,
    TupleOf,
    TupleTable,
    load_fields,
)
from majlis.kernel.state import State

SEAT: Final = Num(0, 4)
COUNT: Final = Num(0, 99)
ROW: Final = Num(TOP - OUTER, BOTTOM + OUTER)
COLUMN: Final = Num(0, COLUMNS)


class CellShape(Shape):
    """A cell as its row and column; -1 is written as null."""

    FIELDS: Final = (Field("row", ROW), Field("column", COLUMN))

    def dump(self, value: Any) -> Json:
        return None if value < 0 else {"row": row_of(value), "column": column_of(value)}

    def load(self, data: Json, where: str) -> Any:
        if data is None:
            return -1
        row, column = load_fields(data, self.FIELDS, where)
        return cell_at(row, column)


class RealmShape(Shape):
    """A realm: the starting tile, and the tiles by cell from the top left."""

    START: Final = Name(STARTS)
    FIELDS: Final = (Field("row", ROW), Field("column", COLUMN), Field("tile", Name(TILES)))

    def dump(self, value: Any) -> Json:
        return {
            "start": self.START.dump(value.start),
            "tiles": [
                {"row": row_of(cell), "column": column_of(cell), "tile": TILES[tile]}
                for cell, tile in sorted(value.at.items())
                if tile < TILE_COUNT
            ],
        }

    def load(self, data: Json, where: str) -> Any:
        if not isinstance(data, dict) or not isinstance(data.get("tiles"), list):
            raise CodecError(f"{where}: expected a starting tile and a list of tiles")
        realm = start_realm(self.START.load(data.get("start"), f"{where}.start"))
        for index, entry in enumerate(data["tiles"]):
            place = f"{where}.tiles[{index}]"
            row, column, tile = load_fields(entry, self.FIELDS, place)
            if tile < 0 or cell_at(row, column) in realm.at:
                raise CodecError(f"{place}: no tile, or a second one on the same cell")
            realm = realm.with_tile(cell_at(row, column), tile)
        return realm


class TilesShape(Shape):
    """A set of tiles, kept as the bits of one number a type."""

    NAMES: Final = ListOf(Name(TILES))

    def dump(self, value: Any) -> Json:
        return [
            name
            for tile, name in enumerate(TILES)
            if (value[tile // PER_TYPE] >> (tile % PER_TYPE)) & 1
        ]

    def load(self, data: Json, where: str) -> Any:
        masks = [0, 0, 0, 0]
        for tile in self.NAMES.load(data, where):
            masks[tile // PER_TYPE] |= 1 << (tile % PER_TYPE)
        return tuple(masks)


class Player:
    """What one player owns. Every field is a number, a tuple or a realm: a copy shares them all."""

    realm: Realm
    rubies: int
    mosaics: tuple[int, ...]  # by motif
    stalls: tuple[int, ...]  # by face
    held: int  # a bit for each objective in front of the player, achieved or not
    achieved: int
    hand: int  # a bit for each character dealt or kept
    aside: int  # characters not kept, until all players have chosen (AM-11.3)
    recruited: int
    copied: int  # the character that Zumurrud copies, or -1 (AM-12.26)

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("realm", RealmShape()),
        Field("rubies", COUNT),
        Field("mosaics", TupleTable(MOTIFS, COUNT)),
        Field("stalls", TupleTable(GOODS, COUNT)),
        Field("held", BitNames(OBJECTIVES)),
        Field("achieved", BitNames(OBJECTIVES)),
        Field("hand", BitNames(CHARACTERS)),
        Field("aside", BitNames(CHARACTERS)),
        Field("recruited", BitNames(CHARACTERS)),
        Field("copied", Name(CHARACTERS)),
    )

    def __init__(self) -> None:
        pass

    def copy(self) -> "Player":
        other = Player()
        other.realm = self.realm
        other.rubies = self.rubies
        other.mosaics = self.mosaics
        other.stalls = self.stalls
        other.held = self.held
        other.achieved = self.achieved
        other.hand = self.hand
        other.aside = self.aside
        other.recruited = self.recruited
        other.copied = self.copied
        return other

    def powers(self) -> int:
        """A bit for each character whose power the player has, the copied one included."""
        return self.recruited if self.copied < 0 else self.recruited | (1 << self.copied)

    def has(self, character: int) -> bool:
        """Whether the player has the power of a character."""
        return (self.powers() >> character) & 1 == 1


class Step:
    """Something that a turn has done, with the points of all seats after it; never changed."""

    def __init__(
        self,
        deed: int,
        thing: int,
        cell: int,
        woken: int,
        totals: list[int],
        aims: dict[int, tuple[int, int]],
    ) -> None:
        self.deed = deed
        self.thing = thing
        self.cell = cell
        self.woken = woken  # the effects that it activated, packed
        self.totals = totals
        self.aims = aims  # by objective held: how far, of how many


class Almadi(State):
    """Everything on the table."""

    table: Table  # players, options, material: the same in every state of a match
    first: int  # the first player; -1 before that is drawn
    players: list[Player]
    board: tuple[int, ...]  # two slots a row, from row 1; -1 is an empty slot
    pile: tuple[int, ...]  # tiles left in the draw pile, by type
    unseen: tuple[int, ...]  # by type: a bit for each tile that nobody has seen, in pile or box
    mosaics: Pile
    stalls: Pile
    objectives: int  # a bit for each objective still on the table
    rubies: int  # in the supply
    display: int  # a bit for each character that anybody may recruit (AM-11.3)
    # The turn under way.
    slot: int  # the emptied slot, or -1
    taken: int  # the tile between board or pile and realm, or -1
    pending: list[int]  # effects activated and not realised yet; a jar never is (AM-7.18)
    claims: int  # a bit for each character whose claim is pending (AM-12.27)
    used: int  # a bit for each once-a-turn power used
    moves: int  # genie moves made
    last_tile: int  # the tile that the last genie move moved, or -1 (AM-7.7)
    last_cell: int  # the cell that it left
    # What the log will tell of the turn, while somebody listens; never saved.
    trail: tuple[Step, ...]

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("first", Num(-1, 4)),
        Field("players", ListOf(Part(Player))),
        Field("board", TupleOf(Name(TILES), 8)),
        Field("pile", TupleTable(TYPES, COUNT)),
        Field("unseen", TilesShape()),
        Field("mosaics", PileShape(MOTIFS)),
        Field("stalls", PileShape(GOODS)),
        Field("objectives", BitNames(OBJECTIVES)),
        Field("rubies", COUNT),
        Field("display", BitNames(CHARACTERS)),
        Field("slot", Num(-1, 7)),
        Field("taken", Name(TILES)),
        Field("pending", codec.Table(EFFECTS, COUNT)),
        Field("claims", BitNames(CHARACTERS)),
        Field("used", BitNames(CHARACTERS)),
        Field("moves", Num(0, 3)),
        Field("last_tile", Name(TILES)),
        Field("last_cell", CellShape()),
    )

    def __init__(self) -> None:
        self.trail = ()

    def copy(self) -> "Almadi":
        other = Almadi()
        self.copy_into(other)
        other.table = self.table
        other.first = self.first
        other.players = [p.copy() for p in self.players]
        other.board = self.board
        other.pile = self.pile
        other.unseen = self.unseen
        other.mosaics = self.mosaics
        other.stalls = self.stalls
        other.objectives = self.objectives
        other.rubies = self.rubies
        other.display = self.display
        other.slot = self.slot
        other.taken = self.taken
        other.pending = self.pending.copy()
        other.claims = self.claims
        other.used = self.used
        other.moves = self.moves
        other.last_tile = self.last_tile
        other.last_cell = self.last_cell
        other.trail = self.trail
        return other

    def begin_turn(self) -> None:
        """Nothing is taken, pending or used yet."""
        self.slot = -1
        self.taken = -1
        self.pending = [0, 0, 0, 0, 0, 0]
        self.claims = 0
        self.used = 0
        self.moves = 0
        self.last_tile = -1
        self.last_cell = -1

    def is_setting_up(self) -> bool:
        """Whether the first turn is still to come: it lies below all else until then."""
        return len(self.frames) > 0 and self.frames[0].KIND == "first_turn"

    def pile_of(self, which: int) -> Pile:
        return self.mosaics if which == MOSAICS else self.stalls

    def set_pile(self, which: int, pile: Pile) -> None:
        if which == MOSAICS:
            self.mosaics = pile
        else:
            self.stalls = pile

    def tiles_left(self) -> int:
        """The size of the draw pile."""
        pile = self.pile
        return pile[0] + pile[1] + pile[2] + pile[3]

    def set_slot(self, slot: int, tile: int) -> None:
        """Puts a tile on the board, or -1 to empty the slot."""
        self.board = replaced(self.board, slot, tile)

    def see_tile(self, tile: int) -> None:
        """A tile of the draw pile is seen."""
        kind = tile // PER_TYPE
        self.pile = replaced(self.pile, kind, self.pile[kind] - 1)
        bit = 1 << (tile % PER_TYPE)
        self.unseen = replaced(self.unseen, kind, self.unseen[kind] & ~bit)


def replaced(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    """The tuple with one entry changed."""
    return (*values[:index], value, *values[index + 1 :])


def row_of_slot(slot: int) -> int:
    """AM-1.2: two slots in each of the rows 1 to 4."""
    return slot // 2 + 1
