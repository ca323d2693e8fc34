"""`majlis games`: what is on the shelf."""

from rich.table import Table

from majlis.bots.evaluators import has_evaluator
from majlis.bots.levels import LEVELS, made_of, missing
from majlis.cli.common import AsJson, Language, console, errors, print_json
from majlis.games.catalogue import GAMES, SET_ASIDE
from majlis.kernel.options import spelled
from majlis.texts import Words


def list_games(lang: Language = "en", as_json: AsJson = False) -> None:
    """List the games with their player counts and options.

    [dim]Examples:[/]
      majlis games
      majlis games --json
    """
    for sentence in SET_ASIDE:
        errors().print(sentence, markup=False, highlight=False)
    if as_json:
        print_json(
            [
                {
                    "name": rules.meta.name,
                    "title": rules.meta.title,
                    "rules": rules.meta.version,
                    "players": list(rules.meta.players),
                    "levels": {level: made_of(level, rules.meta.name) for level in LEVELS},
                    "options": {
                        o.name: {"values": list(o.values), "clause": o.clause}
                        for o in rules.meta.options
                    },
                }
                for rules in GAMES.values()
            ]
        )
        return
    out = console()
    for name, rules in GAMES.items():
        words = Words(lang, name)
        counts = rules.meta.players
        out.print(f"[bold]{words.word('game-title')}[/] ({name}), {counts[0]}-{counts[-1]}")
        out.print(words.word("game-summary"))
        table = Table(box=None, padding=(0, 2, 0, 2), header_style="dim")
        for column in ("option", "values (the first is the default)", "rule"):
            table.add_column(column)
        for option in rules.meta.options:
            values = ", ".join(spelled(v) for v in option.values)
            table.add_row(option.name, values, option.clause)
        out.print(table)
        reason = missing(name)
        bots = f"the old bots play: {reason}" if reason else "the levels are made of a network"
        if reason and not has_evaluator(name):
            bots += "; nothing says what is worth having, so they play it out at random to see"
        out.print(f"  [dim]{bots}[/]")
        out.print()
