"""A table in memory with everybody who looks at it, and the numbered messages that they get."""

import asyncio
import time
from collections import deque
from collections.abc import Iterable
from typing import Final

import msgspec

from majlis.play import Draft
from majlis.server import showing, wire
from majlis.server.pulse import Pulse
from majlis.server.showing import NO_TIME, Lapse, Viewer, viewer_of
from majlis.server.table import Event, Table

# Updates that can be sent again; whoever missed more gets a snapshot.
RECENT: Final = 8
# Messages that wait for a slow client; over it they are dropped for one snapshot.
QUEUE: Final = 64
# Nor may more characters wait than these: the snapshot of a long game has a quarter of a million.
MOST_UNSENT: Final = 2**19
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
        self._size = 0
        self._wake = asyncio.Event()

    def offer(self, message: str, number: int = 0) -> None:
        """Puts a message in the queue; a full queue is emptied for a snapshot to come."""
        self.sent = max(self.sent, number)
        if not self.late:
            self._waiting.append(message)
            self._size += len(message)
            if len(self._waiting) > QUEUE or self._size > MOST_UNSENT or not self.keeps_up:
                self._clear()
                self.late = True
        self._wake.set()

    def _clear(self) -> None:
        self._waiting.clear()
        self._size = 0

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
        self._clear()
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

    def __init__(self, table: Table, pulse: Pulse | None = None) -> None:
        self.table = table
        self.pulse = pulse or Pulse()
        # When everybody who is asked was back after the last outage, by the time of the house.
        self._back = 0
        self.chat: deque[wire.ChatLine] = deque(maxlen=CHAT)
        # Who has spoken here, with the name, by the mark.
        self.speakers: dict[str, tuple[str, str]] = {}
        self.done: dict[str, int] = {}
        self.recent: deque[Change] = deque(maxlen=RECENT)
        # The act that each seat is drawing, as it was answered last.
        self.drafts: dict[int, Draft] = {}
        self.clients: set[Client] = set()
        self.callers: dict[str, asyncio.TimerHandle] = {}
        self.remote: set[str] = set()
        self.lock = asyncio.Lock()
        self.stale = False
        self.used = self.moved = time.monotonic()
        # Since when people are gone; of whoever was not seen here yet, since the table is.
        self.gone: dict[str, float] = {}
        self.since = time.monotonic()

    def remember(self, event: Event, act: int) -> None:
        """Keeps what an event leaves behind beside the table itself."""
        if event.command is not None:
            self.done.setdefault(event.command, act)
        if event.kind == "chat" and event.data["text"]:
            self.chat.append(showing.chat_line(event))
            self.speakers[showing.mark_of(event.user or "")] = (
                event.user or "",
                event.data["name"],
            )

    def move(self, event: Event, after: Table) -> None:
        """Goes on to the next state of the table and tells everybody."""
        self.moved = time.monotonic()
        change = Change(self.table, event, after)
        self.recent.append(change)
        self.drafts.clear()
        self.table = after
        self.remember(event, after.acts)
        if event.kind in ("invite", "remove"):
            self._see_out()
        made: dict[tuple[Viewer, Viewer], str] = {}
        for client in self.clients:
            if not client.closed:
                client.offer(self._message(change, client, made), event.number)

    def rest(self) -> None:
        """Keeps no more than what is needed to show the table as it stands, and to go on."""
        self.recent.clear()
        self.drafts.clear()
        self.table.forget_drafts()

    def _see_out(self) -> None:
        """Closes the connections of those who may not look on any more, or must show it anew."""
        for client in self.clients:
            user = client.user or ""
            at_home = user == self.table.plan.host or self.table.seats_of(user)
            if user in self.table.removed or not (at_home or self.table.plan.public):
                client.close()

    # --- time --------------------------------------------------------------------------------

    def note_back(self) -> None:
        """After an outage: notes when everybody who is asked is connected again."""
        if self._back >= self.pulse.resumed:
            return
        chairs = [self.table.chairs[seat] for seat in self.table.asked]
        if {chair.user for chair in chairs if chair.user and not chair.away} <= self.online():
            self._back = self.pulse.now()

    def spared(self, table: Table) -> int:
        """How much of the time since the last event of a table is not counted: after an outage,
        until those who are asked are back, at most the grace.
        """
        resumed = self.pulse.resumed
        if table.ticked >= resumed:
            return 0
        until = min(self.pulse.now(), resumed + self.pulse.grace)
        return max(0, (min(until, self._back) if self._back >= resumed else until) - resumed)

    def lapse(self) -> Lapse:
        """How much time has passed since the last event, and how long clocks stand at most."""
        now, spared = self.pulse.now(), self.spared(self.table)
        resumed, stands = self.pulse.resumed, 0
        if self.table.ticked < resumed and self._back < resumed:
            stands = max(0, resumed + self.pulse.grace - now)
        return Lapse(max(0, now - self.table.ticked - spared), stands)

    def due_in(self) -> float | None:
        """In how many seconds the server itself must act here: 0 for a bot; None for never."""
        if self.table.bots_asked():
            return 0.0
        if self.table.gathering is not None:
            until = self.table.gathering.until
            if self.table.ticked < self.pulse.resumed:  # people come back first
                until = max(until, self.pulse.resumed + self.pulse.grace)
            return max(0, until - self.pulse.now()) / 1000
        left = self.table.clock.due()
        if left is None:
            return None
        lapse = self.lapse()
        return max(0, left - lapse.passed + lapse.stands) / 1000

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
                info = showing.table_info(self.table, viewer, online, self.lapse())
                made[viewer] = encode(wire.TableUpdate(self.table.number, info))
            client.offer(made[viewer])

    def snapshot(self, user: str | None, seat: int | None = None) -> wire.Snapshot:
        """The whole table for one person."""
        viewer = viewer_of(self.table, user, seat)
        chat = list(self.chat)
        return showing.snapshot(self.table, viewer, self.online(), chat, self.lapse())

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
            # The clocks of the last one are those of now.
            lapse = self.lapse() if change.after is self.table else NO_TIME
            update = self._update(change, *viewers, lapse)
            if update is None:
                return None
            updates.append(update)
        return updates

    def _update(
        self, change: Change, before: Viewer, after: Viewer, lapse: Lapse = NO_TIME
    ) -> wire.Update | None:
        if before != after:
            return None
        tables = change.before, change.after
        return showing.update(*tables, change.event, after, self.online(), lapse)

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

    def say_again(self, events: Iterable[Event]) -> None:
        """Keeps of the chat what is still there, and tells everybody."""
        self.chat.clear()
        for event in events:
            if event.kind == "chat":
                self.remember(event, self.table.acts)
        for client in self.clients:
            client.offer(encode(self.snapshot(client.user, client.seat)), self.table.number)

    def look(self, client: Client, seat: int) -> None:
        """A client looks through other eyes from now on."""
        client.seat = seat
        client.offer(encode(self.snapshot(client.user, seat)), self.table.number)

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
        self.note_back()
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
