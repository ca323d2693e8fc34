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
    clock.turn([0])
    assert clock.time_left(0, 10_000) == 50_000
    assert clock.time_left(1, 10_000) == 60_000
    assert clock.due() == 60_000
    clock.run(10_000)
    clock.turn([1], moved=0)
    assert clock.left == [55_000, 60_000]
    assert clock.late(60_000) == [1]
    assert clock.late(59_999) == []


def test_a_late_seat_has_nothing_left_but_its_increment() -> None:
    clock = Clock(Speed.read("live:10:2"), 2)
    clock.turn([0])
    clock.run(50_000)
    clock.turn([1], moved=0)
    assert clock.left == [2_000, 10_000]


def test_days_are_given_anew_for_each_decision_and_not_for_what_others_do() -> None:
    clock = Clock(Speed.read("days:1"), 2)
    clock.turn([0])
    clock.run(DAY // 2)
    clock.turn([0])
    assert clock.time_left(0) == DAY // 2
    clock.turn([0], moved=0)
    assert clock.time_left(0) == DAY
    clock.run(DAY // 2)
    clock.turn([1], moved=0)
    clock.run(5)
    clock.turn([0], moved=1)
    assert clock.due() == DAY


def test_without_a_clock_nobody_is_ever_late() -> None:
    clock = Clock(Speed.read("none"), 2)
    clock.turn([0])
    clock.run(DAY)
    assert clock.due() is None
    assert clock.late(10 * DAY) == []


def test_a_copy_goes_its_own_way() -> None:
    clock = Clock(Speed.read("live:10:0"), 1)
    other = clock.copy()
    clock.turn([0])
    clock.run(5000)
    assert (clock.left, other.left) == ([5000], [10_000])


# --- what is taken back ------------------------------------------------------------------------


def acted(speed: str, thought: int = 10_000) -> Clock:
    """Seat 0 has thought for so long and acted; seat 1 is asked."""
    clock = Clock(Speed.read(speed), 2)
    clock.turn([0])
    clock.run(thought)
    clock.act(0, 0)
    clock.turn([1], moved=0)
    return clock


def test_nobody_wins_time_by_acting_and_taking_back() -> None:
    clock = acted("live:60:20")
    assert clock.left == [70_000, 60_000]
    clock.run(1_000)
    clock.take_back(0, 0, agreed=False)
    clock.turn([0])
    assert clock.left == [49_000, 60_000]  # the second was that of the seat that took back


def test_days_do_not_begin_anew_for_who_takes_back() -> None:
    clock = acted("days:2", DAY)
    clock.run(DAY // 2)
    clock.take_back(0, 0, agreed=False)
    clock.turn([0])
    assert clock.left[0] == DAY // 2


def test_who_agrees_keeps_the_time_and_no_increment_is_got_twice() -> None:
    clock = acted("live:60:20")
    clock.run(5_000)
    clock.act(1, 1)
    clock.turn([0], moved=1)
    assert clock.left == [70_000, 75_000]
    clock.take_back(0, 0, agreed=True)
    clock.turn([0])
    assert clock.left == [50_000, 55_000]


def test_a_sealed_choice_that_is_taken_back_wins_no_time() -> None:
    clock = Clock(Speed.read("live:60:20"), 2)
    clock.turn([0, 1])
    clock.run(10_000)
    clock.seal(1)
    clock.turn([0], moved=1)
    clock.run(3_000)
    clock.unseal(1)
    clock.turn([0, 1])
    assert clock.left == [47_000, 47_000]
    clock.seal(1)
    clock.turn([0], moved=1)
    clock.act(0, 7)
    clock.enter(1, 8)
    clock.turn([0, 1], moved=0)
    clock.take_back(1, 8, agreed=False)
    assert clock.left[1] == 47_000
