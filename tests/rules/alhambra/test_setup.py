"""Chapters 1, 2 and 13: the box, the beginning, and who knows what."""

from typing import Any

import pytest

from majlis.games.alhambra.cards import (
    CARDS,
    COINED,
    KINDS,
    MONEY,
    VALUES,
    cards_of,
    count_in,
    size,
)
from majlis.games.alhambra.config import ACTIONS, CATEGORIES, CATEGORY_COUNT, PICKS
from majlis.games.alhambra.frames.actions import BASE_ACTIONS, BUY, TAKE, ChooseAction
from majlis.games.alhambra.frames.beginning import hand_worth
from majlis.games.alhambra.frames.placing import OF_TURN, PlacePending
from majlis.games.alhambra.frames.redesign import Redesign
from majlis.games.alhambra.frames.refill import RefillMarket
from majlis.games.alhambra.layout import CENTRE
from majlis.games.alhambra.material import (
    BUREAU_COUNT,
    CARAVAN_SPACES,
    CARAVANS,
    CURRENCIES,
    FOUNTAIN,
    TILE_COUNT,
    TILE_TYPE,
    TILES,
    TYPE_TILES,
    TYPES,
    material,
)
from majlis.games.alhambra.meta import RULES
from majlis.games.alhambra.modules import caravanserai
from majlis.games.alhambra.modules.registry import MODULES
from majlis.games.alhambra.modules.sultan import ChooseMark
from majlis.games.alhambra.payment import FIRST_CARD
from majlis.games.alhambra.state import Alhambra
from majlis.kernel.journal import Journal
from majlis.kernel.options import UserError
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.runner import apply, is_chance, outcomes
from tests.rules.alhambra.table import (
    choose,
    display,
    hold,
    kinds,
    market,
    pending,
    reserve,
    set_table,
    start,
    sultan,
    tile,
)

BOX = material({})


def begun(players: int, seed: str = "setup", **options: Any) -> tuple[Alhambra, Journal]:
    journal = Journal()
    st = RULES.start(Config(players, options), seed, journal=journal)
    assert isinstance(st, Alhambra)
    return st, journal


@pytest.mark.clause("AL-1.1", "AL-1.2", "AL-1.3", "AL-1.4")
def test_the_tiles() -> None:
    assert [TILE_TYPE.count(kind) for kind in range(6)] == list(TYPE_TILES)
    for kind, (low, high) in enumerate(((2, 8), (3, 9), (4, 10), (5, 11), (6, 12), (7, 13))):
        prices = [BOX.price[t] for t in range(TILE_COUNT) if TILE_TYPE[t] == kind]
        assert (min(prices), max(prices)) == (low, high)
    walls = BOX.walls[:TILE_COUNT]
    assert [sum(w.bit_count() == n for w in walls) for n in range(5)] == [10, 16, 20, 8, 0]
    assert [sum(w >> side & 1 for w in walls) for side in range(4)] == [20] * 4
    assert not any(w in (0b0101, 0b1010) for w in walls)
    assert BOX.walls[FOUNTAIN] == 0


