"""Agents of one's own: they play what they choose, and whatever they do the table goes on."""

import logging
from collections.abc import Iterator

import pytest

from majlis.bots import LEVELS, agent, check_bot, made_of, make_bot, offered, welcome
from majlis.bots.agent import AgentBot
from majlis.bots.bot import CarefulBot, PoliteBot
from majlis.bots.random_bot import RandomBot
from majlis.games.catalogue import game
from majlis.kernel.options import UserError
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.runner import to_act
from tests.cli.conftest import Run
from tests.cli.conftest import majlis as majlis_command

command = majlis_command


@pytest.fixture(autouse=True)
def forgotten() -> None:
    """What one test knows of an agent's failures is nothing to the next."""
    agent._failures.clear()


def asked(name: str, times: int, seconds: float = 20.0) -> AgentBot:
    """An agent of `agents.py` that was asked so often."""
    bot = AgentBot(f"tests.bots.agents:{name}", "almadi", RandomBot(Rng.from_seed("x")), seconds)
    rules = game("almadi")
    st = rules.start(Config(2), "agents")
    seat = to_act(st)
    for _ in range(times):
        choice = bot.choose(rules.view(st, seat), st.legal, lambda rng: rules.redeal(st, seat, rng))
        assert choice in st.legal
        if name == "last":
            assert choice == st.legal[-1]
    bot.close()
    return bot


def test_an_agent_chooses_in_a_process_of_its_own() -> None:
    bot = asked("last", 3)
    assert bot.failures == 0


@pytest.mark.parametrize(
    ("name", "seconds", "said"),
    [
        ("raises", 20.0, "failed (ValueError: oh)"),
        ("hangs", 0.2, "gave no answer in 0.2 seconds"),
        ("nonsense", 20.0, "which was not offered"),
    ],
)
def test_an_agent_that_fails_is_one_sentence_and_the_table_goes_on(
    name: str,
    seconds: float,
    said: str,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(logging.getLogger("majlis.bots.agent"), "disabled", False)
    monkeypatch.setattr("majlis.bots.agent.MOST_FAILURES", 1)
    with caplog.at_level(logging.ERROR):
        assert asked(name, 3, seconds).failures == 1
    assert len(caplog.records) == 1
    assert said in caplog.text
    assert f"tests.bots.agents:{name}" in caplog.text


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nowhere.at_all:choose", "there is no module 'nowhere'"),
        ("tests.bots.agents:nobody", "has no function 'nobody'"),
        ("nowhere.onnx", "there is no such file"),
    ],
)
def test_an_agent_that_is_not_there_is_refused_before_a_game(
    command: Run, name: str, said: str
) -> None:
    with pytest.raises(UserError, match=said):
        check_bot(name, "almadi")
    wrong = command("arena", "almadi", "--bots", f"{name},random", "-p", "2", "-n", "2")
    assert wrong.code == 2
    assert said in " ".join(wrong.err.split())


@pytest.fixture
def host() -> Iterator[None]:
    """A host that offers an agent as a level."""
    welcome(["last_one=tests.bots.agents:last"])
    yield
    welcome([])


@pytest.mark.usefixtures("host")
def test_a_host_offers_agents_as_levels() -> None:
    assert offered()[-1] == "last_one"
    made = make_bot("last_one", "belaad", "x")
    assert isinstance(made, CarefulBot)
    assert isinstance(made.bot, PoliteBot)
    assert isinstance(made.bot.bot, AgentBot)
    assert made_of("last_one", "belaad") == "tests.bots.agents:last"


@pytest.mark.parametrize("wrong", ["last", "Last=a:b", "master=a:b", "last="])
def test_a_host_that_spells_an_agent_wrongly_is_told(wrong: str) -> None:
    with pytest.raises(UserError, match="expected such as careful=my_agents:careful"):
        welcome([wrong])
    assert offered() == list(LEVELS)


def test_an_agent_has_a_name_like_any_bot() -> None:
    made = make_bot("tests.bots.agents:last", "almadi", "x")
    assert isinstance(made, CarefulBot)
    assert isinstance(made.bot, AgentBot)
