"""A whole act in one sentence, and its way over the board."""

from collections.abc import Sequence
from typing import Final

from majlis.kernel.text import Text
from majlis.play.draft import Draft, Made

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
