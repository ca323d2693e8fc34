"""What the golden games of Al-Rashid must show between them."""

from typing import Any

from majlis.games.alrashid import scoring
from majlis.games.alrashid.frames.battle import Battle
from majlis.games.alrashid.frames.exchange import TakeGood
from majlis.games.alrashid.frames.mercenaries import NameColour
from majlis.games.alrashid.frames.palaces import Visit
from majlis.games.alrashid.frames.placement import PlacePawn
from majlis.games.alrashid.frames.trade import Trade
from majlis.games.alrashid.goods import value
from majlis.games.alrashid.material import (
    ACTIVATED,
    AREA_COUNT,
    BANKER,
    COMMERCE,
    COUNTRIES,
    COURT,
    FIRST_COUNTRY,
    INTRIGUE,
    LOREMASTER,
    MERCHANT,
    MILITARY,
    ONE_SHOT,
    PASHA,
    POLITICS,
    STRATEGIST,
    TITLE_COUNT,
    TITLES,
    TOKENS,
    TRADITIONS,
    material,
)
from majlis.games.alrashid.state import AlRashid
from majlis.kernel.frame import Frame
from majlis.kernel.journal import Event
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.state import State

TABLES = [
    *(Config(n, {"edition": edition}) for n in (2, 3, 4, 5) for edition in ("fr", "it")),
    Config(4, {"battle_partial": "token", "spy_move": "any"}),
    Config(5, {"take_fewer": True, "country_cut": "before_battle", "crisis_tiles": "fr"}),
]

_BOX = material({})
_PERMANENT_USED = (
    "plotter",
    "informer",
    "strategist",
    "raider",
    "loremaster",
    "diplomat",
    "banker",
)
_POLITICS = TITLES[16:24]
ECONOMIST = TITLES.index("economist")
STEWARD = TITLES.index("steward_of_the_city")
DEAN = TITLES.index("dean_of_the_academy")

WANTED = {
    *(f"players-{n}-{edition}" for n in (2, 3, 4, 5) for edition in ("fr", "it")),
    *(f"gained-{title}" for title in TITLES),
    *(f"used-{t}" for i, t in enumerate(TITLES) if _BOX.title_type[i] in (ACTIVATED, ONE_SHOT)),
    *(f"used-{title}" for title in _PERMANENT_USED),
    *(f"scored-{title}" for title in _POLITICS),
    "battle-won-one-colour",
    "battle-won-two-colours",
    "battle-lost-one-of-two-colours",
    "battle-lost-nothing-beaten",
    "battle-fled",
    "battle-unbeaten",
    "battle-won-by-second",
    "battle-token-by-token",
    "favour-lost",
    "cut",
    "trade_cut",
    "no_pasha",
    "idle",
    "spy_moved-other",
    "reshuffled",
    "nothing_left",
    "tie-wealth",
    "tie-order",
    "tie-shared",
    "negative-total",
}


def pick(st: State, rng: Rng, number: int) -> int:
    """Random players of five tempers: careless, eager for titles, bookish, warlike, worldly."""
    legal = st.legal
    temper = number // len(TABLES) % 5
    frame = st.frames[-1]
    liked: list[int] = []
    if temper == 4:
        liked = _worldly(st, frame, STEWARD if number % 2 else ECONOMIST)
        return liked[rng.below(len(liked))]
    if temper and isinstance(frame, Visit):
        service, titles = legal[1:2] == [Visit.SERVICE], legal[2:] or legal[1:]
        bookish = temper == 2 and frame.area in (TRADITIONS, POLITICS)
        if service and (temper == 3 or (bookish and frame.area == TRADITIONS)):
            liked = [Visit.SERVICE]
        elif bookish:
            liked = [c for c in legal if (c - Visit.TITLE) % TITLE_COUNT == DEAN and c > 1]
        liked = liked or titles
    elif temper == 2 and isinstance(frame, PlacePawn):
        liked = [c for c in legal if c % AREA_COUNT in (TRADITIONS, POLITICS, *range(6, 13))]
    elif temper == 3 and isinstance(frame, PlacePawn):
        liked = [c for c in legal if c % AREA_COUNT == MILITARY]
    elif temper == 3 and isinstance(frame, NameColour | Battle):
        liked = legal[:1]
    elif temper and isinstance(frame, Battle):
        liked = legal[1:]
    liked = liked or legal
    return liked[rng.below(len(liked))]


