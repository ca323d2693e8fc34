"""The report of the lab: one HTML file with everything in it, plots and tables, no script."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

import majlis
from majlis.kernel.codec import Json
from majlis.kernel.rules import Rules
from majlis.lab import charts
from majlis.lab.findings import (
    UNLIKELY,
    Findings,
    Group,
    Source,
    Thing,
    compare,
    compare_things,
    same_course,
    shared_deals,
    source_of,
)
from majlis.lab.intervals import Estimate
from majlis.lab.questions import (
    Play,
    Stage,
    close_games,
    course,
    kinds_of_play,
    luck_and_skill,
    winners_did,
)
from majlis.texts import MissingText, Words

MOST_SOURCES: Final = 16
MOST_SHOWN: Final = 20
SECONDS_AN_ACT: Final = 20  # a guess at how long people take, said beside the minutes
PRECISION: Final = 0.02  # how narrow intervals are wished: so much of a figure, or of all games


class Made(NamedTuple):
    """How the games came about, told at the end of the report so that they can be made again."""

    command: str
    players: int
    bots: list[str]
    seed: str
    configurations: list[tuple[str, str]]  # name, and what it is in words


class Labels:
    """Names for what the journal and the standings speak of."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def thing(self, key: str) -> str:
        """A thing by its text key."""
        try:
            return self.words.word(key)
        except MissingText:
            return _plain(key.partition("-")[2] or key)

    def things(
        self, keys: Iterable[tuple[str, str]], families: bool = False
    ) -> dict[tuple[str, str], str]:
        """Names of things by family and text key; those that share a name say their family too,
        or all of them do.
        """
        names = {(family, key): self.thing(key) for family, key in keys}
        often = Counter(names.values())
        return {
            (family, key): f"{name} ({family})" if families or often[name] > 1 else name
            for (family, key), name in names.items()
        }

    def sources(self, found: Sequence[Source]) -> list[tuple[Source, str]]:
        """Sources with their names; those that share a name say their clause too."""
        names = [self.source(source) for source in found]
        return [
            (source, f"{name} ({source.clause})" if names.count(name) > 1 else name)
            for source, name in zip(found, names, strict=True)
        ]

    def source(self, source: Source) -> str:
        """A source of points: its names where it has some, else its text without the numbers."""
        kind = _plain(source.key.removeprefix("score-"))
        names = ", ".join(self.thing(name) for name in source.names.split("+") if name)
        return f"{kind}: {names}" if names else kind


def _plain(key: str) -> str:
    return key.replace("_", " ").replace("-", " ")


def write_report(rules: Rules, findings: Sequence[Findings], made: Made) -> str:
    """The page, for one configuration or for two side by side."""
    labels = Labels(Words("en", rules.meta.name))
    several = len(findings) > 1
    stages = [(found.name, course(found)) for found in findings]
    return rendered(
        "report.html",
        rules,
        made,
        findings=findings,
        several=several,
        zipped=zip,
        histories=[(name, Markup(svg)) for name, svg in charts.histories(findings)],
        advantages=_advantages(findings),
        families=[_families(found, labels) for found in findings],
        sources=[_sources(found, labels) for found in findings],
        decisions=Markup(charts.decisions([(f.name, f.decisions()) for f in findings])),
        compared=compare(*findings) if several else [],
        deals=len(shared_deals(*findings)[0]) if several else 0,
        same=same_course(*findings) if several else 0,
        precision=PRECISION,
        compared_things=_compared_things(findings, labels) if several else None,
        short=_short(findings, labels),
        seconds=SECONDS_AN_ACT,
        closes=[close_games(found) for found in findings],
        courses=Markup(charts.courses(stages)),
        course_says=[_course_says(name, own, several) for name, own in stages],
        winners=[_winners(found, labels) for found in findings],
        plays=[_plays(found, labels) for found in findings],
        lucks=[_luck(found) for found in findings],
        provenance=_provenance(rules),
    )


