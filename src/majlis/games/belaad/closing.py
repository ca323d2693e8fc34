"""Chapter 13: the end of the game, and how its points are counted before everybody."""

from majlis.games.belaad import events, scoring
from majlis.games.belaad.ending import order_has_won
from majlis.games.belaad.material import (
    ORDER_VICTORY,
    SOURCES,
    TURN_LIMIT,
)
from majlis.games.belaad.state import Belaad
from majlis.kernel.rules import Point, Standing


def finish(st: Belaad, reason: int) -> None:
    """BL-13.1, BL-16.2: the game is over at once; nothing still planned is done (BL-11.4).

    A combat whose spoils have won the game is over too (BL-12.14).
    """
    st.ending = reason
    if st.table.newer_rulings:
        st.shuffle_combat()
        st.fight = ()
    if reason == TURN_LIMIT:
        st.tell(events.TURNS_OVER)
    else:
        st.tell(events.GAME_OVER, reason)
    st.frames.clear()
    if st.journal is not None:
        count(st)


def check_order(st: Belaad) -> None:
    """BL-12.14: called after each assassination of a token, as the last thing of its frame."""
    if order_has_won(st):
        finish(st, ORDER_VICTORY)


def count(st: Belaad) -> None:
    """BL-13.2, BL-13.11: the points of each source, then the places; spoils are shown (BL-14.7)."""
    standings = scoring.standings(st)
    by_seat: list[list[Point]] = [[] for _ in range(st.table.players)]
    for standing in standings:
        by_seat[standing.seat] = standing.points
    for source in range(len(SOURCES)):
        shares = [(st.table.factions[s], *_share(by_seat[s], source)) for s in range(len(by_seat))]
        if any(number > 0 or points for _, number, points in shares):
            st.tell(events.COUNTED, source, events.pack_counted(shares))
    for faction in st.table.playing:
        _rank(st, faction, standings)


def _share(points: list[Point], source: int) -> tuple[int, int]:
    """How many things of a source a seat has and what they bring; coins are not counted (-1)."""
    own = [p for p in points if p.text.key == f"score-{SOURCES[source]}"]
    worth = sum([p.points for p in own])
    if SOURCES[source] == "science":
        return len(own), worth
    if SOURCES[source] == "coins":
        return -1, worth
    return sum([_counted(p) for p in own]), worth


def _counted(point: Point) -> int:
    """The number in the words of some points."""
    found = point.text.args.get("count", 0)
    return found if isinstance(found, int) else 0


def _rank(st: Belaad, faction: int, standings: list[Standing]) -> None:
    """BL-13.11: the place of a faction with what decides it: points, then swords, then gold."""
    if st.journal is None:
        return
    own = [standing for standing in standings if standing.team == faction]
    args = (
        faction,
        scoring.member_bits(st, faction),
        own[0].place,
        own[0].total,
        scoring.faction_swords(st, faction),
        scoring.faction_gold(st, faction),
    )
    st.journal.note(events.RANKED, args, -1)
