"""Sets are picked in any order, by mouse and by keyboard, and parts of them are let go again."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import expect

from majlis.games.alrashid.goods import PAYMENTS, unpack
from majlis.games.alrashid.material import GOODS
from tests.browser.house import Person

SEATS: Final = ["me", "hot:Zaynab"]
Position = dict[str, Any]


def look(me: Person, table: str, seat: int | None = None) -> dict[str, Any]:
    """The table as one of its seats sees it; as the one that must choose, if none is named."""
    address = f"{me.house.url}/api/tables/{table}"
    asked = "" if seat is None else f"?seat={seat}"
    snapshot: dict[str, Any] = me.context.request.get(address + asked).json()
    decision = snapshot["position"]["decision"]
    if seat is None and decision and not decision["choices"]:
        return look(me, table, decision["seat"])
    return snapshot


def play_until(
    me: Person, game: str, fits: Callable[[Position], Any], **options: Any
) -> tuple[str, Position, Any]:
    """Plays tables at random, without a page, to a position that fits; opens the page there."""
    chance = random.Random(7)
    me.goto("/")
    me.page.wait_for_selector("[data-start]")
    wish = {"game": game, "players": 2, "options": options, "seats": SEATS, "public": False}
    for _ in range(40):
        table = str(me.post("/api/tables", {**wish, "speed": "none"})["id"])
        for number in range(400):
            position = look(me, table)["position"]
            if position["decision"] is None:
                break
            found = fits(position)
            if found:
                me.goto(f"/t/{table}")
                me.page.locator("[data-pass] button").click()
                me.asked()
                expect(me.page.locator("[data-pass]")).to_have_count(0)
                me.page.wait_for_load_state("networkidle")
                return table, position, found
            decision = position["decision"]
            act = {
                "type": "act",
                "id": f"play {number}",
                "seat": decision["seat"],
                "step": position["step"],
                "choices": [chance.choice(decision["choices"])["choice"]],
            }
            assert me.post(f"/api/tables/{table}/commands", act)["ok"]
    raise AssertionError("no table came to such a position")


def press(me: Person, thing: str, key: str | None = None) -> None:
    """Point at a thing, and wait until something has come of it."""
    element = me.page.locator(f'[data-thing="{thing}"]').first
    if key:
        element.focus()
        me.page.wait_for_timeout(200)  # focus shows the details of a thing
        expect(element).to_be_focused()
    before = me.page.evaluate("majlisSight()")
    if key:
        me.page.keyboard.press(key)
    else:
        element.dispatch_event("click")
    me.page.wait_for_function("before => majlisSight() !== before", arg=before)


def state_of(me: Person, thing: str) -> str | None:
    return me.page.locator(f'[data-thing="{thing}"]').first.get_attribute("data-state")


def payments(position: Position) -> list[Counter[str]]:
    """The piles that pay what is asked, without what is laid out already."""
    frame = position["view"]["pending"]["frame"]
    goods = position["view"]["players"][position["decision"]["seat"]]["goods"]
    laid = Counter(frame["laid_out"])
    counts = [goods.get(good, 0) for good in GOODS]
    piles = [
        Counter(dict(zip(GOODS, unpack(pile, 5), strict=True)))
        for pile in PAYMENTS.of(counts, frame["cost"])
    ]
    return [+(pile - laid) for pile in piles if laid <= pile]


def mixed_payment(position: Position) -> Counter[str] | None:
    """A payment of several kinds, while there are others that hold its highest good."""
    if position["decision"]["kind"] != "pay":
        return None
    piles = payments(position)
    for pile in piles:
        highest = max(pile, key=GOODS.index)
        if len(pile) > 1 and sum(highest in other for other in piles) > 1:
            return pile
    return None


def payment_of_two(position: Position) -> Counter[str] | None:
    """A payment of two goods that differ, where others are open."""
    pile = mixed_payment(position)
    return pile if pile and pile.total() == 2 else None


def count(me: Person, thing: str) -> int:
    """How many of a thing lie before the viewer, without those that are laid out."""
    return int(me.page.locator(f'[data-thing="{thing}"] .count').inner_text())


def left(me: Person, thing: str, number: int) -> None:
    """Wait until so many of a thing are not laid out."""
    expect(me.page.locator(f'[data-thing="{thing}"] .count')).to_have_text(str(number))


def paid_since(me: Person, table: str, position: Position) -> Counter[str] | None:
    """What the table's log says was paid after a position, beyond what lay there already."""
    laid = Counter(position["view"]["pending"]["frame"]["laid_out"])
    for entry in look(me, table, position["decision"]["seat"])["log"]:
        for happening in entry["happenings"]:
            if entry["step"] > position["step"] and happening["kind"] == "paid":
                pile = unpack(happening["args"][1], 5)
                return Counter(dict(zip(GOODS, pile, strict=True))) - laid
    return None


