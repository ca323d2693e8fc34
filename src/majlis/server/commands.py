"""What people may do at a table by a command: checked here, carried out by the hub.

Every command that changes something has an id of its own: sent twice, it is done once and answered
twice, whatever happened to the server in between.
"""

from typing import Any, Final

from majlis.kernel.frame import Ask
from majlis.kernel.options import UserError
from majlis.kernel.runner import is_over, run, to_act
from majlis.kernel.state import State
from majlis.play import CannotUndo, Malformed, Match, OutOfTurn
from majlis.server import wire
from majlis.server.bots import BotPool, NoAnswer, SavedMatch
from majlis.server.hub import Hub
from majlis.server.identity import User
from majlis.server.live import LiveTable
from majlis.server.problems import Refused
from majlis.server.storage.writing import Conflict
from majlis.server.table import FINISHED, FROZEN, PERSON, RUNNING, RefusedChoice, Table
from majlis.server.wire import Problem, Reply

LONGEST_ID: Final = 64
MOST_CHOICES: Final = 64
MOST_HINTS: Final = 5


class Desk:
    """Takes commands in and answers them."""

    def __init__(self, hub: Hub, bots: BotPool, max_chat: int = 500) -> None:
        self.hub = hub
        self.bots = bots
        self.max_chat = max_chat
        self._ways: dict[type, Any] = {
            wire.Act: self._act,
            wire.Preview: self._preview,
            wire.Undo: self._undo,
            wire.Consent: self._consent,
            wire.Why: self._why,
            wire.AskHint: self._hint,
            wire.Say: self._say,
        }

    async def obey(self, live: LiveTable, user: User, command: wire.Command) -> Reply:
        """Carries a command out, or says why not; it never raises for what a client did."""
        key = f"{user.id}:{command.id}"
        try:
            if not 0 < len(command.id) <= LONGEST_ID or not command.id.isprintable():
                raise Refused(400, "malformed", "problem-command-id")
            if isinstance(command, wire.Preview | wire.Why | wire.AskHint):
                reply: Reply = await self._ways[type(command)](live, user, command)
                return reply
            async with live.lock:
                if live.stale:
                    await self.hub.catch_up(live)
                return await self._once(live, user, command, key)
        except Refused as refused:
            return Reply(command.id, False, live.table.steps, refused.problem)

    async def _once(self, live: LiveTable, user: User, command: Any, key: str) -> Reply:
        for attempt in (1, 2):
            if key in live.done:
                return Reply(command.id, True, live.done[key])
            try:
                await self._ways[type(command)](live, user, command, key)
                return Reply(command.id, True, live.table.steps)
            except Conflict:
                if attempt == 2:
                    raise Refused(409, "stale", "problem-stale") from None
            except RefusedChoice as refused:
                problem = Problem(
                    "illegal", wire.said(refused.refusal.text), refused.refusal.clause
                )
                return Reply(command.id, False, live.table.steps, problem)
            except CannotUndo as error:
                raise Refused(409, "cannot-undo", error.reason) from None
            except OutOfTurn:
                raise Refused(409, "out-of-turn", "problem-out-of-turn") from None
            except UserError as error:
                raise Refused(400, "malformed", "problem-malformed", why=str(error)) from None
        raise AssertionError("unreachable")

    # --- what changes the table --------------------------------------------------------------

    async def _act(self, live: LiveTable, user: User, command: wire.Act, key: str) -> None:
        match = check_turn(live.table, user, command.seat, command.step)
        if not 0 < len(command.choices) <= MOST_CHOICES:
            raise Malformed(f"expected 1 to {MOST_CHOICES} choices")
        kind = "act" if command.seat == match.to_act else "seal"
        if kind == "seal" and len(command.choices) != 1:
            raise Malformed("expected one choice")
        await self.hub.change(
            live,
            kind,
            seat=command.seat,
            user=user.id,
            command=key,
            data={"choices": command.choices},
        )

    async def _undo(self, live: LiveTable, user: User, command: wire.Undo, key: str) -> None:
        table = live.table
        check_seat(table, user, command.seat)
        match = check_running(table)
        if command.step != table.steps:
            raise Refused(409, "stale", "problem-stale")
        seat = command.seat
        fields: dict[str, Any] = {"seat": seat, "user": user.id, "command": key}
        if seat in match.sealed:
            await self.hub.change(live, "undo", **fields)
            return
        bundle = table.last_bundle_of(seat)
        others = [] if table.may_undo(seat) else people_beside(table, user)
        if not others:
            await self.hub.change(live, "undo", data={"to": bundle.start}, **fields)
            return
        if table.wish is not None:
            raise Refused(409, "cannot-undo", "problem-undo-asked")
        await self.hub.change(live, "wish", data={"waiting": others}, **fields)

    async def _consent(self, live: LiveTable, user: User, command: wire.Consent, key: str) -> None:
        table = live.table
        check_seat(table, user, command.seat)
        check_running(table)
        wish = table.wish
        if wish is None or command.seat not in wish.waiting:
            raise Refused(409, "stale", "problem-no-wish")
        mine = [seat for seat in wish.waiting if table.chairs[seat].user == user.id]
        if command.agree and set(wish.waiting) <= set(mine):
            start = table.last_bundle_of(wish.seat).start
            fields: dict[str, Any] = {"seat": wish.seat, "data": {"to": start}}
            await self.hub.change(live, "undo", user=user.id, command=key, **fields)
            return
        data = {"seats": mine, "agree": command.agree}
        await self.hub.change(
            live, "answer", seat=command.seat, user=user.id, command=key, data=data
        )

    async def _say(self, live: LiveTable, user: User, command: wire.Say, key: str) -> None:
        text = " ".join(command.text.split())
        if not 0 < len(text) <= self.max_chat or not text.isprintable():
            raise Refused(400, "malformed", "problem-chat", longest=self.max_chat)
        own = live.table.seats_of(user.id)
        seat = own[0] if own else wire.SPECTATOR
        data = {"name": live.table.chairs[seat].name if own else user.name, "text": text}
        await self.hub.change(live, "chat", seat=seat, user=user.id, command=key, data=data)

    # --- what only asks ----------------------------------------------------------------------

    async def _preview(self, live: LiveTable, user: User, command: wire.Preview) -> Reply:
        table = live.table
        try:
            match = check_turn(table, user, command.seat, command.step)
            return preview(match, command)
        except OutOfTurn:
            raise Refused(409, "out-of-turn", "problem-out-of-turn") from None
        except UserError as error:
            raise Refused(400, "malformed", "problem-malformed", why=str(error)) from None

    async def _why(self, live: LiveTable, user: User, command: wire.Why) -> Reply:
        table = live.table
        check_seat(table, user, command.seat)
        match = check_running(table)
        if command.step != table.steps:
            raise Refused(409, "stale", "problem-stale")
        seat = command.seat
        st: State | Problem | None = match.facing(seat)
        if command.choices:
            try:
                st = ahead(match, seat, command.choices, [])
            except UserError as error:
                raise Refused(400, "malformed", "problem-malformed", why=str(error)) from None
        answers = wire.why_not(st, seat, command.thing) if isinstance(st, State) else []
        return Reply(command.id, True, table.steps, answers=answers)

    async def _hint(self, live: LiveTable, user: User, command: wire.AskHint) -> Reply:
        table = live.table
        try:
            match = check_turn(table, user, command.seat, command.step)
        except OutOfTurn:
            raise Refused(409, "out-of-turn", "problem-out-of-turn") from None
        try:
            rated = await self.bots.hint(saved(table), command.seat)
        except NoAnswer:
            raise Refused(503, "busy", "problem-no-hint") from None
        st = match.facing(command.seat)
        frame = st.frames[-1]
        assert isinstance(frame, Ask)
        hints = [
            wire.Hint(choice, wire.said(frame.describe(st, choice)), round(chance, 4))
            for choice, chance in rated[:MOST_HINTS]
        ]
        return Reply(command.id, True, table.steps, hints=hints)


