"""Many games at once: the same as one at a time, refused as a whole, kept and gone on with."""

import json
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="the extra `research` is not installed")

from majlis.games.catalogue import GAMES  # noqa: E402  # after the skip
from majlis.kernel.options import UserError  # noqa: E402
from majlis.kernel.rules import Config  # noqa: E402
from majlis.kernel.runner import apply, is_over, to_act  # noqa: E402
from majlis.research.utility import rank  # noqa: E402
from majlis.research.vector import Games  # noqa: E402
from majlis.tensors.actions import action_table  # noqa: E402
from tests.research.games import every_game  # noqa: E402


def chosen(games: Games, rng: Any) -> Any:
    """An allowed action in each game, at random."""
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in games.masks])


@every_game
@pytest.mark.parametrize("wide", [False, True], ids=["alike", "mixed"])
def test_games_go_as_each_of_them_would_alone(name: str, wide: bool) -> None:
    counts = GAMES[name].meta.players
    games = Games(name, 3, players=counts[:3] if wide else counts[0], wide=wide)
    games.reset("side by side")
    rng = np.random.default_rng(1)
    rules, table = games.rules, action_table(name)
    tables = [Config(number) for number in (counts[:3] if wide else counts[:1] * 3)]
    alone = [rules.start(table, f"side by side {n} 0") for n, table in enumerate(tables)]
    assert games.counts.tolist() == [table.players for table in tables]
    episodes, over = [0, 0, 0], 0
    for _ in range(600):
        for number, st in enumerate(alone):
            seat = to_act(st)
            assert games.seats[number] == seat
            assert list(np.flatnonzero(games.masks[number])) == table.legal(st)
        number = int(rng.integers(3))
        st = alone[number]
        expected = games.layout.encode(rules.view(st, to_act(st)))
        assert np.array_equal(games.observations[number], expected)
        actions = chosen(games, rng)
        for number, st in enumerate(alone):
            apply(st, table.choice(st, int(actions[number])))
        games.step(actions)
        for number, st in enumerate(alone):
            assert games.ended[number] == is_over(st)
            if is_over(st):
                over += 1
                standings = rules.standings(st)
                none = [0] * (games.players - len(standings))
                assert games.rewards[number] == pytest.approx([*rank(standings), *none])
                standings.sort(key=lambda one: one.seat)
                assert games.places[number].tolist() == [*(s.place for s in standings), *none]
                assert games.points[number].tolist() == [*(s.total for s in standings), *none]
                assert games.lengths[number] > 0
                episodes[number] += 1
                seed = f"side by side {number} {episodes[number]}"
                alone[number] = rules.start(tables[number], seed)
                assert games.episodes[number] == episodes[number]
            else:
                assert not games.rewards[number].any()
                assert not games.places[number].any()
                assert games.lengths[number] == 0
    assert over


def test_the_same_games_are_dealt_in_other_groups() -> None:
    together, apart = Games("almadi", 4), [Games("almadi", 2, first=first) for first in (0, 2)]
    for games in (together, *apart):
        games.reset(5)
    parts = np.concatenate([games.observations for games in apart])
    assert np.array_equal(together.observations, parts)


def test_every_number_of_players_meets_every_set_of_options() -> None:
    sets = [{"edition": "fr"}, {"edition": "it"}]
    games = Games("alrashid", 8, players=[2, 3], options=sets, wide=True, first=4)
    assert [(one.players, one.options["edition"]) for one in games.configs] == [
        (2, "fr"), (3, "fr"), (2, "it"), (3, "it"),
    ] * 2  # fmt: skip
    games.reset(1)
    games.restore(games.save())
    others = Games("alrashid", 8, players=[3, 2], options=sets, wide=True)
    with pytest.raises(UserError, match="alrashid, game 0 was saved at another table"):
        others.restore(games.save())
    with pytest.raises(UserError, match="several numbers of players need wide=True"):
        Games("alrashid", 8, players=[2, 3])
    with pytest.raises(UserError, match="an empty list of players or options"):
        Games("alrashid", 8, players=[], wide=True)


def test_an_action_outside_its_mask_moves_nothing() -> None:
    games = Games("alrashid", 2, players=3)
    games.reset(1)
    before = games.observations.copy()
    wrong = chosen(games, np.random.default_rng(0))
    wrong[1] = int(np.flatnonzero(~games.masks[1])[0])
    with pytest.raises(UserError, match=r"alrashid, game 1: action \d+ "):
        games.step(wrong)
    assert np.array_equal(games.observations, before)
    with pytest.raises(UserError, match="expected 2 whole numbers"):
        games.step([0.5, 1.0])  # type: ignore[list-item]  # on purpose
    games.step(chosen(games, np.random.default_rng(0)))


@pytest.mark.parametrize(
    ("array", "message"),
    [
        ({"observations": np.zeros((2, 3), np.float32)}, "observations must be .* of shape"),
        ({"masks": np.zeros((2, 4), np.float64)}, "masks must be a contiguous bool"),
        ({"seen": np.zeros(1)}, "no array is called 'seen'"),
    ],
)
def test_a_wrong_array_is_named(array: dict[str, Any], message: str) -> None:
    with pytest.raises(UserError, match=message):
        Games("belaad", 2, **array)


def test_arrays_of_ones_own_are_written() -> None:
    own = np.full((2, Games("belaad", 1).layout.size), 7, np.float32)
    games = Games("belaad", 2, observations=own)
    games.reset(3)
    assert games.observations is own
    assert own.max() == 1


@every_game
def test_saved_games_go_on_the_same(name: str) -> None:
    games, other = Games(name, 2), Games(name, 2)
    games.reset(9)
    rng = np.random.default_rng(2)
    for _ in range(40):
        games.step(chosen(games, rng))
    other.restore(json.loads(json.dumps(games.save())))
    for _ in range(200):
        assert np.array_equal(games.observations, other.observations)
        assert np.array_equal(games.masks, other.masks)
        actions = chosen(games, rng)
        games.step(actions)
        other.step(actions)
        assert np.array_equal(games.ended, other.ended)


def test_games_of_another_sort_are_not_taken() -> None:
    games, other = Games("almadi", 2), Games("almadi", 3)
    games.reset(1)
    with pytest.raises(UserError, match="saved were 2 games of almadi, not 3"):
        other.restore(games.save())
    with pytest.raises(UserError, match="no saved games"):
        games.restore({"kind": "cake"})
    with pytest.raises(UserError, match="reset the games"):
        other.step([0, 0, 0])
