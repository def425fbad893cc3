"""Events of the hunters that Dracula must answer: about himself, his hands, his encounters."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision
from whitby.core.facts import Fact, Pick
from whitby.games.fury import events, parts
from whitby.games.fury.board import REGION
from whitby.games.fury.cards import table as cards
from whitby.games.fury.cards.events.revealing import neighbours_of
from whitby.games.fury.cards.hunter_event import HunterEvent, declare
from whitby.games.fury.dracula.encounter_hand import REFILL, discard_open
from whitby.games.fury.dracula.trail import reveal, turn_up
from whitby.games.fury.hunters.hands import gain_event
from whitby.games.fury.hunters.harm import delay
from whitby.games.fury.options import CHOOSE_ENCOUNTER, NAME_SPACE, PLAY_AS
from whitby.games.fury.parts import MODES
from whitby.games.fury.state.fury import (
    Fury,
    dracula_place,
    hunters_at,
    in_city,
    kinds_in,
    seat_of,
    without,
)
from whitby.games.fury.state.hideout import TRAIL
from whitby.games.fury.state.public import more
from whitby.games.fury.state.steps import HunterStep

DEDUCTION: Final = MODES.index("deduction")
ANALYSIS: Final = MODES.index("analysis")


class EvilPresence(HunterEvent):
    """Dracula names every hunter next to him."""

    card = cards.EVIL_PRESENCE
    at_once = True
    pressed = True

    def run(self, state: Fury, hunter: int, mode: int) -> None:
        here = dracula_place(state)
        near = [h for h in cards.EVERY_HUNTER if here in neighbours_of(state.public.places[h])]
        state.tell(Fact(events.NEAR, (tuple(near),)))


class Hypnosis(HunterEvent):
    """Dracula names his region; at sea he says so (FURY-REGION-04). Mina is delayed."""

    card = cards.HYPNOSIS

    def usable(self, state: Fury, hunter: int) -> bool:
        """Return whether Mina is in a city with another hunter."""
        if hunter != cards.MINA or not in_city(state, hunter):
            return False
        return len(hunters_at(state, state.public.places[cards.MINA])) > 1

    def run(self, state: Fury, hunter: int, mode: int) -> None:
        state.say(events.REGION_TOLD, REGION[dracula_place(state)])
        delay(state, hunter)


class WaxCylinders(HunterEvent):
    """Dr. Seward has a hideout's encounters revealed, or Hide shown, wherever it is."""

    card = cards.WAX_CYLINDERS

    def modes(self) -> tuple[int, ...]:
        """Return both."""
        return (DEDUCTION, ANALYSIS)

    def actions(self, state: Fury, hunter: int) -> list[Pick]:
        """Return the modes that would reveal something."""
        options: list[Pick] = []
        if hunter == cards.SEWARD and in_city(state, hunter):
            if guarded(state):
                options.append(PLAY_AS.of(self.card, DEDUCTION))
            if state.rulings.advanced and not hide_known(state):
                options.append(PLAY_AS.of(self.card, ANALYSIS))
        return options

    def run(self, state: Fury, hunter: int, mode: int) -> None:
        if mode != ANALYSIS:
            state.then(Deduce(hunter))
            return
        space = hide_space(state)
        if space == cards.NONE:
            state.say(events.HIDE_SHOWN)
        else:
            reveal(state, space)
        state.public.event_discard = more(state.public.event_discard, self.card, -1)
        gain_event(state, hunter, self.card)
        state.say(events.WAX_RETURNS, hunter)


def guarded(state: Fury) -> list[int]:
    """Return the spaces with a face-down encounter."""
    found: list[int] = []
    for space in range(TRAIL):
        hideout = state.dracula.trail[space]
        if hideout is not None and any(not encounter.up for encounter in hideout.encounters):
            found.append(space)
    return found


class Deduce(HunterStep):
    """Wax Cylinders: all encounters of a hideout are revealed."""

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the hideouts with something to reveal."""
        spaces = guarded(state)
        if not spaces:
            return None
        options = [NAME_SPACE.of(space) for space in spaces]
        return Decision(seat_of(state, self.hunter), "deduce", options, (self.hunter,))

    def take(self, state: Fury, option: Pick) -> None:
        """Reveal them."""
        state.say(events.DEDUCED, option[parts.SPACE])
        turn_up(state, option[parts.SPACE])


def hide_space(state: Fury) -> int:
    """Return where Hide is on the trail; NONE if it is in the deck."""
    for space in range(TRAIL):
        hideout = state.dracula.trail[space]
        if hideout is not None and hideout.power == cards.HIDE:
            return space
    return cards.NONE


def hide_known(state: Fury) -> bool:
    """Return whether everyone sees where Hide is."""
    space = hide_space(state)
    hideout = state.dracula.trail[space] if space != cards.NONE else None
    return hideout is not None and hideout.up and hideout.power == cards.HIDE


class BehindTheVeil(HunterEvent):
    """Both of Dracula's hands are revealed to everyone (FURY-REVEAL-03)."""

    card = cards.BEHIND_THE_VEIL
    at_once = True

    def run(self, state: Fury, hunter: int, mode: int) -> None:
        state.tell(Fact(events.LAID_HAND_OPEN, (state.dracula.encounter_hand,)))
        state.tell(Fact(events.LAID_EVENTS_OPEN, (state.dracula.event_hand,)))
        state.then(DiscardEncounter(hunter))


class DiscardEncounter(HunterStep):
    """Behind the Veil: the hunter has one of Dracula's encounters discarded."""

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return his encounters."""
        if not state.dracula.encounter_hand:
            return None
        options = [CHOOSE_ENCOUNTER.of(kind) for kind in kinds_in(state.dracula.encounter_hand)]
        return Decision(seat_of(state, self.hunter), "veil", options, (self.hunter,))

    def take(self, state: Fury, option: Pick) -> None:
        """Discard it."""
        state.dracula.encounter_hand = without(
            state.dracula.encounter_hand, option[parts.ENCOUNTER]
        )
        discard_open(state, option[parts.ENCOUNTER])
        state.then(REFILL)


declare(BehindTheVeil(), EvilPresence(), Hypnosis(), WaxCylinders())
