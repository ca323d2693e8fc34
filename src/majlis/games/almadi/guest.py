"""Almadi as the catalogue finds it: where its parts are."""

from typing import Final

from majlis.games.guest import Guest

GUEST: Final = Guest(
    name="almadi",
    contract=1,
    package="majlis.games.almadi",
    rules="majlis.games.almadi.meta:RULES",
    rulebook="rulebook",
    tensors="tensors.toml",
    evaluator="majlis.bots.evaluators.almadi:EVALUATOR",
    weights="evaluator.toml",
    sheet="sheet.toml",
    board="majlis.boards.almadi:draw",
    page="almadi",
    lessons="majlis.lessons.almadi:LESSONS",
)
