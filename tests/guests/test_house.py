"""What the house does for a guest that brings rules and English texts alone."""

import logging
from collections.abc import Iterator

import numpy as np
import pytest

from majlis.bots import act, default_bot, make_bot
from majlis.bots.evaluators import has_evaluator, load_constants, load_evaluator
from majlis.bots.levels import missing
from majlis.bots.rollouts import Rollouts
from majlis.games import catalogue
from majlis.kernel.codec import CodecError
from majlis.kernel.options import UserError
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.runner import apply
from majlis.kernel.text import Text
from majlis.lab.sheets import Sheet, sheet_of
from majlis.play.match import Match
from majlis.play.record import read_record, write_record
from majlis.rulebook import UnknownBook, load_book
from majlis.server.routes.games import book_of, game_info
from majlis.tensors.layout import layout, wide_layout
from majlis.texts import Words, _bundle, _warn
from tests.guests.tiny import GUEST, RULES


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The guest at home."""
    kept = (_bundle, _warn, missing, load_evaluator, sheet_of, layout, wide_layout)
    monkeypatch.setitem(catalogue.GAMES, "tiny", RULES)
    monkeypatch.setitem(catalogue.GUESTS, "tiny", GUEST)
    yield
    for one in kept:
        one.cache_clear()


@pytest.mark.parametrize("level", ["novice", "apprentice", "random"])
def test_the_levels_play_it_to_its_end(level: str) -> None:
    st = RULES.start(Config(2, {"rounds": 2}), f"levels {level}")
    bots = [make_bot(level, "tiny", f"{seat}") for seat in range(2)]
    while st.frames:
        seat = st.frames[-1].seat  # type: ignore[attr-defined]  # an Ask
        apply(st, act(bots[seat], RULES, st)[0])
    assert RULES.standings(st)[0].place == 1


def test_what_it_does_not_bring_is_plain() -> None:
    assert default_bot("tiny") == "apprentice"
    assert not has_evaluator("tiny")
    assert isinstance(load_evaluator("tiny"), Rollouts)
    assert load_constants("tiny").bias > 0
    assert sheet_of("tiny") == Sheet()
    with pytest.raises(UnknownBook, match="no rulebook for 'tiny'"):
        load_book("tiny")
    assert book_of(RULES, "fr").clauses == []
    assert game_info(RULES).page == ""
    with pytest.raises(UserError, match="Tiny has no material to correct"):
        RULES.material({"gems": 3})


def test_english_stands_in_once_and_for_all(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(logging.getLogger("majlis.texts"), "disabled", False)
    words = Words("fr", "tiny", ["Aisha"])
    with caplog.at_level(logging.WARNING, logger="majlis.texts"):
        assert words.word("game-title") == "Tiny"
        assert words.say(Text("gems", {"count": 2})) == "2 gems"
        assert words.colon == "\N{NO-BREAK SPACE}:"  # French all the same
    assert [record.getMessage() for record in caplog.records] == [
        "tiny has no texts in 'fr'; English stands in"
    ]


def test_a_match_is_recorded_and_replayed() -> None:
    match = Match(RULES, Config(3), "recorded")
    rng = Rng.from_seed("acts")
    while not match.is_over:
        refusal = match.act(match.to_act, match.choices[rng.below(len(match.choices))])
        assert refusal is None
    record = write_record(match)
    again = read_record(record)
    assert RULES.fingerprint(again.state) == RULES.fingerprint(match.state)
    record["choices"] = [9, *record["choices"][1:]]
    with pytest.raises((CodecError, UserError, ValueError)):
        read_record(record)


def test_its_view_is_observed_and_nothing_else() -> None:
    st = RULES.start(Config(3), "observed")
    for _ in range(6):
        apply(st, st.legal[0])
    made = layout("tiny", 3)
    rng = Rng.from_seed("deals")
    seen = made.encode(RULES.view(st, 1))
    assert seen.min() >= 0
    assert seen.max() <= 1
    assert (made.parts(seen)["view"] > 0).sum() > 5
    others = [RULES.redeal(st, 1, rng) for _ in range(5)]
    assert all(np.array_equal(made.encode(RULES.view(other, 1)), seen) for other in others)
    own = [made.encode(RULES.view(RULES.redeal(st, 1, rng), 0)) for _ in range(9)]
    assert any(not np.array_equal(one, own[0]) for one in own)
    wide = wide_layout("tiny").encode(RULES.view(st, 1))
    assert np.array_equal(wide_layout("tiny").parts(wide)["view"], made.parts(seen)["view"])
