"""Acts of Almadi on its board: a tile and its cell, a genie's move, two characters, the end."""

import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from majlis.games.almadi.frames.effects import Realise
from majlis.games.almadi.state import Almadi
from majlis.kernel.rules import Config
from majlis.play import Draft
from tests.browser.house import Person
from tests.browser.positions import find, open_at

SIZES: Final = {"desktop": (1440, 900), "phone": (390, 844)}
Fits = Callable[[Draft], Any]
Sitter = Callable[..., "Seat"]


class Seat:
    """Somebody at a table of Almadi that stands at a decision, with what the server says of it."""

    def __init__(self, me: Person, fits: Fits, **options: Any) -> None:
        match, self.found = find("almadi", Config(2, options), fits)
        self.me = me
        self.page = me.page
        self.seat = match.to_act
        self.table = open_at(me, match)

    def snapshot(self) -> dict[str, Any]:
        address = f"{self.me.house.url}/api/tables/{self.table}?seat={self.seat}"
        found: dict[str, Any] = self.me.context.request.get(address).json()
        return found

    def thing(self, name: str) -> Locator:
        return self.page.locator(f'[data-board] [data-thing="{name}"]')

    def is_in(self, name: str, state: str) -> None:
        expect(self.thing(name)).to_have_attribute("data-state", state)

    def drag(self, name: str) -> None:
        """Takes a thing up with the mouse, and waits until it is lifted."""
        self.thing(name).scroll_into_view_if_needed()
        x, y = self.centre(name)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + 12, y + 9, steps=3)
        expect(self.page.locator("[data-floating]")).to_have_count(1)

    def drop(self, name: str) -> None:
        """Brings what is dragged to a thing and lets it go there."""
        x, y = self.centre(name)
        self.page.mouse.move(x, y, steps=5)
        self.page.mouse.up()
        expect(self.page.locator("[data-floating]")).to_have_count(0)

    def centre(self, name: str) -> tuple[float, float]:
        box = self.thing(name).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def is_at_a_desk(self) -> bool:
        size = self.page.viewport_size
        return size is not None and size["width"] > 720

    def nothing_is_begun(self) -> None:
        expect(self.page.locator("[data-prompt]").first).to_have_attribute("data-begun", "false")

    def do_it(self, how: Callable[[], None] | None = None) -> dict[str, Any]:
        """Carries the act out; gives its entry of the log, the only one that it has."""
        before = self.snapshot()["position"]["act"]
        doing = self.page.locator("[data-do-it]")
        expect(doing).to_be_visible()
        (how or doing.click)()
        expect(doing).to_have_count(0)
        return self.made_since(before)

    def made_since(self, before: int) -> dict[str, Any]:
        """The one act that was made after so many."""
        for _ in range(100):
            entries = [entry for entry in self.snapshot()["log"] if entry["act"] > before]
            if entries:
                break
            self.page.wait_for_timeout(50)
        assert [(entry["act"], entry["seat"]) for entry in entries] == [(before + 1, self.seat)]
        entry: dict[str, Any] = entries[0]
        return entry


@pytest.fixture(params=SIZES)
def sit(request: pytest.FixtureRequest, person: Callable[..., Person]) -> Sitter:
    width, height = SIZES[request.param]
    looks = {"viewport": {"width": width, "height": height}}
    return lambda fits, **options: Seat(person(**looks), fits, **options)


@pytest.fixture
def sit_down(person: Callable[..., Person]) -> Sitter:
    """At a desk alone."""
    return lambda fits, **options: Seat(person(), fits, **options)


def view_of(draft: Draft) -> Any:
    return draft.rules.view(draft.state, draft.seat)


def kind_of(draft: Draft) -> str:
    assert draft.question is not None
    return draft.question.frame.KIND


def cells_of(view: Any) -> dict[str, list[str]]:
    """By slot, the cells that its tile may go to."""
    open_cells = view["players"][view["seat"]]["facts"]["open"]
    return {
        f"slot:{slot}": [
            f"cell:{cell['row']},{cell['column']}" for cell in open_cells if cell["row"] in allowed
        ]
        for slot, allowed in enumerate(view["pending"]["slot_rows"])
        if allowed
    }


def one_cell(draft: Draft) -> tuple[str, list[str]] | None:
    """A slot whose tile has one cell to go to."""
    if kind_of(draft) != "take_tile":
        return None
    found = cells_of(view_of(draft)).items()
    return next(((slot, cells) for slot, cells in found if len(cells) == 1), None)


def some_cells(draft: Draft) -> tuple[str, list[str]] | None:
    """A slot below the first row whose tile has three cells to go to."""
    if kind_of(draft) != "take_tile":
        return None
    found = cells_of(view_of(draft)).items()
    return next(((slot, cells) for slot, cells in found if cells[2:] and slot >= "slot:2"), None)


def others(seat: Seat, slot: str) -> list[str]:
    """The other slots of the market that have a tile."""
    return [one for one in cells_of(seat.snapshot()["position"]["view"]) if one != slot]


