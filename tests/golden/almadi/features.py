"""What the golden games of Almadi must show between them."""

from collections.abc import Callable

from majlis.games.almadi import scoring
from majlis.games.almadi.frames.effects import Realise
from majlis.games.almadi.frames.ending import CopyCharacter
from majlis.games.almadi.frames.genie import MoveTile, PickTile
from majlis.games.almadi.frames.placement import PlaceTile, TakeTile, cell_of_choice
from majlis.games.almadi.frames.recruiting import COPY
from majlis.games.almadi.material import (
    ALI_COGIA,
    AZIZA,
    CHARACTERS,
    DUNYAZAD,
    EFFECTS,
    JAFAR,
    OBJECTIVES,
    ZOBEIDE,
    ZUBAYDAH,
)
from majlis.games.almadi.objectives import Figure
from majlis.games.almadi.realm import STEP, activated
from majlis.games.almadi.state import Almadi, Player
from majlis.kernel.journal import Event
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.state import State

TABLES = [
    *(Config(n, {"characters": c}) for n in (2, 3, 4, 5) for c in (False, True)),
    Config(3, {"choose_start": True}),
    Config(4, {"characters": True}),
    Config(5, {"choose_start": True, "characters": True}),
    Config(3, {"characters": True, "zumurrud_any_time": True}),
]

MOMENTS = (0, 12, 30)  # of perft counts: a game of two can be over after some forty choices

WANTED = {
    *(f"players-{n}-{kind}" for n in (2, 3, 4, 5) for kind in ("base", "characters")),
    "choose-start",
    *(f"recruited-{name}" for name in CHARACTERS),
    *(f"used-{name}" for name in CHARACTERS),
    *(f"achieved-{kind}" for kind in ("figure", "cards", "counts", "when-taken")),
    *(f"realised-{effect}" for effect in EFFECTS[:5]),
    "three-moves",
    "tile-left-alone",
    "objective-robbed",
    "ali-keeps",
    "ali-exchanges",
    "zaynab-gives-mosaic",
    "zaynab-gives-stall",
    "copied-in-a-turn",
    "copied-at-the-end",
    "copied-meanwhile",
    "extra-turn-copied",
    "mosaics-used-up",
    "stalls-used-up",
    "recruited-in-a-chain",
    "shared-victory",
    "negative-total",
}


# ---------------------------------------------------------------- players


def pick(st: State, rng: Rng, number: int) -> int:
    """Random players of four tempers: careless, eager for effects, for rubies, for cards.

    The last of them keep Zumurrud until the end, and then look for Dunyazad.
    """
    assert isinstance(st, Almadi)
    temper = number // len(TABLES) % 4
    frame = st.frames[-1]
    liked: list[int] = []
    if temper == 3 and isinstance(frame, TakeTile | Realise):
        return _patient(st, frame, rng)
    if isinstance(frame, CopyCharacter) and DUNYAZAD in st.legal:
        return DUNYAZAD
    if temper:
        if isinstance(frame, PlaceTile):
            liked = _best_cells(st, frame, temper)
        elif isinstance(frame, TakeTile):
            liked = st.legal[8:] or _best_slots(st, frame, temper)
        elif isinstance(frame, Realise):
            liked = [c for c in st.legal if c >= Realise.SWAP] or st.legal[1:]
            if rng.below(3) == 0:
                liked = st.legal[1:]
        elif isinstance(frame, MoveTile):
            liked = [c for c in st.legal if c >= MoveTile.OUTER_ROW]
            liked = liked or _best_moves(st, frame, temper)
        elif isinstance(frame, PickTile) and rng.below(2):
            liked = st.legal[-1:]
    liked = liked or st.legal
    return liked[rng.below(len(liked))]


def _patient(st: Almadi, frame: TakeTile | Realise, rng: Rng) -> int:
    """Takes rubies and recruits, but copies nobody yet."""
    legal = [c for c in st.legal if c < frame.FREE + COPY]
    liked = [c for c in legal if c >= frame.FREE]
    if isinstance(frame, TakeTile):
        liked = liked or _best_slots(st, frame, 2)
    liked = liked or legal[1:] or legal
    return liked[rng.below(len(liked))]


