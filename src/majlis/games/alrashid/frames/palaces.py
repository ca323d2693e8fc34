"""Chapters 10 and 13: the visits to the guild palaces and to the court."""

from typing import Any, ClassVar, Final

from majlis.games.alrashid import events, labels, things
from majlis.games.alrashid.frames.areas import CloseArea
from majlis.games.alrashid.frames.common import FOR_BENEVOLENCE, RANK, SEAT
from majlis.games.alrashid.frames.exchange import TakeGood
from majlis.games.alrashid.frames.favours import (
    UseFavour,
    favour_cost,
    needs_good,
    why_no_favour,
)
from majlis.games.alrashid.frames.payment import Pay
from majlis.games.alrashid.frames.services import (
    SERVICE_CLAUSE,
    SpySequence,
    UseService,
    service_cost,
    why_no_service,
)
from majlis.games.alrashid.frames.titles import GainTitle, title_clause
from majlis.games.alrashid.goods import value, value_keeping_one
from majlis.games.alrashid.material import (
    AGHA,
    ALCHEMIST,
    AREAS,
    BANKER,
    COURT,
    ENCHANTER,
    FAVOURS,
    GENERAL,
    IMPOSTOR,
    INTRIGUE,
    MILITARY,
    PASHA,
    QUARTERMASTER,
    TITLE_COUNT,
    TITLES,
    VIZIER,
)
from majlis.games.alrashid.state import SEAT_UNIT, STACK, UNIT, AlRashid
from majlis.games.alrashid.visiting import FAVOUR, NOTE, SERVICE, TITLE, Action, Named, Visiting
from majlis.kernel.basket import Basket
from majlis.kernel.codec import Field, Flag, Name
from majlis.kernel.frame import Ask, Do, Either, Frame
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.text import Text

# Actions that ask for something or draw: only between two of them can the order matter (AR-10.7).
UNFOLDING_TITLES: Final = (IMPOSTOR, AGHA, QUARTERMASTER, ALCHEMIST)
UNFOLDING_FAVOURS: Final = (GENERAL, VIZIER)
UNFOLDING_SERVICES: Final = (MILITARY, COURT)


class OpenPalace(Do[AlRashid]):
    """AR-6.3, AR-10.1: ranks are taken once; the first three visit, the others go home."""

    KIND = "open_palace"
    CLAUSE = "AR-10.1"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("area", Name(AREAS)),)

    def __init__(self, area: int) -> None:
        self.area = area

    def run(self, st: AlRashid) -> None:
        area = self.area
        if area == COURT:
            turn_away(st)
        ranking = st.ranking(area)
        for seat in ranking[3:]:
            st.send_home(area, seat)
            st.tell(events.CUT, seat, area)
        ranking = ranking[:3]
        frames: list[Frame[AlRashid]] = []
        for rank in range(len(ranking)):
            if area == COURT:
                frames.append(CourtVisit(ranking[rank], area, rank, False, -1, False))
            else:
                frames.append(GuildVisit(ranking[rank], area, rank, False, -1, False))
        if area == INTRIGUE:
            frames.append(SpySequence(ranking))
        elif area == COURT:
            frames.append(FixOrder())
        frames.append(CloseArea(area))
        st.plan(frames)


def turn_away(st: AlRashid) -> None:
    """AR-13.4, AR-13.5: stacks without a pasha leave dishonoured, before ranks are taken."""
    for slot in st.slots[COURT]:
        if slot & STACK < UNIT[PASHA]:
            seat = slot // SEAT_UNIT
            count = st.table.material.dishonour_court
            st.players[seat].dishonour += count
            st.send_home(COURT, seat)
            points = count * st.table.material.dishonour_points
            st.tell(events.NO_PASHA, seat, count, points, COURT)


def admitted(st: AlRashid, area: int) -> tuple[int, ...]:
    """The seats in an area by rank, without those that the court will turn away (AR-13.5)."""
    ranking = st.ranking(area)
    if area != COURT:
        return ranking
    return tuple([seat for seat in ranking if st.stack(area, seat) >= UNIT[PASHA]])


