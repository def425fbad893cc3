"""Garlic Wreath: put on before the first round, it hurts whoever bites the hunter (COMBAT-44)."""

from __future__ import annotations

from whitby.games.fury.cards.table import FIGHT_DAMAGE, GARLIC_WREATH, ITEM_COPIES
from whitby.games.fury.combat.base import combat_of
from whitby.games.fury.combat.foe import HurtFoe
from whitby.games.fury.events import WREATH_GONE, WREATH_LAID
from whitby.games.fury.hunters.hands import lose_item
from whitby.games.fury.state.combat import Combat
from whitby.games.fury.state.fury import Fury
from whitby.games.fury.state.public import more
from whitby.games.fury.state.steps import HunterStep


def could_wear(state: Fury, hunter: int) -> bool:
    """Return whether a hunter could hold a wreath, according to public information."""
    laid = 0 if state.combat is None else len(state.combat.wreaths)
    unseen = state.public.item_discard[GARLIC_WREATH] + laid < ITEM_COPIES[GARLIC_WREATH]
    return unseen and len(state.hands.items[hunter]) > 0


def wear(state: Fury, hunter: int) -> None:
    """Put a wreath in front of the hunter."""
    combat = combat_of(state)
    lose_item(state, hunter, GARLIC_WREATH)
    combat.wreaths = (*combat.wreaths, hunter)
    state.say(WREATH_LAID, hunter)


def discard_wreaths(state: Fury, combat: Combat) -> None:
    """Discard every wreath: Claws do it, and the end of the combat."""
    for hunter in combat.wreaths:
        state.public.item_discard = more(state.public.item_discard, GARLIC_WREATH)
        state.say(WREATH_GONE, hunter)
    combat.wreaths = ()


class GarlicWreath(HunterStep):
    """A foe who bites a hunter with a Garlic Wreath suffers damage."""

    def run(self, state: Fury) -> None:
        """Hurt the biter, if the hunter was hurt: once for each wreath."""
        if not state.public.saved:
            worn = combat_of(state).wreaths.count(self.hunter)
            state.then(*[HurtFoe(FIGHT_DAMAGE[GARLIC_WREATH])] * worn)
