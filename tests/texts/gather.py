"""What the house says: every message with every sort of argument that random games give it.

Games are played at random by drafts, and everything that a person would read is kept: prompts,
choices, baskets, forecasts with their warnings, refusals, the log, scenes, the score sheet, the
coach. What chance does not bring up, the declarations of the events do.
"""

from collections.abc import Iterable, Iterator
from itertools import islice
from random import Random
from typing import Any

import msgspec

from majlis.bots.considered import Considered, words_of
from majlis.games.catalogue import GAMES
from majlis.kernel.frame import Ask
from majlis.kernel.journal import Named, SeatShape, Shape, Word
from majlis.kernel.rules import Config, Rules
from majlis.kernel.state import State
from majlis.kernel.text import Ref, Seat, Text
from majlis.lessons import LESSONS
from majlis.play import Draft, Match, begin
from majlis.play.sentence import sentence
from majlis.server.wire import said
from majlis.testing.drafts import forwards
from tests.conformance.tables import setups
from tests.lessons.test_lessons import acts as tries

REFUSED = 6
# Every so many acts the coach is heard, and of a lesson so many acts are tried.
COACHED = 4
FORESEEN = 4
TRIED = 20
Sort = tuple[Any, ...]


def sort_of(arg: Any) -> Sort:
    """What makes an argument another one for a sentence: which thing, how many, seat or number."""
    match arg:
        case Ref():
            return ("ref", arg.key)
        case Seat():
            return ("seat",)
        case Text():
            inner = [one.key for one in arg.args.values() if isinstance(one, Ref)]
            return ("text", arg.key, *inner[:1])
        case list():
            return ("list", min(len(arg), 2), *(sort_of(one) for one in arg[:1]))
        case int():
            return ("number", arg < 0)
    return ("word",)


class Gathered:
    """The texts of one game, each sort of each argument once."""

    def __init__(self) -> None:
        self.texts: list[Text] = []
        self._known: set[tuple[str, str, Sort]] = set()

    def keep(self, texts: Iterable[Text]) -> None:
        for text in texts:
            sorts = {(text.key, name, sort_of(arg)) for name, arg in text.args.items()}
            sorts.add((text.key, "", ()))
            if sorts <= self._known:
                continue
            self._known |= sorts
            self.texts.append(text)
            for arg in text.args.values():
                self.keep(parts(arg))


def parts(arg: Any) -> list[Text]:
    """The texts and names that an argument is made of."""
    if isinstance(arg, Ref):
        return [Text(arg.key, {})]
    if isinstance(arg, Text):
        return [arg]
    return arg if isinstance(arg, list) else []


def gather(name: str) -> list[Text]:
    """What a game says at its tables, and what its declarations say that it can."""
    rules = GAMES[name]
    gathered = Gathered()
    for config in setups(name):
        gathered.keep(spoken(rules, config))
    gathered.keep(declared(rules))
    gathered.keep(taught(name))
    gathered.keep(Text(f"waiting-{ask.KIND}", {"name": Seat(0)}) for ask in rules.asks())
    return gathered.texts


def spoken(rules: Rules, config: Config) -> Iterator[Text]:
    """All texts of a random game, with every gesture of every act."""
    match, chance = Match(rules, config, "said"), Random("said")
    while not match.is_over:
        seat = match.to_act
        draft = begin(rules, match.state, seat)
        while not draft.is_complete:
            yield from drafted(draft, match.acts_done % FORESEEN == 0)
            assert draft.question is not None
            yield from refused(draft.question.frame, draft.question.state, chance)
            draft = forwards(draft, chance)
        yield from drafted(draft, True)
        if match.acts_done % COACHED == 0:
            yield from coached(rules, match.state, draft)
        assert match.act_many(seat, draft.choices) is None
    yield from told(match)


