"""What each allowed action is about, for policies that score actions instead of places in a list.

A choice touches things on the table, by the names under which a board draws them ("cell:3,-1",
"hand:A07"). Here a thing is four small whole numbers: its kind and up to three parts.
"""

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from majlis.games.catalogue import game
from majlis.kernel.frame import Ask
from majlis.kernel.state import State
from majlis.tensors.actions import action_table
from majlis.tensors.spec import Spec

PARTS: Final = 3
# The kinds of things by game: number 0 is no thing. Frozen: append, never reorder.
KINDS: Final[dict[str, tuple[str, ...]]] = {
    "alrashid": (
        "", "area", "pawn", "hand", "held", "good", "note", "token", "pile", "mercenary", "item",
        "one", "all", "service", "offer", "title", "favour",
    ),
    "almadi": (
        "", "slot", "draw", "taken", "cell", "row", "start", "effect", "pile", "supply", "mosaic",
        "stall", "objective", "character",
    ),
    "belaad": (
        "", "hand", "card", "symbol", "pile", "scholar", "board", "white", "orange", "top",
        "bottom", "drawn", "bag", "seat", "faction", "hashash", "duel",
    ),
    "alhambra": (
        "", "display", "market", "cell", "pending", "reserve", "dirk", "hand", "coin", "sultan",
        "mark", "drawn", "caravan", "space", "counter", "vizier", "action",
    ),
}  # fmt: skip
# Names of things that no observation has, after those that it has.
MORE: Final[dict[str, tuple[str, ...]]] = {
    "alrashid": (),
    "almadi": ("mosaics", "stalls"),
    "belaad": ("reveal", "surrender"),
    "alhambra": ("redesign", "develop", "wake"),
}
# Where a part is a seat, which is counted from the seat that chooses: (kind, number of the part).
SEATS: Final = frozenset({("pawn", 1), ("seat", 0)})


class Choices:
    """The allowed actions of many games, one after the other.

    Of each: `rows` its game, `actions` its number, `decisions` the number of its decision in the
    action table, `choices` its number in the decision, and `things` what it touches, as many as the
    action with the most has: kind and parts, zeros where there is nothing.
    """

    def __init__(
        self,
        rows: NDArray[np.int32],
        actions: NDArray[np.int32],
        decisions: NDArray[np.int16],
        choices: NDArray[np.int32],
        things: NDArray[np.int16],
    ) -> None:
        self.rows = rows
        self.actions = actions
        self.decisions = decisions
        self.choices = choices
        self.things = things


class Toucher:
    """Says of the allowed actions of a game what they touch."""

    def __init__(self, name: str) -> None:
        self.rules = rules = game(name)
        self.table = action_table(name)
        self.kinds = KINDS[name]
        vocabularies = Spec(rules, rules.meta.players[-1]).vocabularies
        every = [str(one) for names in vocabularies.values() for one in names]
        self.names = ("", *dict.fromkeys([*every, *MORE[name]]))
        self._kinds = {kind: number for number, kind in enumerate(self.kinds)}
        self._names = {one: number for number, one in enumerate(self.names)}
        self._decisions = {kind: number for number, kind in enumerate(self.table.kinds)}
        self._things: dict[str, tuple[str, list[int]]] = {}

    def thing(self, name: str, seat: int, players: int) -> list[int]:
        """A thing as numbers: its kind, and each part as a number or as the number of its name."""
        if name not in self._things:
            kind, *parts = re.split("[:,]", name)
            numbers = [int(p) if re.fullmatch(r"-?\d+", p) else self._names[p] for p in parts]
            found = [self._kinds[kind], *numbers, *[0] * (PARTS - len(parts))]
            self._things[name] = (kind, found)
        kind, found = self._things[name]
        for part in range(PARTS):
            if (kind, part) in SEATS:
                found = found.copy()
                found[part + 1] = (found[part + 1] - seat) % players
        return found

    def choices(self, states: Sequence[State], first: int = 0) -> Choices:
        """The allowed actions of states; `first` is the number of the first row."""
        rows, actions, decisions, choices = [], [], [], []
        touched: list[list[list[int]]] = []
        for row, st in enumerate(states, first):
            frame = st.frames[-1] if st.frames else None
            if not isinstance(frame, Ask):
                continue
            players = self.rules.config_of(st).players
            for choice in st.legal:
                rows.append(row)
                actions.append(self.table.first[frame.KIND] + choice)
                decisions.append(self._decisions[frame.KIND])
                choices.append(choice)
                names = frame.touches(st, choice)
                touched.append([self.thing(name, frame.seat, players) for name in names])
        things = np.zeros((len(rows), max(map(len, touched), default=0), 1 + PARTS), np.int16)
        for number, found in enumerate(touched):
            if found:
                things[number, : len(found)] = found
        return Choices(
            np.array(rows, np.int32),
            np.array(actions, np.int32),
            np.array(decisions, np.int16),
            np.array(choices, np.int32),
            things,
        )


def joined(parts: Sequence[Choices]) -> Choices:
    """Choices of several groups of games, one after the other."""
    most = max(part.things.shape[1] for part in parts)
    wider = [
        np.pad(part.things, ((0, 0), (0, most - part.things.shape[1]), (0, 0))) for part in parts
    ]
    return Choices(
        np.concatenate([part.rows for part in parts]),
        np.concatenate([part.actions for part in parts]),
        np.concatenate([part.decisions for part in parts]),
        np.concatenate([part.choices for part in parts]),
        np.concatenate(wider),
    )


@cache
def toucher(name: str) -> Toucher:
    """The toucher of a game, by its name."""
    return Toucher(game(name).meta.name)
