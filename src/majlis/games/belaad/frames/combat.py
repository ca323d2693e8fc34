"""Chapter 9: combat, card by card, and its spoils."""

from typing import ClassVar, Final

from majlis.games.belaad import events, labels, things
from majlis.games.belaad.frames.killing import KillToken, has_token
from majlis.games.belaad.frames.payment import YES
from majlis.games.belaad.frames.wiping import GreyWipe, spend_sword
from majlis.games.belaad.material import (
    BOARDS_OF,
    COMBAT_BONUS,
    GREY,
    MILITARY,
    ORDER,
)
from majlis.games.belaad.state import AMOUNT, SEAT, Belaad
from majlis.kernel.codec import Field, Flag
from majlis.kernel.frame import Ask, Do, Draw, Either
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.text import Seat, Text


def opponent(st: Belaad, seat: int, faction: int) -> int:
    """BL-9.1: the nearest player of an enemy faction to the left."""
    players = st.table.players
    for place in range(1, players):
        other = (seat + place) % players
        if st.table.factions[other] == faction:
            return other
    raise ValueError("the faction has no player")


def start_combat(st: Belaad, seat: int, bonus: int) -> None:
    """BL-7.6, BL-9.1: against the one enemy faction, or against the one that is chosen."""
    enemies = st.table.enemies(st.table.factions[seat])
    if len(enemies) == 1:
        open_combat(st, seat, opponent(st, seat, enemies[0]), bonus)
    else:
        st.push(ChooseEnemy(seat, bonus))


class ChooseEnemy(Ask[Belaad]):
    """BL-9.1: with the Order at the table, the attacker chooses an enemy faction."""

    KIND = "choose_enemy"
    CLAUSE = "BL-9.1"
    SIZE = 3
    FOLLOWS = True
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT), Field("bonus", AMOUNT))

    def __init__(self, seat: int, bonus: int) -> None:
        self.seat = seat
        self.bonus = bonus

    def choices(self, st: Belaad) -> list[int]:
        return st.table.enemies(st.table.factions[self.seat])

    def why_not(self, st: Belaad, choice: int) -> Refusal | None:
        if choice in st.table.enemies(st.table.factions[self.seat]):
            return None
        return refuse("BL-9.1", "not_an_enemy")

    def resolve(self, st: Belaad, choice: int) -> None:
        open_combat(st, self.seat, opponent(st, self.seat, choice), self.bonus)

    def describe(self, st: Belaad, choice: int) -> Text:
        return Text("choose_enemy", {"faction": labels.faction(choice)})

    def touches(self, st: Belaad, choice: int) -> list[str]:
        touched = [things.faction(choice)]
        if choice in self.choices(st):
            touched.append(things.seat(opponent(st, self.seat, choice)))
        return touched


def power_of(st: Belaad, seat: int) -> int:
    """BL-9.2: military symbols of the faction, and what its abilities add."""
    faction = st.table.factions[seat]
    return st.symbols(faction, MILITARY) + st.permanent(faction, COMBAT_BONUS)


def is_attackers_turn(power: int, other: int) -> bool:
    """BL-9.3: the weaker side is active, on a tie the attacker."""
    return power <= other


def open_combat(st: Belaad, attacker: int, defender: int, bonus: int) -> None:
    """BL-9.2: the initial powers; the attacker adds a boost and an ambush (BL-15.20)."""
    if attacker == st.active:
        bonus += st.ambush
    power = power_of(st, attacker) + bonus
    other = power_of(st, defender)
    st.fight = (attacker, defender, power, other)
    st.tell(events.COMBAT_BEGINS, attacker, defender, power, other)
    st.push(NextBlow())


class NextBlow(Do[Belaad]):
    """BL-9.3, BL-9.8: the weaker side is active, on a tie the attacker; without cards it is over.

    With the deck empty the active side would lose either way, so it is not asked to surrender.
    """

    KIND = "next_blow"
    CLAUSE = "BL-9.3"

    def run(self, st: Belaad) -> None:
        attacker, defender, power, other = st.fight
        attacker_is_active = is_attackers_turn(power, other)
        if st.combat_deck.total():
            st.push(CombatStep(attacker if attacker_is_active else defender))
        else:
            st.tell(events.COMBAT_DECK_EMPTY)
            end_combat(st, not attacker_is_active, False)


