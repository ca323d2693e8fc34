"""The report of a run: its curves in one HTML file, and its trials of strength as a table."""

import json
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

import altair as alt

from majlis.kernel.codec import Json
from majlis.kernel.options import UserError
from majlis.lab.charts import COLOURS, WIDTH, draw

HEIGHT: Final = 160
POINTS: Final = 200  # of a curve: a row for each of a thousand updates tells no more
CURVES: Final = (
    ("explained variance", "how much of the results the values foresee"),
    ("entropy", "entropy of the choices"),
    ("value loss", "loss of the values"),
    ("decisions/s", "decisions a second that the learner sees"),
    ("waiting", "share of its time that it waits for games"),
)
HEAD: Final = (
    "| game | seats | minutes | decisions | network | against | wins | 95% | par |",
    "| --- | ---: | ---: | ---: | --- | --- | ---: | --- | ---: |",
)
STYLE: Final = """
:root { color-scheme: light dark; --first: #0b7285; --second: #c2571a; --line: #8885; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
svg { width: 100%; height: auto; } table { border-collapse: collapse; }
td, th { padding: 0.2rem 0.6rem; text-align: right; border-bottom: 1px solid var(--line); }
"""


class Log:
    """What a run wrote down: its updates and its trials."""

    def __init__(self, path: Path) -> None:
        try:
            lines = path.read_text(encoding="utf-8").splitlines()
        except (OSError, UnicodeDecodeError) as error:
            raise UserError(f"cannot read the log {path}: {error}") from None
        self.name = path.parent.name if path.stem == "log" else path.stem
        rows: list[Json] = []
        for number, line in enumerate(lines):
            try:
                row = json.loads(line)
            except ValueError:
                if number == len(lines) - 1:  # cut off when the run was killed
                    break
                raise UserError(f"{path}: line {number + 1} is no row of a log") from None
            rows.append(row)
        self.updates = [row for row in rows if "decisions" in row]
        self.trials = [row for row in rows if "trial" in row]
        if not self.updates:
            raise UserError(f"{path} has no update yet; let the run learn for longer")

    def decisions(self, minutes: float) -> int:
        """How many the learner had seen after so many minutes."""
        return max(
            (row["decisions"] for row in self.updates if row["minutes"] <= minutes + 0.01),
            default=0,
        )


def markdown(logs: Sequence[Log]) -> str:
    """The trials as a table for a page of the documentation."""
    return "\n".join([*HEAD, *("| " + " | ".join(row) + " |" for row in cells(logs))])


def cells(logs: Sequence[Log]) -> list[list[str]]:
    """The rows of that table."""
    return [
        [
            log.name,
            str(row["players"]),
            f"{row['minutes']:.1f}",
            f"{log.decisions(row['minutes']) / 1e6:.1f} M",
            f"{row['choices']} choices",
            row["trial"],
            f"{row['wins']:.0%} of {row['games']}",
            f"{row['low']:.0%} to {row['high']:.0%}",
            f"{row['par']:.0%}",
        ]
        for log in logs
        for row in log.trials
    ]


def page(logs: Sequence[Log]) -> str:
    """The report; it fetches nothing."""
    parts = []
    for log in logs:
        last = log.updates[-1]
        parts.append(
            f"<h2>{escape(log.name)}</h2><p>{last['minutes']:.1f} minutes, "
            f"{last['decisions']:,} decisions, {last['games']:,} games, "
            f"{last['decisions'] / last['minutes'] / 60:,.0f} decisions a second on average.</p>"
        )
        for bot in dict.fromkeys(row["trial"] for row in log.trials):
            of_bot = [row for row in log.trials if row["trial"] == bot]
            parts.append(f"<h3>Wins against {escape(bot)}</h3>{draw(strength(of_bot))}")
        for name, title in CURVES:
            parts.append(f"<h3>{title.capitalize()}</h3>{draw(curve(log.updates, name))}")
    head = HEAD[0].strip("| ").split(" | ")
    table = "".join(
        "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in row) + "</tr>"
        for tag, row in [("th", head), *(("td", row) for row in cells(logs))]
    )
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Training</title>'
        f"<style>{STYLE}</style><h1>Training</h1>"
        f"<table>{table}</table>{''.join(parts)}</html>\n"
    )


def curve(rows: Sequence[Json], name: str) -> Any:
    """A figure of the updates over the minutes."""
    step = max(1, len(rows) // POINTS)
    values = [{"minutes": row["minutes"], "value": row[name]} for row in rows[::step]]
    return (
        alt.Chart(alt.InlineData(values=values), width=WIDTH, height=HEIGHT)
        .mark_line(color=COLOURS[0])
        .encode(
            x=alt.X("minutes:Q", title="minutes"),
            y=alt.Y("value:Q", title=None, scale=alt.Scale(zero=False)),
        )
    )


def strength(rows: Sequence[Json]) -> Any:
    """Shares of wins with their intervals, and the par of equal players."""
    data = alt.InlineData(values=list(rows))
    colour = alt.Color("choices:N", scale=alt.Scale(domain=["best", "drawn"], range=list(COLOURS)))
    base = alt.Chart(data, width=WIDTH, height=HEIGHT).encode(
        x=alt.X("minutes:Q", title="minutes"), color=colour
    )
    share = alt.Y("wins:Q", title="wins", scale=alt.Scale(domain=[0, 1]), axis=alt.Axis(format="%"))
    par = alt.Chart(data).mark_rule(strokeDash=[4, 4], color="currentColor").encode(y="mean(par):Q")
    bars = base.mark_rule().encode(y=alt.Y("low:Q"), y2="high:Q")
    return par + bars + base.mark_line(point=True).encode(y=share)
