"""Why nothing can be done with a thing that the decision is not about."""

from majlis.games.almadi import labels, things
from majlis.games.almadi.material import GENIE, TILE_COUNT
from majlis.games.almadi.shapes import cell_text
from majlis.games.almadi.state import Almadi
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.text import Text


def untouched(st: Almadi, seat: int, thing: str) -> tuple[Text, Refusal] | None:
    """A landscape of the own realm: only a genie moves it (AM-7.1), a starting tile never moves."""
    for cell, landscape in st.players[seat].realm.at.items():
        if things.cell(cell) == thing:
            name = labels.tile(st.table.material, landscape)
            text = Text("pick_tile", {"tile": name, "cell": cell_text(cell)})
            if landscape >= TILE_COUNT:
                return text, refuse("AM-3.7", "start_stays")
            waits = st.pending[GENIE] > 0
            return text, refuse("AM-7.1", "genie_first" if waits else "genie_moves")
    return None
