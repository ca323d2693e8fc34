"""What a run plays: values of a sweep are read, laid over the game, or refused."""

import pytest

from majlis.games.catalogue import game
from majlis.kernel.options import UserError
from majlis.kernel.rules import Config
from majlis.lab.setups import Axis, grid, read_axis, with_value


def test_values_are_listed_or_a_span() -> None:
    assert read_axis("edition=fr, it") == Axis("edition", ("fr", "it"))
    assert read_axis("services.traditions.gold.0=4..6").values == ("4", "5", "6")


@pytest.mark.parametrize(
    "text", ["edition", "=a,b", "edition=fr", "edition=fr,fr", "x=1,,2", "x=5..5"]
)
def test_what_is_no_list_of_values_is_refused(text: str) -> None:
    with pytest.raises(UserError, match="expected"):
        read_axis(text)


def test_a_grid_has_every_combination() -> None:
    rules = game("alrashid")
    axes = [read_axis("edition=fr,it"), read_axis("services.traditions.gold.0=4,6")]
    setups = grid(rules, Config(3, {}, {"pawns": {"sage": {"prestige": 2}}}), ["random"], axes)
    assert [setup.values["edition"] for setup in setups] == ["fr", "fr", "it", "it"]
    last = setups[-1]
    assert last.name == "edition=it, services.traditions.gold.0=6"
    assert last.config.options == {"edition": "it"}
    assert last.config.material["pawns"] == {"sage": {"prestige": 2}}
    gold = rules.material({})["services"]["traditions"]["gold"]
    assert last.config.material["services"]["traditions"]["gold"] == [6, *gold[1:]]
    made = rules.material(last.config.material)
    assert made["services"]["traditions"]["gold"][0] == 6
    assert rules.material({})["services"]["traditions"]["gold"] == gold


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("editon", "it", "did you mean 'edition'"),
        ("edition", "es", "expected one of"),
        ("services.tradition.gold.0", "6", "did you mean 'traditions'"),
        ("services.traditions.gold.7", "6", "has no '7'"),
        ("services.traditions.gold", "6", "the place of one number"),
        ("services.traditions.gold.0", "much", "expected a whole number"),
    ],
)
def test_a_name_or_value_that_does_not_exist_is_told(name: str, value: str, said: str) -> None:
    with pytest.raises(UserError, match=said):
        with_value(game("alrashid"), Config(3), name, value)


def test_a_value_that_the_rules_refuse_is_refused_before_anything_is_played() -> None:
    with pytest.raises(UserError, match=r"material: services\.traditions\.gold"):
        grid(
            game("alrashid"), Config(3), ["random"], [read_axis("services.traditions.gold.0=5,900")]
        )
    with pytest.raises(UserError, match="twice"):
        grid(
            game("alrashid"),
            Config(3),
            ["random"],
            [read_axis("edition=fr,it"), read_axis("edition=fr,it")],
        )


def test_bots_can_be_varied_like_an_option() -> None:
    axes = [read_axis("bots=random,apprentice"), read_axis("edition=fr,it")]
    setups = grid(game("alrashid"), Config(3), ["expert"], axes)
    assert [setup.bots for setup in setups] == [["random"]] * 2 + [["apprentice"]] * 2
    assert setups[1].name == "bots=random, edition=it"
    assert setups[1].config.options == {"edition": "it"}
    with pytest.raises(UserError, match="unknown bot 'nobody'"):
        grid(game("alrashid"), Config(3), ["expert"], [read_axis("bots=random,nobody")])
