"""The entry point: the commands, and one clear sentence for everything that the user got wrong."""

import typer
from rich.markup import escape

import majlis
from majlis.cli.admin import admin
from majlis.cli.arena import arena
from majlis.cli.balance import balance
from majlis.cli.bench import bench
from majlis.cli.calibrate import calibrate
from majlis.cli.common import errors, fail
from majlis.cli.curves import curves
from majlis.cli.export import export
from majlis.cli.games import list_games
from majlis.cli.lab import lab
from majlis.cli.ladder import ladder
from majlis.cli.play import play
from majlis.cli.replay import replay
from majlis.cli.review import review
from majlis.cli.rules import rules
from majlis.cli.serve import serve
from majlis.cli.simulate import simulate
from majlis.cli.starting import new_game
from majlis.cli.train import train
from majlis.cli.tune import tune_bots
from majlis.cli.verify import verify
from majlis.kernel.codec import CodecError
from majlis.kernel.options import UserError
from majlis.rulebook import UnknownBook, UnknownClause
from majlis.texts import MissingText

app = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    help="A table for four games of the age of the caliphs.",
    epilog="Begin with [bold]majlis play alrashid --players 3 --bots 2[/].",
)
app.command("games")(list_games)
app.command("new-game")(new_game)
app.command("rules")(rules)
app.command("play")(play)
app.command("serve")(serve)
app.add_typer(admin, name="admin")
app.command("verify")(verify)
app.command("simulate")(simulate)
app.command("replay")(replay)
app.command("arena")(arena)
app.command("ladder")(ladder)
app.command("lab")(lab)
app.command("balance")(balance)
app.command("train")(train)
app.command("curves")(curves)
app.command("export")(export)
app.command("tune")(tune_bots)
app.command("calibrate")(calibrate)
app.command("review")(review)
app.command("bench")(bench)


@app.callback(invoke_without_command=True)
def root(
    version: bool = typer.Option(False, "--version", help="Show the version and the engine."),
) -> None:
    """A table for four games of the age of the caliphs."""
    if version:
        plain = f" (a plain wheel: {majlis.PLAIN})" if majlis.PLAIN else ""
        typer.echo(f"majlis {majlis.__version__}{plain}, engine {majlis.ENGINE}")
        raise typer.Exit


def main() -> None:
    """Runs a command. What the user got wrong gives one sentence and exit code 2; what is wrong
    elsewhere, one sentence and exit code 1.
    """
    try:
        app()
    except (UserError, CodecError, UnknownBook, UnknownClause) as error:
        fail(escape(str(error)), getattr(error, "exit_code", 2))
    except MissingText as lack:
        fail(f"{escape(str(lack))}: a defect of Majlis, please report it", 1)
    except BrokenPipeError:
        raise SystemExit(0) from None
    except KeyboardInterrupt:
        errors().print("stopped")
        raise SystemExit(130) from None
