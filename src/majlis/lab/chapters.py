"""Chapters of a report: course of the game, things taken, kinds of play, sources, decisions."""

from collections.abc import Iterable, Sequence
from typing import Final

from majlis.lab import charts
from majlis.lab.charts import Mark
from majlis.lab.findings import Findings, Source, Thing, source_of
from majlis.lab.intervals import Estimate
from majlis.lab.page import Cell, Part, Table, cell
from majlis.lab.questions import (
    Otherwise,
    Play,
    course,
    hardly_worth,
    kinds_of_play,
    leads_halfway,
    luck_and_skill,
    seldom,
    winners_did,
)
from majlis.lab.telling import Reconstructed, Telling

MOST_SOURCES: Final = 16
MOST_SHOWN: Final = 20
MOST_NAMED: Final = 5  # in a sentence


def marked(
    say: Telling, rests: Reconstructed, keys: Iterable[tuple[str, str]], families: bool = False
) -> dict[tuple[str, str], str]:
    """Names of things; those whose entry in the material is reconstructed bear a mark."""
    names = say.things(keys, families)
    return {
        (family, key): say("reconstructed", thing=name) if rests.has(key) else name
        for (family, key), name in names.items()
    }


def _titled(found: Findings, findings: Sequence[Findings]) -> str:
    return found.name if len(findings) > 1 else ""


def _several(say: Telling, names: Sequence[str]) -> str:
    """The first of some names, and how many more there are."""
    more = len(names) - MOST_NAMED
    told = "; ".join(names[:MOST_NAMED]) or say("nothing")
    return say("and-more", things=told, count=more) if more > 0 else told


# ---- the course of the game


