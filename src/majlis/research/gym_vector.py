"""Many games at once for Gymnasium, one learner in each: `gymnasium.make_vec`.

import gymnasium, majlis.research.gym
envs = gymnasium.make_vec("majlis/alrashid-v0", num_envs=64, players=3, opponents="random")
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from majlis.research.extra import missing

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ModuleNotFoundError as problem:
    raise missing(problem) from None

from majlis.bots import Bot
from majlis.kernel.options import UserError
from majlis.research.opponents import Opponent, as_bot, choice_of, one_for_each
from majlis.research.seating import Observation, places_and_totals, spaces_of
from majlis.research.vector import Games


@runtime_checkable
class Policy(Protocol):
    """An opponent that chooses for many games at once, such as an earlier checkpoint."""

    def act(self, observations: NDArray[np.float32], masks: NDArray[np.bool_]) -> Any:
        """An action for each row."""


class Rows(Games):
    """Games whose seeds come from a generator of each row, as in single environments."""

    generators: Sequence[np.random.Generator] = ()
    names: list[str]

    def seed_of(self, number: int) -> str:
        self.names[number] = str(self.generators[number].integers(2**62))
        return self.names[number]


class MajlisVector(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """`num_envs` episodes of `MajlisEnv`: the same ones that its own copies would play.

    An episode that ends begins anew in the same step; its last observation and its standings are in
    `info["final_obs"]` and `info["final_info"]`. Observations and masks are written in place: they
    hold until the next step. An action outside its mask is refused before anything has moved.

    Opponents are those of `MajlisEnv`, or objects with `act(observations, masks)`, which choose for
    all games in one call.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # so declared by Gymnasium
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        game: str = "alrashid",
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        seat: int = 0,
        opponents: Opponent | Policy | Sequence[Opponent | Policy] = "random",
        reward: str = "rank",
        material: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None:
            raise UserError(f"many games at once have no picture: render_mode={render_mode!r}")
        self.games = Rows(game, num_envs, players, options, reward, material=material)
        if not 0 <= seat < self.games.players:
            raise UserError(f"expected a seat from 0 to {self.games.players - 1}, not {seat}")
        self.num_envs = num_envs
        self.render_mode = None
        self.seat = seat
        self._others = [s for s in range(self.games.players) if s != seat]
        self._named: list[Any] = one_for_each(opponents, self._others)  # type: ignore[arg-type]
        self._bots: list[dict[int, Any]] = [{} for _ in range(num_envs)]
        self.games.names = ["check"] * num_envs
        self._sit_down(0)  # an unknown bot is refused here
        self._lens = self.games.layout.lens(self.games.states[0])
        self.single_observation_space, self.single_action_space = spaces_of(
            self.games.layout.size, self.games.table.size
        )
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = spaces.MultiDiscrete([self.games.table.size] * num_envs)
        self._rewards = np.zeros(num_envs)
        self._over = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Any = None
    ) -> tuple[Observation, dict[str, Any]]:
        """All episodes anew; a seed n gives n, n + 1, ... to the rows, a list one to each."""
        if seed is not None or not self.games.generators:
            seeds = [seed + row if isinstance(seed, int) else None for row in range(self.num_envs)]
            given = seeds if isinstance(seed, int | None) else list(seed)
            if len(given) != self.num_envs:
                raise UserError(f"expected {self.num_envs} seeds, not {len(given)}")
            self.games.generators = [np.random.default_rng(one) for one in given]
        self.games.reset("")
        for row in range(self.num_envs):
            self._sit_down(row)
        self._let_others_play({})
        return self._observe(), {}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        if not self.games.generators:
            raise ResetNeeded("no episodes are being played: call reset() before step()")
        self._rewards = np.zeros(self.num_envs)
        self._over = np.zeros(self.num_envs, np.bool_)
        self.games.advance(range(self.num_envs), actions)
        info = self._let_others_play(self._ended({}))
        cut = np.zeros(self.num_envs, np.bool_)
        return self._observe(), self._rewards, self._over, cut, info

    def _observe(self) -> Observation:
        self.games.look(range(self.num_envs))
        masks = self.games.masks.view(np.int8)
        return {"observation": self.games.observations, "action_mask": masks}

    def _ended(self, info: dict[str, Any]) -> dict[str, Any]:
        """Notes what the last move ended, before the next episode's moves."""
        for row, st in self.games.finished.items():
            self._sit_down(row)
            if not self._over[row]:
                self._over[row] = True
                self._rewards[row] = self.games.rewards[row, self.seat]
                tensor = self._lens.tensor(st, self.seat)
                last = {
                    "observation": tensor,
                    "action_mask": np.zeros(self.games.table.size, np.int8),
                }
                standings = places_and_totals(self.games.rules.standings(st))
                found = {"final_obs": last, "final_info": {"standings": standings}}
                info = self._add_info(info, found, row)
        return info

    # ---- the others

    def _sit_down(self, row: int) -> None:
        name = self.games.rules.meta.name
        for seat, bot in zip(self._others, self._named, strict=True):
            if not isinstance(bot, Policy):
                seed = f"seat {seat} of {self.games.names[row]}"
                self._bots[row][seat] = as_bot(bot, name, seed)
            else:
                self._bots[row][seat] = bot

    def _let_others_play(self, info: dict[str, Any]) -> dict[str, Any]:
        """Moves the games until the learner must choose in each."""
        while True:
            seats = self.games.who()
            rows = [row for row, seat in enumerate(seats) if seat != self.seat]
            if not rows:
                return info
            self.games.advance(rows, self._chosen(rows, seats))
            info = self._ended(info)

    def _chosen(self, rows: list[int], seats: list[int]) -> list[int]:
        """What the others choose, a policy for all its rows together."""
        chosen: dict[int, int] = {}
        asked: dict[int, tuple[Policy, list[int]]] = {}
        for row in rows:
            bot: Bot | Policy = self._bots[row][seats[row]]
            if isinstance(bot, Policy):
                asked.setdefault(id(bot), (bot, []))[1].append(row)
            else:
                st = self.games.states[row]
                choice = choice_of(bot, self.games.rules, st, seats[row])
                chosen[row] = self.games.table.first[st.frames[-1].KIND] + choice
        for policy, those in asked.values():
            self.games.look(those)
            found = policy.act(self.games.observations[those], self.games.masks[those])
            chosen.update(zip(those, np.asarray(found).tolist(), strict=True))
        return [chosen[row] for row in rows]
