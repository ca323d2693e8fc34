"""Chapter 12, second half: the characters at work during the game, but for those with genies."""

import pytest

from majlis.games.almadi import events
from majlis.games.almadi.flow import Turn
from majlis.games.almadi.frames.effects import Realise
from majlis.games.almadi.frames.ending import CopyCharacter
from majlis.games.almadi.frames.placement import JudgeTile, TakeTile
from majlis.games.almadi.material import EFFECTS, OBJECTIVES, TILES
from majlis.games.almadi.meta import RULES
from majlis.games.almadi.piles import Pile
from majlis.games.almadi.realm import cell_at
from majlis.games.almadi.scoring import objective_points, totals
from majlis.games.almadi.state import Almadi
from majlis.kernel.runner import is_over
from tests.rules.almadi import table as t

ALADDIN, BADROULBOUDOUR, PARIBANOU = Realise.CLAIM, Realise.CLAIM + 1, Realise.CLAIM + 2


def chain(*recruited: str, effect: str = "genie", players: int = 2) -> Almadi:
    """Arrows at the end of each row, and a tile whose left side is a genie, just placed."""
    st = t.set_table(players, tiles={"OA01": f"act jar act {effect}"}, characters=True)
    for row in (1, 2, 3, 4):
        t.put(st, 0, row, 1, f"CA0{row}")
    t.lay(st, 0, "OA01")
    t.recruit(st, 0, *recruited)
    t.begin_round(st)
    t.place(st, 0, 1, 2)
    return st


# ---------------------------------------------------------------- Ali and Morgiana


@pytest.mark.clause("AM-12.18")
def test_ali_draws_a_tile_for_any_row_and_the_board_stays_as_it_is() -> None:
    st = t.set_table(characters=True)
    t.recruit(st, 0, "ali")
    t.begin_round(st)
    board, left, revealed = st.board, st.tiles_left(), st.revealed
    t.choose(st, TakeTile.DRAW)
    drawn = st.taken
    assert st.tiles_left() == left - 1
    assert st.revealed > revealed  # shown to all: it cannot be taken back
    assert RULES.view(st, 1)["turn"]["taken"]["landscape"] == TILES[drawn]
    assert isinstance(t.ask(st), JudgeTile)
    t.choose(st, JudgeTile.KEEP)
    assert st.legal == [t.cell_choice(row, 1) for row in (1, 2, 3, 4)]
    t.choose(st, t.cell_choice(4, 1))
    assert st.players[0].realm.at[cell_at(4, 1)] == drawn
    assert st.board == board
    assert st.tiles_left() == left - 1
    assert t.ask(st).seat == 1


@pytest.mark.clause("AM-12.18")
def test_ali_may_change_the_drawn_tile_for_one_of_the_board() -> None:
    st = t.set_table(characters=True)
    t.recruit(st, 0, "ali")
    t.begin_round(st)
    wanted, left = st.board[5], st.tiles_left()
    t.choose(st, TakeTile.DRAW)
    drawn = st.taken
    t.choose(st, JudgeTile.SLOT + 5)
    # Row 3 has one open cell, so the tile is there already, and nothing was refilled.
    assert st.players[0].realm.at[cell_at(3, 1)] == wanted
    assert st.board[5] == drawn
    assert st.tiles_left() == left - 1


@pytest.mark.clause("AM-12.18")
def test_ali_needs_his_power_and_a_pile() -> None:
    st = t.set_table(characters=True)
    t.begin(st)
    assert t.refusal(st, TakeTile.DRAW) == "AM-12.18"
    st = t.set_table(characters=True)
    t.recruit(st, 0, "ali")
    t.fill_board(st)
    st.pile = (0, 0, 0, 0)
    t.begin(st)
    assert t.refusal(st, TakeTile.DRAW) == "AM-12.18"


@pytest.mark.clause("AM-12.18", "AM-12.23")
def test_ali_and_morgiana_together() -> None:
    st = t.set_table(characters=True)
    t.recruit(st, 0, "ali", "morgiane")
    t.begin(st)
    t.choose(st, TakeTile.DRAW)
    t.choose(st, JudgeTile.SLOT + 7)
    assert st.legal == [t.cell_choice(3, 1), t.cell_choice(4, 1)]


@pytest.mark.parametrize(
    ("slot", "rows"), [(0, [1, 2]), (2, [1, 2, 3]), (5, [2, 3, 4]), (7, [3, 4])]
)
@pytest.mark.clause("AM-12.23")
def test_morgiana_places_one_row_up_or_down_within_the_four(slot: int, rows: list[int]) -> None:
    st = t.set_table(characters=True)
    t.recruit(st, 0, "morgiane")
    t.begin(st)
    t.choose(st, slot)
    assert st.legal == [t.cell_choice(row, 1) for row in rows]
    for row in {1, 2, 3, 4} - set(rows):
        assert t.refusal(st, t.cell_choice(row, 1)) == "AM-12.23"


