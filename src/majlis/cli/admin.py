"""`majlis admin`: looks after the data of a server."""

import asyncio
import os
import secrets
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich.table import Table
from rich.text import Text

from majlis.cli.common import AsJson, console, print_json
from majlis.cli.serve import ConfigFile, DatabaseUrl, read_settings
from majlis.kernel.options import UserError

if TYPE_CHECKING:
    from majlis.server.storage.base import Database

T = TypeVar("T")

admin = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode="rich",
    help="Look after a server: people, tables, chat, backups, pruning, bans, passwords, figures.",
)
BackupFile = Annotated[
    Path, typer.Argument(metavar="FILE", help="The file; it is packed if its name ends in .gz.")
]
Name = Annotated[
    str, typer.Argument(metavar="NAME", help="The name of an account, or somebody's id.")
]


@admin.command()
def backup(
    file: BackupFile,
    force: Annotated[bool, typer.Option("--force", help="Write over the file.")] = False,
    keep: Annotated[
        int, typer.Option("--keep", metavar="N", min=0, help="Keep so many older ones: NAME.1, …")
    ] = 0,
    config: ConfigFile = None,
    database: DatabaseUrl = None,
) -> None:
    """Write everything into one file, while the server runs.

    It holds seeds of running games and hashes of passwords: keep it to yourself.

    [dim]Examples:[/]
      majlis admin backup majlis-friday.jsonl.gz
      majlis admin backup majlis.jsonl.gz --keep 7
    """
    from majlis.server.admin import backup as write

    counts = _with(config, database, lambda found: write(found, file, force, keep))
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
    """Shut somebody out, also from the tables where they sit now.

    [dim]Example:[/] majlis admin ban Abu
    """
    _set_banned(name, True, config, database)


@admin.command()
def unban(name: Name, config: ConfigFile = None, database: DatabaseUrl = None) -> None:
    """Let somebody in again.

    [dim]Example:[/] majlis admin unban Abu
    """
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
    """Show how many people and tables there are.

    [dim]Example:[/] majlis admin stats --json
    """
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
    _print_aside(figures["aside"])


def _print_aside(tables: dict[str, str]) -> None:
    """Names the tables that cannot be read, and says why."""
    for table, reason in sorted(tables.items()):
        console().print(f"set aside: {table}: {reason}", markup=False)


@admin.command()
def check(config: ConfigFile = None, database: DatabaseUrl = None) -> None:
    """Read every table, and name those that are damaged.

    They are set aside: nobody can open them, and all others go on. What was mended is taken up
    again when the server starts, or when somebody asks for it. The exit code is 1 if anything is
    damaged.
    """
    from majlis.server.admin import check as read

    count, wrong = _with(config, database, read)
    console().print(f"{count:,} tables, {len(wrong):,} damaged")
    _print_aside(wrong)
    if wrong:
        raise typer.Exit(1)


@admin.command()
def people(
    words: Annotated[
        str, typer.Argument(metavar="[WORDS]", help="A part of a name, or an id.")
    ] = "",
    kind: Annotated[
        str, typer.Option("--kind", help="Only accounts, guests or banned.", metavar="KIND")
    ] = "",
    alike: Annotated[
        bool, typer.Option("--alike", help="Only accounts whose names look like another's.")
    ] = False,
    config: ConfigFile = None,
    database: DatabaseUrl = None,
    as_json: AsJson = False,
) -> None:
    """Find accounts and guests: id, name, when they were last seen, where they sit.

    [dim]Examples:[/]
      majlis admin people zub
      majlis admin people --kind guests --json
      majlis admin people --alike
    """
    from majlis.server.overseeing import people as find

    check_word("kind", kind, ("accounts", "guests", "banned"))
    found = _with(config, database, lambda opened: find(opened, words, kind, alike))
    _show(found, as_json, "nobody")


