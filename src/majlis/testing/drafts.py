"""Drafts of random games tell the truth: what is outlined can be done, and nothing else is."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from majlis.kernel.basket import AT_MOST, EXACTLY, THINGS
from majlis.kernel.frame import Ask
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config, Rules
from majlis.kernel.state import State
from majlis.play import Draft, Forbidden, Match, begin
from majlis.play.act import follows
from majlis.play.draft import LAID, Question
from majlis.play.line import draft_of

# So many acts of a game are looked at, spread over it.
LOOKED_AT = 30


def acts(rules: Rules, config: Config, seed: str) -> Iterator[tuple[Match, Random]]:
    """A match at the beginning of each act of a random game that is played by drafts."""
    match = Match(rules, config, seed)
    chance = Random(seed)
    while not match.is_over:
        yield match, chance
        seat = match.to_act
        before = match.acts_done
        draft = complete(begin(rules, match.state, seat), chance)
        assert match.act_many(seat, draft.choices) is None
        assert match.acts_done == before + 1, "what a draft sends is one whole act"


def some_acts(rules: Rules, config: Config, seed: str) -> Iterator[tuple[Match, Random]]:
    """Acts spread over a whole game."""
    played = sum(1 for _ in acts(rules, config, seed))
    for number, found in enumerate(acts(rules, config, seed)):
        if number % max(1, played // LOOKED_AT) == 0:
            yield found


def complete(draft: Draft, chance: Random) -> Draft:
    """A whole act, made by random gestures."""
    for _ in range(500):
        if draft.is_complete:
            return draft
        draft = forwards(draft, chance)
    pytest.fail(f"a draft does not end: {draft.parts}")


def forwards(draft: Draft, chance: Random) -> Draft:
    """One gesture that leads on: points, presses a button or closes the basket."""
    question = draft.question
    assert question is not None
    ways: list[Any] = []
    if question.basket is not None:
        ways += [question.basket.items[i].touches[0] for i in addable(draft)]
        if draft.is_whole:
            ways.append(draft.close)
    if not any(draft.laid):
        ways += question.touching(draft.pointed)
    way = chance.choice(ways)
    if isinstance(way, str):
        return draft.point(way)
    return draft.choose(way) if isinstance(way, int) else way()


def addable(draft: Draft) -> list[int]:
    assert draft.question is not None
    basket = draft.question.basket
    return [
        i for i in range(len(draft.laid)) if basket is not None and basket.can_add(draft.laid, i)
    ]


def wander(draft: Draft, chance: Random) -> Draft:
    """Any gesture: on, back, another thing instead, something out of the basket."""
    way = chance.randrange(6)
    laid = [thing for thing, state in draft.touch().items() if state == LAID]
    if way == 0 and (draft.parts or draft.pointed):
        return draft.back()
    if way == 1 and draft.touch():
        return draft.point(chance.choice(sorted(draft.touch())))
    if way == 2 and laid:
        return draft.point(chance.choice(laid))
    if way == 3 and any(draft.laid):
        assert draft.question is not None
        assert draft.question.basket is not None
        items = draft.question.basket.items
        index = chance.choice([i for i, count in enumerate(draft.laid) if count])
        return draft.put_back(items[index].touches[0])
    return draft if draft.is_complete else forwards(draft, chance)


def universe(draft: Draft) -> set[str]:
    """Everything that a choice of any question of the act could touch, allowed or not."""
    found = {"nothing:at-all"}
    for question in [*draft.questions, *([draft.question] if draft.question else [])]:
        frame, st = question.frame, question.state
        for choice in range(frame.SIZE):
            found.update(frame.touches(st, choice))
        if question.basket is not None:
            for item in question.basket.items:
                found.update(item.touches)
    return found


def state_of(draft: Draft) -> Any:
    """All that a draft says of itself."""
    shown = [(made.text.key, made.touches, made.is_forced) for made in draft.made]
    events = [(event.name, event.plain()) for event in draft.events]
    asked = [question.frame.KIND for question in draft.questions]
    pending = draft.question and (draft.question.frame.KIND, draft.question.choices)
    parts = (draft.parts, draft.is_open, draft.pointed, draft.laid, draft.choices)
    forecast = draft.forecast()
    ends = forecast and (forecast.changes, forecast.ends, forecast.next, len(forecast.events))
    return parts, shown, events, asked, pending, draft.touch(), ends


def test_a_draft_is_the_same_whichever_way_led_to_it(rules: Rules, config: Config) -> None:
    """What is taken over from the draft before is what would be drawn anew."""
    for match, chance in some_acts(rules, config, "whichever"):
        draft = begin(rules, match.state, match.to_act)
        before = rules.fingerprint(match.state)
        for _ in range(6):
            earlier, said = draft, state_of(draft)
            draft = wander(draft, chance)
            anew = Draft(rules, match.state, draft.seat, draft.parts, draft.is_open, draft.pointed)
            assert state_of(draft) == state_of(anew)
            assert rules.fingerprint(draft.state) == rules.fingerprint(anew.state)
            assert draft.view() == anew.view()
            assert state_of(earlier) == said
        assert rules.fingerprint(match.state) == before


def test_what_is_outlined_is_what_can_be_pointed_at(rules: Rules, config: Config) -> None:
    """AND nothing else: pointing at any other thing is refused, and changes nothing."""
    for match, chance in some_acts(rules, config, "outlined"):
        draft = begin(rules, match.state, match.to_act)
        for _ in range(chance.randrange(5)):
            draft = wander(draft, chance)
        outlined = draft.touch()
        for thing in universe(draft):
            try:
                draft.point(thing)
                assert thing in outlined, (thing, draft.parts)
            except Forbidden:
                assert thing not in outlined, (thing, draft.parts)
        assert outlined == draft.touch()


def test_what_is_done_is_what_was_pointed_at_and_what_was_shown(
    rules: Rules, config: Config
) -> None:
    """The engine makes the parts of the draft, forced ones included, and no others."""
    for match, chance in some_acts(rules, config, "done"):
        draft = begin(rules, match.state, match.to_act)
        for _ in range(chance.randrange(6)):
            draft = wander(draft, chance)
        draft = complete(draft, chance)
        shown = Counter(thing for made in draft.made for thing in made.touches)
        done = Counter(
            thing
            for frame, st, c in engine_act(match.state, draft.choices)
            for thing in frame.touches(st, c)
        )
        assert shown == done, draft.parts


def engine_act(st: State, choices: list[int]) -> Iterator[tuple[Ask[Any], State, int]]:
    """What the engine does with the choices of an act: each choice made, asked for or not."""
    st = st.copy()
    left = list(choices)
    frame = st.frames[-1]
    assert isinstance(frame, Ask)
    seat, revealed = frame.seat, st.revealed
    begun = False
    while st.frames:
        frame = st.frames[-1]
        if isinstance(frame, Ask):
            if begun and (st.revealed != revealed or not follows(st, seat)):
                break
            legal = frame.choices(st)
            asked = len(legal) > 1 or frame.asks_alone(st)
            choice = left.pop(0) if asked else legal[0]
            yield frame, st.copy(), choice
            frame.apply(st, choice)
            begun = True
        elif not frame.step(st):
            break
    assert not left


def test_every_act_of_the_engine_can_be_made_by_pointing(rules: Rules, config: Config) -> None:
    """Random choices of the engine, in its own order, are found again by pointing at things."""
    for match, chance in some_acts(rules, config, "pointing"):
        seat = match.to_act
        played = match.copy()
        while True:
            assert played.act(seat, chance.choice(played.choices)) is None
            if not played.is_in_act:
                break
        choices = [step.choice for step in played.log[len(match.log) :]]
        draft = begin(rules, match.state, seat)
        made = list(engine_act(match.state, choices))
        while not draft.is_complete:
            draft = follow(rules, draft, made, chance)
        assert draft.choices == choices


def follow(
    rules: Rules, draft: Draft, made: list[tuple[Ask[Any], State, int]], chance: Random
) -> Draft:
    """Answers the question of a draft as the engine did, by pointing."""
    question = draft.question
    assert question is not None
    here = rules.fingerprint(question.state)
    while rules.fingerprint(made[0][1]) != here:
        made.pop(0)  # a choice that nobody was asked for
    frame, st, choice = made[0]
    if question.basket is None or not question.basket.covers(choice):
        made.pop(0)
        for thing in frame.touches(st, choice):
            if draft.question is not None and thing not in draft.pointed:
                after = draft.point(thing)
                # A thing may lead on through the next question too; the engine went another way.
                while len(after.parts) > len(draft.parts) + 1:
                    after = after.back()
                if len(after.parts) != len(draft.parts):
                    return after
                draft = after
        assert draft.question is not None
        assert choice in draft.question.touching(draft.pointed)
        return draft.choose(choice)
    wanted = things_of_set(question, made)
    chance.shuffle(wanted)
    for thing in wanted:
        draft = draft.point(thing)
    return draft.close()


def things_of_set(question: Question, made: list[tuple[Ask[Any], State, int]]) -> list[str]:
    """What the engine picked for a set, which is taken from the choices that it made."""
    basket = question.basket
    assert basket is not None
    wanted: list[str] = []
    laid = [0] * len(basket.items)
    for number in range(len(made) + 1):
        if basket.is_whole(laid) and basket.spell(laid) == [c for _, _, c in made[:number]]:
            del made[:number]
            return wanted
        frame, st, choice = made[number]
        places = {i: thing for thing in frame.touches(st, choice) for i in question.items_of(thing)}
        wanted += places.values()
        for index in places:
            laid[index] += 1
    pytest.fail(f"{question.frame.KIND}: no set spells what the engine did")


def test_the_choices_of_an_act_give_its_draft_again(rules: Rules, config: Config) -> None:
    """An act of the engine becomes the draft that sends just these choices, part by part."""
    for match, chance in some_acts(rules, config, "again"):
        seat = match.to_act
        played = match.copy()
        while True:
            assert played.act(seat, chance.choice(played.choices)) is None
            if not played.is_in_act:
                break
        choices = [step.choice for step in played.log[len(match.log) :]]
        draft = draft_of(rules, match.state, seat, choices)
        assert draft.is_complete
        assert draft.choices == choices


def test_the_counter_of_a_basket_tells_what_is_missing(rules: Rules, config: Config) -> None:
    for match, chance in acts(rules, config, "counter"):
        draft = begin(rules, match.state, match.to_act)
        while not draft.is_complete:
            question = draft.question
            assert question is not None
            basket, laid = question.basket, draft.laid
            if basket is not None:
                assert basket.missing(laid) == max(0, basket.want - basket.reached(laid)) or (
                    basket.bound == AT_MOST
                )
                if basket.is_whole(laid):
                    assert basket.missing(laid) == 0
                if (basket.unit, basket.bound) == (THINGS, EXACTLY):
                    assert basket.reached(laid) == sum(laid)
                assert basket.is_whole(laid) or addable(draft), "a basket can always be filled"
                assert basket.fits(laid)
            draft = forwards(draft, chance)


def test_a_forecast_tells_nothing_hidden(rules: Rules, config: Config) -> None:
    """The same act on another deal of what the seat cannot know has the same forecast."""
    rng = Rng.from_seed("another deal")
    for match, chance in some_acts(rules, config, "forecast"):
        seat = match.to_act
        draft = complete(begin(rules, match.state, seat), chance)
        other = Draft(rules, rules.redeal(match.state, seat, rng), seat, draft.parts)
        assert other.choices == draft.choices
        assert told(other) == told(draft)
        assert rules.view(other.state, seat) == rules.view(draft.state, seat)


def told(draft: Draft) -> object:
    forecast = draft.forecast()
    assert forecast is not None
    scored = [
        (
            one.seat,
            [(p.clause, p.points) for p in one.before],
            [(p.clause, p.points) for p in one.after],
        )
        for one in forecast.scored
    ]
    events = [(event.kind, event.args) for event in forecast.events]
    return scored, forecast.changes, events, forecast.ends, forecast.next
