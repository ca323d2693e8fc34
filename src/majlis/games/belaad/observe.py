"""The observation of Belaad, written from the state as its specification says (BL-14)."""

from typing import Any, Final

from mypy_extensions import i64

from majlis.games.belaad import scoring
from majlis.games.belaad.config import Table
from majlis.games.belaad.ending import active_science
from majlis.games.belaad.frames.cards import CardStep
from majlis.games.belaad.frames.payment import ChooseMember, Consent, UseTreasury
from majlis.games.belaad.material import BOARDS, BOARDS_OF, HASHASH, ORDER, ORDER_VICTORY
from majlis.games.belaad.state import CARD, SECRET, Belaad, bottoms, symbol_of, tops, whites
from majlis.kernel.frame import Ask
from majlis.kernel.sheet import Observer, Place, Sheet, pending, places_in

MOST_IN_PLAY: Final = 4  # so many cards that are being carried out are in the specification


class BelaadObserver(Observer):
    """Writes what a seat of Belaad sees: hands and spoils are for their owners alone."""

    def __init__(self, places: dict[str, Place], table: Table) -> None:
        super().__init__(places, table.players, table.values)
        self.turn = places["turn"]
        self.active = places["active"].at
        self.ending = places["ending"].at
        self.has_hired = places["has_hired"].at
        self.used_piles = places["used_piles"].at
        self.clearing = places["clearing"].at
        self.ambush = places["ambush"]
        self.sword_supply = places["sword_supply"]
        self.bag = places["bag"]
        self.drawn = places["drawn"]
        self.own = PlayerPlaces(places)
        self.factions = FactionPlaces(places)
        self.cards = CardPlaces(places)
        self.scholars = ScholarPlaces(places)
        self.combat = CombatPlaces(places)
        self.hashash = HashashPlaces(places)
        self.purchase = places_in(places, "pending.purchase.")

    def write(self, st: Any, seat: int, sheet: Sheet) -> None:
        assert isinstance(st, Belaad)
        self.write_common(pending(st), seat, sheet)
        sheet.number(self.turn, 0, st.turn)
        self.write_seat(self.active, st.active, seat, sheet)
        if st.ending >= 0:
            sheet.one(self.ending + st.ending)
        if st.has_hired:
            sheet.one(self.has_hired)
        sheet.bits(self.used_piles, st.used)
        if st.clearing:
            sheet.one(self.clearing)
        sheet.number(self.ambush, 0, st.ambush)
        sheet.number(self.sword_supply, 0, st.sword_supply)
        sheet.counts(self.bag, 0, st.bag.counts)
        sheet.counts(self.drawn, 0, st.loose)
        players: i64 = self.players
        other: i64 = seat
        for place in range(players):
            self.own.write(place, st, other, other == seat, sheet)
            other = other + 1 if other + 1 < players else 0
        for faction in st.table.playing:
            self.factions.write(st, faction, seat, sheet)
        self.cards.write(st, sheet)
        self.scholars.write(st, sheet)
        sheet.number(self.combat.deck, 0, st.combat_deck.total())
        if st.winners or st.spoils_untold():
            sheet.counts(self.combat.put_back, 0, st.went_back())
        for card in st.shown:
            sheet.one(self.combat.revealed + card)
        if st.fight:
            self.write_seat(self.combat.attacker, st.fight[0], seat, sheet)
            self.write_seat(self.combat.defender, st.fight[1], seat, sheet)
            sheet.number(self.combat.power, 0, st.fight[2])
            sheet.number(self.combat.other_power, 0, st.fight[3])
        if st.table.order_seat >= 0:
            self.hashash.write(st, seat == st.table.order_seat, sheet)
        self.write_pending(st, seat, sheet)

    def write_pending(self, st: Belaad, seat: int, sheet: Sheet) -> None:
        """What coins are asked for, and the fields of one's own decision."""
        if not st.frames:
            return
        frame = st.frames[-1]
        if isinstance(frame, (Consent, UseTreasury, ChooseMember)):
            bought = st.frames[-2]
            kind = self.purchase["kind"]
            sheet.one(kind.at + kind.names[bought.KIND])
            self.write_frame(bought, self.purchase, seat, sheet)
        if isinstance(frame, Ask) and frame.seat == seat:
            self.write_frame(frame, self.in_frame, seat, sheet)


