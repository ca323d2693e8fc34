"""A progress bar for long work, on standard error, gone when it is done."""

from collections.abc import Iterator

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from majlis.cli.common import errors
from majlis.kernel.codec import Json


def with_progress(batch: Iterator[Json], games: int, title: str, done: int = 0) -> Iterator[Json]:
    """The same records, with a bar that moves; `done` of the games were finished before."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=errors(), transient=True) as progress:
        task = progress.add_task(title, total=games, completed=done)
        for record in batch:
            yield record
            progress.advance(task)
