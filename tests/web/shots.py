"""Pictures of the gallery: `python -m tests.web.shots GAME|PATTERN... [--all]` into /tmp/shots.

Without `--all`: each moment in English, wide and phone, light; and the middle of the game in dark,
in French and in Italian. A pattern is a part of the fixture's name: `alhambra-3p-mid-me`.
"""

import os
import subprocess
import sys
import tempfile
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from tests.browser.house import CHROMIUM, FLAGS

WEB: Final = Path(__file__).resolve().parents[2] / "web"
OUT: Final = Path(os.environ.get("SHOTS", Path(tempfile.gettempdir()) / "shots"))
WIDE: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}


class _Quiet(SimpleHTTPRequestHandler):
    """Serves the built gallery, and the fixtures beside it."""

    def translate_path(self, path: str) -> str:
        clean = path.partition("?")[0]
        base = WEB if clean.startswith("/fixtures/") else WEB / "dist"
        return str(base / clean.lstrip("/"))

    def log_message(self, format: str, *args: Any) -> None:
        pass


def serve() -> tuple[ThreadingHTTPServer, str]:
    """The gallery on a free port."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(WEB)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server, f"http://127.0.0.1:{server.server_port}/gallery/index.html"


def looks(name: str, everything: bool) -> list[tuple[str, str, dict[str, int], str]]:
    """Language, theme, size and label of each picture of a fixture."""
    wanted = [("en", "light", WIDE, "wide"), ("en", "light", PHONE, "phone")]
    if everything or name.endswith("-mid-me"):
        wanted += [("en", "dark", WIDE, "wide"), ("en", "dark", PHONE, "phone")]
        wanted += [(lang, "light", WIDE, "wide") for lang in ("fr", "it")]
        wanted += [(lang, "light", PHONE, "phone") for lang in ("fr", "it")]
    return wanted


def take(browser: Browser, address: str, name: str, everything: bool) -> list[str]:
    """Take the pictures of one fixture; gives what the page complained about."""
    complaints: list[str] = []
    for lang, theme, size, label in looks(name, everything):
        page = browser.new_page(viewport={"width": size["width"], "height": size["height"]})
        page.on("pageerror", lambda error: complaints.append(f"{name}: {error}"))
        page.on(
            "console",
            lambda message: (
                complaints.append(f"{name}: {message.text}") if message.type == "error" else None
            ),
        )
        page.goto(f"{address}?fixture={name}&lang={lang}&theme={theme}")
        page.wait_for_selector("body[data-ready]", timeout=15000)
        page.wait_for_timeout(150)
        page.screenshot(path=OUT / f"{name}-{label}-{theme}-{lang}.png")
        page.close()
    return complaints


def main(words: list[str]) -> None:
    everything = "--all" in words
    patterns = [word for word in words if not word.startswith("--")]
    names = sorted(path.stem for path in (WEB / "fixtures").glob("*-*.json"))
    # A bare game is its named moments; the first of each kind of decision only when asked for.
    chosen = [
        name
        for name in names
        if any(pattern in name for pattern in patterns)
        and ("-at-" not in name or any("-at-" in pattern for pattern in patterns) or everything)
    ]
    if not chosen:
        sys.exit("no such fixture; make some with: python -m tests.web.fixtures GAME")
    OUT.mkdir(parents=True, exist_ok=True)
    subprocess.run(
        ["npx", "vite", "build", "--mode", "gallery", "--logLevel", "warn"], cwd=WEB, check=True
    )
    server, address = serve()
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        complaints = [line for name in chosen for line in take(browser, address, name, everything)]
        browser.close()
    server.shutdown()
    for line in sorted(set(complaints)):
        print(f"! {line}")
    print(f"{len(chosen)} fixtures, pictures in {OUT}")


if __name__ == "__main__":
    main(sys.argv[1:])
