"""Random gestures on drafts, without a socket."""

from majlis.kernel.rng import Rng
from majlis.play import Draft


def on(draft: Draft, rng: Rng) -> Draft:
    """A draft after one more random gesture that leads on."""
    question = draft.question
    assert question is not None
    basket = question.basket
    if basket is not None:
        more = [i for i in range(len(basket.items)) if basket.can_add(draft.laid, i)]
        if draft.is_whole and (not more or rng.below(2)):
            return draft.close()
        if more and (any(draft.laid) or not question.choices or rng.below(3)):
            return draft.point(basket.items[more[rng.below(len(more))]].touches[-1])
    return draft.choose(question.choices[rng.below(len(question.choices))])
