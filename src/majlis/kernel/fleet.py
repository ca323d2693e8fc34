"""Many games of one sort side by side: all moved in one go, all observed in one go."""

from librt.strings import BytesWriter, write_i32_le
from mypy_extensions import i32, i64

from majlis.kernel.frame import Ask
from majlis.kernel.runner import apply, to_act
from majlis.kernel.sheet import Observer, Sheet
from majlis.kernel.state import State


class Fleet:
    """Games by number. Actions are those of the flat action table: `firsts` by kind of decision."""

    def __init__(self, firsts: dict[str, int], actions: int, size: int) -> None:
        self.firsts = firsts
        self.actions: i64 = actions
        self.size: i64 = size
        self.states: list[State] = []
        self.observers: list[Observer] = []

    def add(self, st: State, observer: Observer) -> None:
        """One game more, and who writes its observations."""
        self.states.append(st)
        self.observers.append(observer)

    def choice(self, number: int, action: int) -> int:
        """The choice that an action means in a game now; -1 where it may not be made."""
        st = self.states[number]
        if st.frames:
            frame = st.frames[-1]
            if isinstance(frame, Ask):
                choice = action - self.firsts[frame.KIND]
                if choice in st.legal:
                    return choice
        return -1

    def step(self, numbers: list[int], actions: list[int]) -> list[int]:
        """Makes an action in each game that is named; the numbers of those that are over now.

        If one may not be made none is: its place in the list is given as -1, -2, ...
        """
        choices: list[int] = []
        for place, number in enumerate(numbers):
            choice = self.choice(number, actions[place])
            if choice < 0:
                return [-1 - place]
            choices.append(choice)
        ended: list[int] = []
        for place, number in enumerate(numbers):
            st = self.states[number]
            apply(st, choices[place])
            if not st.frames:
                ended.append(number)
        return ended

    def seats(self) -> list[int]:
        """Who must choose in each game."""
        return [to_act(st) for st in self.states]

    def look(self, sheet: Sheet, numbers: list[int]) -> tuple[list[int], bytes]:
        """Who must choose in each game that is named; the seat's observation goes onto the sheet.

        The second part names the actions that may be made, as int32, counted through all games.
        """
        seats: list[int] = []
        masks = BytesWriter()
        for number in numbers:
            st = self.states[number]
            seat = to_act(st)
            seats.append(seat)
            sheet.begin(number * self.size)
            self.observers[number].write(st, seat, sheet)
            first = number * self.actions + self.firsts[st.frames[-1].KIND]
            for choice in st.legal:
                write_i32_le(masks, i32(first + choice))
        return seats, masks.getvalue()
