"""Chapter 12: what the Order has achieved."""

from majlis.games.belaad.config import LOOSE, ONCE
from majlis.games.belaad.material import ORANGE, ORDER
from majlis.games.belaad.state import Belaad


def order_has_won(st: Belaad) -> bool:
    """BL-12.14: enough active science symbols."""
    return active_science(st) >= st.table.material.order_goal


def active_science(st: Belaad) -> int:
    """BL-12.10 to BL-12.13: the science symbols of the active scholars, at their best."""
    material = st.table.material
    scholars = st.hired[ORDER]
    needs = [material.order_symbols[s] for s in scholars]
    science = [material.science[s] for s in scholars]
    return best_active(needs, science, list(st.killed), st.table.sharing)


def best_active(
    needs: list[tuple[int, ...]], science: list[int], tokens: list[int], sharing: int
) -> int:
    """BL-12.11: the most science that the tokens activate, one token for one symbol.

    With `sharing` a token serves every scholar, though only one symbol of each.
    """
    if sharing == ONCE:
        return _search(needs, science, tokens, 0, sum(science), 0)
    if sharing == LOOSE:
        alone = [best_active([needs[i]], [science[i]], tokens, ONCE) for i in range(len(needs))]
        return sum(alone)
    return _share(needs, science, tokens, 0, tokens[ORANGE])


def _share(
    needs: list[tuple[int, ...]], science: list[int], tokens: list[int], index: int, jokers: int
) -> int:
    """The most science from scholar `index` on, when all of them use the same tokens.

    `tokens` counts with the white ones those orange ones that stand for a symbol already; `jokers`
    are those that do not yet.
    """
    if index == len(needs):
        return 0
    need = needs[index]
    lent = tokens.copy()
    left = jokers
    for symbol in range(ORANGE):
        lacking = need.count(symbol) - tokens[symbol]
        if lacking > 0:
            lent[symbol] += lacking
            left -= lacking
    skipped = 0
    if left < jokers:
        skipped = _share(needs, science, tokens, index + 1, jokers)
    if left < 0:
        return skipped
    return max(skipped, science[index] + _share(needs, science, lent, index + 1, left))


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
