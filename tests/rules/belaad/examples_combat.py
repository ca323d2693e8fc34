"""Worked examples of combat, wiping and swords, played on the engine."""

from typing import Any

from majlis.games.belaad.frames.cards import CardStep
from majlis.games.belaad.frames.combat import CombatStep, NextBlow, open_combat, power_of
from majlis.games.belaad.frames.scholars import OfferSwordHire, SwordHire, why_no_hire
from majlis.games.belaad.frames.symbols import ChooseSymbol
from majlis.games.belaad.material import (
    BOARDS_OF,
    FACTIONS,
    KINGDOM,
)
from majlis.games.belaad.state import Belaad
from majlis.kernel.runner import is_over, run
from tests.rules.belaad.table import (
    BOARD_BY_SYMBOL,
    SEATS,
    asked,
    board,
    card,
    choose,
    fate,
    give_sword,
    on,
    place_hashash,
    put,
    reveals,
    scholar,
    set_table,
    show,
    start,
    symbol,
    symbols_on,
)


def combat_initial(case: Any, variant: Any) -> None:
    given, wanted = case["input"], case["expected"]
    st = set_table(2)
    symbols_on(st, "peoples_hero", given["attacker_symbols"])
    st.seals[1] = given["seals"]
    start(st, CardStep(1, card("A28"), 0))
    choose(st, CardStep.BOOSTED)
    assert st.fight[:3] == (1, 0, wanted["attacker_power"])
    assert st.seals[1] == wanted["seals"]


def combat(case: Any, variant: Any) -> None:
    given, wanted = case["input"], case["expected"]
    st = set_table(3)
    st.sword_supply = given.get("sword_supply", 5)
    sides = (SEATS[given["attacker"]], SEATS[given["defender"]])
    for side, seat in zip(("attacker", "defender"), sides, strict=False):
        faction = given[side]
        symbols_on(st, BOARD_BY_SYMBOL[faction]["military"], given[f"{side}_power"])
        give_sword(st, seat, given.get(f"{side}_swords", 0))
    if "people_tokens" in given:
        put(st, "peoples_hero", white=0)
        symbols_on(st, "bahloul", 1)
        put(st, "preacher", white=0)
        st.boards[board("peoples_hero")] = 1
        st.bag.counts[symbol("military")] -= 1
        open_combat(st, *sides, given["attacker_power"] - 2)
    else:
        open_combat(st, *sides, 0)
    run(st)
    if "step" in case:
        _table_of_combat(st, case)
    for choice in given.get("choices", []):
        assert choice == "surrender"
        choose(st, CombatStep.SURRENDER)
    assert st.combat_deck.total() == wanted["combat_deck_after"]
    if "sword_supply" in wanted:
        assert st.sword_supply == wanted["sword_supply"]
    winner = SEATS[wanted["winner"]]
    if wanted["spoils"] == "sword":
        assert st.swords[winner] == 1
    if wanted["spoils"] == "none":
        assert st.swords[winner] == 0
    if wanted["spoils"] == "assassinate_token":
        assert st.killed[symbol("military")] == len(wanted["assassinated"])
        assert all(not any(on(st, b)) for b in BOARD_BY_SYMBOL["people"].values())
    if wanted["spoils"] != "combat_card_face_down":
        assert not wanted["wipe"]
    assert is_over(st)


def _table_of_combat(st: Belaad, case: Any) -> None:
    """The combat of the rulebook row by row; its last row ends it by a grey card."""
    wanted = case["expected"]
    put(st, "preacher", white=1, top=1, bottom=True)
    for step in case["step"]:
        if "reveals" in step:
            assert asked(st) == ("combat_step", SEATS[step["reveals"]])
            choose(st, CombatStep.REVEAL)
            reveals(st, step["card"])
            if step.get("sword_used"):
                assert asked(st) == ("cancel_grey", SEATS[step["reveals"]])
                choose(st, 1)
        assert st.fight[2:] == (step["kingdom"], step["people"])
        assert abs(st.fight[2] - st.fight[3]) == step["diff"]
        if "active" in step:
            assert asked(st) == ("combat_step", SEATS[step["active"]])
    spoils_card = 0
    fate(st, st.combat_deck.counts.index(1, spoils_card))
    assert len(st.spoils[SEATS[wanted["winner"]]]) == 1
    assert asked(st) == ("grey_wipe", SEATS[wanted["wipe_chosen_by"]])
    assert st.legal == list(BOARDS_OF[FACTIONS.index(wanted["wiped_faction"])])
    choose(st, board("preacher"))
    assert on(st, "preacher") == (0, 0, 0)
    assert st.swords[0] == wanted["attacker_swords"]


def combat_active(case: Any, variant: Any) -> None:
    st = set_table(2)
    given = case["input"]
    st.fight = (0, 1, given["attacker_power"], given["defender_power"])
    start(st, NextBlow())
    assert asked(st) == ("combat_step", 0 if case["expected"]["active"] == "attacker" else 1)


