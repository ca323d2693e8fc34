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
from majlis.kernel.rules import Rules
from majlis.kernel.rules import Standing as Result
from majlis.kernel.scene import Scene as Told
from majlis.kernel.state import State
from majlis.kernel.text import Ref, Seat, Text

SPECTATOR = -1


class Said(Struct, frozen=True):
    """A message key of the Fluent files with its arguments.

    An argument is a number, a text, `{"ref": key}` (the name of a thing), `{"seat": n}` (a player),
    another `Said`, or a list of them.
    """

    key: str
    args: dict[str, Any] = {}


class Choice(Struct, frozen=True):
    """One thing that the viewer may choose now, and the things on the board that it is about.

    `warns` are the penalties and losses that it brings, where the choice completes an act and is a
    button: what is pointed at on the board is warned of when it is pointed at.
    """

    choice: int
    text: Said
    clause: str
    touches: list[str]
    warns: list[Said] = []


class Decision(Struct, frozen=True):
    """What is waited for, and from whom."""

    kind: str
    seat: int
    clause: str
    text: Said


class BasketItem(Struct, frozen=True):
    """A kind of thing that may be laid into a basket.

    So many are `laid`, of `most`; `more`: one more can come in. `worth` is what one is worth,
    `adds` what one more would add to what lies there.
    """

    number: int
    text: Said
    touches: list[str]
    laid: int
    most: int
    more: bool
    worth: int
    adds: int


class BasketWay(Struct, frozen=True):
    """A ready-made filling: the items, and the reason to like it."""

    numbers: list[int]
    text: Said


class Basket(Struct, frozen=True):
    """A set that is being picked.

    What is counted (`unit`: "things" or "worth") must in the end be `bound` ("exactly", "at_least",
    "at_most") what is wanted; so much is `reached`, `missing` and `over`. `is_whole`: it may be
    closed; `end` is the word for that.
    """

    unit: str
    bound: str
    want: int
    reached: int
    missing: int
    over: int
    items: list[BasketItem]
    ways: list[BasketWay]
    is_whole: bool
    end: Said | None


class Made(Struct, frozen=True):
    """A part of a draft in words; `forced`: the rules left nothing else."""

    text: Said
    touches: list[str]
    forced: bool


class Happening(Struct, frozen=True):
    """One line of the log. `args` are what the event declares, as numbers and names, by name.

    `things` are what it is about on the board.
    """

    kind: str
    args: dict[str, int | str | list[str]]
    text: Said
    clause: str
    things: list[str]


class Reason(Struct, frozen=True):
    """Some points, the clause that gives them and why; `sum` is how they come about ("4 + 3")."""

    clause: str
    text: Said
    points: int
    sum: str = ""


class Tie(Struct, frozen=True):
    """What decides for a seat that has as many points as another one."""

    clause: str
    text: Said


class Standing(Struct, frozen=True):
    """A seat's result; `team` is -1 where everybody plays alone."""

    seat: int
    place: int
    team: int
    total: int
    points: list[Reason]
    tie: Tie | None = None


class ScoredSource(Struct, frozen=True):
    """The points of one source before and after."""

    text: Said
    clause: str
    before: int
    after: int


class Scored(Struct, frozen=True):
    """The points of a seat before and after an act, and the sources that change."""

    seat: int
    before: int
    after: int
    sources: list[ScoredSource]


class Change(Struct, frozen=True):
    """What a seat has, before and after an act; `thing` is the key of its name."""

    seat: int
    thing: str
    before: int
    after: int


class Forecast(Struct, frozen=True):
    """What an act would do, as far as the seat can know.

    It `ends` where the game is "over", at "chance" (a draw, a look), or where the decision of
    "others" or the seat's "own" next one comes; `next` is who decides then, -1 for nobody.
    """

    scored: list[Scored]
    changes: list[Change]
    happenings: list[Happening]
    warnings: list[Said]
    ends: str
    next: int


