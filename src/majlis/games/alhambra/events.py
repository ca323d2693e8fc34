"""What the journal of Alhambra can hear: each kind of event, declared once."""

from typing import ClassVar, Final

from majlis.games.alhambra import labels, things
from majlis.games.alhambra.cards import CARDS
from majlis.games.alhambra.material import (
    CARAVANS,
    COUNTERS,
    CURRENCIES,
    SCORING_CARDS,
    TILES,
    TYPES,
)
from majlis.games.alhambra.shares import PointsShape, SharesShape
from majlis.kernel.journal import NUMBER, SEAT, EventKinds, Named, Plain, Shape, Word

_CARD: Final = Named(labels.card, CARDS)
_CURRENCY: Final = Named(labels.currency, CURRENCIES)
_CARAVAN: Final = Named(labels.caravan, CARAVANS)
_TILE: Final = Named(labels.tile, TILES)
_TYPES: Final = Named(labels.kinds, TYPES)
_SCORING_CARD: Final = Named(labels.scoring_card, SCORING_CARDS)
_TYPE: Final = Named(labels.kind, TYPES)
_COUNTER: Final = Named(labels.counter, COUNTERS)


class CellShape(Shape):
    """A cell of an Alhambra: its way from the fountain, for a client its name as a thing."""

    PLAIN: ClassVar[str] = "string"

    def words(self, value: int) -> Word:
        return labels.at_cell(value)

    def plain(self, value: int) -> Plain:
        return things.cell(value)


_CELL: Final = CellShape()
_SPACE: Final = Named(labels.currency, CURRENCIES, "market:")

EVENTS: Final = EventKinds()

