"""Modules of the fifth expansion, first half: modules in general, scoring cards, the Sultan."""

import pytest

from majlis.games.alhambra.config import CATEGORIES, MODULES
from majlis.games.alhambra.flow import Turn, TurnOver
from majlis.games.alhambra.frames.actions import BUY, STOP, ChooseAction
from majlis.games.alhambra.frames.ending import Leftovers
from majlis.games.alhambra.frames.placing import PlaceTile
from majlis.games.alhambra.frames.refill import RefillDisplay, RefillMarket
from majlis.games.alhambra.frames.rounds import ScoringRound
from majlis.games.alhambra.layout import cell_at
from majlis.games.alhambra.material import TILE_COUNT, TYPES, material
from majlis.games.alhambra.meta import RULES
from majlis.games.alhambra.modules.sultan import FIRST_ACTION, ClaimTile, KeepMark
from majlis.games.alhambra.modules.vizier import VizierOffer
from majlis.games.alhambra.payment import FIRST_BUREAU, FIRST_CARD
from majlis.games.alhambra.state import MARK_UNIT, Alhambra
from majlis.kernel.rules import Config
from majlis.kernel.runner import apply, is_over, outcomes
from tests.rules.alhambra.table import (
    ask,
    asked,
    caravan,
    card,
    choose,
    clause_in_log,
    display,
    empty_supply,
    full_market,
    hand,
    hold,
    kinds,
    listen,
    market,
    open_sultan,
    refusal,
    row_of,
    set_table,
    shown,
    start,
    sultan,
    tile,
)

SULTAN = CATEGORIES.index("sultan")


def marks(st: Alhambra, seat: int) -> list[str]:
    return [TYPES[code % MARK_UNIT] for code in st.players[seat].sultans]


def drawing(st: Alhambra, *tiles: str) -> Alhambra:
    """Only these tiles are left to draw for the one empty space (florin)."""
    market(st, dirham="tower-11-S", denar="tower-11-0", ducat="tower-12-0")
    empty_supply(st, *tiles)
    return start(st, RefillMarket())


# ---- modules in general


@pytest.mark.clause("AL-14.1", "AL-14.2")
def test_a_module_that_is_not_in_play_adds_nothing() -> None:
    st = set_table()
    display(st, "florin 1", "florin 9")
    start(st, ChooseAction(0, False))
    for action in range(FIRST_ACTION, ChooseAction.SIZE):
        assert refusal(st, action) == "AL-14.2"
    full = RULES.start(Config(4, {m.name: True for m in MODULES}), "all")
    assert isinstance(full, Alhambra)
    assert len(full.table.modules) == 8


@pytest.mark.clause("AL-14.3")
def test_the_fountain_is_no_building_for_a_module() -> None:
    assert len(material({}).counter_of) == TILE_COUNT
    st = set_table(caravanserai=True, moorish_art=True)
    assert sum(st.players[0].layout.type_counts()) == 0


@pytest.mark.clause("AL-14.4", "AL-SU-16", "AL-8.1")
def test_culture_then_display_then_sultan_then_vizier() -> None:
    st = set_table(sultan=True, moorish_art=True, vizier=True)
    display(st, "florin 9", "dirham 9", "denar 9", "ducat 9")
    market(st, florin="tower-11-N", dirham="tower-11-S", denar="tower-11-0", ducat="garden-6-ESW")
    st.players[0].reserve |= 1 << tile("arcades-6-NE")
    st.supply &= ~(1 << tile("arcades-6-NE"))
    hold(st, 0, "ducat 7")
    hold(st, 1, "florin 2", "florin 9")
    empty_supply(st, "chambers-10-0", "chambers-11-0")
    sultan(st, 2, "chambers")
    st.active = 2
    journal = listen(st)
    start(st, Turn())
    choose(st, BUY + 3)
    choose(st, PlaceTile.RESERVE)
    heard = kinds(journal.events)
    assert "culture_taken" in heard
    assert asked(st) == ("claim_tile", 2)
    assert "tile_opened" not in heard
    choose(st, ClaimTile.DECLINE)
    assert asked(st) == ("vizier_offer", 1)


