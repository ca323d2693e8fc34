"""The view of Al-Rashid as `view.py` returns it, declared: the page and the tests read it here."""

from typing import TYPE_CHECKING, Literal, NotRequired, TypedDict

from majlis.games.alrashid.baskets import LEVEL, PART, WEAK, WIN
from majlis.games.alrashid.config import OPTIONS
from majlis.games.alrashid.frames.common import REASONS
from majlis.games.alrashid.material import (
    AREAS,
    COLOURS,
    COUNTERS,
    COUNTRIES,
    COURT,
    FAVOURS,
    GOODS,
    GUILDS,
    PAWNS,
    TITLE_TYPES,
    TOKENS,
)
from majlis.kernel.options import Value
from majlis.kernel.seen import chosen, every, some


class Slot(TypedDict):
    """A seat's stack in an area, in the order of arrival (AR-5.12)."""

    seat: int
    dominance: int
    pasha: NotRequired[int]
    merchant: NotRequired[int]
    sage: NotRequired[int]


Phase = Literal["setup", "placement", "resolution", "over"]

if TYPE_CHECKING:
    Good = str
    Item = str
    Pawn = str
    Guild = str
    Palace = str
    Country = str
    Area = str
    Colour = str
    Token = str
    Favour = str
    Reason = str
    Outcome = str
    TitleType = str
    Counter = str
    Options = dict[str, Value]
    GoodCounts = dict[str, int]
    PawnCounts = dict[str, int]
    TokenCounts = dict[str, int]
    ColourCounts = dict[str, int]
    ForceCounts = dict[str, int]
    FavourCosts = dict[str, int]
    Areas = dict[str, list[Slot]]
else:
    Good = Literal[GOODS]
    Item = Literal[(*GOODS, "credit_note")]
    Pawn = Literal[PAWNS]
    Guild = Literal[GUILDS]
    Palace = Literal[(*GUILDS, AREAS[COURT])]
    Country = Literal[COUNTRIES]
    Area = Literal[AREAS]
    Colour = Literal[COLOURS]
    Token = Literal[TOKENS]
    Favour = Literal[FAVOURS]
    Reason = Literal[REASONS]
    Outcome = Literal[(WIN, PART, LEVEL, WEAK)]
    TitleType = Literal[TITLE_TYPES]
    Counter = Literal[COUNTERS]
    Options = chosen("Options", OPTIONS)
    GoodCounts = some("GoodCounts", GOODS, int)
    PawnCounts = some("PawnCounts", PAWNS, int)
    TokenCounts = some("TokenCounts", TOKENS, int)
    ColourCounts = every("ColourCounts", COLOURS, int)
    ForceCounts = some("ForceCounts", COLOURS, int)
    FavourCosts = some("FavourCosts", FAVOURS, int)
    Areas = every("Areas", AREAS, list[Slot])


class Mercenary(TypedDict):
    """A token on a country; its value where it lies face up or the viewer has looked at it.

    `older`: it lay there already when the discards of its colour became the pile (AR-16.2).
    """

    colour: Colour
    value: int | None
    face_up: bool
    seen_by: list[int]
    older: bool


class Thrown(TypedDict):
    """A token that left a hand with older ones, which had drawn so many from the new pile by then.

    Nobody else can tell which of the two it was.
    """

    token: Token
    drawn: int


class StrengthSeen(TypedDict):
    """Mercenaries of a colour: the sum that the viewer knows, and how many it does not."""

    known: int
    hidden: int


class RankSeen(TypedDict):
    """A seat in an area by its rank, with what it gets as things stand.

    `acts`: it does something here; after the third rank nobody does (AR-6.3, AR-18.1).
    """

    seat: int
    acts: bool
    gold: NotRequired[int]
    amount: NotRequired[int]


if TYPE_CHECKING:
    Strength = dict[str, StrengthSeen]
    Ranks = dict[str, list[RankSeen]]
else:
    Strength = some("Strength", COLOURS, StrengthSeen)
    Ranks = some("Ranks", AREAS, list[RankSeen])


class CountrySeen(TypedDict):
    """What lies on a country, and what must be exceeded there, colour by colour."""

    goods: GoodCounts
    credit_notes: int
    mercenaries: list[Mercenary]
    strength: Strength


class TitleSeen(TypedDict):
    """A title that is still to be had, and where."""

    left: int
    gold: int
    palace: Palace


if TYPE_CHECKING:
    Countries = dict[str, CountrySeen]
else:
    Countries = every("Countries", COUNTRIES, CountrySeen)


