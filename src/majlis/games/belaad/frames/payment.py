"""Chapter 5: paying with one's own coins, the Treasury and the coins of one's faction."""

from typing import Any, ClassVar, Final

from majlis.games.belaad import events, labels, things
from majlis.games.belaad.material import COINS, GOLD, SCHOLAR_COUNT, SCHOLARS
from majlis.games.belaad.state import AMOUNT, SEAT, Belaad
from majlis.kernel.codec import BitNames, Field, Name, TupleOf
from majlis.kernel.frame import Ask, Do, Either, Frame
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.text import Seat, Text

NO: Final = 0
YES: Final = 1

# What a step may be unable to pay for: a bit for each purchase that members have refused (BL-5.4).
# It stays possible without their help.
REFUSED: Final = BitNames((*SCHOLARS, "secondary", "boost"))
SECONDARY_REFUSED: Final = 1 << SCHOLAR_COUNT
BOOST_REFUSED: Final = 2 << SCHOLAR_COUNT


def purse(st: Belaad, seat: int, coin: int, helped: bool) -> int:
    """What a seat could pay at most: own coins, those of members if they help, the Treasury."""
    total = without_treasury(st, seat, coin, helped)
    return total + st.treasury[st.table.factions[seat]] if coin == GOLD else total


def without_treasury(st: Belaad, seat: int, coin: int, helped: bool) -> int:
    """Own coins, and if they help those of members: all, or of gold the richest one (BL-5.5)."""
    coins = st.gold if coin == GOLD else st.seals
    if not helped:
        return coins[seat]
    total = 0
    richest = 0
    for member in st.table.members[st.table.factions[seat]]:
        total += coins[member]
        if member != seat and coins[member] > richest:
            richest = coins[member]
    return coins[seat] + richest if coin == GOLD and st.table.one_member_pays else total


def purse_after(st: Belaad, seat: int, spent: int) -> int:
    """The gold that a seat could pay at most for something else, once it has spent some.

    Where one member helps with each payment (BL-5.5), it matters who paid first: the most that any
    way of paying leaves.
    """
    if spent <= 0 or not st.table.one_member_pays:
        return purse(st, seat, GOLD, True) - spent
    faction = st.table.factions[seat]
    own = st.gold[seat]
    treasury = st.treasury[faction]
    most = -1
    if own + treasury >= spent:
        most = purse(st, seat, GOLD, True) - spent
    for kept in (treasury, 0):
        missing = spent - own - (treasury - kept)
        if missing > 0:
            for payer in lenders(st, seat, missing, ()):
                richest = st.gold[payer] - missing
                for member in st.table.members[faction]:
                    if member not in (seat, payer):
                        richest = max(richest, st.gold[member])
                most = max(most, kept + richest)
    return most


def lenders(st: Belaad, seat: int, missing: int, declined: tuple[int, ...]) -> list[int]:
    """BL-5.5: the other members, each of whom could cover all the gold that is missing."""
    members = st.table.members[st.table.factions[seat]]
    return [m for m in members if m != seat and st.gold[m] >= missing and m not in declined]


class Bought(Do[Belaad]):
    """What a payment is for: it runs once the price is paid."""

    def purpose(self, st: Belaad) -> Text:
        """The purchase in words, for those whose coins are asked for (BL-5.4)."""
        raise NotImplementedError


class Resumable(Ask[Belaad]):
    """A step to which a purchase leads back when nobody pays for it."""

    def resumed(self, refused: int) -> "Resumable":
        """The step as it was before, with this purchase refused."""
        raise NotImplementedError


class Resume(Do[Belaad]):
    """BL-5.4: an action that was not paid for has not been done; its card goes on below."""

    KIND = "resume"
    CLAUSE = "BL-5.4"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("refused", REFUSED),)

    def __init__(self, refused: int) -> None:
        self.refused = refused

    def run(self, st: Belaad) -> None:
        step = st.frames.pop()
        st.push(step.resumed(self.refused) if isinstance(step, Resumable) else step)


