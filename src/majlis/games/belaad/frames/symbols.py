"""Chapter 7: the five character symbols."""

from collections.abc import Callable
from typing import ClassVar, Final

from majlis.games.belaad import events, labels, things
from majlis.games.belaad.frames.combat import start_combat
from majlis.games.belaad.frames.payment import REFUSED
from majlis.games.belaad.frames.scholars import OfferScholars, why_no_hire
from majlis.games.belaad.frames.tokens import draw_tokens
from majlis.games.belaad.material import (
    BOARD_OF,
    COINS,
    GOLD,
    INCOME_SEALS,
    RECRUIT,
    SEALS,
    STEAL,
    STEAL_MORE,
    STEAL_SHIELD,
)
from majlis.games.belaad.state import AMOUNT, BOTTOM, SEAT, Belaad
from majlis.kernel.codec import BitNames, Field, Name
from majlis.kernel.frame import Ask
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.text import Seat, Text

SYMBOL_CLAUSES: Final = ("BL-7.5", "BL-7.4", "BL-7.1", "BL-7.2", "BL-7.6")


def why_no_symbol(
    st: Belaad, seat: int, symbol: int, boost: int, spent: int, refused: int
) -> Refusal | None:
    """BL-4.9: why a symbol has no first step, with a boost, after spending some gold for it.

    Members have `refused` to pay for some scholars (BL-5.4).
    """
    faction = st.table.factions[seat]
    if BOARD_OF[faction * 5 + symbol] < 0:
        return refuse("BL-4.8", "order_cannot_recruit")
    if symbol == RECRUIT:
        return why_no_hire(st, seat, st.symbols(faction, RECRUIT) + boost, spent, refused)
    if symbol == STEAL and not has_victim(st, seat, GOLD):
        return refuse("BL-7.3", "no_victim")
    return None


def usable_symbols(
    st: Belaad, seat: int, offered: int, boost: int, spent: int, refused: int
) -> int:
    """A bit for each of the offered symbols that the seat can use now."""
    usable = 0
    for symbol in range(5):
        if not (offered >> symbol) & 1:
            continue
        if why_no_symbol(st, seat, symbol, boost, spent, refused) is None:
            usable |= 1 << symbol
    return usable


class ChooseSymbol(Ask[Belaad]):
    """BL-4.6, BL-4.7: exactly one of the symbols that the card offers."""

    KIND = "choose_symbol"
    CLAUSE = "BL-4.6"
    SIZE = 5
    FOLLOWS = True
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", SEAT),
        Field("offered", BitNames(("recruit", "influence", "income", "steal", "military"))),
        Field("boost", AMOUNT),
        Field("refused", REFUSED),
    )

    def __init__(self, seat: int, offered: int, boost: int, refused: int = 0) -> None:
        self.seat = seat
        self.offered = offered
        self.boost = boost
        self.refused = refused

    def choices(self, st: Belaad) -> list[int]:
        usable = usable_symbols(st, self.seat, self.offered, self.boost, 0, self.refused)
        return [symbol for symbol in range(5) if (usable >> symbol) & 1]

    def why_not(self, st: Belaad, choice: int) -> Refusal | None:
        if not (self.offered >> choice) & 1:
            return refuse("BL-4.6", "symbol_not_offered")
        return why_no_symbol(st, self.seat, choice, self.boost, 0, self.refused)

    def resolve(self, st: Belaad, choice: int) -> None:
        symbols = st.symbols(st.table.factions[self.seat], choice) + self.boost
        st.tell(events.USED_SYMBOL, self.seat, choice, symbols)
        USE[choice](st, self, symbols)

    def describe(self, st: Belaad, choice: int) -> Text:
        symbols = st.symbols(st.table.factions[self.seat], choice) + self.boost
        return Text("choose_symbol", {"symbol": labels.symbol(choice), "count": symbols})

    def clause_of(self, st: Belaad, choice: int) -> str:
        return SYMBOL_CLAUSES[choice]

    def touches(self, st: Belaad, choice: int) -> list[str]:
        board = BOARD_OF[st.table.factions[self.seat] * 5 + choice]
        symbol = things.symbol(choice)
        return [symbol] if board < 0 else [symbol, things.board(board)]


def use_recruit(st: Belaad, used: ChooseSymbol, symbols: int) -> None:
    """BL-7.5: a scholar, cheaper by the symbols."""
    st.push(OfferScholars(used.seat, symbols, used.refused, True))


