"""What people may do at a table by a command: checked here, carried out by the hub.

Every command that changes something has an id of its own: sent twice, it is done once and answered
twice, whatever happened to the server in between.
"""

from collections.abc import Sequence
from typing import Any, Final

from majlis.kernel.options import UserError
from majlis.kernel.rules import Rules
from majlis.kernel.state import State
from majlis.play import Act as MadeAct
from majlis.play import CannotUndo, Draft, Forbidden, Malformed, Match, OutOfTurn, Unfinished
from majlis.server import coaching, drafting, showing, wire
from majlis.server.bots import BotPool, NoAnswer, SavedMatch
from majlis.server.hub import Hub
from majlis.server.identity import User
from majlis.server.live import LiveTable
from majlis.server.problems import Refused
from majlis.server.storage.writing import Conflict
from majlis.server.table import (
    BOT,
    ENDED,
    FINISHED,
    FROZEN,
    PERSON,
    RUNNING,
    RefusedChoice,
    Table,
)
from majlis.server.wire import Problem, Reply

LONGEST_ID: Final = 64
LONGEST_THING: Final = 100
MOST_IN_BASKET: Final = 100


class Desk:
    """Takes commands in and answers them."""

    def __init__(self, hub: Hub, bots: BotPool, max_chat: int = 500) -> None:
        self.hub = hub
        self.bots = bots
        self.max_chat = max_chat
        self._ways: dict[type, Any] = {
            wire.Act: self._act,
            wire.Gesture: self._gesture,
            wire.Undo: self._undo,
            wire.Consent: self._consent,
            wire.Why: self._why,
            wire.AskHint: self._hint,
            wire.AgreeHints: self._agree_hints,
            wire.Say: self._say,
        }

    async def obey(self, live: LiveTable, user: User, command: wire.Command) -> Reply:
        """Carries a command out, or says why not; it never raises for what a client did."""
        try:
            if not 0 < len(command.id) <= LONGEST_ID or not command.id.isprintable():
                raise Refused(400, "malformed", "problem-command-id")
            if isinstance(command, wire.Why | wire.AskHint):
                reply: Reply = await self._ways[type(command)](live, user, command)
                return reply
            if isinstance(command, wire.Gesture):
                answered = self._gesture(live, user, command)
                if not isinstance(answered, wire.Act):
                    return answered
                command = answered
            key = f"{user.id}:{command.id}"
            async with live.lock:
                if live.stale:
                    await self.hub.catch_up(live)
                return await self._once(live, user, command, key)
        except Refused as refused:
            return Reply(
                command.id,
                False,
                live.table.acts,
                refused.problem,
                position=newer(live.table, user, command, refused.problem),
            )

    async def _once(self, live: LiveTable, user: User, command: Any, key: str) -> Reply:
        for attempt in (1, 2):
            if key in live.done:
                return Reply(command.id, True, live.done[key])
            try:
                await self._ways[type(command)](live, user, command, key)
                return Reply(command.id, True, live.table.acts)
            except Conflict:
                if attempt == 2:
                    raise Refused(409, "stale", "problem-stale") from None
            except RefusedChoice as refused:
                problem = Problem(
                    "illegal", wire.said(refused.refusal.text), refused.refusal.clause
                )
                return Reply(command.id, False, live.table.acts, problem)
            except Forbidden as forbidden:
                return refused_by_rule(command.id, live.table.acts, forbidden)
            except Unfinished:
                raise Refused(409, "unfinished", "problem-unfinished") from None
            except CannotUndo as error:
                raise Refused(409, "cannot-undo", error.reason) from None
            except OutOfTurn:
                raise Refused(409, "out-of-turn", "problem-out-of-turn") from None
            except UserError as error:
                raise Refused(400, "malformed", "problem-malformed", why=str(error)) from None
        raise AssertionError("unreachable")

    # --- what changes the table --------------------------------------------------------------

    async def _act(self, live: LiveTable, user: User, command: wire.Act, key: str) -> None:
        match = check_turn(live.table, user, command.seat, command.act)
        draft = kept(live, match, command.seat, command.parts)
        if not draft.is_complete:
            raise Unfinished("the act is not complete")
        await self.hub.change(
            live,
            "act" if command.seat == match.to_act else "seal",
            seat=command.seat,
            user=user.id,
            command=key,
            data={"choices": draft.choices},
        )

    async def _undo(self, live: LiveTable, user: User, command: wire.Undo, key: str) -> None:
        table = live.table
        check_seat(table, user, command.seat)
        match = check_running(table)
        if command.act != table.acts:
            raise Refused(409, "stale", "problem-stale")
        seat = command.seat
        fields: dict[str, Any] = {"seat": seat, "user": user.id, "command": key}
        if seat in match.sealed:
            await self.hub.change(live, "undo", **fields)
            return
        last = match.last_act_of(seat)
        others = [] if table.may_undo(seat) else people_beside(table, user)
        check_reach(table, others, last)
        if not others and has_seen_bots(table, seat, last):
            raise CannotUndo("undo-revealed", "a bot has shown something, and it stands")
        if not others:
            await self.hub.change(live, "undo", data=taken_back(table, seat), **fields)
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
            fields: dict[str, Any] = {"seat": wish.seat, "data": taken_back(table, wish.seat)}
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
        name = live.table.chairs[seat].name if own else user.name
        data: dict[str, Any] = {"name": name, "text": text}
        if not own and live.table.status == RUNNING:
            data["aside"] = True
        await self.hub.change(live, "chat", seat=seat, user=user.id, command=key, data=data)

    async def _agree_hints(
        self, live: LiveTable, user: User, command: wire.AgreeHints, key: str
    ) -> None:
        own = live.table.seats_of(user.id)
        if not own:
            raise Refused(409, "forbidden", "problem-not-seated")
        data = {"agree": command.agree}
        await self.hub.change(live, "hints", seat=own[0], user=user.id, command=key, data=data)

    # --- what only asks ----------------------------------------------------------------------

    def _gesture(self, live: LiveTable, user: User, command: wire.Gesture) -> Reply | wire.Act:
        """Answers a gesture; or the act that it makes, where the person asked for that."""
        table = live.table
        if f"{user.id}:{command.id}" in live.done:  # sent twice, and carried out
            return Reply(command.id, True, live.done[f"{user.id}:{command.id}"])
        try:
            match = check_turn(table, user, command.seat, command.act)
            parts = (command.parts, command.open, command.pointed)
            draft = after_gesture(kept(live, match, command.seat, *parts), command)
            live.drafts[command.seat] = draft
        except Forbidden as forbidden:
            return refused_by_rule(command.id, table.acts, forbidden)
        except Unfinished:
            raise Refused(409, "unfinished", "problem-unfinished") from None
        except OutOfTurn:
            raise Refused(409, "out-of-turn", "problem-out-of-turn") from None
        except UserError as error:
            raise Refused(400, "malformed", "problem-malformed", why=str(error)) from None
        shown = drafting.show(draft)
        begun = bool(command.parts)  # what takes the place of something is looked at first
        warned = shown.forecast is not None and shown.forecast.warnings
        if command.go and shown.single and not begun and not warned:
            return wire.Act(command.id, command.seat, command.act, draft.parts)
        return Reply(command.id, True, table.acts, draft=shown)

    async def _why(self, live: LiveTable, user: User, command: wire.Why) -> Reply:
        table = live.table
        check_seat(table, user, command.seat)
        match = check_running(table)
        if command.act != table.acts:
            raise Refused(409, "stale", "problem-stale")
        if command.seat not in match.asked:
            return Reply(command.id, True, table.acts, answers=[])
        try:
            parts = (command.parts, command.open, command.pointed)
            reasons = drawn(match, command.seat, *parts).why_not(checked_thing(command.thing))
        except UserError as error:
            raise Refused(400, "malformed", "problem-malformed", why=str(error)) from None
        answers = [drafting.answer(reason) for reason in reasons]
        return Reply(command.id, True, table.acts, answers=answers)

    async def _hint(self, live: LiveTable, user: User, command: wire.AskHint) -> Reply:
        table = live.table
        try:
            match = check_turn(table, user, command.seat, command.act)
            parts = (command.parts, command.open, command.pointed)
            draft = drawn(match, command.seat, *parts)
        except OutOfTurn:
            raise Refused(409, "out-of-turn", "problem-out-of-turn") from None
        except UserError as error:
            raise Refused(400, "malformed", "problem-malformed", why=str(error)) from None
        if command.judge and not draft.is_complete:
            raise Refused(409, "unfinished", "problem-unfinished")
        laid = (draft.parts, draft.is_open, draft.pointed)
        await self._note_hint(live, user, command.seat)
        try:
            advice = await self.bots.hint(
                saved(table), command.seat, laid, command.judge, owner=user.id
            )
        except NoAnswer:
            raise Refused(503, "busy", "problem-no-hint") from None
        hints = coaching.hints(match.rules, draft.facing, command.seat, advice)
        verdict = coaching.verdict(match.rules, draft.facing, command.seat, advice)
        return Reply(command.id, True, table.acts, hints=hints, verdict=verdict)

    async def _note_hint(self, live: LiveTable, user: User, seat: int) -> None:
        """A hint stands in the log for all to see, before it is thought about; once for an act."""
        async with live.lock:
            if live.stale:
                await self.hub.catch_up(live)
            if not live.table.allows_hints:
                raise Refused(403, "forbidden", "problem-hints-off")
            if seat in live.table.hints_now:
                return
            try:
                await self.hub.change(live, "hint", seat=seat, user=user.id)
            except Conflict:
                raise Refused(409, "stale", "problem-stale") from None


