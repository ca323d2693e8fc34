"""The plain terminal board: any view, wide or narrow, of games of the house too."""

import io

import pytest
from rich.console import Console

from majlis.boards.plain import draw, said
from majlis.games.catalogue import GAMES
from majlis.kernel.codec import Json
from majlis.kernel.rules import Config
from majlis.texts import Words

WORDS = Words("en", "almadi", ["Aisha", "Boulos"], you=0)
VIEW = {
    "game": "almadi",
    "seat": 1,
    "options": {"characters": False},
    "first": {"seat": 1},
    "deck_size": 12,
    "open": True,
    "prices": [{"good": "spices", "price": 3}, {"good": "leather", "price": 1}],
    "players": [
        {"rubies": 2, "stalls": {"spices": 1, "leather": 2}},
        {"rubies": 0, "stalls": {}, "hand": ["carpets", "pottery"]},
    ],
    "pending": {"kind": "take_tile", "seat": 1},
}


def drawn(view: Json, words: Words, width: int = 100) -> list[str]:
    out = Console(file=io.StringIO(), width=width, force_terminal=False)
    out.print(draw(view, words))
    assert isinstance(out.file, io.StringIO)
    return [line.rstrip() for line in out.file.getvalue().splitlines()]


def test_what_is_ones_own_comes_first_and_names_are_in_words() -> None:
    lines = drawn(VIEW, WORDS)
    assert lines[0] == "In hand: carpets, pottery"
    assert "First player: Boulos" in lines
    assert "deck size: 12" in lines
    text = "\n".join(lines)
    assert "characters" not in text  # options and what is pending stand elsewhere
    assert "take_tile" not in text
    assert text.index("Boulos", text.index("prices")) < text.index("Aisha")
    assert "1 spices, 2 leather" in text


def test_a_spectator_sees_no_hand() -> None:
    lines = drawn({**VIEW, "seat": -1, "players": [{"rubies": 2}, {"rubies": 0}]}, WORDS)
    assert not any("hand" in line for line in lines)


@pytest.mark.parametrize("width", [40, 60, 120])
@pytest.mark.parametrize("name", GAMES)
def test_any_view_fits_the_width(name: str, width: int) -> None:
    """Views of the house are large; each is drawn from its data alone, and no line is cut off."""
    rules = GAMES[name]
    config = Config(rules.meta.players[-1])
    view = rules.view(rules.start(config, "plain"), 0)
    lines = drawn(view, Words("en", name), width)
    assert lines
    assert max(map(len, lines)) <= width


def test_plain_data_in_words() -> None:
    assert said({"ref": "good-spices"}, WORDS) == WORDS.word("good-spices")
    assert said([], WORDS) == "–"
    assert said({"seat": 0}, WORDS) == "Aisha"
    assert said({"at_home": 2, "sold": [1, 2]}, WORDS) == "at home: 2; sold: 1, 2"
    assert WORDS.label("no_such_label") == "no such label"
