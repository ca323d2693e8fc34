"""What a bot is, the levels that people know, and how to get one by name."""

import importlib
import importlib.util
import logging
import re
import time
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, Protocol

from majlis.bots.evaluators import load_constants, load_evaluator
from majlis.bots.greedy import GreedyBot
from majlis.bots.levels import LEVELS, made_of, missing, weights_of
from majlis.bots.random_bot import RandomBot
from majlis.bots.search import SearchBot
from majlis.games.catalogue import game as rules_of
from majlis.kernel.codec import Json, nearest
from majlis.kernel.frame import Ask
from majlis.kernel.options import UserError
from majlis.kernel.rng import Rng
from majlis.kernel.state import State

Redeal = Callable[[Rng], State]
_log = logging.getLogger(__name__)

KINDS: Final = (
    "random",
    "greedy",
    "blunder:PERCENT",
    "search:ITERATIONS",
    "search:TIME[:cpu]",
    "network[:TEMPERATURE[:FORGETS[:own]]]",
    "network-search:ITERATIONS",
    "network-search:TIME[:cpu]",
    "network:FILE.npz[:TEMPERATURE]",
    "MODULE:FUNCTION",
    "FILE.onnx",
)
_BUDGET: Final = r"(\d+(?:\.\d+)?)(?:(ms|s)(:cpu)?)?"
_SPEC: Final = re.compile(rf"(random|greedy|blunder|search)(?::{_BUDGET})?")
_FILE: Final = r"(?:[@:](.+\.npz))?"
_NETWORK: Final = re.compile(rf"network(?::(\d+(?:\.\d+)?)(?::(\d+)(:own)?)?)?{_FILE}")
_HEATED: Final = re.compile(r"network:(.+\.npz):(\d+(?:\.\d+)?)")
_OVER_NETWORK: Final = re.compile(rf"network-search(?::{_BUDGET})?{_FILE}")
_AGENT: Final = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*|.+\.onnx")
_OURS: Final = ("random", "greedy", "blunder", "search", "network", "network-search")
# Who plays on where somebody's own program fails.
STAND_IN: Final = "greedy"
NO_BUDGET: Final = "search needs a budget: {0}:200 (iterations), {0}:100ms, {0}:1s"


class Bot(Protocol):
    """A player made of code. It has a generator of its own and knows no more than its seat does."""

    def choose(self, view: Json, choices: list[int], redeal: Redeal) -> int:
        """One of the choices. `redeal` imagines a state that fits the view."""
        ...


class BlunderBot:
    """A greedy bot that now and then takes any choice at all."""

    def __init__(self, rng: Rng, greedy: GreedyBot, percent: int) -> None:
        self.rng = rng
        self.greedy = greedy
        self.percent = percent

    def choose(self, view: Json, choices: list[int], redeal: Redeal) -> int:
        if self.rng.below(100) < self.percent:
            return choices[self.rng.below(len(choices))]
        return self.greedy.choose(view, choices, redeal)


class PoliteBot:
    """Leaves to the rules what they decide for every seat that is played by a bot."""

    def __init__(self, bot: Bot, manners: Mapping[str, int]) -> None:
        self.bot = bot
        self.manners = manners

    def choose(self, view: Json, choices: list[int], redeal: Redeal) -> int:
        due = self.manners.get(view["pending"]["kind"], -1)
        return due if due in choices else self.bot.choose(view, choices, redeal)


@cache
def manners(game: str) -> dict[str, int]:
    """What the rules of a game decide for every seat that is played by a bot, by the decision."""
    return {ask.KIND: ask.BOT_CHOICE for ask in rules_of(game).asks() if ask.BOT_CHOICE >= 0}


def courtesy(st: State) -> int | None:
    """What the rules decide now for a seat that is played by a bot, where they do."""
    frame = st.frames[-1]
    due: int = frame.BOT_CHOICE if isinstance(frame, Ask) else -1
    return due if due in st.legal else None


class CarefulBot:
    """Whatever goes wrong inside a bot, the table gets a legal choice and the log a reason."""

    def __init__(self, bot: Bot, name: str, rng: Rng) -> None:
        self.bot = bot
        self.name = name
        self.rng = rng

    def choose(self, view: Json, choices: list[int], redeal: Redeal) -> int:
        try:
            choice = self.bot.choose(view, choices, redeal)
            if choice in choices:
                return choice
            _log.error("bot %s chose %r, which was not offered", self.name, choice)
        except Exception:
            _log.exception("bot %s failed and plays at random", self.name)
        return choices[self.rng.below(len(choices))]


class HurriedBot:
    """Leaves what is still to be chosen to a quicker bot, once so many seconds have passed.

    An act may be long: whoever waits for it waits no longer than that and one more choice.
    """

    def __init__(self, bot: Bot, quick: Bot, seconds: float) -> None:
        self.bot = bot
        self.quick = quick
        self.until = time.perf_counter() + seconds

    def choose(self, view: Json, choices: list[int], redeal: Redeal) -> int:
        bot = self.bot if time.perf_counter() < self.until else self.quick
        return bot.choose(view, choices, redeal)