# --- drafts ------------------------------------------------------------------------------------


def drawn(
    match: Match,
    seat: int,
    parts: Sequence[Sequence[int]],
    is_open: bool = False,
    pointed: Sequence[str] = (),
) -> Draft:
    """The draft of a client, on the position that its seat faces."""
    return drawn_on(match.rules, match.facing(seat), seat, parts, is_open, pointed)


def drawn_on(
    rules: Rules,
    facing: State,
    seat: int,
    parts: Sequence[Sequence[int]],
    is_open: bool = False,
    pointed: Sequence[str] = (),
) -> Draft:
    """The draft of a client, on a position."""
    filled = [_filling(part) for part in parts]
    things = [checked_thing(thing) for thing in pointed]
    return Draft(rules, facing, seat, filled, is_open, things)


def kept(
    live: LiveTable,
    match: Match,
    seat: int,
    parts: Sequence[Sequence[int]],
    is_open: bool = False,
    pointed: Sequence[str] = (),
) -> Draft:
    """The draft of a client at a live table: mostly the one that it was answered with last, or the
    empty one.
    """
    last = live.drafts.get(seat) if parts or pointed else live.table.draft(seat)
    if (
        last is not None
        and last.facing is match.facing(seat)
        and (last.parts, last.is_open, last.pointed) == (parts, is_open, list(pointed))
    ):
        return last
    return drawn(match, seat, parts, is_open, pointed)


