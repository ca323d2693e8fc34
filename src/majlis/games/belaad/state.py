"""The state of Belaad: boards, purses, cards and piles. Ids only, never references."""

from typing import Any, ClassVar, Final

from majlis.games.belaad import events
from majlis.games.belaad.config import Table
from majlis.games.belaad.material import (
    ACTIONS,
    BOARD_OF,
    BOARDS,
    COMBAT_CARDS,
    COMBAT_COUNT,
    ENDINGS,
    FACTION_OF,
    FACTIONS,
    HASHASH,
    ORANGE,
    PERMANENT_COUNT,
    PILES,
    SCHOLARS,
    SYMBOL_OF,
    TOKENS,
)
from majlis.kernel import codec
from majlis.kernel.bag import Bag
from majlis.kernel.codec import (
    BitNames,
    Field,
    Flag,
    Json,
    ListOf,
    Name,
    Num,
    Shape,
    TupleOf,
    TupleTable,
    load_fields,
)
from majlis.kernel.state import State

# A board is one number: white tokens, orange tokens in top slots, the orange token at the bottom.
# White tokens need no kind: a board takes only those of its own symbol (BL-6.2).
WHITE: Final = 1
TOP: Final = 16
BOTTOM: Final = 256
COUNT: Final = 15


def whites(tokens: int) -> int:
    """The white tokens of a board."""
    return tokens & COUNT


def tops(tokens: int) -> int:
    """The orange tokens in top slots of a board."""
    return (tokens >> 4) & COUNT


def bottoms(tokens: int) -> int:
    """The orange tokens in bottom slots of a board."""
    return tokens >> 8


# A card under the Hashash deck is one number: the card, and whether only the Order knows it.
CARD: Final = 15
SECRET: Final = 16

SEAT: Final = Num(0, 5)
AMOUNT: Final = Num(0, 9999)
ACTION: Final = Name(ACTIONS)
SCHOLAR: Final = Name(SCHOLARS)
COMBAT: Final = Name(COMBAT_CARDS)
HASH: Final = Name(HASHASH)


class BoardShape(Shape):
    """A board: its white tokens, and the orange ones by place."""

    PLACES: Final = codec.Table(("white", "orange_top", "orange_bottom"), Num(0, COUNT))

    def dump(self, value: Any) -> Json:
        return self.PLACES.dump((whites(value), tops(value), bottoms(value)))

    def load(self, data: Json, where: str) -> Any:
        white, top, bottom = self.PLACES.load(data, where)
        return white + TOP * top + BOTTOM * bottom


class UnderShape(Shape):
    """A card under the Hashash deck and whether the Order alone knows it (BL-14.8)."""

    FIELDS: Final = (Field("card", HASH), Field("secret", Flag()))

    def dump(self, value: Any) -> Json:
        return {"card": HASHASH[value & CARD], "secret": value >= SECRET}

    def load(self, data: Json, where: str) -> Any:
        card, secret = load_fields(data, self.FIELDS, where)
        return card + (SECRET if secret else 0)


class FightShape(Shape):
    """The combat under way: both sides and their power; empty when there is none (BL-9.2)."""

    FIELDS: Final = (
        Field("attacker", SEAT),
        Field("defender", SEAT),
        Field("attacker_power", Num(-999, 999)),
        Field("defender_power", Num(-999, 999)),
    )

    def dump(self, value: Any) -> Json:
        return {f.name: v for f, v in zip(self.FIELDS, value, strict=False)}

    def load(self, data: Json, where: str) -> Any:
        return tuple(load_fields(data, self.FIELDS, where)) if data else ()


