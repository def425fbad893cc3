"""An event just drawn: some are played at once, others kept; and the limit of Dracula's hand.

The question is always asked, so that it reveals nothing about the card.
"""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision, Step
from whitby.core.facts import Pick
from whitby.games.fury import parts
from whitby.games.fury.cards.dracula_event import dracula_event
from whitby.games.fury.cards.hunter_event import hunter_event
from whitby.games.fury.cards.table import DRACULA_EVENTS, DRACULA_PHASE, EVERY_HUNTER, NONE
from whitby.games.fury.events import DRACULA_DISCARDED_EVENT
from whitby.games.fury.options import DISCARD_EVENT, KEEP_EVENT
from whitby.games.fury.state.fury import DRACULA_SEAT, Fury, kinds_in, seat_of, without
from whitby.games.fury.state.public import more
from whitby.games.fury.state.steps import HunterStep, Question


class Drawn(HunterStep):
    """A hunter reads the event just drawn (FURY-EVENT-04)."""

    def ask(self, state: Fury) -> Decision[Pick]:
        """Return what can be done with it now."""
        card = state.drawn
        options = hunter_event(card).drawn(state)
        return Decision(seat_of(state, self.hunter), "drawn", options, (self.hunter, card))

    def take(self, state: Fury, option: Pick) -> None:
        """Play it, or keep it."""
        card = state.drawn
        state.drawn = NONE
        if option.verb is not KEEP_EVENT:
            hunter_event(card).take(state, self.hunter, option)


class DraculaDrawn(Step[Fury]):
    """Dracula reads the event he drew (FURY-EVENT-13)."""

    def ask(self, state: Fury) -> Decision[Pick]:
        """Return what can be done with it now."""
        card = state.drawn
        return Decision(DRACULA_SEAT, "scheme_drawn", dracula_event(card).drawn(state), (card,))

    def take(self, state: Fury, option: Pick) -> None:
        """Play it, or keep it."""
        state.drawn = NONE
        if option.verb is not KEEP_EVENT:
            dracula_event(option[parts.EVENT]).play(state, option.get(parts.MODE, NONE))


class DraculaLimit(Question):
    """Dracula discards events down to four (FURY-HAND-01).

    Before that he may play those for any moment of his phase (FURY-HAND-04).
    """

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the events in his hand, while there are too many."""
        if len(state.dracula.event_hand) <= DRACULA_EVENTS:
            return None
        held = kinds_in(state.dracula.event_hand)
        options = [DISCARD_EVENT.of(card) for card in held]
        if state.public.phase == DRACULA_PHASE:
            for card in held:
                if dracula_event(card).any_moment:
                    options += dracula_event(card).options(state)
        return Decision(DRACULA_SEAT, "scheme_limit", options)

    def take(self, state: Fury, option: Pick) -> None:
        """Discard it face up, or play it."""
        state.then(self)
        if option.verb is not DISCARD_EVENT:
            dracula_event(option[parts.EVENT]).play(state, option.get(parts.MODE, NONE))
            return
        state.dracula.event_hand = without(state.dracula.event_hand, option[parts.EVENT])
        state.public.event_discard = more(state.public.event_discard, option[parts.EVENT])
        state.say(DRACULA_DISCARDED_EVENT, option[parts.EVENT])


DRAWN: Final = tuple([Drawn(hunter) for hunter in EVERY_HUNTER])
DRACULA_DRAWN: Final = DraculaDrawn()
DRACULA_LIMIT: Final = DraculaLimit()
