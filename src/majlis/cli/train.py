"""`majlis train`: a player of your own, by self-play."""

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from majlis.cli.common import GameName, OptionValues, console, errors, needs, read_setup
from majlis.games.catalogue import game
from majlis.kernel.codec import Json
from majlis.kernel.options import UserError


def train(
    name: GameName,
    out: Annotated[
        Path | None, typer.Option("--out", help="The folder of the run; `runs/GAME` by default.")
    ] = None,
    minutes: Annotated[
        float, typer.Option("--minutes", "-m", min=0.01, help="How long to learn, in all parts.")
    ] = 10,
    players: Annotated[
        list[int] | None,
        typer.Option("--players", "-p", help="Only these numbers of players; may be repeated."),
    ] = None,
    option: OptionValues = None,
    begin: Annotated[
        Path | None, typer.Option("--from", help="Begin with the network of this file.")
    ] = None,
    width: Annotated[int, typer.Option("--width", min=8, help="Units of a layer.")] = 512,
    depth: Annotated[int, typer.Option("--depth", min=0, help="Residual layers.")] = 3,
    workers: Annotated[
        int | None, typer.Option("--workers", "-w", min=1, help="Processes that play.")
    ] = None,
    games: Annotated[
        int | None, typer.Option("--games", min=1, help="Games at once in a process.")
    ] = None,
    steps: Annotated[int, typer.Option("--steps", min=2, help="Decisions of a window.")] = 64,
    rate: Annotated[float, typer.Option("--rate", min=0, help="Learning rate at first.")] = 5e-4,
    entropy: Annotated[
        float, typer.Option("--entropy", min=0, help="Weight of the entropy at first.")
    ] = 0.02,
    rivals: Annotated[
        float, typer.Option("--rivals", min=0, max=1, help="Share of games with earlier selves.")
    ] = 0.2,
    every: Annotated[
        float, typer.Option("--every", min=0, help="Seconds between two checkpoints.")
    ] = 30,
    trial: Annotated[
        int, typer.Option("--trial", min=0, help="Games of a trial of strength; 0 for none.")
    ] = 40,
    final: Annotated[
        int, typer.Option("--final", min=0, help="Games of the last trial, on all cores.")
    ] = 200,
    table: Annotated[
        int | None, typer.Option("--table", min=2, help="Players at the trials of strength.")
    ] = None,
    seed: Annotated[str, typer.Option("--seed", help="Any text.")] = "1",
) -> None:
    """Train a player by self-play: a network for all numbers of players and all options.

    Writes checkpoints, a log and the network into the folder. The same command goes on where the
    last checkpoint is. `network:runs/alrashid/network.npz` is then a bot as any other.

    [dim]Examples:[/]
      majlis train alrashid --minutes 10
      majlis train almadi --players 3 --minutes 60 --out runs/three
      majlis arena alrashid --bots network:runs/alrashid/network.npz --field apprentice
    """
    needs("learn", "majlis train", "numpy", "torch")
    rules = game(name)
    for count in players or []:
        read_setup(name, count, option, None)
    fixed = read_setup(name, (players or rules.meta.players)[0], option, None)[1].options
    from majlis.learn.learner import NETWORK, CannotKeep, Learner, draw_options, plan_for
    from majlis.learn.trial import Trial, told

    sizes = {key: value for key, value in (("workers", workers), ("games", games)) if value}
    plan = plan_for(
        name,
        players=sorted(set(players or range(rules.meta.players[0], rules.meta.players[-1] + 1))),
        options=[fixed] if option else draw_options(name, seed, 32),
        minutes=minutes,
        steps=steps,
        width=width,
        depth=depth,
        rivals=rivals,
        seed=seed,
        begin=begin,
        **sizes,
    )
    plan = plan._replace(settings=plan.settings._replace(rate=rate, entropy=entropy))
    folder = out or Path("runs") / rules.meta.name
    learner = Learner(plan, folder)
    if learner.is_over:
        raise UserError(
            f"{folder} has learned for {learner.elapsed / 60:.1f} minutes already; "
            f"give more --minutes, or another --out"
        )
    seats = table or (players or [min(4, rules.meta.players[-1])])[0]
    trials = Trial(rules.meta.name, seats, ("random", "apprentice"), trial) if trial else None
    console().print(
        f"{rules.meta.title} on {learner.device}: {plan.workers} processes with "
        f"{plan.games} games each" + (", goes on" if learner.parts else "")
    )
    with Progress(
        TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn(), console=errors()
    ) as progress:
        bar = progress.add_task("begins", total=learner.seconds)

        def tell(row: Json) -> None:
            progress.update(bar, completed=learner.elapsed, description=in_words(row))
            for found in trials.found() if trials else []:
                learner.log(found)
                progress.console.print(told(found))

        def kept(problem: CannotKeep | None) -> None:
            if problem is not None:
                progress.console.print(f"[yellow]{problem}[/]", soft_wrap=True)
            elif trials is not None:
                trials.begin(folder / NETWORK, learner.elapsed / 60)

        try:
            learner.run(tell, kept, every)
        except KeyboardInterrupt:
            errors().print("stopped; the same command goes on")
            raise SystemExit(130) from None
        finally:
            if trials is not None:
                trials.close()
    if final:
        last = Trial(rules.meta.name, seats, ("apprentice",), final, plan.workers)
        last.begin(folder / NETWORK, learner.elapsed / 60)
        for found in last.found(wait=True):
            learner.log(found)
            console().print(told(found))
        last.close()
    console().print(f"{folder / NETWORK}: {learner.decisions} decisions, {learner.finished} games")


def in_words(row: Json) -> str:
    """An update in one line."""
    return (
        f"{row['games']} games, {row['decisions/s']} decisions/s, waiting {row['waiting']:.0%}, "
        f"entropy {row['entropy']:.2f}, value loss {row['value loss']:.3f}, "
        f"explained {row['explained variance']:.2f}"
    )