class Visit(Ask[AlRashid]):
    """The actions of a visit, named one by one: the service (or benevolence), a title, a favour.

    They are named in that order, so that a set of actions has one spelling; in which order they are
    carried out is asked afterwards (AR-10.7).
    """

    SIZE = 2 + 2 * TITLE_COUNT + 4
    FOLLOWS = True
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", SEAT),
        Field("area", Name(AREAS)),
        Field("rank", RANK),
        Field("service", Flag()),
        Field("title", Name(TITLES)),
        Field("noted", Flag()),
    )
    DONE: Final = 0
    SERVICE: Final = 1
    TITLE: Final = 2
    NOTED: Final = 2 + TITLE_COUNT
    FAVOUR: Final = 2 + 2 * TITLE_COUNT

    def __init__(
        self, seat: int, area: int, rank: int, service: bool, title: int, noted: bool
    ) -> None:
        self.seat = seat
        self.area = area
        self.rank = rank
        self.service = service
        self.title = title
        self.noted = noted

    def service_gold(self, st: AlRashid) -> int:
        raise NotImplementedError

    def spent(self, st: AlRashid) -> int:
        """The gold of what has been named so far."""
        cost = self.service_gold(st) if self.service else 0
        return cost + (title_cost(st, self.seat, self.title, self.noted) if self.title >= 0 else 0)

    def choices(self, st: AlRashid) -> list[int]:
        found = [self.DONE]
        if not self.service and self.title < 0 and self.why_not(st, self.SERVICE) is None:
            found.append(self.SERVICE)
        if self.title < 0:
            self._titles(st, found)
        if self.area != COURT and not (self.service and self.title >= 0):
            for favour in range(4):
                if (
                    self.area in (INTRIGUE, favour + 1)
                    and self.why_not(st, self.FAVOUR + favour) is None
                ):
                    found.append(self.FAVOUR + favour)
        return found

    def _titles(self, st: AlRashid, found: list[int]) -> None:
        """The titles that can be paid, without a note and with one."""
        player = st.players[self.seat]
        gold = value(player.goods) - self.spent(st)
        material = st.table.material
        on_sale = [
            title
            for title in material.palace_titles[self.area]
            if st.titles[title] and (st.table.duplicates or title not in player.titles)
        ]
        for title in on_sale:
            if material.title_gold[title] <= gold:
                found.append(self.TITLE + title)
        if player.notes:
            gold += note_worth(st, self.seat)
            for title in on_sale:
                if material.title_gold[title] <= gold:
                    found.append(self.NOTED + title)

    def why_not(self, st: AlRashid, choice: int) -> Refusal | None:
        if choice == self.DONE:
            return None
        if choice == self.SERVICE:
            return self.why_no_service(st)
        if choice < self.FAVOUR:
            noted, title = divmod(choice - self.TITLE, TITLE_COUNT)
            return self.why_no_title(st, title, noted == 1)
        return self.why_no_favour(st, choice - self.FAVOUR)

    def why_no_service(self, st: AlRashid) -> Refusal | None:
        raise NotImplementedError

    def why_no_title(self, st: AlRashid, title: int, noted: bool) -> Refusal | None:
        if self.title >= 0:
            return refuse("AR-10.3", "one_title")
        if st.table.material.title_palace[title] != self.area:
            return refuse("AR-10.2", "title_of_another_palace")
        if not st.titles[title]:
            return refuse("AR-10.8", "title_taken")
        player = st.players[self.seat]
        if title in player.titles and not st.table.duplicates:
            return refuse("AR-14.9", "title_owned")
        if noted and not player.notes:
            return refuse("AR-9.1", "no_note")
        if self.spent(st) + title_cost(st, self.seat, title, noted) > value(player.goods):
            return refuse("AR-8.7", "too_expensive")
        return None

    def why_no_favour(self, st: AlRashid, favour: int) -> Refusal | None:
        raise NotImplementedError

    def resolve(self, st: AlRashid, choice: int) -> None:
        if choice == self.SERVICE:
            st.push(self.with_actions(True, -1, False))
        elif self.TITLE <= choice < self.FAVOUR:
            noted, title = divmod(choice - self.TITLE, TITLE_COUNT)
            named = self.with_actions(self.service, title, noted == 1)
            if self.service or self.area == COURT:
                named.finish(st, -1)
            else:
                st.push(named)
        else:
            self.finish(st, choice - self.FAVOUR if choice >= self.FAVOUR else -1)

    def with_actions(self, service: bool, title: int, noted: bool) -> "Visit":
        """The same visit with these actions named."""
        raise NotImplementedError

    def finish(self, st: AlRashid, favour: int) -> None:
        """Pays for everything together (AR-8.3), then carries it out."""
        cost = self.spent(st)
        if favour >= 0:
            cost += favour_cost(st, self.area, favour)
        st.tell(events.VISITS, self.seat, self.area, self.rank + 1)
        self.maybe_dishonour(st, favour)
        if self.noted:
            st.players[self.seat].notes -= 1
            st.tell(events.NOTE_SPENT, self.seat)
        st.push(CarryOut(self.seat, self.area, self.rank, self.service, self.title, favour))
        if cost:
            st.push(Pay(self.seat, cost, 0))

    def maybe_dishonour(self, st: AlRashid, favour: int) -> None:
        """Takes the penalty of a visit without a main action, where there is one."""

    def describe(self, st: AlRashid, choice: int) -> Text:
        if choice == self.DONE:
            named = self.service or self.title >= 0
            return Text("visit-done" if named else "visit-nothing", {})
        if choice == self.SERVICE:
            return self.describe_service(st)
        if choice < self.FAVOUR:
            noted, title = divmod(choice - self.TITLE, TITLE_COUNT)
            cost = title_cost(st, self.seat, title, noted == 1)
            key = "visit-title_with_note" if noted else "visit-title"
            return Text(key, {"title": labels.title(title), "cost": cost})
        favour = choice - self.FAVOUR
        cost = favour_cost(st, self.area, favour)
        key = "visit-favourite" if self.area == INTRIGUE else "visit-favour"
        return Text(key, {"favour": labels.favour(favour), "cost": cost})

    def describe_service(self, st: AlRashid) -> Text:
        raise NotImplementedError

    def prompt(self, st: AlRashid) -> Text:
        return Text(
            f"prompt-{self.KIND}",
            {
                "area": labels.area(self.area),
                "rank": self.rank + 1,
                "gold": value(st.players[self.seat].goods) - self.spent(st),
            },
        )

    def touches(self, st: AlRashid, choice: int) -> list[str]:
        if choice == self.DONE:
            return []
        if choice == self.SERVICE:
            return [things.service(self.area)]
        if choice < self.NOTED:
            return [things.offer(choice - self.TITLE)]
        if choice < self.FAVOUR:
            return [things.offer(choice - self.NOTED), things.NOTE]
        return [things.favour(choice - self.FAVOUR)]

    # --- the actions as a set ------------------------------------------------------------------

    def after(self, choice: int) -> "Visit | None":
        """The visit with one more action named; None where a choice ends the naming."""
        if choice == self.SERVICE:
            return self.with_actions(True, -1, False)
        if self.TITLE <= choice < self.FAVOUR and not (self.service or self.area == COURT):
            noted, title = divmod(choice - self.TITLE, TITLE_COUNT)
            return self.with_actions(False, title, noted == 1)
        return None

    def sets(self, st: AlRashid) -> list[list[int]]:
        """Every set of actions that may still be named, spelled as choices."""
        found: list[list[int]] = []
        for choice in self.choices(st):
            after = self.after(choice)
            if after is None:
                found.append([choice])
            else:
                found += [[choice, *rest] for rest in after.sets(st)]
        return found

    def basket(self, st: AlRashid) -> Basket:
        """What may still be named, in any order; a note is laid on its own, beside its title."""
        spelled = self.sets(st)
        numbers = [self.SIZE]  # a note can always be pointed at, to hear why it is of no use
        for choices in spelled:
            for choice in choices:
                for number in self.parts_of(choice):
                    if number not in numbers:
                        numbers.append(number)
        numbers.sort()
        counts: list[list[int]] = []
        for choices in spelled:
            laid = [0] * len(numbers)
            for choice in choices:
                for number in self.parts_of(choice):
                    laid[numbers.index(number)] = 1
            counts.append(laid)
        actions = [self.action(st, number) for number in numbers]
        noted = (self.NOTED, self.FAVOUR - 1)
        return Visiting(actions, counts, spelled, self.named(st), noted, self.DONE, self.CLAUSE)

    def parts_of(self, choice: int) -> list[int]:
        """The numbers of what a choice names; the credit note has one beyond all choices."""
        if choice == self.DONE:
            return []
        if self.NOTED <= choice < self.FAVOUR:
            return [choice - self.NOTED + self.TITLE, self.SIZE]
        return [choice]

    def action(self, st: AlRashid, number: int) -> Action:
        """One thing to be had, with its price."""
        if number == self.SIZE:
            gold = note_worth(st, self.seat)
            name = Text("visit-name-note", {})
            return Action(
                number, Text("visit-note", {"gold": gold}), [things.NOTE], gold, NOTE, name
            )
        text, touched = self.describe(st, number), self.touches(st, number)
        if number == self.SERVICE:
            gold = self.service_gold(st)
            return Action(number, text, touched, gold, SERVICE, self.service_name())
        if number < self.FAVOUR:
            title = number - self.TITLE
            gold = title_cost(st, self.seat, title, False)
            name = Text(f"title-{TITLES[title]}", {})
            shame = title_dishonour(st, title)
            return Action(number, text, touched, gold, TITLE, name, False, shame)
        favour = number - self.FAVOUR
        gold = favour_cost(st, self.area, favour)
        name = Text("visit-name-favour", {"favour": labels.favour(favour)})
        return Action(number, text, touched, gold, FAVOUR, name, needs_good(favour))

    def named(self, st: AlRashid) -> Named:
        """What has been named so far, as a saved game may bring it."""
        player = st.players[self.seat]
        idle, alone = self.idle_cost(st)
        named = Named(self.spent(st), value(player.goods), player.notes, idle, alone)
        if self.service:
            named.add(SERVICE, self.service_name(), 0)
        if self.title >= 0:
            name = Text(f"title-{TITLES[self.title]}", {})
            named.add(TITLE, name, title_dishonour(st, self.title))
            if self.noted:
                named.names.append(Text("visit-name-note", {}))
        return named

    def service_name(self) -> Text:
        return Text("visit-name-benevolence" if self.area == COURT else "visit-name-service", {})

    def idle_cost(self, st: AlRashid) -> tuple[int, int]:
        """The dishonour of doing nothing, and that of a favour alone."""
        return 0, 0


