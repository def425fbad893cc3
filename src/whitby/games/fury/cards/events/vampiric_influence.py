"""Vampiric Influence: Dracula reads a weakened hunter's cards, discards one, moves the hunter."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision
from whitby.core.facts import Fact, Pick
from whitby.games.fury import parts
from whitby.games.fury.cards.dracula_event import DraculaEvent, declare
from whitby.games.fury.cards.table import EVERY_HUNTER, VAMPIRIC_INFLUENCE
from whitby.games.fury.events import PUSHED, SAW_EVENTS, SAW_ITEMS
from whitby.games.fury.hunters.arrival import ARRIVALS
from whitby.games.fury.hunters.hands import discard_event, discard_item
from whitby.games.fury.hunters.travel import driven_to
from whitby.games.fury.options import CHOOSE_HUNTER, DISCARD_EVENT, DISCARD_ITEM, DRIVE
from whitby.games.fury.state.fury import DRACULA_SEAT, Fury, kinds_in, present, weakened
from whitby.games.fury.state.public import put
from whitby.games.fury.state.steps import HunterStep, Question


class VampiricInfluence(DraculaEvent):
    """It must be played when drawn, even if no hunter is weakened."""

    card = VAMPIRIC_INFLUENCE
    at_once = True

    def run(self, state: Fury, mode: int) -> None:
        state.then(CHOOSE_WEAK)


class ChooseWeak(Question):
    """Dracula picks a weakened hunter."""

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the weakened hunters on the board."""
        weak = [h for h in EVERY_HUNTER if present(state, h) and weakened(state, h)]
        if not weak:
            return None
        options = [CHOOSE_HUNTER.of(hunter) for hunter in weak]
        return Decision(DRACULA_SEAT, "influence", options)

    def take(self, state: Fury, option: Pick) -> None:
        """Reveal the hunter's cards; discard one; move the hunter."""
        hunter = option[parts.WHO]
        state.tell(Fact(SAW_ITEMS, (hunter, state.hands.items[hunter])))
        state.tell(Fact(SAW_EVENTS, (hunter, state.hands.events[hunter])))
        state.then(TakeCard(hunter), Push(hunter))


class TakeCard(HunterStep):
    """Dracula discards one of the hunter's cards."""

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the cards."""
        options = [DISCARD_ITEM.of(card) for card in kinds_in(state.hands.items[self.hunter])]
        options += [DISCARD_EVENT.of(card) for card in kinds_in(state.hands.events[self.hunter])]
        if not options:
            return None
        return Decision(DRACULA_SEAT, "take_card", options, (self.hunter,))

    def take(self, state: Fury, option: Pick) -> None:
        """Discard it."""
        if option.verb is DISCARD_ITEM:
            discard_item(state, self.hunter, option[parts.ITEM])
        else:
            discard_event(state, self.hunter, option[parts.EVENT])


class Push(HunterStep):
    """Dracula moves the hunter to an adjacent city (FURY-MOVE-04, FURY-HOSP-15)."""

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the adjacent cities."""
        near = driven_to(state, self.hunter)
        if not near:
            return None
        return Decision(DRACULA_SEAT, "push", [DRIVE.of(at) for at in near], (self.hunter,))

    def take(self, state: Fury, option: Pick) -> None:
        """Move the figure; revealing and ambushes follow."""
        state.public.places = put(state.public.places, self.hunter, option[parts.PLACE])
        state.say(PUSHED, self.hunter, option[parts.PLACE])
        state.then(ARRIVALS[self.hunter])


CHOOSE_WEAK: Final = ChooseWeak()

declare(VampiricInfluence())
