"""A table of Al-Rashid for tests, set with the words of the rulebook."""

from typing import Any

from majlis.games.alrashid.config import Table
from majlis.games.alrashid.frames.battle import Battle, OpenCountry
from majlis.games.alrashid.frames.palaces import OpenPalace, Visit
from majlis.games.alrashid.frames.payment import Pay
from majlis.games.alrashid.frames.trade import Trade
from majlis.games.alrashid.material import (
    AREA_COUNT,
    AREAS,
    COLOURS,
    COUNTRIES,
    FAVOURS,
    FIRST_COUNTRY,
    GOODS,
    PAWNS,
    TITLES,
    TOKENS,
)
from majlis.games.alrashid.meta import RULES
from majlis.games.alrashid.setup import new_state
from majlis.games.alrashid.state import FACE_UP, SEAT_UNIT, SEEN, TOKEN_KIND, AlRashid, pawns_in
from majlis.kernel.frame import Ask
from majlis.kernel.journal import Event, Journal
from majlis.kernel.refusal import Refusal
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config
from majlis.kernel.runner import apply, outcomes, run


def set_table(players: int = 3, material: Any = None, **options: Any) -> AlRashid:
    """The table laid out, seats in turn order 0, 1, 2..., nothing dealt and nothing planned."""
    st = new_state(Table(Config(players, options, material)), Rng.from_seed("table"))
    st.frames = []
    st.order = tuple(range(players))
    return st


def area(name: str) -> int:
    return AREAS.index(name)


def country(name: str) -> int:
    return COUNTRIES.index(name)


def title(name: str) -> int:
    """A title by its name, or by its tile (`C005`)."""
    return int(name[1:]) - 1 if name[1:].isdigit() else TITLES.index(name)


def goods(st: AlRashid, seat: int, **counts: int) -> None:
    """The seat's goods are exactly these."""
    st.players[seat].goods = [counts.get(good, 0) for good in GOODS]


def goods_of(st: AlRashid, seat: int) -> dict[str, int]:
    return {g: n for g, n in zip(GOODS, st.players[seat].goods, strict=True) if n}


def family(st: AlRashid, seat: int, pasha: int, merchant: int, sage: int) -> None:
    """The seat's family has this size, all in hand."""
    st.players[seat].family = (pasha, merchant, sage)
    st.players[seat].hand = [pasha, merchant, sage]


def stand(st: AlRashid, where: str, seat: int, *pawns: str) -> None:
    """Pawns of the seat arrive in an area, in this order; the family grows where it must."""
    player = st.players[seat]
    for name in pawns:
        pawn = PAWNS.index(name)
        if player.hand[pawn]:
            player.hand[pawn] -= 1
        else:
            st.change_family(seat, pawn, 1)
        st.add_pawn(area(where), seat, pawn)


def own(st: AlRashid, seat: int, *titles: str) -> None:
    """The seat owns these titles; the tiles leave the display."""
    for name in titles:
        st.titles[title(name)] -= 1
        st.players[seat].titles = (*st.players[seat].titles, title(name))


def hold(st: AlRashid, seat: int, *tokens: str) -> None:
    """The seat holds these mercenary tokens (`red_3`), taken from the pile."""
    for name in tokens:
        st.pile.take(TOKENS.index(name))
        st.players[seat].tokens[TOKENS.index(name)] += 1


def camp(st: AlRashid, where: str, *tokens: str, face_up: bool = False, seen_by: int = -1) -> None:
    """Mercenary tokens lie on a country, taken from the pile."""
    for name in tokens:
        token = TOKENS.index(name)
        st.pile.take(token)
        token |= (FACE_UP if face_up else 0) | (SEEN << seen_by if seen_by >= 0 else 0)
        st.mercenaries[country(where)] = (*st.mercenaries[country(where)], token)


def listen(st: AlRashid) -> Journal:
    """A journal that hears everything from now on."""
    st.journal = Journal()
    return st.journal


def kinds(events: list[Event]) -> list[str]:
    return [event.name for event in events]


def ask(st: AlRashid) -> Ask[Any]:
    """The pending decision."""
    frame = st.frames[-1]
    assert isinstance(frame, Ask)
    return frame


def start(st: AlRashid, *frames: Any) -> AlRashid:
    """Plans these frames and runs to the first decision."""
    st.plan(list(frames))
    run(st)
    return st


def choose(st: AlRashid, *choices: int) -> None:
    """Makes choices one after the other; each must be allowed."""
    for choice in choices:
        refusal = ask(st).why_not(st, choice)
        assert refusal is None, refusal
        apply(st, choice)


def refusal(st: AlRashid, choice: int) -> str:
    """The clause that forbids a choice now; it must be forbidden."""
    found: Refusal | None = ask(st).why_not(st, choice)
    assert found is not None, "the choice is allowed"
    assert choice not in st.legal
    return found.clause


# ---- choices in words: what a visitor, a fighter or a trader may do


def resolve_area(st: AlRashid, where: str) -> AlRashid:
    """The area is resolved, as far as the first decision."""
    if area(where) < FIRST_COUNTRY:
        return start(st, OpenPalace(area(where)))
    return start(st, OpenCountry(area(where)))


def buy(name: str, note: bool = False) -> int:
    """A visitor's choice of a title, with a credit note if so wished."""
    return (Visit.NOTED if note else Visit.TITLE) + title(name)


def favour(leader: str) -> int:
    """A visitor's choice of a leader's favour."""
    return Visit.FAVOUR + FAVOURS.index(leader)


def good(name: str) -> int:
    return GOODS.index(name)


def colour(name: str) -> int:
    return COLOURS.index(name)


