"""Chapter 15: what each effect of the vocabulary does, on a board or on a Hashash card."""

from typing import ClassVar

from majlis.games.belaad import events, labels, things
from majlis.games.belaad.baskets import count_prompt, several
from majlis.games.belaad.frames.combat import start_combat
from majlis.games.belaad.frames.effects import VOCABULARY, Effect
from majlis.games.belaad.frames.hashash import DrawHashash
from majlis.games.belaad.frames.killing import (
    AssassinateScholar,
    KillToken,
    RemoveToken,
    has_token,
    has_top_token,
)
from majlis.games.belaad.frames.payment import (
    YES,
    fill_treasury,
    has_gold_to_move,
    purse,
)
from majlis.games.belaad.frames.scholars import OfferScholars, why_no_hire
from majlis.games.belaad.frames.symbols import ChooseVictim, has_victim
from majlis.games.belaad.frames.tokens import draw_tokens, fill_bottom, free_bottom
from majlis.games.belaad.material import (
    BOARD_OF,
    BOARDS_OF,
    GOLD,
    IMMEDIATES,
    ORANGE,
    RECRUIT,
    SEALS,
    SYMBOLS,
)
from majlis.games.belaad.state import AMOUNT, BOTTOM, COUNT, SEAT, TOP, Belaad
from majlis.kernel.basket import Basket, Item
from majlis.kernel.codec import Field, Name
from majlis.kernel.frame import Ask, Do, Either
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.text import Text


class RecruitNow(Effect):
    """BL-15.1: one recruit, as with the symbol."""

    CLAUSE = "BL-15.1"

    def why_not(self, st: Belaad, seat: int, number: int) -> Refusal | None:
        return why_no_hire(st, seat, st.symbols(st.table.factions[seat], RECRUIT), 0)

    def run(self, st: Belaad, seat: int, number: int, second: int) -> None:
        st.push(OfferScholars(seat, st.symbols(st.table.factions[seat], RECRUIT), 0, False))


class DrawTokens(Effect):
    """BL-15.7, BL-15.15: tokens from the bag; what waits to be placed goes on waiting."""

    CLAUSE = "BL-15.7"
    CARD_CLAUSE = "BL-15.15"

    def run(self, st: Belaad, seat: int, number: int, second: int) -> None:
        draw_tokens(st, seat, number)


class GainGold(Effect):
    """BL-15.15: gold from the supply."""

    CLAUSE = "BL-15.15"

    def run(self, st: Belaad, seat: int, number: int, second: int) -> None:
        st.gain_coins(seat, GOLD, number)


class GainSeals(Effect):
    """BL-15.15: seals from the supply."""

    CLAUSE = "BL-15.15"

    def run(self, st: Belaad, seat: int, number: int, second: int) -> None:
        st.gain_coins(seat, SEALS, number)


class ToTreasury(Effect):
    """BL-15.15: all gold of the faction goes to its Treasury."""

    CLAUSE = "BL-15.15"

    def why_not(self, st: Belaad, seat: int, number: int) -> Refusal | None:
        return None if has_gold_to_move(st, seat) else refuse("BL-4.9", "no_gold_to_move")

    def run(self, st: Belaad, seat: int, number: int, second: int) -> None:
        fill_treasury(st, seat)


class GainThenTreasury(Effect):
    """BL-15.3: gold, and then the Treasury if one wishes."""

    CLAUSE = "BL-15.3"

    def run(self, st: Belaad, seat: int, number: int, second: int) -> None:
        st.gain_coins(seat, GOLD, number)
        if has_gold_to_move(st, seat):
            st.push(MoveGold(seat))


class StealGold(Effect):
    """BL-15.9, BL-15.18: a theft of so much gold."""

    CLAUSE = "BL-15.9"
    CARD_CLAUSE = "BL-15.18"

    def why_not(self, st: Belaad, seat: int, number: int) -> Refusal | None:
        return None if has_victim(st, seat, GOLD) else refuse("BL-7.3", "no_victim")

    def run(self, st: Belaad, seat: int, number: int, second: int) -> None:
        st.push(ChooseVictim(seat, GOLD, number))


class StealSeals(Effect):
    """BL-15.18: a theft of so many seals."""

    CLAUSE = "BL-15.18"

    def why_not(self, st: Belaad, seat: int, number: int) -> Refusal | None:
        return None if has_victim(st, seat, SEALS) else refuse("BL-7.3", "no_victim")

    def run(self, st: Belaad, seat: int, number: int, second: int) -> None:
        st.push(ChooseVictim(seat, SEALS, number))


class StartCombat(Effect):
    """BL-15.10, BL-15.21: a combat with more initial power."""

    CLAUSE = "BL-15.10"
    CARD_CLAUSE = "BL-15.21"

    def run(self, st: Belaad, seat: int, number: int, second: int) -> None:
        start_combat(st, seat, number)


