"""One game between bots: the usual record, with who sat where."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from majlis.bots import Bot, BrokenBot, make_bot, play_act
from majlis.bots.acting import ask
from majlis.bots.bot import CarefulBot, PoliteBot
from majlis.bots.random_bot import RandomBot
from majlis.kernel.codec import Json
from majlis.kernel.journal import Journal
from majlis.kernel.rules import Config, Rules
from majlis.kernel.runner import is_over, to_act
from majlis.kernel.state import State
from majlis.play.record import record_of

# Bots that never look at their view are not shown one: building it is most of a random game.
BLIND: Final = (RandomBot,)


Watch = Callable[[State], None]


def play_game(
    rules: Rules,
    config: Config,
    seed: str,
    names: Sequence[str],
    watch: Watch | None = None,
    journal: Journal | None = None,
) -> tuple[State, Json]:
    """Plays one game to its end; `names` are the bots by seat. Gives the last state and the record.

    `watch` is shown the state before each choice, and the journal hears what happens. Neither has a
    say: the game depends on the seed, the configuration and the bots alone.
    """
    bots = [_bare(make_bot(n, rules.meta.name, f"{seed}/{s}")) for s, n in enumerate(names)]
    st = rules.start(config, seed, journal=journal)
    st.journal = journal
    choices: list[int] = []
    while not is_over(st):
        seat = to_act(st)
        try:
            choices += play_act(st, partial(_ask, bots[seat], rules), watch=watch)
        except BrokenBot as error:
            step = len(choices) + error.made
            who = f"game {seed!r}, choice {step}: the bot {names[seat]!r}"
            raise BrokenBot(f"{who} {error}", step) from error
    st.journal = None
    return st, record_of(rules, config, seed, choices, st)


def win_parts(places: Sequence[int]) -> list[float]:
    """What each side has of the win: all of it, or an equal part of a shared one."""
    best = min(places)
    first = list(places).count(best)
    return [1 / first if place == best else 0.0 for place in places]


def _bare(bot: Bot) -> Bot:
    """The bot without its guard: at a table a failing bot plays on at random, but a measurement
    must not hide that it failed. What is due for a bot is chosen before it is asked."""
    while isinstance(bot, CarefulBot | PoliteBot):
        bot = bot.bot
    return bot


def _ask(bot: Bot, rules: Rules, st: State) -> int:
    """The bot's choice, from its view, its choices and `redeal`, as everywhere."""
    if isinstance(bot, BLIND):
        return bot.choose(None, st.legal, partial(rules.redeal, st, to_act(st)))
    return ask(bot, rules, st)
