"""A table of Almadi for tests, set with the words of the rulebook."""

from typing import Any

from majlis.games.almadi.audit import audit
from majlis.games.almadi.config import Table
from majlis.games.almadi.flow import Turn
from majlis.games.almadi.frames.effects import Realise
from majlis.games.almadi.frames.ending import turn_of
from majlis.games.almadi.frames.genie import MoveBeyond, MoveTile, PickTile
from majlis.games.almadi.frames.placement import PlaceTile, TakeTile
from majlis.games.almadi.frames.recruiting import COPY, GIVE_MOSAIC, GIVE_STALL, RECRUIT
from majlis.games.almadi.material import (
    CHARACTERS,
    DIRECTIONS,
    EFFECTS,
    GOODS,
    MOTIFS,
    OBJECTIVES,
    STARTS,
    TILES,
    TYPES,
)
from majlis.games.almadi.realm import COLUMNS, Realm, cell_at, column_of, row_of, start_realm
from majlis.games.almadi.setup import new_state
from majlis.games.almadi.state import Almadi, replaced
from majlis.kernel.frame import Ask
from majlis.kernel.journal import Journal
from majlis.kernel.refusal import Refusal
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.runner import apply, run

# Unless a test prints something else, the ordinary tiles have two arrows and two jars, which wait
# for nothing, and the starting tiles are blank: only what a test prints can become pending.
PLAIN = {name: "act act jar jar" for name in TILES if name[2:] not in ("21", "22")}
BLANK = dict.fromkeys(STARTS, "none none none none")
LETTERS = "OCMP"


def box(tiles: dict[str, str] | None = None, starts: dict[str, str] | None = None) -> Any:
    """Corrections that print other faces: a tile's four sides from the top clockwise, or the right
    sides of a starting tile from row 1 down."""
    landscapes = {
        name: dict(zip(DIRECTIONS, sides.split(), strict=True))
        for name, sides in (tiles or {}).items()
    }
    strips = {
        name: {f"row_{i + 1}": {"e": side} for i, side in enumerate(sides.split())}
        for name, sides in (starts or {}).items()
    }
    return {"landscapes": landscapes, "starts": strips}


def set_table(
    players: int = 2,
    tiles: dict[str, str] | None = None,
    starts: dict[str, str] | None = None,
    **options: Any,
) -> Almadi:
    """The table laid out: seat 0 is first, starting tiles go in order, the board is empty."""
    material = box({**PLAIN, **(tiles or {})}, {**BLANK, **(starts or {})})
    st = new_state(Table(Config(players, options, material)), Rng.from_seed("table"))
    st.frames = []
    st.first = 0
    for seat in range(players):
        st.players[seat].realm = start_realm(seat)
    st.mosaics = st.mosaics.turned_up(0)
    st.stalls = st.stalls.turned_up(0)
    return st


def tile(name: str) -> int:
    return TILES.index(name)


def objective(name: str) -> int:
    return OBJECTIVES.index(name)


def character(name: str) -> int:
    return CHARACTERS.index(name)


# ---------------------------------------------------------------- putting things in place


def put(st: Almadi, seat: int, row: int, column: int, name: str) -> None:
    """A tile of the pile already lies in the seat's realm; nothing is activated."""
    st.see_tile(tile(name))
    player = st.players[seat]
    player.realm = player.realm.with_tile(cell_at(row, column), tile(name))


def lay(st: Almadi, slot: int, name: str) -> None:
    """A tile of the pile lies in a slot of the board."""
    st.see_tile(tile(name))
    st.set_slot(slot, tile(name))


def fill_board(st: Almadi) -> None:
    """Plain tiles lie in the slots that are still empty."""
    spare = iter(["OA15", "CA15", "MA15", "PA15", "OA16", "CA16", "MA16", "PA16"])
    for slot in range(8):
        if st.board[slot] < 0:
            lay(st, slot, next(spare))


def objectives(st: Almadi, *names: str) -> None:
    """These objectives lie on the table."""
    for name in names:
        st.objectives |= 1 << objective(name)


def hold(st: Almadi, seat: int, *names: str) -> None:
    """The seat holds these objectives, not achieved yet."""
    for name in names:
        st.players[seat].held |= 1 << objective(name)


def has_achieved(st: Almadi, seat: int, name: str) -> bool:
    return (st.players[seat].achieved >> objective(name)) & 1 == 1


def recruit(st: Almadi, seat: int, *names: str) -> None:
    """The seat has recruited these characters."""
    for name in names:
        st.players[seat].recruited |= 1 << character(name)


def in_hand(st: Almadi, seat: int, *names: str) -> None:
    for name in names:
        st.players[seat].hand |= 1 << character(name)


def rubies(st: Almadi, seat: int, count: int) -> None:
    """The seat owns so many rubies out of the supply."""
    st.rubies -= count - st.players[seat].rubies
    st.players[seat].rubies = count


def cards(st: Almadi, seat: int, *names: str) -> None:
    """The seat owns these cards, which nobody had seen in the piles: motifs and goods."""
    player = st.players[seat]
    for name in names:
        mosaic = name in MOTIFS
        face = MOTIFS.index(name) if mosaic else GOODS.index(name)
        which = 0 if mosaic else 1
        top = st.pile_of(which).top
        seen = st.pile_of(which).turned_up(face)
        seen.top = top
        st.set_pile(which, seen)
        if mosaic:
            player.mosaics = replaced(player.mosaics, face, player.mosaics[face] + 1)
        else:
            player.stalls = replaced(player.stalls, face, player.stalls[face] + 1)


