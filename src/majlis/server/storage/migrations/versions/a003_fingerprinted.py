"""The event after which the fingerprint of a table was taken: no longer always its last one."""

import sqlalchemy as sa
from alembic import op

revision = "a003"
down_revision = "a002"


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("fingerprinted", sa.Integer, nullable=False, server_default="0")
    )
    op.execute(
        "UPDATE tables SET fingerprinted = COALESCE("
        "(SELECT MAX(number) FROM events WHERE table_id = tables.id), 0)"
    )