def title_cost(st: AlRashid, seat: int, title: int, noted: bool) -> int:
    """AR-9.1, AR-9.4: a note lowers the price of a title, not below 0."""
    gold = st.table.material.title_gold[title]
    return max(0, gold - note_worth(st, seat)) if noted else gold


def title_dishonour(st: AlRashid, title: int) -> int:
    """The dishonour that comes with a title: the Enchanter's (AR-15.10)."""
    return st.table.material.dishonour_enchanter if title == ENCHANTER else 0


def note_worth(st: AlRashid, seat: int) -> int:
    """AR-9.1: 3 gold, or 5 for the owner of a Banker."""
    material = st.table.material
    return material.banker_value if st.players[seat].owns(BANKER) else material.note_value


class GuildVisit(Visit):
    """AR-10.3: at most two of service, title and favour."""

    KIND = "guild_visit"
    CLAUSE = "AR-10.3"

    def service_gold(self, st: AlRashid) -> int:
        return service_cost(st, self.seat, self.area, self.rank)

    def with_actions(self, service: bool, title: int, noted: bool) -> Visit:
        return GuildVisit(self.seat, self.area, self.rank, service, title, noted)

    def why_no_service(self, st: AlRashid) -> Refusal | None:
        if self.service or self.title >= 0:
            return refuse("AR-10.3", "service_first")
        refusal = why_no_service(st, self.seat, self.area)
        if refusal is None and self.service_gold(st) > value(st.players[self.seat].goods):
            return refuse("AR-8.7", "too_expensive")
        return refusal

    def why_no_favour(self, st: AlRashid, favour: int) -> Refusal | None:
        if self.area not in (INTRIGUE, favour + 1):
            return refuse("AR-12.2", "favour_of_another_guild")
        if self.service and self.title >= 0:
            return refuse("AR-10.3", "two_actions")
        refusal = why_no_favour(st, self.seat, favour)
        if refusal is not None:
            return refusal
        cost = self.spent(st) + favour_cost(st, self.area, favour)
        goods = st.players[self.seat].goods
        if cost > value(goods):
            return refuse("AR-8.7", "too_expensive")
        if needs_good(favour) and cost > value_keeping_one(goods):
            return refuse("AR-12.4", "keep_one_good")
        return None

    def maybe_dishonour(self, st: AlRashid, favour: int) -> None:
        """AR-10.5, AR-10.6: no main action, one dishonour."""
        if self.service or self.title >= 0:
            return
        if favour >= 0 or st.table.idle_dishonour:
            count = st.table.material.dishonour_idle
            st.players[self.seat].dishonour += count
            st.tell(events.IDLE, self.seat, count)

    def idle_cost(self, st: AlRashid) -> tuple[int, int]:
        count = st.table.material.dishonour_idle
        return count if st.table.idle_dishonour else 0, count

    def describe_service(self, st: AlRashid) -> Text:
        amount = st.table.material.service_amount[self.area][self.rank]
        return Text(
            f"visit-service-{AREAS[self.area]}", {"cost": self.service_gold(st), "count": amount}
        )

    def clause_of(self, st: AlRashid, choice: int) -> str:
        if choice == self.DONE:
            return "AR-10.4" if self.service or self.title >= 0 else "AR-10.5"
        if choice == self.SERVICE:
            return SERVICE_CLAUSE[self.area]
        if choice < self.FAVOUR:
            return title_clause((choice - self.TITLE) % TITLE_COUNT)
        return "AR-12.3" if self.area == INTRIGUE else "AR-12.2"