def after_gesture(draft: Draft, command: wire.Gesture) -> Draft:
    """A draft after a gesture."""
    match command.do:
        case "look":
            return draft
        case "point":
            return draft.point(checked_thing(command.thing))
        case "put_back":
            return draft.put_back(checked_thing(command.thing))
        case "choose":
            return draft.choose(command.choice)
        case "lay":
            return draft.lay(_filling(command.numbers))
        case "close":
            return draft.close()
        case "back":
            return draft.back()
    raise Malformed(f"there is no gesture {command.do[:20]!r}")


def _filling(numbers: Sequence[int]) -> Sequence[int]:
    if len(numbers) > MOST_IN_BASKET:
        raise Malformed(f"expected at most {MOST_IN_BASKET} things in a basket")
    return numbers


def checked_thing(thing: str) -> str:
    """The name of a thing as a client sent it, if it can be one."""
    if not 0 < len(thing) <= LONGEST_THING or not thing.isprintable():
        raise Malformed("that is not the name of a thing")
    return thing


def refused_by_rule(command_id: str, acts: int, forbidden: Forbidden) -> Reply:
    """What the rules have against a gesture or an act."""
    answers = [drafting.answer(reason) for reason in forbidden.reasons]
    if not answers:
        text, clause = wire.Said("problem-nothing-there"), None
    else:
        text, clause = answers[0].reason, answers[0].clause
    return Reply(command_id, False, acts, Problem("illegal", text, clause), answers=answers)


