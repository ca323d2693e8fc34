"""The pieces of Belaad: names, numbers and cards, read from material.toml."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from majlis.kernel.codec import Json
from majlis.kernel.material import (
    FREE_TEXT,
    Materials,
    index_of,
    read_toml,
    whole,
)
from majlis.kernel.options import UserError

FACTIONS: Final = ("kingdom", "people", "order")
KINGDOM: Final = 0
PEOPLE: Final = 1
ORDER: Final = 2

SYMBOLS: Final = ("recruit", "influence", "income", "steal", "military")
RECRUIT: Final = 0
INFLUENCE: Final = 1
INCOME: Final = 2
STEAL: Final = 3
MILITARY: Final = 4

TOKENS: Final = (*SYMBOLS, "orange")  # a white token for each symbol, and the orange one
ORANGE: Final = 5
TOKEN_COUNT: Final = 70

BOARDS: Final = (
    "sultan",
    "vizier",
    "treasurer",
    "sheriff",
    "commander",
    "bahloul",
    "preacher",
    "trusted_man",
    "philanthropist",
    "peoples_hero",
    "grand_master",
    "hashash",
    "spy",
    "assassin",
)
BOARD_COUNT: Final = 14
HASHASH_BOARD: Final = 11
# BL-1.2: the board of a faction with a symbol; the Order has none with recruit.
BOARD_OF: Final = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, -1, 10, 11, 12, 13)
FACTION_OF: Final = (0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2)
SYMBOL_OF: Final = (0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 1, 2, 3, 4)
BOARDS_OF: Final = ((0, 1, 2, 3, 4), (5, 6, 7, 8, 9), (10, 11, 12, 13))
ORDER_BOARDS: Final = BOARDS[10:]

COINS: Final = ("gold", "seals")
GOLD: Final = 0
SEALS: Final = 1

ACTIONS: Final = tuple([f"A{number:02}" for number in range(1, 58)])
ACTION_COUNT: Final = 57
PART: Final = 64  # more than any number of an action card; `pack` counts with it
PRIMARIES: Final = ("gold", "seals", "draw", "symbols", "any_symbol")
TAKE_GOLD: Final = 0
TAKE_SEALS: Final = 1
DRAW: Final = 2
USE_SYMBOL: Final = 3
SECONDARIES: Final = ("gold", "seals", "draw", "boost", "use_faceup", "wipe", "treasury")
BOOST: Final = 3
USE_FACEUP: Final = 4
WIPE: Final = 5
FILL_TREASURY: Final = 6
PILES: Final = ("left", "centre", "right")

# Where points come from, in the order in which they are counted (BL-13.2).
SOURCES: Final = ("science", "coins", "speciality", "military", "active")

ENDINGS: Final = ("fourth_generation", "order_victory", "turn_limit")
FOURTH_GENERATION: Final = 0
ORDER_VICTORY: Final = 1
TURN_LIMIT: Final = 2

SCHOLARS: Final = (
    "khayyam",
    "ibn_hayyan",
    "firnas",
    "ibn_haytham",
    "zahrawi",
    "rasis",
    "ibn_sina",
    "khwarizmi",
    "biruni",
    "farabi",
    "ibn_rushd",
    "kindi",
    "jazari",
    "banu_musa",
    "tusi",
    "battani",
    "sufi",
    "ibn_nafis",
    "buzjani",
    "thabit",
    "idrisi",
    "ibn_khaldun",
    "ibn_battuta",
    "jahiz",
    "karaji",
    "ibn_baytar",
    "khazini",
    "maryam",
    "fihri",
    "farisi",
)
SCHOLAR_COUNT: Final = 30
BONUSES: Final = ("none", "gold", "seals", "any", "speciality")
NO_BONUS: Final = 0
BONUS_GOLD: Final = 1
BONUS_SEALS: Final = 2
BONUS_ANY: Final = 3
BONUS_SPECIALITY: Final = 4
SPECIALITIES: Final = ("mathematics", "medicine", "engineering", "astronomy")

COMBAT_CARDS: Final = tuple([f"C{number:02}" for number in range(1, 25)])
COMBAT_COUNT: Final = 24
COLOURS: Final = ("green", "red", "grey")
GREY: Final = 2
COLOUR_COUNTS: Final = (16, 4, 4)

HASHASH: Final = (
    "whispers",
    "secret_letters",
    "renewed_oath",
    "chosen_envoy",
    "tithe",
    "smugglers",
    "hidden_vault",
    "pickpocket",
    "forger",
    "sabotage",
    "poisoned_dagger",
    "night_blade",
    "ambush",
    "fidai",
)
HASHASH_COUNT: Final = 14

# The vocabulary of effects (BL-15), each with how many numbers it takes.
IMMEDIATE: Final = (
    ("recruit_now", 0),
    ("draw_tokens", 1),
    ("gain_gold", 1),
    ("gain_seals", 1),
    ("treasury", 0),
    ("gain_gold_then_treasury", 1),
    ("steal_gold", 1),
    ("steal_seals", 1),
    ("start_combat", 1),
    ("combat_bonus_turn", 1),
    ("release_orange", 1),
    ("move_orange_down", 1),
    ("remove_token", 1),
    ("assassinate_token", 1),
    ("assassinate_scholar", 1),
    ("draw_hashash", 2),
)
PERMANENT: Final = (
    ("draw_extra_return", 1),
    ("steal_shield", 1),
    ("combat_bonus", 1),
    ("recruit_discount", 1),
    ("income_seals", 1),
    ("steal_more", 1),
)
OTHER_NAMES: Final = {"steal_fixed": "steal_gold"}  # of the same effect (BL-15.9, BL-15.18)
IMMEDIATES: Final = tuple([name for name, _ in IMMEDIATE])
PERMANENTS: Final = tuple([name for name, _ in PERMANENT])
DRAW_EXTRA: Final = 0
STEAL_SHIELD: Final = 1
COMBAT_BONUS: Final = 2
RECRUIT_DISCOUNT: Final = 3
INCOME_SEALS: Final = 4
STEAL_MORE: Final = 5
PERMANENT_COUNT: Final = 6
ORDER_ONLY: Final = ("assassinate_token", "assassinate_scholar", "draw_hashash")
NOT_ON_HASHASH: Final = ("assassinate_scholar", "recruit_now")
KINDS: Final = ("immediate", "permanent")


class Material:
    """Every number of the game, ready for use; made once for each set of corrections."""

    def __init__(self, data: Json) -> None:
        self.data: Json = data
        self._read_setup(data["setup"], data["tokens"])
        self._read_boards(data["boards"])
        self._read_actions(data["actions"])
        self._read_scholars(data["scholars"], data["specialities"])
        self._read_combat(data["combat"])
        self._read_hashash(data["hashash"])
        # Faces of the cards for views, made once: whoever gets one only reads it.
        self.action_faces: list[Json] = [
            {"id": name, **_halves(data["actions"][name])} for name in ACTIONS
        ]
        self.scholar_faces: list[Json] = _faces(data["scholars"], SCHOLARS)
        self.combat_faces: list[Json] = _faces(data["combat"], COMBAT_CARDS)
        self.hashash_faces: list[Json] = _faces(data["hashash"], HASHASH)
        self.ability_faces: list[Json] = [_face(data["boards"][b]["ability"]) for b in BOARDS]

    def _read_setup(self, setup: Json, tokens: Json) -> None:
        self.generations: int = whole(setup["generations"], "setup.generations", 1, 6)
        self.revealed: int = whole(setup["scholars_revealed"], "setup.scholars_revealed", 1, 5)
        self.per_generation: int = whole(
            setup["taken_per_generation"], "setup.taken_per_generation", 1, self.revealed
        )
        self.removed: int = whole(setup["scholars_removed"], "setup.scholars_removed", 0, 29)
        if self.removed + self.generations * self.revealed > SCHOLAR_COUNT:
            raise UserError(
                f"material: setup: {self.generations} generations of {self.revealed} and "
                f"{self.removed} removed are more than {SCHOLAR_COUNT} scholars (BL-2.3)"
            )
        self.start_gold: int = whole(setup["gold"], "setup.gold")
        self.start_seals: int = whole(setup["seals"], "setup.seals")
        self.hand: int = whole(setup["hand"], "setup.hand", 1, 8)
        self.order_hand: int = whole(setup["order_hand_of_five"], "setup.order_hand_of_five", 1, 8)
        self.order_cards: int = whole(
            setup["order_cards_of_five"], "setup.order_cards_of_five", 1, self.order_hand
        )
        self.order_goal: int = whole(setup["order_goal"], "setup.order_goal", 1)
        self.swords: int = whole(setup["swords"], "setup.swords", 0, 20)
        self.tokens: list[int] = [whole(tokens[t], f"tokens.{t}") for t in TOKENS]
        if sum(self.tokens) != TOKEN_COUNT:
            raise UserError(
                f"material: tokens: expected {TOKEN_COUNT} in all, found {sum(self.tokens)} "
                "(BL-1.10)"
            )

    def _read_boards(self, boards: Json) -> None:
        self.printed: list[int] = [
            whole(boards[b]["printed"], f"boards.{b}.printed", 1, 9) for b in BOARDS
        ]
        self.top_slots: list[int] = [
            whole(boards[b]["top_slots"], f"boards.{b}.top_slots", 0, 15) for b in BOARDS
        ]
        self.ability: list[int] = [-1] * BOARD_COUNT  # an index of IMMEDIATES; -1: permanent
        self.numbers: list[tuple[int, int]] = [(0, 0)] * BOARD_COUNT
        # Boards by faction and permanent effect: faction * PERMANENT_COUNT + effect.
        self.permanent: list[tuple[int, ...]] = [()] * (3 * PERMANENT_COUNT)
        for board in range(BOARD_COUNT):
            where = f"boards.{BOARDS[board]}.ability"
            ability = boards[BOARDS[board]]["ability"]
            if index_of(ability["kind"], KINDS, f"{where}.kind") == 0:
                effect = _effect(ability, IMMEDIATE, where)
                _check_order_only(effect, FACTION_OF[board] == ORDER, where)
                self.ability[board] = effect
                self.numbers[board] = _numbers(ability, IMMEDIATE, effect, where)
            else:
                effect = _effect(ability, PERMANENT, where)
                self.numbers[board] = _numbers(ability, PERMANENT, effect, where)
                key = FACTION_OF[board] * PERMANENT_COUNT + effect
                self.permanent[key] = (*self.permanent[key], board)

    def _read_actions(self, actions: Json) -> None:
        self.primary: list[int] = []
        self.amount: list[int] = []
        self.symbols: list[int] = []  # a bit for each symbol that the primary action offers
        self.secondary: list[int] = []
        self.effect: list[int] = []
        self.price: list[int] = []
        self.coin: list[int] = []
        for name in ACTIONS:
            card = actions[name]
            where = f"actions.{name}"
            primary = index_of(card["primary"], PRIMARIES, f"{where}.primary")
            symbols = _symbol_bits(card["symbols"], f"{where}.symbols")
            if (primary == USE_SYMBOL) != bool(symbols):
                raise UserError(
                    f'material: {where}: symbols go with the primary action "symbols" (BL-4.6)'
                )
            secondary = index_of(card["secondary"], SECONDARIES, f"{where}.secondary")
            if secondary == BOOST and primary < USE_SYMBOL:
                raise UserError(f"material: {where}: a boost needs a character symbol (BL-8.7)")
            self.primary.append(primary)
            self.amount.append(whole(card["amount"], f"{where}.amount", 0, 20))
            self.symbols.append(31 if primary > USE_SYMBOL else symbols)
            self.secondary.append(secondary)
            self.effect.append(whole(card["effect"], f"{where}.effect", 0, 20))
            self.price.append(whole(card["price"], f"{where}.price", 0, 20))
            self.coin.append(index_of(card["coin"], COINS, f"{where}.coin"))
        # Cards as the journal tells them: with their actions, which corrections may change.
        self.told: list[int] = [
            pack(
                (card, self.primary[card], self.amount[card], self.symbols[card]),
                (self.secondary[card], self.effect[card]),
            )
            for card in range(ACTION_COUNT)
        ]

    def _read_scholars(self, scholars: Json, specialities: Json) -> None:
        names = ("none", *SPECIALITIES)
        self.science: list[int] = _column(scholars, "scholars", SCHOLARS, "science")
        self.scholar_gold: list[int] = _column(scholars, "scholars", SCHOLARS, "gold")
        self.scholar_swords: list[int] = _column(scholars, "scholars", SCHOLARS, "swords")
        self.bonus: list[int] = []
        self.bonus_coins: list[int] = _column(scholars, "scholars", SCHOLARS, "coins")
        self.bonus_points: list[int] = _column(scholars, "scholars", SCHOLARS, "points")
        self.repeatable: list[bool] = []
        self.speciality: list[int] = []  # -1: none
        self.order_symbols: list[tuple[int, ...]] = []
        for name in SCHOLARS:
            scholar = scholars[name]
            where = f"scholars.{name}"
            bonus = index_of(scholar["bonus"], BONUSES, f"{where}.bonus")
            speciality = index_of(scholar["speciality"], names, f"{where}.speciality") - 1
            if (bonus == BONUS_SPECIALITY) != (speciality >= 0):
                raise UserError(
                    f'material: {where}: a speciality goes with the bonus "speciality" (BL-13.4)'
                )
            if BONUS_GOLD <= bonus <= BONUS_ANY and not scholar["coins"]:
                raise UserError(f"material: {where}: a coin condition needs coins (BL-13.5)")
            self.bonus.append(bonus)
            self.speciality.append(speciality)
            self.repeatable.append(scholar["repeatable"] is True)
            symbols = [index_of(s, SYMBOLS, where) for s in scholar["order_symbols"]]
            self.order_symbols.append(tuple(symbols))
        points = specialities["points"]
        if not points:
            raise UserError("material: specialities.points: expected at least one number (BL-13.8)")
        self.speciality_points: list[int] = [whole(p, "specialities.points") for p in points]

    def _read_combat(self, combat: Json) -> None:
        self.colour: list[int] = [
            index_of(combat[c]["colour"], COLOURS, f"combat.{c}.colour") for c in COMBAT_CARDS
        ]
        for colour in range(3):
            count = self.colour.count(colour)
            if count != COLOUR_COUNTS[colour]:
                raise UserError(
                    f"material: combat: expected {COLOUR_COUNTS[colour]} {COLOURS[colour]} cards, "
                    f"found {count} (BL-1.5)"
                )
        self.power: list[int] = []
        for index in range(COMBAT_COUNT):
            where = f"combat.{COMBAT_CARDS[index]}.power"
            power = whole(combat[COMBAT_CARDS[index]]["power"], where, -9, 9)
            fits = (power > 0, power < 0, power == 0)[self.colour[index]]
            if not fits:
                raise UserError(
                    f"material: {where}: {power} does not fit a {COLOURS[self.colour[index]]} card "
                    "(BL-1.5)"
                )
            self.power.append(power)
        self.points: list[int] = _column(combat, "combat", COMBAT_CARDS, "points")

    def _read_hashash(self, hashash: Json) -> None:
        self.hashash_board: list[int] = []
        self.hashash_price: list[int] = []
        self.hashash_coin: list[int] = []
        self.hashash_effect: list[int] = []
        self.hashash_numbers: list[tuple[int, int]] = []
        for name in HASHASH:
            card = hashash[name]
            where = f"hashash.{name}"
            effect = _effect(card, IMMEDIATE, where)
            if IMMEDIATES[effect] in NOT_ON_HASHASH:
                raise UserError(
                    f"material: {where}: {IMMEDIATES[effect]} is not for a Hashash card (BL-12.7)"
                )
            board = index_of(card["board"], ORDER_BOARDS, f"{where}.board")
            self.hashash_board.append(board + 10)
            self.hashash_price.append(whole(card["price"], f"{where}.price", 0, 20))
            self.hashash_coin.append(index_of(card["coin"], COINS, f"{where}.coin"))
            self.hashash_effect.append(effect)
            self.hashash_numbers.append(_numbers(card, IMMEDIATE, effect, where))


def _column(table: Json, where: str, names: tuple[str, ...], key: str) -> list[int]:
    return [whole(table[n][key], f"{where}.{n}.{key}", 0, 40) for n in names]


def _faces(table: Json, names: tuple[str, ...]) -> list[Json]:
    """Each card of a table with its name."""
    return [{"id": name, **_face(table[name])} for name in names]


def _face(entry: Json) -> Json:
    """What is printed: an entry without where it comes from, its effect by its usual name."""
    face = {k: v for k, v in entry.items() if k not in FREE_TEXT}
    if "effect" in face:
        face["effect"] = _named(face["effect"])
    return face


def _named(effect: Any) -> Any:
    """An effect by its usual name."""
    return OTHER_NAMES.get(effect, effect) if isinstance(effect, str) else effect


def pack(card: tuple[int, int, int, int], secondary: tuple[int, int]) -> int:
    """A card in one number: its place, its primary action with amount and symbols, the other."""
    told = 0
    for part in (*card, *secondary):
        told = told * PART + part
    return told


def unpack(told: int) -> tuple[int, int, int, int, int, int]:
    """Card, primary action, amount, symbols, secondary action and its amount of a packed card."""
    return (
        told // PART**5,
        told // PART**4 % PART,
        told // PART**3 % PART,
        told // PART**2 % PART,
        told // PART % PART,
        told % PART,
    )


def _halves(card: Json) -> Json:
    """BL-4.1: the two actions of a card, each by its kind, its amount and what it costs."""
    symbols = list(SYMBOLS) if card["primary"] == "any_symbol" else card["symbols"]
    return {
        "primary": {"kind": card["primary"], "count": card["amount"], "symbols": symbols},
        "secondary": {
            "kind": card["secondary"],
            "count": card["effect"],
            "price": card["price"],
            "coin": card["coin"],
        },
    }


def _symbol_bits(names: Any, where: str) -> int:
    bits = 0
    for name in names:
        bits |= 1 << index_of(name, SYMBOLS, where)
    return bits


def _effect(entry: Json, vocabulary: tuple[tuple[str, int], ...], where: str) -> int:
    names = tuple([name for name, _ in vocabulary])
    return index_of(_named(entry["effect"]), names, f"{where}.effect")


def _numbers(
    entry: Json, vocabulary: tuple[tuple[str, int], ...], effect: int, where: str
) -> tuple[int, int]:
    """The numbers of an effect, filled up with 0; their count belongs to the effect (BL-15)."""
    name, count = vocabulary[effect]
    numbers = entry["numbers"]
    if len(numbers) != count:
        raise UserError(
            f"material: {where}.numbers: {name} takes {count}, found {len(numbers)} (BL-15)"
        )
    read = [whole(n, f"{where}.numbers", 0, 20) for n in numbers]
    return (read[0] if count else 0, read[1] if count > 1 else 0)


def _check_order_only(effect: int, is_order: bool, where: str) -> None:
    """BL-12: some effects are the Order's, and the Order cannot recruit (BL-4.8)."""
    name = IMMEDIATES[effect]
    if name in ORDER_ONLY and not is_order:
        raise UserError(f"material: {where}: {name} is for the Order alone (BL-12.1)")
    if name == "recruit_now" and is_order:
        raise UserError(f"material: {where}: the Order cannot recruit (BL-4.8)")


_base: Final[Json] = read_toml(Path(__file__).with_name("material.toml"))
# The material with corrections laid over it; the same object for the same corrections.
material: Final[Callable[[Json], Material]] = Materials(_base, Material).of
