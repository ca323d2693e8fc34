"""A page of the lab: sections of sentences, plots and tables, in one HTML file without scripts."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

import majlis
from majlis.kernel.rules import Rules
from majlis.lab.intervals import Estimate
from majlis.lab.telling import Telling

SECONDS_AN_ACT: Final = 20.0  # a guess at how long people take, said beside the minutes
PRECISION: Final = 0.02  # how narrow intervals are wished: so much of a figure, or of all games
FOLDED_ROWS: Final = 12  # longer tables are folded


class Cell(NamedTuple):
    """A place of a table: a value, and its interval or the like in a quieter voice."""

    value: str
    quiet: str = ""


@dataclass
class Table:
    """Rows under a head; the first cell names the row, and a clear row is bold."""

    head: Sequence[str]
    rows: list[Sequence[Cell | str]] = field(default_factory=list)
    clear: set[int] = field(default_factory=set)

    def add(self, *cells: Cell | str, is_clear: bool = False) -> None:
        if is_clear:
            self.clear.add(len(self.rows))
        self.rows.append(cells)

    @property
    def is_long(self) -> bool:
        return len(self.rows) > FOLDED_ROWS


@dataclass
class Part:
    """One answer: a sentence that says what it means, a plot, a table, and what to mind."""

    title: str = ""
    says: Sequence[str] = ()
    chart: str = ""
    caption: str = ""
    table: Table | None = None
    note: str = ""
    warning: str = ""


@dataclass
class Section:
    """A chapter of a page."""

    id: str
    title: str
    parts: list[Part]


class Made(NamedTuple):
    """How the games came about, told at the end of a page so that they can be made again."""

    command: str
    players: int
    bots: list[str]
    seed: str
    configurations: list[tuple[str, str]]  # name, and what it is in words
    seconds: float = SECONDS_AN_ACT
    precision: float = PRECISION


def cell(say: Telling, figure: Estimate | None, is_share: bool = True) -> Cell:
    """A figure with its interval; a dash where there is none."""
    if figure is None:
        return Cell("–")
    return Cell(say.value(figure.value, is_share), say.span(figure, is_share))


def rendered(
    rules: Rules,
    made: Made,
    say: Telling,
    what: str,
    heading: str,
    lead: Sequence[str],
    sections: Sequence[Section],
    rests_on: Sequence[str] = (),
) -> str:
    """The page."""
    environment = Environment(
        loader=PackageLoader("majlis.lab"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    return environment.get_template("page.html").render(
        language=say.language,
        title=f"{rules.meta.title}{say.words.colon} {what}",
        heading=heading,
        lead=" ".join(lead),
        sections=sections,
        say=say,
        made=made,
        made_by=say(
            "made-by",
            version=majlis.__version__,
            rules=rules.meta.version,
            seed=made.seed,
            bots=", ".join(made.bots),
        ),
        rests_on=rests_on,
        drawn=Markup,
        cell_of=lambda one: one if isinstance(one, Cell) else Cell(one),
    )
