"""No message lies about that nothing says any more."""

import re
from functools import cache
from pathlib import Path

import pytest

import majlis
from majlis.bots.evaluators import load_evaluator
from majlis.games.catalogue import GAMES
from majlis.kernel.text import Text
from tests.texts.sources import messages

HOUSE = Path(majlis.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"
# A string with holes that begins or ends like a key: `effect-${name}`, "{key}-empty".
MADE = re.compile(r"""['"`]([a-z_]+-[^'"`\s]*?\{.*?|\$?\{[\w.]+\}-[a-z_]+)['"`\[]""")
# What says a key of which nothing is written out: of Belaad's cards, and the sums of points.
WHOLE = ("short-${effect}", "sum-${source}")
HOLE = re.compile(r"\$?\{[^}]*(?:\}|\Z)")
# What can fill a hole: words in quotes, names of fields, the members of a type.
WORD = re.compile(r"""['"`](\w+(?:-\w+)*)['"`]|\b(\w+)(?= =|\??:)""")
LITERAL = re.compile(r"Literal\[(.*?)\]", re.DOTALL)


@cache
def sources(game: str) -> str:
    """What can say a message of a game: its own rooms, and those of all games."""
    found = [*HOUSE.rglob("*.py"), *HOUSE.rglob("material.toml")]
    found += [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte")]
    others = set(GAMES) - {game}
    return "\n".join(
        path.read_text(encoding="utf-8")
        for path in found
        if not others & {part.partition(".")[0].lower() for part in path.parts}
    )


def words(source: str, said: list[Text]) -> set[str]:
    """All that could stand in a key."""
    found = {one for pair in WORD.findall(source) for one in pair}
    for members in LITERAL.findall(source):
        found |= set(re.findall(r"\w+", members))
    return found | {text.key.rpartition("-")[2] for text in said}


def fits(key: str, made: str, known: set[str]) -> bool:
    """Whether a key can come of a string with holes."""
    pieces = [re.escape(piece) for piece in HOLE.split(made)]
    found = re.fullmatch(r"([\w-]+)".join(pieces), key)
    return found is not None and known.issuperset(found.groups())


def coached(game: str) -> set[str]:
    """What the coach can say that an act changes, of oneself and of others."""
    evaluator = load_evaluator(game)
    names = {*evaluator.NAMES, *evaluator.OPEN, *evaluator.ABOUT}
    return {f"coach-{name}{of}" for name in names for of in ("", "-of")}


@pytest.mark.parametrize("game", GAMES)
def test_every_message_of_a_game_is_said_somewhere(
    game: str, gathered: dict[str, list[Text]]
) -> None:
    source = sources(game)
    known = words(source, gathered[game])
    made = {*MADE.findall(source), *WHOLE}
    kinds = {f"{word}-{ask.KIND}" for ask in GAMES[game].asks() for word in ("prompt", "waiting")}
    said = {text.key for text in gathered[game]} | known | kinds | coached(game)
    lost = [
        f"{message.file}.ftl:{message.line} {key}"
        for key, message in messages("en", game).items()
        if key not in said
        and not (key.startswith("refusal-") and key.removeprefix("refusal-") in known)
        and not any(fits(key, one, known) for one in made)
    ]
    assert lost == []


def test_a_message_that_nothing_says_would_be_found() -> None:
    known = {"pasha", "now"}
    assert fits("about-pasha", "about-${kind}", known)
    assert not fits("about-vizier", "about-${kind}", known)
    assert not fits("effect-pasha", "about-${kind}", known)
    assert fits("favour-pasha-effect", "favour-${first}-effect", known)
