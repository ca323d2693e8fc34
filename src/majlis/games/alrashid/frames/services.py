"""Chapter 11: the services of the guilds, and the spies."""

from typing import ClassVar, Final

from majlis.games.alrashid import events, labels, things
from majlis.games.alrashid.frames.common import FOR_SERVICE, FOR_SPY, RANK, SEAT, gain_pawn
from majlis.games.alrashid.frames.mercenaries import DrawTokens
from majlis.games.alrashid.frames.moving import MovePawn, has_destination
from majlis.games.alrashid.material import (
    AREAS,
    COMMERCE,
    COUNTRY_COUNT,
    FIRST_COUNTRY,
    INTRIGUE,
    LOREMASTER,
    MERCHANT,
    MILITARY,
    PASHA,
    POLITICS,
    SAGE,
)
from majlis.games.alrashid.state import FACE_UP, SEEN, TOKEN_KIND, AlRashid, pawns_in
from majlis.kernel.codec import Field, Name, TupleOf
from majlis.kernel.frame import Ask, Do
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.text import Seat, Text

# The pawn that each guild's service brings; -1 where it brings none.
SERVICE_PAWN: Final = (-1, -1, SAGE, MERCHANT, PASHA)
SERVICE_CLAUSE: Final = ("AR-11.5", "AR-11.4", "AR-11.1", "AR-11.2", "AR-11.3")


def service_cost(st: AlRashid, seat: int, guild: int, rank: int) -> int:
    """The gold of a service at a rank; a Loremaster lowers it for two guilds (AR-15.9)."""
    material = st.table.material
    cost = material.service_gold[guild][rank]
    if guild in (COMMERCE, POLITICS):
        loremasters = st.players[seat].titles.count(LOREMASTER)
        cost = max(0, cost - loremasters * material.title_amount[LOREMASTER])
    return cost


def why_no_service(st: AlRashid, seat: int, guild: int) -> Refusal | None:
    """AR-10.8: a service without effect cannot be chosen; the spies always can."""
    if guild == INTRIGUE:
        return None
    if guild == MILITARY:
        return None if st.can_draw(0) or st.can_draw(1) else refuse("AR-10.8", "no_tokens_left")
    pawn = SERVICE_PAWN[guild]
    if st.players[seat].family[pawn] >= st.table.material.most_pawns[pawn]:
        return refuse("AR-1.3", "family_is_full")
    return None


class UseService(Do[AlRashid]):
    """AR-11.1 to AR-11.5: the service of the guild, at the visitor's rank."""

    KIND = "use_service"
    CLAUSE = "AR-10.2"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", SEAT),
        Field("area", Name(AREAS)),
        Field("rank", RANK),
    )

    def __init__(self, seat: int, area: int, rank: int) -> None:
        self.seat = seat
        self.area = area
        self.rank = rank

    def clause(self) -> str:
        return SERVICE_CLAUSE[self.area]

    def run(self, st: AlRashid) -> None:
        if self.area == INTRIGUE:
            st.spies = (*st.spies, self.rank)
            st.tell(events.SPY_SERVICE, self.seat)
        elif self.area == MILITARY:
            count = st.table.material.service_amount[MILITARY][self.rank]
            st.push(DrawTokens(self.seat, count, FOR_SERVICE))
        else:
            for _ in range(st.table.material.service_amount[self.area][self.rank]):
                gain_pawn(st, self.seat, SERVICE_PAWN[self.area])


class SpySequence(Do[AlRashid]):
    """AR-11.5, AR-11.6: after all visits, 1-2-3-1-2-1; a rank without the service is left out."""

    KIND = "spy_sequence"
    CLAUSE = "AR-11.5"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("ranking", TupleOf(SEAT)),)

    def __init__(self, ranking: tuple[int, ...]) -> None:
        self.ranking = ranking

    def run(self, st: AlRashid) -> None:
        st.plan([SpyOperation(self.ranking[rank]) for rank in spy_ranks(st)])
        st.spies = ()


def spy_ranks(st: AlRashid) -> list[int]:
    """The ranks in the order of their operations."""
    amounts = st.table.material.service_amount[INTRIGUE]
    return [
        rank
        for turn in range(max(amounts))
        for rank in range(3)
        if rank in st.spies and turn < amounts[rank]
    ]


