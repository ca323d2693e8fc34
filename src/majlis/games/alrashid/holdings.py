"""What the seats own, as far as one of them may know it (AR-3.1), by the keys of its names."""

from majlis.games.alrashid import labels
from majlis.games.alrashid.goods import value
from majlis.games.alrashid.material import COLOURS, GOODS, NOTE, PAWNS, TITLES, TOKENS, VALUES
from majlis.games.alrashid.state import AlRashid


def holdings(st: AlRashid, seat: int) -> list[dict[str, int]]:
    """The belongings of every seat; -1 asks for a spectator."""
    return [_of(st, other, other == seat) for other in range(st.table.players)]


def _of(st: AlRashid, seat: int, own: bool) -> dict[str, int]:
    """The tokens of others are told by colour: their values are hidden."""
    player = st.players[seat]
    found: dict[str, int] = {}
    for good in range(len(GOODS)):
        found[labels.good(good).key] = player.goods[good]
    found["label-worth"] = value(player.goods)
    found[labels.good(NOTE).key] = player.notes
    if own:
        for kind in range(len(TOKENS)):
            found[labels.token(kind).key] = player.tokens[kind]
    else:
        for colour in range(len(COLOURS)):
            first = colour * VALUES
            found[labels.colour(colour).key] = sum(player.tokens[first : first + VALUES])
    for pawn in range(len(PAWNS)):
        found[labels.pawn(pawn).key] = player.family[pawn]
    for title in range(len(TITLES)):
        if title in player.titles:
            found[labels.title(title).key] = player.titles.count(title)
    found["label-influence"] = player.influence
    found["label-dishonour"] = player.dishonour
    return found