class BagShape(Shape):
    """A bag: so many of each kind, by name."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.counts = codec.Table(names, Num(0, 99))

    def dump(self, value: Any) -> Json:
        return self.counts.dump(value.counts)

    def load(self, data: Json, where: str) -> Any:
        return Bag(self.counts.load(data, where))


class Belaad(State):
    """Everything on the table. What seldom changes is a tuple: a copy shares it."""

    table: Table  # players, factions, options, material: the same in every state of a match
    ending: int  # why the game is over; -1 while it is not
    turn: int  # counts from 1
    active: int  # the seat whose turn it is
    # ---- this turn only (BL-3.8)
    has_hired: bool  # BL-7.7
    used: int  # a bit for each face-up pile whose card was used (BL-8.9)
    clearing: bool  # the last bottom slot was filled (BL-6.11)
    ambush: int  # more power for the combats that the active seat starts (BL-15.20)
    hashash_used: int  # a bit for each Hashash card used (BL-12.6)
    # ---- coins and swords, by seat; Treasuries by faction
    gold: list[int]
    seals: list[int]
    swords: list[int]
    treasury: list[int]
    sword_supply: int
    # ---- action cards
    hands: list[tuple[int, ...]]  # by seat, each in rising order
    known: int  # a bit for each card in a hand that was drawn face up (BL-14.4)
    uncovered: int  # a bit for each card that ever lay face up: no unknown one in a hand is such
    covered: Bag  # all cards under the tops of the three piles: nobody knows which lies where
    tops: tuple[int, ...]  # the visible card of each pile; -1 while it is being turned up
    piles: tuple[int, ...]  # how many cards each pile has, the visible one included
    discard: tuple[int, ...]
    # ---- tokens
    bag: Bag
    loose: list[int]  # drawn and not placed yet (BL-6.13)
    boards: list[int]
    killed: tuple[int, ...]  # tokens assassinated by the Order, by kind
    # ---- scholars
    scholars: Bag  # the deck and the cards removed unseen: nobody can tell them apart
    display: tuple[int, ...]  # the revealed ones; -1 is a gap (BL-11.3)
    generation: int
    taken: int  # hired or assassinated in this generation
    hired: tuple[tuple[int, ...], ...]  # by faction; those of the Order are assassinated
    gone: tuple[int, ...]  # discarded at the end of a generation
    # ---- combat
    combat_deck: Bag
    shown: tuple[int, ...]  # cards revealed in the combat under way
    spoils: tuple[tuple[int, ...], ...]  # by seat
    winners: tuple[int, ...]  # the seat of each spoil, in the order of winning
    put_back: int  # a bit for each combat card that left the table since the last spoil was won
    earlier: tuple[int, ...]  # what `put_back` was as each of them was won
    fight: tuple[int, ...]  # attacker, defender, their powers; empty when there is no combat
    # ---- Hashash cards
    hashash_deck: Bag  # the upper part of the deck, whose order nobody knows
    hashash_back: int  # the board on the back of its top card (BL-14.8); -1 when it is empty
    hashash_under: tuple[int, ...]  # the lower part, the next one first
    hashash_drawn: tuple[int, ...]  # drawn and not placed yet
    hashash_known: int  # a bit for each of these that everybody knows (BL-14.8)
    hashash_placed: tuple[int, ...]  # under their boards, in the order of placing

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("ending", Name(ENDINGS)),
        Field("turn", Num(1, 1_000_000)),
        Field("active", SEAT),
        Field("has_hired", Flag()),
        Field("used", BitNames(PILES)),
        Field("clearing", Flag()),
        Field("ambush", Num(0, 999)),
        Field("hashash_used", BitNames(HASHASH)),
        Field("gold", ListOf(AMOUNT)),
        Field("seals", ListOf(AMOUNT)),
        Field("swords", ListOf(AMOUNT)),
        Field("treasury", codec.Table(FACTIONS, AMOUNT)),
        Field("sword_supply", AMOUNT),
        Field("hands", ListOf(TupleOf(ACTION))),
        Field("known", BitNames(ACTIONS)),
        Field("uncovered", BitNames(ACTIONS), absent=[]),
        Field("covered", BagShape(ACTIONS)),
        Field("tops", TupleOf(ACTION, 3)),
        Field("piles", TupleOf(AMOUNT, 3)),
        Field("discard", TupleOf(ACTION)),
        Field("bag", BagShape(TOKENS)),
        Field("loose", codec.Table(TOKENS, AMOUNT)),
        Field("boards", codec.Table(BOARDS, BoardShape(), {})),
        Field("killed", TupleTable(TOKENS, AMOUNT)),
        Field("scholars", BagShape(SCHOLARS)),
        Field("display", TupleOf(SCHOLAR)),
        Field("generation", Num(1, 9)),
        Field("taken", Num(0, 9)),
        Field("hired", TupleTable(FACTIONS, TupleOf(SCHOLAR), [])),
        Field("gone", TupleOf(SCHOLAR)),
        Field("combat_deck", BagShape(COMBAT_CARDS)),
        Field("shown", TupleOf(COMBAT)),
        Field("spoils", TupleOf(TupleOf(COMBAT))),
        Field("winners", TupleOf(SEAT), absent=[]),
        Field("put_back", BitNames(COMBAT_CARDS), absent=[]),
        Field("earlier", TupleOf(BitNames(COMBAT_CARDS)), absent=[]),
        Field("fight", FightShape()),
        Field("hashash_deck", BagShape(HASHASH)),
        Field("hashash_back", Name(BOARDS)),
        Field("hashash_under", TupleOf(UnderShape())),
        Field("hashash_drawn", TupleOf(HASH)),
        Field("hashash_known", BitNames(HASHASH)),
        Field("hashash_placed", TupleOf(HASH)),
    )

    def __init__(self) -> None:
        pass

    def cover(self) -> None:
        """BL-14.7: the spoils are shown when the game is over, and not before."""
        self.ending = -1
        if self.journal is not None:
            told = self.journal.events
            self.journal.events = [e for e in told if e.kind not in events.LAID_OPEN]

    def copy(self) -> "Belaad":
        other = Belaad()
        self.copy_into(other)
        other.table = self.table
        other.ending = self.ending
        other.turn = self.turn
        other.active = self.active
        other.has_hired = self.has_hired
        other.used = self.used
        other.clearing = self.clearing
        other.ambush = self.ambush
        other.hashash_used = self.hashash_used
        other.gold = self.gold.copy()
        other.seals = self.seals.copy()
        other.swords = self.swords.copy()
        other.treasury = self.treasury.copy()
        other.sword_supply = self.sword_supply
        other.hands = self.hands.copy()
        other.known = self.known
        other.uncovered = self.uncovered
        other.covered = self.covered.copy()
        other.tops = self.tops
        other.piles = self.piles
        other.discard = self.discard
        other.bag = self.bag.copy()
        other.loose = self.loose.copy()
        other.boards = self.boards.copy()
        other.killed = self.killed
        other.scholars = self.scholars.copy()
        other.display = self.display
        other.generation = self.generation
        other.taken = self.taken
        other.hired = self.hired
        other.gone = self.gone
        other.combat_deck = self.combat_deck.copy()
        other.shown = self.shown
        other.spoils = self.spoils
        other.winners = self.winners
        other.put_back = self.put_back
        other.earlier = self.earlier
        other.fight = self.fight
        other.hashash_deck = self.hashash_deck.copy()
        other.hashash_back = self.hashash_back
        other.hashash_under = self.hashash_under
        other.hashash_drawn = self.hashash_drawn
        other.hashash_known = self.hashash_known
        other.hashash_placed = self.hashash_placed
        return other

    def symbols(self, faction: int, symbol: int) -> int:
        """BL-6.6: symbols of the faction's character: printed, white, and orange at the top."""
        board = BOARD_OF[faction * 5 + symbol]
        if board < 0:
            return 0
        tokens = self.boards[board]
        return self.table.material.printed[board] + whites(tokens) + tops(tokens)

    def free_top(self, board: int) -> int:
        """How many top slots of a board are free."""
        tokens = self.boards[board]
        return self.table.material.top_slots[board] - whites(tokens) - tops(tokens)

    def permanent(self, faction: int, effect: int) -> int:
        """BL-6.7, BL-8.5: the sum of a permanent effect over the faction's active boards."""
        material = self.table.material
        total = 0
        for board in material.permanent[faction * PERMANENT_COUNT + effect]:
            if self.boards[board] >= BOTTOM:
                total += material.numbers[board][0]
        return total

    def cards_under(self, board: int) -> int:
        """How many Hashash cards lie under a board (BL-12.4)."""
        backs = self.table.material.hashash_board
        count = 0
        for card in self.hashash_placed:
            if backs[card] == board:
                count += 1
        return count

    def holds_something(self, board: int) -> bool:
        """Whether a wipe of the board would remove anything (BL-8.2)."""
        return self.boards[board] > 0 or self.cards_under(board) > 0

    def is_enemy(self, faction: int, board: int) -> bool:
        """Whether the board belongs to another faction that is in play."""
        owner = FACTION_OF[board]
        return owner != faction and owner in self.table.playing

    def top_back(self) -> int:
        """BL-14.8: the board on the back of the top Hashash card; -1 when the deck is empty."""
        if self.hashash_back >= 0 or self.hashash_deck.total():
            return self.hashash_back  # -1 while the next back is being turned up
        if self.hashash_under:
            return self.table.material.hashash_board[self.hashash_under[0] & CARD]
        return -1

    def spoils_won(self, seat: int) -> list[int]:
        """BL-14.7: how many spoils had been won before each of the seat's, as everybody saw.

        None can be a card that was put back after that. What an old save does not tell was won
        before all that is told.
        """
        first = self.spoils_untold()
        told = [first + i for i, winner in enumerate(self.winners) if winner == seat]
        return [first - 1] * (len(self.spoils[seat]) - len(told)) + told

    def spoils_untold(self) -> int:
        """How many spoils had been won when an old save was made."""
        return sum([len(cards) for cards in self.spoils]) - len(self.winners)

    def went_back(self) -> list[int]:
        """By combat card: how many spoils were won when it last left the table."""
        found = [0] * COMBAT_COUNT
        won = self.spoils_untold()
        for mask in (*self.earlier, self.put_back):
            for card in range(COMBAT_COUNT):
                if (mask >> card) & 1:
                    found[card] = won
            won += 1
        return found

    def gain_coins(self, seat: int, coin: int, count: int) -> None:
        """Coins from the supply, which never runs out (BL-1.9)."""
        purse = self.gold if coin == 0 else self.seals
        purse[seat] += count
        if count:
            self.tell(events.GAINED_GOLD if coin == 0 else events.GAINED_SEALS, seat, count)

    def shuffle_combat(self) -> None:
        """BL-9.14: revealed cards go back: what was won before is none of them, as all saw."""
        for card in self.shown:
            self.combat_deck.add(card)
            self.put_back |= 1 << card
        self.shown = ()

    def wipe(self, board: int) -> None:
        """BL-8.1, BL-8.4: all tokens go back to the bag, Hashash cards under their deck."""
        tokens = self.boards[board]
        self.boards[board] = 0
        counts = self.bag.counts
        counts[symbol_of(board)] += whites(tokens)
        counts[ORANGE] += tops(tokens) + bottoms(tokens)
        self.tell(events.WIPED, board)
        backs = self.table.material.hashash_board
        for card in self.hashash_placed:
            if backs[card] == board:
                self.hashash_under = (*self.hashash_under, card)
        self.hashash_placed = tuple([c for c in self.hashash_placed if backs[c] != board])


def symbol_of(board: int) -> int:
    """The symbol of a board, which is the kind of its white tokens."""
    return SYMBOL_OF[board]
