"""What a seat sees, built from nothing: a field is hidden until it is written here (AL-13.1)."""

from typing import Final, cast

from majlis.games.alhambra import cards, facts
from majlis.games.alhambra.config import CATEGORIES
from majlis.games.alhambra.frames.payment import Pay, purchase_of
from majlis.games.alhambra.frames.rounds import built_counts
from majlis.games.alhambra.material import (
    CARAVAN_SPACES,
    CARAVANS,
    COUNTERS,
    CURRENCIES,
    TILES,
    TYPES,
    Material,
)
from majlis.games.alhambra.modules.coins import bag
from majlis.games.alhambra.modules.moorish_art import developed
from majlis.games.alhambra.seen import (
    CaravanSpace,
    FrameSeen,
    Pending,
    PlayerSeen,
    Printed,
    TileFace,
    View,
)
from majlis.games.alhambra.state import Alhambra, Player, tiles_in
from majlis.kernel import codec
from majlis.kernel.codec import Field, Json, Name, Num, Table
from majlis.kernel.frame import Ask

FIELDS: Final[dict[str, Field]] = {f.name: f for f in Alhambra.FIELDS}
PLAYER_FIELDS: Final[dict[str, Field]] = {f.name: f for f in Player.FIELDS}
PUBLIC: Final = (
    "active",
    "market",
    "drawn",
    "dirk",
    "discards",
    "display",
    "round",
    "scoring_cards",
    "sultans",
    "sultan_deck",
    "caravans",
    "awake",
)
PUBLIC_OF_PLAYER: Final = (
    "layout",
    "reserve",
    "pending",
    "score",
    "scored",
    "sultans",
    "caravans",
    "culture",
    "coins",
)
PUBLIC_FIELDS: Final = [FIELDS[name] for name in PUBLIC]
PUBLIC_PLAYER_FIELDS: Final = [PLAYER_FIELDS[name] for name in PUBLIC_OF_PLAYER]
_COINS: Final = Table(CURRENCIES, Num())
_COUNTS: Final = Table(TYPES, Num())
_PILE: Final = Table(CATEGORIES, Num())


def view(st: Alhambra, seat: int) -> View:
    """The table as a seat knows it; -1 for a spectator."""
    seen: dict[str, Json] = {
        "game": "alhambra",
        "options": dict(st.table.shown),
        "seat": seat,
    }
    for field in PUBLIC_FIELDS:
        seen[field.name] = field.shape.dump(getattr(st, field.name))
    seen["deck"] = sum(st.pile) + sum([sum(pile) for pile in st.piles])
    seen["piles"] = [_PILE.dump(pile) for pile in (st.pile, *st.piles)]
    seen["supply"] = st.supply.bit_count()
    seen["bag"] = [TILES[tile] for tile in tiles_in(st.supply)]
    seen["coin_bag"] = _COINS.dump(bag(st))
    counts = built_counts(st)
    rows = _rows(st, facts.next_round(st) - 1)
    now = facts.worth_now(st, rows)
    players: list[Json] = []
    for other in range(len(st.players)):
        players.append({**_player(st, other, seat, counts[other]), "now": now[other]})
    seen["players"] = players
    seen["next_round"] = facts.next_round(st)
    seen["majorities"] = facts.majorities(st, rows, seat)
    if st.table.has_dirk:
        seen["dirk_types"] = _COUNTS.dump(counts[-1])
    seen["tiles"] = _tiles(st)
    seen["printed"] = _printed(st)
    seen["pending"] = _pending(st, seat)
    return cast(View, seen)


