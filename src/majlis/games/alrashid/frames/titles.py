"""Chapters 14 and 15: gaining titles, their one-shot effects, and activating them."""

from typing import ClassVar, Final

from majlis.games.alrashid import events, labels, things
from majlis.games.alrashid.frames.common import (
    FOR_AGHA,
    FOR_QUARTERMASTER,
    FOR_RECRUITER,
    FOR_SMUGGLER,
    FOR_TRADER,
    SEAT,
    gain_good,
    gain_influence,
    gain_notes,
    gain_pawn,
)
from majlis.games.alrashid.frames.exchange import GiveGood, TakeGood
from majlis.games.alrashid.frames.favours import UseFavour, why_no_favour
from majlis.games.alrashid.frames.mercenaries import DrawTokens
from majlis.games.alrashid.frames.services import look
from majlis.games.alrashid.material import (
    ACTIVATED,
    AGHA,
    AIDE,
    ALCHEMIST,
    AREA_COUNT,
    ASTROLOGIST,
    COMMON,
    COUNTRIES,
    COUNTRY_COUNT,
    COURT,
    ENCHANTER,
    FIRST_COUNTRY,
    HARDWOOD_IMPORTER,
    IMPOSTOR,
    LAW_EXPERT,
    MERCHANT,
    METAL_IMPORTER,
    NEGOTIATOR,
    POTTERY_IMPORTER,
    QUARTERMASTER,
    RECRUITER,
    SAGE,
    SILK_MONOPOLIST,
    SMUGGLER,
    SPICES_MONOPOLIST,
    TITLES,
    TRADER,
    TREASURER,
    reached,
)
from majlis.games.alrashid.state import (
    LEADER,
    SEAT_UNIT,
    TOKEN_KIND,
    UNIT,
    AlRashid,
    pawns_in,
)
from majlis.kernel.codec import Field, Name, Num
from majlis.kernel.frame import Ask, Do
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.text import Text

WOOD: Final = 0
METAL: Final = 1
POTTERY: Final = 2
SPICE: Final = 3
SILK: Final = 4
MOST_TOKENS: Final = 9  # a country can never hold more: one tile a year, one token a tile


def title_clause(title: int) -> str:
    """AR-15.n is the tile C0n."""
    return f"AR-15.{title + 1}"


class GainTitle(Do[AlRashid]):
    """AR-14.5, AR-14.6: the tile changes hands; a one-shot title takes effect now and only now."""

    KIND = "gain_title"
    CLAUSE = "AR-14.6"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT), Field("title", Name(TITLES)))

    def __init__(self, seat: int, title: int) -> None:
        self.seat = seat
        self.title = title

    def clause(self) -> str:
        return title_clause(self.title)

    def run(self, st: AlRashid) -> None:
        st.titles[self.title] -= 1
        player = st.players[self.seat]
        player.titles = (*player.titles, self.title)
        st.tell(events.GAINED_TITLE, self.seat, self.title)
        if self.title in ON_GAIN:
            st.push(ON_GAIN[self.title](self.seat))


class TitleEffect(Do[AlRashid]):
    """What a title does for its owner when it is gained or activated."""

    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def why_idle(self, st: AlRashid) -> Refusal | None:
        """Why activating it now could have no effect (AR-14.10)."""
        return None


# ---- one-shot effects, and the Aide's on being gained


class Impostor(TitleEffect):
    """AR-15.4: two different favours without their gold; the good is still given."""

    KIND = "impostor"
    CLAUSE = "AR-15.4"

    def run(self, st: AlRashid) -> None:
        st.push(ImpostorFavour(self.seat, 0, st.table.material.title_amount[IMPOSTOR]))