def rendered(template: str, rules: Rules, made: Made, **told: Any) -> str:
    """A page of the lab."""
    environment = Environment(
        loader=PackageLoader("majlis.lab"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters["percent"] = lambda value: f"{value:.1%}"
    environment.filters["signed"] = lambda value: f"{value:+.2f}"
    environment.filters["plain"] = _plain
    environment.filters["change"] = change_told
    return environment.get_template(template).render(
        title=rules.meta.title,
        version=majlis.__version__,
        rules_version=rules.meta.version,
        made=made,
        **told,
    )


def _course_says(name: str, stages: Sequence[Stage], several: bool) -> str:
    """How soon the game is decided, in a sentence."""
    half = stages[len(stages) // 2]
    early = next((stage for stage in stages if stage.leader.value >= 0.5), None)
    soon = (
        f"from {early.part:.0%} of a game on, a side that leads wins more often than not"
        if early is not None
        else "at no time does a side that leads win more often than not"
    )
    return (
        f"{name + ': ' if several else ''}{soon}; halfway, one that leads wins "
        f"{_told(half.leader)} and one that is last {_told(half.last)}."
    )


def _winners(found: Findings, labels: Labels) -> dict[str, Any]:
    """What winners did otherwise: a sentence, a plot of the clearest, all rows."""
    rows = winners_did(found)
    names = labels.things(((row.family, row.key) for row in rows), families=True)
    told = [(row, names[row.family, row.key]) for row in rows]
    clear = [(row, label) for row, label in told if row.is_clear]
    says = (
        "Winners differ clearly in "
        + "; ".join(
            f"{label}: {row.winners:.2f} against {row.others:.2f}" for row, label in clear[:3]
        )
        + "."
        if clear
        else "In nothing that is taken do winners differ clearly from the others."
    )
    shown = told[:MOST_SHOWN]
    chart = Markup(charts.otherwise(shown)) if shown else ""
    return {"rows": told, "says": says, "chart": chart, "shown": len(shown)}


def _plays(found: Findings, labels: Labels) -> list[tuple[Play, str]]:
    """The kinds of play, each told by its greatest sources."""
    return [
        (
            play,
            ", ".join(
                f"{labels.source(source_of(name))} {mean:.1f}" for name, mean in play.sources
            ),
        )
        for play in kinds_of_play(found)
    ]


def _luck(found: Findings) -> str:
    """What points go with, in a sentence."""
    parts = luck_and_skill(found)
    if parts is None:
        return "All sides made the same points."
    bots = f"{parts.bot:.0%} goes with the bot, " if len(found.by_bot()) > 1 else ""
    return (
        f"Of the differences in points {bots}{parts.place:.0%} goes with the place at the table "
        f"and {parts.deal:.0%} with the deal that all share; the rest is what luck gave one of "
        "them and what each made of it."
    )


def _provenance(rules: Rules) -> str:
    """How much of the material was read off the game, and how much was reconstructed."""
    counts: Counter[str] = Counter()
    parts: dict[str, list[str]] = {}
    for place, kind in provenances(rules.material({})):
        counts[kind] += 1
        parts.setdefault(kind, []).append(place)
    if not counts["reconstructed"]:
        return ""
    tables = Counter(place.split(".")[0] for place in parts["reconstructed"])
    where = ", ".join(f"{name} ({count})" for name, count in tables.most_common())
    return (
        f"{counts['reconstructed']} of {counts.total()} entries of the material are reconstructed: "
        f"{where}. An owner of the box can correct them by --material."
    )


def provenances(data: Json, place: str = "") -> Iterator[tuple[str, str]]:
    """The entries of a material that say where they are from."""
    if isinstance(data, dict):
        if isinstance(data.get("provenance"), str):
            yield place, data["provenance"]
        for name, value in data.items():
            yield from provenances(value, f"{place}.{name}" if place else name)
    elif isinstance(data, list):
        for number, value in enumerate(data):
            yield from provenances(value, f"{place}.{number}")


def _advantages(findings: Sequence[Findings]) -> list[dict[str, Any]]:
    """Seats, turn order and, with several bots, bots: a plot and a table each."""
    kinds = [("By seat", "by_side"), ("By turn order", "by_order")]
    if len(findings[0].by_bot()) > 1:
        kinds.append(("By bot", "by_bot"))
    sections = []
    for name, method in kinds:
        sets = [(found.name, getattr(found, method)()) for found in findings]
        sections.append({"name": name, "sets": sets, "chart": Markup(charts.groups(sets, "wins"))})
    return sections


def _families(found: Findings, labels: Labels) -> list[dict[str, Any]]:
    """The things taken, family by family."""
    families: dict[str, list[tuple[Thing, str]]] = {}
    things = found.things()
    names = labels.things((thing.family, thing.key) for thing in things)
    for thing in things:
        families.setdefault(thing.family, []).append((thing, names[thing.family, thing.key]))
    return [
        {"name": name, "things": things, "chart": Markup(charts.things(things, "wins"))}
        for name, things in families.items()
    ]


def _sources(found: Findings, labels: Labels) -> dict[str, Any]:
    """The sources in full as a table; the plot takes them together where they are many."""
    rows = labels.sources(found.sources())
    shown = rows if len(rows) <= MOST_SOURCES else labels.sources(found.source_groups())
    return {"rows": rows, "chart": Markup(charts.sources(shown))}


def _compared_things(findings: Sequence[Findings], labels: Labels) -> dict[str, Any] | None:
    """How often each thing is taken under the two configurations, and how often it wins."""
    rows = compare_things(*findings)
    if not rows:
        return None
    first, second = ({(t.family, t.key): t for t in found.things()} for found in findings)
    names = labels.things(rows)
    order = sorted(rows, key=lambda key: (-rows[key].first.value, *key))
    table = [(names[key], rows[key], first.get(key), second.get(key)) for key in order]
    bars = [
        (label, found.name, taken.value, f"{label}, {found.name}: taken by {taken.value:.1%}")
        for label, row, *_ in table[: charts.MOST_ROWS]
        for found, taken in zip(findings, (row.first, row.second), strict=True)
    ]
    chart = charts.pairs(bars, [found.name for found in findings], "sides that take it", "%")
    return {"rows": table, "chart": Markup(chart)}


def _told(figure: Estimate) -> str:
    return f"{figure.value:.1%} ({figure.low:.1%} to {figure.high:.1%})"


def _places(where: str, what: str, groups: Sequence[Group], p: float | None) -> list[str]:
    """Which place at the table or in the turn order wins most, and whether that is proved."""
    if p is None:
        return []
    best = max(groups, key=lambda group: group.wins.value)
    verdict = f"the {what} are not equal" if p < UNLIKELY else f"no difference of {what} is proved"
    return [
        f"{where}{best.name.capitalize()} wins most, {_told(best.wins)} where equals would win "
        f"{best.par:.1%}: {verdict} (p = {p:.3g})."
    ]


def _short(findings: Sequence[Findings], labels: Labels) -> list[str]:
    """The report in a few sentences."""
    told = []
    for found in findings:
        where = f"{found.name}: " if len(findings) > 1 else ""
        points = sum(found.scores) / len(found.scores)
        length = sum(found.lengths) / len(found.lengths)
        told.append(
            f"{where}{len(found.games)} games; a side makes {points:.1f} points and a winner "
            f"{sum(found.winning) / len(found.winning):.1f}; a game has {length:.0f} decisions."
        )
        told += _places(where, "seats", found.by_side(), found.seats_even())
        told += _places(where, "places in the turn order", found.by_order(), found.order_even())
        clear = [thing for thing in found.things() if thing.is_clear]
        if clear:
            top = max(clear, key=lambda t: t.with_it.value)
            told.append(
                f"{where}{labels.thing(top.key)} goes with the most wins among the {top.family}: "
                f"{_told(top.with_it)} of the sides that took it, {top.taken.value:.1%} of all."
            )
    if len(findings) > 1:
        told += _verdict(findings)
    return told


def _verdict(findings: Sequence[Findings]) -> list[str]:
    """What changed between the two, or what so few games could not show."""
    rows = compare(*findings)
    deals, same = len(shared_deals(*findings)[0]), same_course(*findings)
    told = [f"Of {deals} deals {same} went exactly the same way under both."]
    changed = [row for row in rows if row.is_clear and row.change is not None]
    for row in changed:
        if row.change is not None:
            value, low, high = (change_told(figure, row.is_share) for figure in row.change[:3])
            told.append(f"Changed clearly: {row.name}, {value} ({low} to {high}).")
    if not changed and rows and rows[0].change is not None and rows[0].change.smallest:
        told.append(
            "No figure changed clearly. That does not prove that nothing changed: of the points "
            f"of a side, so many deals show a change of {rows[0].change.smallest:.2f} or more in "
            "four runs of five."
        )
    return told


def change_told(value: float, is_share: bool) -> str:
    """A change in its own unit: of shares it is points of a hundred (pp), not a part of them."""
    return (f"{100 * value:+.1f} pp" if is_share else f"{value:+.2f}").replace("-", "−")
