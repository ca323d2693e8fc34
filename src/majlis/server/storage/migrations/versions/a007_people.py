"""Names by how they look, when somebody was last seen, hints by agreement, who is muted by whom.

Of accounts that look alike already the oldest has the look; the others keep their names.
"""

import sqlalchemy as sa
from alembic import op

from majlis.server.names import look

revision = "a007"
down_revision = "a006"


def upgrade() -> None:
    op.add_column("users", sa.Column("look_key", sa.String(255), nullable=True))
    op.add_column("users", sa.Column("seen", sa.DateTime(timezone=True), nullable=True))
    op.add_column(
        "tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true())
    )
    op.create_table(
        "mutes",
        sa.Column(
            "user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("who", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "who"),
    )
    _fill_in_looks()
    op.create_index("ix_users_look_key", "users", ["look_key"], unique=True)


def _fill_in_looks() -> None:
    users = sa.table(
        "users",
        *(sa.column(name, sa.String) for name in ("id", "name", "name_key", "look_key")),
        sa.column("created", sa.DateTime(timezone=True)),
    )
    accounts = sa.select(users.c.id, users.c.name).where(users.c.name_key.is_not(None))
    known: set[str] = set()
    for row in op.get_bind().execute(accounts.order_by(users.c.created, users.c.id)).all():
        key = look(row.name)
        if key not in known:
            known.add(key)
            op.execute(users.update().where(users.c.id == row.id).values(look_key=key))
