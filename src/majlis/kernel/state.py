"""A state: all of a game at one moment, as plain data, and the stack of what is still to do."""

from typing import TYPE_CHECKING, Any, ClassVar, cast

from mypy_extensions import mypyc_attr

from majlis.kernel.codec import Field
from majlis.kernel.journal import NOT_GIVEN, EventKind, Journal

if TYPE_CHECKING:
    from majlis.kernel.frame import Frame
    from majlis.kernel.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The part that every game shares. A game's state adds its own fields, and names in `FIELDS`.

    Each has a `table`: what never changes during a match. The `copy` that is here follows `FIELDS`;
    one that is written by hand is many times as fast.

    Fields are filled by the game's set-up, by `copy` and by the codec; `__init__` does nothing, so
    that a copy costs no more than its fields.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = ()

    frames: "list[Frame[Any]]"  # the stack; the last one is next
    rng: "Rng"
    revealed: int  # counts draws and looks: undo never goes back over one
    explicit: bool  # chance is driven from outside
    legal: list[int]  # the choices of the pending decision; a cache
    journal: Journal | None  # who listens; never copied, never saved

    def __init__(self) -> None:
        pass

    def begin(self, rng: "Rng") -> None:
        """Fills the shared fields of a new state."""
        self.frames = []
        self.rng = rng
        self.revealed = 0
        self.explicit = False
        self.legal = []
        self.journal = None

    def copy_into(self, other: "State") -> None:
        """Copies the shared fields; frames are immutable, so only the stack is copied."""
        other.frames = self.frames.copy()
        other.rng = self.rng.copy()
        other.revealed = self.revealed
        other.explicit = self.explicit
        other.legal = self.legal
        other.journal = None

    def copy(self) -> "State":
        """A state that goes its own way from here."""
        other = type(self)()
        cast(Any, other).table = cast(Any, self).table
        self.copy_into(other)
        for field in self.FIELDS:
            setattr(other, field.name, field.shape.copy(getattr(self, field.name)))
        return other

    def cover(self) -> None:
        """Hides again what the end of the game lays open: for an end that is only imagined."""

    def push(self, frame: "Frame[Any]") -> None:
        """Puts a frame on the stack: it is next."""
        self.frames.append(frame)

    def plan(self, frames: "list[Frame[Any]]") -> None:
        """Puts frames on the stack in reading order: the first one is next."""
        for index in range(len(frames) - 1, -1, -1):
            self.frames.append(frames[index])

    def tell(
        self,
        kind: EventKind,
        a: int = NOT_GIVEN,
        b: int = NOT_GIVEN,
        c: int = NOT_GIVEN,
        d: int = NOT_GIVEN,
        e: int = NOT_GIVEN,
    ) -> None:
        """Notes an event that everybody sees, with the arguments that its kind declares."""
        if self.journal is not None:
            self.journal.note(kind, (a, b, c, d, e), -1)

    def tell_only(
        self,
        seat: int,
        kind: EventKind,
        a: int = NOT_GIVEN,
        b: int = NOT_GIVEN,
        c: int = NOT_GIVEN,
    ) -> None:
        """Notes an event that one seat alone may read."""
        if self.journal is not None:
            self.journal.note(kind, (a, b, c), seat)

    def reveal(self) -> None:
        """Something hidden was shown to somebody: what led here cannot be taken back."""
        self.revealed += 1
