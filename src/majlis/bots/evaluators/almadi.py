"""What is worth having in Almadi."""

from typing import ClassVar, Final

from majlis.bots.evaluator import Evaluator, Term
from majlis.games.almadi.material import (
    ALI_COGIA,
    CHARACTER_COUNT,
    OBJECTIVE_COUNT,
    SLOTS,
    TYPES,
    ZOBEIDE,
    Material,
)
from majlis.games.almadi.realm import Realm
from majlis.games.almadi.scoring import SCORERS, character_points, mosaics_of
from majlis.games.almadi.state import Almadi, Player
from majlis.games.almadi.tally import (
    active_jars,
    capacity,
    caravan_groups,
    market_goods,
    oasis_groups,
    oasis_points,
    palace_scores,
    united_capacity,
)
from majlis.kernel.rules import Rules
from majlis.kernel.state import State

MOST_PLAYERS: Final = 5
ENOUGH: Final = 8  # goods or room that one more tile can still make use of


class Look:
    """What is read off a realm; kept, since a realm never changes and most stay from act to act."""

    def __init__(self, realm: Realm, material: Material) -> None:
        self.realm = realm
        self.material = material
        oases = oasis_groups(realm, material)
        self.oases: int = oasis_points(oases, material)
        self.grove: int = oases[-1] if oases else 0
        self.lone: int = oases.count(1)
        caravans = caravan_groups(realm, material)
        self.room: int = capacity(caravans, material)
        self.united: int = united_capacity(caravans, material)
        self.train: int = caravans[-1] if caravans else 0
        self.goods: int = market_goods(realm, material)
        scores = palace_scores(realm, material)
        self.palaces: int = sum(list(scores.values()))
        self.sites: int = len(scores)
        self.jars: int = active_jars(realm, material) * material.jar