def buy(
    st: Belaad,
    seat: int,
    coin: int,
    price: int,
    bought: Bought,
    otherwise: Frame[Any],
    helped: bool,
) -> None:
    """Pays a price that `purse` covers, if need be with coins of members; then `bought` is next.

    If members refuse their coins and the price is not covered, nothing is paid and `otherwise` is
    next in its place (BL-5.4). While it is open, both lie on the stack, `bought` on top.
    """
    coins = st.gold if coin == GOLD else st.seals
    treasury = st.treasury[st.table.factions[seat]] if coin == GOLD else 0
    if price == 0:
        st.push(bought)
    elif treasury == 0 and coins[seat] >= price:
        coins[seat] -= price
        st.tell(events.PAID_GOLD if coin == GOLD else events.PAID_SEALS, seat, price)
        st.push(bought)
    else:
        st.push(otherwise)
        st.push(bought)
        nothing = (0,) * st.table.players
        if treasury and without_treasury(st, seat, coin, helped) >= price:
            st.push(UseTreasury(seat, price))
        else:
            st.push(Contribute(seat, coin, price, min(treasury, price), nothing, 1))


class Skip(Do[Belaad]):
    """Nothing: the `otherwise` of a payment after which there is nothing left to do."""

    KIND = "skip"
    CLAUSE = "BL-5.4"

    def run(self, st: Belaad) -> None:
        pass


class UseTreasury(Either[Belaad]):
    """BL-5.5: the payer may let the Treasury pay first; asked where both ways are possible."""

    KIND = "use_treasury"
    CLAUSE = "BL-5.5"
    FOLLOWS = True
    DETAIL = True
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT), Field("price", AMOUNT))

    def __init__(self, seat: int, price: int) -> None:
        self.seat = seat
        self.price = price

    def resolve(self, st: Belaad, choice: int) -> None:
        treasury = st.treasury[st.table.factions[self.seat]]
        share = min(treasury, self.price) if choice == YES else 0
        nothing = (0,) * st.table.players
        st.push(Contribute(self.seat, GOLD, self.price, share, nothing, 1))

    def prompt(self, st: Belaad) -> Text:
        treasury = st.treasury[st.table.factions[self.seat]]
        return Text(
            "prompt-use_treasury", {"purpose": purpose(st), "price": self.price, "count": treasury}
        )

    def describe(self, st: Belaad, choice: int) -> Text:
        if choice == YES and st.table.takes_treasury:
            return Text("use_treasury-all", {})
        return Text("use_treasury-yes" if choice == YES else "use_treasury-no", {})


DECLINED: Final = Field("declined", TupleOf(SEAT), absent=[])  # who has refused this payment


