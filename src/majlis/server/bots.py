"""Bots for the server's tables: in processes of their own, so that thinking never stalls play."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct


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


class BotPool:
    """Worker processes that choose, hint and review. Live play goes before hints before reviews."""

    def __init__(
        self, processes: int, secret: str, seconds: float = 10.0, hint_iterations: int = 400
    ) -> None:
        self.processes = processes
        self.secret = secret
        self.seconds = seconds
        self.hint_iterations = hint_iterations

    async def start(self) -> None:
        """Starts the workers."""

    async def close(self) -> None:
        """Ends them; what is waited for is cancelled."""

    async def choose(self, match: SavedMatch, seat: int, level: str, legal: Sequence[int]) -> int:
        """What a bot of that level would choose; always one of `legal`, and always in time."""
        raise NotImplementedError

    async def hint(self, match: SavedMatch, seat: int) -> list[tuple[int, float]]:
        """Choices that a strong bot considers with their chance to win, the best first."""
        raise NotImplementedError
