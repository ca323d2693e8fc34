"""What a coach says, as a client sees it: acts with their way over the board and their reasons.

Everything here is told from the position of the seat itself and up to the first thing that nobody
can know, so it is the same for every way in which the hidden things could lie.
"""

from majlis.bots.coach import Reason, total
from majlis.bots.considered import LEAST_WORTH, STRONGEST, Considered, strength, words_of
from majlis.kernel.rules import Rules
from majlis.kernel.runner import apply
from majlis.kernel.state import State
from majlis.play import Draft
from majlis.play.forecast import OWN
from majlis.play.sentence import path, sentence
from majlis.server import drafting, wire
from majlis.server.bot_jobs import Advice
from majlis.server.wire import said


class Shown(Considered):
    """An act that is advised or was made, as a client sees it."""

    def way(self) -> wire.Way:
        return wire.Way(
            said(sentence(self.draft)),
            [drafting.made(one) for one in self.draft.made],
            path(self.draft.made),
            [self.feature(one) for one in self.weighty()],
        )

    def feature(self, reason: Reason) -> wire.Feature:
        """A reason in words, with the things of the act that it is about."""
        about = self.evaluator.ABOUT.get(reason.name, ())
        touched = [thing for station in path(self.draft.made) for thing in station]
        things = [thing for thing in touched if not about or thing.startswith(about)]
        text = said(words_of(reason, self.draft.seat))
        unique = list(dict.fromkeys(things))
        return wire.Feature(text, reason.before, reason.after, reason.worth > 0, unique)

    def drawback(self, best: "Shown") -> wire.Feature | None:
        """The reason that speaks most for the best act and less for this one, if there is any.

        It tells what the best act leads to, and then what this one does.
        """
        mine = {(one.name, one.ref, one.seat): one for one in self.reasons}
        better = {(one.name, one.ref, one.seat): one for one in best.reasons}
        worst: tuple[float, Reason] | None = None
        for key in {**better, **mine}:
            ours, theirs = mine.get(key), better.get(key)
            lost = (theirs.worth if theirs else 0.0) - (ours.worth if ours else 0.0)
            known = ours or theirs
            assert known is not None
            after = ours.after if ours else known.before
            reached = theirs.after if theirs else known.before
            if lost >= LEAST_WORTH and after != reached and (worst is None or lost > worst[0]):
                worst = lost, known._replace(before=reached, after=after, worth=-lost)
        return (self if worst[1].name else best).feature(worst[1]) if worst else None


def hints(rules: Rules, facing: State, seat: int, advice: Advice) -> list[wire.Hint]:
    """The acts of an advice, the best first."""
    found = [Shown(rules, facing, seat, choices) for choices, _ in advice.acts]
    chances = [chance for _, chance in advice.acts]
    best = found[0]
    again = [_acts_again(one.draft) for one in found]
    if len(found) > 1 and all(again):  # then it speaks for none of them
        again = [False] * len(found)
    foreseen = max(total(one.reasons) for one in found)
    return [
        wire.Hint(
            parts=one.draft.parts,
            open=_stays_open(one.draft),
            way=one.way(),
            strength=strength(chances[0] - chance),
            chance=round(chance, 4),
            warnings=_warnings(one.draft),
            drawback=None if one is best else one.drawback(best),
            again=again[number],
            then=_then(one, advice.then) if one is best else None,
            further=one is best and looks_further(best, foreseen),
            anew=advice.anew,
        )
        for number, (one, chance) in enumerate(zip(found, chances, strict=True))
    ]


def verdict(rules: Rules, facing: State, seat: int, advice: Advice) -> wire.Verdict | None:
    """What is to be said of the act that was to be judged, beside the best one of the advice."""
    if advice.tried is None:
        return None
    tried, chance = advice.tried
    choices, best_chance = advice.acts[0]
    own, best = (Shown(rules, facing, seat, one) for one in (tried, choices))
    points = strength(best_chance - chance)
    drawback = own.drawback(best) if points < STRONGEST else None
    return wire.Verdict(
        way=own.way(),
        strength=points,
        warnings=_warnings(own.draft),
        drawback=drawback,
        further=points < STRONGEST and total(own.reasons) >= total(best.reasons) - LEAST_WORTH,
    )


def looks_further(best: Shown, foreseen: float) -> bool:
    """Whether the reasons speak more for another act, or not at all for this one."""
    own = total(best.reasons)
    return own < foreseen - LEAST_WORTH or own <= 0


def _stays_open(draft: Draft) -> bool:
    """Whether the draft is laid out with its last basket open, so that it can still be changed."""
    basket, part = draft.questions[-1].basket, draft.parts[-1]
    return basket is not None and bool(part) and all(basket.covers(number) for number in part)


def _warnings(draft: Draft) -> list[wire.Said]:
    told = draft.forecast()
    return [said(event.warning()) for event in told.warnings] if told else []


def _acts_again(draft: Draft) -> bool:
    told = draft.forecast()
    return told is not None and told.ends == OWN


def _then(one: Shown, choices: list[int]) -> wire.Way | None:
    """The act that would follow, from where the first one leads."""
    draft = one.draft
    if not choices:
        return None
    state = draft.facing.copy()
    for choice in draft.choices:
        apply(state, choice)
    return Shown(draft.rules, state, draft.seat, choices).way()
