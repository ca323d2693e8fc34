"""Every basket of a game says what the engine would take, no more and no less.

The sets are enumerated by following the engine's own choices on copies, to the end of the set.
"""

from collections import Counter
from itertools import product
from typing import Any, cast

import pytest

from majlis.games.alrashid.frames.battle import Battle, PickOff
from majlis.games.alrashid.frames.common import REASONS
from majlis.games.alrashid.frames.exchange import TakeGood
from majlis.games.alrashid.frames.palaces import CarryOut, CourtVisit, GuildVisit, Visit
from majlis.games.alrashid.frames.payment import Pay
from majlis.games.alrashid.frames.services import UseService
from majlis.games.alrashid.frames.titles import Enchanter, GainTitle
from majlis.games.alrashid.material import AREAS, COURT
from majlis.games.alrashid.meta import RULES
from majlis.games.alrashid.state import FACE_UP, AlRashid
from majlis.games.alrashid.visiting import Visiting
from majlis.kernel.basket import Basket
from majlis.kernel.frame import Ask
from majlis.kernel.options import Value
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.runner import apply
from majlis.texts import LANGUAGES, Words
from tests.rules.alrashid.table import own, set_table, start

MOST_SEQUENCES = 2000
MOST_LAYINGS = 200
GAMES = 2
WORDS = [Words(language, "alrashid", list("abcde")) for language in LANGUAGES]

OPTIONS: list[dict[str, Value]] = [
    {},
    {"edition": "it"},
    {"take_fewer": True},
    {"edition": "it", "take_fewer": True, "battle_partial": "token", "idle_dishonour": False},
    {"battle_partial": "token", "duplicate_titles": False},
]
KINDS = {"trade", "pay", "battle", "guild_visit", "court_visit", "take_good", "pick_off"}

Laid = tuple[int, ...]
Sets = dict[Laid, list[list[int]]]


class TooMany(Exception):
    """More sequences than a test can follow."""


def numbers_of(frame: Ask[Any], choice: int, tokens: list[int]) -> list[int]:
    """The items that a choice picks; `tokens` are the first numbers of those still on a country."""
    if isinstance(frame, PickOff):
        return [] if choice == frame.STOP else [tokens[choice]]
    if isinstance(frame, Visit):
        if choice == frame.DONE:
            return []
        if frame.NOTED <= choice < frame.FAVOUR:
            return [choice - frame.NOTED + frame.TITLE, frame.SIZE]
    return [choice]


def sequences(st: AlRashid, basket: Basket) -> Sets:
    """Every whole set that the engine takes from here, with all its spellings."""
    place = {item.number: index for index, item in enumerate(basket.items)}
    found: Sets = {}
    count = 0

    def follow(at: AlRashid, laid: Laid, spelled: list[int], tokens: list[int]) -> None:
        nonlocal count
        frame = cast(Ask[Any], at.frames[-1])
        for choice in frame.choices(at):
            if not spelled and not basket.covers(choice):
                continue
            after = at.copy()
            after.frames.pop()
            frame.resolve(after, choice)
            more = list(laid)
            closing = choice in basket.closing
            for number in [] if closing else numbers_of(frame, choice, tokens):
                more[place[number]] += 1
            left = tokens
            if isinstance(frame, PickOff) and not closing:
                left = tokens[:choice] + tokens[choice + 1 :]
            top = after.frames[-1] if after.frames else None
            goes_on = len(after.frames) == len(at.frames) and type(top) is type(frame)
            if goes_on and not closing:
                follow(after, tuple(more), [*spelled, choice], left)
            else:
                count += 1
                if count > MOST_SEQUENCES:
                    raise TooMany
                found.setdefault(tuple(more), []).append([*spelled, choice])

    follow(st, (0,) * len(basket.items), [], list(range(9)))
    return found