def _player(st: Alhambra, other: int, seat: int, counts: list[int]) -> PlayerSeen:
    player = st.players[other]
    seen: dict[str, Json] = {
        field.name: field.shape.dump(getattr(player, field.name)) for field in PUBLIC_PLAYER_FIELDS
    }
    seen["cards"] = cards.size(player.hand)
    seen["types"] = _COUNTS.dump(counts)
    seen["wall"] = player.layout.longest_wall(st.table.material.walls)
    seen["wall_path"] = facts.wall_path(player.layout, st.table.material.walls)
    if st.table.values["caravanserai"] is True:
        seen["caravan_terms"] = facts.caravan_terms(st, other)
    if st.table.values["moorish_art"] is True:
        seen["culture_then"] = developed(st, other)
    seen["known"] = PLAYER_FIELDS["hand"].shape.dump(player.hand)
    if other == seat or st.table.open_hands:
        seen["hand"] = PLAYER_FIELDS["hand"].shape.dump(player.hand)
        seen["money"] = facts.money(st, other)
        seen["offers"] = facts.offers(st, other)
    return cast(PlayerSeen, seen)


def _tiles(st: Alhambra) -> dict[str, TileFace]:
    """Price and walls of every tile: all know which ones there are (AL-1.1)."""
    material = st.table.material
    if not material.faces:
        material.faces = {name: _face(material, tile) for tile, name in enumerate(TILES)}
    return material.faces


def _face(material: Material, tile: int) -> TileFace:
    walls = "".join(["NESW"[side] for side in range(4) if material.walls[tile] >> side & 1])
    return {"price": material.price[tile], "walls": walls}


def _printed(st: Alhambra) -> Printed:
    """What is printed on the boards and cards in play, so that a page needs no copy of it."""
    material = st.table.material
    seen: Printed = {
        "points": [
            {TYPES[kind]: list(row[place]) for kind, place in enumerate(_rows(st, number))}
            for number, row in enumerate(material.points)
        ],
        "wall": material.wall_points,
        "together": material.take_several,
    }
    if st.table.values["sultan"] is True:
        seen["sultan"] = material.sultan_price
        seen["opposite"] = {TYPES[kind]: TYPES[face] for kind, face in enumerate(material.opposite)}
    if st.table.values["caravanserai"] is True:
        seen["caravan_types"] = list(material.caravan_types)
        seen["caravan_price"] = list(material.caravan_price)
        seen["caravan_spaces"] = {name: _spaces(st, card) for card, name in enumerate(CARAVANS)}
    if st.table.values["moorish_art"] is True:
        seen["counters"] = {
            name: {
                "points": list(material.counter_points[kind]),
                "squares": list(material.counter_squares[kind]),
            }
            for kind, name in enumerate(COUNTERS)
        }
    if st.table.values["coins"] is True:
        seen["per_coin"] = material.overpaid
    return seen


def _rows(st: Alhambra, number: int) -> list[int]:
    """Which row of points each type scores in a round, once that is settled (AL-SC-3)."""
    rows = list(range(len(TYPES)))
    if st.table.values["scoring_cards"] is not True or number < len(st.scoring_cards):
        for module in st.table.modules:
            module.arrange_rows(st, number + 1, rows)
    return rows


def _spaces(st: Alhambra, card: int) -> dict[str, CaravanSpace]:
    """The spaces of a caravanserai: worth, currency, and where a marker goes on from there."""
    material = st.table.material
    return {
        name: {
            "value": material.caravan_value[card][space],
            "currency": Name(CURRENCIES).dump(material.caravan_currency[card][space]),
            "next": [CARAVAN_SPACES[target] for target in material.caravan_moves[card][space]],
        }
        for space, name in enumerate(CARAVAN_SPACES[: len(material.caravan_moves[card])])
    }


def _pending(st: Alhambra, seat: int) -> Pending | None:
    """Who must decide what, or what nature draws, with the fields of it; all of them are public.

    But a payment that is being laid out is for its payer's eyes only: the others still see the
    question that led to it.
    """
    if not st.frames:
        return None
    frame = st.frames[-1]
    if isinstance(frame, Pay) and frame.seat != seat:
        frame = purchase_of(st).question(st)
    pending: Pending = {
        "kind": frame.KIND,
        "seat": frame.seat if isinstance(frame, Ask) else None,
        "frame": cast(FrameSeen, codec.dump_fields(frame, frame.FIELDS)),
    }
    if isinstance(frame, Ask) and frame.seat == seat:
        pending["choices"] = list(st.legal)
        pending.update(cast(Pending, facts.of_decision(st, frame)))
    return pending
