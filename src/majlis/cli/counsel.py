"""The coach at the terminal: whole acts with their reasons, in words."""

from majlis.bots.coach import Coach, Reason
from majlis.bots.considered import Considered, words_of
from majlis.kernel.rng import Rng
from majlis.play import Draft, Match
from majlis.play.sentence import sentence
from majlis.texts import Words

MOST_ACTS = 3
ITERATIONS = 400


class Counsel:
    """What the coach would do in a position, the best act first."""

    def __init__(self, match: Match, seat: int) -> None:
        rules = match.rules
        seed = f"hint {match.seed} {len(match.log)}"
        facing = rules.redeal(match.state, seat, Rng.from_seed(f"redeal {seed}"))
        coach = Coach(rules, facing, seat, ITERATIONS, seed)
        self.advised = coach.weighed(coach.acts())[:MOST_ACTS]
        self.acts = [Considered(rules, match.state, seat, one.choices) for one in self.advised]

    def draft(self, number: int) -> Draft:
        """An advised act laid out, to be looked at before it is done."""
        return self.acts[number - 1].draft

    def told(self, words: Words) -> list[str]:
        """Each act with its chance, and what speaks for it and against it."""
        made = []
        for number, (act, one) in enumerate(zip(self.acts, self.advised, strict=True), 1):
            text, chance = words.say(sentence(act.draft)), round(100 * one.chance)
            made.append(words.word("table-hint", number=number, act=text, chance=chance))
            made += [f"  {_reason(reason, words, act)}" for reason in act.weighty()]
        return made


def _reason(reason: Reason, words: Words, act: Considered) -> str:
    return words.word(
        "table-hint-for" if reason.worth > 0 else "table-hint-against",
        text=words.say(words_of(reason, act.draft.seat)),
        before=reason.before,
        after=reason.after,
    )
