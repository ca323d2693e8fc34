"""The report of a sweep: every figure by the value that was varied, deal by deal."""

from collections.abc import Mapping, Sequence
from typing import Any

from markupsafe import Markup

from majlis.kernel.rules import Rules
from majlis.lab import charts
from majlis.lab.findings import Compared, Findings, compare
from majlis.lab.intervals import corrected
from majlis.lab.report import Made, change_told, rendered

Values = Sequence[Mapping[str, str]]


def write_sweep(rules: Rules, findings: Sequence[Findings], values: Values, made: Made) -> str:
    """The page of a sweep; every value is compared with the first one."""
    compared = [compare(findings[0], found) for found in findings]
    chances = corrected(
        [row.change.p if row.change else None for rows in compared[1:] for row in rows]
    )
    told = iter(chances)
    clear = [compared[0], *([row._replace(p=next(told)) for row in rows] for rows in compared[1:])]
    names = list(values[0])
    return rendered(
        "sweep.html",
        rules,
        made,
        findings=findings,
        names=names,
        tests=len(chances),
        figures=[_figure(clear, values, place) for place in range(len(clear[0]))],
        short=_short(findings, clear),
    )


def _figure(compared: Sequence[Sequence[Compared]], values: Values, place: int) -> dict[str, Any]:
    """One figure: its curve and its rows."""
    name, is_share = compared[0][place].name, compared[0][place].is_share
    rows: list[dict[str, Any]] = []
    points = []
    for number, (own, at) in enumerate(zip(compared, values, strict=True)):
        row = own[place]
        rows.append(
            {
                "values": list(at.values()),
                "figure": row.second,
                "change": row.change if number else None,
                "p": row.p,
                "is_clear": row.is_clear,
            }
        )
        first, *rest = at.items()
        line = ", ".join(f"{key}={value}" for key, value in rest)
        points.append((first[1], line, row.second))
    chart = charts.curve(points, name, next(iter(values[0])), is_share)
    return {"name": name, "is_share": is_share, "rows": rows, "chart": Markup(chart)}


def _short(findings: Sequence[Findings], compared: Sequence[Sequence[Compared]]) -> list[str]:
    """What changed clearly, value by value."""
    told = []
    for found, rows in zip(findings[1:], compared[1:], strict=True):
        clear = [
            f"{row.name} {change_told(row.change.value, row.is_share)}"
            for row in rows
            if row.change is not None and row.is_clear
        ]
        told.append(
            f"{found.name} beside {findings[0].name}: "
            + (", ".join(clear) if clear else "no figure changed clearly")
            + "."
        )
    return told