class Draft(Struct, frozen=True):
    """An act being made. `parts`, `open` and `pointed` are what a gesture is sent with.

    `touch` says what pointing at a thing would do: "may" (it leads on), "laid" (it is taken back),
    "swap" (an earlier answer is changed); all other things are refused. An act that is `complete`
    may be carried out; so may one whose basket is whole and `closes` the "act"; a basket that leads
    to the next question closes "on". `single`: the act is one choice, without anything else.
    `deed` is what a complete act does, for the button that carries it out (attribute `deed`).
    `view` is the table with the parts made that are closed; none where nothing is made yet.
    """

    parts: list[list[int]]
    open: bool
    pointed: list[str]
    decision: Decision | None
    choices: list[Choice]
    basket: Basket | None
    touch: dict[str, str]
    made: list[Made]
    complete: bool
    single: bool
    closes: str | None
    deed: Said | None
    forecast: Forecast | None
    view: Any = None


class Position(Struct, frozen=True):
    """The table as one seat knows it after so many acts.

    The seat that must choose gets an empty draft. Standings come when the game is over.
    """

    act: int
    view: Any
    decision: Decision | None
    draft: Draft | None
    standings: list[Standing] | None


class Feature(Struct, frozen=True):
    """Something that an act changes, as a bot weighs it: from what to what.

    `good`: it speaks for the act. `things` are what it is about on the board.
    """

    text: Said
    before: int
    after: int
    good: bool
    things: list[str]


class Way(Struct, frozen=True):
    """An act part by part, also what was forced; where it goes, and what it changes.

    `text` says it in one sentence. `path` are the stations of its pieces on the board before it:
    from what is paid or taken to where it goes, each with the things that lie there.
    """

    text: Said
    made: list[Made]
    path: list[list[str]]
    features: list[Feature]


class Turning(Struct, frozen=True):
    """A decision of a finished game: how it went and how it would have gone, as its seat saw it.

    `text` says who had to do what. `further`: the better act is not the one that the features
    speak for; the search has looked further ahead. `came` is what happened next to its seat.
    """

    act: int
    seat: int
    text: Said
    position: Position
    played: Way
    better: Way
    further: bool
    came: list[Happening]


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


class SeatResult(Struct, frozen=True):
    """How a game ended for a seat; `team` is -1 where everybody plays alone."""

    place: int
    total: int
    team: int


class Removed(Struct, frozen=True):
    """Somebody who cannot come back to a table, by the mark of the chat."""

    who: str
    name: str


