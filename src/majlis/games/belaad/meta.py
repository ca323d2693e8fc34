"""Belaad for the rest of the house: what it is, and its rules behind the common contract."""

from typing import Any, Final

from majlis.games.belaad import audit, labels, redeal, scoring, setup, view
from majlis.games.belaad.config import OPTIONS, Table
from majlis.games.belaad.flow import CleanUp, Turn
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
from majlis.games.belaad.frames.payment import Consent, Contribute, Resume, Skip, UseTreasury
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
from majlis.games.belaad.state import Belaad
from majlis.kernel.codec import Json
from majlis.kernel.frame import Frame
from majlis.kernel.journal import Event
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config, Meta, Rules, Standing
from majlis.kernel.state import State
from majlis.kernel.text import Text

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
    version=1,
    players=(2, 3, 4, 5, 6),
    players_clause="BL-2.1",
    options=OPTIONS,
    frames=(*DECISIONS, *CHANCE, *STEPS),
)


class BelaadRules(Rules):
    """The game behind the contract of the kernel."""

    meta = META
    state_class = Belaad

    def new_state(self, config: Config, rng: Rng) -> State:
        return setup.new_state(Table(config), rng)

    def empty_state(self, config: Config) -> State:
        st = Belaad()
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


def _own(st: State) -> Belaad:
    if not isinstance(st, Belaad):
        raise TypeError(f"expected a state of Belaad, not {type(st).__name__}")
    return st


RULES: Final = BelaadRules()
