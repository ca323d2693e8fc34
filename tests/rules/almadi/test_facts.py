"""What follows from the rules is in the view, and is what the engine does; nothing hidden is."""

from collections import Counter
from typing import Any

import pytest

from majlis.games.almadi.frames.effects import Realise
from majlis.games.almadi.frames.genie import MoveBeyond, MoveTile, PickTile
from majlis.games.almadi.frames.moon import TakeObjective
from majlis.games.almadi.frames.placement import ALL_ROWS, JudgeTile, PlaceTile, TakeTile
from majlis.games.almadi.material import (
    CHARACTERS,
    EFFECTS,
    GOODS,
    OBJECTIVE_COUNT,
    OBJECTIVES,
    SLOTS,
    STARTS,
)
from majlis.games.almadi.meta import RULES
from majlis.games.almadi.objectives import Cards
from majlis.games.almadi.realm import COLUMNS, Realm, activated, cell_at, count_facts
from majlis.games.almadi.scoring import totals
from majlis.games.almadi.state import Almadi
from majlis.games.almadi.tally import caravan_groups, oasis_groups
from majlis.kernel.frame import Ask
from majlis.kernel.rng import Rng
from majlis.kernel.rules import Config, Point
from majlis.kernel.runner import apply
from majlis.play import begin
from majlis.texts import LANGUAGES, Words
from tests.rules.almadi import games
from tests.rules.almadi import table as t

every_table = pytest.mark.parametrize("config", games.TABLES, ids=games.name_of)
STEPS = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}
OPPOSITE = {"n": "s", "e": "w", "s": "n", "w": "e"}


def told(points: list[list[Point]]) -> list[list[tuple[str, str, int]]]:
    return [[(p.clause, p.text.key, p.points) for p in own] for own in points]


# ---------------------------------------------------------------- nothing hidden


@pytest.mark.clause("AM-13.1", "AM-13.2")
@every_table
def test_points_belongings_and_facts_do_not_depend_on_what_is_hidden(config: Config) -> None:
    rng = Rng.from_seed("hidden")
    changed = 0
    for number, (_, st, _) in enumerate(games.matches(config, "hidden")):
        if number % 5:
            continue
        for seat in range(-1, config.players):
            other = RULES.redeal(st, seat, rng)
            assert isinstance(other, Almadi)
            changed += [p.hand for p in other.players] != [p.hand for p in st.players]
            assert told(RULES.points(other, seat)) == told(RULES.points(st, seat))
            assert RULES.holdings(other, seat) == RULES.holdings(st, seat)
            assert RULES.view(other, seat) == RULES.view(st, seat)
    assert changed > 0 or not config.options


@pytest.mark.clause("AM-13.1")
@every_table
def test_belongings_are_what_the_view_shows(config: Config) -> None:
    words = [Words(language, "almadi") for language in LANGUAGES]
    waited: Counter[str] = Counter()
    for _, st, _ in games.matches(config, "belongings"):
        view = RULES.view(st, -1)
        holdings = RULES.holdings(st, -1)
        assert len(holdings) == config.players
        for player, own in zip(view["players"], holdings, strict=True):
            assert own["label-rubies"] == player["rubies"]
            for kind, counts in (("mosaic", player["mosaics"]), ("stall", player["stalls"])):
                having = {k: n for k, n in own.items() if k.startswith(f"{kind}-") and n}
                assert having == {f"{kind}-{name}": n for name, n in counts.items() if n}
            held = player["objectives"]
            assert own["label-objectives"] == len(held)
            assert own["label-objectives_achieved"] == len([o for o in held if o["achieved"]])
            assert own.get("label-recruited", 0) == len(player["recruited"])
            assert own.get("label-hand", 0) == player["hand_size"]
            assert all(one.has(key) for one in words for key in own)
        now = view["now"]
        for seat, own in enumerate(holdings):
            waiting = {k[7:]: n for k, n in own.items() if k.startswith("effect-") and n}
            waited.update(waiting)
            if now is None or seat != now["seat"]:
                assert waiting == {}
            else:
                assert waiting == {k: n for k, n in view["turn"]["pending"].items() if n}
                assert own.get("label-claims", 0) == len(view["turn"]["claims"])
        points = RULES.points(st, 0)
        assert [sum(p.points for p in own) for own in points] == totals(st)
    assert len(waited) > 2
    assert "jar" not in waited


