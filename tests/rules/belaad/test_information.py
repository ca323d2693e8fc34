"""Chapter 14: what each seat sees, and what it does not."""

from typing import Any

import pytest

from majlis.games.belaad.frames.combat import DrawSpoils
from majlis.games.belaad.frames.hashash import DrawHashash
from majlis.games.belaad.frames.piles import TakeCard
from majlis.games.belaad.material import FOURTH_GENERATION
from majlis.games.belaad.meta import RULES
from majlis.games.belaad.state import SECRET, Belaad
from majlis.kernel.codec import canonical
from majlis.kernel.rng import Rng
from tests.rules.belaad.table import (
    ask,
    board,
    card,
    choose,
    deal,
    fate,
    hashash,
    hired,
    killed,
    listen,
    place_hashash,
    put,
    ready,
    set_table,
    spoils,
    start,
)


def view(st: Belaad, seat: int) -> Any:
    return RULES.view(st, seat)


def redealt(st: Belaad, seat: int, times: int = 30) -> list[Belaad]:
    """States that the seat cannot tell apart."""
    rng = Rng.from_seed("redeal")
    found: list[Belaad] = []
    for _ in range(times):
        other = RULES.redeal(st, seat, rng)
        assert isinstance(other, Belaad)
        assert canonical(view(other, seat)) == canonical(view(st, seat))
        assert RULES.audit(other) == RULES.audit(st)
        found.append(other)
    return found


@pytest.mark.clause("BL-14.1", "BL-14.10")
def test_a_hand_is_hidden_from_members_too() -> None:
    st = set_table(4)
    deal(st, 0, "A40", "A41")
    deal(st, 2, "A50", "A51", "A52")
    assert [c["id"] for c in view(st, 0)["players"][0]["hand"]] == ["A40", "A41"]
    for seat in (-1, 1, 2, 3):
        assert "hand" not in view(st, seat)["players"][0]
        assert "A40" not in canonical(view(st, seat))
    assert [p["cards"] for p in view(st, 1)["players"]] == [2, 0, 3, 0]
    assert len({other.hands[2] for other in redealt(st, 0)}) > 20
    assert {other.hands[0] for other in redealt(st, 0)} == {st.hands[0]}


@pytest.mark.clause("BL-14.2")
def test_piles_show_their_top_and_height_only() -> None:
    st = ready(2)
    piles = view(st, 0)["piles"]
    assert [p["count"] for p in piles] == [17, 16, 16]
    text = canonical(view(st, -1))
    shown = [f"A{c + 1:02}" for c in range(57) if f'"A{c + 1:02}"' in text]
    assert sorted(shown) == sorted(p["top"]["id"] for p in piles)


@pytest.mark.clause("BL-14.3", "BL-14.5", "BL-14.9")
def test_discards_bag_and_all_that_lies_open() -> None:
    st = set_table(3)
    st.covered.take(card("A30"))
    st.discard = (card("A30"),)
    put(st, "vizier", white=2, bottom=True)
    killed(st, "orange", "steal")
    st.treasury[1] = 7
    for seat in (-1, 0, 1, 2):
        seen = view(st, seat)
        assert [card["id"] for card in seen["discarded"]] == ["A30"]
        assert seen["bag"] == {
            "recruit": 7,
            "influence": 5,
            "income": 12,
            "steal": 10,
            "military": 13,
            "orange": 18,
        }
        assert seen["factions"]["order"]["assassinated"] == {"orange": 1, "steal": 1}
        assert seen["factions"]["people"]["treasury"] == 7
        vizier = seen["factions"]["kingdom"]["boards"]["vizier"]
        assert (vizier["white"], vizier["orange_bottom"], vizier["symbols"]) == (2, 1, 3)
        assert [p["gold"] for p in seen["players"]] == [1, 1, 1]


@pytest.mark.clause("BL-14.4")
def test_a_card_taken_face_up_is_known_until_it_is_played() -> None:
    st = set_table(2)
    deal(st, 0, "A40")
    start(st, TakeCard(0))
    choose(st, 2)
    fate(st, card("A50"))
    assert [c["id"] for c in view(st, 1)["players"][0]["known"]] == ["A16"]
    assert all(card("A16") in other.hands[0] for other in redealt(st, 1))
    assert len({other.hands[0] for other in redealt(st, 1)}) > 10


@pytest.mark.clause("BL-14.6")
def test_scholars_in_the_deck_are_hidden_all_others_open() -> None:
    st = set_table(3)
    hired(st, 0, "rasis")
    st.scholars.take(20)
    st.gone = (20,)
    text = canonical(view(st, 1))
    assert all(f'"{name}"' in text for name in ("rasis", "idrisi", "khayyam"))
    assert '"tusi"' not in text
    assert view(st, 1)["scholars"]["deck"] == 13


