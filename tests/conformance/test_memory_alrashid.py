"""What a seat of Al-Rashid has seen stays: in every deal of the hidden tokens that it may imagine.

Hands are drawn unseen and thrown in openly, so that there is little to remember: but once the
discards have become a pile (AR-16.2), everybody knows what is in it, and that no token of a hand or
a country was among them. The games here draw so many tokens of one colour that this happens.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from majlis.games.alrashid.frames.battle import Battle
from majlis.games.alrashid.frames.mercenaries import DrawMercenary, DrawToken, NameColour
from majlis.games.alrashid.frames.titles import NegotiatorDiscard
from majlis.games.alrashid.goods import unpack
from majlis.games.alrashid.material import FIRST_COUNTRY
from majlis.games.alrashid.meta import RULES
from majlis.games.alrashid.state import OLDER, TOKEN_KIND, AlRashid
from majlis.kernel.journal import Event
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from tests.conformance.setups.alrashid import SETUPS
from tests.conformance.stories import (
    SPECTATOR,
    Step,
    as_it_is,
    at_random,
    fields,
    moments,
    relive,
    story,
)

MOMENTS = 3  # so many moments of a game are imagined
RED = 0

every_setup = pytest.mark.parametrize(
    "config", SETUPS, ids=lambda c: f"{c.players}-{'-'.join(map(str, c.options.values()))}"
)


def warlike(st: Any, rng: Rng) -> int:
    """Draws red tokens and throws them in wherever it can."""
    frame = st.frames[-1]
    if isinstance(frame, NameColour) and RED in st.legal:
        return RED
    if isinstance(frame, Battle) and len(st.legal) > 1 and Battle.FLEE in st.legal:
        choice: int = st.legal[1 + rng.below(len(st.legal) - 1)]
        return choice
    return at_random(st, rng)


def mostly_discarded(st: Any) -> None:
    """Most red tokens have been discarded already, so that they are soon the pile."""
    for kind, count in enumerate((6, 11, 5)):
        st.pile.counts[kind] -= count
        st.discards.counts[kind] += count


# ---- everything that happened to the tokens of a colour


class Token:
    """A token from its draw on: who drew it or where it lies, from which pile, and what it is."""

    def __init__(self, step: int, pile: int, owner: int) -> None:
        self.step = step
        self.pile = pile  # 0 is the first one, 1 the first that was made of discards
        self.owner = owner  # a seat, or -1 for a country
        self.kind = -1


class Past:
    """The tokens of a colour up to a moment, as a seat knows them: who drew and threw what when."""

    def __init__(self, steps: list[Step], moment: int, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour
        self.first = colour * 3
        self.piles = [steps[0].before.pile.counts[self.first : self.first + 3]]
        self.made: list[int] = []  # the steps at which a pile was made of discards
        self.drawn: list[Token] = []
        self.thrown: list[tuple[int, int, int]] = []  # step, seat, kind
        self.lying: list[list[Token | None]] = [[] for _ in steps[0].before.mercenaries]
        for number in range(moment):
            self._add(number, steps[number], steps[number + 1].before)

    def _add(self, number: int, step: Step, after: AlRashid) -> None:
        st, frame = step.before, step.before.frames[-1]
        if isinstance(frame, DrawToken) and frame.colour == self.colour:
            self._draw(number, frame.seat, self.first + step.choice)
        elif isinstance(frame, DrawMercenary):
            token = None
            if frame.colour == self.colour:
                token = self._draw(number, -1, self.first + step.choice)
            self.lying[frame.area - FIRST_COUNTRY].append(token)
        for seat, player in enumerate(st.players):
            for kind in range(self.first, self.first + 3):
                for _ in range(player.tokens[kind] - after.players[seat].tokens[kind]):
                    self.thrown.append((number, seat, kind))
        for country, tokens in enumerate(after.mercenaries):
            there = self.lying[country]
            if len(tokens) < len(there):
                if isinstance(frame, NegotiatorDiscard):
                    del there[frame.target]
                else:  # all lie face up: which of two that are alike it is does not matter
                    self.lying[country] = remaining(there, st.mercenaries[country], tokens)
        if any(e.name == "reshuffled" and e.args == (self.colour,) for e in step.told):
            # What is drawn right after that is drawn at a later step.
            self.made.append(number)
            self.piles.append(after.pile.counts[self.first : self.first + 3])

    def _draw(self, number: int, owner: int, kind: int) -> Token:
        token = Token(number, len(self.made), owner)
        token.kind = kind
        self.drawn.append(token)
        return token

    def settle(self, new: AlRashid) -> None:
        """Gives the tokens on countries the values that they have in an imagined state."""
        for there, tokens in zip(self.lying, new.mercenaries, strict=True):
            for token, one in zip(there, tokens, strict=True):
                if token is not None:
                    token.kind = one & TOKEN_KIND

    def rewind(self, new: AlRashid) -> bool:
        """Finds draws of the others that lead to the imagined hands, and writes them down."""
        self.settle(new)
        left = [pile.copy() for pile in self.piles]
        for token in self.drawn:
            if token.owner in (-1, self.seat):
                left[token.pile][token.kind - self.first] -= 1
        if any(count < 0 for pile in left for count in pile):
            return False
        others = [seat for seat in range(len(new.players)) if seat != self.seat]
        wanted = [Wanted(self, new, other) for other in others]
        return self._fit(wanted, 0, [], left, set())

    def _fit(
        self,
        wanted: "list[Wanted]",
        at: int,
        chosen: list[int],
        left: list[list[int]],
        failed: set[object],
    ) -> bool:
        """Depth first: from which pile came each token that somebody threw in or has?"""
        if at == len(wanted):
            return True
        want = wanted[at]
        if len(chosen) == len(want.tokens):
            if want.suits(chosen) and self._fit(wanted, at + 1, [], left, failed):
                want.write(chosen)
                return True
            return False
        key = (at, len(chosen), str(left), want.key(chosen))
        if key in failed:
            return False
        step, kind = want.tokens[len(chosen)]
        for pile in range(len(left)):
            used = chosen.count(pile)
            if left[pile][kind - self.first] and used < want.drawn_before(pile, step):
                left[pile][kind - self.first] -= 1
                if self._fit(wanted, at, [*chosen, pile], left, failed):
                    return True
                left[pile][kind - self.first] += 1
        failed.add(key)
        return False


def remaining(
    there: list[Token | None], before: tuple[int, ...], after: tuple[int, ...]
) -> list[Token | None]:
    """Which of the tokens are left after some were removed."""
    left: list[Token | None] = []
    wanted = list(after)
    for token, one in zip(there, before, strict=True):
        if wanted and wanted[0] & ~OLDER == one & ~OLDER:
            wanted.pop(0)
            left.append(token)
    assert not wanted
    return left


class Wanted:
    """The tokens that a seat must have drawn: those that it threw in, then those of its hand."""

    def __init__(self, past: Past, new: AlRashid, seat: int) -> None:
        self.past = past
        self.draws = [token for token in past.drawn if token.owner == seat]
        self.tokens = [(step, kind) for step, who, kind in past.thrown if who == seat]
        self.thrown = len(self.tokens)
        for kind in range(past.first, past.first + 3):
            self.tokens += [(1 << 30, kind)] * new.players[seat].tokens[kind]
        self.older = new.players[seat].older[past.first : past.first + 3]
        assert len(self.draws) == len(self.tokens)

    def drawn_before(self, pile: int, step: int) -> int:
        return len([token for token in self.draws if token.pile == pile and token.step < step])

    def still_older(self, chosen: list[int]) -> list[int]:
        """Those of former piles that were there at the last reshuffle and did not surely leave."""
        made, newest = self.past.made[-1], len(self.past.made)
        counts = [0, 0, 0]
        for (step, kind), pile in zip(self.tokens, chosen, strict=False):
            was_there = pile < newest and step > made
            if was_there and (step == 1 << 30 or self.drawn_before(newest, step)):
                counts[kind - self.past.first] += 1
        return counts

    def suits(self, chosen: list[int]) -> bool:
        """Whether the seat has as many older tokens of each kind as the imagined state says."""
        return not self.past.made or self.still_older(chosen) == list(self.older)

    def key(self, chosen: list[int]) -> object:
        if not self.past.made:
            return len(chosen)
        piles = tuple(chosen.count(pile) for pile in range(len(self.past.piles)))
        return (piles, tuple(self.still_older(chosen)))

    def write(self, chosen: list[int]) -> None:
        """Each draw from a pile, in order, is the next token that came from there."""
        for pile in range(len(self.past.piles)):
            draws = [token for token in self.draws if token.pile == pile]
            kinds = [
                kind for (_, kind), one in zip(self.tokens, chosen, strict=True) if one == pile
            ]
            for token, kind in zip(draws, kinds, strict=True):
                token.kind = kind


def is_picking(steps: list[Step], number: int) -> bool:
    frames = steps[number].before.frames
    return bool(frames) and isinstance(frames[-1], Battle) and frames[-1].picked > 0


def fight(twin: AlRashid, frame: Battle, steps: list[Step]) -> Iterator[int]:
    """What a fighter does; what only its hand leaves no choice about happens by itself."""
    struck = [event.args[2] for step in steps for event in step.told if event.name == "struck"]
    if not struck:
        yield Battle.FLEE
        return
    thrown = unpack(struck[0], 6)
    while True:
        now = twin.frames[-1]
        if not isinstance(now, Battle) or (now.seat, now.index) != (frame.seat, frame.index):
            return
        picked = unpack(now.picked, 6)
        missing = [kind for kind in range(6) if picked[kind] < thrown[kind]]
        yield Battle.TOKEN + missing[0] if missing else Battle.STRIKE


def before_picking(steps: list[Step], moment: int, seat: int) -> int:
    """A fighter that picks tokens has shown none of them: for others it has not begun."""
    while is_picking(steps, moment) and steps[moment].before.frames[-1].seat != seat:
        moment -= 1
    return moment


def lives_again(
    steps: list[Step], moment: int, seat: int, rng: Rng, prepare: Any = as_it_is
) -> None:
    new: Any = RULES.redeal(steps[moment].before, seat, rng)
    assert RULES.audit(new) == []
    moment = before_picking(steps, moment, seat)
    pasts = [Past(steps, moment, seat, colour) for colour in range(2)]
    draws: dict[int, int] = {}
    for past in pasts:
        assert past.rewind(new), f"step {moment}: no past leads to what {seat} imagines"
        draws.update({token.step: token.kind - past.first for token in past.drawn})

    def instead(twin: Any, number: int, step: Step) -> Iterator[int]:
        frame = step.before.frames[-1]
        if not isinstance(frame, Battle) or frame.seat == seat:
            yield draws.get(number, step.choice)
        elif not frame.picked:
            yield from fight(twin, frame, steps[number : act(number, steps)])

    def act(number: int, steps: list[Step]) -> int:
        frame = steps[number].before.frames[-1]
        number += 1
        while isinstance(frame, Battle) and frame.seat != seat and is_picking(steps, number):
            number += 1
        return number

    twin = relive(RULES, steps, moment, seat, instead, prepare, act)
    assert fields(RULES, twin) == fields(RULES, new)


@every_setup
def test_the_past_of_an_imagined_state_exists(config: Config) -> None:
    steps = story(RULES, config, "past")
    rng = Rng.from_seed(f"past {config.players}")
    for moment in moments(steps, rng, MOMENTS):
        lives_again(steps, moment, rng.below(config.players + 1) - 1, rng)


def reshuffled(players: int, times: int, count: int) -> list[tuple[list[Step], list[int]]]:
    """Games in which red discards become a pile so often, and the moments after that."""
    games: list[tuple[list[Step], list[int]]] = []
    for number in range(200):
        steps = story(RULES, Config(players), f"war {number}", warlike, mostly_discarded)
        made = [n for n, step in enumerate(steps) if any(e.name == "reshuffled" for e in step.told)]
        later = list(range(made[-1] + 1, len(steps) - 1)) if made else []
        if len(made) == times and len(later) > 20:
            games.append((steps, later))
            if len(games) == count:
                break
    assert len(games) == count
    return games


@pytest.mark.parametrize("players", [3, 5])
def test_the_past_exists_where_discards_have_become_a_pile(players: int) -> None:
    rng = Rng.from_seed("reshuffled")
    uncertain = 0
    for steps, later in reshuffled(players, 1, 4):
        for moment in (later[-1], *[later[rng.below(len(later))] for _ in range(3)]):
            uncertain += any(player.thrown for player in steps[moment].before.players)
            lives_again(steps, moment, rng.below(players + 1) - 1, rng, mostly_discarded)
    assert uncertain > 2


# ---- a tracker that is fed with events


class Tracker:
    """What a seat can note down of a colour by what it hears: what is discarded, what a pile is."""

    def __init__(self, seat: int, colour: int, players: int, discards: list[int]) -> None:
        self.seat = seat
        self.colour = colour
        self.discards = discards[colour * 3 : colour * 3 + 3]
        self.pile: list[int] | None = None  # what may be left of a pile that was made of discards
        self.draws = [0] * players  # how many each seat has drawn from it

    def hear(self, event: Event) -> None:
        name, args = event.name, event.args
        if name == "struck":
            for kind, count in enumerate(unpack(args[2], 6)):
                self._discard(kind, count)
        elif name == "defeated":
            self._discard(args[1], 1)
        elif name == "negotiated":
            self._discard(args[2], 1)
            self._discard(args[3], 1)
        elif name == "reshuffled" and args[0] == self.colour:
            self.pile, self.discards = self.discards, [0, 0, 0]
            self.draws = [0] * len(self.draws)
        elif name == "drew" and args[1] == self.colour:
            self.draws[args[0]] += 1
        elif name == "drew_token" and event.is_visible_to(self.seat):
            self._own(args[1])

    def _own(self, kind: int) -> None:
        if self.pile is not None and kind // 3 == self.colour:
            self.pile[kind % 3] -= 1

    def _discard(self, kind: int, count: int) -> None:
        if kind // 3 == self.colour:
            self.discards[kind % 3] += count

    def agrees(self, st: AlRashid) -> bool:
        """A pile holds nothing but the discards that it was made of; a hand that has drawn nothing
        since then holds none of them.
        """
        if self.pile is None:
            return True
        for kind in range(3):
            whole = self.colour * 3 + kind
            if st.pile.counts[whole] > self.pile[kind]:
                return False
            elsewhere = st.table.material.tokens[whole] - st.discards.counts[whole]
            older = sum(
                player.tokens[whole]
                for seat, player in enumerate(st.players)
                if seat != self.seat and not self.draws[seat]
            )
            if older > elsewhere - st.pile.counts[whole]:
                return False
        return True


@pytest.mark.parametrize("players", [3, 5])
def test_a_tracker_of_events_agrees_with_every_imagined_state(players: int) -> None:
    rng = Rng.from_seed("tracker")
    known = 0
    for steps, later in reshuffled(players, 1, 3):
        chosen = {later[rng.below(len(later))] for _ in range(5)} | {later[0]}
        before = steps[0].before.discards.counts
        for seat in range(SPECTATOR, players):
            tracker = Tracker(seat, RED, players, before)
            for number, step in enumerate(steps):
                if number in chosen:
                    new: Any = RULES.redeal(step.before, seat, rng)
                    assert RULES.view(new, seat) == RULES.view(step.before, seat)
                    assert tracker.agrees(step.before)
                    assert tracker.agrees(new), f"step {number} as {seat} imagines it"
                    known += tracker.pile is not None
                for event in step.told:
                    tracker.hear(event)
    assert known > 20
