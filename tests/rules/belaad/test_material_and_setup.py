"""Chapters 1 and 2: what is in the box, and the table before the first turn."""

from typing import Any

import pytest

from majlis.games.belaad.config import Table
from majlis.games.belaad.frames.effects import activate
from majlis.games.belaad.frames.symbols import ChooseSymbol
from majlis.games.belaad.frames.tokens import draw_tokens
from majlis.games.belaad.material import (
    ACTION_COUNT,
    BOARD_OF,
    BOARDS,
    BOARDS_OF,
    COLOURS,
    FACTIONS,
    HASHASH,
    HASHASH_COUNT,
    ORDER,
    SYMBOLS,
    TOKENS,
    material,
)
from majlis.games.belaad.meta import RULES
from majlis.games.belaad.setup import new_state
from majlis.games.belaad.state import Belaad
from majlis.kernel.options import UserError
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.runner import run
from tests.rules.belaad.table import (
    ask,
    asked,
    board,
    choose,
    draws,
    put,
    ready,
    set_table,
    start,
    symbol,
)

BOX = material({})


@pytest.mark.clause("BL-1.1", "BL-1.2")
def test_fourteen_boards_one_for_each_symbol_but_no_recruiter_for_the_order() -> None:
    assert [len(boards) for boards in BOARDS_OF] == [5, 5, 4]
    named = {
        (FACTIONS[f], SYMBOLS[s]): BOARDS[BOARD_OF[f * 5 + s]]
        for f in range(3)
        for s in range(5)
        if BOARD_OF[f * 5 + s] >= 0
    }
    assert len(named) == len(set(named.values())) == 14
    assert ("order", "recruit") not in named
    assert named["kingdom", "recruit"] == "sultan"
    assert named["people", "military"] == "peoples_hero"
    assert named["order", "influence"] == "grand_master"
    assert named["order", "steal"] == "spy"


@pytest.mark.clause("BL-1.3")
def test_a_board_has_printed_symbols_top_slots_and_one_ability() -> None:
    for b in range(14):
        assert BOX.printed[b] >= 1
        assert BOX.top_slots[b] >= 1
        permanent = any(b in boards for boards in BOX.permanent)
        assert permanent != (BOX.ability[b] >= 0), BOARDS[b]
    st = set_table()
    st.boards[board("sultan")] = 16 * 4  # more than its three slots
    assert any("BL-1.3" in problem for problem in RULES.audit(st))
    st.boards[board("sultan")] = 512
    assert any("BL-1.3" in problem for problem in RULES.audit(st))


@pytest.mark.clause("BL-1.4", "BL-1.5", "BL-1.6", "BL-1.7")
def test_the_numbers_of_cards() -> None:
    assert len(BOX.science) == 30
    assert min(BOX.science) >= 1
    assert set(BOX.scholar_swords) == {0, 1, 2}
    assert any(not symbols for symbols in BOX.order_symbols)
    assert [BOX.colour.count(c) for c in range(len(COLOURS))] == [16, 4, 4]
    assert len(BOX.hashash_board) == HASHASH_COUNT == 14
    assert set(BOX.hashash_board) == set(BOARDS_OF[2])
    assert len(BOX.primary) == ACTION_COUNT == 57


@pytest.mark.clause("BL-1.9")
def test_coins_never_run_out_and_are_two_currencies() -> None:
    st = set_table()
    st.gain_coins(0, 0, 60)
    st.gain_coins(0, 1, 70)
    assert (st.gold[0], st.seals[0]) == (61, 71)


@pytest.mark.clause("BL-1.10")
def test_seventy_tokens() -> None:
    assert dict(zip(TOKENS, BOX.tokens, strict=True)) == {
        "income": 12,
        "influence": 7,
        "recruit": 7,
        "military": 13,
        "steal": 11,
        "orange": 20,
    }
    st = set_table()
    st.bag.counts[0] -= 1
    assert any("BL-1.10" in problem for problem in RULES.audit(st))


