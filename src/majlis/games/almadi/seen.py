"""The view of Almadi as `view.py` returns it, declared: the page and the tests read it here."""

from typing import TYPE_CHECKING, Literal, NotRequired, TypedDict

from majlis.games.almadi.config import OPTIONS
from majlis.games.almadi.material import (
    COLOURS,
    DIRECTIONS,
    EFFECTS,
    GOODS,
    MOTIFS,
    SIDES,
    STARTS,
    TYPES,
)
from majlis.games.almadi.objectives import KINDS
from majlis.kernel.options import Value
from majlis.kernel.seen import SaidSeen, chosen, every, some

if TYPE_CHECKING:
    Type = str
    Effect = str
    Side = str
    Good = str
    Motif = str
    Colour = str
    Start = str
    ObjectiveKind = str
    Options = dict[str, Value]
    Sides = dict[str, Side]
    TypeCounts = dict[str, int]
    EffectCounts = dict[str, int]
    GoodCounts = dict[str, int]
    MotifCounts = dict[str, int]
    Contacts = dict[str, Effect]
else:
    Type = Literal[TYPES]
    Effect = Literal[EFFECTS]
    Side = Literal[SIDES]
    Good = Literal[GOODS]
    Motif = Literal[MOTIFS]
    Colour = Literal[COLOURS]
    Start = Literal[STARTS]
    ObjectiveKind = Literal[tuple(KINDS)]
    Options = chosen("Options", OPTIONS)
    Sides = every("Sides", DIRECTIONS, Side)
    TypeCounts = some("TypeCounts", TYPES, int)
    EffectCounts = some("EffectCounts", EFFECTS, int)
    GoodCounts = some("GoodCounts", GOODS, int)
    MotifCounts = some("MotifCounts", MOTIFS, int)
    Contacts = some("Contacts", DIRECTIONS, Effect)


class Cell(TypedDict):
    """A cell of a realm."""

    row: int
    column: int


class Landscape(TypedDict):
    """A landscape as it is printed: everybody may look."""

    landscape: str
    type: Type
    sides: Sides
    goods: GoodCounts


class Placed(Landscape):
    """A landscape in a realm: its group, the effects awake on its sides, what a palace is worth.

    `counts` names the sources of points that count it.
    """

    row: int
    column: int
    awake: Contacts
    group: int
    counts: list[str]
    beside: NotRequired[int]
    points: NotRequired[int]


class Objective(TypedDict):
    """An objective as it is printed; a figure row by row, with the signs of AM-8.8."""

    objective: str
    points: int
    colour: Colour
    kind: ObjectiveKind
    grid: NotRequired[list[str]]
    rotate: NotRequired[bool]
    type: NotRequired[Type]
    effect: NotRequired[Effect]
    least: NotRequired[int]
    stalls: NotRequired[int]
    mosaics: NotRequired[int]
    rubies: NotRequired[int]


class HeldObjective(Objective):
    """An objective before a player."""

    achieved: bool


class Character(TypedDict):
    """A character card and its price."""

    character: str
    cost: int


class ScoreLine(TypedDict):
    """Points as of now: everything that scores lies open (AM-13.1)."""

    clause: str
    text: SaidSeen
    points: int


class Group(TypedDict):
    """A group that scores (oases) or carries (caravans), AM-10.1, AM-10.3."""

    type: Type
    size: int
    cells: list[Cell]
    points: NotRequired[int]
    capacity: NotRequired[int]


class LoadSeen(TypedDict):
    """The goods of a realm and what its caravans can carry of them."""

    goods: int
    capacity: int
    carried: int


class Progress(TypedDict):
    """How far a part of an objective is."""

    have: int
    need: int


class PlayerFacts(TypedDict):
    """What can be read off a player's realm and cards."""

    active: EffectCounts
    goods: GoodCounts
    groups: list[Group]
    load: LoadSeen
    open: list[Cell]
    powers: list[str]
    progress: dict[str, list[Progress]]


class PlayerSeen(TypedDict):
    """A player; hand and cards put aside are in the own view only."""

    start: Start | None
    realm: list[Placed]
    rubies: int
    mosaics: MotifCounts
    stalls: GoodCounts
    objectives: list[HeldObjective]
    recruited: list[Character]
    copied: str | None
    hand_size: int
    points: int
    score: list[ScoreLine]
    facts: PlayerFacts
    hand: NotRequired[list[Character]]
    aside: NotRequired[list[Character]]


class StartSeen(TypedDict):
    """A starting tile that is still to be had, its landscapes from the top (AM-2.1)."""

    start: Start
    landscapes: list[Landscape]


class DrawPile(TypedDict):
    """The tiles that are left, by type: their backs tell it."""

    size: int
    types: TypeCounts


class MosaicPile(TypedDict):
    """The top card, the size, and what was put under it before everybody's eyes (AM-13.1)."""

    top: Motif | None
    size: int
    under: list[Motif]


class StallPile(TypedDict):
    """The same of the stalls."""

    top: Good | None
    size: int
    under: list[Good]


class TurnSeen(TypedDict):
    """What the turn under way has done and may still do."""

    slot: int | None
    taken: Landscape | None
    pending: EffectCounts
    claims: list[str]
    used: list[str]
    moves: int
    last_tile: str | None
    last_cell: Cell | None


class NowSeen(TypedDict):
    """Whose turn it is and which one, what a moon could bring, what the end would lose."""

    seat: int
    turn: int
    turns: int
    is_extra: bool
    moves_left: int
    objectives: list[str]
    loses: int


class Landing(Cell):
    """What a tile would wake, achieve and be worth in a cell."""

    awake: Contacts
    effects: EffectCounts
    claims: list[str]
    achieves: list[str]
    points: int


class OuterRow(TypedDict):
    """The cells of a row outside the four (AM-12.16)."""

    row: int
    cells: list[Landing]


class Move(TypedDict):
    """A move of the genie that was found: from where to where, and what it would activate."""

    origin: Cell
    target: Cell
    effects: EffectCounts
    achieves: list[str]


class Use(TypedDict):
    """What an effect would give if it were used now: a card, rubies, an objective or a move.

    `objective` is one that would be achieved at once; `move` is a good one, not surely the best.
    """

    effect: Effect
    count: int
    points: int
    card: NotRequired[str]
    rubies: NotRequired[int]
    objective: NotRequired[str]
    move: NotRequired[Move]


class Pending(TypedDict):
    """Who must decide what; choices, and where a tile may go, are for the one who decides."""

    kind: str
    seat: int | None
    rows: NotRequired[list[int]]
    tile: NotRequired[str]
    row: NotRequired[int]
    picked: NotRequired[str | None]
    choices: NotRequired[list[int]]
    slot_rows: NotRequired[list[list[int]]]
    keep_rows: NotRequired[list[int]]
    cells: NotRequired[list[Landing]]
    outer: NotRequired[list[OuterRow]]
    uses: NotRequired[list[Use]]
    certain: NotRequired[int]


class View(TypedDict):
    """The table as a seat knows it; seat -1 is a spectator."""

    game: Literal["almadi"]
    options: Options
    seat: int
    first: int | None
    players: list[PlayerSeen]
    starts: list[StartSeen]
    board: list[Landscape | None]
    draw_pile: DrawPile
    mosaics: MosaicPile
    stalls: StallPile
    objectives: list[Objective]
    rubies: int
    display: list[Character]
    turn: TurnSeen
    now: NowSeen | None
    pending: Pending | None
