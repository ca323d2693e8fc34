"""The card of an environment: it counts what is played, and tells luck where there is some."""

import pytest

from majlis.games.catalogue import game
from majlis.research import card
from majlis.research.card import Game


def test_a_card_has_a_row_for_each_number_of_players(capsys: pytest.CaptureFixture[str]) -> None:
    card.main(["almadi", "--games", "2", "--deals", "2"])
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("1,516 actions in 13 kinds of decisions")
    assert [line.split("|")[1].strip() for line in told[4:]] == ["2", "3", "4", "5"]
    assert {line.count("|") for line in told[2:]} == {len(card.HEADS) + 1}


def test_a_game_is_counted_as_it_is_played() -> None:
    played = card.play(game("almadi"), 2, "random", "deal", "luck")
    assert min(played.choices) >= 2  # what is the only choice is not asked
    assert len(played.points) == 2
    assert sum(played.ranks) == 0


@pytest.mark.parametrize(
    ("by_deal", "share"), [(True, 1.0), (False, 0.0)], ids=["the deal", "the bots"]
)
def test_luck_is_what_two_games_of_a_deal_share(
    by_deal: bool, share: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Made games: the deal alone decides, or the lots of the bots alone."""

    def made(rules: object, players: int, bot: str, deal: str, luck: str) -> Game:
        number = int(deal.rsplit(maxsplit=1)[-1])
        won = number % 2 if by_deal else (number // 2 + luck.startswith("one") * number) % 2
        return Game([2], [0, 0], [1.0, -1.0] if won else [-1.0, 1.0])

    monkeypatch.setattr(card, "play", made)
    found = card.deal_share(game("almadi"), 2, "random", 400, "seed")
    assert found == pytest.approx(share, abs=0.02)


@pytest.mark.parametrize(
    ("words", "told"), [(["chess"], "unknown game"), (["almadi", "--games", "1"], "two games")]
)
def test_what_cannot_be_measured_is_told_in_a_sentence(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        card.main(words)
    assert ended.value.code == 2
    assert told in capsys.readouterr().err
