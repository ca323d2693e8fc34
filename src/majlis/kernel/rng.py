"""The one source of chance: a small generator that lives in the state and is saved with it."""

import hashlib
from typing import ClassVar

from majlis.kernel.codec import Field, Num

MASK = 0xFFFFFFFF


class Rng:
    """Bob Jenkins's sfc32: four 32-bit words, sums and shifts only, the same in every engine.

    >>> rng = Rng.from_seed("majlis")
    >>> [rng.below(6) for _ in range(8)]
    [3, 0, 3, 1, 3, 4, 5, 3]
    """

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("a", Num(0, MASK)),
        Field("b", Num(0, MASK)),
        Field("c", Num(0, MASK)),
        Field("counter", Num(0, MASK)),
    )

    def __init__(self, a: int, b: int, c: int, counter: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    @staticmethod
    def from_seed(seed: str) -> "Rng":
        """Any text makes a generator; equal texts make equal generators."""
        digest = hashlib.sha256(seed.encode()).digest()
        return Rng(
            int.from_bytes(digest[0:4], "big"),
            int.from_bytes(digest[4:8], "big"),
            int.from_bytes(digest[8:12], "big"),
            int.from_bytes(digest[12:16], "big"),
        )

    def copy(self) -> "Rng":
        return Rng(self.a, self.b, self.c, self.counter)

    def word(self) -> int:
        """The next 32 random bits."""
        b = self.b
        c = self.c
        mixed = (self.a + b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = (((c << 21) | (c >> 11)) + mixed) & MASK
        return mixed

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        word = self.word()
        # Words beyond the last whole multiple of n are thrown away, so that no number is favoured.
        limit = MASK + 1 - (MASK + 1) % n
        while word >= limit:
            word = self.word()
        return word % n

    def weighted(self, weights: list[int]) -> int:
        """An index, each as likely as its weight."""
        left = self.below(sum(weights))
        for index in range(len(weights)):
            left -= weights[index]
            if left < 0:
                return index
        raise ValueError("weights changed while they were read")

    def shuffle(self, items: list[int]) -> None:
        """Fisher and Yates, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def split(self) -> "Rng":
        """A new generator seeded from this one, for a part that must not disturb its sequence."""
        child = Rng(self.word(), self.word(), self.word(), 1)
        for _ in range(12):
            child.word()
        return child
