"""What a bot is, the levels that people know, and how to get one by name."""

import importlib.util
import logging
import re
import time
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Final, Protocol

from majlis.bots.evaluators import has_evaluator, load_constants, load_evaluator
from majlis.bots.greedy import GreedyBot
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

# From the weakest to the strongest: what each level is made of.
LEVELS: Final = {
    "novice": "blunder:40",
    "apprentice": "greedy",
    "expert": "search:200",
    "master": "search:1s",
}
KINDS: Final = (
    "random",
    "greedy",
    "blunder:PERCENT",
    "search:ITERATIONS",
    "search:TIME[:cpu]",
    "network:PATH[:TEMPERATURE]",
)
NETWORK: Final = "network:"
_HEAT: Final = re.compile(r"(.+?)(?::(\d+(?:\.\d+)?))?")
_SPEC: Final = re.compile(r"(random|greedy|blunder|search)(?::(\d+(?:\.\d+)?)(?:(ms|s)(:cpu)?)?)?")


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
    bot = _build(LEVELS.get(name, name), game, rng.split())
    return CarefulBot(PoliteBot(bot, manners(game)) if manners(game) else bot, name, rng)


def default_bot(game: str) -> str:
    """The bot that sits down when nobody asked for another: a fair opponent, where there is one."""
    return "apprentice" if has_evaluator(game) else "random"


def check_bot(name: str, game: str) -> None:
    """Raises a clear error for a name that is no bot, or a bot that the game does not have."""
    make_bot(name, game, "check")


def adviser(game: str, seed: str, budget: str = "400") -> SearchBot:
    """A searching bot to ask for its `explain`; the budget as after `search:`.

    >>> adviser("alrashid", "a seed", "100ms").seconds
    0.1
    """
    bot = _build(f"search:{budget}", game, Rng.from_seed(f"adviser {seed}"))
    assert isinstance(bot, SearchBot)
    return bot


def _build(spec: str, game: str, rng: Rng) -> Bot:
    if spec.startswith(NETWORK):
        return _network_bot(spec.removeprefix(NETWORK), game, rng)
    match = _SPEC.fullmatch(spec)
    if match is None:
        raise UserError(f"unknown bot {spec!r}: {nearest(spec, [*LEVELS, *KINDS])}")
    kind, amount, unit, cpu = match.groups()
    if kind == "random":
        return RandomBot(rng)
    evaluator = load_evaluator(game)
    if kind == "search":
        if amount is None or float(amount) == 0:
            raise UserError(
                "search needs a budget: search:200 (iterations), search:100ms, search:1s"
            )
        constants = load_constants(game)
        if unit is None:
            return SearchBot(rng, evaluator, int(float(amount)), constants=constants)
        seconds = float(amount) / (1000 if unit == "ms" else 1)
        return SearchBot(rng, evaluator, 0, seconds, cpu is not None, constants)
    greedy = GreedyBot(rng.split(), evaluator)
    if kind == "greedy":
        return greedy
    return BlunderBot(rng, greedy, int(float(amount or 40)))


def _network_bot(spec: str, game: str, rng: Rng) -> Bot:
    """A bot that plays the network of a file; NumPy is asked for only where it is needed."""
    if importlib.util.find_spec("numpy") is None:
        raise UserError("a network needs numpy, which is not installed: pip install numpy")
    from majlis.bots.network import NetworkBot, network

    match = _HEAT.fullmatch(spec)
    if match is None:
        raise UserError("name the file of the network: network:runs/alrashid/network.npz")
    path, heat = match.groups()
    return NetworkBot(rng, network(Path(path), game), float(heat or 0))
