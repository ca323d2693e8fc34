"""Acts on the board of Alhambra: money in any order, and nothing done before it is said."""

import re
from collections import Counter
from collections.abc import Callable
from itertools import combinations
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from majlis.kernel.basket import Basket
from majlis.kernel.rules import Config
from majlis.play import Draft, Match
from majlis.play.draft import counts
from tests.browser.house import Person
from tests.browser.positions import find, open_at

DESK: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
both = pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])


class Sale:
    """A good that can be bought, with the basket of its payment."""

    def __init__(self, good: str, draft: Draft, basket: Basket) -> None:
        self.good = good
        self.draft = draft
        self.basket = basket

    def things(self, laid: list[int]) -> list[str]:
        """The hand's cards of a filling, one by one."""
        items = zip(self.basket.items, laid, strict=True)
        return [item.touches[0] for item, count in items for _ in range(count)]

    def asks_where(self, laid: list[int]) -> bool:
        """Whether, so paid, the act goes on with the place of the tile, and has some to choose."""
        numbers = [item.number for item, n in zip(self.basket.items, laid, strict=True) if n]
        after = self.draft.lay(numbers).close() if max(laid) == 1 else None
        question = after.question if after else None
        return question is not None and len(question.choices) > 2


def sales(draft: Draft) -> list[Sale]:
    """What the market sells to whoever begins a turn, where the payment is to be chosen."""
    found: list[Sale] = []
    if draft.question is None or draft.question.frame.KIND != "choose_action":
        return found
    for good in [thing for thing in draft.touch() if thing.startswith("market:")]:
        paying = draft.point(good)
        if paying.question is not None and paying.question.basket is not None:
            found.append(Sale(good, paying, paying.question.basket))
    return found


def of_both_kinds(draft: Draft) -> Sale | None:
    """A good with an exact ready-made payment and one that is too much, and places for the tile."""
    for sale in sales(draft):
        ways = sale.basket.ways()
        over = [sale.basket.over(way.laid) for way in ways]
        if min(over, default=1) == 0 < max(over, default=0) and sale.asks_where(ways[-1].laid):
            return sale
    return None


def of_three(draft: Draft) -> tuple[Sale, list[int]] | None:
    """A good, and a payment of three cards that differ and are too much, all on the tray."""
    for sale in sales(draft):
        size = len(sale.basket.items)
        for places in combinations(range(min(size, 7)), 3):
            laid = [int(index in places) for index in range(size)]
            whole = sale.basket.fits(laid) and sale.basket.is_whole(laid)
            if whole and sale.basket.over(laid) and sale.asks_where(laid):
                return sale, laid
    return None


def thing(me: Person, name: str) -> Locator:
    return me.page.locator(f'[data-thing="{name}"]').first


def click(me: Person, name: str) -> None:
    thing(me, name).click()


def prompt(me: Person, kind: str) -> None:
    """Wait until something is asked."""
    expect(me.page.locator("[data-prompt]").first).to_have_attribute("data-prompt", kind)


def reached(me: Person, total: int) -> None:
    """Wait until the tray counts so much."""
    ledger = me.page.locator("[data-reached]").first
    expect(ledger).to_have_attribute("data-reached", str(total))


def laid(me: Person, things: list[str]) -> None:
    """Just these things of the hand lie on the tray, and stand up in the hand."""
    wanted = Counter(things)
    marked = me.page.locator('[data-thing^="hand:"][data-laid]')
    expect(marked).to_have_count(len(wanted))
    for name, count in wanted.items():
        expect(thing(me, name)).to_have_attribute("data-laid", str(count))
        expect(thing(me, name).locator(".raised")).to_have_count(count)
    expect(me.page.locator("[data-cloth] button")).to_have_count(len(things))


def log(me: Person, table: str, seat: int) -> list[dict[str, Any]]:
    """The log as the server keeps it, an entry for each act."""
    address = f"{me.house.url}/api/tables/{table}?seat={seat}"
    entries: list[dict[str, Any]] = me.context.request.get(address).json()["log"]
    return entries


def kinds(entry: dict[str, Any]) -> list[str]:
    return [happening["kind"] for happening in entry["happenings"]]


def done(me: Person) -> None:
    """Press the button that carries the act out, and wait for what comes of it."""
    me.page.locator("[data-do-it=act]").click()
    sent(me)


def sent(me: Person) -> None:
    expect(me.page.locator("[data-begun=true]")).to_have_count(0)
    expect(me.page.locator("[data-busy=true]")).to_have_count(0)


def only_act(me: Person, table: str, match: Match) -> dict[str, Any]:
    """What was done since the table was opened: one act of the viewer, in one entry."""
    made = [e for e in log(me, table, match.to_act) if e["act"] > match.acts_done]
    own = [entry for entry in made if entry["seat"] == match.to_act]
    assert len(own) == 1, [kinds(entry) for entry in made]
    return own[0]


