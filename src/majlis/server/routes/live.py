"""A table over a WebSocket: numbered updates out, commands in."""

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from majlis.server import wire
from majlis.server.door import PROTOCOL, protocols_of
from majlis.server.house import House
from majlis.server.identity import User
from majlis.server.limits import address_of
from majlis.server.live import Client, LiveTable, encode
from majlis.server.problems import Refused
from majlis.server.routes import Home, Invite, MaybeNumber, TableId

Socket = WebSocket[Any, Any, Any]
# A refused socket is closed with this number plus the status that HTTP would have.
REFUSED: Final = 4000
GOING_AWAY: Final = 1001
# Whoever sends so much that cannot be read is no page of ours.
MOST_MALFORMED: Final = 20
_read = msgspec.json.Decoder(wire.ClientMessage).decode


@websocket("/api/tables/{table_id:str}/live")
async def live_table(
    socket: Socket,
    house: Home,
    table_id: TableId,
    since: MaybeNumber = None,
    seat: MaybeNumber = None,
    invite: Invite = None,
) -> None:
    """Sends a snapshot, or what was missed since a number, and then every update."""
    try:
        with house.limits.doors.opened(address_of(socket)):
            if house.identity.cookies.person_of(socket) is None:
                house.limits.check_stranger(address_of(socket))
            await _talk(socket, house, table_id, since, seat, invite)
    except Refused as refused:
        await _refuse(socket, refused)


async def _accept(socket: Socket) -> None:
    """Takes a socket, in our protocol where its page asks for one: it would not go on otherwise."""
    await socket.accept(PROTOCOL if PROTOCOL in protocols_of(socket) else None)


async def _refuse(socket: Socket, refused: Refused) -> None:
    """Ends a socket with the reason."""
    if socket.connection_state == "init":
        await _accept(socket)
    await socket.close(REFUSED + refused.status, refused.problem.code)


async def _talk(
    socket: Socket,
    house: House,
    table_id: str,
    since: int | None,
    seat: int | None,
    invite: str | None,
) -> None:
    live, user = await house.watch(socket, table_id, invite)
    await _accept(socket)
    client = Client(user.id if user else None, seat)
    house.hub.join(live, client, since)
    sender = asyncio.create_task(_send_all(socket, live, client))
    try:
        with suppress(WebSocketDisconnect), house.services.metrics.connection():
            await _receive_all(socket, house, live, client, user)
    finally:
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)
        house.hub.part(live, client)


async def _send_all(socket: Socket, live: LiveTable, client: Client) -> None:
    while not client.closed:
        for message in await client.take():
            await socket.send_data(message)
        if client.late and client.keeps_up:
            await socket.send_data(live.catch_up(client))
    await socket.close(GOING_AWAY, "closing")


async def _receive_all(
    socket: Socket, house: House, live: LiveTable, client: Client, user: User | None
) -> None:
    hints: set[asyncio.Task[None]] = set()
    address, key, malformed = address_of(socket), str(id(client)), 0
    try:
        while True:
            data = await socket.receive_data(mode="text")
            house.limits.spend_frame(key, address, client.user)
            message = _understand(data, live, client)
            if message is None:
                malformed += 1
                if malformed > MOST_MALFORMED:
                    raise Refused(400, "malformed", "problem-malformed")
                continue
            if isinstance(message, wire.Ack):
                client.ack(message.number)
            elif isinstance(message, wire.Look):
                house.limits.spend("command", address, client.user)  # a whole snapshot comes
                live.look(client, message.seat)
            elif isinstance(message, wire.AskHint):
                # A hint takes long; the next move does not wait for it.
                task = asyncio.create_task(_answer(socket, house, live, client, user, message))
                hints.add(task)
                task.add_done_callback(hints.discard)
            else:
                await _answer(socket, house, live, client, user, message)
    finally:
        for task in hints:
            task.cancel()


def _understand(data: Any, live: LiveTable, client: Client) -> wire.ClientMessage | None:
    try:
        message: wire.ClientMessage = _read(data)
        return message
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        why = {"why": str(error)[:200]}
        problem = wire.Problem("malformed", wire.Said("problem-malformed", why))
        client.offer(encode(wire.Reply("", False, live.table.acts, problem)))
        return None


async def _answer(
    socket: Socket,
    house: House,
    live: LiveTable,
    client: Client,
    user: User | None,
    command: wire.Command,
) -> None:
    if user is None:
        problem = wire.Problem("forbidden", wire.Said("problem-not-your-seat"))
        client.offer(encode(wire.Reply(command.id, False, live.table.acts, problem)))
        return
    client.offer(encode(await house.obey(socket, live, user, command)))


HANDLERS: list[Any] = [live_table]
