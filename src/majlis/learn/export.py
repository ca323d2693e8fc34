"""Games of any bots as Parquet, a decision a row: `majlis export`.

A data set is a folder of part files with so many games each. A part is written beside and then
takes its name, so what is there is whole; a run that was broken off goes on with those that miss.
"""

import io
import json
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from majlis.bots.network import fingerprint
from majlis.games.catalogue import game
from majlis.kernel.codec import Json, canonical
from majlis.kernel.options import UserError
from majlis.kernel.rules import Config, read_config
from majlis.kernel.runner import to_act
from majlis.kernel.state import State
from majlis.lab.game import play_game, win_parts
from majlis.lab.seating import seated, sides
from majlis.lab.workers import Workers
from majlis.research.utility import rank
from majlis.tensors.actions import action_table
from majlis.tensors.layout import wide_layout

KEY: Final = b"majlis"
FORMAT: Final = "majlis games 1"
# The columns, with what they hold: docs/training.md says the same in a table.
SCHEMA: Final = pa.schema(
    [
        ("game", pa.int32()),
        ("step", pa.int32()),
        ("players", pa.int8()),
        ("seat", pa.int8()),
        ("bot", pa.dictionary(pa.int8(), pa.string())),
        ("places", pa.list_(pa.int32())),
        ("values", pa.list_(pa.float32())),
        ("legal", pa.list_(pa.int32())),
        ("action", pa.int32()),
        ("rank", pa.list_(pa.float32())),
        ("win", pa.list_(pa.float32())),
        ("place", pa.int8()),
        ("points", pa.int32()),
    ]
)


class DataSet(NamedTuple):
    """What makes a data set: parts of equal ones may lie in one folder."""

    game: str
    config: Json
    bots: list[str]
    seed: str
    part: int  # games of a part

    def about(self) -> dict[str, Any]:
        rules = game(self.game)
        wide = wide_layout(self.game)
        return {
            "format": FORMAT,
            "game": self.game,
            "rules": rules.meta.version,
            "layout": fingerprint(wide),
            "inputs": wide.size,
            "actions": action_table(self.game).size,
            "config": self.config,
            "bots": self.bots,
            "seed": self.seed,
            "games of a part": self.part,
        }


class Part(NamedTuple):
    """Some games of a data set, in the order of its numbers."""

    data: DataSet
    number: int
    first: int
    last: int

    @property
    def name(self) -> str:
        return f"part-{self.number:05}.parquet"


def parts(data: DataSet, games: int) -> list[Part]:
    """The parts that so many games make."""
    cuts = range(0, games, data.part)
    return [Part(data, number, cut, min(cut + data.part, games)) for number, cut in enumerate(cuts)]


def missing(wanted: Iterable[Part], folder: Path) -> list[Part]:
    """The parts that are still to be made; refuses what is there of another data set."""
    todo = []
    for part in wanted:
        path = folder / part.name
        if not path.exists():
            todo.append(part)
            continue
        try:
            file = pq.read_metadata(path)
            about = json.loads((file.metadata or {}).get(KEY, b"{}"))
        except (OSError, ValueError) as error:
            raise UserError(f"{path} is no whole Parquet file ({error}); remove it") from None
        wished = json.loads(canonical(part.data.about()))
        for name, value in wished.items():
            if about.get(name) != value:
                raise UserError(
                    f"{path} is of another data set: its {name} is {about.get(name)!r}, "
                    f"not {value!r}; choose another --out"
                )
        if about["games"] != part.last - part.first:
            todo.append(part)  # a shorter run ended within it
    return todo


def export(wanted: Iterable[Part], folder: Path, workers: Workers) -> Iterator[Part]:
    """Makes the parts and writes them, as they come."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UserError(f"cannot write {folder}: {error.strerror}") from None
    for part, found in workers.run(play_part, wanted):
        path = folder / part.name
        scratch = folder / f".{part.name}.new"
        try:
            scratch.write_bytes(found)
            os.replace(scratch, path)
        except OSError as error:
            scratch.unlink(missing_ok=True)
            raise UserError(
                f"cannot write {path}: {error.strerror}; the other parts are whole, "
                f"and the same command goes on with this one"
            ) from None
        yield part


def play_part(part: Part) -> tuple[Part, bytes]:
    """The games of a part as a Parquet file."""
    columns: dict[str, list[Any]] = {name: [] for name in SCHEMA.names}
    for number in range(part.first, part.last):
        for row in play_rows(part.data, number):
            for name, value in row.items():
                columns[name].append(value)
    about = {**part.data.about(), "games": part.last - part.first}
    schema = SCHEMA.with_metadata({KEY: canonical(about).encode()})
    file = io.BytesIO()
    pq.write_table(pa.table(columns, schema=schema), file, compression="zstd")
    return part, file.getvalue()


def play_rows(data: DataSet, number: int) -> Iterator[dict[str, Any]]:
    """The decisions of one game; it depends on the data set and its number, on nothing else."""
    rules = game(data.game)
    config: Config = read_config(data.config)
    table = sides(rules, config)
    names = seated(data.bots, table, number)
    looked: list[dict[str, Any]] = []
    actions = action_table(data.game)
    lens = wide_layout(data.game).lens(rules.start(config, "lens"))

    def watch(st: State) -> None:
        seat = to_act(st)
        tensor = lens.tensor(st, seat)
        places = np.flatnonzero(tensor)
        looked.append(
            {
                "seat": seat,
                "bot": names[seat],
                "places": places,
                "values": tensor[places],
                "legal": actions.legal(st),
                "action": actions.first[st.frames[-1].KIND],
            }
        )

    end, record = play_game(rules, config, f"{data.seed}/{number}", names, watch)
    standings = sorted(rules.standings(end), key=lambda standing: standing.seat)
    ranks = rank(standings)
    by_side = win_parts([standings[seats[0]].place for seats in table])
    wins = [by_side[side] for seat in range(config.players) for side in _side(table, seat)]
    for step, (row, choice) in enumerate(zip(looked, record["choices"], strict=True)):
        standing = standings[row["seat"]]
        yield {
            **row,
            "game": number,
            "step": step,
            "players": config.players,
            "action": row["action"] + choice,
            "rank": ranks,
            "win": wins,
            "place": standing.place,
            "points": standing.total,
        }


def _side(table: list[tuple[int, ...]], seat: int) -> list[int]:
    return [side for side, seats in enumerate(table) if seat in seats]
