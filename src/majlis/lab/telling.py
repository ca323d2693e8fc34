"""How the lab speaks: figures and names in the language that a report is read in."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from majlis.kernel.codec import Json
from majlis.texts import MissingText, Words

if TYPE_CHECKING:  # the commands speak before they load SciPy
    from majlis.lab.findings import Findings, Source
    from majlis.lab.intervals import Estimate, Paired

# How numbers are written: the mark before decimals, between thousands, before the sign of percent.
MARKS: Final = {"en": (".", ",", ""), "fr": (",", "\u202f", "\u202f"), "it": (",", ".", "")}
MINUS: Final = "−"
LEAST_TOLD: Final = 0.001  # a chance below that is told as below that


class Telling:
    """The words of a report: those of the lab, and those of the game for what is in it."""

    def __init__(self, language: str, game: str) -> None:
        self.words = Words(language, game, also="lab")
        self.language = self.words.language
        self.decimal, self.thousands, self.before_percent = MARKS[self.language]

    def __call__(self, key: str, **told: int | str) -> str:
        """A text of the lab."""
        return self.words.word(f"lab-{key}", **told)

    # ---- figures

    def number(self, value: float, digits: int = 0, sign: str = "") -> str:
        text = f"{value:{sign},.{digits}f}".replace("-", MINUS)
        marks = {",": self.thousands, ".": self.decimal}
        return "".join(marks.get(letter, letter) for letter in text)

    def percent(self, value: float, digits: int = 1) -> str:
        return f"{self.number(100 * value, digits)}{self.before_percent}%"

    def chance(self, p: float | None) -> str:
        if p is None:
            return "–"
        return f"< {self.number(LEAST_TOLD, 3)}" if p < LEAST_TOLD else self.number(p, 3)

    def chance_told(self, p: float) -> str:
        """A chance in a sentence."""
        return f"p {self.chance(p)}" if p < LEAST_TOLD else f"p = {self.chance(p)}"

    def value(self, value: float, is_share: bool) -> str:
        return self.percent(value) if is_share else self.number(value, 2)

    def span(self, figure: "Estimate", is_share: bool) -> str:
        low, high = (self.value(end, is_share) for end in (figure.low, figure.high))
        return self("span", low=low, high=high)

    def estimate(self, figure: "Estimate", is_share: bool = True) -> str:
        """A figure with its interval, in a sentence."""
        value = self.value(figure.value, is_share)
        return self("with-span", value=value, span=self.span(figure, is_share))

    def change(self, value: float, is_share: bool, sign: str = "+") -> str:
        """A change in its own unit: of shares it is points of a hundred, not a part of them."""
        if is_share:
            return self("share-of-hundred", value=self.number(100 * value, 1, sign))
        return self.number(value, 2, sign)

    def changed(self, change: "Paired", is_share: bool) -> str:
        """A change with its interval."""
        low, high = (self.change(end, is_share) for end in (change.low, change.high))
        span = self("span", low=low, high=high)
        return self("with-span", value=self.change(change.value, is_share), span=span)

    # ---- names

    def of(self, found: "Findings", text: str, several: bool) -> str:
        """A sentence that says of which configuration it is, where there are several."""
        return self("of", name=found.name, text=text) if several else text

    def figure(self, name: str) -> str:
        """A figure that is compared, by its name in the tables."""
        if name.startswith("wins of "):
            return self("figure-wins", side=self.side(name.removeprefix("wins of ")))
        return self(f"figure-{name.replace(' ', '-')}")

    def side(self, name: str) -> str:
        """A side by its name in the tables: `seat 2`, `seats 1 and 3`."""
        seats = re.findall(r"\d+", name)
        if len(seats) == 1:
            return self("seat", number=seats[0])
        return self("seats", numbers=", ".join(seats))

    def group(self, by: str, name: str) -> str:
        """A group of sides: a seat, a place in the turn order, or a bot by its own name."""
        if by == "seat":
            return self.side(name)
        return self("place", number=re.sub(r"\D", "", name)) if by == "turn order" else name

    def family(self, name: str) -> str:
        return self._or_plain(f"family-{name.lower().replace(' ', '-')}", name)

    def kind(self, kind: str) -> str:
        """A kind of decision."""
        return self._or_plain(f"kind-{kind}", kind)

    def thing(self, key: str) -> str:
        """A thing by its text key, or by the event that takes it."""
        return self.words.word(key) if "-" in key else self._or_plain(f"event-{key}", key)

    def _or_plain(self, key: str, name: str) -> str:
        """The lab's words for a name; a guest that brings none is told by the name itself."""
        try:
            return self(key)
        except MissingText:
            return name.replace("_", " ")

    def things(
        self, keys: Iterable[tuple[str, str]], families: bool = False
    ) -> dict[tuple[str, str], str]:
        """Names of things by family and text key; those that share a name say their family too,
        or all of them do.
        """
        names = {(family, key): self.thing(key) for family, key in keys}
        often = Counter(names.values())
        return {
            (family, key): self("in-family", thing=name, family=self.family(family))
            if families or often[name] > 1
            else name
            for (family, key), name in names.items()
        }

    def sources(self, found: Sequence["Source"]) -> list[tuple["Source", str]]:
        """Sources with their names; those that share a name say their clause too."""
        names = [self.source(source) for source in found]
        often = Counter(names)
        return [
            (source, f"{name} ({source.clause})" if often[name] > 1 else name)
            for source, name in zip(found, names, strict=True)
        ]

    def source(self, source: "Source") -> str:
        """A source of points: the line of the score sheet, and the names that stand in it."""
        names = ", ".join(self.thing(name) for name in source.names.split("+") if name)
        head = f"sum-{source.key.removeprefix('score-')}"
        if not self.words.has(head):
            return names or self("sources")
        line = self.words.word(head)
        return self("of", name=line, text=names) if names else line


class Reconstructed(NamedTuple):
    """What of a material was not read off the game: how many entries, where, and their names."""

    entries: int
    all_entries: int
    where: str
    names: frozenset[tuple[str, str]]  # by table

    def has(self, key: str) -> bool:
        """Whether a thing is among them, by its text key: `objective-GY01` in `objectives`."""
        sort, _, name = key.partition("-")
        return any(name == entry and sort in table for table, entry in self.names)


def reconstructed(material: Json) -> Reconstructed:
    """What a finding rests on."""
    kinds = dict(provenances(material))
    lost = [place for place, kind in kinds.items() if kind == "reconstructed"]
    tables = Counter(place.split(".")[0] for place in lost)
    where = ", ".join(f"{name}: {count}" for name, count in tables.most_common())
    names = frozenset((place.split(".")[0], place.split(".")[-1]) for place in lost)
    return Reconstructed(len(lost), len(kinds), where, names)


def provenances(data: Json, place: str = "") -> Iterable[tuple[str, str]]:
    """The entries of a material that say where they are from; what is reconstructed in part is."""
    if isinstance(data, dict):
        said = {kind for name, kind in data.items() if name.endswith("provenance")}
        if said:
            yield place, "reconstructed" if "reconstructed" in said else min(said)
        for name, value in data.items():
            yield from provenances(value, f"{place}.{name}" if place else name)
    elif isinstance(data, list):
        for number, value in enumerate(data):
            yield from provenances(value, f"{place}.{number}")