# --- checks ------------------------------------------------------------------------------------


def check_seat(table: Table, user: User, seat: int) -> None:
    """The seat is the person's own, and nobody plays for it."""
    if not 0 <= seat < len(table.chairs) or table.chairs[seat].user != user.id:
        raise Refused(403, "forbidden", "problem-not-your-seat")
    if table.chairs[seat].away:
        raise Refused(403, "forbidden", "problem-away")


def check_running(table: Table) -> Match:
    """The match of a table at which one can play."""
    if table.status == FROZEN:
        raise Refused(409, "frozen", "problem-frozen")
    if table.status != RUNNING:
        key = "problem-over" if table.match else "problem-not-started"
        raise Refused(409, "out-of-turn", key)
    return table.playing


def check_finished(table: Table) -> Match:
    """The match of a table whose game is over: now everything may be looked at."""
    if table.status != FINISHED:
        raise Refused(409, "forbidden", "problem-not-over")
    return table.playing


def check_turn(table: Table, user: User, seat: int, step: int) -> Match:
    """The seat is the person's own and asked, and the person has seen what there is to see.

    While several seats choose at once, the steps of the others do not matter to a seat.
    """
    check_seat(table, user, seat)
    match = check_running(table)
    together = match.frame is not None and match.frame.SIMULTANEOUS
    if step != table.steps and not (together and 0 <= step < table.steps):
        raise Refused(409, "stale", "problem-stale")
    if seat not in match.asked:
        raise OutOfTurn("the seat is not asked")
    return match


