"""What follows from the rules for the table as it stands, so that a page need not work it out."""

from typing import Final

from majlis.games.alhambra import things
from majlis.games.alhambra.frames.payment import Pay, purchase_of
from majlis.games.alhambra.frames.placing import PlaceTile
from majlis.games.alhambra.frames.redesign import BringIn, Redesign
from majlis.games.alhambra.frames.rounds import built_counts, majority
from majlis.games.alhambra.layout import Layout, x_of, y_of
from majlis.games.alhambra.material import (
    CARAVANS,
    CURRENCIES,
    ROUNDS,
    SIDES,
    SPACES,
    TILE_COUNT,
    TYPE_COUNT,
    TYPES,
)
from majlis.games.alhambra.modules.caravanserai import built_types, price_for
from majlis.games.alhambra.modules.sultan import ChooseMark
from majlis.games.alhambra.payment import ANY, funds, least_overpaid
from majlis.games.alhambra.state import MARK_UNIT, Alhambra
from majlis.kernel.codec import Json
from majlis.kernel.frame import Ask

MONEY_NAMES: Final = (*CURRENCIES, "diamond")


# ---- buying


def offers(st: Alhambra, seat: int) -> Json:
    """Every good for sale by the name of its thing: its price for a seat, and how it could pay.

    `over` is how much too high its best payment would be: 0 is exact (AL-5.7), null is none. This
    tells what a hand holds: it is for the eyes of its owner.
    """
    material = st.table.material
    found: dict[str, Json] = {}
    for space in range(SPACES):
        tile = st.market[space]
        if tile >= 0:
            found[things.market(space)] = _offer(st, seat, material.price[tile], space)
    for place in range(len(st.sultans)):
        currency = st.sultans[place] // MARK_UNIT
        found[things.sultan(place)] = _offer(st, seat, material.sultan_price, currency)
    if st.caravans:
        offer = _offer(st, seat, price_for(st, seat), ANY)
        for card in range(len(CARAVANS)):
            if (st.caravans >> card) & 1:
                found[things.caravan(card)] = offer
    return found


def _offer(st: Alhambra, seat: int, price: int, currency: int) -> Json:
    """A price of 0 stands for what the rules do not sell to the seat yet (AL-CA-3)."""
    over = least_overpaid(st, seat, price, currency) if price else -1
    return {
        "price": price or None,
        "currency": CURRENCIES[currency] if currency != ANY else None,
        "pays": over >= 0,
        "exact": over == 0,
        "over": over if over >= 0 else None,
    }


def money(st: Alhambra, seat: int) -> Json:
    """All that a seat could pay in each currency: cards, coins, markers."""
    return {name: funds(st, seat, 1 << row) for row, name in enumerate(MONEY_NAMES)}


def caravan_terms(st: Alhambra, seat: int) -> Json:
    """AL-CA-2 to AL-CA-4: the next card's price for a seat, and how many types it asks for."""
    material = st.table.material
    owned = len(st.players[seat].caravans)
    may = owned < material.caravan_most
    return {
        "price": price_for(st, seat) or None,
        "built": built_types(st, seat),
        "needed": material.caravan_types[owned] if may else None,
    }


# ---- walls


def wall_path(layout: Layout, walls: tuple[int, ...]) -> Json:
    """The sides of the longest wall in their order, clockwise (AL-10.3)."""
    return [
        {"x": x_of(cell), "y": y_of(cell), "side": SIDES[side]}
        for cell, side in layout.longest_run(walls)
    ]


def walls_after(st: Alhambra, frame: Ask[Alhambra]) -> dict[str, Json]:
    """The longest wall after each legal choice that changes an Alhambra, by the cell's name."""
    walls = st.table.material.walls
    found: dict[str, Json] = {}
    if isinstance(frame, PlaceTile):
        layout = st.players[frame.seat].layout
        for cell in layout.legal_cells(frame.tile, walls):
            after = layout.plus(frame.tile, cell, walls)
            found[things.cell(cell)] = after.longest_wall(walls)
    elif isinstance(frame, BringIn):
        layout = st.players[frame.seat].layout
        for cell in frame.choices(st):
            built = cell in layout.cells
            after = (layout.swapped if built else layout.plus)(frame.tile, cell, walls)
            found[things.cell(cell)] = after.longest_wall(walls)
    elif isinstance(frame, Redesign):
        layout = st.players[frame.seat].layout
        for choice in frame.choices(st):
            if choice >= TILE_COUNT:
                cell = layout.cell_of(choice - TILE_COUNT)
                found[things.cell(cell)] = layout.minus(cell, walls).longest_wall(walls)
    return found


# ---- scoring


def next_round(st: Alhambra) -> int:
    """The scoring round that comes next; after the last one, the last."""
    return min(ROUNDS, st.round + 1)


def majorities(st: Alhambra, rows: list[int], seat: int) -> Json:
    """AL-9.3 to AL-9.5: each type in the order of the next scoring, the one that pays least first.

    `rows` are the rows of points that the types score. By seat (and for Dirk, with two players):
    how many are built, the place where that place is paid, and the points that it would bring now.
    For a seat that looks, `more` is what one more tile of the type would add to its own.
    """
    points = st.table.material.points[next_round(st) - 1]
    counts = built_counts(st)
    found: list[Json] = []
    for row in range(TYPE_COUNT):
        kind = rows.index(row)
        column = [count[kind] for count in counts]
        places = [1 + sum([1 for other in column if other > count]) for count in column]
        paid = [
            place if count and place <= len(points[row]) else None
            for place, count in zip(places, column, strict=True)
        ]
        shares = majority(column, points[row])
        line: dict[str, Json] = {
            "type": TYPES[kind],
            "points": list(points[row]),
            "counts": column,
            "places": paid,
            "shares": shares,
        }
        if seat >= 0:
            then = [count + (other == seat) for other, count in enumerate(column)]
            line["more"] = majority(then, points[row])[seat] - shares[seat]
        found.append(line)
    return found


def worth_now(st: Alhambra, rows: list[int]) -> list[dict[str, Json]]:
    """What the next scoring would bring each seat if it came now, by what it comes from."""
    points = st.table.material.points[next_round(st) - 1]
    counts = built_counts(st)
    shares = [
        majority([count[kind] for count in counts], points[rows[kind]])
        for kind in range(TYPE_COUNT)
    ]
    found: list[dict[str, Json]] = []
    for seat in range(st.table.players):
        wall = st.players[seat].layout.longest_wall(st.table.material.walls)
        types = sum([share[seat] for share in shares])
        walls = wall * st.table.material.wall_points
        culture = sum([module.extra_points(st, seat) for module in st.table.modules])
        found.append(
            {"types": types, "wall": walls, "culture": culture, "total": types + walls + culture}
        )
    return found


# ---- decisions


def of_decision(st: Alhambra, frame: Ask[Alhambra]) -> dict[str, Json]:
    """What whoever decides wants to know, in the names of things."""
    if isinstance(frame, Pay):
        laid: list[Json] = []
        for pick in frame.picked:
            laid += frame.touches(st, pick)
        return {"good": purchase_of(st).good(st), "laid": laid, "worth": frame.total(st)}
    if isinstance(frame, ChooseMark):
        return {"marks": [things.mark(kind) for kind in frame.choices(st)]}
    walls = walls_after(st, frame)
    return {"walls": walls} if walls else {}
