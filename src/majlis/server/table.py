"""A table is the fold of its events: who sits where, the match, the clock. No input, no output.

A `Table` is never changed once it is shown to anybody: what happens next is a new one, `after` an
event. So it can be looked at while the next event is still on its way to the disk, and nothing has
to be put back when the disk refuses.
"""

from typing import Any, Final

from msgspec import Struct

from majlis.games.catalogue import game
from majlis.kernel.refusal import Refusal
from majlis.kernel.rules import Config, Rules
from majlis.play import CannotUndo, Match
from majlis.play.clocks import Clock, Speed
from majlis.server.fair import Shuffle

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"
RUNNING: Final = "running"
FINISHED: Final = "finished"
FROZEN: Final = "frozen"


class Plan(Struct, frozen=True):
    """What is fixed when a table is made. Seed and salt stay on the server until the end.

    `forked` names the table that this one goes on from, as ID@STEP; `opening` are the choices of
    that table up to there. Times are milliseconds since 1970.
    """

    id: str
    game: str
    players: int
    options: dict[str, Any]
    seed: str
    salt: str
    host: str
    public: bool
    speed: str
    invite: str
    created: int
    guided: bool = False
    forked: str | None = None
    opening: list[int] = []


class Event(Struct, frozen=True):
    """One thing that happened at a table; its number is also that of the update clients get."""

    number: int
    kind: str
    at: int
    seat: int = -1
    user: str | None = None
    command: str | None = None
    data: dict[str, Any] = {}


class Chair(Struct, frozen=True):
    """A seat at the table. A person who is `away` is played for by a bot of the `level`."""

    kind: str = OPEN
    user: str | None = None
    name: str = ""
    level: str | None = None
    away: bool = False

    @property
    def is_played_by_bot(self) -> bool:
        return self.kind == BOT or self.away


class Bundle(Struct, frozen=True):
    """The choices that came with one event: taken back together, one entry of the log."""

    seat: int
    start: int
    end: int


class Wish(Struct, frozen=True):
    """Somebody wishes to take back; the people of these seats have not answered yet."""

    seat: int
    waiting: tuple[int, ...]


