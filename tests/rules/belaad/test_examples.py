"""The worked examples: every case of examples.toml played on the engine."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.rules.belaad import examples_cards, examples_combat, examples_end

CASES = tomllib.loads(Path(__file__).with_name("examples.toml").read_text(encoding="utf-8"))["case"]
PLAYERS: dict[str, Callable[[Any, Any], None]] = {
    "setup": examples_cards.setup,
    "place_tokens": examples_cards.place_tokens,
    "place_orange": examples_cards.place_orange,
    "symbol": examples_cards.use_symbol,
    "recruit_price": examples_cards.recruit_price,
    "combat_initial": examples_combat.combat_initial,
    "payment": examples_cards.payment,
    "treasury": examples_cards.treasury,
    "script": examples_cards.script,
    "combat": examples_combat.combat,
    "combat_active": examples_combat.combat_active,
    "combat_deck_empty": examples_combat.combat_deck_empty,
    "ability": examples_combat.ability,
    "hire_limit": examples_combat.hire_limit,
    "order_turn_5p": examples_cards.order_turn,
    "combat_opponent": examples_combat.combat_opponent,
    "wipe": examples_combat.wipe,
    "sword_hire_legal": examples_combat.sword_hire_legal,
    "generation": examples_end.generation,
    "hashash_draw": examples_end.hashash_draw,
    "assassinate_scholar": examples_end.assassinate_scholar,
    "order_active": examples_end.order_active,
    "score": examples_end.score,
    "winner": examples_end.winner,
    "redeal_piles": examples_cards.redeal_piles,
}


def variants() -> list[Any]:
    found = []
    for case in CASES:
        for number, variant in enumerate(case.get("variant", [case])):
            name = case["id"] + (f"-{number + 1}" if "variant" in case else "")
            found.append(pytest.param(case, variant, id=name))
    return found


@pytest.mark.parametrize(("case", "variant"), variants())
def test_example(case: dict[str, Any], variant: dict[str, Any]) -> None:
    PLAYERS[case["kind"]](case, variant)


def test_every_kind_of_case_occurs() -> None:
    assert {case["kind"] for case in CASES} == set(PLAYERS)
