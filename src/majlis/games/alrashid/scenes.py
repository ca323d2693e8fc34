"""The moments of Al-Rashid that are shown row by row, read out of the events of an act.

A battle, a court, the end of a year, a crisis, the end of the game. The counts and sums are those
that the frames told; nothing is computed here that a rule decides.
"""

from collections.abc import Sequence
from typing import Final

from majlis.games.alrashid import labels
from majlis.games.alrashid.events import (
    FINAL_PLACE,
    SOURCE_CLAUSES,
    SOURCES,
    unpack_seats,
    unpack_sums,
)
from majlis.games.alrashid.goods import unpack
from majlis.games.alrashid.material import AREAS, COLOURS, COURT, TOKENS
from majlis.kernel.journal import Event
from majlis.kernel.scene import Row, Scene, Share
from majlis.kernel.text import Ref, Seat, Text

WIN: Final = "win"
LOST: Final = "lost"
FLED: Final = "fled"
OPEN: Final = "open"  # single mercenaries are still to be removed (AR-17.12)

# What is counted in a row, by names whose pictures the page knows.
SIGNS: Final = ("sign-mercenary-land", "sign-mercenary-sea")

Args = dict[str, int | str | list[int | str]]


def scenes(events: Sequence[Event], players: int) -> list[Scene]:
    """The scenes of an act, in the order in which they happened."""
    found: list[Scene] = []
    for index, event in enumerate(events):
        if event.name in ("struck", "fled"):
            found.append(_battle(events, index, found[-1].end if found else 0))
        elif event.name == "year_ends":
            found.append(_year(events, index))
        elif event.name == "crisis":
            found.append(_crisis(events, index))
        elif event.name == "game_over":
            found.append(_ending(events, index, players))
        elif event.name in ("no_pasha", "new_order") and _begins(events, index):
            found.append(_court(events, index))
    return found


def _begins(events: Sequence[Event], index: int) -> bool:
    """Whether an event is the first one of its kind in a row."""
    return index == 0 or events[index - 1].name != events[index].name


def _last(events: Sequence[Event], index: int, *names: str) -> int:
    """The end of the row of events of these names that begins at an index."""
    end = index + 1
    while end < len(events) and events[end].name in names:
        end += 1
    return end


def _tokens(pile: int) -> list[int | str]:
    """One name for each token of a pile."""
    counts = unpack(pile, len(TOKENS))
    return [TOKENS[kind] for kind in range(len(TOKENS)) for _ in range(counts[kind])]


# --- a battle ------------------------------------------------------------------------------------


def _battle(events: Sequence[Event], index: int, first: int) -> Scene:
    """AR-17.4 to AR-17.13: somebody has struck or fled; what came of it, and who is next.

    It begins where the mercenaries were turned up, yet not before `first`.
    """
    event = events[index]
    seat, area = event.args[0], event.args[1]
    start = index
    while start > first and events[start - 1].name in ("revealed", "faces"):
        start -= 1
    end = _last(events, index, "weighed", "defeated", "won", "lost", "unbeaten", "faces")
    after = events[index + 1 : end]
    struck = event.name == "struck"
    args: Args = {
        "seat": seat,
        "area": AREAS[area],
        "outcome": _outcome(struck, after),
        "enemies": _tokens(event.args[3]),
        "tokens": _tokens(event.args[2]) if struck else [],
        "next": -1,
    }
    for colour in COLOURS:
        args[f"force_{colour}"] = args[f"strength_{colour}"] = 0
    if struck:
        rows = [_weighed(one, args) for one in after if one.name == "weighed"]
    else:
        rows = [_flight(event)]
        for kind, count in enumerate(unpack(event.args[3], len(TOKENS))):
            name = f"strength_{COLOURS[kind // 3]}"
            args[name] = int(str(args[name])) + count * (kind % 3 + 2)
    facts = _follows(seat, area, after, args)
    words: dict[str, int | str | Ref | Seat | Text | list[Text]] = {
        "seat": Seat(seat),
        "area": labels.area(area),
    }
    text = Text(f"scene-battle-{args['outcome']}", words)
    return Scene("battle", text, event.clause, start, end, rows, facts, args)


def _outcome(struck: bool, after: Sequence[Event]) -> str:
    names = [event.name for event in after]
    if not struck:
        return FLED
    if "won" in names:
        return WIN
    return LOST if "lost" in names else OPEN


def _weighed(event: Event, args: Args) -> Row:
    """Force against strength, for one colour."""
    seat, colour, force, strength = event.args
    args[f"force_{COLOURS[colour]}"] = force
    args[f"strength_{COLOURS[colour]}"] = strength
    how = "more" if force > strength else "level" if force == strength else "less"
    text = Text(
        "scene-weighed",
        {"colour": labels.colour(colour), "force": force, "strength": strength},
    )
    why = Text(f"scene-weighed-{how}", {"count": abs(force - strength)})
    share = Share(seat, force, 1 if force > strength else 0, 0)
    return Row(SIGNS[colour], text, event.clause, [share], [why])


def _flight(event: Event) -> Row:
    """AR-17.11: what it costs to flee."""
    seat, _, count, _, points = event.args
    text = Text("scene-flight", {"count": count})
    return Row(
        "label-dishonour", text, event.clause, [Share(seat, count, 0, points)], [event.text()]
    )