@pytest.mark.clause("BL-14.7")
def test_spoils_are_known_to_their_winner_until_the_end() -> None:
    st = set_table(4)
    journal = listen(st)
    start(st, DrawSpoils(2))
    fate(st, 16)
    assert [e.name for e in journal.events if e.is_visible_to(0)] == ["took_spoils"]
    assert [e.name for e in journal.events if e.is_visible_to(2)] == ["took_spoils", "saw_spoils"]
    assert view(st, 2)["players"][2]["spoils_cards"][0]["id"] == "C17"
    for seat in (-1, 0, 1, 3):
        assert view(st, seat)["players"][2]["spoils"] == 1
        assert "C17" not in canonical(view(st, seat))
    assert len({other.spoils[2] for other in redealt(st, 0)}) > 8
    assert {other.spoils[2] for other in redealt(st, 2)} == {(16,)}
    st.ending = FOURTH_GENERATION
    assert view(st, 0)["players"][2]["spoils_cards"][0]["id"] == "C17"
    assert {other.spoils[2] for other in redealt(st, 0)} == {(16,)}


@pytest.mark.clause("BL-14.7")
def test_points_on_show_leave_spoils_out() -> None:
    st = set_table(2)
    hired(st, 0, "khazini")
    before = view(st, 1)["factions"]["kingdom"]["score"]["total"]
    spoils(st, 0, "C17")
    assert view(st, 1)["factions"]["kingdom"]["score"]["total"] == before == 3


@pytest.mark.clause("BL-14.8")
def test_backs_are_seen_by_all_faces_by_the_order() -> None:
    st = set_table(3)
    st.hashash_back = board("spy")
    assert view(st, 0)["hashash"]["top_back"] == "spy"
    start(st, DrawHashash(2, 3, 2))
    fate(st, hashash("forger"), board("assassin"), hashash("ambush"), board("spy"))
    fate(st, hashash("sabotage"), board("hashash"))
    assert ask(st).seat == 2
    assert [c["id"] for c in view(st, 2)["hashash"]["drawn"]] == ["forger", "ambush", "sabotage"]
    for seat in (-1, 0, 1):
        seen = view(st, seat)["hashash"]
        assert seen["drawn_backs"] == ["spy", "assassin", "spy"]
        assert "forger" not in canonical(seen)
        assert "choices" not in view(st, seat)["pending"]
    assert len({other.hashash_drawn for other in redealt(st, 0)}) > 3
    choose(st, hashash("forger"))
    assert view(st, 0)["hashash"]["under"] == [{"board": "spy", "card": None}]
    assert view(st, 2)["hashash"]["under"] == [{"board": "spy", "card": "forger"}]
    returned = {other.hashash_under for other in redealt(st, 0)}
    assert returned == {(hashash("forger") + SECRET,), (hashash("pickpocket") + SECRET,)}
    assert {other.hashash_under for other in redealt(st, 2)} == {st.hashash_under}


@pytest.mark.clause("BL-14.8")
def test_wiped_hashash_cards_are_remembered_by_all() -> None:
    st = set_table(3)
    place_hashash(st, "forger")
    st.wipe(board("spy"))
    assert view(st, 0)["hashash"]["under"] == [{"board": "spy", "card": "forger"}]
    assert {other.hashash_under for other in redealt(st, 0)} == {(hashash("forger"),)}


@pytest.mark.clause("BL-14.8")
def test_a_hashash_card_that_all_know_does_not_become_a_secret() -> None:
    st = set_table(3)
    others = [c for c in range(14) if c not in (hashash("forger"), hashash("sabotage"))]
    for c in others:
        st.hashash_deck.take(c)
    left = (hashash("forger"), hashash("sabotage") + SECRET)  # the Forger was wiped off
    st.hashash_placed, st.hashash_under = tuple(others), left
    st.hashash_deck.take(hashash("forger"))
    st.hashash_deck.take(hashash("sabotage"))
    assert board("spy") == st.table.material.hashash_board[hashash("forger")]
    start(st, DrawHashash(2, 1, 0))  # drawn and put back: all have seen it
    fate(st, hashash("forger"))
    assert st.hashash_under == (hashash("sabotage") + SECRET, hashash("forger"))
    assert {other.hashash_under for other in redealt(st, 0)} == {st.hashash_under}
    # Two cards of one back: until the other one is placed only the Order knows which goes back.
    start(st, DrawHashash(2, 2, 1))
    fate(st, hashash("sabotage"), hashash("forger"))
    assert st.hashash_known == 1 << hashash("forger")
    assert view(st, 0)["hashash"]["drawn_known"] == ["forger"]
    assert {other.hashash_drawn for other in redealt(st, 0)} == {st.hashash_drawn}
    choose(st, hashash("forger"))
    assert st.hashash_placed[-1] == hashash("sabotage")
    assert view(st, 0)["hashash"]["under"] == [{"board": "spy", "card": "forger"}]
    assert st.hashash_known == 0
