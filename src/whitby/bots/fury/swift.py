"""Playouts by the scripted bot's own judgement, without its views and beliefs.

The moves of both sides are chosen as the scripted bot would, from a rough belief (`rough.py`) and
a view that has no history; everything else is answered quickly.
"""

from __future__ import annotations

from typing import Any, Final

from whitby.bots.fury.asked import Asked
from whitby.bots.fury.dracula import choose_as_dracula
from whitby.bots.fury.guide import ROUND, FuryGuide, FuryWorlds, has_moved
from whitby.bots.fury.hunters import choose_as_hunters
from whitby.bots.fury.quick_dracula import as_dracula
from whitby.bots.fury.quick_hunters import as_hunters
from whitby.bots.fury.rough import Root, Rough
from whitby.bots.fury.team import USUAL, Plan
from whitby.bots.search.guide import Worlds
from whitby.core.engine import Decision, Event, Option, State, Step
from whitby.core.facts import Pick
from whitby.core.game import View
from whitby.core.rng import Rng
from whitby.games.fury import parts
from whitby.games.fury.cards.table import EVERY_HUNTER, HIDDEN, NONE
from whitby.games.fury.combat.rounds import CHOOSE_FIGHT, CHOOSE_STRIKE
from whitby.games.fury.knowledge.imagine import Imagination
from whitby.games.fury.knowledge.outlook import Beliefs, Outlook
from whitby.games.fury.rights import masked_combat, place_of_dracula
from whitby.games.fury.rulings import Rulings
from whitby.games.fury.state.combat import Combat
from whitby.games.fury.state.dracula import Dracula, masked, masked_row
from whitby.games.fury.state.fury import DRACULA_SEAT, Fury
from whitby.games.fury.state.hands import backs
from whitby.games.fury.state.hideout import Hideout
from whitby.games.fury.view import FuryView

MOVES: Final[frozenset[str]] = frozenset(("act", "ride", "hurry", "weather", "travel", "fly"))
FIGHTS: Final[frozenset[str]] = frozenset(
    ("strike", "engage", "plot", "enraged", "claw", "seek", "fight_with", "combat_start", "plan")
)
"""The prompts that are answered by the scripted bot's judgement in playouts."""
SEARCHED: Final[tuple[str, ...]] = ("travel", "act", "strike", "engage", "fight_with")
"""The prompts that are searched with such playouts."""
NO_EVENTS: Final[list[Event]] = []
NO_STEPS: Final[list[Step[Any]]] = []

Row = tuple[Hideout | None, ...]
Pair = tuple[Row, Row]
"""The trail or the lairs, and what everyone sees of them."""


class SwiftGuide(FuryGuide):
    """The guide of the search through moves."""

    def __init__(
        self,
        rounds: int = 2,
        searched: tuple[str, ...] = SEARCHED,
        plans: tuple[Plan, ...] = (USUAL,),
    ) -> None:
        super().__init__(plans)
        self.rounds = rounds  # how far playouts go
        self.searched = searched
        self.seen = Seen()

    def worlds(self, view: View) -> Worlds:
        """Return the worlds that the viewer thinks possible, given how both sides tend to play."""
        assert isinstance(view, FuryView)
        found = super().worlds(view)
        assert isinstance(found, FuryWorlds)
        return SwiftWorlds(found.imagination, found.beneath, view.combat, self.seen)

    def beneath(self, view: FuryView, outlook: Outlook) -> list[Step[Any]]:
        """Return what lies below all steps of the worlds."""
        public = view.public
        root = Root(outlook, Rulings(view.options), public.places, public.round, has_moved(view))
        return [*super().beneath(view, outlook), root]

    def answer(self, state: State, decision: Decision[Any], rng: Rng) -> Option:
        """Return what whoever decides would plausibly choose."""
        assert isinstance(state, Fury)
        seat = decision.seat
        if decision.prompt in MOVES:
            rough = rough_of(state)
            if rough is not None:
                plan = rough.plan if self.time(state) < rough.until else self.plans[0]
                return judged(state, decision, rng, rough.follow(state), self.seen, plan)
        elif decision.prompt in FIGHTS:
            return judged(state, decision, rng, None, self.seen)
        if seat == DRACULA_SEAT:
            return as_dracula(state, decision, rng)
        return as_hunters(state, decision, rng)

    def set_out(self, state: State, way: int) -> None:
        """Let the hunters follow a plan for a day and a night."""
        assert isinstance(state, Fury)
        rough = rough_of(state)
        if rough is not None:
            rough.plan = self.plans[way]
            rough.until = self.time(state) + ROUND

    def turns(self, decision: Decision[Any]) -> int:
        """Return how many phases a playout continues; none to search nothing."""
        if decision.prompt not in self.searched:
            return 0
        return 1 if decision.prompt in FIGHTS else ROUND * self.rounds


