"""Acts of bots: whole ones, made of what the seat may know, and never longer than people wait."""

from typing import Any

import pytest

from majlis.bots import Bot, BrokenBot, act, make_bot
from majlis.bots.bot import CarefulBot, HurriedBot
from majlis.games.catalogue import GAMES, game
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.state import State
from majlis.play import Match
from majlis.play.act import is_whole

LEVELS = ("random", "novice", "apprentice", "search:20")
# A search thinks long about each choice: its games are cut off, those of the others end.
MOST_SEARCHED = 40


def facing(match: Match) -> State:
    """What a bot is given: another state that its seat cannot tell from the true one."""
    rng = Rng.from_seed(f"redeal {len(match.log)}")
    return match.rules.redeal(match.facing(match.to_act), match.to_act, rng)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_what_a_bot_does_in_an_imagined_state_is_one_act_of_the_true_match(
    name: str, level: str
) -> None:
    rules = game(name)
    match = Match(rules, Config(rules.meta.players[-1]), f"acts of {level}")
    bots = [make_bot(level, name, f"{seat}") for seat in range(match.config.players)]
    longest = 0
    while not match.is_over and (match.acts_done < MOST_SEARCHED or "search" not in level):
        before, seat = match.acts_done, match.to_act
        choices = act(bots[seat], rules, facing(match))
        assert is_whole(match.state, choices)
        assert match.act_many(seat, choices) is None
        assert match.acts_done == before + 1
        longest = max(longest, len(choices))
    assert longest > 1


class First:
    """Takes the first choice and counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: Any, choices: list[int], redeal: Any) -> int:
        self.asked += 1
        return choices[0]


def long_act(at_least: int = 3) -> Match:
    """A match in which the first choices are the beginning of a long act."""
    match = Match(game("alrashid"), Config(3), "long")
    rng = Rng.from_seed("long")
    while len(act(First(), match.rules, match.state)) < at_least:
        match.act(match.to_act, match.choices[rng.below(len(match.choices))])
    return match


def test_the_choices_of_an_act_are_asked_for_one_by_one_with_what_came_before() -> None:
    match = long_act()
    seen: list[Any] = []

    class Looks(First):
        def choose(self, view: Any, choices: list[int], redeal: Any) -> int:
            imagined = redeal(Rng.from_seed("looks"))
            assert match.rules.view(imagined, view["seat"]) == view
            assert imagined.legal == choices
            seen.append(view)
            return choices[0]

    fingerprint = match.rules.fingerprint(match.state)
    made = act(Looks(), match.rules, match.state)
    assert match.rules.fingerprint(match.state) == fingerprint
    for view, choice in zip(seen, made, strict=True):
        assert view == match.view(match.to_act)
        match.act(match.to_act, choice)


def test_an_act_that_has_begun_is_completed() -> None:
    match = long_act()
    whole = act(First(), match.rules, match.state)
    bot = First()
    assert act(bot, match.rules, match.state, whole[:2]) == whole
    assert bot.asked == len(whole) - 2
    with pytest.raises(BrokenBot, match="began"):
        act(First(), match.rules, match.state, [*whole, 0])


def test_a_part_of_an_act_or_more_than_it_is_not_whole() -> None:
    match = long_act()
    whole = act(First(), match.rules, match.state)
    assert is_whole(match.state, whole)
    assert not is_whole(match.state, whole[:-1])
    assert not is_whole(match.state, [])
    assert match.act_many(match.to_act, whole) is None
    longer = [*whole, match.choices[0]]
    assert not is_whole(long_act().state, longer)
    assert not is_whole(long_act().state, [10_000])


def test_a_bot_that_chooses_what_is_not_offered_is_named_at_once() -> None:
    class Cheat(First):
        def choose(self, view: Any, choices: list[int], redeal: Any) -> int:
            return choices[0] if super().choose(view, choices, redeal) and self.asked < 2 else -7

    match = long_act()
    with pytest.raises(BrokenBot, match="chose -7") as caught:
        act(Cheat(), match.rules, match.state)
    assert caught.value.made <= 1


def test_a_careful_bot_gives_a_whole_act_whatever_goes_wrong() -> None:
    class Fails(First):
        def choose(self, view: Any, choices: list[int], redeal: Any) -> int:
            raise RuntimeError("oh")

    match = long_act()
    bot: Bot = CarefulBot(Fails(), "fails", Rng.from_seed("x"))
    assert is_whole(match.state, act(bot, match.rules, match.state))


def test_who_waits_too_long_for_an_act_gets_the_rest_from_a_quicker_bot() -> None:
    match = long_act()
    slow, quick = First(), First()
    act(HurriedBot(slow, quick, 60.0), match.rules, match.state)
    assert (slow.asked >= 3, quick.asked) == (True, 0)
    act(HurriedBot(slow, quick, 0.0), match.rules, match.state)
    assert quick.asked >= 3
