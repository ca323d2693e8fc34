"""Coins: change for who overpays (AL-CO)."""

from typing import ClassVar

from majlis.games.alhambra import events, labels, things
from majlis.games.alhambra.hooks import Module
from majlis.games.alhambra.material import CURRENCIES
from majlis.games.alhambra.payment import FIRST_COIN, Units
from majlis.games.alhambra.state import SEAT, Alhambra
from majlis.kernel.codec import Field, Num
from majlis.kernel.frame import Draw
from majlis.kernel.text import Text


def bag(st: Alhambra) -> list[int]:
    """AL-CO-1, AL-CO-5: the coins that nobody has, by currency."""
    left = [st.table.material.coins] * len(CURRENCIES)
    for player in st.players:
        for currency in range(len(CURRENCIES)):
            left[currency] -= player.coins[currency]
    return left


class DrawCoin(Draw[Alhambra]):
    """AL-CO-2: so many coins for who overpaid, as long as the bag has any (AL-CO-5)."""

    KIND = "draw_coin"
    CLAUSE = "AL-CO-2"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT), Field("count", Num(1, 999)))

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def weights(self, st: Alhambra) -> list[int]:
        return bag(st)

    def resolve(self, st: Alhambra, outcome: int) -> None:
        change_coins(st, self.seat, outcome, 1)
        st.tell(events.COIN_DRAWN, self.seat, outcome)
        draw_coins(st, self.seat, self.count - 1)


def draw_coins(st: Alhambra, seat: int, count: int) -> None:
    if count and sum(bag(st)):
        st.push(DrawCoin(seat, count))


def change_coins(st: Alhambra, seat: int, currency: int, change: int) -> None:
    player = st.players[seat]
    coins = list(player.coins)
    coins[currency] += change
    player.coins = tuple(coins)


def coins_due(overpaid: int, per_coin: int) -> int:
    """AL-CO-2: one coin for every full two units too much."""
    return overpaid // per_coin


class Coins(Module):
    """AL-CO-4: each coin pays 1 in its currency; AL-CO-8: overpaying is allowed."""

    NAME = "coins"
    CLAUSE = "AL-CO-4"
    PICKS = tuple(range(FIRST_COIN, FIRST_COIN + 4))
    ALLOWS_WASTE = True

    def set_up(self, st: Alhambra) -> None:
        for player in st.players:
            player.coins = (0, 0, 0, 0)

    def add_units(self, st: Alhambra, seat: int, mask: int, units: Units) -> None:
        coins = st.players[seat].coins
        for currency in range(len(coins)):
            if (mask >> currency) & 1 and coins[currency]:
                units.add(FIRST_COIN + currency, 1, coins[currency])

    def funds(self, st: Alhambra, seat: int, mask: int) -> int:
        """Also the worth that counts at the end of the game (AL-CO-7)."""
        coins = st.players[seat].coins
        total = 0
        for currency in range(len(coins)):
            if (mask >> currency) & 1:
                total += coins[currency]
        return total

    def unit_value(self, st: Alhambra, seat: int, pick: int) -> int:
        return 1

    def spend(self, st: Alhambra, seat: int, pick: int) -> None:
        """AL-CO-5: back to the bag."""
        change_coins(st, seat, pick - FIRST_COIN, -1)
        st.tell(events.PAID_COIN, seat, pick - FIRST_COIN)

    def paid(self, st: Alhambra, seat: int, overpaid: int) -> None:
        draw_coins(st, seat, coins_due(overpaid, st.table.material.overpaid))

    def change(self, st: Alhambra, overpaid: int) -> int:
        return min(coins_due(overpaid, st.table.material.overpaid), sum(bag(st)))

    def describe_pick(self, st: Alhambra, seat: int, pick: int) -> Text:
        return Text("pay-coin", {"currency": labels.currency(pick - FIRST_COIN)})

    def touches_of_pick(self, st: Alhambra, seat: int, pick: int) -> list[str]:
        return [things.coin(pick - FIRST_COIN)]

    def audit(self, st: Alhambra) -> list[str]:
        if min(bag(st)) < 0 or any(min(player.coins) < 0 for player in st.players):
            return ["the coins do not add up (AL-CO-1)"]
        return []
