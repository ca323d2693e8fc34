"""What a preview says that followed by itself."""

import random

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
            if frame is None or frame.KIND != "pay":
                continue
            paid = [event.args[1] for event in match.log[-1].events if event.kind == "paid"]
            laid = sum(ONE[one.choice] for one in reply.made) + ONE[choice] + frame.laid_out
            now = paid[0] if paid else match.frame.laid_out
            assert laid == now
            seen += len(reply.made)
    assert seen
