"""The options of Almadi and the configuration of one match."""

from typing import Final

from majlis.games.almadi.material import Material, material
from majlis.games.almadi.objectives import Condition, conditions
from majlis.kernel.options import Option
from majlis.kernel.rules import BaseTable, Config

OPTIONS: Final = (
    Option("characters", (False, True), "AM-2.9"),
    Option("choose_start", (False, True), "AM-2.1"),
    Option("zumurrud_any_time", (False, True), "AM-12.26"),
)


class Table(BaseTable):
    """What never changes during a match: players, options, material. Shared by all its states."""

    def __init__(self, config: Config) -> None:
        super().__init__(config, OPTIONS)
        values = self.values
        self.material: Material = material(config.material)
        self.conditions: list[Condition] = conditions(self.material)
        self.characters: bool = values["characters"] is True
        self.choose_start: bool = values["choose_start"] is True
        any_time = values["zumurrud_any_time"] is True
        self.zumurrud_any_time: bool = any_time and self.characters
        # The columns of the tables by number of players (AM-2, AM-11).
        index = config.players - 2
        self.tiles_per_type: int = self.material.tiles_per_type[index]
        self.cards_per_pile: int = self.material.cards_per_pile[index]
        self.grey_objectives: int = self.material.grey_objectives[index]
        self.dealt: int = self.material.dealt[index]
        self.ruby_points: list[int] = self.material.ruby_points[index]
