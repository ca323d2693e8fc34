"""What a seat has that can be counted, by the keys of its names."""

from majlis.games.almadi.facts import on_turn
from majlis.games.almadi.material import EFFECTS, GOODS, JAR, MOTIFS
from majlis.games.almadi.state import Almadi


def holdings(st: Almadi, seat: int) -> list[dict[str, int]]:
    """For every seat; of the characters in a hand only the number, which is open (AM-13.1)."""
    found: list[dict[str, int]] = []
    for player in st.players:
        own = {"label-rubies": player.rubies}
        for motif in range(len(MOTIFS)):
            own[f"mosaic-{MOTIFS[motif]}"] = player.mosaics[motif]
        for good in range(len(GOODS)):
            own[f"stall-{GOODS[good]}"] = player.stalls[good]
        own["label-objectives"] = player.held.bit_count()
        own["label-objectives_achieved"] = player.achieved.bit_count()
        if st.table.characters:
            own["label-recruited"] = player.recruited.bit_count()
            own["label-hand"] = player.hand.bit_count() + player.aside.bit_count()
        found.append(own)
    step = on_turn(st)
    if step is not None:
        own = found[step.seat]
        for effect in range(JAR):
            own[f"effect-{EFFECTS[effect]}"] = st.pending[effect]
        if st.table.characters:
            own["label-claims"] = st.claims.bit_count()
    return found
