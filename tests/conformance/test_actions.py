"""The flat action table of every game is frozen: learners and records depend on it."""

import json
from pathlib import Path

from tests.conformance.tables import Rules, every_game

HERE = Path(__file__).parent / "actions"


@every_game
def test_the_action_table_is_frozen(rules: Rules) -> None:
    """To change it on purpose: append, raise the rules version, write the file anew."""
    frozen = json.loads((HERE / f"{rules.meta.name}.json").read_text())
    assert [[ask.KIND, ask.SIZE] for ask in rules.asks()] == frozen