def make_bot(name: str, game: str, seed: str) -> Bot:
    """A bot by its level or by what it is made of, with generators of its own.

    >>> type(make_bot("master", "alrashid", "a seed")).__name__
    'CarefulBot'
    """
    rng = Rng.from_seed(f"bot {name} {seed}")
    bot = _build(made_of(name, game), game, rng.split())
    return CarefulBot(PoliteBot(bot, manners(game)) if manners(game) else bot, name, rng)


def default_bot(game: str) -> str:
    """The bot that sits down when nobody asked for another: a fair opponent."""
    return "apprentice"


def check_bot(name: str, game: str) -> None:
    """Raises a clear error for a name that is no bot, or a bot that the game does not have."""
    make_bot(name, game, "check")
    if _is_agent(name):
        importlib.import_module("majlis.bots.agent").check(name, game)


def adviser(game: str, seed: str, budget: str = "400") -> SearchBot:
    """A searching bot to ask for its `explain`; the budget as after `search:`.

    >>> adviser("alrashid", "a seed", "100ms").seconds
    0.1
    """
    bot = _build(f"search:{budget}", game, Rng.from_seed(f"adviser {seed}"))
    assert isinstance(bot, SearchBot)
    return bot


def _build(spec: str, game: str, rng: Rng) -> Bot:
    match = _SPEC.fullmatch(spec)
    if match is not None:
        return _plain(game, rng, *match.groups())
    if spec.endswith(".npz") and not spec.startswith("network"):
        spec = f"network@{spec}"
    heated = _HEATED.fullmatch(spec)
    if heated is not None:
        spec = f"network:{heated[2]}@{heated[1]}"
    network, over = _NETWORK.fullmatch(spec), _OVER_NETWORK.fullmatch(spec)
    if network is not None or over is not None:
        return _learned(spec, game, rng, network, over)
    if _is_agent(spec):
        made: Bot = importlib.import_module("majlis.bots.agent").AgentBot(
            spec, game, _build(STAND_IN, game, rng.split())
        )
        return made
    if spec == "network:":
        raise UserError("name the file of the network: network:runs/alrashid/network.npz")
    raise UserError(f"unknown bot {spec!r}: {nearest(spec, [*LEVELS, *KINDS])}")


def _is_agent(spec: str) -> bool:
    """Whether a name means a program of somebody's own, rather than one of ours misspelt."""
    return _AGENT.fullmatch(spec) is not None and spec.partition(":")[0] not in _OURS


def _plain(
    game: str, rng: Rng, kind: str, amount: str | None, unit: str | None, cpu: str | None
) -> Bot:
    """A bot without a network."""
    if kind == "random":
        return RandomBot(rng)
    evaluator = load_evaluator(game)
    if kind == "search":
        iterations, seconds = _budget(kind, amount, unit)
        constants = load_constants(game)
        return SearchBot(rng, evaluator, iterations, seconds, cpu is not None, constants)
    greedy = GreedyBot(rng.split(), evaluator)
    if kind == "greedy":
        return greedy
    return BlunderBot(rng, greedy, int(float(amount or 40)))


def _learned(
    spec: str, game: str, rng: Rng, network: re.Match[str] | None, over: re.Match[str] | None
) -> Bot:
    """A bot that asks a network: that of the game, or one of a file."""
    found = network or over
    assert found is not None
    named: str | None = found.groups()[-1]
    if over is not None:
        _budget("network-search", *over.groups()[:2])
    if named is None and (reason := missing(game)) is not None:
        raise UserError(f"{spec}: {reason}; name a file of weights: network:FILE.npz")
    if importlib.util.find_spec("numpy") is None:
        raise UserError(f"{spec} needs NumPy, which is not installed: pip install 'majlis[server]'")
    networks: Any = importlib.import_module("majlis.bots.networks")
    path = weights_of(game) if named is None else Path(named).expanduser()
    bot: Bot
    if network is not None:
        temperature, forgets, own, _ = network.groups()
        bot = networks.network_bot(
            game, path, rng, float(temperature or 0), int(forgets or 0), own is not None
        )
    else:
        amount, unit, cpu, _ = found.groups()
        iterations, seconds = _budget("network-search", amount, unit)
        bot = networks.puct_bot(game, path, rng, iterations, seconds, cpu is not None)
    return bot


def _budget(kind: str, amount: str | None, unit: str | None) -> tuple[int, float]:
    """Iterations or seconds, the other of them 0."""
    if amount is None or float(amount) == 0:
        raise UserError(NO_BUDGET.format(kind))
    if unit is None:
        return int(float(amount)), 0.0
    return 0, float(amount) / (1000 if unit == "ms" else 1)
