"""What a newcomer is told: how points are made and lost, in the words that the board uses."""

import re

import pytest

from majlis.games.catalogue import GAMES
from majlis.texts import LANGUAGES
from tests.texts.sources import path_of


def lines(language: str, name: str) -> dict[str, str]:
    """The messages of a file, each of one line."""
    text = path_of(language, name).read_text(encoding="utf-8")
    return dict(re.findall(r"(?m)^([\w-]+) = (.+)$", text))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_each_game_says_its_goal_and_what_to_plan_for(game: str, language: str) -> None:
    assert f"lesson-{game}" in lines(language, "web")
    assert f"aim-{game}" in lines(language, game)


def test_only_a_vizier_wakes() -> None:
    """The boards say that an effect is activated: another word would be another thing."""
    told = lines("en", "lessons")
    woken = [key for key, text in told.items() if re.search(r"\b(a?wake|woke)", text)]
    assert woken
    assert all(key.startswith("idea-alhambra-vizier") for key in woken), woken


def test_a_scoring_is_not_called_a_round() -> None:
    assert lines("en", "alhambra")["score-line"].startswith("Scoring ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_family_is_named_where_it_is_counted(language: str) -> None:
    """Out of its lesson, among the aims of a guided game, "3, 2 and 1" says nothing."""
    told = lines(language, "lessons")["idea-alrashid-prestige-keep-1"].lower()
    sage = {"en": "sage", "fr": "sage", "it": "saggio"}[language]
    assert sage in told


def test_fleeing_takes_prestige_away_in_french() -> None:
    """Two tokens "worth 4 points of prestige" would be a gain."""
    told = lines("fr", "lessons")
    assert "perdus" in told["idea-alrashid-fight-why"]
    assert "coûte" in told["idea-alrashid-fight-keep-3"]
    assert "perdus" in lines("fr", "alrashid")["lesson-alrashid-battle"]
