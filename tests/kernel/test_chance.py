"""The generator and bags."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as some

from majlis.kernel.bag import Bag
from majlis.kernel.rng import MASK, Rng


def test_the_generator_is_sfc32() -> None:
    """The first words from a plain state, as the reference recurrence gives them."""
    a, b, c, counter = 1, 2, 3, 4
    rng = Rng(a, b, c, counter)
    for _ in range(50):
        word = (a + b + counter) & MASK
        counter = (counter + 1) & MASK
        a, b, c = b ^ (b >> 9), (c * 9) & MASK, (((c << 21) | (c >> 11)) + word) & MASK
        assert rng.word() == word


@given(some.text())
def test_equal_seeds_equal_sequences_and_words_of_32_bits(seed: str) -> None:
    first, second = Rng.from_seed(seed), Rng.from_seed(seed)
    words = [first.word() for _ in range(20)]
    assert words == [second.word() for _ in range(20)]
    assert all(0 <= word <= MASK for word in words)
    assert len(set(words)) > 1


@given(some.integers(1, 1000), some.integers())
def test_below_stays_below(n: int, seed: int) -> None:
    rng = Rng.from_seed(str(seed))
    assert all(0 <= rng.below(n) < n for _ in range(20))


def test_below_throws_away_what_would_favour_small_numbers() -> None:
    rng = Rng(0, 0, 0, MASK)  # its first word is the highest one
    assert rng.copy().word() == MASK
    second = rng.copy()
    second.word()
    assert rng.below(3) == second.word() % 3


def test_every_number_and_every_order_comes_about_equally_often() -> None:
    rng = Rng.from_seed("fair")
    rolls = Counter(rng.below(6) for _ in range(6000))
    assert all(880 < rolls[n] < 1120 for n in range(6))
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [0, 1, 2]
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 6
    assert all(880 < count < 1120 for count in orders.values())


def test_weights_are_kept_and_zero_never_happens() -> None:
    rng = Rng.from_seed("weights")
    drawn = Counter(rng.weighted([1, 0, 3]) for _ in range(4000))
    assert drawn[1] == 0
    assert 880 < drawn[0] < 1120


def test_a_split_generator_goes_its_own_way() -> None:
    rng = Rng.from_seed("split")
    child = rng.split()
    assert [child.word() for _ in range(5)] != [rng.word() for _ in range(5)]


def test_a_bag_gives_back_what_was_put_in() -> None:
    bag = Bag([2, 0, 1])
    copy = bag.copy()
    rng = Rng.from_seed("bag")
    assert sorted(bag.draw(rng) for _ in range(3)) == [0, 0, 2]
    assert bag.total() == 0
    assert copy.total() == 3
    with pytest.raises(ValueError, match="no piece of kind 1"):
        copy.take(1)
    copy.add(1)
    copy.take(1)
    assert copy.counts == [2, 0, 1]
