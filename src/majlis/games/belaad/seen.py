"""The view of Belaad as `view.py` returns it, declared: the page and the tests read it here."""

from typing import TYPE_CHECKING, Literal, NotRequired, TypedDict

from majlis.games.belaad.config import OPTIONS
from majlis.games.belaad.material import (
    BOARDS,
    BONUSES,
    COINS,
    COLOURS,
    COMBAT_CARDS,
    ENDINGS,
    FACTIONS,
    KINDS,
    PILES,
    PRIMARIES,
    SECONDARIES,
    SPECIALITIES,
    SYMBOLS,
    TOKENS,
)
from majlis.kernel.options import Value
from majlis.kernel.seen import chosen, every, some

if TYPE_CHECKING:
    Faction = str
    Symbol = str
    Token = str
    Coin = str
    Board = str
    Pile = str
    Ending = str
    Colour = str
    AbilityKind = str
    Primary = str
    Secondary = str
    Bonus = str
    Speciality = str
    Options = dict[str, Value]
    TokenCounts = dict[str, int]
    SymbolCounts = dict[str, int]
    ColourCounts = dict[str, int]
    TokenTotals = dict[str, int]
    CombatCounts = dict[str, int]
else:
    Faction = Literal[FACTIONS]
    Symbol = Literal[SYMBOLS]
    Token = Literal[TOKENS]
    Coin = Literal[COINS]
    Board = Literal[BOARDS]
    Pile = Literal[PILES]
    Ending = Literal[ENDINGS]
    Colour = Literal[COLOURS]
    AbilityKind = Literal[KINDS]
    Primary = Literal[PRIMARIES]
    Secondary = Literal[SECONDARIES]
    Bonus = Literal[BONUSES]
    Speciality = Literal[("none", *SPECIALITIES)]
    Options = chosen("Options", OPTIONS)
    TokenCounts = some("TokenCounts", TOKENS, int)
    SymbolCounts = some("SymbolCounts", SYMBOLS, int)
    ColourCounts = every("ColourCounts", COLOURS, int)
    TokenTotals = every("TokenTotals", TOKENS, int)
    CombatCounts = some("CombatCounts", COMBAT_CARDS, int)


# What a combat card does to the side that reveals it, and what a combat brings who wins it.
Does = Literal["ahead", "behind", "sword", "defeat"]
Prize = Literal["card", "sword", "token", "nothing"]


class PrimaryHalf(TypedDict):
    """The primary action of a card."""

    kind: Primary
    count: int
    symbols: list[Symbol]


class SecondaryHalf(TypedDict):
    """The secondary action of a card, and what it costs."""

    kind: Secondary
    count: int
    price: int
    coin: Coin


class Action(TypedDict):
    """An action card: its two actions (BL-4.1)."""

    id: str
    primary: PrimaryHalf
    secondary: SecondaryHalf


class Scholar(TypedDict):
    """A scholar card."""

    id: str
    science: int
    gold: int
    swords: int
    bonus: Bonus
    coins: int
    points: int
    repeatable: bool
    speciality: Speciality
    order_symbols: list[Symbol]


class Cost(TypedDict):
    """A price in gold, and how much of it nobody can pay; a scholar may be had by swords.

    For the seat that looks: what is kept, and how the bonus points of the faction would change.
    """

    gold: int
    missing: int
    by_swords: NotRequired[bool]
    keeps: NotRequired[int]
    bonus: NotRequired[int]


if TYPE_CHECKING:
    Costs = dict[str, Cost]
else:
    Costs = some("Costs", FACTIONS, Cost)


class WhyNot(TypedDict):
    """Why a half of a card or a symbol of it cannot be used now: the key of a text, the clause."""

    key: str
    clause: str


class Victim(TypedDict):
    """Whom one could steal from, and how much."""

    seat: int
    gold: int


class Enemy(TypedDict):
    """Whom one would fight in a faction, and his power."""

    seat: int
    faction: Faction
    power: int


