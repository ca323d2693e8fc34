"""What a seat sees, built from nothing: a field is hidden until it is written here (AR-3.1)."""

from majlis.games.alrashid import scoring
from majlis.games.alrashid.frames.areas import CloseArea
from majlis.games.alrashid.goods import value
from majlis.games.alrashid.labels import CRISES
from majlis.games.alrashid.material import AREAS, COLOURS, COUNTRIES, GOODS, TITLES, TOKENS
from majlis.games.alrashid.state import (
    FACE_UP,
    SEEN,
    STACK,
    TOKEN_KIND,
    AlRashid,
    Player,
    SlotShape,
    dominance,
)
from majlis.kernel import codec
from majlis.kernel.codec import Json
from majlis.kernel.frame import Ask

SLOT = SlotShape()
PUBLIC_OF_PLAYER = ("goods", "family", "hand", "held", "titles", "used", "notes", "influence")


def view(st: AlRashid, seat: int) -> Json:
    """The table as a seat knows it; -1 for a spectator."""
    return {
        "game": "alrashid",
        "options": dict(st.table.values),
        "seat": seat,
        "year": st.year,
        "years": st.table.material.years,
        "order": list(st.order),
        "next_order": list(st.next_order),
        "players": [_player(st, other, seat) for other in range(st.table.players)],
        "areas": {
            name: [
                {
                    **SLOT.dump(slot),
                    "dominance": dominance(slot & STACK, st.table.material.dominance),
                }
                for slot in st.slots[area]
            ]
            for area, name in enumerate(AREAS)
        },
        "countries": {
            name: {
                "goods": codec.Table(GOODS, codec.Num()).dump(st.goods[i * 5 : i * 5 + 5]),
                "credit_notes": st.notes[i],
                "mercenaries": [_token(token, seat) for token in st.mercenaries[i]],
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
        "pending": _pending(st, seat),
    }


def _player(st: AlRashid, other: int, seat: int) -> Json:
    player = st.players[other]
    fields = {f.name: f for f in Player.FIELDS}
    seen: dict[str, Json] = {
        name: fields[name].shape.dump(getattr(player, name))
        for name in (*PUBLIC_OF_PLAYER, "dishonour")
    }
    seen["gold"] = value(player.goods)
    seen["prestige"] = scoring.total(st, other)
    seen["mercenaries"] = {
        colour: sum(player.tokens[i * 3 : i * 3 + 3]) for i, colour in enumerate(COLOURS)
    }
    if other == seat:
        seen["tokens"] = fields["tokens"].shape.dump(player.tokens)
    return seen


def _token(token: int, seat: int) -> Json:
    """A token on a country: its value only if it lies face up or the seat has looked at it."""
    kind = token & TOKEN_KIND
    known = bool(token & FACE_UP) or (seat >= 0 and bool(token & (SEEN << seat)))
    return {
        "colour": COLOURS[kind // 3],
        "value": kind % 3 + 2 if known else None,
        "face_up": bool(token & FACE_UP),
        "seen_by": [other for other in range(5) if token & (SEEN << other)],
    }


def _resolving(st: AlRashid) -> Json:
    """The area that is being resolved, which everybody has heard named (AR-7.3)."""
    areas = [frame.area for frame in st.frames if isinstance(frame, CloseArea)]
    return AREAS[areas[-1]] if areas else None


def _pending(st: AlRashid, seat: int) -> Json:
    """Who must decide what. What a seat has laid out but not yet done is for its eyes only."""
    if not st.frames:
        return None
    frame = st.frames[-1]
    if not isinstance(frame, Ask):
        return {"kind": frame.KIND, "seat": None}
    pending: dict[str, Json] = {"kind": frame.KIND, "seat": frame.seat}
    if frame.seat == seat:
        pending["choices"] = list(st.legal)
        pending["frame"] = codec.dump_fields(frame, frame.FIELDS)
    return pending