@admin.command()
def account(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The name of the account.")],
    make: Annotated[
        bool, typer.Option("--make", help="Make a password up and print it, this once.")
    ] = False,
    config: ConfigFile = None,
    database: DatabaseUrl = None,
) -> None:
    """Make an account, also where `registration` is closed. The password is asked for.

    [dim]Example:[/] majlis admin account Zubaida --make
    """
    from majlis.server.overseeing import make_account

    new = secrets.token_urlsafe(12) if make else _asked_password()
    made = _with(config, database, lambda opened: make_account(opened, name, new))
    console().print(f"{name} has an account ({made}){':' if make else ''}")
    if make:
        console().print(new, markup=False)


@admin.command()
def tables(
    status: Annotated[
        str, typer.Option("--status", help="open, running, finished or frozen.", metavar="STATUS")
    ] = "",
    game: Annotated[str, typer.Option("--game", help="Only of this game.", metavar="GAME")] = "",
    person: Annotated[
        str, typer.Option("--person", help="A part of a name, or an id.", metavar="WORDS")
    ] = "",
    config: ConfigFile = None,
    database: DatabaseUrl = None,
    as_json: AsJson = False,
) -> None:
    """List tables, the last changed first.

    [dim]Examples:[/]
      majlis admin tables --status running
      majlis admin tables --game belaad --person Zubaida
    """
    from majlis.server.overseeing import tables as find

    check_word("status", status, ("open", "running", "finished", "frozen"))
    found = _with(config, database, lambda opened: find(opened, status, game, person))
    _show(found, as_json, "no tables")


@admin.command()
def end(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.")],
    why: Annotated[str, typer.Option("--why", help="Kept with the table.", metavar="TEXT")] = "",
    config: ConfigFile = None,
    database: DatabaseUrl = None,
) -> None:
    """End a table that is open or runs; it can still be looked at.

    [dim]Example:[/] majlis admin end k3x9w2 --why "nobody plays here any more"
    """
    from majlis.server.overseeing import end_table

    _with(config, database, lambda opened: end_table(opened, table, why))
    console().print(f"table {table} has ended")


@admin.command()
def chat(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.")],
    delete: Annotated[
        int | None, typer.Option("--delete", help="Delete the line of this number.", metavar="N")
    ] = None,
    delete_all: Annotated[bool, typer.Option("--delete-all", help="Delete all lines.")] = False,
    config: ConfigFile = None,
    database: DatabaseUrl = None,
    as_json: AsJson = False,
) -> None:
    """Show what was said at a table, or delete it, for everybody and for good.

    [dim]Examples:[/]
      majlis admin chat k3x9w2
      majlis admin chat k3x9w2 --delete 41
      majlis admin chat k3x9w2 --delete-all
    """
    from majlis.server import overseeing

    if delete is not None or delete_all:
        number = None if delete_all else delete
        gone = _with(config, database, lambda opened: overseeing.delete_chat(opened, table, number))
        console().print(f"{gone} {'line' if gone == 1 else 'lines'} deleted")
        return
    found = _with(config, database, lambda opened: overseeing.chat(opened, table))
    _show(found, as_json, "nothing was said")


def check_word(name: str, word: str, words: tuple[str, ...]) -> None:
    if word and word not in words:
        raise UserError(f"--{name}: expected one of {', '.join(words)}, not {word!r}")


def _show(found: list[dict[str, Any]], as_json: bool, none: str) -> None:
    """A list for people, or for programs."""
    if as_json:
        print_json(found)
        return
    out = console()
    if not found:
        out.print(none)
        return
    shown = Table(box=None, pad_edge=False)
    names = [name for name in found[0] if any(row.get(name) for row in found)]
    for name in names:
        shown.add_column(name, overflow="fold", no_wrap=name == "id")
    for row in found:
        shown.add_row(*(_cell(row.get(name)) for name in names))
    out.print(shown)


def _cell(value: Any) -> Text:
    if isinstance(value, bool):
        return Text("yes" if value else "")
    return Text(", ".join(value) if isinstance(value, list) else str(value))


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
