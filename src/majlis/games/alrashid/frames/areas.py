"""Chapter 7: the end of an area's resolution."""

from typing import ClassVar

from majlis.games.alrashid.material import AREAS
from majlis.games.alrashid.state import AlRashid
from majlis.kernel.codec import Field, Name
from majlis.kernel.frame import Do


class CloseArea(Do[AlRashid]):
    """AR-7.8: all pawns go home and the area counts as resolved for the rest of the year."""

    KIND = "close_area"
    CLAUSE = "AR-7.8"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("area", Name(AREAS)),)

    def __init__(self, area: int) -> None:
        self.area = area

    def run(self, st: AlRashid) -> None:
        st.clear_area(self.area)
        st.resolved |= 1 << self.area
