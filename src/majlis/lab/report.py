"""The report on one configuration, or on two side by side."""

from collections.abc import Callable, Sequence
from typing import Final

from majlis.kernel.rules import Rules
from majlis.lab import chapters, charts
from majlis.lab.charts import Mark
from majlis.lab.findings import (
    UNLIKELY,
    Compared,
    Findings,
    Group,
    compare,
    compare_things,
    same_course,
    shared_deals,
)
from majlis.lab.intervals import Estimate, average
from majlis.lab.page import Cell, Made, Part, Section, Table, cell, rendered
from majlis.lab.questions import deal_again
from majlis.lab.telling import Reconstructed, Telling, reconstructed

MINUTE: Final = 60


def write_report(rules: Rules, findings: Sequence[Findings], made: Made, say: Telling) -> str:
    """The page."""
    rests = reconstructed(rules.material({}))
    games = say("games", games=len(findings[0].games))
    if len(findings) > 1:
        games = say("each-of", games=games, count=len(findings))
    sections = [Section("short", say("short"), [Part(says=_short(findings, made, say))])]
    sections[0].parts.append(Part(warning=say("only-bots")))
    if len(findings) == 2:
        sections.append(_comparison(findings, made, say, rests))
    sections += [
        Section("scores", say("scores"), _scores(findings, say)),
        Section("length", say("length"), _length(findings, made, say)),
        Section("close", say("close"), _close(findings, say)),
        Section("seats", say("seats-order"), _seats(findings, say)),
        Section("course", say("course"), chapters.course_parts(findings, say)),
        Section("things", say("things"), chapters.thing_parts(findings, say, rests)),
        Section("dominated", say("dominated"), chapters.dominated_parts(findings, say, rests)),
        Section("winners", say("winners"), chapters.winner_parts(findings, say, rests)),
        Section("plays", say("plays"), chapters.play_parts(findings, say)),
        Section("luck", say("luck"), chapters.luck_parts(findings, say)),
        Section("sources", say("sources"), chapters.source_parts(findings, say)),
        Section("decisions", say("decisions"), chapters.decision_parts(findings, say)),
    ]
    lead = lead_of(say, say("what"), made, games)
    return rendered(
        rules, made, say, say("what"), rules.meta.title, lead, sections, foot(say, rests)
    )


def lead_of(say: Telling, what: str, made: Made, games: str) -> list[str]:
    """What a page is about: players, bots, games, intervals."""
    players = say("players", players=made.players)
    bots = say("bots", bots=", ".join(made.bots))
    return [f"{_capital(what)}{say.words.colon} {players}, {bots}, {games}.", say("intervals")]


def foot(say: Telling, rests: Reconstructed) -> list[str]:
    """What figures rest on, and how they were reckoned."""
    if not rests.entries:
        return [say("rests-on-print"), say("methods")]
    told = say("rests-on", count=rests.entries, all=rests.all_entries, where=rests.where)
    return [told, say("methods")]


# ---- in short


def _short(findings: Sequence[Findings], made: Made, say: Telling) -> list[str]:
    """The report in a few sentences."""
    told = []
    several = len(findings) > 1
    for found in findings:
        acts = _mean(found.acts)
        lines = [
            say(
                "short-games",
                games=len(found.games),
                points=say.number(_mean(found.scores), 1),
                winner=say.number(_mean(found.winning), 1),
                acts=say.number(acts),
                minutes=say.number(acts * made.seconds / MINUTE),
                seconds=say.number(made.seconds),
            )
        ]
        lines += _place(say, "seat", found.by_side(), found.seats_even())
        lines += _place(say, "turn order", found.by_order(), found.order_even())
        clear = [thing for thing in found.things if thing.is_clear]
        if clear:
            top = max(clear, key=lambda thing: thing.with_it.value)
            lines.append(
                say(
                    "short-thing",
                    thing=_capital(say.thing(top.key)),
                    family=say.family(top.family),
                    wins=say.estimate(top.with_it),
                    taken=say.percent(top.taken.value),
                )
            )
        told += [say.of(found, line, several) for line in lines]
    return told + (_verdict(findings, say) if len(findings) == 2 else [])


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _place(say: Telling, by: str, groups: Sequence[Group], p: float | None) -> list[str]:
    """Which place at the table or in the turn order wins most, and whether that is proved."""
    if p is None:
        return []
    best = max(groups, key=lambda group: group.wins.value)
    key = ("seat" if by == "seat" else "order") + ("-proved" if p < UNLIKELY else "-open")
    told = {"wins": say.estimate(best.wins), "par": say.percent(best.par), "p": say.chance(p)}
    return [say(key, who=_capital(say.group(by, best.name)), **told)]


def _verdict(findings: Sequence[Findings], say: Telling) -> list[str]:
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


# ---- comparison


def _comparison(
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
        says=_verdict(findings, say),
        note=say("comparison-note", part=part, points=points),
        table=table,
    )
    parts = [both, *_compared_things(findings, say, rests)]
    if again is not None:
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


# ---- scores, length, close games


def _scores(findings: Sequence[Findings], say: Telling) -> list[Part]:
    several = len(findings) > 1
    parts = []
    for title, of in (
        ("points-every", lambda found: found.scores),
        ("points-winner", lambda found: found.winning),
    ):
        chart = charts.histogram([(f.name, of(f)) for f in findings], say, say("points"))
        parts.append(Part(say(title), chart=chart, table=_means(findings, say, say("points"), of)))
    parts[0].says = [
        say.of(
            found,
            say(
                "scores-says",
                points=_told(say, found.scores),
                winner=_told(say, found.winning),
            ),
            several,
        )
        for found in findings
    ]
    return parts