# ---- new scoring cards


@pytest.mark.clause("AL-SC-1", "AL-SC-2", "AL-SC-6")
def test_three_different_cards_lie_open_from_the_start() -> None:
    orders = material({}).card_orders
    assert len(set(orders)) == 18
    assert all(sorted(order) == list(range(6)) for order in orders)
    st = RULES.start(Config(3, {"scoring_cards": True}), "sc", explicit=True)
    while st.frames[-1].KIND != "draw_scoring_card":
        apply(st, st.legal[0])
    assert len(outcomes(st)) == 18
    for chosen in (4, 2, 9):
        apply(st, chosen)
    assert isinstance(st, Alhambra)
    assert st.scoring_cards == (4, 2, 9)
    assert RULES.view(st, -1)["scoring_cards"] == ["sc05", "sc03", "sc10"]


@pytest.mark.clause("AL-SC-3", "AL-SC-4", "AL-SC-5")
def test_a_card_changes_the_points_and_nothing_else() -> None:
    st = set_table(3, scoring_cards=True)
    st.scoring_cards = (12, 0, 1)  # sc13 begins with the garden and ends with the seraglio
    row_of(st, 0, "garden-11-0", "seraglio-9-0")
    row_of(st, 1, "seraglio-8-S")
    start(st, ScoringRound(1))
    walls = [p.layout.longest_wall(st.table.material.walls) for p in st.players]
    assert [p.score for p in st.players] == [1 + 3 + walls[0], 3 + walls[1], 0]
    clauses = [p.clause for p in RULES.standings(st)[0].points]
    assert clauses[0] == "AL-SC-3"
    begun = RULES.start(Config(3, {"scoring_cards": True}), "deck")
    assert isinstance(begun, Alhambra)
    piles = [begun.pile, *begun.piles]
    assert sum(p[1] + p[2] for p in piles) == 2


# ---- the Sultan


@pytest.mark.clause("AL-SU-1", "AL-SU-2")
def test_eight_cards_in_the_first_three_piles() -> None:
    st = RULES.start(Config(5, {"sultan": True}), "sultan")
    assert isinstance(st, Alhambra)
    assert sum(st.sultan_deck) == 8
    assert [p[SULTAN] for p in [st.pile, *st.piles]] == [3, 2, 3, 0, 0]


@pytest.mark.clause("AL-SU-3", "AL-SU-4", "AL-SU-23")
def test_a_drawn_card_is_marked_by_the_die_and_fills_no_place() -> None:
    st = set_table(sultan=True)
    display(st, "florin 1", "florin 2", "florin 3")
    st.piles = (tuple(st.pile),)
    st.pile = [0, 0, 0, 2, 0]
    st.explicit = True
    start(st, RefillDisplay())
    for currency, mark in ((0, 5), (3, 5)):
        assert [o for o, _ in outcomes(st)] == [3]  # nothing else is in the pile
        apply(st, 3)
        assert [o for o, _ in outcomes(st)] == [0, 1, 2, 3]
        apply(st, currency)
        assert outcomes(st) == [(face, 1) for face in range(6)]
        apply(st, mark)
    assert st.sultans == (0 * MARK_UNIT + 5, 3 * MARK_UNIT + 5)
    assert shown(st)[3] == ""
    apply(st, card("ducat 9"))
    assert shown(st)[3] == "ducat 9"
    assert sum(st.discards.counts) == 0


