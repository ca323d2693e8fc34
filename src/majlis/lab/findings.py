"""What many observed games show together: figures with their intervals, ready for a report."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property, partial
from typing import Final, NamedTuple

import numpy as np

from majlis.kernel.codec import Json
from majlis.lab.intervals import (
    Estimate,
    Paired,
    average,
    contrast,
    corrected,
    evenness,
    paired,
    share,
)

UNLIKELY: Final = 0.05  # below this chance a difference is told as one
CLOSE: Final = 0.05  # a game is close if the winner leads by this part of its points or less


class Group(NamedTuple):
    """The sides that have something in common, such as a seat: their wins and their points."""

    name: str
    wins: Estimate
    points: Estimate
    par: float


class Thing(NamedTuple):
    """What goes with having taken a thing: how often, and wins and points with and without."""

    family: str
    key: str
    taken: Estimate  # the share of sides that took it
    copies: float  # taken a game, by all sides together
    with_it: Estimate
    without: Estimate | None
    more_points: float | None  # a side with it has so many more than one without
    p: float | None  # of the difference in wins, corrected for as many things as there are

    @property
    def is_clear(self) -> bool:
        return self.p is not None and self.p < UNLIKELY


class Source(NamedTuple):
    """Points from one source: a side's mean, for winners and for the others."""

    clause: str
    key: str
    names: str
    winners: Estimate
    others: Estimate | None


class Decision(NamedTuple):
    """One kind of decision: how many a game, and how many choices it offers."""

    kind: str
    a_game: float
    part: float
    mean: float
    median: float
    most: int


