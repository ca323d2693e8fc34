"""The observation of Alhambra, written from the state as its specification says (AL-13.1)."""

from typing import Any, Final

from mypy_extensions import i64

from majlis.games.alhambra import cards
from majlis.games.alhambra.config import CATEGORIES, CATEGORY_COUNT, Table
from majlis.games.alhambra.frames.payment import Pay, purchase_of
from majlis.games.alhambra.frames.rounds import built_counts
from majlis.games.alhambra.layout import x_of, y_of
from majlis.games.alhambra.material import FOUNTAIN
from majlis.games.alhambra.modules.coins import bag
from majlis.games.alhambra.state import LEVEL_UNIT, MARK_UNIT, SPACE_UNIT, Alhambra, Player
from majlis.kernel.frame import Frame
from majlis.kernel.sheet import Observer, Place, Sheet, pending

MOST_SULTANS: Final = 8  # of a player, or on display: so many are in the specification


class AlhambraObserver(Observer):
    """Writes what a seat of Alhambra sees: all but what others lay out to pay, and what comes."""

    def __init__(self, places: dict[str, Place], table: Table) -> None:
        super().__init__(places, table.players, table.shown)
        self.active = places["active"].at
        self.round = places["round"]
        self.market = places["market[#4]"]
        self.drawn = places["drawn"].at
        self.dirk = places["dirk"].at
        self.dirk_types = places["dirk_types"]
        self.discards = places["discards"]
        self.display = places["display[#4]"]
        self.deck = places["deck"]
        self.piles = [places[f"piles[#5].{category}"] for category in CATEGORIES]
        self.supply = places["supply"]
        self.scoring_cards = places["scoring_cards[#3]"]
        self.sultans = SultanPlaces(places, "")
        self.sultan_deck = places["sultan_deck"]
        self.caravans = places["caravans"].at
        self.awake = places["awake"].at
        self.coin_bag = places["coin_bag"]
        self.own = PlayerPlaces(places)
        self.good = places["pending.good"]

    def write(self, st: Any, seat: int, sheet: Sheet) -> None:
        assert isinstance(st, Alhambra)
        frame = seen_frame(st, seat)
        self.write_common(frame, seat, sheet)
        if frame is not None:
            self.write_frame(frame, self.in_frame, seat, sheet)
            if isinstance(frame, Pay):
                sheet.one(self.good.at + self.good.names[purchase_of(st).good(st)])
        self.write_table(st, seat, sheet)
        counts = built_counts(st)
        if st.table.has_dirk:
            sheet.counts(self.dirk_types, 0, counts[-1])
        walls = st.table.material.walls
        players: i64 = self.players
        other: i64 = seat
        for place in range(players):
            player = st.players[other]
            self.own.write(place, player, player.layout.longest_wall(walls), sheet)
            sheet.counts(self.own.types, place * self.own.types.by_first, counts[other])
            write_purse(self.own.known, place * self.own.known.by_first, player.hand, sheet)
            other = other + 1 if other + 1 < players else 0

    def write_table(self, st: Alhambra, seat: i64, sheet: Sheet) -> None:
        """What lies in the middle."""
        self.write_seat(self.active, st.active, seat, sheet)
        sheet.number(self.round, 0, st.round)
        write_each(self.market, st.market, sheet)
        if st.drawn >= 0:
            sheet.one(self.drawn + st.drawn)
        sheet.bits(self.dirk, st.dirk)
        sheet.counts(self.discards, 0, st.discards.counts)
        write_each(self.display, st.display, sheet)
        sheet.number(self.deck, 0, self.write_piles(st, sheet))
        sheet.number(self.supply, 0, st.supply.bit_count())
        write_each(self.scoring_cards, st.scoring_cards, sheet)
        self.sultans.write(0, st.sultans, sheet)
        sheet.counts(self.sultan_deck, 0, st.sultan_deck)
        sheet.bits(self.caravans, st.caravans)
        for other in range(self.players):
            if (st.awake >> other) & 1:
                self.write_seat(self.awake, other, seat, sheet)
        sheet.counts(self.coin_bag, 0, bag(st))

    def write_piles(self, st: Alhambra, sheet: Sheet) -> int:
        """The piles of the deck, the one on top first; returns how many cards they have."""
        deck = 0
        for number, pile in enumerate((tuple(st.pile), *st.piles)):
            for category in range(CATEGORY_COUNT):
                count = pile[category]
                if count:
                    deck += count
                    place = self.piles[category]
                    sheet.number(place, number * place.by_first, count)
        return deck


