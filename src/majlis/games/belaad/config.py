"""The options of Belaad and the configuration of one match (BL-2.1, BL-2.11)."""

from typing import Final

from majlis.games.belaad.material import KINGDOM, ORDER, PEOPLE, Material, material
from majlis.kernel.options import Option, UserError
from majlis.kernel.rules import BaseTable, Config

OPTIONS: Final = (
    Option("consent", ("ask", "auto"), "BL-5.4"),
    Option("members_pay", ("one", "all"), "BL-5.5", former="all", since=3),
    Option("treasury_takes", ("needed", "all"), "BL-5.11"),
    Option("orange_clear", ("all", "bottom"), "BL-6.9", former="bottom", since=3),
    Option("order_token_sharing", (False, True), "BL-12.11"),
    Option("order_last_scholar", ("wins", "too_late"), "BL-12.15"),
    Option("turn_limit", (400, 50, 100, 200, 800, 0), "BL-16.2"),
    Option("seating", ("printed", "mirrored"), "BL-2.11"),
    Option("first_seat", ("first", "third", "fourth", "fifth"), "BL-2.12"),
    # Whether a short bag spares the token that goes back (BL-15.2), an orange token stands for one
    # symbol at a time (BL-12.11), and a combat whose spoils win the game is over (BL-12.14).
    Option("newer_rulings", (True, False), "BL-15.2", former=False, since=3, internal=True),
)

SEATS: Final = ("first", "second", "third", "fourth", "fifth", "sixth")

# What an assassinated token may do at once for several scholars of the Order (BL-12.11): nothing;
# stand for its symbol, an orange one for a symbol that is the same for all; in games of an older
# version an orange one for another symbol with each of them.
ONCE: Final = 0
SHARED: Final = 1
LOOSE: Final = 2


class Table(BaseTable):
    """What never changes during a match: factions, options, material. Shared by all its states."""

    def __init__(self, config: Config) -> None:
        super().__init__(config, OPTIONS)
        values = self.values
        self.material: Material = material(config.material)
        self.asks_consent: bool = values["consent"] == "ask"
        self.one_member_pays: bool = values["members_pay"] == "one"
        self.takes_treasury: bool = values["treasury_takes"] == "all"
        self.clears_all: bool = values["orange_clear"] == "all"
        self.last_scholar_wins: bool = values["order_last_scholar"] == "wins"
        self.turn_limit: int = int(values["turn_limit"])
        self.newer_rulings: bool = values["newer_rulings"] is True
        self.sharing: int = ONCE
        if values["order_token_sharing"] is True:
            self.sharing = SHARED if self.newer_rulings else LOOSE
        self._seat(config.players, values["seating"] == "mirrored")
        self.first_seat: int = self._first(SEATS.index(str(values["first_seat"])))

    def _seat(self, players: int, mirrored: bool) -> None:
        """BL-2.1, BL-2.11: Kingdom and People in turn, with an odd number the Order last.

        Mirrored, they sit in the same order the other way round from the first seat.
        """
        has_order = players % 2 == 1
        pairs = players - 1 if has_order else players
        factions = [KINGDOM if seat % 2 == 0 else PEOPLE for seat in range(pairs)]
        if has_order:
            factions.append(ORDER)
        if mirrored:
            factions = [factions[-seat] for seat in range(players)]
        self.factions: tuple[int, ...] = tuple(factions)  # by seat
        self.playing: tuple[int, ...] = (KINGDOM, PEOPLE, ORDER) if has_order else (KINGDOM, PEOPLE)
        self.members: tuple[tuple[int, ...], ...] = tuple(
            [tuple([s for s in range(players) if factions[s] == f]) for f in range(3)]
        )
        self.order_seat: int = factions.index(ORDER) if has_order else -1
        hand = self.material.hand
        self.hands: list[int] = [hand] * players
        self.cards_a_turn: list[int] = [1] * players
        if has_order and players == 5:
            self.hands[self.order_seat] = self.material.order_hand
            self.cards_a_turn[self.order_seat] = self.material.order_cards

    def _first(self, seat: int) -> int:
        """BL-2.12: the seat that begins, which must be one of the Kingdom."""
        if seat in self.members[KINGDOM]:
            return seat
        seats = " or ".join([SEATS[member] for member in self.members[KINGDOM]])
        raise UserError(
            f"option first_seat: a Kingdom player begins, here on the {seats} seat, "
            f"not on the {SEATS[seat]} (BL-2.12)"
        )

    def enemies(self, faction: int) -> list[int]:
        """The other factions in play."""
        return [f for f in self.playing if f != faction]
