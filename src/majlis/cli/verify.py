"""`majlis verify`: was a game of a server shuffled and played fairly?"""

import json
import urllib.error
import urllib.request
from pathlib import Path
from typing import Annotated, Final
from urllib.parse import parse_qs, urlsplit

import typer

from majlis.cli.common import AsJson, console, needs, print_json
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
    invite: Annotated[
        str | None,
        typer.Option("--invite", help="The invitation of a private table.", metavar="TEXT"),
    ] = None,
    commitment: Annotated[
        str | None,
        typer.Option(
            "--commitment", help="The one that you noted before the first move.", metavar="HEX"
        ),
    ] = None,
    contribution: Annotated[
        str | None,
        typer.Option(
            metavar="DIGITS", help="Your own share of the shuffle: check that it was dealt from."
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Check a finished game of a server: the shuffle it was bound to, and every choice.

    The commitment was shown before the first move: note it then and give it here, or compare it
    with the one that is printed. A link with an invitation opens a private table, too.
    Contributions of the players were pledged before anybody opened theirs.

    [dim]Examples:[/]
      majlis verify game.json
      majlis verify https://majlis.example/t/k3x9w2 --commitment 5f1c…
      majlis verify 'https://majlis.example/t/k3x9w2#invite=Xa9…'
      majlis verify game.json --contribution 00112233445566778899aabbccddeeff
    """
    needs("server", "verifying", "msgspec")
    from majlis.server.fair import is_contribution, seat_of, verify_record

    if contribution is not None and not is_contribution(contribution):
        raise UserError("a contribution is 32 hexadecimal digits in small letters")

    data = fetch(record, invite) if "://" in record else read(Path(record))
    match = verify_record(data)
    if commitment is not None and commitment.strip().lower() != data["commitment"]:
        raise UserError(
            f"the game is bound to {data['commitment']}, not to the commitment that you noted: "
            "it was shuffled anew, or it is another game"
        )
    own = None if contribution is None else seat_of(data, contribution) + 1
    if as_json:
        print_json(
            {
                "game": match.rules.meta.name,
                "commitment": data["commitment"],
                "seed": data.get("house", match.seed),
                "salt": data["salt"],
                "contributions": data.get("contributions", []),
                "own_seat": own,
                "choices": len(match.log),
            }
        )
        return
    out = console()
    out.print(f"commitment {data['commitment']}")
    out.print(f"opened by  seed {data.get('house', match.seed)}, salt {data['salt']}")
    for seat, (pledged, opened) in enumerate(
        zip(data.get("pledges", []), data.get("contributions", []), strict=True), 1
    ):
        if pledged:
            out.print(f"seat {seat}     {opened or 'pledged, and left out of the deal'}")
    if own is not None:
        out.print(f"your share is that of seat {own}")
    out.print(
        f"{match.rules.meta.title}: {len(match.log)} choices replayed, the end is as recorded"
    )


def read(path: Path) -> Json:
    """The record of a file."""
    try:
        return _parse(path.read_bytes(), str(path))
    except OSError as error:
        raise UserError(f"cannot read {path}: {error.strerror}") from None


def fetch(url: str, invite: str | None = None) -> Json:
    """The record of a table, by the address of its page or of the record itself.

    The invitation to a private one goes in a header: addresses are logged.
    """
    parts = urlsplit(url)
    for words in (parts.fragment, parts.query):
        invite = invite or parse_qs(words).get("invite", [None])[0]
    place = record_url(url)
    asking = urllib.request.Request(place, headers={"x-majlis-invite": invite} if invite else {})
    try:
        with urllib.request.urlopen(asking, timeout=PATIENCE) as answer:
            return _parse(answer.read(LARGEST), place)
    except urllib.error.HTTPError as error:
        hint = "; a private game needs --invite" if error.code == 403 and not invite else ""
        reason = f"the game is not over, or not yours to see{hint}"
        reason = reason if error.code < 500 else error.reason
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
