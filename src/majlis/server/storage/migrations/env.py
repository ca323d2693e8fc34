"""How Alembic reaches the database: over the connection that it is given."""

from alembic import context

from majlis.server.storage import models, nodes, reviews, users
from majlis.server.storage.base import Base

__all__ = ["models", "nodes", "reviews", "users"]

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=Base.metadata, transactional_ddl=False)
context.run_migrations()
