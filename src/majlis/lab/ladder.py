"""The ladder: each level alone against the one below on all other seats, as tables of a page."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

from majlis.bots import LEVELS, check_bot, made_of
from majlis.games.catalogue import game as rules_of
from majlis.kernel.codec import Json, nearest
from majlis.kernel.options import UserError
from majlis.kernel.rules import Config, Rules
from majlis.lab.arena import new_run
from majlis.lab.game import win_parts
from majlis.lab.ledger import KEY, Run
from majlis.lab.seating import sides

FLOOR: Final = "random"
HEADING: Final = "# The ladder\n"
SEARCHES: Final = ("search:", "network-search:")


class Pair(NamedTuple):
    """Two bots to compare: one alone, the other on all other sides; equal ones, side by side.

    `made` and `field` are what they are made of: the spelling under which they play.
    """

    upper: str
    lower: str
    made: str
    field: str

    @property
    def searches(self) -> bool:
        """Whether one of them thinks long."""
        return self.made.startswith(SEARCHES) or self.field.startswith(SEARCHES)


def spelled(name: str, game: str, budget: str | None) -> str:
    """What a level is made of, with a time of its search counted as CPU time; `budget` replaces it.

    >>> spelled("random", "alrashid", "100ms")
    'random'
    """
    made = made_of(name, game)
    kind, _, amount = made.partition(":")
    if name in LEVELS and made.startswith(SEARCHES):
        made = f"{kind}:{budget or amount}"
    return f"{made}:cpu" if made.startswith(SEARCHES) and made.endswith("s") else made


def pairs(game: str, named: Sequence[str], budget: str | None, equals: bool) -> list[Pair]:
    """The pairs `UPPER,LOWER` that are named; where none are, every level and the one below it.

    With `equals` every level plays itself too: which side does how well among equals.
    """
    names = [one.partition(",") for one in named]
    for one, comma, other in names:
        if not comma or not one or not other or "," in other:
            raise UserError(f"--pair: expected such as master,expert, not {one + comma + other!r}")
        for bot in (one, other):
            _check(bot, game)
    both = [(one, other) for one, _, other in names]
    if not both:
        both = [(upper, lower) for lower, upper in pairwise([FLOOR, *LEVELS])]
    if equals:
        both += [(level, level) for level in LEVELS]
    return [Pair(a, b, spelled(a, game, budget), spelled(b, game, budget)) for a, b in both]


def _check(bot: str, game: str) -> None:
    if bot.isalpha() and bot not in (*LEVELS, FLOOR, "greedy", "network"):
        raise UserError(f"--pair: no level {bot!r}: {nearest(bot, [*LEVELS])}")
    check_bot(bot, game)


def run_of(rules: Rules, config: Config, pair: Pair, seed: str) -> Run:
    """The games of a pair: deals in which the upper bot has every side once."""
    if pair.made == pair.field:
        return new_run(rules, config, [pair.made], seed)
    return new_run(rules, config, [pair.made], seed, pair.field)


def whole_deals(games: int, pair: Pair, rules: Rules, config: Config) -> int:
    """So many games, or a few more: each deal is played from every side."""
    count = len(sides(rules, config))
    return games if pair.made == pair.field else -(-games // count) * count


def result(pair: Pair, records: Iterable[Json], rules: Rules, config: Config) -> dict[str, Any]:
    """How a pair did: the wins of the bot that was alone, or those of each side among equals."""
    table = sides(rules, config)
    won = [0.0] * len(table)
    played = [0] * len(table)
    for record in records:
        places = {entry["seat"]: entry["place"] for entry in record["result"]}
        parts = win_parts([places[seats[0]] for seats in table])
        for side, seats in enumerate(table):
            if record[KEY]["seats"][seats[0]] == pair.made:
                won[side] += parts[side]
                played[side] += 1
    equal = pair.made == pair.field
    games = max(played, default=0) if equal else sum(played)
    wins = None if equal else _json(sum(won), games)
    return {
        "game": rules.meta.name,
        "players": config.players,
        "options": config.options,
        "upper": pair.upper,
        "lower": pair.lower,
        "made": pair.made,
        "field": pair.field,
        "games": games,
        "par": round(1 / len(table), 4),
        "wins": wins,
        "sides": [
            {"seats": [seat + 1 for seat in seats], "wins": _json(won[side], played[side])}
            for side, seats in enumerate(table)
        ],
    }


def _json(won: float, played: int) -> Json:
    from majlis.lab.intervals import share  # loads SciPy: not before there is something to tell

    found = share(won, played)
    return None if found is None else found.to_json()


# --- the page ----------------------------------------------------------------------------------


def page(before: str, results: Sequence[Json]) -> str:
    """A page with the tables of these results in place of older ones, game by game."""
    groups: dict[tuple[str, int, str], list[Json]] = {}
    for one in results:
        options = ", ".join(f"{name}={value}" for name, value in one["options"].items())
        groups.setdefault((one["game"], one["players"], options), []).append(one)
    for (game, players, options), found in groups.items():
        title = ", ".join([rules_of(game).meta.title, *([options] if options else [])])
        before = replaced(before, section(f"{title}, {players} players", found))
    return before


def section(title: str, results: Sequence[Json]) -> str:
    """The tables of one game and number of players, in Markdown."""
    lines = [f"## {title}", ""]
    pairs = [one for one in results if one["wins"] is not None]
    if pairs:
        lines += [
            "| one alone | against the others | wins | 95% interval | par | games |",
            "| --- | --- | ---: | ---: | ---: | ---: |",
        ]
    for one in pairs:
        wins = one["wins"]
        lines.append(
            f"| {_named(one['upper'], one['made'])} | {_named(one['lower'], one['field'])} "
            f"| {wins['value']:.1%} | {wins['low']:.1%} to {wins['high']:.1%} "
            f"| {one['par']:.0%} | {one['games']} |"
        )
    equals = [one for one in results if one["wins"] is None and one["games"]]
    if equals:
        seats = [" and ".join(map(str, side["seats"])) for side in equals[0]["sides"]]
        lines += ["", "Among equals, the wins of each side, by its seats:", ""] * bool(pairs)
        lines += [
            "| level | games | " + " | ".join(f"seat {one}" for one in seats) + " |",
            "| --- | ---: |" + " ---: |" * len(seats),
        ]
    for one in equals:
        cells = [
            f"{side['wins']['value']:.0%} ({side['wins']['low']:.0%} to {side['wins']['high']:.0%})"
            for side in one["sides"]
        ]
        lines.append(
            f"| {_named(one['upper'], one['made'])} | {one['games']} | " + " | ".join(cells) + " |"
        )
    return "\n".join(lines) + "\n"


def _named(name: str, made: str) -> str:
    return f"`{made}`" if name == made else f"{name} (`{made}`)"


def replaced(before: str, part: str) -> str:
    """The page with this part in place of the one under the same heading, or at its end."""
    title = part.partition("\n")[0] + "\n"
    head, found, rest = (before or HEADING).partition("\n" + title)
    if not found:
        return (before or HEADING).rstrip("\n") + "\n\n" + part
    _, next_heading, after = rest.partition("\n## ")
    return f"{head}\n{part}" + (f"\n## {after}" if next_heading else "")