class TableInfo(Struct, frozen=True):
    """A table as the lobby and the page show it.

    `status` is "open" (seats to fill), "running", "finished" or "frozen" (its rules have changed:
    read-only, `reason` says why). `commitment` binds the server to its part of the shuffle; `seed`
    and `salt` open it when the game is over. By seat, `pledges` bind people to contributions of
    their own; while the table is `gathering` they are opened, and from the start on
    `contributions` shows those that the game was dealt from. `invite` is there for those who may
    share it. `forked` is the table that this one goes on from, as ID@ACT, or the position to try,
    as try:NAME@ACT. `moment` are the numbers that say where the game stands (year, turn);
    `results`, by seat, are known when it is over. For `clocks_stand` milliseconds at most no clock
    runs: the server was away, and people have to come back. `hints`: they may be asked for, as one
    plays alone or all people who were not removed are in `hints_agreed`; the seats in `hinted` have
    asked for one now. `removed` are those who cannot come back, for the host to see. So many values
    of the material are `corrected`.
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
    acts: int
    speed: str
    created: str
    changed: str
    commitment: str
    seed: str | None
    salt: str | None
    pledges: list[str | None]
    contributions: list[str | None]
    gathering: bool
    reason: str | None
    invite: str | None
    forked: str | None
    rematch: str | None
    undo_asked: int | None
    guided: bool
    moment: dict[str, int]
    results: list[SeatResult] | None
    clocks_stand: int = 0
    hints: bool = True
    hints_agreed: list[int] = []
    hinted: list[int] = []
    removed: list[Removed] = []
    corrected: int = 0


class ChatLine(Struct, frozen=True):
    """Something said at the table; seat -1 is a spectator.

    `who` is a mark of the person, the same at all tables. An `aside` was said by somebody who looks
    on while others play: players do not hear it as long as the game goes on.
    """

    seat: int
    name: str
    text: str
    at: str
    who: str = ""
    aside: bool = False


class Share(Struct, frozen=True):
    """What a row of a scene means for a seat: its `number` of things (-1: nothing is counted), its
    place (0: none), and the points that it gets.
    """

    seat: int
    number: int
    place: int
    points: int


class SceneRow(Struct, frozen=True):
    """One row of a scene; `thing` is the key of the name of what is counted."""

    thing: str
    text: Said
    clause: str
    shares: list[Share]
    why: list[Said]


class Scene(Struct, frozen=True):
    """A moment that is shown row by row: the lines of the log from `start` to before `end`.

    `args` are plain values for the picture of a scene of that `kind`.
    """

    kind: str
    text: Said
    clause: str
    start: int
    end: int
    rows: list[SceneRow]
    facts: list[Said]
    args: dict[str, int | str | list[int | str]]


class LogEntry(Struct, frozen=True):
    """One act of the game, as the viewer may read it; act 0 is the opening, by nobody (-1).

    `scored` are the seats whose public points the act changed, with the sources that changed; a
    running game remembers them for its last acts. The seats in `hinted` asked for a hint before it.
    """

    act: int
    seat: int
    happenings: list[Happening]
    scored: list[Scored]
    scenes: list[Scene]
    hinted: list[int] = []


class Snapshot(Struct, frozen=True, tag_field="type", tag="snapshot"):
    """Everything that a viewer needs to draw the table from nothing."""

    number: int
    table: TableInfo
    position: Position | None
    log: list[LogEntry]
    chat: list[ChatLine]
    may_undo: bool


class ActUpdate(Struct, frozen=True, tag_field="type", tag="act"):
    """Somebody has acted (several, where they chose at once): what happened and where it led.

    An entry takes the place of one with the same number.
    """

    number: int
    entries: list[LogEntry]
    position: Position
    table: TableInfo
    may_undo: bool


class UndoUpdate(Struct, frozen=True, tag_field="type", tag="undo"):
    """Acts were taken back: forget the log after `position.act`."""

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

    `code` is one of "malformed", "illegal", "unfinished", "stale", "out-of-turn", "forbidden",
    "not-found", "too-fast", "too-many", "too-large", "frozen", "busy", "cannot-undo";
    `text` says it in words; an illegal choice cites its clause.
    """

    code: str
    text: Said
    clause: str | None = None


class Reply(Struct, frozen=True, tag_field="type", tag="reply"):
    """The answer to one command, by its id. `act` is where the table stands.

    `draft` answers a gesture that committed nothing, `answers` say why one was refused. A command
    about a position that is no more gets the newer one. `verdict` is about an act that was tried.
    """

    id: str
    ok: bool
    act: int
    problem: Problem | None = None
    draft: Draft | None = None
    position: Position | None = None
    answers: list[Answer] | None = None
    hints: list["Hint"] | None = None
    verdict: "Verdict | None" = None


class Hint(Struct, frozen=True):
    """An act that a strong bot would consider, the best first; the others with their `drawback`.

    `parts` and `open` are the draft that lays all of it out, `way` tells it. `strength` is 1 to 5:
    how near it comes to the best; `chance` the estimated chance to win, 0 to 1. `warnings` are the
    penalties that it brings. `again`: with it the seat acts once more; `then` is what comes best.
    `further`: the search prefers it although the features speak more for another. `anew`: what is
    laid out leads to nothing as good; this begins from the beginning.
    """

    parts: list[list[int]]
    open: bool
    way: Way
    strength: int
    chance: float
    warnings: list[Said]
    drawback: Feature | None
    again: bool
    then: Way | None
    further: bool
    anew: bool