class CombatStep(Either[Belaad]):
    """BL-9.4: the active side surrenders or reveals a combat card."""

    KIND = "combat_step"
    CLAUSE = "BL-9.4"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)
    SURRENDER: Final = 0
    REVEAL: Final = 1

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, st: Belaad, choice: int) -> None:
        if choice == self.REVEAL:
            st.push(RevealCombat(self.seat))
        else:
            st.tell(events.SURRENDERED, self.seat)
            end_combat(st, self.seat != st.fight[0], False)

    def prompt(self, st: Belaad) -> Text:
        attacker, defender, power, other = st.fight
        mine = power if self.seat == attacker else other
        return Text(
            "prompt-combat_step",
            {
                "power": mine,
                "other": power + other - mine,
                "opponent": Seat(attacker + defender - self.seat),
            },
        )

    def describe(self, st: Belaad, choice: int) -> Text:
        return Text("combat_step-reveal" if choice else "combat_step-surrender", {})

    def clause_of(self, st: Belaad, choice: int) -> str:
        return "BL-9.5" if choice == self.REVEAL else "BL-9.15"

    def touches(self, st: Belaad, choice: int) -> list[str]:
        return [things.REVEAL if choice == self.REVEAL else things.SURRENDER]


class RevealCombat(Draw[Belaad]):
    """BL-9.5, BL-9.6: the top combat card changes the revealing side's power, or defeats it."""

    KIND = "reveal_combat"
    CLAUSE = "BL-9.5"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def weights(self, st: Belaad) -> list[int]:
        return st.combat_deck.counts

    def resolve(self, st: Belaad, outcome: int) -> None:
        material = st.table.material
        st.combat_deck.take(outcome)
        st.shown = (*st.shown, outcome)
        if material.colour[outcome] == GREY:
            st.tell(events.REVEALED_GREY, self.seat)
            if st.swords[self.seat]:
                st.push(CancelGrey(self.seat))
            else:
                end_combat(st, self.seat != st.fight[0], True)
            return
        attacker, defender, power, other = st.fight
        if self.seat == attacker:
            power += material.power[outcome]
        else:
            other += material.power[outcome]
        st.fight = (attacker, defender, power, other)
        now = power if self.seat == attacker else other
        st.tell(events.REVEALED, self.seat, material.power[outcome], now)
        st.push(NextBlow())


class CancelGrey(Either[Belaad]):
    """BL-10.2: one's own sword cancels the grey card that one has just revealed (BL-9.7)."""

    KIND = "cancel_grey"
    CLAUSE = "BL-10.2"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, st: Belaad, choice: int) -> None:
        if choice == YES:
            spend_sword(st, self.seat)
            st.tell(events.GREY_CANCELLED, self.seat)
            st.push(NextBlow())
        else:
            end_combat(st, self.seat != st.fight[0], True)

    def describe(self, st: Belaad, choice: int) -> Text:
        return Text("sword-yes" if choice == YES else "sword-no", {})


def end_combat(st: Belaad, attacker_wins: bool, by_grey: bool) -> None:
    """BL-9.9: spoils first, then after a grey card the wipe; last the cards are shuffled."""
    if st.journal is not None:
        tell_fought(st, attacker_wins, by_grey)
    st.plan(
        [
            TakeSpoils(attacker_wins),
            AfterGrey(attacker_wins, by_grey),
            CloseCombat(),
        ]
    )


def tell_fought(st: Belaad, attacker_wins: bool, by_grey: bool) -> None:
    """BL-9.9: a combat that is decided: its powers, and all its cards with who turned them."""
    assert st.journal is not None
    attacker, defender, power, other = st.fight
    material = st.table.material
    met = power_of(st, defender)
    by = replay(st, met)
    cards = [
        (seat, material.power[card], material.colour[card] == GREY)
        for seat, card in zip(by, st.shown, strict=False)
    ]
    began = power - sum([change for seat, change, _ in cards if seat == attacker])
    loser = st.table.factions[defender if attacker_wins else attacker]
    wipes = by_grey and any(st.holds_something(board) for board in BOARDS_OF[loser])
    turned = events.pack_turned(cards)
    args = (attacker, defender, power, other, began, met, turned, 1 if wipes else 0)
    st.journal.note(events.FOUGHT, args, -1)


