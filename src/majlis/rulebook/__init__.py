"""The numbered clauses of each game in our own words, so that every refusal can be looked up."""

from majlis.rulebook.book import (
    BadBook,
    Book,
    Clause,
    UnknownBook,
    UnknownClause,
    books,
    load_book,
)

__all__ = [
    "BadBook",
    "Book",
    "Clause",
    "UnknownBook",
    "UnknownClause",
    "books",
    "load_book",
]
