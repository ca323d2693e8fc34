"""Chapter 8: objectives."""

import pytest

from majlis.games.almadi.frames.common import check_objectives, gain_card, gain_rubies
from majlis.games.almadi.frames.moon import objectives_to_take
from majlis.games.almadi.material import COLOURS, EFFECTS, OBJECTIVES, TYPES, material
from majlis.games.almadi.objectives import Cards, read_figure
from majlis.games.almadi.realm import Realm, cell_at
from majlis.games.almadi.scoring import objective_points, totals
from majlis.games.almadi.state import Almadi
from majlis.kernel.options import UserError
from majlis.rulebook import load_book
from majlis.texts import LANGUAGES, Words
from tests.rules.almadi import table as t

BOX = material({})


def holds(st: Almadi, name: str, seat: int = 0) -> bool:
    player = st.players[seat]
    cards = Cards(player.stalls, player.mosaics, player.rubies)
    condition = st.table.conditions[t.objective(name)]
    return condition.holds(player.realm, cards, st.table.material)


def fulfilled(name: str, rows: list[str], first_row: int = 1) -> bool:
    """Whether a realm of types fulfils an objective."""
    st = t.set_table()
    st.players[0].realm = t.sketch(rows, first_row)
    return holds(st, name)


def realm_of(*names: str) -> Realm:
    """Tiles side by side, without a starting tile."""
    realm = Realm(0, {}, {})
    for column, name in enumerate(names, start=1):
        realm = realm.with_tile(cell_at(1, column), t.tile(name))
    return realm


# ---------------------------------------------------------------- holding and achieving


@pytest.mark.clause("AM-8.1", "AM-8.16")
def test_every_objective_has_its_colour_and_its_points() -> None:
    easy = {"GY08", "GY12", "BU04", "YE02", "RD02"}
    hard = {"GY01", "BU02", "BU03", "YE05", "RD05", "GN05"}
    colours = {"GY": "grey", "BU": "blue", "YE": "yellow", "RD": "red", "GN": "green"}
    for number, name in enumerate(OBJECTIVES):
        assert BOX.points[number] == (4 if name in easy else 9 if name in hard else 6)
        assert COLOURS[BOX.colour[number]] == colours[name[:2]]


@pytest.mark.clause("AM-8.2")
def test_only_the_holder_achieves() -> None:
    st = t.set_table()
    t.hold(st, 1, "RD02")
    t.objectives(st, "BU05")
    t.cards(st, 0, "star", "star", "wave", "wave")
    st.players[0].realm = t.sketch(["OOOOO"])
    check_objectives(st, 0)
    check_objectives(st, 1)
    assert [player.achieved for player in st.players] == [0, 0]


@pytest.mark.clause("AM-8.3")
def test_a_condition_true_between_two_moves_is_enough() -> None:
    """Row 1 has six landscapes only until the tile moves on."""
    st = t.set_table(tiles={"OA01": "act jar act genie"})
    for column in range(1, 5):
        t.put(st, 0, 1, column, f"CA0{column}")
    t.put(st, 0, 2, 1, "MA01")
    t.put(st, 0, 2, 2, "MA02")
    t.lay(st, 0, "OA01")
    t.hold(st, 0, "GY12")
    t.begin_round(st)
    t.place(st, 0, 1, 5)
    assert t.has_achieved(st, 0, "GY12")
    t.move(st, "OA01", 3, 1)
    assert not holds(st, "GY12")
    assert t.has_achieved(st, 0, "GY12")


@pytest.mark.clause("AM-8.3", "AM-8.15")
def test_cards_and_rubies_are_looked_at_when_they_arrive() -> None:
    st = t.set_table()
    t.hold(st, 0, "YE02", "GY09")
    t.cards(st, 0, "spices", "spices", "leather")
    gain_card(st, 0, 1)
    assert t.has_achieved(st, 0, "YE02")
    assert not t.has_achieved(st, 0, "GY09")
    gain_rubies(st, 0, 3)
    assert not t.has_achieved(st, 0, "GY09")
    gain_rubies(st, 0, 1)
    assert t.has_achieved(st, 0, "GY09")


@pytest.mark.clause("AM-8.15")
def test_a_move_and_a_placement_are_landings_that_can_fulfil() -> None:
    st = t.set_table(tiles={"OA01": "act jar act genie"})
    for column in range(1, 6):
        t.put(st, 0, 2, column, f"CA0{column}")
    t.put(st, 0, 3, 1, "MA01")
    t.put(st, 0, 1, 1, "MA02")
    t.hold(st, 0, "YE01", "RD02")
    check_objectives(st, 0)
    assert t.has_achieved(st, 0, "YE01")
    t.hold(st, 0, "GY01")
    st.players[0].realm = st.players[0].realm.without(cell_at(2, 5))
    t.hold(st, 0, "GY12")
    t.lay(st, 0, "OA01")
    t.begin_round(st)
    t.place(st, 0, 1, 2)
    assert not t.has_achieved(st, 0, "GY12")
    t.move(st, "OA01", 2, 5)
    assert t.has_achieved(st, 0, "GY12")


