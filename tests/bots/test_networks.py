"""Networks at the table: what they are shown, what a search finds, and mistakes of people."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="networks need NumPy")

from majlis.bots import act, make_bot  # noqa: E402  # after the skip
from majlis.bots import levels as levels_of  # noqa: E402
from majlis.bots.bot import Bot  # noqa: E402
from majlis.bots.evaluators import load_evaluator  # noqa: E402
from majlis.bots.levels import LEVELS  # noqa: E402
from majlis.bots.networks import NetworkBot, NetworkSource, Sight, ranked  # noqa: E402
from majlis.bots.puct import Eyes, Looked, PuctBot  # noqa: E402
from majlis.bots.source import estimate  # noqa: E402
from majlis.games.catalogue import GAMES, game  # noqa: E402
from majlis.kernel.options import UserError  # noqa: E402
from majlis.kernel.rng import Rng  # noqa: E402
from majlis.kernel.rules import Config, Rules  # noqa: E402
from majlis.kernel.runner import apply, is_over, to_act  # noqa: E402
from majlis.kernel.state import State  # noqa: E402
from majlis.lab.duel import play_bots  # noqa: E402
from majlis.research.utility import rank  # noqa: E402
from tests.bots.nets import Fake, sight  # noqa: E402

MADE = ("network", "network:2:30:own", "network-search:12")


def random_state(rules: Rules, players: int, seed: str, decisions: int) -> State:
    st = rules.start(Config(players), seed)
    rng = Rng.from_seed(seed)
    for _ in range(decisions):
        if is_over(st):
            break
        apply(st, st.legal[rng.below(len(st.legal))])
    return st


@pytest.fixture
def learned(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game has a network: a fake one for the most players that sit in these tests."""
    fakes: dict[str, Fake] = {}

    def load(path: Path, name: str) -> Fake:
        return fakes.setdefault(name, Fake(name))

    monkeypatch.setattr("majlis.bots.networks.load", load)
    for room in (levels_of, __import__("majlis.bots.bot", fromlist=["missing"])):
        monkeypatch.setattr(room, "missing", lambda name: None)


def bots_of(specs: tuple[str, ...]) -> Any:
    return pytest.mark.parametrize("bot", specs)


@pytest.mark.usefixtures("learned")
@bots_of((*MADE, "expert"))
@pytest.mark.parametrize("name", GAMES)
def test_a_network_decides_by_what_its_seat_knows(name: str, bot: str) -> None:
    """The true state is swapped for another that the seat cannot tell apart: same act."""
    rules = game(name)
    swapped = 0
    for decisions in (15, 40):
        true = random_state(rules, rules.meta.players[-1], f"spy {decisions}", decisions)
        if is_over(true):
            continue
        other = rules.redeal(true, to_act(true), Rng.from_seed("swap"))
        swapped += rules.dump(other)["state"] != rules.dump(true)["state"]
        acts = [act(make_bot(bot, name, "spy"), rules, st) for st in (true, other)]
        assert acts[0] == acts[1]
    assert swapped > 0


@pytest.mark.parametrize("name", GAMES)
def test_a_network_is_shown_nothing_that_its_seat_does_not_know(name: str) -> None:
    """The tensors of the root are the same for every deal of what is hidden."""
    rules = game(name)
    players = rules.meta.players[-1]
    true = random_state(rules, players, "leak", 30)
    shown = []
    for seed in ("one", "two", "three"):
        fake = Fake(name)
        bot = NetworkBot(Rng.from_seed("x"), sight_of(fake))
        other = rules.redeal(true, to_act(true), Rng.from_seed(seed))
        act(bot, rules, other)
        shown.append(np.stack(fake.shown))
    assert shown[0].shape == shown[1].shape == shown[2].shape
    assert (shown[0] == shown[1]).all()
    assert (shown[0] == shown[2]).all()


def sight_of(fake: Fake) -> Sight:
    return Sight(fake, fake.game)


@pytest.mark.usefixtures("learned")
@bots_of(("network", "network:1:20", "network-search:3"))
@pytest.mark.parametrize("name", ["belaad"])
def test_the_same_seed_plays_the_same_game(name: str, bot: str) -> None:
    rules = game(name)
    players = rules.meta.players[-1]
    ends = []
    for _ in range(2):
        bots = [make_bot("random", name, f"seat {seat}") for seat in range(players)]
        bots[0] = make_bot(bot, name, "seat 0")
        standings = play_bots(rules, Config(players), "game", bots)
        ends.append([(s.seat, s.place, s.total) for s in standings])
    assert ends[0] == ends[1]