class ImpostorFavour(Ask[AlRashid]):
    """AR-15.4: the next favour, or enough of them; `used` is a bit for each favour had."""

    KIND = "impostor_favour"
    CLAUSE = "AR-15.4"
    SIZE = 5
    FOLLOWS = True
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", SEAT),
        Field("used", Num(0, 15)),
        Field("left", Num(0, 9)),
    )
    ENOUGH: Final = 4

    def __init__(self, seat: int, used: int, left: int) -> None:
        self.seat = seat
        self.used = used
        self.left = left

    def why_not(self, st: AlRashid, choice: int) -> Refusal | None:
        if choice == self.ENOUGH:
            return None
        if self.left == 0 or (self.used >> choice) & 1:
            return refuse("AR-15.4", "different_favours")
        return why_no_favour(st, self.seat, choice)

    def resolve(self, st: AlRashid, choice: int) -> None:
        if choice == self.ENOUGH:
            return
        if self.left > 1:
            st.push(ImpostorFavour(self.seat, self.used | (1 << choice), self.left - 1))
        st.push(UseFavour(self.seat, choice))

    def describe(self, st: AlRashid, choice: int) -> Text:
        if choice == self.ENOUGH:
            return Text("impostor_favour-enough", {})
        return Text("impostor_favour", {"favour": labels.favour(choice)})

    def touches(self, st: AlRashid, choice: int) -> list[str]:
        return [] if choice == self.ENOUGH else [things.favour(choice)]


class Enchanter(TitleEffect):
    """AR-15.10: a merchant, and dishonour; with a full family only the dishonour (AR-14.7)."""

    KIND = "enchanter"
    CLAUSE = "AR-15.10"

    def run(self, st: AlRashid) -> None:
        player = st.players[self.seat]
        count = st.table.material.dishonour_enchanter
        player.dishonour += count
        st.tell(events.ENCHANTER, self.seat, count)
        if player.family[MERCHANT] < st.table.material.most_pawns[MERCHANT]:
            gain_pawn(st, self.seat, MERCHANT)


class Aide(TitleEffect):
    """AR-15.17: an influence token on gaining it."""

    KIND = "aide"
    CLAUSE = "AR-15.17"

    def run(self, st: AlRashid) -> None:
        gain_influence(st, self.seat, st.table.material.title_amount[AIDE])


class Treasurer(TitleEffect):
    """AR-15.25: a credit note."""

    KIND = "treasurer"
    CLAUSE = "AR-15.25"

    def run(self, st: AlRashid) -> None:
        gain_notes(st, self.seat, st.table.material.title_amount[TREASURER])


class Agha(TitleEffect):
    """AR-15.26: four mercenary tokens, one at a time."""

    KIND = "agha"
    CLAUSE = "AR-15.26"

    def run(self, st: AlRashid) -> None:
        st.push(DrawTokens(self.seat, st.table.material.title_amount[AGHA], FOR_AGHA))


class SilkMonopolist(TitleEffect):
    """AR-15.27: silk, and more with the Spices Monopolist."""

    KIND = "silk_monopolist"
    CLAUSE = "AR-15.27"

    def run(self, st: AlRashid) -> None:
        material = st.table.material
        if st.players[self.seat].owns(SPICES_MONOPOLIST):
            gain_good(st, self.seat, SILK, material.silk_with_both[0])
            gain_good(st, self.seat, SPICE, material.silk_with_both[1])
        else:
            gain_good(st, self.seat, SILK, material.title_amount[SILK_MONOPOLIST])


class SpicesMonopolist(TitleEffect):
    """AR-15.28: spices, and more with the Silk Monopolist."""

    KIND = "spices_monopolist"
    CLAUSE = "AR-15.28"

    def run(self, st: AlRashid) -> None:
        material = st.table.material
        if st.players[self.seat].owns(SILK_MONOPOLIST):
            gain_good(st, self.seat, SPICE, material.spices_with_both[0])
            gain_good(st, self.seat, SILK, material.spices_with_both[1])
        else:
            gain_good(st, self.seat, SPICE, material.title_amount[SPICES_MONOPOLIST])


class Astrologist(TitleEffect):
    """AR-15.29: influence by the number of sages in the family."""

    KIND = "astrologist"
    CLAUSE = "AR-15.29"

    def run(self, st: AlRashid) -> None:
        count = reached(st.table.material.astrologist_steps, st.players[self.seat].family[SAGE])
        if count:
            gain_influence(st, self.seat, count)


class LawExpert(TitleEffect):
    """AR-15.30: an influence token."""

    KIND = "law_expert"
    CLAUSE = "AR-15.30"

    def run(self, st: AlRashid) -> None:
        gain_influence(st, self.seat, st.table.material.title_amount[LAW_EXPERT])


