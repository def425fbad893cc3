"""A scripted Renfield: serves the Vampire using public facts only, so that no choice reveals them.

Only the Mirror needs the secret: it is used on a Hunter.
"""

from __future__ import annotations

from typing import Any

from whitby.bots.nosferatu.table import anyone, seat_by, unwatchful
from whitby.core.engine import Decision, Option
from whitby.core.rng import Rng
from whitby.games.nosferatu.cards import VAMPIRE
from whitby.games.nosferatu.knowledge.belief import believe
from whitby.games.nosferatu.view import NosferatuView


def bite(view: NosferatuView, decision: Decision[Any], rng: Rng) -> Option:
    """Bite one player twice rather than two once: a player with two Bites gives what is drawn.

    The trusted come first, so that a Bite in a later pile may be theirs. The target may be the
    Vampire.
    """
    pairs = zip(view.public.bites, believe(view).suspicions(), strict=True)
    return seat_by(decision, [0.1 * bites - suspicion for bites, suspicion in pairs], rng)


def move(view: NosferatuView, decision: Decision[Any], rng: Rng) -> Option:
    """Move the Stake to the most suspicious: no other can strike then, and the Vampire cannot.

    A Hunter who is wrongly suspected will look for another target.
    """
    belief = believe(view)
    suspects = belief.suspicions()
    if unwatchful(view, belief):
        suspects[view.roles.index(VAMPIRE)] = 2.0
    return seat_by(decision, suspects, rng)


def mirror(view: NosferatuView, decision: Decision[Any], rng: Rng) -> Option:
    """Show the Hunter whom everyone trusts anyway."""
    suspects = believe(view).suspicions()
    suspects[view.roles.index(VAMPIRE)] = 2.0
    return seat_by(decision, [-suspicion for suspicion in suspects], rng)


def choose(view: NosferatuView, decision: Decision[Any], rng: Rng) -> Option:
    """Return Renfield's choice; the Vampire and the first holder are chosen at random."""
    prompt = decision.prompt
    if prompt == "bite":
        return bite(view, decision, rng)
    if prompt == "move_stake":
        return move(view, decision, rng)
    if prompt == "mirror":
        return mirror(view, decision, rng)
    return anyone(decision, rng)
