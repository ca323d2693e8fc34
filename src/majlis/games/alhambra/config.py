"""The options of Alhambra and the configuration of one match (AL-14.1)."""

from typing import Any, Final

from majlis.games.alhambra.hooks import Module
from majlis.games.alhambra.material import Material, material
from majlis.kernel.options import Option, UserError, Value
from majlis.kernel.rules import BaseTable, Config


class Characters(Option):
    """The module that can only be left out: most of its powers are not known."""

    def __init__(self) -> None:
        super().__init__("characters", (False,), "AL-CH-8")

    def read(self, given: Any) -> Value:
        if given is False or (isinstance(given, str) and given.lower() == "false"):
            return False
        raise UserError(
            "option characters: this module cannot be played, alone or with others: the powers "
            "of seven of its ten cards are unknown, among them Laila Wundabah and Yammerad, and "
            "we invent none (AL-CH-8)"
        )


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
    Characters(),
    # Whether a question is asked that only a hidden hand leaves one answer to.
    Option("ask_hidden", (True, False), "AL-13.1", former=False, since=2, internal=True),
)

ACTIONS: Final = 28  # actions of a turn, with those of all modules
PICKS: Final = 58  # units of a payment
WORTH_OF_SET: Final = 180  # one copy of every card: four currencies, 1 to 9 (AL-1.5)
CATEGORIES: Final = ("money", "scoring_1", "scoring_2", "sultan", "bureau")  # cards of the deck
CATEGORY_COUNT: Final = 5
TAKEN_CARDS: Final = 4  # the category of cards that are no money but go to a hand


class Table(BaseTable):
    """What never changes during a match: players, options, modules, material."""

    def __init__(self, config: Config, every_module: tuple[Module, ...]) -> None:
        super().__init__(config, OPTIONS)
        values = self.values
        self.material: Material = material(config.material)
        self.modules: tuple[Module, ...] = tuple(
            module for module in every_module if values[module.NAME] is True
        )
        self.has_dirk: bool = config.players == 2
        self.ends_on_empty_supply: bool = values["end_trigger"] == "empty_supply"
        self.open_hands: bool = values["open_hands"] is True
        self.ask_hidden: bool = values["ask_hidden"] is True and not self.open_hands
        self.asks_viziers: bool = values["ask_hidden"] is True
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
        self._check_money()

    def _check_money(self) -> None:
        """AL-2.4, AL-2.7: whatever is dealt, all get their money and four cards are left to show.

        A hand goes past the starting money by 8 at most. For two players any material will do.
        """
        material = self.material
        worth = material.copies * WORTH_OF_SET
        if self.values["diamonds"] is True:
            worth += sum(material.diamonds)
        needed = self.players * (material.starting_money + 8) + 4 * 9
        if worth < needed and not self.has_dirk:
            raise UserError(
                f"material: money.copies: {material.copies} of each card make money worth {worth}, "
                f"but {self.players} players with rules.starting_money {material.starting_money} "
                f"and the display may need {needed} (AL-2.4)"
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
