"""The contract of a game: what the rest of the house may ask of it."""

from collections.abc import Callable, Sequence
from typing import Any, cast

from mypy_extensions import mypyc_attr

from majlis.kernel.codec import (
    CodecError,
    FrameShape,
    Json,
    ListOf,
    Part,
    digest,
    dump_fields,
)
from majlis.kernel.frame import Ask, Frame
from majlis.kernel.journal import Event, EventKind, Journal
from majlis.kernel.options import Option, UserError, Value, read_options, with_former
from majlis.kernel.refusal import Refusal
from majlis.kernel.rng import Rng
from majlis.kernel.runner import run
from majlis.kernel.scene import Scene
from majlis.kernel.sheet import Observer, Place
from majlis.kernel.state import State
from majlis.kernel.text import Text


class Meta:
    """What a game is, before anything is set up.

    `version` grows whenever a record could play differently; `frames` lists every frame class, and
    its order fixes the numbers of the flat action table. `events` lists what a journal can hear.
    `options` are those that players may set; `every_option` has the internal ones too. `younger`
    names the fields of saved states that versions before the given one had not.
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
        events: tuple[EventKind, ...],
        younger: dict[str, int] | None = None,
    ) -> None:
        self.younger = younger or {}
        self.name = name
        self.title = title
        self.version = version
        self.players = players
        self.players_clause = players_clause
        self.options = tuple([option for option in options if not option.internal])
        self.every_option = options
        self.frames = frames
        self.events = events

    def shown(self, values: dict[str, Any]) -> dict[str, Any]:
        """The values of options without those of internal ones: what players are told."""
        hidden = [option.name for option in self.every_option if option.internal]
        return {name: value for name, value in values.items() if name not in hidden}


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


@mypyc_attr(allow_interpreted_subclasses=True)
class BaseTable:
    """What never changes during a match and all its states share; a game adds what it needs.

    `presets` are other defaults, which a game draws from the options that were given.
    """

    def __init__(
        self,
        config: Config,
        options: tuple[Option, ...] = (),
        presets: dict[str, Value] | None = None,
    ) -> None:
        values: dict[str, Value] = {option.name: option.default for option in options}
        values.update(presets or {})
        values.update(read_options(options, config.options))
        self.config = config
        self.players: int = config.players
        self.values: dict[str, Value] = values
        self.shown: dict[str, Value] = {o.name: values[o.name] for o in options if not o.internal}


def pending_seen(st: State, seat: int) -> dict[str, Any] | None:
    """What a seat sees of what is pending, as views tell it: who must decide what.

    What a seat has laid out but not yet done, and what it may choose, is for its eyes only.
    """
    if not st.frames:
        return None
    frame = st.frames[-1]
    if not isinstance(frame, Ask):
        return {"kind": frame.KIND, "seat": None}
    pending: dict[str, Any] = {"kind": frame.KIND, "seat": frame.seat}
    if frame.seat == seat:
        pending["choices"] = list(st.legal)
        pending["frame"] = dump_fields(frame, frame.FIELDS)
    return pending


class Point:
    """Some points of a seat, with the clause that gives them and a text that says why.

    `sum` is how they come about where that is a sum ("4 + 3 + 3", "5 × 3"): the same in every
    language. Only the score sheet is told it.
    """

    def __init__(self, clause: str, text: Text, points: int, sum: str = "") -> None:
        self.clause = clause
        self.text = text
        self.points = points
        self.sum = sum


class Tie:
    """What decides for one of several seats with equal points, and the clause that says so."""

    def __init__(self, clause: str, text: Text) -> None:
        self.clause = clause
        self.text = text


class Standing:
    """A seat's result: its place (1 is the winner; a shared place is shared) and its points.

    Seats of one team have the same `team`, place and points; where everybody plays alone it is -1.
    `tie` is there where somebody else has as many points.
    """

    def __init__(
        self, seat: int, place: int, points: list[Point], team: int = -1, tie: Tie | None = None
    ) -> None:
        self.seat = seat
        self.place = place
        self.points = points
        self.team = team
        self.tie = tie

    @property
    def total(self) -> int:
        return sum(p.points for p in self.points)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """One game behind the contract of the house: its parts, and what is the same for all games.

    Every state of a game has a `table`, which is made from a `Config` (`BaseTable` has what it must
    have). A game without numbers of its own to correct brings no `material`.
    """

    def __init__(
        self,
        meta: Meta,
        *,
        state: type[State],
        table: Callable[[Config], Any],
        new_state: Callable[[Any, Rng], State],
        view: Callable[[Any, int], Json],
        redeal: Callable[[Any, int, Rng], State],
        standings: Callable[[Any], list[Standing]],
        audit: Callable[[Any], list[str]] | None = None,
        material: Callable[[Json], Any] | None = None,
        warnings: Callable[[Json], list[Text]] | None = None,
        points: Callable[[Any, int], list[list[Point]]] | None = None,
        holdings: Callable[[Any, int], list[dict[str, int]]] | None = None,
        scenes: Callable[[Sequence[Event], int], list[Scene]] | None = None,
        moment: Callable[[Any], dict[str, int]] | None = None,
        untouched: Callable[[Any, int, str], tuple[Text, Refusal] | None] | None = None,
        observer: Callable[[dict[str, Place], Any], Observer] | None = None,
    ) -> None:
        self.meta = meta
        self.state_class = state
        self._make_table = table
        self._new_state = new_state
        self._view = view
        self._redeal = redeal
        self._standings = standings
        self._audit = audit
        self._material = material
        self._warnings = warnings
        self._points = points
        self._holdings = holdings
        self._scenes = scenes
        self._moment = moment
        self._untouched = untouched
        self._observer = observer

    def start(
        self, config: Config, seed: str, explicit: bool = False, journal: Journal | None = None
    ) -> State:
        """A new game, run to its first decision; a journal hears what happens on the way."""
        self._check_players(config)
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

    def points(self, st: State, seat: int) -> list[list[Point]]:
        """The points of each seat as of now with their reasons, as far as `seat` may know them."""
        if self._points is None:
            return [[] for _ in range(self.config_of(st).players)]
        return self._points(st, seat)

    def holdings(self, st: State, seat: int) -> list[dict[str, int]]:
        """What each seat has that can be counted, by the keys of its names, as `seat` knows it."""
        if self._holdings is None:
            return [{} for _ in range(self.config_of(st).players)]
        return self._holdings(st, seat)

    def scenes(self, events: Sequence[Event], players: int) -> list[Scene]:
        """The moments of an act that are shown row by row, read out of its events."""
        return self._scenes(events, players) if self._scenes is not None else []

    def moment(self, st: State) -> dict[str, int]:
        """Where the game stands, as anybody may know: a few numbers by name (year, turn)."""
        return self._moment(st) if self._moment is not None else {}

    def untouched(self, st: State, seat: int, thing: str) -> tuple[Text, Refusal] | None:
        """Of a thing that no choice of the decision is about: what it is, and why it must stay."""
        return self._untouched(st, seat, thing) if self._untouched is not None else None

    def observer(self, st: State, places: dict[str, Place]) -> Observer | None:
        """Who writes observations at this state's table; none where the game has no observer."""
        return self._observer(places, cast(Any, st).table) if self._observer is not None else None

    def warns(self, event: Event, seat: int) -> bool:
        """Whether an event is a penalty or a loss that the seat must be told of beforehand."""
        return event.warns(seat)

    def audit(self, st: State) -> list[str]:
        """What is wrong with the material in this state; empty when all is accounted for."""
        return self._audit(st) if self._audit is not None else []

    def material(self, corrections: Json) -> Json:
        """The material with corrections laid over it, checked; entries say their provenance."""
        if self._material is not None:
            return self._material(corrections).data
        if corrections:
            raise UserError(f"{self.meta.title} has no material to correct")
        return {}

    def material_of(self, st: State) -> Json:
        """The material that a game is played with, as `material` gives it."""
        return cast(Any, st).table.material.data if self._material is not None else {}

    def warnings(self, corrections: Json) -> list[Text]:
        """What an owner should look at again in corrections that can be played all the same."""
        return self._warnings(corrections) if self._warnings is not None else []

    def config_of(self, st: State) -> Config:
        """The configuration that a state was made from."""
        config: Config = cast(Any, st).table.config
        return config

    def settled(self, config: Config) -> Config:
        """The configuration with every option spelled out: what is stored does not depend on what
        the default will be one day.
        """
        self._check_players(config)
        table = self._make_table(config)
        return Config(config.players, dict(table.values), config.material)

    def _check_players(self, config: Config) -> None:
        if config.players not in self.meta.players:
            counts = ", ".join(str(n) for n in self.meta.players)
            raise UserError(
                f"{self.meta.title} is for {counts} players, not {config.players} "
                f"({self.meta.players_clause})"
            )

    def stored_config(self, data: Json, version: Any) -> Config:
        """A configuration that was stored under a rules version, perhaps an older one."""
        config = read_config(data)
        if type(version) is int:
            config.options = with_former(self.meta.every_option, config.options, version)
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
            "config": self._config_json(st),
            "state": {
                "rng": Part(Rng).dump(st.rng),
                "revealed": st.revealed,
                "explicit": st.explicit,
                **fields,
                "frames": self._frames().dump(st.frames),
            },
        }

    def load(self, data: Json) -> State:
        """The state of a dump, with its pending decision; raises `CodecError` on damage.

        One of an older rules version is taken where it still fits.
        """
        if not isinstance(data, dict) or data.get("game") != self.meta.name:
            raise CodecError(f"this is not a saved state of {self.meta.title}")
        version = data.get("rules")
        if version == self.meta.version:
            return self._load(data)
        other = (
            f"the state was saved under rules version {version}; "
            f"this is version {self.meta.version}"
        )
        if type(version) is not int or version > self.meta.version:
            raise CodecError(other)
        try:
            return self._load(data)
        except (CodecError, UserError) as error:
            raise CodecError(f"{other}, where it no longer fits: {error}") from None

    def _load(self, data: Json) -> State:
        body = data.get("state")
        if not isinstance(body, dict):
            raise CodecError("state: expected an object")
        body = dict(body)
        st = self.empty_state(self.stored_config(data.get("config"), data["rules"]))
        try:
            st.begin(Part(Rng, Rng).load(body.pop("rng"), "state.rng"))
            st.revealed = int(body.pop("revealed"))
            st.explicit = bool(body.pop("explicit"))
            st.frames = self._frames().load(body.pop("frames"), "state.frames")
        except KeyError as missing:
            raise CodecError(f"state: field {missing} is missing") from None
        loaded = Part(self.state_class).load(body, "state")
        for field in self.state_class.FIELDS:
            setattr(st, field.name, getattr(loaded, field.name))
        problems = self.audit(st)
        if problems:
            raise CodecError(f"state: {problems[0]}")
        run(st)
        return st

    def fingerprint(self, st: State, version: Any = None) -> str:
        """Equal states have equal fingerprints, in every engine and on every machine.

        With an older rules version: the fingerprint that the state would have had then.
        """
        data = self.dump(st)["state"]
        if type(version) is int:
            younger = [name for name, since in self.meta.younger.items() if since > version]
            if younger:
                data = without(data, younger)
        return digest(data)

    def _config_json(self, st: State) -> Json:
        config = self.config_of(st)
        values: dict[str, Value] = cast(Any, st).table.values
        return Config(config.players, dict(values), config.material).to_json()

    def _frames(self) -> ListOf:
        return ListOf(FrameShape({frame.KIND: frame for frame in self.meta.frames}))


def without(data: Json, names: Sequence[str]) -> Json:
    """The data without the fields of these names, however deep they lie."""
    if isinstance(data, dict):
        return {name: without(one, names) for name, one in data.items() if name not in names}
    return [without(one, names) for one in data] if isinstance(data, list) else data


def read_config(data: Json) -> Config:
    """A configuration from JSON data."""
    if not isinstance(data, dict) or not isinstance(data.get("players"), int):
        raise CodecError("config: expected an object with a number of players")
    options = data.get("options", {})
    material = data.get("material", {})
    if not isinstance(options, dict) or not isinstance(material, dict):
        raise CodecError("config: options and material must be objects")
    return Config(data["players"], options, material)