def drafted(draft: Draft, foreseen: bool) -> Iterator[Text]:
    """All that a draft says."""
    question = draft.question
    for made in draft.made:
        yield made.text
    if draft.deed is not None:
        yield draft.deed
    if question is not None:
        yield question.frame.prompt_on(question.state, draft.pointed)
        for choice in question.choices:
            yield question.frame.describe(question.state, choice)
        if question.basket is not None:
            for item in question.basket.items:
                yield item.text
            for way in question.basket.ways():
                yield way.text
            if draft.is_whole:
                yield question.basket.end(draft.laid)
    forecast = draft.forecast() if foreseen else None
    for event in forecast.events if forecast else ():
        yield event.text()
    for event in forecast.warnings if forecast else ():
        yield event.warning()
    for change in forecast.changes if forecast else ():
        yield Text(change.thing, {})


def refused(frame: Ask[Any], st: State, chance: Random) -> Iterator[Text]:
    """Why some things cannot be done."""
    for _ in range(REFUSED):
        choice = chance.randrange(frame.SIZE)
        refusal = frame.why_not(st, choice)
        if refusal is not None:
            yield frame.describe(st, choice)
            yield refusal.text


def coached(rules: Rules, st: State, draft: Draft) -> Iterator[Text]:
    """An act in one sentence, and what speaks for and against it."""
    considered = Considered(rules, st, draft.seat, draft.choices)
    yield sentence(considered.draft)
    for reason in considered.reasons:
        yield words_of(reason, draft.seat)


def told(match: Match) -> Iterator[Text]:
    """The log, the scenes and the result of a game."""
    groups = [match.opening]
    for act in match.acts:
        steps = match.log[act.start : act.end]
        groups.append([event for step in steps for event in step.events])
    for events in groups:
        for event in events:
            yield event.text()
        for scene in match.rules.scenes(events, match.config.players):
            yield from (scene.text, *scene.facts)
            for row in scene.rows:
                yield from (row.text, Text(row.thing, {}), *row.why)
    for standing in match.rules.standings(match.state):
        yield from (point.text for point in standing.points)
        if standing.tie is not None:
            yield standing.tie.text


def declared(rules: Rules) -> Iterator[Text]:
    """Every event with every thing that it can be about, as its declaration says."""
    for kind in rules.meta.events:
        ways: dict[str, list[Word]] = {}
        for name, shape in kind.args:
            if isinstance(shape, Named):
                ways[name] = [shape.words(value) for value in range(len(shape.names))]
            else:  # a number, a seat, or something packed that only games tell
                ways[name] = [shape.words(1)] if type(shape) in (Shape, SeatShape) else []
        if [] in ways.values():
            continue
        for number in range(max([len(way) for way in ways.values()], default=1)):
            args = {name: way[number % len(way)] for name, way in ways.items()}
            yield Text(f"log-{kind.name}", args)
            if kind.warns:
                yield Text(f"warn-{kind.name}", args)


def taught(name: str) -> Iterator[Text]:
    """What the lessons of a game say before, and after some acts."""
    for one in LESSONS[name].values():
        drafts = [one.drawn(one.solution), *islice(tries(one), TRIED)]
        yield from (one.answer(one.carry_out(draft))[1] for draft in drafts)


# ---- kept between the workers of a run


def written(gathered: dict[str, list[Text]]) -> bytes:
    """What was gathered, as it would travel to a page."""
    return msgspec.json.encode({game: [said(one) for one in gathered[game]] for game in gathered})


def read(data: bytes) -> dict[str, list[Text]]:
    """What was written."""
    return {game: [_arg(one) for one in texts] for game, texts in msgspec.json.decode(data).items()}


def _arg(data: Any) -> Any:
    match data:
        case {"ref": key}:
            return Ref(key)
        case {"seat": seat}:
            return Seat(seat)
        case {"key": key, "args": args}:
            return Text(key, {name: _arg(arg) for name, arg in args.items()})
        case list():
            return [_arg(one) for one in data]
    return data
