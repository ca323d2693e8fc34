"""Combat for whoever looks: who revealed what, what unseen cards would do, what is at stake."""

from majlis.games.belaad import scoring
from majlis.games.belaad.frames.combat import (
    AfterGrey,
    CloseCombat,
    DrawSpoils,
    TakeSpoils,
    is_attackers_turn,
    power_of,
    replay,
)
from majlis.games.belaad.frames.killing import KillToken
from majlis.games.belaad.frames.wiping import GreyWipe
from majlis.games.belaad.material import (
    BOARDS,
    BOARDS_OF,
    COLOURS,
    COMBAT_BONUS,
    COMBAT_CARDS,
    COMBAT_COUNT,
    FACTIONS,
    GREY,
    MILITARY,
    ORDER,
    PERMANENT_COUNT,
)
from majlis.games.belaad.state import BOTTOM, Belaad, bottoms, tops, whites
from majlis.kernel import codec
from majlis.kernel.codec import Json

PUT_BACK = codec.Table(COMBAT_CARDS, codec.Num())


def is_decided(st: Belaad) -> bool:
    """Whether the combat on the table has a winner and only its end is left."""
    return not st.frames or any(isinstance(frame, CloseCombat) for frame in st.frames)


def active_side(st: Belaad) -> int:
    """BL-9.3: the seat that must reveal or surrender; -1 when nobody must."""
    if not st.fight or is_decided(st):
        return -1
    attacker, defender, power, other = st.fight
    return attacker if is_attackers_turn(power, other) else defender


def combat_facts(st: Belaad, seat: int) -> dict[str, Json]:
    """The combat under way, and the combat cards as far as a seat can count them."""
    faces = st.table.material.combat_faces
    by = revealers(st)
    active = active_side(st)
    unseen = unseen_cards(st, seat)
    cards = _kinds(st, unseen, active)
    return {
        "revealed": [
            {**faces[card], "by": None if by[place] < 0 else by[place]}
            for place, card in enumerate(st.shown)
        ],
        "deck": st.combat_deck.total(),
        "put_back": PUT_BACK.dump(st.went_back()),
        "active": None if active < 0 else active,
        "sides": _sides(st, by) if st.fight else None,
        "stakes": _stakes(st) if active >= 0 else None,
        "unseen": cards,
        "colours": {
            COLOURS[c]: sum([1 for card in unseen if st.table.material.colour[card] == c])
            for c in range(len(COLOURS))
        },
        "odds": _odds(cards) if active >= 0 else None,
        "needed": _needed(st, active) if active >= 0 else None,
        "spoils": _spoils(st, unseen),
    }


# ---- cards that are not seen


def unseen_cards(st: Belaad, seat: int) -> list[int]:
    """BL-14.7: cards of the box that the seat does not see: in the deck, or spoils of others."""
    seen = list(st.shown)
    for faction in st.table.playing:
        seen.extend(scoring.known_spoils(st, faction, seat))
    return [card for card in range(COMBAT_COUNT) if card not in seen]


def _kinds(st: Belaad, cards: list[int], active: int) -> list[dict[str, Json]]:
    """Cards that are alike, with how many there are and what one would do if it came now."""
    material = st.table.material
    found: list[dict[str, Json]] = []
    places: dict[tuple[int, int, int], int] = {}
    for card in cards:
        key = (material.colour[card], material.power[card], material.points[card])
        if key in places:
            found[places[key]]["count"] += 1
            continue
        places[key] = len(found)
        found.append(
            {
                "colour": COLOURS[material.colour[card]],
                "power": material.power[card],
                "points": material.points[card],
                "count": 1,
                "does": effect_of(st, active, card) if active >= 0 else None,
            }
        )
    return found


def effect_of(st: Belaad, active: int, card: int) -> str:
    """BL-9.5, BL-9.6: what a card does to the side that reveals it.

    `defeat`, or `sword` where a sword can prevent it; else the side comes `ahead`, so that the
    other one must answer, or stays `behind` and is asked again.
    """
    material = st.table.material
    if material.colour[card] == GREY:
        return "sword" if st.swords[active] else "defeat"
    attacker, _, power, other = st.fight
    if active == attacker:
        power += material.power[card]
    else:
        other += material.power[card]
    still = is_attackers_turn(power, other) == (active == attacker)
    return "behind" if still else "ahead"


def _needed(st: Belaad, active: int) -> int:
    """BL-9.3: the power from which on the other side must answer: level is enough in defence."""
    attacker, _, power, other = st.fight
    return other + 1 if active == attacker else power


