"""What a preview says that followed by itself."""

import random

from majlis.games.alrashid.frames.payment import Pay
from majlis.games.alrashid.goods import ONE
from majlis.games.catalogue import game
from majlis.kernel.rules import Config
from majlis.play import Match
from majlis.server.commands import preview
from majlis.server.wire import Preview


def test_a_preview_names_the_goods_that_followed_by_themselves() -> None:
    chance = random.Random(3)
    seen = 0
    for number in range(6):
        match = Match(game("alrashid"), Config(2), f"forced {number}")
        while not match.is_over:
            seat, frame = match.to_act, match.frame
            choice = chance.choice(match.choices)
            reply = preview(match, Preview("p", seat, len(match.log), [choice]))
            match.act(seat, choice)
            assert reply.made is not None
            if not isinstance(frame, Pay):
                continue
            paid = [event.args[1] for event in match.log[-1].events if event.kind == "paid"]
            laid = sum(ONE[one.choice] for one in reply.made) + ONE[choice] + frame.laid_out
            after = match.frame
            assert laid == (after.laid_out if not paid and isinstance(after, Pay) else paid[0])
            seen += len(reply.made)
    assert seen
