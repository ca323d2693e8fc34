"""Nothing hidden is told by counting: two worlds that an observer cannot tell apart stay alike.

The true state and one with everything hidden dealt anew are led on by the same act and by the same
outcomes of nature. All that the observer and a spectator get on the way must be the same: views,
events, who is asked, how many acts are over. A step after which nothing looks different is no news,
so a payment may take more choices in one of the worlds; a question that shows is asked in both.
"""

from collections import Counter
from collections.abc import Collection
from typing import Any, NamedTuple

from majlis.kernel.codec import canonical
from majlis.kernel.frame import Ask, Draw
from majlis.kernel.journal import Event, Journal
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config, Rules
from majlis.kernel.runner import apply, is_chance, outcomes
from majlis.kernel.state import State
from majlis.play import Match
from majlis.play.act import follows

SPECTATOR = -1


class Move(NamedTuple):
    """A choice of an act, and whether the seat is asked for it."""

    kind: str
    choice: int
    is_asked: bool


class News(NamedTuple):
    """What an observer and a spectator are told, and all that they see then."""

    told: list[tuple[str, str]]
    views: tuple[Any, ...]
    asked: tuple[int, ...]
    acts: int


class World:
    """A match with explicit chance under the eyes of an observer and of a spectator."""

    def __init__(self, match: Match, state: State, observer: int) -> None:
        self.match = match.copy()
        self.match.state = state
        self.eyes = (observer, SPECTATOR)
        self.news: list[News] = []
        self._look([])

    def _look(self, events: list[Event]) -> None:
        match = self.match
        news = News(
            [(e.name, repr(e.args)) for e in events if any(map(e.is_visible_to, self.eyes))],
            tuple(match.view(eye) for eye in self.eyes),
            tuple(match.asked),
            match.acts_done,
        )
        if not self.news or news.told or news[1:] != self.news[-1][1:]:
            self.news.append(news)

    def carry_out(self, act: list[Move]) -> None:
        """The choices of an act that are asked for, one after the other."""
        for move in act:
            if move.is_asked:
                assert self.match.act(self.match.to_act, move.choice) is None
                self._look(self.match.log[-1].events)

    def happen(self, outcome: int) -> None:
        """An outcome of nature."""
        after, journal = self.match.state.copy(), Journal()
        after.journal = journal
        apply(after, outcome)
        after.journal = None
        self.match.state = after
        self._look(journal.take())


class Findings:
    """What the comparisons of a game have found: leaks, and how often which end."""

    def __init__(self, shows: Collection[str]) -> None:
        self.shows = shows  # events by which the rules themselves show what was hidden
        self.leaks: list[str] = []
        self.ends: Counter[str] = Counter()


def spelled(st: State, rng: Rng, like: list[Move] | None = None) -> list[Move] | None:
    """A random act choice by choice, with those that are forced; or `like` one of another world.

    None where this world does not allow that.
    """
    st = st.copy()
    seat, revealed = st.frames[-1].seat, st.revealed  # type: ignore[attr-defined]  # an Ask
    act: list[Move] = []
    while like is None or len(act) < len(like):
        frame: Any = st.frames[-1]
        legal = frame.choices(st)
        choice = legal[rng.below(len(legal))] if like is None else like[len(act)].choice
        if choice not in legal or (like is not None and like[len(act)].kind != frame.KIND):
            return None
        act.append(Move(frame.KIND, choice, len(legal) > 1 or frame.asks_alone(st)))
        frame.apply(st, choice)
        while st.frames and not isinstance(st.frames[-1], Ask | Draw):
            st.frames[-1].step(st)
        if st.revealed != revealed or not follows(st, seat):
            break
    return act


def compare(match: Match, observer: int, rng: Rng, found: Findings) -> None:
    """Leads two worlds through an act and through what nature adds to it."""
    true = match.state
    other = match.rules.redeal(true, observer, rng)
    act = spelled(true, rng)
    assert act is not None
    again = spelled(other, rng, act)
    if again is None:
        found.ends["not allowed in both"] += 1
        return
    first, second = World(match, true, observer), World(match, other, observer)
    assert first.news == second.news
    first.carry_out(act)
    second.carry_out(again)
    while is_chance(first.match.state) and is_chance(second.match.state):
        weighted = outcomes(first.match.state)
        outcome = weighted[rng.weighted([weight for _, weight in weighted])][0]
        if outcome not in second.match.state.legal:
            break
        first.happen(outcome)
        second.happen(outcome)
    judge(first, second, f"{'+'.join(move.kind for move in act)} seen by {observer}", found)


def judge(first: World, second: World, what: str, found: Findings) -> None:
    """Compares the news of two worlds, up to where the rules themselves show something hidden."""
    end = "alike"
    for one, two in zip(first.news, second.news, strict=False):
        if one != two:
            if all(any(kind in found.shows for kind, _ in news.told) for news in (one, two)):
                end = "shown by the rules"
            else:
                end = "leak"
                found.leaks.append(f"{what}: {difference(one, two)}")
            break
    else:
        if len(first.news) != len(second.news):
            end = "leak"
            found.leaks.append(f"{what}: one world has more news than the other")
    found.ends[end] += 1


def difference(one: News, two: News) -> str:
    """The first thing in which two pieces of news differ."""
    for name, a, b in zip(News._fields, one, two, strict=True):
        if a != b and name != "views":
            return f"{name} {a} != {b}"
    for a, b in zip(one.views, two.views, strict=True):
        for field in a:
            if a[field] != b[field]:
                return f"{field} {canonical(a[field])[:300]} != {canonical(b[field])[:300]}"
    return "nothing"


def search(
    rules: Rules, config: Config, seed: str, shows: Collection[str], every: int = 3, deals: int = 1
) -> Findings:
    """Plays a random game and compares at every so many acts, with so many deals each time."""
    rng = Rng.from_seed(f"leaks {seed}")
    match = Match(rules, config, seed)
    match.state = rules.start(config, seed, explicit=True)
    found = Findings(shows)
    number = 0
    while not match.is_over:
        st = match.state
        if is_chance(st):
            after = st.copy()
            weighted = outcomes(st)
            apply(after, weighted[rng.weighted([weight for _, weight in weighted])][0])
            match.state = after
            continue
        if not match.is_in_act:
            number += 1
            for _ in range(deals if number % every == 0 else 0):
                compare(match, rng.below(config.players + 1) - 1, rng, found)
        assert match.act(match.to_act, st.legal[rng.below(len(st.legal))]) is None
    return found


def test_nothing_is_told_by_counting(rules: Rules, config: Config, shows: Collection[str]) -> None:
    found = search(rules, config, "count", shows)
    assert found.leaks == []
    assert found.ends["alike"] > 0
