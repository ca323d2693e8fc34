"""What the journal of each game tells the lab: which events take a thing, which fix the turn order.

One sheet a game, as data. Events and their arguments are named as in the game's `events.py`; a game
without a sheet is observed all the same, with no things and with the order of the first choices.
"""

from typing import Final, NamedTuple


class Taken(NamedTuple):
    """An event by which a seat takes, gives or does a thing: its kind, and the arguments of it.

    Without a `thing` the event itself is counted; `amount` is the argument that says how many.
    """

    family: str
    event: str
    thing: str = ""
    who: str = "seat"
    amount: str = ""


class Sheet(NamedTuple):
    """The sheet of a game. `order` is an event told for the first seat, or for all in turn."""

    taken: tuple[Taken, ...] = ()
    order: str = ""


SHEETS: Final[dict[str, Sheet]] = {
    "alrashid": Sheet(
        (
            Taken("titles", "gained_title", "title"),
            Taken("titles used", "activates", "title"),
            Taken("pawns", "gained_pawn", "pawn"),
            Taken("pawns turned", "converted"),
            Taken("areas", "placed", "area"),
            Taken("areas", "moved", "area"),
            Taken("services", "favour", "favour"),
            Taken("services", "spy_service"),
            Taken("services", "benevolence"),
            Taken("services", "negotiated"),
            Taken("goods", "gained_good", "good", amount="count"),
            Taken("goods traded", "traded", "good", amount="count"),
            Taken("goods raided", "raided", "good"),
            Taken("goods given up", "gave_good", "good"),
            Taken("credit notes and influence", "gained_notes", amount="count"),
            Taken("credit notes and influence", "note_spent"),
            Taken("credit notes and influence", "gained_influence", amount="count"),
            Taken("battles", "won"),
            Taken("battles", "lost"),
            Taken("battles", "fled"),
            Taken("dishonour", "no_pasha", amount="count"),
            Taken("dishonour", "idle", amount="count"),
            Taken("dishonour", "fled", amount="count"),
            Taken("dishonour", "enchanter", amount="count"),
            Taken("came to nothing", "favour_lost", "favour"),
            Taken("came to nothing", "cut", "area"),
            Taken("came to nothing", "trade_cut", "area"),
            Taken("came to nothing", "nothing_left", "area"),
        ),
        order="turn_order",
    ),
    "almadi": Sheet(
        (
            Taken("tiles", "placed", "tile"),
            Taken("tiles moved", "moved", "tile"),
            Taken("tiles moved", "swapped", "one"),
            Taken("tiles exchanged", "exchanged_tile", "tile"),
            Taken("objectives", "took_objective", "objective"),
            Taken("objectives", "robbed_objective", "objective"),
            Taken("objectives lost", "robbed_objective", "objective", who="holder"),
            Taken("objectives achieved", "achieved", "objective"),
            Taken("characters", "recruited", "character"),
            Taken("characters", "claimed", "character"),
            Taken("characters copied", "copied", "character"),
            Taken("mosaics", "took_mosaic", "mosaic"),
            Taken("mosaics given back", "gave_mosaic", "mosaic"),
            Taken("stalls", "took_stall", "stall"),
            Taken("stalls given back", "gave_stall", "stall"),
            Taken("rubies", "took_rubies", amount="count"),
            Taken("effects dropped", "dropped_effects", amount="count"),
            Taken("extra turns", "extra_turn"),
        ),
        order="first_player",
    ),
    "belaad": Sheet(
        (
            Taken("scholars", "hired", "scholar"),
            Taken("scholars", "hired_with_swords", "scholar"),
            Taken("scholars killed", "scholar_killed", "scholar"),
            Taken("cards taken", "took_card", "pile"),
            Taken("symbols used", "used_symbol", "symbol", amount="count"),
            Taken("symbols used", "boosted", amount="count"),
            Taken("symbols used", "used_faceup"),
            Taken("coins", "gained_gold", amount="count"),
            Taken("coins", "gained_seals", amount="count"),
            Taken("coins", "stole_gold", amount="count"),
            Taken("coins", "stole_seals", amount="count"),
            Taken("coins stolen by others", "stole_gold", who="victim", amount="count"),
            Taken("coins stolen by others", "stole_seals", who="victim", amount="count"),
            Taken("coins", "emptied_treasury", amount="count"),
            Taken("coins paid", "paid_gold", amount="count"),
            Taken("coins paid", "paid_seals", amount="count"),
            Taken("tokens drawn", "drew_token", "token"),
            Taken("tokens lost", "token_to_bag", "token", amount="count"),
            Taken("tokens lost", "orange_to_bag"),
            Taken("tokens placed", "placed_top", "board"),
            Taken("tokens placed", "placed_bottom", "board"),
            Taken("tokens killed", "token_killed", "board"),
            Taken("tokens killed", "token_removed", "board"),
            Taken("abilities", "ability", "board"),
            Taken("combats", "combat_begins"),
            Taken("combats", "combat_won"),
            Taken("combats", "surrendered"),
            Taken("combats", "took_spoils"),
            Taken("combats", "took_sword"),
            Taken("Hashash cards", "placed_hashash", "card"),
            Taken("Hashash cards used", "used_hashash", "card"),
            Taken("Hashash cards used", "ambush", amount="count"),
        ),
        order="turn_begins",
    ),
    "alhambra": Sheet(
        (
            Taken("buildings", "bought", "tile"),
            Taken("buildings", "bought_exactly", "tile"),
            Taken("buildings", "leftover", "tile"),
            Taken("buildings", "claimed", "tile"),
            Taken("bought exactly", "bought_exactly", "tile"),
            Taken("given to Dirk", "given_to_dirk", "tile"),
            Taken("given to Dirk", "sultan_given_to_dirk", "tile"),
            Taken("given to Dirk", "vizier_given_to_dirk", "tile"),
            Taken("money", "took", "card"),
            Taken("money paid", "paid_card", "card"),
            Taken("money paid", "paid_bureau", "card"),
            Taken("money paid", "paid_coin", "currency"),
            Taken("money paid", "paid_caravanserai", "card"),
            Taken("overpaid", "bought", amount="overpaid"),
            Taken("overpaid", "sultan_bought", amount="overpaid"),
            Taken("overpaid", "caravanserai_bought", amount="overpaid"),
            Taken("redesigned", "brought_in", "tile"),
            Taken("redesigned", "removed", "tile"),
            Taken("redesigned", "swapped", "tile"),
            Taken("Sultan cards", "sultan_bought", "type"),
            Taken("caravanserais", "caravanserai_bought", "card"),
            Taken("caravanserais moved", "marker_moved", "card"),
            Taken("culture counters", "culture_taken", "counter"),
            Taken("culture counters", "developed"),
            Taken("vizier", "vizier_used"),
            Taken("vizier", "vizier_woken"),
            Taken("coins", "coin_drawn", "currency"),
        ),
        order="begins",
    ),
}
