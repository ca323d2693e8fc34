"""What an act shows of hidden things counts as revealed, so nobody takes it back unasked.

Whoever acts sees what comes of it, and could take the act back and do better. So an act that counts
as having revealed nothing must come out the same in every world that its seat cannot tell from the
true one: what it sees afterwards, what is told, who is asked.
"""

from majlis.kernel.codec import canonical
from majlis.kernel.journal import Journal
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config, Rules
from majlis.kernel.runner import to_act
from majlis.kernel.state import State
from majlis.play import Match
from majlis.play.act import make
from majlis.testing.common import nothing_seen

SPECTATOR = -1
# An act in so many is looked at, and every act near the end; in so many worlds.
EVERY = 3
WORLDS = 2


def shown(rules: Rules, st: State, act: list[int], seat: int) -> str:
    """All that a seat and a spectator get when the seat acts so."""
    after, journal = st.copy(), Journal()
    after.journal = journal
    for choice in act:
        assert to_act(after) == seat
        assert choice in after.legal
        make(after, choice)
    after.journal = None
    eyes = (seat, SPECTATOR)
    told = [(e.name, e.args) for e in journal.take() if any(map(e.is_visible_to, eyes))]
    views = [canonical(rules.view(after, eye)) for eye in eyes]
    return f"{to_act(after)} {told} {views}"


def unsaid(match: Match, before: State, rng: Rng) -> str | None:
    """What the last act of a match has shown, although it may be taken back; None if nothing."""
    rules, last = match.rules, match.acts[-1]
    act = [step.choice for step in match.log[last.start :]]
    true = shown(rules, before, act, last.seat)
    for _ in range(WORLDS):
        other = shown(rules, rules.redeal(before, last.seat, rng), act, last.seat)
        if other != true:
            place = next(i for i, (a, b) in enumerate(zip(true, other, strict=False)) if a != b)
            kind = before.frames[-1].KIND
            return f"{kind}: {true[place - 80 : place + 60]} != {other[place - 20 : place + 60]}"
    return None


def is_near_the_end(match: Match) -> bool:
    """Whether the game is over, or something is told that only its end brings."""
    return match.is_over or any(
        event.kind.shows for step in match.log[-3:] for event in step.events
    )


def search(rules: Rules, config: Config, seed: str) -> tuple[int, list[str]]:
    """A random game: how many acts could be taken back, and what such acts have shown."""
    rng = Rng.from_seed(seed)
    match = Match(rules, config, seed)
    looked, found = 0, list[str]()
    while not match.is_over:
        before = match.state
        while True:
            match.act(match.to_act, match.choices[rng.below(len(match.choices))])
            if not match.is_in_act:
                break
        looks = len(match.acts) % EVERY == 0 or is_near_the_end(match)
        if looks and match.may_undo(match.acts[-1].seat):
            looked += 1
            found += [one for one in [unsaid(match, before, rng)] if one is not None]
    return looked, found


def test_what_an_act_shows_cannot_be_taken_back(rules: Rules, config: Config) -> None:
    looked, found = search(rules, config, "reveals")
    assert found == []
    if not looked:
        nothing_seen(rules, "no act may be taken back")
