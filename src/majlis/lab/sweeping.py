"""The report of a sweep: every figure by the value that was varied, deal by deal."""

from collections.abc import Mapping, Sequence

from majlis.kernel.rules import Rules
from majlis.lab import charts
from majlis.lab.charts import Mark
from majlis.lab.comparing import nothing_clear
from majlis.lab.findings import Compared, Findings, compare
from majlis.lab.intervals import corrected
from majlis.lab.page import Cell, Made, Part, Section, Table, cell, rendered
from majlis.lab.report import foot, lead_of
from majlis.lab.telling import Telling, reconstructed

Values = Sequence[Mapping[str, str]]


def write_sweep(
    rules: Rules, findings: Sequence[Findings], values: Values, made: Made, say: Telling
) -> str:
    """The page of a sweep; every value is compared with the first one."""
    compared = [compare(findings[0], found) for found in findings]
    chances = corrected(
        [row.change.p if row.change else None for rows in compared[1:] for row in rows]
    )
    told = iter(chances)
    rows = [compared[0], *([row._replace(p=next(told)) for row in own] for own in compared[1:])]
    note = say("sweep-note", first=findings[0].name, tests=len(chances))
    short = Section("short", say("short"), [Part(says=_short(findings, rows, say), note=note)])
    short.parts.append(Part(warning=say("only-bots")))
    figures = [_figure(rows, values, place, say) for place in range(len(rows[0]))]
    games = say("games", games=len(findings[0].games))
    lead = lead_of(say, say("what-sweep"), made, say("each-of", games=games, count=len(findings)))
    heading = f"{rules.meta.title}{say.words.colon} {', '.join(values[0])}"
    what, rests = say("what-sweep"), foot(say, reconstructed(rules.material({})))
    return rendered(rules, made, say, what, heading, lead, [short, *figures], rests)


def _figure(
    compared: Sequence[Sequence[Compared]], values: Values, place: int, say: Telling
) -> Section:
    """One figure: what changed clearly, its curve, its rows."""
    name, is_share = say.figure(compared[0][place].name), compared[0][place].is_share
    table = Table([*values[0], name, say("change"), "p", say("agree")])
    marks, clear = [], []
    for number, (own, at) in enumerate(zip(compared, values, strict=True)):
        row = own[place]
        first, *rest = at.items()
        line = ", ".join(f"{key}={value}" for key, value in rest)
        marks.append(Mark(first[1], line, row.second))
        change: list[Cell | str] = ["–", "–", "–"]
        if number and row.change is not None:
            low, high = (say.change(end, is_share) for end in (row.change.low, row.change.high))
            change = [
                Cell(say.change(row.change.value, is_share), say("span", low=low, high=high)),
                say.chance(row.p),
                say.number(row.change.equal),
            ]
            if row.is_clear:
                value = ", ".join(at.values())
                clear.append(say("of", name=value, text=say.changed(row.change, is_share)))
        figure = cell(say, row.second, is_share)
        table.add(*at.values(), figure, *change, is_clear=bool(number) and row.is_clear)
    titles = (next(iter(values[0])), name)
    changes = [own[place].change for own in compared[1:]]
    if clear:
        says = say("figure-clear", changes="; ".join(clear))
    elif all(change is not None and change.equal == change.pairs for change in changes):
        says = say("figure-same")
    else:
        smallest = max((change.smallest for change in changes if change is not None), default=0.0)
        says = say("figure-open", smallest=say.change(smallest, is_share, ""))
    chart = charts.curves(marks, say, titles, is_share)
    title = name[:1].upper() + name[1:]
    return Section(f"figure-{place + 1}", title, [Part("", [says], chart, "", table)])


def _short(
    findings: Sequence[Findings], compared: Sequence[Sequence[Compared]], say: Telling
) -> list[str]:
    """What changed clearly, value by value."""
    told = []
    for found, rows in zip(findings[1:], compared[1:], strict=True):
        pair = {"name": found.name, "first": findings[0].name}
        clear = [
            f"{say.figure(row.name)} {say.change(row.change.value, row.is_share)}"
            for row in rows
            if row.change is not None and row.is_clear
        ]
        keys = ("beside-none", "beside-same", "beside-few")
        told.append(
            say("beside", changes=", ".join(clear), **pair)
            if clear
            else nothing_clear(rows, say, *keys, **pair)
        )
    return told
