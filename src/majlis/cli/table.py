"""The terminal table: draws the board, asks for choices, answers questions about the rules."""

import json
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape

from majlis.bots import Bot
from majlis.cli.boards import draw_board, draw_log, draw_standings, seat_name
from majlis.cli.common import write_whole
from majlis.cli.rules import find, show_clause
from majlis.kernel.codec import Json
from majlis.kernel.options import UserError
from majlis.play import CannotUndo, Match, write_record
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
        self.book = load_book(match.rules.meta.name, words.language)
        self.people = [s for s in range(match.config.players) if s not in bots]
        self.told: dict[int, int] = {}  # how much of the log each person has read
        self.last_seen = -1  # who looked at the screen last

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
        """A bot sees its view, its choices and `redeal`, as everywhere."""
        match = self.match
        choice = self.bots[seat].choose(
            match.view(seat),
            match.choices,
            lambda rng: match.rules.redeal(match.state, seat, rng),
        )
        refusal = match.act(seat, choice)
        if refusal is not None:
            raise RuntimeError(f"the bot of seat {seat} chose against {refusal.clause}")

    # ---- people

    def _person(self, seat: int) -> None:
        """Shows the table to the seat and asks until a choice is made."""
        if len(self.people) > 1 and self.last_seen != seat:
            self._change_places(seat)
        fresh = self.last_seen != seat or self.told.get(seat, 0) < len(self.match.log) - 1
        self.last_seen = seat
        self._news(seat)
        if fresh:
            draw_board(self.out, self.match.view(seat), self.words)
        self._offer()
        while True:
            answer = self.out.input(f"{seat_name(seat, self.words)} > ").strip()
            if answer and self._answer(seat, answer):
                return

    def _change_places(self, seat: int) -> None:
        """Between two people the screen is empty, so that secrets stay secret."""
        self.out.clear()
        name = escape(self.words.name(seat))
        self.out.input(self._say("table-pass", name=name) + " ")
        self.out.clear()

    def _news(self, seat: int) -> None:
        """What happened since this seat looked last."""
        since = self.told.get(seat)
        draw_log(self.out, self.match.rules, self.match.events(seat, since), self.words)
        self.told[seat] = len(self.match.log)

    def _offer(self) -> None:
        """The prompt and the numbered choices."""
        match, frame = self.match, self.match.frame
        assert frame is not None
        prompt = escape(self.words.say(frame.prompt(match.state)))
        self.out.print(f"[bold]{prompt}[/] [dim]{frame.clause()}[/]")
        labels = [
            f"[bold]{number:>3}[/] {escape(self._label(choice))}"
            for number, choice in enumerate(match.choices, 1)
        ]
        self.out.print(Columns(labels, padding=(0, 3), column_first=True))

    def _label(self, choice: int) -> str:
        frame = self.match.frame
        assert frame is not None
        return self.words.say(frame.describe(self.match.state, choice))

    def _answer(self, seat: int, answer: str) -> bool:
        """Does what was typed; True when a choice was made or taken back."""
        command, _, rest = answer.partition(" ")
        command, rest = command.lower(), rest.strip()
        if answer.isdigit():
            return self._choose(seat, int(answer))
        if command.startswith("?"):
            self._explain(command[1:] + rest)
        elif command == "why":
            self._why(rest)
        elif command == "undo":
            return self._undo(seat)
        elif command == "save":
            self._save(rest)
        elif command == "log":
            draw_log(self.out, self.match.rules, self.match.events(seat), self.words)
        elif command == "board":
            draw_board(self.out, self.match.view(seat), self.words)
            self._offer()
        elif command == "rules":
            self._rules(rest)
        elif command in ("quit", "exit"):
            raise Leave
        else:
            self.out.print(self._say("table-help"))
        return False

    def _choose(self, seat: int, number: int) -> bool:
        choices = self.match.choices
        if not 1 <= number <= len(choices):
            self.out.print(self._say("table-range", count=len(choices)))
            return False
        self.match.act(seat, choices[number - 1])
        return True

    def _explain(self, number: str) -> None:
        """`?3`: the clause behind a choice; `?` alone: behind the decision."""
        match, frame = self.match, self.match.frame
        assert frame is not None
        clause = frame.clause()
        if number.isdigit() and 1 <= int(number) <= len(match.choices):
            clause = frame.clause_of(match.state, match.choices[int(number) - 1])
        show_clause(self.out, self.book.clause(clause))

    def _why(self, words: str) -> None:
        """`why pasha court`: the clauses that keep choices with these words from being offered."""
        match, frame = self.match, self.match.frame
        assert frame is not None
        wanted = words.lower().split()
        offered = set(match.choices)
        found = 0
        for choice in range(frame.SIZE):
            if choice in offered:
                continue
            label = self._label(choice)
            if all(word in label.lower() for word in wanted):
                refusal = match.why_not(choice)
                assert refusal is not None
                found += 1
                if found > MOST_ANSWERS:
                    self.out.print(self._say("table-why-more"))
                    return
                reason = escape(self.words.say(refusal.text))
                self.out.print(f"  {escape(label)}: {reason} [bold]{refusal.clause}[/]")
        if not found:
            self.out.print(self._say("table-why-none"))

    def _undo(self, seat: int) -> bool:
        try:
            self.match.undo(seat)
        except CannotUndo as error:
            self.out.print(self._say(error.reason))
            return False
        self.told[seat] = min(self.told.get(seat, 0), len(self.match.log))
        self.last_seen = seat if len(self.people) > 1 else -1
        return True

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
