"""Almadi for the rest of the house: what it is, and its rules behind the common contract."""

from typing import Any, Final

from majlis.games.almadi import audit, labels, redeal, scoring, setup, view
from majlis.games.almadi.config import OPTIONS, Table
from majlis.games.almadi.flow import FirstTurn, NextTurn, Turn
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
from majlis.games.almadi.state import Almadi
from majlis.kernel.codec import Json
from majlis.kernel.frame import Frame
from majlis.kernel.journal import Event
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config, Meta, Rules, Standing
from majlis.kernel.state import State
from majlis.kernel.text import Text

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
)

META: Final = Meta(
    name="almadi",
    title="Almadi",
    version=1,
    players=(2, 3, 4, 5),
    players_clause="AM-1.1",
    options=OPTIONS,
    frames=(*DECISIONS, *CHANCE, *STEPS),
)


class AlmadiRules(Rules):
    """The game behind the contract of the kernel."""

    meta = META
    state_class = Almadi

    def new_state(self, config: Config, rng: Rng) -> State:
        return setup.new_state(Table(config), rng)

    def empty_state(self, config: Config) -> State:
        st = Almadi()
        st.table = Table(config)
        return st

    def config_of(self, st: State) -> Config:
        return _own(st).table.config

    def view(self, st: State, seat: int) -> Json:
        return view.view(_own(st), seat)

    def redeal(self, st: State, seat: int, rng: Rng) -> State:
        return redeal.redeal(_own(st), seat, rng)

    def standings(self, st: State) -> list[Standing]:
        return scoring.standings(_own(st))

    def audit(self, st: State) -> list[str]:
        return audit.audit(_own(st))

    def material(self, corrections: Json) -> Json:
        return material(corrections).data

    def event_text(self, event: Event) -> Text:
        return labels.event_text(event)

    def event_clause(self, event: Event) -> str:
        return labels.event_clause(event)


def _own(st: State) -> Almadi:
    if not isinstance(st, Almadi):
        raise TypeError(f"expected a state of Almadi, not {type(st).__name__}")
    return st


RULES: Final = AlmadiRules()
