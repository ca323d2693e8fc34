"""Moments of random games for the screens of the terminal, with every module and without."""

from collections.abc import Iterator

from rich.text import Text

from majlis.boards.fitted import board_of
from majlis.bots import act, make_bot
from majlis.cli.making import lines, tell, whole
from majlis.cli.screen import Screen, compose
from majlis.games.catalogue import GAMES
from majlis.kernel.options import Value
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.play import Draft, Match, begin
from majlis.texts import Words

SIZES = ((80, 24), (120, 40))


def with_everything(name: str) -> dict[str, Value]:
    """All modules of a game."""
    wide = ("allow_wasteful_payment",)
    return {
        option.name: True
        for option in GAMES[name].meta.options
        if option.values == (False, True) and option.name not in wide
    }


def matches(name: str, players: int, seed: str, everything: bool) -> Iterator[Match]:
    """A random game, act by act; the match is the same one, further on."""
    rules = GAMES[name]
    match = Match(rules, Config(players, with_everything(name) if everything else {}), seed)
    bot = make_bot("random", name, seed)
    while not match.is_over:
        yield match
        match.act_many(match.to_act, act(bot, rules, match.state))


def drafts(match: Match, rng: Rng) -> Iterator[Draft]:
    """An act being made step by step, with whatever is picked."""
    draft = begin(match.rules, match.state, match.to_act)
    for _ in range(12):
        yield draft
        offered = lines(draft)
        if draft.is_whole and (not offered or rng.below(2)) and whole(draft) is None:
            draft = draft.close()
            continue
        open_ = [line for line in offered if _can(line, draft)]
        if not open_:
            return
        draft = open_[rng.below(len(open_))].pick(draft)


def _can(line: object, draft: Draft) -> bool:
    basket, index = getattr(line, "basket", None), getattr(line, "index", -1)
    return basket is None or index < 0 or bool(basket.can_add(draft.laid, index))


def words_for(match: Match, seat: int, language: str = "en") -> Words:
    """The names at a table where one person plays."""
    plain = Words(language, match.rules.meta.name)
    names = [plain.word("seat", number=1)]
    names += [plain.word("bot", number=n) for n in range(2, match.config.players + 1)]
    return Words(language, match.rules.meta.name, names, seat)


def screen_of(
    draft: Draft, words: Words, width: int, height: int, news: list[str] | None = None
) -> Screen:
    board = board_of(draft.view(), words)
    return compose(board, draft.seat, tell(draft, words), news or [], width, height)


def plain(screen: list[Text]) -> str:
    """The text of a screen as if it had no edges."""
    return " ".join(" ".join(line.plain for line in screen).split())