class RefusedChoice(Exception):
    """A choice that a rule forbids."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.clause)
        self.refusal = refusal


class Table:
    """One table as it stands after so many events."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.shuffle = Shuffle(plan.seed, plan.salt)
        self.rules: Rules = game(plan.game)
        self.number = 0
        self.changed = plan.created
        self.status = OPEN
        self.chairs: tuple[Chair, ...] = (Chair(),) * plan.players
        self.match: Match | None = None
        # The seats that the game waits for.
        self.asked: list[int] = []
        self.bundles: list[Bundle] = []
        self.clock = Clock(Speed.read(plan.speed), plan.players)
        self.wish: Wish | None = None
        self.rematch: str | None = None
        self.reason: str | None = None

    def after(self, event: Event) -> "Table":
        """The table after one more event; this one is not changed."""
        new = Table.__new__(Table)
        new.__dict__.update(self.__dict__)
        new.match = self.match.copy() if self.match else None
        new.bundles = self.bundles.copy()
        new.clock = self.clock.copy()
        new.fold(event)
        return new

    def fold(self, event: Event) -> None:
        """Takes an event in. Only for a table that nobody else holds."""
        getattr(self, "_on_" + event.kind)(event)
        self.number = event.number
        self.changed = event.at
        self.asked = self.match.asked if self.match and self.status == RUNNING else []
        if event.kind != "chat":
            moved = event.seat if event.kind in ("act", "timeout", "seal") else -1
            self.clock.turn(self.asked, event.at, moved)

    def freeze(self, reason: str) -> None:
        """From now on the table is for reading only. Only for a table that nobody else holds."""
        self.status, self.reason, self.asked = FROZEN, reason, []

    # --- what can be asked -------------------------------------------------------------------

    @property
    def steps(self) -> int:
        return len(self.match.log) if self.match else 0

    @property
    def playing(self) -> Match:
        """The match of a table that has started."""
        if self.match is None:
            raise RuntimeError("the table has not started")
        return self.match

    def seats_of(self, user: str) -> list[int]:
        """The seats of a person, also those that a bot plays for the time being."""
        return [i for i, chair in enumerate(self.chairs) if chair.user == user]

    def bots_asked(self) -> list[int]:
        """The seats for which a bot must choose now."""
        return [seat for seat in self.asked if self.chairs[seat].is_played_by_bot]

    def due(self) -> int | None:
        """When the server itself must act: at once for a bot, later for a clock, or never."""
        return 0 if self.bots_asked() else self.clock.due()

    def may_undo(self, seat: int) -> bool:
        """Whether the seat may take back its last act without asking."""
        match = self.match
        if match is None or self.status != RUNNING:
            return False
        if seat in match.sealed:
            return True
        last = self.bundles[-1] if self.bundles else None
        return last is not None and match.may_undo(seat, last.end - last.start)

    def last_bundle_of(self, seat: int) -> Bundle:
        """The last act of a seat, however long ago."""
        for bundle in reversed(self.bundles):
            if bundle.seat == seat:
                return bundle
        raise CannotUndo("undo-nothing", "nothing has been chosen yet")

    # --- events ------------------------------------------------------------------------------

    def _chair(self, seat: int, **changes: Any) -> None:
        chairs = list(self.chairs)
        data = {name: getattr(chairs[seat], name) for name in Chair.__struct_fields__}
        chairs[seat] = Chair(**(data | changes))
        self.chairs = tuple(chairs)

    def _on_sit(self, event: Event) -> None:
        chairs = list(self.chairs)
        chairs[event.seat] = Chair(**event.data)
        self.chairs = tuple(chairs)

    def _on_leave(self, event: Event) -> None:
        if self.status == OPEN:
            self._on_sit(event)
        else:
            self._chair(event.seat, **event.data)
            self.wish = None

    def _on_return(self, event: Event) -> None:
        self._chair(event.seat, away=False, level=None)

    def _on_start(self, _event: Event) -> None:
        config = Config(self.plan.players, dict(self.plan.options))
        self.match = Match(self.rules, config, self.plan.seed)
        self.status = RUNNING
        for choice in self.plan.opening:
            self._play(self.match.to_act, [choice])
        self._maybe_finish()

    def _on_act(self, event: Event) -> None:
        self._play(event.seat, event.data["choices"])
        self.playing.enter_sealed()
        last = self.bundles.pop()
        self.bundles.append(Bundle(last.seat, last.start, self.steps))
        self.wish = None
        self._maybe_finish()

    _on_timeout = _on_act

    def _on_seal(self, event: Event) -> None:
        refusal = self.playing.seal(event.seat, event.data["choices"][0])
        if refusal is not None:
            raise RefusedChoice(refusal)

    def _on_undo(self, event: Event) -> None:
        match = self.playing
        if not match.unseal(event.seat):
            start = event.data["to"]
            if self.may_undo(event.seat) and self.bundles[-1].start == start:
                while len(match.log) > start:
                    match.undo(event.seat)
            else:
                match.take_back_to(start)
            self.bundles = [bundle for bundle in self.bundles if bundle.end <= start]
        self.wish = None

    def _on_wish(self, event: Event) -> None:
        self.wish = Wish(event.seat, tuple(event.data["waiting"]))

    def _on_answer(self, event: Event) -> None:
        if self.wish is not None:
            still = tuple(seat for seat in self.wish.waiting if seat not in event.data["seats"])
            self.wish = Wish(self.wish.seat, still) if event.data["agree"] else None

    def _on_chat(self, event: Event) -> None:
        pass

    def _on_rematch(self, event: Event) -> None:
        self.rematch = event.data["table"]

    def _play(self, seat: int, choices: list[int]) -> None:
        start = self.steps
        refusal = self.playing.act_many(seat, choices)
        if refusal is not None:
            raise RefusedChoice(refusal)
        self.bundles.append(Bundle(seat, start, self.steps))

    def _maybe_finish(self) -> None:
        if self.playing.is_over:
            self.status = FINISHED
