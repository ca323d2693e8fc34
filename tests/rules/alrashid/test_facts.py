"""What is told besides the rules: points, belongings and facts of the view, against the engine."""

from collections.abc import Iterator
from itertools import chain
from typing import Any, cast

import pytest

from majlis.games.alrashid import scoring
from majlis.games.alrashid.frames.battle import AfterStrike, Battle
from majlis.games.alrashid.frames.palaces import GuildVisit, OpenPalace, Visit
from majlis.games.alrashid.frames.payment import Pay
from majlis.games.alrashid.frames.trade import Trade
from majlis.games.alrashid.goods import value
from majlis.games.alrashid.material import AREAS, COLOURS, COUNTRIES, GOODS, TITLES, VALUES
from majlis.games.alrashid.meta import RULES
from majlis.games.alrashid.state import TOKEN_KIND, AlRashid
from majlis.kernel.frame import Ask
from majlis.kernel.options import Value
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.runner import apply, run
from majlis.texts import LANGUAGES, Words
from tests.rules.alrashid.table import (
    camp,
    goods,
    hold,
    own,
    redeals,
    resolve_area,
    see,
    set_table,
    stand,
    start,
    visitor,
)

SETUPS: list[tuple[int, dict[str, Value]]] = [
    (2, {}),
    (3, {"edition": "it"}),
    (4, {"take_fewer": True, "battle_partial": "token"}),
    (5, {}),
]
every_setup = pytest.mark.parametrize(("players", "options"), SETUPS)


def positions(players: int, options: dict[str, Value], seed: str) -> Iterator[AlRashid]:
    """A random game, stopped at each decision and at its end."""
    st = cast(AlRashid, RULES.start(Config(players, options), seed))
    rng = Rng.from_seed(seed)
    while st.frames:
        yield st
        apply(st, st.legal[rng.below(len(st.legal))])
    yield st


# ---- points and belongings


def told(st: AlRashid, seat: int) -> Any:
    """Points and belongings as plain data."""
    points = [[(p.clause, repr(p.text), p.points) for p in side] for side in RULES.points(st, seat)]
    return points, RULES.holdings(st, seat)


@every_setup
def test_ar_3_1_points_and_belongings_tell_nothing_hidden(
    players: int, options: dict[str, Value]
) -> None:
    dealt = 0
    for number, st in enumerate(positions(players, options, "hidden")):
        if number % 7 == 0:
            for seat in range(-1, players):
                for other in redeals(st, seat, 2):
                    assert told(other, seat) == told(st, seat)
                    dealt += RULES.fingerprint(other) != RULES.fingerprint(st)
    assert dealt > 20, "some redeals differ"


@every_setup
def test_points_are_those_of_the_standings(players: int, options: dict[str, Value]) -> None:
    for number, st in enumerate(positions(players, options, "points")):
        if number % 11 == 0 or not st.frames:
            sums = [sum(p.points for p in side) for side in RULES.points(st, -1)]
            assert sums == [scoring.total(st, seat) for seat in range(players)]
            assert sums == [
                s.total for s in sorted(RULES.standings(st), key=lambda standing: standing.seat)
            ]


def test_belongings_have_names_in_every_language() -> None:
    st = set_table(3)
    own(st, 0, "strategist", "banker")
    hold(st, 0, "red_3")
    for language in LANGUAGES:
        words = Words(language, "alrashid")
        for side in RULES.holdings(st, 0):
            assert all(words.word(thing) for thing in side)


def test_ar_3_1_tokens_are_told_by_kind_to_the_owner_and_by_colour_to_others() -> None:
    st = set_table(3)
    hold(st, 0, "red_3", "red_4", "blue_2")
    mine, theirs = RULES.holdings(st, 0)[0], RULES.holdings(st, 1)[0]
    assert (mine["token-red_3"], mine["token-red_4"], mine["token-blue_2"]) == (1, 1, 1)
    assert "colour-red" not in mine
    assert (theirs["colour-red"], theirs["colour-blue"]) == (2, 1)
    assert not any(key.startswith("token-") for key in theirs)


