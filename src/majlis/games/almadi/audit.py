"""Is everything there? Counts of the material that must hold in every state."""

from majlis.games.almadi.flow import FirstTurn
from majlis.games.almadi.material import (
    CHARACTER_COUNT,
    COLOURS,
    OBJECTIVE_COUNT,
    PER_TYPE,
    TILE_COUNT,
    TILES,
    TYPES,
    ZUMURRUD,
)
from majlis.games.almadi.piles import MOSAICS, PILES
from majlis.games.almadi.realm import BOTTOM, TOP, column_of, row_of
from majlis.games.almadi.state import Almadi


def audit(st: Almadi) -> list[str]:
    """What is wrong, in words; empty when all is accounted for."""
    if len(st.players) != st.table.players:
        return [f"expected {st.table.players} players, found {len(st.players)}"]
    return (
        _tiles(st)
        + _realms(st)
        + _cards(st)
        + _rubies(st)
        + _objectives(st)
        + _characters(st)
        + _turn(st)
    )


def is_setting_up(st: Almadi) -> bool:
    """Whether the first turn is still to come: then not everything lies in its place yet."""
    return any(isinstance(frame, FirstTurn) for frame in st.frames)


def _tiles(st: Almadi) -> list[str]:
    """AM-1.1, AM-2.2: every tile is in one place, and as many of each type are in play."""
    places = [0] * TILE_COUNT
    for player in st.players:
        for landscape in player.realm.at.values():
            if landscape < TILE_COUNT:
                places[landscape] += 1
    for tile in (*st.board, st.taken):
        if tile >= 0:
            places[tile] += 1
    problems: list[str] = []
    for kind in range(4):
        seen = sum(places[kind * PER_TYPE : (kind + 1) * PER_TYPE])
        if seen + st.pile[kind] != st.table.tiles_per_type:
            problems.append(
                f"{seen} tiles of type {TYPES[kind]} on the table and {st.pile[kind]} in the pile, "
                f"not {st.table.tiles_per_type} (AM-2.2)"
            )
    for tile in range(TILE_COUNT):
        unseen = (st.unseen[tile // PER_TYPE] >> (tile % PER_TYPE)) & 1
        if places[tile] + unseen != 1:
            problems.append(f"the tile {TILES[tile]} is there {places[tile] + unseen} times")
    return problems


def _realms(st: Almadi) -> list[str]:
    """AM-3.6, AM-12.16: nothing left of the start; column 0 and the outer rows are special."""
    problems: list[str] = []
    starts = [player.realm.start for player in st.players if player.realm.start >= 0]
    if len(set(starts)) != len(starts):
        problems.append("two players have the same starting tile (AM-2.1)")
    for seat, player in enumerate(st.players):
        for cell, landscape in player.realm.at.items():
            if landscape < TILE_COUNT and column_of(cell) == 0 and TOP <= row_of(cell) <= BOTTOM:
                problems.append(f"seat {seat} has a tile on its starting tile (AM-3.6)")
    return problems


def _cards(st: Almadi) -> list[str]:
    """AM-1.4, AM-2.5: every card of a face is somewhere, and the piles began with so many."""
    problems: list[str] = []
    material = st.table.material
    for which, name in enumerate(PILES):
        pile = st.pile_of(which)
        copies = material.mosaic_copies if which == MOSAICS else material.stall_copies
        owned = [p.mosaics if which == MOSAICS else p.stalls for p in st.players]
        counts = [
            pile.unseen[face]
            + pile.under.count(face)
            + (1 if pile.top == face else 0)
            + sum([cards[face] for cards in owned])
            for face in range(4)
        ]
        if counts != list(copies):
            problems.append(f"the {name} do not add up: {counts} (AM-1.4)")
        there = pile.size() + sum([sum(cards) for cards in owned])
        if there != st.table.cards_per_pile or pile.hidden > sum(pile.unseen):
            problems.append(f"{there} {name} in play, not {st.table.cards_per_pile} (AM-2.5)")
    return problems


def _rubies(st: Almadi) -> list[str]:
    there = st.rubies + sum([player.rubies for player in st.players])
    if there != st.table.material.rubies:
        return [f"{there} rubies, not {st.table.material.rubies} (AM-1.8)"]
    return []


def _objectives(st: Almadi) -> list[str]:
    """AM-2.6: each objective in one place, so many of each colour, once they are laid out."""
    problems: list[str] = []
    colours = [0] * len(COLOURS)
    for objective in range(OBJECTIVE_COUNT):
        there = (st.objectives >> objective) & 1
        for player in st.players:
            there += (player.held >> objective) & 1
        if there > 1:
            problems.append("an objective is in two places (AM-2.6)")
        colours[st.table.material.colour[objective]] += there
    wanted = [1, 1, 1, 1, st.table.grey_objectives]
    if colours != wanted and not is_setting_up(st):
        problems.append(f"objectives by colour {colours}, not {wanted} (AM-2.6)")
    for seat, player in enumerate(st.players):
        if player.achieved & ~player.held:
            problems.append(f"seat {seat} has achieved what it does not hold (AM-8.2)")
    return problems


def _characters(st: Almadi) -> list[str]:
    """AM-11.1 to AM-11.3: each character in one place at most, none without the variant."""
    problems: list[str] = []
    total = 0
    for character in range(CHARACTER_COUNT):
        there = (st.display >> character) & 1
        for player in st.players:
            for bits in (player.hand, player.aside, player.recruited):
                there += (bits >> character) & 1
        total += there
        if there > 1:
            problems.append("a character is in two places (AM-11.5)")
    dealt = st.table.dealt * st.table.players if st.table.characters else 0
    if total != dealt and not is_setting_up(st):
        problems.append(f"{total} characters in play, not {dealt} (AM-11.1)")
    for seat, player in enumerate(st.players):
        if player.copied >= 0:
            others = [p.recruited for s, p in enumerate(st.players) if s != seat]
            if not (player.recruited >> ZUMURRUD) & 1 or not any(
                (bits >> player.copied) & 1 for bits in others
            ):
                problems.append(f"seat {seat} copies what it cannot (AM-12.26)")
    return problems


def _turn(st: Almadi) -> list[str]:
    """AM-4.5, AM-7.5: one slot is empty at most while tiles are left; three moves at most."""
    problems: list[str] = []
    if st.moves > st.table.material.genie_moves:
        problems.append(f"{st.moves} genie moves in one turn (AM-7.5)")
    if st.tiles_left() and st.board.count(-1) > 1 and not is_setting_up(st):
        problems.append("more than one slot of the board is empty (AM-4.5)")
    return problems
