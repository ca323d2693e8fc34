"""Clocks: pure logic over given times."""

import pytest

from majlis.kernel.options import UserError
from majlis.play.clocks import DAY, Clock, Speed


def test_speeds_are_read_and_checked() -> None:
    assert Speed.read("none").kind == "none"
    assert Speed.read("live:300:5").budget == 300_000
    assert Speed.read("days:3").budget == 3 * DAY
    for wrong in ("", "live", "live:0:5", "live:5", "days:0", "days:-1", "none:1", "live:1:x"):
        with pytest.raises(UserError, match="expected none, live"):
            Speed.read(wrong)


def test_time_runs_only_for_seats_that_are_asked() -> None:
    clock = Clock(Speed.read("live:60:5"), 2)
    clock.turn([0], 1000)
    assert clock.time_left(0, 11_000) == 50_000
    assert clock.time_left(1, 11_000) == 60_000
    assert clock.due() == 61_000
    clock.turn([1], 11_000, moved=0)
    assert clock.left == [55_000, 60_000]
    assert clock.late(71_000) == [1]
    assert clock.late(70_999) == []


def test_a_late_seat_has_nothing_left_but_its_increment() -> None:
    clock = Clock(Speed.read("live:10:2"), 2)
    clock.turn([0], 0)
    clock.turn([1], 50_000, moved=0)
    assert clock.left == [2_000, 10_000]


def test_days_are_given_anew_for_each_decision_and_not_for_what_others_do() -> None:
    clock = Clock(Speed.read("days:1"), 2)
    clock.turn([0], 0)
    clock.turn([0], DAY // 2)
    assert clock.time_left(0, DAY // 2) == DAY // 2
    clock.turn([0], DAY // 2, moved=0)
    assert clock.time_left(0, DAY // 2) == DAY
    clock.turn([1], DAY, moved=0)
    clock.turn([0], DAY + 5, moved=1)
    assert clock.due() == 2 * DAY + 5


def test_without_a_clock_nobody_is_ever_late() -> None:
    clock = Clock(Speed.read("none"), 2)
    clock.turn([0], 0)
    assert clock.due() is None
    assert clock.late(10 * DAY) == []


def test_a_copy_goes_its_own_way() -> None:
    clock = Clock(Speed.read("live:10:0"), 1)
    other = clock.copy()
    clock.turn([0], 0)
    clock.turn([], 5000)
    assert (clock.left, other.left) == ([5000], [10_000])
