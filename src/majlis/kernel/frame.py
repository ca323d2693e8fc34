"""Frames: what is still to be done, as small immutable objects on the stack of a state."""

from typing import ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from majlis.kernel.basket import Basket
from majlis.kernel.codec import Field
from majlis.kernel.refusal import Refusal
from majlis.kernel.state import State
from majlis.kernel.text import Text

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One step of the game. Its fields never change: what follows is a new frame.

    `FIELDS` names the fields in the order of the constructor's arguments, for the codec.
    """

    KIND: ClassVar[str] = ""
    CLAUSE: ClassVar[str] = ""
    FIELDS: ClassVar[tuple[Field, ...]] = ()

    def step(self, st: S) -> bool:
        """Goes on without anybody's help and says True, or waits and says False."""
        raise NotImplementedError

    def apply(self, st: S, choice: int) -> None:
        """Resolves a frame that waits, with a seat's choice or with nature's outcome."""
        raise NotImplementedError

    def clause(self) -> str:
        """The rule that this frame carries out."""
        return self.CLAUSE

    def prompt(self, st: S) -> Text:
        """Says what is to be done, for the line above the choices."""
        return Text("prompt-" + self.KIND, {})

    def prompt_on(self, st: S, pointed: list[str]) -> Text:
        """Says what is still to be done when these things have been pointed at."""
        return self.prompt(st)


@mypyc_attr(allow_interpreted_subclasses=True)
class Do(Frame[S]):
    """A step that runs by itself."""

    def step(self, st: S) -> bool:
        st.frames.pop()
        self.run(st)
        return True

    def run(self, st: S) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Frame[S]):
    """A step that waits for nature: outcome i is as likely as `weights(st)[i]`.

    An outcome that is certain happens without a draw. But explicit chance waits for it all the
    same: that it is certain may follow from what is hidden, and its absence would tell.
    """

    def step(self, st: S) -> bool:
        weights = self.weights(st)
        if st.explicit:
            st.legal = [i for i in range(len(weights)) if weights[i]]
            return False
        st.frames.pop()
        if len(weights) - weights.count(0) == 1:
            outcome = 0
            while not weights[outcome]:
                outcome += 1
        else:
            outcome = st.rng.weighted(weights)
        st.revealed += 1  # certain or not: a seat that did not know it does now
        self.resolve(st, outcome)
        return True

    def apply(self, st: S, choice: int) -> None:
        st.frames.pop()
        st.revealed += 1
        self.resolve(st, choice)

    def weights(self, st: S) -> list[int]:
        raise NotImplementedError

    def resolve(self, st: S, outcome: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Frame[S]):
    """A step that waits for a seat's choice: a number below `SIZE`.

    `why_not` is the rule; `choices` is its fast enumeration, in rising order. A choice that is the
    only one is not asked: it is made. But where only a hidden hand leaves a single choice, the
    question must be asked all the same, or its absence would tell: then `asks_alone` says so.

    `FOLLOWS` says that the decision goes on with an act that the same seat has begun (a payment,
    the cell of a tile already picked). A decision that picks a set one by one gives its `basket`.

    `SIMULTANEOUS` says that the like decisions of other seats beneath this one on the stack are
    made at the same time: none of them may depend on another, so each seat can be asked at once.

    `DETAIL` says that an answer only fills in what the act before it does (what is paid, the good
    that is given up): the button that carries the act out does not speak of it.

    `BOT_CHOICE` is what the rules choose, where they can, for every seat that is played by a bot.
    """

    SIZE: ClassVar[int] = 0
    FOLLOWS: ClassVar[bool] = False
    SIMULTANEOUS: ClassVar[bool] = False
    DETAIL: ClassVar[bool] = False
    BOT_CHOICE: ClassVar[int] = -1

    seat: int

    def step(self, st: S) -> bool:
        legal = self.choices(st)
        if len(legal) != 1 or self.asks_alone(st):
            if not legal:
                raise RuntimeError(f"{self.KIND} offers no choice; its planner must not ask it")
            st.legal = legal
            return False
        st.frames.pop()
        self.resolve(st, legal[0])
        return True

    def apply(self, st: S, choice: int) -> None:
        st.frames.pop()
        self.resolve(st, choice)

    def asks_alone(self, st: S) -> bool:
        """Whether the seat is asked although it has but one choice, since only it knows that."""
        return False

    def choices(self, st: S) -> list[int]:
        """What is allowed, in rising order; a faster way than to ask of each is the frame's own."""
        return [choice for choice in range(self.SIZE) if self.why_not(st, choice) is None]

    def why_not(self, st: S, choice: int) -> Refusal | None:
        raise NotImplementedError

    def resolve(self, st: S, choice: int) -> None:
        raise NotImplementedError

    def describe(self, st: S, choice: int) -> Text:
        """The label of a choice, also of one that is not offered."""
        raise NotImplementedError

    def clause_of(self, st: S, choice: int) -> str:
        """The clause that one choice comes from, where it is more exact than the frame's."""
        return self.clause()

    def touches(self, st: S, choice: int) -> list[str]:
        """The things on the table that a choice is about, by the names that the board gives them.

        A player picks a choice by pointing at them; one that touches nothing is a button. Also
        answers for choices that are not offered, so that pointing at a thing can say why not.
        """
        return []

    def basket(self, st: S) -> Basket | None:
        """The set that this decision begins to pick, or None where it picks no set.

        The choices that are no part of a set (to flee, to take all of a kind) stay choices beside
        it. Made only when somebody looks: never in the hot loop.
        """
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Either(Ask[S]):
    """A decision between two choices that are always open: no and yes, or this and that."""

    SIZE: ClassVar[int] = 2

    def choices(self, st: S) -> list[int]:
        return [0, 1]

    def why_not(self, st: S, choice: int) -> Refusal | None:
        return None

    def describe(self, st: S, choice: int) -> Text:
        return Text(f"{self.KIND}-yes" if choice else f"{self.KIND}-no", {})
