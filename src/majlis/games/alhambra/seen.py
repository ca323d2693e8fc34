"""The view of Alhambra as `view.py` returns it, declared: the page and the tests read it here."""

from typing import TYPE_CHECKING, Literal, NotRequired, TypedDict

from majlis.games.alhambra.config import CATEGORIES, OPTIONS
from majlis.games.alhambra.frames.placing import GIFTS
from majlis.games.alhambra.material import CARAVAN_SPACES, COUNTERS, CURRENCIES, SIDES, TYPES
from majlis.games.alhambra.state import SOURCES
from majlis.kernel.options import Value
from majlis.kernel.seen import chosen, every, some


class Placed(TypedDict):
    """A tile of an Alhambra; x grows to the east, y to the south, the fountain is at 0, 0."""

    tile: str
    x: int
    y: int


class CounterSeen(TypedDict):
    """A culture counter: the side at the jewel and the marked one (AL-MO-18)."""

    level: int
    mark: int


class CounterFace(TypedDict):
    """What is printed on a culture counter, side by side."""

    points: list[int]
    squares: list[int]


if TYPE_CHECKING:
    Type = str
    Currency = str
    Money = str
    Counter = str
    Source = str
    Gift = str
    CaravanPlace = str
    Options = dict[str, Value]
    TypeCounts = dict[str, int]
    CoinCounts = dict[str, int]
    PileCounts = dict[str, int]
    Culture = dict[str, CounterSeen]
    TypePoints = dict[str, list[int]]
    Opposite = dict[str, str]
    CounterFaces = dict[str, CounterFace]
    MoneyCounts = dict[str, int]
    WallSide = str
else:
    Type = Literal[TYPES]
    Currency = Literal[CURRENCIES]
    Money = Literal[(*CURRENCIES, "diamond")]
    Counter = Literal[COUNTERS]
    Source = Literal[SOURCES]
    Gift = Literal[GIFTS]
    CaravanPlace = Literal[CARAVAN_SPACES]
    Options = chosen("Options", OPTIONS)
    TypeCounts = some("TypeCounts", TYPES, int)
    CoinCounts = some("CoinCounts", CURRENCIES, int)
    PileCounts = some("PileCounts", CATEGORIES, int)
    Culture = some("Culture", COUNTERS, CounterSeen)
    TypePoints = every("TypePoints", TYPES, list[int])
    Opposite = every("Opposite", TYPES, Type)
    CounterFaces = every("CounterFaces", COUNTERS, CounterFace)
    MoneyCounts = every("MoneyCounts", (*CURRENCIES, "diamond"), int)
    WallSide = Literal[SIDES]


class SultanCard(TypedDict):
    """A Sultan card: its currency and the type that is marked on it (AL-SU-3)."""

    currency: Currency
    mark: Type


class Caravan(TypedDict):
    """A caravanserai before a player: the card and the space of its marker (AL-CA-6)."""

    card: str
    space: CaravanPlace


class Scored(TypedDict):
    """A line of the score sheet."""

    round: int
    source: Source
    points: int


class WallPart(TypedDict):
    """A side of a tile on the longest wall."""

    x: int
    y: int
    side: WallSide


class CaravanTerms(TypedDict):
    """The next caravanserai's price for a player, and how many types it asks for (AL-CA-3)."""

    price: int | None
    built: int
    needed: int | None


class Offer(TypedDict):
    """A good for sale: its price for a player and how it could pay; `over` is what is too much."""

    price: int | None
    currency: Currency | None
    pays: bool
    exact: bool
    over: int | None


class WorthNow(TypedDict):
    """What the next scoring would bring if it came now, by what it comes from."""

    types: int
    wall: int
    culture: int
    total: int


class Majority(TypedDict):
    """A type in the next scoring: by seat, and last for Dirk, what is built, its place, points.

    `more` is what one more tile would bring the viewer.
    """

    type: Type
    points: list[int]
    counts: list[int]
    places: list[int | None]
    shares: list[int]
    more: NotRequired[int]


class PlayerSeen(TypedDict):
    """A player; the hand, and what can be paid, are for those who may know it (AL-13.1).

    `known` are the cards that all have seen go into the hand: every one of them (AL-2.4, AL-4.1).
    `culture_then` is what the culture counters would score after being developed once.
    """

    layout: list[Placed]
    reserve: list[str]
    pending: list[str]
    score: int
    scored: list[Scored]
    sultans: list[SultanCard]
    caravans: list[Caravan]
    culture: Culture
    coins: CoinCounts
    cards: int
    known: dict[str, int]
    types: TypeCounts
    wall: int
    wall_path: list[WallPart]
    now: WorthNow
    caravan_terms: NotRequired[CaravanTerms]
    culture_then: NotRequired[int]
    hand: NotRequired[dict[str, int]]
    money: NotRequired[MoneyCounts]
    offers: NotRequired[dict[str, Offer]]


class TileFace(TypedDict):
    """Price and walls of a tile; the walls are letters of NESW."""

    price: int
    walls: str


class CaravanSpace(TypedDict):
    """A space of a caravanserai: worth, currency, and where a marker goes on from there."""

    value: int
    currency: Currency | None
    next: list[CaravanPlace]


class Printed(TypedDict):
    """What is printed on the boards and cards in play; that of a module only where it is."""

    points: list[TypePoints]
    wall: int
    together: int
    sultan: NotRequired[int]
    opposite: NotRequired[Opposite]
    caravan_types: NotRequired[list[int]]
    caravan_price: NotRequired[list[int]]
    caravan_spaces: NotRequired[dict[str, dict[str, CaravanSpace]]]
    counters: NotRequired[CounterFaces]
    per_coin: NotRequired[int]


class FrameSeen(TypedDict, total=False):
    """The fields of what is waited for; which of them there are is a matter of its kind."""

    seat: int
    asked: int
    count: int
    currency: Currency | None
    exact: bool
    further: bool
    gift: Gift
    mixed: list[Money]
    picked: list[int]
    place: int
    price: int
    rolled: Type
    space: Currency
    tile: str
    total: int


class Pending(TypedDict):
    """Who must decide what, or what nature draws.

    For the one who decides, in the names of things: the `good` that is bought, what is `laid` out,
    the `marks` to choose from, and the longest wall after each cell.
    """

    kind: str
    seat: int | None
    frame: FrameSeen
    choices: NotRequired[list[int]]
    good: NotRequired[str]
    laid: NotRequired[list[str]]
    worth: NotRequired[int]
    marks: NotRequired[list[str]]
    walls: NotRequired[dict[str, int]]


class View(TypedDict):
    """The table as a seat knows it; seat -1 is a spectator. `bag` are the tiles not drawn yet.

    `piles` are the piles of the deck, the one on top first, each with how many cards of which sort
    it still has; `sultan_deck` are the Sultan cards in them: all of it can be counted (AL-2.8).
    """

    game: Literal["alhambra"]
    options: Options
    seat: int
    active: int
    market: list[str | None]
    drawn: str | None
    dirk: list[str]
    dirk_types: NotRequired[TypeCounts]
    discards: dict[str, int]
    display: list[str | None]
    round: int
    scoring_cards: list[str]
    sultans: list[SultanCard]
    sultan_deck: CoinCounts
    caravans: list[str]
    awake: list[str]
    deck: int
    piles: list[PileCounts]
    supply: int
    bag: list[str]
    coin_bag: CoinCounts
    players: list[PlayerSeen]
    next_round: int
    majorities: list[Majority]
    tiles: dict[str, TileFace]
    printed: Printed
    pending: Pending | None
