"""The report of a search for balance: what was wished, what was tried, what was found."""

from collections.abc import Mapping, Sequence
from typing import Any

from majlis.kernel.rules import Rules
from majlis.lab import charts
from majlis.lab.balance import Wish
from majlis.lab.findings import Findings
from majlis.lab.page import Cell, Made, Part, Section, Table, rendered
from majlis.lab.report import foot, lead_of
from majlis.lab.telling import Telling, reconstructed

EXTREMES = 4  # of more figures that are to meet one wish, the least and the greatest are told


def write_balance(
    rules: Rules,
    wishes: Sequence[Wish],
    trials: Sequence[Mapping[str, Any]],
    best: Mapping[str, str],
    checked: Sequence[Findings],
    made: Made,
    say: Telling,
) -> str:
    """The page of a search; `checked` are the game as it is and what was found, on new deals."""
    table = Table(list(map(say, ("target", "as-it-is", "with-found", "met"))))
    missed = []
    for wish in wishes:
        after = wish.outside(checked[1]) == 0
        name = told(wish, say)
        own = [_seen(wish, found, say) for found in checked]
        table.add(name, *own, say("yes") if after else say("no"), is_clear=not after)
        if not after:
            missed.append(name)
    says = [", ".join(f"{name} = {value}" for name, value in best.items())]
    says.append(say("found-missed", wishes="; ".join(missed)) if missed else say("found-met"))
    if all(wish.outside(checked[0]) == 0 for wish in wishes):
        says.append(say("found-as-before"))
    games = say.number(len(checked[1].games))
    found = Part(says=says, note=say("found-note", games=games), table=table)
    what = say("what-balance")
    lead = lead_of(say, what, made, say("trials", count=len(trials)))
    sections = [
        Section("found", say("found"), [found, Part(warning=say("people"))]),
        Section("trials", say("tried"), [_tried(wishes, trials, list(best), say)]),
    ]
    heading = f"{rules.meta.title}{say.words.colon} {what}"
    rests = [say("methods-search"), *foot(say, reconstructed(rules.material({})))]
    return rendered(rules, made, say, what, heading, lead, sections, rests)


def told(wish: Wish, say: Telling) -> str:
    """A wish in words; what it is of is named as it is typed."""
    low, high = (say.number(end, 0 if float(end).is_integer() else 1) for end in _finite(wish))
    if wish.low == float("-inf"):
        return say("wish-most", name=wish.name, high=high)
    if wish.high == float("inf"):
        return say("wish-least", name=wish.name, low=low)
    return say("wish-between", name=wish.name, low=low, high=high)


def _finite(wish: Wish) -> tuple[float, float]:
    return (
        wish.low if wish.low > float("-inf") else 0.0,
        wish.high if wish.high < float("inf") else 0.0,
    )


def _seen(wish: Wish, found: Findings, say: Telling) -> Cell | str:
    """The figures that are to meet a wish, each with its interval."""
    seen = sorted(wish.seen(found), key=lambda one: one.value)
    if len(seen) > EXTREMES:
        seen = [seen[0], seen[-1]]
    texts = [
        say(
            "with-span",
            value=say.number(one.value, 1),
            span=say("span", low=say.number(one.low, 1), high=say.number(one.high, 1)),
        )
        for one in seen
    ]
    return Cell("; ".join(texts) or say("nothing"))


def _tried(
    wishes: Sequence[Wish], trials: Sequence[Mapping[str, Any]], names: list[str], say: Telling
) -> Part:
    outside = [say("outside-of", wish=told(wish, say)) for wish in wishes]
    table = Table([say("trial"), *names, *outside, say("together")])
    for trial in sorted(trials, key=lambda trial: (trial["loss"], trial["number"])):
        values = [str(trial["values"][name]) for name in names]
        missed = [say.number(trial["outside"][wish.name], 2) for wish in wishes]
        number, together = say.number(trial["number"] + 1), say.number(trial["loss"], 3)
        table.add(number, *values, *missed, together)
    met = sum(trial["loss"] == 0 for trial in trials)
    return Part(
        says=[say("tried-says", met=met, count=len(trials))],
        chart=charts.losses([trial["loss"] for trial in trials], say),
        caption=say("tried-caption"),
        table=table,
    )
