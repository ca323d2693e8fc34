"""The two face-up piles of cards, mosaics and stalls (AM-2.5, AM-7.12)."""

from typing import Any, Final

from majlis.games.almadi.material import CARDS
from majlis.kernel.codec import (
    Field,
    Json,
    Name,
    Num,
    Shape,
    TupleOf,
    TupleTable,
    dump_fields,
    load_fields,
)

PILES: Final = ("mosaics", "stalls")
MOSAICS: Final = 0
STALLS: Final = 1
CARD: Final = Num(0, CARDS)


class Pile:
    """One pile. Only its top card is seen; cards put under it later are known, and lie last.

    A pile never changes: taking, turning up and putting under make a new one, so that copies of a
    state share it. What lies between top and bottom is not decided before it is seen: it is one of
    the cards that nobody has seen yet, which are in the pile or in the box.
    """

    def __init__(
        self, top: int, hidden: int, unseen: tuple[int, ...], under: tuple[int, ...]
    ) -> None:
        self.top = top  # -1 while it is turned up, or when the pile is empty
        self.hidden = hidden  # how many cards lie unseen below the top
        self.unseen = unseen  # by face: cards that nobody has seen, in the pile or in the box
        self.under = under  # cards put under the pile, the first of them highest (AM-12.25)

    def size(self) -> int:
        return self.hidden + len(self.under) + (1 if self.top >= 0 else 0)

    def without_top(self) -> "Pile":
        """The top card is gone; a known card below it comes up, an unseen one waits for chance."""
        if self.hidden or not self.under:
            return Pile(-1, self.hidden, self.unseen, self.under)
        return Pile(self.under[0], 0, self.unseen, self.under[1:])

    def turned_up(self, face: int) -> "Pile":
        """The next unseen card is the top now."""
        unseen = self.unseen
        left = (*unseen[:face], unseen[face] - 1, *unseen[face + 1 :])
        return Pile(face, self.hidden - 1, left, self.under)

    def with_under(self, face: int) -> "Pile":
        """AM-12.25: a card goes under the pile; under an empty one it is the top."""
        if self.top < 0:
            return Pile(face, self.hidden, self.unseen, self.under)
        return Pile(self.top, self.hidden, self.unseen, (*self.under, face))


class PileShape(Shape):
    """A pile, its faces by name."""

    def __init__(self, faces: tuple[str, ...]) -> None:
        self.fields = (
            Field("top", Name(faces)),
            Field("hidden", CARD),
            Field("unseen", TupleTable(faces, CARD)),
            Field("under", TupleOf(Name(faces))),
        )

    def dump(self, value: Any) -> Json:
        return dump_fields(value, self.fields)

    def load(self, data: Json, where: str) -> Any:
        return Pile(*load_fields(data, self.fields, where))
