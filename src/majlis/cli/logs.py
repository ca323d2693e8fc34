"""The log as the terminal shows it: one entry an act, each line of it with its clause."""

from collections.abc import Iterator
from typing import NamedTuple

from rich.console import Console
from rich.markup import escape

from majlis.boards import seat_mark
from majlis.kernel.journal import Event
from majlis.play import Match
from majlis.texts import Words


class Entry(NamedTuple):
    """What came of an act; number 0 is what happened before the first one."""

    number: int
    seat: int
    events: list[Event]


def entries(match: Match, seat: int, since: int | None = None) -> Iterator[Entry]:
    """What a seat may read of the log from a choice on; all of it, with the opening, if None."""
    if since is None:
        yield from _entry(match.opening, seat, 0, -1)
    for number, act in enumerate(match.acts, 1):
        steps = match.log[max(act.start, since or 0) : act.end]
        yield from _entry([e for step in steps for e in step.events], seat, number, act.seat)


def _entry(events: list[Event], seat: int, number: int, who: int) -> Iterator[Entry]:
    told = [event for event in events if event.is_visible_to(seat)]
    if told:
        yield Entry(number, who, told)


def log_lines(
    match: Match, words: Words, seat: int, since: int | None = None, spoken: bool = False
) -> list[str]:
    """Entries of the log as a seat may read them, as Rich markup; for who listens without marks."""
    made = []
    for entry in entries(match, seat, since):
        if spoken:
            told = " ".join(escape(words.say(event.text())) for event in entry.events)
            who = f"{escape(words.name(entry.seat))}{words.colon} " if entry.seat >= 0 else ""
            made.append(f"{who}{told}")
            continue
        mark = seat_mark(entry.seat) if entry.seat >= 0 else " "
        told = " ".join(
            f"{escape(words.say(event.text()))} [dim]{event.clause}[/]" for event in entry.events
        )
        made.append(f"[dim]{entry.number:>4}[/] {mark} {told}")
    return made


def draw_log(out: Console, match: Match, words: Words, seat: int, since: int | None = None) -> None:
    """Entries of the log as a seat may read them."""
    for line in log_lines(match, words, seat, since):
        out.print(line, soft_wrap=True)
