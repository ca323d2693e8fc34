"""Chapter 12, first half: the characters whose power counts at the end."""

import pytest

from majlis.games.almadi.flow import Turn
from majlis.games.almadi.frames.ending import CopyCharacter
from majlis.games.almadi.material import material
from majlis.games.almadi.realm import Realm, cell_at
from majlis.games.almadi.scoring import Load, character_points, mosaics_of, reasons
from majlis.games.almadi.state import Almadi
from majlis.kernel.runner import is_over
from majlis.texts import Words
from tests.rules.almadi import table as t

BOX = material({})


def variant(rows: list[str] | None = None, *recruited: str) -> Almadi:
    """A table with characters; seat 0 has a realm of these types and these characters."""
    st = t.set_table(characters=True)
    if rows is not None:
        st.players[0].realm = t.sketch(rows)
    t.recruit(st, 0, *recruited)
    return st


def scored(st: Almadi, name: str) -> int:
    return character_points(st.players[0], t.character(name), st.table.material)


def markets(*names: str) -> Realm:
    realm = Realm(0, {}, {})
    for column, name in enumerate(names, start=1):
        realm = realm.with_tile(cell_at(1, column), t.tile(name))
    return realm


@pytest.mark.parametrize(
    ("name", "tiles", "points"),
    [
        ("ali_shar", ["MA01", "MA04"], 3),  # 6 spices, 2 pottery
        ("ali_shar", ["MA10", "MA05"], 3),  # 6 pottery
        ("ali_shar", ["MA21", "MA04"], 1),  # 3 spices, 3 pottery
        ("aziz", ["MA08", "MA03"], 3),  # 6 leather, 2 carpets
        ("aziz", ["MA06", "MA15", "MA03"], 5),  # 10 carpets
        ("aziz", ["MA01"], 0),
    ],
)
@pytest.mark.clause("AM-12.1", "AM-12.3")
def test_two_goods_of_the_better_kind_are_a_point(name: str, tiles: list[str], points: int) -> None:
    st = variant([], name)
    st.players[0].realm = markets(*tiles)
    t.cards(st, 0, *["spices"] * 4, *["leather"] * 4)  # stall cards do not count
    assert scored(st, name) == points


@pytest.mark.clause("AM-12.2")
def test_ali_cogia_makes_all_caravans_one_group() -> None:
    rows = ["C.C", ".C.", "C.C", "..."]
    assert Load(variant(rows).players[0], BOX).capacity == 10
    assert Load(variant(rows, "ali_cogia").players[0], BOX).capacity == 20
    # Two groups of eight carry more than one of sixteen.
    rows = ["CCCCCCCC", ".", "CCCCCCCC"]
    assert Load(variant(rows, "ali_cogia").players[0], BOX).capacity == 130
    assert Load(variant(["M"], "ali_cogia").players[0], BOX).capacity == 0


@pytest.mark.clause("AM-12.4")
def test_aziza_pays_for_mosaics_off_the_palaces() -> None:
    st = variant(["PO.P", "....", "MPM."], "aziza")  # palaces worth 2, 0 and 3
    t.cards(st, 0, "star", "star", "wave", "wave")
    assert mosaics_of(st.players[0], BOX) == 12  # all four are worth 3, on a palace or off
    st = variant([".O.", "MPO", ".M."], "aziza")  # one palace worth 5
    t.cards(st, 0, "star", "star")
    assert mosaics_of(st.players[0], BOX) == 8


@pytest.mark.clause("AM-12.5")
def test_dalila_sells_what_is_left_behind() -> None:
    st = variant(["C.MM"], "dalila")  # 8 goods, room for 2
    assert scored(st, "dalila") == 3
    t.cards(st, 0, "spices")
    assert scored(st, "dalila") == 4
    t.recruit(st, 0, "zobeide")  # two more
    assert scored(st, "dalila") == 5