class PlayerPlaces:
    """Where what a player owns is written, beginning with the seat that looks."""

    def __init__(self, places: dict[str, Place]) -> None:
        self.faction = places["players[@].faction"]
        self.gold = places["players[@].gold"]
        self.seals = places["players[@].seals"]
        self.swords = places["players[@].swords"]
        self.cards = places["players[@].cards"]
        self.known = places["players[@].known"]
        self.hand = places["players[@].hand"]
        self.spoils = places["players[@].spoils"]
        self.spoils_won = places["players[@].spoils_won"]
        self.spoils_cards = places["players[@].spoils_cards"]

    def write(self, place: i64, st: Belaad, other: int, is_own: bool, sheet: Sheet) -> None:
        hand = st.hands[other]
        faction = self.faction.at + place * self.faction.by_first
        sheet.one(faction + st.table.factions[other])
        sheet.number(self.gold, place, st.gold[other])
        sheet.number(self.seals, place, st.seals[other])
        sheet.number(self.swords, place, st.swords[other])
        sheet.number(self.cards, place, len(hand))
        known = self.known.at + place * self.known.by_first
        for card in hand:
            if (st.known >> card) & 1:
                sheet.one(known + card)
            if is_own:
                sheet.one(self.hand.at + card)
        spoils = st.spoils[other]
        sheet.number(self.spoils, place, len(spoils))
        if spoils:
            won = self.spoils_won.at + place * self.spoils_won.by_first
            for before in st.spoils_won(other):
                sheet.one(won + before)
        if is_own or st.ending >= 0:
            at = self.spoils_cards.at + place * self.spoils_cards.by_first
            for card in spoils:
                sheet.one(at + card)


class FactionPlaces:
    """Where a faction is written."""

    def __init__(self, places: dict[str, Place]) -> None:
        boards = "factions[factions].boards[boards]"
        self.present = places["factions[factions]"].at
        self.treasury = places["factions[factions].treasury"]
        self.scholars = places["factions[factions].scholars"]
        self.white = places[f"{boards}.white"]
        self.orange_top = places[f"{boards}.orange_top"]
        self.orange_bottom = places[f"{boards}.orange_bottom"]
        self.symbols = places[f"{boards}.symbols"]
        self.assassinated = places["factions[factions].assassinated"]
        self.active_science = places["factions[factions].active_science"]
        self.science = places["factions[factions].score.parts.science"]
        self.total = places["factions[factions].score.total"]

    def write(self, st: Belaad, faction: int, seat: int, sheet: Sheet) -> None:
        sheet.one(self.present + faction)
        sheet.number(self.treasury, faction, st.treasury[faction])
        at = self.scholars.at + faction * self.scholars.by_first
        for scholar in st.hired[faction]:
            sheet.one(at + scholar)
        for board in BOARDS_OF[faction]:
            further = faction * len(BOARDS) + board
            tokens = st.boards[board]
            sheet.number(self.white, further, whites(tokens))
            sheet.number(self.orange_top, further, tops(tokens))
            sheet.number(self.orange_bottom, further, bottoms(tokens))
            symbols = st.symbols(faction, symbol_of(board))
            sheet.number(self.symbols, further, symbols)
        if faction == ORDER:
            active = active_science(st)
            sheet.counts(self.assassinated, faction * self.assassinated.by_first, st.killed)
            sheet.number(self.active_science, faction, active)
            sheet.number(self.total, faction, active)
        elif st.ending != ORDER_VICTORY:
            science = scoring.science(st.table.material, st.hired[faction])
            spoils = scoring.worth_of(st, scoring.known_spoils(st, faction, seat))
            bonus = scoring.bonus(st, faction, st.hired[faction])
            sheet.number(self.science, faction, science)
            sheet.number(self.total, faction, science + bonus + spoils)


