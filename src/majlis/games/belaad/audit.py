"""Is everything there? Counts of the material that must hold in every state (BL-16.4)."""

from majlis.games.belaad.material import (
    ACTION_COUNT,
    BOARD_COUNT,
    BOARDS,
    COMBAT_CARDS,
    FACTION_OF,
    HASHASH_COUNT,
    ORANGE,
    SCHOLAR_COUNT,
    TOKENS,
)
from majlis.games.belaad.state import CARD, Belaad, bottoms, symbol_of, tops, whites


def audit(st: Belaad) -> list[str]:
    """What is wrong, in words; empty when all is accounted for."""
    problems = _seats(st)
    if problems:
        return problems
    return _tokens(st) + _actions(st) + _scholars(st) + _combat(st) + _hashash(st) + _coins(st)


def _seats(st: Belaad) -> list[str]:
    count = st.table.players
    lists = (st.gold, st.seals, st.swords, st.hands, st.spoils)
    if any(len(entries) != count for entries in lists) or st.active >= count:
        return [f"expected {count} players"]
    return []


def _tokens(st: Belaad) -> list[str]:
    """BL-1.10: 70 tokens; no board holds more than it has slots."""
    problems: list[str] = []
    counts = [b + f + k for b, f, k in zip(st.bag.counts, st.loose, st.killed, strict=True)]
    for board in range(BOARD_COUNT):
        tokens = st.boards[board]
        counts[symbol_of(board)] += whites(tokens)
        counts[ORANGE] += tops(tokens) + bottoms(tokens)
        if st.free_top(board) < 0 or bottoms(tokens) > 1:
            problems.append(f"{BOARDS[board]} holds more tokens than it has slots (BL-1.3)")
        if tokens and FACTION_OF[board] not in st.table.playing:
            problems.append(f"{BOARDS[board]} is not in the game (BL-2.2)")
    for kind in range(6):
        if counts[kind] != st.table.material.tokens[kind]:
            problems.append(f"{counts[kind]} {TOKENS[kind]} tokens are there (BL-1.10)")
    return problems


def _actions(st: Belaad) -> list[str]:
    """BL-1.7: every action card is in one place; piles and hands have their sizes."""
    problems: list[str] = []
    places = st.covered.counts.copy()
    hands = 0
    for hand in st.hands:
        for card in hand:
            places[card] += 1
            hands |= 1 << card
    for card in (*st.discard, *st.tops):
        if card >= 0:
            places[card] += 1
    if places != [1] * ACTION_COUNT:
        problems.append("an action card is missing or there twice (BL-1.7)")
    hidden = sum(st.piles) - len([card for card in st.tops if card >= 0])
    if st.piles != (0, 0, 0) and hidden != st.covered.total() and -1 not in st.tops:
        problems.append("the piles do not hold the covered cards (BL-2.8)")
    if st.known & ~hands:
        problems.append("a card known to be in a hand is not there (BL-14.4)")
    hidden_hands = hands & ~st.known
    if hidden_hands & st.uncovered:
        problems.append("a card that nobody has seen in a hand lay face up before (BL-14.4)")
    return problems


def _scholars(st: Belaad) -> list[str]:
    """BL-1.4: every scholar is in one place; the generations add up (BL-11.2)."""
    places = st.scholars.counts.copy()
    for scholar in (*st.display, *st.gone):
        if scholar >= 0:
            places[scholar] += 1
    for scholars in st.hired:
        for scholar in scholars:
            places[scholar] += 1
    problems: list[str] = []
    if places != [1] * SCHOLAR_COUNT:
        problems.append("a scholar is missing or there twice (BL-1.4)")
    taken = (st.generation - 1) * st.table.material.per_generation + st.taken
    if sum([len(scholars) for scholars in st.hired]) != taken:
        problems.append(f"{taken} scholars should have been taken so far (BL-11.2)")
    return problems


def _combat(st: Belaad) -> list[str]:
    """BL-1.5: deck, revealed cards and spoils are 24 different cards."""
    places = st.combat_deck.counts.copy()
    for card in st.shown:
        places[card] += 1
    for spoils in st.spoils:
        for card in spoils:
            places[card] += 1
    if places != [1] * len(places):
        return ["a combat card is missing or there twice (BL-1.5)"]
    if len(st.earlier) != len(st.winners) or st.spoils_untold() < 0:
        return ["the spoils and their winners do not add up (BL-14.7)"]
    went_back = st.went_back()
    for seat, spoils in enumerate(st.spoils):
        if st.winners.count(seat) > len(spoils):
            return [f"seat {seat} has won more spoils than it has (BL-14.7)"]
        for card, before in zip(spoils, st.spoils_won(seat), strict=True):
            if went_back[card] > before:
                return [f"{COMBAT_CARDS[card]} was revealed after it was won (BL-14.7)"]
    return []


def _hashash(st: Belaad) -> list[str]:
    """BL-1.6: with the Order every Hashash card is in one place, without it none is there."""
    places = st.hashash_deck.counts.copy()
    for card in (*st.hashash_drawn, *st.hashash_placed):
        places[card] += 1
    for entry in st.hashash_under:
        places[entry & CARD] += 1
    if places != [1 if st.table.order_seat >= 0 else 0] * HASHASH_COUNT:
        return ["a Hashash card is missing or there twice (BL-1.6)"]
    return []


def _coins(st: Belaad) -> list[str]:
    """BL-1.8: five swords, none of them with the Order (BL-10.8); no purse below zero."""
    problems: list[str] = []
    if st.sword_supply + sum(st.swords) != st.table.material.swords:
        problems.append("the swords do not add up (BL-1.8)")
    if st.table.order_seat >= 0 and st.swords[st.table.order_seat]:
        problems.append("the Order has a sword (BL-10.8)")
    if min(*st.gold, *st.seals, *st.swords, *st.treasury, st.sword_supply) < 0:
        problems.append("somebody has less than nothing (BL-1.9)")
    return problems