class Findings:
    """The figures of one configuration. Sides are what competes: a team counts once."""

    def __init__(self, name: str, games: Iterable[Json], side_names: Sequence[str]) -> None:
        self.name = name
        self.games = sorted(games, key=lambda g: int(g["game"]))
        self.side_names = list(side_names)
        self.sides: list[Json] = [side for g in self.games for side in g["sides"]]
        self.lengths = [g["length"] for g in self.games]
        self.acts = [g["acts"] for g in self.games]
        self.scores = [side["points"] for side in self.sides]
        self.means = [_mean_points(g) for g in self.games]  # sides of a game are not independent
        self.winning = [_winning(g) for g in self.games]
        self.margins = [_margin(g["sides"]) for g in self.games]

    def by_side(self) -> list[Group]:
        """Each place at the table."""
        return self._groups(self.side_names, lambda index, side: index)

    def by_order(self) -> list[Group]:
        """The side that begins, and those that follow."""
        names = [_ordinal(place + 1) for place in range(len(self.side_names))]
        return self._groups(names, lambda index, side: int(side["order"]))

    def by_bot(self) -> list[Group]:
        """Each bot; `par` follows from how many sides it had."""
        bots = sorted({side["bot"] for side in self.sides})
        return self._groups(bots, lambda index, side: bots.index(side["bot"]))

    def close_games(self) -> Estimate | None:
        """The share of games that are close."""
        return share(sum(map(is_close, self.games)), len(self.games))

    def _groups(self, names: Sequence[str], place: Callable[[int, Json], int]) -> list[Group]:
        members: list[list[Json]] = [[] for _ in names]
        for one in self.games:
            for index, side in enumerate(one["sides"]):
                members[place(index, side)].append(side)
        groups = []
        for name, own in zip(names, members, strict=True):
            wins = share(sum(side["part"] for side in own), len(own))
            points = average([side["points"] for side in own])
            if wins is not None and points is not None:
                groups.append(Group(name, wins, points, 1 / len(self.side_names)))
        return groups

    def seats_even(self) -> float | None:
        """The chance of wins as uneven as these if all places were equal."""
        return _even(self.by_side())

    def order_even(self) -> float | None:
        """The same for the places in the turn order."""
        return _even(self.by_order())

    @cached_property
    def things(self) -> list[Thing]:
        """Every thing taken at least once, the most winning first within its family."""
        copies: Counter[str] = Counter()
        for side in self.sides:
            copies.update(side["taken"])
        found = [self._thing(name, count) for name, count in copies.items()]
        chances = corrected([thing.p for thing in found])
        found = [thing._replace(p=p) for thing, p in zip(found, chances, strict=True)]
        return sorted(found, key=lambda t: (t.family, -t.with_it.value, t.key))

    def _thing(self, name: str, copies: int) -> Thing:
        family, key = split(name)
        having = [side for side in self.sides if name in side["taken"]]
        lacking = [side for side in self.sides if name not in side["taken"]]
        won, lost = (sum(side["part"] for side in sides) for sides in (having, lacking))
        mine, theirs = (average([side["points"] for side in s]) for s in (having, lacking))
        taken = share(len(having), len(self.sides))
        with_it = share(won, len(having))
        assert taken is not None
        assert with_it is not None
        return Thing(
            family,
            key,
            taken,
            copies / len(self.games),
            with_it,
            share(lost, len(lacking)),
            mine.value - theirs.value if mine and theirs else None,
            contrast(won, len(having), lost, len(lacking)),
        )

    def sources(self) -> list[Source]:
        """Where points come from, the richest source of winners first; no points is nought."""
        names = {name for side in self.sides for name in side["sources"]}
        won = [side for side in self.sides if side["part"]]
        lost = [side for side in self.sides if not side["part"]]
        found = []
        for name in names:
            clause, key, refs = name.split("/", 2)
            winners = average([side["sources"].get(name, 0) for side in won])
            others = average([side["sources"].get(name, 0) for side in lost])
            assert winners is not None
            found.append(Source(clause, key, refs, winners, others))
        return sorted(found, key=lambda s: (-s.winners.value, s.clause, s.key, s.names))

    def source_groups(self) -> list[Source]:
        """The same with all names of a text together: titles as one source, pawns as one."""
        merged = []
        for one in self.games:
            sides = []
            for side in one["sides"]:
                sums: Counter[str] = Counter()
                for name, points in side["sources"].items():
                    sums["/" + name.split("/", 2)[1] + "/"] += points
                sides.append({**side, "sources": dict(sums)})
            merged.append({**one, "sides": sides})
        return Findings(self.name, merged, self.side_names).sources()

    @cached_property
    def decisions(self) -> list[Decision]:
        """Every kind of decision, the most frequent first."""
        offered: dict[str, Counter[int]] = {}
        for one in self.games:
            for kind, found in one["decisions"].items():
                own = offered.setdefault(kind, Counter())
                for size, count in found.items():
                    own[int(size)] += count
        everything = sum(self.lengths)
        rows = []
        for kind, sizes in offered.items():
            count = sizes.total()
            spread = np.repeat(list(sizes.keys()), list(sizes.values()))
            rows.append(
                Decision(
                    kind,
                    count / len(self.games),
                    count / everything,
                    float(spread.mean()),
                    float(np.median(spread)),
                    int(spread.max()),
                )
            )
        return sorted(rows, key=lambda row: (-row.a_game, row.kind))

    def forks(self) -> float:
        """The part of the decisions that offer just two choices: nearly forced."""
        kinds = [found for one in self.games for found in one["decisions"].values()]
        two = sum(count for found in kinds for size, count in found.items() if int(size) == 2)
        return float(two / max(1, sum(self.lengths)))

    def tree(self) -> float:
        """How large the game is: the mean of the logarithm (base 10) of all choices multiplied."""
        logs = [
            sum(
                count * float(np.log10(int(size)))
                for found in one["decisions"].values()
                for size, count in found.items()
            )
            for one in self.games
        ]
        return float(np.mean(logs))


def _even(groups: Sequence[Group]) -> float | None:
    return evenness([group.wins.value * group.wins.seen for group in groups])


def _margin(sides: Sequence[Json]) -> float:
    """By how many points the winner leads the next side; nought where the win is shared."""
    best = max(side["points"] for side in sides if side["part"])
    others = [side["points"] for side in sides if not side["part"]]
    shared = sum(1 for side in sides if side["part"]) > 1
    return 0.0 if shared or not others else float(best - max(others))


