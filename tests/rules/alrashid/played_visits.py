"""Worked examples played in palaces: visits, notes, turn order, spies, titles."""

from typing import Any

from majlis.games.alrashid.frames.exchange import TakeGood
from majlis.games.alrashid.frames.moving import StartEffects
from majlis.games.alrashid.frames.palaces import CourtVisit, GuildVisit, Visit
from majlis.games.alrashid.frames.resolution import Round, TakeTurn
from majlis.games.alrashid.frames.services import SpyOperation
from majlis.games.alrashid.frames.titles import ON_ACTIVATE, GainTitle
from majlis.games.alrashid.material import AREA_COUNT, COURT, GOODS, MERCHANT, PAWNS
from majlis.games.alrashid.state import FACE_UP, AlRashid
from majlis.games.alrashid.view import view
from majlis.kernel.refusal import Refusal
from tests.rules.alrashid.table import (
    area,
    ask,
    buy,
    camp,
    choose,
    country,
    family,
    favour,
    good,
    goods,
    goods_of,
    listen,
    own,
    prices,
    resolve_area,
    set_table,
    stand,
    start,
    title,
)

Facts = dict[str, Any]
RICH = dict.fromkeys(GOODS, 6)


# ---- visits


def named(action: str, note: bool) -> int:
    """The choice that names an action of a visit: `service`, `title:C013`, `favour:copy:qadi`."""
    kind, _, rest = action.partition(":")
    if kind == "title":
        return buy(rest, note)
    return favour(rest.removeprefix("copy:")) if kind == "favour" else Visit.SERVICE


def name_all(st: AlRashid, visit: Visit, choices: list[int]) -> Refusal | None:
    """The first refusal when these actions are named one after another."""
    for choice in choices:
        refusal = visit.why_not(st, choice)
        if refusal is not None:
            return refusal
        if choice == Visit.SERVICE:
            visit = visit.with_actions(True, visit.title, visit.noted)
        elif choice < Visit.FAVOUR:
            noted = choice >= Visit.NOTED
            picked = choice - (Visit.NOTED if noted else Visit.TITLE)
            visit = visit.with_actions(visit.service, picked, noted)
    return None


def make_visit(st: AlRashid, guild: str, rank: int, choices: list[int]) -> None:
    """Seat 0 visits a guild at a rank and does all this; questions get their first answer."""
    start(st, GuildVisit(0, area(guild), rank - 1, False, -1, False))
    for choice in choices:
        choose(st, choice)
    if st.frames and isinstance(st.frames[-1], Visit):
        choose(st, Visit.DONE)
    while st.frames:
        choose(st, st.legal[0])


def favour_of(guild: str, action: str) -> str:
    """A plain `favour` is that of the guild's own leader."""
    leaders = {"military": "general", "traditions": "court_scholar", "commerce": "vizier"}
    return f"favour:{leaders.get(guild, 'qadi')}" if action == "favour" else action


def guild_visit(given: Facts) -> Facts:
    """A rich visitor wants these actions."""
    st = set_table(3)
    goods(st, 0, **RICH)
    choices = [named(favour_of(given["guild"], a), False) for a in given["actions"]]
    visit = GuildVisit(0, area(given["guild"]), given["rank"] - 1, False, -1, False)
    if name_all(st, visit, choices) is not None:
        return {"legal": False}
    make_visit(st, given["guild"], given["rank"], choices)
    return {
        "legal": True,
        "dishonour": st.players[0].dishonour,
        "merchants_gained": st.players[0].family[MERCHANT] - 1,
    }


