"""Every worked example is played by the engine: one function for each kind of example.

A function is given the input of a case and says what came of it; the test compares that with what
the case expects. A `reason` there is for the reader.
"""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from majlis.games.alrashid import scoring
from majlis.games.alrashid.config import Table
from majlis.games.alrashid.frames.mercenaries import NameColour
from majlis.games.alrashid.frames.palaces import Visit
from majlis.games.alrashid.frames.payment import Pay
from majlis.games.alrashid.frames.placement import PlacePawn
from majlis.games.alrashid.goods import value
from majlis.games.alrashid.material import AREA_COUNT, GOODS, PAWNS
from majlis.games.alrashid.setup import new_state
from majlis.games.alrashid.state import AlRashid
from majlis.games.alrashid.view import view
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.runner import run
from tests.rules.alrashid import played_countries as countries
from tests.rules.alrashid import played_visits as visits
from tests.rules.alrashid.table import (
    area,
    ask,
    choose,
    family,
    goods,
    listen,
    own,
    prices,
    resolve_area,
    set_table,
    stand,
    start,
)

Facts = dict[str, Any]
CASES: list[Facts] = tomllib.loads(
    Path(__file__).with_name("examples.toml").read_text(encoding="utf-8")
)["case"]


# ---- stacks, ranks, goods


def stack(given: Facts) -> Facts:
    """A player with a large family places these pawns one after another."""
    st = set_table(2)
    family(st, 0, pasha=3, merchant=4, sage=6)
    where = area(given["area"])
    for index, name in enumerate(given["stack"]):
        start(st, PlacePawn(0))
        choice = PAWNS.index(name) * AREA_COUNT + where
        if choice not in st.legal:
            assert ask(st).why_not(st, choice) is not None
            return {"legal": False, "first_illegal_index": index}
        choose(st, choice)
    return {"legal": True, "dominance": view(st, 0)["areas"][given["area"]][0]["dominance"]}


def ranking(given: Facts) -> Facts:
    """These stacks stand in a palace, and it is resolved."""
    names = [one["player"] for one in given["stacks"]]
    st = set_table(max(2, len(names)))
    for seat, one in enumerate(given["stacks"]):
        stand(st, "intrigue", seat, *one["pawns"])
    heard = listen(st)
    resolve_area(st, "intrigue")
    order = []
    while st.frames:
        order.append(names[ask(st).seat])
        choose(st, Visit.DONE)
    return {"order": order, "cut": [names[e.args[0]] for e in heard.events if e.name == "cut"]}


def goods_value(given: Facts) -> Facts:
    """The worth of all goods of a player, and the sizes of its sets, the largest first."""
    st = set_table(2)
    goods(st, 0, **given["goods"])
    counts = list(given["goods"].values())
    sets = [sum(n > level for n in counts) for level in range(max(counts))]
    gold = view(st, 0)["players"][0]["gold"]
    assert gold == sum(size * (size + 1) // 2 for size in sets)
    return {"gold": gold, "sets": sets}


def payment(given: Facts) -> Facts:
    """A player who has one more of every good lays this pile out, good by good."""
    st = set_table(2)
    pile = [given["pay"].get(name, 0) for name in GOODS]
    st.players[0].goods = [n + 1 for n in pile]
    heard = listen(st)
    cost = sum(given["costs"])
    frame: Pay | None = Pay(0, cost, 0)
    for one in [g for g in range(5) for _ in range(pile[g])]:
        if frame is None or frame.why_not(st, one) is not None:
            return {"valid": False, "value": value(pile)}
        frame.resolve(st, one)
        frame = _pay_frame(st)
    assert st.players[0].goods == [1] * 5
    return {
        "valid": frame is None,
        "value": value(pile),
        "lost": value(pile) - prices(heard)[0],
    }


def _pay_frame(st: AlRashid) -> Pay | None:
    """What a payment still asks for; the runner would answer where there is but one answer."""
    if not st.frames:
        return None
    frame = st.frames.pop()
    assert isinstance(frame, Pay)
    return frame


# ---- the beginning and the end


def setup(given: Facts) -> Facts:
    """A game is set up, and everybody names the colour of a first mercenary."""
    st = new_state(Table(Config(given["players"])), Rng.from_seed("examples"))
    run(st)
    while isinstance(st.frames[-1], NameColour):
        choose(st, st.legal[0])
    families = {player.family for player in st.players}
    tokens = {sum(player.tokens) for player in st.players}
    assert len(families) == len(tokens) == 1
    return {
        "title_tiles": sum(st.titles),
        "goods_value_by_seat": [value(st.players[seat].goods) for seat in st.order],
        "pawns_each": dict(zip(PAWNS, families.pop(), strict=True)),
        "mercenaries_each": tokens.pop(),
    }


def score(given: Facts) -> Facts:
    """The points of a seat, summed by what gives them."""
    st = set_table(4)
    family(st, 0, given["pasha"], given["merchant"], given["sage"])
    own(st, 0, *given["titles"])
    goods(st, 0, **given["goods"])
    st.players[0].influence = given["influence"]
    st.players[0].dishonour = given["dishonour"]
    sums = dict.fromkeys(("pawns", "titles", "influence", "dishonour"), 0)
    parts = {"AR-20.2": "pawns", "AR-20.5": "influence", "AR-20.6": "dishonour"}
    standing = next(one for one in scoring.standings(st) if one.seat == 0)
    for point in standing.points:
        sums[parts.get(point.clause, "titles")] += point.points
    assert standing.total == scoring.total(st, 0)
    return {**sums, "total": standing.total}


def tie_break(given: Facts) -> Facts:
    """Influence without a cap brings everybody to the prestige wanted; then the goods decide."""
    names = sorted(given["pp"])
    st = set_table(len(names), material={"scoring": {"influence_most": 99}})
    st.order = tuple(names.index(name) for name in given["turn_order"])
    for seat, name in enumerate(names):
        goods(st, seat, **given["goods"][name])
        st.players[seat].influence = given["pp"][name] - scoring.total(st, seat)
        assert scoring.total(st, seat) == given["pp"][name]
    winners = [names[one.seat] for one in scoring.standings(st) if one.place == 1]
    return {"winner": "+".join(winners)}


PLAYED: dict[str, Callable[[Facts], Facts]] = {
    "stack": stack,
    "ranking": ranking,
    "goods_value": goods_value,
    "payment": payment,
    "visit_legality": visits.visit_legality,
    "turn_skip": visits.turn_skip,
    "turn_order": visits.turn_order,
    "court_without_pasha": visits.court_without_pasha,
    "spy_sequence": visits.spy_sequence,
    "spy_choice": visits.spy_choice,
    "battle_step": countries.battle_step,
    "battle_chain": countries.battle_chain,
    "trade": countries.trade,
    "note_use": visits.note_use,
    "guild_visit": visits.guild_visit,
    "setup": setup,
    "favourite_cost": visits.favourite_cost,
    "title_effect": visits.title_effect,
    "score": score,
    "tie_break": tie_break,
}


def test_every_kind_of_example_is_played() -> None:
    assert {case["kind"] for case in CASES} == set(PLAYED)


def test_no_two_examples_share_an_id() -> None:
    assert len({case["id"] for case in CASES}) == len(CASES)


@pytest.mark.parametrize(
    "case",
    [pytest.param(c, id=c["id"], marks=pytest.mark.clause(*c["clauses"])) for c in CASES],
)
def test_example(case: Facts) -> None:
    expected = {fact: what for fact, what in case["expected"].items() if fact != "reason"}
    found = PLAYED[case["kind"]](case["input"])
    assert {fact: found.get(fact) for fact in expected} == expected