class CombatBonusTurn(Effect):
    """BL-15.20: more initial power in the combats that one starts this turn."""

    CLAUSE = "BL-15.20"

    def run(self, st: Belaad, seat: int, number: int, second: int) -> None:
        st.ambush += number
        st.tell(events.AMBUSH, seat, number)


class ReleaseOranges(Effect):
    """BL-15.16: bottom slots of one's own become free again."""

    CLAUSE = "BL-15.16"

    def why_not(self, st: Belaad, seat: int, number: int) -> Refusal | None:
        return None if has_bottom(st, seat) else refuse("BL-15.16", "no_bottom_token")

    def run(self, st: Belaad, seat: int, number: int, second: int) -> None:
        st.push(ReleaseOrange(seat, number))


class MoveOrangesDown(Effect):
    """BL-15.17: orange tokens go from top to bottom slots and activate abilities."""

    CLAUSE = "BL-15.17"

    def why_not(self, st: Belaad, seat: int, number: int) -> Refusal | None:
        if can_move_down(st, seat):
            return None
        return refuse("BL-15.17", "no_orange_to_move")

    def run(self, st: Belaad, seat: int, number: int, second: int) -> None:
        st.push(MoveOranges(seat, number))


class RemoveTokens(Effect):
    """BL-15.19: enemy tokens go back to the bag."""

    CLAUSE = "BL-15.19"

    def why_not(self, st: Belaad, seat: int, number: int) -> Refusal | None:
        return None if has_top_token(st, seat) else refuse("BL-15.19", "no_enemy_token")

    def run(self, st: Belaad, seat: int, number: int, second: int) -> None:
        st.push(RemoveToken(seat, number))


class KillTokens(Effect):
    """BL-15.14: enemy tokens are assassinated."""

    CLAUSE = "BL-15.14"
    CARD_CLAUSE = "BL-15.15"

    def why_not(self, st: Belaad, seat: int, number: int) -> Refusal | None:
        return None if has_token(st, seat, -1) else refuse("BL-12.9", "no_enemy_token")

    def run(self, st: Belaad, seat: int, number: int, second: int) -> None:
        st.push(KillToken(seat, -1, number))


class KillOneScholar(Effect):
    """BL-15.11: a revealed scholar is assassinated for gold."""

    CLAUSE = "BL-15.11"

    def why_not(self, st: Belaad, seat: int, number: int) -> Refusal | None:
        if purse(st, seat, GOLD, True) < number:
            return refuse("BL-12.7", "cannot_pay")
        return None if max(st.display) >= 0 else refuse("BL-12.7", "no_scholar_left")

    def run(self, st: Belaad, seat: int, number: int, second: int) -> None:
        st.push(AssassinateScholar(seat, number))


class DrawHashashCards(Effect):
    """BL-15.12: Hashash cards are drawn, and some of them kept."""

    CLAUSE = "BL-15.12"

    def why_not(self, st: Belaad, seat: int, number: int) -> Refusal | None:
        return None if st.top_back() >= 0 else refuse("BL-12.3", "hashash_deck_empty")

    def run(self, st: Belaad, seat: int, number: int, second: int) -> None:
        st.push(DrawHashash(seat, number, second))


BY_NAME: dict[str, Effect] = {
    "recruit_now": RecruitNow(),
    "draw_tokens": DrawTokens(),
    "gain_gold": GainGold(),
    "gain_seals": GainSeals(),
    "treasury": ToTreasury(),
    "gain_gold_then_treasury": GainThenTreasury(),
    "steal_gold": StealGold(),
    "steal_seals": StealSeals(),
    "start_combat": StartCombat(),
    "combat_bonus_turn": CombatBonusTurn(),
    "release_orange": ReleaseOranges(),
    "move_orange_down": MoveOrangesDown(),
    "remove_token": RemoveTokens(),
    "assassinate_token": KillTokens(),
    "assassinate_scholar": KillOneScholar(),
    "draw_hashash": DrawHashashCards(),
}
VOCABULARY.extend([BY_NAME[name] for name in IMMEDIATES])


class MoveGold(Either[Belaad]):
    """BL-15.3: all gold of the faction to its Treasury, or not."""

    KIND = "move_gold"
    CLAUSE = "BL-15.3"
    FOLLOWS = True
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, st: Belaad, choice: int) -> None:
        if choice == YES:
            fill_treasury(st, self.seat)


def has_bottom(st: Belaad, seat: int) -> bool:
    """Whether an orange token lies at the bottom of a board of one's own."""
    return any(st.boards[board] >= BOTTOM for board in BOARDS_OF[st.table.factions[seat]])


def tops_on(st: Belaad, board: int) -> int:
    """Orange tokens in top slots of a board."""
    return (st.boards[board] >> 4) & COUNT


def can_move_down(st: Belaad, seat: int) -> bool:
    """BL-15.17: an orange token lies at a top, and a bottom slot is free."""
    has_top = False
    has_free = False
    for board in BOARDS_OF[st.table.factions[seat]]:
        has_top = has_top or tops_on(st, board) > 0
        has_free = has_free or free_bottom(st, board)
    return has_top and has_free


