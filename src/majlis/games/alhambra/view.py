"""What a seat sees, built from nothing: a field is hidden until it is written here (AL-13.1)."""

from typing import Final

from majlis.games.alhambra import cards
from majlis.games.alhambra.frames.payment import Pay, Purchase
from majlis.games.alhambra.frames.rounds import built_counts
from majlis.games.alhambra.material import CURRENCIES, TILES, TYPES
from majlis.games.alhambra.modules.coins import bag
from majlis.games.alhambra.state import Alhambra, Player, tiles_in
from majlis.kernel.codec import Field, Json, Num, Table
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


def view(st: Alhambra, seat: int) -> Json:
    """The table as a seat knows it; -1 for a spectator."""
    seen: dict[str, Json] = {
        "game": "alhambra",
        "options": dict(st.table.values),
        "seat": seat,
    }
    for name in PUBLIC:
        seen[name] = FIELDS[name].shape.dump(getattr(st, name))
    seen["deck"] = sum(st.pile) + sum([sum(pile) for pile in st.piles])
    seen["supply"] = st.supply.bit_count()
    seen["coin_bag"] = Table(CURRENCIES, Num()).dump(bag(st))
    counts = built_counts(st)
    seen["players"] = [_player(st, other, seat, counts[other]) for other in range(len(st.players))]
    if st.table.has_dirk:
        seen["dirk_types"] = Table(TYPES, Num()).dump(counts[-1])
    seen["tiles"] = _tiles(st)
    seen["pending"] = _pending(st, seat)
    return seen


def _player(st: Alhambra, other: int, seat: int, counts: list[int]) -> Json:
    player = st.players[other]
    seen: dict[str, Json] = {
        name: PLAYER_FIELDS[name].shape.dump(getattr(player, name)) for name in PUBLIC_OF_PLAYER
    }
    seen["cards"] = cards.size(player.hand)
    seen["types"] = Table(TYPES, Num()).dump(counts)
    seen["wall"] = player.layout.longest_wall(st.table.material.walls)
    if other == seat or st.table.open_hands:
        seen["hand"] = PLAYER_FIELDS["hand"].shape.dump(player.hand)
    return seen


def _tiles(st: Alhambra) -> Json:
    """Price and walls of every tile on the table, so that a board can be drawn from the view."""
    shown = st.dirk
    for player in st.players:
        shown |= player.reserve | player.pending
        for tile in player.layout.cells.values():
            shown |= 1 << tile
    for tile in (*st.market, st.drawn):
        if tile >= 0:
            shown |= 1 << tile
    material = st.table.material
    return {
        TILES[tile]: {
            "price": material.price[tile],
            "walls": "".join("NESW"[side] for side in range(4) if material.walls[tile] >> side & 1),
        }
        for tile in tiles_in(shown & ((1 << len(TILES)) - 1))
    }


def _pending(st: Alhambra, seat: int) -> Json:
    """Who must decide what. A payment that is being laid out is for its payer's eyes only."""
    if not st.frames:
        return None
    frame = st.frames[-1]
    if not isinstance(frame, Ask):
        return {"kind": frame.KIND, "seat": None}
    if frame.seat == seat:
        own: dict[str, Json] = {
            "kind": frame.KIND,
            "seat": seat,
            "choices": list(st.legal),
        }
        if isinstance(frame, Pay):
            own["picked"] = list(frame.picked)
        return own
    if isinstance(frame, Pay):
        purchase = st.frames[-2]
        if isinstance(purchase, Purchase):
            return {"kind": purchase.question(st).KIND, "seat": frame.seat}
    return {"kind": frame.KIND, "seat": frame.seat}