def kinds(entry: dict[str, Any]) -> list[str]:
    return [happening["kind"] for happening in entry["happenings"]]


def cell_of(entry: dict[str, Any]) -> str:
    placed = next(h for h in entry["happenings"] if h["kind"] in ("placed", "moved"))
    return f"cell:{placed['args']['cell']}"


def test_a_tile_is_dragged_straight_to_its_cell(sit: Sitter) -> None:
    seat = sit(some_cells)
    slot, cells = seat.found
    seat.drag(slot)
    for cell in cells:
        seat.is_in(cell, "selectable")
    seat.drop(cells[-1])
    seat.is_in(cells[-1], "selected")
    told = "[data-preview]" if seat.is_at_a_desk() else "[data-chain=act]"
    expect(seat.page.locator(f"{told}:visible")).to_have_count(1)
    entry = seat.do_it()
    assert cell_of(entry) == cells[-1]


def test_a_tile_with_one_cell_is_dragged_there(sit_down: Sitter) -> None:
    seat = sit_down(one_cell)
    slot, cells = seat.found
    seat.drag(slot)
    seat.is_in(cells[0], "selected")
    seat.drop(cells[0])
    seat.is_in(cells[0], "selected")
    expect(seat.page.locator("[data-refusal]").first).to_be_empty()
    assert cell_of(seat.do_it()) == cells[0]


def test_a_mind_is_changed_by_pointing_elsewhere(sit: Sitter) -> None:
    seat = sit(some_cells)
    slot, cells = seat.found
    before = seat.snapshot()
    seat.thing(slot).click()
    seat.is_in(slot, "selected")
    for cell in (cells[0], cells[1]):
        seat.thing(cell).click()
        seat.is_in(cell, "selected")
        expect(seat.thing(cell).locator(".outside, .edge")).to_have_count(1)
    seat.is_in(cells[0], "selectable")
    other = others(seat, slot)[0]
    seat.thing(other).click()
    seat.is_in(other, "selected")
    seat.is_in(slot, "selectable")
    seat.thing(other).click()
    seat.nothing_is_begun()
    assert seat.snapshot()["log"] == before["log"]
    seat.thing(slot).click()
    seat.thing(cells[1]).click()
    assert cell_of(seat.do_it()) == cells[1]


