"""Alhambra and Almadi: what all have seen stays known when the rest is imagined."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from majlis.games.alhambra.cards import CARDS, added, cards_of
from majlis.games.alhambra.frames.payment import Pay
from majlis.games.alhambra.meta import RULES as ALHAMBRA
from majlis.games.alhambra.state import Alhambra
from majlis.games.almadi.baskets import number_of_pair, pair_of_number
from majlis.games.almadi.frames.recruiting import DealCharacter, KeepCharacters
from majlis.games.almadi.material import CHARACTER_COUNT
from majlis.games.almadi.meta import RULES as ALMADI
from majlis.games.almadi.state import Almadi
from majlis.kernel.codec import Json
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.state import State
from majlis.research.moment import Moment
from tests.conformance.memory import (
    SPECTATOR,
    Tracker,
    assert_past,
    first_state,
    random_game,
    remembers,
    tell,
)
from tests.conformance.setups import alhambra, almadi


class AlhambraTracker(Tracker):
    """Counts cards: those of every hand, and those that nobody has seen since the last shuffle."""

    def __init__(self, config: Config, seat: int, first: Json) -> None:
        super().__init__(config, seat, first)
        self.hands: list[Counter[str]] = [Counter() for _ in range(config.players)]
        self.undrawn = Counter(first["money"])
        self.discards: Counter[str] = Counter()
        self.tiles: set[str] = set(first["supply"])
        self.sultans = Counter(first["sultan_deck"])

    def hear(self, name: str, args: dict[str, Any]) -> None:
        card = args.get("card", "").removeprefix("card-")
        if name in ("dealt", "card_opened"):
            self.undrawn[card] -= 1
        if name in ("dealt", "took"):
            self.hands[args["seat"]][card] += 1
        elif name in ("paid_card", "paid_bureau"):
            self.hands[args["seat"]][card] -= 1
            self.discards[card] += 1
        elif name == "reshuffled":
            self.undrawn, self.discards = self.undrawn + self.discards, Counter()
        elif name == "sultan_opened":
            self.sultans[args["currency"]] -= 1

    def faults(self, state: Json, view: Json) -> list[str]:
        found: list[str] = []
        for seat, hand in enumerate(self.hands):
            if Counter(state["players"][seat]["hand"]) != +hand:
                found.append(f"the hand of {seat} is {state['players'][seat]['hand']}, not {hand}")
            if Counter(view["players"][seat]["known"]) != +hand:
                found.append(f"of {seat} is known {view['players'][seat]['known']}, not {hand}")
        if Counter(state["money"]) != +self.undrawn:
            found.append(f"undrawn are {state['money']}, not {self.undrawn}")
        if sum(view["sultan_deck"].values()) not in (
            self.sultans.total(),
            self.sultans.total() - 1,  # one is drawn and waits for the die
        ):
            found.append(f"the Sultan cards undrawn are {view['sultan_deck']}, not {self.sultans}")
        return found


def rewind_alhambra(moments: Sequence[Moment], imagined: State, seat: int) -> list[int]:
    """Nothing is hidden but what another seat has begun to pay: that has not happened yet."""
    length = len(moments)
    while (now := moments[length - 1]).state.frames:
        frame = now.state.frames[-1]
        if not isinstance(frame, Pay) or frame.seat == seat:
            break
        length -= 1
    return [moment.choice for moment in moments[1:length]]


class AlmadiTracker(Tracker):
    """The characters and tiles that have been seen, and what lies in the piles of cards."""

    def __init__(self, config: Config, seat: int, first: Json) -> None:
        super().__init__(config, seat, first)
        self.seen: set[str] = set()
        self.own: set[str] = set()
        self.displayed: set[str] = set()
        self.sizes = [0] * config.players
        self.tiles = set(first["unseen"])
        self.cards = {pile: Counter(first[pile]["unseen"]) for pile in ("mosaics", "stalls")}

    def hear(self, name: str, args: dict[str, Any]) -> None:
        if name == "dealt_character":
            self.own.add(args["character"])
        elif name == "kept_these":
            self.own = {args["one"], args["other"]}
        elif name == "kept_characters":
            self.sizes[args["seat"]] = 2
        elif name == "displayed":
            self.displayed.add(args["character"])
            self.seen.add(args["character"])
        elif name == "recruited":
            self.seen.add(args["character"])
            if args["character"] not in self.displayed:
                self.sizes[args["seat"]] -= 1
                self.own.discard(args["character"])
        elif name in ("laid_tile", "refilled", "drew"):
            self.tiles.remove(args["tile"])
        elif name in ("first_mosaic", "mosaic_up"):
            self.cards["mosaics"][args["mosaic"]] -= 1
        elif name in ("first_stall", "stall_up"):
            self.cards["stalls"][args["stall"]] -= 1

    def faults(self, state: Json, view: Json) -> list[str]:
        found: list[str] = []
        for other, player in enumerate(state["players"]):
            held = {*player["hand"], *player["aside"]}
            if other == self.seat:
                if not set(player["hand"]) <= self.own or held & self.seen:
                    found.append(f"the own hand is {held}, not of {self.own}")
            elif held & (self.seen | self.own):
                found.append(f"{other} has {held}, of which some were seen elsewhere")
            if self.sizes[other] and self.displayed and len(held) != self.sizes[other]:
                found.append(f"{other} has {len(held)} characters, not {self.sizes[other]}")
        if set(state["unseen"]) != self.tiles:
            found.append(f"unseen are {state['unseen']}, not {sorted(self.tiles)}")
        for pile, left in self.cards.items():
            if Counter(state[pile]["unseen"]) != +left:
                found.append(f"unseen {pile}: {state[pile]['unseen']}, not {left}")
        return found


def rewind_almadi(moments: Sequence[Moment], imagined: State, seat: int) -> list[int]:
    """The characters change places: those that are hidden were dealt as they are imagined."""
    true = moments[-1].state
    assert isinstance(true, Almadi)
    assert isinstance(imagined, Almadi)
    changed: dict[int, int] = {}
    for one, two in zip(true.players, imagined.players, strict=True):
        for old, new in ((one.hand, two.hand), (one.aside, two.aside)):
            changed.update(zip(bits(old), bits(new), strict=True))
    placed = set(changed.values())
    # Who is imagined elsewhere leaves a place among those that nobody was dealt.
    rest = iter([c for c in changed if c not in placed])
    changed.update({c: next(rest) for c in placed if c not in changed})
    choices: list[int] = []
    for moment in moments[1:]:
        assert moment.before is not None
        frame = moment.before.state.frames[-1]
        choice = moment.choice
        if isinstance(frame, DealCharacter):
            choice = changed.get(choice, choice)
        elif isinstance(frame, KeepCharacters):
            a, b = sorted(changed.get(c, c) for c in pair_of_number(choice))
            choice = number_of_pair(a, b)
        choices.append(choice)
    return choices


def bits(mask: int) -> list[int]:
    return [character for character in range(CHARACTER_COUNT) if (mask >> character) & 1]


def named(configs: list[Config]) -> list[Any]:
    return [pytest.param(c, id="-".join([str(c.players), *map(str, c.options)])) for c in configs]


@pytest.mark.parametrize("config", named(alhambra.SETUPS))
def test_cards_of_alhambra_that_all_have_seen_stay_known(config: Config) -> None:
    assert remembers(ALHAMBRA, config, "alhambra", AlhambraTracker, rewind_alhambra) > 8


@pytest.mark.parametrize("config", named(almadi.SETUPS))
def test_characters_of_almadi_that_a_seat_has_seen_stay_known(config: Config) -> None:
    assert remembers(ALMADI, config, "almadi", AlmadiTracker, rewind_almadi) > 8


def test_while_characters_are_dealt_each_deal_has_a_past() -> None:
    """AM-11.1: every moment from the first character dealt to the display."""
    config = Config(3, {"characters": True})
    _, moments = random_game(ALMADI, config, "dealing")
    rng = Rng.from_seed("dealing")
    kinds = (DealCharacter, KeepCharacters)
    met = 0
    for number, moment in enumerate(moments):
        if moment.is_over or not isinstance(moment.state.frames[-1], kinds):
            continue
        for seat in range(-1, 3):
            imagined = moment.imagined(seat, rng)
            so_far = moments[: number + 1]
            assert_past(so_far, imagined, rewind_almadi(so_far, imagined.state, seat), seat)
            met += position_differs(moment, imagined)
    assert met > 10


def position_differs(one: Moment, two: Moment) -> bool:
    assert isinstance(one.state, Almadi)
    assert isinstance(two.state, Almadi)
    return [p.hand for p in one.state.players] != [p.hand for p in two.state.players]


def test_forgetting_a_card_is_noticed() -> None:
    """A card that changes hands without anybody seeing it breaks the knowledge, and has no past."""
    config = Config(3)
    told, moments = random_game(ALHAMBRA, config, "forget")
    tracker = AlhambraTracker(config, SPECTATOR, first_state(ALHAMBRA, config))
    middle = len(moments) // 3
    for moment in moments[: middle + 1]:
        tell({SPECTATOR: tracker}, told if moment.before is None else moment._told)
    wrong = moments[middle].imagined(SPECTATOR, Rng.from_seed("forget"))
    st = wrong.state.copy()
    assert isinstance(st, Alhambra)
    giver, taker = sorted(range(3), key=lambda seat: -len(cards_of(st.players[seat].hand)))[:2]
    card = cards_of(st.players[giver].hand)[0]
    st.players[giver].hand = added(st.players[giver].hand, card, -1)
    st.players[taker].hand = added(st.players[taker].hand, card, 1)
    faults = tracker.faults(ALHAMBRA.dump(st)["state"], ALHAMBRA.view(st, SPECTATOR))
    assert any(CARDS[card] in fault for fault in faults)
    so_far = moments[: middle + 1]
    with pytest.raises(AssertionError):
        assert_past(so_far, Moment(ALHAMBRA, st), rewind_alhambra(so_far, st, 0), SPECTATOR)
