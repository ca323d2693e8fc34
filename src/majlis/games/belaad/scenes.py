"""The moments of Belaad that are told row by row: a combat, a hire, a generation, the end.

They are read out of the events of an act as one viewer reads them, so they know no more than the
log does.
"""

from collections.abc import Sequence
from typing import Final

from majlis.games.belaad import events, labels
from majlis.games.belaad.material import SCHOLARS, SOURCES
from majlis.kernel.journal import Event, EventKind
from majlis.kernel.scene import Row, Scene, Share
from majlis.kernel.text import Ref, Seat, Text

Args = dict[str, int | str | list[int | str]]

SOURCE_CLAUSES: Final = ("BL-13.3", "BL-13.7", "BL-13.8", "BL-13.9", "BL-12.13")


def scenes(told: Sequence[Event], players: int) -> list[Scene]:
    """The moments of an act, in their order."""
    found: list[Scene] = []
    for place, event in enumerate(told):
        if event.kind is events.FOUGHT:
            found.append(_combat(told, place))
        elif event.kind is events.JOINED:
            found.append(_hire(told, place))
        elif event.kind is events.GENERATION:
            found.append(_generation(told, place))
        elif event.kind in (events.GAME_OVER, events.TURNS_OVER) and _is_counted(told, place):
            found.append(_end(told, place))
    return found


def _before(told: Sequence[Event], place: int, kinds: tuple[EventKind, ...]) -> int:
    """Where the events of these kinds begin that lead up to a place."""
    while place > 0 and told[place - 1].kind in kinds:
        place -= 1
    return place


def _after(told: Sequence[Event], place: int, kinds: tuple[EventKind, ...]) -> int:
    """Where the events of these kinds end that begin at a place."""
    while place < len(told) and told[place].kind in kinds:
        place += 1
    return place


# ---- combat


def _combat(told: Sequence[Event], place: int) -> Scene:
    """BL-9.9: what was turned by whom and what power that made, who won, what it brought."""
    attacker, defender, power, other, began, met, packed, wipes = told[place].args
    cards = events.unpack_turned(packed)
    start, end = _before(told, place, events.BLOWS), _after(told, place + 1, events.RESULTS)
    won = [e for e in told[place + 1 : end] if e.kind is events.COMBAT_WON]
    winner = won[0].args[0] if won else -1
    rows = _blow_rows(attacker, defender, began, met, cards)
    rows.extend(_prize_rows(told[place + 1 : end], winner))
    facts = [event.text() for event in told[place + 1 : end] if event.kind is not events.SAW_SPOILS]
    wiped = any(event.kind is events.WIPED for event in told[place + 1 : end])
    if wipes and not wiped:
        seats = {"seat": Seat(winner), "loser": Seat(attacker + defender - winner)}
        facts.append(Text("scene-combat-wipe", {**seats}))
    args: Args = {
        "attacker": attacker,
        "defender": defender,
        "power": power,
        "other": other,
        "began": began,
        "met": met,
        "by": [seat for seat, _, _ in cards],
        "cards": ["grey" if is_grey else change for _, change, is_grey in cards],
        "winner": winner,
        "how": _how(told[start:place], cards),
    }
    text = Text("scene-combat", {"seat": Seat(attacker), "defender": Seat(defender)})
    return Scene("combat", text, "BL-9.9", start, end, rows, facts, args)


def _how(blows: Sequence[Event], cards: list[tuple[int, int, bool]]) -> str:
    """What decided a combat: somebody gave up, a grey card, or the end of the deck."""
    kinds = [event.kind for event in blows]
    if events.SURRENDERED in kinds:
        return "surrender"
    if events.COMBAT_DECK_EMPTY in kinds:
        return "deck"
    return "grey" if cards and cards[-1][2] else "surrender"


def _blow_rows(
    attacker: int, defender: int, began: int, met: int, cards: list[tuple[int, int, bool]]
) -> list[Row]:
    """The powers at the start, and after each card that was turned (BL-9.2, BL-9.5, BL-9.6)."""
    powers = [began, met]
    rows = [
        _power_row("symbol-military", Text("scene-power", {}), "BL-9.2", attacker, defender, powers)
    ]
    for seat, change, is_grey in cards:
        powers[0 if seat == attacker else 1] += change
        if is_grey:
            thing, clause = "combat-grey", "BL-9.6"
            text = Text("turned-grey", {"seat": Seat(seat)})
        else:
            thing, clause = ("combat-red" if change < 0 else "combat-green"), "BL-9.5"
            text = Text("turned-card", {"seat": Seat(seat), "change": labels.signed(change)})
        rows.append(_power_row(thing, text, clause, attacker, defender, powers))
    return rows


def _power_row(
    thing: str, text: Text, clause: str, attacker: int, defender: int, powers: list[int]
) -> Row:
    """Both sides with their power; the weaker one is second, and on a tie the attacker (BL-9.3)."""
    ahead = powers[0] > powers[1]
    shares = [
        Share(attacker, powers[0], 1 if ahead else 2, 0),
        Share(defender, powers[1], 2 if ahead else 1, 0),
    ]
    return Row(thing, text, clause, shares, [])


def _prize_rows(results: Sequence[Event], winner: int) -> list[Row]:
    """BL-9.10, BL-14.7: spoils; how many points they are, only who won reads."""
    took = [event for event in results if event.kind is events.TOOK_SPOILS]
    seen = [event for event in results if event.kind is events.SAW_SPOILS]
    if not took:
        return []
    points = seen[0].args[0] if seen else 0
    why = [event.text() for event in seen]
    shares = [Share(winner, 1, 0, points)]
    return [Row("label-spoils", took[0].text(), "BL-9.10", shares, why)]