@pytest.mark.clause("AM-12.6")
def test_dunya_counts_the_most_frequent_motif() -> None:
    st = variant([], "dunya")
    assert scored(st, "dunya") == 0
    t.cards(st, 0, "star", "wave", "wave")
    assert scored(st, "dunya") == 6
    t.cards(st, 0, "star")  # a tie changes nothing
    assert scored(st, "dunya") == 6


@pytest.mark.clause("AM-12.8")
def test_harun_counts_the_fullest_row() -> None:
    st = variant(["CC.CC", "CCC"], "harun")
    assert scored(st, "harun") == 4
    st.players[0].realm = t.sketch(["CCCCCC"], first_row=5)  # a row that Abriza opened
    assert scored(st, "harun") == 6


@pytest.mark.clause("AM-12.9")
def test_hindbad_counts_jars_that_touch_no_arrow() -> None:
    st = t.set_table(characters=True)
    t.recruit(st, 0, "hindbad")
    t.put(st, 0, 2, 1, "OA01")
    assert scored(st, "hindbad") == 2
    t.put(st, 0, 2, 2, "OA02")  # one of its two jars meets an arrow
    assert scored(st, "hindbad") == 3


@pytest.mark.clause("AM-12.10")
def test_khalifa_counts_lone_oases() -> None:
    assert scored(variant(["O.OO", ".O.."], "khalifa"), "khalifa") == 4
    assert scored(variant(["OOO"], "khalifa"), "khalifa") == 0


@pytest.mark.parametrize(
    ("rows", "first_row", "points"),
    [
        (["CCC", "C.C", "CCC"], 1, 3),
        (["CCCC", "C..C", "CCCC"], 1, 0),  # a gap of two
        (["CCCC", "C.CC", "CC.C", "CCCC"], 1, 6),
        (["C.C", "CCC"], 1, 0),  # open above
        (["CCC", "C.C", "CCC"], 4, 3),  # with Abriza's rows
        ([".C.", "C.C", ".C."], 0, 3),
    ],
)
@pytest.mark.clause("AM-12.11")
def test_the_thieves_hide_in_holes_of_one_cell(
    rows: list[str], first_row: int, points: int
) -> None:
    st = variant([], "forty_thieves")
    st.players[0].realm = t.sketch(rows, first_row)
    assert scored(st, "forty_thieves") == points


@pytest.mark.clause("AM-12.11")
def test_a_hole_is_right_of_the_start() -> None:
    """An empty cell of column 0 in an outer row has nothing on its left, so it is no hole."""
    st = variant([], "forty_thieves")
    st.players[0].realm = t.sketch(["C.", ".C", "C."], first_row=-1)
    assert scored(st, "forty_thieves") == 0


@pytest.mark.clause("AM-12.12")
def test_shahryar_adds_three_for_each_achieved_objective() -> None:
    st = variant([], "shahriar")
    t.hold(st, 0, "GY01", "GY02", "GY03")
    st.players[0].achieved = (1 << t.objective("GY01")) | (1 << t.objective("GY03"))
    assert scored(st, "shahriar") == 6


@pytest.mark.clause("AM-12.13")
def test_sheherazade_counts_recruited_characters_herself_included() -> None:
    st = variant([], "sheherazade", "zumurrud")
    t.in_hand(st, 0, "jafar")
    t.recruit(st, 1, "khalifa")
    assert scored(st, "sheherazade") == 6
    st.players[0].copied = t.character("khalifa")  # Zumurrud is still one character
    assert scored(st, "sheherazade") == 6


def caravans(st: Almadi) -> str:
    """The score line of the goods carried, as it is said."""
    (line,) = [point.text for point in reasons(st)[0] if point.text.key == "score-caravans"]
    return Words("en", "almadi").say(line)


@pytest.mark.clause("AM-12.14")
def test_zobeide_doubles_the_goods_on_stalls() -> None:
    st = variant(["M"], "zobeide")
    t.cards(st, 0, "spices", "carpets")
    assert Load(st.players[0], BOX).goods == 4 + 2 * 4
    assert caravans(st) == "Caravans: goods 12 (Zobeide: those of stalls × 2), room for 0"
    st.players[0].recruited = 0
    assert Load(st.players[0], BOX).goods == 4 + 4
    assert caravans(st) == "Caravans: goods 8, room for 0"


