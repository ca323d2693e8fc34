"""Agents for tests: one that plays, and the ways in which one may fail."""

import time
from collections.abc import Callable
from typing import Any

from majlis.kernel.runner import apply, to_act
from majlis.kernel.state import State


def last(view: Any, choices: list[int], imagine: Callable[[], State]) -> int:
    """The last choice, tried on a state that it imagines."""
    print("a stray print breaks nothing")
    st = imagine()
    assert to_act(st) == view["seat"]
    assert st.legal == choices
    apply(st, choices[-1])
    return choices[-1]


def raises(view: Any, choices: list[int], imagine: Callable[[], State]) -> int:
    raise ValueError("oh")


def hangs(view: Any, choices: list[int], imagine: Callable[[], State]) -> int:
    while True:
        time.sleep(0.01)


def nonsense(view: Any, choices: list[int], imagine: Callable[[], State]) -> int:
    return max(choices) + 1
