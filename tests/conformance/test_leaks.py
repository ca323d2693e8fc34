"""Questions of the house whose absence would tell something hidden."""

from typing import Final

from majlis.games.alhambra.cards import EMPTY, VALUES, added
from majlis.games.alhambra.frames.actions import ChooseAction
from majlis.games.alhambra.meta import RULES as ALHAMBRA
from majlis.games.alhambra.modules.vizier import VizierOffer, VizierWindow
from majlis.games.alhambra.state import Alhambra
from majlis.games.alrashid.frames.titles import NegotiatorTarget
from majlis.games.alrashid.meta import RULES as ALRASHID
from majlis.games.alrashid.state import TOKEN_KIND, AlRashid
from majlis.kernel.options import Value
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.runner import apply, run
from majlis.play import Match
from majlis.testing.leaks import Findings, compare

FORMER: Final[dict[str, Value]] = {"ask_hidden": False}


def at_the_negotiator(options: dict[str, Value]) -> Findings:
    """AR-15.8: a negotiator with several land tokens stands before a country with one."""
    found, rng = Findings({"revealed", "saw", "negotiated"}), Rng.from_seed("negotiator")
    config = Config(3, options)
    for number in range(20):
        match = Match(ALRASHID, config, f"negotiator {number}")
        st = ALRASHID.start(config, f"negotiator {number}")
        assert isinstance(st, AlRashid)
        kinds = [kind for kind in (0, 0, 1, 2) if st.pile.counts[kind]][:2]
        for kind in kinds:
            st.pile.take(kind)
            st.players[0].tokens[kind] += 1
        country = next(i for i, tokens in enumerate(st.mercenaries) if tokens)
        token = st.mercenaries[country][0] & TOKEN_KIND
        if token >= 3:
            continue
        st.explicit = True
        st.push(NegotiatorTarget(0, country))
        run(st)
        match.state = st
        for _ in range(10):
            compare(match, 1, rng, found)
    return found


def test_a_negotiator_is_asked_for_a_token_even_if_all_are_alike() -> None:
    """AR-15.8, AR-3.3: without the question everybody would know what is left in the hand."""
    assert any("negotiator_discard" in leak for leak in at_the_negotiator(FORMER).leaks)
    found = at_the_negotiator({})
    assert found.leaks == []
    assert found.ends["alike"] > 20


def viziers_asked(options: dict[str, Value]) -> int:
    """How many of three players with an awake vizier are asked; none can pay exactly."""
    st = ALHAMBRA.start(Config(3, {"vizier": True, **options}), "viziers")
    assert isinstance(st, Alhambra)
    st.awake = 0b111
    for player in st.players:
        player.hand = EMPTY
    asked = 0
    st.push(VizierWindow(0))
    run(st)
    while isinstance(st.frames[-1], VizierOffer):
        asked += 1
        apply(st, VizierOffer.PASS)
    return asked


def test_everybody_with_an_awake_vizier_is_asked() -> None:
    """AL-VI-6: else it would tell who can pay a price exactly."""
    assert viziers_asked(FORMER) == 0
    assert viziers_asked({}) == 3


def asks(options: dict[str, Value], is_rich: bool) -> bool:
    """Whether a further action is asked for with nothing to take; the hand is rich or poor."""
    st = ALHAMBRA.start(Config(3, options), "further")
    assert isinstance(st, Alhambra)
    st.display = (-1, -1, -1, -1)
    st.players[0].hand = EMPTY
    for row in range(4):
        card = row * VALUES + (VALUES - 1 if is_rich else 0)
        st.players[0].hand = added(st.players[0].hand, card, 2)
    frame = ChooseAction(0, True)
    st.push(frame)
    run(st)
    return st.frames[-1] is frame


def test_an_action_is_asked_for_even_if_nothing_can_be_paid() -> None:
    """AL-3.2, AL-13.1: with an empty display, tiles are all that could be chosen besides."""
    assert [asks(FORMER, rich) for rich in (True, False)] == [True, False]
    assert [asks({}, rich) for rich in (True, False)] == [True, True]
