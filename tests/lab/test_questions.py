"""What designers ask, of games set by hand in which the answer is known."""

from typing import Any

import numpy as np
import pytest

from majlis.lab.findings import Findings
from majlis.lab.questions import (
    Play,
    course,
    deal_again,
    hardly_worth,
    kinds_of_play,
    leads_halfway,
    luck_and_skill,
    seldom,
    winners_did,
)

TRADE, WAR = "X-1/score-trade/", "X-2/score-war/"


def side(part: float, course: list[int], **more: Any) -> dict[str, Any]:
    return {
        "bot": more.get("bot", "x"),
        "part": part,
        "points": course[-1],
        "order": more.get("order", 0),
        "course": course,
        "taken": more.get("taken", {}),
        "sources": more.get("sources", {"X-1/score-all/": course[-1]}),
    }


def findings(games: list[list[dict[str, Any]]]) -> Findings:
    made = [
        {"game": number, "length": 4, "acts": 2, "decisions": {}, "sides": sides}
        for number, sides in enumerate(games)
    ]
    return Findings("all", made, [f"seat {i + 1}" for i in range(len(games[0]))])


def test_the_course_tells_who_leads_and_who_catches_up() -> None:
    ahead = [side(1, [0, 3, 9]), side(0, [0, 1, 5])]
    behind = [side(1, [0, 2, 8]), side(0, [0, 4, 7])]
    begin, middle, end = course(findings([ahead, ahead, ahead, behind]))
    assert (begin.part, middle.part, end.part) == (0, 0.5, 1)
    assert begin.leader.value == 0.5  # all are equal: each counts in part
    assert (middle.leader.value, middle.last.value) == (0.75, 0.25)
    assert (end.leader.value, end.last.value) == (1, 0)
    assert (middle.lead, end.lead) == (2, 3.25)


def test_a_game_is_close_where_the_winner_leads_by_a_twentieth() -> None:
    close = [side(1, [0, 40]), side(0, [0, 38])]
    clear = [side(1, [0, 40]), side(0, [0, 37])]
    found = findings([close, close, close, clear]).close_games()
    assert found is not None
    assert found.value == 0.75


def test_winners_are_compared_with_the_others_of_their_game() -> None:
    games = [
        [
            side(1, [0, 9], taken={"titles/raider": 1, "pawns/sage": number % 3}),
            side(0, [0, 5], taken={"pawns/sage": number % 3}),
        ]
        for number in range(20)
    ]
    sages, raiders = sorted(winners_did(findings(games)), key=lambda row: row.family)
    assert (raiders.key, raiders.winners, raiders.others, raiders.more.value) == ("raider", 1, 0, 1)
    assert (sages.more.value, sages.is_clear) == (0, False)
    shared = [[side(0.5, [0, 5]), side(0.5, [0, 5])]]
    assert winners_did(findings(shared)) == []


def test_a_true_difference_is_clear_and_none_seldom_is() -> None:
    rng = np.random.default_rng(5)
    games = [
        [
            side(1, [0, 9], taken={"a/more": int(rng.poisson(3)), "a/same": int(rng.poisson(2))}),
            side(0, [0, 5], taken={"a/more": int(rng.poisson(1)), "a/same": int(rng.poisson(2))}),
        ]
        for _ in range(200)
    ]
    more, same = sorted(winners_did(findings(games)), key=lambda row: row.key)
    assert more.is_clear
    assert more.more.low < 2 < more.more.high
    assert not same.is_clear


def test_kinds_of_play_are_found_by_where_points_come_from() -> None:
    rich, wild = {TRADE: 20, WAR: 1}, {TRADE: 1, WAR: 12}
    games = [[side(1, [0, 21], sources=rich), side(0, [0, 13], sources=wild)] for _ in range(25)]
    best, worst = kinds_of_play(findings(games))
    assert best._replace(wins=worst.wins) == Play(25, worst.wins, 21, [(TRADE, 20), (WAR, 1)])
    assert (best.wins.value, worst.wins.value) == (1.0, 0.0)
    assert worst.sources == [(WAR, 12), (TRADE, 1)]
    assert kinds_of_play(findings(games[:5])) == []


def test_luck_and_skill_are_parts_of_the_differences_in_points() -> None:
    rng = np.random.default_rng(7)
    by_bot, by_deal = [], []
    for _ in range(200):
        noise = rng.normal(0, 1, 3)
        by_bot.append(
            [side(1, [0, round(100 * b + 10 * n)], bot=str(b)) for b, n in enumerate(noise)]
        )
        deal = rng.normal(0, 10)
        by_deal.append([side(1, [0, round(10 * deal + 10 * n)]) for n in noise])
    skill, luck = luck_and_skill(findings(by_bot)), luck_and_skill(findings(by_deal))
    assert skill is not None
    assert luck is not None
    assert skill.bot > 0.95
    assert skill.deal < 0.05
    assert luck.bot == 0
    assert luck.deal == pytest.approx(100 / 101, abs=0.02)
    assert luck.place < 0.02


def test_a_large_lead_halfway_is_worth_more() -> None:
    games = []
    for number in range(40):
        won = float(number >= 20 or number % 2)
        games.append([side(won, [0, 10 + number, 50]), side(1 - won, [0, 10, 40])])
    small, _, _, large = leads_halfway(findings(games))
    assert (small.least, small.most, large.least, large.most) == (0, 9, 30, 39)
    assert large.wins.value == 1
    assert small.wins.value < 0.6
    assert leads_halfway(findings(games[:5])) == []


def test_what_others_beat_is_told_and_what_hardly_anybody_takes() -> None:
    games = []
    for number in range(200):
        bad, good = {"a/bad": 1}, {"a/good": 1, **({"a/rare": 1} if number == 7 else {})}
        games.append([side(0, [0, 5], taken=bad), side(1, [0, 9], taken=good)])
    found = findings(games)
    assert [thing.key for thing in hardly_worth(found)] == ["bad"]
    assert [thing.key for thing in seldom(found)] == ["rare"]
    assert hardly_worth(findings(games[:2])) == []


def test_what_the_deal_decides_comes_again_when_others_play_it() -> None:
    rng = np.random.default_rng(11)

    def played(deals: "np.ndarray[tuple[int], np.dtype[np.float64]]", luck: float) -> Findings:
        return findings(
            [
                [side(1, [0, round(100 * deal + 100 * rng.normal(0, luck))]), side(0, [0, 0])]
                for deal in deals
            ]
        )

    deals = rng.normal(0, 1, 400)
    again = deal_again(played(deals, 1), played(deals, 1))
    assert again is not None
    assert again.low < 0.5 < again.high  # half of the variance is the deal's
    other = deal_again(played(deals, 1), played(rng.normal(0, 1, 400), 1))
    assert other is not None
    assert other.low < 0 < other.high
    same = played(deals, 1)
    assert deal_again(same, same) == (1, 1, 1, 400)
    assert deal_again(played(deals[:5], 1), played(deals[:5], 1)) is None
