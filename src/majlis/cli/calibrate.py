"""`majlis calibrate`: makes the chances that bots tell true, by self-play."""

from contextlib import closing
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from majlis.bots.levels import missing
from majlis.cli.arena import Jobs, Seed, workers_for
from majlis.cli.common import AsJson, GameName, console, errors, needs, print_json, write_whole
from majlis.cli.progress import with_progress
from majlis.games.catalogue import game
from majlis.kernel.options import UserError
from majlis.lab.positions import Position, positions
from majlis.lab.tables import as_toml, present


def calibrate(
    name: GameName,
    out: Annotated[
        Path | None, typer.Option("--out", help="Write the bots' file with the new powers (TOML).")
    ] = None,
    bot: Annotated[
        str | None,
        typer.Option("--bot", help="Who plays; by default network:1 or, without one, search:50."),
    ] = None,
    budget: Annotated[
        int, typer.Option("--budget", min=0, help="Iterations to tell a chance.")
    ] = 60,
    games: Annotated[int, typer.Option("--games", "-n", min=10, help="How many games.")] = 200,
    seed: Seed = "1",
    jobs: Jobs = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite the file.")] = False,
    as_json: AsJson = False,
) -> None:
    """Fit the chances that bots tell to how games of self-play end.

    They are those of the game's network where there is one, else those of its evaluator.

    The fit is made on half of the games and tried on the other half before it is made on all.
    Nothing is written unless it tells the games that it has not seen better than before.

    [dim]Examples:[/]
      majlis calibrate alrashid --games 200
      majlis calibrate alrashid --games 400 --out alrashid.toml
    """
    rules = game(name)
    if out is not None and out.exists() and not force:
        raise UserError(f"{out} exists already; choose another name or say --force")
    needs("lab", "majlis calibrate", "scipy")
    learned = missing(rules.meta.name) is None
    bot = bot or ("network:1" if learned else "search:50")
    found: list[Position] = []
    with closing(workers_for(jobs, None)) as workers:
        batch = positions(rules.meta.name, bot, budget, seed, games, workers)
        for one in with_progress(batch, games, rules.meta.title):
            found += one
    from majlis.lab.calibrate import fit, loss, reliability

    found.sort(key=lambda position: position.game)
    half = fit([p for p in found if p.game % 2 == 0])
    rest = [p for p in found if p.game % 2]
    made = fit(found)
    before, after = loss(rest, 1.0, 1.0), loss(rest, half.early, half.late)
    rows = reliability(found, made.early, made.late)
    by_players = [
        {
            "players": players,
            "positions": len(own),
            "loss": loss(own, half.early, half.late),
        }
        for players in rules.meta.players
        if (own := [p for p in rest if p.players == players])
    ]
    written = out is not None and after < before
    if as_json:
        print_json(
            {
                "game": rules.meta.name,
                "bot": bot,
                "games": games,
                "positions": len(found),
                "loss": {"before": before, "after": after},
                "fit": {"early": made.early, "late": made.late},
                "chances": rows,
                "by_players": by_players,
                "written": str(out) if written else None,
            }
        )
    else:
        _show(found, games, bot, before, after, made, rows, by_players)
    say = errors() if as_json else console()
    if after >= before:
        say.print("no better on games that it has not seen: nothing is written")
        raise SystemExit(1)
    if out is not None:
        values = present(rules.meta.name)
        values["network" if learned else "calibration"] = {"early": made.early, "late": made.late}
        write_whole(out, as_toml(rules.meta.name, values))
        say.print(f"written to {out}")


def _show(
    found: list[Position],
    games: int,
    bot: str,
    before: float,
    after: float,
    made: Any,
    rows: list[dict[str, Any]],
    by_players: list[dict[str, Any]],
) -> None:
    screen = console()
    screen.print(f"{len(found)} positions of {games} games of {bot}")
    screen.print(
        f"fitted on half of the games, mean loss on the other half: "
        f"{before:.4f} before, {after:.4f} after"
    )
    screen.print(f"fitted on all: early = {made.early}, late = {made.late}")
    table = Table("chance told", "won", "positions", box=None, header_style="dim")
    for row in rows:
        table.add_row(f"{row['told']:.1%}", f"{row['came']:.1%}", str(row["count"]))
    screen.print(table)
    for one in by_players:
        screen.print(
            f"{one['players']} players: mean loss {one['loss']:.4f} "
            f"({one['positions']} positions not seen)"
        )
