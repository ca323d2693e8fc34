"""The flat action table: frozen numbers, there and back, refusals with their clause."""

import json
from pathlib import Path

import pytest

from majlis.games.catalogue import GAMES
from majlis.kernel.options import UserError
from majlis.kernel.rules import Config
from majlis.kernel.runner import is_over
from majlis.research import action_table
from majlis.rulebook import load_book
from majlis.tensors.actions import IllegalAction, pending_ask
from tests.research.games import every_game, states

FROZEN = Path(__file__).parents[1] / "conformance" / "actions"


@every_game
def test_the_numbers_follow_the_frozen_table(name: str) -> None:
    table = action_table(name)
    action = 0
    for kind, size in json.loads((FROZEN / f"{name}.json").read_text()):
        for choice in range(size):
            assert table.action(kind, choice) == action
            assert table.decode(action) == (kind, choice)
            action += 1
    assert table.size == action


@every_game
def test_legal_actions_are_the_choices_of_the_pending_decision(name: str) -> None:
    rules, table = GAMES[name], action_table(name)
    for st in states(rules, Config(rules.meta.players[0]), "legal"):
        if is_over(st):
            assert table.legal(st) == []
            continue
        kind = pending_ask(st).KIND
        assert [table.decode(action) for action in table.legal(st)] == [(kind, c) for c in st.legal]
        assert [table.choice(st, action) for action in table.legal(st)] == st.legal


@every_game
def test_what_is_not_legal_is_refused_with_its_clause(name: str) -> None:
    rules, table = GAMES[name], action_table(name)
    clauses = load_book(name).clauses
    refused = 0
    for number, st in enumerate(states(rules, Config(rules.meta.players[0]), "refuse")):
        if number % 20 or is_over(st):
            continue
        frame = pending_ask(st)
        for choice in set(range(frame.SIZE)) - set(st.legal):
            with pytest.raises(IllegalAction) as caught:
                table.choice(st, table.action(frame.KIND, choice))
            assert caught.value.clause in clauses
            refused += 1
        elsewhere = next(kind for kind in table.kinds if kind != frame.KIND)
        with pytest.raises(IllegalAction, match=f"{frame.KIND} is pending"):
            table.choice(st, table.first[elsewhere])
    assert refused > 0


def test_numbers_outside_the_table_are_refused() -> None:
    table = action_table("alrashid")
    for action in (-1, table.size):
        with pytest.raises(UserError, match="expected an action from 0 to 485"):
            table.decode(action)
    with pytest.raises(UserError, match="name_colour has no choice 2"):
        table.action("name_colour", 2)


def test_a_label_is_in_words_while_its_decision_is_pending() -> None:
    table = action_table("alrashid")
    st = GAMES["alrashid"].start(Config(2), "label")
    own = table.label(st, table.legal(st)[0])
    kind, choice = table.decode(table.legal(st)[0])
    assert own.startswith(f"{kind} {choice}: ")
    assert table.label(st, table.legal(st)[0], "fr") != own
    other = next(k for k in table.kinds if k != kind)
    assert table.label(st, table.action(other, 1)) == f"{other} 1"
