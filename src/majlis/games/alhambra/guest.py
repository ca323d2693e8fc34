"""Alhambra as the catalogue finds it: where its parts are."""

from typing import Final

from majlis.games.guest import Guest

GUEST: Final = Guest(
    name="alhambra",
    contract=1,
    package="majlis.games.alhambra",
    rules="majlis.games.alhambra.meta:RULES",
    rulebook="rulebook",
    tensors="tensors.toml",
    evaluator="majlis.bots.evaluators.alhambra:EVALUATOR",
    weights="evaluator.toml",
    sheet="sheet.toml",
    board="majlis.boards.alhambra:draw",
    page="alhambra",
    lessons="majlis.lessons.alhambra:LESSONS",
)
