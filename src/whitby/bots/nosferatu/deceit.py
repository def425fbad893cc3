"""Evil as the stronger levels play it: bolder than scripted, with Bites for those under suspicion.

The values were found by trying many against scripted Hunters. Turns that are about equal vary.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from whitby.bots.nosferatu import renfield, talk, vampire
from whitby.bots.nosferatu.scripted import ScriptedNosferatu
from whitby.bots.nosferatu.table import at_seat, seat_by, targets
from whitby.core.engine import Decision, Option
from whitby.core.game import View
from whitby.core.rng import Rng
from whitby.games.nosferatu.cards import RENFIELD, VAMPIRE
from whitby.games.nosferatu.knowledge.belief import believe
from whitby.games.nosferatu.view import NosferatuView

TASTES: Final = vampire.Tastes(
    (-2.0, -1.43, -0.86, -0.29, 0.91),
    (-0.28, -0.28, -0.28, -0.17, -0.17),
    kept_bite=0.35,
    kept_night=0.2,
    given_night=0.3,
    expected=0.45,
    bold_at=0.97,
    alike=0.01,
)
SERVED: Final[tuple[str, ...]] = ("bite", "move_stake", "stake_first")
"""What Renfield does otherwise than the scripted bot."""
MOVED_TO_VAMPIRE: Final = 80
"""How often in 100 times Renfield moves the Stake to the Vampire, who cannot be struck then."""
GIVEN_TO_VAMPIRE: Final = 60
"""How often in 100 games the Vampire is its first holder, and so is sure to act."""


class Deceiver(ScriptedNosferatu):
    """Plays the Vampire and Renfield better, a Hunter like the scripted bot; and it talks."""

    def choose(self, view: View, decision: Decision[Any], rng: Rng, budget: float = 0.0) -> Option:
        """Return the choice of the character in the view's seat."""
        assert isinstance(view, NosferatuView)
        if len(decision.options) > 1:
            role = view.roles[decision.seat]
            if role == VAMPIRE:
                return vampire.choose(view, decision, rng, TASTES)
            if role == RENFIELD and decision.prompt in SERVED:
                return serve(view, decision, rng)
        return super().choose(view, decision, rng, budget)

    def scores(self, view: View, decision: Decision[Any]) -> list[float]:
        """Return how each option does by the rules of thumb."""
        assert isinstance(view, NosferatuView)
        role = view.roles[decision.seat]
        if role == VAMPIRE:
            return vampire.scores(view, decision, TASTES)
        if role == RENFIELD and decision.prompt in SERVED:
            return []  # it takes chances here
        return super().scores(view, decision)

    def aside(
        self, view: View, options: Sequence[Option], rng: Rng, budget: float = 0.0
    ) -> Option | None:
        """Make a claim, if there is something to say."""
        assert isinstance(view, NosferatuView)
        return talk.claim(view, options)


def serve(view: NosferatuView, decision: Decision[Any], rng: Rng) -> Option:
    """Place a Bite, or move the Stake, as Renfield."""
    master = view.roles.index(VAMPIRE)
    if decision.prompt == "bite":
        scores = believe(view).suspicions()
        for seat in range(view.players):
            scores[seat] += 0.1 * view.public.bites[seat]
        scores[master] -= 2.0
        return seat_by(decision, scores, rng)
    first = decision.prompt == "stake_first"
    often = GIVEN_TO_VAMPIRE if first else MOVED_TO_VAMPIRE
    if master in targets(decision) and rng.below(100) < often:
        return at_seat(decision, master)
    return renfield.choose(view, decision, rng)
