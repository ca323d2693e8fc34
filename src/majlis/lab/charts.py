"""The plots of a report: Altair charts, drawn once to SVG, so that the page needs no script."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple
from xml.etree import ElementTree

import altair as alt
import numpy as np
import vl_convert

from majlis.lab.intervals import Estimate
from majlis.lab.telling import MARKS, Telling

SVG: Final = "http://www.w3.org/2000/svg"
WIDTH: Final = 760
NARROW: Final = 330  # on a phone
BINS: Final = 40
ROW: Final = 18
FONT: Final = 12
LABEL: Final = 260  # the longest label beside a plot
NARROW_LABEL: Final = 140
MOST_ROWS: Final = 40
# Colours are variables of the page, so that it can be dark; two that the colour-blind can tell.
COLOURS: Final = ("var(--first)", "var(--second)")
# Of many lines as many as there are; after that they begin again.
HUES: Final = (*COLOURS, "var(--third)", "var(--fourth)", "var(--fifth)")
Row = dict[str, Any]


class Mark(NamedTuple):
    """A figure with its interval in a plot: in the row of its group, in the colour of its set."""

    group: str
    set: str
    figure: Estimate


def draw(chart: Any, language: str = "en") -> str:
    """The chart as one `<svg>`: it scales with the page, and what it shows is told on hovering."""
    return _svg(_styled(chart, LABEL).to_dict(), language)


def twice(chart: Any, say: Telling) -> str:
    """The chart for a wide page and once more for a phone; the page shows one of them."""
    broad, narrow = (
        _styled(chart, LABEL).to_dict(),
        _narrowed(_styled(chart, NARROW_LABEL).to_dict()),
    )
    broad["config"]["legend"]["columns"], narrow["config"]["legend"]["columns"] = 2, 1
    drawn = []
    for spec in (broad, narrow):
        if "facet" not in spec:  # else it is as wide without its labels
            spec["autosize"] = {"type": "fit-x", "contains": "padding"}
        drawn.append(_svg(spec, say.language))
    return f'<div class="broad">{drawn[0]}</div><div class="narrow">{drawn[1]}</div>'


def _styled(chart: Any, label: int) -> Any:
    return (
        chart.configure(background="transparent", font="inherit")
        .configure_view(stroke=None)
        .configure_axis(
            labelColor="currentColor",
            titleColor="currentColor",
            gridColor="var(--line)",
            domainColor="var(--line)",
            tickColor="var(--line)",
            labelLimit=label,
            labelFontSize=FONT,
            titleFontSize=FONT,
            titleFontWeight="normal",
        )
        .configure_legend(
            labelColor="currentColor",
            titleColor="currentColor",
            labelFontSize=FONT,
            labelLimit=NARROW,
            orient="top",
            title=None,
        )
        .configure_header(labelColor="currentColor", labelFontSize=FONT, title=None)
    )


def _narrowed(spec: Any) -> Any:
    """The same chart, as wide as a phone: the labels beside it take a part of that."""
    if isinstance(spec, Mapping):
        made = {key: _narrowed(value) for key, value in spec.items()}
        if made.get("width") == WIDTH:
            made["width"] = NARROW
        return made
    return [_narrowed(one) for one in spec] if isinstance(spec, list) else spec


def _svg(spec: Row, language: str) -> str:
    decimal, thousands, before_percent = MARKS[language]
    locale = {
        "decimal": decimal,
        "thousands": thousands,
        "grouping": [3],
        "currency": ["", ""],
        "percent": f"{before_percent}%",
    }
    ElementTree.register_namespace("", SVG)
    root = ElementTree.fromstring(vl_convert.vegalite_to_svg(spec, format_locale=locale))
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


def _colour(names: Sequence[str]) -> alt.Color:
    """A colour for each set; a legend where there are several."""
    hues = [HUES[number % len(HUES)] for number in range(len(names))]
    scale = alt.Scale(domain=list(names), range=hues)
    return alt.Color("set:N", scale=scale, legend=alt.Legend() if len(names) > 1 else None)


def _sets(marks: Sequence[Mark]) -> list[str]:
    return list(dict.fromkeys(mark.set for mark in marks))


def _rows(marks: Sequence[Mark], say: Telling, is_share: bool) -> list[Row]:
    return [
        {
            "set": mark.set,
            "group": mark.group,
            "value": mark.figure.value,
            "low": mark.figure.low,
            "high": mark.figure.high,
            "told": told(mark, say, is_share),
        }
        for mark in marks
    ]


def told(mark: Mark, say: Telling, is_share: bool) -> str:
    """What a mark says to the ear and on hovering; its table says the same."""
    value = say.estimate(mark.figure, is_share)
    if not mark.set:
        return say("of", name=mark.group, text=value)
    return say("told-both", group=mark.group, set=mark.set, value=value)


def intervals(
    marks: Sequence[Mark],
    say: Telling,
    title: str,
    is_share: bool = True,
    line: float | None = None,
) -> str:
    """Points with their intervals, one row a group, sets above each other; perhaps a line for what
    equals would have.
    """
    rows, sets = _rows(marks, say, is_share), _sets(marks)
    order = list(dict.fromkeys(mark.group for mark in marks))
    y = alt.Y("group:N", sort=order, title=None, axis=alt.Axis(grid=True, tickBand="extent"))
    common = {"y": y, "yOffset": alt.YOffset("set:N", sort=sets), "color": _colour(sets)}
    axis = alt.Axis(format="%" if is_share else "", tickCount=6)
    x = alt.X("low:Q", title=title, axis=axis, scale=alt.Scale(zero=False))
    layers: list[Any] = [
        _data(rows).mark_rule(strokeWidth=2).encode(x=x, x2="high:Q", **common),
        _data(rows)
        .mark_point(filled=True, opacity=1, size=55)
        .encode(x="value:Q", description="told:N", **common),
    ]
    if line is not None:
        rule = _data([{"line": line}]).mark_rule(strokeDash=[4, 3], color="currentColor")
        layers.insert(0, rule.encode(x="line:Q"))
    height = len(order) * ROW * max(1, len(sets))
    return twice(alt.layer(*layers).properties(width=WIDTH, height=max(height, 2 * ROW)), say)


def bars(marks: Sequence[Mark], say: Telling, title: str, is_share: bool = False) -> str:
    """Bars from nought, for figures that have no interval."""
    rows, sets = _rows(marks, say, is_share), _sets(marks)
    for row in rows:
        row["told"] = say("of", name=row["group"], text=say.value(row["value"], is_share))
        if row["set"]:
            row["told"] = f"{row['set']}, {row['told']}"
    order = list(dict.fromkeys(mark.group for mark in marks))
    chart = (
        _data(rows)
        .mark_bar()
        .encode(
            x=alt.X("value:Q", title=title, axis=alt.Axis(format="%" if is_share else "")),
            y=alt.Y("group:N", sort=order, title=None),
            yOffset=alt.YOffset("set:N", sort=sets),
            color=_colour(sets),
            description="told:N",
        )
    )
    return twice(chart.properties(width=WIDTH, height=len(order) * ROW * len(sets)), say)


def curves(marks: Sequence[Mark], say: Telling, titles: tuple[str, str], is_share: bool) -> str:
    """A figure by what was varied or by the part of the game, a line for each set."""
    rows, sets = _rows(marks, say, is_share), _sets(marks)
    order = list(dict.fromkeys(mark.group for mark in marks))
    x = alt.X("group:N", sort=order, title=titles[0], axis=alt.Axis(labelAngle=0))
    axis = alt.Axis(format="%" if is_share else "")
    y = alt.Y("low:Q", title=titles[1], axis=axis, scale=alt.Scale(zero=False))
    common = {"x": x, "xOffset": alt.XOffset("set:N", sort=sets), "color": _colour(sets)}
    point = alt.OverlayMarkDef(filled=True, size=45)
    return twice(
        alt.layer(
            _data(rows).mark_rule(strokeWidth=2).encode(y=y, y2="high:Q", **common),
            _data(rows).mark_line(point=point).encode(y="value:Q", description="told:N", **common),
        ).properties(width=WIDTH, height=240),
        say,
    )


def histogram(sets: Sequence[tuple[str, Sequence[float]]], say: Telling, title: str) -> str:
    """One histogram for each set of values, one above the other on a common axis."""
    everything = np.concatenate([np.asarray(values, dtype=float) for _, values in sets])
    low, high = float(everything.min()), float(everything.max())
    width = max(1.0, float(np.ceil((high - low + 1) / BINS)))
    edges = np.arange(low - 0.5, high + width + 0.5, width)
    rows: list[Row] = []
    for name, values in sets:
        counts, _ = np.histogram(values, edges)
        for left, count in zip(edges, counts, strict=False):
            part, first, last = float(count) / len(values), left + 0.5, left + width - 0.5
            whole = say.number(first)
            if width > 1:
                whole = say("span", low=whole, high=say.number(last))
            rows.append(
                {
                    "set": name,
                    "from": float(left),
                    "to": float(left + width),
                    "part": part,
                    "told": f"{name}, {whole}: {say.percent(part)} ({count})",
                }
            )
    names = [name for name, _ in sets]
    columns = (
        _data(rows)
        .mark_bar()
        .encode(
            x=alt.X("from:Q", bin="binned", title=title, scale=alt.Scale(zero=False, nice=False)),
            x2="to:Q",
            y=alt.Y("part:Q", title=None, axis=alt.Axis(format="%", tickCount=4)),
            color=_colour(names).legend(None),
            description="told:N",
        )
        .properties(width=WIDTH, height=110)
    )
    if len(sets) == 1:
        return twice(columns, say)
    header = alt.Header(labelAnchor="start", labelOrient="top")
    return twice(columns.facet(row=alt.Row("set:N", sort=names, header=header), spacing=8), say)


def losses(trials: Sequence[float], say: Telling) -> str:
    """How far each trial of a search lay outside of what was wished, and the best so far."""
    rows: list[Row] = []
    for number, loss in enumerate(trials, 1):
        rows.append(
            {
                "trial": number,
                "loss": loss,
                "best": min(loss, rows[-1]["best"]) if rows else loss,
                "told": f"{say('trial')} {number}: {say.number(loss, 3)}",
            }
        )
    x = alt.X("trial:Q", title=say("trial"), axis=alt.Axis(tickMinStep=1))
    return twice(
        alt.layer(
            _data(rows)
            .mark_point(filled=True, opacity=1, size=45, color=COLOURS[0])
            .encode(x=x, y=alt.Y("loss:Q", title=say("outside")), description="told:N"),
            _data(rows)
            .mark_line(interpolate="step-after", color=COLOURS[1])
            .encode(x=x, y="best:Q"),
        ).properties(width=WIDTH, height=200),
        say,
    )
