"""Guesses at passwords, as far as they have been counted: by all nodes, restart or not."""

from sqlalchemy import BigInteger, String
from sqlalchemy.orm import Mapped, mapped_column

from majlis.server.storage.base import Base


class GuessRow(Base):
    """How many guesses were counted under a key, and when the last one was (milliseconds since
    1970). Keys are pseudonyms: neither names nor addresses stand here.
    """

    __tablename__ = "guesses"

    key: Mapped[str] = mapped_column(String(64), primary_key=True)
    count: Mapped[int]
    last: Mapped[int] = mapped_column(BigInteger, index=True)
