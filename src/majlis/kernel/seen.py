"""What the declarations of views (`seen.py` of each game) share; they say what `view` returns.

A closed set of names stands in the material already. A checker cannot read it there, so it is told
`str`; the contract with the page reads what these make of the constants (`server/contract.py`).
"""

from collections.abc import Iterable
from typing import Any, Literal, TypedDict

from majlis.kernel.options import Option


class SaidSeen(TypedDict):
    """A text without a language: a message key of the Fluent files with its arguments."""

    key: str
    args: dict[str, Any]


def some(name: str, names: Iterable[str], entry: Any) -> Any:
    """A table by name that leaves out what is none, such as a count of zero."""
    fields: Any = dict.fromkeys(names, entry)
    return TypedDict(name, fields, total=False)  # type: ignore[operator]  # made of constants


def every(name: str, names: Iterable[str], entry: Any) -> Any:
    """A table with an entry for each name."""
    fields: Any = dict.fromkeys(names, entry)
    return TypedDict(name, fields)  # type: ignore[operator]  # made of constants


def chosen(name: str, options: Iterable[Option]) -> Any:
    """The options of a match with the values that they may have; nobody sees the internal ones."""
    fields: Any = {
        option.name: bool if isinstance(option.default, bool) else Literal[option.values]
        for option in options
        if not option.internal
    }
    return TypedDict(name, fields)  # type: ignore[operator]  # made of constants
