"""Worked examples of generations, the Order and the scoring, played on the engine."""

from typing import Any

from majlis.games.belaad import scoring
from majlis.games.belaad.ending import active_science, order_has_won
from majlis.games.belaad.frames.effects import UseAbility, activate
from majlis.games.belaad.frames.hashash import TurnBack
from majlis.games.belaad.frames.killing import AssassinateScholar
from majlis.games.belaad.frames.symbols import ChooseSymbol
from majlis.games.belaad.frames.tokens import draw_tokens
from majlis.games.belaad.material import (
    FACTIONS,
    FOURTH_GENERATION,
    KINGDOM,
    ORDER,
    PEOPLE,
    SCHOLARS,
    SPECIALITIES,
)
from majlis.games.belaad.view import view
from majlis.kernel.runner import run
from tests.rules.belaad.table import (
    asked,
    board,
    choose,
    draws,
    fate,
    give_sword,
    hashash,
    hired,
    killed,
    put,
    refusal,
    scholar,
    set_table,
    show,
    start,
    symbol,
)


def generation(case: Any, variant: Any) -> None:
    given, wanted = variant["input"], variant["expected"]
    st = set_table(3)
    st.generation, st.taken = given["generation"], given["taken_before"]
    names = ("fihri", "khayyam", "rasis", "sufi", "idrisi")
    gaps = 5 - given["revealed_before"]
    show(st, *names[: given["revealed_before"]], *[""] * gaps)
    excess = st.scholars.total() - st.table.material.removed - given["deck"]
    rest = [s for s in range(30) if st.scholars.counts[s] and SCHOLARS[s] != "ibn_haytham"]
    for s in rest[len(rest) - excess :]:
        st.scholars.take(s)
        st.gone = (*st.gone, s)
    gone = len(st.gone)
    if given["event"] == "hire":
        st.gold[0] = 20
        start(st, ChooseSymbol(0, 1, 0))
        choose(st, scholar("fihri"))
    else:
        st.gold[2] = 4
        start(st, AssassinateScholar(2, 4))
        choose(st, scholar("fihri"))
    while st.frames:
        fate(st, st.legal[0])
    assert (st.ending == FOURTH_GENERATION) == wanted["game_over"]
    if wanted["game_over"]:
        first = scoring.standings(st)[0]
        assert (first.team == ORDER) == wanted["order_wins"]
        assert bool(first.points) == wanted["scoring"]
        return
    assert st.generation == wanted["generation"]
    assert len(st.gone) - gone == wanted["discarded"]
    assert len([s for s in st.display if s >= 0]) == wanted["revealed"]
    assert st.scholars.total() - st.table.material.removed == wanted["deck"]


def hashash_draw(case: Any, variant: Any) -> None:
    wanted = case["expected"]
    st = set_table(3)
    start(st, TurnBack())
    fate(st, board("assassin"))
    put(st, "hashash", bottom=True)
    activate(st, 2, board("hashash"))
    run(st)
    choose(st, 1)
    fate(st, hashash("ambush"), board("assassin"), hashash("fidai"), board("spy"))
    fate(st, hashash("forger"), board("spy"))
    assert asked(st) == ("return_hashash", 2)
    choose(st, hashash("forger"))
    assert st.cards_under(board("assassin")) == wanted["under_board"]["assassin"]
    assert st.hashash_deck.total() + len(st.hashash_under) == wanted["deck_size"]
    assert st.hashash_under[-1] & 15 == hashash("forger")
    seen = view(st, 0)["hashash"]
    assert seen is not None
    placed = {face["id"] for face in seen["placed"]}
    assert (placed == {"ambush", "fidai"}) == wanted["face_up"]


def assassinate_scholar(case: Any, variant: Any) -> None:
    given, wanted = variant["input"], variant["expected"]
    st = set_table(3)
    st.gold[2] = given["gold"]
    put(st, "grand_master", bottom=not given["bottom_slot_free"])
    draw_tokens(st, 2, 1)
    run(st)
    draws(st, "orange")
    at_bottom = symbol("influence")
    if not given["bottom_slot_free"]:
        assert refusal(st, at_bottom) == "BL-6.8"
        assert not wanted["legal"]
        return
    choose(st, at_bottom)
    assert bool(st.frames) == wanted["legal"]
    if wanted["legal"]:
        assert isinstance(st.frames[-1], UseAbility)
        choose(st, 1, scholar("firnas"))
        assert st.hired[ORDER] == (scholar("firnas"),)
        assert st.gold[2] == wanted["gold"]


