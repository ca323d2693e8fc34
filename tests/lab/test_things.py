"""What is counted of a game is what its end shows: sums of things fit the pieces on the table."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from majlis.games.catalogue import GAMES
from majlis.kernel.journal import Journal
from majlis.kernel.rules import Config, Rules
from majlis.lab.game import play_game
from majlis.lab.observe import observe, things_of
from majlis.lab.seating import sides
from majlis.lab.sheets import sheet_of
from tests.conformance.tables import every_game

Taken = Counter[str]

# Events of a seat that take, give or do nothing that a table of things would tell: what a turn
# consists of, what is shown or looked at, and what other events tell as well.
NOT_COUNTED = {
    "alrashid": (
        "turn_order drew drew_token held_back spy_moved resolves visits paid new_order peeked "
        "spy_declined faces struck weighed final_place"
    ),
    "almadi": (
        "first_player start dealt_character kept_characters kept_these turn activated advanced "
        "chain"
    ),
    "belaad": (
        "turn_begins played consented refused not_covered bag_empty returned_token declined joined "
        "order_stands wipe_cancelled revealed revealed_grey grey_cancelled fought no_spoils "
        "orange_released orange_moved drew_hashash returned_hashash"
    ),
    "alhambra": (
        "dealt begins turn_begins passed stopped built reserved sultan_rolled sultan_marked "
        "claim_declined"
    ),
}


@every_game
def test_every_event_of_a_seat_is_counted_or_named_here(rules: Rules) -> None:
    counted = {entry.event for entry in sheet_of(rules.meta.name).taken}
    others = set(NOT_COUNTED[rules.meta.name].split())
    told = {kind.name for kind in rules.meta.events if any(name == "seat" for name, _ in kind.args)}
    assert told - counted == others & told
    assert others <= told
    assert counted <= told


def of_family(taken: Taken, family: str) -> int:
    return sum(count for name, count in taken.items() if name.startswith(f"{family}/"))


def alrashid(end: Any, seat: int, taken: Taken) -> None:
    player = end["players"][seat]
    assert of_family(taken, "titles") == len(player["titles"])
    assert of_family(taken, "pawns") == sum(player["family"].values()) - 3
    assert of_family(taken, "dishonour") == player["dishonour"]
    assert taken["credit notes and influence/gained_influence"] == player["influence"]


def almadi(end: Any, seat: int, taken: Taken) -> None:
    player = end["players"][seat]
    assert of_family(taken, "tiles") == len(player["realm"]["tiles"])
    for family, kept in (("mosaics", "mosaics"), ("stalls", "stalls")):
        left = of_family(taken, family) - of_family(taken, f"{family} given back")
        assert left == sum(player[kept].values())
    held = of_family(taken, "objectives") - of_family(taken, "objectives lost")
    assert held == len(player["held"])
    assert of_family(taken, "rubies") == player["rubies"]


def alhambra(end: Any, seat: int, taken: Taken) -> None:
    player = end["players"][seat]
    bought = of_family(taken, "buildings") - of_family(taken, "given to Dirk")
    placed = len(player["layout"]) + len(player["reserve"]) + len(player["pending"])
    assert bought == placed
    cards = {name.partition("/card-")[2] for name in taken if "/card-" in name}
    for card in cards:  # dealt at the beginning, taken, paid
        had = player["hand"].get(card, 0) + taken[f"money paid/card-{card}"]
        assert had >= taken[f"money/card-{card}"]


ENDS: dict[str, Callable[[Any, int, Taken], None]] = {
    "alrashid": alrashid,
    "almadi": almadi,
    "alhambra": alhambra,
}


def played(
    name: str, number: int, players: int = 3, **options: Any
) -> tuple[Any, dict[int, Taken]]:
    """The end of a random game, and what was counted of it by seat."""
    journal = Journal()
    config = Config(players, options)
    st, _ = play_game(GAMES[name], config, f"{number}", ["random"] * players, None, journal)
    return GAMES[name].dump(st)["state"], things_of(sheet_of(name), journal.events)


@pytest.mark.parametrize("name", ENDS)
@pytest.mark.parametrize("number", range(6))
def test_sums_fit_the_end_of_a_game(name: str, number: int) -> None:
    end, taken = played(name, number)
    for seat in range(3):
        ENDS[name](end, seat, taken.get(seat, Counter()))


def test_scholars_of_belaad_are_counted_once_each() -> None:
    for number in range(6):
        end, taken = played("belaad", number)
        hired = sum(of_family(own, "scholars") for own in taken.values())
        killed = sum(of_family(own, "scholars killed") for own in taken.values())
        # Those that the Order has killed lie with it (BL-12.7).
        assert hired == sum(len(end["hired"].get(side, ())) for side in ("kingdom", "people"))
        assert killed == len(end["hired"].get("order", ()))
        spoils = sum(own["combats/took_spoils"] for own in taken.values())
        assert spoils == sum(map(len, end["spoils"]))


def test_seals_of_belaad_that_came_and_went_are_those_at_the_end() -> None:
    """Seals are never laid together: what a seat has is its first one, and what was counted."""
    for number in range(6):
        end, taken = played("belaad", number)
        for seat, left in enumerate(end["seals"]):
            own = taken.get(seat, Counter())
            came = own["coins/gained_seals"] + own["coins/stole_seals"]
            went = own["coins paid/paid_seals"] + own["coins stolen by others/stole_seals"]
            assert 1 + came - went == left


@pytest.mark.parametrize(
    ("option", "family"),
    [
        ("sultan", "Sultan cards"),
        ("caravanserai", "caravanserais"),
        ("moorish_art", "culture counters"),
        ("coins", "coins"),
        ("vizier", "vizier"),
    ],
)
def test_what_modules_of_alhambra_give_is_counted(option: str, family: str) -> None:
    seen: Taken = Counter()
    for number in range(4):
        _, taken = played("alhambra", number, **{option: True})
        seen += sum(taken.values(), Counter())
    assert of_family(seen, family)


@every_game
def test_a_side_has_what_its_seats_have(rules: Rules) -> None:
    config, players = Config(3), 3
    table = sides(rules, config)
    _, seen = observe(rules, config, "1", ["random"] * players, table)
    journal = Journal()
    play_game(rules, config, "1", ["random"] * players, None, journal)
    by_seat = things_of(sheet_of(rules.meta.name), journal.events)
    assert seen["sides"]
    for seats, side in zip(table, seen["sides"], strict=True):
        assert side["taken"] == dict(sum((by_seat.get(s, Counter()) for s in seats), Counter()))