def _odds(cards: list[dict[str, Json]]) -> Json:
    """How many of the unseen cards would do what."""
    odds = {"ahead": 0, "behind": 0, "sword": 0, "defeat": 0}
    for card in cards:
        odds[card["does"]] += card["count"]
    return odds


# ---- both sides


def _sides(st: Belaad, by: list[int]) -> Json:
    """The attacker and the defender: what their power is made of.

    `began` is the power that a side came with, `extra` what it had for this combat alone (a boost,
    an ambush); None where that cannot be told any more: winning may take symbols (BL-9.13).
    """
    material = st.table.material
    known = -1 not in by
    found: dict[str, Json] = {}
    for place, role in enumerate(("attacker", "defender")):
        seat = st.fight[place]
        faction = st.table.factions[seat]
        own = [card for card, who in zip(st.shown, by, strict=True) if who == seat]
        change = sum([material.power[card] for card in own])
        began = st.fight[2 + place] - change
        symbols = st.symbols(faction, MILITARY)
        ability = st.permanent(faction, COMBAT_BONUS)
        found[role] = {
            "seat": seat,
            "faction": FACTIONS[faction],
            "power": st.fight[2 + place],
            "began": began if known else None,
            "symbols": symbols,
            "ability": ability,
            "extra": began - symbols - ability if known and not is_decided(st) else None,
        }
    return found


def revealers(st: Belaad) -> list[int]:
    """Who revealed each of the cards on the table; -1 where it cannot be told any more.

    The state keeps the powers, not how they came about. But the defender came with its symbols and
    abilities, so with the cards it is known where the attacker began, and from there the weaker
    side revealed card after card (BL-9.2, BL-9.3).
    """
    if not st.shown:
        return []
    found: list[int] = []
    for begin in _beginnings(st):
        replayed = replay(st, begin)
        if not replayed or replayed == found:
            continue
        if not found:
            found = replayed
        else:
            found = [a if a == b else -1 for a, b in zip(found, replayed, strict=True)]
    return found or [-1] * len(st.shown)


def _beginnings(st: Belaad) -> list[int]:
    """The powers that the defender may have come with.

    More than one only after the Order has won: the token that it took may have counted (BL-9.13).
    """
    attacker, defender, _, _ = st.fight
    now = power_of(st, defender)
    took = is_decided(st) and st.table.factions[attacker] == ORDER
    if not took or (st.frames and isinstance(st.frames[-1], KillToken)):
        return [now]
    material = st.table.material
    boards = material.permanent[st.table.factions[defender] * PERMANENT_COUNT + COMBAT_BONUS]
    bonuses = [material.numbers[board][0] for board in boards if st.boards[board] < BOTTOM]
    return [now, now + 1, *[now + bonus for bonus in bonuses]]


# ---- what winning brings


def _stakes(st: Belaad) -> Json:
    """BL-9.9 to BL-9.13: what each side would win now, and whether a grey card adds a wipe."""
    return {
        role: {
            "prize": prize_of(st, wins),
            "wipe_after_grey": _wipes(st, wins),
            "wiped": _fullest(st, st.fight[1] if wins else st.fight[0]),
        }
        for role, wins in (("attacker", True), ("defender", False))
    }


def prize_of(st: Belaad, attacker_wins: bool) -> str:
    """`card`, `sword`, `token` or `nothing`: found by letting that side win, on a copy."""
    after = st.copy()
    after.journal = None
    winner = st.fight[0] if attacker_wins else st.fight[1]
    TakeSpoils(attacker_wins).run(after)
    if after.swords[winner] > st.swords[winner]:
        return "sword"
    if isinstance(after.frames[-1], KillToken):
        return "token"
    return "card" if isinstance(after.frames[-1], DrawSpoils) else "nothing"


def _fullest(st: Belaad, seat: int) -> str | None:
    """The board of a side that has most tokens and cards to lose by a wipe; None: none has any."""
    best, most = -1, 0
    for board in BOARDS_OF[st.table.factions[seat]]:
        tokens = st.boards[board]
        lost = whites(tokens) + tops(tokens) + bottoms(tokens) + st.cards_under(board)
        if lost > most:
            best, most = board, lost
    return None if best < 0 else BOARDS[best]


def _spoils(st: Belaad, unseen: list[int]) -> Json:
    """BL-14.7: the least and the most points that a card of spoils may have."""
    points = [st.table.material.points[card] for card in unseen]
    return [min(points), max(points)] if points else [0, 0]


def _wipes(st: Belaad, attacker_wins: bool) -> bool:
    """BL-9.9: whether a board of the other side would be wiped if it revealed a grey card."""
    after = st.copy()
    after.journal = None
    AfterGrey(attacker_wins, True).run(after)
    return isinstance(after.frames[-1], GreyWipe)
