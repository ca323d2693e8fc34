"""The log speaks to its reader, in the reader's language."""

import re
from collections.abc import Callable

import pytest

from majlis.kernel.rules import Config
from tests.browser.house import Person
from tests.browser.positions import decisions, open_at

OWN = {"en": r"You", "fr": r"Vous", "it": r"(Non )?\w+i\b"}


@pytest.mark.parametrize("language", OWN)
def test_ones_own_acts_are_told_to_oneself(person: Callable[..., Person], language: str) -> None:
    me = person(locale=language)
    games = decisions("alrashid", Config(3), "log")
    match = next(m for m in games if len(m.acts) > 30)
    open_at(me, match)
    me.asked()
    entries = me.page.locator("[data-log] li").filter(
        has=me.page.locator(f".by [aria-label='Player {match.to_act + 1}']")
    )
    told = [text.split("\n")[0] for text in entries.all_inner_texts()]
    assert len(told) > 5
    for line in told:
        assert re.match(OWN[language], line), line
    log = me.page.locator("[data-log]").inner_text()
    assert f"Player {match.to_act + 1}" not in log
    assert not re.search(r"\((you|vous|tu|te)\)", log)