@pytest.mark.clause("AL-SU-5", "AL-SU-6", "AL-SU-8", "AL-5.9", "AL-15.5")
def test_a_card_is_bought_for_seven_and_its_mark_settled_at_once() -> None:
    st = set_table(sultan=True)
    display(st, "florin 1")
    open_sultan(st, "ducat", "tower")
    open_sultan(st, "denar", "garden")
    hold(st, 0, "ducat 7", "denar 6")
    start(st, ChooseAction(0, False))
    assert FIRST_ACTION in st.legal
    assert refusal(st, FIRST_ACTION + 1) == "AL-5.1"
    assert refusal(st, FIRST_ACTION + 2) == "AL-SU-5"
    choose(st, FIRST_ACTION)
    assert asked(st) == ("keep_mark", 0)
    choose(st, KeepMark.KEEP)
    assert marks(st, 0) == ["tower"]
    assert len(st.sultans) == 1
    assert asked(st) == ("choose_action", 0)  # exact: a further action
    assert STOP in st.legal
    assert hand(st, 0) == ["denar 6"]


@pytest.mark.clause("AL-SU-7", "AL-SU-9", "AL-SU-10")
def test_a_second_roll_leaves_two_faces_to_choose_from() -> None:
    st = set_table(sultan=True)
    display(st, "florin 1")
    sultan(st, 0, "tower", "tower")
    st.explicit = True
    start(st, KeepMark(0))
    choose(st, KeepMark.ROLL)
    apply(st, TYPES.index("seraglio"))
    assert [TYPES[c] for c in st.legal] == ["seraglio", "garden"]
    assert refusal(st, TYPES.index("tower")) == "AL-SU-7"
    choose(st, TYPES.index("garden"))
    assert marks(st, 0) == ["tower", "garden"]
    assert is_over(st)  # no further roll
    for a, b in (("arcades", "chambers"), ("pavilion", "tower"), ("seraglio", "garden")):
        assert material({}).opposite[TYPES.index(a)] == TYPES.index(b)
        assert material({}).opposite[TYPES.index(b)] == TYPES.index(a)


@pytest.mark.clause("AL-SU-11", "AL-SU-12", "AL-SU-15", "AL-14.5", "AL-15.8")
def test_a_claimed_tile_is_placed_at_once_and_costs_the_card() -> None:
    st = set_table(3, sultan=True, caravanserai=True)
    sultan(st, 1, "chambers", "tower", "chambers")
    caravan(st, 1, "ducat-a", "2")
    hold(st, 1, "florin 5")
    drawing(st, "chambers-10-0")
    assert asked(st) == ("claim_tile", 1)
    choose(st, ClaimTile.TAKE)
    assert asked(st) == ("place_tile", 1)
    choose(st, cell_at(1, 0))
    assert len(st.players[1].layout.cells) == 2
    assert hand(st, 1) == ["florin 5"]
    assert st.players[1].caravans[0] % 16 == 2


@pytest.mark.clause("AL-SU-12", "AL-SU-13", "AL-SU-24")
def test_after_a_claim_another_tile_is_drawn_for_the_same_space() -> None:
    st = set_table(3, sultan=True)
    sultan(st, 1, "chambers", "chambers", "tower")
    drawing(st, "chambers-10-0", "chambers-11-0")
    choose(st, ClaimTile.TAKE, PlaceTile.RESERVE)
    assert marks(st, 1) == ["chambers", "tower"]
    assert st.sultans_gone == 1
    assert asked(st) == ("claim_tile", 1)
    choose(st, ClaimTile.TAKE, PlaceTile.RESERVE)
    # The bag is empty and the space bare: that is the end of the game.
    assert is_over(st)
    assert st.round == 3
    assert marks(st, 1) == ["tower"]


@pytest.mark.clause("AL-SU-13", "AL-SU-14")
def test_a_tile_that_nobody_wants_goes_to_the_market() -> None:
    st = set_table(3, sultan=True)
    st.active = 1
    sultan(st, 1, "chambers")
    sultan(st, 0, "chambers")
    drawing(st, "chambers-10-0")
    assert asked(st) == ("claim_tile", 0)
    choose(st, ClaimTile.DECLINE)
    assert asked(st) == ("claim_tile", 1)  # the player whose turn it was comes last
    choose(st, ClaimTile.DECLINE)
    assert st.market[0] == tile("chambers-10-0")
    assert marks(st, 0) == ["chambers"]


