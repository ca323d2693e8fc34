"""Chapters 8 and 10: clearing an enemy's board, and the sword that prevents it."""

from typing import ClassVar

from majlis.games.belaad import events, labels, things
from majlis.games.belaad.frames.payment import YES
from majlis.games.belaad.material import BOARD_COUNT, BOARDS, FACTION_OF, FACTIONS
from majlis.games.belaad.state import AMOUNT, SEAT, Belaad
from majlis.kernel.codec import Field, Name
from majlis.kernel.frame import Ask, Do, Either
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.text import Text


def can_wipe(st: Belaad, seat: int) -> bool:
    """BL-8.2: an enemy board holds a token or a Hashash card."""
    faction = st.table.factions[seat]
    for board in range(BOARD_COUNT):
        if st.is_enemy(faction, board) and st.holds_something(board):
            return True
    return False


class WipeBoard(Ask[Belaad]):
    """BL-8.1: an enemy board that holds something is chosen; a sword may save it (BL-8.3)."""

    KIND = "wipe_board"
    CLAUSE = "BL-8.1"
    SIZE = BOARD_COUNT
    FOLLOWS = True
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, st: Belaad) -> list[int]:
        faction = st.table.factions[self.seat]
        return [
            board
            for board in range(BOARD_COUNT)
            if st.is_enemy(faction, board) and st.holds_something(board)
        ]

    def why_not(self, st: Belaad, choice: int) -> Refusal | None:
        if not st.is_enemy(st.table.factions[self.seat], choice):
            return refuse("BL-8.1", "not_an_enemy")
        return None if st.holds_something(choice) else refuse("BL-8.2", "nothing_there")

    def resolve(self, st: Belaad, choice: int) -> None:
        st.push(AskSwords(self.seat, choice, 1))

    def describe(self, st: Belaad, choice: int) -> Text:
        return Text("wipe_board", {"board": labels.board(choice)})

    def touches(self, st: Belaad, choice: int) -> list[str]:
        return [things.board(choice)]


class AskSwords(Do[Belaad]):
    """BL-10.3: the members of the board's faction are asked clockwise from the acting player."""

    KIND = "ask_swords"
    CLAUSE = "BL-10.3"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", SEAT),
        Field("board", Name(BOARDS)),
        Field("place", AMOUNT),
    )

    def __init__(self, seat: int, board: int, place: int) -> None:
        self.seat = seat
        self.board = board
        self.place = place

    def run(self, st: Belaad) -> None:
        players = st.table.players
        for place in range(self.place, players):
            member = (self.seat + place) % players
            if st.table.factions[member] == FACTION_OF[self.board] and st.swords[member]:
                st.push(CancelWipe(member, self.seat, self.board, place))
                return
        st.wipe(self.board)


class CancelWipe(Either[Belaad]):
    """BL-10.3: one's own sword cancels an enemy's wipe of a board of one's faction."""

    KIND = "cancel_wipe"
    CLAUSE = "BL-10.3"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", SEAT),
        Field("actor", SEAT),
        Field("board", Name(BOARDS)),
        Field("place", AMOUNT),
    )

    def __init__(self, seat: int, actor: int, board: int, place: int) -> None:
        self.seat = seat
        self.actor = actor
        self.board = board
        self.place = place

    def resolve(self, st: Belaad, choice: int) -> None:
        if choice == YES:
            spend_sword(st, self.seat)
            st.tell(events.WIPE_CANCELLED, self.seat, self.board)
        else:
            st.push(AskSwords(self.actor, self.board, self.place + 1))

    def prompt(self, st: Belaad) -> Text:
        return Text("prompt-cancel_wipe", {"board": labels.board(self.board)})

    def describe(self, st: Belaad, choice: int) -> Text:
        return Text("sword-yes" if choice == YES else "sword-no", {})


def spend_sword(st: Belaad, seat: int) -> None:
    """BL-10.1: a used sword goes back to the supply."""
    st.swords[seat] -= 1
    st.sword_supply += 1


class GreyWipe(Ask[Belaad]):
    """BL-9.9: after a grey card the winner clears any one board of the defeated faction."""

    KIND = "grey_wipe"
    CLAUSE = "BL-9.9"
    SIZE = BOARD_COUNT
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT), Field("loser", Name(FACTIONS)))

    def __init__(self, seat: int, loser: int) -> None:
        self.seat = seat
        self.loser = loser

    def choices(self, st: Belaad) -> list[int]:
        return [board for board in range(BOARD_COUNT) if FACTION_OF[board] == self.loser]

    def why_not(self, st: Belaad, choice: int) -> Refusal | None:
        if FACTION_OF[choice] != self.loser:
            return refuse("BL-9.9", "not_the_defeated")
        return None

    def resolve(self, st: Belaad, choice: int) -> None:
        st.wipe(choice)

    def prompt(self, st: Belaad) -> Text:
        return Text("prompt-grey_wipe", {"faction": labels.faction(self.loser)})

    def describe(self, st: Belaad, choice: int) -> Text:
        return Text("wipe_board", {"board": labels.board(choice)})

    def touches(self, st: Belaad, choice: int) -> list[str]:
        return [things.board(choice)]
