"""The options of Alhambra and the configuration of one match (AL-14.1)."""

from typing import Final

from majlis.games.alhambra.hooks import Module
from majlis.games.alhambra.material import Material, material
from majlis.kernel.options import Option, UserError, Value, read_options
from majlis.kernel.rules import Config

MODULES: Final = (
    Option("scoring_cards", (False, True), "AL-SC-1"),
    Option("sultan", (False, True), "AL-SU-1"),
    Option("caravanserai", (False, True), "AL-CA-1"),
    Option("moorish_art", (False, True), "AL-MO-1"),
    Option("vizier", (False, True), "AL-VI-1"),
    Option("exchange", (False, True), "AL-EX-1"),
    Option("diamonds", (False, True), "AL-DI-1"),
    Option("coins", (False, True), "AL-CO-1"),
)
OPTIONS: Final = (
    *MODULES,
    Option("end_trigger", ("unfilled_space", "empty_supply"), "AL-11.1"),
    Option("allow_wasteful_payment", (False, True), "AL-5.5"),
    Option("open_hands", (False, True), "AL-13.1"),
)

ACTIONS: Final = 28  # actions of a turn, with those of all modules
PICKS: Final = 58  # units of a payment
CATEGORIES: Final = ("money", "scoring_1", "scoring_2", "sultan", "bureau")  # cards of the deck
CATEGORY_COUNT: Final = 5
TAKEN_CARDS: Final = 4  # the category of cards that are no money but go to a hand


class Table:
    """What never changes during a match: players, options, modules, material."""

    def __init__(self, config: Config, every_module: tuple[Module, ...]) -> None:
        _refuse_characters(config)
        values: dict[str, Value] = {o.name: o.default for o in OPTIONS}
        values.update(read_options(OPTIONS, config.options))
        self.config = config
        self.players: int = config.players
        self.material: Material = material(config.material)
        self.values: dict[str, Value] = values
        self.modules: tuple[Module, ...] = tuple(
            module for module in every_module if values[module.NAME] is True
        )
        self.has_dirk: bool = config.players == 2
        self.ends_on_empty_supply: bool = values["end_trigger"] == "empty_supply"
        self.open_hands: bool = values["open_hands"] is True
        self.wasteful: bool = values["allow_wasteful_payment"] is True
        self.action_owner: list[Module | None] = [None] * ACTIONS
        self.pick_owner: list[Module | None] = [None] * PICKS
        self.category_owner: list[Module | None] = [None] * CATEGORY_COUNT
        for module in self.modules:
            self._attach(module)
        if config.players > self.material.fountains:
            raise UserError(
                f"material: fountain.copies: {self.material.fountains} fountains do not serve "
                f"{config.players} players (AL-1.4)"
            )

    def _attach(self, module: Module) -> None:
        module.check(self)
        self.wasteful = self.wasteful or module.ALLOWS_WASTE
        for action in module.ACTIONS:
            self.action_owner[action] = module
        for pick in module.PICKS:
            self.pick_owner[pick] = module
        for category in module.CATEGORIES:
            self.category_owner[category] = module


def _refuse_characters(config: Config) -> None:
    """The module of the characters cannot be played: most of their powers are not known."""
    if config.options.get("characters") not in (None, False, "false"):
        raise UserError(
            "option characters: this module cannot be played, alone or with others: the powers "
            "of seven of its ten cards are unknown, among them Laila Wundabah and Yammerad, and "
            "we invent none (AL-CH-8)"
        )
