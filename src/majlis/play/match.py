"""A match is a log: seed, configuration and the choices made; the state follows from them."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from majlis.kernel.codec import Json
from majlis.kernel.frame import Ask
from majlis.kernel.journal import Event, Journal
from majlis.kernel.options import UserError
from majlis.kernel.refusal import Refusal
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config, Rules
from majlis.kernel.runner import apply, is_over, to_act
from majlis.kernel.state import State
from majlis.play.act import Act, make


class Malformed(UserError):
    """What was sent is no choice at all."""


class OutOfTurn(UserError):
    """The seat is not the one that must choose, or nobody is."""


class CannotUndo(UserError):
    """There is nothing that the seat may take back; `reason` is a key of the common texts."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason


class Step:
    """One choice of the log: who made it, which it was, and what happened."""

    def __init__(self, seat: int, choice: int, events: list[Event]) -> None:
        self.seat = seat
        self.choice = choice
        self.events = events


class Match:
    """One game being played, or replayed.

    >>> from majlis.games.catalogue import game
    >>> match = Match(game("alrashid"), Config(3), "a seed")
    >>> match.act(match.to_act, match.choices[0])
    >>> len(match.log)
    1
    """

    def __init__(self, rules: Rules, config: Config, seed: str) -> None:
        self.rules = rules
        self.config = config
        self.seed = seed
        self.log: list[Step] = []
        self.acts: list[Act] = []
        # Whether the last act still goes on.
        self.is_in_act = False
        journal = Journal()
        self.state: State = rules.start(config, seed, journal=journal)
        self.opening: list[Event] = journal.take()
        # After which choices chance began anew, each with the number of that beginning.
        self.redrawn: list[tuple[int, int]] = []
        # Simultaneous choices that wait for their turn in the log, by seat.
        self.sealed: dict[int, int] = {}
        # The states before each of the last choices, as far as they may be taken back.
        self._before: list[State] = []

    def copy(self) -> "Match":
        """A match that goes its own way from here; states are shared, for they never change."""
        other = Match.__new__(Match)
        other.rules, other.config, other.seed = self.rules, self.config, self.seed
        other.opening, other.state = self.opening, self.state
        other.log, other.acts = self.log.copy(), self.acts.copy()
        other.is_in_act = self.is_in_act
        other.redrawn = self.redrawn.copy()
        other.sealed = self.sealed.copy()
        other._before = self._before.copy()
        return other

    @property
    def to_act(self) -> int:
        """The seat that must choose; -1 when the game is over."""
        return to_act(self.state)

    @property
    def choices(self) -> list[int]:
        """What that seat may choose."""
        return [] if self.is_over else list(self.state.legal)

    @property
    def is_over(self) -> bool:
        return is_over(self.state)

    @property
    def frame(self) -> Ask[Any] | None:
        """The pending decision."""
        frame = self.state.frames[-1] if self.state.frames else None
        return frame if isinstance(frame, Ask) else None

    @property
    def asked(self) -> list[int]:
        """The seats that may choose now: one, or several that choose at the same time."""
        return [seat for seat in self._together() if seat not in self.sealed]

    def why_not(self, choice: int) -> Refusal | None:
        """Why the choice is not allowed now; None if it is."""
        return _why_not(self.state, choice)

    def act(self, seat: int, choice: int) -> Refusal | None:
        """Makes a choice, or says which clause forbids it and changes nothing."""
        if seat != self.to_act:
            if self.is_over:
                raise OutOfTurn("the game is over")
            raise OutOfTurn(f"seat {seat} is not to choose now; seat {self.to_act} is")
        refusal = self.why_not(choice)
        if refusal is not None:
            return refusal
        before = self.state
        after = before.copy()
        journal = Journal()
        after.journal = journal
        goes_on = make(after, choice)
        after.journal = None
        self.state = after
        if self.log and self.log[-1].seat != seat:
            self._before.clear()
        self._before.append(before)
        events = journal.take()
        if _has_shown(before, after, events):
            self._before.clear()
        self.log.append(Step(seat, choice, events))
        start = self.acts.pop().start if self.is_in_act else len(self.log) - 1
        self.acts.append(Act(seat, start, len(self.log)))
        self.is_in_act = goes_on
        return None

    def act_many(self, seat: int, choices: Sequence[int]) -> Refusal | None:
        """Makes several choices of one seat, all of them or, if one is refused, none."""
        kept = self.copy()
        try:
            for choice in choices:
                refusal = self.act(seat, choice)
                if refusal is not None:
                    self.__dict__.update(kept.__dict__)
                    return refusal
        except UserError:
            self.__dict__.update(kept.__dict__)
            raise
        return None

    def seal(self, seat: int, choice: int) -> Refusal | None:
        """Makes a simultaneous choice before the seat's turn in the log; nobody else learns it.

        It is checked now and entered when the seats before it have chosen, by `enter_sealed`.
        """
        if seat not in self.asked:
            raise OutOfTurn(f"seat {seat} is not to choose now")
        refusal = _why_not(self.facing(seat), choice)
        if refusal is None:
            self.sealed[seat] = choice
        return refusal

    def unseal(self, seat: int) -> bool:
        """Takes a sealed choice back; says whether there was one."""
        return self.sealed.pop(seat, None) is not None

    def enter_sealed(self) -> None:
        """Enters the sealed choices whose turn has come."""
        while self.to_act in self.sealed:
            seat = self.to_act
            if self.act(seat, self.sealed.pop(seat)) is not None:
                raise RuntimeError(f"the sealed choice of seat {seat} is no longer allowed")

    def facing(self, seat: int) -> State:
        """The state as the seat faces it: its own simultaneous choice is next, or already made.

        For everybody else, and at all other times, it is the state itself.
        """
        if seat == self.to_act or seat not in self._together():
            return self.state
        st = self.state.copy()
        frame = next(f for f in reversed(st.frames) if isinstance(f, Ask) and f.seat == seat)
        st.frames.remove(frame)
        if seat in self.sealed:
            frame.resolve(st, self.sealed[seat])
        else:
            st.push(frame)
            st.legal = frame.choices(st)
        return st

    def _together(self) -> list[int]:
        """The seats of the pending decision and of those that are made at the same time."""
        seats: list[int] = []
        first = self.frame
        for frame in reversed(self.state.frames):
            if not isinstance(frame, Ask) or (seats and type(frame) is not type(first)):
                break
            seats.append(frame.seat)
            if not frame.SIMULTANEOUS:
                break
        return seats

    @property
    def acts_done(self) -> int:
        """How many acts are over: the number that everybody may know."""
        return len(self.acts) - self.is_in_act

    def may_undo(self, seat: int) -> bool:
        """Whether the seat may take back the last act without asking anybody."""
        if not self.acts or self.acts[-1].seat != seat:
            return False
        return self.acts[-1].end - self.acts[-1].start <= len(self._before)

    def has_shown(self, seat: int, step: int) -> bool:
        """Whether the seat has seen since a step what somebody had hidden: to draw anew is not
        enough for that to be taken back.
        """
        told = [event for one in self.log[step:] for event in one.events]
        return any(event.kind.shows and event.is_visible_to(seat) for event in told)

    def last_act_of(self, seat: int) -> Act:
        """The last act of a seat, however long ago."""
        for act in reversed(self.acts):
            if act.seat == seat:
                return act
        raise CannotUndo("undo-nothing", "nothing has been chosen yet")

    def take_back_to(self, step: int, anew: int = 0) -> None:
        """Goes back to a step whatever was revealed since: for those who all agreed to it.

        With a number for `anew` chance begins anew there: what was drawn does not come again.
        """
        count = len(self.log) - step
        if 0 < count <= len(self._before):
            self.state = self._before[-count]
            del self._before[-count:]
        else:
            self.state = self.state_at(step)
            self._before.clear()
        del self.log[step:]
        self.redrawn = [
            one for one in self.redrawn if one[0] < step or (one[0] == step and not anew)
        ]
        if anew:
            self.redraw(anew)
        while self.acts and self.acts[-1].end > step:
            cut = self.acts.pop()
            if cut.start < step:
                self.acts.append(Act(cut.seat, cut.start, step))
        self.is_in_act = False
        self.sealed.clear()

    def redraw(self, number: int) -> None:
        """Chance begins anew: what comes from now on hangs on the seed and on this number."""
        self.redrawn.append((len(self.log), number))
        self.state = self.state.copy()
        self.state.rng = chance_anew(self.seed, number)
        self._before.clear()

    def undo(self, seat: int) -> list[Step]:
        """Takes back the seat's last act, if it revealed nothing and nobody acted since."""
        if not self.acts:
            raise CannotUndo("undo-nothing", "nothing has been chosen yet")
        last = self.acts[-1]
        if last.seat != seat:
            raise CannotUndo("undo-other", f"the last act was that of seat {last.seat}")
        if not self.may_undo(seat):
            raise CannotUndo("undo-revealed", "the last act revealed something and stands")
        taken = self.log[last.start :]
        self.take_back_to(last.start)
        return taken

    def step_after(self, acts: int) -> int:
        """How many choices so many acts are made of."""
        if not 0 <= acts <= len(self.acts):
            raise Malformed(f"expected a number of acts from 0 to {len(self.acts)}, not {acts}")
        return self.acts[acts - 1].end if acts else 0

    def state_at(self, step: int) -> State:
        """The state after so many choices, played again from the seed."""
        if not 0 <= step <= len(self.log):
            raise Malformed(f"expected a step from 0 to {len(self.log)}, not {step}")
        return next(islice(self.replay(), step, None))

    def replay(self) -> Iterator[State]:
        """The states from the first one on, one a choice: one and the same, played on each time."""
        state = self.rules.start(self.config, self.seed)
        anew = dict(self.redrawn)
        for number in range(len(self.log) + 1):
            if number in anew:
                state.rng = chance_anew(self.seed, anew[number])
            yield state
            if number < len(self.log):
                apply(state, self.log[number].choice)

    def view(self, seat: int) -> Json:
        """What a seat knows; -1 for a spectator."""
        return self.rules.view(self.state, seat)

    def events(self, seat: int, since: int | None = None) -> list[Event]:
        """What a seat may read of the log from a step on; all of it, with the opening, if None."""
        told = list(self.opening) if since is None else []
        for step in self.log[since or 0 :]:
            told += step.events
        return [event for event in told if event.is_visible_to(seat)]


def chance_anew(seed: str, number: int) -> Rng:
    """The chance of a game after it has begun anew."""
    return Rng.from_seed(f"{seed} anew {number}")


def _has_shown(before: State, after: State, events: list[Event]) -> bool:
    """Whether somebody has learnt something that was hidden; the end of a game lays all open."""
    if after.revealed != before.revealed or is_over(after):
        return True
    return any(event.kind.shows for event in events)


def _why_not(st: State, choice: int) -> Refusal | None:
    frame = st.frames[-1] if st.frames else None
    if not isinstance(frame, Ask):
        raise OutOfTurn("the game is over")
    if type(choice) is not int or not 0 <= choice < frame.SIZE:
        raise Malformed(
            f"expected a choice from 0 to {frame.SIZE - 1} for {frame.KIND}, not {choice!r}"
        )
    refusal: Refusal | None = frame.why_not(st, choice)
    return refusal
