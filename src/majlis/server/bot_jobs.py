"""What is asked of a bot worker, and the program that it runs.

A worker is `python -m majlis.server.bot_jobs`: it reads jobs from its standard input and writes
answers to its standard output, each as a length and a msgpack message. It ends when its input
does, so it never outlives the server.
"""

import os
import signal
import struct
import sys
from collections import OrderedDict
from typing import Any, BinaryIO, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from majlis.bots import act, default_bot, made_of, make_bot, settled, welcome, win_chances
from majlis.bots.advice import estimates
from majlis.bots.bot import HurriedBot
from majlis.bots.coach import Advised, Coach
from majlis.bots.source import Estimate, estimate
from majlis.games.catalogue import game
from majlis.kernel.frame import Ask
from majlis.kernel.rng import Rng
from majlis.kernel.rules import read_config
from majlis.kernel.runner import apply, to_act
from majlis.kernel.state import State
from majlis.play import Draft, Match
from majlis.server.onward import MOST_ACTS, acts_on
from majlis.server.wire import Said, said

LENGTH: Final = struct.Struct(">I")
MATCHES_KEPT: Final = 32
# How many ways that luck could have gone are looked at.
SAMPLES: Final = 4
# So much of the chance to win may be lost before a person is told to begin an act anew.
SLIP: Final = 0.03
# The level that chooses at once, and what is too little for a bot that searches.
QUICK: Final = "apprentice"
SEARCHES: Final = ("search", "network-search")
LEAST_MS: Final = 50
LEAST_ITERATIONS: Final = 20
# Somebody who waits no longer than so many seconds gets the quick choice.
LAST_MOMENT: Final = 1.0


class SavedMatch(Struct, frozen=True):
    """A match as a worker gets it: what made it and the choices so far.

    `table` is any name that stays the same for one match; a bot's chance hangs on it and on the
    server's secret, never on the seed of the game.
    """

    table: str
    game: str
    config: Any
    seed: str
    choices: list[int]
    redrawn: list[tuple[int, int]] = []


