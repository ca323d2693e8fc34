"""Baskets: where a decision picks a set, its frame says so, and it is picked in any order.

The rules pick a set one by one in rising order, so that it has one spelling. A basket is the same
set before it is spelled: things are laid into it and taken out again, and it says of each thing
whether it can still come in *with an end that the rules allow*.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from majlis.kernel.refusal import Refusal
from majlis.kernel.text import Text

# What is counted: the things in the basket, or what they are worth together.
THINGS: Final = "things"
WORTH: Final = "worth"
# How what is counted must stand to what is wanted when the basket is closed.
EXACTLY: Final = "exactly"
AT_LEAST: Final = "at_least"
AT_MOST: Final = "at_most"


class Item:
    """A kind of thing that may be laid into a basket: how many there are, and what one is worth.

    `number` tells the items of a basket apart; mostly it is the choice that picks one. `touches`
    are the things on the table that stand for it.
    """

    def __init__(
        self, number: int, text: Text, touches: list[str], most: int, worth: int = 0
    ) -> None:
        self.number = number
        self.text = text
        self.touches = touches
        self.most = most
        self.worth = worth


class Way:
    """A ready-made filling: how many of each item, and the reason to like it."""

    def __init__(self, laid: list[int], text: Text) -> None:
        self.laid = laid
        self.text = text


@mypyc_attr(allow_interpreted_subclasses=True)
class Basket:
    """A set to be picked. `laid` is always a list of counts, one for each item.

    A game's basket says by `fits` and `is_whole` what its rules allow, and by `spell` which choices
    pick a whole set one after the other, from the frame that the basket belongs to. `closing` are
    the choices of that frame that only end the set.
    """

    def __init__(
        self, items: list[Item], unit: str, bound: str, want: int, closing: tuple[int, ...] = ()
    ) -> None:
        self.items = items
        self.unit = unit
        self.bound = bound
        self.want = want
        self.closing = closing

    def covers(self, choice: int) -> bool:
        """Whether a choice of the frame is a part of the set, and no choice beside it."""
        return choice in self.closing or choice in [item.number for item in self.items]

    def fits(self, laid: list[int]) -> bool:
        """Whether the rules allow a whole set that holds all of this."""
        raise NotImplementedError

    def is_whole(self, laid: list[int]) -> bool:
        """Whether the set may be closed as it is."""
        raise NotImplementedError

    def spell(self, laid: list[int]) -> list[int]:
        """The choices that pick a whole set, in the order that the rules want, its end included."""
        raise NotImplementedError

    def why_not(self, laid: list[int], index: int) -> Refusal:
        """Why one more of an item cannot come in."""
        raise NotImplementedError

    def end(self, laid: list[int]) -> Text:
        """The word on the button that closes a set that is whole."""
        raise NotImplementedError

    def worth(self, laid: list[int]) -> int:
        """What the things are worth together."""
        total = 0
        for index in range(len(laid)):
            total += laid[index] * self.items[index].worth
        return total

    def reached(self, laid: list[int]) -> int:
        """How much of what is wanted lies in the basket."""
        return self.worth(laid) if self.unit == WORTH else sum(laid)

    def missing(self, laid: list[int]) -> int:
        """How much must still come in before it may be closed; 0 where nothing must."""
        return 0 if self.bound == AT_MOST else max(0, self.want - self.reached(laid))

    def over(self, laid: list[int]) -> int:
        """How much lies in the basket beyond what is wanted."""
        return 0 if self.bound == AT_MOST else max(0, self.reached(laid) - self.want)

    def can_add(self, laid: list[int], index: int) -> bool:
        """Whether one more of an item can come in."""
        if laid[index] >= self.items[index].most:
            return False
        laid[index] += 1
        found = self.fits(laid)
        laid[index] -= 1
        return found

    def ways(self) -> list[Way]:
        """A few ready-made fillings, the best first."""
        return []
