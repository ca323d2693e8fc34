"""The plots of a report: Altair charts, drawn once to SVG, so that the page needs no script."""

import re
from collections.abc import Sequence
from typing import Any, Final
from xml.etree import ElementTree

import altair as alt
import numpy as np
import vl_convert

from majlis.lab.findings import Decision, Findings, Group, Source, Thing
from majlis.lab.intervals import Estimate
from majlis.lab.questions import Otherwise, Stage

SVG: Final = "http://www.w3.org/2000/svg"
WIDTH: Final = 760
BINS: Final = 40
ROW: Final = 18
FONT: Final = 12  # still read on a phone, where a chart is a little smaller and can be scrolled
MOST_ROWS: Final = 40
# Colours are variables of the page, so that it can be dark; two that the colour-blind can tell.
COLOURS: Final = ("var(--first)", "var(--second)")
# Of the lines of a sweep with two names, as many as there are; after that they begin again.
HUES: Final = (*COLOURS, "var(--third)", "var(--fourth)", "var(--fifth)")
Row = dict[str, Any]


def draw(chart: Any) -> str:
    """The chart as one `<svg>`: it scales with the page, and what it shows is told on hovering."""
    styled = (
        chart.configure(background="transparent", font="inherit")
        .configure_view(stroke=None)
        .configure_axis(
            labelColor="currentColor",
            titleColor="currentColor",
            gridColor="var(--line)",
            domainColor="var(--line)",
            tickColor="var(--line)",
            labelLimit=260,
            labelFontSize=FONT,
            titleFontSize=FONT,
            titleFontWeight="normal",
        )
        .configure_legend(
            labelColor="currentColor",
            titleColor="currentColor",
            labelFontSize=FONT,
            orient="top",
            title=None,
        )
        .configure_header(labelColor="currentColor", labelFontSize=FONT, title=None)
    )
    ElementTree.register_namespace("", SVG)
    root = ElementTree.fromstring(vl_convert.vegalite_to_svg(styled.to_dict()))
    for element in root.iter():
        label = element.get("aria-label")
        if label is not None and element.get("aria-roledescription") in ("bar", "point", "rule"):
            ElementTree.SubElement(element, f"{{{SVG}}}title").text = label
    width, height = root.attrib.pop("width"), root.attrib.pop("height")
    root.set("viewBox", f"0 0 {width} {height}")
    root.set("role", "img")
    text = ElementTree.tostring(root, encoding="unicode")
    return re.sub(r"\d+\.\d{3,}", lambda found: f"{float(found[0]):.2f}", text)


def _data(rows: Sequence[Row]) -> alt.Chart:
    return alt.Chart(alt.InlineData(values=list(rows)))


def _colour(names: Sequence[str], legend: bool) -> alt.Color:
    scale = alt.Scale(domain=list(names), range=list(COLOURS[: len(names)]))
    return alt.Color("set:N", scale=scale, legend=alt.Legend() if legend else None)


def distribution(sets: Sequence[tuple[str, Sequence[float]]], title: str) -> str:
    """One histogram for each set of values, one above the other on a common axis."""
    everything = np.concatenate([np.asarray(values, dtype=float) for _, values in sets])
    low, high = float(everything.min()), float(everything.max())
    width = max(1.0, np.ceil((high - low + 1) / BINS))
    edges = np.arange(low - 0.5, high + width + 0.5, width)
    rows: list[Row] = []
    for name, values in sets:
        counts, _ = np.histogram(values, edges)
        for left, count in zip(edges, counts, strict=False):
            part = float(count) / len(values)
            whole = f"{left + 0.5:g}" if width == 1 else f"{left + 0.5:g} to {left + width - 0.5:g}"
            rows.append(
                {
                    "set": name,
                    "from": float(left),
                    "to": float(left + width),
                    "part": part,
                    "told": f"{name}, {whole}: {part:.1%} ({count})",
                }
            )
    names = [name for name, _ in sets]
    bars = (
        _data(rows)
        .mark_bar()
        .encode(
            x=alt.X("from:Q", bin="binned", title=title, scale=alt.Scale(zero=False, nice=False)),
            x2="to:Q",
            y=alt.Y("part:Q", title=None, axis=alt.Axis(format="%", tickCount=4)),
            color=_colour(names, legend=False),
            description="told:N",
        )
        .properties(width=WIDTH, height=110)
    )
    if len(sets) == 1:
        return draw(bars)
    header = alt.Header(labelAnchor="start", labelOrient="top")
    return draw(bars.facet(row=alt.Row("set:N", sort=names, header=header), spacing=8))


def groups(sets: Sequence[tuple[str, Sequence[Group]]], title: str) -> str:
    """The wins of seats, of places in the turn order or of bots, beside what equals would win."""
    rows: list[Row] = [
        {
            "set": name,
            "group": group.name,
            "wins": group.wins.value,
            "low": group.wins.low,
            "high": group.wins.high,
            "par": group.par,
            "told": f"{group.name}: wins {group.wins.value:.1%} "
            f"({group.wins.low:.1%} to {group.wins.high:.1%})",
        }
        for name, found in sets
        for group in found
    ]
    order = list(dict.fromkeys(row["group"] for row in rows))
    names = [name for name, _ in sets]
    return draw(
        alt.layer(
            _data(rows[:1]).mark_rule(strokeDash=[4, 3], color="currentColor").encode(x="par:Q"),
            *_whiskers(rows, order, names, title),
        ).properties(width=WIDTH, height=len(order) * ROW * (1 + len(sets)))
    )


