"""Gestures on drafts, as a client sends them; of the standard library alone."""

from collections.abc import Callable
from typing import Any


def drawn(draft: Any) -> dict[str, Any]:
    """What a gesture on a draft is sent with."""
    return {name: draft[name] for name in ("parts", "open", "pointed")}


def next_gesture(draft: Any, number: int) -> dict[str, Any]:
    """A gesture that leads on from a draft that is not complete, another one by each number."""
    basket = draft["basket"]
    more = [item for item in basket["items"] if item["more"]] if basket else []
    if basket and basket["is_whole"] and (not more or number % 2):
        return {"do": "close"}
    if more and (draft["open"] or not draft["choices"] or number % 3):
        return {"do": "point", "thing": more[number % len(more)]["touches"][-1]}
    return {"do": "choose", "choice": draft["choices"][number % len(draft["choices"])]["choice"]}


def whole(draft: Any, number: int, send: Callable[[dict[str, Any]], Any]) -> Any:
    """The draft of a whole act, by gestures that `number` chooses; `send` gives each reply."""
    for turn in range(60):
        if draft["complete"]:
            return draft
        reply = send({**drawn(draft), **next_gesture(draft, number + turn)})
        assert reply["ok"], reply
        draft = reply["draft"]
    raise AssertionError("the act does not end")