class SwiftWorlds(FuryWorlds):
    """The worlds of the guide: what others have sealed in combat is what they tend to choose."""

    def __init__(
        self,
        imagination: Imagination,
        beneath: list[Step[Any]],
        combat: Combat | None,
        hideouts: Seen,
    ) -> None:
        super().__init__(imagination, beneath)
        self.combat = combat
        self.hideouts = hideouts

    def draw(self, rng: Rng) -> State:
        """Return one of them; its generator is `rng`."""
        state = super().draw(rng)
        if self.combat is not None:
            assert isinstance(state, Fury)
            reseal(state, self.combat, rng, self.hideouts)
        return state


def reseal(state: Fury, seen: Combat, rng: Rng, hideouts: Seen) -> None:
    """Seal what the scripted bot would choose where a viewer sees that something is sealed."""
    combat = state.combat
    assert combat is not None
    if seen.card == HIDDEN:
        combat.card = NONE
        strike = judged(state, CHOOSE_STRIKE.ask(state), rng, None, hideouts)
        assert isinstance(strike, Pick)
        combat.card = strike[parts.COMBAT_CARD]
    for hunter in EVERY_HUNTER:
        if seen.cards[hunter] == HIDDEN:
            combat.cards[hunter] = NONE
            fight = judged(state, CHOOSE_FIGHT[hunter].ask(state), rng, None, hideouts)
            assert isinstance(fight, Pick)
            combat.cards[hunter] = fight[parts.FIGHT_CARD]


def judged(
    state: Fury,
    decision: Decision[Any],
    rng: Rng,
    outlook: Outlook | None,
    hideouts: Seen,
    plan: Plan = USUAL,
) -> Option:
    """Return what the scripted bot would choose, if this is what it believes."""
    asked = Asked(glimpse(state, decision.seat, hideouts), decision, rng, hideouts.beliefs, plan)
    asked.known = outlook
    if decision.seat == DRACULA_SEAT:
        return choose_as_dracula(asked)
    return choose_as_hunters(asked)


def rough_of(state: Fury) -> Rough | None:
    """Return the rough belief of a playout; None in a state that has no root."""
    bottom = state.stack[1] if len(state.stack) > 1 else None
    if isinstance(bottom, Rough):
        return bottom
    if isinstance(bottom, Root):
        rough = Rough(bottom)
        state.stack[1] = rough
        return rough
    return None


class Seen:
    """Hideouts as the hunters see them: the last ones, since they are asked for repeatedly."""

    def __init__(self) -> None:
        self.beliefs = Beliefs()  # for judging without an outlook
        self.trail: Pair = ((), ())
        self.lairs: Pair = ((), ())

    def of(self, own: Dracula) -> Dracula:
        """Return Dracula's part as everyone else sees it, for their moves."""
        if self.trail[0] is not own.trail:
            self.trail = (own.trail, masked_row(own.trail))
        if self.lairs[0] is not own.lairs:
            self.lairs = (own.lairs, masked_row(own.lairs))
        shown = Dracula()
        shown.trail, shown.lairs, shown.leaving = self.trail[1], self.lairs[1], masked(own.leaving)
        shown.encounter_hand, shown.event_hand = backs(own.encounter_hand), backs(own.event_hand)
        return shown


def glimpse(state: Fury, seat: int, hideouts: Seen) -> FuryView:
    """Return what a seat sees for its moves, without a history: not to be kept or changed."""
    dracula = seat == DRACULA_SEAT
    own = state.dracula if dracula else hideouts.of(state.dracula)
    seen = FuryView(seat, NO_EVENTS, NO_STEPS, state.public, own)
    options = state.rulings.options
    assert isinstance(options, dict)
    seen.options = options
    seen.players = int(state.players)
    seen.dracula_place = place_of_dracula(state, dracula)
    seen.event_on_top = state.decks.top()
    mine = 0
    for hunter, commander in enumerate(state.public.commanders):
        mine |= (commander == seat) << hunter
    seen.hands = state.hands.seen(mine)
    if state.combat is not None:
        seen.combat = masked_combat(state, state.combat, seat, dracula)
    return seen
