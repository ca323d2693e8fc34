"""Guesses at passwords are counted in the database, for all nodes together."""

import sqlalchemy as sa
from alembic import op

revision = "a011"
down_revision = "a010"


def upgrade() -> None:
    op.create_table(
        "guesses",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("last", sa.BigInteger, nullable=False, index=True),
    )
