"""Golden screens: what the terminal shows at chosen moments of one game of each kind.

python -m tests.boards.golden     # writes them anew, to be looked at before they are kept
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from majlis.boards.fitted import Board, board_of, flow, whole_table
from majlis.boards.fitted.board import Row
from majlis.bots import act, make_bot
from majlis.cli.logs import log_lines
from majlis.cli.making import tell
from majlis.cli.paper import heard
from majlis.cli.sheet import sheet_lines
from majlis.games.catalogue import GAMES
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.play import Draft, Match, begin
from majlis.texts import LANGUAGES
from tests.boards.moments import SIZES, drafts, screen_of, words_for

FOLDER = Path(__file__).parent / "screens"
PLAYERS, SEAT = 3, 0
# After so many acts there is something to look at, points too.
EARLY = {"alrashid": 24, "almadi": 24, "belaad": 150, "alhambra": 150}


def path_of(name: str, size: tuple[int, int], language: str) -> Path:
    return FOLDER / f"{name}-{size[0]}x{size[1]}-{language}.txt"


def chosen(name: str) -> tuple[Match, int, Draft]:
    """A match in its middle, how much its player knew before, and an act half made."""
    rules = GAMES[name]
    match = Match(rules, Config(PLAYERS), "golden")
    bot = make_bot("random", name, "golden")
    known = 0
    moment: tuple[Match, int] | None = None
    while not match.is_over:
        if match.to_act == SEAT:
            if moment is None and match.acts_done >= EARLY[name] and known < len(match.log):
                moment = match.copy(), known
            half = next(_half(match), None) if moment is not None else None
            if moment is not None and half is not None:
                return *moment, half
            known = len(match.log)
        match.act_many(match.to_act, act(bot, rules, match.state))
    raise RuntimeError(f"{name}: no act was ever half made")


def _half(match: Match) -> Iterator[Draft]:
    """Drafts in which something is laid or chosen and something is still asked."""
    for draft in drafts(match, Rng.from_seed("half")):
        if draft.question is not None and draft.parts:
            yield draft


def screens(name: str, size: tuple[int, int], language: str) -> str:
    """All of a game's moments at one size, each under its name."""
    match, known, half = chosen(name)
    words = words_for(match, SEAT, language)
    width, height = size
    news = log_lines(match, words, SEAT, known)
    first = begin(match.rules, match.state, SEAT)
    told = {
        "own turn": [line.plain for line in screen_of(first, words, *size, news).lines],
        "half made": [line.plain for line in screen_of(half, words, *size).lines],
        "news": [line.plain for text in news for line in flow([text], width)],
        "score": [
            line.plain for text in sheet_lines(match, SEAT, words) for line in flow([text], width)
        ],
        "board": [line.plain for line in whole_table(board_of(match.view(SEAT), words), width)],
    }
    if size == SIZES[0]:
        told["reader"] = _heard(board_of(match.view(SEAT), words, spoken=True), first)
    return "".join(
        f"=== {name}, {title}, {width}x{height}, {language}\n" + "".join(f"{one}\n" for one in one_)
        for title, one_ in told.items()
    )


def _heard(board: Board, draft: Draft) -> list[str]:
    """The same turn for who listens."""
    rows: list[Row] = [board.head(), *board.player(SEAT)]
    told = tell(draft, board.words)
    lines = [heard(f"{row.label} {', '.join(row.pieces)}") for row in rows]
    lines += [heard(line) for line in told.above]
    lines += [heard(f"{n}{board.words.colon} {label}") for n, label in enumerate(told.labels, 1)]
    return lines


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        for size in SIZES:
            for language in LANGUAGES:
                path = path_of(name, size, language)
                path.write_text(screens(name, size, language), encoding="utf-8")
                sys.stdout.write(f"{path.name}\n")


if __name__ == "__main__":
    main()
