"""In which form an event is written; those from before are of the first one."""

import sqlalchemy as sa
from alembic import op

revision = "a005"
down_revision = "a004"


def upgrade() -> None:
    op.add_column("events", sa.Column("schema", sa.Integer, nullable=False, server_default="1"))
