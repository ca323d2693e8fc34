"""The button that carries an act out says what it does, in the words of its game."""

import re

import pytest

from majlis.kernel.rules import Config, Rules
from majlis.kernel.text import Text
from majlis.play import Draft, begin
from majlis.testing.drafts import acts, complete
from majlis.texts import LANGUAGES, Words
from tests.conformance.tables import tables
from tests.texts.sources import Uses, messages

# What an act of a game can begin with: a verb, as on every button.
VERBS = re.compile(
    r"(Activate|Agree|Assassinate|Attack|Begin|Build|Buy|Copy|Decline|Develop|Do|Draw|End|Exchange|Fight"
    r"|Finish|Flee|Free|Give|Hire|Hold|Keep|Leave|Look|Mark|Move|Pay|Place|Play|Put|Recruit|Redesign|Refuse"
    r"|Remove|Resolve|Reveal|Roll|Send|Start|Steal|Stop|Surrender|Swap|Take|Turn|Use|Wake|Wipe)\b"
)
# So many tables have every kind of decision that is met often.
SOME = pytest.mark.parametrize(("rules", "config"), tables()[::5])


def deeds(rules: Rules, config: Config) -> list[Text]:
    """What the buttons of a random game say, each kind of text once."""
    found: dict[str, Text] = {}
    for match, chance in acts(rules, config, "deeds"):
        draft: Draft = complete(begin(rules, match.state, match.to_act), chance)
        assert draft.deed is not None
        found.setdefault(draft.deed.key, draft.deed)
    return list(found.values())


@SOME
def test_a_complete_act_says_what_it_does(rules: Rules, config: Config) -> None:
    told = deeds(rules, config)
    assert len(told) > 4
    english = Words("en", rules.meta.name)
    for text in told:
        assert VERBS.match(english.deed(text)), english.deed(text)
    for language in LANGUAGES:
        known = messages(language, rules.meta.name)
        for text in told:
            patterns = known[text.key].patterns
            own = Uses(patterns.get("deed", patterns[""]))
            assert own.has_word, (language, text.key)


def test_no_text_is_left_for_an_act_of_any_kind() -> None:
    for language in LANGUAGES:
        assert "page-do-it" not in messages(language, "web")