_LIKES = {1: (3, 2, 2, 2, 2, 0), 2: (3, 0, 0, 0, 9, 0), 3: (3, 9, 9, 0, 1, 0)}


def _worth(counts: list[int], temper: int) -> int:
    return sum(n * like for n, like in zip(counts, _LIKES[temper], strict=True))


def _best(choices: list[int], worth: Callable[[int], int]) -> list[int]:
    values = {choice: worth(choice) for choice in choices}
    most = max(values.values())
    return [choice for choice, value in values.items() if value == most]


def _best_cells(st: Almadi, frame: PlaceTile, temper: int) -> list[int]:
    realm = st.players[frame.seat].realm

    def worth(choice: int) -> int:
        cell = cell_of_choice(choice)
        landed = realm.with_tile(cell, st.taken)
        return _worth(activated(landed, cell, -1, st.table.material), temper)

    return _best(st.legal, worth)


def _best_slots(st: Almadi, frame: TakeTile, temper: int) -> list[int]:
    realm = st.players[frame.seat].realm

    def worth(slot: int) -> int:
        row = slot // 2 + 1
        best = 0
        for column in range(1, 12):
            if (realm.open_columns(row) >> column) & 1:
                cell = cell_of_choice((row - 1) * 68 + column - 1)
                landed = realm.with_tile(cell, st.board[slot])
                best = max(best, _worth(activated(landed, cell, -1, st.table.material), temper))
        return best

    return _best([slot for slot in st.legal if slot < 8], worth)


def _best_moves(st: Almadi, frame: MoveTile, temper: int) -> list[int]:
    realm = st.players[frame.seat].realm
    lifted = realm.without(realm.cell_of(frame.tile))

    def worth(choice: int) -> int:
        cell = cell_of_choice(choice)
        landed = lifted.with_tile(cell, frame.tile)
        return _worth(activated(landed, cell, -1, st.table.material), temper)

    return _best([c for c in st.legal if c < MoveTile.OUTER_ROW], worth)


# ---------------------------------------------------------------- what a game shows


def features(config: Config, st: State, events: list[Event]) -> set[str]:
    """The names of what a finished game shows."""
    assert isinstance(st, Almadi)
    kind = "characters" if st.table.characters else "base"
    found = {f"players-{config.players}-{kind}"}
    if st.table.choose_start:
        found.add("choose-start")
    for number, event in enumerate(events):
        found |= _event(st, events, number, event)
    return found | _history(events) | _end(st)


_PLAIN = {
    "swapped": "used-hussain",
    "drew": "used-ali",
    "exchanged_tile": "ali-exchanges",
    "gave_mosaic": "zaynab-gives-mosaic",
    "gave_stall": "zaynab-gives-stall",
    "copied": "used-zumurrud",
    "extra_turn": "used-dunyazad",
    "robbed_objective": "objective-robbed",
    "moved": "realised-genie",
    "took_mosaic": "realised-hammer",
    "took_stall": "realised-stall",
    "took_objective": "realised-moon",
    "took_rubies": "realised-ruby",
}


