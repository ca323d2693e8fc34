"""An action card in facts: what its two halves would do now, and what is missing where one cannot.

For whoever holds or sees the card: with the boards, the coins and the scholars as they lie. A page
that is told them can put a card into words without any rule of its own.
"""

from majlis.games.belaad.frames.cards import CardStep
from majlis.games.belaad.frames.combat import opponent, power_of
from majlis.games.belaad.frames.payment import purse
from majlis.games.belaad.frames.scholars import payable
from majlis.games.belaad.frames.symbols import loot, why_no_symbol
from majlis.games.belaad.material import (
    ACTIONS,
    BOARD_COUNT,
    BOARD_OF,
    BOOST,
    FACTIONS,
    GOLD,
    INCOME_SEALS,
    MILITARY,
    RECRUIT,
    SCHOLARS,
    SECONDARIES,
    STEAL,
    SYMBOLS,
    USE_SYMBOL,
)
from majlis.games.belaad.state import Belaad
from majlis.kernel.codec import Json
from majlis.kernel.refusal import Refusal


def readings(st: Belaad, seat: int) -> dict[str, Json]:
    """The cards that a seat sees and could use, by their ids; a spectator uses none."""
    if seat < 0 or st.ending >= 0:
        return {}
    steps = {card: CardStep(seat, card, 0) for card in st.hands[seat]}
    steps.update({card: CardStep(seat, card, 0) for card in st.tops if card >= 0})
    for frame in st.frames:
        if isinstance(frame, CardStep) and frame.seat == seat:
            steps[frame.card] = frame
    return {ACTIONS[card]: reading(st, step) for card, step in steps.items()}


def reading(st: Belaad, step: CardStep) -> Json:
    """Both halves of a card, each with why it cannot be used now."""
    material = st.table.material
    card, seat = step.card, step.seat
    boosts = material.secondary[card] == BOOST
    lower = step.why_not(st, step.BOOSTED if boosts else step.SECONDARY)
    uses = []
    if material.primary[card] >= USE_SYMBOL:
        uses = [_use(st, step, s) for s in range(5) if (material.symbols[card] >> s) & 1]
    return {
        "upper": _why(step.why_not(st, step.PRIMARY)),
        "uses": uses,
        "lower": _why(lower),
        "have": purse(st, seat, material.coin[card], True),
        "amount": _amount(st, step),
    }


def _why(refusal: Refusal | None) -> Json:
    """Why not, as a key of a text and its clause."""
    return None if refusal is None else {"key": refusal.text.key, "clause": refusal.clause}


def _use(st: Belaad, step: CardStep, symbol: int) -> Json:
    """What one symbol of a card would do for the seat now."""
    seat = step.seat
    faction = st.table.factions[seat]
    count = st.symbols(faction, symbol)
    use: dict[str, Json] = {
        "symbol": SYMBOLS[symbol],
        "count": count,
        "why": _why(why_no_symbol(st, seat, symbol, 0, 0, step.refused)),
    }
    if BOARD_OF[faction * 5 + symbol] < 0:
        return use
    if symbol == RECRUIT:
        use.update(_recruit(st, step, count))
    elif symbol == STEAL:
        enemies = [s for s in range(st.table.players) if st.table.factions[s] != faction]
        use["victims"] = [
            {"seat": s, "gold": loot(st, seat, s, GOLD, count)} for s in enemies if st.gold[s]
        ]
    elif symbol == MILITARY:
        use["power"] = power_of(st, seat) + (st.ambush if seat == st.active else 0)
        use["enemies"] = [
            {"seat": other, "faction": FACTIONS[f], "power": power_of(st, other)}
            for f in st.table.enemies(faction)
            for other in (opponent(st, seat, f),)
        ]
    elif SYMBOLS[symbol] == "income":
        use["seals"] = st.permanent(faction, INCOME_SEALS)
    return use


def _recruit(st: Belaad, step: CardStep, count: int) -> dict[str, Json]:
    """BL-7.5: the scholars in reach, and what the other half changes if it is done first (BL-4.2).

    A half that gives gold brings more of them into reach, one that costs gold takes some away, and
    a boost makes them cheaper.
    """
    material = st.table.material
    seat, card = step.seat, step.card
    now = payable(st, seat, count, 0, step.refused)
    later = now
    boosts = material.secondary[card] == BOOST
    if step.why_not(st, step.BOOSTED if boosts else step.SECONDARY) is None and not st.has_hired:
        spent = material.price[card] if material.coin[card] == GOLD else 0
        if SECONDARIES[material.secondary[card]] == "gold":
            spent -= material.effect[card]
        later = payable(st, seat, count + (material.effect[card] if boosts else 0), spent, 0)
    return {
        "reach": [SCHOLARS[s] for s in now],
        "then": [SCHOLARS[s] for s in later if s not in now],
        "gone": [SCHOLARS[s] for s in now if s not in later],
    }


def _amount(st: Belaad, step: CardStep) -> int:
    """How much the lower half finds to work on: boards to wipe, open cards, gold to move."""
    material = st.table.material
    kind = SECONDARIES[material.secondary[step.card]]
    faction = st.table.factions[step.seat]
    if kind == "wipe":
        boards = range(BOARD_COUNT)
        return len([b for b in boards if st.is_enemy(faction, b) and st.holds_something(b)])
    if kind == "use_faceup":
        return len([pile for pile in range(3) if not (st.used >> pile) & 1])
    if kind == "treasury":
        return sum([st.gold[member] for member in st.table.members[faction]])
    return material.effect[step.card]