class Blind(Eyes):
    """Likes one choice and expects the same for everybody: what a search finds is its own."""

    def __init__(self, rules: Rules, liked: int) -> None:
        self.rules = rules
        self.liked = liked
        self.evaluator = load_evaluator(rules.meta.name)
        self.looks: list[int] = []

    def look(self, states: list[State]) -> list[Looked]:
        self.looks.append(len(states))
        found = []
        for st in states:
            shares = [0.999 if choice == self.liked else 0.001 for choice in st.legal]
            total = sum(shares)
            even = [1 / self.evaluator.seats(st)] * self.evaluator.seats(st)
            found.append(Looked([share / total for share in shares], even, even))
        return found

    def ended(self, st: State) -> Looked:
        won = self.evaluator.result(st)
        return Looked([], won, won)


def last_decision() -> tuple[Rules, State, set[int]]:
    """A position in which every choice ends the game, and those that win it: some, not all."""
    rules = game("almadi")
    for number in range(400):
        st = rules.start(Config(2), f"last {number}")
        rng = Rng.from_seed(f"{number}")
        before = st.copy()
        while not is_over(st):
            before = st.copy()
            apply(st, st.legal[rng.below(len(st.legal))])
        seat = to_act(before)
        came = {}
        for choice in before.legal:
            after = before.copy()
            apply(after, choice)
            came[choice] = load_evaluator("almadi").result(after)[seat] if is_over(after) else 0.5
        good = {choice for choice, won in came.items() if won == 1.0}
        if set(came.values()) == {0.0, 1.0}:
            return rules, before, good
    raise AssertionError("no game has such an end")


def test_a_search_finds_the_winning_choice_that_its_network_hides() -> None:
    rules, st, good = last_decision()
    bad = next(choice for choice in st.legal if choice not in good)
    eyes = Blind(rules, bad)
    bot = PuctBot(Rng.from_seed("p"), eyes, load_evaluator("almadi"), iterations=200)
    tree = bot.search(lambda rng: st.copy(), False)
    assert tree.done == 200
    assert sum(tree.policy().values()) == pytest.approx(1)
    assert max(tree.policy(), key=lambda choice: tree.policy()[choice]) in good
    assert bot.choose({}, st.legal, lambda rng: st.copy()) in good
    assert sum(tree.chances()) == pytest.approx(1)


def test_descents_are_answered_in_batches_and_leave_nothing_pending() -> None:
    rules = game("alrashid")
    st = random_state(rules, 3, "batch", 20)
    eyes = Blind(rules, -1)
    bot = PuctBot(Rng.from_seed("b"), eyes, load_evaluator("alrashid"), iterations=150)
    tree = bot.search(lambda rng: rules.redeal(st, to_act(st), rng), False)
    assert tree.done == 150
    assert max(eyes.looks) > 8
    assert len(eyes.looks) < 60
    todo = [tree.root]
    while todo:
        node = todo.pop()
        assert node.pending == 0
        todo += node.children.values()
    rated = bot.explain({}, st.legal, lambda rng: rules.redeal(st, to_act(st), rng))
    assert sum(visits for _, _, visits in rated) == 150


def test_a_single_choice_costs_nothing() -> None:
    fake = Fake("almadi")
    for bot in (
        NetworkBot(Rng.from_seed("x"), sight_of(fake)),
        PuctBot(Rng.from_seed("x"), sight_of(fake), load_evaluator("almadi"), iterations=50),
    ):
        chosen: Bot = bot
        assert chosen.choose({}, [7], lambda rng: pytest.fail("not imagined")) == 7
    assert fake.shown == []


@pytest.mark.parametrize("name", GAMES)
def test_what_a_network_says_is_said_by_seat_and_side(name: str) -> None:
    rules = game(name)
    players = rules.meta.players[-1]
    eyes = sight(name)
    st = random_state(rules, players, "seats", 25)
    [found] = eyes.look([st])
    teams = load_evaluator(name).teams(st)
    assert len(found.shares) == len(st.legal)
    assert sum(found.shares) == pytest.approx(1, abs=1e-5)
    assert sum({teams[s]: found.won[s] for s in range(players)}.values()) == pytest.approx(1)
    for one, team in enumerate(teams):
        assert found.worth[one] == found.worth[teams.index(team)]
    assert all(0 <= value <= 1 for value in (*found.worth, *found.won))


