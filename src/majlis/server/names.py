"""Names of people: fit to be shown, and not to be taken for somebody else's.

PRECIS (RFC 8266) keeps out what nobody can see or type; the confusables of Unicode (UTS 39) say
which characters look alike.
"""

import re
import unicodedata
from functools import cache, lru_cache
from typing import Final

from confusable_homoglyphs.confusables import confusables_data
from precis_i18n import get_profile
from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from majlis.server.problems import Refused
from majlis.server.storage.users import UserRow

LONGEST_NAME: Final = 24
BOT_NAMES: Final = ("Layla", "Marco", "Inès", "Yahya", "Amina", "Tariq")  # by seat
# Who speaks under such a name would be taken for the house.
HOUSE_NAMES: Final = (
    *("Majlis", "System", "Server", "Admin", "Administrator", "Moderator", "Bot"),
    *("Système", "Serveur", "Administrateur", "Modérateur"),
    *("Sistema", "Amministratore", "Moderatore"),
)
# Letters and digits of any script, and what stands between them in names.
_NAME: Final = re.compile(r"[\w](?:[\w .'’-]{0,22}[\w.])?")
_NICKNAME: Final = get_profile("NicknameCasePreserved")


def clean_name(name: str) -> str:
    """A name fit to be shown: short, on one line, of letters, digits and little else."""
    clean = " ".join(unicodedata.normalize("NFKC", name).split())
    try:
        fit = len(clean) <= LONGEST_NAME and _NAME.fullmatch(_NICKNAME.enforce(clean))
    except UnicodeEncodeError:  # what PRECIS forbids: fillers, joiners, unassigned ones
        fit = None
    if not fit:
        raise Refused(400, "malformed", "problem-name", longest=LONGEST_NAME)
    return clean


def fold(name: str) -> str:
    """What is the same name, however it is written. PostgreSQL cannot be asked for a NUL."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().replace("\0", "").split())


@lru_cache(4096)
def look(name: str) -> str:
    """What two names that look alike have in common; nobody is shown it.

    Accents count, signs between letters do not. A capital I is drawn as a small l is, and both
    spellings of a letter are one name: so i, I, l and 1 are the same here.
    """
    plain = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name))
    shapes = "".join(_shape(c) for c in plain if c.isalnum() or unicodedata.combining(c))
    return shapes.replace("i", "l")[:255] or fold(name)


def _shape(character: str) -> str:
    """A character as one sees it, if possible as a Latin letter: of another script also the small
    letter whose capital looks like one.
    """
    alike = _prototypes()
    shapes = [alike.get(one, one).casefold() for one in (character, character.upper())]
    best = next((shape for shape in shapes if shape.isascii()), shapes[0])
    return "".join(alike.get(one, one) for one in best)


@cache
def _prototypes() -> dict[str, str]:
    """The character or characters that stand for all that look like them, by each of those.

    The library tells of each character which others look like it: what has several stands for
    them, and of a pair the longer one, or the first.
    """

    def rank(text: str) -> tuple[int, str]:
        return -len(text), text

    found: dict[str, str] = {}
    for character, alike in confusables_data.items():
        other = alike[0]["c"]
        if len(alike) == 1 and (len(confusables_data[other]) > 1 or rank(other) < rank(character)):
            found[character] = other
    return found


@cache
def _house_looks() -> frozenset[str]:
    return frozenset(look(name) for name in (*BOT_NAMES, *HOUSE_NAMES))


async def check_free(session: AsyncSession, name: str, user_id: str) -> None:
    """Refuses a name that could be taken for a bot, the house, or somebody else's account."""
    if look(name) in _house_looks():
        raise Refused(409, "forbidden", "problem-name-house")
    alike = or_(UserRow.look_key == look(name), UserRow.name_key == fold(name))
    query = select(UserRow.id).where(alike, UserRow.id != user_id).limit(1)
    if (await session.execute(query)).first() is not None:
        raise Refused(409, "forbidden", "problem-name-taken")
