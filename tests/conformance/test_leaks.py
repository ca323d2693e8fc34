"""Nothing hidden is told by counting: two worlds that an observer cannot tell apart stay alike.

The true state and one with everything hidden dealt anew are led on by the same act and by the same
outcomes of nature. All that the observer and a spectator get on the way must be the same: views,
events, who is asked, how many acts are over. A step after which nothing looks different is no news,
so a payment may take more choices in one of the worlds; a question that shows is asked in both.
"""

from collections import Counter
from typing import Any, Final, NamedTuple

from majlis.games.alhambra.cards import EMPTY, VALUES, added
from majlis.games.alhambra.frames.actions import ChooseAction
from majlis.games.alhambra.meta import RULES as ALHAMBRA
from majlis.games.alhambra.modules.vizier import VizierOffer, VizierWindow
from majlis.games.alhambra.state import Alhambra
from majlis.games.alrashid.frames.titles import NegotiatorTarget
from majlis.games.alrashid.meta import RULES as ALRASHID
from majlis.games.alrashid.state import TOKEN_KIND, AlRashid
from majlis.kernel.codec import canonical
from majlis.kernel.frame import Ask, Draw
from majlis.kernel.journal import Event, Journal
from majlis.kernel.options import Value
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config, Rules
from majlis.kernel.runner import apply, is_chance, outcomes, run
from majlis.kernel.state import State
from majlis.play import Match
from majlis.play.act import follows
from tests.conformance.tables import every_table

SPECTATOR = -1
# Events by which the rules themselves show what was hidden, whatever anybody chooses.
SHOWS = {
    "alrashid": {"revealed", "saw", "negotiated"},  # AR-17.2, AR-3.2, AR-15.8: tokens
    "almadi": {"displayed"},  # AM-11.3: the characters that nobody kept
    "belaad": {"placed_hashash", "game_over"},  # BL-12.3, BL-14.7: kept cards, and the spoils
    "alhambra": {"leftover", "leftover_nobody"},  # AL-11.3: the most money of a currency
}


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

    def __init__(self) -> None:
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
            shows = SHOWS[first.match.rules.meta.name]
            if all(any(kind in shows for kind, _ in news.told) for news in (one, two)):
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


def search(rules: Rules, config: Config, seed: str, every: int = 3, deals: int = 1) -> Findings:
    """Plays a random game and compares at every so many acts, with so many deals each time."""
    rng = Rng.from_seed(f"leaks {seed}")
    match = Match(rules, config, seed)
    match.state = rules.start(config, seed, explicit=True)
    found = Findings()
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


@every_table
def test_nothing_is_told_by_counting(rules: Rules, config: Config) -> None:
    found = search(rules, config, "count")
    assert found.leaks == []
    assert found.ends["alike"] > 5


FORMER: Final[dict[str, Value]] = {"ask_hidden": False}


def at_the_negotiator(options: dict[str, Value]) -> Findings:
    """AR-15.8: a negotiator with several land tokens stands before a country with one."""
    found, rng = Findings(), Rng.from_seed("negotiator")
    config = Config(3, options)
    for number in range(20):
        match = Match(ALRASHID, config, f"negotiator {number}")
        st = ALRASHID.start(config, f"negotiator {number}")
        assert isinstance(st, AlRashid)
        kinds = [kind for kind in (0, 0, 1, 2) if st.pile.counts[kind]][:2]
        for kind in kinds:
            st.pile.take(kind)
            st.players[0].tokens[kind] += 1
        country = next(i for i, tokens in enumerate(st.mercenaries) if tokens)
        token = st.mercenaries[country][0] & TOKEN_KIND
        if token >= 3:
            continue
        st.explicit = True
        st.push(NegotiatorTarget(0, country))
        run(st)
        match.state = st
        for _ in range(10):
            compare(match, 1, rng, found)
    return found


def test_a_negotiator_is_asked_for_a_token_even_if_all_are_alike() -> None:
    """AR-15.8, AR-3.3: without the question everybody would know what is left in the hand."""
    assert any("negotiator_discard" in leak for leak in at_the_negotiator(FORMER).leaks)
    found = at_the_negotiator({})
    assert found.leaks == []
    assert found.ends["alike"] > 20


def viziers_asked(options: dict[str, Value]) -> int:
    """How many of three players with an awake vizier are asked; none can pay exactly."""
    st = ALHAMBRA.start(Config(3, {"vizier": True, **options}), "viziers")
    assert isinstance(st, Alhambra)
    st.awake = 0b111
    for player in st.players:
        player.hand = EMPTY
    asked = 0
    st.push(VizierWindow(0))
    run(st)
    while isinstance(st.frames[-1], VizierOffer):
        asked += 1
        apply(st, VizierOffer.PASS)
    return asked


def test_everybody_with_an_awake_vizier_is_asked() -> None:
    """AL-VI-6: else it would tell who can pay a price exactly."""
    assert viziers_asked(FORMER) == 0
    assert viziers_asked({}) == 3


def asks(options: dict[str, Value], is_rich: bool) -> bool:
    """Whether a further action is asked for with nothing to take; the hand is rich or poor."""
    st = ALHAMBRA.start(Config(3, options), "further")
    assert isinstance(st, Alhambra)
    st.display = (-1, -1, -1, -1)
    st.players[0].hand = EMPTY
    for row in range(4):
        card = row * VALUES + (VALUES - 1 if is_rich else 0)
        st.players[0].hand = added(st.players[0].hand, card, 2)
    frame = ChooseAction(0, True)
    st.push(frame)
    run(st)
    return st.frames[-1] is frame


def test_an_action_is_asked_for_even_if_nothing_can_be_paid() -> None:
    """AL-3.2, AL-13.1: with an empty display, tiles are all that could be chosen besides."""
    assert [asks(FORMER, rich) for rich in (True, False)] == [True, False]
    assert [asks({}, rich) for rich in (True, False)] == [True, True]
