"""Tournaments: bots take turns on the seats, every game a record, the same for any workers."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from majlis.bots import check_bot
from majlis.games.catalogue import game
from majlis.kernel.codec import Json
from majlis.kernel.options import UserError
from majlis.kernel.rules import Config, Rules, read_config
from majlis.lab.game import play_game
from majlis.lab.ledger import KEY, Run
from majlis.lab.seating import seated, sides
from majlis.lab.workers import Workers


def read_bots(text: str, game_name: str) -> list[str]:
    """The bots of a list with commas, each known and named once."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise UserError(f"--bots: expected names with commas between them, not {text!r}")
    for name in names:
        check_bot(name, game_name)
        if names.count(name) > 1:
            raise UserError(f"--bots: {name!r} is named twice; a bot is rated once")
    return names


def check_field(field: str, bots: Sequence[str], game_name: str) -> None:
    """The field is a bot, and another one than those that are measured against it."""
    check_bot(field, game_name)
    if field in bots:
        raise UserError(f"--field: {field!r} is named in --bots too; a bot is rated once")


def new_run(
    rules: Rules, config: Config, bots: Sequence[str], seed: str, field: str | None = None
) -> Run:
    """The run of a tournament."""
    made = rules.settled(config).to_json()
    return Run(rules.meta.name, rules.meta.version, made, list(bots), seed, field)


def play_run(run: Run, numbers: Iterable[int], workers: Workers) -> Iterator[Json]:
    """The records of these games of a run, as they are finished."""
    task = partial(_play, run.game, run.config, run.bots, run.seed, run.field)
    yield from workers.run(task, numbers)


def _play(
    name: str, config: Json, bots: list[str], seed: str, field: str | None, number: int
) -> Json:
    """One game: it depends on the run and its number, on nothing else."""
    rules = game(name)
    made = read_config(config)
    table = sides(rules, made)
    seats = seated(bots, table, number, field)
    run = new_run(rules, made, bots, seed, field)
    _, record = play_game(rules, made, f"{seed}/{run.deal(number, len(table))}", seats)
    return {**record, KEY: run.stamp(number, seats)}