def look(st: AlRashid, seat: int, country: int) -> None:
    """AR-3.2: the seat learns the tokens that lie on a country now; they stay face down."""
    mark = SEEN << seat
    tokens = st.mercenaries[country]
    st.mercenaries[country] = tuple([token | mark for token in tokens])
    st.reveal()
    st.tell(events.PEEKED, seat, country + FIRST_COUNTRY)
    for token in tokens:
        if not token & FACE_UP:
            st.tell_only(seat, events.SAW, country + FIRST_COUNTRY, token & TOKEN_KIND)


class SpyOperation(Ask[AlRashid]):
    """AR-11.7: looks at the mercenaries of a country, or picks a pawn there to move; or neither."""

    KIND = "spy_operation"
    CLAUSE = "AR-11.7"
    SIZE = 1 + COUNTRY_COUNT + 5 * 3 * COUNTRY_COUNT
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)
    DECLINE: Final = 0
    LOOK: Final = 1
    MOVE: Final = 1 + COUNTRY_COUNT

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, st: AlRashid) -> list[int]:
        found = [self.DECLINE]
        for country in range(COUNTRY_COUNT):
            if st.mercenaries[country]:
                found.append(self.LOOK + country)
        any_owner = st.table.spy_moves_any
        for owner in range(st.table.players):
            if any_owner or owner == self.seat:
                self._moves_of(st, owner, found)
        return found

    def _moves_of(self, st: AlRashid, owner: int, found: list[int]) -> None:
        for pawn in range(3):
            for country in range(COUNTRY_COUNT):
                area = country + FIRST_COUNTRY
                stack = st.stack(area, owner)
                if (
                    stack
                    and pawns_in(stack)[pawn]
                    and has_destination(st, owner, pawn, area, FOR_SPY)
                ):
                    found.append(self.MOVE + (owner * 3 + pawn) * COUNTRY_COUNT + country)

    def why_not(self, st: AlRashid, choice: int) -> Refusal | None:
        if choice == self.DECLINE:
            return None
        if choice < self.MOVE:
            if not st.mercenaries[choice - self.LOOK]:
                return refuse("AR-11.10", "no_mercenaries_there")
            return None
        owner, pawn, area = self._picked(choice)
        if owner >= st.table.players:
            return refuse("AR-11.7", "no_pawn_there")
        if owner != self.seat and not st.table.spy_moves_any:
            return refuse("AR-11.7", "own_pawns_only")
        if not pawns_in(st.stack(area, owner))[pawn]:
            return refuse("AR-11.7", "no_pawn_there")
        if not has_destination(st, owner, pawn, area, FOR_SPY):
            return refuse("AR-11.11", "nowhere_to_go")
        return None

    def _picked(self, choice: int) -> tuple[int, int, int]:
        owner_pawn, country = divmod(choice - self.MOVE, COUNTRY_COUNT)
        return owner_pawn // 3, owner_pawn % 3, country + FIRST_COUNTRY

    def resolve(self, st: AlRashid, choice: int) -> None:
        if choice == self.DECLINE:
            st.tell(events.SPY_DECLINED, self.seat)
        elif choice < self.MOVE:
            look(st, self.seat, choice - self.LOOK)
        else:
            owner, pawn, area = self._picked(choice)
            st.push(MovePawn(self.seat, owner, pawn, area, FOR_SPY))

    def describe(self, st: AlRashid, choice: int) -> Text:
        if choice == self.DECLINE:
            return Text("spy_operation-decline", {})
        if choice < self.MOVE:
            area = choice - self.LOOK + FIRST_COUNTRY
            return Text("spy_operation-look", {"area": labels.area(area)})
        owner, pawn, area = self._picked(choice)
        return Text(
            "spy_operation-move",
            {"owner": Seat(owner), "pawn": labels.pawn(pawn), "area": labels.area(area)},
        )

    def clause_of(self, st: AlRashid, choice: int) -> str:
        if choice == self.DECLINE:
            return "AR-11.9"
        return "AR-11.10" if choice < self.MOVE else "AR-11.11"

    def touches(self, st: AlRashid, choice: int) -> list[str]:
        if choice == self.DECLINE:
            return []
        if choice < self.MOVE:
            return [things.area(choice - self.LOOK + FIRST_COUNTRY)]
        owner, pawn, area = self._picked(choice)
        return [things.pawn(area, owner, pawn)]
