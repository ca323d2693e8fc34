"""Finding rules by words, as the page does: accents, capitals, singular and plural make no
difference. A word that is nowhere in the book stands for those that are nearest to it.
"""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Final

WORD: Final = re.compile(r"[^\W_]+")
INSIDE: Final = 4  # so long must a word be to be found inside another one ("wood" in "hardwood")
SHORT: Final = 3  # a shorter word is no beginning of others: "or" is gold, and not in "order"
LEAST: Final = 2  # so much of a word is left at least
NEAR: Final = 0.72  # how alike a misspelt word must be, as difflib counts
MOST_NEAR: Final = 3

ENDINGS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "en": (
        (r"halves$", "half"),
        (r"eaux$", "eau"),
        (r"ies?$", "i"),
        (r"([^aeiou])y$", r"\1i"),
        (r"(ss|ch|sh|x)es$", r"\1"),
        (r"([^s])s$", r"\1"),
    ),
    "fr": ((r"eaux$", "eau"), (r"aux$", "al"), (r"[sx]$", "")),
    "it": ((r"h?[aeio]+$", ""),),
}


def fold(text: str) -> str:
    """Without accents and capitals."""
    apart = unicodedata.normalize("NFD", text.lower())
    bare = "".join(c for c in apart if not unicodedata.category(c).startswith("M"))
    return bare.replace("œ", "oe")


def stem(word: str, language: str) -> str:
    """A word as its singular and its plural have in common."""
    folded = fold(word)
    for ending, instead in ENDINGS.get(language, ()):
        left = re.sub(ending, instead, folded)
        if left != folded and len(left) >= LEAST:
            return left
    return folded


def stems_of(text: str, language: str) -> list[str]:
    """The words of a text, each by its stem."""
    return [stem(word, language) for word in WORD.findall(text)]


def wanted(query: str, language: str) -> list[str]:
    """The words that are asked for, without the article before an apostrophe (l’or)."""
    words = WORD.findall(query)
    if len(words) > 1:
        words = [word for word in words if len(word) > 1 or word.isdigit()]
    return [stem(word, language) for word in words]


def has(here: Iterable[str], one: str) -> bool:
    """Is a stem among others, or the beginning or the inside of one?"""
    if len(one) < SHORT:
        return one in here
    inside = len(one) >= INSIDE
    return any(word.startswith(one) or (inside and one in word) for word in here)


def nearest(one: str, known: Sequence[str]) -> list[str]:
    """The stems that are most like one that is nowhere; also those that it begins to spell."""
    near = get_close_matches(one, known, MOST_NEAR, NEAR)
    # A word that is cut short is compared with so much of longer ones.
    begun = {word[: len(one)]: word for word in reversed(known) if len(word) > len(one)}
    near += [begun[part] for part in get_close_matches(one, list(begun), 1, NEAR)]
    return list(dict.fromkeys(near))[:MOST_NEAR]
