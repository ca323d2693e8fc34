"""What all games say is gathered once in a run, for all its workers."""

import os

import pytest
from filelock import FileLock

from majlis.games.catalogue import GAMES
from majlis.kernel.text import Text
from tests.texts.gather import gather, read, written
from tests.texts.readers import everything


@pytest.fixture(scope="session")
def gathered(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[Text]]:
    """The texts of each game, each sort of each argument once."""
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent
    kept = folder / "said.json"
    with FileLock(folder / "said.lock"):
        if not kept.exists():
            kept.write_bytes(written({game: gather(game) for game in GAMES}))
    return read(kept.read_bytes())


@pytest.fixture(scope="session")
def spoken(gathered: dict[str, list[Text]]) -> dict[str, list[Text]]:
    """The same with the messages that the page makes, and those that chance did not bring up."""
    return everything(gathered)
