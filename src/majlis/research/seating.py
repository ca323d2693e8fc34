"""What the PettingZoo and Gymnasium environments share: one game in the bare engine, seen flat."""

from collections.abc import Mapping
from typing import Any

from majlis.research.extra import missing

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ModuleNotFoundError as problem:
    raise missing(problem) from None

from majlis.games.catalogue import game
from majlis.kernel.codec import Json
from majlis.kernel.frame import Ask
from majlis.kernel.options import UserError, read_options
from majlis.kernel.rules import Config, Standing
from majlis.kernel.runner import apply, is_over, to_act
from majlis.kernel.state import State
from majlis.tensors.actions import action_table
from majlis.tensors.layout import layout

Observation = dict[str, NDArray[Any]]


class Seating:
    """A game with its players, options and corrections, and the state that is being played."""

    def __init__(
        self,
        name: str,
        players: int | None,
        options: Mapping[str, Any] | None,
        material: Mapping[str, Any] | None = None,
    ) -> None:
        self.rules = game(name)
        self.config = Config(
            self.rules.meta.players[0] if players is None else players,
            read_options(self.rules.meta.options, dict(options or {})),
            dict(material or {}),
        )
        self.players = self.config.players
        self.table = action_table(self.rules.meta.name)
        self.begin("check")  # a wrong number of players is refused here
        self.layout = layout(self.rules.meta.name, self.players)
        self.lens = self.layout.lens(self.state)

    def begin(self, seed: str) -> None:
        """A new game; the same seed deals the same."""
        self.state: State = self.rules.start(self.config, seed)

    @property
    def is_over(self) -> bool:
        return is_over(self.state)

    @property
    def seat(self) -> int:
        return to_act(self.state)

    def act(self, action: int) -> None:
        """Makes an action; raises `IllegalAction` with its clause, and changes nothing, if not."""
        apply(self.state, self.table.choice(self.state, action))

    def view(self, seat: int) -> Json:
        return self.rules.view(self.state, seat)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each action that the seat may choose now: all zeros when it is not its turn."""
        mask = np.zeros(self.table.size, np.int8)
        if seat == self.seat:
            mask[self.table.legal(self.state)] = 1
        return mask

    def observe(self, seat: int) -> Observation:
        """The tensor of what the seat sees, and its mask."""
        return {
            "observation": self.lens.tensor(self.state, seat),
            "action_mask": self.mask(seat),
        }

    def standings(self) -> dict[str, NDArray[np.int64]]:
        """The place (1 is the first) and the points of each seat."""
        return places_and_totals(self.rules.standings(self.state))

    def render(self, seat: int) -> str:
        """What a seat sees as plain text: the pending decision in words, then its view."""
        lines = [f"{self.rules.meta.title}, as seat {seat} sees it"]
        frame = self.state.frames[-1] if self.state.frames else None
        if self.is_over:
            places = self.standings()
            for one, (place, total) in enumerate(zip(*places.values(), strict=True)):
                lines.append(f"  seat {one}: place {place}, {total} points")
        elif isinstance(frame, Ask):
            lines.append(f"seat {self.seat} must choose: {frame.KIND}")
            if self.seat == seat:
                for action in self.table.legal(self.state):
                    lines.append(f"  {action} = {self.table.label(self.state, action)}")
        return "\n".join([*lines, *_tree(self.view(seat), "")])

    # ---- keeping

    def save(self) -> Json:
        """The state as plain JSON data."""
        return self.rules.dump(self.state)

    def restore(self, saved: Json) -> None:
        """Goes on from what `save` gave; refused if another table saved it."""
        state = self.rules.load(saved)
        if saved["config"] != self.rules.dump(self.state)["config"]:
            raise UserError("this was saved at a table with other players, options or material")
        self.state = state

    # ---- spaces

    def observation_space(self) -> spaces.Dict:
        return spaces_of(self.layout.size, self.table.size)[0]

    def action_space(self) -> "spaces.Discrete":
        return spaces_of(self.layout.size, self.table.size)[1]


def spaces_of(values: int, actions: int) -> "tuple[spaces.Dict, spaces.Discrete]":
    """The spaces of a tensor with its mask, and of the actions."""
    seen = spaces.Dict(
        {
            "observation": spaces.Box(0.0, 1.0, (values,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
    return seen, spaces.Discrete(actions)


def places_and_totals(standings: list[Standing]) -> dict[str, NDArray[np.int64]]:
    """Standings as arrays with an entry for each seat."""
    found = sorted(standings, key=lambda one: one.seat)
    return {
        "place": np.array([one.place for one in found]),
        "total": np.array([one.total for one in found]),
    }


def _tree(value: Json, indent: str) -> list[str]:
    """A view line by line; what fits into a line stays in one."""
    if not isinstance(value, dict):
        return [f"{indent}{value}"]
    lines = []
    for name, entry in value.items():
        if isinstance(entry, dict) and entry:
            lines += [f"{indent}{name}:", *_tree(entry, indent + "  ")]
        elif isinstance(entry, list) and entry and isinstance(entry[0], dict):
            lines.append(f"{indent}{name}:")
            for number, one in enumerate(entry):
                lines += [f"{indent}  {number}:", *_tree(one, indent + "    ")]
        else:
            lines.append(f"{indent}{name}: {entry}")
    return lines
