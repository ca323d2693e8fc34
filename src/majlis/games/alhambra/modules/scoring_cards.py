"""New scoring cards: in each round another order of the types (AL-SC)."""

from typing import Any

from majlis.games.alhambra import events
from majlis.games.alhambra.hooks import Module
from majlis.games.alhambra.material import ROUNDS, SCORING_CARDS
from majlis.games.alhambra.state import Alhambra
from majlis.kernel.frame import Draw, Frame


class DrawScoringCard(Draw[Alhambra]):
    """AL-SC-2: a card for the next recess, from top to bottom; all three are open (AL-SC-6)."""

    KIND = "draw_scoring_card"
    CLAUSE = "AL-SC-2"

    def weights(self, st: Alhambra) -> list[int]:
        return [0 if card in st.scoring_cards else 1 for card in range(len(SCORING_CARDS))]

    def resolve(self, st: Alhambra, outcome: int) -> None:
        st.scoring_cards = (*st.scoring_cards, outcome)
        st.tell(events.SCORING_ORDER, len(st.scoring_cards), outcome)
        if len(st.scoring_cards) < ROUNDS:
            st.push(DrawScoringCard())


class ScoringCards(Module):
    """AL-SC-3: the card of the round says which row of points a type scores."""

    NAME = "scoring_cards"
    CLAUSE = "AL-SC-3"

    def setup_frames(self) -> list[Frame[Any]]:
        return [DrawScoringCard()]

    def arrange_rows(self, st: Alhambra, number: int, rows: list[int]) -> None:
        order = st.table.material.card_orders[st.scoring_cards[number - 1]]
        for position in range(len(order)):
            rows[order[position]] = position

    def audit(self, st: Alhambra) -> list[str]:
        cards = st.scoring_cards
        if len(set(cards)) != len(cards) or (st.active >= 0 and len(cards) != ROUNDS):
            names = ", ".join(SCORING_CARDS[card] for card in cards)
            return [f"expected three different scoring cards, found {names} (AL-SC-2)"]
        return []
