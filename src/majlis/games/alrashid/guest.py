"""Al-Rashid as the catalogue finds it: where its parts are."""

from typing import Final

from majlis.games.guest import Guest

GUEST: Final = Guest(
    name="alrashid",
    contract=1,
    package="majlis.games.alrashid",
    rules="majlis.games.alrashid.meta:RULES",
    rulebook="rulebook",
    tensors="tensors.toml",
    evaluator="majlis.bots.evaluators.alrashid:EVALUATOR",
    weights="evaluator.toml",
    sheet="sheet.toml",
    board="majlis.boards.alrashid:draw",
    page="alrashid",
    lessons="majlis.lessons.alrashid:LESSONS",
)
