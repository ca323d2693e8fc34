"""The terminal table: draws the board, asks for acts, answers questions about the rules."""

import json
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from majlis.boards import draw_board, draw_standings, seat_name
from majlis.bots import Bot, act
from majlis.cli.common import write_whole
from majlis.cli.logs import draw_log
from majlis.cli.making import done_at_once, draw_making, lines, whole
from majlis.cli.rules import find, show_clause
from majlis.kernel.codec import Json
from majlis.kernel.options import UserError
from majlis.kernel.refusal import Refusal
from majlis.kernel.rng import Rng
from majlis.kernel.text import Text
from majlis.play import CannotUndo, Draft, Forbidden, Match, begin, write_record
from majlis.play.draft import Question
from majlis.rulebook import load_book
from majlis.texts import Words

MOST_ANSWERS = 5


class Leave(Exception):  # not an error: the way out of the loop
    """The people at the table go home."""


class TerminalTable:
    """One match on one screen. Seats without a bot are people who share the keyboard."""

    def __init__(
        self,
        match: Match,
        bots: dict[int, Bot],
        words: Words,
        out: Console,
        path: Path,
        about: Json,
    ) -> None:
        self.match = match
        self.bots = bots
        self.words = words
        self.out = out
        self.path = path
        self.about = about
        material = match.rules.material_of(match.state)
        self.book = load_book(match.rules.meta.name, words.language, material)
        self.people = [s for s in range(match.config.players) if s not in bots]
        self.told: dict[int, int] = {}  # how much of the log each person has read
        self.last_seen = -1  # who looked at the screen last
        self.drawn = -1  # how long the log was when the board was drawn last

    def run(self) -> None:
        """Plays until the game is over or everybody leaves; the file is always up to date."""
        try:
            while not self.match.is_over:
                seat = self.match.to_act
                if seat in self.bots:
                    self._bot(seat)
                else:
                    self._person(seat)
                self._keep()
        except (Leave, EOFError, KeyboardInterrupt):
            self._keep()
            self.out.print()
            self.out.print(self._say("table-kept", file=str(self.path)), soft_wrap=True)
            return
        seat = self.people[0] if len(self.people) == 1 else -1
        self._news(seat)
        draw_board(self.out, self.match.view(seat), self.words)
        self.out.print(f"[bold]{self._say('table-result')}[/]")
        draw_standings(self.out, self.match.rules.standings(self.match.state), self.words)
        self.out.print(self._say("table-kept", file=str(self.path)), soft_wrap=True)

    # ---- bots

    def _bot(self, seat: int) -> None:
        """A bot makes its act on a state that its seat cannot tell from the true one."""
        match = self.match
        rng = Rng.from_seed(f"redeal {match.seed} {len(match.log)}")
        facing = match.rules.redeal(match.state, seat, rng)
        self._make(seat, act(self.bots[seat], match.rules, facing))

    def _make(self, seat: int, choices: list[int]) -> None:
        refusal = self.match.act_many(seat, choices)
        if refusal is not None:
            raise RuntimeError(f"the act {choices} of seat {seat} is against {refusal.clause}")

    # ---- people

    def _person(self, seat: int) -> None:
        """Shows the table to the seat and asks until an act is made or taken back."""
        if len(self.people) > 1 and self.last_seen != seat:
            self._change_places(seat)
        fresh = self.last_seen != seat or self.drawn != len(self.match.log)
        self.last_seen = seat
        self._news(seat)
        if fresh:
            draw_board(self.out, self.match.view(seat), self.words)
            self.drawn = len(self.match.log)
        draft = begin(self.match.rules, self.match.state, seat)
        self._show(draft)
        while True:
            answer = self.out.input(f"{seat_name(seat, self.words)} > ").strip()
            if not answer:
                continue
            after = self._answer(draft, answer)
            if after is None:
                return
            draft = after

    def _change_places(self, seat: int) -> None:
        """Between two people the screen is empty, so that secrets stay secret."""
        self.out.clear()
        name = escape(self.words.name(seat))
        self.out.input(self._say("table-pass", name=name) + " ")
        self.out.clear()

    def _news(self, seat: int) -> None:
        """What happened since this seat looked last."""
        draw_log(self.out, self.match, self.words, seat, self.told.get(seat))
        self.told[seat] = len(self.match.log)

    def _show(self, draft: Draft) -> None:
        draw_making(self.out, draft, self.words)

    def _answer(self, draft: Draft, answer: str) -> Draft | None:
        """Does what was typed; gives the draft after it, None when an act was made or undone."""
        command, _, rest = answer.partition(" ")
        command, rest = command.lower(), rest.strip()
        if answer.removeprefix("-").isdigit():
            return self._number(draft, int(answer))
        if command == "ok":
            return self._ok(draft)
        if command == "back":
            return self._back(draft)
        if command == "undo":
            return self._undo(draft)
        if command.startswith("?"):
            self._explain(draft, command[1:] + rest)
        elif command == "why":
            self._why(draft, rest)
        elif command == "save":
            self._save(rest)
        elif command == "log":
            draw_log(self.out, self.match, self.words, draft.seat)
        elif command == "board":
            draw_board(self.out, self.match.rules.view(draft.state, draft.seat), self.words)
            self._show(draft)
        elif command == "rules":
            self._rules(rest)
        elif command in ("quit", "exit"):
            raise Leave
        else:
            self.out.print(self._say("table-help"))
        return draft

    # ---- making an act

    def _number(self, draft: Draft, number: int) -> Draft | None:
        """`3` picks line 3; `-3` puts one of it back."""
        offered = lines(draft)
        if not offered:
            self.out.print(self._say("table-ok-act"))
            return draft
        if not 1 <= abs(number) <= len(offered):
            self.out.print(self._say("table-range", count=len(offered)))
            return draft
        line = offered[abs(number) - 1]
        try:
            after = line.pick(draft) if number > 0 else line.put_back(draft)
        except Forbidden as forbidden:
            for reason in forbidden.reasons:
                self._refuse(self.words.say(reason.text), reason.refusal)
            return draft
        if after is None:
            self.out.print(self._say("table-nothing-back"))
            return draft
        return self._go_on(after)

    def _go_on(self, draft: Draft) -> Draft | None:
        """Does an act of one choice at once; everything else is shown first."""
        if done_at_once(draft):
            self._make(draft.seat, draft.choices)
            return None
        self._show(draft)
        return draft

    def _ok(self, draft: Draft) -> Draft | None:
        """Does the act that is shown, or closes a basket after which more is asked."""
        ready = whole(draft)
        if ready is not None:
            self._make(ready.seat, ready.choices)
            return None
        if draft.is_whole:
            return self._go_on(draft.close())
        self.out.print(self._say("table-not-whole"))
        return draft

    def _back(self, draft: Draft) -> Draft:
        """One step back in the act that is being made."""
        if not draft.parts:
            self.out.print(self._say("table-nothing-back"))
            return draft
        before = draft.back()
        self._show(before)
        return before

    def _undo(self, draft: Draft) -> Draft | None:
        """Takes back the act that is being made, or else the last one."""
        seat = draft.seat
        if draft.parts:
            fresh = begin(draft.rules, draft.facing, seat)
            self._show(fresh)
            return fresh
        try:
            self.match.undo(seat)
        except CannotUndo as error:
            self.out.print(self._say(error.reason))
            return draft
        self.told[seat] = min(self.told.get(seat, 0), len(self.match.log))
        return None

    # ---- questions

    def _explain(self, draft: Draft, number: str) -> None:
        """`?3`: the clause behind a line; `?` alone: behind the decision."""
        question = _asked(draft)
        clause = question.frame.clause()
        offered = lines(draft)
        if number.isdigit() and 1 <= int(number) <= len(offered):
            clause = offered[int(number) - 1].clause(question)
        show_clause(self.out, self.book.clause(clause))

    def _why(self, draft: Draft, wanted: str) -> None:
        """`why pasha court`: the clauses that keep what has these words from being offered."""
        found = 0
        for text, refusal in _refusals(draft):
            label = self.words.say(text)
            if all(word in label.lower() for word in wanted.lower().split()):
                found += 1
                if found > MOST_ANSWERS:
                    self.out.print(self._say("table-why-more"))
                    return
                self._refuse(label, refusal)
        if not found:
            self.out.print(self._say("table-why-none"))

    def _refuse(self, label: str, refusal: Refusal) -> None:
        reason = escape(self.words.say(refusal.text))
        self.out.print(f"  {escape(label)}: {reason} [bold]{refusal.clause}[/]")

    def _rules(self, wanted: str) -> None:
        try:
            clauses = find(self.book, wanted.split() or [""])
        except ValueError as error:
            self.out.print(f"  {escape(str(error))}")
            return
        for clause in clauses[:MOST_ANSWERS]:
            show_clause(self.out, clause)
        if not clauses:
            self.out.print(self._say("table-rules-none"))

    # ---- keeping the game

    def _record(self) -> str:
        return json.dumps({**write_record(self.match), "table": self.about}) + "\n"

    def _keep(self) -> None:
        write_whole(self.path, self._record())

    def _save(self, name: str) -> None:
        path = Path(name).expanduser() if name else self.path
        try:
            write_whole(path, self._record())
            self.out.print(self._say("table-kept", file=str(path)), soft_wrap=True)
        except UserError as error:
            self.out.print(f"  {escape(str(error))}")

    def _say(self, key: str, **args: int | str) -> str:
        return self.words.word(key, **args)


def _asked(draft: Draft) -> Question:
    """What is asked now, or was asked last where nothing is."""
    return draft.question or draft.questions[-1]


def _refusals(draft: Draft) -> Iterator[tuple[Text, Refusal]]:
    """All that cannot be picked now, with the rule against it."""
    question = _asked(draft)
    basket, frame, st = question.basket, question.frame, question.state
    if basket is not None and draft.question is not None:
        for index, item in enumerate(basket.items):
            if not basket.can_add(draft.laid, index):
                yield item.text, basket.why_not(draft.laid, index)
    for choice in range(frame.SIZE):
        if choice in st.legal or (basket is not None and basket.covers(choice)):
            continue
        refusal: Refusal | None = frame.why_not(st, choice)
        if refusal is not None:
            yield frame.describe(st, choice), refusal
