"""The network that learns, in PyTorch; `majlis.bots.network` plays it in NumPy."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from majlis.bots.network import Network, shapes


class Net(nn.Module):
    """A first layer, residual layers, and heads for actions and for what each seat may expect."""

    def __init__(self, about: Mapping[str, Any]) -> None:
        super().__init__()
        width, depth, self.seats = about["width"], about["depth"], about["seats"]
        self.first = nn.Linear(about["inputs"], width)
        self.norm = nn.LayerNorm(width)
        self.inner = nn.ModuleList(nn.Linear(width, width) for _ in range(depth))
        self.norms = nn.ModuleList(nn.LayerNorm(width) for _ in range(depth))
        self.policy = nn.Linear(width, about["actions"])
        self.value = nn.Linear(width, 2 * self.seats)
        for head, size in ((self.policy, 0.01), (self.value, 0.1)):
            nn.init.orthogonal_(head.weight, size)
            nn.init.zeros_(head.bias)

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Scores of the actions; rank utilities and scores of the win by seat."""
        x = torch.relu(self.norm(self.first(x)))
        for inner, norm in zip(self.inner, self.norms, strict=True):
            x = x + torch.relu(norm(inner(x)))
        values = self.value(x)
        return self.policy(x), values[:, : self.seats], values[:, self.seats :]


def exported(net: Net, about: Mapping[str, Any], seen: Tensor | None = None) -> Network:
    """The same network for NumPy; inputs that never were anything but zero keep no weights."""
    weights = {name: array.detach().float().cpu().numpy() for name, array in _named(net)}
    if seen is not None:
        weights["first.weight"] = weights["first.weight"] * seen.cpu().numpy()
    return Network(about, weights)


def imported(net: Net, network: Network) -> None:
    """Takes the weights of a network that was written to a file."""
    with torch.no_grad():
        for name, array in _named(net):
            array.copy_(torch.from_numpy(np.array(network.weights[name])))


def _named(net: Net) -> list[tuple[str, Tensor]]:
    return [(name, array) for name, array in net.named_parameters() if array is not None]


def fits(net: Net, about: Mapping[str, Any]) -> bool:
    """Whether the arrays have the names and shapes of the file."""
    return {name: tuple(array.shape) for name, array in _named(net)} == shapes(about)
