"""Records: a match as one JSON object, written once and replayed to the same end anywhere."""

from collections.abc import Mapping
from typing import Final

from majlis.games.catalogue import game
from majlis.kernel.codec import CodecError, Json
from majlis.kernel.options import UserError
from majlis.kernel.rules import Config, Rules, Standing
from majlis.kernel.runner import is_over
from majlis.kernel.state import State
from majlis.play.match import Match

FORMAT: Final = 1


class RecordError(UserError):
    """A record that cannot be replayed; the message says what is wrong with it."""


def write_record(match: Match) -> Json:
    """The match as plain data: what made it, and the fingerprint of where it led."""
    choices = [step.choice for step in match.log]
    record = record_of(match.rules, match.config, match.seed, choices, match.state)
    return {**record, "redrawn": [list(one) for one in match.redrawn]} if match.redrawn else record


def record_of(rules: Rules, config: Config, seed: str, choices: list[int], st: State) -> Json:
    """The record of a game that has led to a state; it tells all options, those by default too."""
    return {
        "majlis": FORMAT,
        "game": rules.meta.name,
        "rules": rules.meta.version,
        "config": rules.settled(config).to_json(),
        "seed": seed,
        "choices": choices,
        "fingerprint": rules.fingerprint(st),
        "result": result(rules.standings(st)) if is_over(st) else None,
    }


def result(standings: list[Standing]) -> Json:
    """The standings as plain data, by seat."""
    return [
        {"seat": s.seat, "place": s.place, "points": s.total}
        for s in sorted(standings, key=lambda s: s.seat)
    ]


def read_record(data: Json) -> Match:
    """The match of a record, replayed choice by choice and verified by its fingerprint.

    A record of another rules version is replayed too, with the options that it was played with, and
    accepted where it still leads to the same state, or, for states have other fields now, to the
    same result; otherwise it is refused.
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
        match = Match(rules, rules.stored_config(data["config"], data["rules"]), data["seed"])
    except CodecError as error:
        raise RecordError(f"{blame}: {error}") from None
    redrawn = _redrawn(data.get("redrawn", []))
    for step, choice in enumerate(data["choices"]):
        for number in redrawn.get(step, []):
            match.redraw(number)
        if match.is_over:
            raise RecordError(f"{blame}: the game is over after {step} choices")
        try:
            refusal = match.act(match.to_act, choice)
        except UserError as error:
            raise RecordError(f"{blame}: choice {step}: {error}") from None
        if refusal is not None:
            raise RecordError(f"{blame}: choice {step} is not allowed ({refusal.clause})")
    for number in redrawn.get(len(data["choices"]), []):
        match.redraw(number)
    version = data["rules"] if older else None
    if rules.fingerprint(match.state, version) != data["fingerprint"] and not (
        older and match.is_over and result(rules.standings(match.state)) == data.get("result")
    ):
        raise RecordError(f"{blame}: it leads to another state than it says")
    return match


def _redrawn(data: Json) -> dict[int, list[int]]:
    """After which choices chance began anew."""
    found: dict[int, list[int]] = {}
    for pair in data if isinstance(data, list) else [None]:
        match pair:
            case [int(step), int(number)]:
                found.setdefault(step, []).append(number)
            case _:
                raise RecordError("the record is damaged: redrawn must be pairs of numbers")
    return found
