"""What is worth having in Belaad. A faction is one side: its members share what they own."""

from typing import ClassVar, Final

from majlis.bots.evaluator import Evaluator, Term
from majlis.games.belaad.ending import active_science
from majlis.games.belaad.material import (
    BOARD_OF,
    BOARDS_OF,
    DRAW,
    INCOME,
    INFLUENCE,
    MILITARY,
    ORDER,
    RECRUIT,
    RECRUIT_DISCOUNT,
    SPECIALITIES,
    STEAL,
    USE_SYMBOL,
)
from majlis.games.belaad.scoring import (
    coin_points,
    faction_gold,
    faction_seals,
    faction_swords,
    military,
)
from majlis.games.belaad.state import BOTTOM, Belaad
from majlis.kernel.state import State

ENOUGH_GOLD: Final = 14  # for a member: more buys no dearer scholar
ENOUGH_SEALS: Final = 6
ENOUGH_CARDS: Final = 2  # of those that bring scholars; more wait for their turn in vain
FAR_AHEAD: Final = 6  # in a combat


class BelaadEvaluator(Evaluator):
    """Points of the faction, its means, its boards, and the next scholar it can get."""

    NAMES: ClassVar[tuple[str, ...]] = (
        "points",  # science, specialities, coins and spoils if the game ended now
        "budding",  # what one more scholar of each speciality begun would add
        "gold",  # of the faction with its Treasury, as far as it buys scholars
        "seals",
        "swords",
        "recruit",  # symbols of the board, times the part of the game to come; so the next three
        "influence",
        "income",
        "raid",  # steal and military
        "abilities",  # permanent ones at work
        "ready",  # the best scholar that gold, symbols and hand can get
        "recruiters",  # cards in hand that bring scholars
        "lead",  # power ahead in the combat under way
        "active",  # science that the Order has made active
        "prey",  # scholars and tokens assassinated, active or not
    )

    OPEN: ClassVar[tuple[str, ...]] = (
        "science",
        "specialities",
        "abilities",
        "prey",
        "killed",
        "active",
    )
    HIDDEN: ClassVar[tuple[str, ...]] = ("spoils",)  # what another member has taken lies face down
    ABOUT: ClassVar[dict[str, tuple[str, ...]]] = {
        "science": ("scholar:",),
        "specialities": ("scholar:",),
        "budding": ("scholar:",),
        "gold": ("card:", "symbol:", "seat:"),
        "seals": ("card:", "symbol:", "seat:"),
        "abilities": ("board:",),
        "ready": ("scholar:",),
        "recruiters": ("hand:", "pile:"),
        "lead": ("duel:",),
        "prey": ("scholar:",),
    }

    def seats(self, st: State) -> int:
        assert isinstance(st, Belaad)
        return st.table.players

    def teams(self, st: State) -> list[int]:
        """A side for each faction: its members win together (BL-13.12)."""
        assert isinstance(st, Belaad)
        return list(st.table.factions)

    def ahead(self, st: State) -> float:
        assert isinstance(st, Belaad)
        material = st.table.material
        ends = material.generations * material.per_generation
        taken = (st.generation - 1) * material.per_generation + st.taken
        return (ends - taken) / ends

    def features(self, st: State, seat: int) -> list[float]:
        assert isinstance(st, Belaad)
        material = st.table.material
        faction = st.table.factions[seat]
        gold = faction_gold(st, faction)
        members = len(st.table.members[faction])
        found = [0.0] * 15
        found[2] = float(min(gold, ENOUGH_GOLD * members))
        found[3] = float(min(faction_seals(st, faction), ENOUGH_SEALS * members))
        ahead = self.ahead(st)
        found[6] = ahead * st.symbols(faction, INFLUENCE)
        found[7] = ahead * st.symbols(faction, INCOME)
        found[8] = ahead * (st.symbols(faction, STEAL) + st.symbols(faction, MILITARY))
        works = 0
        for board in BOARDS_OF[faction]:
            if st.boards[board] >= BOTTOM and material.ability[board] < 0:
                works += 1
        found[9] = ahead * works
        found[11] = float(min(_recruiters(st, seat, faction), ENOUGH_CARDS))
        found[12] = float(_lead(st, seat))
        if faction == ORDER:
            self._order(st, gold, found)
        else:
            self._scholars(st, faction, gold, ahead, found)
        return found

    def terms(self, st: State, seat: int) -> list[Term]:
        assert isinstance(st, Belaad)
        faction = st.table.factions[seat]
        found, weight = self.features(st, seat), self.weights
        works = 0
        for board in BOARDS_OF[faction]:
            if st.boards[board] >= BOTTOM and st.table.material.ability[board] < 0:
                works += 1
        symbols = st.symbols(faction, RECRUIT) if faction != ORDER else 0
        raid = st.symbols(faction, STEAL) + st.symbols(faction, MILITARY)
        terms = [
            Term("recruit", "", symbols, weight[5] * found[5]),
            Term("influence", "", st.symbols(faction, INFLUENCE), weight[6] * found[6]),
            Term("income", "", st.symbols(faction, INCOME), weight[7] * found[7]),
            Term("raid", "", raid, weight[8] * found[8]),
            Term("abilities", "", works, weight[9] * found[9]),
        ]
        for index in (2, 3, 4, 10, 11, 12, 13):
            name = self.NAMES[index]
            terms.append(Term(name, "", int(found[index]), weight[index] * found[index]))
        return terms + self._hired_terms(st, faction, found[1])

    def _hired_terms(self, st: Belaad, faction: int, budding: float) -> list[Term]:
        """Scholars: points for Kingdom and People, victims for the Order."""
        material, weight = st.table.material, self.weights
        science, counts = 0, [0] * len(SPECIALITIES)
        for scholar in st.hired[faction]:
            science += material.science[scholar]
            if material.speciality[scholar] >= 0:
                counts[material.speciality[scholar]] += 1
        if faction == ORDER:
            killed = sum(st.killed)
            return [
                Term("prey", "", science, weight[14] * science),
                Term("killed", "", killed, weight[14] * 0.5 * killed),
            ]
        table = material.speciality_points
        groups = next_steps = 0
        for count in counts:
            if count:
                groups += table[min(count, len(table)) - 1]
                next_steps += _step(table, count)
        told = (
            ("science", science),
            ("specialities", groups),
            ("coins", coin_points(st, faction)),
            ("spoils", military(st, faction)),
        )
        terms = [Term(name, "", count, weight[0] * count) for name, count in told]
        return [*terms, Term("budding", "", next_steps, weight[1] * budding)]

    def _order(self, st: Belaad, gold: int, found: list[float]) -> None:
        """What the Order alone strives for: victims, and tokens that make them active."""
        material = st.table.material
        science = 0
        for scholar in st.hired[ORDER]:
            science += material.science[scholar]
        found[13] = float(active_science(st)) if science else 0.0
        found[14] = science + 0.5 * sum(st.killed)
        master = BOARD_OF[ORDER * 5 + INFLUENCE]
        if st.boards[master] < BOTTOM and gold >= material.numbers[master][0]:
            for scholar in st.display:
                if scholar >= 0:
                    found[10] = max(found[10], float(material.science[scholar]))

    def _scholars(
        self, st: Belaad, faction: int, gold: int, ahead: float, found: list[float]
    ) -> None:
        """Points of Kingdom or People, and the next ones."""
        material = st.table.material
        table = material.speciality_points
        points = coin_points(st, faction) + military(st, faction)
        counts = [0] * len(SPECIALITIES)
        for scholar in st.hired[faction]:
            points += material.science[scholar]
            if material.speciality[scholar] >= 0:
                counts[material.speciality[scholar]] += 1
        budding = 0
        for count in counts:
            if count:
                points += table[min(count, len(table)) - 1]
                budding += _step(table, count)
        found[0] = float(points)
        found[1] = ahead * budding
        found[4] = float(faction_swords(st, faction))
        symbols = st.symbols(faction, RECRUIT)
        found[5] = ahead * symbols
        if not found[11]:
            return
        most = gold + symbols + st.permanent(faction, RECRUIT_DISCOUNT)
        for scholar in st.display:
            if scholar >= 0 and material.scholar_gold[scholar] <= most:
                worth = material.science[scholar]
                speciality = material.speciality[scholar]
                if speciality >= 0:
                    worth += _step(table, counts[speciality])
                found[10] = max(found[10], float(worth))


def _step(table: list[int], count: int) -> int:
    """The points that one more scholar of a speciality adds to so many."""
    if count >= len(table):
        return 0
    return table[count] - (table[count - 1] if count else 0)


def _recruiters(st: Belaad, seat: int, faction: int) -> int:
    """Cards in hand that recruit; for the Order, those that may bring its orange token."""
    material = st.table.material
    count = 0
    for card in st.hands[seat]:
        primary = material.primary[card]
        if faction == ORDER:
            if primary == DRAW or (material.symbols[card] >> INFLUENCE) & 1:
                count += 1
        elif primary >= USE_SYMBOL and (material.symbols[card] >> RECRUIT) & 1:
            count += 1
    return count


def _lead(st: Belaad, seat: int) -> int:
    """How far the seat's faction is ahead in the combat under way."""
    if not st.fight:
        return 0
    factions = st.table.factions
    lead = st.fight[2] - st.fight[3]
    if factions[st.fight[0]] == factions[seat]:
        return max(-FAR_AHEAD, min(FAR_AHEAD, lead))
    if factions[st.fight[1]] == factions[seat]:
        return max(-FAR_AHEAD, min(FAR_AHEAD, -lead))
    return 0


EVALUATOR = BelaadEvaluator
