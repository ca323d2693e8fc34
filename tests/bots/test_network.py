"""Networks: their files, what they say of a position, and the bot that plays them."""

import json
import zipfile
from pathlib import Path

import numpy as np
import pytest

from majlis.bots import check_bot, make_bot
from majlis.bots.network import Network, about, mates, shapes
from majlis.games.catalogue import GAMES, game
from majlis.kernel.options import UserError
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.runner import apply, is_over, to_act
from majlis.lab.game import play_game
from majlis.tensors.actions import action_table

NAMES = sorted(GAMES)


def tiny(name: str, seed: int = 1) -> Network:
    """A network with weights by lot."""
    told = about(name, 16, 2)
    lots = np.random.default_rng(seed)
    weights = {
        part: lots.normal(0, 0.3, shape).astype(np.float32) for part, shape in shapes(told).items()
    }
    return Network(told, weights)


@pytest.fixture(params=NAMES)
def saved(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, Path]:
    path = tmp_path / "network.npz"
    tiny(request.param).save(path)
    return request.param, path


def positions(name: str, players: int, count: int = 12) -> tuple[np.ndarray, np.ndarray]:
    """Observations and masks of a random game."""
    net = tiny(name)
    rules = game(name)
    st = rules.start(Config(players), "positions")
    rng = Rng.from_seed("positions")
    seen, masks = [], []
    table = action_table(name)
    while len(seen) < count and not is_over(st):
        seen.append(net.layout.encode(rules.view(st, to_act(st))))
        mask = np.zeros(table.size, np.bool_)
        mask[table.legal(st)] = True
        masks.append(mask)
        for _ in range(5):
            if not is_over(st):
                apply(st, st.legal[rng.below(len(st.legal))])
    return np.array(seen), np.array(masks)


@pytest.mark.parametrize("name", NAMES)
def test_a_position_alone_is_worth_what_it_is_among_others(name: str) -> None:
    net = tiny(name)
    seen, masks = positions(name, 3)
    many = net.evaluate(seen, masks)
    for row in range(len(seen)):
        alone = net.evaluate(seen[row : row + 1], masks[row : row + 1])
        for one, all_ in zip(alone, many, strict=True):
            np.testing.assert_allclose(one[0], all_[row], atol=1e-4)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("most", [False, True])
def test_chances_are_chances(name: str, most: bool) -> None:
    players = game(name).meta.players[-1 if most else 0]
    seen, masks = positions(name, players)
    found = tiny(name).evaluate(seen, masks)
    np.testing.assert_allclose(found.policy.sum(1), 1, atol=1e-5)
    assert not found.policy[~masks].any()
    assert (found.win[:, players:] == 0).all()
    sides = mates(name)[players, 0, :players, :players]
    weights = 1 / sides.sum(1)  # a side of two counts once
    if (sides == np.eye(players)).all():
        np.testing.assert_allclose(found.win[:, :players] @ weights, 1, atol=1e-5)
    assert (np.abs(found.rank) <= 1).all()


def test_seats_of_a_side_share_its_win() -> None:
    seen, masks = positions("belaad", 4)
    win = tiny("belaad").evaluate(seen, masks).win
    np.testing.assert_allclose(win[:, 0], win[:, 2], atol=1e-6)
    np.testing.assert_allclose(win[:, 0] + win[:, 1], 1, atol=1e-5)


def test_a_network_plays_whole_games_as_its_file_says(saved: tuple[str, Path]) -> None:
    name, path = saved
    rules = game(name)
    players = rules.meta.players[0]
    bots = [f"network:{path}", f"network:{path}:1"] + ["random"] * (players - 2)
    _, record = play_game(rules, Config(players), "friday", bots)
    _, again = play_game(rules, Config(players), "friday", bots)
    assert record == again


@pytest.mark.parametrize("bits", [6, 8, 16])
def test_fewer_bits_make_a_smaller_file_and_nearly_the_same_network(
    bits: int, tmp_path: Path
) -> None:
    net = tiny("alrashid")
    path = tmp_path / "small.npz"
    net.save(path, bits)
    seen, masks = positions("alrashid", 4)
    before, after = net.evaluate(seen, masks), Network.load(path).evaluate(seen, masks)
    assert np.abs(before.win - after.win).max() < {6: 0.1, 8: 0.02, 16: 0.002}[bits]
    assert path.stat().st_size < net.weights["first.weight"].size * (bits / 8 + 0.5) * 1.6


def test_the_wrong_file_is_refused_in_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "network.npz"
    with pytest.raises(UserError, match=r"cannot read the network .*No such file"):
        check_bot(f"network:{path}", "alrashid")
    tiny("alrashid").save(path)
    with pytest.raises(UserError, match="plays alrashid, not belaad"):
        check_bot(f"network:{path}", "belaad")
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(UserError, match="is no network, or was cut off"):
        Network.load(path)
    path.write_text("a letter")
    with pytest.raises(UserError, match="is no network, or was cut off"):
        Network.load(path)


def test_a_network_of_another_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "old.npz"
    net = tiny("alrashid")
    net.about["layout"] = "0" * 16
    net.save(path)
    with pytest.raises(UserError, match="another version of alrashid: its layout differs"):
        Network.load(path)
    net.about["format"] = "majlis network 0"
    net.save(path)
    with pytest.raises(UserError, match="is no network of this release"):
        Network.load(path)


def test_a_damaged_part_is_found(tmp_path: Path) -> None:
    path = tmp_path / "network.npz"
    net = tiny("alrashid")
    del net.weights["value.bias"]
    net.save(path)
    with pytest.raises(UserError, match=r"value\.bias is missing"):
        Network.load(path)
    with zipfile.ZipFile(path) as file:
        assert "about.npy" in file.namelist()
        assert json.loads(file.read("about.npy")[128:])["game"] == "alrashid"


def test_a_network_without_a_file_is_no_bot() -> None:
    with pytest.raises(UserError, match="name the file of the network"):
        make_bot("network:", "alrashid", "seed")