@pytest.mark.clause("AM-8.4")
def test_an_achieved_objective_stays_and_cannot_be_taken() -> None:
    st = t.set_table()
    t.hold(st, 0, "BU05")
    st.players[0].realm = t.sketch(["OOOOO"])
    check_objectives(st, 0)
    st.players[0].realm = t.sketch(["OOOO"])
    check_objectives(st, 0)
    assert t.has_achieved(st, 0, "BU05")
    assert objectives_to_take(st, 1) == 0


@pytest.mark.clause("AM-8.5")
def test_starting_squares_count() -> None:
    """Four oases and the one of the starting tile."""
    st = t.set_table()
    t.hold(st, 0, "BU05")
    for column in range(1, 5):
        t.put(st, 0, 1, column, f"OA0{column}")
    check_objectives(st, 0)
    assert t.has_achieved(st, 0, "BU05")


@pytest.mark.clause("AM-8.6")
def test_achieved_adds_and_held_in_vain_takes_away() -> None:
    st = t.set_table()
    t.hold(st, 0, "BU05", "GY01", "GY12")
    st.players[0].achieved = 1 << t.objective("BU05")
    t.objectives(st, "GN05")  # on the table: nobody's business
    assert objective_points(st.players[0], BOX) == 6 - 9 - 4
    assert objective_points(st.players[1], BOX) == 0
    assert totals(st)[0] - totals(st)[1] == -7


@pytest.mark.clause("AM-8.13")
def test_spending_later_does_not_undo_it() -> None:
    st = t.set_table(characters=True)
    t.hold(st, 0, "GY09")
    t.cards(st, 0, "spices", "spices", "leather", "carpets")
    t.in_hand(st, 0, "ali_baba")
    t.rubies(st, 0, 3)
    gain_rubies(st, 0, 1)
    t.begin(st)
    t.choose(st, t.recruiting(st, "ali_baba"))
    assert st.players[0].rubies == 0
    assert t.has_achieved(st, 0, "GY09")


# ---------------------------------------------------------------- figures

FIGURES = [
    ("GY01", ["P.O", "O.C", "C.M", "M.P"], ["P.O", "O.C", "C.M", "M.."]),
    ("GY02", ["..OCMP"], ["..OCPM"]),
    ("GY03", [".OP", ".MC"], [".OP", ".CM"]),
    ("GY04", [".C..", ".CM.", "..OP"], [".CO.", ".CM.", "..OP"]),
    ("GY05", [".CC.", "C..M", ".OP."], [".CC.", "CM.M", ".OP."]),
    ("GY07", [".C.M", ".O.P", ".CCC"], [".C.M", ".OMP", ".CCC"]),
    ("BU02", ["O...", ".O..", "..O.", "...O"], ["O...", ".O..", "..O.", "...C"]),
    ("BU03", ["..", ".OO", ".OO"], ["..", ".OO", ".OC"]),
    ("YE05", ["...C", "..C.", ".C..", "C..."], ["...C", "..C.", ".C..", ".C.."]),
    ("RD05", [".PP", ".PP"], [".PP", "PP."]),
    ("GN05", [".MM", ".MM"], [".MM", "M.M"]),
]


@pytest.mark.parametrize(("name", "right", "wrong"), FIGURES, ids=[f[0] for f in FIGURES])
@pytest.mark.clause("AM-8.8", "AM-8.16")
def test_a_figure_is_found_where_it_is_and_not_where_it_is_not(
    name: str, right: list[str], wrong: list[str]
) -> None:
    assert fulfilled(name, right)
    assert not fulfilled(name, wrong)


@pytest.mark.parametrize(
    ("grid", "complaint"),
    [
        (["OX"], r"objectives\.GY02\.grid: unknown symbol 'X'.*\(AM-8\.8\)"),
        (["OC", "M"], r"objectives\.GY02\.grid: expected rows of equal length \(AM-8\.8\)"),
        (["o?"], r"objectives\.GY02\.grid: the figure asks for no landscape \(AM-8\.8\)"),
    ],
)
@pytest.mark.clause("AM-8.8")
def test_a_figure_that_makes_no_sense_is_refused(grid: list[str], complaint: str) -> None:
    with pytest.raises(UserError, match=complaint):
        read_figure({"grid": grid, "rotate": True}, "objectives.GY02")


@pytest.mark.parametrize(
    "rows", [["OCMP"], ["PMCO"], ["O", "C", "M", "P"], ["P", "M", "C", "O"]], ids=str
)
@pytest.mark.clause("AM-8.9")
def test_a_card_may_be_turned(rows: list[str]) -> None:
    assert fulfilled("GY02", rows)
    assert fulfilled("GY02", [f".{row}" for row in rows])


