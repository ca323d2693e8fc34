"""What the journal of Almadi can hear: each kind of event, declared once."""

from typing import Final

from majlis.games.almadi import labels
from majlis.games.almadi.material import CHARACTERS, GOODS, MOTIFS, OBJECTIVES, STARTS, TILES
from majlis.games.almadi.shapes import CellOfSeat, Effects, OldCell, Shares, Source, Steps
from majlis.kernel.journal import NUMBER, SEAT, EventKinds, Named

_START: Final = Named(labels.start_name, STARTS)
_TILE: Final = Named(labels.tile_name, TILES)
_MOSAIC: Final = Named(labels.mosaic, MOTIFS)
_STALL: Final = Named(labels.stall, GOODS)
_OBJECTIVE: Final = Named(labels.objective, OBJECTIVES, "objective:")
_CHARACTER: Final = Named(labels.character, CHARACTERS, "character:")
_CELL: Final = CellOfSeat()
_OLD_CELL: Final = OldCell()
_EFFECTS: Final = Effects()
_STEPS: Final = Steps()
_SHARES: Final = Shares()

# The sources of points, in the order in which the end of a game tells them.
SOURCES: Final = (
    "oases",
    "oasis_bonus",
    "caravans",
    "palaces",
    "jars",
    "mosaics",
    "rubies",
    "character",
    "objective",
    "objective_failed",
)
_SOURCE: Final = Source(SOURCES)

EVENTS: Final = EventKinds()

FIRST_PLAYER: Final = EVENTS.declare("first_player", "AM-2.8", seat=SEAT)
START: Final = EVENTS.declare("start", "AM-2.1", seat=SEAT, start=_START)
LAID_TILE: Final = EVENTS.declare("laid_tile", "AM-2.4", row=NUMBER, tile=_TILE)
REFILLED: Final = EVENTS.declare("refilled", "AM-4.5", row=NUMBER, tile=_TILE)
DREW: Final = EVENTS.declare("drew", "AM-12.18", tile=_TILE)
FIRST_MOSAIC: Final = EVENTS.declare("first_mosaic", "AM-2.5", mosaic=_MOSAIC)
FIRST_STALL: Final = EVENTS.declare("first_stall", "AM-2.5", stall=_STALL)
MOSAIC_UP: Final = EVENTS.declare("mosaic_up", "AM-7.12", mosaic=_MOSAIC)
STALL_UP: Final = EVENTS.declare("stall_up", "AM-7.12", stall=_STALL)
OBJECTIVE_LAID: Final = EVENTS.declare("objective_laid", "AM-2.6", objective=_OBJECTIVE)
DEALT_CHARACTER: Final = EVENTS.declare(
    "dealt_character", "AM-11.1", seat=SEAT, character=_CHARACTER
)
KEPT_CHARACTERS: Final = EVENTS.declare("kept_characters", "AM-11.2", seat=SEAT)
KEPT_THESE: Final = EVENTS.declare(
    "kept_these", "AM-11.2", seat=SEAT, one=_CHARACTER, other=_CHARACTER
)
DISPLAYED: Final = EVENTS.declare("displayed", "AM-11.3", character=_CHARACTER, shows=True)
TURN: Final = EVENTS.declare("turn", "AM-4.1", seat=SEAT)
EXCHANGED_TILE: Final = EVENTS.declare(
    "exchanged_tile", "AM-12.18", seat=SEAT, tile=_TILE, row=NUMBER
)
PLACED: Final = EVENTS.declare("placed", "AM-5.3", seat=SEAT, tile=_TILE, cell=_CELL)
MOVED: Final = EVENTS.declare(
    "moved", "AM-7.1", seat=SEAT, tile=_TILE, origin=_OLD_CELL, cell=_CELL
)
SWAPPED: Final = EVENTS.declare(
    "swapped", "AM-12.21", seat=SEAT, one=_TILE, other=_TILE, cell=_CELL
)
ACTIVATED: Final = EVENTS.declare("activated", "AM-6.1", seat=SEAT, effects=_EFFECTS)
TOOK_MOSAIC: Final = EVENTS.declare("took_mosaic", "AM-7.10", seat=SEAT, mosaic=_MOSAIC)
TOOK_STALL: Final = EVENTS.declare("took_stall", "AM-7.11", seat=SEAT, stall=_STALL)
TOOK_RUBIES: Final = EVENTS.declare("took_rubies", "AM-7.17", seat=SEAT, count=NUMBER)
TOOK_OBJECTIVE: Final = EVENTS.declare(
    "took_objective", "AM-7.13", seat=SEAT, objective=_OBJECTIVE, points=NUMBER
)
ROBBED_OBJECTIVE: Final = EVENTS.declare(
    "robbed_objective", "AM-7.13", seat=SEAT, objective=_OBJECTIVE, holder=SEAT, points=NUMBER
)
ACHIEVED: Final = EVENTS.declare(
    "achieved", "AM-8.3", seat=SEAT, objective=_OBJECTIVE, points=NUMBER
)
ADVANCED: Final = EVENTS.declare(
    "advanced", "AM-8.1", seat=SEAT, objective=_OBJECTIVE, have=NUMBER, need=NUMBER
)
RECRUITED: Final = EVENTS.declare(
    "recruited", "AM-11.4", seat=SEAT, character=_CHARACTER, cost=NUMBER
)
DROPPED_EFFECTS: Final = EVENTS.declare(
    "dropped_effects", "AM-4.4", seat=SEAT, count=NUMBER, warns=True
)
CLAIMED: Final = EVENTS.declare("claimed", "AM-12.27", seat=SEAT, character=_CHARACTER)
GAVE_MOSAIC: Final = EVENTS.declare("gave_mosaic", "AM-12.25", seat=SEAT, mosaic=_MOSAIC)
GAVE_STALL: Final = EVENTS.declare("gave_stall", "AM-12.25", seat=SEAT, stall=_STALL)
COPIED: Final = EVENTS.declare("copied", "AM-12.26", seat=SEAT, character=_CHARACTER)
CHAIN: Final = EVENTS.declare(
    "chain", "AM-4.3", seat=SEAT, count=NUMBER, points=NUMBER, steps=_STEPS
)
LAST_TURN: Final = EVENTS.declare("last_turn", "AM-9.1")
EXTRA_TURN: Final = EVENTS.declare("extra_turn", "AM-12.7", seat=SEAT)
SCORED: Final = EVENTS.declare("scored", "AM-10.13", source=_SOURCE, shares=_SHARES)
GAME_OVER: Final = EVENTS.declare("game_over", "AM-9.1")