class Verdict(Struct, frozen=True):
    """What the coach thinks of an act that is laid out and not yet made, beside the best it knows.

    `way` tells the act with what speaks for it and against it, `strength` how near it comes to the
    best (5: nothing better is known), `drawback` what the best one has more of. `further`: the
    reasons do not tell why another is better; the search has looked further ahead.
    """

    way: Way
    strength: int
    warnings: list[Said]
    drawback: Feature | None
    further: bool


# --- lessons -----------------------------------------------------------------------------------


class LessonInfo(Struct, frozen=True):
    """A lesson as a list shows it; one of an option names it, the six ideas of a game do not.

    `tables` are the numbers of players at which what it is about plays without being switched on.
    """

    game: str
    name: str
    minutes: int
    option: str
    tables: list[int]


class LessonFrame(Struct, frozen=True):
    """A picture that shows the idea: the things that are lit (a name that ends with a colon stands
    for all that begin with it), and the table as it is then.
    """

    lit: list[str]
    position: Position


class LessonTable(Struct, frozen=True):
    """A lesson: its pictures, the position to try things in, what is lit there, how many lines are
    to be kept in mind, and the clause behind them. `sheet` are the points of the learner as they
    are counted, in a lesson about that.
    """

    info: LessonInfo
    frames: list[LessonFrame]
    snapshot: Snapshot
    lit: list[str]
    keep: int
    clause: str
    sheet: list[Reason] | None


class LessonTried(Struct, frozen=True):
    """What an act of a learner brought. `arrow` are the things that a good act points at, in their
    order; they come when several tries have fallen short.
    """

    reached: bool
    text: Said
    position: Position
    entry: LogEntry
    sheet: list[Reason] | None
    arrow: list[str]


class PositionInfo(Struct, frozen=True):
    """A position of a real game to play on from: how far it is ("early", "middle", "late"), for how
    many, and where the game stands there.
    """

    game: str
    name: str
    players: int
    moment: dict[str, int]


# --- what a client may send --------------------------------------------------------------------


class Act(Struct, frozen=True, tag_field="type", tag="act", forbid_unknown_fields=True):
    """Carry out a draft that is complete, all its parts closed. `act` is what has been seen."""

    id: str
    seat: int
    act: int
    parts: list[list[int]]


class Gesture(Struct, frozen=True, tag_field="type", tag="draft", forbid_unknown_fields=True):
    """One gesture on a draft. Nothing hidden is shown, and nothing is made, except with `go`: then
    an act that is a single choice without a warning is carried out at once.

    `do` is "look" (nothing), "point" at a `thing`, "put_back" a `thing`, "choose" a `choice`, "lay"
    just these `numbers` into the basket, "close" it, or go "back" one gesture.
    """

    id: str
    seat: int
    act: int
    do: str
    parts: list[list[int]] = []
    open: bool = False
    pointed: list[str] = []
    thing: str = ""
    choice: int = -1
    numbers: list[int] = []
    go: bool = False


class LessonTry(Struct, frozen=True, forbid_unknown_fields=True):
    """Carry out an act in the position of a lesson; `missed` tries have fallen short before."""

    parts: list[list[int]]
    missed: int = 0


