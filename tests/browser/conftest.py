"""A browser and a house for each worker; people come and go with the tests."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, expect, sync_playwright

from hatch_build import find_node
from tests.browser.house import CHROMIUM, FLAGS, House, Person, has_chromium

ROOT = Path(__file__).resolve().parents[2]
# A busy machine is slow; what is wrong is no less wrong after twenty seconds.
expect.set_options(timeout=20_000)


@pytest.fixture(scope="session")
def built_page() -> Path:
    """The page, built by whoever comes first; `make test` has built it already."""
    command = [sys.executable, "hatch_build.py", "page"]
    subprocess.run(command, cwd=ROOT, check=True)
    return ROOT / "src" / "majlis" / "server" / "page"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not has_chromium():
        pytest.fail("no chromium: apt-get install chromium, or name another browser: CHROMIUM=")
    # The Node that comes with Playwright wants libatomic, which a bare Debian has not.
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", find_node()[0][0])
    with sync_playwright() as play:
        try:
            browser = play.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        except Error as error:
            pytest.fail(f"{CHROMIUM} does not start: {error}")
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(built_page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    house.begin()
    yield house
    house.end()


@pytest.fixture
def person(browser: Browser, house: House) -> Iterator[Callable[..., Person]]:
    """Makes people with windows of their own; none may have anything to complain about."""
    people: list[Person] = []

    def come(at: House = house, **looks: Any) -> Person:
        people.append(Person(browser, at, **looks))
        return people[-1]

    yield come
    for one in people:
        one.leave()
    assert [line for one in people for line in one.complaints] == []
