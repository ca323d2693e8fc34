"""A visit as a basket: the service, a title and the note for it, a favour (AR-10, AR-13)."""

from typing import Final

from majlis.games.alrashid.baskets import holds
from majlis.kernel.basket import AT_MOST, THINGS, Basket, Item
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.text import Text

SERVICE: Final = 0
TITLE: Final = 1
NOTE: Final = 2
FAVOUR: Final = 3
MOST_ACTIONS: Final = 2  # AR-10.3


class Action(Item):
    """Something to be had on a visit: `worth` is its price, or what a note takes off (AR-9.1).

    `needs_good`: a good must be left when all is paid (AR-12.4). `dishonour` comes with it.
    """

    def __init__(
        self,
        number: int,
        text: Text,
        touches: list[str],
        gold: int,
        kind: int,
        name: Text,
        needs_good: bool = False,
        dishonour: int = 0,
    ) -> None:
        super().__init__(number, text, touches, 1, gold)
        self.kind = kind
        self.name = name
        self.needs_good = needs_good
        self.dishonour = dishonour


class Named:
    """What was named of a visit before the basket was made, and what can be paid with."""

    def __init__(self, spent: int, gold: int, notes: int, idle: int, alone: int) -> None:
        self.kinds: list[int] = []
        self.names: list[Text] = []
        self.dishonour = 0
        self.spent = spent
        self.gold = gold
        self.notes = notes
        # AR-10.5, AR-10.6: the dishonour of doing nothing, and of a favour alone.
        self.idle = idle
        self.alone = alone

    def add(self, kind: int, name: Text, dishonour: int) -> None:
        """One action more."""
        self.kinds.append(kind)
        self.names.append(name)
        self.dishonour += dishonour


class Visiting(Basket):
    """At most two actions, in any order; a note only with a title.

    `sets` are all that may be named, as counts, and `spelled` the choices that name them; those
    from the first to the last of `noted` name a title together with a note.
    """

    def __init__(
        self,
        actions: list[Action],
        sets: list[list[int]],
        spelled: list[list[int]],
        named: Named,
        noted: tuple[int, int],
        done: int,
        clause: str,
    ) -> None:
        items: list[Item] = [*actions]
        super().__init__(items, THINGS, AT_MOST, MOST_ACTIONS - len(named.kinds), (done,))
        self.actions = actions
        self.sets = sets
        self.spelled = spelled
        self.named = named
        self.noted = noted
        self.clause = clause

    def covers(self, choice: int) -> bool:
        first, last = self.noted
        return first <= choice <= last or super().covers(choice)

    def fits(self, laid: list[int]) -> bool:
        return any(holds(one, laid) for one in self.sets)

    def is_whole(self, laid: list[int]) -> bool:
        return laid in self.sets

    def spell(self, laid: list[int]) -> list[int]:
        return self.spelled[self.sets.index(laid)]

    def reached(self, laid: list[int]) -> int:
        """A note is no action."""
        return len([action for action in self._laid(laid) if action.kind != NOTE])

    def missing(self, laid: list[int]) -> int:
        """The title for a note, or the note without which a title is too dear."""
        return 0 if self.is_whole(laid) else 1

    def worth(self, laid: list[int]) -> int:
        """What all of it costs, with what was named before (AR-8.3, AR-9.4)."""
        note = title = 0
        cost = self.named.spent
        for action in self._laid(laid):
            if action.kind == NOTE:
                note = action.worth
            elif action.kind == TITLE:
                title = action.worth
            else:
                cost += action.worth
        return cost + max(0, title - note)

    def _laid(self, laid: list[int]) -> list[Action]:
        return [self.actions[index] for index in range(len(laid)) if laid[index]]

    def _kinds(self, laid: list[int]) -> list[int]:
        """The kinds of actions, with the title that a note is laid for."""
        kinds = [*self.named.kinds, *[action.kind for action in self._laid(laid)]]
        if NOTE in kinds:
            kinds.remove(NOTE)
            if TITLE not in kinds:
                kinds.append(TITLE)
        return kinds

    def why_not(self, laid: list[int], index: int) -> Refusal:
        wanted = self.actions[index].kind
        if wanted == NOTE:
            if not self.named.notes:
                return refuse("AR-9.1", "no_note")
            if laid[index]:
                return refuse("AR-9.2", "one_note")
            if TITLE not in self.named.kinds and not self._places(TITLE):
                return refuse("AR-9.3", "no_title_for_note")
            wanted = TITLE
        kinds = self._kinds(laid)
        if wanted in kinds and not self._is_promised(laid, index):
            if wanted == TITLE:
                return refuse(self.clause, "one_title")
            return refuse(self.clause, "service_once" if wanted == SERVICE else "one_favour")
        if wanted not in kinds and len(kinds) >= MOST_ACTIONS:
            return refuse(self.clause, "two_actions")
        if self._least(laid, index) > self.named.gold:
            return refuse("AR-8.7", "too_expensive")
        return refuse("AR-12.4", "keep_one_good")

    def _is_promised(self, laid: list[int], index: int) -> bool:
        """Whether a title is asked for that a note is already laid for, or the other way round."""
        if TITLE in self.named.kinds:
            return False
        if self.actions[index].kind != TITLE:
            return self.actions[index].kind == NOTE
        return TITLE not in [action.kind for action in self._laid(laid)]

    def _least(self, laid: list[int], index: int) -> int:
        """The least that a visit with all of this and one item more could cost."""
        more = laid.copy()
        more[index] = 1
        kinds = [action.kind for action in self._laid(more)]
        if TITLE in kinds and self.named.notes:
            more[self._places(NOTE)[0]] = 1
        if NOTE in kinds and TITLE not in kinds:
            more[min(self._places(TITLE), key=self._price)] = 1
        return self.worth(more)

    def _places(self, kind: int) -> list[int]:
        return [n for n in range(len(self.actions)) if self.actions[n].kind == kind]

    def _price(self, index: int) -> int:
        return self.actions[index].worth

    def dishonour(self, laid: list[int]) -> int:
        """What the visit brings upon its visitor."""
        kinds = self._kinds(laid)
        count = self.named.dishonour
        if SERVICE not in kinds and TITLE not in kinds:
            count = self.named.alone if FAVOUR in kinds else self.named.idle
        for action in self._laid(laid):
            count += action.dishonour
        return count

    def end(self, laid: list[int]) -> Text:
        names = [*self.named.names, *[action.name for action in self._laid(laid)]]
        dishonour = self.dishonour(laid)
        if not names:
            return Text("visit-end-nothing", {"dishonour": dishonour})
        return Text(
            "visit-end", {"actions": names, "gold": self.worth(laid), "dishonour": dishonour}
        )
