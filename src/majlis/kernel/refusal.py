"""A refusal is a value: which clause forbids the choice, and a text that says why."""

from majlis.kernel.text import Text


class Refusal:
    """Why a choice is not allowed. Exceptions mean a bug; this means a rule."""

    def __init__(self, clause: str, text: Text) -> None:
        self.clause = clause
        self.text = text

    def __repr__(self) -> str:
        return f"Refusal({self.clause!r}, {self.text!r})"


def refuse(clause: str, key: str) -> Refusal:
    """The short form: a clause and a text that needs no arguments."""
    return Refusal(clause, Text("refusal-" + key, {}))
