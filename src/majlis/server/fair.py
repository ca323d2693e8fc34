"""Fair shuffles: the server binds itself to a seed before the first move and opens it at the end.

The commitment is published when the table is made. After the game anybody can check that the seed
is the one the server was bound to, and that seed and choices lead to the recorded end.
"""

import hashlib
import hmac
import secrets

from majlis.kernel.codec import Json
from majlis.play import Match, RecordError, read_record, write_record


class Shuffle:
    """A seed, the salt that hides it, and the commitment that both open."""

    def __init__(self, seed: str, salt: str) -> None:
        self.seed = seed
        self.salt = salt
        self.commitment = commit(seed, salt)


def new_shuffle() -> Shuffle:
    """A seed that nobody can guess, with its salt."""
    return Shuffle(secrets.token_hex(16), secrets.token_hex(16))


def commit(seed: str, salt: str) -> str:
    """The commitment to a seed: the SHA-256 of salt and seed, in hexadecimal digits."""
    return hashlib.sha256((salt + seed).encode()).hexdigest()


def fair_record(match: Match, shuffle: Shuffle) -> Json:
    """The record of a finished game with all that is needed to check its shuffle."""
    return {**write_record(match), "salt": shuffle.salt, "commitment": shuffle.commitment}


def verify_record(record: Json) -> Match:
    """The match of a fair record; RecordError says what does not fit."""
    match = read_record(record)
    salt, commitment = record.get("salt"), record.get("commitment")
    if not isinstance(salt, str) or not isinstance(commitment, str):
        raise RecordError("the record has no commitment: its shuffle cannot be checked")
    if not hmac.compare_digest(commit(match.seed, salt), commitment):
        raise RecordError("the seed is not the one that the server was bound to")
    return match
