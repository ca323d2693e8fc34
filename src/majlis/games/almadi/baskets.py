"""The sets that a player of Almadi picks: two tiles to swap, two characters to keep."""

from typing import Final

from majlis.games.almadi import labels
from majlis.games.almadi.realm import type_of_tile
from majlis.kernel.basket import EXACTLY, THINGS, Basket, Item
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.text import Text

SWAPPED: Final = 2
KEPT: Final = 2


class SomeOf(Basket):
    """So many different things out of at least as many, whichever they are."""

    def __init__(self, items: list[Item], want: int) -> None:
        super().__init__(items, THINGS, EXACTLY, want)

    def fits(self, laid: list[int]) -> bool:
        return max(laid) <= 1 and sum(laid) <= self.want

    def is_whole(self, laid: list[int]) -> bool:
        return max(laid) <= 1 and sum(laid) == self.want

    def picked(self, laid: list[int]) -> list[int]:
        """The numbers of the things that lie in the basket, in rising order."""
        found = [self.items[index].number for index in range(len(laid)) if laid[index]]
        found.sort()
        return found


class SwapBasket(SomeOf):
    """AM-12.21: the tiles that change places; with one of them picked already, the other."""

    def __init__(self, items: list[Item], picked: int) -> None:
        super().__init__(items, SWAPPED if picked < 0 else SWAPPED - 1)
        self.first = picked  # or -1

    def spell(self, laid: list[int]) -> list[int]:
        return self.picked(laid)

    def why_not(self, laid: list[int], index: int) -> Refusal:
        return refuse("AM-12.21", "two_change_places")

    def end(self, laid: list[int]) -> Text:
        tiles = self.picked(laid)
        if self.first >= 0:
            tiles = [self.first, *tiles]
        one, other = [labels.landscape_type(type_of_tile(tile)) for tile in tiles]
        return Text("swap_tiles-end", {"one": one, "other": other})


class KeepBasket(SomeOf):
    """AM-11.2: the characters that are kept; the pair of them is one choice of the frame.

    The items are numbered by their characters from `base`: they are no choices themselves.
    """

    def __init__(self, items: list[Item], base: int) -> None:
        super().__init__(items, KEPT)
        self.base = base

    def covers(self, choice: int) -> bool:
        return True

    def pair(self, laid: list[int]) -> tuple[int, int]:
        """The two characters, the earlier one first."""
        found = self.picked(laid)
        return found[0] - self.base, found[1] - self.base

    def spell(self, laid: list[int]) -> list[int]:
        one, other = self.pair(laid)
        return [number_of_pair(one, other)]

    def why_not(self, laid: list[int], index: int) -> Refusal:
        return refuse("AM-11.2", "two_are_kept")

    def end(self, laid: list[int]) -> Text:
        one, other = self.pair(laid)
        return Text(
            "keep_characters", {"one": labels.character(one), "other": labels.character(other)}
        )


def number_of_pair(a: int, b: int) -> int:
    """Pairs are numbered by their later character, then by their earlier one."""
    return b * (b - 1) // 2 + a


def pair_of_number(number: int) -> tuple[int, int]:
    later = 1
    while number >= later:
        number -= later
        later += 1
    return number, later
