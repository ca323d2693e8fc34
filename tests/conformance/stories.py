"""Random games kept step by step, chance and all, so that they can be played again otherwise."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from majlis.kernel.codec import Json
from majlis.kernel.journal import Event, Journal
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config, Rules
from majlis.kernel.runner import apply, is_chance, is_over, outcomes
from majlis.kernel.state import State

SPECTATOR = -1
MOST = 1500  # steps of a game that are looked at

Pick = Callable[[Any, Rng], int]


class Step(NamedTuple):
    """A state of a game, what happened then, and what was heard of it; -1 at the end."""

    before: Any
    choice: int
    told: list[Event]


def at_random(st: Any, rng: Rng) -> int:
    choice: int = st.legal[rng.below(len(st.legal))]
    return choice


def as_it_is(st: Any) -> None:
    """Changes nothing before the first draw."""


def story(
    rules: Rules,
    config: Config,
    seed: str,
    pick: Pick = at_random,
    prepare: Callable[[Any], None] = as_it_is,
) -> list[Step]:
    """A game with its states, from the first draw of the set-up on."""
    st: Any = rules.start(config, "", explicit=True)
    prepare(st)
    rng = Rng.from_seed(seed)
    steps: list[Step] = []
    while not is_over(st) and len(steps) < MOST:
        if is_chance(st):
            weighted = outcomes(st)
            choice = weighted[rng.weighted([weight for _, weight in weighted])][0]
        else:
            choice = pick(st, rng)
        before = st.copy()
        steps.append(Step(before, choice, happens(st, choice)))
    return [*steps, Step(st, -1, [])]


def happens(st: State, choice: int) -> list[Event]:
    """Carries a choice out and tells what was heard."""
    st.journal = Journal()
    apply(st, choice)
    told = st.journal.take()
    st.journal = None
    return told


def heard(events: list[Event], seat: int) -> list[tuple[str, str]]:
    return [(e.name, repr(e.args)) for e in events if e.is_visible_to(seat)]


def moments(steps: list[Step], rng: Rng, count: int, first: int = 0) -> list[int]:
    """Some of the steps before the end."""
    return sorted({first + rng.below(len(steps) - 1 - first) for _ in range(count)})


def one_by_one(number: int, steps: list[Step]) -> int:
    """Each step is looked at by itself."""
    return number + 1


def relive(
    rules: Rules,
    steps: list[Step],
    moment: int,
    seat: int,
    instead: Callable[[Any, int, Step], Iterator[int]],
    prepare: Callable[[Any], None] = as_it_is,
    act: Callable[[int, list[Step]], int] = one_by_one,
) -> Any:
    """Plays a game again with other hidden things, looked at by a seat all the way.

    `instead` says what happens in place of a step's choice, one thing after the other; the state
    before `moment` comes back. `act` says where the steps end between which nothing is shown.
    """
    twin: Any = rules.start(rules.config_of(steps[0].before), "", explicit=True)
    prepare(twin)
    number = 0
    while number < moment:
        where = f"step {number} of {moment}, seen by {seat}"
        assert rules.view(twin, seat) == rules.view(steps[number].before, seat), where
        end = min(act(number, steps), moment)
        told: list[Event] = []
        for one in range(number, end):
            for choice in instead(twin, one, steps[one]):
                assert choice in twin.legal, where
                told += happens(twin, choice)
        truth = [event for step in steps[number:end] for event in step.told]
        heard_of_it = heard(told, seat)
        assert heard_of_it == heard(truth, seat), where
        number = end
    return twin


def fields(rules: Rules, st: State) -> Json:
    """All that a state is, but for the chance to come."""
    state = rules.dump(st)["state"]
    return {name: value for name, value in state.items() if name != "rng"}
