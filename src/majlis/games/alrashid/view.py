"""What a seat sees, built from nothing: a field is hidden until it is written here (AR-3.1)."""

from typing import cast

from majlis.games.alrashid import scoring
from majlis.games.alrashid.baskets import Striking, outcome
from majlis.games.alrashid.flow import Year
from majlis.games.alrashid.frames.areas import CloseArea
from majlis.games.alrashid.frames.battle import Battle, strength_on, token_bonus
from majlis.games.alrashid.frames.moving import StartEffects
from majlis.games.alrashid.frames.palaces import admitted, note_worth
from majlis.games.alrashid.frames.services import service_cost
from majlis.games.alrashid.goods import value
from majlis.games.alrashid.labels import CRISES
from majlis.games.alrashid.material import (
    AREAS,
    COLOURS,
    COUNTRIES,
    COURT,
    FIRST_COUNTRY,
    GOODS,
    RAIDER,
    TITLES,
    TOKENS,
)
from majlis.games.alrashid.player import Player
from majlis.games.alrashid.printed import printed
from majlis.games.alrashid.seen import (
    Battling,
    Mercenary,
    Pending,
    Phase,
    PlayerSeen,
    RankSeen,
    Slot,
    StrengthSeen,
    View,
)
from majlis.games.alrashid.state import (
    FACE_UP,
    OLDER,
    SEEN,
    STACK,
    TOKEN_KIND,
    AlRashid,
    SlotShape,
    dominance,
)
from majlis.kernel import codec
from majlis.kernel.codec import Json
from majlis.kernel.rules import pending_seen

SLOT = SlotShape()
PUBLIC_OF_PLAYER = ("goods", "family", "hand", "held", "titles", "used", "notes", "influence")


def view(st: AlRashid, seat: int) -> View:
    """The table as a seat knows it; -1 for a spectator."""
    return {
        "game": "alrashid",
        "options": dict(st.table.shown),
        "seat": seat,
        "year": st.year,
        "years": st.table.material.years,
        "order": list(st.order),
        "next_order": list(st.next_order),
        "players": [_player(st, other, seat) for other in range(st.table.players)],
        "phase": _phase(st),
        "areas": {
            name: [_slot(slot, st.table.material.dominance) for slot in st.slots[area]]
            for area, name in enumerate(AREAS)
        },
        "ranks": {name: _ranks(st, area) for area, name in enumerate(AREAS) if st.slots[area]},
        "countries": {
            name: {
                "goods": codec.Table(GOODS, codec.Num()).dump(st.goods[i * 5 : i * 5 + 5]),
                "credit_notes": st.notes[i],
                "mercenaries": [_token(token, seat) for token in st.mercenaries[i]],
                "strength": _strength(st, i, seat),
            }
            for i, name in enumerate(COUNTRIES)
        },
        "resolved": [name for area, name in enumerate(AREAS) if st.is_resolved(area)],
        "resolving": _resolving(st),
        "titles": {
            name: {
                "left": st.titles[t],
                "gold": st.table.material.title_gold[t],
                "palace": AREAS[st.table.material.title_palace[t]],
            }
            for t, name in enumerate(TITLES)
            if st.titles[t]
        },
        "crises": [CRISES[tile] for tile in st.crises],
        "discards": codec.Table(TOKENS, codec.Num()).dump(st.discards.counts),
        "pile": {
            colour: sum(st.pile.counts[i * 3 : i * 3 + 3]) for i, colour in enumerate(COLOURS)
        },
        "older": codec.Table(TOKENS, codec.Num()).dump(st.older_tokens()),
        "pending": _pending(st, seat),
        "printed": printed(st),
    }


def _slot(slot: int, weights: list[int]) -> Slot:
    seen: dict[str, Json] = {**SLOT.dump(slot), "dominance": dominance(slot & STACK, weights)}
    return cast(Slot, seen)


def _phase(st: AlRashid) -> Phase:
    """AR-4.1: where in the year it is; what is still planned tells."""
    if not st.frames:
        return "over"
    planned = [frame.KIND for frame in st.frames]
    if StartEffects.KIND in planned:
        return "placement"
    return "setup" if Year.KIND in planned else "resolution"


def _ranks(st: AlRashid, area: int) -> list[RankSeen]:
    """The seats in an area from the first rank on, with what it gets each as things stand.

    A stack that the court will turn away has no rank (AR-13.5); ranks beyond the third get nothing.
    """
    ranks: list[RankSeen] = []
    for rank, seat in enumerate(admitted(st, area)):
        gets: RankSeen = {"seat": seat, "acts": rank < 3}
        if rank < 3 and area < COURT:
            gets["gold"] = service_cost(st, seat, area, rank)
            gets["amount"] = st.table.material.service_amount[area][rank]
        elif rank < 3 and area >= FIRST_COUNTRY:
            gets["amount"] = st.table.material.trade[rank]
        ranks.append(gets)
    return ranks


