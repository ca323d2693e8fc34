"""The ladder: the levels that people know, played against each other, as a table of a page."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from majlis.bots import LEVELS
from majlis.kernel.codec import Json, nearest
from majlis.kernel.options import UserError

FLOOR: Final = "random"
HEADING: Final = "# The ladder\n"


def rungs(levels: Sequence[str] = ()) -> dict[str, str]:
    """The bots of the ladder by name, from the floor up; times are counted as CPU time.

    >>> rungs(["master", "novice"])
    {'random': 'random', 'novice': 'novice', 'master': 'search:1s:cpu'}
    """
    for level in levels:
        if level not in LEVELS:
            raise UserError(f"--levels: no level {level!r}: {nearest(level, [*LEVELS])}")
    bots = {FLOOR: FLOOR}
    for level, spec in LEVELS.items():
        if level in levels or not levels:
            bots[level] = f"{spec}:cpu" if spec.endswith("s") else level
    return bots


def section(
    title: str, players: int, bots: dict[str, str], report: dict[str, Any], command: str
) -> str:
    """The part of the page for one game and number of players, in Markdown."""
    names = {bot: name for name, bot in bots.items()}
    lines = [
        heading(title, players, list(bots)[1:]),
        "",
        f"{report['games']} games, seed `{report['seed']}`. `{command}`",
        "",
        "| bot | made of | rating | wins | 95% interval | par | games |",
        "| --- | --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    for row in report["bots"]:
        name = names[row["bot"]]
        made = LEVELS.get(name, name)
        if not row["games"]:
            lines.append(f"| {name} | `{made}` | | | | | 0 |")
            continue
        rating = f"{row['rating']['mu']:.1f} ± {row['rating']['sigma']:.1f}"
        lines.append(
            f"| {name} | `{made}` | {rating} | {_share(row['wins'])} | {_interval(row['wins'])} "
            f"| {row['par']:.1%} | {row['games']} |"
        )
    lines += [
        "",
        "| ends before | how often | 95% interval | games |",
        "| --- | ---: | ---: | ---: |",
    ]
    for better, worse, wins in _neighbours(report["pairs"], list(names)):
        lines.append(
            f"| {names[better]} before {names[worse]} | {_share(wins)} | {_interval(wins)} "
            f"| {wins['count']} |"
        )
    return "\n".join(lines) + "\n"


def heading(title: str, players: int, levels: Sequence[str]) -> str:
    """A table of some levels alone stands beside the one of all of them."""
    only = "" if len(levels) == len(LEVELS) else f": {', '.join(levels)}"
    return f"## {title}, {players} players{only}"


def replaced(page: str, part: str) -> str:
    """The page with this part in place of the one under the same heading, or at its end."""
    title = part.partition("\n")[0] + "\n"
    before, found, rest = (page or HEADING).partition("\n" + title)
    if not found:
        return (page or HEADING).rstrip("\n") + "\n\n" + part
    _, next_heading, after = rest.partition("\n## ")
    return f"{before}\n{part}" + (f"\n## {after}" if next_heading else "")


def _neighbours(pairs: Sequence[Json], order: list[str]) -> list[tuple[str, str, Json]]:
    """Each rung with the one below it: how often the upper ends before the lower."""
    found: list[tuple[str, str, Json]] = []
    for lower, upper in pairwise(order):
        for pair in pairs:
            if {pair["bot"], pair["against"]} == {lower, upper} and pair["wins"]:
                wins = pair["wins"] if pair["bot"] == upper else _turned(pair["wins"])
                found.append((upper, lower, wins))
    return found


def _turned(wins: Json) -> Json:
    """The same figure from the other side."""
    return {
        "value": 1 - wins["value"],
        "low": 1 - wins["high"],
        "high": 1 - wins["low"],
        "count": wins["count"],
    }


def _share(estimate: Json) -> str:
    return f"{estimate['value']:.0%}"


def _interval(estimate: Json) -> str:
    return f"{estimate['low']:.0%} to {estimate['high']:.0%}"
