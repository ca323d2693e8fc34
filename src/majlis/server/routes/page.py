"""The page: files that Vite built, and the one page that every address of ours leads to."""

from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Response, get
from litestar.params import FromPath
from litestar.response import File

from majlis.server.problems import Refused

PAGE: Final = Path(__file__).parent.parent / "page"
# Names under here carry a hash of what is in them.
HASHED: Final = "assets"
# What a browser must be told: it runs no script and no style of an unnamed kind.
KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
NOT_BUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Majlis</title>
<h1>The page has not been built</h1>
<p>The server is running, but its page is not there. In a checkout, <code>make page</code> builds
it; an installed Majlis brings it along. The interface for programs is under
<a href="/schema/openapi.json">/schema/openapi.json</a>.</p>
"""


@get(["/", "/{path:path}"], sync_to_thread=False, include_in_schema=False)
def page(path: FromPath[str] = "") -> Response[Any]:
    """A file of the page, or the page itself for the addresses that it draws."""
    wanted = path.strip("/")
    if wanted.split("/")[0] in ("api", "schema"):
        raise Refused(404, "not-found", "problem-not-found")
    file = built_file(wanted)
    if file is not None:
        hashed = wanted.startswith(HASHED + "/")
        keep = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return shown(file, keep)
    if "." in wanted.rpartition("/")[2]:
        raise Refused(404, "not-found", "problem-not-found")
    index = built_file("index.html")
    if index is None:
        return Response(NOT_BUILT, media_type=MediaType.HTML, status_code=503)
    return shown(index, "no-cache")


def shown(file: Path, keep: str) -> File:
    """A file, named by its kind; `keep` says how long a browser may."""
    kind = KINDS.get(file.suffix, "application/octet-stream")
    headers = {"cache-control": keep}
    return File(file, content_disposition_type="inline", media_type=kind, headers=headers)


def built_file(name: str) -> Path | None:
    """A file of the page by its name; None for what is not there or lies elsewhere."""
    root = PAGE.resolve()
    try:
        file = (root / name).resolve()
        return file if file.is_file() and file.is_relative_to(root) else None
    except (OSError, ValueError):  # a name that no file can have
        return None


HANDLERS: list[Any] = [page]
