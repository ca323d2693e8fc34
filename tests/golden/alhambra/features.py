"""What the golden games of Alhambra must show between them."""

from majlis.games.alhambra.cards import COINED
from majlis.games.alhambra.config import MODULES
from majlis.games.alhambra.frames.actions import BUY, REDESIGN, TAKE, ChooseAction
from majlis.games.alhambra.frames.placing import PlaceTile
from majlis.games.alhambra.modules.sultan import ClaimTile
from majlis.games.alhambra.modules.vizier import VizierOffer
from majlis.games.alhambra.shares import unpacked
from majlis.games.alhambra.state import Alhambra
from majlis.kernel.journal import Event
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.state import State

NAMES = [module.name for module in MODULES]
ALL = dict.fromkeys(NAMES, True)

TABLES = [
    *(Config(players) for players in (2, 3, 4, 5, 6)),
    *(Config(2 + number % 5, {name: True}) for number, name in enumerate(NAMES)),
    *(Config(players, {**ALL}) for players in (2, 4, 6)),
    Config(3, {"end_trigger": "empty_supply"}),
    Config(3, {"allow_wasteful_payment": True, "open_hands": True}),
]

# Events that some golden must hold, whatever leads to them.
EVENTS = (
    "bought",
    "bought_exactly",
    "built",
    "brought_in",
    "reserved",
    "removed",
    "swapped",
    "given_to_dirk",
    "sultan_given_to_dirk",
    "vizier_given_to_dirk",
    "dirk_began",
    "dirk_drew",
    "reshuffled",
    "stopped",
    "leftover",
    "leftover_nobody",
    "paid_bureau",
    "paid_coin",
    "paid_caravanserai",
    "coin_drawn",
    "sultan_opened",
    "sultan_rolled",
    "claimed",
    "claim_declined",
    "caravanserai_bought",
    "marker_moved",
    "culture_taken",
    "developed",
    "vizier_used",
    "vizier_woken",
)
WANTED = {
    *(f"base-{players}" for players in (2, 3, 4, 5, 6)),
    *(f"alone-{name}" for name in NAMES),
    *(f"all-modules-{players}" for players in (2, 4, 6)),
    *EVENTS,
    "end-unfilled_space",
    "end-empty_supply",
    "paid-diamond",
    "two-exact-purchases",
    "wall-10",
    "score-culture",
    "shared-win",
}


def pick(st: State, rng: Rng, number: int) -> int:
    """Random players of three tempers: careless, builders who buy and build, and tinkerers."""
    legal = st.legal
    temper = number // len(TABLES) % 3
    frame = st.frames[-1]
    liked: list[int] = []
    if temper and isinstance(frame, ChooseAction):
        goods = [c for c in legal if BUY <= c < REDESIGN or c > REDESIGN + 1]
        liked = goods or [c for c in legal if TAKE <= c < BUY]
        if temper == 2 and REDESIGN in legal and rng.below(4) == 0:
            liked = [REDESIGN]
    elif temper and isinstance(frame, PlaceTile):
        liked = [c for c in legal if c < PlaceTile.RESERVE]
    elif temper == 1 and isinstance(frame, ClaimTile):
        liked = [ClaimTile.TAKE]
    elif temper == 1 and isinstance(frame, VizierOffer):
        liked = legal[:-1]
    liked = liked or legal
    return liked[rng.below(len(liked))]


def features(config: Config, st: State, events: list[Event]) -> set[str]:
    """The names of what a finished game shows."""
    assert isinstance(st, Alhambra)
    on = [name for name in NAMES if config.options.get(name)]
    found = set() if on else {f"base-{config.players}"}
    found |= {f"alone-{name}" for name in on if len(on) == 1}
    if len(on) == len(NAMES):
        found.add(f"all-modules-{config.players}")
    exact = 0
    for event in events:
        kind, args = event.name, event.args
        if kind in EVENTS:
            found.add(kind)
        if kind == "turn_begins":
            exact = 0
        elif kind == "bought_exactly":
            exact += 1
            if exact == 2:
                found.add("two-exact-purchases")
        elif kind == "paid_card" and args[1] >= COINED:
            found.add("paid-diamond")
        elif kind == "walls" and max(share.points for share in unpacked(args[0])) >= 10:
            found.add("wall-10")
        elif kind == "culture" and any(share.points for share in unpacked(args[0])):
            found.add("score-culture")
        elif kind == "supply_exhausted":
            found.add(f"end-{st.table.values['end_trigger']}")
    scores = [player.score for player in st.players]
    if scores.count(max(scores)) > 1:
        found.add("shared-win")
    return found