DEALT: Final = EVENTS.declare("dealt", "AL-2.4", seat=SEAT, card=_CARD)
BEGINS: Final = EVENTS.declare("begins", "AL-2.6", seat=SEAT)
TURN_BEGINS: Final = EVENTS.declare("turn_begins", "AL-3.1", seat=SEAT)
PASSED: Final = EVENTS.declare("passed", "AL-3.8", seat=SEAT)
STOPPED: Final = EVENTS.declare("stopped", "AL-3.4", seat=SEAT)
TOOK: Final = EVENTS.declare("took", "AL-4.2", seat=SEAT, card=_CARD)
PAID_CARD: Final = EVENTS.declare("paid_card", "AL-5.6", seat=SEAT, card=_CARD)
PAID_BUREAU: Final = EVENTS.declare("paid_bureau", "AL-EX-7", seat=SEAT, card=_CARD)
PAID_COIN: Final = EVENTS.declare("paid_coin", "AL-CO-5", seat=SEAT, currency=_CURRENCY)
PAID_CARAVANSERAI: Final = EVENTS.declare("paid_caravanserai", "AL-CA-10", seat=SEAT, card=_CARAVAN)
BOUGHT: Final = EVENTS.declare(
    "bought",
    "AL-5.8",
    seat=SEAT,
    tile=_TILE,
    currency=_SPACE,
    overpaid=NUMBER,
    warns_if="overpaid",
)
BOUGHT_EXACTLY: Final = EVENTS.declare(
    "bought_exactly", "AL-5.7", seat=SEAT, tile=_TILE, currency=_SPACE
)
BUILT: Final = EVENTS.declare("built", "AL-7.1", seat=SEAT, tile=_TILE, cell=_CELL)
RESERVED: Final = EVENTS.declare("reserved", "AL-7.2", seat=SEAT, tile=_TILE)
GIVEN_TO_DIRK: Final = EVENTS.declare("given_to_dirk", "AL-12.5", seat=SEAT, tile=_TILE)
SULTAN_GIVEN_TO_DIRK: Final = EVENTS.declare(
    "sultan_given_to_dirk", "AL-SU-21", seat=SEAT, tile=_TILE
)
VIZIER_GIVEN_TO_DIRK: Final = EVENTS.declare(
    "vizier_given_to_dirk", "AL-VI-10", seat=SEAT, tile=_TILE
)
BROUGHT_IN: Final = EVENTS.declare("brought_in", "AL-6.1", seat=SEAT, tile=_TILE, cell=_CELL)
REMOVED: Final = EVENTS.declare("removed", "AL-6.1", seat=SEAT, tile=_TILE)
SWAPPED: Final = EVENTS.declare("swapped", "AL-6.1", seat=SEAT, tile=_TILE, old=_TILE)
CARD_OPENED: Final = EVENTS.declare("card_opened", "AL-8.2", card=_CARD)
SCORING_CARD: Final = EVENTS.declare("scoring_card", "AL-8.3", round=NUMBER)
RESHUFFLED: Final = EVENTS.declare("reshuffled", "AL-8.4", count=NUMBER)
TILE_OPENED: Final = EVENTS.declare("tile_opened", "AL-8.5", tile=_TILE, currency=_SPACE)
SCORING: Final = EVENTS.declare("scoring", "AL-9.1", round=NUMBER)
MAJORITY: Final = EVENTS.declare(
    "majority", "AL-9.4", type=_TYPES, shares=SharesShape("share-majority"), pays=PointsShape()
)
WALLS: Final = EVENTS.declare("walls", "AL-9.6", shares=SharesShape("share-wall"))
CULTURE: Final = EVENTS.declare("culture", "AL-MO-14", shares=SharesShape("share-culture"))
DIRK_BEGAN: Final = EVENTS.declare("dirk_began", "AL-12.3", tile=_TILE)
DIRK_DREW: Final = EVENTS.declare("dirk_drew", "AL-12.4", tile=_TILE)
SUPPLY_EXHAUSTED: Final = EVENTS.declare("supply_exhausted", "AL-11.1")
LEFTOVER: Final = EVENTS.declare(
    "leftover", "AL-11.3", tile=_TILE, currency=_SPACE, seat=SEAT, shows=True
)
LEFTOVER_NOBODY: Final = EVENTS.declare(
    "leftover_nobody", "AL-11.4", tile=_TILE, currency=_SPACE, shows=True
)
GAME_OVER: Final = EVENTS.declare("game_over", "AL-11.8")
SCORING_ORDER: Final = EVENTS.declare("scoring_order", "AL-SC-2", round=NUMBER, card=_SCORING_CARD)
SULTAN_OPENED: Final = EVENTS.declare("sultan_opened", "AL-SU-3", currency=_CURRENCY, type=_TYPE)
SULTAN_BOUGHT: Final = EVENTS.declare(
    "sultan_bought",
    "AL-SU-5",
    seat=SEAT,
    currency=_CURRENCY,
    type=_TYPE,
    overpaid=NUMBER,
    warns_if="overpaid",
)
SULTAN_ROLLED: Final = EVENTS.declare("sultan_rolled", "AL-SU-7", seat=SEAT, type=_TYPE)
SULTAN_MARKED: Final = EVENTS.declare("sultan_marked", "AL-SU-7", seat=SEAT, type=_TYPE)
CLAIMED: Final = EVENTS.declare("claimed", "AL-SU-12", seat=SEAT, tile=_TILE)
CLAIM_DECLINED: Final = EVENTS.declare("claim_declined", "AL-SU-13", seat=SEAT, tile=_TILE)
CARAVANSERAI_BOUGHT: Final = EVENTS.declare(
    "caravanserai_bought", "AL-CA-6", seat=SEAT, card=_CARAVAN, overpaid=NUMBER, warns_if="overpaid"
)
MARKER_MOVED: Final = EVENTS.declare(
    "marker_moved", "AL-CA-7", seat=SEAT, card=_CARAVAN, value=NUMBER, currency=_CURRENCY
)
CULTURE_TAKEN: Final = EVENTS.declare("culture_taken", "AL-MO-4", seat=SEAT, counter=_COUNTER)
DEVELOPED: Final = EVENTS.declare("developed", "AL-MO-11", seat=SEAT, points=NUMBER)
VIZIER_USED: Final = EVENTS.declare("vizier_used", "AL-VI-4", seat=SEAT)
VIZIER_WOKEN: Final = EVENTS.declare("vizier_woken", "AL-VI-7", seat=SEAT)
COIN_DRAWN: Final = EVENTS.declare("coin_drawn", "AL-CO-2", seat=SEAT, currency=_CURRENCY)