def combat_deck_empty(case: Any, variant: Any) -> None:
    st = set_table(2)
    given = variant["input"]
    st.shown = tuple(range(24))
    st.combat_deck.counts = [0] * 24
    st.fight = (0, 1, given["attacker_power"], given["defender_power"])
    start(st, NextBlow())
    if variant["expected"]["winner"] == "attacker":
        fate(st, 0)
        assert (len(st.spoils[0]), st.swords[1]) == (1, 0)
    else:
        assert (len(st.spoils[0]), st.swords[1]) == (0, 1)


def combat_opponent(case: Any, variant: Any) -> None:
    given, wanted = variant["input"], variant["expected"]
    seat = given["attacker_seat"]
    if "opponents" in wanted:
        st = set_table(given["players"])
        start(st, ChooseSymbol(seat, 1 << symbol("military"), 0))
        assert [st.fight[1]] == wanted["opponents"]
        return
    for faction, opponent in wanted["opponents_by_faction"].items():
        st = set_table(given["players"])
        start(st, ChooseSymbol(seat, 1 << symbol("military"), 0))
        assert len(st.legal) == len(wanted["opponents_by_faction"])
        choose(st, FACTIONS.index(faction))
        assert st.fight[:2] == (seat, opponent)


def ability(case: Any, variant: Any) -> None:
    given = variant["input"]
    st = set_table(2)
    put(
        st,
        "commander",
        white=given["military_symbols"] - 1,
        bottom=given["orange_in_bottom"],
    )
    assert power_of(st, 0) == variant["expected"]["initial_power"]
    open_combat(st, 0, 1, 0)
    assert st.fight[2] == variant["expected"]["initial_power"]


def wipe(case: Any, variant: Any) -> None:
    given, wanted = variant["input"], variant["expected"]
    st = set_table(3)
    name = given.get("target_board", "preacher")
    put(st, name, white=given["target_tokens"] - 1, bottom=True)
    under = given.get("hashash_cards_under", 0)
    if under:
        place_hashash(st, *("poisoned_dagger", "night_blade")[:under])
        place_hashash(st, "whispers", "tithe")
        assert st.hashash_deck.total() == given["hashash_deck"]
    give_sword(st, 1, given.get("target_player_swords", 0))
    st.seals[0] = 3
    start(st, CardStep(0, card("A02"), 1))
    choose(st, CardStep.SECONDARY)
    if st.frames and asked(st)[0] == "wipe_board":
        choose(st, board(name))
    if given.get("target_player_swords"):
        assert asked(st) == ("cancel_wipe", 1)
        choose(st, int(given["use_sword"]))
    assert sum(on(st, name)) == wanted["target_tokens"]
    assert st.seals[0] == wanted.get("actor_seals", 0)
    if "target_player_swords" in wanted:
        assert st.swords[1] == wanted["target_player_swords"]
    if under:
        assert st.cards_under(board(name)) == wanted["hashash_cards_under"]
        deck = st.hashash_deck.total() + len(st.hashash_under)
        assert deck == wanted["hashash_deck"]


def hire_limit(case: Any, variant: Any) -> None:
    given, wanted = case["input"], case["expected"]
    st = set_table(2)
    st.gold[0] = 40
    show(st, "firnas", "khayyam", "ibn_hayyan", "zahrawi", "rasis")
    start(st, ChooseSymbol(0, 1, 0))
    choose(st, scholar("khayyam"))
    give_sword(st, 0, given["own_swords"])
    assert st.table.material.scholar_swords[scholar("firnas")] == given["scholar_sword_price"]
    start(st, OfferSwordHire(0))
    assert bool(st.frames) == wanted["sword_hire_legal"]
    assert (why_no_hire(st, 0, 3, 0) is None) == wanted["recruit_legal"]
    refused = why_no_hire(st, 0, 3, 0)
    assert refused is not None
    assert refused.clause == "BL-7.7"


def sword_hire_legal(case: Any, variant: Any) -> None:
    given, wanted = variant["input"], variant["expected"]
    st = set_table(4)
    name = {0: "ibn_hayyan", 1: "firnas", 2: "khayyam"}[given["sword_price"]]
    show(st, name, "", "", "", "")
    give_sword(st, 0, given["own_swords"])
    give_sword(st, 2, given["member_swords"])
    st.has_hired = bool(given["hired_this_turn"])
    start(st, OfferSwordHire(0))
    assert bool(st.frames) == wanted["legal"]
    if wanted["legal"]:
        choose(st, scholar(name))
        assert st.swords[0] == wanted["own_swords_after"]
        assert st.hired[KINGDOM] == (scholar(name),)
    elif not st.has_hired:
        refused = SwordHire(0).why_not(st, scholar(name))
        assert refused is not None
        assert refused.clause == ("BL-10.7" if given["sword_price"] else "BL-10.4")
