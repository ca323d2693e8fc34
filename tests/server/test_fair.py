"""Fair shuffles: the commitment is opened at the end, and a lie is found out."""

import pytest

from majlis.games.catalogue import game
from majlis.kernel.rules import Config
from majlis.play import Match, RecordError, write_record
from majlis.server.fair import Shuffle, commit, fair_record, new_shuffle, verify_record


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
