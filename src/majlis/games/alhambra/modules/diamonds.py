"""Diamonds: a fifth currency that pays for everything, unmixed (AL-DI)."""

from majlis.games.alhambra.cards import VALUES
from majlis.games.alhambra.hooks import Module
from majlis.games.alhambra.material import DIAMOND
from majlis.games.alhambra.state import Alhambra


class Diamonds(Module):
    """AL-DI-2: eleven more money cards; AL-DI-3: alone they pay for any good."""

    NAME = "diamonds"
    CLAUSE = "AL-DI-3"

    def set_up(self, st: Alhambra) -> None:
        for value in st.table.material.diamonds:
            st.money.add(VALUES * DIAMOND + value - 1)
            st.pile[0] += 1

    def add_ways(self, st: Alhambra, seat: int, currency: int, ways: list[int]) -> None:
        ways.append(1 << DIAMOND)