def seen_frame(st: Alhambra, seat: int) -> Frame[Any] | None:
    """What a seat sees pending; of another's payment only the question that led to it."""
    frame = pending(st)
    if isinstance(frame, Pay) and frame.seat != seat:
        return purchase_of(st).question(st)
    return frame


class SultanPlaces:
    """Where cards of the Sultan are written, each with its currency and its mark."""

    def __init__(self, places: dict[str, Place], whose: str) -> None:
        self.currency = places[f"{whose}sultans[#8].currency"]
        self.mark = places[f"{whose}sultans[#8].mark"]

    def write(self, place: i64, sultans: tuple[int, ...], sheet: Sheet) -> None:
        currency = self.currency.at + place * MOST_SULTANS * self.currency.width
        mark = self.mark.at + place * MOST_SULTANS * self.mark.width
        for card in sultans[:MOST_SULTANS]:
            sheet.one(currency + card // MARK_UNIT)
            sheet.one(mark + card % MARK_UNIT)
            currency += self.currency.width
            mark += self.mark.width


class PlayerPlaces:
    """Where what a player owns is written, beginning with the seat that looks."""

    def __init__(self, places: dict[str, Place]) -> None:
        self.known = places["players[@].known"]
        self.cards = places["players[@].cards"]
        self.stands = places["players[@].layout[tile=tiles]"]
        self.x = places["players[@].layout[tile=tiles].x"]
        self.y = places["players[@].layout[tile=tiles].y"]
        self.reserve = places["players[@].reserve"]
        self.pending = places["players[@].pending"]
        self.types = places["players[@].types"]
        self.wall = places["players[@].wall"]
        self.score = places["players[@].score"]
        self.sultans = SultanPlaces(places, "players[@].")
        self.caravan = places["players[@].caravans[card=caravans]"]
        self.space = places["players[@].caravans[card=caravans].space"]
        self.level = places["players[@].culture[counters].level"]
        self.mark = places["players[@].culture[counters].mark"]
        self.coins = places["players[@].coins"]

    def write(self, place: i64, player: Player, wall: int, sheet: Sheet) -> None:
        """What everybody sees of a player."""
        sheet.number(self.cards, place, cards.size(player.hand))
        first = place * self.stands.by_first
        for cell, tile in player.layout.cells.items():
            if tile != FOUNTAIN:
                sheet.one(self.stands.at + first + tile)
                sheet.number(self.x, first + tile, x_of(cell))
                sheet.number(self.y, first + tile, y_of(cell))
        sheet.bits(self.reserve.at + place * self.reserve.by_first, player.reserve)
        sheet.bits(self.pending.at + place * self.pending.by_first, player.pending)
        sheet.number(self.wall, place, wall)
        sheet.number(self.score, place, player.score)
        self.sultans.write(place, player.sultans, sheet)
        for held in player.caravans:
            card = place * self.caravan.by_first + held // SPACE_UNIT
            sheet.one(self.caravan.at + card)
            sheet.one(self.space.at + card * self.space.width + held % SPACE_UNIT)
        further = place * self.level.by_first
        for counter in player.culture:
            if counter:
                sheet.number(self.level, further, (counter - 1) // LEVEL_UNIT)
                sheet.number(self.mark, further, (counter - 1) % LEVEL_UNIT)
            further += 1
        sheet.counts(self.coins, place * self.coins.by_first, player.coins)


def write_each(place: Place, things: tuple[int, ...], sheet: Sheet) -> None:
    """A thing in each place of a row, or none."""
    at = place.at
    for thing in things[: place.count]:
        if thing >= 0:
            sheet.one(at + thing)
        at += place.width


def write_purse(place: Place, further: i64, purse: tuple[int, ...], sheet: Sheet) -> None:
    """The cards of a hand by kind."""
    for row in purse:
        left = row
        kind = further
        while left:
            if left & 7:
                sheet.number(place, kind, left & 7)
            left >>= 3
            kind += 1
        further += cards.VALUES
