"""Names of Alhambra, as texts without a language."""

from majlis.games.alhambra.cards import CARDS
from majlis.games.alhambra.layout import x_of, y_of
from majlis.games.alhambra.material import (
    CARAVANS,
    COUNTERS,
    CURRENCIES,
    SCORING_CARDS,
    TILES,
    TYPES,
)
from majlis.games.alhambra.state import SOURCES, Alhambra
from majlis.kernel.text import Ref, Text


def tile(index: int) -> Ref:
    return Ref(f"tile-{TILES[index]}")


def kind(index: int) -> Ref:
    return Ref(f"type-{TYPES[index]}")


def kinds(index: int) -> Ref:
    """The tiles of a type, at the beginning of a line."""
    return Ref(f"types-{TYPES[index]}")


def currency(index: int) -> Ref:
    return Ref(f"currency-{CURRENCIES[index]}")


def card(index: int) -> Ref:
    return Ref(f"card-{CARDS[index]}")


def caravan(index: int) -> Ref:
    return Ref(f"caravanserai-{CARAVANS[index]}")


def counter(index: int) -> Ref:
    return Ref(f"counter-{COUNTERS[index]}")


def source(index: int) -> Ref:
    return Ref(f"source-{SOURCES[index]}")


def build_at(cell: int) -> Text:
    """The choice to build in a cell."""
    way = _way(cell)
    return Text("place_tile-cell", {"way": way}) if way else Text("place_tile-fountain", {})


def at_cell(cell: int) -> Text:
    """Where a cell lies, told from the fountain in the middle."""
    way = _way(cell)
    return Text("at-cell", {"way": way}) if way else Text("at-fountain", {})


def _way(cell: int) -> list[Text]:
    x, y = x_of(cell), y_of(cell)
    way: list[Text] = []
    if y:
        way.append(Text("way-up" if y < 0 else "way-down", {"count": abs(y)}))
    if x:
        way.append(Text("way-left" if x < 0 else "way-right", {"count": abs(x)}))
    return way


def card_in(key: str, shown: int, place: int) -> Text:
    """A card in a place of the display, which may be empty."""
    if shown < 0:
        return Text("display-empty", {"place": place + 1})
    return Text(key, {"card": card(shown), "place": place + 1})


def tile_on(key: str, st: Alhambra, space: int) -> Text:
    """A tile on a space of the market, which may be empty."""
    shown = st.market[space]
    if shown < 0:
        return Text("market-empty", {"currency": currency(space)})
    price = st.table.material.price[shown]
    return Text(key, {"tile": tile(shown), "price": price, "currency": currency(space)})


def caravan_space(key: str, st: Alhambra, shown: int, space: int) -> Text:
    """A space of a caravanserai: its worth in its currency."""
    material = st.table.material
    coin = material.caravan_currency[shown][space]
    return Text(
        key,
        {
            "card": caravan(shown),
            "value": material.caravan_value[shown][space],
            "currency": currency(coin) if coin >= 0 else Ref("currency-none"),
        },
    )


def scoring_card(index: int) -> Ref:
    return Ref(f"scoring-{SCORING_CARDS[index]}")
