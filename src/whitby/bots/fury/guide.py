"""The guide of the search through Fury of Dracula."""

from __future__ import annotations

from typing import Any, Final

from whitby.bots.fury.dracula_encounters import vampire_in
from whitby.bots.fury.features import features
from whitby.bots.fury.hearsay import Hearsay
from whitby.bots.fury.quick_dracula import as_dracula
from whitby.bots.fury.quick_hunters import as_hunters
from whitby.bots.fury.scripted import COARSE
from whitby.bots.fury.team import USUAL, Plan
from whitby.bots.fury.weights import WEIGHTS
from whitby.bots.search.guide import Guide, Worlds
from whitby.bots.search.logistic import predict
from whitby.core.engine import Decision, Option, State, Step, pending
from whitby.core.game import View
from whitby.core.rng import Rng
from whitby.games.fury.cards.table import (
    DRACULA_PHASE,
    HIDDEN,
    HUNTER_SIDE,
    NONE,
    PHASES,
    is_vampire,
)
from whitby.games.fury.game import FURY
from whitby.games.fury.knowledge.habits import UNIFORM
from whitby.games.fury.knowledge.imagine import Imagination
from whitby.games.fury.knowledge.outlook import Beliefs, Outlook
from whitby.games.fury.state.fury import DRACULA_SEAT, Fury
from whitby.games.fury.view import FuryView

ROUND: Final = len(PHASES) - 1
"""The phases of a round, as the guide counts time."""

SMALL: Final[tuple[str, ...]] = ("keep", "make_room", "open_item", "open_event", "next_card")
"""The prompts that are left to the scripted bot: no playout can tell their options apart."""

MISJUDGED: Final[tuple[str, ...]] = ("travel", "fly", "act", "ride")
"""The prompts that quick playouts misjudge: Dracula moved worse with them than the script."""

REDRAWS: Final = 24
"""How often a world is drawn anew in search of a vampire under each rumour token."""
FINE: Final = 1 << 16
"""How finely chances are drawn."""


class FuryWorlds(Worlds):
    """The states that a viewer thinks possible, each with its question already asked.

    Most have a vampire wherever a rumour token lies, as Dracula tends to put them. Below all steps
    lies what the table believes about his place.
    """

    def __init__(self, imagination: Imagination, beneath: list[Step[Any]]) -> None:
        self.imagination = imagination
        self.beneath = beneath
        self.rumoured = rumoured(imagination.view)

    def draw(self, rng: Rng) -> State:
        """Return one of them; its generator is `rng`."""
        state = self.imagined(rng)
        pending(state)
        state.stack = self.beneath + state.stack
        return state

    def imagined(self, rng: Rng) -> Fury:
        """Return a world that follows his habits with rumour tokens, unless he follows none."""
        state = self.imagination.draw(rng)
        if self.rumoured and float(rng.below(FINE)) >= UNIFORM * FINE:
            for _ in range(REDRAWS):
                if all(vampire_in(state.dracula.trail[space]) for space in self.rumoured):
                    break
                state = self.imagination.draw(rng)
        return state


def rumoured(view: FuryView) -> list[int]:
    """Return the spaces of the trail where a rumour token may lie on a vampire nobody has seen."""
    found: list[int] = []
    for space, hideout in enumerate(view.dracula.trail):
        if hideout is not None and hideout.rumour:
            kinds = [encounter.kind for encounter in hideout.encounters]
            if HIDDEN in kinds and not any(is_vampire(kind) for kind in kinds if kind != HIDDEN):
                found.append(space)
    return found


class FuryGuide(Guide):
    """How to imagine, continue and evaluate Fury of Dracula."""

    def __init__(self, plans: tuple[Plan, ...] = (USUAL,)) -> None:
        super().__init__(FURY, WEIGHTS)
        self.plans = plans  # of the hunters, the usual one first
        # caches, like those of the scripted bot
        self._beliefs = Beliefs(habits=True)
        self._hearsay = Beliefs(cap=COARSE, habits=True)  # what Dracula can tell of theirs

    def worlds(self, view: View) -> Worlds:
        """Return the worlds that the viewer thinks possible, given how Dracula tends to move."""
        assert isinstance(view, FuryView)
        beliefs = self._hearsay if view.seat == DRACULA_SEAT else self._beliefs
        beneath: list[Step[Any]] = []
        if any(hideout is not None for hideout in view.dracula.trail):
            beneath = self.beneath(view, beliefs.outlook(view))
        return FuryWorlds(Imagination(view, beliefs), beneath)

    def beneath(self, view: FuryView, outlook: Outlook) -> list[Step[Any]]:
        """Return what lies below all steps of the worlds."""
        public = view.public
        return [Hearsay(outlook.here, public.places, public.round, has_moved(view))]

    def answer(self, state: State, decision: Decision[Any], rng: Rng) -> Option:
        """Return what whoever decides would plausibly choose."""
        assert isinstance(state, Fury)
        if decision.seat == DRACULA_SEAT:
            return as_dracula(state, decision, rng)
        return as_hunters(state, decision, rng)

    def time(self, state: State) -> int:
        """Return how many phases have begun."""
        assert isinstance(state, Fury)
        return ROUND * state.public.round + state.public.phase

    def turns(self, decision: Decision[Any]) -> int:
        """Return how many phases a playout continues: a whole round, or none to search nothing."""
        return 0 if decision.prompt in SMALL or decision.prompt in MISJUDGED else ROUND

    def features(self, state: State) -> list[float]:
        """Return what the evaluation looks at, for the hunters."""
        assert isinstance(state, Fury)
        return features(state)

    def evaluate(self, state: State, seat: int) -> float:
        """Return how likely the side of a seat is to win."""
        assert isinstance(state, Fury)
        winner = state.public.winner
        if winner == NONE:
            hunters = predict(self.weights, features(state))
        else:
            hunters = 1.0 if winner == HUNTER_SIDE else 0.0
        return 1.0 - hunters if seat == DRACULA_SEAT else hunters


def has_moved(view: FuryView) -> bool:
    """Return whether Dracula has placed his card in a phase of his that is not over."""
    return view.public.phase == DRACULA_PHASE and view.dracula.trail[0] is not None
