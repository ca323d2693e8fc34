"""Who sits where: sides of a table, and a rotation that is fair to every bot."""

from collections.abc import Sequence
from math import factorial, gcd
from typing import TypeVar

from majlis.kernel.rules import Config, Rules
from majlis.kernel.state import State

T = TypeVar("T")


def sides(rules: Rules, config: Config) -> list[tuple[int, ...]]:
    """The sides of a table by their seats: a team is one side, a seat that plays alone is one."""
    return sides_of(rules, rules.start(config, "sides"))


def sides_of(rules: Rules, st: State) -> list[tuple[int, ...]]:
    """The sides of a state, in the order of their first seats."""
    found: dict[tuple[int, int], list[int]] = {}
    for standing in sorted(rules.standings(st), key=lambda s: s.seat):
        team = standing.team
        found.setdefault((team, -1 if team >= 0 else standing.seat), []).append(standing.seat)
    return [tuple(seats) for seats in found.values()]


def rotation(bots: Sequence[str], count: int, number: int) -> list[str]:
    """The bots on so many sides in game `number`.

    Games come in blocks of as many games as there are bots. Within a block the bots keep one
    circular order and move on by one side from game to game, so that after each block every bot has
    sat on every side once: with more sides than bots a bot has several sides in a game, with fewer
    it rests now and then, and the count is still exact. The next block takes another circular
    order; after all orders, `len(bots)!` games, every bot has also had every neighbour and every
    opponent equally often.

    >>> [rotation(["a", "b"], 3, number) for number in range(2)]
    [['a', 'b', 'a'], ['b', 'a', 'b']]
    """
    block, step = divmod(number, len(bots))
    order = [bots[0], *_permuted(list(bots[1:]), block)]
    return [order[(step + side) % len(bots)] for side in range(count)]


def one_against_all(bots: Sequence[str], field: str, count: int, number: int) -> list[str]:
    """One of the bots on one side in game `number`, the field on all others.

    After `block(...)` games every bot has been alone on every side once.

    >>> [one_against_all(["a"], "x", 3, number) for number in range(2)]
    [['a', 'x', 'x'], ['x', 'a', 'x']]
    """
    side, bot = divmod(number, len(bots))
    seats = [field] * count
    seats[side % count] = bots[bot]
    return seats


def block(bots: Sequence[str], count: int, field: str | None) -> int:
    """After so many games every bot has sat on every side equally often."""
    return len(bots) if field is None else len(bots) * count


def seated(
    bots: Sequence[str], table: Sequence[tuple[int, ...]], number: int, field: str | None = None
) -> list[str]:
    """The bot on each seat in game `number`: a bot plays the whole side that it got."""
    if field is None:
        by_side = rotation(bots, len(table), number)
    else:
        by_side = one_against_all(bots, field, len(table), number)
    by_seat: dict[int, str] = {}
    for seats, bot in zip(table, by_side, strict=True):
        by_seat.update(dict.fromkeys(seats, bot))
    return [by_seat[seat] for seat in sorted(by_seat)]


def _permuted(items: list[T], index: int) -> list[T]:
    """One of all orders of the items; equal steps of the index walk through all of them.

    The walk jumps by a golden section of their number, so that the first few orders differ at every
    place rather than at the end alone.
    """
    orders = factorial(len(items))
    stride = max(1, round(orders * 0.618))
    while gcd(stride, orders) != 1:
        stride += 1
    rest = index * stride % orders
    found = []
    for left in range(len(items), 0, -1):
        place, rest = divmod(rest, factorial(left - 1))
        found.append(items.pop(place))
    return found
