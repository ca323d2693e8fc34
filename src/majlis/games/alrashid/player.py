"""What one player of Al-Rashid owns, and what is to be known of the tokens in its hand."""

from typing import Any, ClassVar, Final

from majlis.games.alrashid.material import GOODS, PAWNS, TITLES, TOKENS
from majlis.kernel import codec
from majlis.kernel.codec import (
    Field,
    Json,
    Name,
    Num,
    Shape,
    TupleOf,
    TupleTable,
    load_fields,
)

# A token thrown from a hand with older tokens is one number: its kind, and how many the hand had
# drawn from the new pile by then.
DRAWN: Final = 8

COUNT: Final = Num(0, 99)


class ThrownShape(Shape):
    """A token that left a hand, and how many the hand had drawn from the new pile by then."""

    FIELDS: Final = (Field("token", Name(TOKENS)), Field("drawn", COUNT))

    def dump(self, value: Any) -> Json:
        return {"token": TOKENS[value % DRAWN], "drawn": value // DRAWN}

    def load(self, data: Json, where: str) -> Any:
        kind, drawn = load_fields(data, self.FIELDS, where)
        return kind + DRAWN * drawn


class Seldom:
    """What seldom changes, in one thing that all copies share: it is replaced, never changed."""

    older: tuple[int, ...]
    thrown: tuple[int, ...]
    used: tuple[int, ...]

    def __init__(
        self, older: tuple[int, ...], thrown: tuple[int, ...], used: tuple[int, ...]
    ) -> None:
        self.older = older
        self.thrown = thrown
        self.used = used


NOTHING: Final = Seldom((0,) * len(TOKENS), (), ())


class Player:
    """What one player owns. What does not change often is immutable: a copy shares it."""

    goods: list[int]
    family: tuple[int, ...]  # all pawns owned, wherever they stand
    hand: list[int]  # pawns not on the board, without those held back
    held: tuple[int, ...]  # pawns that a Diplomat holds back (AR-15.11)
    tokens: list[int]  # mercenaries in hand, by kind
    titles: tuple[int, ...]  # in the order gained; a kind may be there twice
    seldom: Seldom  # `older`, `thrown` and `used`
    notes: int
    influence: int
    dishonour: int

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("goods", codec.Table(GOODS, COUNT)),
        Field("family", TupleTable(PAWNS, COUNT)),
        Field("hand", codec.Table(PAWNS, COUNT)),
        Field("held", TupleTable(PAWNS, COUNT)),
        Field("tokens", codec.Table(TOKENS, COUNT)),
        Field("older", TupleTable(TOKENS, COUNT), absent={}),
        Field("thrown", TupleOf(ThrownShape()), absent=[]),
        Field("titles", TupleOf(Name(TITLES))),
        Field("used", TupleOf(Name(TITLES))),
        Field("notes", COUNT),
        Field("influence", COUNT),
        Field("dishonour", COUNT),
    )

    def __init__(self) -> None:
        pass

    def copy(self) -> "Player":
        other = Player()
        other.goods = self.goods.copy()
        other.family = self.family
        other.hand = self.hand.copy()
        other.held = self.held
        other.tokens = self.tokens.copy()
        other.titles = self.titles
        other.seldom = self.seldom
        other.notes = self.notes
        other.influence = self.influence
        other.dishonour = self.dishonour
        return other

    @property
    def older(self) -> tuple[int, ...]:
        """Tokens that were in hand when their pile was made of discards, by kind."""
        return self.seldom.older

    @older.setter
    def older(self, tokens: tuple[int, ...]) -> None:
        self.seldom = Seldom(tokens, self.seldom.thrown, self.seldom.used)

    @property
    def thrown(self) -> tuple[int, ...]:
        """What left the hand since then, and may or may not be one of them."""
        return self.seldom.thrown

    @thrown.setter
    def thrown(self, tokens: tuple[int, ...]) -> None:
        self.seldom = Seldom(self.seldom.older, tokens, self.seldom.used)

    @property
    def used(self) -> tuple[int, ...]:
        """Titles turned over this year."""
        return self.seldom.used

    @used.setter
    def used(self, titles: tuple[int, ...]) -> None:
        self.seldom = Seldom(self.seldom.older, self.seldom.thrown, titles)

    def owns(self, title: int) -> bool:
        return title in self.titles

    def drawn_since(self, colour: int) -> int:
        """AR-16.2: how many tokens the hand has drawn since the pile was made of discards."""
        first = colour * 3
        own = self.tokens[first] + self.tokens[first + 1] + self.tokens[first + 2]
        thrown = len([one for one in self.thrown if one % DRAWN // 3 == colour])
        return own + thrown - self.older_of(colour)

    def older_of(self, colour: int) -> int:
        """How many tokens of a colour were in hand when its pile was made of discards."""
        older = self.older
        first = colour * 3
        return older[first] + older[first + 1] + older[first + 2]

    def throw(self, kind: int) -> None:
        """A token leaves the hand, and all see its value: was it one of the older ones?

        With none drawn since it was, with none left of them it was not; else nobody can tell.
        """
        if self.older_of(kind // 3):
            drawn = self.drawn_since(kind // 3)
            if drawn:
                self.thrown = (*self.thrown, kind + DRAWN * drawn)
            else:
                older = list(self.older)
                older[kind] -= 1
                self.older = tuple(older)
        self.tokens[kind] -= 1

    def grow_old(self, colour: int) -> None:
        """AR-16.2: the pile is made anew; what is in the hand comes from the former one."""
        older = list(self.older)
        for kind in range(colour * 3, colour * 3 + 3):
            older[kind] = self.tokens[kind]
        self.older = tuple(older)
        self.thrown = tuple([one for one in self.thrown if one % DRAWN // 3 != colour])

    def is_on_board(self) -> bool:
        """Whether any pawn of the family stands on the board."""
        family = self.family
        hand = self.hand
        held = self.held
        return (
            family[0] > hand[0] + held[0]
            or family[1] > hand[1] + held[1]
            or family[2] > hand[2] + held[2]
        )


def player_of(*values: Any) -> Player:
    """A player with the values of `FIELDS`, as it was saved."""
    player = Player()
    player.seldom = NOTHING
    for field, value in zip(Player.FIELDS, values, strict=True):
        setattr(player, field.name, value)
    return player
