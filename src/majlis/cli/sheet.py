"""The score sheet as of now: every point with its arithmetic and its clause."""

from rich.markup import escape

from majlis.boards import seat_name
from majlis.kernel.codec import Json
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Point, Standing
from majlis.play import Match
from majlis.texts import Words


def sheet(match: Match, seat: int) -> list[list[Point]]:
    """The points of each seat, as far as one of them (-1: a spectator) may know them.

    How they come about is told where it does not hang on anything that is hidden: where it is the
    same in two states that the seat cannot tell from the true one.
    """
    found = match.rules.points(match.state, seat)
    sums = [_sums(match, seat, number) for number in range(2)]
    for one, points in enumerate(found):
        for point in points:
            key = one, point.clause, point.text.key, point.points
            told = [known.get(key, "") for known in sums]
            if told[0] == told[1]:
                point.sum = told[0]
    return found


def _sums(match: Match, seat: int, number: int) -> dict[tuple[int, str, str, int], str]:
    """How points come about in an imagined state, by whose they are and what for."""
    rules, st = match.rules, match.state
    if not match.is_over:
        st = rules.redeal(st, seat, Rng.from_seed(f"sheet {match.seed} {len(match.log)} {number}"))
    return {
        (standing.seat, point.clause, point.text.key, point.points): point.sum
        for standing in rules.standings(st)
        for point in standing.points
    }


def sheet_lines(match: Match, seat: int, words: Words) -> list[str]:
    """The sheet as Rich markup, a line a sum."""
    made = []
    for one, points in enumerate(sheet(match, seat)):
        total = sum(point.points for point in points)
        name = words.name(one)
        made.append(f"[bold]{escape(words.word('table-total', name=name, points=total))}[/]")
        for point in points:
            if point.points or point.sum:
                made.append(point_line(point, words))
    return made


def standing_lines(standing: Standing, words: Words) -> list[str]:
    """A place of the result with its points, and what decided a tie."""
    name = seat_name(standing.seat, words)
    made = [f"[bold]{standing.place}.[/] {name} [bold]{standing.total}[/]"]
    made += [point_line(point, words) for point in standing.points]
    if standing.tie is not None:
        text = escape(words.say(standing.tie.text))
        made.append(f"{'':>6}  {text} [dim]{standing.tie.clause}[/]")
    return made


def point_line(point: Point, words: Words) -> str:
    """`   6  3 palaces: 2 + 2 + 2  AM-10.7`."""
    text = escape(words.say(point.text))
    sum_ = f"{words.colon} {escape(point.sum)}" if point.sum else ""
    return f"{point.points:>6}  {text}{sum_} [dim]{point.clause}[/]"


def sheet_data(match: Match, seat: int, words: Words) -> list[Json]:
    """The same for programs."""
    return [
        {
            "seat": one + 1,
            "total": sum(point.points for point in points),
            "points": [
                {
                    "points": point.points,
                    "text": words.say(point.text),
                    "sum": point.sum or None,
                    "clause": point.clause,
                }
                for point in points
            ],
        }
        for one, points in enumerate(sheet(match, seat))
    ]
