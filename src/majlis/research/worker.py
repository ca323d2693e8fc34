"""One process of `Workers`: python -m majlis.research.worker LINE MEMORY, two open files.

Its first order says which games it plays. It ends when the other end of the line is closed: by a
parent that is done, or that was killed.
"""

import os
import pickle
import signal
import sys
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from numpy.typing import NDArray

from majlis.kernel.codec import CodecError
from majlis.kernel.options import UserError
from majlis.research.features import Choices
from majlis.research.vector import Games, Tables, shapes
from majlis.research.workers import ACTIONS, DONE, map_arrays
from majlis.tensors.actions import action_table
from majlis.tensors.layout import layout, wide_layout

PATIENCE = 5.0  # seconds after which one who hears nothing looks whether the parent is there


class Player:
    """The games of one worker: a part of every group."""

    def __init__(self, memory: int, settings: dict[str, Any]) -> None:
        asked = dict(settings)
        count, parts = asked.pop("count"), asked.pop("parts")
        name, first, wide = asked.pop("name"), asked.pop("first"), asked["wide"]
        players = max(Tables(name, asked["players"], asked["options"]).players)
        made = wide_layout(name) if wide else layout(name, players)
        every = map_arrays(memory, shapes(count, made.size, action_table(name).size, players))
        self.actions: NDArray[Any] = every.pop(ACTIONS)
        self.parts = [slice(*part) for part in parts]
        self.games = []
        for part in self.parts:
            own: dict[str, Any] = {array: whole[part] for array, whole in every.items()}
            rows = part.stop - part.start
            self.games.append(Games(name, rows, first=first + part.start, **asked, **own))
        self.orders: dict[str, Callable[..., Any]] = {
            "reset": self.reset,
            "save": self.save,
            "restore": self.restore,
            "why": self.why,
            "choices": self.choices,
        }

    def step(self, group: int) -> None:
        self.games[group].step(self.actions[self.parts[group]])

    def reset(self, seed: str, episodes: list[list[int]] | None) -> None:
        for number, games in enumerate(self.games):
            games.reset(seed, None if episodes is None else episodes[number])

    def save(self) -> list[tuple[int, int, Any]]:
        """Of each row: the games behind it, the decisions made, the state."""
        saved = [games.save() for games in self.games]
        return [
            row
            for one in saved
            for row in zip(one["episodes"], one["made"], one["states"], strict=True)
        ]

    def restore(self, parts: list[Any]) -> str:
        """What is wrong with what was saved; nothing when all was taken."""
        try:
            for games, part in zip(self.games, parts, strict=True):
                games.restore(part)
        except (UserError, CodecError) as problem:
            return str(problem)
        return ""

    def choices(self, group: int) -> Choices:
        """What the actions of a group are about; rows are those of all games."""
        found = self.games[group].choices()
        found.rows += self.parts[group].start
        return found

    def why(self, row: int, action: int) -> str:
        """Why an action is not allowed in a row."""
        for games, part in zip(self.games, self.parts, strict=True):
            if part.start <= row < part.stop:
                return games.why_not(row - part.start, action)
        raise ValueError(row)


def serve(line: "Connection[Any, Any]", memory: int) -> None:
    """Does what it is told until nobody tells it anything any more."""
    parent = os.getppid()
    player: Player | None = None
    while True:
        while not line.poll(PATIENCE):
            if os.getppid() != parent:
                return
        try:
            order = line.recv_bytes()
        except (EOFError, OSError):
            return
        try:
            if player is None:
                player = Player(memory, pickle.loads(order))
                answer = DONE
            elif len(order) == 1:
                player.step(order[0])
                answer = DONE
            else:
                name, *words = pickle.loads(order)
                answer = pickle.dumps((True, player.orders[name](*words)))
        except Exception:  # whatever it is: the parent says it
            answer = pickle.dumps((False, traceback.format_exc()))
        try:
            line.send_bytes(answer)
        except OSError:
            return


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent
    line, memory = map(int, sys.argv[1:])
    serve(Connection(line), memory)


if __name__ == "__main__":
    main()
