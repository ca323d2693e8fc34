"""What the golden games of Belaad must show between them."""

from majlis.games.belaad import scoring
from majlis.games.belaad.frames.cards import CardStep
from majlis.games.belaad.frames.combat import CombatStep
from majlis.games.belaad.frames.effects import UseAbility
from majlis.games.belaad.frames.hashash import UseHashash
from majlis.games.belaad.frames.payment import Consent
from majlis.games.belaad.frames.tokens import PlaceOrange, ReturnToken
from majlis.games.belaad.material import (
    BOARDS,
    ENDINGS,
    FOURTH_GENERATION,
    GOLD,
    HASHASH,
    INCOME,
    KINGDOM,
    MILITARY,
    ORANGE,
    ORDER,
    PEOPLE,
    RECRUIT,
    STEAL,
    SYMBOLS,
    material,
)
from majlis.games.belaad.state import Belaad
from majlis.kernel.journal import Event
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.state import State

TABLES = [
    *(Config(players) for players in (2, 3, 4, 5, 6)),
    Config(3, {"orange_clear": "bottom", "order_token_sharing": True}),
    Config(5, {"consent": "auto", "order_last_scholar": "too_late"}),
    Config(5, {"seating": "mirrored", "first_seat": "fourth"}),
    Config(6, {"members_pay": "all", "treasury_takes": "all"}),
    Config(2, {"turn_limit": 50}),
]

_BOX = material({})
_IMMEDIATE = [BOARDS[b] for b in range(14) if _BOX.ability[b] >= 0]
_TOLD = (
    "cleared",
    "bag_empty",
    "boosted",
    "consented",
    "refused",
    "not_covered",
    "paid_treasury",
    "emptied_treasury",
    "declined",
    "hired_with_swords",
    "scholar_killed",
    "token_killed",
    "wipe_cancelled",
    "surrendered",
    "grey_cancelled",
    "took_sword",
    "took_spoils",
    "stole_seals",
)

WANTED = {
    *(f"players-{n}" for n in (2, 3, 4, 5, 6)),
    *(f"ending-{name}" for name in ENDINGS),
    *(f"ability-{name}" for name in _IMMEDIATE),
    *(f"ability-{name}" for name in BOARDS if name not in _IMMEDIATE),
    *(f"hashash-{name}" for name in HASHASH),
    *(f"symbol-{name}-{faction}" for name in SYMBOLS for faction in ("kingdom", "people")),
    *(f"symbol-{name}-order" for name in SYMBOLS[1:]),
    *(kind for kind in _TOLD if kind != "bag_empty"),
    "chain-of-three",
    "grey-lost",
    "grey-wipe",
    "order-two-cards",
    "piles-made-again",
    "two-swords",
    "tie-swords",
    "tie-gold",
    "option-clear-all",
    "option-mirrored",
    "member-chosen",
    "members-together",
}


def pick(st: State, rng: Rng, number: int) -> int:
    """Random players of three tempers: careless; busy; and busy while all but the Order idle."""
    legal = st.legal
    temper = number // len(TABLES) % 3
    assert isinstance(st, Belaad)
    liked = _liked(st, temper) if temper else []
    liked = [c for c in liked if c in legal] or legal
    return liked[rng.below(len(liked))]


def _liked(st: Belaad, temper: int) -> list[int]:
    """What a busy player would rather do."""
    frame = st.frames[-1]
    is_order = st.table.factions[st.active] == ORDER
    if isinstance(frame, CardStep):
        if temper == 2 and not is_order and st.turn % 5:
            return [CardStep.LEAVE]
        return [CardStep.PRIMARY, CardStep.SECONDARY, CardStep.BOOSTED]
    if isinstance(frame, PlaceOrange):
        return [INCOME] if is_order and st.top_back() >= 0 and st.turn % 2 else [0, 1, 2, 3, 4]
    if isinstance(frame, UseHashash):
        return st.legal[:-1]
    if isinstance(frame, UseAbility | Consent):
        return [1]
    if isinstance(frame, ReturnToken):
        return list(range(ORANGE))
    if isinstance(frame, CombatStep) and st.turn % 3 == 0:
        return [CombatStep.REVEAL]
    return []


# What only sums up what was told before.
SUMMARIES = ("fought", "joined", "order_stands")


