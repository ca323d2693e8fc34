"""The games of the house for Gymnasium: one learner among bots.

import gymnasium, majlis.research.gym
env = gymnasium.make("majlis/alrashid-v0", players=3, opponents="random")
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from majlis.research.extra import missing

try:
    import gymnasium
    import numpy as np
    from gymnasium.error import ResetNeeded
    from numpy.typing import NDArray
except ModuleNotFoundError as problem:
    raise missing(problem) from None

from majlis.bots import Bot
from majlis.games.catalogue import GAMES
from majlis.kernel.codec import Json, Part, nearest
from majlis.kernel.options import UserError
from majlis.kernel.rng import Rng
from majlis.kernel.runner import apply
from majlis.research.opponents import Opponent, Policy, as_bot, choice_of, one_for_each
from majlis.research.seating import RENDER_MODES, Observation, Seating, known_render_mode
from majlis.research.utility import BOUNDED, UTILITIES, points
from majlis.tensors.actions import IllegalAction

GAIN: Final = "gain"
REWARDS: Final = (*UTILITIES, GAIN)
LOST: Final = -2.0  # below every bounded utility
SAVED: Final = "majlis environment 1"


class MajlisEnv(gymnasium.Env[Observation, np.int64]):
    """One seat is the learner's; the others are bots, which see what their seats see.

    `reward` is a utility, given at the end of the game, or "gain": the change of the seat's points
    since its last decision. `horizon` cuts an episode after so many decisions of the learner.
    `opponents` is a bot, or one for each other seat: its name, an object with `choose`, a function
    of view, choices and redeal, or a policy: an object with `act(observations, masks)`.

    An action outside the mask raises `IllegalAction` with its clause and changes nothing. With
    `illegal="end"`, for bounded rewards only, it ends the episode with the reward -2, which is less
    than any game can bring, and `info["refusal"]` says why.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # so declared by Gymnasium
        "render_modes": list(RENDER_MODES),
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str = "alrashid",
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        reward: str = "rank",
        horizon: int | None = None,
        material: Mapping[str, Any] | None = None,
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        self._settings = {name: value for name, value in locals().items() if name != "self"}
        self._settings.pop("__class__", None)
        self._seating = Seating(game, players, options, material)
        if not 0 <= seat < self._seating.players:
            raise UserError(f"expected a seat from 0 to {self._seating.players - 1}, not {seat}")
        if reward not in REWARDS:
            raise UserError(f"unknown reward {reward!r}: {nearest(reward, REWARDS)}")
        if horizon is not None and horizon < 1:
            raise UserError(f"expected a horizon of at least 1, not {horizon}")
        if illegal not in ("raise", "end"):
            raise UserError(f"illegal actions can raise or end, not {illegal!r}")
        if illegal == "end" and reward not in BOUNDED:
            raise UserError(
                f"illegal='end' needs a bounded reward ({' or '.join(BOUNDED)}): "
                f"no penalty lies below every {reward}"
            )
        self.render_mode = known_render_mode(render_mode)
        self._seat = seat
        self._others = [s for s in range(self._seating.players) if s != seat]
        self._named = one_for_each(opponents, self._others)
        self._bots: dict[int, Bot | Policy] = {}
        self._sit_down("check")  # an unknown bot is refused here
        self._reward = reward
        self._horizon = horizon
        self._ends = illegal == "end"
        self._made = 0
        self._points = 0.0
        self._running = False
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
        self._running = True
        self._let_others_play()
        self._points = self._own_points()
        return self._observe(), {}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if not self._running:
            raise ResetNeeded("no episode is being played: call reset() before step()")
        try:
            self._seating.act(int(action))
        except IllegalAction as error:
            if not self._ends:
                raise
            self._running = False
            refusal = {"message": str(error), "clause": error.clause}
            return self._observe(), LOST, True, False, {"refusal": refusal}
        self._made += 1
        self._let_others_play()
        over = self._seating.is_over
        cut = not over and self._horizon is not None and self._made >= self._horizon
        self._running = not (over or cut)
        info: dict[str, Any] = {"standings": self._seating.standings()} if over else {}
        return self._observe(), self._worth(), over, cut, info

    def render(self) -> str | None:
        """The learner's view: as plain text, or as the text of a picture ("svg", "html")."""
        return self._seating.render(self._seat, self.render_mode) if self.render_mode else None

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask as learners with masks ask for it."""
        return self._seating.mask(self._seat).astype(np.bool_)

    def label(self, action: int, language: str = "en") -> str:
        """What an action means now, in words."""
        return self._seating.table.label(self._seating.state, action, language)

    def view(self) -> Json:
        """What the learner's seat sees, as the page and the terminal table draw it."""
        return self._seating.view(self._seat)

    # ---- keeping

    def save(self) -> Json:
        """The episode as plain JSON data: state, generators, bots of the house.

        Of bots of one's own nothing is kept: they go on as they are.
        """
        return {
            "kind": SAVED,
            "state": self._seating.save(),
            "made": self._made,
            "points": self._points,
            "running": self._running,
            "bots": {
                str(seat): [Part(Rng).dump(rng) for rng in _generators(self._bots[seat])]
                for seat, bot in zip(self._others, self._named, strict=True)
                if isinstance(bot, str)
            },
            "random": self.np_random.bit_generator.state,
        }

    def restore(self, saved: Json) -> None:
        """Goes on from what `save` gave, here or in another environment with the same settings."""
        if not isinstance(saved, dict) or saved.get("kind") != SAVED:
            raise UserError(f"this is no saved environment ({SAVED!r})")
        self._seating.restore(saved["state"])
        self._sit_down("restored")
        for seat, generators in saved["bots"].items():
            for rng, words in zip(_generators(self._bots[int(seat)]), generators, strict=True):
                rng.a, rng.b, rng.c, rng.counter = (words[w] for w in ("a", "b", "c", "counter"))
        self._made, self._points = saved["made"], saved["points"]
        self._running = saved["running"]
        self.np_random.bit_generator.state = saved["random"]

    def __getstate__(self) -> dict[str, Any]:
        """For pickle and copies: the settings and what `save` gives."""
        if any(type(bot).__module__.startswith("majlis.") for bot in self._named):
            raise UserError("name the bots of the house, rather than give objects, to copy this")
        return {
            "settings": self._settings,
            "saved": self.save(),
            "spec": self.spec,
            "seed": self._np_random_seed,
        }

    def __setstate__(self, data: dict[str, Any]) -> None:
        self.__init__(**data["settings"])  # type: ignore[misc]  # made anew on purpose
        self.spec = data["spec"]
        self.restore(data["saved"])
        self._np_random_seed = data["seed"]

    # ---- the others

    def _sit_down(self, seed: str) -> None:
        name = self._seating.rules.meta.name
        for seat, bot in zip(self._others, self._named, strict=True):
            self._bots[seat] = as_bot(bot, name, f"seat {seat} of {seed}")

    def _let_others_play(self) -> None:
        seating = self._seating
        while not seating.is_over and seating.seat != self._seat:
            seat, state = seating.seat, seating.state
            bot = self._bots[seat]
            if isinstance(bot, Policy):
                seen = seating.observe(seat)
                mask = seen["action_mask"].astype(np.bool_)
                found = bot.act(seen["observation"][np.newaxis], mask[np.newaxis])
                seating.act(int(np.asarray(found)[0]))
            else:
                apply(state, choice_of(bot, seating.rules, state, seat))

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


def _generators(bot: Any) -> list[Rng]:
    """All that is remembered by a bot of the house from one decision to the next."""
    inner = [getattr(bot, name) for name in ("bot", "greedy") if hasattr(bot, name)]
    own = [bot.rng] if hasattr(bot, "rng") else []
    return own + [rng for one in inner for rng in _generators(one)]


for _name in GAMES:
    gymnasium.register(
        id=f"majlis/{_name}-v0",
        entry_point="majlis.research.gym:MajlisEnv",
        vector_entry_point="majlis.research.gym_vector:MajlisVector",
        kwargs={"game": _name},
    )
