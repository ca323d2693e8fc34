"""The file of a game's bots: weights of the evaluator, constants of the search, calibration."""

from typing import Any

from majlis.bots.evaluators import load_constants, load_evaluator, load_odds


def present(name: str) -> dict[str, Any]:
    """What the bots of a game play with now."""
    made = load_evaluator(name)
    constants = load_constants(name)
    return {
        "spread": made.spread,
        "weights": dict(zip(made.NAMES, made.weights, strict=True)),
        "search": {"explore": constants.explore, "bias": constants.bias},
        "calibration": {"early": made.early, "late": made.late},
        "network": dict(zip(("early", "late"), load_odds(name), strict=True)),
    }


def as_toml(name: str, table: dict[str, Any]) -> str:
    """The file as the bots read it."""
    lines = [
        f"# What the bots of {name} play with. The weights are in points: `majlis tune`.",
        f"spread = {table['spread']}",
        "",
        "[weights]",
        *_lines(table["weights"]),
        "",
        "# The constants of the search: `majlis tune --search` looks for better ones.",
        "[search]",
        *_lines(table["search"]),
        "",
        "# The power of the odds in the beginning and in the end: `majlis calibrate`.",
        "[calibration]",
        *_lines(table["calibration"]),
        "",
        "# The same for the chances of the game's network.",
        "[network]",
        *_lines(table["network"]),
    ]
    return "\n".join(lines) + "\n"


def _lines(values: dict[str, float]) -> list[str]:
    return [f"{key} = {value}" for key, value in values.items()]
