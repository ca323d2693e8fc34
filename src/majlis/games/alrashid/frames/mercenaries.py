"""Chapter 16: drawing mercenary tokens and applying crisis tiles."""

from typing import ClassVar

from majlis.games.alrashid import events, labels, things
from majlis.games.alrashid.frames.common import CLAUSES, REASON, SEAT
from majlis.games.alrashid.material import AREAS, COLOURS, FIRST_COUNTRY, SETUP_TILES
from majlis.games.alrashid.state import OLDER, TOKEN_KIND, AlRashid
from majlis.kernel.codec import Field, Name, Num
from majlis.kernel.frame import Ask, Do, Draw
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.text import Text


def refill_pile(st: AlRashid, colour: int) -> None:
    """AR-16.2: an empty pile is made anew from the discards of its colour.

    Everybody has seen those: all other tokens of the colour are none of the new pile.
    """
    pile = st.pile.counts
    start = colour * 3
    if pile[start] or pile[start + 1] or pile[start + 2]:
        return
    discards = st.discards.counts
    for kind in range(start, start + 3):
        pile[kind] = discards[kind]
        discards[kind] = 0
    for player in st.players:
        player.grow_old(colour)
    for country in range(len(st.mercenaries)):
        st.mercenaries[country] = tuple(
            [
                token | OLDER if (token & TOKEN_KIND) // 3 == colour else token
                for token in st.mercenaries[country]
            ]
        )
    st.tell(events.RESHUFFLED, colour)


class DrawTokens(Do[AlRashid]):
    """AR-11.4: so many tokens, one at a time; each colour is named before its draw."""

    KIND = "draw_tokens"
    CLAUSE = "AR-11.4"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", SEAT),
        Field("left", Num(0, 9)),
        Field("reason", REASON),
    )

    def __init__(self, seat: int, left: int, reason: int) -> None:
        self.seat = seat
        self.left = left
        self.reason = reason

    def clause(self) -> str:
        return CLAUSES[self.reason]

    def run(self, st: AlRashid) -> None:
        if self.left > 0 and (st.can_draw(0) or st.can_draw(1)):
            st.push(DrawTokens(self.seat, self.left - 1, self.reason))
            st.push(NameColour(self.seat, self.reason))


class NameColour(Ask[AlRashid]):
    """Names the colour of the next token: land or sea."""

    KIND = "name_colour"
    CLAUSE = "AR-11.4"
    SIZE = 2
    FOLLOWS = True
    DETAIL = True
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT), Field("reason", REASON))

    def __init__(self, seat: int, reason: int) -> None:
        self.seat = seat
        self.reason = reason

    def clause(self) -> str:
        return CLAUSES[self.reason]

    def choices(self, st: AlRashid) -> list[int]:
        return [colour for colour in range(2) if st.can_draw(colour)]

    def why_not(self, st: AlRashid, choice: int) -> Refusal | None:
        return None if st.can_draw(choice) else refuse("AR-16.3", "colour_used_up")

    def resolve(self, st: AlRashid, choice: int) -> None:
        refill_pile(st, choice)
        st.push(DrawToken(self.seat, choice))

    def describe(self, st: AlRashid, choice: int) -> Text:
        return Text("name_colour", {"colour": labels.colour(choice)})

    def touches(self, st: AlRashid, choice: int) -> list[str]:
        return [things.pile(choice)]


class DrawToken(Draw[AlRashid]):
    """AR-16.1: the top token of a pile goes into a hand."""

    KIND = "draw_token"
    CLAUSE = "AR-16.1"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT), Field("colour", Name(COLOURS)))

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour

    def weights(self, st: AlRashid) -> list[int]:
        start = self.colour * 3
        return st.pile.counts[start : start + 3]

    def resolve(self, st: AlRashid, outcome: int) -> None:
        kind = self.colour * 3 + outcome
        st.pile.take(kind)
        st.players[self.seat].tokens[kind] += 1
        st.tell(events.DREW, self.seat, self.colour)
        st.tell_only(self.seat, events.DREW_TOKEN, self.seat, kind)


class DrawSetupTile(Draw[AlRashid]):
    """AR-2.7: one of the set-up crisis tiles serves for the first year."""

    KIND = "draw_setup_tile"
    CLAUSE = "AR-2.7"

    def weights(self, st: AlRashid) -> list[int]:
        return [1, 1, 1]

    def resolve(self, st: AlRashid, outcome: int) -> None:
        apply_crisis(st, outcome, st.table.material.setup_tile(outcome, st.table.french_tiles))


class DrawYearTile(Draw[AlRashid]):
    """AR-19.1: one year crisis tile, never seen before in this game (AR-19.3)."""

    KIND = "draw_year_tile"
    CLAUSE = "AR-19.1"

    def weights(self, st: AlRashid) -> list[int]:
        return st.year_tiles.counts

    def resolve(self, st: AlRashid, outcome: int) -> None:
        st.year_tiles.take(outcome)
        tile = len(SETUP_TILES) + outcome
        apply_crisis(st, tile, st.table.material.year_tile(outcome, st.table.french_tiles))


def apply_crisis(st: AlRashid, tile: int, entries: list[tuple[int, int]]) -> None:
    """AR-16.5: a token for each entry of the tile."""
    st.crises = (*st.crises, tile)
    st.tell(events.CRISIS, tile)
    st.plan([SendMercenary(area, colour) for area, colour in entries])


class SendMercenary(Do[AlRashid]):
    """AR-16.5, AR-16.6: one token of the entry's colour, if there is one (AR-16.3)."""

    KIND = "send_mercenary"
    CLAUSE = "AR-16.5"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("area", Name(AREAS)),
        Field("colour", Name(COLOURS)),
    )

    def __init__(self, area: int, colour: int) -> None:
        self.area = area
        self.colour = colour

    def run(self, st: AlRashid) -> None:
        if st.can_draw(self.colour):
            refill_pile(st, self.colour)
            st.push(DrawMercenary(self.area, self.colour))
        else:
            st.tell(events.NO_MERCENARY_LEFT, self.area, self.colour)


class DrawMercenary(Draw[AlRashid]):
    """AR-16.5: the token is laid face down on the country, seen by nobody."""

    KIND = "draw_mercenary"
    CLAUSE = "AR-16.5"
    FIELDS = SendMercenary.FIELDS

    def __init__(self, area: int, colour: int) -> None:
        self.area = area
        self.colour = colour

    def weights(self, st: AlRashid) -> list[int]:
        start = self.colour * 3
        return st.pile.counts[start : start + 3]

    def resolve(self, st: AlRashid, outcome: int) -> None:
        kind = self.colour * 3 + outcome
        st.pile.take(kind)
        country = self.area - FIRST_COUNTRY
        st.mercenaries[country] = (*st.mercenaries[country], kind)
        st.tell(events.MERCENARY_ARRIVES, self.area, self.colour)
