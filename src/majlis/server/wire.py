"""What a client sees: the one place that shapes it.

Texts travel without a language: a key of the Fluent files with its arguments. So two clients that
may know the same things receive the same bytes, in whatever language they read them.
"""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Any, Final

from msgspec import Struct

from majlis.kernel.codec import Json
from majlis.kernel.frame import Ask
from majlis.kernel.journal import Event
from majlis.kernel.refusal import Refusal
from majlis.kernel.rules import Rules
from majlis.kernel.rules import Standing as Result
from majlis.kernel.runner import is_over, to_act
from majlis.kernel.state import State
from majlis.kernel.text import Ref, Seat, Text

SPECTATOR = -1
MOST_REASONS = 5


class Said(Struct, frozen=True):
    """A message key of the Fluent files with its arguments.

    An argument is a number, a text, `{"ref": key}` (the name of a thing), `{"seat": n}` (a player),
    another `Said`, or a list of them.
    """

    key: str
    args: dict[str, Any] = {}


class Choice(Struct, frozen=True):
    """One thing that the viewer may choose now, and the things on the board that it is about."""

    choice: int
    text: Said
    clause: str
    touches: list[str]


class Decision(Struct, frozen=True):
    """What is waited for. Only the seat that must choose gets the choices."""

    kind: str
    seat: int
    clause: str
    text: Said
    follows: bool
    choices: list[Choice]


class Happening(Struct, frozen=True):
    """One line of the log. `args` are the plain numbers of the event, for boards that move."""

    kind: str
    args: list[int]
    text: Said
    clause: str


class Reason(Struct, frozen=True):
    """Some points, the clause that gives them and why."""

    clause: str
    text: Said
    points: int


class Standing(Struct, frozen=True):
    """A seat's result; `team` is -1 where everybody plays alone."""

    seat: int
    place: int
    team: int
    total: int
    points: list[Reason]


class Position(Struct, frozen=True):
    """The table as one seat knows it after so many steps. Standings come when the game is over."""

    step: int
    view: Any
    decision: Decision | None
    standings: list[Standing] | None


class Way(Struct, frozen=True):
    """An act, choice by choice, also those that were the only ones; and the table after it."""

    choices: list[Choice]
    position: Position


class Turning(Struct, frozen=True):
    """A decision of a finished game: how it went and how it would have gone, as its seat saw it.

    `text` says who had to do what.
    """

    step: int
    seat: int
    text: Said
    played: Way
    better: Way


class Answer(Struct, frozen=True):
    """Why something cannot be done now: what it would be, and the clause that forbids it."""

    text: Said
    clause: str
    reason: Said


# --- the table around the game -----------------------------------------------------------------


class SeatInfo(Struct, frozen=True):
    """Who sits where. `kind` is "open", "person" or "bot"; a bot has a level.

    `clock` is the time left in milliseconds when the update was made; it runs while the seat is
    asked. `mine` is true for the viewer's own seats. A person who is `away` has left: a bot of that
    level plays until the person returns.
    """

    seat: int
    kind: str
    name: str
    level: str | None
    online: bool
    mine: bool
    clock: int | None
    away: bool


class TableInfo(Struct, frozen=True):
    """A table as the lobby and the page show it.

    `status` is "open" (seats to fill), "running", "finished" or "frozen" (its rules have changed:
    read-only, `reason` says why). `commitment` binds the server to the shuffle; `seed` and `salt`
    open it when the game is over. `invite` is there for those who may share it. `forked` is the
    table that this one goes on from, as ID@STEP.
    """

    id: str
    game: str
    players: int
    options: dict[str, Any]
    status: str
    public: bool
    seats: list[SeatInfo]
    host: bool
    asked: list[int]
    steps: int
    speed: str
    created: str
    changed: str
    commitment: str
    seed: str | None
    salt: str | None
    reason: str | None
    invite: str | None
    forked: str | None
    rematch: str | None
    undo_asked: int | None
    guided: bool


class ChatLine(Struct, frozen=True):
    """Something said at the table; seat -1 is a spectator."""

    seat: int
    name: str
    text: str
    at: str


