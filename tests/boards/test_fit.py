"""Every screen fits its terminal, and nothing of what one owns is cut."""

import pytest

from majlis.boards.fitted import board_of, spoken_rows, whole_table
from majlis.cli.logs import log_lines
from majlis.cli.paper import heard
from majlis.cli.screen import NARROWEST
from majlis.games.catalogue import GAMES
from majlis.kernel.codec import Json
from majlis.kernel.rng import Rng
from majlis.texts import LANGUAGES, Words
from tests.boards.moments import SIZES, drafts, matches, plain, screen_of, words_for

TABLES = [
    (name, players, everything)
    for name, rules in GAMES.items()
    for players in rules.meta.players
    for everything in (False, True)
]
EVERY = 20  # acts between two looks
# What a screen reader spells or skips: frames, blocks, shapes, chess men, arrows.
DRAWN = [(0x2190, 0x21FF), (0x2500, 0x27BF), (0x2B00, 0x2BFF)]


def own_things(view: Json, seat: int, words: Words) -> list[str]:
    """What a player must always read of the own things, out of the view and not out of a board."""
    player, game = view["players"][seat], view["game"]
    told: list[str] = []
    if game == "alrashid":
        told += [words.word(f"title-{title}") for title in player["titles"]]
        told += [
            words.word("counted", count=n, thing=words.word(f"item-{good}"))
            for good, n in player["goods"].items()
        ]
        told += [f"{'▣' if t.startswith('red') else '≈'}{t[-1]}" for t in player.get("tokens", {})]
        told += [sign * player["hand"].get(p, 0) for p, sign in zip(PAWNS, "♛♞♟", strict=True)]
    elif game == "almadi":
        told += [words.word(f"objective-{o['objective']}") for o in player["objectives"]]
        told += [words.word(f"mosaic-{face}") for face in player["mosaics"]]
        told += [words.word(f"stall-{face}") for face in player["stalls"]]
        cards = [*player["recruited"], *player.get("hand", [])]
        told += [words.word(f"character-{card['character']}") for card in cards]
    elif game == "belaad":
        told += [words.word("coins-gold", count=player["gold"])]
        told += [words.word("coins-seals", count=player["seals"])]
        told.append(f"{words.word('label-cards')}{words.colon} {player['cards']}")
    else:
        told += [words.word(f"card-{card}") for card in player["hand"]]
        told += [words.word(f"tile-{tile}") for tile in (*player["reserve"], *player["pending"])]
        told += [words.word("caravanserai-" + card["card"]) for card in player["caravans"]]
    return [" ".join(one.split()) for one in told if one]


PAWNS = ("pasha", "merchant", "sage")


@pytest.mark.parametrize(("name", "players", "everything"), TABLES)
def test_every_screen_fits_and_shows_what_one_owns(
    name: str, players: int, everything: bool
) -> None:
    rng = Rng.from_seed(f"{name} {players} {everything}")
    looks = seen = 0
    for number, match in enumerate(matches(name, players, f"fit {players}", everything)):
        if number % EVERY:
            continue
        language = LANGUAGES[looks % len(LANGUAGES)]
        words = words_for(match, match.to_act, language)
        since = max(0, len(match.log) - 8)
        news = log_lines(match, words, match.to_act, since)
        for draft in drafts(match, rng):
            for width, height in SIZES:
                screen = screen_of(draft, words, width, height, news)
                where = f"{name} {players} {everything} {language} act {number} {width}x{height}"
                widest = max(line.cell_len for line in screen.lines)
                assert widest <= width, f"{where}: {widest} columns"
                assert len(screen.lines) < height, f"{where}: {len(screen.lines)} lines"
                shown = plain(screen.lines)
                for thing in own_things(draft.view(), draft.seat, words):
                    seen += 1
                    assert thing in shown, f"{where}: {thing} is missing"
        looks += 1
    assert looks > 1
    assert seen > 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_whole_table_wraps_at_any_width(name: str, language: str) -> None:
    players = GAMES[name].meta.players[-1]
    for number, match in enumerate(matches(name, players, "wrap", True)):
        if number % 40 == 20:
            words = words_for(match, match.to_act, language)
            board = board_of(match.view(match.to_act), words)
            for width in (NARROWEST, 80, 120):
                lines = whole_table(board, width)
                assert max(line.cell_len for line in lines) <= width


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_what_is_spoken_has_nothing_drawn(name: str, language: str) -> None:
    players = GAMES[name].meta.players[-1]
    for number, match in enumerate(matches(name, players, "spoken", True)):
        if number % 20 == 10:
            words = words_for(match, match.to_act, language)
            board = board_of(match.view(match.to_act), words, spoken=True)
            for row in spoken_rows(board):
                said = heard(f"{row.label} {', '.join(row.pieces)}")
                drawn = [c for c in said if any(low <= ord(c) <= high for low, high in DRAWN)]
                assert not drawn, said
