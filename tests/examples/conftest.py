"""The example game, installed once for each worker."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import built_page
from tests.browser.house import House
from tests.examples.guests import SAFFRON, environment, installed

__all__ = ["built_page"]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(SAFFRON, tmp_path_factory.mktemp("saffron"))


@pytest.fixture(scope="session")
def guest_house(
    site: Path, built_page: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    """A served house with the example game in it."""
    house = House(tmp_path_factory.mktemp("guest-house"), environment=environment(site))
    house.begin()
    yield house
    house.end()