class LogEntry(Struct, frozen=True):
    """One step of the game, as the viewer may read it; step 0 is the opening, by nobody (-1)."""

    step: int
    seat: int
    happenings: list[Happening]


class Snapshot(Struct, frozen=True, tag_field="type", tag="snapshot"):
    """Everything that a viewer needs to draw the table from nothing."""

    number: int
    table: TableInfo
    position: Position | None
    log: list[LogEntry]
    chat: list[ChatLine]
    may_undo: bool


class StepUpdate(Struct, frozen=True, tag_field="type", tag="step"):
    """A choice was made: what happened and where the table stands now."""

    number: int
    entry: LogEntry
    position: Position
    table: TableInfo
    may_undo: bool


class UndoUpdate(Struct, frozen=True, tag_field="type", tag="undo"):
    """Steps were taken back: forget the log after `position.step`."""

    number: int
    seat: int
    position: Position
    table: TableInfo
    may_undo: bool


class TableUpdate(Struct, frozen=True, tag_field="type", tag="table"):
    """Somebody sat down, left, came online, asked for an undo; the game itself has not moved."""

    number: int
    table: TableInfo


class ChatUpdate(Struct, frozen=True, tag_field="type", tag="chat"):
    """Somebody said something."""

    number: int
    line: ChatLine


class Problem(Struct, frozen=True):
    """Why a command was not carried out. Nothing has changed.

    `code` is one of "malformed", "illegal", "stale", "out-of-turn", "forbidden", "not-found",
    "too-fast", "too-large", "frozen", "busy", "cannot-undo"; `text` says it in words; an illegal
    choice cites its clause.
    """

    code: str
    text: Said
    clause: str | None = None


class Reply(Struct, frozen=True, tag_field="type", tag="reply"):
    """The answer to one command, by its id. `step` is where the table stands."""

    id: str
    ok: bool
    step: int
    problem: Problem | None = None
    preview: Position | None = None
    complete: bool = False
    made: list[Choice] | None = None
    answers: list[Answer] | None = None
    hints: list["Hint"] | None = None


class Hint(Struct, frozen=True):
    """A choice that a strong bot would consider, with its estimated chance to win, 0 to 1."""

    choice: int
    text: Said
    chance: float


# --- what a client may send --------------------------------------------------------------------


class Act(Struct, frozen=True, tag_field="type", tag="act", forbid_unknown_fields=True):
    """Make these choices of one seat, all of them or none. `step` is what the client has seen."""

    id: str
    seat: int
    step: int
    choices: list[int]


class Preview(Struct, frozen=True, tag_field="type", tag="preview", forbid_unknown_fields=True):
    """Where would these choices lead? Nothing is made, nothing hidden is shown.

    The reply is `complete` when the act is: the next decision is another seat's, begins a new act,
    or something would be revealed; then send them as an `Act`. Otherwise `preview` is the position
    to go on from. `made` are the choices that followed the last one by themselves: the same
    question was asked again, and there was only one answer.
    """

    id: str
    seat: int
    step: int
    choices: list[int]


