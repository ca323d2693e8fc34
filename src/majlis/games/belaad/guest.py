"""Belaad as the catalogue finds it: where its parts are."""

from typing import Final

from majlis.games.guest import Guest

GUEST: Final = Guest(
    name="belaad",
    contract=1,
    package="majlis.games.belaad",
    rules="majlis.games.belaad.meta:RULES",
    rulebook="rulebook",
    tensors="tensors.toml",
    evaluator="majlis.bots.evaluators.belaad:EVALUATOR",
    weights="evaluator.toml",
    sheet="sheet.toml",
    board="majlis.boards.belaad:draw",
    page="belaad",
    lessons="majlis.lessons.belaad:LESSONS",
)
