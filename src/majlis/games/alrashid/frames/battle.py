"""Chapter 17: countries, and the battle for them."""

from typing import ClassVar, Final

from majlis.games.alrashid import events, labels, things
from majlis.games.alrashid.baskets import Removing, Striking
from majlis.games.alrashid.frames.areas import CloseArea
from majlis.games.alrashid.frames.common import FOR_RAIDER, RANK, SEAT
from majlis.games.alrashid.frames.exchange import TakeGood
from majlis.games.alrashid.frames.titles import MOST_TOKENS
from majlis.games.alrashid.frames.trade import OpenTrade
from majlis.games.alrashid.goods import BITS, COUNT, ONE, TOKEN_PILE
from majlis.games.alrashid.material import (
    AREAS,
    COLOURS,
    COUNTRIES,
    FIRST_COUNTRY,
    RAIDER,
    STRATEGIST,
)
from majlis.games.alrashid.state import FACE_UP, TOKEN_KIND, AlRashid
from majlis.kernel.basket import Basket, Item
from majlis.kernel.codec import Field, Name, Num, TupleOf
from majlis.kernel.frame import Ask, Do
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.text import Text


class OpenCountry(Do[AlRashid]):
    """AR-17.1, AR-17.2: tokens are turned face up; then battle, if there are any; then trade."""

    KIND = "open_country"
    CLAUSE = "AR-17.1"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("area", Name(AREAS)),)

    def __init__(self, area: int) -> None:
        self.area = area

    def run(self, st: AlRashid) -> None:
        country = self.area - FIRST_COUNTRY
        turn_up(st, country)
        ranking = st.ranking(self.area)
        if st.table.cut_before_battle:
            for seat in ranking[3:]:
                st.send_home(self.area, seat)
                st.tell(events.CUT, seat, self.area)
            ranking = ranking[:3]
        st.push(CloseArea(self.area))
        if st.mercenaries[country]:
            st.push(NextFighter(country, ranking, 0))
        else:
            st.push(OpenTrade(country, ranking))


def turn_up(st: AlRashid, country: int) -> None:
    """AR-17.2: all tokens on the country lie face up from now on."""
    hidden = False
    for token in st.mercenaries[country]:
        if not token & FACE_UP:
            hidden = True
            st.tell(events.REVEALED, country + FIRST_COUNTRY, token & TOKEN_KIND)
    if hidden:
        st.mercenaries[country] = tuple([t | FACE_UP for t in st.mercenaries[country]])
        st.reveal()


class NextFighter(Do[AlRashid]):
    """AR-17.4: the first who is left chooses; with nobody left there is no trade."""

    KIND = "next_fighter"
    CLAUSE = "AR-17.4"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("country", Name(COUNTRIES)),
        Field("ranking", TupleOf(SEAT)),
        Field("index", Num(0, 5)),
    )

    def __init__(self, country: int, ranking: tuple[int, ...], index: int) -> None:
        self.country = country
        self.ranking = ranking
        self.index = index

    def run(self, st: AlRashid) -> None:
        if self.index < len(self.ranking):
            seat = self.ranking[self.index]
            area, enemies = self.country + FIRST_COUNTRY, enemies_on(st, self.country)
            st.tell(events.FACES, seat, area, enemies, self.index + 1)
            st.push(Battle(seat, self.country, self.ranking, self.index, 0))
        else:
            st.tell(events.UNBEATEN, self.country + FIRST_COUNTRY)


