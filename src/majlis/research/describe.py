"""Prints a tensor field by field: python -m majlis.research.describe GAME [PLAYERS]"""

import sys

from majlis.games.catalogue import game
from majlis.kernel.options import UserError
from majlis.tensors.layout import layout


def describe(name: str, players: int) -> str:
    """The fields with their places, shapes, meanings and bounds, and what is left out and why."""
    made = layout(name, players)
    lines = [f"{name}, {players} players: {made.size} values from 0 to 1", ""]
    for field in made.fields:
        end = field.offset + field.size - 1
        shape = "x".join(str(size) for size in field.shape)
        lines.append(f"{field.offset:>5}-{end:<5} {field.name} ({shape})")
        lines.append(f"            {field.line.doc}; {field.line.meaning()}")
    lines += ["", "left out:"]
    lines += [f"  {path}: {why}" for path, why in made.spec.left_out.items()]
    return "\n".join(lines)


def main(words: list[str]) -> None:
    """Describes what was asked for; a wrong word gives one sentence and exit code 2."""
    try:
        if not 1 <= len(words) <= 2 or not all(word.isdigit() for word in words[1:]):
            raise UserError("expected the name of a game, and perhaps a number of players")
        rules = game(words[0])
        players = int(words[1]) if len(words) > 1 else rules.meta.players[0]
        if players not in rules.meta.players:
            raise UserError(f"{rules.meta.title} is not for {players} players")
        sys.stdout.write(describe(rules.meta.name, players) + "\n")
    except UserError as error:
        sys.stderr.write(f"{error}\n")
        raise SystemExit(2) from None


if __name__ == "__main__":
    main(sys.argv[1:])
