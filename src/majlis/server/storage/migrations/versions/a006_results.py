"""Where a game stands and how it ended, for lists; older tables tell it when they are opened."""

import sqlalchemy as sa
from alembic import op

revision = "a006"
down_revision = "a005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("moment", sa.JSON, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("results", sa.JSON, nullable=True))