class Memory:
    """The matches that a worker played last: the next job is mostly a few choices further on."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Match] = OrderedDict()

    def match(self, saved: SavedMatch) -> Match:
        match = self._kept.pop(saved.table, None)
        if match is None or not _leads_to(match, saved):
            match = Match(game(saved.game), read_config(saved.config), saved.seed)
        anew = dict(saved.redrawn)
        for step in range(len(match.log), len(saved.choices) + 1):
            if step in anew and (step, anew[step]) not in match.redrawn:
                match.redraw(anew[step])
            if step == len(saved.choices):
                break
            if match.act(match.to_act, saved.choices[step]) is not None:
                raise ValueError(f"choice {step} of {saved.table} is not allowed")
        self._kept[saved.table] = match
        if len(self._kept) > MATCHES_KEPT:
            self._kept.popitem(last=False)
        return match


def _leads_to(match: Match, saved: SavedMatch) -> bool:
    """Whether a kept match is the saved one some choices ago."""
    return (
        match.seed == saved.seed
        and match.rules.meta.name == saved.game
        and match.config.to_json() == read_config(saved.config).to_json()
        and [step.choice for step in match.log] == saved.choices[: len(match.log)]
        and match.redrawn == [one for one in saved.redrawn if one[0] <= len(match.log)]
    )


class Choose(Struct, frozen=True, tag=True):
    """What would a bot of this level do: which choices make its whole act?

    After some seconds of thought the rest of a long act is made by a quick bot.
    """

    match: SavedMatch
    seat: int
    level: str
    chance: str
    seconds: float

    def eased(self, share: float, left: float) -> "Choose":
        """The same with a share of the thought, to be done in the seconds that are left."""
        level = QUICK if left < LAST_MOMENT else lighter(self.level, self.match.game, share)
        return replace(self, level=level, seconds=min(self.seconds * share, left))

    def do(self, memory: Memory) -> list[int]:
        name = self.match.game
        state = facing(self.match, self.seat, self.chance, memory)
        bot, quick = (make_bot(n, name, self.chance) for n in (self.level, default_bot(name)))
        return act(HurriedBot(bot, quick, self.seconds), game(name), state)


def lighter(level: str, game: str, share: float) -> str:
    """A bot like that of a level that thinks so much of its thought, down to the quick choice.

    The quick choice of a search over a network is the network's own.
    """
    kind, _, budget = made_of(level, game).partition(":")
    if kind not in SEARCHES or share >= 1.0:
        return level
    quick = QUICK if kind == "search" else "network"
    if budget.endswith("s"):
        milliseconds = int(float(budget[:-1]) * 1000 * share)
        return f"{kind}:{milliseconds}ms" if milliseconds >= LEAST_MS else quick
    iterations = int(float(budget) * share)
    return f"{kind}:{iterations}" if iterations >= LEAST_ITERATIONS else quick


class Advice(Struct, frozen=True):
    """Acts that a strong bot would consider, with the chance after each, the best first.

    `then` is the act that it would make after the best one, where the seat acts again at once.
    `anew`: they do not go on with what has been begun, since that leads to nothing as good.
    `tried` is the act that was to be judged, weighed by as many games as the others.
    """

    acts: list[tuple[list[int], float]]
    then: list[int] = []
    anew: bool = False
    tried: tuple[list[int], float] | None = None


class Hint(Struct, frozen=True, tag=True):
    """Which acts would a strong bot consider, in a draft as it stands?"""

    match: SavedMatch
    seat: int
    iterations: int
    chance: str
    parts: list[list[int]] = []
    open: bool = False
    pointed: list[str] = []
    judge: bool = False

    def eased(self, share: float, left: float) -> "Hint":
        """The same, thought about less."""
        iterations = min(self.iterations, max(LEAST_ITERATIONS, int(self.iterations * share)))
        return replace(self, iterations=iterations)

    def do(self, memory: Memory) -> Advice:
        state = facing(self.match, self.seat, self.chance, memory)
        rules = game(self.match.game)
        coach = Coach(rules, state, self.seat, self.iterations, self.chance)
        draft = Draft(rules, state, self.seat, self.parts, self.open, self.pointed)
        if self.judge:
            return self._judged(coach, draft.choices)
        best = coach.weighed(coach.acts())
        anew = False
        if draft.parts or draft.pointed:
            known = [one.choices for one in best]
            onward = coach.weighed(acts_on(coach, draft, known, Rng.from_seed(self.chance)))
            anew = onward[0].chance < best[0].chance - SLIP
            best = best if anew else onward
        told = best[:MOST_ACTS]
        return Advice([_told(one) for one in told], self._then(coach, told[0].choices), anew)

    def _judged(self, coach: Coach, tried: list[int]) -> Advice:
        """A whole act beside those that the coach finds; all of them start from the beginning."""
        rated = coach.weighed([tried, *coach.acts()])
        own = next(one for one in rated if one.choices == tried)
        told = [_told(one) for one in rated[:MOST_ACTS]]
        return Advice(told, self._then(coach, told[0][0]), tried=_told(own))

    def _then(self, coach: Coach, choices: list[int]) -> list[int]:
        """What follows an act after which the seat chooses again, with nothing shown between."""
        state = coach.state.copy()
        for choice in choices:
            apply(state, choice)
        if to_act(state) != self.seat or state.revealed != coach.state.revealed:
            return []
        return Coach(coach.rules, state, self.seat, self.iterations, self.chance).completed([])


def _told(one: Advised) -> tuple[list[int], float]:
    return one.choices, one.chance


class Opinion(Struct, frozen=True):
    """What a strong bot, knowing what the seat knew, thinks of an act beside a better one.

    Both were weighed in the same imagined worlds, and by as many; `error` is how far the difference
    may be off. `text` and `better` are the choices in which they part; `line` is the whole better
    act.
    """

    text: Said
    chance: float
    better: Said
    better_chance: float
    line: list[int]
    error: float = 0.0

    @property
    def loss(self) -> float:
        return max(0.0, self.better_chance - self.chance)


class ActReview(Struct, frozen=True):
    """One act looked back at: chances before it, chances after it with other luck.

    `start` is how many choices were made before it. `expected` is None where the act met no luck:
    what came of it is what was expected. `opinion` is None where nobody asked for one, or nothing
    better was found. `errors` are how far the chances may be off, `expected_errors` likewise.
    """

    seat: int
    start: int
    chances: list[float]
    expected: list[float] | None
    opinion: Opinion | None
    errors: list[float] = []
    expected_errors: list[float] | None = None


class Ends(Struct, frozen=True, tag=True):
    """After how many choices does each act of a match end?"""

    match: SavedMatch

    def do(self, memory: Memory) -> list[int]:
        return [made.end for made in memory.match(self.match).acts]


class Review(Struct, frozen=True, tag=True):
    """How did the game stand, what luck and what play came in the act that follows?

    `choices` are that act; none when the game is over. With `judge` it is weighed beside the best
    one that is found.
    """

    match: SavedMatch
    choices: list[int]
    iterations: int
    chance: str
    judge: bool = False

    def do(self, memory: Memory) -> ActReview:
        match = memory.match(self.match)
        before, start = match.state, len(match.log)
        found = estimates(match.rules, before, self.iterations, f"before {self.chance}")
        chances, errors = [one.value for one in found], [one.error for one in found]
        if not self.choices:
            return ActReview(-1, start, chances, None, None, errors)
        expected = None
        if self._after(before).revealed != before.revealed:
            expected = self._expected(match)
        return ActReview(
            match.to_act,
            start,
            chances,
            [one.value for one in expected] if expected else None,
            self._opinion(match) if self.judge else None,
            errors,
            [one.error for one in expected] if expected else None,
        )

    def _after(self, before: State, rng: Rng | None = None, made: int | None = None) -> State:
        """The state after the act or some choices of it, with other luck if that is given."""
        state = before.copy()
        state.rng = rng or state.rng
        for choice in self.choices[:made]:
            apply(state, choice)
        return state

    def _expected(self, match: Match) -> list[Estimate]:
        """The mean of the chances after the act, over several ways that luck could have gone."""
        samples: list[list[float]] = []
        for sample in range(SAMPLES):
            other = self._after(match.state, Rng.from_seed(f"luck {sample} {self.chance}"))
            rng = Rng.from_seed(f"after {sample} {self.chance}")
            samples.append(win_chances(match.rules, other, self.iterations // SAMPLES, rng))
        return [estimate([one[seat] for one in samples]) for seat in range(match.config.players)]

    def _opinion(self, match: Match) -> Opinion | None:
        """The opinion about the act, weighed against the best one that is found."""
        if not self.iterations or settled(match.state) is not None:
            return None
        seat = match.to_act
        coach = Coach(match.rules, match.state, seat, self.iterations, self.chance)
        best = coach.weighed([self.choices, *coach.acts()])[0]
        apart = _parting(best.choices, self.choices)
        if apart < 0:
            return None
        # The best of several looks better than it is: how much better is found out in new worlds.
        both = coach.weighed([self.choices, best.choices], "again")
        played, best = sorted(both, key=lambda one: one.choices != self.choices)
        lost = best.better_than(played)
        if lost.value <= 0:
            return None
        state = self._after(match.state, made=apart)
        frame = state.frames[-1]
        assert isinstance(frame, Ask)
        words = [said(frame.describe(state, one.choices[apart])) for one in (played, best)]
        return Opinion(words[0], played.chance, words[1], best.chance, best.choices, lost.error)


def _parting(one: list[int], other: list[int]) -> int:
    """The place of the first choice in which two acts differ; -1 where one is all of the other."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((place for place, (a, b) in pairs if a != b), -1)