class CardPlaces:
    """Where the piles and what is played from them are written."""

    def __init__(self, places: dict[str, Place]) -> None:
        self.top = places["piles[#3].top.id"]
        self.count = places["piles[#3].count"]
        self.discarded = places["discarded"].at
        self.uncovered = places["uncovered"].at
        self.card = places["in_play[#4].card.id"]
        self.done = places["in_play[#4].done"]

    def write(self, st: Belaad, sheet: Sheet) -> None:
        for pile in range(3):
            if st.tops[pile] >= 0:
                sheet.one(self.top.at + pile * self.top.width + st.tops[pile])
            sheet.number(self.count, pile, st.piles[pile])
        for card in st.discard:
            sheet.one(self.discarded + card)
        sheet.bits(self.uncovered, st.uncovered)
        place: i64 = 0
        for frame in st.frames:
            if isinstance(frame, CardStep) and place < MOST_IN_PLAY:
                sheet.one(self.card.at + place * self.card.width + frame.card)
                sheet.bits(self.done.at + place * self.done.width, frame.done)
                place += 1


class ScholarPlaces:
    """Where the scholars on display are written."""

    def __init__(self, places: dict[str, Place]) -> None:
        self.present = places["scholars.revealed[#6]"].at
        self.which = places["scholars.revealed[#6].id"]
        self.generation = places["scholars.generation"]
        self.taken = places["scholars.taken"]
        self.gone = places["scholars.discarded"].at
        self.deck = places["scholars.deck"]

    def write(self, st: Belaad, sheet: Sheet) -> None:
        for place, scholar in enumerate(st.display):
            if scholar >= 0:
                sheet.one(self.present + place)
                sheet.one(self.which.at + place * self.which.width + scholar)
        sheet.number(self.generation, 0, st.generation)
        sheet.number(self.taken, 0, st.taken)
        for scholar in st.gone:
            sheet.one(self.gone + scholar)
        sheet.number(self.deck, 0, st.scholars.total() - st.table.material.removed)


class CombatPlaces:
    """Where the combat under way is written."""

    def __init__(self, places: dict[str, Place]) -> None:
        self.attacker = places["combat.sides.attacker.seat"].at
        self.defender = places["combat.sides.defender.seat"].at
        self.power = places["combat.sides.attacker.power"]
        self.other_power = places["combat.sides.defender.power"]
        self.revealed = places["combat.revealed"].at
        self.deck = places["combat.deck"]
        self.put_back = places["combat.put_back"]


class HashashPlaces:
    """Where the Hashash cards are written; faces for the Order, or where everybody knows them."""

    def __init__(self, places: dict[str, Place]) -> None:
        self.deck = places["hashash.deck"]
        self.top_back = places["hashash.top_back"].at
        self.placed = places["hashash.placed"].at
        self.used = places["hashash.used"].at
        self.under_board = places["hashash.under[#14].board"]
        self.under_card = places["hashash.under[#14].card"]
        self.drawn_backs = places["hashash.drawn_backs"]
        self.drawn_known = places["hashash.drawn_known"].at
        self.drawn = places["hashash.drawn"].at

    def write(self, st: Belaad, is_order: bool, sheet: Sheet) -> None:
        backs = st.table.material.hashash_board
        sheet.number(self.deck, 0, st.hashash_deck.total() + len(st.hashash_under))
        back = st.top_back()
        if back >= 0:
            sheet.one(self.top_back + back)
        for card in st.hashash_placed:
            sheet.one(self.placed + card)
            if (st.hashash_used >> card) & 1:
                sheet.one(self.used + card)
        for place, entry in enumerate(st.hashash_under):
            card = entry & CARD
            sheet.one(self.under_board.at + place * len(BOARDS) + backs[card])
            if is_order or not entry & SECRET:
                sheet.one(self.under_card.at + place * len(HASHASH) + card)
        drawn = [0] * len(BOARDS)
        for card in st.hashash_drawn:
            drawn[backs[card]] += 1
            if (st.hashash_known >> card) & 1:
                sheet.one(self.drawn_known + card)
            if is_order:
                sheet.one(self.drawn + card)
        sheet.counts(self.drawn_backs, 0, drawn)