def _whiskers(rows: Sequence[Row], order: Sequence[str], names: Sequence[str], title: str) -> Any:
    """Points with their intervals, one row a group, sets above each other."""
    y = alt.Y("group:N", sort=list(order), title=None, axis=alt.Axis(grid=True, tickBand="extent"))
    offset = alt.YOffset("set:N", sort=list(names))
    axis = alt.Axis(format="%")
    common = {"y": y, "yOffset": offset, "color": _colour(names, legend=len(names) > 1)}
    x = alt.X("low:Q", title=title, axis=axis, scale=alt.Scale(zero=False))
    lines = _data(rows).mark_rule(strokeWidth=2).encode(x=x, x2="high:Q", **common)
    points = (
        _data(rows)
        .mark_point(filled=True, opacity=1, size=55)
        .encode(x="wins:Q", description="told:N", **common)
    )
    return lines, points


def things(found: Sequence[tuple[Thing, str]], title: str) -> str:
    """Wins of the sides that took a thing and of those that did not, for the most taken things."""
    most = sorted(found, key=lambda entry: -entry[0].taken.value)[:MOST_ROWS]
    most.sort(key=lambda entry: -entry[0].with_it.value)
    names = ("with it", "without it")
    rows: list[Row] = []
    for thing, label in most:
        for name, estimate in zip(names, (thing.with_it, thing.without), strict=True):
            if estimate is not None:
                rows.append(
                    {
                        "set": name,
                        "group": label,
                        "wins": estimate.value,
                        "low": estimate.low,
                        "high": estimate.high,
                        "told": f"{label}, {name}: wins {estimate.value:.1%} "
                        f"({estimate.low:.1%} to {estimate.high:.1%})",
                    }
                )
    order = [label for _, label in most]
    layers = _whiskers(rows, order, names, title)
    return draw(alt.layer(*layers).properties(width=WIDTH, height=len(order) * ROW))


def pairs(
    rows: Sequence[tuple[str, str, float, str]], names: Sequence[str], title: str, form: str = ""
) -> str:
    """Two bars for each group: (group, set, value, what is told on hovering)."""
    data: list[Row] = [
        {"group": group, "set": name, "value": value, "told": told}
        for group, name, value, told in rows
    ]
    order = list(dict.fromkeys(group for group, *_ in rows))
    bars = (
        _data(data)
        .mark_bar()
        .encode(
            x=alt.X("value:Q", title=title, axis=alt.Axis(format=form)),
            y=alt.Y("group:N", sort=order, title=None),
            yOffset=alt.YOffset("set:N", sort=list(names)),
            color=_colour(names, legend=len(names) > 1),
            description="told:N",
        )
    )
    return draw(bars.properties(width=WIDTH, height=len(order) * ROW * len(names)))


def sources(found: Sequence[tuple[Source, str]]) -> str:
    """Mean points by source, for winners and for the others."""
    rows: list[tuple[str, str, float, str]] = []
    for source, label in found[:MOST_ROWS]:
        for name, own in (("winners", source.winners), ("others", source.others)):
            if own is not None:
                told = f"{label}, {name}: {own.value:.2f} ({own.low:.2f} to {own.high:.2f})"
                rows.append((label, name, own.value, told))
    return pairs(rows, ("winners", "others"), "points of a side, mean")


def decisions(sets: Sequence[tuple[str, Sequence[Decision]]]) -> str:
    """How many decisions of each kind a game has."""
    rows = [
        (plain, name, row.a_game, f"{plain}: {row.a_game:.1f} a game, {row.mean:.1f} choices")
        for name, found in sets
        for row in found
        for plain in [row.kind.replace("_", " ")]
    ]
    return pairs(rows, [name for name, _ in sets], "decisions a game, mean")


def histories(findings: Sequence[Findings]) -> list[tuple[str, str]]:
    """The distributions: points of all sides and of winners, then the length."""
    return [
        ("Points of every side", distribution([(f.name, f.scores) for f in findings], "points")),
        ("Points of the winner", distribution([(f.name, f.winning) for f in findings], "points")),
        ("Length", distribution([(f.name, f.lengths) for f in findings], "decisions in a game")),
    ]


