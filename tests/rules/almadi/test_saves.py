"""Saved in the middle of anything, a game goes on to the same end; a damaged save is refused."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from majlis.games.almadi.meta import RULES
from majlis.games.almadi.state import Almadi
from majlis.kernel.codec import CodecError
from majlis.kernel.rules import Config, read_config
from majlis.kernel.runner import apply, is_over

GOLDEN = sorted((Path(__file__).parents[2] / "golden" / "almadi").glob("[0-9]*.json"))


def test_a_save_at_any_kind_of_decision_goes_on_to_the_same_end() -> None:
    """At the first decision of each kind in every golden game."""
    kinds: set[str] = set()
    for path in GOLDEN:
        record = json.loads(path.read_text())
        st = RULES.start(read_config(record["config"]), record["seed"])
        saved: dict[str, tuple[int, str]] = {}
        for number, choice in enumerate(record["choices"]):
            kind = st.frames[-1].KIND
            if kind not in saved:
                saved[kind] = (number, json.dumps(RULES.dump(st)))
            apply(st, choice)
        for number, text in saved.values():
            loaded = RULES.load(json.loads(text))
            for choice in record["choices"][number:]:
                apply(loaded, choice)
            assert is_over(loaded)
            assert RULES.fingerprint(loaded) == record["fingerprint"]
        kinds |= saved.keys()
    assert kinds == {ask.KIND for ask in RULES.asks()}


def save() -> Any:
    st = RULES.start(Config(3, {"characters": True}), "saves")
    assert isinstance(st, Almadi)
    for _ in range(40):
        apply(st, st.legal[len(st.legal) // 2])
    return RULES.dump(st)


def lose_a_ruby(state: Any) -> None:
    state["rubies"] -= 1


def double_a_tile(state: Any) -> None:
    state["board"][0] = state["board"][1]


def lose_a_tile_of_the_pile(state: Any) -> None:
    state["pile"]["oasis"] -= 1


def double_a_starting_tile(state: Any) -> None:
    state["players"][0]["realm"]["start"] = state["players"][1]["realm"]["start"]


def stack_two_tiles(state: Any) -> None:
    tiles = state["players"][0]["realm"]["tiles"]
    tiles[1]["row"], tiles[1]["column"] = tiles[0]["row"], tiles[0]["column"]


def forge_a_mosaic(state: Any) -> None:
    state["players"][0]["mosaics"]["star"] = 8


def shrink_a_pile(state: Any) -> None:
    state["stalls"]["hidden"] -= 1


def lose_an_objective(state: Any) -> None:
    state["objectives"].pop()


def achieve_without_holding(state: Any) -> None:
    state["players"][0]["achieved"] = [state["objectives"][0]]


def double_a_character(state: Any) -> None:
    state["players"][0]["hand"] = list(state["players"][1]["hand"])


def copy_without_zumurrud(state: Any) -> None:
    state["players"][0]["copied"] = "harun"


def invent_a_tile(state: Any) -> None:
    state["board"][0] = "OA99"


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        (lose_a_ruby, r"29 rubies, not 30 \(AM-1\.8\)"),
        (double_a_tile, r"is there [02] times|\(AM-2\.2\)"),
        (lose_a_tile_of_the_pile, r"tiles of type oasis .*\(AM-2\.2\)"),
        (double_a_starting_tile, r"same starting tile \(AM-2\.1\)"),
        (stack_two_tiles, r"players\[0\]\.realm\.tiles\[1\]: .*second one"),
        (forge_a_mosaic, r"the mosaics do not add up.*\(AM-1\.4\)"),
        (shrink_a_pile, r"20 stalls in play, not 21 \(AM-2\.5\)"),
        (lose_an_objective, r"objectives by colour .*\(AM-2\.6\)"),
        (achieve_without_holding, r"does not hold \(AM-8\.2\)"),
        (double_a_character, r"a character is in two places \(AM-11\.5\)"),
        (copy_without_zumurrud, r"copies what it cannot \(AM-12\.26\)"),
        (invent_a_tile, r"state\.board\[0\]: unknown name 'OA99', did you mean"),
    ],
    ids=lambda value: value.__name__ if callable(value) else "",
)
def test_a_damaged_save_is_refused(damage: Callable[[Any], None], complaint: str) -> None:
    data = save()
    assert RULES.load(json.loads(json.dumps(data))).frames
    damage(data["state"])
    with pytest.raises(CodecError, match=complaint):
        RULES.load(data)