def use_influence(st: Belaad, used: ChooseSymbol, symbols: int) -> None:
    """BL-7.4: tokens from the bag."""
    draw_tokens(st, used.seat, symbols)


def use_income(st: Belaad, used: ChooseSymbol, symbols: int) -> None:
    """BL-7.1: gold from the supply; with a Trusted man seals as well (BL-15.8)."""
    st.gain_coins(used.seat, GOLD, symbols)
    st.gain_coins(used.seat, SEALS, st.permanent(st.table.factions[used.seat], INCOME_SEALS))


def use_steal(st: Belaad, used: ChooseSymbol, symbols: int) -> None:
    """BL-7.2: gold from one enemy."""
    st.push(ChooseVictim(used.seat, GOLD, symbols))


def use_military(st: Belaad, used: ChooseSymbol, symbols: int) -> None:
    """BL-7.6: a combat; its powers count the symbols anew and add the boost (BL-9.2)."""
    start_combat(st, used.seat, used.boost)


USE: Final[tuple[Callable[[Belaad, ChooseSymbol, int], None], ...]] = (
    use_recruit,
    use_influence,
    use_income,
    use_steal,
    use_military,
)


def has_victim(st: Belaad, seat: int, coin: int) -> bool:
    """BL-7.3: somebody of another faction has such a coin."""
    coins = st.gold if coin == GOLD else st.seals
    factions = st.table.factions
    for other in range(st.table.players):
        if factions[other] != factions[seat] and coins[other]:
            return True
    return False


def loot(st: Belaad, thief: int, victim: int, coin: int, amount: int) -> int:
    """BL-7.2, BL-15.4, BL-15.13: how many coins a theft takes; abilities are about gold only."""
    if coin == SEALS:
        return min(amount, st.seals[victim])
    amount += st.permanent(st.table.factions[thief], STEAL_MORE)
    faction = st.table.factions[victim]
    material = st.table.material
    for board in material.permanent[faction * 6 + STEAL_SHIELD]:
        if st.boards[board] >= BOTTOM:
            amount = min(amount, material.numbers[board][0])
    return min(amount, st.gold[victim])


class ChooseVictim(Ask[Belaad]):
    """BL-7.2, BL-7.3: a player of another faction who has coins to lose."""

    KIND = "choose_victim"
    CLAUSE = "BL-7.2"
    SIZE = 6
    FOLLOWS = True
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", SEAT),
        Field("coin", Name(COINS)),
        Field("amount", AMOUNT),
    )

    def __init__(self, seat: int, coin: int, amount: int) -> None:
        self.seat = seat
        self.coin = coin
        self.amount = amount

    def choices(self, st: Belaad) -> list[int]:
        coins = st.gold if self.coin == GOLD else st.seals
        factions = st.table.factions
        own = factions[self.seat]
        return [s for s in range(st.table.players) if factions[s] != own and coins[s]]

    def why_not(self, st: Belaad, choice: int) -> Refusal | None:
        if choice >= st.table.players:
            return refuse("BL-2.1", "no_such_player")
        if st.table.factions[choice] == st.table.factions[self.seat]:
            return refuse("BL-7.2", "own_faction")
        coins = st.gold if self.coin == GOLD else st.seals
        return None if coins[choice] else refuse("BL-7.3", "nothing_to_steal")

    def resolve(self, st: Belaad, choice: int) -> None:
        taken = loot(st, self.seat, choice, self.coin, self.amount)
        coins = st.gold if self.coin == GOLD else st.seals
        coins[choice] -= taken
        coins[self.seat] += taken
        st.tell(
            events.STOLE_GOLD if self.coin == GOLD else events.STOLE_SEALS, self.seat, choice, taken
        )

    def prompt(self, st: Belaad) -> Text:
        return Text("prompt-choose_victim", {"coin": labels.coin(self.coin)})

    def describe(self, st: Belaad, choice: int) -> Text:
        if choice >= st.table.players:
            return Text("choose_victim-none", {"number": choice + 1})
        count = loot(st, self.seat, choice, self.coin, self.amount)
        return Text(
            "choose_victim",
            {"victim": Seat(choice), "coins": labels.coins(self.coin, count)},
        )

    def touches(self, st: Belaad, choice: int) -> list[str]:
        return [things.seat(choice)] if choice < st.table.players else []
