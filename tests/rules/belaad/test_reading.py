"""What a view says of a card and of a hire: it agrees with what the engine then does."""

from collections.abc import Iterator
from typing import Any

import pytest

from majlis.games.belaad import scoring
from majlis.games.belaad.frames.cards import CardStep, PlayCard
from majlis.games.belaad.frames.scholars import HireScholar
from majlis.games.belaad.material import ACTIONS, BOOST, SCHOLARS
from majlis.games.belaad.meta import RULES
from majlis.games.belaad.state import Belaad
from majlis.games.belaad.view import view
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.runner import apply, is_over
from tests.rules.belaad.table import ask, card, put, set_table, show

PLAYERS = (2, 3, 6)


def positions(players: int, seed: str) -> Iterator[Belaad]:
    """The decisions of a random game."""
    st = RULES.start(Config(players), seed)
    assert isinstance(st, Belaad)
    rng = Rng.from_seed(seed)
    while not is_over(st):
        yield st
        apply(st, st.legal[rng.below(len(st.legal))])


@pytest.mark.clause("BL-4.1", "BL-4.9")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_half_is_refused_exactly_where_the_engine_refuses_it(players: int) -> None:
    seen = 0
    for number in range(3):
        for st in positions(players, f"reading {number}"):
            frame = st.frames[-1]
            if not isinstance(frame, CardStep | PlayCard):
                continue
            reads: Any = view(st, frame.seat)["reads"]
            if isinstance(frame, PlayCard):
                assert {ACTIONS[c] for c in st.hands[frame.seat]} <= set(reads)
                continue
            seen += 1
            read = reads[ACTIONS[frame.card]]
            boosts = st.table.material.secondary[frame.card] == BOOST
            lower = frame.BOOSTED if boosts else frame.SECONDARY
            assert (read["upper"] is None) == (frame.PRIMARY in st.legal)
            assert (read["lower"] is None) == (lower in st.legal)
    assert seen > 20


@pytest.mark.clause("BL-7.5", "BL-13.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_what_a_hire_would_change_is_what_it_changes(players: int) -> None:
    seen = 0
    for number in range(6):
        for st in positions(players, f"hiring {number}"):
            frame = st.frames[-1]
            if not isinstance(frame, HireScholar):
                continue
            told: Any = view(st, frame.seat)
            own = {s["id"]: s["own"] for s in told["scholars"]["revealed"] if s}
            faction = st.table.factions[frame.seat]
            for choice in st.legal:
                if choice == HireScholar.GIVE_UP:
                    continue
                cost = own[SCHOLARS[choice]]
                after = st.copy()
                apply(after, choice)
                if choice not in after.hired[faction]:
                    continue  # members or the Treasury are asked first
                seen += 1
                change = _open(after, faction) - _open(st, faction)
                assert change == st.table.material.science[choice] + cost["bonus"]
                helped = not (frame.refused >> choice) & 1
                means = st.gold[frame.seat] + _help(st, frame.seat, helped)
                assert cost["keeps"] + cost["gold"] == means
                ended = after.generation > st.generation or after.ending >= 0
                assert ended == (told["scholars"]["closes"] is not None)
    assert seen > 3


def _open(st: Belaad, faction: int) -> int:
    return sum(p.points for p in scoring.open_reasons(st, faction))


def _help(st: Belaad, seat: int, helped: bool) -> int:
    """What the faction's Treasury and, if members help, the richest of them could add."""
    faction = st.table.factions[seat]
    others = [st.gold[m] for m in st.table.members[faction] if m != seat]
    return st.treasury[faction] + (max(others, default=0) if helped else 0)


@pytest.mark.clause("BL-4.2")
def test_a_card_says_whom_its_other_half_brings_into_reach() -> None:
    st = set_table(2)
    show(st, "fihri", "idrisi", "kindi", "rasis", "khazini")
    put(st, "sultan", white=1)
    st.gold[0], st.seals[0] = 5, 2
    st.covered.take(card("A41"))  # recruit or fight; 4 gold for 2 seals
    st.hands[0] = (card("A41"),)
    st.frames = [PlayCard(0)]
    read: Any = view(st, 0)["reads"]["A41"]
    recruit, fight = read["uses"]
    assert recruit["reach"] == ["fihri", "kindi", "rasis"]
    assert recruit["then"] == ["idrisi", "khazini"]
    assert recruit["gone"] == []
    assert (fight["power"], [e["power"] for e in fight["enemies"]]) == (1, [1])
    assert (read["have"], read["lower"]) == (2, None)
    st.seals[0] = 0
    read = view(st, 0)["reads"]["A41"]
    assert read["lower"] == {"key": "refusal-cannot_pay", "clause": "BL-4.1"}
    assert read["uses"][0]["then"] == []
    assert view(st, 1)["reads"].keys() == {"A01", "A10", "A16"}, "the open cards, not the hand"
    assert view(st, -1)["reads"] == {}
    assert ask(st).seat == 0