def _follows(seat: int, area: int, after: Sequence[Event], args: Args) -> list[Text]:
    """What comes of a battle, in words; who is next goes into the arguments too."""
    facts: list[Text] = []
    for event in after:
        if event.name == "won":
            traders = unpack_seats(event.args[2])
            args["traders"] = list(traders)
            args["raid"] = event.args[3]
            facts.append(Text("scene-both_leave", {}))
            if event.args[3]:
                facts.append(Text("scene-raid", {"seat": Seat(seat), "count": event.args[3]}))
            names = [Text("named", {"seat": Seat(trader)}) for trader in traders]
            if len(traders) > 1:
                facts.append(Text("scene-trade_order", {"seats": names}))
            else:
                facts.append(Text("scene-trades_alone", {"seat": Seat(seat)}))
        elif event.name == "lost":
            facts.append(Text("scene-goes_home", {"seat": Seat(seat)}))
            facts.append(Text("scene-laid_out_lost", {}))
        elif event.name == "faces":
            args["next"] = event.args[0]
            facts.append(Text("scene-next_faces", {"seat": Seat(event.args[0])}))
        elif event.name == "unbeaten":
            facts.append(Text("scene-nobody_trades", {"area": labels.area(area)}))
    if args["outcome"] == FLED:
        facts.insert(0, Text("scene-fled_home", {"seat": Seat(seat)}))
    return facts


# --- the court -----------------------------------------------------------------------------------


def _court(events: Sequence[Event], index: int) -> Scene:
    """AR-13.4, AR-13.7: who is turned away without a pasha; or the new turn order."""
    event = events[index]
    end = _last(events, index, event.name)
    told = events[index:end]
    rows: list[Row] = []
    args: Args = {"area": AREAS[COURT], "event": event.name}
    if event.name == "no_pasha":
        for one in told:
            seat, count, points, _ = one.args
            shares = [Share(seat, count, 0, points)]
            rows.append(Row("label-dishonour", one.text(), one.clause, shares, []))
        args["seats"] = [one.args[0] for one in told]
    else:
        for one in told:
            seat, place, former, benevolent = one.args
            shares = [Share(seat, -1, place, 0)]
            why = [Text("scene-benevolent", {"seat": Seat(seat)})] if benevolent else []
            text = Text("scene-place", {"seat": Seat(seat), "place": place, "former": former})
            rows.append(Row("sign-court", text, one.clause, shares, why))
        args["order"] = [one.args[0] for one in told]
        args["former"] = [one.args[2] for one in told]
        args["benevolent"] = [one.args[0] for one in told if one.args[3]]
    text = Text(f"scene-court-{event.name}", {})
    facts = [] if event.name == "no_pasha" else [Text("scene-from_next_round", {})]
    return Scene("court", text, event.clause, index, end, rows, facts, args)


# --- the end of a year, and a crisis -------------------------------------------------------------


def _year(events: Sequence[Event], index: int) -> Scene:
    """AR-19.1: what changes between two years; after the last one nothing does (AR-19.4)."""
    year = events[index].args[0]
    end = _last(events, index, "refilled")
    args: Args = {"year": year, "items": 0, "titles": 0, "last": 1}
    facts: list[Text] = []
    for event in events[index + 1 : end]:
        args["items"], args["titles"] = event.args[0], event.args[1]
        args["last"] = 0
        facts.append(Text("scene-refilled", {"count": event.args[0]}))
        facts.append(Text("scene-turned_back", {"count": event.args[1]}))
        facts.append(Text("scene-all_open", {}))
    if args["last"]:
        facts.append(Text("scene-last_year", {}))
    text = Text("scene-year", {"year": year})
    return Scene("year", text, events[index].clause, index, end, [], facts, args)


def _crisis(events: Sequence[Event], index: int) -> Scene:
    """AR-16.5: a token for each entry of a tile, face down."""
    end = _last(events, index, "mercenary_arrives", "no_mercenary_left", "reshuffled")
    rows: list[Row] = []
    areas: list[int | str] = []
    colours: list[int | str] = []
    came: list[int | str] = []
    for event in events[index + 1 : end]:
        if event.name == "reshuffled":
            continue
        area, colour = event.args
        areas.append(AREAS[area])
        colours.append(COLOURS[colour])
        came.append(1 if event.name == "mercenary_arrives" else 0)
        rows.append(Row(SIGNS[colour], event.text(), event.clause, [], []))
    args: Args = {"areas": areas, "colours": colours, "came": came}
    arrived = [flag for flag in came if flag]
    facts = [Text("scene-face_down", {"count": len(arrived)})]
    text = Text("scene-crisis", {"count": len(arrived)})
    return Scene("crisis", text, events[index].clause, index, end, rows, facts, args)


# --- the end of the game -------------------------------------------------------------------------


def _ending(events: Sequence[Event], index: int, players: int) -> Scene:
    """AR-20.1 to AR-20.9: prestige by source, then the places."""
    end = _last(events, index, "prestige", "final_place")
    rows: list[Row] = []
    facts: list[Text] = []
    places: list[int | str] = [0] * players
    for event in events[index + 1 : end]:
        if event.kind is FINAL_PLACE:
            places[event.args[0]] = event.args[1]
            facts.append(event.text())
            continue
        source = event.args[0]
        sums = unpack_sums(event.args[1])
        shares = [Share(seat, sums[seat][0], 0, sums[seat][1]) for seat in range(players)]
        name = f"source-{SOURCES[source]}"
        why = Text(f"why-{SOURCES[source]}", {})
        rows.append(Row(name, Text(name, {}), SOURCE_CLAUSES[source], shares, [why]))
    args: Args = {"places": places}
    return Scene("end", Text("scene-end", {}), events[index].clause, index, end, rows, facts, args)
