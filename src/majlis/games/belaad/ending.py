"""Chapters 12 and 13: what the Order has achieved, and the end of the game."""

from majlis.games.belaad import events
from majlis.games.belaad.material import ORANGE, ORDER, ORDER_VICTORY, TURN_LIMIT
from majlis.games.belaad.state import Belaad


def finish(st: Belaad, reason: int) -> None:
    """BL-13.1, BL-16.2: the game is over at once; nothing still planned is done (BL-11.4)."""
    st.ending = reason
    if reason == TURN_LIMIT:
        st.tell(events.TURNS_OVER)
    else:
        st.tell(events.GAME_OVER, reason)
    st.frames.clear()


def order_has_won(st: Belaad) -> bool:
    """BL-12.14: enough active science symbols."""
    return active_science(st) >= st.table.material.order_goal


def check_order(st: Belaad) -> None:
    """BL-12.14: called after each assassination of a token, as the last thing of its frame."""
    if order_has_won(st):
        finish(st, ORDER_VICTORY)


def active_science(st: Belaad) -> int:
    """BL-12.10 to BL-12.13: the science symbols of the active scholars, at their best."""
    material = st.table.material
    scholars = st.hired[ORDER]
    needs = [material.order_symbols[s] for s in scholars]
    science = [material.science[s] for s in scholars]
    return best_active(needs, science, list(st.killed), st.table.shares_tokens)


def best_active(
    needs: list[tuple[int, ...]], science: list[int], tokens: list[int], sharing: bool
) -> int:
    """BL-12.11: the most science that the tokens activate, one token for one symbol.

    With `sharing` a token serves every scholar, though only one symbol of each.
    """
    if sharing:
        alone = [best_active([needs[i]], [science[i]], tokens, False) for i in range(len(needs))]
        return sum(alone)
    return _search(needs, science, tokens, 0, sum(science), 0)


def _search(
    needs: list[tuple[int, ...]],
    science: list[int],
    tokens: list[int],
    index: int,
    left: int,
    best: int,
) -> int:
    """The most science from scholar `index` on; gives up where `best` can no longer be beaten.

    A white token is always spent before a joker: it can never do more than the joker could.
    """
    if index == len(needs) or left <= best:
        return 0
    worth = science[index]
    found = 0
    spent = _spend(needs[index], tokens)
    if spent:
        rest = _search(needs, science, spent, index + 1, left - worth, best - worth)
        found = worth + rest
    skipped = _search(needs, science, tokens, index + 1, left - worth, max(best, found))
    return max(found, skipped)


def _spend(need: tuple[int, ...], tokens: list[int]) -> list[int]:
    """The tokens left when a scholar's symbols are covered; empty when they cannot be."""
    rest = tokens.copy()
    for symbol in need:
        kind = symbol if rest[symbol] else ORANGE
        if not rest[kind]:
            return []
        rest[kind] -= 1
    return rest
