"""Corrections to a material: laid over, told apart from what is printed, kept in bounds."""

from pathlib import Path
from typing import Any

import pytest

from majlis.kernel.codec import Json
from majlis.kernel.material import (
    MOST_KEPT,
    MaterialError,
    check_plain,
    differing,
    keep,
    lay_over,
    read_toml,
)
from majlis.kernel.options import UserError

BASE: Json = {
    "years": 5,
    "open": True,
    "pawns": {"sage": {"gold": [5, 7], "provenance": "rulebook", "gold_provenance": "public"}},
}


def test_what_differs_makes_the_merged_material_again() -> None:
    corrections = {"years": 5, "pawns": {"sage": {"gold": [6, 7], "note": "my box"}}}
    merged = lay_over(BASE, corrections)
    found = differing(BASE, merged)
    assert found == {"pawns": {"sage": {"gold": [6, 7]}}}
    assert lay_over(BASE, found)["pawns"]["sage"]["gold"] == [6, 7]
    assert differing(BASE, BASE) == {}
    remarked = lay_over(BASE, {"pawns": {"sage": {"gold_provenance": "mine"}}})
    assert differing(BASE, remarked) == {}


@pytest.mark.parametrize(
    ("corrections", "key", "args"),
    [
        ({"yaers": 6}, "material-unknown", {"place": "yaers", "near": "years"}),
        ({"pawns": {"sage": {"silver": 1}}}, "material-unknown", {"place": "pawns.sage.silver"}),
        ({"years": True}, "material-wants-whole", {"place": "years", "found": "true"}),
        ({"open": 1}, "material-wants-flag", {"found": "1"}),
        ({"pawns": {"sage": {"gold": "6"}}}, "material-wants-list", {"found": '"6"'}),
        ({"pawns": {"sage": {"note": 6}}}, "material-wants-text", {"place": "pawns.sage.note"}),
        ({"pawns": []}, "material-wants-table", {"place": "pawns"}),
        ({"years": "x" * 200}, "material-wants-whole", {"found": '"' + "x" * 59 + "…"}),
    ],
)
def test_what_is_wrong_is_told_with_its_place(
    corrections: Json, key: str, args: dict[str, Any]
) -> None:
    with pytest.raises(MaterialError, match="material: ") as error:
        lay_over(BASE, corrections)
    text = error.value.text
    assert (text.key, {**text.args, **args}) == (key, text.args)


@pytest.mark.parametrize("value", ["1979-05-27", "1.5", "[1, nan]", "0x" + "f" * 9_000])
def test_a_file_with_what_no_material_says_is_refused_in_a_sentence(
    tmp_path: Path, value: str
) -> None:
    file = tmp_path / "my.toml"
    file.write_text(f"[pawns]\nsage = {value}\n")
    with pytest.raises(UserError, match=r"material: pawns\.sage"):
        read_toml(file)
    check_plain({"pawns": {"sage": [1, "x", True]}})


def test_the_oldest_of_many_materials_is_let_go() -> None:
    made: dict[int, int] = {}
    for number in range(MOST_KEPT + 3):
        assert keep(made, number, number) == number
    assert (len(made), min(made)) == (MOST_KEPT, 3)
