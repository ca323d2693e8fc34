"""Almadi for the rest of the house: what it is, and its rules behind the common contract."""

from typing import Any, Final

from majlis.games.almadi import audit, holdings, redeal, scenes, scoring, setup, view
from majlis.games.almadi.config import OPTIONS, Table
from majlis.games.almadi.events import EVENTS
from majlis.games.almadi.flow import FirstTurn, NextTurn, Turn, moment
from majlis.games.almadi.frames.beginning import (
    ChooseStart,
    DealStart,
    DrawFirst,
    DrawObjective,
    FillBoard,
    LayObjectives,
    StartingTiles,
)
from majlis.games.almadi.frames.effects import Realise
from majlis.games.almadi.frames.ending import (
    CopyCharacter,
    CopyWindow,
    ExtraTurn,
    ExtraTurns,
    GameOver,
)
from majlis.games.almadi.frames.genie import MoveBeyond, MoveTile, PickTile, SwapTiles
from majlis.games.almadi.frames.meanwhile import CopyMeanwhile, Meanwhile
from majlis.games.almadi.frames.moon import TakeObjective
from majlis.games.almadi.frames.piles import DrawTile, DrawType, Refill, TurnUp
from majlis.games.almadi.frames.placement import BeginTurn, JudgeTile, PlaceTile, TakeTile
from majlis.games.almadi.frames.recruiting import (
    DealCharacter,
    DealCharacters,
    KeepCharacters,
    ShowDisplay,
)
from majlis.games.almadi.material import material
from majlis.games.almadi.observe import AlmadiObserver
from majlis.games.almadi.state import Almadi
from majlis.games.almadi.untouched import untouched
from majlis.kernel.frame import Frame
from majlis.kernel.rules import Meta, Rules

# Decisions first, in the order of the flat action table, which is frozen: append, never insert.
DECISIONS: Final[tuple[type[Frame[Any]], ...]] = (
    ChooseStart,
    KeepCharacters,
    TakeTile,
    JudgeTile,
    PlaceTile,
    Realise,
    PickTile,
    MoveTile,
    MoveBeyond,
    SwapTiles,
    TakeObjective,
    CopyCharacter,
    CopyMeanwhile,
)
CHANCE: Final[tuple[type[Frame[Any]], ...]] = (
    DrawFirst,
    DealStart,
    DrawType,
    DrawTile,
    TurnUp,
    DrawObjective,
    DealCharacter,
)
STEPS: Final[tuple[type[Frame[Any]], ...]] = (
    StartingTiles,
    FillBoard,
    LayObjectives,
    DealCharacters,
    ShowDisplay,
    FirstTurn,
    Turn,
    BeginTurn,
    Refill,
    NextTurn,
    CopyWindow,
    ExtraTurns,
    ExtraTurn,
    GameOver,
    Meanwhile,
)

META: Final = Meta(
    name="almadi",
    title="Almadi",
    version=1,
    players=(2, 3, 4, 5),
    players_clause="AM-1.1",
    options=OPTIONS,
    frames=(*DECISIONS, *CHANCE, *STEPS),
    events=EVENTS.all(),
)


RULES: Final = Rules(
    META,
    state=Almadi,
    table=Table,
    new_state=setup.new_state,
    view=view.view,
    redeal=redeal.redeal,
    standings=scoring.standings,
    audit=audit.audit,
    material=material,
    points=scoring.points,
    holdings=holdings.holdings,
    scenes=scenes.scenes,
    moment=moment,
    untouched=untouched,
    observer=AlmadiObserver,
)
