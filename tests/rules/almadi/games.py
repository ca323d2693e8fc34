"""Random games of Almadi, played so that the rare things happen too."""

from collections.abc import Iterator

from majlis.games.almadi.frames.effects import Realise
from majlis.games.almadi.frames.placement import JudgeTile, TakeTile
from majlis.games.almadi.frames.recruiting import GIVE_MOSAIC
from majlis.games.almadi.material import CHARACTERS
from majlis.games.almadi.meta import RULES
from majlis.games.almadi.state import Almadi
from majlis.kernel.frame import Ask
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.play import Match

# With characters that cost nothing, everybody recruits whom they can: all powers come into play.
FREE = {"characters": {name: {"cost": 0} for name in CHARACTERS}}
PLAIN = [Config(players) for players in (2, 3, 4, 5)]
VARIANT = [Config(players, {"characters": True}, FREE) for players in (2, 3, 4, 5)]
TABLES = [*PLAIN, *VARIANT]


def name_of(config: Config) -> str:
    return f"{config.players}{'-characters' if config.options else ''}"


def matches(config: Config, seed: str) -> Iterator[tuple[Match, Almadi, Ask[Almadi]]]:
    """A random game decision by decision; it goes on with what the caller has not played."""
    match = Match(RULES, config, seed)
    rng = Rng.from_seed(f"{seed} {name_of(config)}")
    while not match.is_over:
        st, frame = match.state, match.frame
        assert isinstance(st, Almadi)
        assert frame is not None
        yield match, st, frame
        if match.state is st:
            match.act(match.to_act, chosen(frame, st.legal, rng))


def chosen(frame: Ask[Almadi], legal: list[int], rng: Rng) -> int:
    """Recruits whoever can be recruited, swaps where that is possible, seldom ends a turn early."""
    if isinstance(frame, (TakeTile, JudgeTile, Realise)):
        hired = [c for c in legal if frame.FREE <= c < frame.FREE + GIVE_MOSAIC]
        if hired:
            return hired[rng.below(len(hired))]
    if isinstance(frame, Realise):
        if Realise.SWAP in legal and rng.below(2):
            return Realise.SWAP
        if len(legal) > 1 and rng.below(5):
            return legal[1 + rng.below(len(legal) - 1)]
    return legal[rng.below(len(legal))]