def at_sale(me: Person) -> tuple[Match, str, Sale]:
    match, sale = find("alhambra", Config(3), of_both_kinds)
    return match, open_at(me, match), sale


@both
def test_each_ready_made_payment_says_what_it_costs(
    person: Callable[..., Person], viewport: dict[str, int]
) -> None:
    me = person(viewport=viewport)
    match, table, sale = at_sale(me)
    click(me, sale.good)
    prompt(me, "pay")
    expect(thing(me, sale.good)).to_have_attribute("data-state", "selected")
    ways = sale.basket.ways()
    buttons = me.page.locator("[data-way]")
    expect(buttons).to_have_count(len(ways))
    for number, way in enumerate(ways):
        over = sale.basket.over(way.laid)
        word = f"{over} too much" if over else "xact"
        expect(buttons.nth(number)).to_contain_text(word)
        buttons.nth(number).click()
        reached(me, sale.basket.want + over)
        laid(me, sale.things(way.laid))
        expect(me.page.locator("[data-do-it]")).to_contain_text(word)
    assert all(entry["act"] <= match.acts_done for entry in log(me, table, match.to_act))


@both
def test_an_exact_payment_is_an_act_and_another_one_follows(
    person: Callable[..., Person], viewport: dict[str, int]
) -> None:
    me = person(viewport=viewport)
    match, table, sale = at_sale(me)
    click(me, sale.good)
    me.page.locator("[data-way]").first.click()
    reached(me, sale.basket.want)
    done(me)
    prompt(me, "choose_action")
    assert kinds(only_act(me, table, match))[-1] == "bought_exactly"


@both
def test_who_pays_too_much_buys_pays_and_builds_in_one_act(
    person: Callable[..., Person], viewport: dict[str, int]
) -> None:
    me = person(viewport=viewport)
    match, table, sale = at_sale(me)
    way = sale.basket.ways()[-1]
    click(me, sale.good)
    me.page.locator("[data-way]").last.click()
    laid(me, sale.things(way.laid))
    on = me.page.locator("[data-do-it=on]")
    expect(on).to_contain_text("too much")
    on.click()
    prompt(me, "place_tile")
    cells = me.page.locator('[data-thing^="cell:"][data-state=selectable]')
    names = [str(cell.get_attribute("data-thing")) for cell in cells.all()]
    assert len(names) > 1
    # Each cell tells the wall that would come of it.
    for name in names:
        expect(thing(me, name).locator(".length text")).to_have_text(re.compile(r"^\d+$"))
    click(me, names[0])
    expect(thing(me, names[0])).to_have_attribute("data-state", "selected")
    # Another cell takes its place, and the loss is said once more.
    click(me, names[1])
    expect(thing(me, names[1])).to_have_attribute("data-state", "selected")
    expect(thing(me, names[0])).to_have_attribute("data-state", "selectable")
    expect(me.page.locator("[data-warning]").first).to_contain_text("too much")
    expect(me.page.locator("[data-do-it=act]")).to_contain_text("too much")
    assert all(entry["act"] <= match.acts_done for entry in log(me, table, match.to_act))
    done(me)
    told = kinds(only_act(me, table, match))
    assert told.count("paid_card") == sum(way.laid)
    assert [kind for kind in told if kind in ("bought", "built")] == ["bought", "built"]


@both
def test_a_payment_in_any_order_with_a_card_in_the_middle_put_back(
    person: Callable[..., Person], viewport: dict[str, int]
) -> None:
    me = person(viewport=viewport)
    match, (sale, filling) = find("alhambra", Config(3), of_three)
    table = open_at(me, match)
    low, middle, high = sale.things(filling)
    total = sale.basket.reached(filling)
    click(me, sale.good)
    prompt(me, "pay")
    for name in (high, middle, low):
        # What lies behind the tray of a phone is pointed at on the tray.
        if viewport is PHONE:
            item = next(i for i in sale.basket.items if i.touches[0] == name)
            me.page.locator(f'[data-lay="{item.number}"]').click()
        else:
            click(me, name)
        expect(thing(me, name)).to_have_attribute("data-laid", "1")
    reached(me, total)
    # The cloth shows the cards in the order of their worth: the middle one goes back.
    me.page.locator("[data-cloth] button").nth(1).click()
    laid(me, [low, high])
    expect(me.page.locator("[data-do-it]")).to_have_count(0)
    expect(thing(me, middle)).to_have_attribute("data-state", "selectable")
    me.page.keyboard.press("Escape")
    laid(me, [high])
    thing(me, low).dispatch_event("click")
    thing(me, middle).dispatch_event("click")
    laid(me, [low, middle, high])
    me.page.locator("[data-do-it=on]").click()
    prompt(me, "place_tile")
    click(me, "reserve")
    done(me)
    told = kinds(only_act(me, table, match))
    assert told.count("paid_card") == 3
    assert "reserved" in told


