"""What a seat sees, built from nothing: a field is hidden until it is written here (BL-14)."""

from typing import cast

from majlis.games.belaad import scoring
from majlis.games.belaad.duel import combat_facts
from majlis.games.belaad.ending import active_science
from majlis.games.belaad.facts import (
    board_facts,
    box,
    faction_facts,
    generation_ends,
    on_offer,
    reach,
    usable_hashash,
)
from majlis.games.belaad.frames.cards import PRIMARY_DONE, SECONDARY_DONE, CardStep
from majlis.games.belaad.frames.payment import ChooseMember, Consent, UseTreasury
from majlis.games.belaad.material import (
    ACTIONS,
    BOARDS,
    BOARDS_OF,
    ENDINGS,
    FACTIONS,
    HASHASH,
    ORDER,
    PILES,
    SCHOLARS,
    SYMBOLS,
    TOKENS,
)
from majlis.games.belaad.reading import readings
from majlis.games.belaad.seen import (
    Character,
    Combat,
    FactionSeen,
    HashashSeen,
    Pending,
    Played,
    PlayerSeen,
    Purchase,
    Reading,
    View,
)
from majlis.games.belaad.state import (
    CARD,
    SECRET,
    Belaad,
    BoardShape,
    symbol_of,
)
from majlis.kernel import codec
from majlis.kernel.codec import Json
from majlis.kernel.rules import Point, pending_seen

BOARD = BoardShape()
COUNTS = codec.Table(TOKENS, codec.Num())
UNCOVERED = codec.BitNames(ACTIONS)


def view(st: Belaad, seat: int) -> View:
    """The table as a seat knows it; -1 for a spectator."""
    material = st.table.material
    actions = material.action_faces
    points = scoring.points(st, seat)
    return {
        "game": "belaad",
        "options": dict(st.table.shown),
        "box": box(material),
        "seat": seat,
        "turn": st.turn,
        "active": st.active,
        "ending": None if st.ending < 0 else ENDINGS[st.ending],
        "has_hired": st.has_hired,
        "used_piles": [PILES[p] for p in range(3) if (st.used >> p) & 1],
        "clearing": st.clearing,
        "ambush": st.ambush,
        "sword_supply": st.sword_supply,
        "players": [_player(st, other, seat) for other in range(st.table.players)],
        "factions": {FACTIONS[f]: _faction(st, f, seat, points) for f in st.table.playing},
        "piles": [{"top": _face(actions, st.tops[p]), "count": st.piles[p]} for p in range(3)],
        "discarded": [actions[card] for card in st.discard],
        "uncovered": UNCOVERED.dump(st.uncovered),
        "in_play": _in_play(st),
        "bag": COUNTS.dump(st.bag.counts),
        "drawn": COUNTS.dump(st.loose),
        "scholars": {
            "revealed": on_offer(st, seat),
            "generation": st.generation,
            "taken": st.taken,
            "discarded": [SCHOLARS[s] for s in st.gone],
            "deck": st.scholars.total() - material.removed,
            "generations": material.generations,
            "per_generation": material.per_generation,
            "closes": generation_ends(st),
            "next": (st.active + 1) % st.table.players,
        },
        "reads": cast(dict[str, Reading], readings(st, seat)),
        "combat": cast(Combat, combat_facts(st, seat)),
        "hashash": _hashash(st, seat) if st.table.order_seat >= 0 else None,
        "pending": _pending(st, seat),
    }


def _name(names: tuple[str, ...], index: int) -> str | None:
    return None if index < 0 else names[index]


def _face(faces: list[Json], index: int) -> Json:
    return None if index < 0 else faces[index]


def _in_play(st: Belaad) -> list[Played]:
    """BL-3.2, BL-8.10: the cards that are being carried out, the last one first to be finished.

    Everybody sees them lie there and which of their actions are done.
    """
    faces = st.table.material.action_faces
    played: list[Played] = []
    for frame in st.frames:
        if isinstance(frame, CardStep):
            done = [
                name
                for bit, name in ((PRIMARY_DONE, "primary"), (SECONDARY_DONE, "secondary"))
                if frame.done & bit
            ]
            played.append({"card": faces[frame.card], "done": done})
    return played


