"""Networks that have learned nothing, for tests: what they like is written down or drawn once."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from majlis.bots.network import Evaluation, mates, softmax
from majlis.bots.networks import Sight
from majlis.tensors.actions import action_table
from majlis.tensors.layout import wide_layout

Floats = NDArray[np.float32]


class Fake:
    """It keeps what it is shown; what it likes and expects is a random map of the observation."""

    def __init__(self, name: str, seed: int = 1) -> None:
        self.game = name
        self.layout = wide_layout(name)
        self.seats = self.layout.players
        actions = action_table(name).size
        draw = np.random.default_rng(seed)
        self.policy = draw.normal(0, 0.3, (self.layout.size, actions)).astype(np.float32)
        self.value = draw.normal(0, 0.05, (self.layout.size, 2 * self.seats)).astype(np.float32)
        offsets = {field.name: field.offset for field in self.layout.fields}
        self.taken, self.looking = offsets["taken"], offsets["seat"]
        self.shown: list[Floats] = []

    def evaluate(self, observations: Floats, masks: NDArray[np.bool_]) -> Evaluation:
        self.shown += list(observations.copy())
        assert masks.any(axis=1).all(), "somebody must be able to choose"
        told = np.tanh(observations @ self.value)
        taken = observations[:, self.taken : self.taken + self.seats] > 0
        looking = observations[:, self.looking : self.looking + self.seats].argmax(1)
        side = mates(self.game)[taken.sum(1), looking]
        win = np.einsum("nkj,nj->nk", side, softmax(told[:, self.seats :], taken))
        return Evaluation(softmax(observations @ self.policy, masks), told[:, : self.seats], win)


def sight(name: str, **given: Any) -> Sight:
    return Sight(Fake(name), name, **given)
