"""Is everything there? Counts of the material that must hold in every state."""

from majlis.games.alrashid.material import AREAS, COLOURS, PAWNS, TITLES, TOKENS_PER_COLOUR
from majlis.games.alrashid.state import (
    LEADER,
    SEAT_UNIT,
    STACK,
    TOKEN_KIND,
    UNIT,
    AlRashid,
    pawns_in,
)


def audit(st: AlRashid) -> list[str]:
    """What is wrong, in words; empty when all is accounted for."""
    return _players(st) + _pawns(st) + _tokens(st) + _titles(st) + _piles(st)


def _players(st: AlRashid) -> list[str]:
    count = st.table.players
    problems: list[str] = []
    if len(st.players) != count:
        problems.append(f"expected {count} players, found {len(st.players)}")
    if len(set(st.order)) != len(st.order) or any(seat >= count for seat in st.order):
        problems.append(f"the turn order {st.order} names a seat twice or one that is not there")
    return problems


def _pawns(st: AlRashid) -> list[str]:
    """AR-1.3, AR-5.5: families are complete and within bounds, stacks are legal."""
    problems: list[str] = []
    on_board = [[0, 0, 0] for _ in st.players]
    for area, slots in enumerate(st.slots):
        seats = [slot // SEAT_UNIT for slot in slots]
        if len(set(seats)) != len(seats) or any(seat >= len(st.players) for seat in seats):
            problems.append(f"{AREAS[area]}: a seat has two slots or does not exist")
            continue
        for slot in slots:
            stack = slot & STACK
            if not stack or stack - (stack & 7) not in (0, LEADER, UNIT[0]):
                problems.append(f"{AREAS[area]}: an illegal stack {pawns_in(stack)} (AR-5.5)")
            for pawn, count in enumerate(pawns_in(stack)):
                on_board[slot // SEAT_UNIT][pawn] += count
    for seat, player in enumerate(st.players):
        for pawn in range(3):
            there = on_board[seat][pawn] + player.hand[pawn] + player.held[pawn]
            if there != player.family[pawn]:
                problems.append(
                    f"seat {seat} owns {player.family[pawn]} {PAWNS[pawn]}s, {there} are there"
                )
            if player.family[pawn] > st.table.material.most_pawns[pawn]:
                problems.append(f"seat {seat} has too many {PAWNS[pawn]}s (AR-1.3)")
    return problems


def _tokens(st: AlRashid) -> list[str]:
    """AR-1.5: every mercenary token of each value is somewhere, once."""
    counts = [p + d for p, d in zip(st.pile.counts, st.discards.counts, strict=True)]
    for player in st.players:
        for kind in range(6):
            counts[kind] += player.tokens[kind]
    for tokens in st.mercenaries:
        for token in tokens:
            counts[token & TOKEN_KIND] += 1
    problems: list[str] = []
    for seat, player in enumerate(st.players):
        if min(player.drawn_since(0), player.drawn_since(1)) < 0:
            problems.append(f"seat {seat} has fewer tokens than older ones (AR-16.2)")
    for colour in range(2):
        there = sum(counts[colour * 3 : colour * 3 + 3])
        if there != TOKENS_PER_COLOUR:
            problems.append(f"{there} {COLOURS[colour]} tokens, not {TOKENS_PER_COLOUR} (AR-1.5)")
    if not problems and counts != st.table.material.tokens:
        problems.append("the values of the mercenary tokens do not add up (AR-1.5)")
    return problems


def _titles(st: AlRashid) -> list[str]:
    """AR-2.2: every tile in play is on sale or owned; no tile is used more often than owned."""
    problems: list[str] = []
    for title, copies in enumerate(st.table.material.title_copies):
        expected = copies if st.table.players > 3 else min(copies, 1)
        there = st.titles[title] + sum(p.titles.count(title) for p in st.players)
        if there != expected:
            problems.append(f"{there} tiles of {TITLES[title]}, not {expected} (AR-2.2)")
    for seat, player in enumerate(st.players):
        for title in player.used:
            if player.used.count(title) > player.titles.count(title):
                problems.append(f"seat {seat} has used a {TITLES[title]} that it does not own")
    return problems


def _piles(st: AlRashid) -> list[str]:
    """AR-2.1: a country never holds more than is printed on it; tiles are drawn once (AR-19.3)."""
    material = st.table.material
    problems: list[str] = []
    if any(there > full for there, full in zip(st.goods, material.country_goods, strict=True)):
        problems.append("a country holds more goods than are printed on it (AR-2.1)")
    if any(there > full for there, full in zip(st.notes, material.country_notes, strict=True)):
        problems.append("a country holds more credit notes than it may (AR-2.1)")
    drawn = [tile - 3 for tile in st.crises if tile >= 3]
    if any(st.year_tiles.counts[tile] != (0 if tile in drawn else 1) for tile in range(8)):
        problems.append("the year crisis tiles do not add up (AR-19.3)")
    return problems
