"""People: guests and accounts."""

from datetime import datetime

from sqlalchemy import DateTime, String
from sqlalchemy.orm import Mapped, mapped_column

from majlis.server.storage.base import Base


class UserRow(Base):
    """A person. A guest has no password; the id stays the same when a guest takes an account.

    `name_key` is the folded name of an account, so that no two look alike. A cookie of an older
    `epoch` is worth nothing: signing out raises it.
    """

    __tablename__ = "users"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(64))
    name_key: Mapped[str | None] = mapped_column(String(64), unique=True)
    password: Mapped[str | None] = mapped_column(String(255))
    banned: Mapped[bool] = mapped_column(default=False)
    epoch: Mapped[int] = mapped_column(default=0)
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True))