def people_beside(table: Table, user: User) -> list[int]:
    """The seats of the other people who are at the table."""
    return [
        seat
        for seat, chair in enumerate(table.chairs)
        if chair.kind == PERSON and not chair.away and chair.user != user.id
    ]


def make(st: State, choice: int) -> list[wire.Choice]:
    """Makes a choice and runs on; gives the answers that followed to the same question.

    A set is picked one by one. Where only one thing can come next, nobody is asked, and a person
    would not know what was picked.
    """
    frame = st.frames[-1]
    kind, seat, revealed = frame.KIND, to_act(st), st.revealed
    frame.apply(st, choice)
    made: list[wire.Choice] = []
    while st.frames and st.revealed == revealed and to_act(st) == seat:
        frame = st.frames[-1]
        if not isinstance(frame, Ask) or kind != frame.KIND or not frame.FOLLOWS:
            break
        legal = frame.choices(st)
        if len(legal) != 1:
            break
        made.append(wire.offer(frame, st, legal[0]))
        frame.step(st)
    run(st)
    return made


def ahead(
    match: Match, seat: int, choices: list[int], made: list[wire.Choice]
) -> State | Problem | None:
    """The state after choices that nobody has made yet, on a copy; or why one of them is refused.

    None where it cannot be known: something would be revealed, or the seat has nothing to choose.
    `made` is filled with the answers that followed the last choice by themselves.
    """
    if len(choices) > MOST_CHOICES:
        raise Malformed(f"expected at most {MOST_CHOICES} choices")
    st = match.facing(seat).copy()
    revealed = st.revealed
    for choice in choices:
        if st.revealed != revealed or is_over(st) or to_act(st) != seat:
            return None
        frame = st.frames[-1]
        assert isinstance(frame, Ask)
        if not 0 <= choice < frame.SIZE:
            raise Malformed(f"expected a choice from 0 to {frame.SIZE - 1}, not {choice}")
        refusal = frame.why_not(st, choice)
        if refusal is not None:
            return Problem("illegal", wire.said(refusal.text), refusal.clause)
        made[:] = make(st, choice)
    return None if st.revealed != revealed or is_over(st) or to_act(st) != seat else st


def preview(match: Match, command: wire.Preview) -> Reply:
    """Where choices would lead. It stops before anything is revealed."""
    step = len(match.log)
    made: list[wire.Choice] = []
    st = ahead(match, command.seat, command.choices, made)
    if isinstance(st, Problem):
        return Reply(command.id, False, step, st)
    following = st.frames[-1] if st is not None else None
    if st is None or (command.choices and isinstance(following, Ask) and not following.FOLLOWS):
        return Reply(command.id, True, step, complete=True, made=made)
    shown = wire.position(match.rules, st, step, command.seat)
    return Reply(command.id, True, step, preview=shown, made=made)


def saved(table: Table) -> SavedMatch:
    """The match as a worker gets it."""
    match = table.playing
    choices = [step.choice for step in match.log]
    return SavedMatch(table.plan.id, table.plan.game, match.config.to_json(), match.seed, choices)
