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
from functools import partial
from typing import Any, BinaryIO, Final

import msgspec
from msgspec import Struct

from majlis.bots import act, adviser, default_bot, make_bot, win_chances
from majlis.bots.bot import HurriedBot
from majlis.games.catalogue import game
from majlis.kernel.frame import Ask
from majlis.kernel.rng import Rng
from majlis.kernel.rules import read_config
from majlis.kernel.runner import apply
from majlis.kernel.state import State
from majlis.play import Match
from majlis.server.wire import Said, said

LENGTH: Final = struct.Struct(">I")
MATCHES_KEPT: Final = 32
# How many ways that luck could have gone are looked at.
SAMPLES: Final = 4


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

    def do(self, memory: Memory) -> list[int]:
        name = self.match.game
        state = facing(self.match, self.seat, self.chance, memory)
        bot, quick = (make_bot(n, name, self.chance) for n in (self.level, default_bot(name)))
        return act(HurriedBot(bot, quick, self.seconds), game(name), state)


class Hint(Struct, frozen=True, tag=True):
    """What does a strong bot think of each choice?"""

    match: SavedMatch
    seat: int
    iterations: int
    chance: str

    def do(self, memory: Memory) -> list[tuple[int, float]]:
        state = facing(self.match, self.seat, self.chance, memory)
        name = self.match.game
        bot = adviser(name, self.chance, str(self.iterations))
        view = game(name).view(state, self.seat)
        rated = bot.explain(view, list(state.legal), redealer(state, name, self.seat))
        return [(choice, worth) for choice, worth, _ in rated]


class Opinion(Struct, frozen=True):
    """What a strong bot, knowing what the seat knew, thinks of an act beside a better one.

    Both begin alike; `text` is the first choice that cost something, `better` the one that it would
    have made instead. `line` is that better act: as far as the better choice, then completed.
    """

    text: Said
    chance: float
    better: Said
    better_chance: float
    line: list[int]

    @property
    def loss(self) -> float:
        return max(0.0, self.better_chance - self.chance)


class ActReview(Struct, frozen=True):
    """One act looked back at: chances before it, chances after it with other luck.

    `start` is how many choices were made before it. `expected` is None where the act met no luck:
    what came of it is what was expected. `opinion` is None where no choice of it was worse than
    another.
    """

    seat: int
    start: int
    chances: list[float]
    expected: list[float] | None
    opinion: Opinion | None


class Ends(Struct, frozen=True, tag=True):
    """After how many choices does each act of a match end?"""

    match: SavedMatch

    def do(self, memory: Memory) -> list[int]:
        return [made.end for made in memory.match(self.match).acts]


class Review(Struct, frozen=True, tag=True):
    """How did the game stand, what luck and what play came in the act that follows?

    `choices` are that act; none when the game is over.
    """

    match: SavedMatch
    choices: list[int]
    iterations: int
    chance: str

    def do(self, memory: Memory) -> ActReview:
        match = memory.match(self.match)
        before, start = match.state, len(match.log)
        chances = self._chances(match, before, "before")
        if not self.choices:
            return ActReview(-1, start, chances, None, None)
        after = self._after(before)
        expected = None if after.revealed == before.revealed else self._expected(match)
        return ActReview(match.to_act, start, chances, expected, self._opinion(match))

    def _after(self, before: State, rng: Rng | None = None) -> State:
        """The state after the act, with other luck if a generator is given."""
        state = before.copy()
        state.rng = rng or state.rng
        for choice in self.choices:
            apply(state, choice)
        return state

    def _chances(self, match: Match, state: State, name: str) -> list[float]:
        rng = Rng.from_seed(f"{name} {self.chance}")
        return win_chances(match.rules, state, self.iterations, rng)

    def _expected(self, match: Match) -> list[float]:
        """The mean of the chances after the act, over several ways that luck could have gone."""
        sums = [0.0] * match.config.players
        for sample in range(SAMPLES):
            other = self._after(match.state, Rng.from_seed(f"luck {sample} {self.chance}"))
            rng = Rng.from_seed(f"after {sample} {self.chance}")
            for seat, worth in enumerate(
                win_chances(match.rules, other, self.iterations // SAMPLES, rng)
            ):
                sums[seat] += worth
        return [total / SAMPLES for total in sums]

    def _opinion(self, match: Match) -> Opinion | None:
        """The opinion about the choice of the act that cost most."""
        worst: Opinion | None = None
        state = match.state.copy()
        for made, choice in enumerate(self.choices if self.iterations else ()):
            found = self._opinion_of(match, state, made)
            if found is not None and (worst is None or found.loss > worst.loss):
                worst = found
            apply(state, choice)
        return worst

    def _opinion_of(self, match: Match, state: State, made: int) -> Opinion | None:
        """What a strong bot thinks of one choice of the act, in the state before it."""
        seat, choice, legal = match.to_act, self.choices[made], list(state.legal)
        if len(legal) == 1:
            return None
        bot = adviser(self.match.game, f"{self.chance} {made}", str(self.iterations))
        imagine = redealer(state, self.match.game, seat)
        rated = bot.explain(match.rules.view(state, seat), legal, imagine)
        worth = {choice: chance for choice, chance, _ in rated}
        best = rated[0][0]
        if best == choice:
            return None
        frame = state.frames[-1]
        assert isinstance(frame, Ask)
        return Opinion(
            said(frame.describe(state, choice)),
            worth[choice],
            said(frame.describe(state, best)),
            worth[best],
            [*self.choices[:made], best],
        )


class Complete(Struct, frozen=True, tag=True):
    """How would a strong bot go on with an act that begins with these choices?"""

    match: SavedMatch
    begun: list[int]
    iterations: int
    chance: str

    def do(self, memory: Memory) -> list[int]:
        match = memory.match(self.match)
        state = facing(self.match, match.to_act, self.chance, memory)
        bot = adviser(self.match.game, self.chance, str(self.iterations))
        return act(bot, match.rules, state, self.begun)


Job = Choose | Hint | Ends | Review | Complete


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


def redealer(state: State, name: str, seat: int) -> Any:
    """The door through which a bot imagines states that fit its view."""
    return partial(game(name).redeal, state, seat)


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
    """Does jobs until the input ends. Ctrl-C is for the server, which closes the input."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    jobs = sys.stdin.buffer
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a stray print must not break the protocol
    memory = Memory()
    while (message := read(jobs)) is not None:
        write(answers, msgspec.msgpack.encode(answer(message, memory)))


if __name__ == "__main__":
    main()
