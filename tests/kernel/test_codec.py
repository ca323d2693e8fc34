"""Shapes: readable JSON out, checked data in, errors that say where."""

from typing import Any

import pytest

from majlis.games.catalogue import game
from majlis.kernel.codec import (
    BitNames,
    CodecError,
    Flag,
    FlatTable,
    ListOf,
    Name,
    Num,
    Shape,
    Table,
    TupleOf,
    TupleTable,
    canonical,
    digest,
    nearest,
)
from majlis.kernel.rules import Config

GOODS = ("wood", "metal", "silk")


@pytest.mark.parametrize(
    ("shape", "value", "data"),
    [
        (Num(), 3, 3),
        (Flag(), True, True),
        (Name(GOODS), 2, "silk"),
        (Name(GOODS), -1, None),
        (ListOf(Num()), [1, 2], [1, 2]),
        (TupleOf(Name(GOODS)), (0, 2), ["wood", "silk"]),
        (Table(GOODS, Num()), [1, 0, 2], {"wood": 1, "silk": 2}),
        (TupleTable(GOODS, Num()), (0, 0, 2), {"silk": 2}),
        (
            FlatTable(("a", "b"), Table(GOODS, Num())),
            [1, 0, 0, 0, 0, 2],
            {"a": {"wood": 1}, "b": {"silk": 2}},
        ),
        (BitNames(GOODS), 0b101, ["wood", "silk"]),
    ],
)
def test_shapes_write_names_and_read_them_back(shape: Shape, value: Any, data: Any) -> None:
    assert shape.dump(value) == data
    assert shape.load(data, "here") == value


@pytest.mark.parametrize(
    ("shape", "data", "said"),
    [
        (Num(0, 5), 6, "here: expected 0 to 5, found 6"),
        (Num(), True, "here: expected a whole number"),
        (Num(), "1", "here: expected a whole number"),
        (Flag(), 1, "here: expected true or false"),
        (Name(GOODS), "wod", "here: unknown name 'wod', did you mean 'wood'?"),
        (Name(GOODS), ["wood"], "here: unknown name"),
        (ListOf(Num(), 2), [1], "here: expected 2 entries, found 1"),
        (ListOf(Num()), 1, "here: expected a list"),
        (ListOf(Num()), [0, "x"], r"here\[1\]: expected a whole number"),
        (Table(GOODS, Num()), {"wod": 1}, "here: unknown name 'wod'"),
        (Table(GOODS, Num()), {"wood": "x"}, r"here\.wood: expected a whole number"),
        (Table(GOODS, Num()), [], "here: expected an object"),
    ],
)
def test_damage_is_told_with_its_place(shape: Shape, data: Any, said: str) -> None:
    with pytest.raises(CodecError, match=said):
        shape.load(data, "here")


def saved() -> Any:
    rules = game("alrashid")
    return rules.dump(rules.start(Config(3), "saved"))


def damaged(change: Any) -> Any:
    data = saved()
    change(data)
    return data


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda d: d.update(game="chess"), "not a saved state of Al-Rashid"),
        (lambda d: d.update(rules=99), "saved under rules version 99; this is version"),
        (lambda d: d.update(rules="1"), "saved under rules version 1; this is version"),
        (
            lambda d: d.update(rules=1, state={}),
            "saved under rules version 1; this is .* no longer fits: state: field 'rng' is missing",
        ),
        (lambda d: d.update(state=[]), "state: expected an object"),
        (lambda d: d["state"].pop("year"), "field 'year' is missing"),
        (lambda d: d["state"].pop("rng"), "field 'rng' is missing"),
        (lambda d: d["state"].update(yeer=1), "unknown field 'yeer', did you mean 'year'"),
        (
            lambda d: d["state"]["players"][1]["goods"].update(wod=1),
            r"players\[1\]\.goods: unknown",
        ),
        (lambda d: d["state"]["frames"][-1].update(kind="x"), "unknown kind 'x'"),
        (lambda d: d["state"]["frames"][-1].update(seat="x"), "frames.*seat: expected a whole"),
        (lambda d: d["state"]["pile"].update(red_2=9), "red tokens, not 32"),
        (lambda d: d["state"]["players"].pop(), "expected 3 players"),
        (lambda d: d.update(config={"players": "3"}), "config: expected an object"),
    ],
)
def test_a_damaged_save_is_refused_with_the_place(change: Any, said: str) -> None:
    with pytest.raises(CodecError, match=said):
        game("alrashid").load(damaged(change))


def test_saves_are_readable() -> None:
    state = saved()["state"]
    assert state["frames"][-1] == {
        "kind": "name_colour",
        "seat": state["order"][0],
        "reason": "setup",
    }
    first = state["players"][state["order"][0]]
    assert first["goods"] == {"wood": 1, "metal": 1, "pottery": 1}
    assert set(state["mercenaries"]) <= {"silk_road", "spice_road", "sanmatia", "mare_indianum"}


def test_one_spelling_one_fingerprint() -> None:
    assert canonical({"b": 1, "a": [1]}) == '{"a":[1],"b":1}'
    assert digest({"a": 1, "b": 2}) == digest({"b": 2, "a": 1}) != digest({"a": 1, "b": 3})


def test_near_matches() -> None:
    assert nearest("sild", GOODS) == "did you mean 'silk'?"
    assert nearest("zzz", GOODS) == "expected one of 'wood', 'metal', 'silk'"
    assert (
        nearest("zzz", [f"name{i}" for i in range(20)])
        == "expected one of 20 names such as 'name0'"
    )
