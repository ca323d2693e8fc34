"""What follows from the rules, for whoever looks: prices, means, powers, points, the box.

A view shows what lies on the table; these are the sums and comparisons that a player makes there.
A page that is told them needs no rules of its own.
"""

from majlis.games.belaad import scoring
from majlis.games.belaad.frames.combat import power_of
from majlis.games.belaad.frames.hashash import why_no_hashash
from majlis.games.belaad.frames.killing import AssassinateScholar
from majlis.games.belaad.frames.payment import purse
from majlis.games.belaad.frames.scholars import HireScholar, can_sword_hire, price_of
from majlis.games.belaad.frames.symbols import ChooseSymbol
from majlis.games.belaad.material import (
    ACTION_COUNT,
    BOARD_OF,
    BOARDS_OF,
    COLOURS,
    FACTION_OF,
    FACTIONS,
    GOLD,
    HASHASH,
    HASHASH_COUNT,
    IMMEDIATES,
    ORDER,
    RECRUIT,
    SCHOLAR_COUNT,
    SEALS,
    SYMBOLS,
    TOKENS,
    Material,
)
from majlis.games.belaad.state import BOTTOM, Belaad, symbol_of
from majlis.kernel.codec import Json
from majlis.kernel.rules import Point

KILLS_SCHOLAR = IMMEDIATES.index("assassinate_scholar")


def box(material: Material) -> Json:
    """Chapter 1: how many of each piece there are."""
    return {
        "actions": ACTION_COUNT,
        "scholars": SCHOLAR_COUNT,
        "removed": material.removed,
        "hashash": HASHASH_COUNT,
        "swords": material.swords,
        "specialities": list(material.speciality_points),
        "tokens": {TOKENS[kind]: material.tokens[kind] for kind in range(len(TOKENS))},
        "combat": {COLOURS[c]: material.colour.count(c) for c in range(len(COLOURS))},
    }


# ---- scholars


def on_offer(st: Belaad, seat: int) -> Json:
    """The revealed scholars with what each costs now; a gap is None (BL-11.3)."""
    faces = st.table.material.scholar_faces
    return [
        None
        if scholar < 0
        else {**faces[scholar], "prices": _prices(st, scholar), "own": _own(st, seat, scholar)}
        for scholar in st.display
    ]


def _prices(st: Belaad, scholar: int) -> Json:
    """BL-7.5: the price for each faction that can recruit, with its symbols as they lie now.

    What is missing is missing for its richest member as well (BL-5.5).
    """
    found: dict[str, Json] = {}
    for faction in st.table.playing:
        if faction != ORDER:
            members = st.table.members[faction]
            price = price_of(st, members[0], scholar, st.symbols(faction, RECRUIT))
            means = max([purse(st, member, GOLD, True) for member in members])
            found[FACTIONS[faction]] = _cost(price, means)
    return found


def _cost(price: int, means: int) -> dict[str, Json]:
    """A price in gold, and how much of it nobody can pay."""
    return {"gold": price, "missing": max(0, price - means)}


def _own(st: Belaad, seat: int, scholar: int) -> Json:
    """What the scholar costs the seat that looks, in the decision that it is making.

    A boost counts, and so does that members have refused to help (BL-5.4). For the Order it is the
    price of an assassination (BL-12.7), None where no character of its can do that.
    """
    if seat < 0:
        return None
    if st.table.factions[seat] == ORDER:
        price = _kill_price(st, seat)
        return None if price < 0 else _cost(price, purse(st, seat, GOLD, True))
    symbols, refused = _recruiting(st, seat)
    price = price_of(st, seat, scholar, symbols)
    helped = not (refused >> scholar) & 1
    means = purse(st, seat, GOLD, helped)
    cost = _cost(price, means)
    cost["by_swords"] = can_sword_hire(st, seat, scholar)
    if price <= means:
        cost["keeps"] = means - price
        faction = st.table.factions[seat]
        cost["bonus"] = scoring.bonus_with(st, faction, scholar, price)
    return cost


