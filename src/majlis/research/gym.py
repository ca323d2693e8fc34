"""The games of the house for Gymnasium: one learner among bots.

import gymnasium, majlis.research.gym
env = gymnasium.make("majlis/alrashid-v0", players=3, opponents="random")
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

import gymnasium
import numpy as np
from numpy.typing import NDArray

from majlis.bots import Bot, make_bot
from majlis.games.catalogue import GAMES
from majlis.kernel.codec import nearest
from majlis.kernel.options import UserError
from majlis.kernel.runner import apply
from majlis.research.actions import IllegalAction
from majlis.research.seating import Observation, Seating
from majlis.research.utility import UTILITIES, points

GAIN: Final = "gain"
REWARDS: Final = (*UTILITIES, GAIN)


class MajlisEnv(gymnasium.Env[Observation, np.int64]):
    """One seat is the learner's; the others are bots, which see what their seats see.

    `reward` is a utility, given at the end of the game, or "gain": the change of the seat's points
    since its last decision. `horizon` cuts an episode after so many decisions of the learner. An
    action outside the mask loses the game at once: the episode ends with the reward -1 and
    `info["refusal"]` says why.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012  # so declared by Gymnasium

    def __init__(
        self,
        game: str = "alrashid",
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        reward: str = "rank",
        horizon: int | None = None,
    ) -> None:
        self._seating = Seating(game, players, options)
        if not 0 <= seat < self._seating.players:
            raise UserError(f"expected a seat from 0 to {self._seating.players - 1}, not {seat}")
        if reward not in REWARDS:
            raise UserError(f"unknown reward {reward!r}: {nearest(reward, REWARDS)}")
        if horizon is not None and horizon < 1:
            raise UserError(f"expected a horizon of at least 1, not {horizon}")
        self._seat = seat
        self._others = [s for s in range(self._seating.players) if s != seat]
        self._names = [opponents] * len(self._others) if isinstance(opponents, str) else opponents
        if len(self._names) != len(self._others):
            raise UserError(f"expected {len(self._others)} opponents, not {len(self._names)}")
        self._bots: dict[int, Bot] = {}
        self._sit_down("check")  # an unknown bot is refused here
        self._reward = reward
        self._horizon = horizon
        self._made = 0
        self._points = 0.0
        self.observation_space = cast(
            "gymnasium.Space[Observation]", self._seating.observation_space()
        )
        self.action_space = self._seating.action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        name = str(self.np_random.integers(2**62))
        self._seating.begin(name)
        self._sit_down(name)
        self._made = 0
        self._let_others_play()
        self._points = self._own_points()
        return self._observe(), {}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        try:
            self._seating.act(int(action))
        except IllegalAction as error:
            refusal = {"message": str(error), "clause": error.clause}
            return self._observe(), -1.0, True, False, {"refusal": refusal}
        self._made += 1
        self._let_others_play()
        over = self._seating.is_over
        cut = not over and self._horizon is not None and self._made >= self._horizon
        return self._observe(), self._worth(), over, cut, {}

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask as learners with masks ask for it."""
        return self._seating.mask(self._seat).astype(np.bool_)

    def label(self, action: int, language: str = "en") -> str:
        """What an action means now, in words."""
        return self._seating.table.label(self._seating.state, action, language)

    # ---- the others

    def _sit_down(self, seed: str) -> None:
        for seat, name in zip(self._others, self._names, strict=True):
            self._bots[seat] = make_bot(
                name, self._seating.rules.meta.name, f"seat {seat} of {seed}"
            )

    def _let_others_play(self) -> None:
        seating = self._seating
        while not seating.is_over and seating.seat != self._seat:
            seat, state = seating.seat, seating.state
            choice = self._bots[seat].choose(
                seating.view(seat),
                list(state.legal),
                lambda rng, s=state, w=seat: seating.rules.redeal(s, w, rng),  # type: ignore[misc]
            )
            apply(state, choice)

    # ---- what the learner gets

    def _observe(self) -> Observation:
        return self._seating.observe(self._seat)

    def _own_points(self) -> float:
        return points(self._seating.rules.standings(self._seating.state))[self._seat]

    def _worth(self) -> float:
        if self._reward == GAIN:
            before, self._points = self._points, self._own_points()
            return self._points - before
        if not self._seating.is_over:
            return 0.0
        standings = self._seating.rules.standings(self._seating.state)
        return UTILITIES[self._reward](standings)[self._seat]


for _name in GAMES:
    gymnasium.register(
        id=f"majlis/{_name}-v0",
        entry_point="majlis.research.gym:MajlisEnv",
        kwargs={"game": _name},
    )