def has_paid(me: Person, table: str, position: Position) -> Counter[str]:
    """What a payment has taken, once the page has gone on from it and the whole act is sent."""
    expect(me.page.locator("[data-prompt=pay]")).to_have_count(0)
    for _ in range(40):
        given = paid_since(me, table, position)
        if given is not None:
            return given
        me.turn(1)
    raise AssertionError("the act was not sent")


def test_a_payment_is_picked_in_falling_order(person: Callable[..., Person]) -> None:
    me = person()
    table, position, pile = play_until(me, "alrashid", mixed_payment)
    before = {good: count(me, f"good:{good}") for good in GOODS}
    paying = me.page.locator("[data-prompt=pay]")
    for good in sorted(pile, key=GOODS.index, reverse=True):
        # Where no other way is left, goods follow by themselves: the hand shows how many.
        while paying.count() and count(me, f"good:{good}") > before[good] - pile[good]:
            press(me, f"good:{good}")
            expect(me.page.locator("[data-refusal]").first).to_be_empty()
    assert has_paid(me, table, position) == pile


def test_a_quick_hand_points_before_the_answer_has_come(person: Callable[..., Person]) -> None:
    me = person()
    table, position, pile = play_until(me, "alrashid", payment_of_two)
    things = [f'[data-thing="good:{good}"]' for good in sorted(pile.elements(), key=GOODS.index)]
    random.Random(11).shuffle(things)
    click = "one => document.querySelector(one).dispatchEvent(new Event('click', {bubbles: true}))"
    me.page.evaluate(f"things => things.forEach({click})", things)
    assert has_paid(me, table, position) == pile


def three_kinds_of_tokens(position: Position) -> list[str]:
    """The tokens of a battle that can be thrown in, if there are three kinds or more.

    With the lowest and the highest thrown in there is still one that could come between them, so
    that the page does not strike by itself.
    """
    choices = position["decision"]["choices"]
    things = [thing for choice in choices for thing in choice["touches"]]
    return things if position["decision"]["kind"] == "battle" and len(things) > 2 else []


def test_tokens_are_thrown_in_in_falling_order_and_let_go(person: Callable[..., Person]) -> None:
    me = person()
    _, _, things = play_until(me, "alrashid", three_kinds_of_tokens)
    low, high = things[0], things[-1]
    owned = {thing: count(me, thing) for thing in things}
    press(me, high, "Enter")
    left(me, high, owned[high] - 1)
    assert state_of(me, low) == "selectable"
    press(me, low, "Enter")
    left(me, low, owned[low] - 1)
    left(me, high, owned[high] - 1)
    for more in range(2, owned[low] + 1):
        press(me, low)
        left(me, low, owned[low] - more)
    # There are no more of them: now the same thing lets one go, from before the other.
    assert state_of(me, low) == "selected"
    press(me, low)
    left(me, low, 1)
    left(me, high, owned[high] - 1)
    me.page.keyboard.press("Escape")
    left(me, high, owned[high])