class Contribute(Do[Belaad]):
    """BL-5.2, BL-5.5, BL-5.6: own coins first, then those of members, each with consent.

    What is missing in gold comes from one member; by option, and in seals, from all clockwise.
    """

    KIND = "contribute"
    CLAUSE = "BL-5.5"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", SEAT),
        Field("coin", Name(COINS)),
        Field("price", AMOUNT),
        Field("treasury", AMOUNT),
        Field("gifts", TupleOf(AMOUNT)),
        Field("asked", AMOUNT),
        DECLINED,
    )

    def __init__(
        self,
        seat: int,
        coin: int,
        price: int,
        treasury: int,
        gifts: tuple[int, ...],
        asked: int,
        declined: tuple[int, ...] = (),
    ) -> None:
        self.seat = seat
        self.coin = coin
        self.price = price
        self.treasury = treasury
        self.gifts = gifts
        self.asked = asked  # places clockwise from the payer: those before it are dealt with
        self.declined = declined

    def run(self, st: Belaad) -> None:
        coins = st.gold if self.coin == GOLD else st.seals
        missing = self.price - self.treasury - sum(self.gifts)
        missing -= min(coins[self.seat], missing)
        if missing == 0:
            self._settle(st, coins)
        elif self.coin == GOLD and st.table.one_member_pays:
            if lenders(st, self.seat, missing, self.declined):
                st.push(ChooseMember(self.seat, self.price, self.treasury, missing, self.declined))
            else:
                self._give_up(st)
        else:
            offers = self._offers(st, coins)
            if sum([coins[member] for member, _ in offers]) < missing:
                self._give_up(st)
                return
            member, place = offers[0]
            self.ask(st, member, place, min(missing, coins[member]))

    def _give_up(self, st: Belaad) -> None:
        """What was to be bought goes; what lies below it is next instead."""
        st.frames.pop()
        st.tell(events.NOT_COVERED, self.seat)

    def ask(self, st: Belaad, member: int, place: int, gift: int) -> None:
        """BL-5.4: a member is asked for coins, or gives them at once where nobody is asked."""
        if st.table.asks_consent:
            st.push(
                Consent(
                    member,
                    self.seat,
                    self.coin,
                    self.price,
                    self.treasury,
                    self.gifts,
                    place,
                    gift,
                    self.declined,
                )
            )
        else:
            gifts = with_gift(self.gifts, member, gift)
            after = Contribute(self.seat, self.coin, self.price, self.treasury, gifts, place + 1)
            st.push(after)

    def _offers(self, st: Belaad, coins: list[int]) -> list[tuple[int, int]]:
        """Members still to be asked, with their places clockwise from the payer."""
        players = st.table.players
        factions = st.table.factions
        found: list[tuple[int, int]] = []
        for place in range(self.asked, players):
            member = (self.seat + place) % players
            if factions[member] == factions[self.seat] and coins[member]:
                found.append((member, place))
        return found

    def _settle(self, st: Belaad, coins: list[int]) -> None:
        """Everybody pays his part; what was bought stays, what would have been instead goes."""
        faction = st.table.factions[self.seat]
        own = self.price - self.treasury - sum(self.gifts)
        if self.treasury and st.table.takes_treasury:  # BL-5.11
            taken = st.treasury[faction]
            st.treasury[faction] = 0
            coins[self.seat] += taken
            own += self.treasury
            st.tell(events.EMPTIED_TREASURY, self.seat, taken)
        coins[self.seat] -= own
        kind = events.PAID_GOLD if self.coin == GOLD else events.PAID_SEALS
        if own:
            st.tell(kind, self.seat, own)
        if self.treasury and not st.table.takes_treasury:
            st.treasury[faction] -= self.treasury
            st.tell(events.PAID_TREASURY, faction, self.treasury)
        for member in range(len(self.gifts)):
            if self.gifts[member]:
                coins[member] -= self.gifts[member]
                st.tell(kind, member, self.gifts[member])
        bought = st.frames.pop()
        st.frames.pop()
        st.frames.append(bought)


def purpose(st: Belaad) -> Text:
    """What the payment under way is for."""
    bought = st.frames[-2]  # below the decision about the payment
    if not isinstance(bought, Bought):
        raise TypeError(f"{bought.KIND} is not for sale")
    return bought.purpose(st)


def with_gift(gifts: tuple[int, ...], member: int, gift: int) -> tuple[int, ...]:
    return (*gifts[:member], gift, *gifts[member + 1 :])


