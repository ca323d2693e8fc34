"""Drafts: an act being made by pointing at things, before anybody hears of it.

A draft is a value: each gesture gives a new one. It is made of *parts*, one for each question that
the act has answered so far: a choice, or what lies in a basket. The last basket may be open. What
the rules leave no choice in is shown and never asked, and nothing is sent from here: whoever makes
the draft says when it is done.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from majlis.kernel.basket import Basket
from majlis.kernel.codec import Json
from majlis.kernel.frame import Ask
from majlis.kernel.journal import Event, Journal
from majlis.kernel.options import UserError
from majlis.kernel.refusal import Refusal
from majlis.kernel.rules import Rules
from majlis.kernel.state import State
from majlis.kernel.text import Text
from majlis.play.act import follows
from majlis.play.forecast import Forecast, forecast, run_on, take_step
from majlis.play.match import Malformed

MOST_PARTS: Final = 32
MOST_REASONS: Final = 5

# What pointing at a thing would do: lead on, take it back, or change an earlier answer.
MAY: Final = "may"
LAID: Final = "laid"
SWAP: Final = "swap"


class Unfinished(UserError):
    """A draft that was to be carried out before it is whole."""


class Forbidden(UserError):
    """A gesture that a rule forbids; nothing has changed. `reasons` say which."""

    def __init__(self, reasons: "list[Reason]") -> None:
        super().__init__(reasons[0].refusal.clause if reasons else "nothing to be done with it")
        self.reasons = reasons


class Reason(NamedTuple):
    """Why something cannot be done: what it would be, and the refusal."""

    text: Text
    refusal: Refusal


class Made(NamedTuple):
    """One answer of a draft in words: what was chosen or laid, and what it touches.

    `is_forced`: the rules left nothing else.
    """

    text: Text
    touches: list[str]
    is_forced: bool


class Question:
    """A decision of the act, the state that it is asked in, and the set that it picks, if any."""

    def __init__(self, st: State) -> None:
        frame = st.frames[-1]
        assert isinstance(frame, Ask)
        self.state = st
        self.frame: Ask[Any] = frame
        self.basket: Basket | None = frame.basket(st)
        # The choices that are no part of a set.
        self.choices: list[int] = [
            choice for choice in st.legal if self.basket is None or not self.basket.covers(choice)
        ]

    def items_of(self, thing: str) -> list[int]:
        """The places of the items that a thing stands for."""
        items = self.basket.items if self.basket else []
        return [index for index, item in enumerate(items) if thing in item.touches]

    def touching(self, things: Sequence[str]) -> list[int]:
        """The choices that touch all of these things."""
        frame, st = self.frame, self.state
        return [c for c in self.choices if all(t in frame.touches(st, c) for t in things)]


class Draft:
    """An act as far as it is made: `parts` answer its questions, `pointed` narrows the next one.

    `begin` gives an empty one; with the parts of another, `Draft` goes on from there.
    """

    def __init__(
        self,
        rules: Rules,
        facing: State,
        seat: int,
        parts: Sequence[Sequence[int]] = (),
        is_open: bool = False,
        pointed: Sequence[str] = (),
        earlier: "Draft | None" = None,
    ) -> None:
        if len(parts) > MOST_PARTS:
            raise Malformed(f"expected at most {MOST_PARTS} parts")
        self.rules = rules
        self.facing = facing
        self.seat = seat
        self.parts = [list(part) for part in parts]
        self.is_open = is_open
        self.pointed = list(pointed)
        # What is sent in the end: the choices that the engine asks for.
        self.choices: list[int] = []
        self.made: list[Made] = []
        self.events: list[Event] = []
        # The questions that are answered, and the one that is not.
        self.questions: list[Question] = []
        self.state = facing
        self.question: Question | None = None
        self.laid: list[int] = []
        # The last choice reveals something: what it does cannot be shown before it is made.
        self._stopped = False
        # What was found out already: a draft never changes.
        self._closed: Draft | None = None
        self._chosen: dict[int, Draft] = {}
        self._told: Forecast | None = None
        self._seen: Json = None
        self._walk(earlier)

    # --- where it stands -----------------------------------------------------------------------

    def _walk(self, earlier: "Draft | None") -> None:
        """Answers the questions of the act with the parts, and what is forced by itself; what an
        earlier draft of it has answered alike is taken over.
        """
        before = self._before()
        known = earlier._before() if earlier is not None else []
        if earlier is not None and before[: len(known)] == known:
            self._take_over(earlier, alike=len(before) == len(known))
        else:
            known = []
            self.state = self.facing.copy()
            self.question = self._ask()
        self._go_on(before[len(known) :])
        question = self.question
        if self.is_open and self.parts:
            self.laid = counts(self._pending(), self.parts[-1])
        if question is not None and question.basket is not None and not self.laid:
            self.laid = [0] * len(question.basket.items)
        if self.is_open and not any(self.laid):
            raise Malformed("no basket is open")
        if self.pointed and (question is None or not question.touching(self.pointed)):
            raise Malformed(f"nothing touches {', '.join(self.pointed)} together")

    def _take_over(self, earlier: "Draft", alike: bool) -> None:
        """Begins where an earlier draft stands; `alike`: nothing more is answered."""
        self.state = earlier.state if alike else earlier.state.copy()
        self.question = earlier.question
        self._stopped = earlier._stopped
        self.choices, self.made = earlier.choices.copy(), earlier.made.copy()
        self.events, self.questions = earlier.events.copy(), earlier.questions.copy()
        if alike:
            self._seen = earlier._seen

    def _go_on(self, parts: Sequence[list[int]]) -> None:
        """Answers questions with parts."""
        if not parts:
            return
        journal = Journal()
        self.state.journal = journal
        for part in parts:
            question = self._pending()
            self.questions.append(question)
            self._answer(question, part)
            self.question = self._next()
        self.state.journal = None
        self.events += journal.take()

    def _pending(self) -> Question:
        if self.question is None:
            raise Malformed("the act is complete; there is nothing more to answer")
        return self.question

    def _ask(self) -> Question:
        frame = self.state.frames[-1] if self.state.frames else None
        if not isinstance(frame, Ask) or frame.seat != self.seat:
            raise Malformed("the seat has nothing to choose")
        self.state.legal = frame.choices(self.state)
        return Question(self.state.copy())

    def _answer(self, question: Question, part: list[int]) -> None:
        """Makes a choice, or closes a basket."""
        frame, st = question.frame, self.state
        if question.basket is None or (len(part) == 1 and not question.basket.covers(part[0])):
            if len(part) != 1 or not 0 <= part[0] < frame.SIZE:
                raise Malformed(f"expected one choice from 0 to {frame.SIZE - 1}, not {part}")
            self._check(question, part[0])
            text, touches = frame.describe(st, part[0]), frame.touches(st, part[0])
            self.made.append(Made(text, touches, False))
            self._make([part[0]])
            return
        basket = question.basket
        laid = counts(question, part)
        if not basket.is_whole(laid):
            raise Unfinished("the basket cannot be closed as it is")
        for index, count in enumerate(laid):
            item = basket.items[index]
            self.made += [Made(item.text, item.touches, False)] * count
        self._make(basket.spell(laid))

    def _check(self, question: Question, choice: int) -> None:
        if choice in self.state.legal:
            return
        refusal = question.frame.why_not(self.state, choice)
        assert refusal is not None, "a choice that is not offered is refused"
        raise Forbidden([Reason(question.frame.describe(self.state, choice), refusal)])

    def _make(self, choices: list[int]) -> None:
        """Makes choices as the engine will: what it does not ask for is not sent."""
        st = self.state
        for choice in choices:
            frame = st.frames[-1]
            if self._stopped or not isinstance(frame, Ask) or frame.seat != self.seat:
                raise RuntimeError(f"the set {choices} is spelled beyond its end")
            legal = frame.choices(st)
            if choice not in legal:
                raise RuntimeError(f"{frame.KIND}: {choices} spells {choice}, which is not allowed")
            if len(legal) > 1 or frame.asks_alone(st):
                self.choices.append(choice)
            st, self._stopped = take_step(st, choice)
            if not self._stopped:
                st, _ = run_on(st, self.seat)
        self.state = st

    def _next(self) -> Question | None:
        """The next question of the act; what leaves no choice is made and shown on the way."""
        while not self._stopped and follows(self.state, self.seat):
            question = self._ask()
            forced = self._forced(question)
            if forced is None:
                return question
            for made, choice in forced:
                self.made.append(made)
                self._make([choice])
        return None

    def _forced(self, question: Question) -> list[tuple[Made, int]] | None:
        """What the engine would do here without asking, to the end of a set; None if it asks."""
        st = question.state.copy()
        made: list[tuple[Made, int]] = []
        while st.frames:
            frame = st.frames[-1]
            if not isinstance(frame, Ask) or frame.seat != self.seat:
                break
            if frame.KIND != question.frame.KIND:
                break
            legal = frame.choices(st)
            if len(legal) > 1 or frame.asks_alone(st):
                return None
            text, touches = frame.describe(st, legal[0]), frame.touches(st, legal[0])
            made.append((Made(text, touches, True), legal[0]))
            if question.basket is None:
                break
            st, stopped = take_step(st, legal[0])
            if stopped:
                break
            st, _ = run_on(st, self.seat)
        return made

    @property
    def is_complete(self) -> bool:
        """Whether the act is whole and may be carried out."""
        return self.question is None

    @property
    def is_single(self) -> bool:
        """Whether the act is one choice: nothing else was laid, and nothing came by itself."""
        if not self.is_complete or len(self.made) != 1:
            return False
        return self.parts[0][0] in self.questions[0].choices

    @property
    def deed(self) -> Text | None:
        """What a complete act does, for the button that carries it out: no detail of it."""
        if not self.is_complete:
            return None
        answers = list(zip(self.questions, self.parts, strict=True))
        telling = [one for one in answers if not one[0].frame.DETAIL] or answers
        question, part = telling[-1]
        if question.basket is not None and not (len(part) == 1 and part[0] in question.choices):
            return question.basket.end(counts(question, part))
        return question.frame.describe(question.state, part[0])

    @property
    def is_whole(self) -> bool:
        """Whether the open basket may be closed."""
        basket = self.question.basket if self.question else None
        return basket is not None and basket.is_whole(self.laid)

    # --- what can be touched -------------------------------------------------------------------

    def touch(self) -> dict[str, str]:
        """What pointing at each thing would do; things that are not in it are refused."""
        found: dict[str, str] = {}
        for number, earlier in self._changeable():
            for thing in things_of(earlier, self.parts[number]):
                found.setdefault(thing, LAID)
            for thing in things_of(earlier, earlier.choices):
                found.setdefault(thing, SWAP)
        for thing in self._forced_things():
            found.setdefault(thing, LAID)
        question = self.question
        if question is None:
            return found
        for thing in things_of(question, question.choices):
            found[thing] = SWAP
        for thing in things_of(question, question.touching(self.pointed)):
            found[thing] = SWAP if any(self.laid) else MAY
        if question.basket is not None and not self.pointed:
            for index, item in enumerate(question.basket.items):
                state = self._state_of(question.basket, index)
                for thing in item.touches if state else ():
                    if found.get(thing) != MAY or state == MAY:
                        found[thing] = state or MAY
        for thing in self.pointed:
            found[thing] = LAID
        return found

    def _changeable(self) -> Iterator[tuple[int, Question]]:
        """The choices that pointing can make anew, the last one first; a set is laid out anew."""
        for number in range(len(self.questions) - 1, -1, -1):
            question, part = self.questions[number], self.parts[number]
            if len(part) != 1 or part[0] not in question.choices:
                return
            yield number, question

    def _state_of(self, basket: Basket, index: int) -> str | None:
        if basket.can_add(self.laid, index):
            return MAY
        return LAID if self.laid[index] else None

    # --- gestures ------------------------------------------------------------------------------

    def point(self, thing: str) -> "Draft":
        """The draft after pointing at a thing."""
        question = self.question
        if question is not None:
            if thing in self.pointed:
                return self._with(pointed=[one for one in self.pointed if one != thing])
            if not self.pointed:
                moved = self._lay(question, thing)
                if moved is not None:
                    return moved
            for pointed in ([*self.pointed, thing], [thing]):
                found = question.touching(pointed)
                if len(found) == 1:
                    return self.choose(found[0])._led_on(question, thing)
                if found:
                    return self._with(pointed=pointed)
        for number, earlier in self._changeable():
            if earlier.touching([thing]):
                before = self._with(parts=self.parts[:number], is_open=False)
                return (
                    before
                    if thing in things_of(earlier, self.parts[number])
                    else before.point(thing)
                )
        if thing in self._forced_things():
            return self.back()
        raise Forbidden(self.why_not(thing))

    def _led_on(self, answered: Question, thing: str) -> "Draft":
        """A thing that stands for an action and is named by the question after it settles both."""
        question = self.question
        if question is None or question.frame.KIND == answered.frame.KIND:
            return self
        found = question.touching([thing])
        return self.choose(found[0]) if len(found) == 1 else self

    def _forced_things(self) -> list[str]:
        """What the rules chose by themselves: it goes with the answer that led there."""
        return [thing for one in self.made if one.is_forced for thing in one.touches]

    def _lay(self, question: Question, thing: str) -> "Draft | None":
        """Lays one of a thing into the basket, or takes it back where no more can come."""
        places = question.items_of(thing)
        assert question.basket is not None or not places
        for index in places:
            if question.basket is not None and question.basket.can_add(self.laid, index):
                return self._relaid(index, 1)
        for index in places:
            if self.laid[index]:
                return self._relaid(index, -1)
        return None

    def _relaid(self, index: int, by: int) -> "Draft":
        """One more of an item, or one less; the basket remembers in which order."""
        assert self.question is not None
        assert self.question.basket is not None
        number = self.question.basket.items[index].number
        part = self._part()
        if by > 0:
            part.append(number)
        else:
            del part[len(part) - 1 - part[::-1].index(number)]
        return self._with([*self._before(), part] if part else self._before(), bool(part))

    def _before(self) -> list[list[int]]:
        """The parts before the basket that is open."""
        return self.parts[:-1] if self.is_open else self.parts

    def _part(self) -> list[int]:
        """What lies in the basket, in the order in which it was laid."""
        return self.parts[-1].copy() if self.is_open else []

    def put_back(self, thing: str) -> "Draft":
        """Takes one of a thing out of the basket."""
        if self.question is not None:
            for index in self.question.items_of(thing):
                if self.laid[index]:
                    return self._relaid(index, -1)
        raise Malformed(f"{thing} does not lie in the basket")

    def choose(self, choice: int) -> "Draft":
        """The draft with a choice made that is no part of a set; what lay in the basket goes."""
        if self.question is None:
            raise Malformed("the act is complete; there is nothing more to choose")
        if choice not in self._chosen:
            self._chosen[choice] = self._with([*self._before(), [choice]], False)
        return self._chosen[choice]

    def lay(self, numbers: Sequence[int]) -> "Draft":
        """The draft with just these items in the basket: a ready-made way."""
        question = self.question
        if question is None or question.basket is None:
            raise Malformed("no basket is open")
        laid = counts(question, numbers)
        if not question.basket.fits(laid):
            raise Malformed("no set that the rules allow holds all of this")
        part = list(numbers)
        return self._with([*self._before(), part] if part else self._before(), bool(part))

    def close(self) -> "Draft":
        """The draft with the basket closed: the act goes on, or is complete."""
        question = self.question
        if question is None or question.basket is None:
            raise Malformed("no basket is open")
        if not question.basket.is_whole(self.laid):
            raise Unfinished(f"{question.basket.missing(self.laid)} are missing")
        if self._closed is None:
            self._closed = self._with([*self._before(), self._part()], False)
        return self._closed

    def back(self) -> "Draft":
        """One gesture back: what was pointed at, laid or chosen last."""
        if self.pointed:
            return self._with(pointed=self.pointed[:-1])
        if not self.parts:
            raise Malformed("there is nothing to take back")
        part = self.parts[-1]
        if self.is_open and len(part) > 1:
            return self._with([*self.parts[:-1], part[:-1]], True)
        basket = None if self.is_open else self.questions[-1].basket
        reopens = basket is not None and bool(part) and all(basket.covers(n) for n in part)
        return self._with(self.parts if reopens else self.parts[:-1], reopens)

    def _with(
        self,
        parts: Sequence[Sequence[int]] | None = None,
        is_open: bool | None = None,
        pointed: Sequence[str] = (),
    ) -> "Draft":
        return Draft(
            self.rules,
            self.facing,
            self.seat,
            self.parts if parts is None else parts,
            self.is_open if is_open is None else is_open,
            pointed,
            earlier=self,
        )

    def view(self) -> Json:
        """What the seat sees of the act as far as it is made."""
        if self._seen is None:
            self._seen = self.rules.view(self.state, self.seat)
        return self._seen

    # --- why not, and what would happen --------------------------------------------------------

    def why_not(self, thing: str) -> list[Reason]:
        """Why nothing can be done with a thing now: each clause once."""
        reasons: dict[str, Reason] = {}
        for text, refusal in self._refusals(thing):
            reasons.setdefault(refusal.clause, Reason(text, refusal))
            if len(reasons) == MOST_REASONS:
                break
        question = self.question or self.questions[-1]
        apart = None if reasons else self.rules.untouched(question.state, self.seat, thing)
        return [Reason(*apart)] if apart else list(reasons.values())

    def _refusals(self, thing: str) -> Iterator[tuple[Text, Refusal]]:
        question = self.question or self.questions[-1]
        if question.basket is not None and self.question is not None:
            for index in question.items_of(thing):
                item = question.basket.items[index]
                if not question.basket.can_add(self.laid, index):
                    yield item.text, question.basket.why_not(self.laid, index)
        frame, st = question.frame, question.state
        for choice in range(frame.SIZE):
            if choice in st.legal or thing not in frame.touches(st, choice):
                continue
            if question.basket is not None and question.basket.covers(choice):
                continue
            refusal: Refusal | None = frame.why_not(st, choice)
            if refusal is not None:
                yield frame.describe(st, choice), refusal

    def forecast(self) -> Forecast | None:
        """What the act would do as it stands; None while it cannot be carried out yet."""
        if self.is_complete:
            if self._told is None:
                after = self.state.copy()
                between = (self.rules, self.facing, after, self.seat)
                self._told = forecast(*between, self.events, self._stopped)
            return self._told
        if self.is_whole:
            closed = self.close()
            if closed.is_complete:
                return closed.forecast()
        return None

    def reached(self) -> State:
        """Where the act leads, up to the first thing that nobody can know; for a complete one."""
        st = self.state.copy()
        return st if self._stopped else run_on(st, self.seat, through=True)[0]

    def forecast_of(self, choice: int) -> Forecast | None:
        """What a choice of the pending question would do, where it would complete the act."""
        return self.choose(choice).forecast()


def begin(rules: Rules, facing: State, seat: int) -> Draft:
    """An empty draft for the decision that a seat faces."""
    return Draft(rules, facing, seat)


def things_of(question: Question, choices: Sequence[int]) -> Iterator[str]:
    """The things that choices touch."""
    for choice in choices:
        yield from question.frame.touches(question.state, choice)


def counts(question: Question, numbers: Sequence[int]) -> list[int]:
    """How many of each item lie in a basket that is told as a list."""
    basket = question.basket
    if basket is None:
        raise Malformed(f"{question.frame.KIND} picks no set")
    place = {item.number: index for index, item in enumerate(basket.items)}
    laid = [0] * len(basket.items)
    for number in numbers:
        if number not in place:
            raise Malformed(f"{question.frame.KIND}: {number} does not go into the basket")
        laid[place[number]] += 1
    for index, count in enumerate(laid):
        if count > basket.items[index].most:
            raise Malformed(f"there are {basket.items[index].most} of it, not {count}")
    if any(laid) and not basket.fits(laid):
        raise Malformed(f"{question.frame.KIND}: no set that the rules allow holds all of this")
    return laid