def _told(say: Telling, values: Sequence[float]) -> str:
    mean = average(values)
    assert mean is not None
    return say.estimate(mean, is_share=False)


def _means(
    findings: Sequence[Findings],
    say: Telling,
    name: str,
    of: Callable[[Findings], Sequence[float]],
) -> Table:
    """The mean of some values and their range, by configuration."""
    head = [name, *(found.name for found in findings)] if len(findings) > 1 else [name, ""]
    table = Table(head)
    table.add(
        say("points-mean") if name == say("points") else name,
        *(cell(say, average(of(found)), is_share=False) for found in findings),
    )
    table.add(say("least-most"), *(_range(say, of(found)) for found in findings))
    return table


def _range(say: Telling, values: Sequence[float]) -> str:
    low, high = (
        say.number(end, 0 if float(end).is_integer() else 1) for end in (min(values), max(values))
    )
    return say("span", low=low, high=high)


def _length(findings: Sequence[Findings], made: Made, say: Telling) -> list[Part]:
    several = len(findings) > 1
    each = made.seconds / MINUTE
    says = []
    for found in findings:
        ordered = sorted(found.acts)
        low, high = (ordered[(len(ordered) - 1) * part // 4] * each for part in (1, 3))
        told = say(
            "length-says",
            acts=_told(say, found.acts),
            seconds=say.number(made.seconds),
            minutes=say.number(_mean(found.acts) * each),
            low=say.number(low),
            high=say.number(high),
        )
        says.append(say.of(found, told, several))
    table = Table([say("figure"), *(found.name for found in findings)])
    for name, of in (
        (say("acts"), lambda found: found.acts),
        (
            say("minutes", seconds=say.number(made.seconds)),
            lambda found: [acts * each for acts in found.acts],
        ),
        (say("figure-decisions-in-a-game"), lambda found: found.lengths),
    ):
        table.add(name, *(cell(say, average(of(found)), is_share=False) for found in findings))
    chart = charts.histogram([(f.name, f.acts) for f in findings], say, say("acts"))
    return [Part(says=says, chart=chart, note=say("length-note"), table=table)]


def _close(findings: Sequence[Findings], say: Telling) -> list[Part]:
    several = len(findings) > 1
    says = []
    table = Table([say("figure"), *(found.name for found in findings)])
    shares: list[Estimate | None] = [found.close_games() for found in findings]
    for found, close in zip(findings, shares, strict=True):
        if close is not None:
            lead = _told(say, found.margins)
            told = say("close-says", close=say.estimate(close), lead=lead)
            says.append(say.of(found, told, several))
    table.add(say("figure-close-games"), *(cell(say, close) for close in shares))
    table.add(say("lead"), *(cell(say, average(f.margins), is_share=False) for f in findings))
    chart = charts.histogram([(f.name, f.margins) for f in findings], say, say("lead"))
    return [Part(says=says, chart=chart, table=table)]


# ---- seats


def _seats(findings: Sequence[Findings], say: Telling) -> list[Part]:
    """Seats, turn order and, with several bots, bots: a sentence, a plot and a table each."""
    several = len(findings) > 1
    parts = []
    kinds: list[tuple[str, str, Callable[[Findings], list[Group]]]] = [
        ("seat", "by-seat", Findings.by_side),
        ("turn order", "by-order", Findings.by_order),
    ]
    if any(len(found.by_bot()) > 1 for found in findings):
        kinds.append(("bot", "by-bot", Findings.by_bot))
    for by, title, groups_of in kinds:
        sets = [(found, groups_of(found)) for found in findings]
        says = []
        for found, groups in sets:
            if by == "bot":
                best = max(groups, key=lambda group: group.wins.value)
                wins, par = say.estimate(best.wins), say.percent(best.par)
                lines = [say("bots-say", best=best.name, wins=wins, par=par)]
            else:
                even = found.seats_even() if by == "seat" else found.order_even()
                lines = _place(say, by, groups, even)
            says += [say.of(found, line, several) for line in lines]
        names = list(dict.fromkeys(group.name for _, groups in sets for group in groups))
        own = [{group.name: group for group in groups} for _, groups in sets]
        table = Table([say("who")])
        for found in findings:
            for what in (say("wins"), say("points")):
                table.head = [*table.head, _headed(say, what, found, several)]
        for name in names:
            cells: list[Cell | str] = []
            for groups_by_name in own:
                group = groups_by_name.get(name)
                cells += [
                    cell(say, group.wins if group else None),
                    cell(say, group.points if group else None, is_share=False),
                ]
            table.add(say.group(by, name), *cells)
        marks = [
            Mark(say.group(by, group.name), found.name if several else "", group.wins)
            for name in names
            for (found, _), groups_by_name in zip(sets, own, strict=True)
            for group in [groups_by_name.get(name)]
            if group is not None
        ]
        par = sets[0][1][0].par
        parts.append(
            Part(say(title), says, charts.intervals(marks, say, say("wins"), line=par), "", table)
        )
    parts[0].note = say("seats-note")
    return parts


def _headed(say: Telling, what: str, found: Findings, several: bool) -> str:
    return say("name-of", what=what, name=found.name) if several else what
