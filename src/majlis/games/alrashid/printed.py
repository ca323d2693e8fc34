"""What is printed on board and tiles, as data for whoever draws them: the same all match long."""

from majlis.games.alrashid.frames.favours import favour_cost
from majlis.games.alrashid.frames.titles import title_clause
from majlis.games.alrashid.goods import value
from majlis.games.alrashid.material import (
    AREAS,
    ASTROLOGIST,
    COUNTERS,
    COUNTRIES,
    FAVOURS,
    GOODS,
    GUILDS,
    INTRIGUE,
    PAWNS,
    SILK_MONOPOLIST,
    SPICES_MONOPOLIST,
    TITLE_TYPES,
    TITLES,
)
from majlis.games.alrashid.seen import Printed, TitleFace
from majlis.games.alrashid.state import AlRashid
from majlis.kernel import codec


def printed(st: AlRashid) -> Printed:
    """Prices, amounts and prestige, with the options of the match; made once for each match."""
    if st.table.printed is None:
        st.table.printed = _printed(st)
    made: Printed = st.table.printed
    return made


def _printed(st: AlRashid) -> Printed:
    material = st.table.material
    return {
        # AR-8.1: what sets of one, two, ... different goods are worth.
        "sets": [value([1] * size + [0] * (5 - size)) for size in range(1, 6)],
        "pawns": {
            name: {
                "dominance": material.dominance[pawn],
                "prestige": material.pawn_prestige[pawn],
                "most": material.most_pawns[pawn],
            }
            for pawn, name in enumerate(PAWNS)
        },
        "services": {
            guild: {
                "gold": list(material.service_gold[g]),
                "amount": list(material.service_amount[g]),
            }
            for g, guild in enumerate(GUILDS)
        },
        "favours": {guild: _favours(st, g) for g, guild in enumerate(GUILDS)},
        "trade": list(material.trade),
        "credit_note": {"gold": material.note_value, "with_banker": material.banker_value},
        "countries": {
            name: {
                "goods": codec.Table(GOODS, codec.Num()).dump(
                    material.country_goods[i * 5 : i * 5 + 5]
                ),
                "credit_notes": material.country_notes[i],
            }
            for i, name in enumerate(COUNTRIES)
        },
        "dishonour": {
            "idle": material.dishonour_idle if st.table.idle_dishonour else 0,
            "favour_alone": material.dishonour_idle,
            "court_without_pasha": material.dishonour_court,
            "flight": material.dishonour_flight,
            "enchanter": material.dishonour_enchanter,
        },
        "scoring": {
            "influence": material.influence_points,
            "influence_most": material.influence_most,
            "dishonour": material.dishonour_points,
        },
        "titles": {name: _title(st, t) for t, name in enumerate(TITLES)},
    }


def _favours(st: AlRashid, guild: int) -> dict[str, int]:
    """The favours of a guild with their gold: its leader's, or all through the Favourite."""
    return {
        name: favour_cost(st, guild, favour)
        for favour, name in enumerate(FAVOURS)
        if guild in (INTRIGUE, favour + 1)
    }


def _title(st: AlRashid, title: int) -> TitleFace:
    """A tile: `prestige` is None where `steps` of what it counts give it."""
    material = st.table.material
    counter = material.title_counter[title]
    tile: TitleFace = {
        "palace": AREAS[material.title_palace[title]],
        "type": TITLE_TYPES[material.title_type[title]],
        "gold": material.title_gold[title],
        "amount": material.title_amount[title],
        "prestige": material.title_prestige[title] if counter < 0 else None,
        "clause": title_clause(title),
    }
    if counter >= 0:
        tile["counts"] = COUNTERS[counter]
        tile["steps"] = [list(step) for step in material.title_steps[title]]
    if title == ASTROLOGIST:
        tile["amounts"] = [list(step) for step in material.astrologist_steps]
    elif title == SILK_MONOPOLIST:
        tile["with_both"] = list(material.silk_with_both)
    elif title == SPICES_MONOPOLIST:
        tile["with_both"] = list(material.spices_with_both)
    return tile
