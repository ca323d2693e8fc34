"""Notices: what running servers must look at anew, told to them through the database.

The database is the one thing that a server shares with its other nodes and with `majlis admin`. A
notice is written with the change that it tells of, in one transaction.
"""

import secrets
import time
from typing import Final

from sqlalchemy import BigInteger, String, delete
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Mapped, mapped_column

from majlis.server.storage.base import Base

# Somebody was shut out, signed out or has another password: the subject is the id.
PERSON: Final = "person"
# Tables were removed: those that were not running and had not changed since the subject, a time.
PRUNED: Final = "pruned"
# Something was changed at a table from outside: the subject is its id.
TABLE: Final = "table"
# Servers look every second; whoever does not for so long, in milliseconds, has other worries.
KEPT: Final = 600_000


class NoticeRow(Base):
    """One notice; `at` is when it was given, in milliseconds since 1970."""

    __tablename__ = "notices"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    kind: Mapped[str] = mapped_column(String(16))
    subject: Mapped[str] = mapped_column(String(32))
    at: Mapped[int] = mapped_column(BigInteger)


async def give_notice(session: AsyncSession, kind: str, subject: str) -> None:
    """Tells running servers, as soon as the session is committed; old notices go."""
    now = time.time_ns() // 1_000_000
    await session.execute(delete(NoticeRow).where(NoticeRow.at < now - KEPT))
    session.add(NoticeRow(id=secrets.token_hex(16), kind=kind, subject=subject, at=now))
