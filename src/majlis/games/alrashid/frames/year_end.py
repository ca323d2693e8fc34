"""Chapter 19: the end of a year."""

from majlis.games.alrashid import events
from majlis.games.alrashid.frames.mercenaries import DrawYearTile
from majlis.games.alrashid.state import AlRashid
from majlis.kernel.frame import Do


class YearEnd(Do[AlRashid]):
    """AR-19.1: countries are refilled, titles turned back, a crisis tile drawn and applied."""

    KIND = "year_end"
    CLAUSE = "AR-19.1"

    def run(self, st: AlRashid) -> None:
        st.tell(events.YEAR_ENDS, st.year)
        if st.year == st.table.material.years:
            return  # AR-19.4: nothing of this after the last year
        left = sum(st.goods) + sum(st.notes)
        st.goods = st.table.material.country_goods.copy()
        st.notes = st.table.material.country_notes.copy()
        used = sum([len(player.used) for player in st.players])
        st.tell(events.REFILLED, sum(st.goods) + sum(st.notes) - left, used)
        for player in st.players:
            player.used = ()
        st.push(DrawYearTile())
