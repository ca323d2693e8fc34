"""Al-Rashid for the rest of the house: what it is, and its rules behind the common contract."""

from typing import Any, Final

from majlis.games.alrashid import audit, holdings, redeal, scenes, scoring, setup, view
from majlis.games.alrashid.config import OPTIONS, Table
from majlis.games.alrashid.events import EVENTS
from majlis.games.alrashid.flow import NextYear, Year, moment
from majlis.games.alrashid.frames.areas import CloseArea
from majlis.games.alrashid.frames.battle import (
    AfterStrike,
    Battle,
    NextFighter,
    OpenCountry,
    PickOff,
)
from majlis.games.alrashid.frames.beginning import DealGoods, DrawOrder, FirstMercenaries
from majlis.games.alrashid.frames.exchange import GiveGood, TakeGood
from majlis.games.alrashid.frames.favours import UseFavour
from majlis.games.alrashid.frames.mercenaries import (
    DrawMercenary,
    DrawSetupTile,
    DrawToken,
    DrawTokens,
    DrawYearTile,
    NameColour,
    SendMercenary,
)
from majlis.games.alrashid.frames.moving import MovePawn, StartEffects, StartMove
from majlis.games.alrashid.frames.palaces import (
    ActionOrder,
    Benevolence,
    CarryOut,
    CourtVisit,
    FixOrder,
    GuildVisit,
    OpenPalace,
)
from majlis.games.alrashid.frames.payment import Pay
from majlis.games.alrashid.frames.placement import HoldBack, HoldBacks, Placement, PlacePawn
from majlis.games.alrashid.frames.resolution import Round, TakeTurn
from majlis.games.alrashid.frames.services import SpyOperation, SpySequence, UseService
from majlis.games.alrashid.frames.titles import (
    ON_ACTIVATE,
    ON_GAIN,
    AlchemistSage,
    GainTitle,
    ImpostorFavour,
    NegotiatorDiscard,
    NegotiatorLook,
    NegotiatorTarget,
)
from majlis.games.alrashid.frames.trade import BeginTrade, OpenTrade, Trade
from majlis.games.alrashid.frames.year_end import YearEnd
from majlis.games.alrashid.material import material
from majlis.games.alrashid.observe import AlRashidObserver
from majlis.games.alrashid.state import AlRashid
from majlis.kernel.frame import Frame
from majlis.kernel.rules import Meta, Rules

# Decisions first, in the order of the flat action table, which is frozen: append, never insert.
DECISIONS: Final[tuple[type[Frame[Any]], ...]] = (
    NameColour,
    HoldBack,
    PlacePawn,
    StartMove,
    MovePawn,
    TakeTurn,
    GuildVisit,
    CourtVisit,
    Pay,
    ActionOrder,
    GiveGood,
    TakeGood,
    ImpostorFavour,
    AlchemistSage,
    NegotiatorLook,
    NegotiatorTarget,
    NegotiatorDiscard,
    SpyOperation,
    Battle,
    PickOff,
    Trade,
)
CHANCE: Final[tuple[type[Frame[Any]], ...]] = (
    DrawOrder,
    DrawSetupTile,
    DrawYearTile,
    DrawToken,
    DrawMercenary,
)
STEPS: Final[tuple[type[Frame[Any]], ...]] = (
    DealGoods,
    FirstMercenaries,
    Year,
    HoldBacks,
    Placement,
    StartEffects,
    Round,
    OpenPalace,
    CarryOut,
    UseService,
    UseFavour,
    GainTitle,
    *ON_GAIN.values(),
    *ON_ACTIVATE.values(),
    DrawTokens,
    SendMercenary,
    SpySequence,
    Benevolence,
    FixOrder,
    OpenCountry,
    NextFighter,
    AfterStrike,
    OpenTrade,
    BeginTrade,
    CloseArea,
    YearEnd,
    NextYear,
)

META: Final = Meta(
    name="alrashid",
    title="Al-Rashid",
    version=3,
    players=(2, 3, 4, 5),
    players_clause="AR-1.1",
    options=OPTIONS,
    frames=(*DECISIONS, *CHANCE, *STEPS),
    events=EVENTS.all(),
    younger={"older": 3, "thrown": 3},
)


RULES: Final = Rules(
    META,
    state=AlRashid,
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
    observer=AlRashidObserver,
)
