"""What the PettingZoo and Gymnasium environments share: one game in the bare engine, seen flat."""

from collections.abc import Mapping
from typing import Any, Final

from majlis.research.extra import missing

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ModuleNotFoundError as problem:
    raise missing(problem) from None

from majlis.boards.picture import PICTURES, picture
from majlis.games.catalogue import game
from majlis.kernel.codec import Json, nearest
from majlis.kernel.frame import Ask
from majlis.kernel.options import UserError, read_options
from majlis.kernel.rules import Config, Standing
from majlis.kernel.runner import apply, is_over, to_act
from majlis.kernel.state import State
from majlis.tensors.actions import action_table
from majlis.tensors.layout import layout
from majlis.texts import Words

Observation = dict[str, NDArray[Any]]
RENDER_MODES: Final = ("ansi", *PICTURES)


def known_render_mode(mode: str | None) -> str | None:
    """The mode itself, or a clear error that lists those there are."""
    if mode is not None and mode not in RENDER_MODES:
        raise UserError(f"unknown render mode {mode!r}: {nearest(mode, RENDER_MODES)}")
    return mode


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

    def render(self, seat: int, mode: str) -> str:
        """What a seat sees: its view as plain text, or its board as an SVG or HTML text."""
        return self._text(seat) if mode == "ansi" else self._picture(seat, mode)

    def _picture(self, seat: int, form: str) -> str:
        """The board of the terminal, and the result once the game is over."""
        words = Words("en", self.rules.meta.name, [f"seat {one}" for one in range(self.players)])
        standings = self.rules.standings(self.state) if self.is_over else []
        return picture(form, self._title(seat), self.view(seat), words, standings)

    def _title(self, seat: int) -> str:
        return f"{self.rules.meta.title}, as seat {seat} sees it"

    def _text(self, seat: int) -> str:
        """The pending decision in words, then the view."""
        lines = [self._title(seat)]
        frame = self.state.frames[-1] if self.state.frames else None
        if self.is_over:
            places = self.standings()
            for one, (place, total) in enumerate(zip(*places.values(), strict=True)):
                lines.append(f"  seat {one}: place {place}, {total} points")
        elif isinstance(frame, Ask):
            if self.seat != seat:  # what another one is about may be hidden
                lines.append(f"seat {self.seat} must choose")
            else:
                lines.append(f"seat {seat} must choose: {frame.KIND}")
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
