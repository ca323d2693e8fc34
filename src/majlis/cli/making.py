"""An act being made at the terminal: numbered lines to pick from, what is laid, what it will do."""

from typing import Final, NamedTuple

from rich.markup import escape

from majlis.kernel.basket import WORTH, Basket, Way
from majlis.kernel.text import Ref
from majlis.play import Draft
from majlis.play.draft import Forbidden, Made, Question, Reason
from majlis.play.forecast import CHANCE, OTHERS, OVER
from majlis.texts import Words

# More choices than these are asked in two steps where they can be.
MOST_AT_ONCE: Final = 12


class Line:
    """A numbered line under a question; picking it leads to another draft."""

    def label(self, draft: Draft, words: Words) -> str:
        raise NotImplementedError

    def clause(self, question: Question) -> str:
        """The rule behind it."""
        return question.frame.clause()

    def pick(self, draft: Draft) -> Draft:
        """The draft with this picked; `Forbidden` where a rule is against it."""
        raise NotImplementedError

    def put_back(self, draft: Draft) -> Draft | None:
        """The draft with one less of it; None where there is none."""
        return None


class ChoiceLine(Line):
    """A choice that is no part of a set."""

    def __init__(self, question: Question, choice: int) -> None:
        self.question = question
        self.choice = choice

    def label(self, draft: Draft, words: Words) -> str:
        """All of it; after a thing was pointed at, what else it is about."""
        text = self.question.frame.describe(self.question.state, self.choice)
        if draft.pointed:
            told = _named(self.question, self.choice, draft.pointed[0])
            others = [arg for arg in text.args.values() if arg != told]
            if len(text.args) == 2 and len(others) == 1 and isinstance(others[0], Ref):
                return words.word(others[0].key)
        return words.say(text)

    def clause(self, question: Question) -> str:
        return str(question.frame.clause_of(question.state, self.choice))

    def pick(self, draft: Draft) -> Draft:
        return draft.choose(self.choice)


class ItemLine(Line):
    """A kind of thing to lay into the basket."""

    def __init__(self, basket: Basket, index: int) -> None:
        self.basket = basket
        self.index = index

    def label(self, draft: Draft, words: Words) -> str:
        text = words.say(self.basket.items[self.index].text)
        laid = draft.laid[self.index]
        return words.word("table-item", text=text, laid=laid, most=laid + self._room(draft))

    def _room(self, draft: Draft) -> int:
        """How many more of it can come in, with nothing else changed."""
        laid = draft.laid.copy()
        before = laid[self.index]
        while self.basket.can_add(laid, self.index):
            laid[self.index] += 1
        return laid[self.index] - before

    def pick(self, draft: Draft) -> Draft:
        item = self.basket.items[self.index]
        if not self.basket.can_add(draft.laid, self.index):
            raise Forbidden([Reason(item.text, self.basket.why_not(draft.laid, self.index))])
        return draft.lay([*laid_in(draft), item.number])

    def put_back(self, draft: Draft) -> Draft | None:
        numbers = laid_in(draft)
        number = self.basket.items[self.index].number
        if number not in numbers:
            return None
        del numbers[len(numbers) - 1 - numbers[::-1].index(number)]
        return draft.lay(numbers)


class WayLine(Line):
    """A ready-made filling of the basket."""

    def __init__(self, basket: Basket, way: Way) -> None:
        self.basket = basket
        self.way = way

    def label(self, draft: Draft, words: Words) -> str:
        things = [
            f"{count} × {words.say(item.text)}"
            for count, item in zip(self.way.laid, self.basket.items, strict=True)
            if count
        ]
        return f"{words.say(self.way.text)} ({', '.join(things)})"

    def pick(self, draft: Draft) -> Draft:
        filled = zip(self.way.laid, self.basket.items, strict=True)
        return draft.lay([item.number for count, item in filled for _ in range(count)])


class PointLine(Line):
    """A thing to begin with, where choices are many: a pawn first, then the area."""

    def __init__(self, thing: str, name: Ref, choices: list[int]) -> None:
        self.thing = thing
        self.name = name
        self.choices = choices

    def label(self, draft: Draft, words: Words) -> str:
        return words.word("table-then", thing=words.word(self.name.key), count=len(self.choices))

    def pick(self, draft: Draft) -> Draft:
        return draft.point(self.thing)


def lines(draft: Draft) -> list[Line]:
    """What can be picked now, in the order of its numbers."""
    question = draft.question
    if question is None:
        return []
    found: list[Line] = []
    basket = question.basket
    if draft.pointed:
        return [ChoiceLine(question, choice) for choice in question.touching(draft.pointed)]
    if basket is not None:
        found += [ItemLine(basket, index) for index in range(len(basket.items))]
    found += _stepwise(question) or [ChoiceLine(question, choice) for choice in question.choices]
    if basket is not None:
        found += [WayLine(basket, way) for way in basket.ways()]
    return found


