"""Drafts and positions as a client sees them: the shapes of `wire` filled from `play`."""

from collections.abc import Callable
from typing import Any

from majlis.kernel.frame import Ask
from majlis.kernel.rules import Point, Rules
from majlis.kernel.runner import is_over
from majlis.kernel.state import State
from majlis.play import Draft, Forecast, begin
from majlis.play.draft import Made, Question, Reason
from majlis.play.forecast import Scored
from majlis.server import wire
from majlis.server.wire import said


def position(
    rules: Rules, st: State, act: int, seat: int, empty: Callable[[int], Draft] | None = None
) -> wire.Position:
    """What a seat (or a spectator) may know of a state; `empty` knows its empty draft."""
    view: Any = rules.view(st, seat)
    if is_over(st):
        standings = [wire.standing(result) for result in rules.standings(st)]
        return wire.Position(act, view, None, None, standings)
    frame = st.frames[-1]
    if not isinstance(frame, Ask) or frame.seat != seat:
        return wire.Position(act, view, wire.others_decision(rules, view), None, None)
    draft = show(empty(seat) if empty is not None else begin(rules, st, seat))
    return wire.Position(act, view, draft.decision, draft, None)


def show(draft: Draft) -> wire.Draft:
    """A draft as its maker sees it. While nothing is made, all looks as the position does."""
    question = draft.question
    asked = None
    if question is not None:
        asked = wire.own_decision(question.frame, question.state, draft.pointed)
    told = draft.forecast()
    return wire.Draft(
        parts=draft.parts,
        open=draft.is_open,
        pointed=draft.pointed,
        decision=asked,
        choices=_choices(draft, question) if question else [],
        basket=_basket(draft, question) if question and question.basket else None,
        touch=draft.touch(),
        made=[made(one) for one in draft.made],
        complete=draft.is_complete,
        single=draft.is_single,
        closes=_closes(draft),
        deed=said(draft.deed) if draft.deed else None,
        forecast=_forecast(told) if told else None,
        view=draft.view() if draft.questions else None,
    )


def made(part: Made) -> wire.Made:
    """A part of a draft in words."""
    return wire.Made(said(part.text), part.touches, part.is_forced)


def answer(reason: Reason) -> wire.Answer:
    """Why something cannot be done."""
    refusal = reason.refusal
    return wire.Answer(said(reason.text), refusal.clause, said(refusal.text))


def _choices(draft: Draft, question: Question) -> list[wire.Choice]:
    frame, st = question.frame, question.state
    found: list[wire.Choice] = []
    for choice in question.touching(draft.pointed):
        touches = frame.touches(st, choice)
        warns = [] if touches else _warnings(draft, choice)
        found.append(wire.offer(frame, st, choice, warns))
    return found


def _warnings(draft: Draft, choice: int) -> list[wire.Said]:
    """The penalties of a button, told on the button itself."""
    told = draft.forecast_of(choice)
    return [said(event.warning()) for event in told.warnings] if told else []


def _basket(draft: Draft, question: Question) -> wire.Basket:
    basket = question.basket
    assert basket is not None
    laid, worth = draft.laid, basket.worth(draft.laid)
    items: list[wire.BasketItem] = []
    for index, item in enumerate(basket.items):
        more = basket.can_add(laid, index)
        adds = 0
        if laid[index] < item.most:
            laid[index] += 1
            adds = basket.worth(laid) - worth
            laid[index] -= 1
        text, counts = said(item.text), (laid[index], item.most)
        items.append(
            wire.BasketItem(item.number, text, item.touches, *counts, more, item.worth, adds)
        )
    numbers = [item.number for item in basket.items]
    ways = [
        wire.BasketWay(
            [n for n, count in zip(numbers, way.laid, strict=True) for _ in range(count)],
            said(way.text),
        )
        for way in basket.ways()
    ]
    whole = basket.is_whole(laid)
    return wire.Basket(
        unit=basket.unit,
        bound=basket.bound,
        want=basket.want,
        reached=basket.reached(laid),
        missing=basket.missing(laid),
        over=basket.over(laid),
        items=items,
        ways=ways,
        is_whole=whole,
        end=said(basket.end(laid)) if whole else None,
    )


def _closes(draft: Draft) -> str | None:
    """Where closing the basket leads: to the end of the act, or on to its next question."""
    if not draft.is_whole:
        return None
    return "act" if draft.close().is_complete else "on"


def _forecast(told: Forecast) -> wire.Forecast:
    return wire.Forecast(
        scored=[scored(one) for one in told.scored],
        changes=[wire.Change(*change) for change in told.changes],
        happenings=[wire.happening(event) for event in told.events],
        warnings=[said(event.warning()) for event in told.warnings],
        ends=told.ends,
        next=told.next,
    )


def scored(one: Scored) -> wire.Scored:
    """The points of a seat before and after, with the sources that change."""
    before, after = sum(p.points for p in one.before), sum(p.points for p in one.after)
    return wire.Scored(one.seat, before, after, _sources(one.before, one.after))


def _sources(before: list[Point], after: list[Point]) -> list[wire.ScoredSource]:
    """The sources of points that change, each told as it is afterwards."""
    old = {point.text.key: point for point in before}
    new = {point.text.key: point for point in after}
    found: list[wire.ScoredSource] = []
    for key in {**old, **new}:
        had = sum(p.points for p in before if p.text.key == key)
        has = sum(p.points for p in after if p.text.key == key)
        if had != has:
            point = new.get(key) or old[key]
            found.append(wire.ScoredSource(said(point.text), point.clause, had, has))
    return found
