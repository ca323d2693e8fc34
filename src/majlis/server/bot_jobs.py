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

from majlis.bots import make_bot
from majlis.bots.evaluators import load_evaluator
from majlis.bots.search import SearchBot
from majlis.games.catalogue import game
from majlis.kernel.codec import Json
from majlis.kernel.rng import Rng
from majlis.kernel.rules import read_config
from majlis.kernel.state import State
from majlis.play import Match

LENGTH: Final = struct.Struct(">I")
MATCHES_KEPT: Final = 32


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
        bot = SearchBot(Rng.from_seed(self.chance), load_evaluator(name), self.iterations)
        rated = bot.explain(view, list(state.legal), redealer(state, name, self.seat))
        return [(choice, worth) for choice, worth, _ in rated]


Job = Choose | Hint


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
