"""A match: seats, the log of choices, acts, drafts, forecasts, undo, replay, records."""

from majlis.play.act import Act
from majlis.play.draft import Draft, Forbidden, Unfinished, begin
from majlis.play.forecast import Forecast
from majlis.play.match import CannotUndo, Malformed, Match, OutOfTurn, Step
from majlis.play.record import RecordError, read_record, write_record

__all__ = [
    "Act",
    "CannotUndo",
    "Draft",
    "Forbidden",
    "Forecast",
    "Malformed",
    "Match",
    "OutOfTurn",
    "RecordError",
    "Step",
    "Unfinished",
    "begin",
    "read_record",
    "write_record",
]
