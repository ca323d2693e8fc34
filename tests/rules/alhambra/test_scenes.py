"""Scenes: what a scoring tells row by row is what it does, for every set of modules."""

from collections.abc import Iterator
from itertools import product

import pytest

from majlis.games.alhambra import events
from majlis.games.alhambra.config import MODULES
from majlis.games.alhambra.frames.rounds import ScoringRound
from majlis.games.alhambra.material import FOUNTAIN, TILE_TYPE, TYPES
from majlis.games.alhambra.meta import RULES
from majlis.games.alhambra.shares import DIRK, packed, packed_points, unpacked, unpacked_points
from majlis.games.alhambra.state import Alhambra
from majlis.kernel.journal import Event, Journal
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.runner import apply
from majlis.kernel.scene import Row, Scene, Share
from majlis.kernel.text import Ref, Seat, Text
from majlis.texts import LANGUAGES, Words
from tests.rules.alhambra.table import listen, row_of, set_table, start

NAMES = [module.name for module in MODULES]
SETS = [
    {name: on for name, on in zip(NAMES, flags, strict=True) if on}
    for flags in product((False, True), repeat=len(NAMES))
]


def moments(number: int) -> Iterator[tuple[Alhambra, list[int], list[Event]]]:
    """The steps of a random game that tell a scene: the table after it, scores before, events."""
    config = Config(2 + number % 5, {**SETS[number]})
    journal = Journal()
    st = RULES.start(config, f"scenes {number}", journal=journal)
    assert isinstance(st, Alhambra)
    st.journal = journal
    rng = Rng.from_seed(f"scenes {number}")
    while st.frames:
        journal.take()
        before = [player.score for player in st.players]
        # Buyers reach the end sooner, and have something to show for it.
        liked = [c for c in st.legal if 4 <= c < 8] if len(st.legal) > 4 else []
        liked = liked or st.legal
        apply(st, liked[rng.below(len(liked))])
        told = journal.take()
        if any(event.kind in (events.SCORING, *LEFT) for event in told):
            yield st, before, told


LEFT = (events.LEFTOVER, events.LEFTOVER_NOBODY)


def places(counts: list[int], pays: list[int]) -> list[tuple[int, int]]:
    """Place and points of each by going through the places one after the other."""
    found = [(0, 0)] * len(counts)
    taken = 0
    for count in sorted({count for count in counts if count}, reverse=True):
        tied = [index for index, other in enumerate(counts) if other == count]
        pot = sum(pays[place] for place in range(taken, taken + len(tied)) if place < len(pays))
        for index in tied:
            if taken < len(pays):
                found[index] = taken + 1, pot // len(tied)
        taken += len(tied)
    return found


def built(st: Alhambra, seat: int, kind: str) -> int:
    tiles = [tile for tile in st.players[seat].layout.cells.values() if tile != FOUNTAIN]
    return sum(1 for tile in tiles if TYPES[TILE_TYPE[tile]] == kind)


def check_type(st: Alhambra, row: Row, args: dict[str, object], dirk: int) -> None:
    kind = row.thing.removeprefix("type-")
    counts = [built(st, seat, kind) for seat in range(st.table.players)]
    pays = args[f"pays-{kind}"]
    assert isinstance(pays, list)
    brute = places([*counts, dirk] if st.table.has_dirk else counts, pays)
    told = [(share.number, share.place, share.points) for share in row.shares]
    assert told == [(n, *brute[seat]) for seat, n in enumerate(counts)]
    assert row.why


def seats_in(text: Text) -> list[int]:
    found: list[int] = []
    for arg in text.args.values():
        if isinstance(arg, Seat):
            found.append(arg.seat)
        for part in arg if isinstance(arg, list) else []:
            found += seats_in(part)
    return found


@pytest.mark.parametrize("first", range(8))
def test_a_scoring_tells_all_points_that_it_gives(first: int) -> None:
    """Shares against places counted by brute force, and their sums against the change of points."""
    heard = 0
    for number in range(first, len(SETS), 8):
        for st, before, told in moments(number):
            after = list(before)
            for scene in RULES.scenes(told, st.table.players):
                for row in scene.rows:
                    assert [share.seat for share in row.shares] == list(range(st.table.players))
                    for share in row.shares:
                        after[share.seat] += share.points
                if scene.kind == "scoring":
                    heard += 1
                    check_scoring(st, scene, told)
            assert after == [player.score for player in st.players]
    assert heard > 30