class PlayerSeen(TypedDict):
    """A player; `tokens` are the values of the viewer's own mercenaries.

    `older` says how many were in hand when the discards of their colour became the pile (AR-16.2),
    those included that may have been `thrown` since; `older_tokens` are the viewer's own.
    """

    goods: GoodCounts
    family: PawnCounts
    hand: PawnCounts
    held: PawnCounts
    titles: list[str]
    used: list[str]
    notes: int
    influence: int
    dishonour: int
    gold: int
    prestige: int
    title_points: list[int]
    note_gold: int
    token_bonus: int
    mercenaries: ColourCounts
    older: ForceCounts
    thrown: list[Thrown]
    older_tokens: NotRequired[TokenCounts]
    tokens: NotRequired[TokenCounts]


class FrameSeen(TypedDict, total=False):
    """The fields of the decision under way; which of them there are is a matter of its kind."""

    seat: int
    activated: bool
    area: Area | None
    barred: Good | None
    colour: Colour
    cost: int
    country: Country | None
    favour: Favour | None
    first: Item | None
    force: int
    index: int
    informers: int
    laid_out: GoodCounts
    left: int
    noted: bool
    origin: Area
    owner: int
    pawn: Pawn
    picked: TokenCounts
    plotters: int
    rank: int
    ranking: list[int]
    reason: Reason
    resolved: bool
    service: bool
    taken: int
    target: int
    title: str | None
    used: int


class Trader(TypedDict):
    """A seat that would trade, and how many items it may take; the first may take all of a type."""

    seat: int
    amount: int


class Battling(TypedDict):
    """What a fighter is up against and who decides after it; how it would end is for itself.

    `traders` are those who would trade if the fighter won, `raid` the goods of its Raiders then;
    `flight` is the dishonour of fleeing, `flight_points` what that counts in the end.
    """

    country: Country
    strength: ForceCounts
    next: int | None
    flight: int
    flight_points: int
    rank: int
    traders: list[Trader]
    raid: int
    force: NotRequired[ForceCounts]
    outcome: NotRequired[Outcome]
    at_best: NotRequired[Outcome]


class Pending(TypedDict):
    """Who must decide what; choices and fields are for the one who decides."""

    kind: str
    seat: int | None
    battle: NotRequired[Battling]
    choices: NotRequired[list[int]]
    frame: NotRequired[FrameSeen]


class PawnFace(TypedDict):
    """What a kind of pawn weighs, brings in the end, and how many of it a family may have."""

    dominance: int
    prestige: int
    most: int


class Service(TypedDict):
    """Prices and amounts of a guild's service, from the first rank on."""

    gold: list[int]
    amount: list[int]


class CountryFace(TypedDict):
    """What lies on a country when a year begins."""

    goods: GoodCounts
    credit_notes: int


class CreditNote(TypedDict):
    """What a credit note takes off a price, and for who has a Banker."""

    gold: int
    with_banker: int


class Dishonours(TypedDict):
    """What brings how much dishonour."""

    idle: int
    favour_alone: int
    court_without_pasha: int
    flight: int
    enchanter: int


class Scoring(TypedDict):
    """What influence and dishonour count in the end."""

    influence: int
    influence_most: int
    dishonour: int


class TitleFace(TypedDict):
    """A title; `prestige` is none where `steps` of what it counts give it."""

    palace: Palace
    type: TitleType
    gold: int
    amount: int
    prestige: int | None
    clause: str
    counts: NotRequired[Counter]
    steps: NotRequired[list[list[int]]]
    amounts: NotRequired[list[list[int]]]
    with_both: NotRequired[list[int]]


if TYPE_CHECKING:
    PawnFaces = dict[str, PawnFace]
    Services = dict[str, Service]
    Favours = dict[str, FavourCosts]
    CountryFaces = dict[str, CountryFace]
else:
    PawnFaces = every("PawnFaces", PAWNS, PawnFace)
    Services = every("Services", GUILDS, Service)
    Favours = every("Favours", GUILDS, FavourCosts)
    CountryFaces = every("CountryFaces", COUNTRIES, CountryFace)


class Printed(TypedDict):
    """Prices, amounts and prestige: the same all match long."""

    sets: list[int]
    pawns: PawnFaces
    services: Services
    favours: Favours
    trade: list[int]
    credit_note: CreditNote
    countries: CountryFaces
    dishonour: Dishonours
    scoring: Scoring
    titles: dict[str, TitleFace]


class View(TypedDict):
    """The table as a seat knows it; seat -1 is a spectator.

    `older` are the tokens in hands and on countries that were none of the discards when those
    became the pile (AR-16.2): what is there in all, everybody knows.
    """

    game: Literal["alrashid"]
    options: Options
    seat: int
    year: int
    years: int
    order: list[int]
    next_order: list[int]
    players: list[PlayerSeen]
    phase: Phase
    areas: Areas
    ranks: Ranks
    countries: Countries
    resolved: list[Area]
    resolving: Area | None
    titles: dict[str, TitleSeen]
    crises: list[str]
    discards: TokenCounts
    pile: ColourCounts
    older: TokenCounts
    pending: Pending | None
    printed: Printed
