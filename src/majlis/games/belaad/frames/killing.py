"""Chapter 12: assassinating scholars and tokens; removing a token (chapter 15)."""

from typing import ClassVar

from majlis.games.belaad import events, labels, things
from majlis.games.belaad.baskets import Kills, count_prompt, several, wanted
from majlis.games.belaad.closing import check_order
from majlis.games.belaad.frames.payment import Bought, Skip, buy
from majlis.games.belaad.frames.scholars import take_scholar
from majlis.games.belaad.material import (
    BOARD_COUNT,
    FACTION_OF,
    FACTIONS,
    GOLD,
    ORANGE,
    ORDER,
    SCHOLAR_COUNT,
)
from majlis.games.belaad.state import (
    AMOUNT,
    BOTTOM,
    COUNT,
    SCHOLAR,
    SEAT,
    TOP,
    WHITE,
    Belaad,
    symbol_of,
)
from majlis.kernel.basket import Basket, Item
from majlis.kernel.codec import Field, Name
from majlis.kernel.frame import Ask
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.text import Text

# A token on a board, as a choice: the board and the place of the token.
PLACES = ("white", "orange_top", "orange_bottom")
UNIT = (WHITE, TOP, BOTTOM)


def count_at(st: Belaad, spot: int) -> int:
    """How many tokens lie at a spot: board * 3 + place."""
    return (st.boards[spot // 3] >> (4 * (spot % 3))) & COUNT


def kind_at(spot: int) -> int:
    """The kind of the tokens at a spot."""
    return symbol_of(spot // 3) if spot % 3 == 0 else ORANGE


def is_target(st: Belaad, seat: int, target: int, board: int) -> bool:
    """Whether a board belongs to the enemy faction `target`, or to any enemy if it is -1."""
    if target >= 0:
        return FACTION_OF[board] == target
    return st.is_enemy(st.table.factions[seat], board)


def has_token(st: Belaad, seat: int, target: int) -> bool:
    """BL-12.9: whether any token lies on such a board."""
    for board in range(BOARD_COUNT):
        if st.boards[board] and is_target(st, seat, target, board):
            return True
    return False


def has_top_token(st: Belaad, seat: int) -> bool:
    """BL-15.19: whether a token lies in a top slot of an enemy board."""
    for board in range(BOARD_COUNT):
        if st.boards[board] & (BOTTOM - 1) and is_target(st, seat, -1, board):
            return True
    return False


class KillToken(Ask[Belaad]):
    """BL-12.8, BL-12.9: the Order takes one token for good, from any slot of an enemy board.

    After a combat `target` is the defeated faction; otherwise it is -1 and any enemy will do.
    """

    KIND = "kill_token"
    CLAUSE = "BL-12.8"
    SIZE = BOARD_COUNT * 3
    FOLLOWS = True
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", SEAT),
        Field("target", Name(FACTIONS)),
        Field("left", AMOUNT),
    )

    def __init__(self, seat: int, target: int, left: int) -> None:
        self.seat = seat
        self.target = target
        self.left = left

    def choices(self, st: Belaad) -> list[int]:
        found: list[int] = []
        for board in range(BOARD_COUNT):
            if st.boards[board] and is_target(st, self.seat, self.target, board):
                for place in range(3):
                    if count_at(st, board * 3 + place):
                        found.append(board * 3 + place)
        return found

    def why_not(self, st: Belaad, choice: int) -> Refusal | None:
        if not is_target(st, self.seat, self.target, choice // 3):
            return refuse("BL-12.9", "board_not_allowed")
        return None if count_at(st, choice) else refuse("BL-12.8", "no_token_there")

    def resolve(self, st: Belaad, choice: int) -> None:
        kind = kind_at(choice)
        st.boards[choice // 3] -= UNIT[choice % 3]
        killed = list(st.killed)
        killed[kind] += 1
        st.killed = tuple(killed)
        st.tell(events.TOKEN_KILLED, self.seat, kind, choice // 3)
        if self.left > 1 and has_token(st, self.seat, self.target):
            st.push(KillToken(self.seat, self.target, self.left - 1))
        check_order(st)

    def prompt(self, st: Belaad) -> Text:
        return count_prompt(self.KIND, min(self.left, tokens_at(st, self.choices(st))))

    def describe(self, st: Belaad, choice: int) -> Text:
        return spot_text("kill_token", choice)

    def touches(self, st: Belaad, choice: int) -> list[str]:
        return things.on_board(things.PLACES[choice % 3], choice // 3)

    def basket(self, st: Belaad) -> Basket | None:
        spots = self.choices(st)
        items = spot_items(st, self, spots)
        if wanted(items, self.left) < 2:
            return None
        return Kills(st, items, [kind_at(spot) for spot in spots], self.left)


class RemoveToken(Ask[Belaad]):
    """BL-15.19: an enemy token leaves its slot at the top for the bag."""

    KIND = "remove_token"
    CLAUSE = "BL-15.19"
    SIZE = BOARD_COUNT * 3
    FOLLOWS = True
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT), Field("left", AMOUNT))

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def choices(self, st: Belaad) -> list[int]:
        found: list[int] = []
        for board in range(BOARD_COUNT):
            if st.boards[board] and is_target(st, self.seat, -1, board):
                for place in range(2):
                    if count_at(st, board * 3 + place):
                        found.append(board * 3 + place)
        return found

    def why_not(self, st: Belaad, choice: int) -> Refusal | None:
        if not is_target(st, self.seat, -1, choice // 3):
            return refuse("BL-15.19", "board_not_allowed")
        if choice % 3 == 2:
            return refuse("BL-15.19", "top_slots_only")
        return None if count_at(st, choice) else refuse("BL-15.19", "no_token_there")

    def resolve(self, st: Belaad, choice: int) -> None:
        kind = kind_at(choice)
        st.boards[choice // 3] -= UNIT[choice % 3]
        st.bag.add(kind)
        st.tell(events.TOKEN_REMOVED, self.seat, kind, choice // 3)
        if self.left > 1 and has_top_token(st, self.seat):
            st.push(RemoveToken(self.seat, self.left - 1))

    def prompt(self, st: Belaad) -> Text:
        return count_prompt(self.KIND, min(self.left, tokens_at(st, self.choices(st))))

    def describe(self, st: Belaad, choice: int) -> Text:
        return spot_text("remove_token", choice)

    def touches(self, st: Belaad, choice: int) -> list[str]:
        return things.on_board(things.PLACES[choice % 3], choice // 3)

    def basket(self, st: Belaad) -> Basket | None:
        return several(self.KIND, self.CLAUSE, spot_items(st, self, self.choices(st)), self.left)


def spot_items(st: Belaad, ask: Ask[Belaad], spots: list[int]) -> list[Item]:
    """The tokens at these spots as items of a basket."""
    return [
        Item(spot, ask.describe(st, spot), ask.touches(st, spot), count_at(st, spot))
        for spot in spots
    ]


def tokens_at(st: Belaad, spots: list[int]) -> int:
    """How many tokens lie at these spots together."""
    return sum([count_at(st, spot) for spot in spots])


def spot_text(key: str, spot: int) -> Text:
    """A token on a board in words: its board, its kind, and where it lies."""
    args = {"board": labels.board(spot // 3), "token": labels.token(kind_at(spot))}
    return Text(f"{key}-bottom" if spot % 3 == 2 else key, {**args})


class AssassinateScholar(Ask[Belaad]):
    """BL-12.7: any revealed scholar, for the gold of the ability; the Order keeps him."""

    KIND = "assassinate_scholar"
    CLAUSE = "BL-12.7"
    SIZE = SCHOLAR_COUNT
    FOLLOWS = True
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT), Field("price", AMOUNT))

    def __init__(self, seat: int, price: int) -> None:
        self.seat = seat
        self.price = price

    def choices(self, st: Belaad) -> list[int]:
        found = [scholar for scholar in st.display if scholar >= 0]
        found.sort()
        return found

    def why_not(self, st: Belaad, choice: int) -> Refusal | None:
        return None if choice in st.display else refuse("BL-12.7", "not_revealed")

    def resolve(self, st: Belaad, choice: int) -> None:
        buy(st, self.seat, GOLD, self.price, KillScholar(self.seat, choice), Skip(), True)

    def prompt(self, st: Belaad) -> Text:
        return Text("prompt-assassinate_scholar", {"price": self.price})

    def describe(self, st: Belaad, choice: int) -> Text:
        return Text("assassinate_scholar", {"scholar": labels.scholar(choice)})

    def touches(self, st: Belaad, choice: int) -> list[str]:
        return [things.scholar(choice)]


class KillScholar(Bought):
    """BL-12.7: the scholar stays with the Order and counts for the generation."""

    KIND = "kill_scholar"
    CLAUSE = "BL-12.7"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT), Field("scholar", SCHOLAR))

    def __init__(self, seat: int, scholar: int) -> None:
        self.seat = seat
        self.scholar = scholar

    def run(self, st: Belaad) -> None:
        st.tell(events.SCHOLAR_KILLED, self.seat, self.scholar)
        take_scholar(st, ORDER, self.scholar)

    def purpose(self, st: Belaad) -> Text:
        return Text("purpose-kill", {"scholar": labels.scholar(self.scholar)})
