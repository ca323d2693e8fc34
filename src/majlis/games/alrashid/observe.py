"""The observation of Al-Rashid, written from the state as its specification says (AR-3.1)."""

from typing import Any

from mypy_extensions import i64

from majlis.games.alrashid import scoring
from majlis.games.alrashid.config import Table
from majlis.games.alrashid.goods import value
from majlis.games.alrashid.player import DRAWN, Player
from majlis.games.alrashid.state import (
    FACE_UP,
    OLDER,
    SEAT_UNIT,
    SEEN,
    STACK,
    TOKEN_KIND,
    AlRashid,
    dominance,
)
from majlis.kernel.frame import Ask
from majlis.kernel.sheet import Observer, Place, Sheet, pending

MOST_TOKENS = 9  # of a country: so many are in the specification


class AlRashidObserver(Observer):
    """Writes what a seat of Al-Rashid sees: all but the values of tokens it has not looked at."""

    def __init__(self, places: dict[str, Place], table: Table) -> None:
        super().__init__(places, table.players, table.shown)
        self.weights = table.material.dominance
        self.year = places["year"]
        self.order = places["order[#players]"].at
        self.next_order = places["next_order[#players]"].at
        self.own = PlayerPlaces(places)
        self.slot_seat = places["areas[areas][#players].seat"]
        self.slot_pasha = places["areas[areas][#players].pasha"]
        self.slot_merchant = places["areas[areas][#players].merchant"]
        self.slot_sage = places["areas[areas][#players].sage"]
        self.slot_dominance = places["areas[areas][#players].dominance"]
        self.goods = places["countries[countries].goods"]
        self.notes = places["countries[countries].credit_notes"]
        self.colour = places["countries[countries].mercenaries[#9].colour"]
        self.worth = places["countries[countries].mercenaries[#9].value"]
        self.face_up = places["countries[countries].mercenaries[#9].face_up"]
        self.older = places["countries[countries].mercenaries[#9].older"]
        self.older_tokens = places["older"]
        self.seen_by = places["countries[countries].mercenaries[#9].seen_by"]
        self.resolved = places["resolved"].at
        self.titles = places["titles[titles].left"]
        self.crises = places["crises"].at
        self.discards = places["discards"]
        self.pile = places["pile"]

    def write(self, st: Any, seat: int, sheet: Sheet) -> None:
        assert isinstance(st, AlRashid)
        self.write_common(pending(st), seat, sheet)
        sheet.number(self.year, 0, st.year)
        self.write_order(self.order, st.order, seat, sheet)
        self.write_order(self.next_order, st.next_order, seat, sheet)
        players: i64 = self.players
        other: i64 = seat
        for place in range(players):
            self.own.write(place, st.players[other], scoring.total(st, other), sheet)
            if other == seat:
                sheet.counts(self.own.tokens, 0, st.players[other].tokens)
                sheet.counts(self.own.older_tokens, 0, st.players[other].older)
            other = other + 1 if other + 1 < players else 0
        self.write_areas(st, seat, sheet)
        self.write_countries(st, seat, sheet)
        sheet.bits(self.resolved, st.resolved)
        sheet.counts(self.titles, 0, st.titles)
        for tile in st.crises:
            sheet.one(self.crises + tile)
        sheet.counts(self.discards, 0, st.discards.counts)
        if st.has_older(0) or st.has_older(1):
            sheet.counts(self.older_tokens, 0, st.older_tokens())
        pile = st.pile.counts
        sheet.number(self.pile, 0, pile[0] + pile[1] + pile[2])
        sheet.number(self.pile, 1, pile[3] + pile[4] + pile[5])
        if st.frames:
            frame = st.frames[-1]
            if isinstance(frame, Ask) and frame.seat == seat:
                self.write_frame(frame, self.in_frame, seat, sheet)

    def write_order(self, at: i64, order: tuple[int, ...], seat: i64, sheet: Sheet) -> None:
        for other in order:
            self.write_seat(at, other, seat, sheet)
            at += self.seats

    def write_areas(self, st: AlRashid, seat: i64, sheet: Sheet) -> None:
        """The stacks in each area, in order of arrival."""
        first: i64 = 0
        for slots in st.slots:
            at = first
            for slot in slots:
                stack = slot & STACK
                whose = self.slot_seat.at + at * self.seats
                self.write_seat(whose, slot // SEAT_UNIT, seat, sheet)
                sheet.number(self.slot_pasha, at, stack >> 6)
                sheet.number(self.slot_merchant, at, (stack >> 3) & 7)
                sheet.number(self.slot_sage, at, stack & 7)
                sheet.number(self.slot_dominance, at, dominance(stack, self.weights))
                at += 1
            first += self.seats

    def write_countries(self, st: AlRashid, seat: i64, sheet: Sheet) -> None:
        """Goods, credit notes and mercenaries; a value only for whom it is known to."""
        sheet.counts(self.goods, 0, st.goods)
        sheet.counts(self.notes, 0, st.notes)
        known = FACE_UP | (SEEN << seat)
        first: i64 = 0
        for tokens in st.mercenaries:
            at = first
            for token in tokens[:MOST_TOKENS]:
                kind = token & TOKEN_KIND
                sheet.one(self.colour.at + at * 2 + kind // 3)
                if token & known:
                    sheet.one(self.worth.at + at * 3 + kind % 3)
                if token & FACE_UP:
                    sheet.one(self.face_up.at + at)
                if token & OLDER:
                    sheet.one(self.older.at + at)
                seen = (token & (OLDER - 1)) // SEEN
                other: i64 = 0
                while seen:
                    if seen & 1:
                        self.write_seat(self.seen_by.at + at * self.seats, other, seat, sheet)
                    seen >>= 1
                    other += 1
                at += 1
            first += MOST_TOKENS


class PlayerPlaces:
    """Where what a player owns is written, beginning with the seat that looks."""

    def __init__(self, places: dict[str, Place]) -> None:
        self.goods = places["players[@].goods"]
        self.family = places["players[@].family"]
        self.hand = places["players[@].hand"]
        self.held = places["players[@].held"]
        self.titles = places["players[@].titles"]
        self.used = places["players[@].used"]
        self.notes = places["players[@].notes"]
        self.influence = places["players[@].influence"]
        self.dishonour = places["players[@].dishonour"]
        self.gold = places["players[@].gold"]
        self.prestige = places["players[@].prestige"]
        self.mercenaries = places["players[@].mercenaries"]
        self.older = places["players[@].older"]
        self.thrown = places["players[@].thrown"]
        self.older_tokens = places["players[@].older_tokens"]
        self.tokens = places["players[@].tokens"]

    def write(self, place: i64, player: Player, prestige: int, sheet: Sheet) -> None:
        sheet.counts(self.goods, place * self.goods.by_first, player.goods)
        sheet.counts(self.family, place * self.family.by_first, player.family)
        sheet.counts(self.hand, place * self.hand.by_first, player.hand)
        sheet.counts(self.held, place * self.held.by_first, player.held)
        write_titles(self.titles, place * self.titles.by_first, player.titles, sheet)
        write_titles(self.used, place * self.used.by_first, player.used, sheet)
        sheet.number(self.notes, place, player.notes)
        sheet.number(self.influence, place, player.influence)
        sheet.number(self.dishonour, place, player.dishonour)
        sheet.number(self.gold, place, value(player.goods))
        sheet.number(self.prestige, place, prestige)
        tokens = player.tokens
        at = place * self.mercenaries.by_first
        sheet.number(self.mercenaries, at, tokens[0] + tokens[1] + tokens[2])
        sheet.number(self.mercenaries, at + 1, tokens[3] + tokens[4] + tokens[5])
        sheet.number(self.older, at, player.older_of(0))
        sheet.number(self.older, at + 1, player.older_of(1))
        if player.thrown:
            kinds = [0] * 6
            for one in player.thrown:
                kinds[one % DRAWN] += 1
            sheet.counts(self.thrown, place * self.thrown.by_first, kinds)


def write_titles(place: Place, further: i64, titles: tuple[int, ...], sheet: Sheet) -> None:
    """Titles by kind, of which there may be two."""
    for number, title in enumerate(titles):
        if title not in titles[:number]:
            sheet.number(place, further + title, titles.count(title))
