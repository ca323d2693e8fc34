"""A table in memory with everybody who looks at it, and the numbered messages that they get."""

import asyncio
import time
from collections import deque
from typing import Final

import msgspec

from majlis.play import Draft
from majlis.server import showing, wire
from majlis.server.showing import Viewer, viewer_of
from majlis.server.table import Event, Table

# Updates that can be sent again; whoever missed more gets a snapshot.
RECENT: Final = 8
# Messages that wait for a slow client; over it they are dropped for one snapshot.
QUEUE: Final = 64
CHAT: Final = 200

_encoder: Final = msgspec.json.Encoder()


def encode(message: wire.ServerMessage) -> str:
    """A message as it goes over the wire."""
    return _encoder.encode(message).decode()


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Client:
    """One open connection of a person; a person may have several.

    `seat` keeps the eyes on one of the own seats, or on none (-1). Messages wait here until the
    connection takes them; `late` means that they were dropped and a snapshot must be sent. A client
    that says what has arrived gets no more while too much is on its way to it.
    """

    def __init__(self, user: str | None, seat: int | None = None) -> None:
        self.user = user
        self.seat = seat
        self.sent = 0
        self.acked = 0
        self.late = False
        self.closed = False
        self._waiting: deque[str] = deque()
        self._wake = asyncio.Event()

    def offer(self, message: str, number: int = 0) -> None:
        """Puts a message in the queue; a full queue is emptied for a snapshot to come."""
        self.sent = max(self.sent, number)
        if not self.late:
            self._waiting.append(message)
            if len(self._waiting) > QUEUE or not self.keeps_up:
                self._waiting.clear()
                self.late = True
        self._wake.set()

    @property
    def keeps_up(self) -> bool:
        """Whether not too much of what was sent is still on its way, as far as we are told."""
        return not self.acked or self.sent - self.acked <= QUEUE

    def ack(self, number: int) -> None:
        """Updates up to this number have arrived."""
        self.acked = min(max(self.acked, number), self.sent)
        if self.late:
            self._wake.set()

    def close(self) -> None:
        self.closed = True
        self._wake.set()

    async def take(self) -> list[str]:
        """What waits to be sent, as soon as there is anything; nothing means late or closed."""
        await self._wake.wait()
        self._wake.clear()
        taken = list(self._waiting)
        self._waiting.clear()
        return taken


class Change(msgspec.Struct, frozen=True):
    """An event with the table before and after it."""

    before: Table
    event: Event
    after: Table


