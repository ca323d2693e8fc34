"""Chapter 20: prestige, with the reason of each point, and who wins."""

from majlis.games.alrashid import events, labels
from majlis.games.alrashid.frames.titles import title_clause
from majlis.games.alrashid.goods import value
from majlis.games.alrashid.material import INTRIGUE, MERCHANT, MILITARY, PASHA, SAGE, reached
from majlis.games.alrashid.player import Player
from majlis.games.alrashid.state import AlRashid
from majlis.kernel.rules import Point, Standing, Tie
from majlis.kernel.text import Ref, Seat, Text


def title_points(st: AlRashid, player: Player, title: int) -> int:
    """AR-20.3, AR-20.4: printed prestige, or prestige by what a politics title counts."""
    material = st.table.material
    counter = material.title_counter[title]
    if counter < 0:
        return material.title_prestige[title]
    return reached(material.title_steps[title], count_for(st, player, counter))


def count_for(st: AlRashid, player: Player, counter: int) -> int:
    """What a politics title counts (AR-15.17 to AR-15.24), in the order of COUNTERS."""
    palace = st.table.material.title_palace
    return (
        player.influence,
        len({palace[t] for t in player.titles}),
        5 - player.goods.count(0),
        len([t for t in player.titles if palace[t] == INTRIGUE]),
        len([t for t in player.titles if palace[t] == MILITARY]),
        player.family[SAGE],
        player.family[MERCHANT],
        player.family[PASHA],
    )[counter]


def total(st: AlRashid, seat: int) -> int:
    """The prestige of a seat if the game ended now."""
    material = st.table.material
    player = st.players[seat]
    points = material.influence_points * player.influence
    points = min(points, material.influence_most)
    points += material.dishonour_points * player.dishonour
    for pawn in range(3):
        points += material.pawn_prestige[pawn] * player.family[pawn]
    for title in player.titles:
        points += title_points(st, player, title)
    return points


def reasons(st: AlRashid, seat: int, told: bool = False) -> list[Point]:
    """The prestige of a seat, point by point; `told`, with the sums."""
    material = st.table.material
    player = st.players[seat]
    points: list[Point] = []
    for pawn in range(3):
        count = player.family[pawn]
        text = Text("score-pawns", {"count": count, "pawn": labels.pawn(pawn)})
        worth = material.pawn_prestige[pawn]
        points.append(Point("AR-20.2", text, count * worth, _times(count, worth, told)))
    for title in player.titles:
        text = Text("score-title", {"title": labels.title(title)})
        clause = "AR-20.3" if material.title_counter[title] < 0 else title_clause(title)
        points.append(Point(clause, text, title_points(st, player, title)))
    influence = min(material.influence_points * player.influence, material.influence_most)
    text = Text("score-influence", {"count": player.influence})
    worth = material.influence_points
    whole = told and influence == worth * player.influence
    points.append(Point("AR-20.5", text, influence, _times(player.influence, worth, whole)))
    text = Text("score-dishonour", {"count": player.dishonour})
    worth = material.dishonour_points
    lost = worth * player.dishonour
    points.append(Point("AR-20.6", text, lost, _times(player.dishonour, worth, told)))
    return points


def sums(st: AlRashid, seat: int) -> list[tuple[int, int]]:
    """What a seat has of each source, in the order of `events.SOURCES`, and the points for it."""
    material = st.table.material
    player = st.players[seat]
    found = [(player.family[p], player.family[p] * material.pawn_prestige[p]) for p in range(3)]
    titles = sum([title_points(st, player, title) for title in player.titles])
    influence = min(material.influence_points * player.influence, material.influence_most)
    found.append((len(player.titles), titles))
    found.append((player.influence, influence))
    found.append((player.dishonour, material.dishonour_points * player.dishonour))
    return found


def tell_prestige(st: AlRashid) -> None:
    """Tells the journal where the prestige of everybody comes from, and the places (AR-20.9)."""
    if st.journal is None:
        return
    table = [sums(st, seat) for seat in range(st.table.players)]
    for source in range(len(events.SOURCES)):
        of_seats = [row[source] for row in table]
        st.tell(events.PRESTIGE, source, events.pack_sums(of_seats))
    for standing in standings(st):
        st.tell(events.FINAL_PLACE, standing.seat, standing.place, standing.total)


def _times(count: int, worth: int, told: bool) -> str:
    """A product as it is written."""
    return f"{count} × {worth}" if told and count else ""


def points(st: AlRashid, seat: int) -> list[list[Point]]:
    """The prestige of every seat; all of it is public, whoever asks (AR-3.1)."""
    return [reasons(st, other) for other in range(st.table.players)]


def standings(st: AlRashid) -> list[Standing]:
    """From first to last. A tie goes to the greater wealth, then to the earlier turn (AR-20.9)."""
    seats = list(range(st.table.players))
    keys: dict[int, tuple[int, int, int]] = {}
    for seat in seats:
        wealth = turn = 0
        if not st.table.shared_win:
            wealth = value(st.players[seat].goods)
            turn = -st.order.index(seat) if seat in st.order else 0
        keys[seat] = (total(st, seat), wealth, turn)
    seats.sort(key=lambda seat: keys[seat], reverse=True)
    result: list[Standing] = []
    for seat in seats:
        place = 1 + len([other for other in seats if keys[other] > keys[seat]])
        points = reasons(st, seat, True)
        result.append(Standing(seat, place, points, tie=_tie(st, seat, keys)))
    return result


def _tie(st: AlRashid, seat: int, keys: dict[int, tuple[int, int, int]]) -> Tie | None:
    """AR-20.9: what decides for a seat that has as much prestige as another one."""
    own = keys[seat]
    rivals = [keys[other] for other in keys if other != seat and keys[other][0] == own[0]]
    if not rivals:
        return None
    if st.table.shared_win or own in rivals:
        return Tie("AR-20.9", Text("tie-shared", {"seat": Seat(seat)}))
    args: dict[str, int | str | Ref | Seat | Text | list[Text]]
    args = {"seat": Seat(seat), "wealth": own[1]}
    if own[1] not in [rival[1] for rival in rivals]:
        return Tie("AR-20.9", Text("tie-wealth", args))
    args["turn"] = 1 - own[2]
    return Tie("AR-20.9", Text("tie-order", args))
