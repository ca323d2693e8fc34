"""A short lesson for each module of Alhambra: what it lets you do that you could not do before."""

from typing import Any, Final

from majlis.games.alhambra.flow import TURN_OVER
from majlis.games.alhambra.frames.actions import BeginAction
from majlis.games.alhambra.frames.placing import OF_TURN, PlacePending, TilesPlaced
from majlis.games.alhambra.frames.refill import RefillDisplay, RefillMarket
from majlis.games.alhambra.material import SCORING_CARDS
from majlis.games.alhambra.modules.sultan import Claims
from majlis.games.alhambra.state import Alhambra
from majlis.kernel.frame import Frame as Step
from majlis.kernel.state import State
from majlis.lessons.alhambra.ideas import GAME, others, paid_exactly
from majlis.lessons.alhambra.setting import (
    caravan,
    counter,
    display,
    hold,
    market,
    settle,
    start,
    sultan,
    table,
    tile,
    turn,
)
from majlis.lessons.lesson import SEAT, Frame, Lesson, Missed, Tried


def _common(st: Alhambra) -> Alhambra:
    """Opponents, a display and a market that many lessons share."""
    others(st)
    display(st, "florin_2", "ducat_6", "denar_1", "dirham_8")
    market(st, "pavilion-7-E", "tower-8-NES", "arcades-8-N", "chambers-9-W")
    return st


# ---- new scoring cards


def _scoring_cards() -> State:
    st = table(scoring_cards=True)
    st.scoring_cards = tuple(SCORING_CARDS.index(name) for name in ("sc04", "sc09", "sc17"))
    hold(st, SEAT, "florin_8", "dirham_9", "denar_9")
    settle(_common(st), SEAT, "garden-11-0", "seraglio-9-0")
    return turn(st)


def _bought_pavilion(tried: Tried) -> Missed | None:
    """The card of the first round puts pavilions where towers were."""
    bought = tried.told("bought", "bought_exactly")
    if not bought:
        return Missed("/other")
    kind = bought["tile"].split("-")[0]
    return None if kind == "pavilion" else Missed(f"miss-{kind}")


# ---- the power of the Sultan


def _sultan() -> State:
    st = table(sultan=True)
    hold(st, SEAT, "dirham_3", "ducat_4")
    settle(_common(st), SEAT, "garden-11-0", "seraglio-9-0")
    sultan(st, "ducat", "garden")
    st.supply |= 1 << st.market[0]
    st.set_market(0, -1)
    st.drawn = tile("garden-10-0")
    st.supply &= ~(1 << st.drawn)
    st.active = 2
    return start(st, Claims(0, 0), RefillMarket())


def _claimed(tried: Tried) -> Missed | None:
    return None if tried.told("claimed") else Missed("miss")


# ---- the caravanserai


def _caravanserai() -> State:
    st = table(caravanserai=True)
    hold(st, SEAT, "florin_4", "florin_8", "denar_3")
    settle(_common(st), SEAT, "garden-11-0", "seraglio-9-0", "tower-11-0", "arcades-9-0")
    caravan(st, "florin-a", "3")
    st.active = SEAT
    return start(st, *_actions())


def _actions() -> list[Step[Any]]:
    """The rest of a turn from its action on: the marker has been moved."""
    return [
        BeginAction(SEAT),
        PlacePending(SEAT, OF_TURN),
        TilesPlaced(SEAT),
        RefillDisplay(),
        RefillMarket(),
        TURN_OVER,
    ]


# ---- Moorish art


def _moorish_art() -> State:
    st = table(moorish_art=True)
    hold(st, SEAT, "dirham_3", "ducat_4")
    settle(_common(st), SEAT, "garden-10-0", "chambers-10-0", "seraglio-9-0")
    counter(st, "price-10", 1, 3)
    return turn(st)


def _developed(tried: Tried) -> Missed | None:
    return None if tried.told("developed") else Missed("miss")


# ---- the vizier's favour


