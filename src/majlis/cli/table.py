"""The terminal table: shows the screen, asks for acts, answers questions about the rules."""

from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from majlis.boards import seat_name
from majlis.boards.fitted import Board, board_of, spoken_rows, whole_table
from majlis.bots import Bot, act
from majlis.cli.asking import Asking
from majlis.cli.commands import Unclear, command_of
from majlis.cli.counsel import Counsel
from majlis.cli.logs import log_lines
from majlis.cli.making import done_at_once, forecast_told, in_words, lines, tell, whole
from majlis.cli.paper import Paper
from majlis.cli.saves import Keeper
from majlis.cli.screen import NARROWEST, compose
from majlis.cli.sheet import sheet_lines, standing_lines
from majlis.kernel.codec import Json
from majlis.kernel.options import UserError
from majlis.kernel.rng import Rng
from majlis.play import CannotUndo, Draft, Forbidden, Match, begin
from majlis.texts import Words


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
        reader: bool = False,
    ) -> None:
        self.match = match
        self.bots = bots
        self.words = words
        self.out = out
        self.paper = Paper(out, words, reader)
        self.keeper = Keeper(match, path, about)
        self.asking = Asking(match, self.paper)
        self.people = [s for s in range(match.config.players) if s not in bots]
        self.told: dict[int, int] = {}  # how much of the log each person has read
        self.news: list[str] = []  # what the one at the screen has not chosen after yet
        self.last_seen = -1  # who looked at the screen last
        self.page = 0
        self.counsel: Counsel | None = None
        self.is_leaving = False  # somebody was told that leaving would lose the game
        self.does: dict[str, Callable[[Draft, str], Draft | None]] = {
            "ok": self._ok,
            "back": self._back,
            "more": self._more,
            "plan": self._plan,
            "hint": self._hint,
            "undo": self._undo,
            "score": self._score,
            "board": self._board,
            "news": self._news_again,
            "log": self._log,
            "why": self.asking.why,
            "rules": self.asking.rules,
            "save": self._save,
            "help": self._help,
            "quit": self._quit,
        }

    # ---- the game

    def run(self) -> None:
        """Plays until the game is over or everybody leaves; the file is always up to date."""
        self._keep()
        if self.paper.is_narrow and not self.paper.reader:
            self.paper.word("table-narrow", columns=self.out.width, needed=NARROWEST)
        try:
            while not self.match.is_over:
                seat = self.match.to_act
                if seat in self.bots:
                    self._bot(seat)
                else:
                    self._person(seat)
                self._keep()
        except (Leave, EOFError, KeyboardInterrupt):
            self.out.print()
            self._part()
            return
        self._end()
        self._part()

    def _end(self) -> None:
        seat = self.people[0] if len(self.people) == 1 else -1
        for line in log_lines(
            self.match, self.words, seat, self.told.get(seat, 0), self.paper.reader
        ):
            self.paper.say(line)
        self._show_table(board_of(self.match.view(seat), self.words, self.paper.spoken))
        self.paper.say(f"[bold]{self.words.word('table-result')}[/]")
        for standing in self.match.rules.standings(self.match.state):
            for line in standing_lines(standing, self.words):
                self.paper.say(line)

    def _keep(self) -> None:
        if self.keeper.keep():
            self.paper.word("table-not-saved", reason=self.keeper.trouble)

    def _part(self) -> None:
        """The last word: where the game is kept."""
        self.keeper.keep()
        key, path = "table-kept", self.keeper.path
        if self.keeper.trouble:
            try:
                key, path = "table-rescued", self.keeper.rescue()
            except UserError as error:
                self.paper.word("table-lost", reason=str(error))
                return
        self.out.print(escape(self.words.word(key, file=str(path))), soft_wrap=True)

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
        self.last_seen = seat
        since = self.told.get(seat)
        self.news = log_lines(self.match, self.words, seat, since, self.paper.reader)
        self.told[seat] = len(self.match.log)
        self.counsel, self.page = None, 0
        draft = begin(self.match.rules, self.match.state, seat)
        self._show(draft)
        while True:
            name = self.words.name(seat) if self.paper.reader else None
            prompt = escape(name) if name is not None else seat_name(seat, self.words)
            after = self._answer(draft, self.out.input(f"{prompt} > ").strip())
            if after is None:
                return
            if after is not draft:
                self.page = 0
                self._show(after)
            draft = after

    def _change_places(self, seat: int) -> None:
        """Between two people the screen is empty, so that secrets stay secret."""
        self.out.clear()
        name = escape(self.words.name(seat))
        self.out.input(self.words.word("table-pass", name=name) + " ")
        self.out.clear()

    def _show(self, draft: Draft) -> None:
        """The screen of a moment: all that fits of it, or all of it in sentences."""
        told = tell(draft, self.words)
        board = board_of(draft.view(), self.words, self.paper.spoken)
        if not self.paper.spoken:
            width, height = self.out.size
            screen = compose(board, draft.seat, told, self.news, width, height, self.page)
            self.paper.lines(screen.lines)
            return
        if not draft.parts and not draft.pointed:
            for line in self.news:
                self.paper.say(line)
            self.paper.rows([board.head(), *board.player(draft.seat)])
        for line in told.above:
            self.paper.say(line)
        for number, label in enumerate(told.labels, 1):
            self.paper.say(f"{number}{self.words.colon} {label}")
        for line in told.below:
            self.paper.say(line)

    def _show_table(self, board: Board) -> None:
        if self.paper.spoken:
            self.paper.rows(spoken_rows(board))
        else:
            self.paper.lines(whole_table(board, self.out.width))

    def _answer(self, draft: Draft, answer: str) -> Draft | None:
        """Does what was typed; gives the draft after it, None when an act was made or undone."""
        if not answer:
            self._show(draft)
            return draft
        if answer.removeprefix("-").isdecimal():
            return self._number(draft, int(answer))
        if answer.startswith("?"):
            return self.asking.explain(draft, answer[1:].strip())
        word, _, rest = answer.partition(" ")
        try:
            command = command_of(word, self.words)
        except Unclear as unclear:
            if unclear.meant:
                self.paper.word("table-meant", words=", ".join(unclear.meant))
            else:
                self.paper.word("table-unknown")
            return draft
        if command != "quit":
            self.is_leaving = False
        return self.does[command](draft, rest.strip())

    # ---- making an act

    def _number(self, draft: Draft, number: int) -> Draft | None:
        """`3` picks line 3; `-3` puts one of it back."""
        after = self._picked(draft, number)
        return draft if after is None else self._go_on(after)

    def _picked(self, draft: Draft, number: int) -> Draft | None:
        """The draft after a number was typed; None, with the reason told, if there is none."""
        offered = lines(draft)
        if not offered:
            self.paper.word("table-ok-act")
            return None
        if not 1 <= abs(number) <= len(offered):
            self.paper.word("table-range", count=len(offered))
            return None
        line = offered[abs(number) - 1]
        try:
            after = line.pick(draft) if number > 0 else line.put_back(draft)
        except Forbidden as forbidden:
            for reason in forbidden.reasons:
                self.asking.refuse(self.words.say(reason.text), reason.refusal)
            return None
        if after is None:
            self.paper.word("table-nothing-back")
        return after

    def _go_on(self, draft: Draft) -> Draft | None:
        """Does an act of one choice at once; everything else is shown first."""
        if done_at_once(draft):
            self._make(draft.seat, draft.choices)
            return None
        return draft

    def _ok(self, draft: Draft, _: str) -> Draft | None:
        """Does the act that is shown, or closes a basket after which more is asked."""
        ready = whole(draft)
        if ready is not None:
            self._make(ready.seat, ready.choices)
            return None
        if draft.is_whole:
            return self._go_on(draft.close())
        self.paper.word("table-not-whole")
        return draft

    def _back(self, draft: Draft, _: str) -> Draft:
        """One step back in the act that is being made."""
        if draft.parts or draft.pointed:
            return draft.back()
        self.paper.word("table-nothing-back")
        return draft

    def _undo(self, draft: Draft, _: str) -> Draft | None:
        """Takes back the act that is being made, or else the last one."""
        seat = draft.seat
        if draft.parts or draft.pointed:
            return begin(draft.rules, draft.facing, seat)
        try:
            self.match.undo(seat)
        except CannotUndo as error:
            self.paper.word(error.reason)
            return draft
        self.told[seat] = min(self.told.get(seat, 0), len(self.match.log))
        return None

    def _plan(self, draft: Draft, number: str) -> Draft:
        """What the act laid out would do, or what it would do with one more line picked."""
        if number.removeprefix("-").isdecimal():
            after = self._picked(draft, int(number))
            if after is None:
                return draft
        else:
            after = draft
        ready = whole(after)
        if ready is not None:
            self.paper.say(escape(in_words(ready.made, self.words)))
            for line in forecast_told(ready, self.words):
                self.paper.say(line)
        elif after is draft and not draft.parts:
            self.paper.word("table-plan-none")
        else:
            told = tell(after, self.words)
            if not after.is_open and after.question is not draft.question:
                self.paper.word("table-plan-open")
            for line in (*told.above, *(f"  {label}" for label in told.labels), *told.below):
                self.paper.say(line)
        return draft

    def _hint(self, draft: Draft, number: str) -> Draft:
        """What the coach would do; with a number, that act laid out."""
        if self.counsel is None:
            self.counsel = Counsel(self.match, draft.seat)
        if number:
            if number.isdecimal() and 1 <= int(number) <= len(self.counsel.acts):
                return self.counsel.draft(int(number))
            self.paper.word("table-hint-none")
            return draft
        for line in self.counsel.told(self.words):
            self.paper.say(escape(line))
        self.paper.word("table-hint-lay")
        return draft

    # ---- looking

    def _more(self, draft: Draft, _: str) -> Draft:
        self.page += 1
        self._show(draft)
        return draft

    def _score(self, draft: Draft, _: str) -> Draft:
        for line in sheet_lines(self.match, draft.seat, self.words):
            self.paper.say(line)
        return draft

    def _board(self, draft: Draft, _: str) -> Draft:
        self._show_table(board_of(draft.view(), self.words, self.paper.spoken))
        return draft

    def _news_again(self, draft: Draft, _: str) -> Draft:
        for line in self.news:
            self.paper.say(line)
        return draft

    def _log(self, draft: Draft, _: str) -> Draft:
        for line in log_lines(self.match, self.words, draft.seat, spoken=self.paper.reader):
            self.paper.say(line)
        return draft

    def _help(self, draft: Draft, _: str) -> Draft:
        for line in self.words.word("table-help").splitlines():
            self.paper.say(escape(line))
        return draft

    # ---- keeping the game

    def _save(self, draft: Draft, name: str) -> Draft:
        path = Path(name).expanduser() if name else self.keeper.path
        try:
            self.keeper.copy_to(path)
            self.out.print(escape(self.words.word("table-kept", file=str(path))), soft_wrap=True)
        except UserError as error:
            self.paper.say(escape(str(error)))
        return draft

    def _quit(self, draft: Draft, _: str) -> Draft:
        self.keeper.keep()
        if self.keeper.trouble and not self.is_leaving:
            self.is_leaving = True
            self.paper.word("table-still")
            return draft
        raise Leave
