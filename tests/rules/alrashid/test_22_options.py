"""Chapter 22: options. What each one changes is tested with the clause that it changes."""

import pytest

from majlis.games.alrashid.meta import META, RULES
from majlis.kernel.options import UserError
from majlis.kernel.rules import Config
from tests.rules.alrashid.table import new_game, see, set_table

DEFAULTS = {
    "edition": "fr",
    "spy_move": "own",
    "favourite_pays_copied": True,
    "diplomat": "may",
    "end_tie_break": "wealth_then_order",
    "crisis_tiles": "it",
    "country_cut": "after_battle",
    "battle_partial": "colour",
    "idle_dishonour": True,
    "duplicate_titles": True,
    "take_fewer": False,
}
ITALIAN = {
    **DEFAULTS,
    "edition": "it",
    "favourite_pays_copied": False,
    "diplomat": "must",
    "end_tie_break": "shared",
}


@pytest.mark.clause("AR-22.1")
def test_ar_22_1_the_edition_sets_three_options_and_no_other() -> None:
    assert see(set_table(edition="fr"), 0)["options"] == DEFAULTS
    assert see(set_table(edition="it"), 0)["options"] == ITALIAN


@pytest.mark.clause("AR-22.1")
def test_ar_22_1_each_of_them_can_still_be_changed_alone() -> None:
    options = see(set_table(diplomat="may", edition="it", end_tie_break="shared"), 0)["options"]
    assert options == {**ITALIAN, "diplomat": "may"}


@pytest.mark.clause("AR-22.2")
def test_ar_22_2_every_option_has_its_default() -> None:
    assert see(new_game(3), 0)["options"] == DEFAULTS
    assert {option.name: option.default for option in META.options} == DEFAULTS


@pytest.mark.clause("AR-22.2")
@pytest.mark.parametrize("name", DEFAULTS)
def test_ar_22_2_every_option_has_one_other_value(name: str) -> None:
    (option,) = [option for option in META.options if option.name == name]
    (other,) = [value for value in option.values if value != DEFAULTS[name]]
    st = RULES.start(Config(2, {name: other}), "a game")
    assert RULES.view(st, 0)["options"][name] == other
    with pytest.raises(UserError, match=name):
        RULES.start(Config(2, {name: "something else"}), "a game")


@pytest.mark.clause("AR-22.3")
def test_ar_22_3_options_are_public_and_saved_with_the_game() -> None:
    st = new_game(3, take_fewer=True, crisis_tiles="fr")
    expected = {**DEFAULTS, "take_fewer": True, "crisis_tiles": "fr"}
    for viewer in (-1, 0, 1, 2):
        assert see(st, viewer)["options"] == expected
    assert RULES.view(RULES.load(RULES.dump(st)), -1)["options"] == expected


@pytest.mark.clause("AR-22.3")
def test_ar_22_3_an_unknown_option_is_refused_before_set_up() -> None:
    with pytest.raises(UserError, match="did you mean 'take_fewer'"):
        RULES.start(Config(3, {"take_fewr": True}), "a game")