def sketch(rows: list[str], first_row: int = 1) -> Realm:
    """A realm of types alone: one letter a cell from column 0, a point for an empty cell."""
    spare = {letter: iter(range(k * 22, k * 22 + 22)) for k, letter in enumerate(LETTERS)}
    realm = Realm(0, {}, {})
    for row, line in enumerate(rows, start=first_row):
        for column, letter in enumerate(line):
            if letter != ".":
                realm = realm.with_tile(cell_at(row, column), next(spare[letter]))
    return realm


# ---------------------------------------------------------------- playing


def ask(st: Almadi) -> Ask[Any]:
    """The pending decision."""
    frame = st.frames[-1]
    assert isinstance(frame, Ask)
    return frame


def start(st: Almadi, *frames: Any) -> Almadi:
    """Plans these frames and runs to the first decision."""
    st.plan(list(frames))
    run(st)
    return st


def begin(st: Almadi, seat: int = 0) -> Almadi:
    """The seat's turn begins, on a full board; nothing follows it."""
    fill_board(st)
    return start(st, *turn_of(seat))


def begin_round(st: Almadi, seat: int = 0) -> Almadi:
    """The seat's turn begins, on a full board; the game goes on after it."""
    fill_board(st)
    return start(st, Turn(seat))


def choose(st: Almadi, *choices: int) -> None:
    """Makes choices one after the other; each must be allowed."""
    for choice in choices:
        refused = ask(st).why_not(st, choice)
        assert refused is None, refused
        assert choice in st.legal
        apply(st, choice)


def refusal(st: Almadi, choice: int) -> str:
    """The clause that forbids a choice now; it must be forbidden."""
    found: Refusal | None = ask(st).why_not(st, choice)
    assert found is not None, "the choice is allowed"
    assert choice not in st.legal
    return found.clause


def cell_choice(row: int, column: int) -> int:
    """The number of a cell of rows 1 to 4 when a tile is placed or moved."""
    return (row - 1) * COLUMNS + column - 1


def place(st: Almadi, slot: int, row: int, column: int) -> None:
    """Takes the tile of a slot and places it, which happens by itself where one cell is open."""
    taken = st.board[slot]
    seat = ask(st).seat
    assert isinstance(ask(st), TakeTile)
    choose(st, slot)
    if st.frames and isinstance(st.frames[-1], PlaceTile):
        choose(st, cell_choice(row, column))
    assert st.players[seat].realm.at[cell_at(row, column)] == taken


def realise(st: Almadi, effect: str) -> None:
    """Realises a pending effect."""
    assert isinstance(ask(st), Realise)
    choose(st, Realise.EFFECT + EFFECTS.index(effect))


def end(st: Almadi) -> None:
    """Ends the step of effects."""
    assert isinstance(ask(st), Realise)
    choose(st, Realise.END)


def move(st: Almadi, name: str, row: int, column: int) -> None:
    """Realises a genie: moves a tile to a cell, also to an outer row."""
    realise(st, "genie")
    pick(st, name)
    if 1 <= row <= 4:
        choose(st, cell_choice(row, column))
        return
    choose(st, outer_choice(row))
    if isinstance(st.frames[-1], MoveBeyond):
        choose(st, column)


def pick(st: Almadi, name: str) -> None:
    """Picks the tile that moves, where there is more than one."""
    if isinstance(st.frames[-1], PickTile):
        choose(st, tile(name))
    assert isinstance(st.frames[-1], MoveTile)


def outer_choice(row: int) -> int:
    """The choice of an outer row when a tile is moved."""
    return MoveTile.OUTER_ROW + (row + 50 if row < 1 else row - 5 + 51)


def pending(st: Almadi) -> list[str]:
    """The effects that wait, once for each time."""
    return sorted(name for i, name in enumerate(EFFECTS) for _ in range(st.pending[i]))


def free_choice(st: Almadi, act: int) -> int:
    """The number of a free act in the pending decision."""
    frame = ask(st)
    base: int = frame.FREE  # type: ignore[attr-defined]  # the three decisions of a turn have it
    return base + act


def recruiting(st: Almadi, name: str) -> int:
    return free_choice(st, RECRUIT + character(name))


def giving_mosaic(st: Almadi, motif: str) -> int:
    return free_choice(st, GIVE_MOSAIC + MOTIFS.index(motif))


def giving_stall(st: Almadi, good: str) -> int:
    return free_choice(st, GIVE_STALL + GOODS.index(good))


def copying(st: Almadi, name: str) -> int:
    return free_choice(st, COPY + character(name))


# ---------------------------------------------------------------- reading


def at(st: Almadi, seat: int, row: int, column: int) -> str | None:
    """The tile on a cell."""
    found = st.players[seat].realm.at.get(cell_at(row, column))
    return None if found is None else TILES[found]


def cells(realm: Realm) -> set[tuple[int, int]]:
    return {(row_of(cell), column_of(cell)) for cell in realm.at}


def listen(st: Almadi) -> Journal:
    """A journal that hears everything from now on."""
    st.journal = Journal()
    return st.journal


def sound(st: Almadi) -> list[str]:
    """What the audit says, but for objectives and characters that a test leaves out."""
    ignored = ("objectives by colour", "characters in play", "slot of the board")
    return [p for p in audit(st) if not any(word in p for word in ignored)]


def types(st: Almadi, seat: int) -> dict[str, int]:
    """How many landscapes of each type a realm has."""
    player = st.players[seat]
    return dict(zip(TYPES, player.realm.facts(st.table.material).types, strict=True))
