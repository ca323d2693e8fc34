"""Reviews of finished games, as far as they have come."""

from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, String
from sqlalchemy.orm import Mapped, mapped_column

from majlis.server.storage.base import Base


class ReviewRow(Base):
    """A review: the steps that were looked at so far, one entry each.

    Whoever works on it holds a `lease` until a time (milliseconds since 1970); when it has run out
    without an end, anybody may take the review up where it stands.
    """

    __tablename__ = "reviews"

    table_id: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    status: Mapped[str] = mapped_column(String(16), index=True)
    total: Mapped[int]
    steps: Mapped[list[Any]] = mapped_column(JSON)
    lease: Mapped[int] = mapped_column(BigInteger)
    asked: Mapped[int] = mapped_column(BigInteger)