# ---------------------------------------------------------------- realms


def counted(realm: Realm, st: Almadi) -> dict[str, int]:
    active = count_facts(realm.at, st.table.material).active
    return {name: n for name, n in zip(EFFECTS, active, strict=True) if n}


def nonzero(counts: dict[str, int]) -> dict[str, int]:
    return {name: n for name, n in counts.items() if n}


@pytest.mark.clause("AM-6.1", "AM-6.8", "AM-10.1", "AM-10.3", "AM-10.5")
@every_table
def test_contacts_groups_and_palaces_are_those_that_score(config: Config) -> None:
    contacts = palaces = 0
    for number, (_, st, _) in enumerate(games.matches(config, "realms")):
        if number % 4:
            continue
        for seat, player in enumerate(RULES.view(st, -1)["players"]):
            realm, facts = st.players[seat].realm, player["facts"]
            at = {(p["row"], p["column"]): p for p in player["realm"]}
            both: Counter[str] = Counter()
            for (row, column), placed in at.items():
                for direction, effect in placed["awake"].items():
                    down, right = STEPS[direction]
                    other = at[row + down, column + right]
                    assert other["awake"][OPPOSITE[direction]] == effect
                    sides = {placed["sides"][direction], other["sides"][OPPOSITE[direction]]}
                    assert sides == {"act", effect}
                    both[effect] += 1
            assert {name: n // 2 for name, n in both.items()} == counted(realm, st)
            assert nonzero(facts["active"]) == counted(realm, st)
            contacts += sum(both.values())
            score = {line["text"]["key"]: line for line in player["score"]}
            worth = [p["points"] for p in player["realm"] if p["type"] == "palace"]
            assert sum(worth) == score["score-palaces"]["points"]
            palaces += len([one for one in worth if one > 1])
            sizes: dict[str, list[int]] = {"oasis": [], "caravan": []}
            for group in facts["groups"]:
                sizes[group["type"]].append(group["size"])
                assert len(group["cells"]) == group["size"]
                for cell in group["cells"]:
                    placed = at[cell["row"], cell["column"]]
                    assert (placed["type"], placed["group"]) == (group["type"], group["size"])
            material = st.table.material
            assert sizes["oasis"] == oasis_groups(realm, material)[::-1]
            assert sizes["caravan"] == caravan_groups(realm, material)[::-1]
            counts = Counter(source for p in player["realm"] for source in p["counts"])
            assert counts["oases"] == score["score-oases"]["text"]["args"]["count"]
            largest = score["score-oasis_bonus"]["text"]["args"]["size"]
            ways = sizes["oasis"].count(largest) if largest > 1 else 0
            assert counts["oasis_bonus"] == largest * ways
            assert counts["palaces"] == len([one for one in worth if one])
            assert (counts["jars"] > 0) == (score["score-jars"]["points"] > 0)
            carried = [p for p in player["realm"] if p["type"] in ("caravan", "market")]
            assert counts["caravans"] == len(carried)
            oases = sum(g["points"] for g in facts["groups"] if g["type"] == "oasis")
            assert oases == score["score-oases"]["points"]
            load = facts["load"]
            assert load["carried"] == score["score-caravans"]["points"]
            doubled = "zobeide" in facts["powers"] and sum(player["stalls"].values())
            assert score["score-caravans"]["text"]["args"] == {
                "goods": load["goods"],
                "capacity": load["capacity"],
                "factor": 2 if doubled else 1,
            }
            if "ali_cogia" not in facts["powers"]:
                room = sum(g["capacity"] for g in facts["groups"] if g["type"] == "caravan")
                assert load["capacity"] == room
            goods = {g: sum(p["goods"].get(g, 0) for p in player["realm"]) for g in GOODS}
            assert nonzero(facts["goods"]) == nonzero(goods)
            powers = st.players[seat].powers()
            assert facts["powers"] == [c for i, c in enumerate(CHARACTERS) if (powers >> i) & 1]
            place = PlaceTile(seat, ALL_ROWS)
            open_cells = {(cell["row"], cell["column"]) for cell in facts["open"]}
            for row in range(1, 5):
                for column in range(1, 25):
                    free = place.why_not(st, t.cell_choice(row, column)) is None
                    assert free == ((row, column) in open_cells)
    assert contacts > 100
    assert palaces > 0


@pytest.mark.clause("AM-8.1", "AM-8.9", "AM-8.12", "AM-8.13", "AM-8.14")
def test_progress_is_whole_where_the_condition_holds_and_only_there() -> None:
    """For all objectives, whoever holds them, at every fourth decision of random games."""
    held: Counter[str] = Counter()
    missed: Counter[str] = Counter()
    for config in games.TABLES:
        for number, (_, st, _) in enumerate(games.matches(config, "progress")):
            if number % 4:
                continue
            material = st.table.material
            view = RULES.view(st, -1)
            for seat, player in enumerate(st.players):
                cards = Cards(player.stalls, player.mosaics, player.rubies)
                shown = view["players"][seat]["facts"]["progress"]
                for index in range(OBJECTIVE_COUNT):
                    condition = st.table.conditions[index]
                    holds = condition.holds(player.realm, cards, material)
                    parts = condition.progress(player.realm, cards, material)
                    assert parts
                    assert all(need > 0 <= have for have, need in parts)
                    assert all(have >= need for have, need in parts) == holds, OBJECTIVES[index]
                    (held if holds else missed)[OBJECTIVES[index]] += 1
                    name = OBJECTIVES[index]
                    if name in shown:
                        assert shown[name] == [{"have": h, "need": n} for h, n in parts]
            table = {entry["objective"] for entry in view["objectives"]}
            for entry in view["players"]:
                table |= {o["objective"] for o in entry["objectives"] if not o["achieved"]}
            assert all(set(entry["facts"]["progress"]) == table for entry in view["players"])
    assert len(missed) == OBJECTIVE_COUNT
    assert len(held) > OBJECTIVE_COUNT // 2


def far(name: str, rows: list[str]) -> tuple[int, int]:
    """How far a realm is with an objective that is a figure."""
    table = t.set_table().table
    condition = table.conditions[t.objective(name)]
    realm = t.sketch(rows)
    (part,) = condition.progress(realm, Cards((0,) * 4, (0,) * 4, 0), table.material)
    return part


@pytest.mark.clause("AM-8.8", "AM-8.9", "AM-8.10")
def test_progress_of_a_figure_is_the_most_of_it_that_lies_right() -> None:
    diagonal = [".O..", "..O.", "...O", "...."]
    assert far("BU02", ["C...", "M...", "P...", "O..."]) == (1, 4)
    assert far("BU02", ["C" + r[1:] for r in diagonal]) == (3, 4)
    assert far("BU02", ["C" + r[1:] for r in diagonal[:3]] + ["C...O"]) == (4, 4)
    # A square of four oases cannot take in the starting tile where that is something else.
    assert far("BU03", ["CO", "OO", "M", "P"]) == (2, 4)
    assert far("BU03", ["OO", "OO", "P", "C"]) == (4, 4)
    assert far("BU03", ["C.OO", "M.O", "P", "O"]) == (3, 4)
    # A hole counts only where it is still empty.
    need = far("GY05", ["C", "M", "P", "O"])[1]
    ring = ["CMMM", "M..M", "PMMM", "O"]
    assert far("GY05", ring) == (6, need)
    filled = ["CMMM", "MMMM", "PMMM", "O"]
    assert far("GY05", filled)[0] < need


# ---------------------------------------------------------------- what a landing would do


def landings(st: Almadi, frame: Ask[Almadi], pending: Any) -> list[tuple[Ask[Almadi], int, Any]]:
    """Each cell that is told, with the decision and the choice that lead there."""
    found: list[tuple[Ask[Almadi], int, Any]] = []
    for entry in pending["cells"]:
        row, column = entry["row"], entry["column"]
        choice = column if isinstance(frame, MoveBeyond) else t.cell_choice(row, column)
        found.append((frame, choice, entry))
    for outer in pending.get("outer", []):
        assert isinstance(frame, MoveTile)
        beyond = MoveBeyond(frame.seat, frame.tile, outer["row"])
        assert t.outer_choice(outer["row"]) in st.legal
        found += [(beyond, entry["column"], entry) for entry in outer["cells"]]
    return found


def check_landing(st: Almadi, frame: Ask[Almadi], choice: int, entry: Any) -> None:
    """Lands on a copy, and compares with what was told."""
    after = st.copy()
    after.frames[-1] = frame
    frame.apply(after, choice)
    seat, material = frame.seat, st.table.material
    realm = after.players[seat].realm
    cell = cell_at(entry["row"], entry["column"])
    counts = activated(realm, cell, -1, material)
    awake = Counter(entry["awake"].values())
    assert awake == {name: n for name, n in zip(EFFECTS, counts, strict=True) if n}
    for effect, name in enumerate(EFFECTS):
        assert after.pending[effect] - st.pending[effect] == entry["effects"].get(name, 0)
    new = after.claims & ~st.claims
    assert entry["claims"] == [c for i, c in enumerate(CHARACTERS) if (new >> i) & 1]
    won = after.players[seat].achieved & ~st.players[seat].achieved
    assert entry["achieves"] == [o for i, o in enumerate(OBJECTIVES) if (won >> i) & 1]
    assert entry["points"] == totals(after)[seat] - totals(st)[seat]


@pytest.mark.clause("AM-5.3", "AM-6.3", "AM-7.4", "AM-12.16")
def test_what_a_tile_would_do_is_told_for_every_cell_that_it_may_go_to() -> None:
    checked: Counter[str] = Counter()
    seen: Counter[str] = Counter()
    for config in (*games.TABLES, *games.VARIANT):
        for _, st, frame in games.matches(config, f"landings {len(checked)}"):
            view = RULES.view(st, frame.seat)["pending"]
            assert "cells" not in RULES.view(st, -1)["pending"]
            if not isinstance(frame, (PlaceTile, MoveTile, MoveBeyond)):
                assert "cells" not in view
                continue
            found = landings(st, frame, view)
            inner = [choice for one, choice, _ in found if one is frame]
            outer = [t.outer_choice(entry["row"]) for entry in view.get("outer", [])]
            assert [*inner, *outer] == st.legal
            for one, choice, entry in found:
                check_landing(st, one, choice, entry)
                checked[one.KIND] += 1
                seen["wakes"] += bool(entry["effects"])
                seen["achieves"] += bool(entry["achieves"])
                seen["claims"] += bool(entry["claims"])
                seen["gains"] += entry["points"] > 0
                seen["loses"] += entry["points"] < 0
    assert min(checked[kind] for kind in ("place_tile", "move_tile", "move_beyond")) > 0
    assert min(seen.values()) > 0, seen


@pytest.mark.clause("AM-5.1", "AM-12.18", "AM-12.23")
def test_the_rows_of_a_slot_are_those_where_its_tile_may_be_placed() -> None:
    wide = 0
    for config in games.TABLES:
        for _, st, frame in games.matches(config, "slots"):
            pending = RULES.view(st, frame.seat)["pending"]
            if not isinstance(frame, (TakeTile, JudgeTile)):
                assert "slot_rows" not in pending
                continue
            base = JudgeTile.SLOT if isinstance(frame, JudgeTile) else 0
            for slot in range(SLOTS):
                rows = pending["slot_rows"][slot]
                assert bool(rows) == (base + slot in st.legal)
                if rows:
                    after = st.copy()
                    frame.apply(after, base + slot)
                    place = after.frames[-1]
                    assert isinstance(place, PlaceTile)
                    assert rows == [row for row in range(1, 5) if (place.rows >> row) & 1]
                    wide += len(rows) > 1
            assert (pending.get("keep_rows") == [1, 2, 3, 4]) == isinstance(frame, JudgeTile)
    assert wide > 0


# ---------------------------------------------------------------- the turn


@pytest.mark.clause("AM-7.13", "AM-9.2", "AM-12.7")
def test_the_turn_is_counted_and_what_a_moon_could_bring_is_told() -> None:
    extra = moons = 0
    for config in games.TABLES:
        turns: Counter[int] = Counter()
        before = -1
        for match, st, frame in games.matches(config, "turns"):
            now = RULES.view(st, -1)["now"]
            if st.is_setting_up():
                assert now is None
                continue
            if frame.KIND == "copy_character":
                continue
            for step in match.log[max(0, before) :]:
                turns.update(e.args[0] for e in step.events if e.name == "turn")
            if before < 0:
                turns.update(e.args[0] for e in match.opening if e.name == "turn")
            before = len(match.log)
            seat = frame.seat
            assert (now["seat"], now["turn"], now["turns"]) == (seat, turns[seat], 16)
            assert now["is_extra"] == (turns[seat] > 16)
            assert now["moves_left"] == 3 - st.moves
            extra += now["is_extra"]
            there = TakeObjective(seat).choices(st)
            assert now["objectives"] == [OBJECTIVES[index] for index in there]
            moons += len(there) > 0
    assert extra > 0
    assert moons > 0


@pytest.mark.clause("AM-4.3")
def test_a_draft_shows_what_waits_and_what_it_is_worth() -> None:
    """The forecast of a tile on its cell: an effect that waits, and the points of a group."""
    st = t.set_table(tiles={"OA01": "act act jar hammer"}, starts={STARTS[0]: "act act act act"})
    kinds = [st.table.material.type[landscape] for landscape in st.players[0].realm.at.values()]
    row = kinds.index(0) + 1
    t.lay(st, 2 * row - 2, "OA01")
    t.begin(st)
    forecast = begin(RULES, st, 0).point(f"slot:{2 * row - 2}").forecast()
    assert forecast is not None
    changed = {c.thing: (c.before, c.after) for c in forecast.changes if c.seat == 0}
    assert changed["effect-hammer"] == (0, 1)
    scored = forecast.scored[0]
    gained = sum(p.points for p in scored.after) - sum(p.points for p in scored.before)
    assert gained >= 6  # a group of two oases; the bonus of the largest comes on top
    after = st.copy()
    apply(after, 2 * row - 2)
    assert totals(after)[0] - totals(st)[0] == gained


# ---------------------------------------------------------------- what an effect would give


@pytest.mark.clause("AM-4.3", "AM-7.1")
@every_table
def test_what_an_effect_would_give_is_what_it_gives(config: Config) -> None:
    uses = Counter[str]()
    for match, st, frame in games.matches(config, "uses"):
        if not isinstance(frame, Realise) or match.is_in_act:
            continue
        found = {use["effect"]: use for use in match.view(frame.seat)["pending"]["uses"]}
        wanted = [EFFECTS[c - 1] for c in st.legal if 1 <= c < Realise.SWAP]
        assert list(found) == wanted
        for effect, use in found.items():
            after = played(st, 1 + EFFECTS.index(effect), use)
            assert use["points"] == totals(after)[frame.seat] - totals(st)[frame.seat], effect
            uses[effect] += 1
        assert all("uses" not in match.view(seat)["pending"] for seat in others_of(frame, config))
    assert set(uses) >= {"genie", "hammer", "stall", "ruby"}


def others_of(frame: Ask[Almadi], config: Config) -> list[int]:
    return [seat for seat in range(-1, config.players) if seat != frame.seat]


def played(st: Almadi, choice: int, use: Any) -> Almadi:
    """The table after an effect was used as the fact says."""
    after = st.copy()
    apply(after, choice)
    if "move" in use:
        origin, target = use["move"]["origin"], use["move"]["target"]
        frame = after.frames[-1]
        if isinstance(frame, PickTile):
            apply(after, after.players[frame.seat].realm.at[cell_at(**origin)])
        apply(after, (target["row"] - 1) * COLUMNS + target["column"] - 1)
    elif use["effect"] == "moon" and "objective" not in use:
        return st
    elif after.frames and isinstance(after.frames[-1], TakeObjective):
        apply(after, OBJECTIVES.index(use["objective"]))
    return after


@every_table
def test_what_is_certain_is_what_rubies_and_top_cards_give(config: Config) -> None:
    found = 0
    for match, st, frame in games.matches(config, "certain"):
        if not isinstance(frame, Realise) or match.is_in_act:
            continue
        after = st.copy()
        for effect in ("hammer", "stall", *["ruby"] * st.pending[EFFECTS.index("ruby")]):
            choice = 1 + EFFECTS.index(effect)
            if after.frames and after.frames[-1].KIND == "realise" and choice in after.legal:
                apply(after, choice)
                found += 1
        gained = totals(after)[frame.seat] - totals(st)[frame.seat]
        assert match.view(frame.seat)["pending"]["certain"] == gained
    assert found