class Quartermaster(TitleEffect):
    """AR-15.31: two goods of choice, alike or not."""

    KIND = "quartermaster"
    CLAUSE = "AR-15.31"

    def run(self, st: AlRashid) -> None:
        count = st.table.material.title_amount[QUARTERMASTER]
        if count:
            st.push(TakeGood(self.seat, FOR_QUARTERMASTER, count, 0, -1, -1))


class Alchemist(TitleEffect):
    """AR-15.32: one sage may become a merchant, in the hand or on the board."""

    KIND = "alchemist"
    CLAUSE = "AR-15.32"

    def run(self, st: AlRashid) -> None:
        st.push(AlchemistSage(self.seat))


class AlchemistSage(Ask[AlRashid]):
    """AR-15.32: which sage: one in an area, one in the hand, or none.

    The Alchemist is gained at the court while it is being resolved, so a sage there becomes a
    merchant in the hand.
    """

    KIND = "alchemist_sage"
    CLAUSE = "AR-15.32"
    SIZE = AREA_COUNT + 2
    FOLLOWS = True
    DETAIL = True
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)
    HAND: Final = AREA_COUNT
    NOBODY: Final = AREA_COUNT + 1

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def why_not(self, st: AlRashid, choice: int) -> Refusal | None:
        if choice == self.NOBODY:
            return None
        player = st.players[self.seat]
        if player.family[MERCHANT] >= st.table.material.most_pawns[MERCHANT]:
            return refuse("AR-15.32", "family_is_full")
        if choice == self.HAND:
            return None if player.hand[SAGE] else refuse("AR-15.32", "no_sage_there")
        stack = st.stack(choice, self.seat)
        if not pawns_in(stack)[SAGE]:
            return refuse("AR-15.32", "no_sage_there")
        if choice != COURT and stack >= LEADER:
            return refuse("AR-5.5", "one_leader")
        return None

    def resolve(self, st: AlRashid, choice: int) -> None:
        if choice == self.NOBODY:
            return
        player = st.players[self.seat]
        st.change_family(self.seat, SAGE, -1)
        st.change_family(self.seat, MERCHANT, 1)
        if choice == self.HAND:
            player.hand[SAGE] -= 1
            player.hand[MERCHANT] += 1
        elif choice == COURT:
            st.remove_pawn(COURT, self.seat, SAGE)
            player.hand[MERCHANT] += 1
        else:
            # The merchant stands where the sage stood: same area, same slot.
            change = UNIT[MERCHANT] - UNIT[SAGE]
            slots = [s + change if s // SEAT_UNIT == self.seat else s for s in st.slots[choice]]
            st.slots[choice] = tuple(slots)
        st.tell(events.CONVERTED, self.seat)

    def describe(self, st: AlRashid, choice: int) -> Text:
        if choice == self.NOBODY:
            return Text("alchemist_sage-nobody", {})
        if choice == self.HAND:
            return Text("alchemist_sage-hand", {})
        return Text("alchemist_sage", {"area": labels.area(choice)})

    def touches(self, st: AlRashid, choice: int) -> list[str]:
        if choice == self.NOBODY:
            return []
        if choice == self.HAND:
            return [things.hand(SAGE)]
        return [things.pawn(choice, self.seat, SAGE)]


# ---- activated titles


def why_not_activate(st: AlRashid, seat: int, title: int) -> Refusal | None:
    """AR-14.2: owned, of the activated type, not yet used this year, and of some effect."""
    player = st.players[seat]
    if title not in player.titles:
        return refuse("AR-14.2", "title_not_owned")
    if st.table.material.title_type[title] != ACTIVATED:
        return refuse("AR-14.1", "title_not_activated")
    if player.used.count(title) >= player.titles.count(title):
        return refuse("AR-14.2", "title_used")
    return ON_ACTIVATE[title](seat).why_idle(st)


class Smuggler(TitleEffect):
    """AR-15.1: one good becomes one of another type."""

    KIND = "smuggler"
    CLAUSE = "AR-15.1"

    def why_idle(self, st: AlRashid) -> Refusal | None:
        if any(st.players[self.seat].goods):
            return None
        return refuse("AR-14.10", "nothing_to_exchange")

    def run(self, st: AlRashid) -> None:
        st.push(GiveGood(self.seat, FOR_SMUGGLER))


class Recruiter(TitleEffect):
    """AR-15.6: a mercenary token of a colour named."""

    KIND = "recruiter"
    CLAUSE = "AR-15.6"

    def why_idle(self, st: AlRashid) -> Refusal | None:
        return None if st.can_draw(0) or st.can_draw(1) else refuse("AR-14.10", "no_tokens_left")

    def run(self, st: AlRashid) -> None:
        st.push(DrawTokens(self.seat, st.table.material.title_amount[RECRUITER], FOR_RECRUITER))


class Trader(TitleEffect):
    """AR-15.13: one common good becomes one each of the two others."""

    KIND = "trader"
    CLAUSE = "AR-15.13"

    def why_idle(self, st: AlRashid) -> Refusal | None:
        if any(st.players[self.seat].goods[:COMMON]):
            return None
        return refuse("AR-14.10", "nothing_to_exchange")

    def run(self, st: AlRashid) -> None:
        st.push(GiveGood(self.seat, FOR_TRADER))


class HardwoodImporter(TitleEffect):
    """AR-15.14: wood."""

    KIND = "hardwood_importer"
    CLAUSE = "AR-15.14"

    def run(self, st: AlRashid) -> None:
        gain_good(st, self.seat, WOOD, st.table.material.title_amount[HARDWOOD_IMPORTER])


class PotteryImporter(TitleEffect):
    """AR-15.15: pottery."""

    KIND = "pottery_importer"
    CLAUSE = "AR-15.15"

    def run(self, st: AlRashid) -> None:
        gain_good(st, self.seat, POTTERY, st.table.material.title_amount[POTTERY_IMPORTER])


class MetalImporter(TitleEffect):
    """AR-15.16: metal."""

    KIND = "metal_importer"
    CLAUSE = "AR-15.16"

    def run(self, st: AlRashid) -> None:
        gain_good(st, self.seat, METAL, st.table.material.title_amount[METAL_IMPORTER])


class Negotiator(TitleEffect):
    """AR-15.8: a look at one country, then perhaps a token for a token."""

    KIND = "negotiator"
    CLAUSE = "AR-15.8"

    def why_idle(self, st: AlRashid) -> Refusal | None:
        if any(st.mercenaries):
            return None
        return refuse("AR-14.10", "no_mercenaries_anywhere")

    def run(self, st: AlRashid) -> None:
        st.push(NegotiatorLook(self.seat))


class NegotiatorLook(Ask[AlRashid]):
    """AR-15.8: the country to look at."""

    KIND = "negotiator_look"
    CLAUSE = "AR-15.8"
    SIZE = COUNTRY_COUNT
    FOLLOWS = True
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, st: AlRashid) -> list[int]:
        return [country for country in range(COUNTRY_COUNT) if st.mercenaries[country]]

    def why_not(self, st: AlRashid, choice: int) -> Refusal | None:
        return None if st.mercenaries[choice] else refuse("AR-15.8", "no_mercenaries_there")

    def resolve(self, st: AlRashid, choice: int) -> None:
        look(st, self.seat, choice)
        st.push(NegotiatorTarget(self.seat, choice))

    def describe(self, st: AlRashid, choice: int) -> Text:
        return Text("negotiator_look", {"area": labels.area(choice + FIRST_COUNTRY)})

    def touches(self, st: AlRashid, choice: int) -> list[str]:
        return [things.area(choice + FIRST_COUNTRY)]


