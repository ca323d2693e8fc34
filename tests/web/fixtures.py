"""Positions of real games for the gallery: `python -m tests.web.fixtures GAME...`.

Bots play whole games; from each, some moments are written as the snapshot of the seat that must
choose, of another seat and of a spectator. The files lie in `web/fixtures/` and are not kept.
"""

import json
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec

from majlis.bots import make_bot
from majlis.games.catalogue import GAMES, game
from majlis.kernel.options import Value
from majlis.kernel.rules import Config
from majlis.kernel.runner import apply, is_over, to_act
from majlis.play import Match
from majlis.server import drafting, showing, wire

FOLDER: Final = Path(__file__).resolve().parents[2] / "web" / "fixtures"
NAMES: Final = ("Layla", "Marco", "Inès", "Yahya", "Amina", "Théo")
MOMENTS: Final = {"start": 0.0, "early": 0.15, "mid": 0.5, "late": 0.85, "over": 1.0}
# Beside the plain games: one table with everything switched on.
EVERYTHING: Final[dict[str, dict[str, Value]]] = {
    "alrashid": {"edition": "it"},
    "almadi": {"characters": True, "choose_start": True},
    "belaad": {"order_token_sharing": True},
    "alhambra": {
        "scoring_cards": True,
        "sultan": True,
        "caravanserai": True,
        "moorish_art": True,
        "vizier": True,
        "exchange": True,
        "diamonds": True,
        "coins": True,
    },
}


def play(name: str, config: Config, bot: str, seed: str) -> Match:
    """A whole game between bots of one kind."""
    match = Match(game(name), config, seed)
    bots = [make_bot(bot, name, f"{seed} {seat}") for seat in range(config.players)]
    while not match.is_over:
        seat = match.to_act
        redeal = partial(match.rules.redeal, match.state, seat)
        match.act(seat, bots[seat].choose(match.view(seat), match.choices, redeal))
    return match


def snapshot(match: Match, state: Any, step: int, seat: int) -> wire.Snapshot:
    """The table as a server would show it to a seat after so many steps."""
    over = is_over(state)
    log = [showing.opening(match, seat)]
    done = [act for act in match.acts if act.end <= step]
    for number in range(1, len(done) + 1):
        log.append(showing.entry(match, number, seat, []))
    position = drafting.position(match.rules, state, len(done), seat)
    table = _table(match, state, len(done), seat, over)
    return wire.Snapshot(len(done), table, position, log, [], bool(done))


def _table(match: Match, state: Any, acts: int, seat: int, over: bool) -> wire.TableInfo:
    seats = [
        wire.SeatInfo(
            seat=other,
            kind="person" if other == seat else "bot",
            name=NAMES[other],
            level=None if other == seat else "apprentice",
            online=True,
            mine=other == seat,
            away=False,
            clock=None,
        )
        for other in range(match.config.players)
    ]
    return wire.TableInfo(
        id="fixture",
        game=match.rules.meta.name,
        players=match.config.players,
        options=match.config.options,
        status="finished" if over else "running",
        public=True,
        seats=seats,
        host=True,
        asked=[] if over else [to_act(state)],
        acts=acts,
        speed="none",
        created="2026-01-01T12:00:00Z",
        changed="2026-01-01T12:30:00Z",
        commitment="0" * 64,
        seed=None,
        salt=None,
        pledges=[],
        contributions=[],
        gathering=False,
        guided=False,
        reason=None,
        invite=None,
        forked=None,
        rematch=None,
        undo_asked=None,
        moment=match.rules.moment(state),
        results=None,
    )


def moments(match: Match) -> Iterator[tuple[str, int]]:
    """The named steps, and the first of each kind of decision: a board must show all of them."""
    for name, part in MOMENTS.items():
        yield name, round(part * len(match.log))
    seen: set[str] = set()
    state = match.rules.start(match.config, match.seed)
    for step, entry in enumerate(match.log):
        kind = state.frames[-1].KIND
        if kind not in seen:
            seen.add(kind)
            yield f"at-{kind.replace('_', '-')}", step
        apply(state, entry.choice)


def write(name: str, label: str, config: Config, bot: str) -> list[str]:
    """Write the moments of one game; gives the names of the files."""
    match = play(name, config, bot, f"gallery {name} {label}")
    written = []
    for moment, step in moments(match):
        state = match.state_at(step)
        asked = 0 if is_over(state) else to_act(state)
        seats = {asked} if moment.startswith("at-") else {asked, (asked + 1) % config.players, -1}
        for seat in sorted(seats):
            who = "me" if seat == asked else "spectator" if seat < 0 else "other"
            file = f"{name}-{config.players}p{label}-{moment}-{who}"
            data = {"seat": seat, "snapshot": snapshot(match, state, step, seat)}
            (FOLDER / f"{file}.json").write_bytes(msgspec.json.encode(data))
            written.append(file)
    return written


def main(names: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in names or list(GAMES):
        for old in FOLDER.glob(f"{name}-*.json"):
            old.unlink()
        players = game(name).meta.players
        tables = [
            ("", Config(players[0]), "greedy"),
            ("", Config(3), "greedy"),
            ("", Config(players[-1]), "random"),
            ("-all", Config(players[-1], EVERYTHING[name]), "random"),
        ]
        for label, config, bot in tables:
            files = write(name, label, config, bot)
            print(f"{name}: {config.players} players{label}: {len(files)} positions", flush=True)
    index = sorted(path.stem for path in FOLDER.glob("*-*.json"))
    (FOLDER / "index.json").write_text(json.dumps(index))


if __name__ == "__main__":
    main(sys.argv[1:])
