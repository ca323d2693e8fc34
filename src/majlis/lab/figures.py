"""All figures of a run as tables of plain rows: for JSON, CSV and Parquet, and for a report."""

import csv
import io
import json
from collections.abc import Sequence
from typing import Any

from majlis.kernel.codec import Json
from majlis.lab.findings import Compared, Findings, compare, compare_things
from majlis.lab.intervals import Estimate
from majlis.lab.questions import (
    course,
    kinds_of_play,
    leads_halfway,
    luck_and_skill,
    winners_did,
)

Row = dict[str, Any]
Tables = dict[str, list[Row]]


def tables(findings: Sequence[Findings]) -> Tables:
    """Every table by its name; each row says which configuration it is of."""
    made: Tables = {}
    for found in findings:
        for name, rows in _of_one(found).items():
            made.setdefault(name, []).extend({"configuration": found.name, **row} for row in rows)
    for other in findings[1:]:
        pair = {"first": findings[0].name, "second": other.name}
        rows = [{**pair, **_change(row)} for row in compare(findings[0], other)]
        made.setdefault("comparison", []).extend(rows)
        things = compare_things(findings[0], other)
        made.setdefault("things_compared", []).extend(
            {**pair, "family": family, "thing": key, **_change(row)}
            for (family, key), row in things.items()
        )
    return made


def _of_one(found: Findings) -> Tables:
    luck = luck_and_skill(found)
    return {
        "games": [_game(one) for one in found.games],
        "sides": [
            {"game": one["game"], "side": name, **_side(side)}
            for one in found.games
            for name, side in zip(found.side_names, one["sides"], strict=True)
        ],
        "seats": [
            {"by": by, "who": group.name, "par": group.par}
            | _estimate("wins", group.wins)
            | _estimate("points", group.points)
            for by, groups in (
                ("seat", found.by_side()),
                ("turn order", found.by_order()),
                ("bot", found.by_bot()),
            )
            for group in groups
        ],
        "things": [
            {"family": thing.family, "thing": thing.key, "a_game": thing.copies, "p": thing.p}
            | _estimate("taken", thing.taken)
            | _estimate("wins_with", thing.with_it)
            | _estimate("wins_without", thing.without)
            for thing in found.things
        ],
        "winners": [
            {
                "family": row.family,
                "thing": row.key,
                "winners": row.winners,
                "others": row.others,
                "p": row.p,
            }
            | _estimate("more", row.more)
            for row in winners_did(found)
        ],
        "sources": [
            {"clause": source.clause, "source": source.key, "names": source.names}
            | _estimate("winners", source.winners)
            | _estimate("others", source.others)
            for source in found.sources()
        ],
        "decisions": [row._asdict() for row in found.decisions],
        "course": [
            {"part": stage.part, "lead": stage.lead, "spread": stage.spread}
            | _estimate("leader_wins", stage.leader)
            | _estimate("last_wins", stage.last)
            for stage in course(found)
        ],
        "halfway": [
            {"least_lead": lead.least, "most_lead": lead.most} | _estimate("wins", lead.wins)
            for lead in leads_halfway(found)
        ],
        "close": [_estimate("close_games", found.close_games())],
        "plays": [
            {
                "sides": play.sides,
                "points": play.points,
                "sources": json.dumps(dict(play.sources)),
            }
            | _estimate("wins", play.wins)
            for play in kinds_of_play(found)
        ],
        "luck": [luck._asdict()] if luck is not None else [],
    }


def _game(one: Json) -> Row:
    points = [side["points"] for side in one["sides"]]
    return {
        "game": one["game"],
        "decisions": one["length"],
        "acts": one["acts"],
        "most": max(points),
        "least": min(points),
        "winners": sum(bool(side["part"]) for side in one["sides"]),
    }


def _side(side: Json) -> Row:
    return {
        "bot": side["bot"],
        "part_of_win": side["part"],
        "points": side["points"],
        "place_in_turn_order": side["order"],
        "sources": json.dumps(side["sources"], sort_keys=True),
        "taken": json.dumps(side["taken"], sort_keys=True),
        "course": json.dumps(side["course"]),
    }


def _estimate(name: str, figure: Estimate | None) -> Row:
    value, low, high = (figure.value, figure.low, figure.high) if figure else (None, None, None)
    return {name: value, f"{name}_low": low, f"{name}_high": high}


def _change(row: Compared) -> Row:
    change = row.change
    return {
        "figure": row.name,
        "before": row.first.value,
        "after": row.second.value,
        "change": change.value if change else None,
        "change_low": change.low if change else None,
        "change_high": change.high if change else None,
        "p": row.p,
        "deals": change.pairs if change else 0,
        "deals_that_agree": change.equal if change else 0,
        "smallest_shown": change.smallest if change else None,
    }


def as_csv(rows: Sequence[Row]) -> bytes:
    """The contents of a CSV file with these rows."""
    text = io.StringIO()
    writer = csv.DictWriter(text, list(rows[0]))
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue().encode()