# ---------------------------------------------------------------- Ali Baba


@pytest.mark.parametrize(("supply", "gain"), [(10, 2), (2, 2), (1, 1)])
@pytest.mark.clause("AM-12.19")
def test_ali_baba_takes_two_rubies_or_what_is_left(supply: int, gain: int) -> None:
    st = chain("ali_baba", effect="ruby")
    t.rubies(st, 1, 30 - supply)
    t.realise(st, "ruby")
    assert st.players[0].rubies == gain


@pytest.mark.clause("AM-12.19")
def test_ali_baba_does_not_double_the_gift_of_aladdin() -> None:
    st = chain("ali_baba", "aladdin")
    t.choose(st, ALADDIN)
    assert st.players[0].rubies == 1


# ---------------------------------------------------------------- claims that are given up


@pytest.mark.clause("AM-4.4", "AM-12.27")
def test_a_claim_that_is_given_up_is_told_with_the_effects() -> None:
    st = chain("aladdin", effect="genie")
    journal = t.listen(st)
    t.end(st)
    dropped = [e.plain() for e in journal.take() if e.kind is events.DROPPED_EFFECTS]
    assert dropped == [{"seat": 0, "count": 2}]


# ---------------------------------------------------------------- Jafar


@pytest.mark.clause("AM-12.22")
def test_jafar_protects_what_his_owner_holds() -> None:
    st = t.set_table(tiles={"OA01": "act jar act moon"}, characters=True)
    t.put(st, 0, 1, 1, "CA01")
    t.lay(st, 0, "OA01")
    t.hold(st, 1, "GY03")
    t.recruit(st, 1, "jafar")  # after the objective was taken
    t.objectives(st, "GY01", "GY02")
    t.begin(st)
    t.choose(st, 0)
    t.realise(st, "moon")
    assert [OBJECTIVES[o] for o in st.legal] == ["GY01", "GY02"]
    assert t.refusal(st, t.objective("GY03")) == "AM-12.22"
    assert objective_points(st.players[1], st.table.material) == -6


# ---------------------------------------------------------------- Zaynab


def fence(*cards: str) -> Almadi:
    st = t.set_table(characters=True)
    t.recruit(st, 0, "zaynab")
    t.cards(st, 0, *cards)
    return t.begin_round(st)


@pytest.mark.clause("AM-12.25")
def test_zaynab_exchanges_a_mosaic_for_the_top_stall() -> None:
    st = fence("wave", "star")
    mosaics, stalls = st.mosaics.size(), st.stalls.size()
    top = st.stalls.top
    assert t.refusal(st, t.giving_mosaic(st, "flower")) == "AM-12.25"
    t.choose(st, t.giving_mosaic(st, "wave"))
    player = st.players[0]
    assert player.mosaics == (1, 0, 0, 0)
    assert player.stalls[top] == 1
    assert sum(player.stalls) == 1
    assert (st.mosaics.size(), st.stalls.size()) == (mosaics + 1, stalls - 1)
    assert st.mosaics.under == (3,)  # it lies last, and everybody knows it
    assert t.sound(st) == []


@pytest.mark.clause("AM-12.25")
def test_zaynab_exchanges_a_stall_for_the_top_mosaic_once_a_turn() -> None:
    st = fence("leather", "star")
    t.choose(st, t.giving_stall(st, "leather"))
    assert st.players[0].mosaics == (2, 0, 0, 0)
    assert sum(st.players[0].stalls) == 0
    assert t.refusal(st, t.giving_mosaic(st, "star")) == "AM-12.25"
    t.choose(st, 0)  # the next player has no such power
    assert t.refusal(st, t.giving_mosaic(st, "star")) == "AM-12.25"


@pytest.mark.clause("AM-12.25")
def test_zaynab_needs_a_card_to_take() -> None:
    st = fence("wave", "leather")
    st.stalls = type(st.stalls)(-1, 0, st.stalls.unseen, ())
    st.legal = t.ask(st).choices(st)
    assert t.refusal(st, t.giving_mosaic(st, "wave")) == "AM-12.25"
    # The other way round is possible, and the card given is then the whole pile.
    t.choose(st, t.giving_stall(st, "leather"))
    assert (st.stalls.top, st.stalls.size()) == (2, 1)


@pytest.mark.clause("AM-12.25")
def test_a_card_under_the_pile_comes_up_last() -> None:
    pile = Pile(1, 2, (3, 3, 3, 3), ()).with_under(2).with_under(0)
    assert pile.size() == 5
    pile = pile.without_top()
    assert (pile.top, pile.hidden) == (-1, 2)  # chance shows the next one
    pile = pile.turned_up(3).without_top().turned_up(3).without_top()
    assert (pile.top, pile.under) == (2, (0,))
    pile = pile.without_top()
    assert (pile.top, pile.under, pile.size()) == (0, (), 1)
    assert pile.without_top().size() == 0


