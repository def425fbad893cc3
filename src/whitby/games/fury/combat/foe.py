"""The other side of a combat: Dracula, or the vampire being resolved (FURY-DAMAGE-05, 06)."""

from __future__ import annotations

from whitby.core.engine import Step
from whitby.games.fury.cards.table import VAMPIRE_HEALTH
from whitby.games.fury.ending import HealDracula, HurtDracula
from whitby.games.fury.events import (
    LEFT_COMBAT,
    VAMPIRE_DEFEATED,
    VAMPIRE_RECOVERED,
    VAMPIRE_SUFFERED,
)
from whitby.games.fury.state.fury import Fury
from whitby.games.fury.state.hideout import PlacedEncounter
from whitby.games.fury.state.steps import HunterStep


class HurtFoe(Step[Fury]):
    """The foe of the hunters suffers damage (FURY-VAMP-05 to FURY-VAMP-07)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, state: Fury) -> None:
        """Hurt Dracula or the vampire; defeating a vampire ends the combat (FURY-VAMP-16)."""
        combat, card = state.combat, state.public.facing
        if combat is None or self.count <= 0:
            return
        if combat.with_dracula():
            state.then(HurtDracula(self.count))
            return
        assert card is not None
        health = VAMPIRE_HEALTH[card.kind]
        damage = min(health, card.damage + self.count)
        state.public.facing = PlacedEncounter(card.kind, True, damage, card.used)
        state.say(VAMPIRE_SUFFERED, card.kind, self.count, health - damage)
        if damage == health:
            state.public.stays = False
            combat.hunters = ()
            state.say(VAMPIRE_DEFEATED, card.kind)


class HealFoe(Step[Fury]):
    """The foe of the hunters recovers (FURY-VAMP-14)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, state: Fury) -> None:
        """Heal Dracula, or the vampire."""
        combat, card = state.combat, state.public.facing
        if combat is None:
            return
        if combat.with_dracula():
            state.then(HealDracula(self.count))
        elif card is not None and card.damage > 0:
            healed = min(self.count, card.damage)
            state.public.facing = PlacedEncounter(card.kind, True, card.damage - healed, card.used)
            left = VAMPIRE_HEALTH[card.kind] - card.damage + healed
            state.say(VAMPIRE_RECOVERED, card.kind, healed, left)


def leave_combat(state: Fury, hunter: int) -> None:
    """Take a hunter out of the combat, not out of the city (FURY-COMBAT-08, FURY-COMBAT-42)."""
    combat = state.combat
    if combat is not None and hunter in combat.hunters:
        combat.hunters = tuple([other for other in combat.hunters if other != hunter])
        state.say(LEFT_COMBAT, hunter)


class LeaveCombat(HunterStep):
    """A hunter leaves the combat."""

    def run(self, state: Fury) -> None:
        """Let the hunter out."""
        leave_combat(state, self.hunter)
