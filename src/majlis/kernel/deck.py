"""A deck: cards in an order that matters; the top is the end of the list."""

from majlis.kernel.rng import Rng


class Deck:
    """For piles whose order somebody knows or arranges; where nobody does, use a Bag."""

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards

    def copy(self) -> "Deck":
        return Deck(self.cards.copy())

    def size(self) -> int:
        return len(self.cards)

    def draw(self) -> int:
        """The top card; drawing from an empty deck is a bug."""
        return self.cards.pop()

    def put_under(self, card: int) -> None:
        self.cards.insert(0, card)

    def shuffle(self, rng: Rng) -> None:
        rng.shuffle(self.cards)
