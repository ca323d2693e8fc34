"""An act that is advised or was made, with the reasons for it and against it in words."""

from collections.abc import Sequence
from typing import Final

from majlis.bots.coach import Reason, reasons
from majlis.bots.evaluators import load_evaluator
from majlis.kernel.rules import Rules
from majlis.kernel.state import State
from majlis.kernel.text import Ref, Seat, Text
from majlis.play import Malformed
from majlis.play.line import draft_of

MOST_FEATURES: Final = 4
# What an act may lose of the chance to win and still be so strong: 5, 4, 3, 2; more is 1.
STRENGTHS: Final = (0.005, 0.02, 0.05, 0.1)
STRONGEST: Final = 1 + len(STRENGTHS)
# A change that weighs less than this is no reason.
LEAST_WORTH: Final = 0.02


class Considered:
    """An act that is advised or was made: its draft, and what it changes."""

    def __init__(self, rules: Rules, facing: State, seat: int, choices: Sequence[int]) -> None:
        self.draft = draft_of(rules, facing, seat, choices)
        if not self.draft.is_complete:
            raise Malformed("the choices are no whole act")
        self.evaluator = load_evaluator(rules.meta.name)
        self.reasons = reasons(self.evaluator, facing, self.draft.reached(), seat)

    def weighty(self) -> list[Reason]:
        """The reasons that are told: what speaks for it comes first."""
        found = [one for one in self.reasons if abs(one.worth) >= LEAST_WORTH][:MOST_FEATURES]
        return sorted(found, key=lambda one: one.worth <= 0)


def words_of(reason: Reason, seat: int) -> Text:
    """What is counted, in words; of another seat by its name."""
    of = "" if reason.seat == seat else "-of"
    text = Text(f"coach-{reason.name}{of}", {})
    if reason.ref:
        text.args["what"] = Ref(reason.ref)
    if of:
        text.args["name"] = Seat(reason.seat)
    return text


def strength(lost: float) -> int:
    """How near an act comes to the best one, from 5 down to 1."""
    return 1 + sum(1 for most in STRENGTHS if lost <= most)
