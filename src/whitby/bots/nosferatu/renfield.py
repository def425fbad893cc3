"""A scripted Renfield: serves the Vampire using public facts only, so that no choice reveals them.

Only the Mirror needs the secret: it is used on a Hunter.
"""

from __future__ import annotations

from typing import Any, Final

from whitby.bots.nosferatu.table import anyone, by_seat, seat_by, unwatchful
from whitby.core.engine import Decision, Option
from whitby.core.rng import Rng
from whitby.games.nosferatu.cards import VAMPIRE
from whitby.games.nosferatu.knowledge.belief import believe
from whitby.games.nosferatu.view import NosferatuView

SEATED: Final[tuple[str, ...]] = ("bite", "move_stake", "mirror")
"""The prompts that Renfield has rules of thumb for."""


def seat_scores(view: NosferatuView, prompt: str) -> list[float]:
    """Return how each seat suits Renfield for a Bite, the Stake or the Mirror.

    They bite one player twice rather than two once, because a player with two Bites gives what is
    drawn: the trusted first, so that a Bite in a later pile may be theirs; it may be the Vampire.
    The Stake moves to the most suspicious: no other can strike then, and the Vampire cannot, while
    a Hunter who is wrongly suspected will look for another target. The Mirror shows the Hunter whom
    everyone trusts anyway.
    """
    belief = believe(view)
    suspects = belief.suspicions()
    if prompt == "bite":
        pairs = zip(view.public.bites, suspects, strict=True)
        return [0.1 * bites - suspicion for bites, suspicion in pairs]
    master = view.roles.index(VAMPIRE)
    if prompt == "move_stake":
        if unwatchful(view, belief):
            suspects[master] = 2.0
        return suspects
    assert prompt == "mirror"
    suspects[master] = 2.0
    return [-suspicion for suspicion in suspects]


def choose(view: NosferatuView, decision: Decision[Any], rng: Rng) -> Option:
    """Return Renfield's choice; the Vampire and the first holder are chosen at random."""
    if decision.prompt in SEATED:
        return seat_by(decision, seat_scores(view, decision.prompt), rng)
    return anyone(decision, rng)


def scores(view: NosferatuView, decision: Decision[Any]) -> list[float]:
    """Return how each option does in Renfield's eyes; nothing where any will do."""
    if decision.prompt in SEATED:
        return by_seat(decision, seat_scores(view, decision.prompt))
    return []
