"""Tables and their events in SQL. The events are the truth; the rest is there to find them."""

from typing import Any, Final

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, String, Text, UniqueConstraint, true
from sqlalchemy.orm import Mapped, mapped_column

from majlis.server.storage.base import Base

# The form in which events are written. Raise it when older servers cannot read it any more, and go
# on reading the older forms: rows are never changed.
# 1: `step` counts choices. 2: `step` counts acts. 3: pledges and contributions to the shuffle;
# hints, invitations, removals, ends. 4: at a table with corrected material, which older servers
# would play with the printed one; at all others events stay as they were.
EVENT_SCHEMA: Final = 4
PRINTED_SCHEMA: Final = 3


class TableRow(Base):
    """What was fixed when a table was made, and where it stood after its last event.

    `due` is when the server itself must act (0: a bot is asked), and `ticked` when the last event
    happened: both by the time of the house. `fingerprint` is that of the state
    after the event with the number `fingerprinted`, to see whether the events and the rules still
    lead there. It is taken now and then, for it costs more than a move. `moment` says where the
    game stands, `results` place, points and team of each seat when it is over: lists show them
    without opening a table. `aside` says why a table cannot be read; it is left alone until it can.
    """

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    game: Mapped[str] = mapped_column(String(32))
    players: Mapped[int]
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    material: Mapped[dict[str, Any]] = mapped_column(JSON, server_default="{}")
    seed: Mapped[str] = mapped_column(String(64))
    salt: Mapped[str] = mapped_column(String(64))
    host: Mapped[str] = mapped_column(String(32))
    public: Mapped[bool]
    guided: Mapped[bool]
    hints: Mapped[bool] = mapped_column(server_default=true())
    speed: Mapped[str] = mapped_column(String(32))
    invite: Mapped[str] = mapped_column(String(32))
    forked: Mapped[str | None] = mapped_column(String(32))
    opening: Mapped[list[int]] = mapped_column(JSON)
    created: Mapped[int] = mapped_column(BigInteger)
    version: Mapped[int]
    changed: Mapped[int] = mapped_column(BigInteger)
    status: Mapped[str] = mapped_column(String(16))
    reason: Mapped[str | None] = mapped_column(Text)
    steps: Mapped[int]
    asked: Mapped[list[int]] = mapped_column(JSON)
    due: Mapped[int | None] = mapped_column(BigInteger, index=True)
    ticked: Mapped[int] = mapped_column(BigInteger, server_default="0")
    rematch: Mapped[str | None] = mapped_column(String(16))
    fingerprint: Mapped[str | None] = mapped_column(String(32))
    fingerprinted: Mapped[int] = mapped_column(server_default="0")
    moment: Mapped[dict[str, int]] = mapped_column(JSON, server_default="{}")
    results: Mapped[list[list[int]] | None] = mapped_column(JSON(none_as_null=True))
    aside: Mapped[str | None] = mapped_column(Text)

    __table_args__ = (Index("ix_tables_status_changed", "status", "changed"),)


class SeatRow(Base):
    """Who sits where now, so that people find their tables."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(16))
    user_id: Mapped[str | None] = mapped_column(String(32), index=True)
    name: Mapped[str] = mapped_column(String(64))
    level: Mapped[str | None] = mapped_column(String(32))
    away: Mapped[bool]


class EventRow(Base):
    """One thing that happened at a table. Rows are added, never changed.

    `step` is where the game stood afterwards. A command of a person has one event at most. `schema`
    is the form of the row. `tick` is when it happened by the time of the house, `spared` how much
    of the time since the event before it no clock counts.
    """

    __tablename__ = "events"

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(16))
    step: Mapped[int]
    seat: Mapped[int]
    user_id: Mapped[str | None] = mapped_column(String(32))
    command_id: Mapped[str | None] = mapped_column(String(128))
    data: Mapped[dict[str, Any]] = mapped_column(JSON)
    at: Mapped[int] = mapped_column(BigInteger)
    tick: Mapped[int | None] = mapped_column(BigInteger)
    spared: Mapped[int] = mapped_column(server_default="0")
    schema: Mapped[int] = mapped_column(server_default="1")

    __table_args__ = (UniqueConstraint("table_id", "command_id"),)


def schema_at(material: dict[str, Any]) -> int:
    """The form of the events of a table with these corrections to its material."""
    return EVENT_SCHEMA if material else PRINTED_SCHEMA


class PulseRow(Base):
    """How far the time of the house has come, and when it went on after the last outage."""

    __tablename__ = "pulses"

    id: Mapped[int] = mapped_column(primary_key=True)
    time: Mapped[int] = mapped_column(BigInteger)
    resumed: Mapped[int] = mapped_column(BigInteger)
