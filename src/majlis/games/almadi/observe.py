"""The observation of Almadi, written from the state as its specification says (AM-13)."""

from typing import Any

from mypy_extensions import i64

from majlis.games.almadi import scoring
from majlis.games.almadi.config import Table
from majlis.games.almadi.frames.genie import MoveBeyond, MoveTile, SwapTiles
from majlis.games.almadi.frames.placement import PlaceTile
from majlis.games.almadi.material import LANDSCAPES
from majlis.games.almadi.piles import Pile
from majlis.games.almadi.realm import TOP, column_of, row_of
from majlis.games.almadi.state import Almadi, Player
from majlis.kernel.sheet import Observer, Place, Sheet, pending


class AlmadiObserver(Observer):
    """Writes what a seat of Almadi sees; nearly everything lies open."""

    def __init__(self, places: dict[str, Place], table: Table) -> None:
        super().__init__(places, table.players, table.values)
        self.first = places["first"].at
        self.board = places["board[#8].landscape"].at
        self.pile_size = places["draw_pile.size"]
        self.pile_types = places["draw_pile.types"]
        self.mosaics = PilePlaces(places, "mosaics")
        self.stalls = PilePlaces(places, "stalls")
        self.objectives = places["objectives"].at
        self.rubies = places["rubies"]
        self.display = places["display"].at
        self.turn = TurnPlaces(places)
        self.own = PlayerPlaces(places)
        self.rows = places["pending.rows"].at
        self.tile = places["pending.tile"].at
        self.row = places["pending.row"]
        self.picked = places["pending.picked"].at

    def write(self, st: Any, seat: int, sheet: Sheet) -> None:
        assert isinstance(st, Almadi)
        self.write_common(pending(st), seat, sheet)
        if st.first >= 0:
            self.write_seat(self.first, st.first, seat, sheet)
        at = self.board
        for tile in st.board:
            if tile >= 0:
                sheet.one(at + tile)
            at += len(LANDSCAPES)
        sheet.number(self.pile_size, 0, st.tiles_left())
        sheet.counts(self.pile_types, 0, st.pile)
        self.mosaics.write(st.mosaics, sheet)
        self.stalls.write(st.stalls, sheet)
        sheet.bits(self.objectives, st.objectives)
        sheet.number(self.rubies, 0, st.rubies)
        sheet.bits(self.display, st.display)
        self.turn.write(st, sheet)
        points = scoring.totals(st)
        players: i64 = self.players
        other: i64 = seat
        for place in range(players):
            self.own.write(place, st.players[other], points[other], place == 0, sheet)
            other = other + 1 if other + 1 < players else 0
        self.write_pending(st, sheet)

    def write_pending(self, st: Almadi, sheet: Sheet) -> None:
        """What is half chosen: none of it is a secret."""
        if not st.frames:
            return
        frame = st.frames[-1]
        if isinstance(frame, PlaceTile):
            sheet.bits(self.rows, frame.rows >> TOP)
        elif isinstance(frame, MoveTile):
            sheet.one(self.tile + frame.tile)
        elif isinstance(frame, MoveBeyond):
            sheet.one(self.tile + frame.tile)
            sheet.number(self.row, 0, frame.row)
        elif isinstance(frame, SwapTiles) and frame.picked >= 0:
            sheet.one(self.picked + frame.picked)


class PilePlaces:
    """Where a pile of cards is written."""

    def __init__(self, places: dict[str, Place], name: str) -> None:
        self.top = places[f"{name}.top"].at
        self.size = places[f"{name}.size"]
        self.under = places[f"{name}.under"]

    def write(self, pile: Pile, sheet: Sheet) -> None:
        if pile.top >= 0:
            sheet.one(self.top + pile.top)
        sheet.number(self.size, 0, pile.size())
        if pile.under:
            sheet.counts(self.under, 0, [pile.under.count(face) for face in range(4)])


class TurnPlaces:
    """Where the turn under way is written."""

    def __init__(self, places: dict[str, Place]) -> None:
        self.slot = places["turn.slot"]
        self.taken = places["turn.taken.landscape"].at
        self.pending = places["turn.pending"]
        self.claims = places["turn.claims"].at
        self.used = places["turn.used"].at
        self.moves = places["turn.moves"]
        self.last_tile = places["turn.last_tile"].at
        self.last_row = places["turn.last_cell.row"]
        self.last_column = places["turn.last_cell.column"]

    def write(self, st: Almadi, sheet: Sheet) -> None:
        if st.slot >= 0:
            sheet.number(self.slot, 0, st.slot)
        if st.taken >= 0:
            sheet.one(self.taken + st.taken)
        sheet.counts(self.pending, 0, st.pending)
        sheet.bits(self.claims, st.claims)
        sheet.bits(self.used, st.used)
        sheet.number(self.moves, 0, st.moves)
        if st.last_tile >= 0:
            sheet.one(self.last_tile + st.last_tile)
        if st.last_cell >= 0:
            sheet.number(self.last_row, 0, row_of(st.last_cell))
            sheet.number(self.last_column, 0, column_of(st.last_cell))


class PlayerPlaces:
    """Where what a player owns is written, beginning with the seat that looks."""

    def __init__(self, places: dict[str, Place]) -> None:
        self.start = places["players[@].start"]
        self.lies = places["players[@].realm[landscape=landscapes]"]
        self.row = places["players[@].realm[landscape=landscapes].row"]
        self.column = places["players[@].realm[landscape=landscapes].column"]
        self.rubies = places["players[@].rubies"]
        self.mosaics = places["players[@].mosaics"]
        self.stalls = places["players[@].stalls"]
        self.held = places["players[@].objectives[objective=objectives]"]
        self.achieved = places["players[@].objectives[objective=objectives].achieved"]
        self.recruited = places["players[@].recruited"]
        self.copied = places["players[@].copied"]
        self.hand_size = places["players[@].hand_size"]
        self.points = places["players[@].points"]
        self.hand = places["players[@].hand"]
        self.aside = places["players[@].aside"]

    def write(self, place: i64, player: Player, points: int, is_own: bool, sheet: Sheet) -> None:
        """What one player owns; the own hand only."""
        self.write_realm(place, player, sheet)
        sheet.number(self.rubies, place, player.rubies)
        sheet.counts(self.mosaics, place * self.mosaics.by_first, player.mosaics)
        sheet.counts(self.stalls, place * self.stalls.by_first, player.stalls)
        sheet.bits(self.held.at + place * self.held.by_first, player.held)
        won = player.held & player.achieved
        sheet.bits(self.achieved.at + place * self.achieved.by_first, won)
        sheet.bits(self.recruited.at + place * self.recruited.by_first, player.recruited)
        if player.copied >= 0:
            sheet.one(self.copied.at + place * self.copied.by_first + player.copied)
        hand = player.hand.bit_count() + player.aside.bit_count()
        sheet.number(self.hand_size, place, hand)
        sheet.number(self.points, place, points)
        if is_own:
            sheet.bits(self.hand.at, player.hand)
            sheet.bits(self.aside.at, player.aside)

    def write_realm(self, place: i64, player: Player, sheet: Sheet) -> None:
        realm = player.realm
        if realm.start >= 0:
            sheet.one(self.start.at + place * self.start.by_first + realm.start)
        first = place * self.lies.by_first
        for cell, landscape in realm.at.items():
            at = first + landscape
            sheet.one(self.lies.at + at)
            sheet.number(self.row, at, row_of(cell))
            sheet.number(self.column, at, column_of(cell))
