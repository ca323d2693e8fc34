"""The options of Belaad and the configuration of one match (BL-2.1, BL-2.11)."""

from typing import Final

from majlis.games.belaad.material import KINGDOM, ORDER, PEOPLE, Material, material
from majlis.kernel.options import Option, Value, read_options
from majlis.kernel.rules import Config

OPTIONS: Final = (
    Option("consent", ("ask", "auto"), "BL-5.4"),
    Option("orange_clear", ("bottom", "all"), "BL-6.9"),
    Option("order_token_sharing", (False, True), "BL-12.11"),
    Option("order_last_scholar", ("wins", "too_late"), "BL-12.15"),
    Option("turn_limit", (400, 50, 100, 200, 800, 0), "BL-16.2"),
)


class Table:
    """What never changes during a match: factions, options, material. Shared by all its states."""

    def __init__(self, config: Config) -> None:
        values: dict[str, Value] = {o.name: o.default for o in OPTIONS}
        values.update(read_options(OPTIONS, config.options))
        self.config = config
        self.players: int = config.players
        self.material: Material = material(config.material)
        self.values: dict[str, Value] = values
        self.asks_consent: bool = values["consent"] == "ask"
        self.clears_all: bool = values["orange_clear"] == "all"
        self.shares_tokens: bool = values["order_token_sharing"] is True
        self.last_scholar_wins: bool = values["order_last_scholar"] == "wins"
        self.turn_limit: int = int(values["turn_limit"])
        self._seat(config.players)

    def _seat(self, players: int) -> None:
        """BL-2.1, BL-2.11: Kingdom and People in turn, with an odd number the Order last."""
        has_order = players % 2 == 1
        pairs = players - 1 if has_order else players
        factions = [KINGDOM if seat % 2 == 0 else PEOPLE for seat in range(pairs)]
        if has_order:
            factions.append(ORDER)
        self.factions: tuple[int, ...] = tuple(factions)  # by seat
        self.playing: tuple[int, ...] = (KINGDOM, PEOPLE, ORDER) if has_order else (KINGDOM, PEOPLE)
        self.members: tuple[tuple[int, ...], ...] = tuple(
            [tuple([s for s in range(players) if factions[s] == f]) for f in range(3)]
        )
        self.order_seat: int = players - 1 if has_order else -1
        hand = self.material.hand
        self.hands: list[int] = [hand] * players
        self.cards_a_turn: list[int] = [1] * players
        if has_order and players == 5:
            self.hands[self.order_seat] = self.material.order_hand
            self.cards_a_turn[self.order_seat] = self.material.order_cards

    def enemies(self, faction: int) -> list[int]:
        """The other factions in play."""
        return [f for f in self.playing if f != faction]
