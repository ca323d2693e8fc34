"""The learner's arithmetic, on a window that can be followed by hand."""

import torch

from majlis.bots.network import mates
from majlis.learn.ppo import Sides, Window, chosen, expected, looked_back


def sides(name: str) -> Sides:
    return Sides(torch.from_numpy(mates(name)))


def window(seats: list[int], players: int, most: int) -> Window:
    """One game, whose seats decide in this order."""
    board = {
        "observations": torch.zeros(1, 3),
        "masks": torch.ones(1, 4, dtype=torch.bool),
        "ended": torch.zeros(1, dtype=torch.bool),
        "seats": torch.zeros(1, dtype=torch.int8),
        "counts": torch.tensor([players], dtype=torch.int8),
    }
    made = Window(len(seats), board, most, torch.device("cpu"))
    made.seats[:, 0] = torch.tensor(seats)
    made.masks[:] = True
    made.own[:] = True
    return made


def test_a_seat_looks_from_its_own_decision_to_its_next() -> None:
    made = window([0, 1, 0, 1], 2, 5)
    made.values[:, 0, 0, 0] = torch.tensor([0.1, 0.2, 0.3, 0.4])
    batch = looked_back(made, sides("alrashid"), decay=0.5)
    assert batch.rows.tolist() == [0, 1]  # what follows the last two is not in the window
    assert torch.allclose(batch.targets[:, 0, 0], torch.tensor([0.3, 0.4]))


def test_the_end_of_a_game_reaches_back_to_both_seats() -> None:
    made = window([0, 1, 0], 2, 5)
    made.values[:, 0, 0, 0] = torch.tensor([0.1, 0.2, 0.3])
    made.ended[2] = True
    made.rewards[2, 0, :2] = torch.tensor([1.0, -1.0])
    batch = looked_back(made, sides("alrashid"), decay=0.5)
    first = 0.1 + (0.3 - 0.1) + 0.5 * (1 - 0.3)
    assert torch.allclose(batch.targets[:, 0, 0], torch.tensor([first, -1.0, 1.0]))
    assert torch.allclose(batch.targets[1, :2, 1], torch.tensor([0.0, 1.0]))  # the other has won
    assert torch.allclose(batch.targets[2, :2, 1], torch.tensor([1.0, 0.0]))


def test_another_game_is_not_looked_into() -> None:
    made = window([0, 0], 2, 5)
    made.ended[0] = True
    made.rewards[0, 0, :2] = torch.tensor([-1.0, 1.0])
    made.values[1, 0, 0, 0] = 0.7
    batch = looked_back(made, sides("alrashid"), decay=0.9)
    assert batch.rows.tolist() == [0]
    assert batch.targets[0, 0, 0] == -1


def test_decisions_of_rivals_and_forced_ones_are_left_out() -> None:
    made = window([0, 1, 0, 1], 2, 5)
    made.ended[3] = True
    made.own[1] = False
    made.masks[2, 0, 1:] = False
    assert looked_back(made, sides("alrashid"), decay=0.9).rows.tolist() == [0, 3]


def test_a_side_shares_its_win_and_its_utility() -> None:
    table = sides("belaad")
    players = torch.tensor([5])
    rank = torch.tensor([[1.0, 0.0, 1.0, 0.0, -1.0, 0.0]])  # sides 0+2, 1+3, 4
    outcome = table.outcome(rank, players)
    assert torch.allclose(outcome[0, :, 1], torch.tensor([0.5, 0, 0.5, 0, 0, 0]))
    seen = table.around(outcome, players)
    for seat, worth in enumerate([1.0, -0.25, 1.0, -0.25, -0.75]):
        got = table.utility(seen[:, seat], players, torch.tensor([seat]))
        assert torch.allclose(got, torch.tensor([worth])), seat


def test_a_shared_win_is_shared() -> None:
    table = sides("alrashid")
    outcome = table.outcome(torch.tensor([[0.5, 0.5, -1.0, 0, 0]]), torch.tensor([3]))
    assert torch.allclose(outcome[0, :, 1], torch.tensor([0.5, 0.5, 0, 0, 0]))


def test_only_what_is_allowed_is_chosen_and_by_its_chances() -> None:
    torch.manual_seed(1)
    scores = torch.tensor([[0.0, 5.0, 0.0]]).log_softmax(-1).expand(20000, 3)
    masks = torch.tensor([[True, False, True]]).expand(20000, 3)
    actions, chances = chosen(scores, masks)
    assert set(actions.tolist()) == {0, 2}
    assert torch.allclose(chances.exp(), torch.tensor(0.5))
    assert 0.48 < (actions == 0).float().mean() < 0.52


def test_expectations_sum_to_one_win_among_those_who_play() -> None:
    taken = torch.tensor([[True, True, False]])
    found = expected(torch.ones(1, 3), torch.tensor([[1.0, 2.0, 9.0]]), taken)
    assert torch.allclose(found[0, :, 1].sum(), torch.tensor(1.0))
    assert found[0, 2].tolist() == [0, 0]
