"""The report on one configuration, or on two side by side."""

from collections.abc import Callable, Sequence
from typing import Final

from majlis.kernel.rules import Rules
from majlis.lab import chapters, charts
from majlis.lab.charts import Mark
from majlis.lab.comparing import comparison, verdict
from majlis.lab.findings import (
    UNLIKELY,
    Findings,
    Group,
)
from majlis.lab.intervals import Estimate, average
from majlis.lab.page import Cell, Made, Part, Section, Table, cell, rendered
from majlis.lab.telling import Reconstructed, Telling, reconstructed

MINUTE: Final = 60
Values = Callable[[Findings], Sequence[float]]


def write_report(rules: Rules, findings: Sequence[Findings], made: Made, say: Telling) -> str:
    """The page."""
    rests = reconstructed(rules.material({}))
    games = say("games", games=len(findings[0].games))
    if len(findings) > 1:
        games = say("each-of", games=games, count=len(findings))
    sections = [Section("short", say("short"), [Part(says=_short(findings, made, say))])]
    sections[0].parts.append(Part(warning=say("only-bots")))
    if len(findings) == 2:
        sections.append(comparison(findings, made, say, rests))
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
    told = verdict(findings, say) if len(findings) == 2 else []
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
    return told


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
    told = {"wins": say.estimate(best.wins), "par": say.percent(best.par), "p": say.chance_told(p)}
    return [say(key, who=_capital(say.group(by, best.name)), **told)]


# ---- scores, length, close games


def _scores(findings: Sequence[Findings], say: Telling) -> list[Part]:
    several = len(findings) > 1
    parts = []
    kinds: list[tuple[str, Values, Values]] = [
        ("points-every", lambda found: found.scores, lambda found: found.means),
        ("points-winner", lambda found: found.winning, lambda found: found.winning),
    ]
    for title, of, means in kinds:
        chart = charts.histogram([(f.name, of(f)) for f in findings], say, say("points"))
        table = Table([say("points"), *(found.name if several else "" for found in findings)])
        table.add(say("mean"), *(cell(say, average(means(f)), is_share=False) for f in findings))
        table.add(say("least-most"), *(_range(say, of(found)) for found in findings))
        parts.append(Part(say(title), chart=chart, table=table))
    parts[0].says = [
        say.of(
            found,
            say(
                "scores-says",
                points=_told(say, found.means),
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
        equals = sets[0][1][0].par
        parts.append(
            Part(
                say(title), says, charts.intervals(marks, say, say("wins"), line=equals), "", table
            )
        )
    parts[0].note = say("seats-note")
    return parts


def _headed(say: Telling, what: str, found: Findings, several: bool) -> str:
    return say("name-of", what=what, name=found.name) if several else what
