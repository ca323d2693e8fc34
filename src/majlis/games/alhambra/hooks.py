"""The named places where a module may add to the base game (AL-14.1).

The base game calls these hooks and knows nothing else of modules: a module is a subclass here, in a
file of its own, and what it does not override does nothing. The table lists the modules in play,
always in the same order, which is their order within one moment (AL-14.4).
"""

from typing import TYPE_CHECKING, Any, ClassVar

from majlis.kernel.frame import Frame
from majlis.kernel.refusal import Refusal
from majlis.kernel.text import Text

if TYPE_CHECKING:
    from majlis.games.alhambra.config import Table
    from majlis.games.alhambra.payment import Units
    from majlis.games.alhambra.state import Alhambra


class Module:
    """A module of the game: what it adds, hook by hook."""

    NAME: ClassVar[str] = ""  # also the option that brings it into play
    CLAUSE: ClassVar[str] = ""
    # What belongs to it among the actions of a turn, the units of a payment and the cards of the
    # deck: numbers that are fixed for all games.
    ACTIONS: ClassVar[tuple[int, ...]] = ()
    PICKS: ClassVar[tuple[int, ...]] = ()
    CATEGORIES: ClassVar[tuple[int, ...]] = ()
    ALLOWS_WASTE: ClassVar[bool] = False  # superfluous units may be paid
    SOURCE: ClassVar[int] = 0  # where its points stand on the score sheet

    # ---- before and at set-up

    def check(self, table: "Table") -> None:
        """Raises `UserError` where the module cannot serve this table."""

    def set_up(self, st: "Alhambra") -> None:
        """Lays out the module's own pieces."""

    def add_to_piles(self, st: "Alhambra", piles: list[list[int]]) -> None:
        """AL-2.9: shuffles its cards into the five piles, as counts by category."""

    def setup_frames(self) -> list[Frame[Any]]:
        """What chance decides for it at the end of the set-up (AL-2.12)."""
        return []

    # ---- a turn

    def turn_begins(self, st: "Alhambra", seat: int) -> None:
        """Before the first action: may push a decision."""

    def add_actions(self, st: "Alhambra", seat: int, found: list[int]) -> None:
        """Adds its actions that are legal now, in rising order (AL-3.2)."""

    def least_price(self, st: "Alhambra", seat: int) -> int:
        """What its cheapest good costs the seat; 0 if it has none on offer."""
        return 0

    def why_not_action(self, st: "Alhambra", seat: int, action: int) -> Refusal | None:
        """Why one of its actions is not legal."""
        raise NotImplementedError

    def act(self, st: "Alhambra", seat: int, action: int, further: bool) -> None:
        """Carries out one of its actions."""
        raise NotImplementedError

    def describe_action(self, st: "Alhambra", seat: int, action: int) -> Text:
        raise NotImplementedError

    def clause_of_action(self, action: int) -> str:
        return self.CLAUSE

    def touches_of_action(self, st: "Alhambra", seat: int, action: int) -> list[str]:
        """The things on the table that one of its actions is about, see `things`."""
        return []

    def deliver(self, st: "Alhambra", seat: int, action: int) -> None:
        """Hands over what one of its actions has bought (AL-5.9)."""
        raise NotImplementedError

    # ---- payments

    def add_ways(self, st: "Alhambra", seat: int, currency: int, ways: list[int]) -> None:
        """Adds ways to pay for a good of a currency (-1: of any), see `payment`."""

    def add_units(self, st: "Alhambra", seat: int, mask: int, units: "Units") -> None:
        """Adds its payment units of the currencies in the mask (AL-5.2)."""

    def funds(self, st: "Alhambra", seat: int, mask: int) -> int:
        """The worth of its payment units of the currencies in the mask; everybody sees them."""
        return 0

    def unit_value(self, st: "Alhambra", seat: int, pick: int) -> int:
        """What one of its picks adds to a payment; a card that only opens a way adds nothing."""
        return 0

    def spend(self, st: "Alhambra", seat: int, pick: int) -> None:
        """One of its units is paid away."""
        raise NotImplementedError

    def describe_pick(self, st: "Alhambra", seat: int, pick: int) -> Text:
        raise NotImplementedError

    def touches_of_pick(self, st: "Alhambra", seat: int, pick: int) -> list[str]:
        """The things on the table that one of its picks is about, see `things`."""
        return []

    def paid(self, st: "Alhambra", seat: int, overpaid: int) -> None:
        """A purchase has been paid, with so much too much."""

    def change(self, st: "Alhambra", overpaid: int) -> int:
        """How many pieces of change that will give."""
        return 0

    # ---- the end of a turn

    def tiles_placed(self, st: "Alhambra", seat: int) -> None:
        """A player has put all new tiles in their places."""

    def card_drawn(self, st: "Alhambra", category: int) -> None:
        """One of its cards came up while the display was refilled (AL-8.2)."""
        raise NotImplementedError

    def tile_drawn(self, st: "Alhambra", space: int) -> bool:
        """A tile was drawn for a space; True if the module sees to it from here."""
        return False

    def turn_over(self, st: "Alhambra") -> None:
        """The market is full and the next player waits: may push decisions."""

    # ---- scoring

    def arrange_rows(self, st: "Alhambra", number: int, rows: list[int]) -> None:
        """Changes which row of points each type scores in a round (AL-9.4)."""

    def extra_points(self, st: "Alhambra", seat: int) -> int:
        """Points of its own in every scoring round."""
        return 0

    # ---- the whole state

    def audit(self, st: "Alhambra") -> list[str]:
        """What is wrong with its pieces."""
        return []