class Battle(Ask[AlRashid]):
    """AR-17.4 to AR-17.6: flee, or pick tokens one by one in rising order and strike with them."""

    KIND = "battle"
    CLAUSE = "AR-17.4"
    SIZE = 8
    FOLLOWS = True
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", SEAT),
        Field("country", Name(COUNTRIES)),
        Field("ranking", TupleOf(SEAT)),
        Field("index", RANK),
        Field("picked", TOKEN_PILE),
    )
    FLEE: Final = 0
    TOKEN: Final = 1
    STRIKE: Final = 7

    def __init__(
        self, seat: int, country: int, ranking: tuple[int, ...], index: int, picked: int
    ) -> None:
        self.seat = seat
        self.country = country
        self.ranking = ranking
        self.index = index
        self.picked = picked

    def last(self) -> int:
        """The highest kind of token picked so far."""
        last = 5
        while last > 0 and not (self.picked >> (BITS * last)) & COUNT:
            last -= 1
        return last

    def choices(self, st: AlRashid) -> list[int]:
        found: list[int] = []
        picked = self.picked
        if not picked:
            found.append(self.FLEE)
        present = colours_on(st, self.country)
        tokens = st.players[self.seat].tokens
        for kind in range(self.last(), 6):
            if (present >> (kind // 3)) & 1 and tokens[kind] > (picked >> (BITS * kind)) & COUNT:
                found.append(self.TOKEN + kind)
        if picked:
            found.append(self.STRIKE)
        return found

    def why_not(self, st: AlRashid, choice: int) -> Refusal | None:
        if choice == self.FLEE:
            return refuse("AR-17.6", "tokens_already_picked") if self.picked else None
        if choice == self.STRIKE:
            return None if self.picked else refuse("AR-17.6", "at_least_one_token")
        kind = choice - self.TOKEN
        if not (colours_on(st, self.country) >> (kind // 3)) & 1:
            return refuse("AR-17.6", "colour_not_present")
        if st.players[self.seat].tokens[kind] <= (self.picked >> (BITS * kind)) & COUNT:
            return refuse("AR-17.5", "token_not_in_hand")
        if kind < self.last():
            return refuse("AR-17.6", "rising_order")
        return None

    def resolve(self, st: AlRashid, choice: int) -> None:
        if choice == self.FLEE:
            self._flee(st)
        elif choice == self.STRIKE:
            self._strike(st)
        else:
            picked = self.picked + ONE[choice - self.TOKEN]
            st.push(Battle(self.seat, self.country, self.ranking, self.index, picked))

    def _flee(self, st: AlRashid) -> None:
        """AR-17.11: dishonour, and the pawns go home."""
        area = self.country + FIRST_COUNTRY
        count = st.table.material.dishonour_flight
        st.players[self.seat].dishonour += count
        st.send_home(area, self.seat)
        points = count * st.table.material.dishonour_points
        st.tell(events.FLED, self.seat, area, count, enemies_on(st, self.country), points)
        st.push(NextFighter(self.country, self.ranking, self.index + 1))

    def _strike(self, st: AlRashid) -> None:
        """AR-17.7, AR-17.8: colour against colour; what was thrown in is gone whatever happens."""
        player = st.players[self.seat]
        bonus = token_bonus(st, self.seat)
        force = [0, 0]
        for kind in range(6):
            count = (self.picked >> (BITS * kind)) & COUNT
            if count:
                for _ in range(count):
                    player.throw(kind)
                st.discards.counts[kind] += count
                force[kind // 3] += count * (kind % 3 + 2 + bonus)
        st.reveal()
        enemies = enemies_on(st, self.country)
        st.tell(events.STRUCK, self.seat, self.country + FIRST_COUNTRY, self.picked, enemies)
        st.push(AfterStrike(self.seat, self.country, self.ranking, self.index))
        for colour in range(2):
            strength = strength_on(st, self.country, colour)
            if strength:
                st.tell(events.WEIGHED, self.seat, colour, force[colour], strength)
            if force[colour] > strength:
                remove_colour(st, self.country, colour)
            elif force[colour] and strength and st.table.token_by_token:
                st.push(PickOff(self.seat, self.country, colour, force[colour]))

    def prompt(self, st: AlRashid) -> Text:
        return Text(
            "prompt-battle",
            {
                "area": labels.area(self.country + FIRST_COUNTRY),
                "land": strength_on(st, self.country, 0),
                "sea": strength_on(st, self.country, 1),
            },
        )

    def describe(self, st: AlRashid, choice: int) -> Text:
        if choice == self.FLEE:
            return Text("battle-flee", {"count": st.table.material.dishonour_flight})
        if choice == self.STRIKE:
            return Text("battle-strike", {})
        return Text("battle-token", {"token": labels.token(choice - self.TOKEN)})

    def clause_of(self, st: AlRashid, choice: int) -> str:
        return "AR-17.11" if choice == self.FLEE else "AR-17.6"

    def touches(self, st: AlRashid, choice: int) -> list[str]:
        if choice in (self.FLEE, self.STRIKE):
            return []
        return [things.token(choice - self.TOKEN)]

    def basket(self, st: AlRashid) -> Basket | None:
        """The tokens that can still be thrown in; None where there is nothing to strike with."""
        bonus = token_bonus(st, self.seat)
        present = colours_on(st, self.country)
        tokens = st.players[self.seat].tokens
        force = [0, 0]
        items: list[Item] = []
        colours: list[int] = []
        for kind in range(6):
            power = kind % 3 + 2 + bonus
            picked = (self.picked >> (BITS * kind)) & COUNT
            force[kind // 3] += picked * power
            open_kind = kind >= self.last() and (present >> (kind // 3)) & 1
            if open_kind and tokens[kind] > picked:
                choice = self.TOKEN + kind
                text = Text("battle-item", {"token": labels.token(kind)})
                touched = self.touches(st, choice)
                items.append(Item(choice, text, touched, tokens[kind] - picked, power))
                colours.append(kind // 3)
        if not items and not self.picked:
            return None
        strength = [strength_on(st, self.country, colour) for colour in range(2)]
        return Striking(items, colours, force, strength, self.STRIKE)


def token_bonus(st: AlRashid, seat: int) -> int:
    """AR-15.5: what Strategists add to each token that is thrown in."""
    strategists = st.players[seat].titles.count(STRATEGIST)
    return strategists * st.table.material.title_amount[STRATEGIST]


def colours_on(st: AlRashid, country: int) -> int:
    """A bit for each colour on the country."""
    present = 0
    for token in st.mercenaries[country]:
        present |= 1 << ((token & TOKEN_KIND) // 3)
    return present


def strength_on(st: AlRashid, country: int, colour: int) -> int:
    """The sum of the tokens of a colour on the country."""
    strength = 0
    for token in st.mercenaries[country]:
        kind = token & TOKEN_KIND
        if kind // 3 == colour:
            strength += kind % 3 + 2
    return strength


def enemies_on(st: AlRashid, country: int) -> int:
    """The tokens on a country as one pile, for the log; 0 while nobody listens."""
    if st.journal is None:
        return 0
    return sum([ONE[token & TOKEN_KIND] for token in st.mercenaries[country]])


def remove_colour(st: AlRashid, country: int, colour: int) -> None:
    """AR-17.8: a defeated colour goes to the discards."""
    kept: list[int] = []
    for token in st.mercenaries[country]:
        kind = token & TOKEN_KIND
        if kind // 3 == colour:
            st.discards.add(kind)
            st.tell(events.DEFEATED, country + FIRST_COUNTRY, kind)
        else:
            kept.append(token)
    st.mercenaries[country] = tuple(kept)


class PickOff(Ask[AlRashid]):
    """AR-17.12, option `battle_partial`: single tokens, in sum below the force thrown in."""

    KIND = "pick_off"
    CLAUSE = "AR-17.12"
    SIZE = MOST_TOKENS + 1
    FOLLOWS = True
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", SEAT),
        Field("country", Name(COUNTRIES)),
        Field("colour", Name(COLOURS)),
        Field("force", Num(0, 999)),
    )
    STOP: Final = MOST_TOKENS

    def __init__(self, seat: int, country: int, colour: int, force: int) -> None:
        self.seat = seat
        self.country = country
        self.colour = colour
        self.force = force

    def why_not(self, st: AlRashid, choice: int) -> Refusal | None:
        if choice == self.STOP:
            return None
        tokens = st.mercenaries[self.country]
        if choice >= len(tokens):
            return refuse("AR-17.12", "no_such_token")
        kind = tokens[choice] & TOKEN_KIND
        if kind // 3 != self.colour:
            return refuse("AR-17.12", "same_colour")
        if kind % 3 + 2 >= self.force:
            return refuse("AR-17.12", "too_strong")
        return None

    def resolve(self, st: AlRashid, choice: int) -> None:
        if choice == self.STOP:
            return
        tokens = st.mercenaries[self.country]
        kind = tokens[choice] & TOKEN_KIND
        st.mercenaries[self.country] = tokens[:choice] + tokens[choice + 1 :]
        st.discards.add(kind)
        st.tell(events.DEFEATED, self.country + FIRST_COUNTRY, kind)
        st.push(PickOff(self.seat, self.country, self.colour, self.force - (kind % 3 + 2)))

    def prompt(self, st: AlRashid) -> Text:
        return Text("prompt-pick_off", {"force": self.force, "colour": labels.colour(self.colour)})

    def describe(self, st: AlRashid, choice: int) -> Text:
        tokens = st.mercenaries[self.country]
        if choice == self.STOP:
            return Text("pick_off-stop", {})
        if choice >= len(tokens):
            return Text("negotiator_target-missing", {"number": choice + 1})
        return Text("pick_off", {"token": labels.token(tokens[choice] & TOKEN_KIND)})

    def touches(self, st: AlRashid, choice: int) -> list[str]:
        return [] if choice == self.STOP else [things.mercenary(self.country, choice)]

    def basket(self, st: AlRashid) -> Basket:
        """The tokens of the colour that are weaker than what is left of the force."""
        items: list[Item] = []
        for choice in self.choices(st):
            if choice != self.STOP:
                kind = st.mercenaries[self.country][choice] & TOKEN_KIND
                text, touched = self.describe(st, choice), self.touches(st, choice)
                items.append(Item(choice, text, touched, 1, kind % 3 + 2))
        return Removing(items, self.force, self.STOP)


class AfterStrike(Do[AlRashid]):
    """AR-17.9, AR-17.10: an empty country is won; otherwise the fighter goes home without trade."""

    KIND = "after_strike"
    CLAUSE = "AR-17.9"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", SEAT),
        Field("country", Name(COUNTRIES)),
        Field("ranking", TupleOf(SEAT)),
        Field("index", RANK),
    )

    def __init__(self, seat: int, country: int, ranking: tuple[int, ...], index: int) -> None:
        self.seat = seat
        self.country = country
        self.ranking = ranking
        self.index = index

    def run(self, st: AlRashid) -> None:
        area = self.country + FIRST_COUNTRY
        if st.mercenaries[self.country]:
            st.send_home(area, self.seat)
            st.tell(events.LOST, self.seat, area)
            st.push(NextFighter(self.country, self.ranking, self.index + 1))
            return
        raiders = st.players[self.seat].titles.count(RAIDER)
        goods = raiders * st.table.material.title_amount[RAIDER]
        traders = self.ranking[self.index :]
        if st.journal is not None:
            st.tell(events.WON, self.seat, area, events.pack_seats(traders[:3]), goods)
        st.push(OpenTrade(self.country, traders))
        if goods:
            st.push(TakeGood(self.seat, FOR_RAIDER, goods, 0, -1, self.country))