def replay(st: Belaad, begin: int) -> list[int]:
    """Who turned each card if the defender began with so much; empty if that cannot be.

    The state keeps the powers, not how they came about; but the weaker side turned card after card
    (BL-9.2, BL-9.3).
    """
    attacker, defender, power, other = st.fight
    changes = [st.table.material.power[card] for card in st.shown]
    mine, theirs = power + other - sum(changes) - begin, begin
    by: list[int] = []
    for change in changes:
        if is_attackers_turn(mine, theirs):
            mine += change
            by.append(attacker)
        else:
            theirs += change
            by.append(defender)
    return by if (mine, theirs) == (power, other) else []


class TakeSpoils(Do[Belaad]):
    """BL-9.10 to BL-9.13: a card for the attacker, a sword for the defender, a token for the Order.

    When the deck is empty the cards revealed in this combat form a new one (BL-9.11).
    """

    KIND = "take_spoils"
    CLAUSE = "BL-9.10"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("attacker_wins", Flag()),)

    def __init__(self, attacker_wins: bool) -> None:
        self.attacker_wins = attacker_wins

    def run(self, st: Belaad) -> None:
        winner = st.fight[0] if self.attacker_wins else st.fight[1]
        loser = st.fight[0] + st.fight[1] - winner
        st.tell(events.COMBAT_WON, winner, loser)
        if st.table.factions[winner] == ORDER:
            defeated = st.table.factions[loser]
            if has_token(st, winner, defeated):
                st.push(KillToken(winner, defeated, 1))
        elif self.attacker_wins:
            if not st.combat_deck.total():
                st.shuffle_combat()
            if st.combat_deck.total():
                st.push(DrawSpoils(winner))
            else:
                st.tell(events.NO_SPOILS, winner)
        elif st.sword_supply:
            st.sword_supply -= 1
            st.swords[winner] += 1
            st.tell(events.TOOK_SWORD, winner)


class DrawSpoils(Draw[Belaad]):
    """BL-9.10: the next card, seen by the winner alone, kept face down (BL-14.7)."""

    KIND = "draw_spoils"
    CLAUSE = "BL-9.10"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def weights(self, st: Belaad) -> list[int]:
        return st.combat_deck.counts

    def resolve(self, st: Belaad, outcome: int) -> None:
        st.combat_deck.take(outcome)
        spoils = list(st.spoils)
        spoils[self.seat] = (*spoils[self.seat], outcome)
        st.spoils = tuple(spoils)
        st.winners = (*st.winners, self.seat)
        st.earlier = (*st.earlier, st.put_back)
        st.put_back = 0
        st.tell(events.TOOK_SPOILS, self.seat)
        st.tell_only(self.seat, events.SAW_SPOILS, st.table.material.points[outcome])


class AfterGrey(Do[Belaad]):
    """BL-9.9, BL-9.15: a wipe only after a grey card, and only if there is anything to wipe."""

    KIND = "after_grey"
    CLAUSE = "BL-9.9"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("attacker_wins", Flag()),
        Field("by_grey", Flag()),
    )

    def __init__(self, attacker_wins: bool, by_grey: bool) -> None:
        self.attacker_wins = attacker_wins
        self.by_grey = by_grey

    def run(self, st: Belaad) -> None:
        if not self.by_grey:
            return
        winner = st.fight[0] if self.attacker_wins else st.fight[1]
        loser = st.table.factions[st.fight[0] + st.fight[1] - winner]
        for board in BOARDS_OF[loser]:
            if st.holds_something(board):
                st.push(GreyWipe(winner, loser))
                return


class CloseCombat(Do[Belaad]):
    """BL-9.14: the revealed cards go back into the deck."""

    KIND = "close_combat"
    CLAUSE = "BL-9.14"

    def run(self, st: Belaad) -> None:
        st.shuffle_combat()
        st.fight = ()
