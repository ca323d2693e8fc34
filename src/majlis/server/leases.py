"""Who drives a table, where several nodes could: whoever has its lease and is alive.

A node says again and again that it is alive. One that is killed, frozen or cut off says nothing any
more; after a few seconds others may take its leases. What it still does in the name of one that was
taken is refused by the database, in the transaction that would have written it.
"""

import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

from majlis.server.storage.base import TROUBLE

# How often a node says that it is alive, and after how long a silence it counts as gone, in
# seconds.
BEAT: Final = 1.0
ALIVE: Final = 5.0
# Rows of nodes that are gone for good are removed after so many seconds.
KEPT: Final = 3600

# Asks the database for one value; None while there is no link to it.
Ask = Callable[..., Awaitable[Any]]


class Leases:
    """The guard of the drivers of one node."""

    def __init__(self, node: str, ask: Ask) -> None:
        self.node = node
        self._ask = ask

    async def beat(self) -> None:
        """Says that this node is alive."""
        await self._ask(_BEAT, self.node, ALIVE)

    async def tidy(self) -> None:
        """Removes what nodes left behind that are long gone."""
        await self._ask(_TIDY_NODES, KEPT)
        await self._ask(_TIDY_LEASES)

    async def end(self) -> None:
        """Lets others take everything at once."""
        with suppress(*TROUBLE):
            await self._ask("DELETE FROM nodes WHERE id = $1", self.node)

    async def take(self, table_id: str) -> str | None:
        with suppress(*TROUBLE):
            token: str | None = await self._ask(_TAKE, table_id, self.node, secrets.token_hex(8))
            return token
        return None

    async def give(self, table_id: str, lease: str) -> None:
        # Where that fails, it is lost when this node does not say any more that it is alive; till
        # then this node can take it again.
        with suppress(*TROUBLE):
            await self._ask(_GIVE, table_id, lease)


_BEAT: Final = """
INSERT INTO nodes (id, until) VALUES ($1, clock_timestamp() + make_interval(secs => $2))
ON CONFLICT (id) DO UPDATE SET until = excluded.until
"""
_TAKE: Final = """
INSERT INTO leases (table_id, node, token) VALUES ($1, $2, $3)
ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, token = excluded.token
WHERE leases.node = excluded.node OR NOT EXISTS (
    SELECT 1 FROM nodes WHERE nodes.id = leases.node AND nodes.until > clock_timestamp()
)
RETURNING token
"""
_GIVE: Final = "DELETE FROM leases WHERE table_id = $1 AND token = $2"
_TIDY_NODES: Final = "DELETE FROM nodes WHERE until < clock_timestamp() - make_interval(secs => $1)"
_TIDY_LEASES: Final = "DELETE FROM leases WHERE node NOT IN (SELECT id FROM nodes)"
