"""What one game tells: points, their sources and course, things taken, turn order, decisions."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Final

from majlis.games.catalogue import game
from majlis.kernel.codec import Json
from majlis.kernel.frame import Ask
from majlis.kernel.journal import Event, Journal, Word
from majlis.kernel.rules import Config, Point, Rules, read_config
from majlis.kernel.runner import to_act
from majlis.kernel.state import State
from majlis.kernel.text import Ref, Seat, Text
from majlis.lab.arena import new_run
from majlis.lab.game import play_game, win_parts
from majlis.lab.ledger import KEY, Run
from majlis.lab.seating import seated, sides
from majlis.lab.sheets import Sheet, Taken, sheet_of
from majlis.lab.workers import Workers

SEEN: Final = "observed"
Table = Sequence[tuple[int, ...]]


# The course of a game is told at its beginning, after each tenth of its acts, and at its end.
PARTS: Final = 10


class Watcher:
    """Looks on: which decisions come, how many choices they offer, who comes to choose when, and
    what every seat would have if the game ended before an act."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.decisions: dict[str, Counter[int]] = {}
        self.first: list[int] = []
        self.acting = -1
        self.points: list[list[int]] = []

    def __call__(self, st: State) -> None:
        seat, frame = to_act(st), st.frames[-1]
        if seat not in self.first:
            self.first.append(seat)
        self.decisions.setdefault(frame.KIND, Counter())[len(st.legal)] += 1
        if seat != self.acting or not (isinstance(frame, Ask) and frame.FOLLOWS):
            self.points.append(totals(self.rules, st))
        self.acting = seat

    def course(self, st: State) -> list[list[int]]:
        """The points of the seats after each tenth of the acts."""
        points = [*self.points, totals(self.rules, st)]
        return [points[part * (len(points) - 1) // PARTS] for part in range(PARTS + 1)]


def totals(rules: Rules, st: State) -> list[int]:
    """The points of each seat as they stand."""
    found = {standing.seat: standing.total for standing in rules.standings(st)}
    return [found[seat] for seat in sorted(found)]


def observe(
    rules: Rules, config: Config, seed: str, names: Sequence[str], table: Table
) -> tuple[Json, Json]:
    """Plays one game; its record, and what it tells, side by side in the order of the table."""
    watcher, journal = Watcher(rules), Journal()
    st, record = play_game(rules, config, seed, names, watcher, journal)
    sheet = sheet_of(rules.meta.name)
    standings = {standing.seat: standing for standing in rules.standings(st)}
    ends = [standings[seats[0]] for seats in table]
    order = _order(sheet, journal.events, watcher.first, config.players)
    taken = things_of(sheet, journal.events)
    parts = win_parts([end.place for end in ends])
    first = [min(order.index(seat) for seat in seats) for seats in table]
    course = watcher.course(st)
    return record, {
        "length": len(record["choices"]),
        "acts": len(watcher.points),
        "decisions": {kind: dict(found) for kind, found in watcher.decisions.items()},
        "sides": [
            {
                "bot": names[seats[0]],
                "part": part,
                "points": end.total,
                "course": [points[seats[0]] for points in course],
                "order": sorted(first).index(mine),
                "sources": _sources(end.points),
                "taken": dict(sum((taken.get(seat, Counter()) for seat in seats), Counter())),
            }
            for seats, end, part, mine in zip(table, ends, parts, first, strict=True)
        ],
    }


def _order(sheet: Sheet, events: Sequence[Event], first: Sequence[int], players: int) -> list[int]:
    """The seats in turn order: as told, then on clockwise; or as they first came to choose."""
    told = list(first)
    if sheet.order:
        named = [event.words()["seat"] for event in events if event.name == sheet.order]
        told = list(dict.fromkeys(seat.seat for seat in named if isinstance(seat, Seat)))
    last = told[-1] if told else -1
    clockwise = [(last + 1 + step) % players for step in range(players)]
    return list(dict.fromkeys([*told, *clockwise]))


def things_of(sheet: Sheet, events: Sequence[Event]) -> dict[int, Counter[str]]:
    """By seat, how many of each thing; a thing is named `family/text key`, or by its event."""
    entries: dict[str, list[Taken]] = {}
    for entry in sheet.taken:
        entries.setdefault(entry.event, []).append(entry)
    found: dict[int, Counter[str]] = {}
    for event in events:
        for entry in entries.get(event.name, []):
            args = event.words()
            who, thing = args[entry.who], args.get(entry.thing)
            if isinstance(who, Seat):
                key = _name(thing) or entry.event
                count = args[entry.amount] if entry.amount else 1
                assert isinstance(count, int)
                found.setdefault(who.seat, Counter())[f"{entry.family}/{key}"] += count
    return found


def _name(thing: Word | None) -> str:
    """The key of a thing; of a tile that has no name of its own the key of its sort."""
    if isinstance(thing, Text):
        thing = next((arg for arg in thing.args.values() if isinstance(arg, Ref)), None)
    return thing.key if isinstance(thing, Ref) else ""


def _sources(points: Sequence[Point]) -> dict[str, int]:
    """Points by source, `clause/text key/names in it`; numbers in the text make no other source."""
    found: Counter[str] = Counter()
    for point in points:
        names = "+".join(arg.key for arg in point.text.args.values() if isinstance(arg, Ref))
        found[f"{point.clause}/{point.text.key}/{names}"] += point.points
    return dict(found)


def observe_run(run: Run, numbers: Iterable[int], workers: Workers) -> Iterator[Json]:
    """The records of these games of a run, each with what it tells, as they are finished."""
    yield from workers.run(partial(_play, run.game, run.config, run.bots, run.seed), numbers)


def _play(name: str, config: Json, bots: list[str], seed: str, number: int) -> Json:
    """One game: it depends on the run and its number, on nothing else."""
    rules = game(name)
    made = read_config(config)
    table = sides(rules, made)
    seats = seated(bots, table, number)
    run = new_run(rules, made, bots, seed)
    record, found = observe(rules, made, f"{seed}/{number}", seats, table)
    return {**record, KEY: run.stamp(number, seats), SEEN: found}


def observed(records: Iterable[Json]) -> list[Json]:
    """What the games of a run tell, without their records."""
    return [{"game": record[KEY]["game"], **record[SEEN]} for record in records]
