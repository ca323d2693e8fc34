"""The contract of a game: what the rest of the house may ask of it."""

from collections.abc import Callable
from typing import Any, cast

from majlis.kernel.codec import CodecError, FrameShape, Json, ListOf, Part, digest
from majlis.kernel.frame import Ask, Frame
from majlis.kernel.journal import Event, Journal
from majlis.kernel.options import Option, UserError, Value
from majlis.kernel.rng import Rng
from majlis.kernel.runner import run
from majlis.kernel.state import State
from majlis.kernel.text import Text


class Meta:
    """What a game is, before anything is set up.

    `version` grows whenever a record could play differently; `frames` lists every frame class, and
    its order fixes the numbers of the flat action table.
    """

    def __init__(
        self,
        name: str,
        title: str,
        version: int,
        players: tuple[int, ...],
        players_clause: str,
        options: tuple[Option, ...],
        frames: tuple[type[Frame[Any]], ...],
    ) -> None:
        self.name = name
        self.title = title
        self.version = version
        self.players = players
        self.players_clause = players_clause
        self.options = options
        self.frames = frames


class Config:
    """How a match is set up: players, options, and corrections to the material; plain JSON data."""

    def __init__(
        self, players: int, options: dict[str, Value] | None = None, material: Json | None = None
    ) -> None:
        self.players = players
        self.options = options or {}
        self.material = material or {}

    def to_json(self) -> Json:
        data: dict[str, Json] = {"players": self.players, "options": self.options}
        if self.material:
            data["material"] = self.material
        return data


class Point:
    """Some points of a seat, with the clause that gives them and a text that says why."""

    def __init__(self, clause: str, text: Text, points: int) -> None:
        self.clause = clause
        self.text = text
        self.points = points


class Standing:
    """A seat's result: its place (1 is the winner; a shared place is shared) and its points.

    Seats of one team have the same `team`, place and points; where everybody plays alone it is -1.
    """

    def __init__(self, seat: int, place: int, points: list[Point], team: int = -1) -> None:
        self.seat = seat
        self.place = place
        self.points = points
        self.team = team

    @property
    def total(self) -> int:
        return sum(p.points for p in self.points)