def newer(table: Table, user: User, command: Any, problem: Problem) -> wire.Position | None:
    """The position as it is now, for one who spoke of an older one."""
    if problem.code != "stale" or table.match is None or not hasattr(command, "seat"):
        return None
    return showing.position(table, command.seat if command.seat in table.seats_of(user.id) else -1)


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
        ended = (table.reason or "").startswith(ENDED)
        raise Refused(409, "frozen", "problem-ended" if ended else "problem-frozen")
    if table.status != RUNNING:
        key = "problem-over" if table.match else "problem-not-started"
        raise Refused(409, "out-of-turn", key)
    return table.playing


def check_finished(table: Table) -> Match:
    """The match of a table whose game is over: now everything may be looked at."""
    if table.status != FINISHED:
        raise Refused(409, "forbidden", "problem-not-over")
    return table.playing


def check_turn(table: Table, user: User, seat: int, act: int) -> Match:
    """The seat is the person's own and asked, and the person has seen what there is to see.

    While several seats choose at once, the acts of the others do not matter to a seat.
    """
    check_seat(table, user, seat)
    match = check_running(table)
    together = match.frame is not None and match.frame.SIMULTANEOUS
    if act != table.acts and not (together and 0 <= act < table.acts):
        raise Refused(409, "stale", "problem-stale")
    if seat not in match.asked:
        raise OutOfTurn("the seat is not asked")
    return match


def people_beside(table: Table, user: User) -> list[int]:
    """The seats of the other people of the game, also of those who are away."""
    return [
        seat
        for seat, chair in enumerate(table.chairs)
        if chair.kind == PERSON and chair.user != user.id
    ]


def has_seen_bots(table: Table, seat: int, act: MadeAct) -> bool:
    """Whether hidden things were shown since an act in a game with bots: they cannot be asked
    whether the seat may know them and choose anew.
    """
    with_bots = any(chair.kind == BOT for chair in table.chairs)
    return with_bots and table.playing.has_shown(seat, act.start)


def check_reach(table: Table, people: Sequence[int], act: MadeAct) -> None:
    """Whoever is asked loses the last of their acts at most: nobody rewinds a game."""
    since = [one.seat for one in table.playing.acts if one.start >= act.start]
    if any(since.count(seat) > 1 for seat in people):
        raise Refused(409, "cannot-undo", "undo-far")


def taken_back(table: Table, seat: int) -> dict[str, int]:
    """What an undo of the seat's last act does; what was drawn since does not come again.

    The number of the new chance only counts how often that was: nobody can choose it.
    """
    to = table.playing.last_act_of(seat).start
    return {"to": to} if table.may_undo(seat) else {"to": to, "anew": table.anew + 1}


def saved(table: Table) -> SavedMatch:
    """The match as a worker gets it."""
    match = table.playing
    choices = [step.choice for step in match.log]
    config = match.config.to_json()
    return SavedMatch(
        table.plan.id, table.plan.game, config, match.seed, choices, match.redrawn.copy()
    )
