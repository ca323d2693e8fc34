"""Texts without a language: a key and arguments, put into words by the Fluent files later."""


class Ref:
    """The name of a thing of the game (`area-sanmatia`); translated when the text is."""

    def __init__(self, key: str) -> None:
        self.key = key

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ref) and other.key == self.key

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Ref({self.key!r})"


class Seat:
    """A player, named by whoever shows the text."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def __repr__(self) -> str:
        return f"Seat({self.seat})"


class Text:
    """A message key with its arguments: numbers, names (`Ref`), seats, texts, lists of texts."""

    def __init__(
        self, key: str, args: "dict[str, int | str | Ref | Seat | Text | list[Text]]"
    ) -> None:
        self.key = key
        self.args = args

    def __repr__(self) -> str:
        return f"Text({self.key!r}, {self.args!r})"
