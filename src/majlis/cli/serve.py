"""`majlis serve`: the server, from one command."""

import asyncio
import gc
import os
import socket
import sys
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from majlis.cli.common import errors, needs
from majlis.kernel.options import UserError

if TYPE_CHECKING:
    import uvicorn

    from majlis.server.settings import Settings

MODULES: Final = (
    "litestar",
    "uvicorn",
    "websockets",
    "sqlalchemy",
    "aiosqlite",
    "argon2",
    "filelock",
)
CONFIG: Final = Path("majlis.toml")
# How long open sockets may take to end when the server is told to.
GOODBYE_SECONDS: Final = 5

ConfigFile = Annotated[
    Path | None,
    typer.Option(
        "--config",
        help="A TOML file with settings; majlis.toml, where there is one.",
        metavar="FILE",
    ),
]
DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        "--database", help="sqlite:///FILE or postgresql://USER@HOST/NAME.", metavar="URL"
    ),
]


def serve(
    host: Annotated[
        str | None, typer.Option("--host", help="The address to listen on; 0.0.0.0 for all.")
    ] = None,
    port: Annotated[
        int | None, typer.Option("--port", "-p", help="The port; 0 takes any free one.")
    ] = None,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Do not open the page in a browser.")
    ] = False,
    config: ConfigFile = None,
    database: DatabaseUrl = None,
) -> None:
    """Serve tables in the browser, on this machine or for everybody.

    docs/hosting.md explains all settings. Ctrl-C ends it; no move is lost.

    [dim]Examples:[/]
      majlis serve
      majlis serve --host 0.0.0.0 --port 80 --no-browser
      majlis serve --config majlis.toml --database postgresql://majlis@localhost/majlis
    """
    settings = read_settings(config, host=host, port=port, database_url=database)
    from majlis.server.logs import start_logs
    from majlis.server.storage.alone import alone
    from majlis.server.storage.base import sqlite_file

    os.umask(0o077)  # seeds, cookies' secret and password hashes are for their owner alone
    start_logs(settings.log_format, settings.log_level)
    with alone(sqlite_file(settings.database_url)):
        _serve(settings, has_screen() and not no_browser)
    errors().print("closed; every game is saved")


def _serve(settings: "Settings", browser: bool) -> None:
    """Serves until it is told to end, with a database that nobody else has taken."""
    from majlis.server.app import create_app
    from majlis.server.start import prepare

    with listen(settings.host, settings.port) as listener:
        asyncio.run(_check_database(settings.database_url))
        asyncio.run(prepare(settings))
        address = url_of(settings.host, listener.getsockname()[1])
        server = make_server(create_app(settings), settings)
        calm_the_collector()
        loop = server.config.get_loop_factory()  # uvloop, where it is installed
        with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=loop) as runner:
            # uvicorn has closed everything when an interrupt comes to us
            runner.run(_run(server, listener, address, browser))
    if not server.started:
        raise UserError("the server did not start; the lines above say why")


async def _check_database(url: str) -> None:
    """Says in one sentence why a database cannot be served, before anything is opened."""
    from majlis.server.storage.base import Database
    from majlis.server.storage.sound import check_sound

    database = Database(url)
    try:
        await check_sound(database)
    finally:
        await database.close()


def read_settings(config: Path | None, **given: Any) -> "Settings":
    """The settings of the file, the environment and the command line."""
    needs("server", "the server", *MODULES)
    from majlis.server.settings import load_settings

    if config is None and CONFIG.exists():
        config = CONFIG
    return load_settings(config, **given)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens already, so that a port in use is told before anything is opened."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (socket.gaierror, UnicodeError, OverflowError):
        raise UserError(f"there is no address {host!r} to listen on") from None
    listener = socket.socket(family, kind, protocol)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(address)
        listener.listen(2048)
    except OSError as error:
        listener.close()
        raise UserError(
            f"cannot listen on {host}, port {port}: {error.strerror}; "
            "choose another port with --port, or --port 0 for any free one"
        ) from None
    listener.setblocking(False)
    return listener


def url_of(host: str, port: int) -> str:
    """The address to type into a browser."""
    name = "localhost" if host in ("0.0.0.0", "::", "") else host
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def calm_the_collector() -> None:
    """Lets Python look for cycles in little bits, and through all tables seldom: play stops while
    it looks. The second number is small: with 20 the middle-aged took 0.1 s to look through, which
    was what the slowest of a hundred moves waited for.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 5, 160)


def make_server(app: object, settings: "Settings", **more: Any) -> "uvicorn.Server":
    """uvicorn, with our logs and our limits; `more` goes over them."""
    import uvicorn

    from majlis.server.patience import protocols

    http, socket_ = protocols(settings)
    ours: dict[str, Any] = {
        "http": http,
        "ws": socket_,
        "ws_max_size": settings.max_message,
        # Updates are small and live; packing them costs more time and memory than it saves.
        "ws_per_message_deflate": False,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "lifespan": "on",
        "proxy_headers": bool(settings.trusted_proxies),
        "forwarded_allow_ips": settings.trusted_proxies,
        "timeout_graceful_shutdown": GOODBYE_SECONDS,
    }
    # An ASGI application, whatever made it.
    return uvicorn.Server(uvicorn.Config(app, **{**ours, **more}))  # type: ignore[arg-type]


async def _run(
    server: "uvicorn.Server", listener: socket.socket, address: str, browser: bool
) -> None:
    """Serves until it is told to end; says where, and opens the page, once it is there."""

    async def welcome() -> None:
        while not server.started:
            await asyncio.sleep(0.05)
        errors().print(f"Majlis is served at [bold]{address}[/] (Ctrl-C ends it)")
        if browser:
            await asyncio.to_thread(webbrowser.open, address)

    greeter = asyncio.create_task(welcome())
    try:
        await server.serve(sockets=[listener])
    finally:
        greeter.cancel()


def has_screen() -> bool:
    """Whether a browser can be shown; without a screen a text browser would take the terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