def _event(st: Almadi, events: list[Event], number: int, event: Event) -> set[str]:
    """What one event shows, with those around it."""
    kind, args = event.name, event.args
    found = {_PLAIN[kind]} if kind in _PLAIN else set()
    told = [e.name for e in events[:number] if e.name not in ("activated", "advanced")]
    before = told[-1] if told else ""
    if kind in ("gave_mosaic", "gave_stall"):
        found.add("used-zaynab")
    elif kind == "recruited":
        found.add(f"recruited-{CHARACTERS[args[1]]}")
        if before in ("moved", "swapped"):
            found.add("recruited-in-a-chain")
    elif kind == "claimed":
        found.add(f"used-{CHARACTERS[args[1]]}")
    elif kind == "took_rubies" and args[1] == 2:
        found.add("used-ali_baba")
    elif kind == "moved" and not 1 <= _row(event) <= 4:
        found.add("used-abriza")
    elif kind == "placed":
        refill = next((e for e in events[number:] if e.name in ("refilled", "turn")), None)
        if refill and refill.name == "refilled" and refill.args[0] != _row(event):
            found.add("used-morgiane")
        if before == "drew":
            found.add("ali-keeps")
    elif kind == "achieved":
        found |= _achieved(st, args[1], before)
    elif kind == "copied":
        turn = next(e for e in reversed(events[:number]) if e.name in ("turn", "last_turn"))
        if turn.name == "last_turn":
            found.add("copied-at-the-end")
        else:
            own = turn.args[0] == args[0]
            found.add("copied-in-a-turn" if own else "copied-meanwhile")
        if CHARACTERS[args[1]] == "dunyazad":
            found.add("extra-turn-copied")
    return found


def _row(event: Event) -> int:
    """The row of the cell that a tile goes to."""
    return int(str(event.plain()["cell"]).split(",")[0])


def _achieved(st: Almadi, objective: int, before: str) -> set[str]:
    condition = st.table.conditions[objective]
    name = OBJECTIVES[objective]
    if isinstance(condition, Figure):
        found = {"achieved-figure"}
    else:
        by_cards = name in ("GY06", "GY08", "GY09", "GY10", "YE02", "YE04", "RD02", "RD04")
        found = {"achieved-cards" if by_cards else "achieved-counts"}
    if before in ("took_objective", "robbed_objective"):
        found.add("achieved-when-taken")
    return found


def _history(events: list[Event]) -> set[str]:
    """What only the course of the game shows: three moves in a turn, and Jafar at work."""
    found = set()
    moves = 0
    jafar = -1
    held: dict[int, int] = {}
    safe: set[int] = set()
    for event in events:
        if event.name in ("turn", "last_turn"):
            moves = 0
        elif event.name in ("moved", "swapped"):
            moves += 1
            if moves == 3:
                found.add("three-moves")
        elif event.name == "recruited" and event.args[1] == JAFAR:
            jafar = event.args[0]
        elif event.name in ("took_objective", "robbed_objective"):
            seat, objective = event.args[0], event.args[1]
            open_ones = [o for o, s in held.items() if s == jafar and o not in safe]
            if jafar not in (-1, seat) and open_ones:
                found.add("used-jafar")
            held[objective] = seat
        elif event.name == "achieved":
            safe.add(event.args[1])
    return found


def _end(st: Almadi) -> set[str]:
    material = st.table.material
    found = set()
    for player in st.players:
        for character in scoring.SCORERS:
            if player.has(character) and scoring.character_points(player, character, material):
                found.add(f"used-{CHARACTERS[character]}")
        for character in (ALI_COGIA, AZIZA, ZOBEIDE, ZUBAYDAH):
            if _gain(st, player, character):
                found.add(f"used-{CHARACTERS[character]}")
        alone = [c for c in player.realm.at if not any(c + s in player.realm.at for s in STEP)]
        if alone:
            found.add("tile-left-alone")
    if not st.mosaics.size():
        found.add("mosaics-used-up")
    if not st.stalls.size():
        found.add("stalls-used-up")
    totals = scoring.totals(st)
    if totals.count(max(totals)) > 1:
        found.add("shared-victory")
    if min(totals) < 0:
        found.add("negative-total")
    return found


def _gain(st: Almadi, player: Player, character: int) -> bool:
    """Whether a power that works inside a category changed the points of its owner."""
    if not player.has(character):
        return False
    material = st.table.material
    without = player.copy()
    without.recruited &= ~(1 << character)
    without.copied = -1 if player.copied == character else player.copied
    with_power = scoring.Load(player, material).carried + scoring.mosaics_of(player, material)
    return with_power > scoring.Load(without, material).carried + scoring.mosaics_of(
        without, material
    )
