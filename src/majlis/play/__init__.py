"""A match: seats, the log of choices, undo, replay, records."""

from majlis.play.match import CannotUndo, Malformed, Match, OutOfTurn, Step
from majlis.play.record import RecordError, read_record, write_record

__all__ = [
    "CannotUndo",
    "Malformed",
    "Match",
    "OutOfTurn",
    "RecordError",
    "Step",
    "read_record",
    "write_record",
]
