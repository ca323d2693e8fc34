"""The order of play: a game, a year, in the order of the rulebook."""

from majlis.games.alrashid import events, scoring
from majlis.games.alrashid.frames.beginning import DealGoods, DrawOrder, FirstMercenaries
from majlis.games.alrashid.frames.mercenaries import DrawSetupTile
from majlis.games.alrashid.frames.moving import StartEffects
from majlis.games.alrashid.frames.placement import HoldBacks, Placement
from majlis.games.alrashid.frames.resolution import Round
from majlis.games.alrashid.frames.year_end import YearEnd
from majlis.games.alrashid.state import AlRashid
from majlis.kernel.frame import Do


def plan_game(st: AlRashid) -> None:
    """Chapter 2: what chance and the players decide at set-up; then the first year."""
    st.plan(
        [
            DrawOrder(),
            DealGoods(),
            DrawSetupTile(),
            FirstMercenaries(0),
            Year(),
        ]
    )


def moment(st: AlRashid) -> dict[str, int]:
    """AR-4.1: which year it is, and whether it is the last one."""
    years = st.table.material.years
    return {"year": st.year, "years": years, "last": int(st.year == years)}


class Year(Do[AlRashid]):
    """AR-4.1: placement, resolution, year end."""

    KIND = "year"
    CLAUSE = "AR-4.1"

    def run(self, st: AlRashid) -> None:
        st.resolved = 0
        st.tell(events.YEAR_BEGINS, st.year)
        st.plan(
            [
                HoldBacks(),
                Placement(0),
                StartEffects(),
                Round(0),
                YearEnd(),
                NextYear(),
            ]
        )


class NextYear(Do[AlRashid]):
    """AR-19.1, AR-20.1: the year advances; after the last one the game is over."""

    KIND = "next_year"
    CLAUSE = "AR-20.1"

    def run(self, st: AlRashid) -> None:
        if st.year == st.table.material.years:
            st.tell(events.GAME_OVER)
            scoring.tell_prestige(st)
            return
        st.year += 1
        st.push(Year())
