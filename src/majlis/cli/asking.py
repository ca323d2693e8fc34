"""Questions at the table: which rule is behind something, why something is not offered."""

from collections.abc import Iterator
from typing import Final

from rich.markup import escape

from majlis.cli.making import lines
from majlis.cli.paper import Paper
from majlis.cli.rules import clause_lines, find
from majlis.kernel.refusal import Refusal
from majlis.kernel.text import Text
from majlis.play import Draft, Match
from majlis.play.draft import Question
from majlis.rulebook import Clause, UnknownClause, load_book
from majlis.rulebook.search import fold

MOST_ANSWERS: Final = 5


class Asking:
    """Answers out of the rulebook of one match, with the numbers of its material."""

    def __init__(self, match: Match, paper: Paper) -> None:
        material = match.rules.material_of(match.state)
        self.paper = paper
        self.words = paper.words
        self.book = load_book(match.rules.meta.name, self.words.language, material)

    def explain(self, draft: Draft, number: str) -> Draft:
        """`?3`: the clause behind a line; `?` alone: behind the decision."""
        question = _asked(draft)
        clause = question.frame.clause()
        offered = lines(draft)
        if number.isdecimal() and 1 <= int(number) <= len(offered):
            clause = offered[int(number) - 1].clause(question)
        self._show(self.book.clause(clause))
        return draft

    def why(self, draft: Draft, wanted: str) -> Draft:
        """`why pasha court`: the clauses that keep what has these words from being offered."""
        found = 0
        for text, refusal in _refusals(draft):
            label = self.words.say(text)
            if all(word in fold(label) for word in fold(wanted).split()):
                found += 1
                if found > MOST_ANSWERS:
                    self.paper.word("table-why-more")
                    return draft
                self.refuse(label, refusal)
        if not found:
            self.paper.word("table-why-none")
        return draft

    def refuse(self, label: str, refusal: Refusal) -> None:
        reason = escape(self.words.say(refusal.text))
        self.paper.say(f"{escape(label)}: {reason} [bold]{refusal.clause}[/]")

    def rules(self, draft: Draft, wanted: str) -> Draft:
        """`rules WORDS`: clauses with these words, or with what is nearest to them."""
        try:
            clauses = find(self.book, wanted.split() or [""])
            if not clauses and (near := self.book.near(wanted)):
                self.paper.word("table-near", words=near)
                clauses = self.book.search(near)
        except UnknownClause as error:
            self.paper.say(escape(str(error)))
            return draft
        for clause in clauses[:MOST_ANSWERS]:
            self._show(clause)
        if not clauses:
            self.paper.word("table-rules-none")
        elif len(clauses) > MOST_ANSWERS:
            self.paper.word("table-why-more")
        return draft

    def _show(self, clause: Clause) -> None:
        for line in clause_lines(clause):
            self.paper.say(line)


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