def _worldly(st: State, frame: Frame[Any], goal: int) -> list[int]:
    """Lays up goods of all kinds, then wants one title: the Steward's, or the Economist's.

    For the first it needs a title of each palace besides, for the second three merchants.
    """
    assert isinstance(st, AlRashid)
    if isinstance(frame, Trade | TakeGood):
        goods = st.players[frame.seat].goods
        first = Trade.ITEM if isinstance(frame, Trade) else 0
        items = [c for c in st.legal if first <= c < first + 5] or st.legal
        return sorted(items, key=lambda c: goods[(c - first) % 5])[:1]
    if isinstance(frame, Battle):
        return st.legal[1:] or st.legal
    if not isinstance(frame, Visit | PlacePawn):
        return st.legal
    player = st.players[frame.seat]
    owned = {_BOX.title_palace[t] for t in player.titles}
    if goal == STEWARD:
        wanted = {INTRIGUE, MILITARY, TRADITIONS, COMMERCE, COURT} - owned
    else:
        wanted = {COMMERCE} if player.family[MERCHANT] < 3 else set()
    wanted = wanted or {POLITICS}
    if isinstance(frame, PlacePawn):
        leaders = [c for c in st.legal if c < 2 * AREA_COUNT and c % AREA_COUNT in wanted]
        safe = [c for c in st.legal if c % AREA_COUNT > COURT]
        safe = [c for c in safe if not st.mercenaries[c % AREA_COUNT - FIRST_COUNTRY]]
        rich = st.year > 2 or (goal == ECONOMIST and st.year > 1)
        return (leaders if rich else []) or safe or st.legal
    titles = [c for c in st.legal if Visit.TITLE <= c < Visit.FAVOUR]
    if frame.area == POLITICS:
        titles = [c for c in titles if (c - Visit.TITLE) % TITLE_COUNT == goal]
    elif goal != STEWARD:
        titles = [c for c in st.legal if c == Visit.SERVICE]
    cheap = sorted(titles, key=lambda c: _BOX.title_gold[(c - Visit.TITLE) % TITLE_COUNT])
    return cheap[:1] if frame.area in wanted and titles else st.legal[:1]


def features(config: Config, st: State, events: list[Event]) -> set[str]:
    """The names of what a finished game shows."""
    assert isinstance(st, AlRashid)
    edition = str(config.options.get("edition", ""))
    found = {f"players-{config.players}-{edition}"}
    owners: list[set[int]] = [set() for _ in range(config.players)]
    for number, event in enumerate(events):
        kind, args = event.name, event.args
        if kind == "gained_title":
            owners[args[0]].add(args[1])
            found.add(f"gained-{TITLES[args[1]]}")
            if _BOX.title_type[args[1]] == ONE_SHOT:
                found.add(f"used-{TITLES[args[1]]}")
        elif kind == "activates":
            found.add(f"used-{TITLES[args[1]]}")
        elif kind == "moved":
            found.add("used-plotter" if args[3] < FIRST_COUNTRY else "used-informer")
        elif kind == "held_back":
            found.add("used-diplomat")
        elif kind == "raided":
            found.add("used-raider")
        elif kind == "note_spent" and BANKER in owners[args[0]]:
            found.add("used-banker")
        elif kind == "gained_pawn" and LOREMASTER in owners[args[0]]:
            if args[1] in (PASHA, MERCHANT) and events[number - 1].name == "paid":
                found.add("used-loremaster")
        elif kind == "struck":
            found |= _strike(st, events, number, STRATEGIST in owners[args[0]])
        elif kind in ("fled", "unbeaten"):
            found.add(f"battle-{kind}")
        elif kind == "favour_lost":
            found.add("favour-lost")
        elif kind == "spy_moved" and args[0] != args[1]:
            found.add("spy_moved-other")
        elif kind in ("cut", "trade_cut", "no_pasha", "idle", "reshuffled", "nothing_left"):
            found.add(kind)
    return found | _end(st)


def _strike(st: AlRashid, events: list[Event], number: int, strategist: bool) -> set[str]:
    found = {"used-strategist"} if strategist else set()
    country = events[number].args[1]
    beaten = []
    for event in events[number + 1 :]:
        if event.name == "weighed":
            continue
        if event.name != "defeated":
            break
        beaten.append(TOKENS[event.args[1]].split("_")[0])
    outcome = next(e.name for e in events[number + 1 :] if e.name in ("won", "lost"))
    colours = len(set(beaten))
    if outcome == "won":
        found.add("battle-won-two-colours" if colours == 2 else "battle-won-one-colour")
        earlier = [e for e in events[:number] if e.name in ("resolves", "lost", "fled")]
        if earlier and earlier[-1].name != "resolves" and earlier[-1].args[1] == country:
            found.add("battle-won-by-second")
    elif st.table.token_by_token:
        if beaten:
            found.add("battle-token-by-token")
    else:
        found.add("battle-lost-one-of-two-colours" if beaten else "battle-lost-nothing-beaten")
    assert country - FIRST_COUNTRY < len(COUNTRIES)
    return found


def _end(st: AlRashid) -> set[str]:
    found = set()
    for player in st.players:
        for title in player.titles:
            if TITLES[title] in _POLITICS and scoring.title_points(st, player, title):
                found.add(f"scored-{TITLES[title]}")
    totals = [scoring.total(st, seat) for seat in range(st.table.players)]
    first = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(first) > 1:
        wealth = {value(st.players[seat].goods) for seat in first}
        if st.table.shared_win:
            found.add("tie-shared")
        else:
            found.add("tie-wealth" if len(wealth) == len(first) else "tie-order")
    if min(totals) < 0:
        found.add("negative-total")
    return found
