"""Somebody who plays at a server over HTTP, with nothing but the standard library."""

import json
import time
import urllib.error
import urllib.request
from http.cookiejar import CookieJar
from typing import Any

from tests.server.gestures import whole


class Visitor:
    """A guest with a cookie; every answer that is not wanted is an error."""

    def __init__(self, url: str, **trust: Any) -> None:
        """`trust` is for HTTPS: `context`, which says whose certificates are believed."""
        self.url = url.rstrip("/")
        handlers: list[Any] = [urllib.request.HTTPCookieProcessor(CookieJar())]
        if trust:
            handlers.append(urllib.request.HTTPSHandler(**trust))
        self.opener = urllib.request.build_opener(*handlers)
        self.commands = 0

    def ask(self, path: str, data: Any = None) -> Any:
        """A request, and what its JSON says."""
        return json.loads(self.text(path, data))

    def text(self, path: str, data: Any = None) -> str:
        headers = {"x-majlis": "1", "content-type": "application/json"}
        body = None if data is None else json.dumps(data).encode()
        request = urllib.request.Request(self.url + path, data=body, headers=headers)
        with self.opener.open(request, timeout=60) as answer:
            told: bytes = answer.read()
            return told.decode()

    def wait(self, seconds: float = 120) -> dict[str, Any]:
        """Waits until the server is in health; gives what it says."""
        until = time.monotonic() + seconds
        while True:
            try:
                return dict(self.ask("/health"))
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                if time.monotonic() > until:
                    raise
                time.sleep(0.3)

    def command(self, table: str, kind: str, **fields: Any) -> Any:
        self.commands += 1
        data = {"type": kind, "id": f"v{self.commands}", **fields}
        reply = self.ask(f"/api/tables/{table}/commands", data)
        if reply["ok"] is not True:
            raise AssertionError(f"{kind} was refused: {reply}")
        return reply

    def open(self, game: str, seats: list[str]) -> str:
        """A table of one's own; gives its id."""
        self.ask("/api/me")
        wanted = {"game": game, "players": len(seats), "seats": seats}
        table = self.ask("/api/tables", wanted)
        return str(table["table"]["id"] if "table" in table else table["id"])

    def act(self, table: str, seat: int, number: int) -> None:
        """One whole act of a seat, made by gestures as the page makes it."""
        position = self.ask(f"/api/tables/{table}?seat={seat}")["position"]
        here = {"seat": seat, "act": position["act"]}
        draft = whole(
            position["draft"],
            number,
            lambda gesture: self.command(table, "draft", **here, **gesture),
        )
        self.command(table, "act", **here, parts=draft["parts"])

    def play(self, table: str, seat: int = 0, most: int = 0, seconds: float = 600) -> int:
        """Plays a seat to the end of the game, or `most` acts; gives how many acts that took."""
        until, acts = time.monotonic() + seconds, 0
        while time.monotonic() < until:
            seen = self.ask(f"/api/tables/{table}?seat={seat}")["table"]
            if seen["status"] != "running" or (most and acts >= most):
                return acts
            if seat in seen["asked"]:
                self.act(table, seat, acts)
                acts += 1
            else:
                time.sleep(0.05)
        raise AssertionError(f"the game did not end within {seconds} seconds")
