"""Options and corrections to the material, as users and programs give them."""

import pytest

from majlis.kernel.material import lay_over
from majlis.kernel.options import Option, UserError, read_options

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


def test_corrections_change_what_they_name_and_nothing_else() -> None:
    base = {"a": {"x": 1, "y": [1, 2]}, "b": {"x": 2}}
    merged = lay_over(base, {"a": {"x": 5, "note": "seen on the tile"}})
    assert merged == {"a": {"x": 5, "y": [1, 2], "note": "seen on the tile"}, "b": {"x": 2}}
    assert base["a"] == {"x": 1, "y": [1, 2]}
    with pytest.raises(UserError, match=r"unknown entry 'a\.z'"):
        lay_over(base, {"a": {"z": 1}})
    with pytest.raises(UserError, match=r"a\.y: expected a list like"):
        lay_over(base, {"a": {"y": 1}})
