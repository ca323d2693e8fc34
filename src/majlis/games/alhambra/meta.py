"""Alhambra for the rest of the house: what it is, and its rules behind the common contract."""

from typing import Any, Final

from majlis.games.alhambra import audit, holdings, redeal, scenes, scoring, setup, view
from majlis.games.alhambra.config import OPTIONS
from majlis.games.alhambra.events import EVENTS
from majlis.games.alhambra.flow import Turn, TurnOver, moment
from majlis.games.alhambra.frames.actions import BeginAction, Bought, ChooseAction, TakeMore
from majlis.games.alhambra.frames.beginning import DealCard, FirstTurn, SplitDeck
from majlis.games.alhambra.frames.ending import GameOver, Leftovers
from majlis.games.alhambra.frames.payment import Pay
from majlis.games.alhambra.frames.placing import NextTile, PlacePending, PlaceTile, TilesPlaced
from majlis.games.alhambra.frames.redesign import BringIn, Redesign
from majlis.games.alhambra.frames.refill import (
    DrawCard,
    DrawMoney,
    DrawTile,
    RefillDisplay,
    RefillMarket,
)
from majlis.games.alhambra.frames.rounds import DirkDraws, DirkTile, ScoringRound
from majlis.games.alhambra.material import material_of_file, warnings
from majlis.games.alhambra.modules.caravanserai import MoveMarker
from majlis.games.alhambra.modules.coins import DrawCoin
from majlis.games.alhambra.modules.exchange import DrawBureau
from majlis.games.alhambra.modules.registry import table_of
from majlis.games.alhambra.modules.scoring_cards import DrawScoringCard
from majlis.games.alhambra.modules.sultan import (
    ChooseMark,
    Claims,
    ClaimTile,
    DrawSultan,
    KeepMark,
    MarkSultan,
    RollAgain,
)
from majlis.games.alhambra.modules.vizier import VizierBought, VizierOffer, VizierWindow
from majlis.games.alhambra.observe import AlhambraObserver
from majlis.games.alhambra.state import Alhambra
from majlis.kernel.frame import Frame
from majlis.kernel.rules import Meta, Rules

# Decisions first, in the order of the flat action table, which is frozen: append, never insert.
DECISIONS: Final[tuple[type[Frame[Any]], ...]] = (
    ChooseAction,
    TakeMore,
    Pay,
    Redesign,
    BringIn,
    NextTile,
    PlaceTile,
    KeepMark,
    ChooseMark,
    ClaimTile,
    MoveMarker,
    VizierOffer,
)
CHANCE: Final[tuple[type[Frame[Any]], ...]] = (
    DealCard,
    DrawCard,
    DrawMoney,
    DrawTile,
    DirkTile,
    DrawScoringCard,
    DrawSultan,
    MarkSultan,
    RollAgain,
    DrawBureau,
    DrawCoin,
)
STEPS: Final[tuple[type[Frame[Any]], ...]] = (
    SplitDeck,
    FirstTurn,
    Turn,
    BeginAction,
    Bought,
    PlacePending,
    TilesPlaced,
    RefillDisplay,
    RefillMarket,
    TurnOver,
    ScoringRound,
    DirkDraws,
    Leftovers,
    GameOver,
    Claims,
    VizierWindow,
    VizierBought,
)

META: Final = Meta(
    name="alhambra",
    title="Alhambra",
    version=2,
    players=(2, 3, 4, 5, 6),
    players_clause="AL-2.1",
    options=OPTIONS,
    frames=(*DECISIONS, *CHANCE, *STEPS),
    events=EVENTS.all(),
)


RULES: Final = Rules(
    META,
    state=Alhambra,
    table=table_of,
    new_state=setup.new_state,
    view=view.view,
    redeal=redeal.redeal,
    standings=scoring.standings,
    audit=audit.audit,
    material=material_of_file,
    warnings=warnings,
    points=scoring.points,
    holdings=holdings.holdings,
    scenes=scenes.scenes,
    moment=moment,
    observer=AlhambraObserver,
)
