"""Notices to running servers."""

import sqlalchemy as sa
from alembic import op

revision = "a004"
down_revision = "a003"


def upgrade() -> None:
    op.create_table(
        "notices",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("subject", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
