"""Who is alive, who drives a table, and what all servers of a database agree on."""

import sqlalchemy as sa
from alembic import op

revision = "a008"
down_revision = "a006"


def upgrade() -> None:
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    )
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(16), table, primary_key=True),
        sa.Column("node", sa.String(16), nullable=False),
        sa.Column("token", sa.String(32), nullable=False, index=True),
    )
    op.create_table(
        "facts",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.String(64), nullable=False),
    )