class Reader:
    """Reads the events of a game in order and notes what they show."""

    def __init__(self, config: Config, st: Belaad) -> None:
        self.st = st
        self.found = {f"players-{config.players}"}
        if config.options.get("seating") == "mirrored":
            self.found.add("option-mirrored")
        self.gold = [_BOX.start_gold] * config.players
        self.symbol, self.count = -1, 0  # the symbol used last
        self.paid = 0  # gold paid since then
        self.helpers: set[int] = set()  # members who agreed to pay since the last payment
        self.chain = 0  # face-up cards used for one played card
        self.played = 0  # cards played in this turn
        self.last = ""

    def read(self, event: Event) -> None:
        kind, args = event.name, event.args
        if kind in _TOLD:
            self.found.add(kind)
        handler = getattr(self, f"on_{kind}", None)
        if handler is not None:
            handler(args)
        if event.only < 0 and kind not in SUMMARIES:
            self.last = kind

    def faction(self, seat: int) -> int:
        return self.st.table.factions[seat]

    def on_ability(self, args: tuple[int, ...]) -> None:
        self.found.add(f"ability-{BOARDS[args[1]]}")

    def on_used_hashash(self, args: tuple[int, ...]) -> None:
        self.symbol = -1
        self.found.add(f"hashash-{HASHASH[args[1]]}")

    def on_returned_token(self, args: tuple[int, ...]) -> None:
        self.found.add("ability-vizier")

    def on_used_symbol(self, args: tuple[int, ...]) -> None:
        seat, self.symbol, self.count = args[:3]
        self.paid = 0
        name = ("kingdom", "people", "order")[self.faction(seat)]
        self.found.add(f"symbol-{SYMBOLS[self.symbol]}-{name}")

    def on_turn_begins(self, args: tuple[int, ...]) -> None:
        self.played = 0

    def on_played(self, args: tuple[int, ...]) -> None:
        self.symbol = -1
        self.chain = 0
        self.played += 1
        if self.played == 2:
            self.found.add("order-two-cards")

    def on_used_faceup(self, args: tuple[int, ...]) -> None:
        self.chain += 1
        if self.chain == 3:
            self.found.add("chain-of-three")

    def on_gained_gold(self, args: tuple[int, ...]) -> None:
        self.gold[args[0]] += args[1]

    def on_gained_seals(self, args: tuple[int, ...]) -> None:
        income = self.symbol == INCOME and self.last == "gained_gold"
        if income and self.faction(args[0]) == PEOPLE:
            self.found.add("ability-trusted_man")
        self.symbol = -1

    def on_consented(self, args: tuple[int, ...]) -> None:
        member, payer, coin, count = args[:4]
        if coin == GOLD:
            self.helpers.add(member)
            if len(self.helpers) > 1:
                self.found.add("members-together")
            others = [m for m in self.st.table.members[self.faction(payer)] if m != payer]
            able = [m for m in others if self.gold[m] >= count]
            if self.st.table.one_member_pays and len(able) > 1:
                self.found.add("member-chosen")

    def on_paid_gold(self, args: tuple[int, ...]) -> None:
        self.gold[args[0]] -= args[1]
        self.paid += args[1]
        self.helpers.clear()

    def on_not_covered(self, args: tuple[int, ...]) -> None:
        self.helpers.clear()

    def on_emptied_treasury(self, args: tuple[int, ...]) -> None:
        self.gold[args[0]] += args[1]

    def on_paid_treasury(self, args: tuple[int, ...]) -> None:
        self.paid += args[1]

    def on_to_treasury(self, args: tuple[int, ...]) -> None:
        for member in self.st.table.members[args[0]]:
            self.gold[member] = 0

    def on_stole_gold(self, args: tuple[int, ...]) -> None:
        thief, victim, count = args[:3]
        if self.symbol == STEAL:
            if self.faction(thief) == ORDER and count > self.count:
                self.found.add("ability-spy")
            elif self.faction(victim) == KINGDOM and count < min(self.count, self.gold[victim]):
                self.found.add("ability-sheriff")
        self.gold[thief] += count
        self.gold[victim] -= count
        self.symbol = -1

    def on_hired(self, args: tuple[int, ...]) -> None:
        price = _BOX.scholar_gold[args[1]] - self.count
        if self.symbol == RECRUIT and self.faction(args[0]) == PEOPLE and self.paid < price:
            self.found.add("ability-bahloul")
        self.symbol = -1

    def on_hired_with_swords(self, args: tuple[int, ...]) -> None:
        if args[2] == 2:
            self.found.add("two-swords")

    def on_combat_begins(self, args: tuple[int, ...]) -> None:
        seat, _, power, _ = args
        if self.symbol == MILITARY and self.faction(seat) == KINGDOM and power > self.count:
            self.found.add("ability-commander")
        self.symbol = -1

    def on_combat_won(self, args: tuple[int, ...]) -> None:
        if self.last == "revealed_grey":
            self.found.add("grey-lost")

    def on_wiped(self, args: tuple[int, ...]) -> None:
        if self.last in ("took_spoils", "took_sword", "token_killed"):
            self.found.add("grey-wipe")

    def on_piles_made(self, args: tuple[int, ...]) -> None:
        if self.last == "took_card":
            self.found.add("piles-made-again")

    def on_cleared(self, args: tuple[int, ...]) -> None:
        if self.st.table.clears_all and args[1] > 5:
            self.found.add("option-clear-all")


def features(config: Config, st: State, events: list[Event]) -> set[str]:
    """The names of what a finished game shows."""
    assert isinstance(st, Belaad)
    reader = Reader(config, st)
    for event in events:
        reader.read(event)
    assert reader.gold == st.gold, "the log tells of every coin"
    return reader.found | _end(st)


def _end(st: Belaad) -> set[str]:
    found = {f"ending-{ENDINGS[st.ending]}"}
    if st.ending == FOURTH_GENERATION:
        totals = [sum(p.points for p in scoring.reasons(st, f)) for f in (KINGDOM, PEOPLE)]
        swords = [scoring.faction_swords(st, f) for f in (KINGDOM, PEOPLE)]
        gold = [scoring.faction_gold(st, f) for f in (KINGDOM, PEOPLE)]
        if totals[0] == totals[1]:
            if swords[0] != swords[1]:
                found.add("tie-swords")
            elif gold[0] != gold[1]:
                found.add("tie-gold")
    return found