def test_a_card_is_dragged_onto_the_tray(person: Callable[..., Person]) -> None:
    me = person()
    _, _, sale = at_sale(me)
    way = sale.basket.ways()[-1]
    click(me, sale.good)
    prompt(me, "pay")
    name = sale.things(way.laid)[0]
    card = thing(me, name)
    cloth = me.page.locator("[data-cloth]")
    # Let go elsewhere it goes back; on the cloth it stays.
    card.drag_to(me.page.get_by_role("heading", level=1))
    laid(me, [])
    card.drag_to(cloth)
    laid(me, [name])


@both
def test_a_big_card_waits_like_a_small_one(
    person: Callable[..., Person], viewport: dict[str, int]
) -> None:
    def big_and_small(draft: Draft) -> tuple[int, int] | None:
        """Places of the display with a card that goes alone and one that could have company."""
        if draft.question is None or draft.question.frame.KIND != "choose_action":
            return None
        basket = draft.question.basket
        worth = {item.number: item.worth for item in basket.items} if basket else {}
        big = [place for place, value in worth.items() if value > 5]
        small = [place for place, value in worth.items() if 0 < value < 3]
        return (big[0], small[0]) if big and small else None

    me = person(viewport=viewport)
    match, places = find("alhambra", Config(3), big_and_small)
    table = open_at(me, match)
    for place in places:
        click(me, f"display:{place}")
        expect(thing(me, f"display:{place}")).to_have_attribute("data-state", "selected")
        expect(me.page.locator("[data-do-it=act]")).to_contain_text("Take 1 card")
        assert all(entry["act"] <= match.acts_done for entry in log(me, table, match.to_act))
        click(me, f"display:{place}")
        expect(me.page.locator("[data-do-it]")).to_have_count(0)
    click(me, f"display:{places[0]}")
    done(me)
    assert kinds(only_act(me, table, match))[0] == "took"


def walk(me: Person, selector: str) -> None:
    """From the first thing that can be chosen, Tab until the focus is on an element."""
    here = "selector => document.activeElement?.matches(selector) ?? false"
    me.page.keyboard.press("p")
    for _ in range(40):
        if me.page.evaluate(here, selector):
            return
        me.page.keyboard.press("Tab")
    raise AssertionError(f"no Tab leads to {selector}")


def test_a_purchase_by_keyboard_alone(person: Callable[..., Person]) -> None:
    me = person()
    match, (sale, filling) = find("alhambra", Config(3), of_three)
    table = open_at(me, match)
    keys = me.page.keyboard
    walk(me, f'[data-thing="{sale.good}"]')
    keys.press("Enter")
    prompt(me, "pay")
    places = [index for index, count in enumerate(filling) if count]
    for number, place in enumerate(reversed(places), 1):
        keys.press(f"Digit{place + 1}")
        expect(me.page.locator("[data-cloth] button")).to_have_count(number)
    # With Shift a digit puts back; the hand lays by Enter too.
    keys.press(f"Shift+Digit{places[1] + 1}")
    expect(me.page.locator("[data-cloth] button")).to_have_count(2)
    walk(me, f'[data-thing="{sale.things(filling)[1]}"]')
    keys.press("Enter")
    laid(me, sale.things(filling))
    # Enter on a card that is laid out closes the payment.
    keys.press("Enter")
    prompt(me, "place_tile")
    walk(me, '[data-thing^="cell:"][data-state=selectable]')
    first = me.page.evaluate("document.activeElement.dataset.thing")
    keys.press("Enter")
    expect(thing(me, first)).to_have_attribute("data-state", "selected")
    keys.press("Enter")
    sent(me)
    told = kinds(only_act(me, table, match))
    assert told.count("paid_card") == 3
    assert "built" in told


@both
def test_a_tile_of_the_reserve_is_pointed_at_and_then_its_cell(
    person: Callable[..., Person], viewport: dict[str, int]
) -> None:
    def with_reserve(draft: Draft) -> str | None:
        """A tile of the reserve that could go to several cells."""
        for name in draft.touch():
            if name.startswith("reserve:"):
                after = draft.point(name).question
                if after is not None and after.frame.KIND == "bring_in":
                    return name
        return None

    me = person(viewport=viewport)
    match, tile = find("alhambra", Config(3), with_reserve)
    table = open_at(me, match)
    click(me, tile)
    prompt(me, "bring_in")
    free = me.page.locator('.cell[data-thing^="cell:"][data-state=selectable]')
    name = str(free.first.get_attribute("data-thing"))
    click(me, name)
    done(me)
    assert kinds(only_act(me, table, match))[0] == "brought_in"


def test_numbers_of_a_filling_are_those_of_the_basket() -> None:
    """The tests above name fillings by items: a ready-made way must count the same by numbers."""
    _, sale = find("alhambra", Config(3), of_both_kinds)
    assert sale.draft.question is not None
    for way in sale.basket.ways():
        numbers = [
            item.number
            for item, count in zip(sale.basket.items, way.laid, strict=True)
            for _ in range(count)
        ]
        assert counts(sale.draft.question, numbers) == way.laid