@pytest.mark.parametrize(
    ("rows", "right"),
    [
        (["OP", "MC"], True),
        (["MO", "CP"], True),
        (["CM", "PO"], True),
        (["PC", "OM"], True),
        (["PO", "CM"], False),
        (["MC", "OP"], False),
    ],
)
@pytest.mark.clause("AM-8.9")
def test_a_card_is_turned_but_never_mirrored(rows: list[str], right: bool) -> None:
    assert fulfilled("GY03", rows) == right


@pytest.mark.clause("AM-8.9")
def test_a_figure_that_may_not_be_turned_is_not() -> None:
    entry = {"grid": ["#o#", "#o#", "###"], "rotate": False}
    assert len(read_figure(entry, "here")) == 1
    assert len(read_figure({**entry, "rotate": True}, "here")) == 4
    assert len(read_figure({"grid": ["OO", "OO"], "rotate": True}, "here")) == 1


@pytest.mark.clause("AM-8.10")
def test_empty_cells_lie_in_the_four_rows_and_right_of_the_start() -> None:
    bay = ["C.C", "C.C", "CCC"]
    assert fulfilled("GY07", bay)
    assert fulfilled("GY07", bay, first_row=2)
    # Its empty cells would lie in rows 0 and 1, or in rows 4 and 5.
    assert not fulfilled("GY07", bay, first_row=0)
    assert not fulfilled("GY07", bay, first_row=4)
    # An opening to the left would have its empty cells in column 0.
    assert fulfilled("GY07", [".CCC", "...C", ".CCC"])
    assert not fulfilled("GY07", ["CCC", "..C", "CCC"])


@pytest.mark.clause("AM-8.10")
def test_what_does_not_matter_may_lie_outside() -> None:
    """The corners of the hole of two lie in column -1 and in row 0, as do some landscapes."""
    assert fulfilled("GY05", [".CC.", "C..C", ".CC."], first_row=1)
    assert fulfilled("GY05", [".C", "C.C", "C.C", ".C"])
    assert fulfilled("GY05", [".CC.", "C..C", ".CC."], first_row=0)
    assert not fulfilled("GY05", [".CC.", "C..C", ".CC."], first_row=-1)


@pytest.mark.clause("AM-8.11")
def test_the_empty_column_lies_between_two_full_ones() -> None:
    assert fulfilled("GY01", ["P.O", "O.C", "C.M", "M.P"])
    assert fulfilled("GY01", ["PC.O", "OC.C", "CC.M", "MC.P"])
    assert not fulfilled("GY01", ["P..O", "O..C", "C..M", "M..P"])
    assert not fulfilled("GY01", ["P.O", "O.C", "C.M", "MCP"])
    # Never from an outer row (AM-12.16).
    assert not fulfilled("GY01", ["P.O", "O.C", "C.M", "M.P"], first_row=2)


# ---------------------------------------------------------------- counting


@pytest.mark.parametrize(
    ("name", "right", "wrong"),
    [
        ("BU05", ["OOOOO"], ["OOOO"]),
        ("YE01", ["CC", "CC", "C"], ["CC", "CC", "O"]),
        ("RD01", ["PPP", "P.P"], ["PPP", "P.M"]),
        ("GN01", ["MMMM", "M"], ["MMMM"]),
        ("BU04", ["O", ".O", "..O", "O"], ["OO", ".O", "..O", "."]),
        ("GY12", ["CCC.CCC"], ["CCCCC", "CCCCC"]),
    ],
)
@pytest.mark.clause("AM-8.14", "AM-8.16")
def test_types_and_rows_are_counted(name: str, right: list[str], wrong: list[str]) -> None:
    assert fulfilled(name, right)
    assert not fulfilled(name, wrong)


@pytest.mark.parametrize(
    ("name", "right", "wrong"),
    [
        ("YE02", "spices spices leather carpets", "spices spices leather"),
        ("RD02", "star star wave flower", "star star star spices"),
        ("GY06", "star " * 4 + "spices " * 4, "star " * 4 + "spices " * 3),
        ("GY08", "star star spices spices", "star wave spices spices"),
        ("YE04", "spices spices leather leather", "spices spices spices leather"),
        ("RD04", "star star wave wave", "star star wave flower"),
    ],
)
@pytest.mark.clause("AM-8.12", "AM-8.16")
def test_cards_and_pairs_are_counted(name: str, right: str, wrong: str) -> None:
    for names, wanted in ((right, True), (wrong, False)):
        st = t.set_table()
        t.cards(st, 0, *names.split())
        assert holds(st, name) == wanted