def layings(basket: Basket, sets: Sets) -> list[Laid]:
    """Parts of the sets, and what goes one beyond them: all there are, up to a limit."""
    ranges = [range(item.most + 2) for item in basket.items]
    total = 1
    for one in ranges:
        total *= len(one)
    if total <= MOST_LAYINGS:
        return list(product(*ranges))
    near: set[Laid] = set()
    for whole in sorted(sets):
        near.update(product(*[range(max(0, n - 1), n + 2) for n in whole]))
        near.update(product(*[(0, n) for n in whole]))
        if len(near) > MOST_LAYINGS:
            break
    return sorted(near)[:: max(1, len(near) // MOST_LAYINGS)]


def prove(st: AlRashid, basket: Basket, sets: Sets) -> None:
    """The basket's answers are those of the sets."""
    size = len(basket.items)
    for whole, spellings in sets.items():
        laid = list(whole)
        assert basket.is_whole(laid)
        assert basket.fits(laid)
        assert basket.missing(laid) == 0
        assert basket.spell(laid) in spellings
        for words in WORDS:
            assert words.say(basket.end(laid))
    for part in layings(basket, sets):
        laid = list(part)
        fits = any(all(part[i] <= whole[i] for i in range(size)) for whole in sets)
        assert basket.fits(laid) == fits, laid
        assert basket.is_whole(laid) == (part in sets), laid
        if not fits:
            continue
        assert (basket.missing(laid) == 0) == (part in sets), laid
        for index in range(size):
            more = (*part[:index], part[index] + 1, *part[index + 1 :])
            may = any(all(more[i] <= whole[i] for i in range(size)) for whole in sets)
            assert basket.can_add(laid, index) == may, (laid, index)
            assert laid == list(part), "asking changes nothing"
            if not may:
                refusal = basket.why_not(laid, index)
                assert refusal.clause.startswith("AR-")
                assert all(words.say(refusal.text) for words in WORDS)
    for way in basket.ways():
        assert tuple(way.laid) in sets
        assert all(words.say(way.text) for words in WORDS)


def prove_prices(st: AlRashid, basket: Visiting) -> None:
    """What a visit is said to cost, in gold and in honour, is what the engine takes."""
    seat = cast(Visit, st.frames[-1]).seat
    for laid, spelled in zip(basket.sets, basket.spelled, strict=True):
        after = st.copy()
        for choice in spelled:
            cast(Ask[Any], after.frames[-1]).apply(after, choice)
        top = after.frames[-1]
        assert basket.worth(laid) == (top.cost if isinstance(top, Pay) else 0)
        while isinstance(after.frames[-1], (Pay, CarryOut, GainTitle, Enchanter, UseService)):
            if isinstance(after.frames[-1], Pay):
                after.frames.pop()
            else:
                after.frames[-1].step(after)
            if not after.frames:
                break
        gained = after.players[seat].dishonour - st.players[seat].dishonour
        assert basket.dishonour(laid) == gained, (laid, spelled)


def check(st: AlRashid) -> str | None:
    """Proves the basket of the pending decision, if it has one; its kind, or None if skipped."""
    frame = cast(Ask[Any], st.frames[-1])
    basket = frame.basket(st)
    if basket is None:
        return None
    beside = [choice for choice in frame.choices(st) if not basket.covers(choice)]
    assert all(choice not in basket.closing for choice in beside)
    try:
        sets = sequences(st, basket)
    except TooMany:
        return None
    prove(st, basket, sets)
    if isinstance(basket, Visiting):
        prove_prices(st, basket)
    return frame.KIND


def play(config: Config, seed: str, checked: Counter[str]) -> None:
    """A random game, each basket proved; also in the middle of a set, as single choices leave it.

    The same question comes often; each is proved once in a game.
    """
    st = cast(AlRashid, RULES.start(config, seed))
    rng = Rng.from_seed(seed)
    seen: set[str] = set()
    while st.frames:
        frame = cast(Ask[Any], st.frames[-1])
        key = f"{frame.KIND} {st.legal} {st.players[frame.seat].goods}"
        if key not in seen:
            seen.add(key)
            kind = check(st)
            if kind is not None:
                checked[kind] += 1
        apply(st, st.legal[rng.below(len(st.legal))])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_baskets_of_random_games_are_what_the_engine_takes(
    options: dict[str, Value], players: int
) -> None:
    checked: Counter[str] = Counter()
    for game in range(GAMES):
        play(Config(players, options), f"basket {game}", checked)
    always = {"trade", "pay", "guild_visit"}
    assert all(checked[kind] for kind in always), checked
    assert set(checked) <= KINDS


def rich_position(rng: Rng, **options: Value) -> AlRashid:
    """A table on which everybody owns a lot; the first two seats have mercenaries."""
    st = set_table(4, **options)
    for player in st.players:
        player.goods = [rng.below(4) for _ in range(5)]
        player.notes = rng.below(3)
    for player in st.players[:2]:
        for kind in range(6):
            for _ in range(rng.below(3)):
                st.pile.take(kind)
                player.tokens[kind] += 1
    own(st, 0, "strategist")
    own(st, 1, "banker", "loremaster")
    return st


@pytest.mark.parametrize("partial", ["colour", "token"])
def test_battles_and_what_is_picked_off_in_rich_positions(partial: str) -> None:
    rng = Rng.from_seed("battles")
    checked: Counter[str] = Counter()
    for _ in range(60):
        st = rich_position(rng, battle_partial=partial)
        for _ in range(1 + rng.below(4)):
            kind = rng.below(6)
            st.pile.take(kind)
            st.mercenaries[0] = (*st.mercenaries[0], kind | FACE_UP)
        start(st, Battle(rng.below(2), 0, (0, 1, 2, 3), 0, 0))
        while st.frames and isinstance(st.frames[-1], (Battle, PickOff)):
            checked[check(st) or "skipped"] += 1
            apply(st, st.legal[rng.below(len(st.legal))])
    assert checked["battle"] > 50
    assert (checked["pick_off"] > 10) == (partial == "token"), checked


@pytest.mark.parametrize("idle", [True, False])
@pytest.mark.parametrize("where", ["intrigue", "military", "traditions", "commerce", "politics"])
def test_visits_of_guilds_in_rich_positions(where: str, idle: bool) -> None:
    rng = Rng.from_seed(f"visits {where}")
    checked: Counter[str] = Counter()
    for _ in range(12):
        st = rich_position(rng, idle_dishonour=idle)
        area = AREAS.index(where)
        start(st, GuildVisit(rng.below(4), area, rng.below(3), False, -1, False))
        while st.frames and isinstance(st.frames[-1], Visit):
            checked[check(st) or "skipped"] += 1
            apply(st, st.legal[rng.below(len(st.legal))])
    assert checked["guild_visit"] >= 12
    assert not checked["skipped"]


def test_visits_of_the_court_in_rich_positions() -> None:
    rng = Rng.from_seed("court")
    checked: Counter[str] = Counter()
    for _ in range(40):
        st = rich_position(rng)
        start(st, CourtVisit(rng.below(4), COURT, rng.below(3), False, -1, False))
        while st.frames and isinstance(st.frames[-1], Visit):
            checked[check(st) or "skipped"] += 1
            apply(st, st.legal[rng.below(len(st.legal))])
    assert checked["court_visit"] > 40
    assert not checked["skipped"]


@pytest.mark.parametrize("reason", ["quartermaster", "raider"])
@pytest.mark.parametrize("left", [2, 3])
def test_goods_taken_together(reason: str, left: int) -> None:
    st = rich_position(Rng.from_seed("goods"))
    start(st, TakeGood(0, REASONS.index(reason), left, 0, -1, 3))
    assert check(st) == "take_good"
    apply(st, st.legal[1])
    last = cast(Ask[Any], st.frames[-1])
    assert (last.basket(st) is None) == (left == 2), "one good is no set"
    if left == 3:
        assert check(st) == "take_good"