def _strength(st: AlRashid, country: int, seat: int) -> dict[str, StrengthSeen]:
    """What must be exceeded, colour by colour: the known sum, and how many tokens are unknown."""
    sides: dict[str, StrengthSeen] = {}
    for i, colour in enumerate(COLOURS):
        tokens = [token for token in st.mercenaries[country] if (token & TOKEN_KIND) // 3 == i]
        if tokens:
            known = [(t & TOKEN_KIND) % 3 + 2 for t in tokens if _knows(t, seat)]
            sides[colour] = {"known": sum(known), "hidden": len(tokens) - len(known)}
    return sides


def _player(st: AlRashid, other: int, seat: int) -> PlayerSeen:
    player = st.players[other]
    fields = {f.name: f for f in Player.FIELDS}
    seen: dict[str, Json] = {
        name: fields[name].shape.dump(getattr(player, name))
        for name in (*PUBLIC_OF_PLAYER, "dishonour")
    }
    seen["gold"] = value(player.goods)
    seen["prestige"] = scoring.total(st, other)
    seen["title_points"] = [scoring.title_points(st, player, title) for title in player.titles]
    seen["note_gold"] = note_worth(st, other)
    seen["token_bonus"] = token_bonus(st, other)
    seen["mercenaries"] = {
        colour: sum(player.tokens[i * 3 : i * 3 + 3]) for i, colour in enumerate(COLOURS)
    }
    seen["older"] = {
        colour: player.older_of(i) for i, colour in enumerate(COLOURS) if player.older_of(i)
    }
    seen["thrown"] = fields["thrown"].shape.dump(player.thrown)
    if other == seat:
        seen["older_tokens"] = fields["older"].shape.dump(player.older)
        seen["tokens"] = fields["tokens"].shape.dump(player.tokens)
    return cast(PlayerSeen, seen)


def _knows(token: int, seat: int) -> bool:
    """Whether a seat knows the value of a token: it lies face up, or the seat has looked at it."""
    return bool(token & FACE_UP) or (seat >= 0 and bool(token & (SEEN << seat)))


def _token(token: int, seat: int) -> Mercenary:
    """A token on a country, its value only for whom it is known to."""
    kind = token & TOKEN_KIND
    return {
        "colour": COLOURS[kind // 3],
        "value": kind % 3 + 2 if _knows(token, seat) else None,
        "face_up": bool(token & FACE_UP),
        "seen_by": [other for other in range(5) if token & (SEEN << other)],
        "older": bool(token & OLDER),
    }


def _resolving(st: AlRashid) -> str | None:
    """The area that is being resolved, which everybody has heard named (AR-7.3)."""
    areas = [frame.area for frame in st.frames if isinstance(frame, CloseArea)]
    return AREAS[areas[-1]] if areas else None


def _pending(st: AlRashid, seat: int) -> Pending | None:
    """Who must decide what. What a seat has laid out but not yet done is for its eyes only."""
    pending = cast(Pending | None, pending_seen(st, seat))
    if pending is not None:
        frame = st.frames[-1]
        if isinstance(frame, Battle):
            pending["battle"] = _battle(st, frame, frame.seat == seat)
    return pending


def _battle(st: AlRashid, frame: Battle, own: bool) -> Battling:
    """What a fighter is up against, and who decides after it.

    For the fighter alone: how it would end with what is picked, and with all that it has.
    """
    after = frame.ranking[frame.index + 1 :]
    strength = [strength_on(st, frame.country, colour) for colour in range(2)]
    battle: Battling = {
        "country": COUNTRIES[frame.country],
        "strength": {name: strength[i] for i, name in enumerate(COLOURS) if strength[i]},
        "next": after[0] if after else None,
        "flight": st.table.material.dishonour_flight,
        "flight_points": st.table.material.dishonour_flight * st.table.material.dishonour_points,
        "rank": frame.index + 1,
        "traders": [
            {"seat": trader, "amount": st.table.material.trade[rank]}
            for rank, trader in enumerate(frame.ranking[frame.index :][:3])
        ],
        "raid": st.players[frame.seat].titles.count(RAIDER)
        * st.table.material.title_amount[RAIDER],
    }
    basket = frame.basket(st)
    if own and isinstance(basket, Striking):
        picked = basket.power([0] * len(basket.items))
        most = basket.power([item.most for item in basket.items])
        battle["force"] = {name: picked[i] for i, name in enumerate(COLOURS) if strength[i]}
        battle["outcome"] = outcome(picked, strength)
        battle["at_best"] = outcome(most, strength)
    return battle
