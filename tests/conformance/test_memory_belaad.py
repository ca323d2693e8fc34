"""What a seat of Belaad has seen stays: in every deal of the hidden cards that it may imagine.

A tracker that is fed with views alone says what must be so; and the past of every imagined state
exists: the same game with other hidden cards dealt leads there, and looks the same all the way.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from majlis.games.belaad.frames.combat import DrawSpoils, RevealCombat
from majlis.games.belaad.frames.hashash import DrawHashash, ReturnHashash
from majlis.games.belaad.frames.piles import DealCard
from majlis.games.belaad.material import COMBAT_CARDS, HASHASH_COUNT
from majlis.games.belaad.meta import RULES
from majlis.games.belaad.state import CARD, SECRET, Belaad
from majlis.kernel.codec import Json
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from tests.conformance.setups.belaad import SETUPS
from tests.conformance.stories import SPECTATOR, Step, fields, moments, relive, story

MOMENTS = 4  # so many moments of a game are imagined

every_setup = pytest.mark.parametrize(
    "config", SETUPS, ids=lambda c: f"{c.players}-{'-'.join(map(str, c.options.values()))}"
)


# Games with the Order in which it draws Hashash cards early, and returns one.
SEEDS = {3: "h3", 5: "h2"}
FIRST = 250  # where such a card lies under the deck by then


def game(config: Config) -> list[Step]:
    return story(RULES, config, SEEDS.get(config.players, "past"))


# ---- a tracker that is fed with views


class Tracker:
    """What a spectator can note down: cards that lay face up, and what spoils cannot be."""

    def __init__(self) -> None:
        self.seen: set[str] = set()
        self.taken: dict[str, int] = {}  # a card that went openly into a hand: whose
        self.not_spoils: list[tuple[int, set[str]]] = []  # by spoil: whose, and what it is not
        self.view: Json = None

    def look(self, view: Json) -> None:
        tops = [pile["top"]["id"] for pile in view["piles"] if pile["top"]]
        lying = {*tops, *(card["id"] for card in view["discarded"])}
        table = {card["id"] for card in view["combat"]["revealed"]}
        if self.view is not None:
            self._took(view)
            self._won(view)
        self.seen |= lying
        for card in lying:
            self.taken.pop(card, None)
        for _, excluded in self.not_spoils:
            excluded.update(table)
        self.view = view

    def reveal(self, card: str) -> None:
        """A combat card that all see, if it ends the combat then in no view."""
        for _, excluded in self.not_spoils:
            excluded.add(card)

    def _took(self, view: Json) -> None:
        """Whose hand has grown by one, while a visible card of a pile is gone."""
        grown = [
            seat
            for seat, player in enumerate(view["players"])
            if player["cards"] > self.view["players"][seat]["cards"]
        ]
        if grown and all(pile["count"] for pile in self.view["piles"]):
            smaller = [
                pile["top"]["id"]
                for pile, now in zip(self.view["piles"], view["piles"], strict=True)
                if now["top"] is None or now["count"] < pile["count"]
            ]
            if len(smaller) == 1:  # else all piles were made anew
                self.taken[smaller[0]] = grown[0]

    def _won(self, view: Json) -> None:
        """A spoil is none of the cards that lie on the table as it is drawn."""
        for seat, player in enumerate(view["players"]):
            if player["spoils"] > self.view["players"][seat]["spoils"]:
                lying = {card["id"] for card in self.view["combat"]["revealed"]}
                self.not_spoils.append((seat, set(lying)))

    def spoils_of(self, seat: int) -> list[set[str]]:
        return [excluded for whose, excluded in self.not_spoils if whose == seat]


def agrees(st: Belaad, tracker: Tracker, seat: int, where: str) -> None:
    """A state, imagined or true, has nothing that the tracker excludes, and all it has noted."""
    names = [face["id"] for face in st.table.material.action_faces]
    for other, hand in enumerate(st.hands):
        held = {names[card] for card in hand}
        noted = {card for card, whose in tracker.taken.items() if whose == other}
        assert noted <= held, f"{where}: {noted - held} are in the hand of {other}"
        if other != seat:
            forgotten = (held - noted) & tracker.seen
            known = {names[card] for card in hand if (st.known >> card) & 1}
            assert not forgotten - known, f"{where}: {forgotten} of {other} lay face up before"
    if st.ending < 0:
        for other, spoils in enumerate(st.spoils):
            for card, excluded in zip(spoils, tracker.spoils_of(other), strict=True):
                assert COMBAT_CARDS[card] not in excluded, f"{where}: a spoil of {other}"


def knows(view: Json, tracker: Tracker) -> None:
    """What the view tells of hands and spoils is what the tracker has found out by itself."""
    assert set(view["uncovered"]) == tracker.seen
    for seat, player in enumerate(view["players"]):
        assert {card["id"] for card in player["known"]} >= {
            card for card, whose in tracker.taken.items() if whose == seat
        }
        on_table = {card["id"] for card in view["combat"]["revealed"]}
        back = view["combat"]["put_back"]
        for won, excluded in zip(player["spoils_won"], tracker.spoils_of(seat), strict=True):
            told = {card for card in COMBAT_CARDS if back.get(card, 0) > won} | on_table
            assert told == excluded | on_table


@every_setup
def test_a_tracker_of_views_agrees_with_every_imagined_state(config: Config) -> None:
    steps = game(config)
    rng = Rng.from_seed(f"moments {config.players}")
    chosen = set(moments(steps, rng, MOMENTS * 3))
    tracker = Tracker()
    for number, step in enumerate(steps):
        st = step.before
        view = RULES.view(st, SPECTATOR)
        tracker.look(view)
        if number in chosen:
            knows(view, tracker)
            agrees(st, tracker, SPECTATOR, f"truth of step {number}")
            for seat in range(SPECTATOR, config.players):
                new: Any = RULES.redeal(st, seat, rng)
                assert RULES.audit(new) == []
                assert RULES.view(new, seat) == RULES.view(st, seat)
                agrees(new, tracker, seat, f"step {number} as {seat} imagines it")
        if st.frames and isinstance(st.frames[-1], RevealCombat):
            tracker.reveal(COMBAT_CARDS[step.choice])
    assert len(tracker.seen) > 20
    assert tracker.not_spoils


# ---- the past of an imagined state


class Other:
    """Which hidden cards were others than they were in truth, if an imagined state is true."""

    def __init__(self, true: Belaad, new: Belaad, seat: int) -> None:
        self.seat = seat
        self.new = new
        self.won = [0] * len(new.spoils)
        hands: dict[int, int] = {}
        for mine, other in zip(true.hands, new.hands, strict=True):
            hands.update(zip(sorted({*mine} - {*other}), sorted({*other} - {*mine}), strict=True))
        self.action = closed(hands)
        pairs = zip(
            (*true.hashash_drawn, *(entry & CARD for entry in true.hashash_under)),
            (*new.hashash_drawn, *(entry & CARD for entry in new.hashash_under)),
            strict=True,
        )
        self.hashash = closed({old: card for old, card in pairs if old != card})

    def choice(self, frame: Any, choice: int) -> int:
        """What happens there instead."""
        if isinstance(frame, DealCard) and frame.seat != self.seat:
            return self.action.get(choice, choice)
        if isinstance(frame, DrawSpoils):
            number = self.won[frame.seat]
            self.won[frame.seat] += 1
            spoils = self.new.spoils[frame.seat]
            return spoils[number] if number < len(spoils) else choice
        if isinstance(frame, DrawHashash | ReturnHashash) and choice < HASHASH_COUNT:
            return self.hashash.get(choice, choice)
        return choice


def closed(pairs: dict[int, int]) -> dict[int, int]:
    """The pairs made into a permutation: what was elsewhere takes the places that became free."""
    free = sorted({*pairs} - {*pairs.values()})
    more = sorted({*pairs.values()} - {*pairs})
    return {**pairs, **dict(zip(more, free, strict=True))}


@every_setup
def test_the_past_of_an_imagined_state_exists(config: Config) -> None:
    steps = game(config)[:600]
    rng = Rng.from_seed(f"past {config.players}")
    seats = list(range(SPECTATOR, config.players))
    for moment in moments(steps, rng, MOMENTS, FIRST):
        seat = seats[rng.below(len(seats))]
        true = steps[moment].before
        new: Any = RULES.redeal(true, seat, rng)
        other = Other(true, new, seat)

        def instead(twin: Any, number: int, step: Step, other: Other = other) -> Iterator[int]:
            yield other.choice(step.before.frames[-1], step.choice)

        twin = relive(RULES, steps, moment, seat, instead)
        assert fields(RULES, twin) == fields(RULES, new)


def test_games_hold_what_is_easily_forgotten() -> None:
    """The tests above are about something: spoils after which cards went back, secret returns."""
    steps = game(Config(5))[FIRST:600]
    spoils = [s.before for s in steps if any(s.before.spoils) and any(s.before.put_back)]
    secret = [s.before for s in steps if any(e & SECRET for e in s.before.hashash_under)]
    assert spoils
    assert secret


def test_a_card_that_lay_open_is_not_imagined_in_a_hand_that_was_dealt() -> None:
    """After the piles were made anew, every covered card but those never seen is known to be so."""
    steps = game(Config(2, {"turn_limit": 0}))
    rng = Rng.from_seed("mixed")
    mixed = [s.before for s in steps if bin(s.before.uncovered).count("1") > 40]
    assert mixed
    for st in mixed[:: max(1, len(mixed) // 20)]:
        new: Any = RULES.redeal(st, 0, rng)
        hidden = [card for card in new.hands[1] if not (new.known >> card) & 1]
        assert all(not (st.uncovered >> card) & 1 for card in hidden)