def generation_ends(st: Belaad) -> Json:
    """BL-11.2, BL-11.4: what the next scholar who is taken ends; who has the turn after."""
    material = st.table.material
    if st.taken + 1 < material.per_generation:
        return None
    return "game" if st.generation == material.generations else "generation"


def _recruiting(st: Belaad, seat: int) -> tuple[int, int]:
    """The recruit symbols that count for a seat now, and the scholars its members refused."""
    symbols = st.symbols(st.table.factions[seat], RECRUIT)
    frame = st.frames[-1] if st.frames else None
    if isinstance(frame, HireScholar) and frame.seat == seat:
        return frame.symbols, frame.refused
    if isinstance(frame, ChooseSymbol) and frame.seat == seat:
        return symbols + frame.boost, frame.refused
    return symbols, 0


def _kill_price(st: Belaad, seat: int) -> int:
    """BL-12.7: the gold for an assassination, by the ability in use or the cheapest; -1: none."""
    frame = st.frames[-1] if st.frames else None
    if isinstance(frame, AssassinateScholar) and frame.seat == seat:
        return frame.price
    material = st.table.material
    prices = [
        material.numbers[board][0]
        for board in BOARDS_OF[ORDER]
        if material.ability[board] == KILLS_SCHOLAR
    ]
    return min(prices) if prices else -1


# ---- factions, their boards and their players


def reach(st: Belaad, seat: int) -> Json:
    """BL-5.2, BL-5.5: what a seat could pay at most, if its members help."""
    return {"gold": purse(st, seat, GOLD, True), "seals": purse(st, seat, SEALS, True)}


def faction_facts(st: Belaad, faction: int, seat: int, known: list[Point]) -> dict[str, Json]:
    """Who belongs to a faction, what it can do, how strong it is and how it stands."""
    member = st.table.members[faction][0]
    return {
        "members": list(st.table.members[faction]),
        "recruits": BOARD_OF[faction * 5 + RECRUIT] >= 0,  # BL-4.8
        "wields_swords": faction != ORDER,  # BL-10.8
        "symbols": {
            SYMBOLS[symbol_of(board)]: st.symbols(faction, symbol_of(board))
            for board in BOARDS_OF[faction]
        },
        "power": power_of(st, member),
        "score": score(st, faction, seat, known),
    }


def score(st: Belaad, faction: int, seat: int, known: list[Point]) -> Json:
    """The points of a faction that a seat knows, summed up by their source (BL-13).

    `hidden` counts the spoils that the seat has not seen (BL-14.7).
    """
    parts: dict[str, int] = {}
    for point in known:
        part = point.text.key.removeprefix("score-")
        parts[part] = parts.get(part, 0) + point.points
    spoils = sum([len(st.spoils[m]) for m in st.table.members[faction]])
    return {
        "parts": parts,
        "total": sum(parts.values()),
        "hidden": spoils - len(scoring.known_spoils(st, faction, seat)),
    }


def board_facts(st: Belaad, board: int) -> dict[str, Json]:
    """Of a board: printed symbols, free top slots, a boost, whether its lasting ability holds."""
    material = st.table.material
    return {
        "printed": material.printed[board],
        "free": st.free_top(board),
        "boost": _boost(st, board),
        "holds": material.ability[board] < 0 and st.boards[board] >= BOTTOM,
    }


def _boost(st: Belaad, board: int) -> int:
    """BL-8.6: what is added to the symbols of a board that may be chosen now."""
    frame = st.frames[-1] if st.frames else None
    if not isinstance(frame, ChooseSymbol):
        return 0
    if st.table.factions[frame.seat] != FACTION_OF[board]:
        return 0
    return frame.boost if (frame.offered >> symbol_of(board)) & 1 else 0


def usable_hashash(st: Belaad) -> Json:
    """BL-12.5, BL-12.6: the placed cards that the Order could pay for and use now."""
    seat = st.table.order_seat
    return [HASHASH[c] for c in st.hashash_placed if why_no_hashash(st, seat, c) is None]
