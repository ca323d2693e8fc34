"""The chapter of a report that compares two configurations, deal by deal."""

from collections.abc import Sequence

from majlis.lab import chapters, charts
from majlis.lab.charts import Mark
from majlis.lab.findings import (
    Compared,
    Findings,
    compare,
    compare_things,
    same_course,
    shared_deals,
)
from majlis.lab.page import Cell, Made, Part, Section, Table, cell
from majlis.lab.questions import deal_again
from majlis.lab.telling import Reconstructed, Telling


def verdict(findings: Sequence[Findings], say: Telling) -> list[str]:
    """What changed between the two, or what so few games could not show."""
    rows = compare(*findings)
    deals, same = len(shared_deals(*findings)[0]), same_course(*findings)
    told = [say("same", deals=deals, same=same)]
    changed = [
        say("changed", figure=say.figure(row.name), change=say.changed(row.change, row.is_share))
        for row in rows
        if row.is_clear and row.change is not None
    ]
    return told + (changed or [nothing_clear(rows, say, "none-clear", "none-differs", "too-few")])


def nothing_clear(
    rows: Sequence[Compared], say: Telling, clear: str, differs: str, few: str, **told: str
) -> str:
    """Why no change is told: no figure differs, or so few games could not show it."""
    changes = [row.change for row in rows if row.change is not None]
    if not changes:
        return say(few, **told)
    if all(change.equal == change.pairs for change in changes):
        return say(differs, **told)
    smallest = next((change.smallest for change in changes if change.smallest), 0.0)
    return say(clear, smallest=say.number(smallest, 2), **told)


def comparison(
    findings: Sequence[Findings], made: Made, say: Telling, rests: Reconstructed
) -> Section:
    first, second = findings
    head = [say("figure"), first.name, second.name, say("change"), "p"]
    table = Table([*head, say("agree"), say("can-show"), say("needed")])
    for row in compare(first, second):
        own = [cell(say, figure, row.is_share) for figure in (row.first, row.second)]
        table.add(say.figure(row.name), *own, *_change(row, made, say), is_clear=row.is_clear)
    part = say.percent(made.precision)
    points = say.change(made.precision, True, "")
    again = deal_again(first, second)
    both = Part(
        says=verdict(findings, say),
        note=say("comparison-note", part=part, points=points),
        table=table,
    )
    parts = [both, *_compared_things(findings, say, rests)]
    bots = [{group.name for group in found.by_bot()} for found in findings]
    if again is not None and bots[0] != bots[1]:
        both.says = [*both.says, say("deal-again", value=say.estimate(again, is_share=False))]
    return Section("comparison", say("comparison"), parts)


def _change(row: Compared, made: Made, say: Telling) -> list[Cell | str]:
    change = row.change
    if change is None:
        return ["–"] * 5
    needed = row.needed(made.precision)
    low, high = (say.change(end, row.is_share) for end in (change.low, change.high))
    return [
        Cell(say.change(change.value, row.is_share), say("span", low=low, high=high)),
        say.chance(row.p),
        say.number(change.equal),
        say.change(change.smallest, row.is_share, ""),
        say.number(needed) if needed else "–",
    ]


def _compared_things(
    findings: Sequence[Findings], say: Telling, rests: Reconstructed
) -> list[Part]:
    """How often each thing is taken under the two configurations, and how often it wins."""
    rows = compare_things(*findings)
    if not rows:
        return []
    own = [{(t.family, t.key): t for t in found.things} for found in findings]
    names = chapters.marked(say, rests, rows)
    order = sorted(rows, key=lambda key: (-rows[key].first.value, *key))
    head = [say("thing")]
    for found in findings:
        head += [say("taken-by-of", name=found.name), say("wins-with-of", name=found.name)]
    table = Table([*head, say("change"), "p"])
    marks = []
    for key in order:
        row = rows[key]
        cells: list[Cell | str] = []
        for taken, things in zip((row.first, row.second), own, strict=True):
            thing = things.get(key)
            cells += [cell(say, taken), cell(say, thing.with_it if thing else None)]
        change: list[Cell | str] = ["–", "–"]
        if row.change is not None:
            low, high = (say.change(end, True) for end in (row.change.low, row.change.high))
            span = say("span", low=low, high=high)
            change = [Cell(say.change(row.change.value, True), span), say.chance(row.p)]
        table.add(names[key], *cells, *change, is_clear=row.is_clear)
    for key in order[: charts.MOST_ROWS]:
        for found, taken in zip(findings, (rows[key].first, rows[key].second), strict=True):
            marks.append(Mark(names[key], found.name, taken))
    clear = [
        say(
            "winners-one",
            thing=names[key],
            winners=say.percent(rows[key].second.value),
            others=say.percent(rows[key].first.value),
        )
        for key in order
        if rows[key].is_clear
    ]
    says = say("taken-both-clear", things="; ".join(clear)) if clear else say("taken-both-none")
    chart = charts.intervals(marks, say, say("sides-that-take"))
    caption = say("most-shown", count=charts.MOST_ROWS) if len(rows) > charts.MOST_ROWS else ""
    return [Part(say("taken-both"), [says], chart, caption, table)]