@pytest.mark.parametrize(
    ("correction", "complaint"),
    [
        ({"tokens": {"orange": 21}}, r"tokens: expected 70 in all, found 71 \(BL-1.10\)"),
        ({"combat": {"C01": {"colour": "red"}}}, r"expected 16 green cards, found 15 \(BL-1.5\)"),
        ({"combat": {"C17": {"power": 1}}}, r"combat.C17.power: 1 does not fit a red card"),
        ({"actions": {"A01": {"secondary": "boost"}}}, r"A01: a boost needs .*BL-8.7"),
        ({"actions": {"A23": {"symbols": []}}}, r"A23: symbols go with .*BL-4.6"),
        ({"actions": {"A58": {"amount": 1}}}, r"unknown entry 'actions.A58'"),
        ({"scholars": {"fihri": {"bonus": "gold"}}}, r"fihri: a coin condition needs coins"),
        ({"scholars": {"fihri": {"speciality": "medicine"}}}, r"fihri: .*BL-13.4"),
        ({"boards": {"sultan": {"ability": {"numbers": [1]}}}}, r"recruit_now takes 0, found 1"),
        (
            {"boards": {"sultan": {"ability": {"effect": "draw_hashash", "numbers": [3, 2]}}}},
            r"sultan.*draw_hashash is for the Order alone \(BL-12.1\)",
        ),
        ({"boards": {"spy": {"ability": {"effect": "steal_moor"}}}}, r"steal_moor.*steal_more"),
        (
            {"hashash": {"tithe": {"effect": "assassinate_scholar", "numbers": [4]}}},
            r"tithe: assassinate_scholar is not for a Hashash card \(BL-12.7\)",
        ),
        ({"setup": {"generations": 5}}, r"more than 30 scholars \(BL-2.3\)"),
        ({"specialities": {"points": []}}, r"specialities.points: .*BL-13.8"),
    ],
)
def test_a_wrong_correction_is_refused_with_its_place(correction: Any, complaint: str) -> None:
    with pytest.raises(UserError, match=complaint):
        material(correction)


def test_a_corrected_ability_needs_no_code() -> None:
    """The Sultan becomes a pickpocket, the Sheriff a taxman: data alone."""
    changed = {
        "boards": {
            "sultan": {"ability": {"effect": "steal_seals", "numbers": [3]}},
            "sheriff": {"ability": {"effect": "income_seals", "numbers": [1]}},
        }
    }
    st = set_table(2, changed)
    st.seals = [1, 5]
    draw_tokens(st, 0, 1)
    run(st)
    draws(st, "orange")
    choose(st, symbol("recruit"), 1)  # the Sultan's bottom slot, and his ability
    assert st.seals == [4, 2]
    put(st, "sheriff", bottom=True)
    start(st, ChooseSymbol(0, 1 << symbol("income"), 0))
    assert st.seals == [5, 2]


def test_every_entry_says_where_it_comes_from() -> None:
    data = RULES.material({})
    entries = [data["setup"], data["tokens"], data["specialities"]]
    for table in ("actions", "scholars", "combat", "hashash", "boards"):
        entries += data[table].values()
    entries += [b["ability"] for b in data["boards"].values()]
    assert {e["provenance"] for e in entries} == {"rulebook", "reconstructed"}
    printed = [name for name, e in data["actions"].items() if e["provenance"] == "rulebook"]
    assert printed == ["A07", "A52"]


@pytest.mark.clause("BL-2.2", "BL-2.9")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_order_and_its_cards_are_there_with_an_odd_number_only(players: int) -> None:
    st = ready(players)
    odd = players % 2 == 1
    assert (st.table.order_seat >= 0) == odd
    assert st.hashash_deck.total() == (14 if odd else 0)
    view = RULES.view(st, 0)
    assert ("order" in view["factions"]) == odd
    assert (view["hashash"] is not None) == odd


@pytest.mark.clause("BL-2.4", "BL-2.5")
def test_decks_and_bag_are_full_and_boards_empty() -> None:
    st = ready(3)
    assert st.combat_deck.counts == [1] * 24
    assert st.bag.counts == BOX.tokens
    assert st.bag.counts[0] == 7  # recruiting tokens, although the Order plays
    assert not any(st.boards)


@pytest.mark.clause("BL-2.3", "BL-2.7")
def test_dealing_is_chance_driven_from_the_seed() -> None:
    first, second = ready(4, "a"), ready(4, "b")
    assert first.hands != second.hands
    assert first.display != second.display
    assert ready(4, "a").hands == first.hands
    assert st_cards(first) == st_cards(second) == 57


def st_cards(st: Belaad) -> int:
    return sum(len(h) for h in st.hands) + st.covered.total() + len(st.tops)


@pytest.mark.clause("BL-2.10")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_neighbours_are_never_of_one_faction(players: int) -> None:
    factions = Table(Config(players)).factions
    for seat in range(players):
        assert factions[seat] != factions[(seat + 1) % players]
    assert len(Table(Config(players)).members[0]) == len(Table(Config(players)).members[1])


