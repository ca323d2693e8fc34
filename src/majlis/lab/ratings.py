"""What a tournament shows: OpenSkill ratings, win rates, and every pair with its interval."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from majlis.kernel.codec import Json
from majlis.lab.game import win_parts
from majlis.lab.intervals import Estimate, average, evenness, share
from majlis.lab.ledger import KEY
from majlis.lab.seating import block

Table = Sequence[tuple[int, ...]]


class Side(NamedTuple):
    """One side at the end of a game: who played it, its place and its points."""

    bot: str
    place: int
    points: int


def sides_at_end(record: Json, table: Table) -> list[Side]:
    """The sides of a finished game; a team's seats have one place and one total."""
    by_seat = {entry["seat"]: entry for entry in record["result"]}
    return [
        Side(
            record[KEY]["seats"][seats[0]], by_seat[seats[0]]["place"], by_seat[seats[0]]["points"]
        )
        for seats in table
    ]


class Tally:
    """Adds up the games of one bot."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.par = 0.0
        self.points: list[float] = []
        self.places: list[float] = []


def standings(
    records: Iterable[Json], bots: Sequence[str], table: Table, field: str | None = None
) -> Json:
    """The report of a tournament, as plain data. Games are taken in the order of their numbers."""
    whole = block(bots, len(table), field)
    bots = list(bots) if field is None else [*bots, field]
    games = [
        sides_at_end(record, table) for record in sorted(records, key=lambda r: int(r[KEY]["game"]))
    ]
    ratings = rate(games, bots)
    tallies = tally(games, bots)
    rows = [_row(bot, tallies[bot], ratings[bot]) for bot in bots]
    rows.sort(key=lambda row: -row["rating"]["ordinal"])
    wins = [
        sum(parts)
        for parts in zip(*(win_parts([s.place for s in game]) for game in games), strict=True)
    ]
    return {
        "games": len(games),
        "block": whole,
        "complete_rotations": len(games) // whole,
        "balanced": len(games) % whole == 0,
        "bots": rows,
        "pairs": [
            {"bot": one, "against": other, "wins": _json(pair(games, one, other))}
            for one, other in combinations(bots, 2)
        ],
        "sides": [
            {"seats": [seat + 1 for seat in seats], "wins": _json(share(won, len(games)))}
            for seats, won in zip(table, wins, strict=False)
        ],
        "sides_even_p": evenness(wins),
    }


def _json(estimate: Estimate | None) -> Json:
    return None if estimate is None else estimate.to_json()


def _row(bot: str, own: Tally, rating: PlackettLuceRating) -> dict[str, Json]:
    return {
        "bot": bot,
        "rating": {
            "mu": round(rating.mu, 3),
            "sigma": round(rating.sigma, 3),
            "ordinal": round(rating.ordinal(), 3),
        },
        "games": own.games,
        "wins": _json(share(own.wins, own.games)),
        "par": round(own.par / own.games, 4) if own.games else None,
        "points": _json(average(own.points)),
        "place": _json(average(own.places)),
    }


def rate(games: Sequence[Sequence[Side]], bots: Sequence[str]) -> dict[str, PlackettLuceRating]:
    """OpenSkill's Plackett-Luce ratings, game after game.

    A bot with several sides in a game is rated once for it, by the mean of what its sides get.
    """
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for game in games:
        if len({side.bot for side in game}) < 2:
            continue
        # Each side gets a rating of its own: OpenSkill changes equal objects together.
        own = [ratings[side.bot] for side in game]
        before = [[model.rating(mu=old.mu, sigma=old.sigma)] for old in own]
        after = model.rate(before, ranks=[float(side.place) for side in game])
        for bot in {side.bot for side in game}:
            new = [one[0] for side, one in zip(game, after, strict=True) if side.bot == bot]
            mu = sum(one.mu for one in new) / len(new)
            sigma = sum(one.sigma for one in new) / len(new)
            ratings[bot] = model.rating(mu=mu, sigma=sigma, name=bot)
    return ratings


def tally(games: Sequence[Sequence[Side]], bots: Sequence[str]) -> dict[str, Tally]:
    """Games, wins, points and places by bot; `par` is what it would win if all were equal."""
    tallies = {bot: Tally() for bot in bots}
    for game in games:
        parts = win_parts([side.place for side in game])
        for bot in {side.bot for side in game}:
            own = [index for index, side in enumerate(game) if side.bot == bot]
            entry = tallies[bot]
            entry.games += 1
            entry.wins += sum(parts[index] for index in own)
            entry.par += len(own) / len(game)
            entry.points.append(sum(game[index].points for index in own) / len(own))
            entry.places.append(sum(game[index].place for index in own) / len(own))
    return tallies


def pair(games: Sequence[Sequence[Side]], one: str, other: str) -> Estimate | None:
    """How often `one` ends before `other`, a tie counting half; a game counts once, however many
    sides the two have in it."""
    total = 0.0
    count = 0
    for game in games:
        mine = [side.place for side in game if side.bot == one]
        theirs = [side.place for side in game if side.bot == other]
        if mine and theirs:
            duels = [(a < b) + (a == b) / 2 for a in mine for b in theirs]
            total += sum(duels) / len(duels)
            count += 1
    return share(total, count)
