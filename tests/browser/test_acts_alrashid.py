"""Acts of Al-Rashid on its board: sets are laid into the tray in any order, and an act is one act.

What lies in the tray is shown on the board too, what cannot come in says why, and nothing is done
before its button is pressed. All of it on a desk and on a phone.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations, permutations
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from majlis.games.alrashid.material import GOODS
from majlis.games.alrashid.things import ITEMS
from majlis.games.alrashid.visiting import SERVICE, TITLE, Visiting
from majlis.kernel.basket import Basket
from majlis.kernel.rules import Config
from majlis.play import Draft, Match
from tests.browser.house import Person
from tests.browser.positions import find, open_at

DESK: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
SIZES: Final = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
Come = Callable[..., Person]


class Sitting:
    """A person at a table that stands at a decision; what came of it is read from the server."""

    def __init__(self, me: Person, match: Match) -> None:
        self.me = me
        self.page = me.page
        self.seat = match.to_act
        self.table = open_at(me, match)
        self.before = self.look()

    def look(self) -> dict[str, Any]:
        """The table as the seat sees it, from the server."""
        address = f"{self.me.house.url}/api/tables/{self.table}?seat={self.seat}"
        snapshot: dict[str, Any] = self.me.context.request.get(address).json()
        return snapshot

    def mine(self) -> dict[str, Any]:
        player: dict[str, Any] = self.look()["position"]["view"]["players"][self.seat]
        return player

    def did(self) -> list[dict[str, Any]]:
        """What happened since the beginning: the happenings of the one act that was made."""
        expect(self.page.locator("[data-begun=true]")).to_have_count(0)
        act = self.before["position"]["act"]
        for _ in range(100):
            log = [entry for entry in self.look()["log"] if entry["act"] > act]
            if log:
                break
            self.page.wait_for_timeout(50)
        assert [entry["act"] for entry in log] == [act + 1], "one act is one entry of the log"
        happenings: list[dict[str, Any]] = log[0]["happenings"]
        return happenings

    def nothing_done(self) -> None:
        """Nothing has been told to the table yet."""
        assert self.look()["position"]["act"] == self.before["position"]["act"]

    # --- the page --------------------------------------------------------------------------------

    def thing(self, name: str) -> Locator:
        return self.page.locator(f'[data-thing="{name}"]').first

    def point(self, *names: str) -> None:
        """Click on things, as a person would: what is covered cannot be clicked."""
        for name in names:
            self.thing(name).click()
            self.settle()

    def settle(self) -> None:
        expect(self.page.locator("[data-busy=true]")).to_have_count(0)

    def drag(self, name: str, onto: str) -> None:
        self.thing(name).scroll_into_view_if_needed()
        start, end = self.thing(name).bounding_box(), self.page.locator(onto).first.bounding_box()
        assert start is not None
        assert end is not None
        mouse = self.page.mouse
        mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
        mouse.down()
        mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
        mouse.up()
        self.settle()

    def lies(self, count: int) -> None:
        """So many pieces lie on the cloth of the tray."""
        expect(self.page.locator("[data-cloth] .piece")).to_have_count(count)

    def missing(self, count: int) -> None:
        expect(self.page.locator("[data-tray] [data-missing]")).to_have_attribute(
            "data-missing", str(count)
        )

    @property
    def do_it(self) -> Locator:
        return self.page.locator("[data-do-it]")

    @property
    def refusal(self) -> Locator:
        return self.page.locator("[data-refusal]").first

    def back(self) -> None:
        self.page.locator("[data-back]").click()
        self.settle()


def basket_of(draft: Draft, kind: str) -> Basket | None:
    """The basket of the question, if it is of a kind."""
    question = draft.question
    return question.basket if question is not None and kind == question.frame.KIND else None


def thing_of(basket: Basket, number: int) -> str:
    """What is pointed at on the board to lay an item."""
    return next(item.touches[0] for item in basket.items if item.number == number)


# --- trade -------------------------------------------------------------------------------------


@cache
def share_of_three() -> tuple[Match, list[str]]:
    """A trade of three items, among them a credit note, and more kinds than are taken."""

    def fits(draft: Draft) -> list[str] | None:
        basket = basket_of(draft, "trade")
        if basket is None or basket.want != 3 or len(basket.items) < 4:
            return None
        things = [item.touches[0] for item in basket.items]
        return [things[0], things[1], things[-1]] if "credit_note" in things[-1] else None

    return find("alrashid", Config(3), fits)


def taken(happenings: list[dict[str, Any]]) -> Counter[str]:
    """What a trade took from its country."""
    found: Counter[str] = Counter()
    for happening in happenings:
        if happening["kind"] == "traded":
            found[happening["args"]["good"]] += happening["args"]["count"]
    return found


@SIZES
def test_a_trade_is_the_same_act_in_every_order(person: Come, size: dict[str, int]) -> None:
    match, wanted = share_of_three()
    me = person(viewport=size)
    acts: list[list[dict[str, Any]]] = []
    for number, order in enumerate(permutations(wanted)):
        sitting = Sitting(me, match)
        had = sitting.mine()
        sitting.missing(3)
        for place, thing in enumerate(order):
            expect(sitting.do_it).to_have_count(0)
            # On the map or in the panel: both lay the same.
            sitting.point(thing if (number + place) % 2 else thing.replace("item:", "one:"))
            sitting.lies(place + 1)
            sitting.missing(2 - place)
            expect(sitting.thing(thing)).to_have_attribute("data-laid", "1")
        sitting.nothing_done()
        # The share is full: a fourth item is refused with its clause, and nothing is put back.
        sitting.point(other_item(sitting, wanted))
        expect(sitting.refusal.locator('[data-clause^="AR-18"]').first).to_be_visible()
        sitting.lies(3)
        sitting.do_it.click()
        acts.append(sitting.did())
        names = Counter(thing.rpartition(":")[2] for thing in wanted)
        assert taken(acts[-1]) == names
        now = sitting.mine()
        got = Counter(now["goods"]) - Counter(had["goods"])
        assert got == Counter({name: n for name, n in names.items() if name in GOODS})
        assert now["notes"] == had["notes"] + 1
    assert acts == [acts[0]] * 6


def other_item(sitting: Sitting, wanted: list[str]) -> str:
    """An item of the country that is not among those wanted."""
    country = wanted[0].split(":")[1]
    things = [f"item:{country}:{item}" for item in ITEMS]
    return next(t for t in things if t not in wanted and sitting.thing(t).count())


@SIZES
def test_all_of_a_kind_is_one_click(person: Come, size: dict[str, int]) -> None:
    def fits(draft: Draft) -> tuple[str, int] | None:
        basket = basket_of(draft, "trade")
        if basket is None or draft.question is None:
            return None
        item = max(basket.items, key=lambda one: one.most)
        things = {t for c in draft.question.choices for t in touches(draft, c)}
        thing = item.touches[0].replace("item:", "all:")
        return (thing, item.most) if item.most > 3 and thing in things else None

    match, (thing, count) = find("alrashid", Config(3), fits)
    sitting = Sitting(person(viewport=size), match)
    sitting.point(thing)
    assert taken(sitting.did()) == {thing.rpartition(":")[2]: count}


def touches(draft: Draft, choice: int) -> list[str]:
    assert draft.question is not None
    found: list[str] = draft.question.frame.touches(draft.question.state, choice)
    return found


def test_a_trade_by_keyboard_alone(person: Come) -> None:
    match, wanted = share_of_three()
    sitting = Sitting(person(), match)
    press = sitting.page.keyboard.press
    press("p")
    first = sitting.page.evaluate("document.activeElement.dataset.thing")
    assert first.split(":")[0] in ("item", "one")
    press("Enter")
    sitting.missing(2)
    press("ArrowDown")
    press("ArrowRight")
    assert sitting.page.evaluate("document.activeElement.dataset.thing") is not None
    # The piles of the tray by number, the last one back by number and by key.
    last = len(sitting.before["position"]["draft"]["basket"]["items"])
    press(f"Digit{last}")
    sitting.missing(1)
    press(f"Shift+Digit{last}")
    sitting.missing(2)
    press("Digit2")
    sitting.missing(1)
    press("Backspace")
    sitting.missing(2)
    press("Digit2")
    press(f"Digit{last}")
    sitting.missing(0)
    sitting.nothing_done()
    for _ in range(300):  # a long log has many stops
        press("Shift+Tab")
        if sitting.page.evaluate("document.activeElement.matches('[data-do-it]')"):
            break
    press("Enter")
    items = [t.rpartition(":")[2] for t in wanted[1:]]
    assert taken(sitting.did()) == Counter([first.rpartition(":")[2], *items])


# --- visits and payments -----------------------------------------------------------------------


@SIZES
def test_to_do_nothing_at_a_guild_says_what_it_costs(person: Come, size: dict[str, int]) -> None:
    match, _ = find("alrashid", Config(3), lambda d: basket_of(d, "guild_visit"))
    sitting = Sitting(person(viewport=size), match)
    had = sitting.mine()["dishonour"]
    expect(sitting.do_it).to_contain_text("1 dishonour")
    sitting.do_it.click()
    assert "idle" in [one["kind"] for one in sitting.did()]
    assert sitting.mine()["dishonour"] == had + 1


Plan = tuple[str, list[str]]


def paid_title(draft: Draft) -> Plan | None:
    """A title whose payment takes three goods of different kinds, and others would do too."""
    basket = basket_of(draft, "guild_visit")
    if not isinstance(basket, Visiting):
        return None
    for action in basket.actions:
        if action.kind != TITLE or not basket.is_whole([int(a is action) for a in basket.actions]):
            continue
        after = draft.lay([action.number]).close()
        paying = basket_of(after, "pay")
        if paying is None or len(paying.ways()) < 2:
            continue
        for three in combinations([item.number for item in paying.items], 3):
            laid = [int(item.number in three) for item in paying.items]
            if paying.is_whole(laid) and after.lay(three).close().is_complete:
                return action.touches[0], [thing_of(paying, number) for number in three]
    return None


@SIZES
def test_a_payment_is_dragged_and_one_in_the_middle_taken_back(
    person: Come, size: dict[str, int]
) -> None:
    match, (title, goods) = find("alrashid", Config(2), paid_title)
    sitting = Sitting(person(viewport=size), match)
    sitting.point(title)
    expect(sitting.thing(title)).to_have_attribute("data-laid", "1")
    sitting.do_it.click()
    expect(sitting.page.locator("[data-prompt=pay]")).to_have_count(1)
    # The payment is a step of the visit: one back, and the title lies there as before.
    sitting.back()
    expect(sitting.page.locator("[data-prompt=guild_visit]")).to_have_count(1)
    sitting.lies(1)
    sitting.do_it.click()
    expect(sitting.page.locator("[data-prompt=pay]")).to_have_count(1)
    had = {good: count(sitting, good) for good in goods}
    # The highest first: no order is asked for.
    for number, good in enumerate(reversed(goods)):
        expect(sitting.thing(good)).to_have_attribute("data-state", "selectable")
        sitting.drag(good, "[data-cloth]")
        sitting.lies(number + 1)
        assert count(sitting, good) == had[good] - 1
    expect(sitting.do_it).to_contain_text("Pay")
    sitting.page.locator("[data-cloth] .piece").nth(1).click()
    sitting.settle()
    sitting.lies(2)
    assert count(sitting, goods[1]) == had[goods[1]]
    assert [count(sitting, good) for good in goods[::2]] == [had[good] - 1 for good in goods[::2]]
    expect(sitting.do_it).to_have_count(0)
    sitting.drag(goods[1], "[data-cloth]")
    sitting.nothing_done()
    assert sitting.page.evaluate("getSelection().toString()") == "", "dragging selects no text"
    sitting.do_it.click()
    did = sitting.did()
    [paid] = [one["args"]["goods"] for one in did if one["kind"] == "paid"]
    assert Counter(paid) == Counter(good.partition(":")[2] for good in goods)
    assert title.partition(":")[2] in sitting.mine()["titles"]


def count(sitting: Sitting, thing: str) -> int:
    """How many of a thing lie before the viewer, without those that are laid out."""
    return int(sitting.thing(thing).locator(".count").inner_text())


def test_a_quick_hand_points_before_the_answer_has_come(person: Come) -> None:
    match, (title, goods) = find("alrashid", Config(2), paid_title)
    sitting = Sitting(person(), match)
    sitting.point(title)
    sitting.do_it.click()
    expect(sitting.page.locator("[data-prompt=pay]")).to_have_count(1)
    things = [f'[data-thing="{good}"]' for good in (goods[2], goods[0], goods[1])]
    click = "one => document.querySelector(one).dispatchEvent(new Event('click', {bubbles: true}))"
    sitting.page.evaluate(f"things => things.forEach({click})", things)
    sitting.settle()
    sitting.lies(3)
    sitting.do_it.click()
    [paid] = [one["args"]["goods"] for one in sitting.did() if one["kind"] == "paid"]
    assert Counter(paid) == Counter(good.partition(":")[2] for good in goods)


@SIZES
def test_a_title_that_is_too_dear_beside_the_service_says_why(
    person: Come, size: dict[str, int]
) -> None:
    def fits(draft: Draft) -> tuple[str, str, str | None] | None:
        basket = basket_of(draft, "guild_visit")
        if not isinstance(basket, Visiting) or not basket.actions:
            return None
        kinds = [action.kind for action in basket.actions]
        if SERVICE not in kinds:
            return None
        laid = [int(kind == SERVICE) for kind in kinds]
        for index, action in enumerate(basket.actions):
            if action.kind == TITLE and not basket.can_add(laid, index):
                fitting = [n for n in range(len(kinds)) if kinds[n] == TITLE]
                still = [n for n in fitting if basket.can_add(laid, n)]
                service = basket.actions[kinds.index(SERVICE)].touches[0]
                other = basket.actions[still[0]].touches[0] if still else None
                return service, action.touches[0], other
        return None

    match, (service, title, other) = find("alrashid", Config(3), fits)
    sitting = Sitting(person(viewport=size), match)
    expect(sitting.thing(title)).to_have_attribute("data-state", "selectable")
    sitting.point(service)
    expect(sitting.thing(title)).to_have_attribute("data-state", "plain")
    if other is not None:
        expect(sitting.thing(other)).to_have_attribute("data-state", "selectable")
    sitting.point(title)
    expect(sitting.refusal.locator('[data-clause="AR-8.7"]').first).to_be_visible()
    sitting.lies(1)
    sitting.back()
    expect(sitting.thing(title)).to_have_attribute("data-state", "selectable")
    sitting.point(title, service)
    expect(sitting.refusal.locator('[data-clause="AR-8.7"]').first).to_be_visible()
    sitting.lies(1)
    sitting.nothing_done()


@SIZES
def test_a_note_is_laid_beside_its_title(person: Come, size: dict[str, int]) -> None:
    """A note lowers the price on the button; with the title taken back it waits for another one."""

    def fits(draft: Draft) -> str | None:
        basket = basket_of(draft, "guild_visit")
        if not isinstance(basket, Visiting) or not basket.named.notes:
            return None
        for number, action in enumerate(basket.actions):
            alone = [int(n == number) for n in range(len(basket.actions))]
            if action.kind == TITLE and action.worth > 3 and basket.is_whole(alone):
                return action.touches[0]
        return None

    match, title = find("alrashid", Config(3), fits)
    sitting = Sitting(person(viewport=size), match)
    gold = sitting.before["position"]["view"]["titles"][title.partition(":")[2]]["gold"]
    off = sitting.mine()["note_gold"]
    sitting.point(title)
    expect(sitting.do_it).to_contain_text(f"for {gold} gold")
    sitting.point("note")
    expect(sitting.do_it).to_contain_text(f"for {gold - off} gold" if gold > off else "no gold")
    sitting.lies(2)
    sitting.point(title)
    sitting.lies(1)
    expect(sitting.do_it).to_have_count(0)
    sitting.nothing_done()


# --- battle ------------------------------------------------------------------------------------


def tokens(draft: Draft) -> Iterator[tuple[str, int]]:
    """What can be thrown in: the things and how many there are of each."""
    basket = basket_of(draft, "battle")
    for item in basket.items if basket else ():
        yield item.touches[0], item.most


@SIZES
def test_tokens_are_laid_on_the_pan_and_let_go_and_strike_once(
    person: Come, size: dict[str, int]
) -> None:
    def fits(draft: Draft) -> list[str] | None:
        found = dict(tokens(draft))
        basket = basket_of(draft, "battle")
        if basket is None or len(found) < 3:
            return None
        laid = [int(n in (0, 1, len(found) - 1)) for n in range(len(found))]
        wins = basket.end(laid).key == "battle-end-win"
        weak = basket.end([int(n == 0) for n in range(len(found))]).key == "battle-end-weak"
        names = list(found)
        return [names[-1], names[0], names[1]] if wins and weak else None

    match, (high, low, middle) = find("alrashid", Config(3), fits)
    sitting = Sitting(person(viewport=size), match)
    owned = {thing: count(sitting, thing) for thing in (high, low, middle)}
    expect(sitting.do_it).to_have_count(0)
    sitting.point(low)
    # One token is laid, and does not strike.
    sitting.lies(1)
    sitting.nothing_done()
    expect(sitting.do_it).to_contain_text("too weak, no win")
    sitting.point(high, middle)
    sitting.lies(3)
    assert [count(sitting, t) for t in (high, low, middle)] == [n - 1 for n in owned.values()]
    expect(sitting.page.locator("[data-pan] .piece")).to_have_count(3)
    expect(sitting.do_it).to_contain_text("and win")
    expect(sitting.page.locator("[data-verdict]")).to_contain_text("and win")
    # There is no more of it: the same thing lets one go, from between the others.
    for _ in range(owned[middle] - 1):
        sitting.point(middle)
    expect(sitting.thing(middle)).to_have_attribute("data-state", "selected")
    sitting.point(middle)
    assert count(sitting, middle) == 1
    assert count(sitting, high) == owned[high] - 1
    for _ in range(owned[middle] - 1):
        sitting.page.locator(
            f'[data-cloth] .piece[data-piece="{number(sitting, middle)}"]'
        ).first.click()
        sitting.settle()
    sitting.point(middle)
    sitting.lies(3)
    sitting.nothing_done()
    sitting.do_it.click()
    did = sitting.did()
    [struck] = [one["args"]["tokens"] for one in did if one["kind"] == "struck"]
    assert Counter(struck) == Counter(t.partition(":")[2] for t in (high, low, middle))
    assert [one["kind"] for one in did].count("won") == 1


def number(sitting: Sitting, thing: str) -> int:
    """The number of an item, as the tray marks its pieces."""
    items = sitting.before["position"]["draft"]["basket"]["items"]
    return next(int(item["number"]) for item in items if thing in item["touches"])


@SIZES
def test_the_only_token_is_laid_and_does_not_strike(person: Come, size: dict[str, int]) -> None:
    def fits(draft: Draft) -> str | None:
        found = list(tokens(draft))
        return found[0][0] if [most for _, most in found] == [1] else None

    match, token = find("alrashid", Config(3), fits)
    sitting = Sitting(person(viewport=size), match)
    sitting.point(token)
    sitting.lies(1)
    sitting.nothing_done()
    expect(sitting.do_it).to_contain_text("Fight with")
    sitting.page.keyboard.press("Escape")
    sitting.lies(0)
    sitting.nothing_done()


# --- placement ---------------------------------------------------------------------------------


@SIZES
def test_a_pawn_is_dragged_to_its_area(person: Come, size: dict[str, int]) -> None:
    def fits(draft: Draft) -> bool | None:
        question = draft.question
        return True if question is not None and question.frame.KIND == "place_pawn" else None

    match, _ = find("alrashid", Config(3), fits)
    sitting = Sitting(person(viewport=size), match)
    sitting.drag("hand:sage", '[data-thing="area:spice_road"]')
    did = sitting.did()
    assert [one["kind"] for one in did] == ["placed"]
    assert did[0]["args"]["area"] == "spice_road"
    assert sitting.page.evaluate("getSelection().toString()") == ""
