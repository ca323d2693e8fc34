"""Records: a match as one JSON object, written once and replayed to the same end anywhere."""

from collections.abc import Mapping
from typing import Final

from majlis.games.catalogue import game
from majlis.kernel.codec import CodecError, Json
from majlis.kernel.options import UserError
from majlis.kernel.rules import Standing, read_config
from majlis.play.match import Match

FORMAT: Final = 1


class RecordError(UserError):
    """A record that cannot be replayed; the message says what is wrong with it."""


def write_record(match: Match) -> Json:
    """The match as plain data: what made it, and the fingerprint of where it led."""
    return {
        "majlis": FORMAT,
        "game": match.rules.meta.name,
        "rules": match.rules.meta.version,
        "config": match.config.to_json(),
        "seed": match.seed,
        "choices": [step.choice for step in match.log],
        "fingerprint": match.rules.fingerprint(match.state),
        "result": result(match.rules.standings(match.state)) if match.is_over else None,
    }


def result(standings: list[Standing]) -> Json:
    """The standings as plain data, by seat."""
    return [
        {"seat": s.seat, "place": s.place, "points": s.total}
        for s in sorted(standings, key=lambda s: s.seat)
    ]


def read_record(data: Json) -> Match:
    """The match of a record, replayed choice by choice and verified by its fingerprint.

    A record of another rules version is replayed too, and accepted where it still leads to the same
    state; otherwise it is refused.
    """
    if not isinstance(data, Mapping) or data.get("majlis") != FORMAT:
        raise RecordError("this is not a record of Majlis")
    for name in ("game", "rules", "config", "seed", "choices", "fingerprint"):
        if name not in data:
            raise RecordError(f"the record is incomplete: {name!r} is missing")
    if not isinstance(data["game"], str) or not isinstance(data["seed"], str):
        raise RecordError("the record is damaged: game and seed must be texts")
    if not isinstance(data["choices"], list):
        raise RecordError("the record is damaged: choices must be a list of numbers")
    rules = game(data["game"])
    older = data["rules"] != rules.meta.version
    blame = (
        f"the record was made under rules version {data['rules']} of {rules.meta.title}; "
        f"under version {rules.meta.version} it no longer fits"
        if older
        else "the record is damaged"
    )
    try:
        match = Match(rules, read_config(data["config"]), data["seed"])
    except CodecError as error:
        raise RecordError(f"{blame}: {error}") from None
    for step, choice in enumerate(data["choices"]):
        if match.is_over:
            raise RecordError(f"{blame}: the game is over after {step} choices")
        try:
            refusal = match.act(match.to_act, choice)
        except UserError as error:
            raise RecordError(f"{blame}: choice {step}: {error}") from None
        if refusal is not None:
            raise RecordError(f"{blame}: choice {step} is not allowed ({refusal.clause})")
    if rules.fingerprint(match.state) != data["fingerprint"]:
        raise RecordError(f"{blame}: it leads to another state than it says")
    return match
