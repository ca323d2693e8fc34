"""What a view tells beyond the table: it agrees with the engine and gives nothing hidden away."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from majlis.games.belaad import events
from majlis.games.belaad.duel import effect_of, unseen_cards
from majlis.games.belaad.frames.combat import (
    CancelGrey,
    ChooseEnemy,
    CombatStep,
    DrawSpoils,
    RevealCombat,
)
from majlis.games.belaad.frames.hashash import UseHashash
from majlis.games.belaad.frames.killing import AssassinateScholar, KillToken
from majlis.games.belaad.frames.payment import ChooseMember, UseTreasury
from majlis.games.belaad.frames.scholars import HireScholar, SwordHire
from majlis.games.belaad.frames.symbols import ChooseSymbol
from majlis.games.belaad.frames.tokens import PlaceOrange
from majlis.games.belaad.frames.wiping import GreyWipe
from majlis.games.belaad.material import (
    ACTIONS,
    GREY,
    HASHASH,
    KINGDOM,
    ORDER,
    ORDER_VICTORY,
    SCHOLARS,
    SECONDARIES,
    SYMBOLS,
    material,
)
from majlis.games.belaad.meta import RULES
from majlis.games.belaad.state import Belaad
from majlis.kernel.codec import canonical
from majlis.kernel.frame import Ask, Draw
from majlis.kernel.journal import Event
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config, Point
from majlis.kernel.runner import apply, is_over
from majlis.kernel.text import Text
from majlis.texts import LANGUAGES, Words
from tests.rules.belaad.table import (
    board,
    choose,
    hired,
    killed,
    put,
    reveals,
    scholar,
    set_table,
    show,
    spoils,
    start,
)

PLAYERS = (2, 3, 4, 5, 6)


def positions(players: int, seed: str, **options: Any) -> Iterator[Belaad]:
    """Every decision and chance event of a random game, and its end."""
    st = RULES.start(Config(players, options), seed, explicit=True)
    assert isinstance(st, Belaad)
    rng = Rng.from_seed(f"{players} {seed}")
    while not is_over(st):
        yield st
        frame = st.frames[-1]
        if isinstance(frame, Draw):
            apply(st, rng.weighted(frame.weights(st)))
        else:
            apply(st, st.legal[rng.below(len(st.legal))])
    yield st


def view(st: Belaad, seat: int) -> Any:
    return RULES.view(st, seat)


def told(points: list[list[Point]]) -> list[list[tuple[str, str, int]]]:
    return [[(p.clause, repr(p.text), p.points) for p in one] for one in points]


# ---- nothing hidden


@pytest.mark.clause("BL-14.1", "BL-14.7")
@pytest.mark.parametrize("players", PLAYERS)
def test_points_holdings_and_facts_are_the_same_for_every_deal(players: int) -> None:
    rng = Rng.from_seed(f"deals {players}")
    compared = hidden = 0
    for number, st in enumerate(positions(players, "deals")):
        if number % 23 and not is_over(st):
            continue
        for seat in range(-1, players):
            other = RULES.redeal(st, seat, rng)
            assert isinstance(other, Belaad)
            assert told(RULES.points(other, seat)) == told(RULES.points(st, seat))
            assert RULES.holdings(other, seat) == RULES.holdings(st, seat)
            assert canonical(view(other, seat)) == canonical(view(st, seat))
            compared += 1
            hidden += other.spoils != st.spoils
    assert compared > 20
    assert hidden > 0


@pytest.mark.clause("BL-13.9", "BL-14.7")
def test_own_spoils_count_those_of_others_only_in_the_end() -> None:
    st = set_table(4)
    spoils(st, 0, "C17")
    spoils(st, 2, "C18", "C01")
    spoils(st, 1, "C21")
    known = [
        [sum(p.points for p in one) for one in RULES.points(st, seat)] for seat in range(-1, 4)
    ]
    assert known == [[0] * 4, [2, 0, 2, 0], [0, 2, 0, 2], [3, 0, 3, 0], [0] * 4]
    kingdom = view(st, 0)["factions"]["kingdom"]["score"]
    assert (kingdom["total"], kingdom["parts"]["military"], kingdom["hidden"]) == (2, 2, 2)
    st.ending = 0
    assert view(st, 3)["factions"]["kingdom"]["score"]["total"] == 5
    assert view(st, 3)["factions"]["kingdom"]["score"]["hidden"] == 0


@pytest.mark.parametrize("players", PLAYERS)
def test_in_the_end_the_points_are_those_of_the_result(players: int) -> None:
    for st in positions(players, "result"):
        if not is_over(st):
            continue
        for standing in RULES.standings(st):
            points = RULES.points(st, -1)[standing.seat]
            assert sum(p.points for p in points) == standing.total
            faction = view(st, -1)["factions"][("kingdom", "people", "order")[standing.team]]
            assert faction["score"]["total"] == standing.total


@pytest.mark.clause("BL-12.14")
def test_nobody_but_the_order_scores_when_it_has_won() -> None:
    st = set_table(3)
    show(st, "", "", "", "", "")
    hired(st, 0, "khazini")
    hired(st, ORDER, "ibn_haytham")
    killed(st, "income", "steal")
    assert [sum(p.points for p in one) for one in RULES.points(st, 0)] == [3, 0, 3]
    st.ending = ORDER_VICTORY
    assert [sum(p.points for p in one) for one in RULES.points(st, 0)] == [0, 0, 3]


def test_everything_that_is_held_has_a_name() -> None:
    keys: set[str] = set()
    for players in PLAYERS:
        for st in positions(players, "names"):
            keys |= {key for one in RULES.holdings(st, 0) for key in one}
            break
    assert len(keys) > 20
    for language in LANGUAGES:
        words = Words(language, "belaad")
        assert all(words.say(Text(key, {})) for key in keys)


# ---- scholars


@pytest.mark.clause("BL-5.4", "BL-7.5", "BL-12.7")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_price_is_what_is_really_paid(players: int) -> None:
    paid: Counter[str] = Counter()
    for number in range(9 if players == 5 else 5):  # a scholar is seldom assassinated
        for st in positions(players, f"prices {number}", consent="auto"):
            frame = st.frames[-1] if st.frames else None
            if not isinstance(frame, HireScholar | AssassinateScholar):
                continue
            offers = {s["id"]: s for s in view(st, frame.seat)["scholars"]["revealed"] if s}
            for name, offer in offers.items():
                choice = SCHOLARS.index(name)
                assert (offer["own"]["missing"] == 0) == (choice in st.legal)
                if choice in st.legal:
                    paid[frame.KIND] += 1
                    assert offer["own"]["gold"] == gold_spent(st, choice)
    assert paid["hire_scholar"] > 5 or players == 3
    assert paid["hire_scholar"] > 0
    assert (paid["assassinate_scholar"] > 0) == (players in (3, 5))


def gold_spent(st: Belaad, choice: int) -> int:
    """All gold that a choice costs a faction: of its members and of the Treasury."""
    after = st.copy()
    apply(after, choice)
    while after.frames and isinstance(after.frames[-1], UseTreasury | ChooseMember):
        apply(after, after.legal[choice % len(after.legal)])
    return sum(st.gold) + sum(st.treasury) - sum(after.gold) - sum(after.treasury)


@pytest.mark.clause("BL-7.5", "BL-8.6", "BL-15.6")
def test_each_faction_has_its_price_and_a_boost_counts_for_who_has_it() -> None:
    st = set_table(3)
    put(st, "sultan", white=2)
    put(st, "bahloul", bottom=True)
    st.gold[1] = 6
    start(st, ChooseSymbol(0, 31, 2))
    zahrawi = view(st, 0)["scholars"]["revealed"][4]
    assert zahrawi["prices"] == {
        "kingdom": {"gold": 4, "missing": 3},
        "people": {"gold": 5, "missing": 0},
    }
    assert zahrawi["own"] == {"gold": 2, "missing": 1, "by_swords": False}
    assert view(st, 1)["scholars"]["revealed"][4]["own"]["gold"] == 5
    assert view(st, 2)["scholars"]["revealed"][4]["own"] == {"gold": 4, "missing": 3}
    assert view(st, -1)["scholars"]["revealed"][4]["own"] is None
    assert view(st, 1)["factions"]["kingdom"]["boards"]["sultan"]["boost"] == 2
    assert view(st, 1)["factions"]["people"]["boards"]["bahloul"]["boost"] == 0
    assert view(st, 1)["factions"]["people"]["boards"]["bahloul"]["holds"]


@pytest.mark.clause("BL-5.4")
def test_a_scholar_whom_members_refused_must_be_paid_alone() -> None:
    st = set_table(4)
    st.gold[0], st.gold[2] = 5, 8
    refused = 1 << scholar("zahrawi")
    start(st, HireScholar(0, 1, refused, False))
    own = {s["id"]: s["own"]["missing"] for s in view(st, 0)["scholars"]["revealed"]}
    assert own == {"khayyam": 0, "ibn_hayyan": 0, "firnas": 0, "ibn_haytham": 0, "zahrawi": 1}
    assert scholar("zahrawi") not in st.legal
    assert view(st, 2)["scholars"]["revealed"][4]["own"]["missing"] == 0


# ---- what can be done now, as the decisions say


@pytest.mark.parametrize("players", PLAYERS)
def test_facts_agree_with_what_decisions_offer(players: int) -> None:
    met: Counter[str] = Counter()
    for number in range(8):
        for st in positions(players, f"offers {number}"):
            frame = st.frames[-1] if st.frames else None
            if not isinstance(frame, SwordHire | UseHashash | PlaceOrange | ChooseSymbol):
                continue
            met[frame.KIND] += 1
            seen = view(st, frame.seat)
            own = seen["factions"][seen["players"][frame.seat]["faction"]]
            boards = {b["symbol"]: b for b in own["boards"].values()}
            if isinstance(frame, SwordHire):
                found = [
                    s["id"] for s in seen["scholars"]["revealed"] if s and s["own"]["by_swords"]
                ]
                assert sorted(SCHOLARS.index(name) for name in found) == st.legal[:-1]
            elif isinstance(frame, UseHashash):
                found = [HASHASH.index(name) for name in seen["hashash"]["usable"]]
                assert sorted(found) == st.legal[:-1]
            elif isinstance(frame, PlaceOrange):
                for index, name in enumerate(SYMBOLS):
                    free = name in boards and boards[name]["free"] > 0
                    assert free == (PlaceOrange.AT_TOP + index in st.legal)
            else:
                for choice in st.legal:
                    boost = boards[SYMBOLS[choice]]["boost"]
                    count = frame.describe(st, choice).args["count"]
                    assert own["symbols"][SYMBOLS[choice]] + boost == count
    assert met["place_orange"] > 3
    assert met["choose_symbol"] > 3
    assert met["sword_hire"] or players in (3, 5)
    assert met["use_hashash"] or players not in (3, 5)


def test_the_box_holds_all_that_is_on_the_table() -> None:
    for players in PLAYERS:
        for number, st in enumerate(positions(players, "box")):
            if number % 97:
                continue
            seen = view(st, 0)
            for kind, count in seen["box"]["tokens"].items():
                found = seen["bag"].get(kind, 0) + seen["drawn"].get(kind, 0)
                for faction in seen["factions"].values():
                    found += faction.get("assassinated", {}).get(kind, 0)
                    for one in faction["boards"].values():
                        if kind == "orange":
                            found += one.get("orange_top", 0) + one.get("orange_bottom", 0)
                        elif kind == one["symbol"]:
                            found += one.get("white", 0)
                assert found == count, kind
            swords = sum(player["swords"] for player in seen["players"])
            assert seen["sword_supply"] + swords == seen["box"]["swords"]
    assert seen["box"]["combat"] == {"green": 16, "red": 4, "grey": 4}


@pytest.mark.clause("BL-4.1", "BL-4.7")
def test_a_card_is_told_by_its_two_halves() -> None:
    st = set_table(2)
    printed = st.table.material
    for index in range(len(ACTIONS)):
        face: Any = printed.action_faces[index]
        primary, secondary = face["primary"], face["secondary"]
        bits = sum(1 << SYMBOLS.index(symbol) for symbol in primary["symbols"])
        assert (bits, primary["count"]) == (printed.symbols[index], printed.amount[index])
        coin = ("gold", "seals")[printed.coin[index]]
        assert secondary == {
            "kind": SECONDARIES[printed.secondary[index]],
            "count": printed.effect[index],
            "price": printed.price[index],
            "coin": coin,
        }
    st.covered.take(3)
    st.discard = (3,)
    assert view(st, -1)["discarded"] == [printed.action_faces[3]]


@pytest.mark.clause("BL-3.2", "BL-4.1")
def test_the_log_calls_a_card_by_what_is_printed_on_it_at_this_table() -> None:
    symbols = ["recruit", "income", "steal"]
    printed = {"A12": {"primary": "symbols", "amount": 0, "symbols": symbols}}
    table = material({"actions": printed})
    told = Event(events.PLAYED, (1, table.told[ACTIONS.index("A12")]))
    assert told.plain() == {"seat": 1, "card": "A12"}
    says = {
        "en": "Zaynab plays “recruit, income or steal, then fill the Treasury”.",
        "fr": "Zaynab joue « recrutement, revenus ou vol, puis verser l’or au Trésor ».",
        "it": "Zaynab gioca «reclutamento, rendita o furto, poi riempi il Tesoro».",
    }
    for language, sentence in says.items():
        said = Words(language, "belaad", ["Amina", "Zaynab"]).say(told.text())
        assert said.replace("\u00a0", " ").replace("\u202f", " ") == sentence


def test_no_line_of_the_log_has_the_number_of_a_card() -> None:
    for event in (events.DEALT, events.TURNED_UP, events.PLAYED, events.TOOK_CARD):
        for card in material({}).told:
            args = tuple(card if name == "card" else 0 for name, _ in event.args)
            for language in LANGUAGES:
                line = Words(language, "belaad", ["Amina"]).say(Event(event, args).text())
                assert not re.search(r"A\d\d", line), line


# ---- combat


@pytest.mark.clause("BL-9.2", "BL-9.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_view_tells_who_revealed_each_card(players: int) -> None:
    by: list[int] = []
    checked = unknown = 0
    for number in range(4):
        for st in positions(players, f"revealed {number}"):
            if not st.shown:
                by = []
            seen = view(st, -1)["combat"]
            found = [card["by"] for card in seen["revealed"]]
            if found != by:
                assert all(a in (b, None) for a, b in zip(found, by, strict=True))
                assert isinstance(st.frames[-1], GreyWipe) if st.frames else True
                assert None in found
                unknown += 1
            checked += bool(by)
            if st.frames and isinstance(st.frames[-1], RevealCombat):
                by = [*by, st.frames[-1].seat]
                assert seen["active"] == st.frames[-1].seat
    assert checked > 20
    assert unknown < checked / 20


@pytest.mark.clause("BL-9.13", "BL-12.8")
def test_a_token_taken_after_the_combat_does_not_change_who_revealed_what() -> None:
    for place in (0, 2):
        st = set_table(3)
        put(st, "commander", white=1, bottom=True)  # 2 symbols, and 2 more by the ability
        put(st, "assassin", white=2)
        start(st, ChooseEnemy(2, 0))
        choose(st, KINGDOM)  # 3 against 4
        for change in (2, 1, -1):  # 5 to 4, 5 to 5, 4 to 5
            reveals_at(st, change)
        by = [2, 0, 2]
        assert [card["by"] for card in view(st, -1)["combat"]["revealed"]] == by
        reveals_at(st, 2)
        choose(st, CombatStep.REVEAL)
        reveals(st, "grey")
        assert [card["by"] for card in view(st, 0)["combat"]["revealed"]] == [*by, 2, 0]
        choose(st, board("commander") * 3 + place)
        assert isinstance(st.frames[-1], GreyWipe)
        found = [card["by"] for card in view(st, 0)["combat"]["revealed"]]
        assert all(a in (b, None) for a, b in zip(found, [*by, 2, 0], strict=True))
        assert found[-1] == 0  # what can still be told


@pytest.mark.clause("BL-9.5", "BL-9.6", "BL-14.7")
@pytest.mark.parametrize("players", PLAYERS)
def test_unseen_cards_are_told_with_what_each_of_them_would_do(players: int) -> None:
    met: Counter[str] = Counter()
    for number in range(3):
        for st in positions(players, f"unseen {number}"):
            frame = st.frames[-1] if st.frames else None
            if not isinstance(frame, CombatStep):
                continue
            seen = view(st, frame.seat)["combat"]
            assert seen["active"] == frame.seat
            for card in unseen_cards(st, frame.seat):
                attacking = frame.seat == st.fight[0]
                mine = st.fight[2 if attacking else 3] + st.table.material.power[card]
                if st.table.material.colour[card] != GREY:
                    ahead = effect_of(st, frame.seat, card) == "ahead"
                    assert ahead == (mine >= seen["needed"])
            for card in range(24):
                if not st.combat_deck.counts[card]:
                    continue
                wanted = really_does(st, frame.seat, card)
                assert effect_of(st, frame.seat, card) == wanted
                met[wanted] += 1
            for kind in ("ahead", "behind", "sword", "defeat"):
                alike = [c["count"] for c in seen["unseen"] if c["does"] == kind]
                assert seen["odds"][kind] == sum(alike)
            assert sum(seen["odds"].values()) == len(unseen_cards(st, frame.seat))
            assert seen["colours"] == {
                colour: sum(c["count"] for c in seen["unseen"] if c["colour"] == colour)
                for colour in ("green", "red", "grey")
            }
    assert met["ahead"] > 20
    assert met["behind"] > 20
    assert met["defeat"] > 3


def really_does(st: Belaad, seat: int, card: int) -> str:
    """What the engine does when the side reveals this card."""
    after = st.copy()
    apply(after, CombatStep.REVEAL)
    if isinstance(after.frames[-1], RevealCombat):  # the last card is not drawn: it happens
        apply(after, card)
    frame = after.frames[-1] if after.frames else None
    if isinstance(frame, CancelGrey):
        return "sword"
    if isinstance(frame, CombatStep):
        return "behind" if frame.seat == seat else "ahead"
    if st.table.material.colour[card] == 2:
        return "defeat"
    lost = after.swords != st.swords if seat == st.fight[0] else isinstance(frame, DrawSpoils)
    return "behind" if lost else "ahead"


@pytest.mark.clause("BL-14.7")
@pytest.mark.parametrize("players", PLAYERS)
def test_unseen_cards_are_exactly_those_that_could_come(players: int) -> None:
    rng = Rng.from_seed(f"could come {players}")
    checked = 0
    for number, st in enumerate(positions(players, "could come")):
        if number % 61 or checked > 40:
            continue
        for seat in range(-1, players):
            could: set[int] = set()
            for _ in range(25):
                other = RULES.redeal(st, seat, rng)
                assert isinstance(other, Belaad)
                could |= {card for card in range(24) if other.combat_deck.counts[card]}
            assert could == set(unseen_cards(st, seat))
            checked += 1
    assert checked > 10


@pytest.mark.clause("BL-9.10", "BL-9.12", "BL-9.13", "BL-9.15")
@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_at_stake_is_what_a_surrender_brings(players: int) -> None:
    prizes: Counter[str] = Counter()
    for number in range(4):
        for st in positions(players, f"stakes {number}"):
            frame = st.frames[-1] if st.frames else None
            if not isinstance(frame, CombatStep):
                continue
            role = "defender" if frame.seat == st.fight[0] else "attacker"
            prize = view(st, -1)["combat"]["stakes"][role]["prize"]
            prizes[prize] += 1
            assert prize == won_by_surrender(st)
    assert prizes["card"] > 3
    assert prizes["sword"] + prizes["nothing"] > 3
    assert (prizes["token"] > 0) == (players in (3, 5))


def won_by_surrender(st: Belaad) -> str:
    """What the other side has won after the active one has surrendered."""
    after = st.copy()
    frame = after.frames[-1]
    assert isinstance(frame, CombatStep)
    winner = st.fight[0] + st.fight[1] - frame.seat
    apply(after, CombatStep.SURRENDER)
    if after.swords[winner] > st.swords[winner]:
        return "sword"
    if sum(after.killed) > sum(st.killed):  # a single token was not asked for
        return "token"
    top = after.frames[-1] if after.frames else None
    if isinstance(top, KillToken) and top.seat == winner:
        return "token"
    return "card" if isinstance(top, DrawSpoils) else "nothing"


@pytest.mark.clause("BL-9.2", "BL-9.9", "BL-15.5")
def test_both_sides_are_told_with_what_their_power_is_made_of() -> None:
    st = set_table(2)
    put(st, "commander", white=1, bottom=True)
    put(st, "peoples_hero", white=3)
    start(st, ChooseSymbol(1, 16, 2))  # the People attack with a boost: 4 + 2 against 2 + 2
    reveals_at(st, -1)
    seen = view(st, -1)["combat"]
    assert seen["sides"]["attacker"] == {
        "seat": 1,
        "faction": "people",
        "power": 6,
        "began": 6,
        "symbols": 4,
        "ability": 0,
        "extra": 2,
    }
    assert seen["sides"]["defender"] == {
        "seat": 0,
        "faction": "kingdom",
        "power": 3,
        "began": 4,
        "symbols": 2,
        "ability": 2,
        "extra": 0,
    }
    assert seen["stakes"]["attacker"] == {
        "prize": "card",
        "wipe_after_grey": True,
        "wiped": "commander",
    }
    assert seen["stakes"]["defender"] == {
        "prize": "sword",
        "wipe_after_grey": True,
        "wiped": "peoples_hero",
    }
    assert seen["spoils"] == [0, 2]
    assert view(st, -1)["factions"]["kingdom"]["power"] == 4
    st.sword_supply = 0
    assert view(st, -1)["combat"]["stakes"]["defender"]["prize"] == "nothing"
    put(st, "peoples_hero")
    assert not view(st, -1)["combat"]["stakes"]["defender"]["wipe_after_grey"]


def reveals_at(st: Belaad, change: int) -> None:
    """The weaker side reveals a card with this change of power."""
    assert isinstance(st.frames[-1], Ask)
    choose(st, CombatStep.REVEAL)
    reveals(st, change)