@pytest.mark.clause("BL-2.11")
@pytest.mark.parametrize(
    ("players", "seating", "around"),
    [
        (2, "mirrored", "KP"),
        (3, "printed", "KPO"),
        (3, "mirrored", "KOP"),
        (4, "mirrored", "KPKP"),
        (5, "printed", "KPKPO"),
        (5, "mirrored", "KOPKP"),
        (6, "mirrored", "KPKPKP"),
    ],
)
def test_the_order_sits_last_or_by_option_the_other_way_round(
    players: int, seating: str, around: str
) -> None:
    table = Table(Config(players, {"seating": seating}))
    assert "".join("KPO"[faction] for faction in table.factions) == around
    assert table.order_seat == around.find("O")
    for seat in range(players):
        assert table.factions[seat] != table.factions[(seat + 1) % players]
    assert table.hands == [5 if players == 5 and f == ORDER else 4 for f in table.factions]
    assert table.cards_a_turn == [2 if players == 5 and f == ORDER else 1 for f in table.factions]


@pytest.mark.clause("BL-2.12")
@pytest.mark.parametrize(
    ("players", "seating", "first", "seat"),
    [(4, "printed", "third", 2), (5, "mirrored", "fourth", 3), (6, "printed", "fifth", 4)],
)
def test_a_chosen_kingdom_player_begins(players: int, seating: str, first: str, seat: int) -> None:
    st = ready(players, seating=seating, first_seat=first)
    assert (st.active, asked(st), st.turn) == (seat, ("play_card", seat), 1)
    while st.turn < 3:
        choose(st, st.legal[-1] if asked(st)[0] == "use_hashash" else st.legal[0])
    assert st.active == (seat + 2) % players


@pytest.mark.clause("BL-2.12")
@pytest.mark.parametrize(
    ("players", "seating", "first", "there"),
    [
        (2, "printed", "third", "first seat, not on the third"),
        (5, "printed", "fourth", "first or third seat, not on the fourth"),
        (5, "mirrored", "third", "first or fourth seat, not on the third"),
    ],
)
def test_nobody_but_a_kingdom_player_begins(
    players: int, seating: str, first: str, there: str
) -> None:
    with pytest.raises(UserError, match=rf"a Kingdom player begins.*{there} \(BL-2.12\)"):
        RULES.start(Config(players, {"seating": seating, "first_seat": first}), "seed")


@pytest.mark.clause("BL-15.9", "BL-15.18")
def test_both_names_of_the_theft_are_read() -> None:
    corrections = {
        "boards": {"philanthropist": {"ability": {"effect": "steal_fixed", "numbers": [3]}}},
        "hashash": {"pickpocket": {"effect": "steal_fixed", "numbers": [2]}},
    }
    box = material(corrections)
    usual = BOX.ability[BOARDS.index("philanthropist")]
    assert box.ability[BOARDS.index("philanthropist")] == usual
    assert box.numbers[BOARDS.index("philanthropist")] == (3, 0)
    st = set_table(3, corrections)
    seen = RULES.view(st, 1)["factions"]["people"]["boards"]["philanthropist"]["ability"]
    assert (seen["effect"], seen["numbers"]) == ("steal_gold", [3])
    assert box.hashash_faces[HASHASH.index("pickpocket")]["effect"] == "steal_gold"
    st.gold[0] = 5
    put(st, "philanthropist", bottom=True)
    activate(st, 1, BOARDS.index("philanthropist"))
    run(st)
    assert ask(st).describe(st, 1).key == "effect-steal_gold"
    choose(st, 1, 0)
    assert (st.gold[0], st.gold[1]) == (2, 4)


@pytest.mark.clause("BL-2.12", "BL-2.13")
def test_the_first_kingdom_seat_begins_and_the_turn_passes_left() -> None:
    st = ready(3)
    order: list[int] = []
    while len(order) < 7:
        if st.turn == len(order) + 1:
            order.append(st.active)
        choose(st, st.legal[0] if asked(st)[0] != "use_hashash" else st.legal[-1])
    assert order == [0, 1, 2, 0, 1, 2, 0]


def test_players_beyond_six_are_refused() -> None:
    with pytest.raises(UserError, match=r"2, 3, 4, 5, 6 players, not 7 \(BL-2.1\)"):
        RULES.start(Config(7), "seed")


def test_every_option_is_read() -> None:
    with pytest.raises(UserError, match="turn_limit: expected one of 400"):
        new_state(Table(Config(2, {"turn_limit": 7})), Rng.from_seed("x"))
