"""Writes the frozen layouts anew: python -m tests.research.freeze"""

import json
from pathlib import Path

from majlis.games.catalogue import GAMES
from majlis.tensors.layout import Layout

HERE = Path(__file__).parent / "layouts"


def frozen(name: str) -> object:
    """The fields with the fewest players, and the size with each number of players."""
    counts = GAMES[name].meta.players
    fields = Layout(name, counts[0]).fields
    return {
        "sizes": {str(players): Layout(name, players).size for players in counts},
        "fields": [f"{field.name} {list(field.shape)}" for field in fields],
    }


def main() -> None:
    HERE.mkdir(exist_ok=True)
    for name in GAMES:
        (HERE / f"{name}.json").write_text(json.dumps(frozen(name), indent=2) + "\n")


if __name__ == "__main__":
    main()
