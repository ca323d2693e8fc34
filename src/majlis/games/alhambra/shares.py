"""What a scoring gives each seat, packed in one number: one event tells it of all of them."""

from typing import ClassVar, Final

from majlis.kernel.journal import Plain, Shape, Word
from majlis.kernel.scene import Share
from majlis.kernel.text import Seat, Text

DIRK: Final = -1  # stands for Dirk where a seat is meant (AL-12.6)

# An entry of 32 bits: one bit that is always set, then seat, number of things, place, points.
_ENTRY: Final = 32
_SEAT: Final = 1
_NUMBER: Final = 4
_PLACE: Final = 12
_POINTS: Final = 16


def packed(shares: list[Share]) -> int:
    """The shares as one number, in their order."""
    whole = 0
    for share in reversed(shares):
        entry = 1 | (share.seat + 1) << _SEAT | share.number << _NUMBER
        entry |= share.place << _PLACE | share.points << _POINTS
        whole = whole << _ENTRY | entry
    return whole


def unpacked(whole: int) -> list[Share]:
    """The shares that were packed."""
    shares: list[Share] = []
    while whole:
        seat = (whole >> _SEAT & 0b111) - 1
        number, place = whole >> _NUMBER & 0xFF, whole >> _PLACE & 0xF
        shares.append(Share(seat, number, place, whole >> _POINTS & 0xFFFF))
        whole >>= _ENTRY
    return shares


def packed_points(points: tuple[int, ...]) -> int:
    """What the places pay, the first one first, as one number; a place that exists may pay 0."""
    whole = 0
    for paid in reversed(points):
        whole = whole << _ENTRY | paid << 1 | 1
    return whole


def unpacked_points(whole: int) -> list[int]:
    """The points of the places that were packed."""
    points: list[int] = []
    while whole:
        points.append(whole >> 1 & 0xFFFF)
        whole >>= _ENTRY
    return points


class SharesShape(Shape):
    """The shares of one source of points: in words those who have something to show for it."""

    PLAIN: ClassVar[str] = "string[]"

    def __init__(self, key: str) -> None:
        self.key = key

    def words(self, value: int) -> Word:
        return [self._share(share) for share in unpacked(value) if share.number]

    def _share(self, share: Share) -> Text:
        if share.seat == DIRK:
            return Text(f"{self.key}-dirk", {"count": share.number, "place": share.place})
        return Text(
            self.key if share.place or share.points else f"{self.key}-unpaid",
            {
                "seat": Seat(share.seat),
                "count": share.number,
                "place": share.place,
                "points": share.points,
            },
        )

    def plain(self, value: int) -> Plain:
        """By seat, Dirk last: number, place and points."""
        return [f"{share.number} {share.place} {share.points}" for share in unpacked(value)]


class PointsShape(Shape):
    """What the places of a type pay, the first one first."""

    PLAIN: ClassVar[str] = "string[]"

    def words(self, value: int) -> Word:
        return [Text("share-pays", {"points": points}) for points in unpacked_points(value)]

    def plain(self, value: int) -> Plain:
        return [str(points) for points in unpacked_points(value)]