class Use(TypedDict):
    """What a symbol of a card would do now. Of scholars: those in `reach`, those who come into
    reach if the other half is done first (`then`) and those who are lost by it (`gone`).
    """

    symbol: Symbol
    count: int
    why: WhyNot | None
    reach: NotRequired[list[str]]
    then: NotRequired[list[str]]
    gone: NotRequired[list[str]]
    victims: NotRequired[list[Victim]]
    power: NotRequired[int]
    enemies: NotRequired[list[Enemy]]
    seals: NotRequired[int]


class Reading(TypedDict):
    """An action card as its reader could use it: why a half cannot be used, what its symbols do,
    how many coins of its price there are, and how much the lower half finds to work on.
    """

    upper: WhyNot | None
    uses: list[Use]
    lower: WhyNot | None
    have: int
    amount: int


class OfferedScholar(Scholar):
    """A revealed scholar: its price for each faction, and for the seat that looks."""

    prices: Costs
    own: Cost | None


class CombatCard(TypedDict):
    """A combat card."""

    id: str
    colour: Colour
    power: int
    points: int


class Hashash(TypedDict):
    """A Hashash card."""

    id: str
    board: Board
    price: int
    coin: Coin
    effect: str
    numbers: list[int]


class Ability(TypedDict):
    """What a character can do once its board is active."""

    kind: AbilityKind
    effect: str
    numbers: list[int]


class Character(TypedDict):
    """A character board and the tokens on it; `holds`: its lasting ability is at work."""

    symbol: Symbol
    symbols: int
    slots: int
    printed: int
    free: int
    boost: int
    holds: bool
    white: NotRequired[int]
    orange_top: NotRequired[int]
    orange_bottom: NotRequired[int]
    ability: Ability


class Score(TypedDict):
    """The points that the viewer knows, by their source; `hidden` are spoils that it does not."""

    parts: dict[str, int]
    total: int
    hidden: int


class FactionSeen(TypedDict):
    """A faction; the Order has other figures than the two that score science (BL-12)."""

    members: list[int]
    recruits: bool
    wields_swords: bool
    symbols: SymbolCounts
    power: int
    score: Score
    treasury: int
    scholars: list[Scholar]
    boards: dict[str, Character]
    assassinated: NotRequired[TokenCounts]
    active_science: NotRequired[int]
    goal: NotRequired[int]


if TYPE_CHECKING:
    Factions = dict[str, FactionSeen]
else:
    Factions = some("Factions", FACTIONS, FactionSeen)


class Reach(TypedDict):
    """What a seat could pay at most, if all members help (BL-5.2)."""

    gold: int
    seals: int


class PlayerSeen(TypedDict):
    """A player; `known` are the cards of the hand that everybody has seen (BL-14.4).

    `spoils_won`: how many spoils had been won by anybody before each of the player's own.
    """

    faction: Faction
    gold: int
    seals: int
    reach: Reach
    swords: int
    cards: int
    known: list[Action]
    spoils: int
    spoils_won: list[int]
    hand: NotRequired[list[Action]]
    spoils_cards: NotRequired[list[CombatCard]]


class PileSeen(TypedDict):
    """A pile of action cards: its visible card, and how many there are with it."""

    top: Action | None
    count: int


class Played(TypedDict):
    """A card that is being carried out, and which of its actions are done."""

    card: Action
    done: list[str]


class ScholarsSeen(TypedDict):
    """The scholars on the table, how far the generations are, what the next one taken ends."""

    revealed: list[OfferedScholar | None]
    generation: int
    taken: int
    discarded: list[str]
    deck: int
    generations: int
    per_generation: int
    closes: Literal["generation", "game"] | None
    next: int


class RevealedCard(CombatCard):
    """A combat card on the table, and who revealed it where that can be told."""

    by: int | None


class UnseenCards(TypedDict):
    """Combat cards that are alike and that the viewer does not see; what one would do now."""

    colour: Colour
    power: int
    points: int
    count: int
    does: Does | None


class Odds(TypedDict):
    """How many of the unseen cards would do what to the side that reveals (BL-9.5, BL-9.6)."""

    ahead: int
    behind: int
    sword: int
    defeat: int


