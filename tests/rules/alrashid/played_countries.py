"""Worked examples played in countries: battle and trade."""

from typing import Any

from majlis.games.alrashid.frames.battle import Battle
from majlis.games.alrashid.frames.trade import Trade
from majlis.games.alrashid.material import TOKENS
from majlis.games.alrashid.state import FACE_UP, AlRashid
from tests.rules.alrashid.table import (
    all_of,
    area,
    ask,
    camp,
    choose,
    country,
    discarded,
    fight,
    goods_of,
    hold,
    item,
    left_on,
    listen,
    own,
    resolve_area,
    set_table,
    stand,
    tokens_on,
)

Facts = dict[str, Any]


def names_of(tokens: dict[str, list[int]]) -> list[str]:
    """`{red = [4, 2]}` as `red_4`, `red_2`."""
    return [f"{colour}_{value}" for colour, values in tokens.items() for value in values]


def by_colour(tokens: list[str]) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for name in tokens:
        found.setdefault(name[:-2], []).append(int(name[-1]))
    return found


def battle_step(given: Facts) -> Facts:
    """The first in rank fights or flees; the second, with tokens of both colours, stands behind."""
    st = set_table(3)
    where = country("sanmatia")
    camp(st, "sanmatia", *names_of(given["country_tokens"]))
    stand(st, "sanmatia", 0, "pasha")
    stand(st, "sanmatia", 1, "merchant")
    hold(st, 0, *names_of(given["hand"]))
    hold(st, 1, "red_2", "blue_2")
    own(st, 0, *["strategist"] * given["strategist"])
    can_fight = len(Battle(0, where, (0, 1), 0, 0).choices(st)) > 1
    resolve_area(st, "sanmatia")
    if "discard" in given and not may_throw_in(st, where, names_of(given["discard"])):
        return {"legal": False}
    if "discard" in given:
        fight(st, *names_of(given["discard"]))
    elif ask(st).seat == 0:
        choose(st, Battle.FLEE)
    left = by_colour(tokens_on(st, "sanmatia"))
    beaten = {c: values for c, values in given["country_tokens"].items() if c not in left}
    thrown_in = names_of(given.get("discard", {}))
    assert discarded(st) == sorted(thrown_in + names_of(beaten), key=TOKENS.index)
    is_home = st.stack(area("sanmatia"), 0) == 0
    assert is_home == (st.players[0].hand == [1, 1, 1])
    return {
        "legal": True,
        "fight_possible": can_fight,
        "defeated": list(beaten),
        "left": left,
        "left_face_up": all(token & FACE_UP for token in st.mercenaries[where]),
        "won": not left,
        "pawns_home": is_home,
        "trades": isinstance(ask(st), Trade) and ask(st).seat == 0,
        "dishonour": st.players[0].dishonour,
        "next_in_rank_decides": isinstance(ask(st), Battle) and ask(st).seat == 1,
    }


def may_throw_in(st: AlRashid, where: int, tokens: list[str]) -> bool:
    """Whether each of these tokens may be picked."""
    fighter = Battle(0, where, (0, 1), 0, 0)
    return all(fighter.why_not(st, Battle.TOKEN + TOKENS.index(name)) is None for name in tokens)


def battle_chain(given: Facts) -> Facts:
    """One after another flees or fights, until somebody wins; then the others trade."""
    names = given["ranking"]
    st = set_table(len(names))
    camp(st, "sanmatia", *names_of(given["country_tokens"]))
    for seat in range(len(names)):
        stand(st, "sanmatia", seat, "sage")
        hold(st, seat, *choice_tokens(given["choices"].get(names[seat], "")))
    hold(st, 0, "red_2")
    heard = listen(st)
    resolve_area(st, "sanmatia")
    for name, choice in given["choices"].items():
        assert ask(st).seat == names.index(name)
        if choice == "flee":
            choose(st, Battle.FLEE)
        else:
            fight(st, *choice_tokens(choice))
    traders: dict[str, int] = {}
    while st.frames:
        frame = st.frames[-1]
        assert isinstance(frame, Trade)
        traders.setdefault(names[frame.seat], frame.left)
        choose(st, st.legal[-1])
    return {
        "dishonour": {name: st.players[seat].dishonour for seat, name in enumerate(names)},
        "winner": next(names[e.args[0]] for e in heard.events if e.name == "won"),
        "trade_ranks": list(traders),
        "trade_limits": list(traders.values()),
    }


def choice_tokens(choice: str) -> list[str]:
    """The tokens of `fight:red=[3]`."""
    if not choice.startswith("fight:"):
        return []
    colour, values = choice.removeprefix("fight:").split("=")
    return [f"{colour}_{value}" for value in values.strip("[]").split(",")]


def trade(given: Facts) -> Facts:
    """Traders of falling rank ask for these items, as far as the engine goes along."""
    st = set_table(3)
    asked = [wanted(st, given["country"], take) for take in given["takes"]]
    for seat, pawn in zip(range(len(asked)), ("pasha", "merchant", "sage"), strict=False):
        stand(st, given["country"], seat, pawn)
    resolve_area(st, given["country"])
    for seat, take in enumerate(given["takes"]):
        for choice in trade_choices(take):
            # A choice that was the only one has been made already.
            if st.frames and ask(st).seat == seat and choice in st.legal:
                choose(st, choice)
    got = [goods_of(st, seat) for seat in range(len(asked))]
    for seat in range(len(asked)):
        if st.players[seat].notes:
            got[seat]["credit_note"] = st.players[seat].notes
    return {"legal": got == asked, "got": got, "left": left_on(st, given["country"])}


def trade_choices(take: str) -> list[int]:
    """The choices of `all:wood` or `metal+wood+credit_note`."""
    names = [] if take == "-" else take.split("+")
    choices = [all_of(n[4:]) if n.startswith("all:") else item(n) for n in names]
    return sorted(choices)


def wanted(st: AlRashid, where: str, take: str) -> dict[str, int]:
    """What a trader hopes to have in the end."""
    found: dict[str, int] = {}
    for name in [] if take == "-" else take.split("+"):
        plain = name.removeprefix("all:")
        found[plain] = found.get(plain, 0) + (left_on(st, where)[plain] if plain != name else 1)
    return found
