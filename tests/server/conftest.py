"""A small application around the services, on a database of its own."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from majlis.server.services import Services
from majlis.server.settings import Settings, load_settings
from majlis.server.storage.base import Base

HEADERS = {"x-majlis": "1"}


def settings_in(folder: Path, **given: Any) -> Settings:
    return load_settings(environment={}, data_dir=str(folder), bot_processes=1, **given)


@asynccontextmanager
async def made_tables(app: Litestar) -> AsyncIterator[None]:
    services = app.plugins.get(Services)
    async with services.database.engine.begin() as connection:
        await connection.run_sync(Base.metadata.create_all)
    yield


def bare_app(settings: Settings) -> Litestar:
    """The services alone, without tables to play at."""
    return Litestar(plugins=[Services(settings)], lifespan=[made_tables], openapi_config=None)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    with TestClient(bare_app(settings_in(tmp_path))) as client:
        client.headers.update(HEADERS)
        yield client