class Undo(Struct, frozen=True, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take back the last act; where the rules of undo forbid it, ask the other people."""

    id: str
    seat: int
    act: int


class Consent(Struct, frozen=True, tag_field="type", tag="consent", forbid_unknown_fields=True):
    """Answer somebody's wish to take back."""

    id: str
    seat: int
    agree: bool


class Why(Struct, frozen=True, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Why can nothing be done with this thing, in a draft as it stands?"""

    id: str
    seat: int
    act: int
    thing: str
    parts: list[list[int]] = []
    open: bool = False
    pointed: list[str] = []


class AskHint(Struct, frozen=True, tag_field="type", tag="hint", forbid_unknown_fields=True):
    """What would a strong bot consider here, with a draft as it stands?

    With `judge` the draft is a whole act, and what is thought of it is told too.
    """

    id: str
    seat: int
    act: int
    parts: list[list[int]] = []
    open: bool = False
    pointed: list[str] = []
    judge: bool = False


class AgreeHints(Struct, frozen=True, tag_field="type", tag="hints", forbid_unknown_fields=True):
    """Agree to hints at this table, or no longer."""

    id: str
    agree: bool


class Say(Struct, frozen=True, tag_field="type", tag="say", forbid_unknown_fields=True):
    """Say something at the table."""

    id: str
    text: str


class Look(Struct, frozen=True, tag_field="type", tag="look", forbid_unknown_fields=True):
    """Look through the eyes of one of the own seats from now on, of none (-1), or of the only one
    that is one's own (-3: none, where there are several); a snapshot comes.

    So several people share a screen: what one may know is not sent before the device is theirs.
    """

    seat: int


class Ack(Struct, frozen=True, tag_field="type", tag="ack", forbid_unknown_fields=True):
    """Updates up to this number have arrived."""

    number: int


Command = Act | Gesture | Undo | Consent | Why | AskHint | AgreeHints | Say
ClientMessage = Act | Gesture | Undo | Consent | Why | AskHint | AgreeHints | Say | Look | Ack
Update = ActUpdate | UndoUpdate | TableUpdate | ChatUpdate
ServerMessage = Snapshot | ActUpdate | UndoUpdate | TableUpdate | ChatUpdate | Reply


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


def offer(frame: Ask[Any], st: State, choice: int, warns: list[Said] | None = None) -> Choice:
    """A choice in words, with the things that it touches."""
    text, clause = said(frame.describe(st, choice)), frame.clause_of(st, choice)
    return Choice(choice, text, clause, frame.touches(st, choice), warns or [])


def own_decision(frame: Ask[Any], st: State, pointed: list[str]) -> Decision:
    """The pending decision for the seat that makes it, who has pointed at these things."""
    return Decision(frame.KIND, frame.seat, frame.clause(), said(frame.prompt_on(st, pointed)))


def others_decision(rules: Rules, view: Json) -> Decision:
    """The pending decision for everybody else: no more than their view says of it.

    The words of a prompt may name what only the seat itself knows, and an act that is half made
    may be a secret: then the view still speaks of the decision before it.
    """
    kind, seat = view["pending"]["kind"], view["pending"]["seat"]
    text = Said(f"waiting-{kind}", {"name": {"seat": seat}})
    return Decision(kind, seat, _clauses(rules)[kind], text)


@cache
def _clauses(rules: Rules) -> dict[str, str]:
    """The clauses of the decisions of a game, by their kinds."""
    return {frame.KIND: frame.CLAUSE for frame in reversed(rules.meta.frames)}


def happenings(events: Sequence[Event], seat: int) -> list[Happening]:
    """The log lines that a seat may read."""
    return [happening(event) for event in events if event.is_visible_to(seat)]


@lru_cache(4096)  # the same for all who may read it
def happening(event: Event) -> Happening:
    """An event as a line of the log."""
    return Happening(event.name, event.plain(), said(event.text()), event.clause, event.things())


def scene(told: Told) -> Scene:
    """A scene of the engine, ready to travel."""
    rows = [
        SceneRow(
            row.thing,
            said(row.text),
            row.clause,
            [Share(*share) for share in row.shares],
            [said(text) for text in row.why],
        )
        for row in told.rows
    ]
    facts = [said(text) for text in told.facts]
    text = said(told.text)
    return Scene(told.kind, text, told.clause, told.start, told.end, rows, facts, told.args)


def standing(result: Result) -> Standing:
    """A seat's result with the reason of each point."""
    points = [Reason(p.clause, said(p.text), p.points, p.sum) for p in result.points]
    tie = Tie(result.tie.clause, said(result.tie.text)) if result.tie else None
    return Standing(result.seat, result.place, result.team, result.total, points, tie)
