"""A table may correct the material of its game."""

import sqlalchemy as sa
from alembic import op

revision = "a012"
down_revision = "a011"


def upgrade() -> None:
    column = sa.Column("material", sa.JSON, nullable=False, server_default="{}")
    op.add_column("tables", column)
