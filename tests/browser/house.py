"""A served house in a process of its own, and people at its tables with real browser windows."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final
from urllib.error import URLError

from playwright.sync_api import Browser, BrowserContext, Page

CHROMIUM: Final = shutil.which(os.environ.get("CHROMIUM", "chromium")) or ""
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
DRIVER: Final = Path(__file__).with_name("driver.js").read_text()
# What a window may complain about: a line that a test has cut, or an answer that it has asked for.
EXPECTED: Final = ("WebSocket connection", "Failed to load resource")


def has_chromium() -> bool:
    return bool(CHROMIUM)


class House:
    """`majlis serve` on a free port, its database in a folder; can be begun again."""

    def __init__(
        self,
        folder: Path,
        review_iterations: int = 12,
        environment: Mapping[str, str] = os.environ,
    ) -> None:
        self.folder = folder
        self.environment = environment
        self.review_iterations = review_iterations
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def begin(self) -> None:
        plenty = ("REQUEST", "COMMAND", "CHAT", "TABLE", "GUEST", "SIGN_IN")
        environment = {
            **self.environment,
            **{f"MAJLIS_{name}_RATE": "1000000" for name in plenty},
            "MAJLIS_DATA_DIR": str(self.folder),
            "MAJLIS_BOT_PROCESSES": "1",
            "MAJLIS_BOT_PAUSE": "0",
            "MAJLIS_BOT_PAUSE_ALONE": "0",
            "MAJLIS_BOT_TABLES": "1000",
            "MAJLIS_ABSENCE": "1",
            # A busy machine is slow: nobody shall be left out of a deal for it.
            "MAJLIS_SHARE_SECONDS": "120",
            "MAJLIS_HINT_ITERATIONS": "20",
            "MAJLIS_REVIEW_ITERATIONS": str(self.review_iterations),
        }
        command = [
            sys.executable,
            "-m",
            "majlis",
            "serve",
            "--no-browser",
            "--port",
            str(self.port),
        ]
        with (self.folder / "serve.log").open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        deadline = time.monotonic() + 120
        while not self._answers():
            if self.process.poll() is not None or time.monotonic() > deadline:
                self.end(signal.SIGKILL)
                raise RuntimeError((self.folder / "serve.log").read_text())
            time.sleep(0.1)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(30)
            self.process = None


class Person:
    """Somebody with a browser window. Complaints of the page fail the test at the end.

    At the `pace` "once" nobody waits for what bots do to be shown; a test of the pace names its
    own.
    """

    def __init__(self, browser: Browser, house: House, pace: str = "once", **looks: Any) -> None:
        self.house = house
        self.complaints: list[str] = []
        looks.setdefault("viewport", {"width": 1440, "height": 900})
        looks.setdefault("locale", "en")
        looks.setdefault("reduced_motion", "reduce")
        self.context: BrowserContext = browser.new_context(base_url=house.url, **looks)
        self.context.set_default_timeout(45_000)
        self.context.add_init_script(DRIVER)
        self.context.add_init_script(
            f"localStorage.majlis ??= JSON.stringify({{ pace: {pace!r} }});"
        )
        self.page: Page = self.open()

    def open(self) -> Page:
        """Another window of the same person."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda message: self._hear(message.type, message.text))
        return page

    def _hear(self, kind: str, text: str) -> None:
        if kind == "error" and not any(part in text for part in EXPECTED):
            self.complaints.append(text)

    def goto(self, address: str) -> Page:
        self.page.goto(address)
        return self.page

    def post(self, path: str, data: Any) -> Any:
        """A request with this person's cookie, as the page would send it."""
        answer = self.context.request.post(
            f"{self.house.url}{path}",
            data=data,
            headers={"x-majlis": "1", "origin": self.house.url},
        )
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    def sit(self, game: str, seats: list[str], **more: Any) -> str:
        """Open a table and go there; gives its id."""
        self.goto("/")
        self.page.wait_for_selector("[data-start]")
        wish = {
            "game": game,
            "players": len(seats),
            "options": {},
            "seats": seats,
            "public": True,
            "speed": "none",
        }
        table = self.post("/api/tables", {**wish, **more})
        self.goto(f"/t/{table['id']}")
        return str(table["id"])

    def asked(self) -> str:
        """Wait until this person must choose; gives the kind of decision."""
        self.page.wait_for_selector("[data-prompt]:not([data-prompt=''])")
        return self.page.locator("[data-prompt]").first.get_attribute("data-prompt") or ""

    def turn(self, most: int = 400, *, whole: bool = True) -> str:
        """Play by pointing and pressing until it is somebody else's turn, or the game is over.

        After so many choices it ends, with `whole` when the act is whole.
        """
        play = "([most, whole]) => window.majlisPlay(most, whole)"
        state: str = self.page.evaluate(play, [most, whole])
        return state

    def leave(self) -> None:
        self.context.close()


def play_out(people: list[Person], seconds: float = 240) -> None:
    """Everybody plays, in turn, until all have the score sheet before them."""
    deadline = time.monotonic() + seconds
    while True:
        states = [person.turn() for person in people]
        if all(state == "over" for state in states):
            return
        assert time.monotonic() < deadline, f"the game does not end: {states}"
