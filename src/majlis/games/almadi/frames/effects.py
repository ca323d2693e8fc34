"""Chapter 7: the effects that a landing activated are realised one by one, or not at all."""

from typing import ClassVar, Final

from majlis.games.almadi import events, labels, things, trail
from majlis.games.almadi.frames.common import CLAIMANTS, gain_card, gain_rubies, powerless
from majlis.games.almadi.frames.genie import PickTile, SwapTiles
from majlis.games.almadi.frames.meanwhile import meanwhile
from majlis.games.almadi.frames.moon import TakeObjective, objectives_to_take
from majlis.games.almadi.frames.recruiting import (
    FREE_ACTS,
    add_free_acts,
    describe_free_act,
    do_free_act,
    free_act_clause,
    might_recruit_from_hand,
    touched_by_free_act,
    why_no_free_act,
)
from majlis.games.almadi.material import (
    ALADDIN,
    ALI_BABA,
    BADROULBOUDOUR,
    EFFECTS,
    GENIE,
    HAMMER,
    HUSSAIN,
    MOON,
    RUBY,
    STALL,
)
from majlis.games.almadi.piles import MOSAICS, STALLS
from majlis.games.almadi.state import SEAT, Almadi
from majlis.kernel.codec import Field
from majlis.kernel.frame import Ask
from majlis.kernel.refusal import Refusal, refuse
from majlis.kernel.text import Text

CLAUSES: Final = ("AM-7.1", "AM-7.10", "AM-7.11", "AM-7.13", "AM-7.17")
CLAIM_CLAUSES: Final = ("AM-12.17", "AM-12.20", "AM-12.24")
# What a claim brings is what one of the effects brings.
CLAIMED: Final = (RUBY, HAMMER, STALL)
# Where an effect, or a claim, takes something from; a genie and a moon ask further.
MOSAIC_PILE: Final = things.pile(MOSAICS)
STALL_PILE: Final = things.pile(STALLS)
SOURCES: Final[tuple[list[str], ...]] = ([], [MOSAIC_PILE], [STALL_PILE], [], [things.SUPPLY])
CLAIM_SOURCES: Final[tuple[list[str], ...]] = ([things.SUPPLY], [MOSAIC_PILE], [STALL_PILE])


