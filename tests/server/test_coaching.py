"""A coach that argues: whole acts, at every step of a draft, for reasons that are true and open."""

import re
from collections import Counter
from random import Random

import pytest

from majlis.bots.coach import Coach, reasons, total
from majlis.bots.considered import strength
from majlis.bots.evaluators import load_evaluator
from majlis.games.catalogue import GAMES, game
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.text import Text
from majlis.play import Draft, Match, begin
from majlis.play.act import is_whole
from majlis.play.sentence import sentence
from majlis.server import wire
from majlis.server.bot_jobs import Advice, Hint, Memory, SavedMatch
from majlis.server.coaching import Shown, hints, verdict
from majlis.testing.drafts import acts, complete, forwards
from majlis.texts import LANGUAGES, Words

ITERATIONS = 24
EVERY = 9


def saved(match: Match) -> SavedMatch:
    choices = [step.choice for step in match.log]
    return SavedMatch("t", match.rules.meta.name, match.config.to_json(), match.seed, choices)


def advised(match: Match, draft: Draft | None = None) -> Advice:
    drawn = (draft.parts, draft.is_open, draft.pointed) if draft else ([], False, [])
    return Hint(saved(match), match.to_act, ITERATIONS, "chance", *drawn).do(Memory())


def some_acts(name: str) -> list[tuple[Match, Random]]:
    """Decisions spread over the first part of a random game."""
    rules = game(name)
    found: list[tuple[Match, Random]] = []
    for match, _ in acts(rules, Config(rules.meta.players[1]), "coach"):
        if match.acts_done % EVERY == 0:
            found.append((match.copy(), Random(match.acts_done)))
        if len(found) == 10:
            break
    return found


def told(match: Match, advice: Advice) -> list[wire.Hint]:
    return hints(match.rules, match.facing(match.to_act), match.to_act, advice)


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_goes_on_with_what_is_laid_at_every_step(name: str) -> None:
    for match, chance in some_acts(name):
        draft = begin(match.rules, match.state, match.to_act)
        while True:
            found = told(match, advised(match, draft))
            assert found[0].strength == 5
            for hint in found:
                check(match, draft, hint)
            if draft.is_complete:
                break
            draft = forwards(draft, chance)


def check(match: Match, draft: Draft, hint: wire.Hint) -> None:
    """A hint can be laid out by one look, and goes on with the draft unless it says otherwise."""
    laid = Draft(match.rules, match.state, match.to_act, hint.parts, hint.open)
    whole = laid.close() if laid.is_whole else laid
    assert whole.is_complete
    assert is_whole(match.state, whole.choices)
    if not hint.anew:
        done = draft.parts[:-1] if draft.is_open else draft.parts
        assert hint.parts[: len(done)] == done
        if draft.is_open:
            assert not Counter(draft.parts[-1]) - Counter(hint.parts[len(done)])
    assert 1 <= hint.strength <= 5
    assert len(hint.way.features) <= 4
    things = {thing for station in hint.way.path for thing in station}
    assert things <= {thing for one in hint.way.made for thing in one.touches}
    for feature in hint.way.features:
        assert feature.before != feature.after
        assert set(feature.things) <= things


@pytest.mark.parametrize("name", GAMES)
def test_reasons_and_warnings_are_the_same_for_every_deal(name: str) -> None:
    rng = Rng.from_seed("another deal")
    for match, chance in some_acts(name):
        seat, rules = match.to_act, match.rules
        choices = complete(begin(rules, match.state, seat), chance).choices
        advice = Advice([(choices, 0.5)])
        other = rules.redeal(match.state, seat, rng)
        assert hints(rules, match.state, seat, advice) == hints(rules, other, seat, advice)


@pytest.mark.parametrize("name", GAMES)
def test_reasons_are_what_the_evaluator_weighs(name: str) -> None:
    """The own terms of an act add up to what it changes of the seat's expectation."""
    evaluator = load_evaluator(name)
    for match, chance in some_acts(name):
        seat = match.to_act
        act = complete(begin(match.rules, match.state, seat), chance)
        after = act.reached()
        own = [one for one in reasons(evaluator, match.state, after, seat) if one.seat == seat]
        weights = {
            (term.name, term.ref): term.worth - was.worth
            for was, term in zip(
                evaluator.terms(match.state, seat), evaluator.terms(after, seat), strict=True
            )
        }
        for one in own:
            assert one.worth == pytest.approx(weights[one.name, one.ref])
        assert [abs(one.worth) for one in own] == sorted((abs(o.worth) for o in own), reverse=True)