def test_belongings_count_everything_owned() -> None:
    st = set_table(2)
    goods(st, 1, wood=2, silk=1)
    st.players[1].notes = 3
    st.players[1].influence = 2
    st.players[1].dishonour = 1
    own(st, 1, "banker")
    held = RULES.holdings(st, 0)[1]
    wanted = {
        "item-wood": 2,
        "item-silk": 1,
        "item-credit_note": 3,
        "label-worth": value([2, 0, 0, 0, 1]),
        "label-influence": 2,
        "label-dishonour": 1,
        "title-banker": 1,
        "pawn-pasha": 1,
    }
    assert {key: held[key] for key in wanted} == wanted


# ---- what the view says about a battle


def strike(st: AlRashid, laid: list[int]) -> bool:
    """Whether the engine gives the battle to whoever strikes with these tokens."""
    after = st.copy()
    frame = cast(Battle, after.frames[-1])
    basket = frame.basket(after)
    assert basket is not None
    for choice in basket.spell(laid):
        cast(Ask[Any], after.frames[-1]).apply(after, choice)
    while after.frames and not isinstance(after.frames[-1], AfterStrike):
        after.frames.pop()  # tokens to pick off: they never make a win of a loss
    return not after.mercenaries[frame.country]


def test_ar_17_9_what_the_view_calls_a_win_is_one() -> None:
    rng = Rng.from_seed("strikes")
    seen = set()
    for _ in range(150):
        st = set_table(2, battle_partial=("colour", "token")[rng.below(2)])
        stand(st, "sanmatia", 0, "pasha")
        if rng.below(2):
            own(st, 0, "strategist")
        for _ in range(1 + rng.below(3)):
            hold(st, 0, f"{COLOURS[rng.below(2)]}_{2 + rng.below(3)}")
        for _ in range(1 + rng.below(2)):
            camp(st, "sanmatia", f"{COLOURS[rng.below(2)]}_{2 + rng.below(3)}")
        start(st, Battle(0, COUNTRIES.index("sanmatia"), (0,), 0, 0))
        if not st.frames or not isinstance(st.frames[-1], Battle):
            continue
        basket = st.frames[-1].basket(st)
        assert basket is not None
        facts = see(st, 0)["pending"]["battle"]
        best = strike(st, [item.most for item in basket.items])
        assert (facts["at_best"] == "win") == best
        for index in range(len(basket.items)):
            laid = [int(i == index) for i in range(len(basket.items))]
            assert (basket.end(laid).key == "battle-end-win") == strike(st, laid)
            apply(after := st.copy(), basket.items[index].number)
            if after.frames and isinstance(after.frames[-1], Battle):
                facts = see(after, 0)["pending"]["battle"]
                assert (facts["outcome"] == "win") == strike(st, laid)
                seen.add(facts["outcome"])
        seen.add(facts["at_best"])
    assert seen == {"win", "part", "level", "weak"}


def test_ar_17_9_ready_made_strikes_win_and_hold_no_token_too_many() -> None:
    st = set_table(2)
    stand(st, "sanmatia", 0, "pasha")
    hold(st, 0, "red_4", "red_3", "red_3", "red_2", "blue_3")
    camp(st, "sanmatia", "red_2", "red_4")
    start(st, Battle(0, COUNTRIES.index("sanmatia"), (0,), 0, 0))
    frame = cast(Battle, st.frames[-1])
    basket = frame.basket(st)
    assert basket is not None
    ways = basket.ways()
    assert [way.text.args["tokens"] for way in ways] == ["4 + 3", "3 + 3 + 2"]
    assert [way.text.args["kept"] for way in ways] == ["3 + 2", "4"]
    for way in ways:
        assert strike(st, way.laid)
        for index in range(len(way.laid)):
            fewer = [count - int(i == index) for i, count in enumerate(way.laid)]
            if min(fewer) >= 0 and any(fewer):
                assert not strike(st, fewer)


