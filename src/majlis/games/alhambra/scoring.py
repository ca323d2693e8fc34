"""Chapter 11: the score sheet, with the reason of each point, and who wins."""

from typing import Final

from majlis.games.alhambra import labels
from majlis.games.alhambra.state import (
    FROM_CULTURE,
    FROM_WALL,
    POINTS,
    SOURCE_COUNT,
    Alhambra,
)
from majlis.kernel.rules import Point, Standing, Tie
from majlis.kernel.text import Seat, Text

CLAUSES: Final = {FROM_WALL: "AL-9.6", FROM_CULTURE: "AL-MO-14"}


def reasons(st: Alhambra, seat: int) -> list[Point]:
    """The points of a seat so far, line by line."""
    found: list[Point] = []
    for line in st.players[seat].scored:
        number, source = divmod(line // POINTS, SOURCE_COUNT)
        majority = "AL-SC-3" if st.scoring_cards else "AL-9.4"
        text = Text("score-line", {"round": number, "source": labels.source(source)})
        found.append(Point(CLAUSES.get(source, majority), text, line % POINTS))
    return found


def points(st: Alhambra, seat: int) -> list[list[Point]]:
    """The points of each seat as scored so far; the score sheet is public (AL-9.7)."""
    return [reasons(st, other) for other in range(len(st.players))]


def standings(st: Alhambra) -> list[Standing]:
    """From first to last by score; a tie is a shared place (AL-11.8). Dirk has none (AL-12.7)."""
    scores = [player.score for player in st.players]
    seats = sorted(range(len(scores)), key=lambda seat: (-scores[seat], seat))
    found: list[Standing] = []
    for seat in seats:
        place = 1 + len([s for s in scores if s > scores[seat]])
        shared = Tie("AL-11.8", Text("tie-shared", {"seat": Seat(seat)}))
        tie = shared if scores.count(scores[seat]) > 1 else None
        found.append(Standing(seat, place, reasons(st, seat), tie=tie))
    return found
