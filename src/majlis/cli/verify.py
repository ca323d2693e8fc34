"""`majlis verify`: was a game of a server shuffled and played fairly?"""

import json
import urllib.error
import urllib.request
from pathlib import Path
from typing import Annotated, Final
from urllib.parse import urlsplit

import typer

from majlis.cli.common import console, needs
from majlis.kernel.codec import Json
from majlis.kernel.options import UserError

PATIENCE: Final = 20.0
LARGEST: Final = 10_000_000


def verify(
    record: Annotated[
        str,
        typer.Argument(
            metavar="RECORD|URL", help="A file with the record of a game, or a table's address."
        ),
    ],
    contribution: Annotated[
        str | None,
        typer.Option(
            metavar="DIGITS", help="Your own share of the shuffle: check that it was dealt from."
        ),
    ] = None,
) -> None:
    """Check a finished game of a server: the shuffle it was bound to, and every choice.

    The commitment was shown before the first move: compare it with the one printed here.
    Contributions of the players were pledged before anybody opened theirs.

    [dim]Examples:[/]
      majlis verify game.json
      majlis verify https://majlis.example/t/k3x9w2
      majlis verify game.json --contribution 00112233445566778899aabbccddeeff
    """
    needs("server", "verifying", "msgspec")
    from majlis.server.fair import is_contribution, seat_of, verify_record

    if contribution is not None and not is_contribution(contribution):
        raise UserError("a contribution is 32 hexadecimal digits in small letters")

    data = fetch(record) if "://" in record else read(Path(record))
    match = verify_record(data)
    out = console()
    out.print(f"commitment {data['commitment']}")
    out.print(f"opened by  seed {data.get('house', match.seed)}, salt {data['salt']}")
    for seat, (pledged, opened) in enumerate(
        zip(data.get("pledges", []), data.get("contributions", []), strict=True), 1
    ):
        if pledged:
            out.print(f"seat {seat}     {opened or 'pledged, and left out of the deal'}")
    if contribution is not None:
        out.print(f"your share is that of seat {seat_of(data, contribution) + 1}")
    out.print(
        f"{match.rules.meta.title}: {len(match.log)} choices replayed, the end is as recorded"
    )


def read(path: Path) -> Json:
    """The record of a file."""
    try:
        return _parse(path.read_bytes(), str(path))
    except OSError as error:
        raise UserError(f"cannot read {path}: {error.strerror}") from None


def fetch(url: str) -> Json:
    """The record of a table, by the address of its page or of the record itself."""
    place = record_url(url)
    try:
        with urllib.request.urlopen(place, timeout=PATIENCE) as answer:
            return _parse(answer.read(LARGEST), place)
    except urllib.error.HTTPError as error:
        reason = "the game is not over, or not yours to see" if error.code < 500 else error.reason
        raise UserError(f"{place}: {reason} ({error.code})") from None
    except (OSError, ValueError) as error:
        raise UserError(f"cannot fetch {place}: {error}") from None


def record_url(url: str) -> str:
    """Where the record of a table lies: /t/ID and /replay/ID are pages of the table ID."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https"):
        raise UserError(f"expected a file, or an address with http or https, not {url!r}")
    pieces = [piece for piece in parts.path.split("/") if piece]
    if len(pieces) == 2 and pieces[0] in ("t", "replay"):
        return f"{parts.scheme}://{parts.netloc}/api/tables/{pieces[1]}/record"
    return url


def _parse(data: bytes, place: str) -> Json:
    try:
        return json.loads(data)
    except ValueError:
        raise UserError(f"{place} holds no record") from None
