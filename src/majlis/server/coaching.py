"""What a coach says, as a client sees it: acts with their way over the board and their reasons.

Everything here is told from the position of the seat itself and up to the first thing that nobody
can know, so it is the same for every way in which the hidden things could lie.
"""

from collections.abc import Sequence
from typing import Final

from majlis.bots.coach import Reason, reasons, total
from majlis.bots.evaluators import load_evaluator
from majlis.kernel.rules import Rules
from majlis.kernel.runner import apply
from majlis.kernel.state import State
from majlis.kernel.text import Ref, Seat, Text
from majlis.play import Draft, Malformed
from majlis.play.draft import Made
from majlis.play.forecast import OWN
from majlis.play.line import draft_of
from majlis.server import drafting, wire
from majlis.server.bot_jobs import Advice
from majlis.server.wire import said

MOST_FEATURES: Final = 4
# What an act may lose of the chance to win and still be so strong: 5, 4, 3, 2; more is 1.
STRENGTHS: Final = (0.005, 0.02, 0.05, 0.1)
STRONGEST: Final = 1 + len(STRENGTHS)
# How the names of things begin that a seat gives away, and of texts of what it takes.
GIVEN: Final = ("hand:", "good:", "token:")
TAKEN: Final = ("take",)
# Steps that go on with a sentence in words of their own, where their labels would only stand there.
GOING_ON: Final = (
    "redesign-bring_in",
    "redesign-remove",
    "bring_in-swap",
    "place_tile-cell",
    "place_tile-fountain",
    "place_tile-reserve",
    "place_tile-dirk",
)
# Steps that name the tile whose place comes next.
NAMING: Final = ("redesign-bring_in", "next_tile")
PLACES: Final = {"place_tile-cell": "coach-at-cell", "place_tile-fountain": "coach-at-fountain"}
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

    def way(self) -> wire.Way:
        weighty = [one for one in self.reasons if abs(one.worth) >= LEAST_WORTH][:MOST_FEATURES]
        weighty.sort(key=lambda one: one.worth <= 0)  # what speaks for it comes first
        return wire.Way(
            said(sentence(self.draft)),
            [drafting.made(one) for one in self.draft.made],
            path(self.draft.made),
            [self.feature(one) for one in weighty],
        )

    def feature(self, reason: Reason) -> wire.Feature:
        """A reason in words, with the things of the act that it is about."""
        about = self.evaluator.ABOUT.get(reason.name, ())
        touched = [thing for station in path(self.draft.made) for thing in station]
        things = [thing for thing in touched if not about or thing.startswith(about)]
        text = said(words_of(reason, self.draft.seat))
        unique = list(dict.fromkeys(things))
        return wire.Feature(text, reason.before, reason.after, reason.worth > 0, unique)

    def drawback(self, best: "Considered") -> wire.Feature | None:
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


def words_of(reason: Reason, seat: int) -> Text:
    """What is counted, in words; of another seat by its name."""
    of = "" if reason.seat == seat else "-of"
    text = Text(f"coach-{reason.name}{of}", {})
    if reason.ref:
        text.args["what"] = Ref(reason.ref)
    if of:
        text.args["name"] = Seat(reason.seat)
    return text


def hints(rules: Rules, facing: State, seat: int, advice: Advice) -> list[wire.Hint]:
    """The acts of an advice, the best first."""
    found = [Considered(rules, facing, seat, choices) for choices, _ in advice.acts]
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
    own, best = (Considered(rules, facing, seat, one) for one in (tried, choices))
    points = strength(best_chance - chance)
    drawback = own.drawback(best) if points < STRONGEST else None
    return wire.Verdict(
        way=own.way(),
        strength=points,
        warnings=_warnings(own.draft),
        drawback=drawback,
        further=points < STRONGEST and total(own.reasons) >= total(best.reasons) - LEAST_WORTH,
    )


def looks_further(best: Considered, foreseen: float) -> bool:
    """Whether the reasons speak more for another act, or not at all for this one."""
    own = total(best.reasons)
    return own < foreseen - LEAST_WORTH or own <= 0


def strength(lost: float) -> int:
    """How near an act comes to the best one, from 5 down to 1."""
    return 1 + sum(1 for most in STRENGTHS if lost <= most)


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


def _then(one: Considered, choices: list[int]) -> wire.Way | None:
    """The act that would follow, from where the first one leads."""
    draft = one.draft
    if not choices:
        return None
    state = draft.facing.copy()
    for choice in draft.choices:
        apply(state, choice)
    return Considered(draft.rules, state, draft.seat, choices).way()


# --- an act in words, and its way over the board -----------------------------------------------


def sentence(draft: Draft) -> Text:
    """The whole act in one sentence: what is done, with what, and then what."""
    text: Text | None = None
    last = ""
    for question, part in zip(draft.questions, draft.parts, strict=True):
        basket = question.basket
        if basket is None or (len(part) == 1 and part[0] in question.choices):
            step = question.frame.describe(question.state, part[0])
            text = _joined(text, last, step) if text else step
            last = step.key
            continue
        names = {item.number: item.text for item in basket.items}
        things = [names[number] for number in sorted(part)]
        laid = [part.count(item.number) for item in basket.items]
        if text is None:
            end = basket.end(laid)
            text = Text("coach-lay", {"act": end, "things": things}) if things else end
        elif things:
            text = Text("coach-with", {"act": text, "things": things})
    assert text is not None, "an act has a part"
    return text


def _joined(text: Text, last: str, step: Text) -> Text:
    """A sentence with one more step, the one before it given."""
    if last in NAMING and step.key in PLACES:
        return Text(PLACES[step.key], {"act": text, **step.args})
    if step.key in GOING_ON:
        return Text(f"coach-then-{step.key}", {"act": text, **step.args})
    return Text("coach-then", {"act": text, "next": step})


def path(made: Sequence[Made]) -> list[list[str]]:
    """The stations of an act: what is given comes before what it is given for."""
    stations: list[list[str]] = []
    last = ""
    for number, one in enumerate(made):
        touches = _narrowed(one, made[number + 1 :])
        if not touches:
            continue
        gives = len(touches) == 1 and touches[0].startswith(GIVEN)
        gives = gives and not one.text.key.startswith(TAKEN)
        if one.text.key == last and len(touches) == 1:
            stations[-2 if gives and len(stations) > 1 else -1].append(touches[0])
        elif gives and stations:
            stations.insert(-1, touches)
        else:
            stations += [[thing] for thing in touches]
        last = one.text.key
    return [list(dict.fromkeys(station)) for station in stations]


def _narrowed(one: Made, later: Sequence[Made]) -> list[str]:
    """The things of a part, each once: not its other names, nor what a later part singles out."""
    named: dict[str, str] = {}
    for thing in one.touches:
        named.setdefault(thing.partition(":")[2] or thing, thing)
    touches = list(named.values())
    if len(touches) > 2:
        return touches[:1]
    ahead = {thing for part in later for thing in part.touches}
    return [thing for thing in touches if thing not in ahead] or touches[:1]
