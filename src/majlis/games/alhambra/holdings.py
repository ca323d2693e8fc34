"""What each seat has that can be counted, as far as a seat may know it (AL-13.1)."""

from majlis.games.alhambra.cards import BUREAU_ROW, size, worth
from majlis.games.alhambra.material import CARAVANS, CURRENCIES, DIAMOND, TYPES
from majlis.games.alhambra.state import SPACE_UNIT, Alhambra


def holdings(st: Alhambra, seat: int) -> list[dict[str, int]]:
    """For each seat the keys of the names of its belongings, with their number or worth."""
    return [_of(st, other, seat) for other in range(len(st.players))]


def _of(st: Alhambra, other: int, seat: int) -> dict[str, int]:
    player = st.players[other]
    material = st.table.material
    seen: dict[str, int] = {"holding-cards": size(player.hand)}
    if other == seat or st.table.open_hands:
        for row in range(len(CURRENCIES)):
            seen[f"currency-{CURRENCIES[row]}"] = worth(player.hand[row])
        seen["holding-diamond"] = worth(player.hand[DIAMOND])
        seen["holding-bureau"] = size((player.hand[BUREAU_ROW],))
    for row in range(len(player.coins)):
        seen[f"holding-coin-{CURRENCIES[row]}"] = player.coins[row]
    counts = player.layout.type_counts()
    for kind in range(len(TYPES)):
        seen[f"type-{TYPES[kind]}"] = counts[kind]
    seen["holding-wall"] = player.layout.longest_wall(material.walls)
    seen["holding-reserve"] = player.reserve.bit_count()
    seen["holding-pending"] = player.pending.bit_count()
    seen["holding-sultan"] = len(player.sultans)
    for caravan in player.caravans:
        card, space = divmod(caravan, SPACE_UNIT)
        seen[f"caravanserai-{CARAVANS[card]}"] = material.caravan_value[card][space]
    if st.table.values["moorish_art"] is True:
        culture = [module.extra_points(st, other) for module in st.table.modules]
        seen["holding-culture"] = sum(culture)
    if st.table.values["vizier"] is True:
        seen["holding-vizier"] = (st.awake >> other) & 1
    return seen
