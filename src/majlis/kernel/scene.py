"""Scenes: moments that give or take points, told row by row so that everybody can follow them.

A game reads its scenes out of the events of an act, as far as the viewer may read them: a scene
knows nothing that the log does not tell.
"""

from typing import NamedTuple

from majlis.kernel.text import Text


class Share(NamedTuple):
    """What a row means for a seat: its `number` of things (-1: nothing is counted), which
    place that is (0: none), and the points that it brings.
    """

    seat: int
    number: int
    place: int
    points: int


class Row(NamedTuple):
    """One row of a scene: a source of points with the share of each seat, and why in words.

    `thing` is the key of the name of what is counted, for its picture.
    """

    thing: str
    text: Text
    clause: str
    shares: list[Share]
    why: list[Text]


class Scene(NamedTuple):
    """A moment. `kind` names it for the page, `text` says what it is, `facts` what came of it.

    `start` is the first event of the act, as the viewer reads them, that belongs to it, `end` the
    first one after it. `args` are plain values for the picture of it.
    """

    kind: str
    text: Text
    clause: str
    start: int
    end: int
    rows: list[Row]
    facts: list[Text]
    args: dict[str, int | str | list[int | str]]