class Undo(Struct, frozen=True, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take back the last choice; where the rules of undo forbid it, ask the other people."""

    id: str
    seat: int
    step: int


class Consent(Struct, frozen=True, tag_field="type", tag="consent", forbid_unknown_fields=True):
    """Answer somebody's wish to take back."""

    id: str
    seat: int
    agree: bool


class Why(Struct, frozen=True, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Why can nothing be chosen that touches this thing?

    `choices` are those that a preview went through and that no act has made yet.
    """

    id: str
    seat: int
    step: int
    thing: str
    choices: list[int] = []


class AskHint(Struct, frozen=True, tag_field="type", tag="hint", forbid_unknown_fields=True):
    """What would a strong bot consider here?"""

    id: str
    seat: int
    step: int


class Say(Struct, frozen=True, tag_field="type", tag="say", forbid_unknown_fields=True):
    """Say something at the table."""

    id: str
    text: str


class Ack(Struct, frozen=True, tag_field="type", tag="ack", forbid_unknown_fields=True):
    """Updates up to this number have arrived."""

    number: int


Command = Act | Preview | Undo | Consent | Why | AskHint | Say
ClientMessage = Act | Preview | Undo | Consent | Why | AskHint | Say | Ack
Update = StepUpdate | UndoUpdate | TableUpdate | ChatUpdate
ServerMessage = Snapshot | StepUpdate | UndoUpdate | TableUpdate | ChatUpdate | Reply


# --- making them -----------------------------------------------------------------------------


def said(text: Text) -> Said:
    """A text of the engine, ready to travel."""
    return Said(
        text.key,
        {
            name: value if (shape := _SHAPES.get(type(value))) is None else shape(value)
            for name, value in text.args.items()
        },
    )


# How the arguments of a text travel; numbers and words as they are.
_SHAPES: Final[dict[type, Callable[[Any], Any]]] = {
    Ref: lambda ref: {"ref": ref.key},
    Seat: lambda seat: {"seat": seat.seat},
    Text: said,
    list: lambda texts: [said(text) for text in texts],
}


def position(rules: Rules, st: State, step: int, seat: int) -> Position:
    """What a seat (or a spectator) may know of a state."""
    view: Json = rules.view(st, seat)
    if is_over(st):
        return Position(step, view, None, [standing(result) for result in rules.standings(st)])
    return Position(step, view, decision(st, seat) or others_decision(rules, view), None)


def decision(st: State, seat: int) -> Decision | None:
    """The pending decision with its choices, if the seat is the one that makes it."""
    frame = st.frames[-1] if st.frames else None
    if not isinstance(frame, Ask) or frame.seat != seat:
        return None
    choices = [offer(frame, st, c) for c in st.legal]
    text = said(frame.prompt(st))
    return Decision(frame.KIND, frame.seat, frame.clause(), text, frame.FOLLOWS, choices)


def offer(frame: Ask[Any], st: State, choice: int) -> Choice:
    """A choice in words, with the things that it touches."""
    text, clause = said(frame.describe(st, choice)), frame.clause_of(st, choice)
    return Choice(choice, text, clause, frame.touches(st, choice))


def others_decision(rules: Rules, view: Json) -> Decision:
    """The pending decision for everybody else: no more than their view says of it.

    The words of a prompt may name what only the seat itself knows, and an act that is half made
    may be a secret: then the view still speaks of the decision before it.
    """
    kind, seat = view["pending"]["kind"], view["pending"]["seat"]
    text = Said(f"waiting-{kind}", {"name": {"seat": seat}})
    return Decision(kind, seat, _clauses(rules)[kind], text, False, [])


@cache
def _clauses(rules: Rules) -> dict[str, str]:
    """The clauses of the decisions of a game, by their kinds."""
    return {frame.KIND: frame.CLAUSE for frame in reversed(rules.meta.frames)}


def happenings(rules: Rules, events: Sequence[Event], seat: int) -> list[Happening]:
    """The log lines that a seat may read."""
    return [_happening(rules, event) for event in events if event.is_visible_to(seat)]


@lru_cache(4096)  # the same for all who may read it
def _happening(rules: Rules, event: Event) -> Happening:
    text, clause = said(rules.event_text(event)), rules.event_clause(event)
    return Happening(event.kind, list(event.args), text, clause)


def standing(result: Result) -> Standing:
    """A seat's result with the reason of each point."""
    points = [Reason(p.clause, said(p.text), p.points) for p in result.points]
    return Standing(result.seat, result.place, result.team, result.total, points)


def why_not(st: State, seat: int, thing: str) -> list[Answer]:
    """Why the seat cannot choose anything that touches a thing: each reason once."""
    if is_over(st) or to_act(st) != seat:
        return []
    frame = st.frames[-1]
    assert isinstance(frame, Ask)
    offered = set(st.legal)
    answers: dict[str, Answer] = {}
    for choice in range(frame.SIZE):
        if choice in offered or thing not in frame.touches(st, choice):
            continue
        refusal: Refusal | None = frame.why_not(st, choice)
        if refusal is not None and refusal.clause not in answers:
            answers[refusal.clause] = Answer(
                said(frame.describe(st, choice)), refusal.clause, said(refusal.text)
            )
            if len(answers) == MOST_REASONS:
                break
    return list(answers.values())