def note_use(given: Facts) -> Facts:
    """A rich visitor with two notes spends as many as can be spent, up to the number given."""
    st = set_table(3)
    goods(st, 0, **RICH)
    own(st, 0, *given.get("titles_owned", []))
    st.players[0].notes = 2
    heard = listen(st)
    noted = given["notes_used"] > 0
    choices = [named(favour_of(given["guild"], a), noted) for a in given["actions"]]
    titles = [c for c in choices if Visit.NOTED <= c < Visit.FAVOUR]
    if titles and given["notes_used"] > len(titles):
        visit = GuildVisit(0, area(given["guild"]), given["rank"] - 1, False, -1, False)
        assert name_all(st, visit, choices + titles) is not None
    make_visit(st, given["guild"], given["rank"], choices)
    spent = 2 - st.players[0].notes
    total = sum(prices(heard))
    return {
        "legal": spent == given["notes_used"],
        "total": total,
        "total_without_note": total if spent == 0 else None,
    }


def visit_legality(given: Facts) -> Facts:
    """The court: what benevolence gives comes too late for the title of the same visit."""
    st = set_table(3)
    goods(st, 0, **given["goods"])
    choices = [named(action, False) for action in given["actions"]]
    visit = CourtVisit(0, COURT, given["rank"] - 1, False, -1, False)
    refused = name_all(st, visit, choices)
    start(st, visit)
    choose(st, Visit.SERVICE)
    assert isinstance(ask(st), TakeGood)
    choose(st, good(given["benevolence_good"]))
    assert st.frames == []
    assert st.players[0].titles == ()
    return {"legal": refused is None}


def favourite_cost(given: Facts) -> Facts:
    """The Caliph's Favourite, asked for the favour of each leader, in both editions."""
    facts: Facts = {}
    for edition in ("fr", "it"):
        totals = []
        for leader in given["copied"]:
            st = set_table(3, edition=edition)
            goods(st, 0, **RICH)
            heard = listen(st)
            make_visit(st, "intrigue", 1, [favour(leader)])
            totals += prices(heard)
        facts[f"total_{edition}"] = totals
    return facts


# ---- turns and the court


def turn_skip(given: Facts) -> Facts:
    """Each player resolves an area; everybody owns a title that could be activated."""
    names = given["turn_order"]
    st = set_table(len(names))
    for where, present in given["pawns"].items():
        for name in present:
            stand(st, where, names.index(name), "pasha" if where == "court" else "sage")
    skipped = names.index(given["next_player"])
    for seat, importer in enumerate(("hardwood_importer", "pottery_importer", "metal_importer")):
        own(st, seat, importer)
    start(st, Round(0))
    for where in given["resolved_in_order"]:
        choose(st, area(where))
        finish_turn(st)
    first = names[ask(st).seat]
    asked = []
    while st.frames:
        asked.append(ask(st).seat)
        choose(st, st.legal[0])
    return {
        f"{given['next_player']}_is_skipped": first != given["next_player"],
        f"{given['next_player']}_may_activate_title": skipped in asked,
        "next_to_act": first,
    }


def finish_turn(st: AlRashid) -> None:
    """Questions get their first answer; no title is activated."""
    while st.frames:
        frame = st.frames[-1]
        if isinstance(frame, TakeTurn) and not frame.resolved:
            return
        choose(st, TakeTurn.END if isinstance(frame, TakeTurn) else st.legal[0])


def turn_order(given: Facts) -> Facts:
    """The court is resolved in a player's turn; everybody has pawns in two countries as well."""
    names = given["turn_order"]
    st = set_table(len(names))
    for seat in range(len(names)):
        stand(st, "nilus_valley", seat, "sage")
        stand(st, "sanmatia", seat, "sage")
    for name in given["court_ranking"]:
        stand(st, "court", names.index(name), "pasha")
    active = names.index(given.get("active", names[0]))
    start(st, TakeTurn(active, False, False))
    choose(st, COURT)
    for name in given["court_ranking"]:
        assert ask(st).seat == names.index(name)
        if name in given["benevolence"]:
            choose(st, Visit.SERVICE, good("wood"))
        else:
            choose(st, Visit.DONE)
    is_later = list(st.order) == list(range(len(names))) and st.next_order != ()
    start(st, Round(len(names)))
    turns = [given.get("active", names[0]), names[ask(st).seat]]
    return {
        "new_order": [names[seat] for seat in st.order],
        "effective": "next_round" if is_later else "at once",
        "next_two_turns_include": sorted(set(turns)),
        "c_acts_twice_in_a_row": turns == ["c", "c"],
    }


