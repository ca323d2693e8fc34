"""What happened, told while it happens: events for the log, never a part of the state."""


class Event:
    """One thing that happened. `only` is the one seat that may read it, or -1 for everybody."""

    def __init__(self, kind: str, args: tuple[int, ...], only: int) -> None:
        self.kind = kind
        self.args = args
        self.only = only

    def is_visible_to(self, seat: int) -> bool:
        """Whether the seat may read it; -1 stands for a spectator."""
        return self.only in (-1, seat)

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.args!r}, {self.only})"


class Journal:
    """Collects the events of a run. A state without one tells nothing and loses no time."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def take(self) -> list[Event]:
        """The events so far; the journal is empty afterwards."""
        events = self.events
        self.events = []
        return events
