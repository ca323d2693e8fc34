"""The checks of `majlis.testing` on every table of the house."""

from typing import Final

from majlis.testing import suite
from tests.conformance.tables import tables

# Events by which the rules themselves show what was hidden, whatever anybody chooses.
SHOWS: Final = {
    "alrashid": {"revealed", "saw", "negotiated"},  # AR-17.2, AR-3.2, AR-15.8: tokens
    "almadi": {"displayed"},  # AM-11.3: the characters that nobody kept
    "belaad": {"placed_hashash", "game_over"},  # BL-12.3, BL-14.7: kept cards, and the spoils
    "alhambra": {"leftover", "leftover_nobody"},  # AL-11.3: the most money of a currency
}

TestConformance = suite(tables(), SHOWS)
