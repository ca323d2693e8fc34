"""The application: services, tables and routes put together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import ResponseHeader, State
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig

from majlis.server.house import House
from majlis.server.routes import company, games, lessons, live, page, review, tables
from majlis.server.services import Services
from majlis.server.settings import Settings

# The page loads from its own address alone; nobody may put it into a frame of theirs.
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def create_app(settings: Settings) -> Litestar:
    """The server as an ASGI application."""
    services = Services(settings)
    house = House(services)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    def provide_house() -> House:
        return house

    return Litestar(
        state=State({"house": house}),
        route_handlers=[
            *games.HANDLERS,
            *lessons.HANDLERS,
            *tables.HANDLERS,
            *company.HANDLERS,
            *live.HANDLERS,
            *review.HANDLERS,
            *page.HANDLERS,
        ],
        plugins=[services],
        lifespan=[lifespan],
        dependencies={"house": Provide(provide_house, sync_to_thread=False)},
        response_headers=[ResponseHeader(name=k, value=v) for k, v in HEADERS.items()],
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6),
        openapi_config=OpenAPIConfig(
            title="Majlis", version="1", path="/schema", use_handler_docstrings=True
        ),
    )