class Realise(Ask[Almadi]):
    """AM-4.3: one pending effect at a time, in any order, until the player ends the step.

    Choices: end; the five effects; Hussain's swap in place of a genie's move; the three claims; and
    what may be done at any time of a turn. The end alone is asked too where a character in hand
    might be recruited: whether the step ends by itself depends on what everybody sees (AM-13.2).
    """

    KIND = "realise"
    CLAUSE = "AM-4.3"
    SIZE = 10 + FREE_ACTS
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", SEAT),)
    END: Final = 0
    EFFECT: Final = 1
    SWAP: Final = 6
    CLAIM: Final = 7
    FREE: Final = 10

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks_alone(self, st: Almadi) -> bool:
        return might_recruit_from_hand(st, self.seat)

    def choices(self, st: Almadi) -> list[int]:
        found = [self.END]
        pending = st.pending
        if pending[GENIE]:
            found.append(self.EFFECT + GENIE)
        if pending[HAMMER] and st.mosaics.top >= 0:
            found.append(self.EFFECT + HAMMER)
        if pending[STALL] and st.stalls.top >= 0:
            found.append(self.EFFECT + STALL)
        if pending[MOON] and objectives_to_take(st, self.seat):
            found.append(self.EFFECT + MOON)
        if pending[RUBY] and st.rubies:
            found.append(self.EFFECT + RUBY)
        if st.table.characters:
            if pending[GENIE] and self._why_no_swap(st) is None:
                found.append(self.SWAP)
            if st.claims:
                for index in range(len(CLAIMANTS)):
                    if self._why_no_claim(st, index) is None:
                        found.append(self.CLAIM + index)
            add_free_acts(st, self.seat, self.FREE, found)
        return found

    def why_not(self, st: Almadi, choice: int) -> Refusal | None:
        if choice == self.END:
            return None
        if choice < self.SWAP:
            return self._why_no_effect(st, choice - self.EFFECT)
        if choice == self.SWAP:
            return self._why_no_effect(st, GENIE) or self._why_no_swap(st)
        if choice < self.FREE:
            return self._why_no_claim(st, choice - self.CLAIM)
        return why_no_free_act(st, self.seat, choice - self.FREE)

    def _why_no_effect(self, st: Almadi, effect: int) -> Refusal | None:
        if not st.pending[effect]:
            if effect == GENIE and st.moves >= st.table.material.genie_moves:
                return refuse("AM-7.5", "three_moves")
            return refuse("AM-4.3", "not_pending")
        if effect == HAMMER and st.mosaics.top < 0:
            return refuse("AM-7.10", "card_pile_is_empty")
        if effect == STALL and st.stalls.top < 0:
            return refuse("AM-7.11", "card_pile_is_empty")
        if effect == MOON and not objectives_to_take(st, self.seat):
            return refuse("AM-7.16", "no_objective")
        if effect == RUBY and not st.rubies:
            return refuse("AM-7.17", "no_rubies")
        return None

    def _why_no_swap(self, st: Almadi) -> Refusal | None:
        """AM-12.21: with Hussain, once a turn, two tiles change places."""
        player = st.players[self.seat]
        if not player.has(HUSSAIN):
            return powerless("AM-12.21", HUSSAIN)
        if (st.used >> HUSSAIN) & 1:
            return refuse("AM-12.21", "once_a_turn")
        if player.realm.tile_count() < 2:
            return refuse("AM-12.21", "two_tiles")
        return None

    def _why_no_claim(self, st: Almadi, index: int) -> Refusal | None:
        """AM-12.27: a claim is pending and there is something to take."""
        character = CLAIMANTS[index]
        if not st.players[self.seat].has(character):
            return powerless(CLAIM_CLAUSES[index], character)
        if not (st.claims >> character) & 1:
            if (st.used >> character) & 1:
                return refuse("AM-12.27", "once_a_turn")
            return refuse("AM-12.27", "not_pending")
        if character == ALADDIN:
            return None if st.rubies else refuse("AM-12.27", "no_rubies")
        pile = st.mosaics if character == BADROULBOUDOUR else st.stalls
        return None if pile.top >= 0 else refuse("AM-12.27", "card_pile_is_empty")

    def lost(self, st: Almadi) -> int:
        """AM-4.4: how many effects and claims could still be used, and are lost with the end."""
        wanted = st.pending.copy()
        for index in range(len(CLAIMANTS)):
            if (st.claims >> CLAIMANTS[index]) & 1:
                wanted[CLAIMED[index]] += 1
        return (
            wanted[GENIE]
            + min(wanted[HAMMER], st.mosaics.size())
            + min(wanted[STALL], st.stalls.size())
            + min(wanted[MOON], objectives_to_take(st, self.seat).bit_count())
            + min(wanted[RUBY], st.rubies)
        )

    def resolve(self, st: Almadi, choice: int) -> None:
        if choice == self.END:
            if st.journal is not None:
                self._tell_dropped(st)
                trail.close(st, self.seat)
            st.pending = [0, 0, 0, 0, 0, 0]
            st.claims = 0
            return
        st.push(self)
        meanwhile(st, self.seat)
        if choice < self.SWAP:
            self._realise(st, choice - self.EFFECT)
        elif choice == self.SWAP:
            st.pending[GENIE] = 0
            st.used |= 1 << HUSSAIN
            st.push(SwapTiles(self.seat, -1))
        elif choice < self.FREE:
            self._claim(st, CLAIMANTS[choice - self.CLAIM])
        else:
            do_free_act(st, self.seat, choice - self.FREE)

    def _tell_dropped(self, st: Almadi) -> None:
        """AM-4.4: what could still have been realised or claimed is given up."""
        count = self.lost(st)
        if count:
            st.tell(events.DROPPED_EFFECTS, self.seat, count)

    def _realise(self, st: Almadi, effect: int) -> None:
        st.pending[effect] -= 1
        if effect == GENIE:
            st.push(PickTile(self.seat))
        elif effect == MOON:
            st.push(TakeObjective(self.seat))
        elif effect == RUBY:
            rich = st.players[self.seat].has(ALI_BABA)
            gain_rubies(st, self.seat, st.table.material.power_amount[ALI_BABA] if rich else 1)
        else:
            gain_card(st, self.seat, MOSAICS if effect == HAMMER else STALLS)

    def _claim(self, st: Almadi, character: int) -> None:
        st.claims &= ~(1 << character)
        st.used |= 1 << character
        st.tell(events.CLAIMED, self.seat, character)
        if character == ALADDIN:
            gain_rubies(st, self.seat, st.table.material.power_amount[ALADDIN])
        else:
            gain_card(st, self.seat, MOSAICS if character == BADROULBOUDOUR else STALLS)

    def prompt(self, st: Almadi) -> Text:
        """The effects that can be used, each by its name."""
        usable = [c - self.EFFECT for c in self.choices(st) if self.EFFECT <= c < self.SWAP]
        names = [Text(f"side-{EFFECTS[effect]}", {}) for effect in usable]
        return Text("prompt-realise", {"effects": len(usable), "names": names})

    def describe(self, st: Almadi, choice: int) -> Text:
        if choice == self.END:
            return Text("realise-end", {"count": self.lost(st)})
        if choice < self.SWAP:
            effect = choice - self.EFFECT
            return Text(f"realise-{EFFECTS[effect]}", {"count": st.pending[effect]})
        if choice == self.SWAP:
            return Text("realise-swap", {"character": labels.character(HUSSAIN)})
        if choice < self.FREE:
            claimant = CLAIMANTS[choice - self.CLAIM]
            return Text("realise-claim", {"character": labels.character(claimant)})
        return describe_free_act(st, choice - self.FREE)

    def clause_of(self, st: Almadi, choice: int) -> str:
        if choice == self.END:
            return "AM-4.4"
        if choice < self.SWAP:
            return CLAUSES[choice - self.EFFECT]
        if choice == self.SWAP:
            return "AM-12.21"
        if choice < self.FREE:
            return CLAIM_CLAUSES[choice - self.CLAIM]
        return free_act_clause(choice - self.FREE)

    def touches(self, st: Almadi, choice: int) -> list[str]:
        if choice == self.END:
            return []
        if choice < self.SWAP:
            effect = choice - self.EFFECT
            return [things.effect(effect), *SOURCES[effect]]
        if choice == self.SWAP:
            return [things.character(HUSSAIN)]
        if choice < self.FREE:
            index = choice - self.CLAIM
            return [things.character(CLAIMANTS[index]), *CLAIM_SOURCES[index]]
        return touched_by_free_act(st, self.seat, choice - self.FREE)