@pytest.mark.clause("AM-12.25", "AM-8.3")
def test_an_exchange_can_achieve_an_objective() -> None:
    st = t.set_table(characters=True)
    t.recruit(st, 0, "zaynab")
    t.cards(st, 0, "wave", "spices", "spices", "leather")
    t.hold(st, 0, "YE02")
    t.begin(st)
    t.choose(st, t.giving_mosaic(st, "wave"))
    assert t.has_achieved(st, 0, "YE02")


# ---------------------------------------------------------------- Zumurrud


@pytest.mark.clause("AM-12.26")
def test_zumurrud_copies_a_character_of_another_player_for_good() -> None:
    st = t.set_table(players=3, characters=True)
    t.recruit(st, 0, "zumurrud", "khalifa")
    t.recruit(st, 1, "morgiane")
    t.recruit(st, 2, "harun")
    t.in_hand(st, 1, "dunya")
    t.begin(st)
    assert t.refusal(st, t.copying(st, "khalifa")) == "AM-12.26"  # one's own
    assert t.refusal(st, t.copying(st, "dunya")) == "AM-12.26"  # in a hand
    t.choose(st, t.copying(st, "morgiane"))
    assert st.players[0].has(t.character("morgiane"))
    assert st.players[1].has(t.character("morgiane"))
    assert t.refusal(st, t.copying(st, "harun")) == "AM-12.26"
    t.choose(st, 2)
    assert st.legal == [t.cell_choice(row, 1) for row in (1, 2, 3)]
    assert t.ask(st).prompt(st).args["rows"] == "1, 2, 3"  # Morgiana's are named (AM-12.23)


@pytest.mark.clause("AM-12.26")
def test_only_zumurrud_copies_and_unused_she_has_no_power() -> None:
    st = t.set_table(characters=True)
    t.recruit(st, 1, "harun")
    t.begin(st)
    assert t.refusal(st, t.copying(st, "harun")) == "AM-12.26"
    t.recruit(st, 0, "zumurrud")
    assert st.players[0].powers() == 1 << t.character("zumurrud")
    before = totals(st)[0]
    st.players[0].copied = t.character("harun")
    assert totals(st)[0] == before + 1  # the longest row is the starting square


@pytest.mark.clause("AM-12.26")
def test_once_a_turn_powers_are_counted_for_each_holder() -> None:
    """Both players have Zaynab's power, and each uses it in the own turn."""
    st = t.set_table(characters=True)
    t.recruit(st, 0, "zaynab")
    t.recruit(st, 1, "zumurrud")
    st.players[1].copied = t.character("zaynab")
    t.cards(st, 0, "wave")
    t.cards(st, 1, "wave")
    t.begin_round(st)
    t.choose(st, t.giving_mosaic(st, "wave"), 0)
    assert t.ask(st).seat == 1
    t.choose(st, t.giving_mosaic(st, "wave"))
    assert [sum(player.stalls) for player in st.players] == [1, 1]


@pytest.mark.clause("AM-12.26")
def test_there_are_two_windows_for_zumurrud_at_the_end() -> None:
    st = t.set_table(players=3, characters=True)
    t.fill_board(st)
    st.pile = (0, 1, 0, 0)
    t.recruit(st, 1, "zumurrud", "harun")
    t.recruit(st, 2, "khalifa")
    t.start(st, Turn(0))
    t.choose(st, 0)
    for last in (False, True):
        frame = t.ask(st)
        assert isinstance(frame, CopyCharacter)
        assert (frame.seat, frame.last) == (1, last)
        assert st.legal == [t.character("khalifa"), CopyCharacter.NONE]
        assert t.refusal(st, t.character("harun")) == "AM-12.26"
        if not last:
            t.choose(st, CopyCharacter.NONE)
    t.choose(st, t.character("khalifa"))
    assert is_over(st)
    assert st.players[1].copied == t.character("khalifa")


@pytest.mark.clause("AM-12.26")
def test_there_is_no_window_when_she_has_copied_or_has_nobody_to_copy() -> None:
    for copied, others in ((True, True), (False, False)):
        st = t.set_table(characters=True)
        t.fill_board(st)
        st.pile = (0, 1, 0, 0)
        t.recruit(st, 1, "zumurrud")
        if others:
            t.recruit(st, 0, "khalifa")
        if copied:
            st.players[1].copied = t.character("khalifa")
        t.start(st, Turn(0))
        t.choose(st, 0)
        assert is_over(st)


def test_the_effects_have_the_order_that_these_tests_rely_on() -> None:
    assert EFFECTS[:5] == ("genie", "hammer", "stall", "moon", "ruby")
