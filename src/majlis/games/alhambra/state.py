"""The state of Alhambra: the table, the players, the modules' pieces. Ids, never references."""

from typing import Any, ClassVar, Final

from majlis.games.alhambra.cards import CARDS, CardBagShape, PurseShape
from majlis.games.alhambra.config import CATEGORIES, Table
from majlis.games.alhambra.layout import Layout, LayoutShape
from majlis.games.alhambra.material import (
    CARAVAN_SPACES,
    CARAVANS,
    COUNTERS,
    CURRENCIES,
    SCORING_CARDS,
    TILES,
    TYPES,
)
from majlis.kernel import codec
from majlis.kernel.bag import Bag
from majlis.kernel.codec import (
    BitNames,
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

SEAT: Final = Num(0, 5)
COUNT: Final = Num(0, 999)

# A Sultan card is one number: its currency and the type that is marked on it (AL-SU-3).
MARK_UNIT: Final = 8
# A caravanserai before a player: the card and the space of its marker (AL-CA-6).
SPACE_UNIT: Final = 16
# A culture counter: 0 if not owned, else 1 + side at the jewel + marked side (AL-MO-18).
LEVEL_UNIT: Final = 8
# A scored line: round and source above, points below. Sources are the types, then these.
FROM_WALL: Final = 6
FROM_CULTURE: Final = 7
SOURCES: Final = (*TYPES, "wall", "culture")
POINTS: Final = 256
SOURCE_COUNT: Final = 8


class PairShape(Shape):
    """Two names packed in one number: `first * unit + second + offset`."""

    def __init__(self, first: Field, second: Field, unit: int) -> None:
        self.fields = (first, second)
        self.unit = unit

    def dump(self, value: Any) -> Json:
        first, second = self.fields
        high, low = divmod(value, self.unit)
        return {first.name: first.shape.dump(high), second.name: second.shape.dump(low)}

    def load(self, data: Json, where: str) -> Any:
        high, low = load_fields(data, self.fields, where)
        return high * self.unit + low


class CounterShape(PairShape):
    """A culture counter, or null where a player has none of the kind."""

    def dump(self, value: Any) -> Json:
        return super().dump(value - 1) if value else None

    def load(self, data: Json, where: str) -> Any:
        return 0 if data is None else super().load(data, where) + 1


class ScoredShape(Shape):
    """A line of the score sheet: round, source, points."""

    FIELDS: Final = (
        Field("round", Num(1, 3)),
        Field("source", Name(SOURCES)),
        Field("points", Num(0, POINTS - 1)),
    )

    def dump(self, value: Any) -> Json:
        number, source = divmod(value // POINTS, SOURCE_COUNT)
        return {"round": number, "source": SOURCES[source], "points": value % POINTS}

    def load(self, data: Json, where: str) -> Any:
        number, source, points = load_fields(data, self.FIELDS, where)
        return (number * SOURCE_COUNT + source) * POINTS + points


SULTAN: Final = PairShape(
    Field("currency", Name(CURRENCIES)), Field("mark", Name(TYPES)), MARK_UNIT
)
CARAVAN: Final = PairShape(
    Field("card", Name(CARAVANS)), Field("space", Name(CARAVAN_SPACES)), SPACE_UNIT
)
COUNTER: Final = CounterShape(Field("level", Num(0, 5)), Field("mark", Num(1, 5)), LEVEL_UNIT)


class Player:
    """What one player owns. All of it is immutable or a number: a copy shares it."""

    hand: tuple[int, ...]  # a purse, see `cards`
    layout: Layout
    reserve: int  # tiles, as bits
    pending: int  # tiles bought or won and not yet placed (AL-5.8), as bits
    score: int
    scored: tuple[int, ...]  # the lines of the score sheet
    sultans: tuple[int, ...]
    caravans: tuple[int, ...]
    culture: tuple[int, ...]  # by kind of counter
    coins: tuple[int, ...]  # by currency

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("hand", PurseShape()),
        Field("layout", LayoutShape()),
        Field("reserve", BitNames(TILES)),
        Field("pending", BitNames(TILES)),
        Field("score", COUNT),
        Field("scored", TupleOf(ScoredShape())),
        Field("sultans", TupleOf(SULTAN)),
        Field("caravans", TupleOf(CARAVAN)),
        Field("culture", TupleTable(COUNTERS, COUNTER, None)),
        Field("coins", TupleTable(CURRENCIES, COUNT)),
    )

    def __init__(self) -> None:
        pass

    def copy(self) -> "Player":
        other = Player()
        other.hand = self.hand
        other.layout = self.layout
        other.reserve = self.reserve
        other.pending = self.pending
        other.score = self.score
        other.scored = self.scored
        other.sultans = self.sultans
        other.caravans = self.caravans
        other.culture = self.culture
        other.coins = self.coins
        return other


class Alhambra(State):
    """Everything on the table."""

    table: Table  # players, options, modules, material: the same in every state of a match
    active: int  # whose turn it is, or was last; -1 during set-up
    players: list[Player]
    supply: int  # undrawn tiles, as bits; nobody knows their order
    market: tuple[int, ...]  # the tile on each space, or -1
    drawn: int  # a tile drawn for the market that players may still claim, or -1
    dirk: int  # Dirk's tiles, as bits (AL-12.1)
    money: Bag  # undrawn cards by kind; nobody knows their order
    discards: Bag
    display: tuple[int, ...]  # the card in each place, or -1
    pile: list[int]  # cards left in the pile on top of the deck, by category
    piles: tuple[tuple[int, ...], ...]  # the piles below it, the next one first
    round: int  # scoring rounds done
    overpaid: int  # by how much the last payment was too high
    # The modules' pieces; empty where they are not in play.
    scoring_cards: tuple[int, ...]
    sultans: tuple[int, ...]  # open beside the market
    sultan_deck: tuple[int, ...]  # undrawn, by currency
    sultans_gone: int  # used up (AL-SU-12)
    caravans: int  # cards still for sale, as bits
    awake: int  # seats whose vizier is awake, as bits

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("active", Num(-1, 5)),
        Field("players", ListOf(Part(Player))),
        Field("supply", BitNames(TILES)),
        Field("market", TupleOf(Name(TILES), 4)),
        Field("drawn", Name(TILES)),
        Field("dirk", BitNames(TILES)),
        Field("money", CardBagShape()),
        Field("discards", CardBagShape()),
        Field("display", TupleOf(Name(CARDS), 4)),
        Field("pile", codec.Table(CATEGORIES, COUNT)),
        Field("piles", TupleOf(TupleTable(CATEGORIES, COUNT))),
        Field("round", Num(0, 3)),
        Field("overpaid", COUNT),
        Field("scoring_cards", TupleOf(Name(SCORING_CARDS))),
        Field("sultans", TupleOf(SULTAN)),
        Field("sultan_deck", TupleTable(CURRENCIES, COUNT)),
        Field("sultans_gone", COUNT),
        Field("caravans", BitNames(CARAVANS)),
        Field("awake", BitNames(("0", "1", "2", "3", "4", "5"))),
    )

    def copy(self) -> "Alhambra":
        other = Alhambra()
        self.copy_into(other)
        other.table = self.table
        other.active = self.active
        players: list[Player] = []
        for player in self.players:
            players.append(player.copy())
        other.players = players
        other.supply = self.supply
        other.market = self.market
        other.drawn = self.drawn
        other.dirk = self.dirk
        other.money = self.money.copy()
        other.discards = self.discards.copy()
        other.display = self.display
        other.pile = self.pile.copy()
        other.piles = self.piles
        other.round = self.round
        other.overpaid = self.overpaid
        other.scoring_cards = self.scoring_cards
        other.sultans = self.sultans
        other.sultan_deck = self.sultan_deck
        other.sultans_gone = self.sultans_gone
        other.caravans = self.caravans
        other.awake = self.awake
        return other

    def set_display(self, place: int, card: int) -> None:
        cards = list(self.display)
        cards[place] = card
        self.display = tuple(cards)

    def set_market(self, space: int, tile: int) -> None:
        tiles = list(self.market)
        tiles[space] = tile
        self.market = tuple(tiles)

    def seats_from_next(self) -> list[int]:
        """All seats in turn order, beginning with the one whose turn would be next."""
        count = self.table.players
        return [(self.active + 1 + offset) % count for offset in range(count)]


def tiles_in(bits: int) -> list[int]:
    """The tiles of a set, in rising order."""
    found: list[int] = []
    tile = 0
    while bits:
        if bits & 1:
            found.append(tile)
        bits >>= 1
        tile += 1
    return found
