"""Chapter 11: playing with characters."""

from itertools import combinations

import pytest

from majlis.games.almadi.baskets import number_of_pair, pair_of_number
from majlis.games.almadi.frames.ending import ExtraTurn
from majlis.games.almadi.frames.placement import JudgeTile, TakeTile
from majlis.games.almadi.frames.recruiting import KeepCharacters
from majlis.games.almadi.material import CHARACTERS
from majlis.games.almadi.meta import RULES
from majlis.games.almadi.realm import COLUMNS
from majlis.games.almadi.scoring import totals
from majlis.games.almadi.state import Almadi
from majlis.kernel.rules import Config
from tests.rules.almadi import table as t


def game(players: int, seed: str = "characters") -> Almadi:
    st = RULES.start(Config(players, {"characters": True}), seed)
    assert isinstance(st, Almadi)
    return st


def names(bits: int) -> list[str]:
    return [name for i, name in enumerate(CHARACTERS) if (bits >> i) & 1]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.clause("AM-11.1", "AM-11.2", "AM-11.3")
def test_three_are_dealt_two_are_kept_and_the_rest_is_shown_at_once(players: int) -> None:
    st = game(players)
    dealt = 4 if players == 2 else 3
    assert [player.hand.bit_count() for player in st.players] == [dealt] * players
    assert len({c for player in st.players for c in names(player.hand)}) == dealt * players
    hands = [player.hand for player in st.players]
    for place in range(players):
        seat = (st.first + place) % players
        frame = t.ask(st)
        assert isinstance(frame, KeepCharacters)
        assert frame.seat == seat
        assert st.display == 0  # nothing is shown before all have chosen
        own = [t.character(name) for name in names(hands[seat])]
        assert [pair_of_number(c) for c in st.legal] == sorted(
            combinations(own, 2), key=lambda pair: (pair[1], pair[0])
        )
        stranger = next(c for c in range(1, 26) if c not in own)
        one, other = sorted((own[0], stranger))
        assert t.refusal(st, number_of_pair(one, other)) == "AM-11.2"
        t.choose(st, number_of_pair(own[0], own[2]))
        assert st.players[seat].hand == (1 << own[0]) | (1 << own[2])
    assert isinstance(t.ask(st), TakeTile)
    assert st.display.bit_count() == {2: 4, 3: 3, 4: 4, 5: 5}[players]
    shown = st.display
    for player in st.players:
        shown |= player.hand
    assert shown == sum(hands)
    assert [player.aside for player in st.players] == [0] * players


@pytest.mark.clause("AM-11.2")
def test_every_pair_of_characters_has_its_number() -> None:
    pairs = [pair_of_number(choice) for choice in range(KeepCharacters.SIZE)]
    assert sorted(pairs) == list(combinations(range(26), 2))
    assert [number_of_pair(a, b) for a, b in pairs] == list(range(KeepCharacters.SIZE))


@pytest.mark.clause("AM-11.3")
def test_the_display_is_never_refilled() -> None:
    st = t.set_table(characters=True)
    st.display = (1 << t.character("jafar")) | (1 << t.character("khalifa"))
    t.rubies(st, 0, 2)
    t.begin_round(st)
    t.choose(st, t.recruiting(st, "jafar"))
    t.place(st, 0, 1, 1)
    assert names(st.display) == ["khalifa"]


@pytest.mark.clause("AM-11.4")
def test_recruiting_costs_rubies_and_takes_from_hand_or_display() -> None:
    st = t.set_table(characters=True)
    t.in_hand(st, 0, "jafar", "dunya")
    t.in_hand(st, 1, "khalifa")
    st.display = 1 << t.character("abriza")
    t.rubies(st, 0, 3)
    t.begin(st)
    assert t.refusal(st, t.recruiting(st, "dunya")) == "AM-11.4"  # costs 4
    assert t.refusal(st, t.recruiting(st, "khalifa")) == "AM-11.4"  # in another hand
    assert t.refusal(st, t.recruiting(st, "zaynab")) == "AM-11.4"  # in the box
    t.choose(st, t.recruiting(st, "abriza"))
    assert (st.players[0].rubies, st.rubies, st.display) == (1, 29, 0)
    assert names(st.players[0].recruited) == ["abriza"]
    assert t.refusal(st, t.recruiting(st, "jafar")) == "AM-11.4"  # one ruby is left


@pytest.mark.clause("AM-11.4")
def test_recruiting_is_possible_before_the_take_and_inside_a_chain_of_genies() -> None:
    st = t.set_table(tiles={"OA01": "act jar act genie"}, characters=True)
    for row in (1, 2, 3, 4):
        t.put(st, 0, row, 1, f"CA0{row}")
    t.lay(st, 0, "OA01")
    t.in_hand(st, 0, "jafar", "khalifa", "abriza")
    t.rubies(st, 0, 6)
    t.begin(st)
    t.choose(st, t.recruiting(st, "jafar"))
    assert isinstance(t.ask(st), TakeTile)
    t.place(st, 0, 1, 2)
    t.move(st, "OA01", 2, 2)
    t.choose(st, t.recruiting(st, "abriza"))
    t.move(st, "OA01", 0, 0)  # her power works at once (AM-11.6)
    assert t.at(st, 0, 0, 0) == "OA01"
    t.choose(st, t.recruiting(st, "khalifa"))
    assert st.players[0].rubies == 0


