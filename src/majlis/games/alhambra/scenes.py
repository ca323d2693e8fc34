"""The moments of Alhambra that are told row by row: the scorings, and the tiles left at the end."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from majlis.games.alhambra import events, labels
from majlis.games.alhambra.frames.rounds import majority
from majlis.games.alhambra.material import CURRENCIES, TILES, TYPES
from majlis.games.alhambra.shares import DIRK, unpacked, unpacked_points
from majlis.kernel.journal import Event, Word
from majlis.kernel.scene import Row, Scene, Share
from majlis.kernel.text import Ref, Seat, Text

ROWS: Final = (events.MAJORITY, events.WALLS, events.CULTURE)
LEFT: Final = (events.LEFTOVER, events.LEFTOVER_NOBODY)
EXTRAS: Final = {"walls": "holding-wall", "culture": "holding-culture"}

Args = dict[str, int | str | list[int | str]]


def scenes(told: Sequence[Event], players: int) -> list[Scene]:
    """The scenes among the events of an act."""
    found: list[Scene] = []
    for start, event in enumerate(told):
        if event.kind is events.SCORING:
            found.append(_scoring(told, start))
        elif event.kind in LEFT and (start == 0 or told[start - 1].kind not in LEFT):
            found.append(_leftovers(told, start, players))
    return found


def _run(told: Sequence[Event], start: int, kinds: Sequence[object]) -> int:
    """The first event from a place on that is none of these kinds."""
    while start < len(told) and told[start].kind in kinds:
        start += 1
    return start


# ---- a scoring


def _scoring(told: Sequence[Event], start: int) -> Scene:
    """AL-9.1: each type in the order of the scoring card, then what else brings points."""
    end = _run(told, start + 1, ROWS)
    own = told[start + 1 : end]
    rows = [_type_row(e) if e.kind is events.MAJORITY else _extra_row(e) for e in own]
    types = [event for event in own if event.kind is events.MAJORITY]
    number = told[start].args[0]
    text = Text("scene-scoring", {"round": number})
    facts = [*_prize(types), *_longest(own), *_chances(types)]
    return Scene("scoring", text, "AL-9.1", start, end, rows, facts, _picture(number, types))


def _picture(number: int, types: Sequence[Event]) -> Args:
    """For the picture: the types in order, what their places pay, and how many Dirk has."""
    args: Args = {"round": number, "types": [TYPES[event.args[0]] for event in types]}
    dirk: list[int | str] = []
    for event in types:
        args[f"pays-{TYPES[event.args[0]]}"] = [*unpacked_points(event.args[2])]
        dirk += [share.number for share in unpacked(event.args[1]) if share.seat == DIRK]
    if dirk:
        args["dirk"] = dirk
    return args


def _type_row(event: Event) -> Row:
    """AL-9.3 to AL-9.5: who has how many of a type, and how the places are paid."""
    kind, whole, pays = event.args
    shares, points = unpacked(whole), unpacked_points(pays)
    ranked = sorted(shares, key=lambda share: -share.number)
    why = [
        _why(list(group), points) for _, group in groupby(ranked, key=lambda share: share.number)
    ]
    seats = [share for share in shares if share.seat != DIRK]
    text = Text("scene-type", {"type": labels.kinds(kind)})
    return Row(f"type-{TYPES[kind]}", text, event.clause, seats, why)


def _why(tied: list[Share], points: list[int]) -> Text:
    """Why those who have equally many get what they get."""
    first = tied[0]
    args: dict[str, Word] = {
        "who": [_name(share) for share in tied],
        "count": first.number,
        "place": first.place,
        "points": first.points,
    }
    if not first.place:
        return Text("why-unpaid" if first.number else "why-none", args)
    if len(tied) == 1:
        return Text("why-dirk" if first.seat == DIRK else "why-alone", args)
    shared = points[first.place - 1 : first.place - 1 + len(tied)]
    args["sum"] = " + ".join(map(str, shared))
    args["all"] = sum(shared)
    if len(shared) == 1:
        return Text("why-shares-one", args)
    return Text("why-shares", args)


def _name(share: Share) -> Text:
    if share.seat == DIRK:
        return Text("label-dirk", {})
    return Text("why-who", {"seat": Seat(share.seat)})


def _extra_row(event: Event) -> Row:
    """AL-9.6, AL-MO-14: what each seat gets for itself."""
    name = event.kind.name
    shares = unpacked(event.args[0])
    why: list[Text] = []
    for share in shares:
        args: dict[str, Word] = {
            "who": [_name(share)],
            "count": share.number,
            "points": share.points,
        }
        why.append(Text(f"why-{name}" if share.number else "why-none", args))
    return Row(EXTRAS[name], Text(f"scene-{name}", {}), event.clause, shares, why)


# ---- what came of it


def _prize(types: Sequence[Event]) -> list[Text]:
    """The most that a seat got for a type."""
    found = [
        (share.points, share.number, share.seat, event.args[0])
        for event in types
        for share in unpacked(event.args[1])
        if share.seat != DIRK and share.points
    ]
    if not found:
        return []
    points, number, seat, kind = max(found, key=lambda one: one[0])
    args: dict[str, Word] = {
        "seat": Seat(seat),
        "count": number,
        "type": Ref(f"type-{TYPES[kind]}"),
        "points": points,
    }
    return [Text("fact-prize", args)]


def _longest(own: Sequence[Event]) -> list[Text]:
    """Whose wall is the longest."""
    for event in own:
        if event.kind is events.WALLS:
            best = max(unpacked(event.args[0]), key=lambda share: share.number)
            if best.number:
                args: dict[str, Word] = {"seat": Seat(best.seat), "count": best.number}
                return [Text("fact-wall", args)]
    return []


def _chances(types: Sequence[Event]) -> list[Text]:
    """For each seat the type of which one more tile would have brought it most."""
    best: dict[int, tuple[int, int]] = {}
    for event in types:
        kind, whole, pays = event.args
        shares = unpacked(whole)
        counts = [share.number for share in shares]
        for index, share in enumerate(shares):
            if share.seat == DIRK:
                continue
            more = [count + (place == index) for place, count in enumerate(counts)]
            gain = majority(more, tuple(unpacked_points(pays)))[index] - share.points
            if gain > best.get(share.seat, (0, 0))[0]:
                best[share.seat] = gain, kind
    return [
        Text(
            "fact-chance",
            {"seat": Seat(seat), "type": Ref(f"type-{TYPES[kind]}"), "points": gain},
        )
        for seat, (gain, kind) in sorted(best.items())
    ]


# ---- the end of the game


def _leftovers(told: Sequence[Event], start: int, players: int) -> Scene:
    """AL-11.3: the tiles left on the market, each with the seat that gets it."""
    end = _run(told, start, LEFT)
    own = told[start:end]
    rows: list[Row] = []
    for event in own:
        tile, space = event.args[:2]
        winner = event.args[2] if event.kind is events.LEFTOVER else -1
        shares = [Share(seat, -1, int(seat == winner), 0) for seat in range(players)]
        args: dict[str, Word] = {"currency": labels.currency(space)}
        if winner >= 0:
            args["seat"] = Seat(winner)
        why = Text("why-leftover" if winner >= 0 else "why-leftover_nobody", args)
        text = Text("scene-leftover", {"tile": labels.tile(tile), **args})
        rows.append(Row(f"tile-{TILES[tile]}", text, event.clause, shares, [why]))
    picture: Args = {
        "tiles": [TILES[event.args[0]] for event in own],
        "spaces": [CURRENCIES[event.args[1]] for event in own],
    }
    return Scene("leftovers", Text("scene-leftovers", {}), "AL-11.3", start, end, rows, [], picture)
