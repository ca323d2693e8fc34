"""Fair shuffles (commit and reveal): the house and the people at a table make the seed together.

The house binds itself to a seed of its own when the table is made. Whoever sits down may pledge: a
hash of a secret contribution. When every seat is taken all pledges are fixed and the contributions
are opened; the game's seed is the hash of the house's seed and of all of them. So nobody who keeps
to what is fixed can choose a deal. After the game anybody can check commitment, pledges and seed,
and that seed and choices lead to the recorded end.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from majlis.kernel.codec import Json
from majlis.play import Match, RecordError, read_record, write_record

# 16 bytes, and a SHA-256, as hexadecimal digits.
_CONTRIBUTION: Final = re.compile("[0-9a-f]{32}")
_PLEDGE: Final = re.compile("[0-9a-f]{64}")


class Shuffle:
    """A seed of the house, the salt that hides it, and the commitment that both open."""

    def __init__(self, seed: str, salt: str) -> None:
        self.seed = seed
        self.salt = salt
        self.commitment = commit(seed, salt)


def new_shuffle() -> Shuffle:
    """A seed that nobody can guess, with its salt."""
    return Shuffle(secrets.token_hex(16), secrets.token_hex(16))


def commit(seed: str, salt: str) -> str:
    """The commitment to a seed: the SHA-256 of salt and seed, in hexadecimal digits."""
    return _sha256(salt + seed)


def is_contribution(text: str) -> bool:
    """Whether a text has the form of a contribution: 32 hexadecimal digits in small letters."""
    return _CONTRIBUTION.fullmatch(text) is not None


def is_pledge(text: str) -> bool:
    """Whether a text has the form of a pledge: 64 hexadecimal digits in small letters."""
    return _PLEDGE.fullmatch(text) is not None


def pledge_of(contribution: str) -> str:
    """What binds a person to a contribution before it is opened.

    >>> pledge_of("00" * 16)[:16]
    'a3dd6b69714da734'
    """
    return _sha256(f"majlis pledge 1\n{contribution}\n")


def seed_of(house: str, contributions: Mapping[int, str]) -> str:
    """The seed of a game: of the house's seed and the contributions, each with its seat.

    Without a contribution it is the house's own, as it was before there were any.

    >>> seed_of("house", {})
    'house'
    >>> seed_of("house", {2: "b", 0: "a"}) == seed_of("house", {0: "a", 2: "b"})
    True
    """
    if not contributions:
        return house
    lines = "".join(f"{seat} {contributions[seat]}\n" for seat in sorted(contributions))
    return _sha256(f"majlis seed 1\n{house}\n{lines}")


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


# --- records -----------------------------------------------------------------------------------


def fair_record(
    match: Match,
    shuffle: Shuffle,
    pledges: Mapping[int, str] | None = None,
    contributions: Mapping[int, str] | None = None,
) -> Json:
    """The record of a finished game with all that is needed to check its shuffle.

    By seat it says what was pledged and what was opened; one who pledged and opened nothing was
    left out of the deal.
    """
    record = {**write_record(match), "salt": shuffle.salt, "commitment": shuffle.commitment}
    if pledges:
        record["house"] = shuffle.seed
        record["pledges"] = by_seat(pledges, match.config.players)
        record["contributions"] = by_seat(contributions or {}, match.config.players)
    return record


def by_seat(given: Mapping[int, str], players: int) -> list[str | None]:
    """What seats gave, as a list of all of them."""
    return [given.get(seat) for seat in range(players)]


def verify_record(record: Json) -> Match:
    """The match of a fair record; RecordError says what does not fit."""
    match = read_record(record)
    salt, commitment = record.get("salt"), record.get("commitment")
    if not isinstance(salt, str) or not isinstance(commitment, str):
        raise RecordError("the record has no commitment: its shuffle cannot be checked")
    house = record.get("house", match.seed)
    if not isinstance(house, str):
        raise RecordError("the record is damaged: the seed of the house must be a text")
    if not hmac.compare_digest(commit(house, salt).encode(), commitment.encode()):
        raise RecordError("the seed is not the one that the server was bound to")
    given = _kept_pledges(record, match.config.players)
    if seed_of(house, given) != match.seed:
        raise RecordError(
            "the seed of the game does not follow from the house's seed and the contributions"
        )
    numbers = [number for _, number in match.redrawn]
    if numbers != sorted(set(numbers)):
        raise RecordError("chance began anew in another order than a game can have")
    return match


def _kept_pledges(record: Json, players: int) -> dict[int, str]:
    """The contributions of a record by seat, each held against its pledge."""
    pledges = _list_of(record, "pledges", players, is_pledge)
    opened = _list_of(record, "contributions", players, is_contribution)
    given = {seat: one for seat, one in enumerate(opened) if one is not None}
    for seat, one in given.items():
        if pledges[seat] is None:
            raise RecordError(f"the contribution of seat {seat + 1} was never pledged")
        if pledge_of(one) != pledges[seat]:
            raise RecordError(f"the contribution of seat {seat + 1} is not the one it pledged")
    return given


def _list_of(
    record: Json, name: str, players: int, fits: Callable[[str], bool]
) -> Sequence[str | None]:
    """One text a seat, or none where a record has nothing of the kind."""
    found = record.get(name, [None] * players)
    if (
        isinstance(found, list)
        and len(found) == players
        and all(one is None or (isinstance(one, str) and fits(one)) for one in found)
    ):
        return found
    raise RecordError(f"the record is damaged: {name} must be one text a seat, or null")


def seat_of(record: Json, contribution: str) -> int:
    """The seat whose contribution this is in a record that was verified."""
    opened = record.get("contributions", [])
    if contribution not in opened:
        raise RecordError(
            "this contribution is not in the record: the game was dealt without it"
            if pledge_of(contribution) in record.get("pledges", [])
            else "this contribution is not in the record, nor was it pledged at this table"
        )
    return int(opened.index(contribution))