class NegotiatorTarget(Ask[AlRashid]):
    """AR-15.8: which token there shall go, if any; one of the same colour must be in hand."""

    KIND = "negotiator_target"
    CLAUSE = "AR-15.8"
    SIZE = MOST_TOKENS + 1
    FOLLOWS = True
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", SEAT),
        Field("country", Name(COUNTRIES)),
    )
    NONE: Final = MOST_TOKENS

    def __init__(self, seat: int, country: int) -> None:
        self.seat = seat
        self.country = country

    def why_not(self, st: AlRashid, choice: int) -> Refusal | None:
        if choice == self.NONE:
            return None
        tokens = st.mercenaries[self.country]
        if choice >= len(tokens):
            return refuse("AR-15.8", "no_such_token")
        colour = (tokens[choice] & TOKEN_KIND) // 3
        if not any(st.players[self.seat].tokens[colour * 3 : colour * 3 + 3]):
            return refuse("AR-15.8", "no_token_of_colour")
        return None

    def resolve(self, st: AlRashid, choice: int) -> None:
        if choice != self.NONE:
            st.push(NegotiatorDiscard(self.seat, self.country, choice))

    def describe(self, st: AlRashid, choice: int) -> Text:
        tokens = st.mercenaries[self.country]
        if choice == self.NONE:
            return Text("negotiator_target-none", {})
        if choice >= len(tokens):
            return Text("negotiator_target-missing", {"number": choice + 1})
        return Text("negotiator_target", {"token": labels.token(tokens[choice] & TOKEN_KIND)})

    def touches(self, st: AlRashid, choice: int) -> list[str]:
        return [] if choice == self.NONE else [things.mercenary(self.country, choice)]


