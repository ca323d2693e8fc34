"""An act being made at the terminal: numbered lines to pick from, what is laid, what it will do."""

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape

from majlis.kernel.basket import WORTH, Basket, Way
from majlis.kernel.rules import Rules
from majlis.play import Draft, Forecast
from majlis.play.draft import Forbidden, Made, Question, Reason
from majlis.play.forecast import CHANCE, OTHERS, OVER
from majlis.texts import Words


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
        return words.say(self.question.frame.describe(self.question.state, self.choice))

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
        item = self.basket.items[self.index]
        return words.word(
            "table-item",
            text=words.say(item.text),
            laid=draft.laid[self.index],
            room=self._room(draft),
        )

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


def lines(draft: Draft) -> list[Line]:
    """What can be picked now, in the order of its numbers."""
    question = draft.question
    if question is None:
        return []
    found: list[Line] = []
    basket = question.basket
    if basket is not None:
        found += [ItemLine(basket, index) for index in range(len(basket.items))]
    found += [ChoiceLine(question, choice) for choice in question.choices]
    if basket is not None:
        found += [WayLine(basket, way) for way in basket.ways()]
    return found


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


# ---- drawing


def draw_making(out: Console, draft: Draft, words: Words) -> None:
    """What the act is so far, what is asked now, and what it would do if it is whole."""
    ready = whole(draft)
    question = draft.question
    if draft.made and ready is None:
        out.print(escape(words.word("table-so-far", text=in_words(draft.made, words))))
    if question is not None:
        prompt = escape(words.say(question.frame.prompt(question.state)))
        out.print(f"[bold]{prompt}[/] [dim]{question.frame.clause()}[/]")
        labels = [
            f"[bold]{number:>3}[/] {escape(line.label(draft, words))}"
            for number, line in enumerate(lines(draft), 1)
        ]
        out.print(Columns(labels, padding=(0, 3), column_first=True))
        if question.basket is not None:
            _draw_basket(out, draft, question.basket, words)
    if ready is not None:
        if ready.made:
            out.print(escape(words.word("table-act", text=in_words(ready.made, words))))
        seen = ready.forecast()
        assert seen is not None
        _draw_forecast(out, ready.rules, seen, words)
        out.print(words.word("table-ok-act"))


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


def _draw_basket(out: Console, draft: Draft, basket: Basket, words: Words) -> None:
    kind = "worth" if basket.unit == WORTH else "things"
    missing, over = basket.missing(draft.laid), basket.over(draft.laid)
    if missing:
        out.print(words.word(f"table-missing-{kind}", count=missing))
    if over:
        out.print(words.word(f"table-over-{kind}", count=over))
    if draft.is_whole:
        out.print(escape(words.word("table-ok", text=words.say(basket.end(draft.laid)))))


def _draw_forecast(out: Console, rules: Rules, seen: Forecast, words: Words) -> None:
    for event in seen.warnings:
        text = escape(words.word("table-warning", text=words.say(event.warning())))
        out.print(f"[bold yellow]{text}[/] [dim]{event.clause}[/]")
    for scored in seen.scored:
        before = sum(point.points for point in scored.before)
        after = sum(point.points for point in scored.after)
        if before != after:
            name = words.name(scored.seat)
            told = words.word("table-points", name=name, before=before, after=after)
            out.print(f"  {escape(told)}")
    for change in seen.changes:
        told = words.word(
            "table-change",
            name=words.name(change.seat),
            thing=words.word(change.thing),
            before=change.before,
            after=change.after,
        )
        out.print(f"  {escape(told)}")
    if seen.ends == CHANCE:
        out.print(words.word("table-then-chance"))
    elif seen.ends == OVER:
        out.print(words.word("table-then-over"))
    elif seen.ends == OTHERS:
        out.print(escape(words.word("table-then-others", name=words.name(seen.next))))
