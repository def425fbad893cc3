"""Who fights whom, before the combat begins.

`state.fighting` are the hunters in it; against a vampire, `state.facing` is its card and
`state.ambush` says whether it ambushed.
"""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Step
from whitby.core.facts import Fact
from whitby.games.fury.combat.rounds import BEGIN_COMBAT
from whitby.games.fury.events import FIGHT, VAMPIRE_FIGHT
from whitby.games.fury.state.fury import Fury, dracula_place, hunters_at, present


def fighters(state: Fury) -> tuple[int, ...]:
    """Return the hunters who are to fight Dracula now."""
    found = hunters_at(state, dracula_place(state))
    return tuple([hunter for hunter in found if hunter not in state.public.spared])


def combat_step(state: Fury) -> Step[Fury]:
    """Return the step that plays a combat; a test may have replaced it."""
    return BEGIN_COMBAT if state.rulings.combat is None else state.rulings.combat


class FightDracula(Step[Fury]):
    """The fight with Dracula begins, with those who are still there (FURY-COMBAT-44)."""

    def run(self, state: Fury) -> None:
        """Push the combat."""
        state.public.fighting = fighters(state)
        if state.public.fighting:
            state.tell(Fact(FIGHT, (state.public.fighting,)))
            state.then(combat_step(state), FIGHT_OVER)


class FightVampire(Step[Fury]):
    """The fight with the vampire being resolved begins (FURY-VAMP-04)."""

    def __init__(self, hunter: int, ambush: bool) -> None:
        self.hunter = hunter
        self.ambush = ambush

    def run(self, state: Fury) -> None:
        """Push the combat."""
        assert state.public.facing is not None
        state.public.ambush = self.ambush
        state.public.fighting = tuple([h for h in state.public.fighting if present(state, h)])
        if state.public.fighting:
            state.tell(Fact(VAMPIRE_FIGHT, (state.public.facing.kind, state.public.fighting)))
            state.then(combat_step(state), FIGHT_OVER)


class FightOver(Step[Fury]):
    """The fight is over."""

    def run(self, state: Fury) -> None:
        """Forget who fought, and how it began."""
        state.public.fighting = ()
        state.public.ambush = False


FIGHT_OVER: Final = FightOver()
FIGHT_DRACULA: Final = FightDracula()
