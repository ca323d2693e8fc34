"""Fair shuffles: the commitment is opened at the end, and a lie is found out."""

import pytest

from majlis.games.catalogue import game
from majlis.kernel.rules import Config
from majlis.play import Match, RecordError, write_record
from majlis.server.fair import (
    Shuffle,
    commit,
    fair_record,
    new_shuffle,
    pledge_of,
    seed_of,
    verify_record,
)


def finished(shuffle: Shuffle) -> Match:
    match = Match(game("alhambra"), Config(2), shuffle.seed)
    while not match.is_over:
        match.act(match.to_act, match.choices[0])
    return match


def test_a_true_record_is_accepted() -> None:
    shuffle = new_shuffle()
    match = verify_record(fair_record(finished(shuffle), shuffle))
    assert match.is_over
    assert match.seed == shuffle.seed


def test_another_seed_than_promised_is_found_out() -> None:
    promised, used = new_shuffle(), new_shuffle()
    record = fair_record(finished(used), used)
    with pytest.raises(RecordError, match="bound to"):
        verify_record({**record, "commitment": promised.commitment})
    with pytest.raises(RecordError, match="no commitment"):
        verify_record(write_record(finished(used)))


def test_shuffles_differ_and_the_commitment_is_that_of_the_documentation() -> None:
    assert new_shuffle().seed != new_shuffle().seed
    # printf %s saltseed | sha256sum
    assert commit("seed", "salt").startswith("12e2aa1b6048d6be")


def test_pledges_and_seeds_are_those_of_the_documentation() -> None:
    # printf 'majlis pledge 1\n00112233445566778899aabbccddeeff\n' | sha256sum
    assert pledge_of("00112233445566778899aabbccddeeff") == (
        "764286a7354f09e71dd2fde6abee4bc381f2d2ae19678e7e4b7b288b723a08e0"
    )
    house = "0123456789abcdef0123456789abcdef"
    given = {2: "ffeeddccbbaa99887766554433221100", 0: "00112233445566778899aabbccddeeff"}
    # printf 'majlis seed 1\nHOUSE\n0 FIRST\n2 SECOND\n' | sha256sum
    assert seed_of(house, given) == (
        "16c82b9e6a76ddbee96a6691c607d10bd1f0acb27eade1b5c884b5244c2ed5af"
    )
    assert seed_of(house, {}) == house


def test_a_seed_hangs_on_every_contribution_and_on_its_seat() -> None:
    house, a, b = "0" * 32, "a1" * 16, "b2" * 16
    seeds = [
        seed_of(house, given)
        for given in ({0: a, 1: b}, {0: b, 1: a}, {0: a}, {1: a}, {0: a, 1: a}, {})
    ]
    assert len({*seeds, seed_of("1" + house[1:], {0: a, 1: b})}) == 7


def test_chance_that_began_anew_out_of_order_is_found_out() -> None:
    shuffle = new_shuffle()
    match = Match(game("alhambra"), Config(2), shuffle.seed)
    for number in (2, 1):
        match.act(match.to_act, match.choices[0])
        match.redraw(number)
    while not match.is_over:
        match.act(match.to_act, match.choices[0])
    with pytest.raises(RecordError, match="anew"):
        verify_record(fair_record(match, shuffle))
