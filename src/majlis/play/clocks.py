"""Clocks as pure logic: how much time each seat has left, given the times at which things happen.

Times are milliseconds on any clock that never goes back. A seat's time runs while it is asked.
"""

from collections.abc import Sequence
from typing import Final

from majlis.kernel.options import UserError

DAY: Final = 86_400_000


class Speed:
    """How fast a table plays: no clock, some time for the whole game, or days for each decision.

    >>> Speed.read("live:600:10").increment
    10000
    """

    def __init__(self, kind: str, budget: int = 0, increment: int = 0) -> None:
        self.kind = kind
        self.budget = budget
        self.increment = increment

    @staticmethod
    def read(text: str) -> "Speed":
        """`none`, `live:SECONDS:INCREMENT` or `days:N`; a UserError for anything else."""
        kind, *amounts = text.split(":")
        if all(a.isascii() and a.isdigit() and len(a) < 7 for a in amounts):
            numbers = [int(a) for a in amounts]
            if kind == "none" and not numbers:
                return Speed(kind)
            if kind == "live" and len(numbers) == 2 and numbers[0] > 0:
                return Speed(kind, numbers[0] * 1000, numbers[1] * 1000)
            if kind == "days" and len(numbers) == 1 and 0 < numbers[0] < 366:
                return Speed(kind, numbers[0] * DAY)
        raise UserError(f"expected none, live:SECONDS:INCREMENT or days:N, not {text!r}")


class Clock:
    """The time left of each seat. `turn` says who is asked from a moment on."""

    def __init__(self, speed: Speed, seats: int) -> None:
        self.speed = speed
        self.left = [speed.budget] * seats
        self.running: tuple[int, ...] = ()
        self.since = 0

    def copy(self) -> "Clock":
        other = Clock(self.speed, 0)
        other.left = self.left.copy()
        other.running, other.since = self.running, self.since
        return other

    def turn(self, asked: Sequence[int], now: int, moved: int = -1) -> None:
        """From now on these seats are asked. `moved` has made a choice, in time or not."""
        if self.speed.kind == "none":
            return
        for seat in range(len(self.left)):
            self.left[seat] = max(0, self.time_left(seat, now))
        if moved >= 0 and self.speed.kind == "live":
            self.left[moved] += self.speed.increment
        if self.speed.kind == "days":
            fresh = [s for s in asked if s not in self.running or s == moved]
            for seat in fresh:
                self.left[seat] = self.speed.budget
        self.running, self.since = tuple(asked), now

    def time_left(self, seat: int, now: int) -> int:
        """Milliseconds left of a seat; negative when it is late."""
        return self.left[seat] - (now - self.since if seat in self.running else 0)

    def due(self) -> int | None:
        """When the first of the seats that are asked runs out of time."""
        if self.speed.kind == "none" or not self.running:
            return None
        return self.since + min(self.left[seat] for seat in self.running)

    def late(self, now: int) -> list[int]:
        """The seats that are asked and have no time left."""
        if self.speed.kind == "none":
            return []
        return [seat for seat in self.running if self.time_left(seat, now) <= 0]
