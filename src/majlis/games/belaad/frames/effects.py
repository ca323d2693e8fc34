"""Chapter 6: abilities as effects of a small vocabulary; chapter 15 says what each of them does."""

from typing import ClassVar, Final

from majlis.games.belaad import events, labels
from majlis.games.belaad.frames.payment import NO
from majlis.games.belaad.material import BOARDS, IMMEDIATES
from majlis.games.belaad.state import SEAT, Belaad
from majlis.kernel.codec import Field, Name
from majlis.kernel.frame import Either
from majlis.kernel.refusal import Refusal
from majlis.kernel.text import Text


class Effect:
    """One word of the vocabulary: when it can do something, and what it does."""

    CLAUSE: ClassVar[str] = ""
    CARD_CLAUSE: ClassVar[str] = ""  # of the Hashash cards, where they have a clause of their own

    def why_not(self, st: Belaad, seat: int, number: int) -> Refusal | None:
        """Why it would have no effect now (BL-4.9), or None."""
        return None

    def run(self, st: Belaad, seat: int, number: int, second: int) -> None:
        raise NotImplementedError


# Filled by chapter 15, in the order of IMMEDIATES. Placing tokens leads to abilities, and abilities
# draw tokens: the vocabulary stands between the two chapters so that neither needs the other.
VOCABULARY: Final[list[Effect]] = []


def effect(index: int) -> Effect:
    return VOCABULARY[index]


def activate(st: Belaad, seat: int, board: int) -> None:
    """BL-6.7: an orange token was put at the bottom; an immediate ability may be used now."""
    ability = st.table.material.ability[board]
    if ability >= 0 and can_use(st, seat, board):
        st.push(UseAbility(seat, board))


def can_use(st: Belaad, seat: int, board: int) -> bool:
    """BL-6.8: whether the immediate ability of a board would do something."""
    material = st.table.material
    ability = effect(material.ability[board])
    return ability.why_not(st, seat, material.numbers[board][0]) is None


class UseAbility(Either[Belaad]):
    """BL-6.8: an immediate ability may be declined; the token stays either way."""

    KIND = "use_ability"
    CLAUSE = "BL-6.8"
    FOLLOWS = True
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT), Field("board", Name(BOARDS)))

    def __init__(self, seat: int, board: int) -> None:
        self.seat = seat
        self.board = board

    def resolve(self, st: Belaad, choice: int) -> None:
        if choice == NO:
            st.tell(events.DECLINED, self.seat, self.board)
            return
        material = st.table.material
        numbers = material.numbers[self.board]
        st.tell(events.ABILITY, self.seat, self.board)
        effect(material.ability[self.board]).run(st, self.seat, numbers[0], numbers[1])

    def prompt(self, st: Belaad) -> Text:
        return Text("prompt-use_ability", {"board": labels.board(self.board)})

    def describe(self, st: Belaad, choice: int) -> Text:
        if choice == NO:
            return Text("use_ability-no", {})
        material = st.table.material
        numbers = material.numbers[self.board]
        name = IMMEDIATES[material.ability[self.board]]
        return Text(f"effect-{name}", {"count": numbers[0], "second": numbers[1]})

    def clause_of(self, st: Belaad, choice: int) -> str:
        if choice == NO:
            return "BL-6.8"
        return effect(st.table.material.ability[self.board]).CLAUSE
