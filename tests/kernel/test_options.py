"""Options and corrections to the material, as users and programs give them."""

import pytest

from majlis.games.catalogue import GAMES
from majlis.kernel.material import lay_over
from majlis.kernel.options import Option, UserError, read_options, with_former
from majlis.kernel.rules import Config, Rules

OPTIONS = (Option("fast", (False, True), "X-1.1"), Option("size", ("small", "large"), "X-1.2"))


def test_options_are_read_from_texts_and_from_values() -> None:
    assert read_options(OPTIONS, {"fast": "TRUE", "size": "large"}) == {
        "fast": True,
        "size": "large",
    }
    assert read_options(OPTIONS, {"fast": True}) == {"fast": True}
    assert OPTIONS[0].default is False


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"fest": True}, "unknown option 'fest': did you mean 'fast'?"),
        ({"fast": "yes"}, "option fast: expected one of false, true, not 'yes'"),
        ({"fast": 1}, "option fast: expected one of"),
        ({"size": None}, "option size: expected one of small, large"),
    ],
)
def test_wrong_options_say_what_was_expected(given: dict[str, object], said: str) -> None:
    with pytest.raises(UserError) as error:
        read_options(OPTIONS, given)
    assert said in str(error.value)


def test_a_game_of_an_older_version_has_the_former_values_that_it_does_not_tell() -> None:
    newer = (*OPTIONS, Option("asks", (True, False), "X-1.3", False, 3, True))
    assert with_former(newer, {"fast": True}, 2) == {"fast": True, "asks": False}
    assert with_former(newer, {"asks": True}, 2) == {"asks": True}
    assert with_former(newer, {}, 3) == {}
    assert with_former(newer, {}, 9) == {}


@pytest.mark.parametrize("rules", GAMES.values(), ids=list(GAMES))
def test_what_is_stored_tells_every_option_and_players_see_their_own(rules: Rules) -> None:
    players = rules.meta.players[0]
    config = rules.settled(Config(players))
    assert list(config.options) == [option.name for option in rules.meta.every_option]
    assert rules.settled(config).options == config.options
    assert rules.dump(rules.start(Config(players), "x"))["config"] == config.to_json()
    assert list(rules.meta.shown(config.options)) == [option.name for option in rules.meta.options]
    assert not any(option.internal for option in rules.meta.options)
    view = rules.view(rules.start(Config(players), "x"), 0)
    assert view["options"] == rules.meta.shown(config.options)


def test_an_option_that_changes_others_is_stored_with_what_it_changes() -> None:
    """AR-22.1: the Italian edition."""
    options = GAMES["alrashid"].settled(Config(3, {"edition": "it"})).options
    assert (options["edition"], options["diplomat"]) == ("it", "must")


def test_corrections_change_what_they_name_and_nothing_else() -> None:
    base = {"a": {"x": 1, "y": [1, 2]}, "b": {"x": 2}}
    merged = lay_over(base, {"a": {"x": 5, "note": "seen on the tile"}})
    assert merged == {"a": {"x": 5, "y": [1, 2], "note": "seen on the tile"}, "b": {"x": 2}}
    assert base["a"] == {"x": 1, "y": [1, 2]}
    with pytest.raises(UserError, match=r"unknown entry 'a\.z'"):
        lay_over(base, {"a": {"z": 1}})
    with pytest.raises(UserError, match=r"a\.y: expected a list like"):
        lay_over(base, {"a": {"y": 1}})
