"""Observation tensors: frozen, complete, in bounds, and blind to what is hidden."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="the extra `research` is not installed")

from majlis.games.catalogue import GAMES  # noqa: E402  # after the skip
from majlis.kernel.options import UserError  # noqa: E402
from majlis.kernel.rng import Rng  # noqa: E402
from majlis.kernel.rules import Config  # noqa: E402
from majlis.kernel.runner import apply, is_over, outcomes  # noqa: E402
from majlis.tensors.layout import DoesNotFit, Layout, layout  # noqa: E402
from majlis.tensors.spec import Line, Spec  # noqa: E402
from tests.research.freeze import frozen  # noqa: E402
from tests.research.games import every_game, setups, states  # noqa: E402

LAYOUTS = Path(__file__).parent / "layouts"


@every_game
def test_the_layout_is_frozen(name: str) -> None:
    """To change it on purpose: python -m tests.research.freeze, and say so in the changelog."""
    assert frozen(name) == json.loads((LAYOUTS / f"{name}.json").read_text())


@every_game
def test_every_view_fits_and_every_value_is_between_0_and_1(name: str) -> None:
    for config in setups(name)[:12]:
        strict = Layout(name, config.players, strict=True)
        for number, st in enumerate(states(GAMES[name], config, "fit")):
            if number % 7 == 0 or is_over(st):
                tensor = strict.encode(GAMES[name].view(st, number % config.players))
                assert tensor.shape == (strict.size,)
                assert tensor.min() >= 0
                assert tensor.max() <= 1


@pytest.mark.slow
@every_game
def test_every_view_fits_in_many_games(name: str) -> None:
    for config in setups(name):
        strict = Layout(name, config.players, strict=True)
        for seed in range(8):
            for number, st in enumerate(states(GAMES[name], config, f"long {seed}")):
                strict.encode(GAMES[name].view(st, number % config.players))


# ---- nothing is forgotten: each part of a view has a field, or a reason why not


def leaves(value: Any, path: str) -> Iterator[str]:
    """The paths of all plain values, with `[]` for any place of a list."""
    if isinstance(value, dict):
        for key, entry in value.items():
            yield from leaves(entry, f"{path}.{key}")
    elif isinstance(value, list):
        for entry in value:
            yield from leaves(entry, f"{path}[]")
    elif value is not None:
        yield path


def pattern(line: Line) -> str:
    """Which leaves a line takes: its values, and the names by which its lists are filed."""
    so_far, also = "", []
    for step in line.steps:
        if step.kind == "name":
            so_far += rf"\.{step.name}"
        elif step.kind == "names":
            so_far += r"\.(?:" + "|".join(re.escape(str(n)) for n in step.names) + ")"
        else:
            so_far += r"\[\]"
        if step.kind == "filed":
            also.append(so_far + rf"\.{step.name}")
    ends = {"counts": rf"\[\]\.{line.key}" if line.key else r"(?:\[\]|\.[^.\[]+)", "seats": r"\[\]"}
    if line.kind != "present":
        also.append(so_far + ends.get(line.kind, ""))
    return "|".join(also)


def left_out(spec: Spec) -> str:
    """Which leaves are left out on purpose: all that lies under the paths that are listed."""
    paths = [spec._line({"path": p, "kind": "present", "doc": ""}) for p in spec.left_out]
    for line in paths:
        line.kind = "one"
    return "|".join(f"(?:{pattern(line)})" + r"(?:[.\[].*)?" for line in paths)


@every_game
def test_every_part_of_a_view_is_taken_or_left_out_with_a_reason(name: str) -> None:
    seen: set[str] = set()
    taken: dict[int, re.Pattern[str]] = {}
    for config in setups(name):
        if config.players not in taken:
            spec = Spec(GAMES[name], config.players)
            whole = "|".join(f"(?:{pattern(line)})" for line in spec.lines if pattern(line))
            taken[config.players] = re.compile(f"{whole}|{left_out(spec)}")
            assert all(spec.left_out.values())
        for number, st in enumerate(states(GAMES[name], config, "parts")):
            if number % 9 == 0 or is_over(st):
                for path in set(leaves(GAMES[name].view(st, number % config.players), "")):
                    if path not in seen:
                        assert taken[config.players].fullmatch(path), path
                        seen.add(path)
    assert len(seen) > 30


# ---- nothing hidden gets in


@every_game
def test_a_tensor_does_not_change_when_hidden_things_do(name: str) -> None:
    rules = GAMES[name]
    rng = Rng.from_seed("blind")
    changed = 0
    for config in setups(name)[:4]:
        made = layout(name, config.players)
        for number, st in enumerate(states(rules, config, "blind")):
            if number % 11 == 0:
                for seat in range(config.players):
                    other = rules.redeal(st, seat, rng)
                    changed += rules.dump(other)["state"] != rules.dump(st)["state"]
                    before = made.encode(rules.view(st, seat))
                    assert np.array_equal(before, made.encode(rules.view(other, seat)))
    assert changed > 0


@every_game
def test_the_bounds_of_chance_and_length_hold(name: str) -> None:
    rules = GAMES[name]
    rng = Rng.from_seed("bounds")
    for config in setups(name)[:8]:
        bounds = Spec(rules, config.players).bounds
        st = rules.start(config, "", explicit=True)
        decisions = 0
        while not is_over(st):
            if st.frames[-1].__class__ in rules.asks():
                decisions += 1
                apply(st, st.legal[rng.below(len(st.legal))])
                continue
            weighted = outcomes(st)
            assert weighted[-1][0] < bounds["chance_outcomes"]
            apply(st, weighted[rng.weighted([weight for _, weight in weighted])][0])
        assert decisions < bounds["game_length"] / 3


# ---- the values themselves


def test_fields_hold_what_the_view_says() -> None:
    rules = GAMES["alrashid"]
    made = layout("alrashid", 3)
    for st in states(rules, Config(3), "values"):
        for seat in range(3):
            view = rules.view(st, seat)
            parts = made.parts(made.encode(view))
            for place in range(3):
                player = view["players"][(seat + place) % 3]
                goods = parts["players[@].goods"][place] * 20
                assert [round(float(g)) for g in goods] == [
                    player["goods"].get(good, 0) for good in made.spec.vocabularies["goods"]
                ]
                assert (parts["players[@].tokens"][place].sum() > 0) == bool(player.get("tokens"))
                assert (
                    round(float(parts["players[@].prestige"][place, 0]) * 200 - 100)
                    == (player["prestige"])
                )
            order = [(seat + int(row.argmax())) % 3 for row in parts["order[#players]"]]
            assert order == view["order"]
            first = view["countries"]["sanmatia"]["mercenaries"]
            values = parts["countries[countries].mercenaries[#9].value"][2]
            assert [int(row.argmax()) + 2 if row.any() else None for row in values] == [
                *(token["value"] for token in first),
                *([None] * (9 - len(first))),
            ]


def test_what_does_not_fit_counts_as_the_bound_or_is_refused() -> None:
    view = GAMES["alrashid"].view(GAMES["alrashid"].start(Config(2), "fit"), 0)
    view["players"][0]["gold"] = 51
    made = layout("alrashid", 2)
    assert made.parts(made.encode(view))["players[@].gold"][0, 0] == 1
    with pytest.raises(DoesNotFit, match="gold: 51 does not fit"):
        Layout("alrashid", 2, strict=True).encode(view)
    view["players"][0]["gold"] = 0
    view["crises"] = ["S9"]
    with pytest.raises(DoesNotFit, match="crises: 'S9'"):
        Layout("alrashid", 2, strict=True).encode(view)


def test_an_unknown_game_is_one_sentence() -> None:
    with pytest.raises(UserError, match="unknown game 'alrasheed'"):
        layout("alrasheed", 2)
