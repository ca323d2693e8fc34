"""One game between bots: the usual record, with who sat where."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from majlis.bots import Bot, make_bot
from majlis.bots.bot import CarefulBot
from majlis.bots.random_bot import RandomBot
from majlis.kernel.codec import Json
from majlis.kernel.journal import Journal
from majlis.kernel.rules import Config, Rules
from majlis.kernel.runner import apply, is_over, to_act
from majlis.kernel.state import State
from majlis.lab.duel import choose
from majlis.play.record import FORMAT, result

# Bots that never look at their view are not shown one: building it is most of a random game.
BLIND: Final = (RandomBot,)


class BrokenBot(RuntimeError):
    """A bot chose what was not offered: a bug in the bot, with what is needed to repeat it."""


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
        if watch is not None:
            watch(st)
        seat = to_act(st)
        choice = _ask(rules, st, bots[seat])
        if choice not in st.legal:
            raise BrokenBot(
                f"game {seed!r}, choice {len(choices)}: the bot {names[seat]!r} chose {choice!r}, "
                f"which was not offered"
            )
        apply(st, choice)
        choices.append(choice)
    st.journal = None
    return st, {
        "majlis": FORMAT,
        "game": rules.meta.name,
        "rules": rules.meta.version,
        "config": config.to_json(),
        "seed": seed,
        "choices": choices,
        "fingerprint": rules.fingerprint(st),
        "result": result(rules.standings(st)),
    }


def win_parts(places: Sequence[int]) -> list[float]:
    """What each side has of the win: all of it, or an equal part of a shared one."""
    best = min(places)
    first = list(places).count(best)
    return [1 / first if place == best else 0.0 for place in places]


def _bare(bot: Bot) -> Bot:
    """The bot without its guard: at a table a failing bot plays on at random, but a measurement
    must not hide that it failed."""
    return bot.bot if isinstance(bot, CarefulBot) else bot


def _ask(rules: Rules, st: State, bot: Bot) -> int:
    """The bot's choice, from its view, its choices and `redeal`, as everywhere."""
    if isinstance(bot, BLIND):
        return bot.choose(None, list(st.legal), partial(rules.redeal, st, to_act(st)))
    return choose(rules, st, bot)
