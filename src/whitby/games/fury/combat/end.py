"""The end of a combat (FURY-COMBAT-35, FURY-COMBAT-36)."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Step
from whitby.games.fury.combat.wreath import discard_wreaths
from whitby.games.fury.events import COMBAT_ENDED
from whitby.games.fury.hunters.hands import OPEN_EVENTS, OPEN_ITEMS
from whitby.games.fury.state.combat import Combat
from whitby.games.fury.state.fury import Fury, present
from whitby.games.fury.state.public import more


class EndCombat(Step[Fury]):
    """The combat is over: cards go back where they belong (FURY-COMBAT-35, FURY-COMBAT-36)."""

    def run(self, state: Fury) -> None:
        """Put everything back; weakened hunters open cards again (FURY-WEAK-08)."""
        combat = state.combat
        if combat is None:
            return
        state.combat = None
        put_back(state, combat)
        state.say(COMBAT_ENDED)
        steps: list[Step[Fury]] = []
        for hunter in combat.began:
            if present(state, hunter):
                steps += [OPEN_ITEMS[hunter], OPEN_EVENTS[hunter]]
        state.then(*steps)


def put_back(state: Fury, combat: Combat) -> None:
    """Discard what was played for this combat and not used."""
    discard_wreaths(state, combat)
    for card in combat.events_open():
        state.public.event_discard = more(state.public.event_discard, card)


END_COMBAT: Final = EndCombat()
