"""People: guests and accounts, and whom they do not want to hear."""

from datetime import datetime

from sqlalchemy import DateTime, ForeignKey, String
from sqlalchemy.orm import Mapped, mapped_column

from majlis.server.storage.base import Base


class UserRow(Base):
    """A person. A guest has no password; the id stays the same when a guest takes an account.

    `name_key` is the folded name of an account, `look_key` how it looks, so that no two look alike;
    accounts that did so before looks were kept have none. A cookie of an older `epoch` is worth
    nothing: signing out raises it. `seen` is when they were last here, to the hour.
    """

    __tablename__ = "users"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(64))
    name_key: Mapped[str | None] = mapped_column(String(64), unique=True)
    look_key: Mapped[str | None] = mapped_column(String(255), index=True, unique=True)
    password: Mapped[str | None] = mapped_column(String(255))
    banned: Mapped[bool] = mapped_column(default=False)
    epoch: Mapped[int] = mapped_column(default=0)
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    seen: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))


class MuteRow(Base):
    """Somebody whose words a person does not want to see: by their mark in the chat."""

    __tablename__ = "mutes"

    user_id: Mapped[str] = mapped_column(
        ForeignKey("users.id", ondelete="CASCADE"), primary_key=True
    )
    who: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(64))