Job = Choose | Hint | Ends | Review


class Answer(Struct, frozen=True):
    """What came of a job: a value, or the error that ended it."""

    value: Any = None
    error: str | None = None


def facing(saved: SavedMatch, seat: int, chance: str, memory: Memory) -> State:
    """A state that the seat cannot tell from the true one.

    A bot only ever holds what comes of this: the true state stays behind, so whatever a bot does
    with the objects in its hands, it cannot find out what is hidden.
    """
    match = memory.match(saved)
    if seat not in match.asked:
        raise ValueError(f"seat {seat} of {saved.table} is not to choose")
    return match.rules.redeal(match.facing(seat), seat, Rng.from_seed(f"redeal {chance}"))


# --- the program -----------------------------------------------------------------------------


def write(stream: BinaryIO, message: bytes) -> None:
    stream.write(LENGTH.pack(len(message)) + message)
    stream.flush()


def read(stream: BinaryIO) -> bytes | None:
    """The next message; None when the other side has gone."""
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    body = stream.read(LENGTH.unpack(head)[0])
    return body or None


def answer(message: bytes, memory: Memory) -> Answer:
    """Does one job; an error is told, not raised, for the worker lives on."""
    try:
        job = msgspec.msgpack.decode(message, type=Job)
        return Answer(value=job.do(memory))
    except Exception as error:
        return Answer(error=f"{type(error).__name__}: {error}")


def main() -> None:
    """Does jobs until the input ends. Ctrl-C is for the server, which closes the input.

    The arguments are the agents of the host.
    """
    welcome(sys.argv[1:])
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    jobs = sys.stdin.buffer
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a stray print must not break the protocol
    memory = Memory()
    while (message := read(jobs)) is not None:
        write(answers, msgspec.msgpack.encode(answer(message, memory)))


if __name__ == "__main__":
    main()