def fight(st: AlRashid, *tokens: str) -> None:
    """The fighter strikes with these tokens. Who can pick no more strikes without being asked."""
    fighter = ask(st).seat
    choose(st, *sorted(Battle.TOKEN + TOKENS.index(name) for name in tokens))
    if st.frames and isinstance(st.frames[-1], Battle) and st.frames[-1].seat == fighter:
        choose(st, Battle.STRIKE)


def pay_up(st: AlRashid) -> None:
    """The visitor pays in the first way that is offered."""
    while st.frames and isinstance(st.frames[-1], Pay):
        choose(st, st.legal[0])


def prices(journal: Journal) -> list[int]:
    """What has been paid since listening began, visit by visit."""
    return [event.args[2] for event in journal.events if event.name == "paid"]


def all_of(name: str) -> int:
    """The first trader's choice of all goods of one type."""
    return Trade.ALL + GOODS.index(name)


def item(name: str) -> int:
    """A trader's choice of a single item: a good, or the `credit_note`."""
    return Trade.ITEM + (*GOODS, "credit_note").index(name)


def left_on(st: AlRashid, where: str) -> dict[str, int]:
    """The goods, and the credit notes, that are on a country."""
    start_at = country(where) * 5
    counts = [*st.goods[start_at : start_at + 5], st.notes[country(where)]]
    return {name: n for name, n in zip((*GOODS, "credit_note"), counts, strict=True) if n}


def tokens_on(st: AlRashid, where: str) -> list[str]:
    """The mercenary tokens on a country, whoever knows them."""
    return [TOKENS[token & TOKEN_KIND] for token in st.mercenaries[country(where)]]


def tokens_of(st: AlRashid, seat: int) -> list[str]:
    """The mercenary tokens in a hand."""
    return [name for name, n in zip(TOKENS, st.players[seat].tokens, strict=True) for _ in range(n)]


# ---- a turn and a placement in words; games, views and scores


def put(pawn: str, where: str) -> int:
    """The choice of a pawn and an area: to place it there, or to move it from there."""
    return PAWNS.index(pawn) * AREA_COUNT + area(where)


def activate(name: str) -> int:
    """A player's choice, in the own turn, of a title to activate."""
    return AREA_COUNT + title(name)


def family_of(st: AlRashid, seat: int) -> dict[str, int]:
    return dict(zip(PAWNS, st.players[seat].family, strict=True))


def hand_of(st: AlRashid, seat: int) -> dict[str, int]:
    """The pawns in hand, without one that is held back."""
    return dict(zip(PAWNS, st.players[seat].hand, strict=True))


def slots_in(st: AlRashid, where: str) -> list[int]:
    """The seats in an area, in the order of their slots."""
    return [slot // SEAT_UNIT for slot in st.slots[area(where)]]


def stack_of(st: AlRashid, where: str, seat: int) -> dict[str, int]:
    """The pawns of a seat in an area."""
    pawns = pawns_in(st.stack(area(where), seat))
    return {name: n for name, n in zip(PAWNS, pawns, strict=True) if n}


def new_game(players: int, explicit: bool = False, **options: Any) -> AlRashid:
    """A game from its very beginning; chance waits for `nature` if it is explicit."""
    st = RULES.start(Config(players, options), "a game", explicit)
    assert isinstance(st, AlRashid)
    return st


def nature(st: AlRashid, *drawn: int) -> None:
    """Chance draws these outcomes one after the other; each must be possible."""
    for outcome in drawn:
        assert outcome in dict(outcomes(st))
        apply(st, outcome)


def see(st: AlRashid, seat: int) -> Any:
    """The table as a seat sees it; -1 is a spectator."""
    return RULES.view(st, seat)


def redeals(st: AlRashid, seat: int, times: int = 24) -> list[AlRashid]:
    """Tables that the seat cannot tell from this one."""
    rng = Rng.from_seed("redeals")
    found = [RULES.redeal(st, seat, rng) for _ in range(times)]
    return [other for other in found if isinstance(other, AlRashid)]


def scores(st: AlRashid, seat: int) -> dict[str, int]:
    """The prestige points of a seat, added up by the clause that gives them."""
    added: dict[str, int] = {}
    for standing in RULES.standings(st):
        for point in standing.points if standing.seat == seat else []:
            added[point.clause] = added.get(point.clause, 0) + point.points
    return added


def prestige(st: AlRashid, seat: int) -> int:
    """The prestige points of a seat; what the table shows and the reasons given must agree."""
    total = sum(scores(st, seat).values())
    assert see(st, -1)["players"][seat]["prestige"] == total
    return total


def places(st: AlRashid) -> dict[int, int]:
    """Who has come in first, second, third."""
    return {standing.seat: standing.place for standing in RULES.standings(st)}


def discarded(st: AlRashid) -> list[str]:
    """The mercenary tokens in the discards."""
    counts = st.discards.counts
    return [name for name, n in zip(TOKENS, counts, strict=True) for _ in range(n)]


def refused_by(st: AlRashid, decision: Ask[Any], choice: int) -> str:
    """The clause by which a decision, if it were asked now, would refuse a choice."""
    found: Refusal | None = decision.why_not(st, choice)
    assert found is not None, "the choice would be allowed"
    return found.clause


def visitor(where: str, players: int = 3, **options: Any) -> AlRashid:
    """Seat 0 stands with a pasha in a palace, rich enough for anything: goods worth 60 gold."""
    st = set_table(players, **options)
    stand(st, where, 0, "pasha")
    goods(st, 0, wood=4, metal=4, pottery=4, spice=4, silk=4)
    return st