def test_mistakes_of_people_are_near_ones_and_rare_where_one_is_sure() -> None:
    """A temperature takes the second best sooner than the worst; who forgets still plays."""
    rules = game("almadi")
    st = next(
        st for st in (random_state(rules, 2, f"m {n}", 12) for n in range(30)) if len(st.legal) >= 4
    )
    eyes, times = sight("almadi"), 80
    logits = eyes.asked([st])[0][0]
    order = [st.legal[i] for i in np.argsort(-logits)]
    warm = NetworkBot(Rng.from_seed("w"), eyes, temperature=1.0)
    made = Counter(warm.choose({}, st.legal, lambda rng: st) for _ in range(times))
    assert made[order[0]] > made[order[-1]]
    sure = NetworkBot(Rng.from_seed("s"), eyes)
    assert {sure.choose({}, st.legal, lambda rng: st) for _ in range(5)} == {order[0]}
    absent = NetworkBot(Rng.from_seed("f"), eyes, forgets=30)
    made = Counter(absent.choose({}, st.legal, lambda rng: st) for _ in range(times))
    assert 0.5 < made[order[0]] / times < 0.9
    assert made[order[0]] > made[order[1]] > 0
    asleep = NetworkBot(Rng.from_seed("f"), eyes, forgets=100)
    assert asleep.choose({}, st.legal, lambda rng: st) == order[0]


def test_who_looks_at_the_own_board_alone_is_shown_no_other() -> None:
    rules = game("alrashid")
    st = random_state(rules, 3, "own", 30)
    whole, own = sight("alrashid"), sight("alrashid", own=True)
    whole.look([st])
    own.look([st])
    (all_seen,), (own_seen,) = whole.network.shown, own.network.shown  # type: ignore[attr-defined]
    assert 0 < own_seen.sum() < all_seen.sum()
    layout = own.layout
    for field in layout.fields:
        part = slice(field.offset, field.offset + field.size)
        steps = [step.kind for step in field.line.steps if step.kind != "name"]
        if steps[:1] == ["players"]:
            one = field.size // field.shape[0]
            mine = slice(field.offset, field.offset + one)
            assert (own_seen[mine] == all_seen[mine]).all()
            assert not own_seen[field.offset + one : field.offset + field.size].any()
        else:
            assert (own_seen[part] == all_seen[part]).all()


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("network", "no network has learned"),
        ("network-search:0", "needs a budget"),
        ("network-search:0ms", "needs a budget"),
        ("network:fast", "unknown bot"),
        ("network:/nowhere/at_all.npz", "at_all.npz"),
        ("nowhere.npz", "nowhere.npz"),
    ],
)
def test_a_network_that_is_not_there_is_one_clear_sentence(
    name: str, said: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(levels_of, "WEIGHTS", tmp_path)
    levels_of.missing.cache_clear()
    with pytest.raises(UserError, match=said):
        make_bot(name, "almadi", "x")
    levels_of.missing.cache_clear()


@pytest.mark.parametrize("name", GAMES)
def test_the_place_in_the_end_is_the_utility_that_was_learned(name: str) -> None:
    rules = game(name)
    for players in rules.meta.players[::3]:
        st = random_state(rules, players, f"{players}", 2000)
        assert is_over(st)
        places = {s.seat: s.place for s in rules.standings(st)}
        assert ranked(places, load_evaluator(name).teams(st)) == rank(rules.standings(st))
        assert sight(name).ended(st).won == load_evaluator(name).result(st)


def test_a_network_is_a_source_of_chances() -> None:
    """A coach and a review ask it as they ask the evaluator, and are told how sure it is."""
    rules = game("belaad")
    st = random_state(rules, 3, "source", 20)
    source = NetworkSource("belaad", Fake("belaad"))
    assert sum(source.glance(st)) == pytest.approx(1, abs=1e-5)
    groups = source.groups(lambda rng: st.copy(), st, 30, "seed")
    assert groups == source.groups(lambda rng: st.copy(), st, 30, "seed")
    assert len(groups) == 2
    for group in groups:
        assert sum(group) == pytest.approx(1, abs=1e-5)


def test_an_estimate_tells_how_far_it_may_be_off() -> None:
    assert estimate([0.5, 0.5, 0.5]) == (0.5, 0.0)
    found = estimate([0.4, 0.6, 0.5, 0.5])
    assert found.value == pytest.approx(0.5)
    assert found.error == pytest.approx(3.18 * (0.02 / 3 / 4) ** 0.5)


def test_without_a_network_the_old_bots_stand_in_and_say_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(levels_of, "WEIGHTS", tmp_path)
    levels_of.missing.cache_clear()
    assert "no network" in str(levels_of.missing("almadi"))
    assert [levels_of.made_of(level, "almadi") for level in LEVELS] == [
        *levels_of.STAND_INS.values()
    ]
    for level in LEVELS:
        make_bot(level, "almadi", "x")
    levels_of.missing.cache_clear()
    monkeypatch.setattr(levels_of, "missing", lambda name: None)
    assert [levels_of.made_of(level, "almadi") for level in LEVELS] == [*levels_of.LEARNED.values()]