def court_without_pasha(given: Facts) -> Facts:
    """A title takes the pasha away from the court before it is resolved."""
    st = set_table(3)
    stand(st, "court", 0, *given["stack_placed"])
    own(st, 0, given["then"].split()[0])
    start(st, StartEffects())
    choose(st, PAWNS.index("pasha") * AREA_COUNT + COURT, area("military"))
    resolve_area(st, "court")
    return {"may_act": st.frames != [], "dishonour": st.players[0].dishonour}


# ---- spies


def spy_sequence(given: Facts) -> Facts:
    """Each rank takes the service or does nothing; then every operation is declined."""
    ranks = given["ranks_with_service"]
    st = set_table(max(ranks))
    camp(st, "silk_road", "red_2")
    for seat in range(max(ranks)):
        stand(st, "intrigue", seat, "pasha")
    resolve_area(st, "intrigue")
    for rank in range(1, max(ranks) + 1):
        choose(st, Visit.SERVICE if rank in ranks else Visit.DONE)
    sequence = []
    while st.frames:
        assert isinstance(ask(st), SpyOperation)
        sequence.append(ask(st).seat + 1)
        choose(st, SpyOperation.DECLINE)
    return {"sequence": sequence}


def spy_choice(given: Facts) -> Facts:
    """The first spy looks at a country, then a pawn is sent where the spy has looked."""
    peek, move = given["operations"]
    where = peek.partition(":")[2]
    _, _, pawn, way = move.split(":")
    origin, destination = way.split("->")
    st = set_table(3)
    camp(st, where, "red_4", "blue_2")
    stand(st, "intrigue", 0, "pasha")
    stand(st, origin, 0, pawn)
    resolve_area(st, "intrigue")
    choose(st, Visit.SERVICE, SpyOperation.LOOK + country(where))
    seen_by = [seat for seat in range(-1, 3) if knows(st, seat, where)]
    is_second = isinstance(ask(st), SpyOperation) and seen_by == [0]
    choose(st, SpyOperation.MOVE + PAWNS.index(pawn) * 7 + country(origin), area(destination))
    return {
        "legal": st.stack(area(destination), 0) > 0,
        "second_chosen_after_first_resolved": is_second,
        "tokens_turned_over": any(t & FACE_UP for t in st.mercenaries[country(where)]),
        "seen_by": "acting player only" if seen_by == [0] else str(seen_by),
    }


def knows(st: AlRashid, seat: int, where: str) -> bool:
    """Whether the seat sees the value of every token there."""
    tokens = view(st, seat)["countries"][where]["mercenaries"]
    return all(token["value"] is not None for token in tokens)


# ---- titles


def title_effect(given: Facts) -> Facts:
    """A title is gained, or activated, by a player with these goods; with as many sages, each."""
    facts: Facts = {"influence": []}
    for sages in given.get("sages", [1]):
        st = set_table(3)
        family(st, 0, pasha=1, merchant=1, sage=sages)
        goods(st, 0, **given.get("goods", {}))
        own(st, 0, *given.get("titles_owned", []))
        gain_or_activate(st, given["title"])
        assert st.frames == []
        assert given.get("give") not in goods_of(st, 0)
        facts["influence"].append(st.players[0].influence)
        facts["goods"] = goods_of(st, 0)
    return facts


def gain_or_activate(st: AlRashid, name: str) -> None:
    """Seat 0 does what makes the title work."""
    if title(name) in ON_ACTIVATE:
        own(st, 0, name)
        start(st, TakeTurn(0, True, False))
        choose(st, AREA_COUNT + title(name))
    else:
        start(st, GainTitle(0, title(name)))