def course_parts(findings: Sequence[Findings], say: Telling) -> list[Part]:
    """Who leads and who is last, by part of the game, and how often they win."""
    several = len(findings) > 1
    says, marks, parts = [], [], []
    for found in findings:
        stages = course(found)
        half = stages[len(stages) // 2]
        early = next((stage for stage in stages if stage.leader.value >= 0.5), None)
        told = {"leader": say.estimate(half.leader), "last": say.estimate(half.last)}
        text = (
            say("course-never", **told)
            if early is None
            else say("course-early", part=say.percent(early.part, 0), **told)
        )
        says.append(say.of(found, text, several))
        table = Table([say("part-over"), say("leads"), say("last"), say("mean-lead")])
        table.head = [*table.head, say("mean-spread")]
        for stage in stages:
            part = say.percent(stage.part, 0)
            lead, spread = say.number(stage.lead, 1), say.number(stage.spread, 1)
            table.add(part, cell(say, stage.leader), cell(say, stage.last), lead, spread)
            for key, figure in (("leads", stage.leader), ("last", stage.last)):
                marks.append(Mark(part, say.of(found, say(key), several), figure))
        parts.append(Part(_titled(found, findings), table=table))
    titles = (say("part-over"), say("wins-end"))
    chart = charts.curves(marks, say, titles, is_share=True)
    first = Part(says=says, chart=chart, caption=say("course-caption"), note=say("course-note"))
    return [first, *parts, *_halfway(findings, say)]


def _halfway(findings: Sequence[Findings], say: Telling) -> list[Part]:
    """What a lead halfway is worth: the games in four parts, by how large it is."""
    several = len(findings) > 1
    says, marks = [], []
    table = Table([say("lead-halfway"), say("wins-end")])
    for found in findings:
        leads = leads_halfway(found)
        spans = []
        for lead in leads:
            low, high = (say.number(end) for end in (lead.least, lead.most))
            span = low if low == high else say("span", low=low, high=high)
            while span in spans:  # two quarters of the games with the same lead
                span += "\u2009"
            spans.append(span)
            marks.append(Mark(span, found.name if several else "", lead.wins))
            table.add(say.of(found, span, several), cell(say, lead.wins))
        if leads:
            few, many = (say.estimate(lead.wins) for lead in (leads[0], leads[-1]))
            told = say("halfway-says", small=spans[0], few=few, large=spans[-1], many=many)
            says.append(say.of(found, told, several))
    if not marks:
        return []
    chart = charts.intervals(marks, say, say("wins-end"))
    return [Part(say("halfway"), says, chart, table=table)]


# ---- things taken


def thing_parts(findings: Sequence[Findings], say: Telling, rests: Reconstructed) -> list[Part]:
    """The things taken, family by family: wins with and without."""
    parts = [Part(warning=say("not-causes"))]
    for found in findings:
        names = marked(say, rests, ((thing.family, thing.key) for thing in found.things))
        families: dict[str, list[Thing]] = {}
        for thing in found.things:
            families.setdefault(thing.family, []).append(thing)
        if not families:
            parts.append(Part(_titled(found, findings), note=say("things-none")))
        for family, things in families.items():
            title = say.of(found, say.family(family), len(findings) > 1)
            parts.append(_family(title, things, names, say))
    return parts


def _family(
    title: str, things: Sequence[Thing], names: dict[tuple[str, str], str], say: Telling
) -> Part:
    head = ["thing", "taken-by", "a-game", "wins-with", "wins-without", "difference"]
    table = Table([*map(say, head), say("points-more"), "p"])
    more: list[str] = []
    less: list[str] = []
    for thing in things:
        name = names[thing.family, thing.key]
        difference = "–"
        if thing.without is not None:
            apart = thing.with_it.value - thing.without.value
            difference = say.change(apart, is_share=True)
            if thing.is_clear:
                (more if apart > 0 else less).append(name)
        points = "–" if thing.more_points is None else say.number(thing.more_points, 2, "+")
        table.add(
            name,
            cell(say, thing.taken),
            say.number(thing.copies, 2),
            cell(say, thing.with_it),
            cell(say, thing.without),
            difference,
            points,
            say.chance(thing.p),
            is_clear=thing.is_clear,
        )
    says = say("wins-open")
    if more or less:
        says = say("wins-clear", more=_several(say, more), less=_several(say, less))
    caption = say("things-caption")
    if len(things) > charts.MOST_ROWS:
        caption += " " + say("most-shown", count=charts.MOST_ROWS)
    return Part(title, [says], _with_and_without(things, names, say), caption, table)


def _with_and_without(
    things: Sequence[Thing], names: dict[tuple[str, str], str], say: Telling
) -> str:
    most = sorted(things, key=lambda thing: -thing.taken.value)[: charts.MOST_ROWS]
    most.sort(key=lambda thing: -thing.with_it.value)
    marks = [
        Mark(names[thing.family, thing.key], say(key), figure)
        for thing in most
        for key, figure in (("with", thing.with_it), ("without", thing.without))
        if figure is not None
    ]
    return charts.intervals(marks, say, say("wins"))


def dominated_parts(findings: Sequence[Findings], say: Telling, rests: Reconstructed) -> list[Part]:
    """What others beat, and what hardly anybody takes."""
    parts = []
    for found in findings:
        worse, rare = hardly_worth(found), seldom(found)
        keys = [(thing.family, thing.key) for thing in (*worse, *rare)]
        names = marked(say, rests, keys, families=True)
        says = [say("dominated-none")]
        if worse:
            told = _several(say, [names[thing.family, thing.key] for thing in worse])
            says = [say("dominated-says", count=len(worse), things=told)]
        if rare:
            told = _several(say, [names[thing.family, thing.key] for thing in rare])
            says.append(say("seldom", count=len(rare), things=told))
        part = Part(_titled(found, findings), says)
        if worse:
            table = Table(list(map(say, ("thing", "taken-by", "wins-with", "wins-without"))))
            for thing in worse:
                figures = (thing.taken, thing.with_it, thing.without)
                own = [cell(say, figure) for figure in figures]
                table.add(names[thing.family, thing.key], *own)
            part.table, part.chart = table, _with_and_without(worse, names, say)
        parts.append(part)
    return parts


def winner_parts(findings: Sequence[Findings], say: Telling, rests: Reconstructed) -> list[Part]:
    """What winners did otherwise: a sentence, a plot of the clearest, all rows."""
    parts = [Part(note=say("winners-note"))]
    for found in findings:
        rows = winners_did(found)
        names = marked(say, rests, ((row.family, row.key) for row in rows), families=True)
        clear = [
            say(
                "winners-one",
                thing=names[row.family, row.key],
                winners=say.number(row.winners, 2),
                others=say.number(row.others, 2),
            )
            for row in rows
            if row.is_clear
        ]
        says = say("winners-clear", things=_several(say, clear)) if clear else say("winners-open")
        part = Part(_titled(found, findings), [says])
        if rows:
            shown = rows[:MOST_SHOWN]
            marks = [Mark(names[row.family, row.key], "", row.more) for row in shown]
            axis = say("winners-axis")
            part.chart = charts.intervals(marks, say, axis, is_share=False, line=0)
            part.caption = say("clearest-shown", count=len(shown))
            part.table = _winner_table(rows, names, say)
        parts.append(part)
    return parts


def _winner_table(
    rows: Sequence[Otherwise], names: dict[tuple[str, str], str], say: Telling
) -> Table:
    table = Table([*map(say, ("thing", "winners-side", "others", "more")), "p"])
    for row in rows:
        low, high = (say.number(end, 2) for end in (row.more.low, row.more.high))
        table.add(
            names[row.family, row.key],
            say.number(row.winners, 2),
            say.number(row.others, 2),
            Cell(say.number(row.more.value, 2), say("span", low=low, high=high)),
            say.chance(row.p),
            is_clear=row.is_clear,
        )
    return table


# ---- kinds of play, luck and skill


def play_parts(findings: Sequence[Findings], say: Telling) -> list[Part]:
    """The kinds of play, each told by its greatest sources, and how often they win."""
    parts = [Part(note=say("plays-note"))]
    for found in findings:
        plays = [(play, _play_name(play, say)) for play in kinds_of_play(found)]
        part = Part(_titled(found, findings), [say("plays-few")])
        if plays:
            (best, name), (worst, other) = plays[0], plays[-1]
            wins, few = say.estimate(best.wins), say.estimate(worst.wins)
            part.says = [say("plays-say", best=name, wins=wins, worst=other, few=few)]
            marks = [Mark(name, "", play.wins) for play, name in plays]
            par = 1 / len(found.side_names)
            part.chart = charts.intervals(marks, say, say("wins"), line=par)
            part.table = Table(list(map(say, ("points-from", "sides", "wins", "points"))))
            for play, name in plays:
                points = say.number(play.points, 1)
                part.table.add(name, say.number(play.sides), cell(say, play.wins), points)
        parts.append(part)
    return parts


def _play_name(play: Play, say: Telling) -> str:
    return ", ".join(
        f"{say.source(source_of(name))} {say.number(mean, 1)}" for name, mean in play.sources
    )


def luck_parts(findings: Sequence[Findings], say: Telling) -> list[Part]:
    """What the differences in points go with."""
    parts = []
    for found in findings:
        luck = luck_and_skill(found)
        part = Part(_titled(found, findings), [say("luck-none")])
        if luck is not None:
            bots = len(found.by_bot()) > 1
            told = {"place": say.percent(luck.place), "deal": say.percent(luck.deal)}
            part.says = [
                say("luck-bots", bot=say.percent(luck.bot), **told)
                if bots
                else say("luck-says", **told)
            ]
            if not bots:
                part.note = say(
                    "luck-one-bot", several="--bots", others="--against-bots, --sweep bots=a,b"
                )
            parts_of = {"the-place": luck.place, "the-deal": luck.deal}
            if bots:
                parts_of = {"the-bot": luck.bot, **parts_of}
            parts_of["the-rest"] = max(0.0, 1 - sum(parts_of.values()))
            part.table = Table([say("goes-with"), say("luck-part")])
            marks = []
            for key, value in parts_of.items():
                part.table.add(say(key), say.percent(value))
                marks.append(Mark(say(key), "", Estimate(value, value, value, 0)))
            part.chart = charts.bars(marks, say, say("luck-part"), is_share=True)
        parts.append(part)
    return parts


# ---- sources and decisions


def source_parts(findings: Sequence[Findings], say: Telling) -> list[Part]:
    """The sources in full as a table; the plot takes them together where they are many."""
    parts = [Part(note=say("sources-note"))]
    for found in findings:
        rows = say.sources(found.sources())
        is_many = len(rows) > MOST_SOURCES
        shown = say.sources(found.source_groups()) if is_many else rows
        marks = [
            Mark(name, say(key), figure)
            for source, name in shown
            for key, figure in (("winner", source.winners), ("others", source.others))
            if figure is not None
        ]
        part = Part(_titled(found, findings), table=_source_table(shown, say))
        if marks:
            part.says = [_sources_say(shown, say)]
            part.chart = charts.intervals(marks, say, say("points-mean"), is_share=False, line=0)
        parts.append(part)
        if is_many:
            parts.append(Part(table=_source_table(rows, say)))
    return parts


def _source_table(rows: Sequence[tuple[Source, str]], say: Telling) -> Table:
    table = Table(list(map(say, ("source", "clause", "winner", "others"))))
    for source, name in rows:
        own = [cell(say, one, is_share=False) for one in (source.winners, source.others)]
        table.add(name, source.clause, *own)
    return table


def _sources_say(rows: Sequence[tuple[Source, str]], say: Telling) -> str:
    first, name = max(rows, key=lambda row: row[0].winners.value)
    second, other = max(rows, key=lambda row: _more(row[0]))
    points, more = say.number(first.winners.value, 1), say.number(_more(second), 1, "+")
    return say("sources-says", first=name, points=points, second=other, more=more)


def _more(source: Source) -> float:
    return source.winners.value - (source.others.value if source.others else 0.0)


def decision_parts(findings: Sequence[Findings], say: Telling) -> list[Part]:
    """How many decisions of each kind a game has, and how many choices they offer."""
    several = len(findings) > 1
    says, marks, tables = [], [], []
    for found in findings:
        rows = found.decisions
        count = sum(row.a_game for row in rows)
        choices = sum(row.a_game * row.mean for row in rows) / count if count else 0.0
        told = say(
            "decisions-says",
            count=say.number(count),
            choices=say.number(choices, 1),
            two=say.percent(found.forks()),
            tree=say.number(found.tree()),
        )
        says.append(say.of(found, told, several))
        heads = ("kind", "a-game", "of-all", "choices-mean", "median", "most")
        table = Table(list(map(say, heads)))
        for row in rows:
            name, a_game = say.kind(row.kind), Estimate(row.a_game, row.a_game, row.a_game, 0)
            marks.append(Mark(name, found.name if several else "", a_game))
            middle, most = say.number(row.median, 1), say.number(row.most)
            mean, part = say.number(row.mean, 2), say.percent(row.part)
            table.add(name, say.number(row.a_game, 2), part, mean, middle, most)
        tables.append(Part(_titled(found, findings), table=table))
    chart = charts.bars(marks, say, say("decisions-a-game"))
    return [Part(says=says, chart=chart, note=say("decisions-note")), *tables]