class CourtVisit(Visit):
    """AR-13.1: benevolence, a title, both or neither; idleness is no dishonour here (AR-13.2)."""

    KIND = "court_visit"
    CLAUSE = "AR-13.1"

    def service_gold(self, st: AlRashid) -> int:
        return 0

    def with_actions(self, service: bool, title: int, noted: bool) -> Visit:
        return CourtVisit(self.seat, self.area, self.rank, service, title, noted)

    def why_no_service(self, st: AlRashid) -> Refusal | None:
        if self.service or self.title >= 0:
            return refuse("AR-13.1", "benevolence_first")
        return None

    def why_no_favour(self, st: AlRashid, favour: int) -> Refusal | None:
        return refuse("AR-13.1", "no_favours_at_court")

    def describe_service(self, st: AlRashid) -> Text:
        return Text("visit-benevolence", {})

    def clause_of(self, st: AlRashid, choice: int) -> str:
        if choice == self.DONE:
            return "AR-13.2"
        if choice == self.SERVICE:
            return "AR-13.6"
        return title_clause((choice - self.TITLE) % TITLE_COUNT)


class CarryOut(Do[AlRashid]):
    """AR-10.1: all actions of the visit, before the next rank begins."""

    KIND = "carry_out"
    CLAUSE = "AR-10.1"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", SEAT),
        Field("area", Name(AREAS)),
        Field("rank", RANK),
        Field("service", Flag()),
        Field("title", Name(TITLES)),
        Field("favour", Name(FAVOURS)),
    )

    def __init__(
        self, seat: int, area: int, rank: int, service: bool, title: int, favour: int
    ) -> None:
        self.seat = seat
        self.area = area
        self.rank = rank
        self.service = service
        self.title = title
        self.favour = favour

    def run(self, st: AlRashid) -> None:
        unfolding = 0
        if self.service and self.area in UNFOLDING_SERVICES:
            unfolding += 1
        if self.title in UNFOLDING_TITLES:
            unfolding += 1
        if self.favour in UNFOLDING_FAVOURS:
            unfolding += 1
        if unfolding > 1:
            st.push(
                ActionOrder(self.seat, self.area, self.rank, self.service, self.title, self.favour)
            )
        else:
            st.plan(actions(self.seat, self.area, self.rank, self.service, self.title, self.favour))


