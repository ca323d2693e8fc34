"""What environments draw: files of their own that hold what the seat sees, and nothing else."""

import re
from io import StringIO
from itertools import islice
from typing import Any
from xml.etree import ElementTree

import pytest

gymnasium = pytest.importorskip("gymnasium", reason="gymnasium is not installed")
pytest.importorskip("pettingzoo", reason="pettingzoo is not installed")

from rich.console import Console  # noqa: E402  # after the skip

from majlis.boards import draw_board, draw_standings  # noqa: E402
from majlis.boards.picture import PICTURES, WIDTH, picture  # noqa: E402
from majlis.games.catalogue import GAMES  # noqa: E402
from majlis.kernel.rng import Rng  # noqa: E402
from majlis.research import gym, zoo  # noqa: E402
from majlis.research.seating import RENDER_MODES, Seating  # noqa: E402
from majlis.texts import Words  # noqa: E402
from tests.research.games import every_game, setups, states  # noqa: E402

every_picture = pytest.mark.parametrize("form", PICTURES)


def shown(text: str) -> str:
    """All that a picture says, without spaces; it must be well-formed, as HTML too, to be read."""
    told: list[str] = []
    for part in ElementTree.fromstring(text).iter():
        if not part.tag.endswith(("style", "title")):
            told += [part.text or ""]
        told.append(part.tail or "")
    return "".join("".join(told).split())


def plain(seating: Seating, seat: int) -> str:
    """What a terminal shows a seat, without spaces."""
    out = Console(file=StringIO(), width=WIDTH, legacy_windows=False)
    words = Words("en", seating.rules.meta.name, [f"seat {s}" for s in range(seating.players)])
    draw_board(out, seating.view(seat), words)
    if seating.is_over:
        draw_standings(out, seating.rules.standings(seating.state), words)
    assert isinstance(out.file, StringIO)
    return "".join(out.file.getvalue().split())


def played(env: Any) -> None:
    """A short episode, from its beginning to its end."""
    observation, _ = env.reset(seed=3)
    env.action_space.seed(3)
    over = False
    while not over:
        action = env.action_space.sample(observation["action_mask"])
        observation, _, over, _, _ = env.step(action)


@every_picture
@every_game
def test_a_picture_shows_the_board_of_the_learner_and_the_result(name: str, form: str) -> None:
    env = gymnasium.make(f"majlis/{name}-v0", seat=1, render_mode=form)
    env.reset(seed=1)
    own = env.unwrapped
    assert isinstance(own, gym.MajlisEnv)
    first = own.render()
    assert first is not None
    assert plain(own._seating, 1) in shown(first)
    played(env)
    last = own.render()
    assert last is not None
    assert last != first
    assert plain(own._seating, 1) in shown(last)
    clauses = {
        point.clause
        for standing in own._seating.rules.standings(own._seating.state)
        for point in standing.points
    }
    assert clauses
    assert all(clause in last for clause in clauses)
    assert gym.MajlisEnv(name).render() is None


@every_picture
@every_game
def test_a_picture_needs_nothing_from_elsewhere(name: str, form: str) -> None:
    env = gym.MajlisEnv(name, render_mode=form)
    env.reset(seed=1)
    text = str(env.render())
    assert set(re.findall(r"https?://[^\"' )]*", text)) <= {"http://www.w3.org/2000/svg"}
    assert not re.search(r"@import|@font-face|<script|<link|<image|<img", text)
    assert text.startswith("<svg" if form == "svg" else "<!DOCTYPE html>")


@every_game
def test_what_a_seat_cannot_know_changes_nothing_of_what_is_drawn(name: str) -> None:
    """Worlds that a seat cannot tell apart look the same to it; other seats see something else."""
    rng = Rng.from_seed("pictures")
    others = apart = 0
    for config in setups(name)[:4]:
        seating = Seating(name, config.players, config.options, config.material)
        for number, st in enumerate(islice(states(seating.rules, config, "drawn"), 3, None, 40)):
            seat = number % config.players
            seating.state = st
            mine = [seating.render(seat, mode) for mode in RENDER_MODES]
            theirs = seating.render((seat + 1) % config.players, "svg")
            apart += shown(theirs) != shown(mine[1])
            seating.state = seating.rules.redeal(st, seat, rng)
            others += seating.save() != seating.rules.dump(st)
            assert [seating.render(seat, mode) for mode in RENDER_MODES] == mine
    assert others
    assert apart


@every_game
def test_nothing_of_a_full_table_is_cut_off(name: str) -> None:
    for config in setups(name):
        if config.players < GAMES[name].meta.players[-1]:
            continue
        seating = Seating(name, config.players, config.options, config.material)
        for st in islice(states(seating.rules, config, "full"), 60, None, 90):
            seating.state = st
            assert "…" not in plain(seating, 0)


def test_players_with_strange_names_break_nothing() -> None:
    seating = Seating("alrashid", 2, {})
    words = Words("en", "alrashid", ["<b>&", "{x}[red]"])
    for form in PICTURES:
        text = picture(form, "{0} & <co>", seating.view(0), words)
        assert "<b>&" in shown(text)
        assert "{x}[red]" in shown(text)
    assert "<title>{0} &amp; &lt;co&gt;</title>" in text


@pytest.mark.parametrize("mode", RENDER_MODES)
def test_agents_see_the_table_of_who_must_choose(mode: str) -> None:
    for env in (zoo.env("alrashid", 3, render_mode=mode), zoo.parallel_env("belaad", 2, None)):
        assert list(RENDER_MODES) == env.metadata["render_modes"]
    env = zoo.env("alrashid", 3, render_mode=mode)
    env.reset(seed=2)
    seen = {}
    for _ in range(12):
        seat = env._seats[env.agent_selection]
        seen[seat] = env.render()
        assert seen[seat] == env._seating.render(seat, mode)
        assert f"as seat {seat} sees it" in str(seen[seat]).replace("&#160;", " ")
        env.step(int(env._seating.table.legal(env._seating.state)[0]))
    assert len(set(seen.values())) == len(seen) > 1