class LiveTable:
    """A table, its chat, the commands that it has carried out, and its clients.

    `callers` are the people who ask over plain HTTP, each with the timer that ends it; `remote`
    those who look at the table from other nodes.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.chat: deque[wire.ChatLine] = deque(maxlen=CHAT)
        self.done: dict[str, int] = {}
        self.recent: deque[Change] = deque(maxlen=RECENT)
        # The act that each seat is drawing, as it was answered last.
        self.drafts: dict[int, Draft] = {}
        self.clients: set[Client] = set()
        self.callers: dict[str, asyncio.TimerHandle] = {}
        self.remote: set[str] = set()
        self.lock = asyncio.Lock()
        self.stale = False
        self.used = time.monotonic()
        # Since when people are gone; of whoever was not seen here yet, since the table is.
        self.gone: dict[str, float] = {}
        self.since = time.monotonic()

    def remember(self, event: Event, act: int) -> None:
        """Keeps what an event leaves behind beside the table itself."""
        if event.command is not None:
            self.done[event.command] = act
        if event.kind == "chat":
            self.chat.append(showing.chat_line(event))

    def move(self, event: Event, after: Table) -> None:
        """Goes on to the next state of the table and tells everybody."""
        change = Change(self.table, event, after)
        self.recent.append(change)
        self.drafts.clear()
        self.table = after
        self.remember(event, after.acts)
        made: dict[tuple[Viewer, Viewer], str] = {}
        for client in self.clients:
            client.offer(self._message(change, client, made), event.number)

    def here(self) -> set[str]:
        """The people who are connected to this table at this node."""
        return {client.user for client in self.clients if client.user} | self.callers.keys()

    def online(self) -> set[str]:
        """The people who are connected to this table at any node."""
        return self.here() | self.remote

    def absence(self, user: str) -> float:
        """For how many seconds a person has not been connected."""
        if user in self.online():
            return 0.0
        return time.monotonic() - self.gone.get(user, self.since)

    def tell_presence(self) -> None:
        """Tells everybody who is here; the number stays the same."""
        made: dict[Viewer, str] = {}
        online = self.online()
        for client in self.clients:
            viewer = viewer_of(self.table, client.user, client.seat)
            if viewer not in made:
                info = showing.table_info(self.table, viewer, online, now_ms())
                made[viewer] = encode(wire.TableUpdate(self.table.number, info))
            client.offer(made[viewer])

    def snapshot(self, user: str | None, seat: int | None = None) -> wire.Snapshot:
        """The whole table for one person."""
        viewer = viewer_of(self.table, user, seat)
        chat = list(self.chat)
        return showing.snapshot(self.table, viewer, self.online(), chat, now_ms())

    def updates(self, user: str | None, seat: int | None, since: int) -> list[wire.Update] | None:
        """What has happened since a number, or None if only a snapshot can tell."""
        if not 0 < since <= self.table.number:
            return None
        missed = [change for change in self.recent if change.event.number > since]
        if len(missed) != self.table.number - since:
            return None
        updates: list[wire.Update] = []
        for change in missed:
            viewers = viewer_of(change.before, user, seat), viewer_of(change.after, user, seat)
            update = self._update(change, *viewers)
            if update is None:
                return None
            updates.append(update)
        return updates

    def _update(self, change: Change, before: Viewer, after: Viewer) -> wire.Update | None:
        if before != after:
            return None
        return showing.update(change.before, change.after, change.event, after, self.online())

    def _message(
        self, change: Change, client: Client, made: dict[tuple[Viewer, Viewer], str]
    ) -> str:
        """The update for a client in its bytes: the same for all who may know the same."""
        before = after = viewer_of(change.after, client.user, client.seat)
        if change.before.chairs is not change.after.chairs:
            before = viewer_of(change.before, client.user, client.seat)
        key = (before, after)
        if key not in made:
            update = self._update(change, before, after)
            made[key] = encode(update or self.snapshot(client.user, client.seat))
        return made[key]

    # --- coming and going --------------------------------------------------------------------

    def join(self, client: Client, since: int | None) -> bool:
        """Takes a client in: with what it missed, or with a snapshot. Is the person new here?"""
        before, here = self.online(), self.here()
        self.clients.add(client)
        missed = None if since is None else self.updates(client.user, client.seat, since)
        client.sent = self.table.number
        if missed is None:
            client.offer(encode(self.snapshot(client.user, client.seat)))
        else:
            for update in missed:
                client.offer(encode(update))
        return self._tell_if_changed(before, here)

    def part(self, client: Client) -> bool:
        """Lets a client go. Is the person no longer here?"""
        before, here = self.online(), self.here()
        self.clients.discard(client)
        return self._tell_if_changed(before, here)

    def call(self, user: str, timer: asyncio.TimerHandle) -> bool:
        """Somebody asks over plain HTTP, and is here until the timer ends. Is the person new?"""
        before, here = self.online(), self.here()
        if user in self.callers:
            self.callers[user].cancel()
        self.callers[user] = timer
        return self._tell_if_changed(before, here)

    def hang_up(self, user: str) -> bool:
        """Somebody has not asked for a while. Is the person no longer here?"""
        before, here = self.online(), self.here()
        if user in self.callers:
            self.callers.pop(user).cancel()
        return self._tell_if_changed(before, here)

    def _tell_if_changed(self, before: set[str], here: set[str]) -> bool:
        """Tells everybody who is here, if others were before; did that change at this node?"""
        self.note_absent(before)
        if self.online() != before:
            self.tell_presence()
        return self.here() != here

    def note_absent(self, before: set[str]) -> None:
        """Notes since when those are gone who were here before."""
        for user in before - self.online():
            self.gone[user] = time.monotonic()

    def catch_up(self, client: Client) -> str:
        """The snapshot for a client that was too slow for the updates."""
        client.late = False
        return encode(self.snapshot(client.user, client.seat))
