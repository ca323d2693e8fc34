"""All modules, in the order in which they act within one moment (AL-14.4)."""

from typing import Final

from majlis.games.alhambra.config import Table
from majlis.games.alhambra.hooks import Module
from majlis.games.alhambra.modules.caravanserai import Caravanserai
from majlis.games.alhambra.modules.coins import Coins
from majlis.games.alhambra.modules.diamonds import Diamonds
from majlis.games.alhambra.modules.exchange import Exchange
from majlis.games.alhambra.modules.moorish_art import MoorishArt
from majlis.games.alhambra.modules.scoring_cards import ScoringCards
from majlis.games.alhambra.modules.sultan import Sultan
from majlis.games.alhambra.modules.vizier import Vizier
from majlis.kernel.rules import Config

MODULES: Final[tuple[Module, ...]] = (
    ScoringCards(),
    Sultan(),
    Caravanserai(),
    MoorishArt(),
    Vizier(),
    Exchange(),
    Diamonds(),
    Coins(),
)


def table_of(config: Config) -> Table:
    """The table of a match, with the modules that its options bring into play."""
    return Table(config, MODULES)
