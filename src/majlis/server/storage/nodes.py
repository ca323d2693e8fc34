"""What the nodes of one server keep of themselves: who is alive, who drives a table, the secret.

None of it is in a backup: it is about servers that run, not about games.
"""

from datetime import datetime

from sqlalchemy import DateTime, ForeignKey, String
from sqlalchemy.orm import Mapped, mapped_column

from majlis.server.storage.base import Base


class NodeRow(Base):
    """A node that was alive a moment ago. It counts as gone after `until`, by the database's clock,
    which it puts off again and again.
    """

    __tablename__ = "nodes"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    until: Mapped[datetime] = mapped_column(DateTime(timezone=True))


class LeaseRow(Base):
    """Which node drives a table, for as long as that node is alive.

    Whoever takes a lease puts a new `token` there. What is written in the name of an older one is
    refused, however late it comes.
    """

    __tablename__ = "leases"

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    node: Mapped[str] = mapped_column(String(16))
    token: Mapped[str] = mapped_column(String(32), index=True)


class FactRow(Base):
    """Something that all servers of a database must agree on, by its name."""

    __tablename__ = "facts"

    name: Mapped[str] = mapped_column(String(32), primary_key=True)
    value: Mapped[str] = mapped_column(String(64))
