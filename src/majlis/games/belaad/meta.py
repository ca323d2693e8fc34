"""Belaad for the rest of the house: what it is, and its rules behind the common contract."""

from typing import Any, Final

from majlis.games.belaad import audit, holdings, redeal, scenes, scoring, setup, view
from majlis.games.belaad.config import OPTIONS, Table
from majlis.games.belaad.events import EVENTS
from majlis.games.belaad.flow import CleanUp, Turn, moment
from majlis.games.belaad.frames.abilities import (
    MoveGold,
    MoveOrangeFrom,
    MoveOranges,
    MoveOrangeTo,
    ReleaseOrange,
)
from majlis.games.belaad.frames.cards import (
    CardStep,
    ChooseFaceup,
    DoBoosted,
    DoSecondary,
    PlayCard,
)
from majlis.games.belaad.frames.combat import (
    AfterGrey,
    CancelGrey,
    ChooseEnemy,
    CloseCombat,
    CombatStep,
    DrawSpoils,
    NextBlow,
    RevealCombat,
    TakeSpoils,
)
from majlis.games.belaad.frames.effects import UseAbility
from majlis.games.belaad.frames.hashash import (
    DrawHashash,
    OfferHashash,
    ReturnHashash,
    RunHashash,
    TurnBack,
    UseHashash,
)
from majlis.games.belaad.frames.killing import (
    AssassinateScholar,
    KillScholar,
    KillToken,
    RemoveToken,
)
from majlis.games.belaad.frames.payment import (
    ChooseMember,
    Consent,
    Contribute,
    Resume,
    Skip,
    UseTreasury,
)
from majlis.games.belaad.frames.piles import DealCard, MakePiles, TakeCard, TurnUp
from majlis.games.belaad.frames.scholars import (
    HireScholar,
    JoinFaction,
    OfferScholars,
    OfferSwordHire,
    RevealScholar,
    ScholarTaken,
    SwordHire,
)
from majlis.games.belaad.frames.symbols import ChooseSymbol, ChooseVictim
from majlis.games.belaad.frames.tokens import DrawToken, PlaceOrange, PlaceTokens, ReturnToken
from majlis.games.belaad.frames.wiping import AskSwords, CancelWipe, GreyWipe, WipeBoard
from majlis.games.belaad.material import material
from majlis.games.belaad.observe import BelaadObserver
from majlis.games.belaad.state import Belaad
from majlis.kernel.frame import Frame
from majlis.kernel.rules import Meta, Rules

# Decisions first, in the order of the flat action table, which is frozen: append, never insert.
DECISIONS: Final[tuple[type[Frame[Any]], ...]] = (
    PlayCard,
    CardStep,
    ChooseSymbol,
    ChooseFaceup,
    ChooseVictim,
    HireScholar,
    SwordHire,
    AssassinateScholar,
    ChooseEnemy,
    CombatStep,
    CancelGrey,
    WipeBoard,
    CancelWipe,
    GreyWipe,
    PlaceOrange,
    ReturnToken,
    UseAbility,
    MoveGold,
    TakeCard,
    ReturnHashash,
    UseHashash,
    KillToken,
    RemoveToken,
    ReleaseOrange,
    MoveOrangeFrom,
    MoveOrangeTo,
    Consent,
    UseTreasury,
    ChooseMember,
)
CHANCE: Final[tuple[type[Frame[Any]], ...]] = (
    RevealScholar,
    DealCard,
    TurnUp,
    DrawToken,
    RevealCombat,
    DrawSpoils,
    TurnBack,
    DrawHashash,
)
STEPS: Final[tuple[type[Frame[Any]], ...]] = (
    Turn,
    CleanUp,
    MakePiles,
    DoSecondary,
    DoBoosted,
    Contribute,
    Skip,
    Resume,
    PlaceTokens,
    OfferScholars,
    JoinFaction,
    OfferSwordHire,
    ScholarTaken,
    AskSwords,
    NextBlow,
    TakeSpoils,
    AfterGrey,
    CloseCombat,
    KillScholar,
    OfferHashash,
    RunHashash,
    MoveOranges,
)

META: Final = Meta(
    name="belaad",
    title="Belaad",
    version=3,
    players=(2, 3, 4, 5, 6),
    players_clause="BL-2.1",
    options=OPTIONS,
    frames=(*DECISIONS, *CHANCE, *STEPS),
    events=EVENTS.all(),
    younger={"uncovered": 2, "winners": 2, "put_back": 2, "earlier": 2, "declined": 3},
)


RULES: Final = Rules(
    META,
    state=Belaad,
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
    observer=BelaadObserver,
)