class FighterSeen(TypedDict):
    """A side of a combat: what its power is made of, and with how much it came."""

    seat: int
    faction: Faction
    power: int
    began: int | None
    symbols: int
    ability: int
    extra: int | None


class Fighters(TypedDict):
    """Both sides of a combat."""

    attacker: FighterSeen
    defender: FighterSeen


class Stake(TypedDict):
    """What a side would win now, and whether a grey card of the other one adds a wipe: most likely
    of the board that has most to lose (`wiped`)."""

    prize: Prize
    wipe_after_grey: bool
    wiped: Board | None


class Stakes(TypedDict):
    """What is at stake for both (BL-9.9 to BL-9.13)."""

    attacker: Stake
    defender: Stake


class Combat(TypedDict):
    """The combat cards as far as the viewer can count them, and the combat under way (BL-9.2).

    From the power `needed` on the other side must answer. `spoils` are the least and the most
    points on a card that the viewer does not see. `put_back` says of a card that was revealed how
    many spoils were won when it went back: none of those is it.
    """

    revealed: list[RevealedCard]
    deck: int
    put_back: CombatCounts
    active: int | None
    sides: Fighters | None
    stakes: Stakes | None
    unseen: list[UnseenCards]
    colours: ColourCounts
    odds: Odds | None
    needed: int | None
    spoils: list[int]


class Under(TypedDict):
    """A card under the Hashash deck: its back, and its face for those who know it (BL-14.8)."""

    board: Board
    card: str | None


class HashashSeen(TypedDict):
    """The Hashash cards; the faces of those that are drawn are for the Order."""

    deck: int
    top_back: Board | None
    placed: list[Hashash]
    usable: list[str]
    used: list[str]
    under: list[Under]
    drawn_backs: list[Board]
    drawn_known: list[str]
    drawn: NotRequired[list[Hashash]]


class FrameSeen(TypedDict, total=False):
    """The fields of the decision under way; which of them there are is a matter of its kind."""

    seat: int
    actor: int
    amount: int
    asked: int
    back: int
    below: int
    board: Board
    bonus: int
    boost: int
    by_card: bool
    card: str
    coin: Coin
    declined: list[int]
    done: int
    gift: int
    gifts: list[int]
    keep: int
    left: int
    loser: Faction
    missing: int
    offered: list[Symbol]
    origin: Symbol
    payer: int
    place: int
    price: int
    refused: list[str]
    scholar: str
    single: bool
    swords: int
    symbols: int
    target: Faction | None
    treasury: int


class Purchase(FrameSeen):
    """What the coins are for, while a payment is open (BL-5.4)."""

    kind: str


class Pending(TypedDict):
    """Who must decide what; choices and fields are for the one who decides."""

    kind: str
    seat: int | None
    purchase: NotRequired[Purchase]
    choices: NotRequired[list[int]]
    frame: NotRequired[FrameSeen]


class Box(TypedDict):
    """How many of each piece there are; what one, two, three, four of a speciality bring."""

    actions: int
    scholars: int
    removed: int
    hashash: int
    swords: int
    specialities: list[int]
    tokens: TokenTotals
    combat: ColourCounts


class View(TypedDict):
    """The table as a seat knows it; seat -1 is a spectator.

    `uncovered` are the action cards that ever lay face up: nobody's unknown ones are among them.
    """

    game: Literal["belaad"]
    options: Options
    box: Box
    seat: int
    turn: int
    active: int
    ending: Ending | None
    has_hired: bool
    used_piles: list[Pile]
    clearing: bool
    ambush: int
    sword_supply: int
    players: list[PlayerSeen]
    factions: Factions
    piles: list[PileSeen]
    discarded: list[Action]
    uncovered: list[str]
    in_play: list[Played]
    bag: TokenCounts
    drawn: TokenCounts
    scholars: ScholarsSeen
    reads: dict[str, Reading]
    combat: Combat
    hashash: HashashSeen | None
    pending: Pending | None