@pytest.mark.clause("AL-SU-17", "AL-CA-13", "AL-VI-8")
def test_a_vizier_buys_tiles_only() -> None:
    st = set_table(sultan=True, vizier=True, caravanserai=True)
    full_market(st)
    open_sultan(st, "ducat", "tower")
    row_of(st, 1, "pavilion-8-0", "seraglio-9-0", "arcades-9-0", "chambers-10-0")
    hold(st, 1, "ducat 7", "florin 8")
    start(st, TurnOver())
    assert asked(st) == ("vizier_offer", 1)
    assert st.legal == [VizierOffer.PASS]  # nothing on the market can be paid exactly
    while not is_over(st):
        assert st.legal == [VizierOffer.PASS]  # the others have no money at all
        choose(st, VizierOffer.PASS)


@pytest.mark.clause("AL-SU-18", "AL-CA-18")
def test_every_means_of_payment_buys_a_sultan_card() -> None:
    means = {
        FIRST_CARD + card("diamond 7"): ("diamond 7",),
        FIRST_BUREAU + card("bureau denar-ducat") - 45: ("bureau denar-ducat", "denar 7"),
    }
    for first, cards in means.items():
        st = set_table(sultan=True, exchange=True, diamonds=True)
        display(st, "florin 1")
        open_sultan(st, "ducat", "tower")
        hold(st, 0, "ducat 8", *cards)
        start(st, ChooseAction(0, False))
        choose(st, FIRST_ACTION)
        choose(st, first)
        while asked(st)[0] == "pay":
            choose(st, FIRST_CARD + card(cards[-1]))
        assert asked(st)[0] == "keep_mark"
        assert hand(st, 0) == ["ducat 8"]
    st = set_table(sultan=True, coins=True, caravanserai=True)
    display(st, "florin 1")
    open_sultan(st, "ducat", "tower")
    hold(st, 0, "ducat 4")
    caravan(st, 0, "ducat-a", "2")
    st.players[0].coins = (0, 0, 0, 1)
    start(st, ChooseAction(0, False))
    choose(st, FIRST_ACTION)
    assert asked(st)[0] == "keep_mark"  # 4 + 2 + 1, everything is needed
    assert st.players[0].caravans[0] % 16 == 0
    assert st.players[0].coins == (0, 0, 0, 0)


@pytest.mark.clause("AL-SU-20")
def test_tiles_for_dirk_cannot_be_claimed() -> None:
    st = set_table(2, sultan=True)
    for name in TYPES:
        sultan(st, 0, name)
    start(st, ScoringRound(1))
    assert is_over(st)
    assert st.dirk.bit_count() == 6


@pytest.mark.clause("AL-SU-21")
def test_a_claimed_tile_may_be_given_to_dirk() -> None:
    st = set_table(2, sultan=True)
    sultan(st, 1, "chambers")
    drawing(st, "chambers-10-0")
    journal = listen(st)
    choose(st, ClaimTile.TAKE)
    assert ask(st).clause_of(st, PlaceTile.DIRK) == "AL-SU-21"
    choose(st, PlaceTile.DIRK)
    assert st.dirk == 1 << tile("chambers-10-0")
    assert clause_in_log(journal, "sultan_given_to_dirk") == "AL-SU-21"


@pytest.mark.clause("AL-SU-22")
def test_tiles_left_over_cannot_be_claimed() -> None:
    st = set_table(3, sultan=True)
    sultan(st, 0, "tower")
    market(st, florin="tower-11-N")
    hold(st, 1, "florin 1")
    start(st, Leftovers())
    assert asked(st) == ("place_tile", 1)
    choose(st, PlaceTile.RESERVE)
    assert is_over(st)
    assert st.players[0].score == 0
