"""`majlis admin`: looks after the data of a server."""

import asyncio
import os
import secrets
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from majlis.cli.common import AsJson, console, print_json
from majlis.cli.serve import ConfigFile, DatabaseUrl, read_settings
from majlis.kernel.options import UserError

if TYPE_CHECKING:
    from majlis.server.storage.base import Database

T = TypeVar("T")

admin = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode="rich",
    help="Look after the data of a server: backups, pruning, bans, passwords, figures.",
)
BackupFile = Annotated[
    Path, typer.Argument(metavar="FILE", help="The file; it is packed if its name ends in .gz.")
]
Name = Annotated[
    str, typer.Argument(metavar="NAME", help="The name of an account, or somebody's id.")
]


@admin.command()
def backup(file: BackupFile, config: ConfigFile = None, database: DatabaseUrl = None) -> None:
    """Write everything into one file, while the server runs.

    It holds seeds of running games and hashes of passwords: keep it to yourself.

    [dim]Example:[/] majlis admin backup majlis-friday.jsonl.gz
    """
    from majlis.server.admin import backup as write

    counts = _with(config, database, lambda found: write(found, file))
    told = ", ".join(f"{count:,} {name}" for name, count in counts.items())
    console().print(f"{file}: {told}")


@admin.command()
def restore(
    file: BackupFile,
    force: Annotated[
        bool, typer.Option("--force", help="Replace what is in the database.")
    ] = False,
    config: ConfigFile = None,
    database: DatabaseUrl = None,
) -> None:
    """Put a backup into an empty database, of either kind. Stop the server first.

    [dim]Example:[/] majlis admin restore majlis-friday.jsonl.gz --database postgresql://localhost/m
    """
    from majlis.server.admin import restore as read

    counts = _with(config, database, lambda found: read(found, file, force), new=True)
    told = ", ".join(f"{count:,} {name}" for name, count in counts.items())
    console().print(f"restored from {file}: {told}")


@admin.command()
def prune(
    older_than: Annotated[
        float, typer.Option("--older-than", metavar="DAYS", min=0, help="Days without a change.")
    ],
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would go.")] = False,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask whether to go on.")] = False,
    config: ConfigFile = None,
    database: DatabaseUrl = None,
) -> None:
    """Remove old tables that are over or never began, and guests who sit nowhere.

    It says what would go and asks first.

    [dim]Example:[/] majlis admin prune --older-than 365 --dry-run
    """
    from majlis.server.admin import prune as remove

    def told(counts: dict[str, int]) -> str:
        return f"{counts['tables']:,} tables and {counts['guests']:,} guests"

    if dry_run or not yes:
        counts = _with(config, database, lambda found: remove(found, older_than, dry=True))
        console().print(f"{told(counts)} would be removed")
        if dry_run or not any(counts.values()) or not _agreed("Remove them for good?"):
            return
    counts = _with(config, database, lambda found: remove(found, older_than))
    console().print(f"{told(counts)} removed")


def _agreed(question: str) -> bool:
    """Whether somebody who is there says yes; where nobody is, `--yes` must be given."""
    if not sys.stdin.isatty():
        raise UserError("nobody is there to be asked: say --yes to go on without a question")
    return bool(typer.confirm(question))


@admin.command("forget-secret")
def forget_secret(config: ConfigFile = None, database: DatabaseUrl = None) -> None:
    """Let the next server bring another secret. Stop all servers first.

    Everybody has to sign in again then, and guests lose their seats.
    """
    from majlis.server.start import forget_secret as forget

    _with(config, database, forget)
    console().print("the next server that starts may bring another secret")


@admin.command()
def ban(name: Name, config: ConfigFile = None, database: DatabaseUrl = None) -> None:
    """Shut somebody out."""
    _set_banned(name, True, config, database)


@admin.command()
def unban(name: Name, config: ConfigFile = None, database: DatabaseUrl = None) -> None:
    """Let somebody in again."""
    _set_banned(name, False, config, database)


@admin.command()
def password(
    name: Name,
    make: Annotated[
        bool, typer.Option("--make", help="Make one up and print it, this once.")
    ] = False,
    config: ConfigFile = None,
    database: DatabaseUrl = None,
) -> None:
    """Give an account another password, for somebody who forgot it; its sessions end.

    The password is asked for, or read from standard input. It is never an argument: those are
    seen by others and kept in histories.

    [dim]Example:[/] majlis admin password Zubaida --make
    """
    from majlis.server.admin import give_password

    new = secrets.token_urlsafe(12) if make else _asked_password()
    found = _with(config, database, lambda opened: give_password(opened, name, new))
    console().print(f"{found} has another password{':' if make else ''}")
    if make:
        console().print(new, markup=False)


def _asked_password() -> str:
    if sys.stdin.isatty():
        return str(typer.prompt("New password", hide_input=True, confirmation_prompt=True))
    return sys.stdin.readline().rstrip("\r\n")


@admin.command()
def stats(config: ConfigFile = None, database: DatabaseUrl = None, as_json: AsJson = False) -> None:
    """Show how many people and tables there are."""
    from majlis.server.admin import stats as count

    figures = _with(config, database, count)
    if as_json:
        print_json(figures)
        return
    out = console()
    people = (f"{figures[name]:,} {name}" for name in ("accounts", "guests", "banned"))
    out.print(f"people: {', '.join(people)}")
    for name in ("tables", "games"):
        told = ", ".join(f"{count:,} {what}" for what, count in sorted(figures[name].items()))
        out.print(f"{name}: {told or 'none'}")


def _set_banned(name: str, banned: bool, config: Path | None, database: str | None) -> None:
    from majlis.server.admin import set_banned

    found = _with(config, database, lambda opened: set_banned(opened, name, banned))
    console().print(f"{found} is {'shut out' if banned else 'welcome again'}")


def _with(
    config: Path | None,
    url: str | None,
    work: "Callable[[Database], Awaitable[T]]",
    new: bool = False,
) -> T:
    """Does something with the database that the settings name."""
    settings = read_settings(config, database_url=url)
    from majlis.server.admin import opened

    async def run() -> T:
        async with opened(settings.database_url, new) as database:
            return await work(database)

    os.umask(0o077)
    return asyncio.run(run())
