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

from majlis.bots import adviser, make_bot, win_chances
from majlis.games.catalogue import game
from majlis.kernel.codec import Json
from majlis.kernel.rng import Rng
from majlis.kernel.rules import read_config
from majlis.kernel.runner import apply
from majlis.kernel.state import State
from majlis.play import Match
from majlis.server.acts import goes_on
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


class Memory:
    """The matches that a worker played last: the next job is mostly a few choices further on."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Match] = OrderedDict()

    def match(self, saved: SavedMatch) -> Match:
        match = self._kept.pop(saved.table, None)
        if match is None or not _leads_to(match, saved):
            match = Match(game(saved.game), read_config(saved.config), saved.seed)
        for choice in saved.choices[len(match.log) :]:
            if match.act(match.to_act, choice) is not None:
                raise ValueError(f"choice {len(match.log)} of {saved.table} is not allowed")
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
    )


class Choose(Struct, frozen=True, tag=True):
    """What would a bot of this level choose?"""

    match: SavedMatch
    seat: int
    level: str
    chance: str

    def do(self, memory: Memory) -> int:
        state, view = facing(self.match, self.seat, self.chance, memory)
        bot = make_bot(self.level, self.match.game, self.chance)
        return bot.choose(view, list(state.legal), redealer(state, self.match.game, self.seat))


class Hint(Struct, frozen=True, tag=True):
    """What does a strong bot think of each choice?"""

    match: SavedMatch
    seat: int
    iterations: int
    chance: str

    def do(self, memory: Memory) -> list[tuple[int, float]]:
        state, view = facing(self.match, self.seat, self.chance, memory)
        name = self.match.game
        bot = adviser(name, self.chance, str(self.iterations))
        rated = bot.explain(view, list(state.legal), redealer(state, name, self.seat))
        return [(choice, worth) for choice, worth, _ in rated]


class Opinion(Struct, frozen=True):
    """What a strong bot, knowing what the seat knew, thinks of a choice beside the best one.

    `line` is the act that it would have made: the better choice, then what completes it. Reviews
    that were kept before there were lines have none.
    """

    text: Said
    chance: float
    better: Said
    better_chance: float
    line: list[int] = []

    @property
    def loss(self) -> float:
        return max(0.0, self.better_chance - self.chance)


class StepReview(Struct, frozen=True):
    """One decision looked back at: chances before it, chances after it with other luck.

    `expected` is None where the decision met no luck: what came of it is what was expected.
    `opinion` is None where there was but one choice worth making, the one that was made.
    """

    seat: int
    chances: list[float]
    expected: list[float] | None
    opinion: Opinion | None


class Review(Struct, frozen=True, tag=True):
    """How did the game stand, what luck and what play came in the step that follows?

    `choice` is what was chosen then; None when the game is over.
    """

    match: SavedMatch
    choice: int | None
    iterations: int
    chance: str

    def do(self, memory: Memory) -> StepReview:
        match = memory.match(self.match)
        chances = self._chances(match, match.state, "before")
        if self.choice is None:
            return StepReview(-1, chances, None, None)
        before = match.state
        after = before.copy()
        apply(after, self.choice)
        expected = None if after.revealed == before.revealed else self._expected(match)
        return StepReview(match.to_act, chances, expected, self._opinion(match))

    def _chances(self, match: Match, state: State, name: str) -> list[float]:
        rng = Rng.from_seed(f"{name} {self.chance}")
        return win_chances(match.rules, state, self.iterations, rng)

    def _expected(self, match: Match) -> list[float]:
        """The mean of the chances after the choice, over several ways that luck could have gone."""
        assert self.choice is not None
        sums = [0.0] * match.config.players
        for sample in range(SAMPLES):
            other = match.state.copy()
            other.rng = Rng.from_seed(f"luck {sample} {self.chance}")
            apply(other, self.choice)
            rng = Rng.from_seed(f"after {sample} {self.chance}")
            for seat, worth in enumerate(
                win_chances(match.rules, other, self.iterations // SAMPLES, rng)
            ):
                sums[seat] += worth
        return [total / SAMPLES for total in sums]

    def _opinion(self, match: Match) -> Opinion | None:
        assert self.choice is not None
        legal = match.choices
        if len(legal) == 1 or self.iterations == 0:
            return None
        seat = match.to_act
        imagine = redealer(match.state, self.match.game, seat)
        bot = adviser(self.match.game, self.chance, str(self.iterations))
        rated = bot.explain(match.view(seat), legal, imagine)
        worth = {choice: chance for choice, chance, _ in rated}
        best = rated[0][0]
        if best == self.choice:
            return None
        frame = match.frame
        assert frame is not None
        return Opinion(
            said(frame.describe(match.state, self.choice)),
            worth[self.choice],
            said(frame.describe(match.state, best)),
            worth[best],
            [best],
        )


class Complete(Struct, frozen=True, tag=True):
    """How would a strong bot go on with an act that begins with this choice?"""

    match: SavedMatch
    choice: int
    iterations: int
    chance: str

    def do(self, memory: Memory) -> list[int]:
        match = memory.match(self.match)
        seat, name = match.to_act, self.match.game
        state = match.state.copy()
        revealed = state.revealed
        bot = adviser(name, self.chance, str(self.iterations))
        line = [self.choice]
        apply(state, self.choice)
        while goes_on(state, seat, revealed):
            view, legal = match.rules.view(state, seat), list(state.legal)
            line.append(bot.explain(view, legal, redealer(state, name, seat))[0][0])
            apply(state, line[-1])
        return line


Job = Choose | Hint | Review | Complete


class Answer(Struct, frozen=True):
    """What came of a job: a value, or the error that ended it."""

    value: Any = None
    error: str | None = None


def facing(saved: SavedMatch, seat: int, chance: str, memory: Memory) -> tuple[State, Json]:
    """A state that the seat cannot tell from the true one, and its view.

    A bot only ever holds what comes of this: the true state stays behind, so whatever a bot does
    with the objects in its hands, it cannot find out what is hidden.
    """
    match = memory.match(saved)
    if seat not in match.asked:
        raise ValueError(f"seat {seat} of {saved.table} is not to choose")
    state = match.rules.redeal(match.facing(seat), seat, Rng.from_seed(f"redeal {chance}"))
    return state, match.rules.view(state, seat)


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