# ---- scholars


def _hire(told: Sequence[Event], place: int) -> Scene:
    """BL-7.8: what a scholar cost and brings his faction, and how far the generation is."""
    seat, scholar, members, science, bonus, taken, wanted = told[place].args
    hired = told[place - 1]
    start = _before(told, place - 1, events.PAID)
    gold = sum([event.args[-1] for event in told[start : place - 1]])
    swords = hired.args[2] if hired.kind is events.HIRED_WITH_SWORDS else 0
    name = labels.scholar(scholar)
    price = Text("scene-hire-swords", {"count": swords}) if swords else labels.coins(0, gold)
    rows = [_scholar_row("label-science", "scene-hire-science", "BL-13.3", members, science, name)]
    if bonus:
        rows.append(
            _scholar_row("label-bonus", "scene-hire-bonus", "BL-13.4", members, bonus, name)
        )
    facts = [Text("scene-hire-price", {"seat": Seat(seat), "price": price})]
    if taken < wanted:
        facts.append(Text("scene-hire-left", {"count": wanted - taken}))
    else:
        facts.append(Text("scene-hire-last", {"count": wanted}))
    args: Args = {
        "seat": seat,
        "scholar": SCHOLARS[scholar],
        "gold": gold,
        "swords": swords,
        "science": science,
        "bonus": bonus,
        "taken": taken,
        "wanted": wanted,
    }
    text = Text("scene-hire", {"seat": Seat(seat), "scholar": name})
    return Scene("hire", text, "BL-7.8", start, place + 1, rows, facts, args)


def _scholar_row(thing: str, key: str, clause: str, members: int, points: int, name: Ref) -> Row:
    """What a scholar brings everybody of his faction."""
    shares = [Share(seat, points, 0, points) for seat in events.seats_in(members)]
    return Row(thing, Text(key, {"scholar": name, "count": points}), clause, shares, [])


def _generation(told: Sequence[Event], place: int) -> Scene:
    """BL-11.2: who leaves, who comes, and how near the Order is to its goal (BL-12.14)."""
    start = _before(told, place, (events.SCHOLAR_GONE,))
    end = _after(told, place + 1, (events.ORDER_STANDS, events.SCHOLAR_REVEALED))
    gone = [event.args[0] for event in told[start:place]]
    came = [e.args[0] for e in told[place + 1 : end] if e.kind is events.SCHOLAR_REVEALED]
    order = [e for e in told[place + 1 : end] if e.kind is events.ORDER_STANDS]
    facts = [
        Text("scene-generation-gone", {"scholars": _named(gone)}),
        Text("scene-generation-came", {"scholars": _named(came)}),
        *[event.text() for event in order],
    ]
    number = told[place].args[0]
    args: Args = {
        "generation": number,
        "gone": [SCHOLARS[scholar] for scholar in gone],
        "came": [SCHOLARS[scholar] for scholar in came],
    }
    if order:
        args["active"] = order[0].args[1]
        args["goal"] = order[0].args[2]
    text = Text("scene-generation", {"generation": number})
    return Scene("generation", text, "BL-11.2", start, end, [], facts, args)


def _named(scholars: list[int]) -> list[Text]:
    """Scholars as a list in a sentence."""
    return [Text(f"scholar-{SCHOLARS[scholar]}", {}) for scholar in scholars]


# ---- the end


def _is_counted(told: Sequence[Event], place: int) -> bool:
    """Whether the points are counted: they are not at an end that is only imagined."""
    return place + 1 < len(told) and told[place + 1].kind in events.LAID_OPEN


def _end(told: Sequence[Event], place: int) -> Scene:
    """BL-13.2, BL-13.11: the points of each source, and who wins by what."""
    end = _after(told, place + 1, events.LAID_OPEN)
    counted = [event for event in told[place + 1 : end] if event.kind is events.COUNTED]
    ranked = [event for event in told[place + 1 : end] if event.kind is events.RANKED]
    ranked.sort(key=lambda event: event.args[2])
    places: dict[int, int] = {}
    for event in ranked:
        for seat in events.seats_in(event.args[1]):
            places[seat] = event.args[2]
    rows = [_source_row(event) for event in counted]
    facts = [told[place].text(), *[event.text() for event in ranked]]
    first = [event for event in ranked if event.args[2] == 1]
    facts.extend(_tie(ranked, first))
    args: Args = {
        "places": [places.get(seat, 0) for seat in range(len(places))],
        "totals": [_total(ranked, seat) for seat in range(len(places))],
    }
    text = Text("scene-end", {})
    return Scene("end", text, "BL-13.1", place, end, rows, facts, args)


def _source_row(event: Event) -> Row:
    """What one source brings each seat."""
    source, packed = event.args
    shares = [
        Share(seat, number, 0, points)
        for seat, (_, number, points) in enumerate(events.unpack_counted(packed))
    ]
    name = SOURCES[source]
    return Row(f"sum-{name}", Text(f"sum-{name}", {}), SOURCE_CLAUSES[source], shares, [])


def _total(ranked: list[Event], seat: int) -> int:
    """The points of the faction of a seat."""
    return sum([event.args[3] for event in ranked if (event.args[1] >> seat) & 1])


def _tie(ranked: list[Event], first: list[Event]) -> list[Text]:
    """BL-13.11: what decided between factions with as many points."""
    level = [event for event in ranked if first and event.args[3] == first[0].args[3]]
    if len(level) < 2:
        return []
    if len(first) > 1:
        return [Text("scene-end-shared", {})]
    if level[0].args[4] != level[1].args[4]:
        return [Text("scene-end-swords", {})]
    return [Text("scene-end-gold", {})]