class Rules:
    """One game behind the contract of the house: its parts, and what is the same for all games.

    Every state of a game has a `table`: what never changes during a match, made from a `Config`,
    which it keeps as `config`.
    """

    def __init__(
        self,
        meta: Meta,
        state_class: type[State],
        make_table: Callable[[Config], Any],
        new_state: Callable[[Any, Rng], State],
        view: Callable[[Any, int], Json],
        redeal: Callable[[Any, int, Rng], State],
        standings: Callable[[Any], list[Standing]],
        audit: Callable[[Any], list[str]],
        material: Callable[[Json], Any],
        event_text: Callable[[Event], Text],
        event_clause: Callable[[Event], str],
    ) -> None:
        self.meta = meta
        self.state_class = state_class
        self._make_table = make_table
        self._new_state = new_state
        self._view = view
        self._redeal = redeal
        self._standings = standings
        self._audit = audit
        self._material = material
        self._event_text = event_text
        self._event_clause = event_clause

    def start(
        self, config: Config, seed: str, explicit: bool = False, journal: Journal | None = None
    ) -> State:
        """A new game, run to its first decision; a journal hears what happens on the way."""
        if config.players not in self.meta.players:
            counts = ", ".join(str(n) for n in self.meta.players)
            raise UserError(
                f"{self.meta.title} is for {counts} players, not {config.players} "
                f"({self.meta.players_clause})"
            )
        st = self.new_state(config, Rng.from_seed(seed))
        st.explicit = explicit
        st.journal = journal
        run(st)
        st.journal = None
        return st

    def new_state(self, config: Config, rng: Rng) -> State:
        """A state with the frames of the whole game on its stack, nothing run yet."""
        return self._new_state(self._make_table(config), rng)

    def view(self, st: State, seat: int) -> Json:
        """What a seat knows (-1: a spectator), built from nothing."""
        return self._view(st, seat)

    def redeal(self, st: State, seat: int, rng: Rng) -> State:
        """A state that the seat cannot tell from the given one, its hidden part drawn anew."""
        return self._redeal(st, seat, rng)

    def standings(self, st: State) -> list[Standing]:
        """The seats from first to last, with the reason of each point, as of now."""
        return self._standings(st)

    def audit(self, st: State) -> list[str]:
        """What is wrong with the material in this state; empty when all is accounted for."""
        return self._audit(st)

    def event_text(self, event: Event) -> Text:
        """The log line of an event."""
        return self._event_text(event)

    def event_clause(self, event: Event) -> str:
        """The clause of an event."""
        return self._event_clause(event)

    def material(self, corrections: Json) -> Json:
        """The material with corrections laid over it, checked; entries say their provenance."""
        return self._material(corrections).data

    def config_of(self, st: State) -> Config:
        """The configuration that a state was made from."""
        config: Config = cast(Any, st).table.config
        return config

    def empty_state(self, config: Config) -> State:
        """A state without fields yet, for the codec."""
        st = self.state_class()
        cast(Any, st).table = self._make_table(config)
        return st

    def asks(self) -> list[type[Ask[Any]]]:
        """The decisions of the game, in the order of the flat action table."""
        return [frame for frame in self.meta.frames if issubclass(frame, Ask)]

    def dump(self, st: State) -> Json:
        """The whole state as readable JSON."""
        fields = Part(self.state_class).dump(st)
        return {
            "game": self.meta.name,
            "rules": self.meta.version,
            "config": self.config_of(st).to_json(),
            "state": {
                "rng": Part(Rng).dump(st.rng),
                "revealed": st.revealed,
                "explicit": st.explicit,
                **fields,
                "frames": self._frames().dump(st.frames),
            },
        }

    def load(self, data: Json) -> State:
        """The state of a dump, with its pending decision; raises `CodecError` on damage."""
        if not isinstance(data, dict) or data.get("game") != self.meta.name:
            raise CodecError(f"this is not a saved state of {self.meta.title}")
        if data.get("rules") != self.meta.version:
            raise CodecError(
                f"the state was saved under rules version {data.get('rules')}; "
                f"this is version {self.meta.version}"
            )
        body = data.get("state")
        if not isinstance(body, dict):
            raise CodecError("state: expected an object")
        body = dict(body)
        st = self.empty_state(read_config(data.get("config")))
        try:
            st.begin(Part(Rng, Rng).load(body.pop("rng"), "state.rng"))
            st.revealed = int(body.pop("revealed"))
            st.explicit = bool(body.pop("explicit"))
            st.frames = self._frames().load(body.pop("frames"), "state.frames")
        except KeyError as missing:
            raise CodecError(f"state: field {missing} is missing") from None
        loaded = Part(self.state_class).load(body, "state")
        for field in self.state_class.FIELDS:  # type: ignore[attr-defined]  # each game's state has it
            setattr(st, field.name, getattr(loaded, field.name))
        problems = self.audit(st)
        if problems:
            raise CodecError(f"state: {problems[0]}")
        run(st)
        return st

    def fingerprint(self, st: State) -> str:
        """Equal states have equal fingerprints, in every engine and on every machine."""
        return digest(self.dump(st)["state"])

    def _frames(self) -> ListOf:
        return ListOf(FrameShape({frame.KIND: frame for frame in self.meta.frames}))


def read_config(data: Json) -> Config:
    """A configuration from JSON data."""
    if not isinstance(data, dict) or not isinstance(data.get("players"), int):
        raise CodecError("config: expected an object with a number of players")
    options = data.get("options", {})
    material = data.get("material", {})
    if not isinstance(options, dict) or not isinstance(material, dict):
        raise CodecError("config: options and material must be objects")
    return Config(data["players"], options, material)
