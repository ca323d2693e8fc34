"""Clocks run on the time of the house; tables that cannot be read are set aside."""

import sqlalchemy as sa
from alembic import op

revision = "a010"
down_revision = "a008"


def upgrade() -> None:
    op.add_column("events", sa.Column("tick", sa.BigInteger, nullable=True))
    op.add_column("events", sa.Column("spared", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("ticked", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("aside", sa.Text, nullable=True))
    # The time of the house begins where the last table has moved: older times stay comparable.
    op.execute("UPDATE tables SET ticked = changed")
    op.create_table(
        "pulses",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("resumed", sa.BigInteger, nullable=False),
    )
