"""What a seat remembers survives imagining: its knowledge, and a past that leads to the new state.

Two proofs for states that `redeal` makes, shared by the games. A `Tracker` hears what one seat may
hear and works out what must be so; each game has its own, written without the game's code. And a
rewinder finds the choices, of seats and of nature, by which the imagined state would have come
about; they are made from the first moment on, each of them must be possible, and the seat must have
seen and heard the same at every step on the way. Only then does the digest of its memory, which
`Moment.imagined` takes over, tell the truth.
"""

from collections.abc import Callable, Sequence
from typing import Any

from majlis.kernel.codec import Json, canonical
from majlis.kernel.journal import Event, Journal
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config, Rules
from majlis.kernel.state import State
from majlis.research.moment import Moment

SPECTATOR = -1
# The choices that lead to a state which a seat imagines: from the true moments up to now.
Rewind = Callable[[Sequence[Moment], State, int], list[int]]


class Tracker:
    """What a seat can work out from what it is told; -1 is a spectator."""

    def __init__(self, config: Config, seat: int, first: Json) -> None:
        self.config = config
        self.seat = seat
        self.first = first  # the table before anything has happened: the box is known to all

    def hear(self, name: str, args: dict[str, Any]) -> None:
        """An event, with its arguments by name."""
        raise NotImplementedError

    def faults(self, state: Json, view: Json) -> list[str]:
        """What cannot be so in a state, and what the view does not tell rightly."""
        raise NotImplementedError


def random_game(rules: Rules, config: Config, seed: str) -> tuple[list[Event], list[Moment]]:
    """What is told before the first choice, and the moments of a random game."""
    rng = Rng.from_seed(seed)
    journal = Journal()
    moments = [Moment(rules, rules.start(config, "", explicit=True, journal=journal))]
    while not moments[-1].is_over:
        now = moments[-1]
        if now.is_chance:
            # Chance is fair, so that the random game is one that could be played.
            choices, weights = zip(*now.outcomes(), strict=True)
            shares = [round(weight * 1_000_000) for weight in weights]
            choice = choices[rng.weighted(shares)]
        else:
            choice = now.state.legal[rng.below(len(now.state.legal))]
        moments.append(now.after(choice))
    return journal.take(), moments


def first_state(rules: Rules, config: Config) -> Json:
    """The table before anything has happened, as plain data."""
    state: Json = rules.dump(rules.new_state(config, Rng.from_seed("")))["state"]
    return state


def position(moment: Moment) -> str:
    """All of a state but the chance to come."""
    state = moment.rules.dump(moment.state)["state"]
    return canonical({name: value for name, value in state.items() if name != "rng"})


def replayed(moments: Sequence[Moment], choices: list[int]) -> Moment:
    """The moment after the choices; it is one of the true ones as long as they are the same."""
    now = moments[0]
    for number, choice in enumerate(choices, 1):
        true = moments[number] if number < len(moments) else None
        if true is not None and true.before is now and true.choice == choice:
            now = true
            continue
        assert choice in now.state.legal, f"choice {number} of the past could not be made"
        now = now.after(choice)
    return now


def news(moment: Moment, seat: int) -> list[tuple[int | None, list[str], Json]]:
    """All that was new to a seat on the way: its own choice, what it was told, what it saw."""
    found: list[tuple[int | None, list[str], Json]] = []
    chain: list[Moment] = []
    now: Moment | None = moment
    while now is not None:
        chain.append(now)
        now = now.before
    for one in reversed(chain):
        own = one.choice if one.before is not None and one.before.seat == seat >= 0 else None
        told = [f"{e.name} {e.args}" for e in one._told if e.is_visible_to(seat)]
        view = one.view(seat)
        if own is not None or told or not found or view != found[-1][2]:
            found.append((own, told, view))
    return found


def assert_past(moments: Sequence[Moment], imagined: Moment, choices: list[int], seat: int) -> None:
    """The choices lead to the imagined state; the seat cannot tell the way from the true one."""
    end = replayed(moments, choices)
    assert position(end) == position(imagined)
    if end.memory(seat) != moments[-1].memory(seat):
        for one, two in zip(news(end, seat), news(moments[-1], seat), strict=False):
            assert one == two
    assert end.memory(seat) == moments[-1].memory(seat) == imagined.memory(seat)
    assert end.information_state(seat) == imagined.information_state(seat)


def tell(trackers: dict[int, Tracker], told: list[Event]) -> None:
    for event in told:
        for seat, tracker in trackers.items():
            if event.is_visible_to(seat):
                tracker.hear(event.name, event.plain())


def remembers(
    rules: Rules, config: Config, seed: str, tracker: type[Tracker], rewind: Rewind, looks: int = 6
) -> int:
    """Plays a random game and imagines at so many moments of it; how many states were looked at.

    Every seat and a spectator imagine; the past is sought for one of them in turn.
    """
    rng = Rng.from_seed(f"memory {seed}")
    told, moments = random_game(rules, config, seed)
    first = first_state(rules, config)
    trackers = {seat: tracker(config, seat, first) for seat in range(-1, config.players)}
    at = {rng.below(len(moments)) for _ in range(looks)} | {len(moments) - 1}
    looked = 0
    for number, moment in enumerate(moments):
        tell(trackers, told if not number else moment._told)
        if number not in at:
            continue
        of_past = rng.below(len(trackers)) - 1
        for seat, one in trackers.items():
            view = moment.view(seat)
            assert one.faults(rules.dump(moment.state)["state"], view) == []
            imagined = moment.imagined(seat, rng)
            assert one.faults(rules.dump(imagined.state)["state"], imagined.view(seat)) == []
            assert imagined.view(seat) == view
            looked += 1
            if seat == of_past:
                so_far = moments[: number + 1]
                assert_past(so_far, imagined, rewind(so_far, imagined.state, seat), seat)
    return looked