def _player(st: Belaad, other: int, seat: int) -> PlayerSeen:
    """BL-14.1, BL-14.4, BL-14.7: hands and spoils are for their owner alone, also in a faction."""
    hand = st.hands[other]
    faces = st.table.material.action_faces
    over = st.ending >= 0
    seen: PlayerSeen = {
        "faction": FACTIONS[st.table.factions[other]],
        "gold": st.gold[other],
        "seals": st.seals[other],
        "reach": reach(st, other),
        "swords": st.swords[other],
        "cards": len(hand),
        "known": [faces[card] for card in hand if (st.known >> card) & 1],
        "spoils": len(st.spoils[other]),
        "spoils_won": st.spoils_won(other),
    }
    if other == seat:
        seen["hand"] = [faces[card] for card in hand]
    if other == seat or over:
        combat = st.table.material.combat_faces
        seen["spoils_cards"] = [combat[card] for card in st.spoils[other]]
    return seen


def _faction(st: Belaad, faction: int, seat: int, points: list[list[Point]]) -> FactionSeen:
    known = points[st.table.members[faction][0]]
    seen: dict[str, Json] = {
        **faction_facts(st, faction, seat, known),
        "treasury": st.treasury[faction],
        "scholars": [st.table.material.scholar_faces[s] for s in st.hired[faction]],
        "boards": {BOARDS[board]: _character(st, faction, board) for board in BOARDS_OF[faction]},
    }
    if faction == ORDER:
        seen["assassinated"] = COUNTS.dump(st.killed)
        seen["active_science"] = active_science(st)
        seen["goal"] = st.table.material.order_goal
    return cast(FactionSeen, seen)


def _character(st: Belaad, faction: int, board: int) -> Character:
    seen: dict[str, Json] = {
        **BOARD.dump(st.boards[board]),
        "symbol": SYMBOLS[symbol_of(board)],
        "symbols": st.symbols(faction, symbol_of(board)),
        "slots": st.table.material.top_slots[board],
        "ability": st.table.material.ability_faces[board],
        **board_facts(st, board),
    }
    return cast(Character, seen)


def _hashash(st: Belaad, seat: int) -> HashashSeen:
    """BL-14.8: backs of drawn and returned cards are seen by all, their faces by the Order."""
    is_order = seat == st.table.order_seat
    backs = st.table.material.hashash_board
    faces = st.table.material.hashash_faces
    seen: HashashSeen = {
        "deck": st.hashash_deck.total() + len(st.hashash_under),
        "top_back": _name(BOARDS, st.top_back()),
        "placed": [faces[card] for card in st.hashash_placed],
        "usable": usable_hashash(st),
        "used": [HASHASH[c] for c in st.hashash_placed if (st.hashash_used >> c) & 1],
        "under": [
            {
                "board": BOARDS[backs[entry & CARD]],
                "card": HASHASH[entry & CARD] if is_order or not entry & SECRET else None,
            }
            for entry in st.hashash_under
        ],
        "drawn_backs": [BOARDS[backs[card]] for card in st.hashash_drawn],
        "drawn_known": [HASHASH[c] for c in st.hashash_drawn if (st.hashash_known >> c) & 1],
    }
    if is_order:
        seen["drawn"] = [faces[card] for card in st.hashash_drawn]
    return seen


def _pending(st: Belaad, seat: int) -> Pending | None:
    """Who must decide what; the choices are for the one who decides."""
    pending = cast(Pending | None, pending_seen(st, seat))
    if pending is not None:
        frame = st.frames[-1]
        if isinstance(frame, Consent | UseTreasury | ChooseMember):  # what coins are for (BL-5.4)
            bought = st.frames[-2]
            fields = codec.dump_fields(bought, bought.FIELDS)
            pending["purchase"] = cast(Purchase, {"kind": bought.KIND, **fields})
    return pending
