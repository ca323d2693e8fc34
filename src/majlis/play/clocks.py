"""Clocks as pure logic: how much time each seat has left, given how much has passed.

Times are milliseconds. A seat's time runs while it is asked.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from majlis.kernel.options import UserError

DAY: Final = 86_400_000
# Of so many acts it is known how the clocks stood before them.
REMEMBERED: Final = 64


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


class Mark(NamedTuple):
    """How the clocks stood when a seat acted, before it got anything for it."""

    step: int
    seat: int
    left: tuple[int, ...]
    running: tuple[int, ...]
    total: int


class Clock:
    """The time left of each seat, in milliseconds. It is told how much has passed: it knows no
    time of day, so nothing but the time that people really had is ever counted.

    An act that is taken back is as if it had not been: what was got for it goes, and the time since
    then is that of the seat that takes it back. Where others agreed to it, everybody keeps the time
    that they have, less the increments of the acts that are gone.
    """

    def __init__(self, speed: Speed, seats: int) -> None:
        self.speed = speed
        self.left = [speed.budget] * seats
        self.running: tuple[int, ...] = ()
        # All that has passed, also while nobody was asked.
        self.total = 0
        self._made: list[Mark] = []
        self._sealed: dict[int, Mark] = {}

    def copy(self) -> "Clock":
        other = Clock(self.speed, 0)
        other.left = self.left.copy()
        other.running, other.total = self.running, self.total
        other._made, other._sealed = self._made.copy(), self._sealed.copy()
        return other

    def run(self, passed: int) -> None:
        """So much time has passed for the seats that are asked."""
        self.total += passed
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - passed)

    def turn(self, asked: Sequence[int], moved: int = -1) -> None:
        """From now on these seats are asked. `moved` has made a choice, in time or not."""
        if self.speed.kind == "none":
            return
        if moved >= 0 and self.speed.kind == "live":
            self.left[moved] += self.speed.increment
        if self.speed.kind == "days":
            for seat in asked:
                if seat not in self.running or seat == moved:
                    self.left[seat] = self.speed.budget
        self.running = tuple(asked)

    # --- acts that may be taken back -----------------------------------------------------------

    def _mark(self, seat: int, step: int) -> Mark:
        return Mark(step, seat, tuple(self.left), self.running, self.total)

    def act(self, seat: int, step: int) -> None:
        """The seat is about to act; its first choice has this number."""
        self._made = [*self._made[1 - REMEMBERED :], self._mark(seat, step)]

    def seal(self, seat: int) -> None:
        """The seat is about to choose before its turn in the log."""
        self._sealed[seat] = self._mark(seat, -1)

    def enter(self, seat: int, step: int) -> None:
        """What the seat chose before its turn has its place in the log now."""
        mark = self._sealed.pop(seat, None)
        if mark is not None:
            left = self.left.copy()
            left[seat] = mark.left[seat]
            entered = Mark(step, seat, tuple(left), self.running, mark.total)
            self._made = [*self._made[1 - REMEMBERED :], entered]

    def unseal(self, seat: int) -> None:
        """The seat takes back what it chose before its turn."""
        mark = self._sealed.pop(seat, None)
        if mark is not None:
            self.left[seat] = max(0, mark.left[seat] - (self.total - mark.total))
            self.running = (*self.running, seat)

    def take_back(self, seat: int, step: int, agreed: bool) -> None:
        """The seat takes back all acts from this choice on; perhaps others `agreed` to it."""
        gone = [mark for mark in self._made if mark.step >= step]
        self._made = [mark for mark in self._made if mark.step < step]
        self._sealed.clear()
        if not gone:
            return
        if not agreed:
            self.left = list(gone[0].left)
            self.left[seat] = max(0, self.left[seat] - (self.total - gone[0].total))
            self.running = gone[0].running
        elif self.speed.kind == "live":
            more = self.speed.increment
            for mark in gone:
                now = self.left[mark.seat]
                self.left[mark.seat] = max(now - more, min(now, more))

    # --- what can be asked ---------------------------------------------------------------------

    def time_left(self, seat: int, passed: int = 0) -> int:
        """Milliseconds left of a seat when so much has passed; negative when it is late."""
        return self.left[seat] - (passed if seat in self.running else 0)

    def due(self) -> int | None:
        """How much may pass until the first of the seats that are asked runs out of time."""
        if self.speed.kind == "none" or not self.running:
            return None
        return min(self.left[seat] for seat in self.running)

    def late(self, passed: int) -> list[int]:
        """The seats that are asked and have no time left when so much has passed."""
        if self.speed.kind == "none":
            return []
        return [seat for seat in self.running if self.time_left(seat, passed) <= 0]