@pytest.mark.clause("AM-11.4")
def test_recruiting_is_possible_when_ali_has_drawn() -> None:
    st = t.set_table(characters=True)
    t.recruit(st, 0, "ali")
    t.in_hand(st, 0, "morgiane")
    t.rubies(st, 0, 3)
    t.begin(st)
    t.choose(st, TakeTile.DRAW)
    assert isinstance(t.ask(st), JudgeTile)
    t.choose(st, t.recruiting(st, "morgiane"))
    assert isinstance(t.ask(st), JudgeTile)
    t.choose(st, JudgeTile.SLOT + 2)
    assert sorted({choice // COLUMNS + 1 for choice in st.legal}) == [1, 2, 3]


@pytest.mark.clause("AM-11.5")
def test_any_number_in_a_turn_and_each_card_once() -> None:
    st = t.set_table(characters=True)
    wanted = ["jafar", "abriza", "khalifa", "zaynab"]
    t.in_hand(st, 0, "jafar", "abriza")
    st.display = (1 << t.character("khalifa")) | (1 << t.character("zaynab"))
    t.rubies(st, 0, 10)
    t.begin_round(st)
    for name in wanted:
        t.choose(st, t.recruiting(st, name))
    assert sorted(names(st.players[0].recruited)) == sorted(wanted)
    assert t.refusal(st, t.recruiting(st, "khalifa")) == "AM-11.4"


@pytest.mark.clause("AM-11.6")
def test_a_power_works_for_what_still_waits_and_not_for_what_is_done() -> None:
    st = t.set_table(tiles={"OA01": "act act ruby ruby"}, characters=True)
    t.put(st, 0, 2, 1, "CA01")
    t.put(st, 0, 3, 1, "CA02")
    t.put(st, 0, 3, 2, "CA03")
    t.lay(st, 2, "OA01")
    t.in_hand(st, 0, "ali_baba")
    t.rubies(st, 0, 3)
    t.begin(st)
    t.place(st, 2, 2, 2)
    t.realise(st, "ruby")
    assert st.players[0].rubies == 4
    t.choose(st, t.recruiting(st, "ali_baba"))
    assert st.players[0].rubies == 0
    t.realise(st, "ruby")
    assert st.players[0].rubies == 2


@pytest.mark.clause("AM-11.7")
def test_recruiting_is_for_ones_own_turn_the_extra_turn_included() -> None:
    st = t.set_table(characters=True)
    t.in_hand(st, 0, "jafar")
    t.in_hand(st, 1, "khalifa")
    t.rubies(st, 0, 2)
    t.rubies(st, 1, 2)
    t.begin_round(st)
    assert t.refusal(st, t.recruiting(st, "khalifa")) == "AM-11.4"  # it is not seat 1's turn
    st = t.set_table(characters=True)
    t.in_hand(st, 0, "jafar")
    t.rubies(st, 0, 2)
    t.fill_board(st)
    st.pile = (0, 0, 0, 0)
    t.start(st, ExtraTurn(0))
    t.choose(st, t.recruiting(st, "jafar"))
    assert names(st.players[0].recruited) == ["jafar"]


@pytest.mark.clause("AM-11.7")
def test_characters_in_hand_and_display_do_nothing() -> None:
    st = t.set_table(characters=True)
    before = totals(st)
    t.in_hand(st, 0, "sheherazade", "harun")
    st.display = 1 << t.character("khalifa")
    assert totals(st) == before
    t.recruit(st, 0, "sheherazade")
    assert totals(st)[0] == before[0] + 3


@pytest.mark.clause("AM-11.8")
def test_a_power_wins_over_a_rule() -> None:
    """The row of the board binds everybody but Morgiana."""
    for power in (False, True):
        st = t.set_table(characters=True)
        t.put(st, 0, 1, 1, "OA01")
        t.put(st, 0, 2, 1, "OA02")
        if power:
            t.recruit(st, 0, "morgiane")
        t.put(st, 0, 1, 2, "OA03")
        t.begin(st)
        t.choose(st, 2)
        if power:
            t.choose(st, t.cell_choice(1, 3))
        elif st.frames:
            raise AssertionError("one cell of row 2 is open, so nothing is asked")


@pytest.mark.clause("AM-11.9")
def test_with_characters_two_rubies_are_a_point() -> None:
    st = t.set_table(players=3, characters=True)
    before = totals(st)
    for seat, count in enumerate((5, 0, 2)):
        t.rubies(st, seat, count)
    assert [a - b for a, b in zip(totals(st), before, strict=True)] == [2, 0, 1]