class NegotiatorDiscard(Ask[AlRashid]):
    """AR-15.8: the own token of the same colour; both go to the discards, whatever their values.

    With several of the colour it is asked even if all are alike, which the others do not know
    (AR-3.3).
    """

    KIND = "negotiator_discard"
    CLAUSE = "AR-15.8"
    SIZE = 6
    FOLLOWS = True
    DETAIL = True
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", SEAT),
        Field("country", Name(COUNTRIES)),
        Field("target", Num(0, MOST_TOKENS - 1)),
    )

    def __init__(self, seat: int, country: int, target: int) -> None:
        self.seat = seat
        self.country = country
        self.target = target

    def asks_alone(self, st: AlRashid) -> bool:
        first = (st.mercenaries[self.country][self.target] & TOKEN_KIND) // 3 * 3
        return st.table.ask_hidden and sum(st.players[self.seat].tokens[first : first + 3]) > 1

    def why_not(self, st: AlRashid, choice: int) -> Refusal | None:
        wanted = (st.mercenaries[self.country][self.target] & TOKEN_KIND) // 3
        if choice // 3 != wanted:
            return refuse("AR-15.8", "same_colour")
        if not st.players[self.seat].tokens[choice]:
            return refuse("AR-15.8", "token_not_in_hand")
        return None

    def resolve(self, st: AlRashid, choice: int) -> None:
        tokens = st.mercenaries[self.country]
        removed = tokens[self.target] & TOKEN_KIND
        st.players[self.seat].throw(choice)
        st.mercenaries[self.country] = tokens[: self.target] + tokens[self.target + 1 :]
        st.discards.add(choice)
        st.discards.add(removed)
        st.reveal()
        st.tell(events.NEGOTIATED, self.seat, self.country + FIRST_COUNTRY, choice, removed)

    def describe(self, st: AlRashid, choice: int) -> Text:
        return Text("negotiator_discard", {"token": labels.token(choice)})

    def touches(self, st: AlRashid, choice: int) -> list[str]:
        return [things.token(choice)]


ON_GAIN: Final[dict[int, type[TitleEffect]]] = {
    IMPOSTOR: Impostor,
    ENCHANTER: Enchanter,
    AIDE: Aide,
    TREASURER: Treasurer,
    AGHA: Agha,
    SILK_MONOPOLIST: SilkMonopolist,
    SPICES_MONOPOLIST: SpicesMonopolist,
    ASTROLOGIST: Astrologist,
    LAW_EXPERT: LawExpert,
    QUARTERMASTER: Quartermaster,
    ALCHEMIST: Alchemist,
}
ON_ACTIVATE: Final[dict[int, type[TitleEffect]]] = {
    SMUGGLER: Smuggler,
    RECRUITER: Recruiter,
    TRADER: Trader,
    HARDWOOD_IMPORTER: HardwoodImporter,
    POTTERY_IMPORTER: PotteryImporter,
    METAL_IMPORTER: MetalImporter,
    NEGOTIATOR: Negotiator,
}
