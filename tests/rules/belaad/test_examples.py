"""The worked examples: every case of examples.toml played on the engine."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from majlis.games.belaad import scoring
from majlis.games.belaad.ending import active_science, order_has_won
from majlis.games.belaad.flow import CleanUp, Turn
from majlis.games.belaad.frames.cards import CardStep, PlayCard
from majlis.games.belaad.frames.combat import CombatStep, NextBlow, open_combat, power_of
from majlis.games.belaad.frames.effects import UseAbility, activate
from majlis.games.belaad.frames.hashash import TurnBack
from majlis.games.belaad.frames.killing import AssassinateScholar
from majlis.games.belaad.frames.payment import Skip, buy, fill_treasury
from majlis.games.belaad.frames.piles import TakeCard
from majlis.games.belaad.frames.scholars import OfferSwordHire, SwordHire, price_of, why_no_hire
from majlis.games.belaad.frames.symbols import ChooseSymbol, has_victim
from majlis.games.belaad.frames.tokens import PlaceOrange, draw_tokens
from majlis.games.belaad.material import (
    BOARDS_OF,
    FACTIONS,
    GOLD,
    KINGDOM,
    ORDER,
    PEOPLE,
    SCHOLARS,
    SPECIALITIES,
    SYMBOLS,
)
from majlis.games.belaad.state import FOURTH_GENERATION, Belaad
from majlis.games.belaad.view import view
from majlis.kernel.runner import is_over, run
from tests.rules.belaad.table import (
    asked,
    board,
    card,
    choose,
    deal,
    draws,
    faceup,
    fate,
    give_sword,
    hashash,
    hired,
    killed,
    on,
    place_hashash,
    put,
    ready,
    refusal,
    reveals,
    scholar,
    set_table,
    show,
    start,
    symbol,
    symbols_on,
)

CASES = tomllib.loads(Path(__file__).with_name("examples.toml").read_text(encoding="utf-8"))["case"]
BOARD_BY_SYMBOL = {
    "kingdom": dict(
        zip(SYMBOLS, ("sultan", "vizier", "treasurer", "sheriff", "commander"), strict=False)
    ),
    "people": dict(
        zip(
            SYMBOLS,
            ("bahloul", "preacher", "trusted_man", "philanthropist", "peoples_hero"),
            strict=False,
        )
    ),
    "order": dict(zip(SYMBOLS[1:], ("grand_master", "hashash", "spy", "assassin"), strict=False)),
}
SEATS = {"kingdom": 0, "people": 1, "order": 2}


def variants() -> list[Any]:
    found = []
    for case in CASES:
        for number, variant in enumerate(case.get("variant", [case])):
            name = case["id"] + (f"-{number + 1}" if "variant" in case else "")
            found.append(pytest.param(case, variant, id=name))
    return found


@pytest.mark.parametrize(("case", "variant"), variants())
def test_example(case: dict[str, Any], variant: dict[str, Any]) -> None:
    PLAYERS[case["kind"]](case, variant)


def setup(case: Any, variant: Any) -> None:
    wanted = variant["expected"]
    st = ready(variant["players"])
    assert [FACTIONS[f] for f in st.table.factions] == wanted["factions"]
    assert [len(hand) for hand in st.hands] == wanted["hands"]
    assert list(st.piles) == wanted["piles"]
    assert st.scholars.total() - st.table.material.removed == wanted["scholars_deck"]
    assert len(st.display) == wanted["scholars_revealed"]
    assert set(st.gold) == {wanted["gold_each"]}
    assert set(st.seals) == {wanted["seals_each"]}


def place_tokens(case: Any, variant: Any) -> None:
    given, wanted = case["input"], case["expected"]
    boards = BOARD_BY_SYMBOL[given["faction"]]
    st = set_table(3)
    free = given["free_top_slots"]
    for name, count in free.items():
        slots = st.table.material.top_slots[board(boards[name])]
        put(st, boards[name], white=min(slots - count, 3), top=max(0, slots - count - 3))
    before = {name: on(st, boards[name])[0] for name in free}
    bag = st.bag.counts.copy()
    draw_tokens(st, SEATS[given["faction"]], len(given["drawn"]))
    run(st)
    draws(st, *given["drawn"])
    for name in free:
        assert on(st, boards[name])[0] - before[name] == wanted["placed"].get(name, 0)
    for name in SYMBOLS:
        drawn = given["drawn"].count(f"white_{name}")
        back = wanted["returned_to_bag"].count(f"white_{name}")
        assert st.bag.counts[symbol(name)] == bag[symbol(name)] - drawn + back
    assert not any(st.loose)


def place_orange(case: Any, variant: Any) -> None:
    given, wanted = case["input"], case["expected"]
    st = set_table(2)
    names = list(BOARD_BY_SYMBOL[given["faction"]].values())
    for name in names[given["bottom_free"] :]:
        put(st, name, bottom=True)
    seat = SEATS[given["faction"]]
    deal(st, 0, "A40", "A41")
    st.push(CleanUp(seat))
    draw_tokens(st, seat, len(given["drawn"]))
    run(st)
    draws(st, *given["drawn"])

    def may_go() -> list[str]:
        places = {"bottom" if c < 5 else "top" if c < 10 else "bag" for c in st.legal}
        return [p for p in ("bottom", "top", "bag") if p in places]

    assert may_go() == wanted["first_may_go"]
    choose(st, 0)
    assert asked(st) == ("place_orange", seat)
    assert may_go() == wanted["after_first_at_bottom_second_may_go"]
    assert refusal(st, 0) == "BL-6.8"
    bag = st.bag.counts[5]
    choose(st, PlaceOrange.AT_TOP)
    assert st.bag.counts[5] - bag == wanted["end_of_turn_bottom_oranges_returned"]
    assert all(on(st, name)[2] == 0 for name in names)
    assert (on(st, names[0])[1] == 1) == wanted["top_orange_stays"]


def use_symbol(case: Any, variant: Any) -> None:
    given, wanted = case["input"], case["expected"]
    faction = given.get("faction", "kingdom")
    seat = SEATS[faction]
    st = set_table(2)
    symbols_on(st, BOARD_BY_SYMBOL[faction][given["symbol"]], given["symbols_on_board"])
    st.gold[seat] = given.get("gold", given.get("own_gold", 0))
    st.gold[1 - seat] = given.get("victim_gold", 0)
    bits = 1 << symbol(given["symbol"])
    start(st, ChooseSymbol(seat, bits, given.get("boost", 0)))
    assert is_over(st)
    assert st.gold[seat] == wanted.get("gold", wanted.get("own_gold"))
    if "victim_gold" in wanted:
        assert st.gold[1 - seat] == wanted["victim_gold"]
        assert given["victim_gold"] - st.gold[1 - seat] == wanted["taken"]


def recruit_price(case: Any, variant: Any) -> None:
    given, wanted = case["input"], case["expected"]
    seat = SEATS[given["faction"]]
    name = given.get("scholar", "fihri")
    st = set_table(2)
    show(st, name, "", "", "", "")
    symbols_on(st, BOARD_BY_SYMBOL[given["faction"]]["recruit"], given["recruit_symbols"])
    assert st.table.material.scholar_gold[scholar(name)] == given["gold_cost"]
    st.gold[seat] = 10
    start(st, ChooseSymbol(seat, 1, given.get("boost", 0)))
    assert st.gold[seat] == 10 - wanted["price"]
    assert st.hired[seat] == (scholar(name),)


def combat_initial(case: Any, variant: Any) -> None:
    given, wanted = case["input"], case["expected"]
    st = set_table(2)
    symbols_on(st, "peoples_hero", given["attacker_symbols"])
    st.seals[1] = given["seals"]
    start(st, CardStep(1, card("A28"), 0))
    choose(st, CardStep.BOOSTED)
    assert st.fight[:3] == (1, 0, wanted["attacker_power"])
    assert st.seals[1] == wanted["seals"]


def payment(case: Any, variant: Any) -> None:
    given, wanted = case["input"], case["expected"]
    st = set_table(6)
    st.treasury[KINGDOM] = given["treasury"]
    st.gold[0] = given["own"]
    st.gold[2], st.gold[4] = given["members"]
    buy(st, 0, GOLD, given["price_gold"], Skip(), Skip())
    run(st)
    assert asked(st) == ("use_treasury", 0)
    choose(st, int(given["use_treasury"]))
    while st.frames:
        assert asked(st)[0] == "consent"
        choose(st, 1)
    assert st.treasury[KINGDOM] == wanted["treasury"]
    assert st.gold[0] == wanted["own"]
    assert [st.gold[2], st.gold[4]] == wanted["members"]


def treasury(case: Any, variant: Any) -> None:
    given, wanted = case["input"], case["expected"]
    st = set_table(6)
    members = (0, 2, 4)
    for member, gold, seals in zip(
        members, given["members_gold"], given["members_seals"], strict=False
    ):
        st.gold[member], st.seals[member] = gold, seals
    st.treasury[KINGDOM] = given["treasury"]
    fill_treasury(st, 0)
    assert [st.gold[m] for m in members] == wanted["members_gold"]
    assert [st.seals[m] for m in members] == wanted["members_seals"]
    assert st.treasury[KINGDOM] == wanted["treasury"]
    assert has_victim(st, 1, GOLD) == bool(wanted["stealable_from_treasury"])


def script(case: Any, variant: Any) -> None:
    {"combo-influence-then-steal": _influence_then_steal, "combo-chain-hire": _chain_hire}[
        case["id"]
    ](case["input"], case["step"], case["expected"])


def _influence_then_steal(given: Any, steps: Any, wanted: Any) -> None:
    st = set_table(2)
    faceup(st, "A24", "A10", "A16")
    st.gold = [given["victim_gold"], given["own_gold"]]
    symbols_on(st, "preacher", given["preacher_symbols"])
    symbols_on(st, "philanthropist", given["philanthropist_symbols"])
    deal(st, 1, "A52")
    start(st, PlayCard(1))
    choose(st, CardStep.SECONDARY)
    assert st.gold[1] == steps[0]["gold_after"]
    choose(st, 0, CardStep.PRIMARY)
    draws(st, *given["bag_next"])
    assert len(given["bag_next"]) == steps[1]["tokens_drawn"]
    assert st.symbols(PEOPLE, symbol("steal")) == steps[1]["philanthropist_symbols_after"]
    choose(st, CardStep.PRIMARY)
    assert asked(st) == ("choose_symbol", 1)
    choose(st, symbol("steal"))
    assert st.gold == [wanted["victim_gold"], wanted["own_gold"]]
    assert given["victim_gold"] - st.gold[0] == steps[2]["stolen"]
    assert (st.tops[0] == card("A24")) == wanted["faceup_left_still_on_pile"]


def _chain_hire(given: Any, steps: Any, wanted: Any) -> None:
    st = set_table(2)
    faceup(st, "A25", "A03", "A16")
    st.gold[0], st.seals[0] = given["gold"], given["seals"]
    symbols_on(st, "sultan", given["sultan_symbols"])
    deal(st, 0, "A07")
    start(st, PlayCard(0))

    def coins(step: int) -> None:
        assert (st.gold[0], st.seals[0]) == (steps[step]["gold_after"], steps[step]["seals_after"])

    choose(st, CardStep.PRIMARY)
    coins(0)
    choose(st, CardStep.SECONDARY, 0)
    coins(1)
    choose(st, CardStep.SECONDARY)
    piles = ("left", "centre", "right")
    assert [piles[p] for p in st.legal] == steps[2]["legal_faceup_choices"]
    assert refusal(st, 0) == "BL-8.9"
    choose(st, 1)
    coins(2)
    choose(st, CardStep.PRIMARY)
    coins(3)
    choose(st, CardStep.PRIMARY)
    assert price_of(st, 0, scholar("ibn_hayyan"), given["sultan_symbols"]) == steps[4]["price"]
    choose(st, scholar("ibn_hayyan"))
    coins(4)
    assert [SCHOLARS[s] for s in st.hired[KINGDOM]] == wanted["hired"]


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


def order_turn(case: Any, variant: Any) -> None:
    given, wanted = case["input"], case["expected"]
    st = ready(given["players"])
    seat = st.table.order_seat
    st.frames = []
    st.explicit = False
    start(st, Turn(seat))
    assert len(st.hands[seat]) == given["hand_before"]
    played = drawn = 0
    while st.active == seat and st.turn == 1:
        kind = asked(st)[0]
        if kind == "take_card":
            if not drawn:
                assert played == wanted["cards_played"]
                assert len(st.hands[seat]) == wanted["hand_after_play"]
            drawn += 1
            choose(st, 1)
        else:
            played += kind == "play_card"
            choose(st, st.legal[0])
    assert drawn == wanted["cards_drawn_one_by_one"]
    assert len(st.hands[seat]) == wanted["hand_after"]


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


def generation(case: Any, variant: Any) -> None:
    given, wanted = variant["input"], variant["expected"]
    st = set_table(3)
    st.generation, st.taken = given["generation"], given["taken_before"]
    names = ("fihri", "khayyam", "rasis", "sufi", "idrisi")
    gaps = 5 - given["revealed_before"]
    show(st, *names[: given["revealed_before"]], *[""] * gaps)
    excess = st.scholars.total() - st.table.material.removed - given["deck"]
    rest = [s for s in range(30) if st.scholars.counts[s] and SCHOLARS[s] != "ibn_haytham"]
    for s in rest[len(rest) - excess :]:
        st.scholars.take(s)
        st.gone = (*st.gone, s)
    gone = len(st.gone)
    if given["event"] == "hire":
        st.gold[0] = 20
        start(st, ChooseSymbol(0, 1, 0))
        choose(st, scholar("fihri"))
    else:
        st.gold[2] = 4
        start(st, AssassinateScholar(2, 4))
        choose(st, scholar("fihri"))
    while st.frames:
        fate(st, st.legal[0])
    assert (st.ending == FOURTH_GENERATION) == wanted["game_over"]
    if wanted["game_over"]:
        first = scoring.standings(st)[0]
        assert (first.team == ORDER) == wanted["order_wins"]
        assert bool(first.points) == wanted["scoring"]
        return
    assert st.generation == wanted["generation"]
    assert len(st.gone) - gone == wanted["discarded"]
    assert len([s for s in st.display if s >= 0]) == wanted["revealed"]
    assert st.scholars.total() - st.table.material.removed == wanted["deck"]


def hashash_draw(case: Any, variant: Any) -> None:
    wanted = case["expected"]
    st = set_table(3)
    start(st, TurnBack())
    fate(st, board("assassin"))
    put(st, "hashash", bottom=True)
    activate(st, 2, board("hashash"))
    run(st)
    choose(st, 1)
    fate(st, hashash("ambush"), board("assassin"), hashash("fidai"), board("spy"))
    fate(st, hashash("forger"), board("spy"))
    assert asked(st) == ("return_hashash", 2)
    choose(st, hashash("forger"))
    assert st.cards_under(board("assassin")) == wanted["under_board"]["assassin"]
    assert st.hashash_deck.total() + len(st.hashash_under) == wanted["deck_size"]
    assert st.hashash_under[-1] & 15 == hashash("forger")
    placed = {face["id"] for face in view(st, 0)["hashash"]["placed"]}
    assert (placed == {"ambush", "fidai"}) == wanted["face_up"]


def assassinate_scholar(case: Any, variant: Any) -> None:
    given, wanted = variant["input"], variant["expected"]
    st = set_table(3)
    st.gold[2] = given["gold"]
    put(st, "grand_master", bottom=not given["bottom_slot_free"])
    draw_tokens(st, 2, 1)
    run(st)
    draws(st, "orange")
    at_bottom = symbol("influence")
    if not given["bottom_slot_free"]:
        assert refusal(st, at_bottom) == "BL-6.8"
        assert not wanted["legal"]
        return
    choose(st, at_bottom)
    assert bool(st.frames) == wanted["legal"]
    if wanted["legal"]:
        assert isinstance(st.frames[-1], UseAbility)
        choose(st, 1, scholar("firnas"))
        assert st.hired[ORDER] == (scholar("firnas"),)
        assert st.gold[2] == wanted["gold"]


def order_active(case: Any, variant: Any) -> None:
    given, wanted = case["input"], case["expected"]
    names = [s["key"] if s["key"] in SCHOLARS else "fihri" for s in given["scholars"]]
    faces = {
        name: {"science": s["science"], "order_symbols": s["order_symbols"]}
        for name, s in zip(names, given["scholars"], strict=False)
    }
    st = set_table(3, {"scholars": faces})
    show(st, "", "", "", "", "")
    hired(st, ORDER, *names)
    killed(st, *given["assassinated_tokens"])
    assert scoring.science(st.table.material, st.hired[ORDER]) == wanted["science_total"]
    assert active_science(st) == wanted["active_science"]
    assert order_has_won(st) == wanted["order_wins"]
    for name in wanted["inactive"]:
        without = set_table(3, {"scholars": faces})
        show(without, "", "", "", "", "")
        hired(without, ORDER, *[n for n in names if n != name])
        killed(without, *given["assassinated_tokens"])
        assert active_science(without) == wanted["active_science"]


def score(case: Any, variant: Any) -> None:
    given, wanted = case["input"], case["expected"]
    names = SCHOLARS[: len(given["scholars"])]
    faces: dict[str, Any] = {}
    for name, face in zip(names, given["scholars"], strict=False):
        bonus = face["bonus"]
        coins = [kind for kind in ("gold", "seals", "any") if kind in bonus]
        faces[name] = {
            "science": face["science"],
            "bonus": coins[0] if coins else bonus["kind"],
            "coins": bonus[coins[0]] if coins else 0,
            "points": bonus.get("points", 0),
            "speciality": bonus.get("symbol", "none"),
        }
    combat_cards = {f"C{n + 1:02}": {"points": p} for n, p in enumerate(given["military_points"])}
    st = set_table(4, {"scholars": faces, "combat": combat_cards})
    show(st, "", "", "", "", "")
    hired(st, KINGDOM, *names)
    # Coins lie with both members and in the Treasury: all of them count.
    st.gold = [given["gold"] // 2, 0, 0, 0]
    st.treasury[KINGDOM] = given["gold"] - given["gold"] // 2
    st.seals = [given["seals"] // 2, 0, given["seals"] - given["seals"] // 2, 0]
    for n in range(len(given["military_points"])):
        seat = 0 if n % 2 else 2
        st.combat_deck.counts[n] = 0
        st.spoils = tuple((*s, n) if i == seat else s for i, s in enumerate(st.spoils))
    material = st.table.material
    assert scoring.science(material, st.hired[KINGDOM]) == wanted["science"]
    assert scoring.coin_points(st, KINGDOM) == wanted["coin_bonus"]
    special = [
        scoring.speciality_points(material, st.hired[KINGDOM], s) for s in range(len(SPECIALITIES))
    ]
    assert sum(special) == wanted["speciality_bonus"]
    assert scoring.military(st, KINGDOM) == wanted["military"]
    first = scoring.standings(st)[0]
    assert first.team == KINGDOM
    assert first.total == wanted["total"] == wanted["science_total"] + wanted["military"]


def winner(case: Any, variant: Any) -> None:
    given, wanted = variant["input"], variant["expected"]
    science = {"khayyam": {"science": 20, "bonus": "none", "speciality": "none"}}
    science["biruni"] = dict(science["khayyam"])
    st = set_table(4, {"scholars": science})
    show(st, "", "", "", "", "")
    for faction, name in ((KINGDOM, "khayyam"), (PEOPLE, "biruni")):
        side = given[FACTIONS[faction]]
        hired(st, faction, name)
        st.gold[faction] = 0
        st.gold[faction + 2] = side["gold"] // 2
        st.treasury[faction] = side["gold"] - side["gold"] // 2
        if side["swords"]:
            give_sword(st, faction + 2, side["swords"])
    standings = scoring.standings(st)
    assert {s.total for s in standings} == {20}
    winners = {FACTIONS[s.team] for s in standings if s.place == 1}
    assert winners == set(wanted["winners"])


def redeal_piles(case: Any, variant: Any) -> None:
    given, wanted = case["input"], case["expected"]
    st = set_table(6)
    taken = [c for c in range(57) if st.covered.counts[c]]
    st.discard = tuple(taken[: given["discard"]])
    for c in st.discard:
        st.covered.take(c)
    left, centre, right = given["piles_after_draw"]
    extra = st.covered.total() - left - (centre - 1) - (right - 1)
    for n, c in enumerate(taken[given["discard"] : given["discard"] + extra]):
        st.covered.take(c)
        st.hands[n % 6] = tuple(sorted((*st.hands[n % 6], c)))
    st.piles = (left + 1, centre, right)
    st.explicit = False
    start(st, TakeCard(0))
    choose(st, 0)
    assert list(st.piles) == wanted["piles"]
    assert len(st.discard) == wanted["discard"]
    assert all(c >= 0 for c in st.tops)
    assert st.covered.total() == sum(wanted["piles"]) - 3


PLAYERS: dict[str, Callable[[Any, Any], None]] = {
    "setup": setup,
    "place_tokens": place_tokens,
    "place_orange": place_orange,
    "symbol": use_symbol,
    "recruit_price": recruit_price,
    "combat_initial": combat_initial,
    "payment": payment,
    "treasury": treasury,
    "script": script,
    "combat": combat,
    "combat_active": combat_active,
    "combat_deck_empty": combat_deck_empty,
    "ability": ability,
    "hire_limit": hire_limit,
    "order_turn_5p": order_turn,
    "combat_opponent": combat_opponent,
    "wipe": wipe,
    "sword_hire_legal": sword_hire_legal,
    "generation": generation,
    "hashash_draw": hashash_draw,
    "assassinate_scholar": assassinate_scholar,
    "order_active": order_active,
    "score": score,
    "winner": winner,
    "redeal_piles": redeal_piles,
}