def check_scoring(st: Alhambra, scene: Scene, told: list[Event]) -> None:
    """The rows stand in the order of the card, and each seat is spoken of once in each."""
    number = scene.args["round"]
    assert isinstance(number, int)
    pays = st.table.material.points[number - 1]
    rows = [row for row in scene.rows if row.thing.startswith("type-")]
    order = [row.thing.removeprefix("type-") for row in rows]
    assert order == scene.args["types"]
    if st.table.values["scoring_cards"]:
        card = st.table.material.card_orders[st.scoring_cards[number - 1]]
        assert order == [TYPES[kind] for kind in card]
    else:
        assert order == list(TYPES)
    drawn = [TILE_TYPE[e.args[0]] for e in told[scene.end :] if e.kind is events.DIRK_DREW]
    for position, row in enumerate(rows):
        kind = TYPES.index(order[position])
        dirk = sum(1 for tile in range(54) if st.dirk >> tile & 1 and TILE_TYPE[tile] == kind)
        check_type(st, row, {**scene.args}, dirk - drawn.count(kind))
        assert scene.args[f"pays-{order[position]}"] == list(pays[position])
        spoken = [seat for text in row.why for seat in seats_in(text)]
        assert sorted(spoken) == list(range(st.table.players))
    walls = [share.number for share in scene.rows[len(rows)].shares]
    assert walls == [p.layout.longest_wall(st.table.material.walls) for p in st.players]
    assert len(scene.rows) == len(rows) + 1 + bool(st.table.values["moorish_art"])


@pytest.mark.parametrize("number", [0, 5, 255])
def test_a_scene_is_the_same_for_all_who_may_read_it(number: int) -> None:
    for st, _, told in moments(number):
        everybody = [e for e in told if e.is_visible_to(-1)]
        public = RULES.scenes(everybody, st.table.players)
        assert public
        for scene in public:
            firsts = (events.SCORING,) if scene.kind == "scoring" else LEFT
            assert everybody[scene.start].kind in firsts
            assert scene.end == len(everybody) or everybody[scene.end].kind not in (
                events.MAJORITY,
                events.WALLS,
                events.CULTURE,
                *LEFT,
            )
        for seat in range(st.table.players):
            own = RULES.scenes([e for e in told if e.is_visible_to(seat)], st.table.players)
            assert [repr(s[5:]) for s in own] == [repr(s[5:]) for s in public]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scene_has_words(language: str) -> None:
    words = Words(language, "alhambra", ["Layla", "Marco", "Inès", "Amir", "Sara", "Noor"])
    for number in (0, 1, 120, 255):
        for st, _, told in moments(number):
            for scene in RULES.scenes(told, st.table.players):
                said = [scene.text, *scene.facts]
                for row in scene.rows:
                    assert words.say(Text("why-who", {"seat": Ref(row.thing)}))
                    said += [row.text, *row.why]
                for text in said:
                    assert words.say(text)


@pytest.mark.clause("AL-9.5")
def test_a_shared_place_is_told_with_its_sum() -> None:
    st = set_table()
    row_of(st, 0, "arcades-9-0")
    row_of(st, 1, "arcades-10-0")
    journal = listen(st)
    start(st, ScoringRound(2))
    (scene,) = RULES.scenes(journal.events, 3)
    row = scene.rows[2]
    assert [tuple(share) for share in row.shares] == [(0, 1, 1, 6), (1, 1, 1, 6), (2, 0, 0, 0)]
    said = [Words("en", "alhambra", ["Layla", "Marco", "Inès"]).say(text) for text in row.why]
    assert said == ["Layla, Marco: 1 each. 10 + 3 = 13, shared: 6 each.", "Inès: none."]


def test_shares_and_points_come_out_as_they_were_packed() -> None:
    shares = [Share(0, 162, 0, 1458), Share(5, 0, 3, 0), Share(DIRK, 11, 1, 21)]
    assert unpacked(packed(shares)) == shares
    assert unpacked_points(packed_points((16, 0, 1))) == [16, 0, 1]