@pytest.mark.clause("AM-12.15")
def test_zubaydah_lays_two_mosaics_on_a_palace() -> None:
    rows = [".O...", "MPO.O", ".M..P"]  # palaces worth 5 and 2
    st = variant(rows, "zubaydah")
    t.cards(st, 0, "star", "star")
    assert mosaics_of(st.players[0], BOX) == 10  # both on the first, the other stays bare
    t.cards(st, 0, "star", "star", "star")
    assert mosaics_of(st.players[0], BOX) == 14


# ---------------------------------------------------------------- Dunyazad


def last_turn(players: int, seat: int, *extra: int) -> Almadi:
    """The last regular turn of a game, of this seat; the others named have Dunyazad's power."""
    st = t.set_table(players=players, characters=True)
    t.fill_board(st)
    st.pile = (0, 1, 0, 0)
    if extra:
        t.recruit(st, extra[0], "dunyazad")
    for other in extra[1:]:
        t.recruit(st, other, "zumurrud")
        st.players[other].copied = t.character("dunyazad")
    t.start(st, Turn(seat))
    t.choose(st, 0)
    return st


@pytest.mark.clause("AM-12.7")
def test_dunyazad_plays_an_extra_turn_without_a_refill() -> None:
    st = last_turn(3, 1, 0)
    assert (t.ask(st).KIND, t.ask(st).seat) == ("take_tile", 0)
    assert TAKE not in st.legal  # the pile is empty: nothing to draw, even with Ali
    t.choose(st, 4)
    assert is_over(st)
    assert st.board[4] == -1
    assert st.players[0].realm.tile_count() == 1


TAKE = 8  # drawing a tile, in place of one of the eight slots


@pytest.mark.parametrize(
    ("last", "order"), [(0, [1, 2]), (1, [2, 1]), (2, [1, 2])], ids=["0", "1", "2"]
)
@pytest.mark.clause("AM-12.7")
def test_two_extra_turns_go_clockwise_after_the_last_player(last: int, order: list[int]) -> None:
    st = last_turn(3, last, 1, 2)
    seats = []
    while not is_over(st):
        seats.append(t.ask(st).seat)
        t.choose(st, st.legal[0])
    assert seats == order
    assert st.board.count(-1) == 2


@pytest.mark.clause("AM-12.29")
def test_dunyazad_copied_before_the_extra_turns_takes_its_place() -> None:
    st = t.set_table(players=3, characters=True)
    t.fill_board(st)
    st.pile = (0, 1, 0, 0)
    t.recruit(st, 2, "dunyazad")
    t.recruit(st, 1, "zumurrud")
    t.start(st, Turn(0))
    t.choose(st, 0)
    assert isinstance(t.ask(st), CopyCharacter)
    t.choose(st, t.character("dunyazad"))
    seats = []
    while not is_over(st):
        seats.append((t.ask(st).KIND, t.ask(st).seat))
        t.choose(st, st.legal[0])
    assert seats == [("take_tile", 1), ("take_tile", 2)]


@pytest.mark.clause("AM-12.29")
def test_dunyazad_copied_just_before_the_scoring_is_played_at_once() -> None:
    st = t.set_table(players=3, characters=True)
    t.fill_board(st)
    st.pile = (0, 1, 0, 0)
    t.recruit(st, 2, "dunyazad")
    t.recruit(st, 1, "zumurrud")
    t.start(st, Turn(0))
    t.choose(st, 0)
    t.choose(st, CopyCharacter.NONE)
    assert (t.ask(st).KIND, t.ask(st).seat) == ("take_tile", 2)
    t.choose(st, 1)
    assert isinstance(t.ask(st), CopyCharacter)
    t.choose(st, t.character("dunyazad"))
    assert (t.ask(st).KIND, t.ask(st).seat) == ("take_tile", 1)
    t.choose(st, 2)
    assert is_over(st)
    assert [player.realm.tile_count() for player in st.players] == [1, 1, 1]
