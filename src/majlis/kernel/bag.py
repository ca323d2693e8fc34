"""A bag: so many pieces of each kind, drawn without looking."""

from majlis.kernel.rng import Rng


class Bag:
    """Counts by kind. A face-down pile whose order nobody knows is a bag."""

    def __init__(self, counts: list[int]) -> None:
        self.counts = counts

    def copy(self) -> "Bag":
        return Bag(self.counts.copy())

    def total(self) -> int:
        return sum(self.counts)

    def add(self, kind: int) -> None:
        self.counts[kind] += 1

    def take(self, kind: int) -> None:
        """Takes one piece out; taking what is not there is a bug."""
        if self.counts[kind] <= 0:
            raise ValueError(f"the bag holds no piece of kind {kind}")
        self.counts[kind] -= 1

    def draw(self, rng: Rng) -> int:
        """One piece at random."""
        kind = rng.weighted(self.counts)
        self.counts[kind] -= 1
        return kind
