"""Corrected material: laid over a game by a file or in the form, and seen by all at the table."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import FilePayload, Page, expect

from tests.browser.house import Person
from tests.browser.test_narrow import wrong
from tests.browser.test_pages import faults

PHONE: Final = {"width": 390, "height": 844}
SAGES: Final = "[services.traditions]\ngold = [6, 8, 9]\n"
GOLD: Final = "services.traditions.gold"
WIDER: Final = "document.documentElement.scrollWidth > innerWidth"


def open_form(page: Page) -> None:
    """The material of Al-Rashid on the page for a new table."""
    page.locator("[data-material] > summary").click()
    page.locator("[data-material-file]").wait_for(state="attached")


def upload(page: Page, text: str) -> None:
    file = FilePayload(name="my.toml", mimeType="application/toml", buffer=text.encode())
    page.locator("[data-material-file]").set_input_files(file)


def field(page: Page, place: str) -> None:
    """Shows the field of a value, by what a person searches for."""
    page.locator("[data-material-filter]").select_option("all")
    page.locator("[data-material-search]").fill(place)


def test_a_host_corrects_by_a_file_and_by_hand_and_a_guest_sees_it(
    person: Callable[..., Person], tmp_path: Path
) -> None:
    host, guest = person(), person(locale="fr")
    new = host.goto("/new/alrashid")
    open_form(new)
    # What is wrong with a file is told with its line, and nothing is taken over.
    upload(new, "years = 4\nyears == 5\n")
    problem = new.locator("[data-material-problem]")
    expect(problem).to_contain_text("Line 2, column 8 is not TOML")
    upload(new, "[services.tradition]\ngold = 6\n")
    expect(problem).to_contain_text("Did you mean: traditions?")
    upload(new, "#" * 60_000)
    expect(problem).to_contain_text("48 KB at most")
    upload(new, SAGES)
    expect(new.locator("[data-material-checked]")).to_contain_text("1 correction")
    expect(problem).to_have_count(0)
    expect(new.locator(f"[data-change='{GOLD}']")).to_contain_text("6, 8, 9")

    # In the form a value that the game refuses is marked where it stands.
    field(new, "years")
    years = new.locator("[data-entry=years] input")
    years.fill("four")
    years.press("Tab")
    expect(problem).to_contain_text('years is a whole number, not "four"')
    expect(years).to_have_attribute("aria-invalid", "true")
    years.fill("4")
    years.press("Tab")
    expect(new.locator("[data-material-checked]")).to_contain_text("2 corrections")
    with new.expect_download() as saved:
        new.locator("[data-material-save]").click()
    saved.value.save_as(tmp_path / "saved.toml")
    text = (tmp_path / "saved.toml").read_text()
    assert text.splitlines() == [f"{GOLD} = [6,8,9]", "years = 4"]
    with new.expect_request("**/api/tables") as asked:
        new.locator("[data-create]").click()
    sent = asked.value.post_data_json or {}
    assert sent.get("material") == {"years": 4, "services": {"traditions": {"gold": [6, 8, 9]}}}

    # Whoever comes sees it before sitting down, in the list of tables and at the table.
    new.wait_for_url("**/t/*")
    front = guest.goto("/")
    row = front.locator(f"li:has(a[href='/t/{new.url.rpartition('/')[2]}'])")
    expect(row.locator("[data-corrected-mark]")).to_have_text("matériel corrigé")
    row.get_by_role("link").click()
    told = front.locator("[data-corrected='2']")
    expect(told.locator("[data-change]")).to_have_count(2)
    expect(told.locator("[data-change=years]")).to_contain_text("années")
    expect(told).to_contain_text("Guilde des traditions, or")

    # And during the game; the board shows the corrected numbers.
    for seat in (1, 2):
        new.locator("main ul.card li").nth(seat).locator("select").select_option("novice")
    bar = new.locator("[data-corrected='2']")
    bar.locator("[data-corrected-look]").click()
    expect(bar.locator(f"[data-change='{GOLD}']")).to_contain_text("5, 7, 9")
    new.keyboard.press("Escape")
    expect(bar.locator("[data-change]")).to_have_count(0)
    expect(new.get_by_text("Year 1 of 4").first).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_on_a_phone_all_of_it_fits_and_is_within_reach(
    person: Callable[..., Person], theme: str
) -> None:
    me = person(viewport=PHONE, has_touch=True, color_scheme=theme, locale="it")
    new = me.goto("/new/almadi")
    open_form(new)
    expect(new.locator("[data-material-part=objectives] > summary")).to_contain_text("obiettivi")
    field(new, "GY06")  # what was searched for is open
    stalls = new.locator("[data-entry='objectives.GY06.stalls'] input")
    stalls.fill("5")
    stalls.press("Enter")
    expect(new.locator("[data-material-checked]")).to_be_visible()
    assert not new.evaluate(WIDER)
    assert [line for line in wrong(new, phone=True) if "material" in line or "input" in line] == []
    assert faults(me) == []

    table = me.sit(
        "almadi", ["me", "open"], material={"objectives": {"GY06": {"stalls": 5}}}, public=True
    )
    waiting = me.goto(f"/t/{table}")
    expect(waiting.locator("[data-change='objectives.GY06.stalls']")).to_contain_text("5")
    assert not waiting.evaluate(WIDER)
    assert wrong(waiting, phone=True) == []
    waiting.locator("main ul.card li").nth(1).locator("select").select_option("novice")
    bar = waiting.locator("[data-corrected='1']")
    bar.locator("[data-corrected-look]").click()
    expect(bar.locator("[data-change]")).to_be_visible()
    assert not waiting.evaluate(WIDER)
    assert faults(me) == []