def test_acts_are_weighed_by_the_same_games_and_a_drawback_is_where_one_is_worse() -> None:
    met = 0
    for match, _ in some_acts("alhambra"):
        seat = match.to_act
        coach = Coach(match.rules, match.state, seat, ITERATIONS, "chance")
        rated = coach.weighed(coach.acts())
        assert rated == coach.weighed([one.choices for one in rated][::-1])
        considered = [Shown(match.rules, match.state, seat, one.choices) for one in rated]
        for other in considered[1:]:
            worse = other.drawback(considered[0])
            if total(other.reasons) < total(considered[0].reasons) - 0.3:
                assert worse is not None
            if worse is not None:
                assert not worse.good
                met += 1
    assert met


def test_a_bad_beginning_is_told_and_a_better_act_is_shown() -> None:
    """A better act does not begin with what was laid: that would be no reason to begin anew."""
    anew = 0
    for match, chance in some_acts("alhambra"):
        draft = begin(match.rules, match.state, match.to_act)
        for _ in range(6):
            begun = forwards(draft, chance)
            hint = told(match, advised(match, begun))[0]
            anew += hint.anew
            if hint.anew:
                assert hint.parts[: len(begun.parts)] != begun.parts
    assert anew


def test_strength_falls_with_what_is_lost() -> None:
    assert [strength(lost) for lost in (0.0, 0.01, 0.04, 0.08, 0.2)] == [5, 4, 3, 2, 1]


@pytest.mark.parametrize("name", GAMES)
def test_a_try_is_judged_beside_the_best_act_for_open_reasons(name: str) -> None:
    """It never hangs on what the seat cannot know; and the best act lacks nothing."""
    strengths: set[int] = set()
    for match, chance in some_acts(name)[:6]:
        seat, rules = match.to_act, match.rules
        tried = complete(begin(rules, match.state, seat), chance)
        job = Hint(saved(match), seat, ITERATIONS, "chance", tried.parts, judge=True)
        advice = job.do(Memory())
        assert advice.tried is not None
        assert advice.tried[0] == tried.choices
        assert advice.tried[1] <= advice.acts[0][1]
        other = rules.redeal(match.state, seat, Rng.from_seed("another deal"))
        found = verdict(rules, match.state, seat, advice)
        assert found == verdict(rules, other, seat, advice)
        assert found is not None
        strengths.add(found.strength)
        if found.drawback is not None:
            assert found.strength < 5
            assert not found.drawback.good
        best = Advice(advice.acts, tried=advice.acts[0])
        praised = verdict(rules, match.state, seat, best)
        assert praised is not None
        assert (praised.strength, praised.drawback, praised.further) == (5, None, False)
    assert len(strengths) > 1


def test_nothing_is_said_of_a_try_where_none_was_made() -> None:
    match = some_acts("alhambra")[0][0]
    assert verdict(match.rules, match.state, match.to_act, advised(match)) is None


WHOLE = {
    "en": "Redesign your Alhambra: build pavilion 8 (no walls) from the reserve, "
    "one right from the fountain",
    "fr": "Transformer votre Alhambra\u00a0: bâtir le pavillon 8 (sans mur) depuis la réserve, "
    "une case à droite depuis la fontaine",
    "it": "Ristruttura la tua Alhambra: costruisci dalla riserva il padiglione 8 (senza muri), "
    "una a destra dalla fontana",
}
# A label begins with a capital: glued on, it stands in the middle of a sentence.
GLUED = re.compile(r"(, then|, puis|, poi) [A-ZÀ-Ý]")


def redesigns() -> list[Text]:
    """What the coach would say of acts of a random game of Alhambra that have several steps."""
    rules = game("alhambra")
    found: list[Text] = []
    for number, (match, _) in enumerate(acts(rules, Config(3), "a")):
        draft = complete(begin(rules, match.state, match.to_act), Random(number))
        if len(draft.parts) > 1:
            found.append(sentence(draft))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_act_of_several_steps_is_one_sentence(language: str) -> None:
    words = Words(language, "alhambra", ("Ada", "Bruno", "Carla"))
    told = [words.say(text) for text in redesigns()]
    assert len(told) > 20
    assert [one for one in told if GLUED.search(one)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_redesigning_names_the_tile_and_its_place(language: str) -> None:
    words = Words(language, "alhambra")
    found = {words.say(text) for text in redesigns() if text.key == "coach-at-cell"}
    assert found, "no tile of a reserve was built"
    assert WHOLE[language] in found
