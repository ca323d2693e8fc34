"""What a lesson is: a position of a real game, what belongs to its idea, and a goal.

Nothing is kept of who takes a lesson: the position is always the same, an act is carried out on a
copy of it, and the goal looks at what came of it. So whatever a try brings is what the rules say.
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, Final, NamedTuple

from majlis.games.catalogue import game
from majlis.kernel.frame import Ask
from majlis.kernel.journal import Event, Journal
from majlis.kernel.rules import Point, Rules
from majlis.kernel.state import State
from majlis.kernel.text import Text
from majlis.play import Draft, Unfinished, begin
from majlis.play.act import make

# The learner's seat, unless a lesson says otherwise; how many tries may fall short before an arrow
# helps.
SEAT: Final = 0
PATIENCE: Final = 2

# Gestures of a written act: a thing is pointed at; these close a basket or press a button.
CLOSE: Final = "."
PRESS: Final = "!"
SHARED: Final = "/"


class Tried(NamedTuple):
    """An act that was tried: what was drafted, the states around it, and all that happened."""

    draft: Draft
    before: State
    after: State
    events: list[Event]
    seat: int

    def told(self, *kinds: str) -> dict[str, Any] | None:
        """What the first event of these kinds says, by name; None if none of them happened."""
        for event in self.events:
            if event.name in kinds and event.plain().get("seat", self.seat) == self.seat:
                return event.plain()
        return None


class Missed:
    """What an act brought instead of what was wanted: the last word of a message key.

    A word that begins with a stroke belongs to all lessons of the game.
    """

    def __init__(self, word: str, args: dict[str, Any] | None = None) -> None:
        self.word = word
        self.args = args or {}


class Frame(NamedTuple):
    """A picture that is looked at: what is lit, after these gestures."""

    lit: tuple[str, ...]
    gestures: tuple[str, ...] = ()


# None: the goal is reached.
Goal = Callable[[Tried], Missed | None]
Count = Callable[[State], list[Point]]


class Lesson:
    """One idea of a game, or of an option of it.

    `build` makes the position, `see` are the pictures that show the idea, `lit` is what belongs to
    it when the learner acts, `solution` the gestures of one act that reaches the goal. A lesson
    about points says how they are counted; one about what plays without being switched on says at
    which numbers of players (`tables`).
    """

    def __init__(
        self,
        game: str,
        name: str,
        build: Callable[[], State],
        goal: Goal,
        solution: tuple[str, ...],
        lit: tuple[str, ...],
        see: tuple[Frame, ...],
        clause: str,
        minutes: int = 2,
        option: str = "",
        tables: tuple[int, ...] = (),
        keep: int = 2,
        count: Count | None = None,
        seat: int = SEAT,
    ) -> None:
        self.game = game
        self.name = name
        self.build = build
        self.goal = goal
        self.solution = solution
        self.lit = lit
        self.see = see
        self.clause = clause
        self.minutes = minutes
        self.option = option
        self.tables = tables
        self.keep = keep
        self.count = count
        self.seat = seat

    @property
    def rules(self) -> Rules:
        return game(self.game)

    @cached_property
    def state(self) -> State:
        """The position; whoever changes it takes a copy."""
        st = self.build()
        problems = self.rules.audit(st)
        frame = st.frames[-1] if st.frames else None
        if problems or not isinstance(frame, Ask) or frame.seat != self.seat:
            raise RuntimeError(f"{self.game} {self.name}: {problems or frame}")
        return st

    def draft(
        self,
        parts: Sequence[Sequence[int]] = (),
        is_open: bool = False,
        pointed: Sequence[str] = (),
    ) -> Draft:
        """The draft of a learner."""
        return Draft(self.rules, self.state, self.seat, parts, is_open, pointed)

    def drawn(self, gestures: Sequence[str]) -> Draft:
        """The draft after written gestures."""
        draft = begin(self.rules, self.state, self.seat)
        for gesture in gestures:
            if gesture == CLOSE:
                draft = draft.close()
            elif gesture.startswith(PRESS):
                draft = draft.choose(int(gesture[len(PRESS) :]))
            else:
                draft = draft.point(gesture)
        return draft

    def carry_out(self, draft: Draft) -> Tried:
        """Makes the act of a complete draft on a copy of the position."""
        if not draft.is_complete:
            raise Unfinished("the act is not complete")
        after = self.state.copy()
        journal = Journal()
        after.journal = journal
        for choice in draft.choices:
            make(after, choice)
        after.journal = None
        return Tried(draft, self.state, after, journal.take(), self.seat)

    def answer(self, tried: Tried) -> tuple[bool, Text]:
        """Whether the goal is reached, and what is to be said of the act."""
        missed = self.goal(tried)
        if missed is None:
            return True, self.text("done")
        if missed.word.startswith(SHARED):
            return False, Text(f"idea-{self.game}-{missed.word[len(SHARED) :]}", missed.args)
        return False, Text(f"idea-{self.game}-{self.name}-{missed.word}", missed.args)

    def text(self, word: str = "") -> Text:
        """A text of the lesson, by the last word of its key."""
        return Text(f"idea-{self.game}-{self.name}" + (f"-{word}" if word else ""), {})

    def arrow(self) -> list[str]:
        """The things that the solution points at, in its order, and what is forced then."""
        found = [gesture for gesture in self.solution if gesture[0] not in (CLOSE, PRESS)]
        for made in self.drawn(self.solution).made:
            found += [thing for thing in made.touches if made.is_forced and thing not in found]
        return found