@pytest.mark.parametrize(("name", "card"), [("YE04", "spices"), ("RD04", "star")])
@pytest.mark.clause("AM-8.12")
def test_four_cards_alike_are_two_pairs(name: str, card: str) -> None:
    st = t.set_table()
    t.cards(st, 0, card, card, card)
    assert not holds(st, name)
    t.cards(st, 0, card)
    assert holds(st, name)


@pytest.mark.parametrize(("name", "cards"), [("GY09", "spices"), ("GY10", "star")])
@pytest.mark.clause("AM-8.13", "AM-8.16")
def test_cards_and_rubies_together(name: str, cards: str) -> None:
    for count, owned, wanted in ((4, 4, True), (3, 4, False), (4, 3, False)):
        st = t.set_table()
        t.cards(st, 0, *[cards] * count)
        t.rubies(st, 0, owned)
        assert holds(st, name) == wanted


@pytest.mark.parametrize(
    ("name", "effect", "least"),
    [
        ("GY11", "genie", 5),
        ("BU01", "jar", 7),
        ("YE03", "stall", 4),
        ("RD03", "hammer", 4),
        ("GN02", "ruby", 4),
    ],
)
@pytest.mark.clause("AM-8.14", "AM-8.16")
def test_active_effects_are_counted_realised_or_not(name: str, effect: str, least: int) -> None:
    """Arrows to the right, each before the effect on the left of a tile; nothing else meets."""
    other = "moon" if effect != "moon" else "ruby"
    faces = {f"OA{n:02}": f"act {other} act {effect}" for n in range(1, 9)}
    faces |= {f"CA{n:02}": f"act act {other} {other}" for n in range(1, 9)}
    for count, wanted in ((least, True), (least - 1, False)):
        st = t.set_table(players=5, tiles=faces)
        for n in range(count):
            row, column = n % 4 + 1, 1 + 3 * (n // 4)
            t.put(st, 0, row, column, f"CA{n + 1:02}")
            t.put(st, 0, row, column + 1, f"OA{n + 1:02}")
        found = st.players[0].realm.facts(st.table.material).active
        assert found[EFFECTS.index(effect)] == count
        assert holds(st, name) == wanted


@pytest.mark.clause("AM-8.14", "AM-8.16")
def test_goods_are_counted_on_markets_and_not_on_stalls() -> None:
    st = t.set_table()
    player = st.players[0]
    player.realm = realm_of("MA04", "MA03")  # two of each
    assert holds(st, "GN03")
    player.realm = realm_of("MA04", "MA01")  # no leather, no carpets
    t.cards(st, 0, "leather", "carpets")
    assert not holds(st, "GN03")
    player.realm = realm_of("MA01", "MA12", "MA02")  # ten spices
    assert holds(st, "GN04")
    player.realm = realm_of("MA01", "MA12")  # eight, and more on cards
    t.cards(st, 0, "spices", "spices")
    assert not holds(st, "GN04")


@pytest.mark.clause("AM-8.9", "AM-8.16")
@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_of_figures_say_what_the_figures_ask_for(language: str) -> None:
    words = Words(language, "almadi")
    objectives = BOX.data["objectives"]
    said = {name: words.word(f"objective-{name}") for name in OBJECTIVES}
    line = objectives["GY02"]["grid"][0]
    top, bottom = objectives["GY03"]["grid"]
    clockwise = top + bottom[::-1]
    for name, order in (("GY02", line), ("GY03", clockwise)):
        types = [words.word(f"type-{TYPES['OCMP'.index(letter)]}") for letter in order]
        assert ", ".join(types[:3]) in said[name]
        assert said[name].index(types[2]) < said[name].index(types[3])
    phrases = {
        "en": ("in this order", "clockwise", "2 empty cells", "gaps allowed"),
        "fr": ("dans cet ordre", "sens horaire", "2 cases", "trous permis"),
        "it": ("in quest’ordine", "senso orario", "2 caselle", "vuoti ammessi"),
    }
    for name, phrase in zip(("GY02", "GY03", "GY04", "GY12"), phrases[language], strict=True):
        assert phrase in said[name]


@pytest.mark.clause("AM-8.16")
def test_the_rulebook_prints_the_figures_and_marks_what_is_reconstructed() -> None:
    lines = load_book("almadi").clause("AM-8.16").text.splitlines()[1:]
    assert [line[2:6] for line in lines] == list(OBJECTIVES)
    for name, line in zip(OBJECTIVES, lines, strict=True):
        entry = BOX.data["objectives"][name]
        star = "*" if entry["points_provenance"] == "reconstructed" else ""
        assert f"({entry['colour']}, {entry['points']}{star})" in line
        if "grid" in entry:
            assert line.endswith(f": `{' / '.join(entry['grid'])}`.")
            assert ("turned as you like" in line) == entry["rotate"]
        assert (" +:" in line) == (entry.get("figure_provenance") == "reconstructed")
