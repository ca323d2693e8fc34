"""Worked examples of set-up, tokens, symbols, payment and cards, played on the engine."""

from typing import Any

from majlis.games.belaad.flow import CleanUp, Turn
from majlis.games.belaad.frames.cards import CardStep, PlayCard
from majlis.games.belaad.frames.payment import Skip, buy, fill_treasury
from majlis.games.belaad.frames.piles import TakeCard
from majlis.games.belaad.frames.scholars import JoinFaction, price_of
from majlis.games.belaad.frames.symbols import ChooseSymbol, has_victim
from majlis.games.belaad.frames.tokens import PlaceOrange, draw_tokens
from majlis.games.belaad.material import (
    FACTIONS,
    GOLD,
    KINGDOM,
    PEOPLE,
    SCHOLARS,
    SYMBOLS,
)
from majlis.kernel.runner import is_over, run
from tests.rules.belaad.table import (
    BOARD_BY_SYMBOL,
    SEATS,
    asked,
    board,
    card,
    choose,
    deal,
    draws,
    faceup,
    on,
    put,
    ready,
    refusal,
    scholar,
    set_table,
    show,
    start,
    symbol,
    symbols_on,
)


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
    assert st.bag.counts[5] - bag == wanted["end_of_turn_oranges_returned"]
    assert all(on(st, name)[1:] == (0, 0) for name in names)


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


def payment(case: Any, variant: Any) -> None:
    given, wanted = case["input"], case["expected"]
    st = set_table(6, **given.get("options", {}))
    st.treasury[KINGDOM] = given["treasury"]
    st.gold[0] = given["own"]
    st.gold[2], st.gold[4] = given["members"]
    bought = JoinFaction(0, scholar("khayyam"), 0)
    buy(st, 0, GOLD, given["price_gold"], bought, Skip(), True)
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
