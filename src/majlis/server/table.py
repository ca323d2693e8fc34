"""A table is the fold of its events: who sits where, the match, the clock. No input, no output.

A `Table` is never changed once it is shown to anybody: what happens next is a new one, `after` an
event. So it can be looked at while the next event is still on its way to the disk, and nothing has
to be put back when the disk refuses.
"""

from typing import Any, Final

from msgspec import Struct

from majlis.games.catalogue import game
from majlis.kernel.refusal import Refusal
from majlis.kernel.rules import Config, Point, Rules
from majlis.play import Draft, Match, begin
from majlis.play.clocks import Clock, Speed
from majlis.play.forecast import Scored, score_changes
from majlis.server.fair import Shuffle, seed_of

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"
RUNNING: Final = "running"
FINISHED: Final = "finished"
FROZEN: Final = "frozen"
# How the reason begins why a table is frozen, where whoever looks after the server has ended it.
ENDED: Final = "ended"

SPECTATOR: Final = -1
# For so many acts back a table remembers what they changed of the points: more than the log shows,
# since acts are taken back.
KEPT: Final = 64


class Plan(Struct, frozen=True):
    """What is fixed when a table is made. Seed and salt stay on the server until the end; the seed
    is that of the house, which the people at the table add to.

    `material` are corrections to the material, as the game has checked them.
    `forked` names the table that this one goes on from, as ID@ACT, or the position to try, as
    try:NAME@ACT; `opening` are the choices up to there. With `hints` its host has agreed to them.
    Times are milliseconds since 1970.
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
    hints: bool = True
    material: dict[str, Any] = {}


class Event(Struct, frozen=True):
    """One thing that happened at a table; its number is also that of the update clients get.

    `at` is the time on the wall, for people to read. Clocks run on the time of the house (`pulse`):
    `tick` is when it happened there, and `spared` how much of the time since the event before it is
    not counted. Events of older servers have no tick: there `at` stands for it.
    """

    number: int
    kind: str
    at: int
    seat: int = -1
    user: str | None = None
    command: str | None = None
    data: dict[str, Any] = {}
    tick: int | None = None
    spared: int = 0


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


class Wish(Struct, frozen=True):
    """Somebody wishes to take back; the people of these seats have not answered yet."""

    seat: int
    waiting: tuple[int, ...]


class Gathering(Struct, frozen=True):
    """Every seat is taken: no pledge changes any more, and contributions are opened.

    The game begins when the `awaited` seats have opened theirs, or at a time.
    """

    until: int
    awaited: tuple[int, ...]


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
        # When the last event happened, by the time of the house.
        self.ticked = 0
        self.status = OPEN
        self.chairs: tuple[Chair, ...] = (Chair(),) * plan.players
        # By seat, what binds its person to a contribution to the shuffle, and that contribution.
        self.pledges: dict[int, str] = {}
        self.contributions: dict[int, str] = {}
        self.gathering: Gathering | None = None
        self.match: Match | None = None
        # How often chance has begun anew, also where that was taken back.
        self.anew = 0
        # The seats that the game waits for.
        self.asked: list[int] = []
        self.clock = Clock(Speed.read(plan.speed), plan.players)
        self.wish: Wish | None = None
        # The first choices of acts that were made for somebody who was out of time.
        self.forfeited: frozenset[int] = frozenset()
        self.rematch: str | None = None
        # The invitation that is good now, who cannot come back, by name, and who agrees to hints.
        self.invite = plan.invite
        self.removed: dict[str, str] = {}
        self.agreed: frozenset[str] = frozenset([plan.host] if plan.hints else [])
        # The seats that asked for a hint, by the number of the act that they made then.
        self.hinted: dict[int, list[int]] = {}
        self.reason: str | None = None
        # The public points of each seat now, and what the last acts changed of them, by number.
        self.points: list[list[Point]] = []
        self.scored: dict[int, list[Scored]] = {}
        # The empty drafts of seats that were asked for.
        self._drafts: dict[int, Draft] = {}

    def after(self, event: Event) -> "Table":
        """The table after one more event; this one is not changed."""
        new = Table.__new__(Table)
        new.__dict__.update(self.__dict__)
        new.match = self.match.copy() if self.match else None
        new.clock = self.clock.copy()
        new._drafts = {}
        new.fold(event)
        return new

    def fold(self, event: Event) -> None:
        """Takes an event in. Only for a table that nobody else holds."""
        tick = event.at if event.tick is None else event.tick
        self.clock.run(max(0, tick - self.ticked - event.spared))
        getattr(self, "_on_" + event.kind)(event)
        self.number = event.number
        self.changed = event.at
        self.ticked = max(tick, self.ticked)
        self.asked = self.match.asked if self.match and self.status == RUNNING else []
        if event.kind != "chat":
            moved = event.seat if event.kind in ("act", "timeout", "seal") else -1
            self.clock.turn(self.asked, moved)

    def freeze(self, reason: str) -> None:
        """From now on the table is for reading only, and nothing is due there.

        Only for a table that nobody else holds.
        """
        self.status, self.reason, self.asked = FROZEN, reason, []
        self.gathering = None
        self.clock.turn([])

    # --- what can be asked -------------------------------------------------------------------

    @property
    def acts(self) -> int:
        """How many acts are over: the number that everybody may know."""
        return self.match.acts_done if self.match else 0

    @property
    def moment(self) -> dict[str, int]:
        """Where the game stands, as anybody may know; nothing before it begins."""
        return self.rules.moment(self.match.state) if self.match else {}

    @property
    def results(self) -> list[list[int]] | None:
        """Place, points and team of each seat when the game is over."""
        if self.match is None or self.status != FINISHED:
            return None
        found = sorted(self.rules.standings(self.match.state), key=lambda one: one.seat)
        return [[one.place, one.total, one.team] for one in found]

    @property
    def playing(self) -> Match:
        """The match of a table that has started."""
        if self.match is None:
            raise RuntimeError("the table has not started")
        return self.match

    def draft(self, seat: int) -> Draft:
        """The empty draft of a seat for the decision that it faces."""
        if seat not in self._drafts:
            self._drafts[seat] = begin(self.rules, self.playing.facing(seat), seat)
        return self._drafts[seat]

    @property
    def has_drafts(self) -> bool:
        """Whether drafts are kept that were asked for."""
        return bool(self._drafts)

    def forget_drafts(self) -> None:
        """They are made anew when they are asked for again."""
        self._drafts.clear()

    def seats_of(self, user: str) -> list[int]:
        """The seats of a person, also those that a bot plays for the time being."""
        return [i for i, chair in enumerate(self.chairs) if chair.user == user]

    @property
    def people(self) -> set[str]:
        """Those who play here, also if a bot does it for them for the time being."""
        return {chair.user for chair in self.chairs if chair.kind == PERSON and chair.user}

    @property
    def allows_hints(self) -> bool:
        """Whether hints may be asked for: among people, if all who were not removed agree."""
        asked = self.people - self.removed.keys()
        return asked <= self.agreed or (len(asked) < 2 and self.plan.hints)

    def bots_asked(self) -> list[int]:
        """The seats for which a bot must choose now."""
        return [seat for seat in self.asked if self.chairs[seat].is_played_by_bot]

    def due(self) -> int | None:
        """When the server itself must act, by the time of the house: at once (0) for a bot, later
        for a clock or for contributions to a shuffle, or never.
        """
        if self.gathering is not None:
            return self.gathering.until
        if self.bots_asked():
            return 0
        left = self.clock.due()
        return None if left is None else self.ticked + left

    def may_undo(self, seat: int) -> bool:
        """Whether the seat may take back its last act without asking."""
        match = self.match
        if match is None or self.status != RUNNING:
            return False
        if seat in match.sealed:
            return True
        return match.may_undo(seat) and match.acts[-1].start not in self.forfeited

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
        self.pledges = {seat: one for seat, one in self.pledges.items() if seat != event.seat}

    def _on_pledge(self, event: Event) -> None:
        self.pledges = {**self.pledges, event.seat: event.data["pledge"]}

    def _on_gather(self, event: Event) -> None:
        self.gathering = Gathering(event.data["until"], tuple(event.data["seats"]))

    def _on_contribute(self, event: Event) -> None:
        self.contributions = {**self.contributions, event.seat: event.data["contribution"]}

    def _on_leave(self, event: Event) -> None:
        if self.status == OPEN:
            self._on_sit(event)
        else:
            self._chair(event.seat, **event.data)
            self.wish = None

    def _on_return(self, event: Event) -> None:
        self._chair(event.seat, away=False, level=None)

    def _on_start(self, event: Event) -> None:
        config = Config(self.plan.players, dict(self.plan.options), self.plan.material)
        seed = seed_of(self.plan.seed, self.contributions)
        self.match = match = Match(self.rules, config, seed)
        self.status, self.gathering = RUNNING, None
        # A game that goes on from another one goes on with its chance, too.
        anew: dict[int, int] = dict(event.data.get("redrawn", []))
        self.anew = max(anew.values(), default=0)
        for step, choice in enumerate([*self.plan.opening, None]):
            if step in anew:
                match.redraw(anew[step])
            if choice is not None:
                self._play(match.to_act, [choice])
        self.points = self.rules.points(match.state, SPECTATOR)
        self._maybe_finish()

    def _on_act(self, event: Event) -> None:
        match = self.playing
        first = len(match.log)
        self.clock.act(event.seat, first)
        self._play(event.seat, event.data["choices"])
        entered = len(match.log)
        match.enter_sealed()
        for step in range(entered, len(match.log)):
            self.clock.enter(match.log[step].seat, step)
        self.wish = None
        self._count()
        self._maybe_finish()

    def _on_timeout(self, event: Event) -> None:
        self.forfeited |= {len(self.playing.log)}
        self._on_act(event)

    def _on_seal(self, event: Event) -> None:
        self.clock.seal(event.seat)
        refusal = self.playing.seal(event.seat, event.data["choices"][0])
        if refusal is not None:
            raise RefusedChoice(refusal)

    def _on_undo(self, event: Event) -> None:
        match = self.playing
        if match.unseal(event.seat):
            self.clock.unseal(event.seat)
        else:
            step, anew = event.data["to"], event.data.get("anew", 0)
            match.take_back_to(step, anew)
            self.anew = max(self.anew, anew)
            self.clock.take_back(event.seat, step, agreed=bool(anew))
            self.forfeited = frozenset(one for one in self.forfeited if one < step)
            self.points = self.rules.points(match.state, SPECTATOR)
            self.scored = {n: seats for n, seats in self.scored.items() if n <= match.acts_done}
            self.hinted = _moved_to(self.hinted, match.acts_done + 1)
        self.wish = None

    def _on_wish(self, event: Event) -> None:
        self.wish = Wish(event.seat, tuple(event.data["waiting"]))

    def _on_answer(self, event: Event) -> None:
        if self.wish is not None:
            still = tuple(seat for seat in self.wish.waiting if seat not in event.data["seats"])
            self.wish = Wish(self.wish.seat, still) if event.data["agree"] else None

    def _on_chat(self, event: Event) -> None:
        pass

    def _on_hints(self, event: Event) -> None:
        who = {event.user or ""}
        self.agreed = self.agreed | who if event.data["agree"] else self.agreed - who

    def _on_hint(self, event: Event) -> None:
        self.hinted = {**self.hinted, self.acts + 1: [*self.hints_now, event.seat]}

    @property
    def hints_now(self) -> list[int]:
        """The seats that have asked for a hint for the act that is to be made now."""
        return self.hinted.get(self.acts + 1, [])

    def _on_invite(self, event: Event) -> None:
        self.invite = event.data["invite"]

    def _on_remove(self, event: Event) -> None:
        data = event.data
        self.removed = {**self.removed, data["user"]: data["name"]}
        if event.seat >= 0:
            self._on_leave(Event(event.number, "leave", event.at, event.seat, data=data["chair"]))

    def _on_admit(self, event: Event) -> None:
        who = event.data["user"]
        self.removed = {user: name for user, name in self.removed.items() if user != who}

    def _on_end(self, event: Event) -> None:
        self.freeze(event.data["reason"])

    def _on_rematch(self, event: Event) -> None:
        self.rematch = event.data["table"]

    def _play(self, seat: int, choices: list[int]) -> None:
        refusal = self.playing.act_many(seat, choices)
        if refusal is not None:
            raise RefusedChoice(refusal)

    def _count(self) -> None:
        """Notes what the last act changed of the public points."""
        match, old = self.playing, self.points
        self.points = self.rules.points(match.state, SPECTATOR)
        self.scored = {n: one for n, one in self.scored.items() if n > len(match.acts) - KEPT}
        changed = score_changes(old, self.points)
        if changed:
            self.scored[len(match.acts)] = changed

    def _maybe_finish(self) -> None:
        if self.playing.is_over:
            self.status = FINISHED


def _moved_to(hinted: dict[int, list[int]], last: int) -> dict[int, list[int]]:
    """Hints for acts that were taken back stand with the act that is made instead."""
    moved: dict[int, list[int]] = {}
    for number, seats in hinted.items():
        at = min(number, last)
        moved[at] = [*moved.get(at, []), *(seat for seat in seats if seat not in moved.get(at, []))]
    return moved