def courses(sets: Sequence[tuple[str, Sequence[Stage]]]) -> str:
    """Who wins in the end of those that lead, and of those that are last, by part of the game."""
    rows: list[Row] = [
        {
            "set": name,
            "who": who,
            "part": stage.part,
            "wins": figure.value,
            "low": figure.low,
            "high": figure.high,
            "told": f"{name}, after {stage.part:.0%}: {who} wins {figure.value:.1%} "
            f"({figure.low:.1%} to {figure.high:.1%})",
        }
        for name, stages in sets
        for stage in stages
        for who, figure in (("who leads", stage.leader), ("who is last", stage.last))
    ]
    who = ("who leads", "who is last")
    x = alt.X("part:Q", title="part of the game that is over", axis=alt.Axis(format="%"))
    y = alt.Y("wins:Q", title="wins in the end", axis=alt.Axis(format="%"))
    scale = alt.Scale(domain=list(who), range=list(COLOURS))
    colour = alt.Color("who:N", scale=scale, legend=alt.Legend())
    band = (
        alt.Chart().mark_area(opacity=0.2).encode(x=x, y=alt.Y("low:Q"), y2="high:Q", color=colour)
    )
    line = alt.Chart().mark_line(point=True).encode(x=x, y=y, color=colour, description="told:N")
    layers = alt.layer(band, line, data=alt.InlineData(values=rows)).properties(
        width=WIDTH, height=220
    )
    if len(sets) == 1:
        return draw(layers)
    header = alt.Header(labelAnchor="start", labelOrient="top")
    row = alt.Row("set:N", sort=[name for name, _ in sets], header=header)
    return draw(layers.facet(row=row, spacing=8))


def otherwise(found: Sequence[tuple[Otherwise, str]]) -> str:
    """What winners take more or less of than the others, with its interval."""
    rows: list[Row] = [
        {
            "set": "winners",
            "group": label,
            "more": row.more.value,
            "low": row.more.low,
            "high": row.more.high,
            "told": f"{label}: winners {row.winners:.2f}, others {row.others:.2f}, "
            f"{row.more.value:+.2f} ({row.more.low:+.2f} to {row.more.high:+.2f})",
        }
        for row, label in found
    ]
    order = [row["group"] for row in rows]
    y = alt.Y("group:N", sort=order, title=None, axis=alt.Axis(grid=True, tickBand="extent"))
    x = alt.X("low:Q", title="winners take so many more, a side and game")
    colour = _colour(("winners",), legend=False)
    nought = alt.Chart(alt.InlineData(values=[{"x": 0}]))
    return draw(
        alt.layer(
            nought.mark_rule(strokeDash=[4, 3], color="currentColor").encode(x="x:Q"),
            _data(rows).mark_rule(strokeWidth=2).encode(x=x, x2="high:Q", y=y, color=colour),
            _data(rows)
            .mark_point(filled=True, opacity=1, size=55)
            .encode(x="more:Q", y=y, color=colour, description="told:N"),
        ).properties(width=WIDTH, height=len(rows) * ROW)
    )


def curve(
    points: Sequence[tuple[str, str, Estimate]], title: str, name: str, is_share: bool
) -> str:
    """A figure by the value that was varied, a line for each value of a second one."""
    lines = list(dict.fromkeys(line for _, line, _ in points))
    form = ".1%" if is_share else ".2f"
    rows: list[Row] = [
        {
            "set": line,
            "value": value,
            "figure": found.value,
            "low": found.low,
            "high": found.high,
            "told": f"{name} {value}{', ' + line if line else ''}: {found.value:{form}} "
            f"({found.low:{form}} to {found.high:{form}})",
        }
        for value, line, found in points
    ]
    order = list(dict.fromkeys(value for value, _, _ in points))
    x = alt.X("value:N", sort=order, title=name, axis=alt.Axis(labelAngle=0))
    axis = alt.Axis(format="%") if is_share else alt.Axis()
    y = alt.Y("low:Q", title=title, axis=axis, scale=alt.Scale(zero=False))
    colour = alt.Color(
        "set:N",
        scale=alt.Scale(domain=lines, range=[HUES[i % len(HUES)] for i in range(len(lines))]),
        legend=alt.Legend() if len(lines) > 1 else None,
    )
    offset = alt.XOffset("set:N", sort=lines)
    return draw(
        alt.layer(
            _data(rows)
            .mark_rule(strokeWidth=2)
            .encode(x=x, xOffset=offset, y=y, y2="high:Q", color=colour),
            _data(rows)
            .mark_line(point=alt.OverlayMarkDef(filled=True, size=55))
            .encode(x=x, xOffset=offset, y="figure:Q", color=colour, description="told:N"),
        ).properties(width=WIDTH, height=240)
    )


def losses(trials: Sequence[float], best: Sequence[float]) -> str:
    """How far each trial of a search lay outside of what was wished, and the best so far."""
    rows: list[Row] = [
        {
            "trial": number + 1,
            "loss": loss,
            "best": lowest,
            "told": f"trial {number + 1}: {loss:.3f}",
        }
        for number, (loss, lowest) in enumerate(zip(trials, best, strict=True))
    ]
    x = alt.X("trial:Q", title="trial", axis=alt.Axis(tickMinStep=1))
    return draw(
        alt.layer(
            _data(rows)
            .mark_point(filled=True, opacity=1, size=45, color=COLOURS[0])
            .encode(x=x, y=alt.Y("loss:Q", title="outside"), description="told:N"),
            _data(rows)
            .mark_line(interpolate="step-after", color=COLOURS[1])
            .encode(x=x, y="best:Q"),
        ).properties(width=WIDTH, height=200)
    )