def actions(
    seat: int, area: int, rank: int, service: bool, title: int, favour: int
) -> list[Frame[Any]]:
    """The actions of a visit as frames, in the order in which they were named."""
    frames: list[Frame[Any]] = []
    if service:
        if area == COURT:
            frames.append(Benevolence(seat))
        else:
            frames.append(UseService(seat, area, rank))
    if title >= 0:
        frames.append(GainTitle(seat, title))
    if favour >= 0:
        frames.append(UseFavour(seat, favour))
    return frames


class ActionOrder(Either[AlRashid]):
    """AR-10.7: which of two actions comes first, asked where it can make a difference."""

    KIND = "action_order"
    CLAUSE = "AR-10.7"
    FOLLOWS = True
    DETAIL = True
    FIELDS = CarryOut.FIELDS

    def __init__(
        self, seat: int, area: int, rank: int, service: bool, title: int, favour: int
    ) -> None:
        self.seat = seat
        self.area = area
        self.rank = rank
        self.service = service
        self.title = title
        self.favour = favour

    def resolve(self, st: AlRashid, choice: int) -> None:
        frames = actions(self.seat, self.area, self.rank, self.service, self.title, self.favour)
        if choice == 1:
            frames.reverse()
        st.plan(frames)

    def describe(self, st: AlRashid, choice: int) -> Text:
        first_is_service = self.service and choice == 0
        if first_is_service:
            key = "benevolence" if self.area == COURT else "service"
            return Text(f"action_order-{key}", {})
        if self.favour >= 0 and choice == 1:
            return Text("action_order-favour", {"favour": labels.favour(self.favour)})
        return Text("action_order-title", {"title": labels.title(self.title)})

    def touches(self, st: AlRashid, choice: int) -> list[str]:
        if self.service and choice == 0:
            return [things.service(self.area)]
        if self.favour >= 0 and choice == 1:
            return [things.favour(self.favour)]
        return [things.offer(self.title)]


class Benevolence(Do[AlRashid]):
    """AR-13.6, AR-13.8: a good from the supply, and a place in the new turn order."""

    KIND = "benevolence"
    CLAUSE = "AR-13.6"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, st: AlRashid) -> None:
        st.benevolent = (*st.benevolent, self.seat)
        st.tell(events.BENEVOLENCE, self.seat)
        st.push(TakeGood(self.seat, FOR_BENEVOLENCE, 1, 0, -1, -1))


class FixOrder(Do[AlRashid]):
    """AR-13.7, AR-13.9: who took benevolence comes first, by rank; in force from next round."""

    KIND = "fix_order"
    CLAUSE = "AR-13.7"

    def run(self, st: AlRashid) -> None:
        first = st.benevolent
        if first:
            others = [seat for seat in st.order if seat not in first]
            st.next_order = (*first, *others)
            for place in range(len(st.next_order)):
                seat = st.next_order[place]
                former = st.order.index(seat) + 1
                st.tell(events.NEW_ORDER, seat, place + 1, former, int(seat in first))
        st.benevolent = ()