def test_fingers_take_and_place(person: Callable[..., Person]) -> None:
    phone = person(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    seat = Seat(phone, some_cells)
    slot, cells = seat.found
    seat.thing(slot).tap()
    seat.is_in(cells[0], "selectable")
    before = seat.thing(cells[0]).bounding_box()
    seat.thing(cells[-1]).tap()
    seat.is_in(cells[-1], "selected")
    # The board has not moved under the finger.
    assert seat.thing(cells[0]).bounding_box() == before
    assert cell_of(seat.do_it(seat.page.locator("[data-do-it]").tap)) == cells[-1]


def test_a_cell_says_what_it_would_wake(sit: Sitter) -> None:
    seat = sit(some_cells)
    slot, cells = seat.found
    seat.thing(slot).click()
    seat.is_in(cells[0], "selectable")
    names = {cell: seat.thing(cell).get_attribute("aria-label") or "" for cell in cells}
    for cell, name in names.items():
        seat.thing(cell).click()
        seat.is_in(cell, "selected")
        rings = seat.page.locator("[data-board] .landed .ring").count()
        assert bool(rings) == ("would activate" in name), name
        scored = seat.page.locator(f"[data-points='{seat.seat}']:visible").all_inner_texts()
        gained = re.search(r"points: ([+\N{MINUS SIGN}])(\d+)", name)
        assert bool(scored) == bool(gained), (name, scored)
        if gained:
            was, now = (int(number) for number in re.findall(r"\d+", scored[0])[-2:])
            assert now - was == int(gained[2]) * (1 if gained[1] == "+" else -1)


def test_a_wrong_drop_says_why_and_loses_nothing(sit: Sitter) -> None:
    seat = sit(some_cells)
    slot, cells = seat.found
    row = int(slot[5:]) // 2 + 1
    free = {
        cell
        for one in others(seat, slot)
        for cell in cells_of(seat.snapshot()["position"]["view"])[one]
    }
    wrong = next(cell for cell in sorted(free) if not cell.startswith(f"cell:{row},"))
    seat.drag(slot)
    seat.is_in(cells[0], "selectable")
    seat.drop(wrong)
    refusal = seat.page.locator("[data-refusal]:visible").first
    expect(refusal.locator('[data-clause="AM-5.1"]')).to_be_visible()
    seat.is_in(slot, "selected")
    # Let go over nothing, or over another tile of the market, it goes back.
    seat.page.keyboard.press("Escape")
    seat.page.keyboard.press("Escape")
    seat.nothing_is_begun()
    other = others(seat, slot)[0]
    seat.drag(slot)
    seat.is_in(cells[0], "selectable")
    seat.drop(other)
    seat.nothing_is_begun()
    seat.is_in(slot, "selectable")
    # What lies there already can be dragged on.
    seat.drag(slot)
    seat.is_in(cells[0], "selectable")
    seat.drop(cells[0])
    seat.is_in(cells[0], "selected")
    seat.drag(cells[0])
    seat.drop(cells[1])
    seat.is_in(cells[1], "selected")
    assert cell_of(seat.do_it()) == cells[1]


def focused(seat: Seat) -> str:
    found: str = seat.page.evaluate("() => document.activeElement?.dataset?.thing ?? ''")
    return found


def tab_to(seat: Seat, kind: str) -> str:
    """Goes on with the tabulator to a thing of a kind that can be chosen."""
    for _ in range(80):
        seat.page.keyboard.press("Tab")
        name = focused(seat)
        if name.startswith(kind) and seat.thing(name).get_attribute("data-state") == "selectable":
            return name
    raise AssertionError(f"no {kind} is reached")


def test_a_tile_is_taken_and_placed_by_keyboard(sit_down: Sitter) -> None:
    seat = sit_down(some_cells)
    slot, cells = seat.found
    tab_to(seat, "slot:")
    for _ in range(8):  # from the first slot down and right to the wanted one
        here = int(focused(seat)[5:])
        wanted = int(slot[5:])
        if here == wanted:
            break
        seat.page.keyboard.press("ArrowDown" if here // 2 < wanted // 2 else "ArrowRight")
    assert focused(seat) == slot
    seat.page.keyboard.press("Enter")
    seat.is_in(slot, "selected")
    cell = tab_to(seat, "cell:")
    assert cell in cells
    seat.page.keyboard.press("Enter")
    seat.is_in(cell, "selected")
    assert focused(seat) == cell  # another element draws it now
    assert cell_of(seat.do_it(lambda: seat.page.keyboard.press("Enter"))) == cell


def genie(draft: Draft) -> bool | None:
    """A genie waits, and there are tiles to choose from."""
    st = draft.state
    assert isinstance(st, Almadi)
    if kind_of(draft) != "realise" or Realise.EFFECT not in st.legal:
        return None
    return True if st.players[draft.seat].realm.tile_count() > 2 else None


def target_of(seat: Seat) -> str:
    """The first free cell that a lifted tile may go to."""
    free = seat.page.locator("[data-board] .free[data-state=selectable]").first
    expect(free).to_be_visible()
    return free.get_attribute("data-thing") or ""


@pytest.mark.parametrize("how", ["click", "drag"])
def test_a_genie_is_one_act(sit_down: Sitter, how: str) -> None:
    seat = sit_down(genie)
    seat.thing("effect:genie").click()
    seat.is_in("effect:genie", "selected")
    tile = seat.page.locator("[data-board] [data-piece][data-state=selectable]").first
    name = tile.get_attribute("data-thing") or ""
    if how == "click":
        seat.thing(name).click()
        target = target_of(seat)
        seat.thing(target).click()
    else:
        seat.drag(name)
        target = target_of(seat)
        seat.drop(target)
    seat.is_in(target, "selected")
    seat.is_in(name, "selected")
    entry = seat.do_it()
    assert cell_of(entry) == target
    assert kinds(entry)[0] == "moved"


def two_wait(draft: Draft) -> int | None:
    """How many effects are lost with the end of the turn, where they are several."""
    frame, st = draft.state.frames[-1], draft.state
    assert isinstance(st, Almadi)
    lost = frame.lost(st) if isinstance(frame, Realise) else 0
    return lost if lost > 1 else None


def test_the_end_of_a_turn_says_what_is_lost(sit: Sitter) -> None:
    seat = sit(two_wait)
    lost = seat.found
    before = seat.snapshot()["position"]["act"]
    end = seat.page.locator("[data-choices] [data-choice='0']:visible")
    expect(end).to_have_class(re.compile(r"\bdanger\b"))
    assert re.findall(r"(\d+) effects? (?:is|are) lost", end.inner_text()) == [str(lost)]
    end.click()
    entry = seat.made_since(before)
    dropped = [h["args"]["count"] for h in entry["happenings"] if h["kind"] == "dropped_effects"]
    assert dropped == [lost]


def keeping(draft: Draft) -> list[str] | None:
    """The characters to keep two of."""
    if kind_of(draft) != "keep_characters":
        return None
    view = view_of(draft)
    return [card["character"] for card in view["players"][draft.seat]["hand"]]


def test_two_characters_are_laid_out_to_keep(sit: Sitter) -> None:
    seat = sit(keeping, characters=True)
    hand = seat.found
    one, other, third = (f"character:{name}" for name in hand[:3])
    for name in (third, one):
        seat.thing(name).first.click()
        expect(seat.thing(name).first).to_have_attribute("data-laid", "1")
    expect(seat.page.locator("[data-tray] [data-cloth] [data-piece]")).to_have_count(2)
    seat.thing(third).first.click()
    expect(seat.page.locator("[data-do-it]")).to_have_count(0)
    seat.thing(other).first.click()
    seat.do_it()
    kept = seat.snapshot()["position"]["view"]["players"][seat.seat]["hand"]
    assert {card["character"] for card in kept} == {hand[0], hand[1]}