def own_board(st: Belaad, seat: int, symbol: int) -> int:
    return BOARD_OF[st.table.factions[seat] * 5 + symbol]


class ReleaseOrange(Ask[Belaad]):
    """BL-15.16: the orange token at the bottom of a board of one's own goes back to the bag."""

    KIND = "release_orange"
    CLAUSE = "BL-15.16"
    SIZE = 5
    FOLLOWS = True
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT), Field("left", AMOUNT))

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def why_not(self, st: Belaad, choice: int) -> Refusal | None:
        board = own_board(st, self.seat, choice)
        if board < 0:
            return refuse("BL-1.2", "no_such_board")
        return None if st.boards[board] >= BOTTOM else refuse("BL-15.16", "no_bottom_token")

    def resolve(self, st: Belaad, choice: int) -> None:
        board = own_board(st, self.seat, choice)
        st.boards[board] -= BOTTOM
        st.bag.add(ORANGE)
        st.tell(events.ORANGE_RELEASED, self.seat, board)
        if self.left > 1 and has_bottom(st, self.seat):
            st.push(ReleaseOrange(self.seat, self.left - 1))

    def prompt(self, st: Belaad) -> Text:
        return count_prompt(self.KIND, min(self.left, len(self.choices(st))))

    def describe(self, st: Belaad, choice: int) -> Text:
        return own_board_text("release_orange", st, self.seat, choice)

    def touches(self, st: Belaad, choice: int) -> list[str]:
        return own_place(things.BOTTOM, st, self.seat, choice)

    def basket(self, st: Belaad) -> Basket | None:
        items = [
            Item(symbol, self.describe(st, symbol), self.touches(st, symbol), 1)
            for symbol in self.choices(st)
        ]
        return several(self.KIND, self.CLAUSE, items, self.left)


class MoveOranges(Do[Belaad]):
    """BL-15.17: so many orange tokens one after another, as long as one can be moved."""

    KIND = "move_oranges"
    CLAUSE = "BL-15.17"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT), Field("left", AMOUNT))

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, st: Belaad) -> None:
        if self.left and can_move_down(st, self.seat):
            st.push(MoveOranges(self.seat, self.left - 1))
            st.push(MoveOrangeFrom(self.seat))


class MoveOrangeFrom(Ask[Belaad]):
    """BL-15.17: from the top of which board of one's own an orange token is taken."""

    KIND = "move_orange_from"
    CLAUSE = "BL-15.17"
    SIZE = 5
    FOLLOWS = True
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def why_not(self, st: Belaad, choice: int) -> Refusal | None:
        board = own_board(st, self.seat, choice)
        if board < 0:
            return refuse("BL-1.2", "no_such_board")
        return None if tops_on(st, board) else refuse("BL-15.17", "no_orange_to_move")

    def resolve(self, st: Belaad, choice: int) -> None:
        st.push(MoveOrangeTo(self.seat, choice))

    def describe(self, st: Belaad, choice: int) -> Text:
        return own_board_text("move_orange_from", st, self.seat, choice)

    def touches(self, st: Belaad, choice: int) -> list[str]:
        return own_place(things.ORANGE, st, self.seat, choice)


class MoveOrangeTo(Ask[Belaad]):
    """BL-15.17: into which free bottom slot it goes; the ability there is activated."""

    KIND = "move_orange_to"
    CLAUSE = "BL-15.17"
    SIZE = 5
    FOLLOWS = True
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT), Field("origin", Name(SYMBOLS)))

    def __init__(self, seat: int, origin: int) -> None:
        self.seat = seat
        self.origin = origin

    def why_not(self, st: Belaad, choice: int) -> Refusal | None:
        board = own_board(st, self.seat, choice)
        if board < 0:
            return refuse("BL-1.2", "no_such_board")
        return None if free_bottom(st, board) else refuse("BL-6.8", "bottom_taken")

    def resolve(self, st: Belaad, choice: int) -> None:
        origin = own_board(st, self.seat, self.origin)
        board = own_board(st, self.seat, choice)
        st.boards[origin] -= TOP
        st.tell(events.ORANGE_MOVED, self.seat, origin, board)
        fill_bottom(st, self.seat, board)

    def describe(self, st: Belaad, choice: int) -> Text:
        return own_board_text("move_orange_to", st, self.seat, choice)

    def touches(self, st: Belaad, choice: int) -> list[str]:
        return own_place(things.BOTTOM, st, self.seat, choice)


def own_board_text(key: str, st: Belaad, seat: int, symbol: int) -> Text:
    """A board of one's own in words, also where there is none."""
    board = own_board(st, seat, symbol)
    if board < 0:
        return Text("place_orange-none", {"symbol": labels.symbol(symbol)})
    return Text(key, {"board": labels.board(board)})


def own_place(place: str, st: Belaad, seat: int, symbol: int) -> list[str]:
    """A place on a board of one's own, where there is one."""
    board = own_board(st, seat, symbol)
    return [] if board < 0 else things.on_board(place, board)
