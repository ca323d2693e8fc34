"""What designers ask of many games: who runs away, who catches up, what winners did otherwise."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from scipy import stats
from scipy.cluster import hierarchy

from majlis.kernel.codec import Json
from majlis.lab.findings import UNLIKELY, Findings, Thing, shared_deals, split
from majlis.lab.intervals import LEVEL, Estimate, average, corrected, paired, share

KINDS_OF_PLAY: Final = 4
FEWEST_SIDES: Final = 40  # below that, kinds of play are noise
FEWEST_GAMES: Final = 20  # below that, a quarter of the games says nothing
QUARTERS: Final = 4
SELDOM: Final = 0.02


class Stage(NamedTuple):
    """A tenth of the game: what a side that leads or trails then comes to in the end."""

    part: float  # of the acts that are over
    leader: Estimate  # the share of games that a side won which led
    last: Estimate  # and one that was last
    lead: float  # of the first over the second, in points
    spread: float  # of the first over the last


def course(found: Findings) -> list[Stage]:
    """How soon a game is decided: from its beginning to its last act."""
    if not found.games:
        return []
    stages = []
    parts = len(found.games[0]["sides"][0]["course"])
    for place in range(parts):
        leads, lasts, first, whole = [], [], [], []
        for one in found.games:
            points = [side["course"][place] for side in one["sides"]]
            ranked = sorted(points, reverse=True)
            leads.append(_mean_part(one, points, ranked[0]))
            lasts.append(_mean_part(one, points, ranked[-1]))
            first.append(ranked[0] - ranked[1])
            whole.append(ranked[0] - ranked[-1])
        leader, last = share(sum(leads), len(leads)), share(sum(lasts), len(lasts))
        assert leader is not None
        assert last is not None
        stages.append(
            Stage(place / (parts - 1), leader, last, float(np.mean(first)), float(np.mean(whole)))
        )
    return stages


def _mean_part(one: Json, points: Sequence[int], sought: int) -> float:
    """What the sides with so many points have of the win, each as much as the others."""
    parts = [s["part"] for s, own in zip(one["sides"], points, strict=True) if own == sought]
    return float(np.mean(parts))


class Lead(NamedTuple):
    """Games whose leader is so far ahead halfway, and how often it wins them."""

    least: float
    most: float
    wins: Estimate


def leads_halfway(found: Findings) -> list[Lead]:
    """The games in four equal parts, from the smallest lead halfway to the largest."""
    seen = []
    for one in found.games:
        half = len(one["sides"][0]["course"]) // 2
        points = [side["course"][half] for side in one["sides"]]
        best, second = sorted(points, reverse=True)[:2]
        seen.append((float(best - second), _mean_part(one, points, best)))
    if len(seen) < FEWEST_GAMES:
        return []
    leads = []
    for part in np.array_split(np.array(sorted(seen)), QUARTERS):
        wins = share(float(part[:, 1].sum()), len(part))
        assert wins is not None
        leads.append(Lead(float(part[0, 0]), float(part[-1, 0]), wins))
    return leads


class Otherwise(NamedTuple):
    """What winners take more or less of than the others of the same game."""

    family: str
    key: str
    winners: float  # of it, a side, mean
    others: float
    more: Estimate  # winners minus others, game by game
    p: float | None

    @property
    def is_clear(self) -> bool:
        return self.p is not None and self.p < UNLIKELY


def winners_did(found: Findings) -> list[Otherwise]:
    """What winners took otherwise, the clearest first. Games that all sides share tell nothing."""
    games = [one for one in found.games if not all(side["part"] for side in one["sides"])]
    keys = sorted({key for one in games for side in one["sides"] for key in side["taken"]})
    rows = []
    for key in keys:
        pairs = [_winners_and_others(one, key) for one in games]
        differences = [mine - theirs for mine, theirs in pairs]
        more = average(differences)
        if more is None:
            continue
        test = paired([0.0] * len(differences), differences)
        p = test.p if test is not None and test.deviation else None
        mine, theirs = (float(np.mean([pair[i] for pair in pairs])) for i in (0, 1))
        rows.append(Otherwise(*split(key), mine, theirs, more, p))
    chances = corrected([row.p for row in rows])
    told = [row._replace(p=p) for row, p in zip(rows, chances, strict=True)]
    return sorted(told, key=lambda row: (1.0 if row.p is None else row.p, row.family, row.key))


def _winners_and_others(one: Json, key: str) -> tuple[float, float]:
    won = [side["taken"].get(key, 0) for side in one["sides"] if side["part"]]
    lost = [side["taken"].get(key, 0) for side in one["sides"] if not side["part"]]
    return float(np.mean(won)), float(np.mean(lost))


def hardly_worth(found: Findings) -> list[Thing]:
    """Things with which sides clearly win less than without: where they are chosen freely, others
    beat them.
    """
    return [
        thing
        for thing in found.things
        if thing.is_clear
        and thing.without is not None
        and thing.with_it.value < thing.without.value
    ]


def seldom(found: Findings) -> list[Thing]:
    """Things that surely no more than one side of fifty takes."""
    return [thing for thing in found.things if thing.taken.high <= SELDOM]


class Play(NamedTuple):
    """A kind of play: sides whose points come from much the same sources."""

    sides: int
    wins: Estimate
    points: float
    sources: list[tuple[str, float]]  # the greatest, with their part of the points


def kinds_of_play(found: Findings) -> list[Play]:
    """Sides grouped by where their points come from (Ward's method), the most winning first."""
    names = sorted({key for side in found.sides for key in side["sources"]})
    if len(found.sides) < FEWEST_SIDES or len(names) < 2:
        return []
    made = np.array([[side["sources"].get(key, 0) for key in names] for side in found.sides], float)
    spread = made.std(axis=0)
    scaled = (made - made.mean(axis=0)) / np.where(spread > 0, spread, 1.0)
    groups = hierarchy.fcluster(hierarchy.ward(scaled), KINDS_OF_PLAY, "maxclust")
    plays = []
    for group in np.unique(groups):
        own = [side for side, at in zip(found.sides, groups, strict=True) if at == group]
        wins = share(sum(side["part"] for side in own), len(own))
        assert wins is not None
        means = made[groups == group].mean(axis=0)
        most = np.argsort(-means)[:3]
        sources = [(names[i], float(means[i])) for i in most if means[i] > 0]
        plays.append(Play(len(own), wins, float(np.mean([s["points"] for s in own])), sources))
    return sorted(plays, key=lambda play: -play.wins.value)


class Luck(NamedTuple):
    """How much of the differences in points goes with the bot, the place at the table, the deal."""

    bot: float
    place: float
    deal: float


def luck_and_skill(found: Findings) -> Luck | None:
    """Parts of the variance of points that bots, places and deals explain, each by itself."""
    points = np.array(found.scores, float)
    whole = float(points.var())
    if not whole:
        return None
    places = [i for one in found.games for i in range(len(one["sides"]))]
    deals = [n for n, one in enumerate(found.games) for _ in one["sides"]]
    bots = [side["bot"] for side in found.sides]
    return Luck(*(_explained(points, groups) / whole for groups in (bots, places, deals)))


def _explained(
    points: "np.ndarray[tuple[int], np.dtype[np.float64]]", groups: Sequence[object]
) -> float:
    """The variance between groups that is more than chance would make (omega squared times all)."""
    names, numbers = np.unique(np.array(groups), return_inverse=True)
    if len(names) < 2 or len(names) >= len(points):
        return 0.0
    counts = np.bincount(numbers)
    means = np.bincount(numbers, points) / counts
    between = float((counts * (means - points.mean()) ** 2).sum())
    within = float(((points - means[numbers]) ** 2).sum()) / (len(points) - len(names))
    return max(0.0, between - (len(names) - 1) * within) / len(points)


def deal_again(first: Findings, second: Findings) -> Estimate | None:
    """How much the points of the seats of one deal go together when it is played again otherwise.

    Pearson's correlation of how far a side lies above the mean of its game. The last side follows
    from the others and tells nothing.
    """
    above: list[list[float]] = [[], []]
    for pair in zip(*shared_deals(first, second), strict=True):
        for own, one in zip(above, pair, strict=True):
            points = [side["points"] for side in one["sides"]]
            own.extend(float(value - np.mean(points)) for value in points[:-1])
    if len(above[0]) < FEWEST_GAMES or not all(np.std(own) for own in above):
        return None
    if above[0] == above[1]:
        return Estimate(1.0, 1.0, 1.0, len(above[0]))
    found = stats.pearsonr(*above)
    low, high = found.confidence_interval(LEVEL)
    return Estimate(float(found.statistic), float(low), float(high), len(above[0]))