def order_active(case: Any, variant: Any) -> None:
    given, wanted = case["input"], case["expected"]
    names = [s["key"] if s["key"] in SCHOLARS else "fihri" for s in given["scholars"]]
    faces = {
        name: {"science": s["science"], "order_symbols": s["order_symbols"]}
        for name, s in zip(names, given["scholars"], strict=False)
    }
    st = set_table(3, {"scholars": faces})
    show(st, "", "", "", "", "")
    hired(st, ORDER, *names)
    killed(st, *given["assassinated_tokens"])
    assert scoring.science(st.table.material, st.hired[ORDER]) == wanted["science_total"]
    assert active_science(st) == wanted["active_science"]
    assert order_has_won(st) == wanted["order_wins"]
    for name in wanted["inactive"]:
        without = set_table(3, {"scholars": faces})
        show(without, "", "", "", "", "")
        hired(without, ORDER, *[n for n in names if n != name])
        killed(without, *given["assassinated_tokens"])
        assert active_science(without) == wanted["active_science"]


def score(case: Any, variant: Any) -> None:
    given, wanted = case["input"], case["expected"]
    names = SCHOLARS[: len(given["scholars"])]
    faces: dict[str, Any] = {}
    for name, face in zip(names, given["scholars"], strict=False):
        bonus = face["bonus"]
        coins = [kind for kind in ("gold", "seals", "any") if kind in bonus]
        faces[name] = {
            "science": face["science"],
            "bonus": coins[0] if coins else bonus["kind"],
            "coins": bonus[coins[0]] if coins else 0,
            "points": bonus.get("points", 0),
            "speciality": bonus.get("symbol", "none"),
        }
    combat_cards = {f"C{n + 1:02}": {"points": p} for n, p in enumerate(given["military_points"])}
    st = set_table(4, {"scholars": faces, "combat": combat_cards})
    show(st, "", "", "", "", "")
    hired(st, KINGDOM, *names)
    # Coins lie with both members and in the Treasury: all of them count.
    st.gold = [given["gold"] // 2, 0, 0, 0]
    st.treasury[KINGDOM] = given["gold"] - given["gold"] // 2
    st.seals = [given["seals"] // 2, 0, given["seals"] - given["seals"] // 2, 0]
    for n in range(len(given["military_points"])):
        seat = 0 if n % 2 else 2
        st.combat_deck.counts[n] = 0
        st.spoils = tuple((*s, n) if i == seat else s for i, s in enumerate(st.spoils))
    material = st.table.material
    assert scoring.science(material, st.hired[KINGDOM]) == wanted["science"]
    assert scoring.coin_points(st, KINGDOM) == wanted["coin_bonus"]
    special = [
        scoring.speciality_points(material, st.hired[KINGDOM], s) for s in range(len(SPECIALITIES))
    ]
    assert sum(special) == wanted["speciality_bonus"]
    assert scoring.military(st, KINGDOM) == wanted["military"]
    first = scoring.standings(st)[0]
    assert first.team == KINGDOM
    assert first.total == wanted["total"] == wanted["science_total"] + wanted["military"]


def winner(case: Any, variant: Any) -> None:
    given, wanted = variant["input"], variant["expected"]
    science = {"khayyam": {"science": 20, "bonus": "none", "speciality": "none"}}
    science["biruni"] = dict(science["khayyam"])
    st = set_table(4, {"scholars": science})
    show(st, "", "", "", "", "")
    for faction, name in ((KINGDOM, "khayyam"), (PEOPLE, "biruni")):
        side = given[FACTIONS[faction]]
        hired(st, faction, name)
        st.gold[faction] = 0
        st.gold[faction + 2] = side["gold"] // 2
        st.treasury[faction] = side["gold"] - side["gold"] // 2
        if side["swords"]:
            give_sword(st, faction + 2, side["swords"])
    standings = scoring.standings(st)
    assert {s.total for s in standings} == {20}
    winners = {FACTIONS[s.team] for s in standings if s.place == 1}
    assert winners == set(wanted["winners"])