def test_ar_17_4_everybody_sees_what_is_to_be_beaten_and_who_decides_next() -> None:
    st = set_table(3)
    stand(st, "sanmatia", 0, "pasha")
    stand(st, "sanmatia", 1, "merchant")
    hold(st, 0, "red_4", "red_3")
    camp(st, "sanmatia", "red_3", "red_2", "blue_4")
    resolve_area(st, "sanmatia")
    mine, theirs = (see(st, seat)["pending"]["battle"] for seat in (0, 1))
    public = {
        "country": "sanmatia",
        "strength": {"red": 5, "blue": 4},
        "next": 1,
        "flight": 2,
        "flight_points": -4,
        "rank": 1,
        "traders": [{"seat": 0, "amount": 3}, {"seat": 1, "amount": 2}],
        "raid": 0,
    }
    assert theirs == public
    own_facts = {"force": {"red": 0, "blue": 0}, "outcome": "weak", "at_best": "part"}
    assert mine == {**public, **own_facts}


@every_setup
def test_ar_3_1_the_strength_of_a_country_counts_what_is_known(
    players: int, options: dict[str, Value]
) -> None:
    hidden = 0
    for number, st in enumerate(positions(players, options, "strength")):
        if number % 9:
            continue
        for seat in range(-1, players):
            view = see(st, seat)
            for i, name in enumerate(COUNTRIES):
                told_of = view["countries"][name]
                kinds = [token & TOKEN_KIND for token in st.mercenaries[i]]
                for c, colour in enumerate(COLOURS):
                    side = told_of["strength"].get(colour, {"known": 0, "hidden": 0})
                    shown = [t for t in told_of["mercenaries"] if t["colour"] == colour]
                    assert len(shown) == sum(kind // VALUES == c for kind in kinds)
                    assert side["hidden"] == sum(t["value"] is None for t in shown)
                    assert side["known"] == sum(t["value"] or 0 for t in shown)
                    hidden += side["hidden"]
    assert hidden > 0


# ---- ranks, prices and what is printed


@every_setup
def test_ar_6_2_ranks_and_what_they_get_are_those_of_the_visits(
    players: int, options: dict[str, Value]
) -> None:
    """Every visit and every trade is at the rank, for the price and the items that were told."""
    visits = trades = 0
    games = [positions(players, options, f"ranks {game}") for game in range(3)]
    for st in chain(*games):
        frame = st.frames[-1] if st.frames else None
        ranks = see(st, -1)["ranks"]
        if isinstance(frame, Visit) and not frame.service and frame.title < 0:
            told_of = ranks[AREAS[frame.area]][frame.rank]
            assert (told_of["seat"], told_of["acts"]) == (frame.seat, True)
            if isinstance(frame, GuildVisit):
                assert told_of["gold"] == frame.service_gold(st)
                assert told_of["amount"] == st.table.material.service_amount[frame.area][frame.rank]
                visits += 1
        elif isinstance(frame, Trade) and frame.taken == 0:
            told_of = ranks[COUNTRIES[frame.country]][frame.rank]
            assert told_of["seat"] == frame.seat
            assert told_of["amount"] >= frame.left
            trades += 1
    assert visits > 5
    assert trades > 5


@pytest.mark.parametrize("area", ["commerce", "court", "silk_road"])
def test_ar_6_3_nobody_acts_after_the_third_rank(area: str) -> None:
    st = set_table(5)
    for seat in range(5):
        stand(st, area, seat, "pasha")
    acts = [rank["acts"] for rank in see(st, -1)["ranks"][area]]
    assert acts == [True, True, True, False, False]


def test_ar_13_5_a_stack_without_a_pasha_has_no_rank_at_court() -> None:
    st = set_table(3)
    stand(st, "court", 0, "sage", "sage", "sage", "sage")
    stand(st, "court", 1, "pasha")
    assert see(st, -1)["ranks"]["court"] == [{"seat": 1, "acts": True}]
    frames = [OpenPalace(AREAS.index("court"))]
    st.plan(list(frames))
    run(st)
    assert cast(Visit, st.frames[-1]).seat == 1
    assert (
        see(st, -1)["players"][0]["dishonour"]
        == (see(st, -1)["printed"]["dishonour"]["court_without_pasha"])
    )


def test_ar_15_9_a_loremaster_sees_the_lower_price() -> None:
    st = set_table(4)
    stand(st, "commerce", 0, "pasha")
    stand(st, "commerce", 1, "merchant")
    own(st, 1, "loremaster")
    printed = see(st, 0)["printed"]
    told_of = see(st, 0)["ranks"]["commerce"]
    assert told_of[0]["gold"] == printed["services"]["commerce"]["gold"][0]
    less = printed["titles"]["loremaster"]["amount"]
    assert told_of[1]["gold"] == printed["services"]["commerce"]["gold"][1] - less


def price(st: AlRashid, choice: int) -> int:
    """What the engine asks for when a visitor names this and nothing else."""
    after = st.copy()
    apply(after, choice)
    while after.frames and isinstance(after.frames[-1], Visit):
        apply(after, Visit.DONE)
    frame = after.frames[-1] if after.frames else None
    return frame.cost if isinstance(frame, Pay) else 0


@pytest.mark.parametrize("edition", ["fr", "it"])
@pytest.mark.parametrize("where", AREAS[:6])
def test_printed_prices_are_those_that_are_paid(where: str, edition: str) -> None:
    st = resolve_area(visitor(where, edition=edition), where)
    printed = see(st, 0)["printed"]
    for name, tile in printed["titles"].items():
        if tile["palace"] == where:
            choice = Visit.TITLE + TITLES.index(name)
            assert choice in st.legal
            assert price(st, choice) == tile["gold"], name
    if where != "court":
        assert price(st, Visit.SERVICE) == printed["services"][where]["gold"][0]
        offered = [c - Visit.FAVOUR for c in st.legal if c >= Visit.FAVOUR]
        gold = [price(st, Visit.FAVOUR + favour) for favour in offered]
        assert list(printed["favours"][where].values()) == gold


def test_ar_9_1_what_a_note_takes_off_is_told_for_each_seat() -> None:
    st = set_table(3)
    own(st, 1, "banker")
    view = see(st, 0)
    note = view["printed"]["credit_note"]
    assert [p["note_gold"] for p in view["players"]] == [note["gold"], note["with_banker"], 3]


def test_ar_8_1_the_worth_of_sets_is_printed() -> None:
    assert see(set_table(2), 0)["printed"]["sets"] == [1, 3, 6, 10, 15]


def test_printed_numbers_follow_corrected_material() -> None:
    corrected = {"services": {"commerce": {"gold": [7, 9, 11]}}, "trade": {"by_rank": [4, 2, 1]}}
    printed = see(set_table(3, material=corrected), 0)["printed"]
    assert printed["services"]["commerce"]["gold"] == [7, 9, 11]
    assert printed["trade"] == [4, 2, 1]
    assert see(set_table(3), 0)["printed"]["trade"] == [3, 2, 1]


def test_titles_tell_what_they_are_worth_now() -> None:
    st = set_table(3)
    own(st, 0, "weapon_master", "strategist", "raider", "recruiter")
    view = see(st, 0)
    worth = dict(zip(view["players"][0]["titles"], view["players"][0]["title_points"], strict=True))
    tiles = view["printed"]["titles"]
    assert worth["strategist"] == tiles["strategist"]["prestige"]
    assert tiles["weapon_master"]["prestige"] is None
    assert worth["weapon_master"] == tiles["weapon_master"]["steps"][-1][1]


@every_setup
def test_ar_4_1_the_phase_is_that_of_the_decision(players: int, options: dict[str, Value]) -> None:
    placing = {"place_pawn", "hold_back"}
    resolving = {"take_turn", "guild_visit", "court_visit", "pay", "battle", "trade", "start_move"}
    seen = set()
    for st in positions(players, options, "phases"):
        view = see(st, -1)
        kind = view["pending"]["kind"] if view["pending"] else None
        seen.add(view["phase"])
        if kind is None:
            assert view["phase"] == "over"
        elif kind in placing:
            assert view["phase"] == "placement"
        elif kind in resolving:
            assert view["phase"] == "resolution"
        elif not any(st.slots) and st.year == 1 and not st.resolved:
            assert view["phase"] == "setup"
    assert seen == {"setup", "placement", "resolution", "over"}


def test_printed_goods_are_those_of_the_first_year() -> None:
    view = see(set_table(3), 0)
    for name in COUNTRIES:
        assert view["printed"]["countries"][name]["goods"] == view["countries"][name]["goods"]
        assert set(view["printed"]["countries"][name]["goods"]) <= set(GOODS)
