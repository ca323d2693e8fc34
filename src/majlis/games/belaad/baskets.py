"""Baskets of Belaad: several tokens picked in one go, in any order.

The rules take such tokens one by one and in whatever order one likes; a basket spells one of these
orders. What looks alike and is no set: orange tokens that are placed or moved, since each may wake
an ability, and Hashash cards that go under the deck, where they keep their order.
"""

from majlis.games.belaad.ending import best_active
from majlis.games.belaad.material import ORDER
from majlis.games.belaad.state import Belaad
from majlis.kernel.basket import EXACTLY, THINGS, Basket, Item
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.text import Text


class Several(Basket):
    """So many of the things, no more and no fewer; all of them where there are fewer.

    `kind` is that of the decision: it names the word on the button. `clause` limits their number.
    """

    def __init__(self, kind: str, clause: str, items: list[Item], left: int) -> None:
        super().__init__(items, THINGS, EXACTLY, wanted(items, left))
        self.kind = kind
        self.clause = clause

    def fits(self, laid: list[int]) -> bool:
        return sum(laid) <= self.want and self._is_there(laid)

    def is_whole(self, laid: list[int]) -> bool:
        return sum(laid) == self.want and self._is_there(laid)

    def _is_there(self, laid: list[int]) -> bool:
        """Whether there are as many of each item as are laid."""
        return all(laid[index] <= self.items[index].most for index in range(len(laid)))

    def spell(self, laid: list[int]) -> list[int]:
        choices: list[int] = []
        for index in range(len(laid)):
            choices.extend([self.items[index].number] * laid[index])
        return choices

    def why_not(self, laid: list[int], index: int) -> Refusal:
        if laid[index] >= self.items[index].most:
            return refuse(self.clause, "no_more_there")
        return refuse(self.clause, "enough_picked")

    def end(self, laid: list[int]) -> Text:
        return Text(f"end-{self.kind}", {"count": sum(laid)})


def wanted(items: list[Item], left: int) -> int:
    """How many are picked in the end: what is wanted, or all that there is."""
    return min(left, sum([item.most for item in items]))


def several(kind: str, clause: str, items: list[Item], left: int) -> Several | None:
    """The basket of a decision, or None where one thing is picked: that needs no basket."""
    return Several(kind, clause, items, left) if wanted(items, left) > 1 else None


def count_prompt(kind: str, count: int) -> Text:
    """What is to be picked, in words: one thing, or so many of them."""
    if count > 1:
        return Text(f"prompt-{kind}-several", {"count": count})
    return Text(f"prompt-{kind}", {})


class Kills(Several):
    """BL-12.8: tokens to be assassinated; the one that reaches the goal ends the game (BL-12.14).

    More tokens never cover fewer symbols. So a set can be picked if without one of its tokens the
    Order has not won yet: that one is the last.
    """

    def __init__(self, st: Belaad, items: list[Item], kinds: list[int], left: int) -> None:
        super().__init__("kill_token", "BL-12.8", items, left)
        material = st.table.material
        self.kinds = kinds  # of each item: the kind of its tokens
        self.killed = list(st.killed)
        self.needs = [material.order_symbols[s] for s in st.hired[ORDER]]
        self.science = [material.science[s] for s in st.hired[ORDER]]
        self.goal = material.order_goal
        self.sharing = st.table.sharing

    def wins(self, laid: list[int]) -> bool:
        """BL-12.14: whether the Order has reached its goal once it has these tokens as well."""
        tokens = self.killed.copy()
        for index in range(len(laid)):
            tokens[self.kinds[index]] += laid[index]
        return best_active(self.needs, self.science, tokens, self.sharing) >= self.goal

    def fits(self, laid: list[int]) -> bool:
        return super().fits(laid) and (sum(laid) < 2 or self._last(laid) >= 0)

    def is_whole(self, laid: list[int]) -> bool:
        if not sum(laid) or not self.fits(laid):
            return False
        return sum(laid) == self.want or self.wins(laid)

    def _last(self, laid: list[int]) -> int:
        """The item to be picked last, so that nothing before it ends the game; -1: none can be."""
        for index in range(len(laid) - 1, -1, -1):
            if laid[index]:
                laid[index] -= 1
                early = self.wins(laid)
                laid[index] += 1
                if not early:
                    return index
        return -1

    def spell(self, laid: list[int]) -> list[int]:
        if sum(laid) < 2:
            return super().spell(laid)
        last = self._last(laid)
        before = laid.copy()
        before[last] -= 1
        return [*super().spell(before), self.items[last].number]

    def missing(self, laid: list[int]) -> int:
        return 0 if self.is_whole(laid) else super().missing(laid)

    def why_not(self, laid: list[int], index: int) -> Refusal:
        if laid[index] < self.items[index].most and sum(laid) < self.want:
            return refuse("BL-12.14", "order_wins_already")
        return super().why_not(laid, index)

    def end(self, laid: list[int]) -> Text:
        if self.wins(laid):
            return Text("end-kill_token-wins", {"count": sum(laid)})
        return super().end(laid)