def _vizier() -> State:
    st = table(vizier=True)
    hold(st, SEAT, "florin_3", "florin_4", "dirham_9")
    settle(_common(st), SEAT, "garden-11-0", "seraglio-9-0")
    st.active = 2
    return start(st, TURN_OVER)


def _used_vizier(tried: Tried) -> Missed | None:
    return None if tried.told("vizier_used") else Missed("miss")


# ---- bureaux de change, diamonds, coins


def _exchange() -> State:
    st = table(exchange=True)
    hold(st, SEAT, "bureau_florin-denar", "florin_4", "denar_3", "florin_9")
    settle(_common(st), SEAT, "garden-11-0", "seraglio-9-0")
    return turn(st)


def _diamonds() -> State:
    st = table(diamonds=True)
    hold(st, SEAT, "diamond_8", "dirham_5", "dirham_9", "denar_4")
    settle(_common(st), SEAT, "garden-11-0", "seraglio-9-0")
    return turn(st)


def _coins() -> State:
    st = table(coins=True)
    hold(st, SEAT, "florin_6", "florin_9", "denar_3")
    settle(_common(st), SEAT, "garden-11-0", "seraglio-9-0")
    st.players[SEAT].coins = (1, 0, 0, 0)
    return turn(st)


MODULES: Final = (
    Lesson(
        GAME,
        "scoring_cards",
        _scoring_cards,
        _bought_pavilion,
        ("market:florin", "cell:1,-1"),
        ("market:", "hand:"),
        (Frame(("market:",)), Frame(("market:florin", "market:dirham"))),
        "AL-SC-3",
        option="scoring_cards",
    ),
    Lesson(
        GAME,
        "sultan",
        _sultan,
        _claimed,
        ("drawn", "cell:1,0"),
        ("drawn", "market:florin"),
        (Frame(("drawn",)), Frame(("drawn", "market:florin"))),
        "AL-SU-11",
        option="sultan",
    ),
    Lesson(
        GAME,
        "caravanserai",
        _caravanserai,
        paid_exactly,
        ("market:florin", "hand:florin_4", "caravan:florin-a", "."),
        ("market:florin", "hand:florin", "caravan:florin-a", "space:florin-a"),
        (Frame(("caravan:florin-a", "space:florin-a")), Frame(("market:florin", "hand:florin"))),
        "AL-CA-9",
        option="caravanserai",
    ),
    Lesson(
        GAME,
        "moorish_art",
        _moorish_art,
        _developed,
        ("action:develop",),
        ("counter:", "action:develop"),
        (Frame(("counter:",)), Frame(("counter:", "action:develop"))),
        "AL-MO-11",
        option="moorish_art",
    ),
    Lesson(
        GAME,
        "vizier",
        _vizier,
        _used_vizier,
        ("market:florin", "cell:1,-1"),
        ("market:florin", "hand:florin", "vizier"),
        (Frame(("vizier",)), Frame(("market:florin", "hand:florin"))),
        "AL-VI-2",
        option="vizier",
    ),
    Lesson(
        GAME,
        "exchange",
        _exchange,
        paid_exactly,
        ("market:florin", "hand:bureau_florin-denar", "hand:florin_4", "hand:denar_3", "."),
        ("market:florin", "hand:"),
        (
            Frame(("hand:bureau_florin-denar",)),
            Frame(("market:florin", "hand:florin_4", "hand:denar_3")),
        ),
        "AL-EX-5",
        option="exchange",
    ),
    Lesson(
        GAME,
        "diamonds",
        _diamonds,
        paid_exactly,
        ("market:dirham", "hand:diamond_8", "."),
        ("market:", "hand:"),
        (Frame(("hand:diamond_8",)), Frame(("market:dirham", "hand:"))),
        "AL-DI-3",
        option="diamonds",
    ),
    Lesson(
        GAME,
        "coins",
        _coins,
        paid_exactly,
        ("market:florin", "hand:florin_6", "coin:florin", "."),
        ("market:florin", "hand:florin", "coin:florin"),
        (Frame(("coin:florin",)), Frame(("market:florin", "hand:florin"))),
        "AL-CO-4",
        option="coins",
    ),
)