@pytest.mark.clause("AL-1.5", "AL-12.2")
@pytest.mark.parametrize(("players", "cards"), [(2, 72), (3, 108), (6, 108)])
def test_the_money(players: int, cards: int) -> None:
    st = set_table(players)
    assert sum(st.money.counts) == cards
    assert set(st.money.counts[:COINED]) == {cards // 36}
    assert not any(st.money.counts[COINED:])


@pytest.mark.clause("AL-1.6", "AL-2.8", "AL-2.10")
def test_two_scoring_cards_in_the_second_and_fourth_pile() -> None:
    st, _ = begun(4)
    piles = [st.pile, *st.piles]
    assert [p[1:3] for p in map(list, piles)] == [[0, 0], [1, 0], [0, 0], [0, 1], [0, 0]]
    heights = [p[0] for p in piles]
    assert sum(heights) == sum(st.money.counts)
    assert max(heights) - min(heights) <= 1
    assert heights == sorted(heights, reverse=True)


@pytest.mark.clause("AL-1.7", "AL-1.8", "AL-2.11")
def test_the_market_is_filled_in_the_order_of_its_spaces() -> None:
    assert CURRENCIES == ("florin", "dirham", "denar", "ducat")
    st, journal = begun(3)
    opened = [e.args[:2] for e in journal.events if e.name == "tile_opened"]
    assert opened == [(st.market[space], space) for space in range(4)]


@pytest.mark.clause("AL-2.1")
@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_players(players: int) -> None:
    with pytest.raises(UserError, match=r"2, 3, 4, 5, 6 players, not \d \(AL-2.1\)"):
        RULES.start(Config(players), "x")


@pytest.mark.clause("AL-2.2")
def test_everybody_begins_with_a_fountain_alone() -> None:
    st, _ = begun(6)
    for player in st.players:
        assert player.layout.cells == {CENTRE: FOUNTAIN}
        assert (player.reserve, player.pending, player.score) == (0, 0, 0)


@pytest.mark.clause("AL-2.3")
def test_every_tile_of_the_supply_is_as_likely() -> None:
    st = set_table()
    st.explicit = True
    start(st, RefillMarket())
    assert outcomes(st) == [(tile, 1) for tile in range(TILE_COUNT)]


@pytest.mark.clause("AL-2.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_starting_money_is_dealt_openly_until_it_is_worth_twenty(players: int) -> None:
    st, journal = begun(players)
    dealt = [e.args[:2] for e in journal.events if e.name == "dealt"]
    assert [seat for seat, _ in dealt] == sorted(seat for seat, _ in dealt)
    for seat, player in enumerate(st.players):
        cards = [card for s, card in dealt if s == seat]
        assert sorted(cards) == cards_of(player.hand)
        values = [card % VALUES + 1 for card in cards]
        assert 20 <= sum(values) <= 28
        assert sum(values[:-1]) < 20
        assert hand_worth(player.hand) == sum(values)


@pytest.mark.clause("AL-2.7")
def test_four_cards_of_money_lie_open_and_no_scoring_card_can_be_among_them() -> None:
    for seed in "abcdef":
        st, journal = begun(3, seed)
        assert all(0 <= card < MONEY for card in st.display)
        heard = kinds(journal.events)
        assert heard.count("card_opened") == 4
        assert "scoring_card" not in heard


@pytest.mark.clause("AL-2.12")
def test_chance_speaks_in_a_fixed_order() -> None:
    _, journal = begun(2, scoring_cards=True)
    heard = list(dict.fromkeys(kinds(journal.events)))
    assert heard[:6] == [
        "dealt",
        "card_opened",
        "dirk_began",
        "tile_opened",
        "scoring_order",
        "begins",
    ]


@pytest.mark.clause("AL-2.5", "AL-13.1")
def test_hands_are_hidden_but_their_size_is_not() -> None:
    st, _ = begun(3)
    for seat in (-1, 0, 1, 2):
        for other, seen in enumerate(RULES.view(st, seat)["players"]):
            assert ("hand" in seen) == (seat == other)
            assert seen["cards"] == size(st.players[other].hand)


@pytest.mark.clause("AL-13.1", "AL-2.4", "AL-4.1")
def test_everybody_knows_the_cards_that_went_openly_into_a_hand() -> None:
    """Dealt face up or taken from the display: all of a hand; it stays in what is imagined."""
    st, _ = begun(3)
    taken = st.display[0]
    choose(st, TAKE)
    owner = next(i for i, p in enumerate(st.players) if count_in(p.hand, taken))
    for seat in (-1, 0, 1, 2):
        for one in (st, RULES.redeal(st, seat, Rng.from_seed("x"))):
            known = RULES.view(one, seat)["players"][owner]["known"]
            assert known[CARDS[taken]] == count_in(st.players[owner].hand, taken)
            assert sum(known.values()) == size(st.players[owner].hand)


@pytest.mark.clause("AL-13.1")
def test_with_open_hands_all_hands_are_shown_and_kept() -> None:
    st, _ = begun(3, open_hands=True)
    assert all("hand" in seen for seen in RULES.view(st, 0)["players"])
    other = RULES.redeal(st, 0, Rng.from_seed("x"))
    assert isinstance(other, Alhambra)
    assert [p.hand for p in other.players] == [p.hand for p in st.players]


@pytest.mark.clause("AL-13.1")
def test_deck_and_supply_show_their_size_and_discards_their_cards() -> None:
    st, _ = begun(4)
    st.discards.add(CARDS.index("florin_3"))
    seen = RULES.view(st, 2)
    assert seen["deck"] == sum(st.money.counts) + 2
    assert seen["supply"] == 50
    assert seen["discards"] == {"florin_3": 1}
    assert "money" not in seen


@pytest.mark.clause("AL-2.8", "AL-13.1")
def test_what_sort_of_cards_each_pile_has_can_be_counted() -> None:
    st, _ = begun(4, sultan=True)
    piles = RULES.view(st, -1)["piles"]
    assert [sum(pile.values()) for pile in piles] == [sum(pile) for pile in (st.pile, *st.piles)]
    assert [number for number, pile in enumerate(piles) if "scoring_1" in pile] == [1]
    assert sum(pile.get("sultan", 0) for pile in piles) + len(st.sultans) == 8
    assert sum(RULES.view(st, 0)["sultan_deck"].values()) + len(st.sultans) == 8


@pytest.mark.clause("AL-13.1")
def test_who_is_paying_is_hidden_until_it_is_paid() -> None:
    st = set_table()
    hold(st, 0, "florin 5", "florin 6", "florin 7")
    display(st, "ducat 9")
    market(st, florin="tower-11-N")
    start(st, ChooseAction(0, False))
    before = RULES.view(st, 1)
    choose(st, BUY)
    assert RULES.view(st, 0)["pending"]["kind"] == "pay"
    assert RULES.view(st, 1) == before
    other = RULES.redeal(st, 1, Rng.from_seed("x"))
    assert other.frames[-1].KIND == "choose_action"


@pytest.mark.clause("AL-7.1", "AL-15.7", "AL-13.1")
@pytest.mark.parametrize("name", ["tower-11-0", "tower-12-0"])
def test_every_view_tells_which_new_tile_is_placed(name: str) -> None:
    st = set_table()
    pending(st, 0, "tower-11-0", "tower-12-0")
    start(st, PlacePending(0, OF_TURN))
    choose(st, tile(name))
    for seat in (-1, 0, 1):
        assert RULES.view(st, seat)["pending"]["frame"]["tile"] == name
    assert "choices" not in RULES.view(st, 1)["pending"]


@pytest.mark.clause("AL-6.1", "AL-15.6", "AL-13.1")
@pytest.mark.parametrize("name", ["tower-11-0", "tower-12-0"])
def test_every_view_tells_which_tile_is_brought_in(name: str) -> None:
    st = set_table()
    reserve(st, 0, "tower-11-0", "tower-12-0")
    start(st, Redesign(0))
    choose(st, tile(name))
    for seat in (-1, 0, 1):
        assert RULES.view(st, seat)["pending"]["frame"] == {"seat": 0, "tile": name}


@pytest.mark.clause("AL-15.4", "AL-13.1")
def test_only_the_payer_sees_price_good_and_what_is_laid_out() -> None:
    st = set_table()
    hold(st, 0, "denar 5", "denar 6", "denar 7", "denar 8")
    market(st, denar="tower-11-N")
    start(st, ChooseAction(0, True))
    before = RULES.view(st, 1)
    assert before["pending"]["frame"] == {"seat": 0, "further": True}
    choose(st, BUY + 2, FIRST_CARD + CARDS.index("denar_5"))
    seen = RULES.view(st, 0)["pending"]
    assert (seen["frame"]["price"], seen["frame"]["currency"]) == (11, "denar")
    assert seen["frame"]["picked"] == [FIRST_CARD + CARDS.index("denar_5")]
    assert (seen["good"], seen["laid"], seen["worth"]) == ("market:denar", ["hand:denar_5"], 5)
    assert seen["choices"] == st.legal
    assert RULES.view(st, 1) == before
    assert RULES.view(st, -1)["pending"] == before["pending"]


@pytest.mark.clause("AL-13.1", "AL-SU-7")
@pytest.mark.parametrize("rolled", TYPES)
def test_every_view_tells_the_face_that_was_rolled(rolled: str) -> None:
    st = set_table(3, sultan=True)
    sultan(st, 0, "garden")
    start(st, ChooseMark(0, TYPES.index(rolled)))
    for seat in (-1, 0, 1):
        assert RULES.view(st, seat)["pending"]["frame"] == {"seat": 0, "rolled": rolled}


@pytest.mark.clause("AL-13.1")
def test_what_can_be_drawn_follows_from_the_hands_that_were_dealt_anew() -> None:
    st = RULES.start(Config(3, {"exchange": True}), "x", explicit=True)
    rng = Rng.from_seed("y")
    draws = 0
    for _ in range(300):
        if is_chance(st):
            draws += 1
            new = RULES.redeal(st, 0, rng)
            assert new.legal == [outcome for outcome, _ in outcomes(new)]
        apply(st, st.legal[rng.below(len(st.legal))])
    assert draws > 50


def test_the_numbers_of_the_code_are_those_of_the_material() -> None:
    """Sizes that frames and codes rely on, beside the lists that they stand for."""
    assert (len(TILES), len(TYPES), len(CURRENCIES)) == (TILE_COUNT, 6, 4)
    assert len(CARDS) == KINDS == MONEY + BUREAU_COUNT
    assert (len(CARAVANS), len(CARAVAN_SPACES)) == (caravanserai.CARDS, caravanserai.SPACES)
    assert len(CATEGORIES) == CATEGORY_COUNT
    owned = [action for module in MODULES for action in module.ACTIONS]
    assert sorted(owned) == list(range(BASE_ACTIONS, ACTIONS))
    units = [pick for module in MODULES for pick in module.PICKS]
    assert len(set(units)) == len(units)
    assert max(units) == PICKS - 1