class Consent(Either[Belaad]):
    """BL-5.4: a member gives what is missing for a purchase, or refuses it."""

    KIND = "consent"
    CLAUSE = "BL-5.4"
    BOT_CHOICE = YES
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", SEAT),
        Field("payer", SEAT),
        Field("coin", Name(COINS)),
        Field("price", AMOUNT),
        Field("treasury", AMOUNT),
        Field("gifts", TupleOf(AMOUNT)),
        Field("place", AMOUNT),
        Field("gift", AMOUNT),
        DECLINED,
    )

    def __init__(
        self,
        seat: int,
        payer: int,
        coin: int,
        price: int,
        treasury: int,
        gifts: tuple[int, ...],
        place: int,
        gift: int,
        declined: tuple[int, ...] = (),
    ) -> None:
        self.seat = seat
        self.payer = payer
        self.coin = coin
        self.price = price
        self.treasury = treasury
        self.gifts = gifts
        self.place = place
        self.gift = gift
        self.declined = declined

    def resolve(self, st: Belaad, choice: int) -> None:
        gifts = self.gifts
        declined = self.declined
        if choice == YES:
            gifts = with_gift(gifts, self.seat, self.gift)
            st.tell(events.CONSENTED, self.seat, self.payer, self.coin, self.gift)
        else:
            declined = (*declined, self.seat)
            st.tell(events.REFUSED, self.seat, self.payer)
        asked = self.place + 1
        st.push(
            Contribute(self.payer, self.coin, self.price, self.treasury, gifts, asked, declined)
        )

    def prompt(self, st: Belaad) -> Text:
        return Text(
            "prompt-consent",
            {
                "payer": Seat(self.payer),
                "coins": labels.coins(self.coin, self.gift),
                "purpose": purpose(st),
            },
        )


class ChooseMember(Ask[Belaad]):
    """BL-5.5: the payer chooses the one member who is to cover all the gold that is missing.

    Asked where more than one could; after a refusal the others are left.
    """

    KIND = "choose_member"
    CLAUSE = "BL-5.5"
    SIZE = 6
    FOLLOWS = True
    DETAIL = True
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", SEAT),
        Field("price", AMOUNT),
        Field("treasury", AMOUNT),
        Field("missing", AMOUNT),
        DECLINED,
    )

    def __init__(
        self, seat: int, price: int, treasury: int, missing: int, declined: tuple[int, ...]
    ) -> None:
        self.seat = seat
        self.price = price
        self.treasury = treasury
        self.missing = missing
        self.declined = declined

    def choices(self, st: Belaad) -> list[int]:
        return lenders(st, self.seat, self.missing, self.declined)

    def why_not(self, st: Belaad, choice: int) -> Refusal | None:
        if choice >= st.table.players:
            return refuse("BL-2.1", "no_such_player")
        if st.table.factions[choice] != st.table.factions[self.seat]:
            return refuse("BL-5.5", "not_a_member")
        if choice == self.seat:
            return refuse("BL-5.5", "own_gold_counted")
        if choice in self.declined:
            return refuse("BL-5.4", "member_refused")
        return None if st.gold[choice] >= self.missing else refuse("BL-5.5", "member_too_poor")

    def resolve(self, st: Belaad, choice: int) -> None:
        nothing = (0,) * st.table.players
        payment = Contribute(self.seat, GOLD, self.price, self.treasury, nothing, 1, self.declined)
        payment.ask(st, choice, (choice - self.seat) % st.table.players, self.missing)

    def prompt(self, st: Belaad) -> Text:
        return Text("prompt-choose_member", {"purpose": purpose(st), "count": self.missing})

    def describe(self, st: Belaad, choice: int) -> Text:
        if choice >= st.table.players:
            return Text("choose_victim-none", {"number": choice + 1})
        return Text("choose_member", {"member": Seat(choice)})

    def touches(self, st: Belaad, choice: int) -> list[str]:
        return [things.seat(choice)] if choice < st.table.players else []


def fill_treasury(st: Belaad, seat: int) -> None:
    """BL-5.7: all gold of all members goes to the Treasury of their faction."""
    faction = st.table.factions[seat]
    moved = 0
    for member in st.table.members[faction]:
        moved += st.gold[member]
        st.gold[member] = 0
    st.treasury[faction] += moved
    st.tell(events.TO_TREASURY, faction, moved)


def has_gold_to_move(st: Belaad, seat: int) -> bool:
    """BL-4.9: moving nothing is not an action."""
    return any(st.gold[member] for member in st.table.members[st.table.factions[seat]])
