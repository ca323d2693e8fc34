"""Moments: the history of a game as a chain of states, for information states and cheap clones.

A state of the engine changes in place; a moment never changes. Each choice, of a seat or of nature,
makes a new moment from a copy of the state, so that a clone is the same object, and what a seat has
seen on the way here can be told at any time, and is told once.
"""

import hashlib
import json
from functools import cached_property
from typing import Any

from majlis.games.catalogue import game
from majlis.kernel.codec import Json, canonical
from majlis.kernel.journal import Event, Journal
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config, Rules
from majlis.kernel.runner import apply, is_chance, is_over, outcomes, to_act
from majlis.kernel.state import State


class Moment:
    """One point of a game, and how it was reached. Nobody may change its `state`."""

    def __init__(
        self, rules: Rules, state: State, before: "Moment | None" = None, choice: int = -1
    ) -> None:
        self.rules = rules
        self.state = state
        self.before = before
        self.choice = choice  # what was chosen in `before`, by its seat or by nature
        self._views: dict[int, Json] = {}
        self._memories: dict[int, str] = {}  # by seat: a digest of all that it has seen

    @classmethod
    def start(cls, rules: Rules, config: Config, seed: str = "", explicit: bool = True) -> "Moment":
        """The first moment of a game; with explicit chance the seed is never used."""
        return cls(rules, rules.start(config, seed, explicit=explicit))

    @property
    def is_over(self) -> bool:
        return is_over(self.state)

    @property
    def is_chance(self) -> bool:
        return is_chance(self.state)

    @property
    def seat(self) -> int:
        """Who must choose; -1 for nature and at the end."""
        return to_act(self.state)

    def outcomes(self) -> list[tuple[int, float]]:
        """Nature's outcomes with their probabilities."""
        weighted = outcomes(self.state)
        total = sum(weight for _, weight in weighted)
        return [(outcome, weight / total) for outcome, weight in weighted]

    def after(self, choice: int) -> "Moment":
        """The moment after a choice of the seat, or an outcome of nature."""
        state = self.state.copy()
        apply(state, choice)
        return Moment(self.rules, state, self, choice)

    def imagined(self, seat: int, rng: Rng) -> "Moment":
        """A moment that the seat cannot tell from this one, with everything hidden dealt anew.

        It has no `before`: what stands for its past is the digest of what the seat has seen and
        done here, taken over unchanged. That is true because `redeal` keeps all that a seat has
        seen, so that some course of the game leads to the new state and looks the same to it
        (`tests/conformance/memory.py` finds one and plays it). The others' memories begin with the
        new deal: they say what those seats see now, not what they have seen.
        """
        state = self.rules.redeal(self.state, seat, rng)
        moment = Moment(self.rules, state)
        moment._memories[seat] = self.memory(seat)
        return moment

    def view(self, seat: int) -> Json:
        """What the seat sees; made once."""
        if seat not in self._views:
            self._views[seat] = self.rules.view(self.state, seat)
        return self._views[seat]

    @cached_property
    def _told(self) -> list[Event]:
        """What was told between the moment before and this one, by making the choice again."""
        if self.before is None:
            return []
        journal = Journal()
        again = self.before.state.copy()
        again.journal = journal
        apply(again, self.choice)
        return journal.take()

    def memory(self, seat: int) -> str:
        """A digest of all that the seat has seen and done up to here, view by view.

        A spectator, seat -1, sees what everybody sees, and does nothing.

        Two histories that the seat cannot tell apart give the same digest, and no others do. What
        another seat does in secret is no news: how many choices a payment or an attack took would
        tell what is in a hand.
        """
        chain: list[Moment] = []
        moment: Moment | None = self
        while moment is not None and seat not in moment._memories:
            chain.append(moment)
            moment = moment.before
        for moment in reversed(chain):
            moment._memories[seat] = moment._remember(seat)
        return self._memories[seat]

    def _remember(self, seat: int) -> str:
        before = self.before
        told = [[event.name, *event.args] for event in self._told if event.is_visible_to(seat)]
        view = self.view(seat)
        is_own = before is not None and before.seat == seat >= 0
        if before is not None and not is_own and not told and view == before.view(seat):
            return before._memories[seat]
        news = [
            before._memories[seat] if before is not None else "",
            self.choice if is_own else None,
            told,
            view,
        ]
        return hashlib.sha256(canonical(news).encode()).hexdigest()[:32]

    def information_state(self, seat: int) -> str:
        """What the seat sees now, and the digest of all that it saw and did: perfect recall."""
        return canonical({"memory": self.memory(seat), "view": self.view(seat)})

    def observation(self, seat: int) -> str:
        """What the seat sees now, and nothing of the past."""
        return canonical(self.view(seat))

    def _choices(self) -> "tuple[Moment, list[int]]":
        """The moment that the chain begins with, and the choices from there to here."""
        choices: list[int] = []
        moment = self
        while moment.before is not None:
            choices.append(moment.choice)
            moment = moment.before
        return moment, choices[::-1]

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as the first state and the choices since: short, and readable by any engine."""
        first, choices = self._choices()
        dump = canonical(self.rules.dump(first.state))
        return _revive, (self.rules.meta.name, dump, dict(first._memories), choices)

    def __deepcopy__(self, memo: dict[int, object]) -> "Moment":
        """A moment never changes: its copy is itself."""
        return self


def _revive(name: str, dump: str, memories: dict[int, str], choices: list[int]) -> Moment:
    rules = game(name)
    moment = Moment(rules, rules.load(json.loads(dump)))
    moment._memories.update(memories)
    for choice in choices:
        moment = moment.after(choice)
    return moment