class AlmadiEvaluator(Evaluator):
    """Points of the realm and of the cards, and what waits for one tile more."""

    NAMES: ClassVar[tuple[str, ...]] = (
        "realm",  # points of oases, caravans, palaces, jars and mosaics if the game ended now
        "grove",  # size of the largest oasis group
        "bonus",  # points for having the largest of all
        "lone",  # oases alone, times the part of the game to come; so the next five
        "train",  # size of the largest caravan group
        "goods",  # that no caravan can carry yet
        "room",  # for goods that are not there yet
        "mosaics",  # whose palaces may still grow
        "palaces",  # without a mosaic
        "achieved",  # points of the objectives achieved
        "owed",  # points of the objectives held in vain
        "rank",  # points of the rubies if the game ended now
        "rubies",
        "characters",  # points of the characters recruited
        "powers",  # characters that work during the game, times the part of it to come
    )

    OPEN: ClassVar[tuple[str, ...]] = ("bonus", "rank")
    ABOUT: ClassVar[dict[str, tuple[str, ...]]] = {
        "achieved": ("objective:",),
        "owed": ("objective:",),
        "rank": ("effect:ruby",),
        "rubies": ("effect:ruby",),
        "characters": ("character:",),
        "powers": ("character:",),
    }

    def __init__(
        self,
        rules: Rules,
        weights: list[float],
        spread: float,
        early: float = 1.0,
        late: float = 1.0,
    ) -> None:
        super().__init__(rules, weights, spread, early, late)
        self.looks: list[Look | None] = [None] * MOST_PLAYERS

    def seats(self, st: State) -> int:
        assert isinstance(st, Almadi)
        return st.table.players

    def ahead(self, st: State) -> float:
        assert isinstance(st, Almadi)
        whole = st.table.tiles_per_type * len(TYPES) - SLOTS
        return st.tiles_left() / whole if whole else 0.0

    def features(self, st: State, seat: int) -> list[float]:
        assert isinstance(st, Almadi)
        material = st.table.material
        player = st.players[seat]
        look = self._look(st, seat)
        ahead = self.ahead(st)
        room = look.united if player.has(ALI_COGIA) else look.room
        goods = look.goods + _stall_goods(player, material)
        mosaics = sum(player.mosaics)
        found = [0.0] * 15
        points = look.oases + min(goods, room) + look.palaces + look.jars
        found[0] = float(points + (mosaics_of(player, material) if mosaics else 0))
        found[1] = float(look.grove)
        found[3] = ahead * look.lone
        found[4] = ahead * look.train
        found[5] = ahead * min(max(goods - room, 0), ENOUGH)
        found[6] = ahead * min(max(room - goods, 0), ENOUGH)
        found[7] = ahead * mosaics
        found[8] = ahead * max(look.sites - mosaics, 0)
        self._objectives(player, material, found)
        self._rubies(st, seat, ahead, found)
        self._bonus(st, look.grove, found)
        if player.recruited:
            self._characters(player, material, ahead, found)
        return found

    def terms(self, st: State, seat: int) -> list[Term]:
        assert isinstance(st, Almadi)
        material = st.table.material
        player = st.players[seat]
        look = self._look(st, seat)
        found, weight, ahead = self.features(st, seat), self.weights, self.ahead(st)
        room = look.united if player.has(ALI_COGIA) else look.room
        goods = look.goods + _stall_goods(player, material)
        mosaics = sum(player.mosaics)
        powers = 0
        for character in range(CHARACTER_COUNT):
            if (player.powers() >> character) & 1 and character not in SCORERS:
                powers += 1
        shapes = int(mosaics_of(player, material) if mosaics else 0)
        counted = [
            ("oases", look.oases, weight[0] * look.oases),
            ("carried", min(goods, room), weight[0] * min(goods, room)),
            ("palaces", look.palaces, weight[0] * look.palaces),
            ("jars", look.jars, weight[0] * look.jars),
            ("mosaics", shapes, weight[0] * shapes),
            ("growing", mosaics, weight[7] * found[7]),
            ("lone", look.lone, weight[3] * found[3]),
            ("train", look.train, weight[4] * found[4]),
            ("goods", max(goods - room, 0), weight[5] * found[5]),
            ("room", max(room - goods, 0), weight[6] * found[6]),
            ("sites", max(look.sites - mosaics, 0), weight[8] * found[8]),
            ("rubies", player.rubies, weight[12] * found[12]),
            ("powers", powers, weight[14] * ahead * powers),
        ]
        whole = ((1, "grove"), (2, "bonus"), (9, "achieved"), (10, "owed"), (11, "rank"))
        for index, name in (*whole, (13, "characters")):
            counted.append((name, int(found[index]), weight[index] * found[index]))
        return [Term(name, "", count, worth) for name, count, worth in counted]

    def _look(self, st: Almadi, seat: int) -> Look:
        """What was read off the seat's realm, anew if it is another one."""
        material = st.table.material
        realm = st.players[seat].realm
        look = self.looks[seat]
        if look is None or look.realm is not realm or look.material is not material:
            look = Look(realm, material)
            self.looks[seat] = look
        return look

    def _objectives(self, player: Player, material: Material, found: list[float]) -> None:
        """What is achieved, and what is owed for the others (AM-8.6)."""
        held = player.held
        if not held:
            return
        for objective in range(OBJECTIVE_COUNT):
            if (held >> objective) & 1:
                won = (player.achieved >> objective) & 1
                found[9 if won else 10] += material.points[objective]

    def _rubies(self, st: Almadi, seat: int, ahead: float, found: list[float]) -> None:
        """AM-10.11, AM-11.9: by rank; with characters by number, and they buy characters."""
        own = st.players[seat].rubies
        if st.table.characters:
            found[11] = float(own // st.table.material.rubies_per_point)
        elif own:
            rank = 0
            for other in st.players:
                if other.rubies > own:
                    rank += 1
            found[11] = float(st.table.ruby_points[rank])
        found[12] = ahead * own

    def _bonus(self, st: Almadi, grove: int, found: list[float]) -> None:
        """AM-10.2: for the largest oasis group, which all who tie for it get."""
        if grove < 2:
            return
        for seat in range(st.table.players):
            if self._look(st, seat).grove > grove:
                return
        found[2] = float(st.table.material.oasis_bonus)

    def _characters(
        self, player: Player, material: Material, ahead: float, found: list[float]
    ) -> None:
        powers = player.powers()
        for character in range(CHARACTER_COUNT):
            if (powers >> character) & 1:
                if character in SCORERS:
                    found[13] += character_points(player, character, material)
                else:
                    found[14] += ahead


def _stall_goods(player: Player, material: Material) -> int:
    """The goods on stall cards; with Zobeide more (AM-12.14)."""
    goods = 0
    for face in range(len(player.stalls)):
        goods += player.stalls[face] * material.stall_goods[face]
    return goods * material.stall_factor if goods and player.has(ZOBEIDE) else goods


EVALUATOR = AlmadiEvaluator
