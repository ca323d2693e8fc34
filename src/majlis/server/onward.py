"""How an act may go on that a person has begun, for a coach to weigh."""

from collections import Counter
from typing import Final

from majlis.bots.coach import Coach
from majlis.kernel.rng import Rng
from majlis.play import Draft
from majlis.play.line import draft_of

# So many acts are told, and so many fillings of a basket are tried.
MOST_ACTS: Final = 3
FILLINGS: Final = 12


def acts_on(coach: Coach, draft: Draft, known: list[list[int]], rng: Rng) -> list[list[int]]:
    """A few acts that go on with a draft; those of the known ones that do come first."""
    if draft.is_complete:
        return [draft.choices]
    fits = [choices for choices in known if leads_to(draft, choices, coach)]
    if not draft.is_open and not draft.pointed:
        return fits + coach.acts(draft.choices)
    heads = [onward.choices for onward in fillings(draft, rng)]
    return fits + [coach.completed(head) for head in heads[: MOST_ACTS + 1 - len(fits)]]


def leads_to(draft: Draft, choices: list[int], coach: Coach) -> bool:
    """Whether an act is one that a draft may still become."""
    whole = draft_of(coach.rules, coach.state, coach.seat, choices)
    done = draft.parts[:-1] if draft.is_open else draft.parts
    if whole.parts[: len(done)] != done or len(whole.parts) <= len(done):
        return False
    question, part = whole.questions[len(done)], whole.parts[len(done)]
    if draft.is_open:
        return not Counter(draft.parts[-1]) - Counter(part)
    if not draft.pointed:
        return True
    return len(part) == 1 and part[0] in question.touching(draft.pointed)


def fillings(draft: Draft, rng: Rng) -> list[Draft]:
    """Some ways in which the pending question of a draft may be answered as it is begun."""
    question = draft.question
    assert question is not None
    if draft.pointed:
        return [draft.choose(choice) for choice in question.touching(draft.pointed)]
    basket = question.basket
    assert basket is not None
    found: list[Draft] = [draft.close()] if draft.is_whole else []
    for _ in range(FILLINGS):
        filled = draft
        while not filled.is_whole:
            places = [i for i in range(len(filled.laid)) if basket.can_add(filled.laid, i)]
            number = basket.items[places[rng.below(len(places))]].number
            filled = filled.lay([*filled.parts[-1], number])
        if all(sorted(one.parts[-1]) != sorted(filled.parts[-1]) for one in found):
            found.append(filled.close())
    return found