def is_close(one: Json) -> bool:
    """Whether the winner of a game leads by less than a twentieth of its points."""
    return _margin(one["sides"]) <= CLOSE * abs(_winning(one))


def _ordinal(number: int) -> str:
    return {1: "1st", 2: "2nd", 3: "3rd"}.get(number, f"{number}th")


class Compared(NamedTuple):
    """One figure under two configurations, on the deals that both have played."""

    name: str
    first: Estimate
    second: Estimate
    change: Paired | None
    p: float | None  # of the change, corrected for as many figures as are compared
    is_share: bool

    @property
    def is_clear(self) -> bool:
        return self.p is not None and self.p < UNLIKELY

    def needed(self, precision: float) -> int | None:
        """How many deals make the interval so narrow: a part of the figure, points of a share."""
        width = precision if self.is_share else precision * abs(self.first.value)
        return self.change.needed(width) if self.change is not None and width > 0 else None


def shared_deals(first: Findings, second: Findings) -> tuple[list[Json], list[Json]]:
    """The games of the deals that both configurations have played, in the same order."""
    others = {one["game"]: one for one in second.games}
    both = [(one, others[one["game"]]) for one in first.games if one["game"] in others]
    return [one for one, _ in both], [other for _, other in both]


def same_course(first: Findings, second: Findings) -> int:
    """How many deals went the same way to the last choice and the same result."""
    pairs = zip(*shared_deals(first, second), strict=True)
    return sum(one == other for one, other in pairs)


def compare(first: Findings, second: Findings) -> list[Compared]:
    """The figures that say whether a change changed the game, deal by deal."""
    both = shared_deals(first, second)
    figures: list[tuple[str, Callable[[Json], float], bool]] = [
        ("points of a side", _mean_points, False),
        ("points of the winner", _winning, False),
        ("lead of the winner", lambda one: _margin(one["sides"]), False),
        ("close games", is_close, True),
        ("decisions in a game", lambda one: float(one["length"]), False),
        ("acts in a game", lambda one: float(one["acts"]), False),
    ]
    for index, name in enumerate(first.side_names):
        figures.append((f"wins of {name}", partial(_part, index), True))
    rows = []
    for name, of, is_share in figures:
        seen = [[float(of(one)) for one in games] for games in both]
        told = [share(sum(v), len(v)) if is_share else average(v) for v in seen]
        if told[0] is not None and told[1] is not None:
            rows.append(Compared(name, told[0], told[1], paired(*seen), None, is_share))
    return _corrected(rows)


def compare_things(first: Findings, second: Findings) -> dict[tuple[str, str], Compared]:
    """How many sides take each thing, deal by deal."""
    both = shared_deals(first, second)
    keys = sorted({key for one in (*both[0], *both[1]) for s in one["sides"] for key in s["taken"]})
    rows = []
    for key in keys:
        seen = [[[key in side["taken"] for side in one["sides"]] for one in g] for g in both]
        told = [share(sum(map(sum, games)), sum(map(len, games))) for games in seen]
        parts = [[sum(sides) / len(sides) for sides in games] for games in seen]
        assert told[0] is not None
        assert told[1] is not None
        rows.append(Compared(key, told[0], told[1], paired(*parts), None, True))
    return {split(row.name): row for row in _corrected(rows)}


def _corrected(rows: Sequence[Compared]) -> list[Compared]:
    chances = corrected([row.change.p if row.change else None for row in rows])
    return [row._replace(p=p) for row, p in zip(rows, chances, strict=True)]


def source_of(name: str) -> Source:
    """A source by its name in an observation, without figures."""
    clause, key, refs = name.split("/", 2)
    nothing = Estimate(0, 0, 0, 0)
    return Source(clause, key, refs, nothing, None)


def split(name: str) -> tuple[str, str]:
    """The family and the text key of a thing."""
    family, _, key = name.partition("/")
    return family, key


def _mean_points(one: Json) -> float:
    return float(np.mean([side["points"] for side in one["sides"]]))


def _winning(one: Json) -> float:
    return float(max(side["points"] for side in one["sides"] if side["part"]))


def _part(index: int, one: Json) -> float:
    return float(one["sides"][index]["part"])