def _stepwise(question: Question) -> list[Line]:
    """Many choices by the thing that they begin with; nothing where they do not come in groups."""
    if len(question.choices) <= MOST_AT_ONCE:
        return []
    groups: dict[str, list[int]] = {}
    names: dict[str, Ref] = {}
    rest: list[int] = []
    for choice in question.choices:
        things = question.frame.touches(question.state, choice)
        name = _named(question, choice, things[0]) if len(things) > 1 else None
        if name is None:
            rest.append(choice)
        else:
            groups.setdefault(things[0], []).append(choice)
            names[things[0]] = name
    if len(groups) < 2:
        return []
    found: list[Line] = []
    for thing, choices in groups.items():
        if len(choices) > 1 and len(choices) == len(question.touching([thing])):
            found.append(PointLine(thing, names[thing], choices))
        else:
            found += [ChoiceLine(question, choice) for choice in choices]
    return [*found, *(ChoiceLine(question, choice) for choice in rest)]


def _named(question: Question, choice: int, thing: str) -> Ref | None:
    """The name that a choice has for a thing."""
    end = "-" + thing.partition(":")[2]
    args = question.frame.describe(question.state, choice).args.values()
    return next((arg for arg in args if isinstance(arg, Ref) and arg.key.endswith(end)), None)


def laid_in(draft: Draft) -> list[int]:
    """The numbers of what lies in the basket, in the order in which it was laid."""
    return draft.parts[-1].copy() if draft.is_open else []


def whole(draft: Draft) -> Draft | None:
    """The act as it would be done now, its basket closed; None while something is missing."""
    if draft.is_complete:
        return draft
    closed = draft.close() if draft.is_whole else None
    return closed if closed is not None and closed.is_complete else None


def done_at_once(draft: Draft) -> bool:
    """Whether an act needs no second look: one choice, and nothing to be warned of."""
    seen = draft.forecast() if draft.is_single else None
    return seen is not None and not seen.warnings


# ---- in words


class Told(NamedTuple):
    """An act being made as the screen shows it: above its numbered lines, these, and below them."""

    above: list[str]
    labels: list[str]
    below: list[str]


def tell(draft: Draft, words: Words) -> Told:
    """What the act is so far, what is asked now, and what it would do if it is whole."""
    ready = whole(draft)
    question = draft.question
    above, below = [], []
    if draft.made and ready is None:
        above.append(escape(words.word("table-so-far", text=in_words(draft.made, words))))
    if draft.pointed and question is not None:
        picked = _named(question, question.touching(draft.pointed)[0], draft.pointed[0])
        assert picked is not None
        above.append(escape(words.word("table-so-far", text=words.word(picked.key))))
    labels: list[str] = []
    if question is not None:
        prompt = escape(words.say(question.frame.prompt_on(question.state, draft.pointed)))
        above.append(f"[bold]{prompt}[/] [dim]{question.frame.clause()}[/]")
        labels = [escape(line.label(draft, words)) for line in lines(draft)]
        if question.basket is not None:
            below += _basket_told(draft, question.basket, words)
    if ready is not None:
        if ready.made:
            below.append(escape(words.word("table-act", text=in_words(ready.made, words))))
        below += forecast_told(ready, words)
        below.append(words.word("table-ok-act"))
    return Told(above, labels, below)


def in_words(made: list[Made], words: Words) -> str:
    """The parts of an act, one after the other; what is forced says so."""
    told: list[tuple[str, int]] = []
    for one in made:
        text = words.say(one.text)
        if one.is_forced:
            text = words.word("table-forced", text=text)
        if told and told[-1][0] == text:
            told[-1] = (text, told[-1][1] + 1)
        else:
            told.append((text, 1))
    return "; ".join(f"{count} × {text}" if count > 1 else text for text, count in told)


def _basket_told(draft: Draft, basket: Basket, words: Words) -> list[str]:
    kind = "worth" if basket.unit == WORTH else "things"
    missing, over = basket.missing(draft.laid), basket.over(draft.laid)
    told = []
    if missing:
        told.append(words.word(f"table-missing-{kind}", count=missing))
    if over:
        told.append(words.word(f"table-over-{kind}", count=over))
    if draft.is_whole and whole(draft) is None:
        told.append(escape(words.word("table-ok", text=words.say(basket.end(draft.laid)))))
    return told


def forecast_told(ready: Draft, words: Words) -> list[str]:
    """What a whole act will do: warnings, points, belongings, and what comes then."""
    seen = ready.forecast()
    assert seen is not None
    told = []
    for event in seen.warnings:
        text = escape(words.word("table-warning", text=words.say(event.warning())))
        told.append(f"[bold yellow]{text}[/] [dim]{event.clause}[/]")
    for scored in seen.scored:
        before = sum(point.points for point in scored.before)
        after = sum(point.points for point in scored.after)
        if before != after:
            name = words.name(scored.seat)
            line = words.word("table-points", name=name, before=before, after=after)
            told.append(escape(line))
    for change in seen.changes:
        line = words.word(
            "table-change",
            name=words.name(change.seat),
            thing=words.word(change.thing),
            before=change.before,
            after=change.after,
        )
        told.append(escape(line))
    if seen.ends == CHANCE:
        told.append(words.word("table-then-chance"))
    elif seen.ends == OVER:
        told.append(words.word("table-then-over"))
    elif seen.ends == OTHERS:
        told.append(escape(words.word("table-then-others", name=words.name(seen.next))))
    return told
