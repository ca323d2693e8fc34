"""What is worth having in Al-Rashid."""

from typing import ClassVar

from majlis.bots.evaluator import Evaluator, Term
from majlis.games.alrashid.goods import value
from majlis.games.alrashid.material import (
    ACTIVATED,
    COURT,
    FIRST_COUNTRY,
    INTRIGUE,
    MILITARY,
    PERMANENT,
    STRATEGIST,
)
from majlis.games.alrashid.scoring import total
from majlis.games.alrashid.state import (
    FACE_UP,
    SEAT_UNIT,
    STACK,
    TOKEN_KIND,
    AlRashid,
    dominance,
)
from majlis.kernel.state import State

HIDDEN_STRENGTH = 3  # what a face-down token is worth on average


class AlRashidEvaluator(Evaluator):
    """Points on the table, means, and what the pawns on the board may still bring."""

    NAMES: ClassVar[tuple[str, ...]] = (
        "prestige",  # points if the game ended now
        "gold",  # value of the goods
        "gold_ahead",  # the same times the years to come
        "variety",  # different goods
        "notes",  # credit notes
        "mercenaries",  # strength of the tokens in hand, up to what two battles need
        "pawns_ahead",  # dominance of the family times the years to come
        "titles_ahead",  # titles that work every year, times the years to come
        "trade",  # items that pawns in countries may bring
        "visit",  # guild visits that can be paid
        "idle",  # guild visits that cannot be paid
        "danger",  # countries whose mercenaries are too strong
        "battle",  # countries whose mercenaries can be beaten
        "court",  # a visit to the court
        "first",  # early in the turn order
    )

    OPEN: ClassVar[tuple[str, ...]] = ("prestige", "court", "family")
    ABOUT: ClassVar[dict[str, tuple[str, ...]]] = {
        "prestige": ("offer:", "service:", "favour:", "area:"),
        "gold": ("good:", "item:", "all:", "one:"),
        "variety": ("good:", "item:", "all:", "one:"),
        "mercenaries": ("token:", "pile:"),
        "titles": ("offer:", "title:"),
        "trade": ("area:",),
        "visit": ("area:",),
        "idle": ("area:",),
        "danger": ("area:",),
        "battle": ("area:",),
        "court": ("area:",),
    }

    def seats(self, st: State) -> int:
        assert isinstance(st, AlRashid)
        return st.table.players

    def ahead(self, st: State) -> float:
        assert isinstance(st, AlRashid)
        years = st.table.material.years
        return (years - st.year) / years

    def features(self, st: State, seat: int) -> list[float]:
        assert isinstance(st, AlRashid)
        player = st.players[seat]
        material = st.table.material
        years = material.years - st.year
        gold = value(player.goods)
        found = [0.0] * 15
        found[0] = float(total(st, seat))
        found[1] = float(gold)
        found[2] = float(gold * years)
        found[3] = float(5 - player.goods.count(0))
        found[4] = float(player.notes)
        found[5] = float(min(_strength(st, seat, 0), 8) + min(_strength(st, seat, 1), 8))
        family = player.family
        found[6] = float(
            years
            * (
                family[0] * material.dominance[0]
                + family[1] * material.dominance[1]
                + family[2] * material.dominance[2]
            )
        )
        works = 0
        for title in player.titles:
            kind = material.title_type[title]
            if kind in (ACTIVATED, PERMANENT) and material.title_counter[title] < 0:
                works += 1
        found[7] = float(works * years)
        self._board(st, seat, gold, found)
        if seat in st.order:
            found[14] = float(len(st.order) - st.order.index(seat))
        return found

    def terms(self, st: State, seat: int) -> list[Term]:
        assert isinstance(st, AlRashid)
        found, weight = self.features(st, seat), self.weights
        material = st.table.material
        family, titles = 0, 0
        for pawn in range(3):
            family += st.players[seat].family[pawn] * material.dominance[pawn]
        for title in st.players[seat].titles:
            kind = material.title_type[title]
            if kind in (ACTIVATED, PERMANENT) and material.title_counter[title] < 0:
                titles += 1
        # A place is told as people count it.
        place = len(st.order) + 1 - int(found[14])
        purse = weight[1] * found[1] + weight[2] * found[2]
        terms = [
            Term("gold", "", int(found[1]), purse),
            Term("family", "", family, weight[6] * found[6]),
            Term("titles", "", titles, weight[7] * found[7]),
            Term("danger", "", self._dangers(st, seat), weight[11] * found[11]),
            Term("first", "", place, weight[14] * found[14]),
        ]
        for index in (0, 3, 4, 5, 8, 9, 10, 12, 13):
            name = self.NAMES[index]
            terms.append(Term(name, "", int(found[index]), weight[index] * found[index]))
        return terms

    def _dangers(self, st: AlRashid, seat: int) -> int:
        """The countries with a pawn of the seat whose mercenaries are too strong."""
        count = 0
        for area in range(FIRST_COUNTRY, len(st.slots)):
            rank = _rank(st, st.slots[area], seat)
            found = [0.0] * 15
            if rank >= 0:
                self._country(st, seat, area - FIRST_COUNTRY, rank, found)
            if found[11]:
                count += 1
        return count

    def _board(self, st: AlRashid, seat: int, gold: int, found: list[float]) -> None:
        """Adds what the seat's pawns on the board may bring."""
        for area in range(len(st.slots)):
            slots = st.slots[area]
            if not slots:
                continue
            rank = _rank(st, slots, seat)
            if rank < 0:
                continue
            if area >= FIRST_COUNTRY:
                self._country(st, seat, area - FIRST_COUNTRY, rank, found)
            elif area == COURT:
                found[13] += 1.0 if rank < 3 else 0.0
            elif rank < 3:
                if area in (INTRIGUE, MILITARY) or gold >= _cheapest(st, area, rank):
                    found[9] += 1.0
                else:
                    found[10] += 1.0

    def _country(
        self, st: AlRashid, seat: int, country: int, rank: int, found: list[float]
    ) -> None:
        strength = [0, 0]
        for token in st.mercenaries[country]:
            known = token & FACE_UP
            kind = token & TOKEN_KIND
            strength[kind // 3] += kind % 3 + 2 if known else HIDDEN_STRENGTH
        items = st.table.material.trade[rank] if rank < 3 else 0
        items = min(items, st.items_left(country))
        if strength[0] or strength[1]:
            if _strength(st, seat, 0) >= strength[0] + (1 if strength[0] else 0) and _strength(
                st, seat, 1
            ) >= strength[1] + (1 if strength[1] else 0):
                found[12] += 1.0
                found[8] += float(items)
            elif rank == 0:
                found[11] += 1.0
            else:
                found[11] += 0.5
        else:
            found[8] += float(items)


def _strength(st: AlRashid, seat: int, colour: int) -> int:
    """The force that the seat could throw into a battle of the colour."""
    player = st.players[seat]
    bonus = 1 if STRATEGIST in player.titles else 0
    start = colour * 3
    force = 0
    for offset in range(3):
        force += player.tokens[start + offset] * (offset + 2 + bonus)
    return force


def _rank(st: AlRashid, slots: tuple[int, ...], seat: int) -> int:
    """The seat's rank among the slots; -1 when it is not there."""
    weight = st.table.material.dominance
    own = -1
    for slot in slots:
        if slot // SEAT_UNIT == seat:
            own = dominance(slot & STACK, weight)
    if own < 0:
        return -1
    rank = 0
    before = True
    for slot in slots:
        if slot // SEAT_UNIT == seat:
            before = False
        else:
            other = dominance(slot & STACK, weight)
            if other > own or (other == own and before):
                rank += 1
    return rank


def _cheapest(st: AlRashid, area: int, rank: int) -> int:
    """The gold of the cheapest main action of a guild."""
    material = st.table.material
    least = material.service_gold[area][rank]
    for title in material.palace_titles[area]:
        if st.titles[title] and material.title_gold[title] < least:
            least = material.title_gold[title]
    return least


EVALUATOR = AlRashidEvaluator
