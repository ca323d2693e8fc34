"""Every lesson stands on a sound position, can be solved, can be missed, and answers in words."""

import random
from collections.abc import Iterator

import pytest

from majlis.games.catalogue import GAMES
from majlis.kernel.frame import Ask
from majlis.kernel.options import UserError
from majlis.kernel.text import Text
from majlis.lessons import LESSONS, Lesson, lesson
from majlis.lessons.lesson import CLOSE, PRESS
from majlis.play import Draft
from majlis.rulebook.book import load_book
from majlis.texts import LANGUAGES, Words

ALL = [one for lessons in LESSONS.values() for one in lessons.values()]
NAMES = [f"{one.game}/{one.name}" for one in ALL]
EVERY = pytest.mark.parametrize("one", ALL, ids=NAMES)
MOST_ACTS = 150
LONGEST = 40


def acts(one: Lesson) -> Iterator[Draft]:
    """Acts as a learner may find them: by pointing at what is outlined."""
    chance = random.Random(one.name)
    for _ in range(MOST_ACTS):
        draft = one.drawn(())
        for _ in range(LONGEST):
            if draft.is_complete:
                yield draft
                break
            offered = [thing for thing, touch in draft.touch().items() if touch == "may"]
            question = draft.question
            assert question is not None
            touches, pointed = question.frame.touches, draft.pointed
            offered += [
                f"{PRESS}{choice}"
                for choice in question.touching(pointed)
                if pointed or not touches(question.state, choice)
            ]
            offered += [CLOSE, CLOSE] if draft.is_whole else []
            made = chance.choice(offered)
            if made == CLOSE:
                draft = draft.close()
            else:
                pressed = made.startswith(PRESS)
                draft = draft.choose(int(made[1:])) if pressed else draft.point(made)


def words_of(one: Lesson, language: str) -> tuple[Words, Words]:
    names = ["Layla", "Marco", "Inès", "Amira", "Yusuf"]
    return Words(language, "lessons", names), Words(language, one.game, names)


def say(one: Lesson, language: str, text: Text) -> str:
    """A text of a lesson as the page says it: its own words, with names of the game's."""
    lessons, game = words_of(one, language)
    plain = {
        name: lessons._word(arg) if not hasattr(arg, "key") else game._word(arg)
        for name, arg in text.args.items()
    }
    return lessons.word(text.key, **plain)


@EVERY
def test_the_position_is_sound_and_the_learner_is_asked(one: Lesson) -> None:
    st = one.state
    assert one.rules.audit(st) == []
    frame = st.frames[-1]
    assert isinstance(frame, Ask)
    assert frame.seat == one.seat
    assert len(frame.choices(st)) > 1
    assert one.rules.fingerprint(one.build()) == one.rules.fingerprint(st)


@EVERY
def test_the_stored_solution_reaches_the_goal(one: Lesson) -> None:
    reached, text = one.answer(one.carry_out(one.drawn(one.solution)))
    assert (reached, text.key) == (True, f"idea-{one.game}-{one.name}-done")
    assert one.arrow()


@EVERY
def test_the_goal_can_be_missed_and_every_answer_has_words(one: Lesson) -> None:
    answers = [one.answer(one.carry_out(draft)) for draft in acts(one)]
    assert {reached for reached, _ in answers} >= {False}
    for language in LANGUAGES:
        said = {say(one, language, text) for _, text in answers}
        assert all(len(sentence) > 15 for sentence in said)


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_step_has_words(one: Lesson, language: str) -> None:
    wanted = ["", "line", "why", "now", "done"]
    wanted += [f"see-{number + 1}" for number in range(len(one.see))]
    wanted += [f"keep-{number + 1}" for number in range(one.keep)]
    for word in wanted:
        assert say(one, language, one.text(word))


@EVERY
def test_what_is_lit_is_there_and_the_clause_is_in_the_book(one: Lesson) -> None:
    assert one.clause in load_book(one.game, "en").clauses
    assert 2 <= len(one.see) <= 3
    touch = one.drawn(()).touch()
    assert any(thing.startswith(lit) for thing in touch for lit in one.lit)
    for frame in one.see:
        assert frame.lit
        one.drawn(frame.gestures)


@EVERY
def test_nothing_hidden_is_in_what_a_learner_sees(one: Lesson) -> None:
    st = one.state
    redealt = one.rules.redeal(st, one.seat, st.rng.copy())
    assert one.rules.view(st, one.seat) == one.rules.view(redealt, one.seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_six_ideas_and_a_lesson_for_what_is_added(game: str) -> None:
    lessons = list(LESSONS[game].values())
    assert [one.option for one in lessons[:6]] == [""] * 6
    assert all(one.option for one in lessons[6:])
    assert lessons[5].count is not None, "the last idea is scoring, counted"
    options = {"alhambra": 8, "almadi": 1, "belaad": 1, "alrashid": 0}
    assert len(lessons) - 6 == options[game]


def test_the_lesson_of_the_order_says_at_which_tables_it_plays() -> None:
    alone = {one.name: one.tables for named in LESSONS.values() for one in named.values()}
    assert {name: tables for name, tables in alone.items() if tables} == {"order": (3, 5)}


def test_a_lesson_that_is_not_there_is_refused() -> None:
    with pytest.raises(UserError, match="no lesson"):
        lesson("alhambra", "juggling")
