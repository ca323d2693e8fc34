"""The report of a search for balance: what was wished, what was tried, what was found."""

from collections.abc import Mapping, Sequence
from typing import Any

from markupsafe import Markup

from majlis.kernel.rules import Rules
from majlis.lab import charts
from majlis.lab.balance import Wish
from majlis.lab.findings import Findings
from majlis.lab.report import Made, rendered


def write_balance(
    rules: Rules,
    wishes: Sequence[Wish],
    trials: Sequence[Mapping[str, Any]],
    best: Mapping[str, str],
    checked: Sequence[Findings],
    made: Made,
) -> str:
    """The page of a search; `checked` are the game as it is and what was found, on new deals."""
    told = [
        {
            "wish": wish.told(),
            "met": wish.outside(checked[1]) == 0,
            "seen": [wish.seen(found) for found in checked],
        }
        for wish in wishes
    ]
    best_so_far, lowest = [], float("inf")
    for trial in trials:
        lowest = min(lowest, trial["loss"])
        best_so_far.append(lowest)
    return rendered(
        "balance.html",
        rules,
        made,
        best=best,
        wishes=told,
        trials=sorted(trials, key=lambda trial: (trial["loss"], trial["number"])),
        names=list(best),
        games=[len(found.games) for found in checked],
        chart=Markup(charts.losses([trial["loss"] for trial in trials], best_so_far)),
    )
