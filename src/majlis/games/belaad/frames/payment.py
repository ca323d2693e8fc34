"""Chapter 5: paying with one's own coins, the Treasury and the coins of one's faction."""

from typing import Any, ClassVar, Final

from majlis.games.belaad import events, labels
from majlis.games.belaad.material import COINS, GOLD, SCHOLAR_COUNT, SCHOLARS
from majlis.games.belaad.state import AMOUNT, SEAT, Belaad
from majlis.kernel.codec import BitNames, Field, Name, TupleOf
from majlis.kernel.frame import Ask, Do, Frame
from majlis.kernel.refusal import Refusal
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
    coins = st.gold if coin == GOLD else st.seals
    total = without_treasury(st, seat, coins, helped)
    return total + st.treasury[st.table.factions[seat]] if coin == GOLD else total


def without_treasury(st: Belaad, seat: int, coins: list[int], helped: bool) -> int:
    """Own coins, and if they help those of all members (BL-5.2)."""
    if not helped:
        return coins[seat]
    total = 0
    for member in st.table.members[st.table.factions[seat]]:
        total += coins[member]
    return total


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
        if treasury and without_treasury(st, seat, coins, helped) >= price:
            st.push(UseTreasury(seat, price))
        else:
            st.push(Contribute(seat, coin, price, min(treasury, price), nothing, 1))


class Skip(Do[Belaad]):
    """Nothing: the `otherwise` of a payment after which there is nothing left to do."""

    KIND = "skip"
    CLAUSE = "BL-5.4"

    def run(self, st: Belaad) -> None:
        pass


class UseTreasury(Ask[Belaad]):
    """BL-5.5: the payer may let the Treasury pay first; asked where both ways are possible."""

    KIND = "use_treasury"
    CLAUSE = "BL-5.5"
    SIZE = 2
    FOLLOWS = True
    DETAIL = True
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT), Field("price", AMOUNT))

    def __init__(self, seat: int, price: int) -> None:
        self.seat = seat
        self.price = price

    def choices(self, st: Belaad) -> list[int]:
        return [NO, YES]

    def why_not(self, st: Belaad, choice: int) -> Refusal | None:
        return None

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
        return Text("use_treasury-yes" if choice == YES else "use_treasury-no", {})


class Contribute(Do[Belaad]):
    """BL-5.2, BL-5.5, BL-5.6: own coins first, then the members clockwise, each with consent."""

    KIND = "contribute"
    CLAUSE = "BL-5.5"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", SEAT),
        Field("coin", Name(COINS)),
        Field("price", AMOUNT),
        Field("treasury", AMOUNT),
        Field("gifts", TupleOf(AMOUNT)),
        Field("asked", AMOUNT),
    )

    def __init__(
        self, seat: int, coin: int, price: int, treasury: int, gifts: tuple[int, ...], asked: int
    ) -> None:
        self.seat = seat
        self.coin = coin
        self.price = price
        self.treasury = treasury
        self.gifts = gifts
        self.asked = asked  # places clockwise from the payer: those before it are dealt with

    def run(self, st: Belaad) -> None:
        coins = st.gold if self.coin == GOLD else st.seals
        missing = self.price - self.treasury - sum(self.gifts)
        missing -= min(coins[self.seat], missing)
        if missing == 0:
            self._settle(st, coins)
            return
        offers = self._offers(st, coins)
        if sum([coins[member] for member, _ in offers]) < missing:
            st.frames.pop()  # what was to be bought; what lies below it is next instead
            st.tell(events.NOT_COVERED, self.seat)
            return
        member, place = offers[0]
        gift = min(missing, coins[member])
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
        coins[self.seat] -= own
        kind = events.PAID_GOLD if self.coin == GOLD else events.PAID_SEALS
        if own:
            st.tell(kind, self.seat, own)
        if self.treasury:
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


class Consent(Ask[Belaad]):
    """BL-5.4: a member gives what is missing for a purchase, or refuses it."""

    KIND = "consent"
    CLAUSE = "BL-5.4"
    SIZE = 2
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
    ) -> None:
        self.seat = seat
        self.payer = payer
        self.coin = coin
        self.price = price
        self.treasury = treasury
        self.gifts = gifts
        self.place = place
        self.gift = gift

    def choices(self, st: Belaad) -> list[int]:
        return [NO, YES]

    def why_not(self, st: Belaad, choice: int) -> Refusal | None:
        return None

    def resolve(self, st: Belaad, choice: int) -> None:
        gifts = self.gifts
        if choice == YES:
            gifts = with_gift(gifts, self.seat, self.gift)
            st.tell(events.CONSENTED, self.seat, self.payer, self.coin, self.gift)
        else:
            st.tell(events.REFUSED, self.seat, self.payer)
        st.push(Contribute(self.payer, self.coin, self.price, self.treasury, gifts, self.place + 1))

    def prompt(self, st: Belaad) -> Text:
        return Text(
            "prompt-consent",
            {
                "payer": Seat(self.payer),
                "coins": labels.coins(self.coin, self.gift),
                "purpose": purpose(st),
            },
        )

    def describe(self, st: Belaad, choice: int) -> Text:
        return Text("consent-yes" if choice == YES else "consent-no", {})


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
