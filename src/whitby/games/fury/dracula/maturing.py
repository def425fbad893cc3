"""The hideout that slides off the trail: it matures, becomes a lair, or is discarded (FURY-MATURE).

`dracula.leaving` is that hideout. Dracula is asked whenever its back does not show what it is, so
that the question never distinguishes Hide from a city (FURY-INFO-12, FURY-INFO-14).
"""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision, Step
from whitby.core.facts import Pick
from whitby.games.fury import parts
from whitby.games.fury.board import NOWHERE
from whitby.games.fury.cards.encounters.facing import ENCOUNTER_CARDS
from whitby.games.fury.cards.table import CAN_MATURE
from whitby.games.fury.dracula.encounter_hand import REFILL
from whitby.games.fury.dracula.lairs import clear_lair, free_slot
from whitby.games.fury.dracula.trail import add_encounter, let_go
from whitby.games.fury.events import GUARDED_LAIR, LAIR_GUARDED, LAIR_MADE, MATURED, ROOM_MADE
from whitby.games.fury.options import LAY, LET_IT_GO, MAKE_LAIR, MATURE
from whitby.games.fury.state.fury import DRACULA_SEAT, Fury, kinds_in, set_spot, without
from whitby.games.fury.state.hideout import SEA_BACK, SLOTS, TRAIL, Hideout, PlacedEncounter


class LeaveTrail(Step[Fury]):
    """Dracula decides what happens to the hideout (FURY-DPHASE-03, FURY-MATURE-01).

    Once something has matured there it can no longer become a lair.
    """

    def __init__(self, matured: bool) -> None:
        self.matured = matured

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return his options; nothing if everyone sees that there is only one."""
        hideout = state.dracula.leaving
        if hideout is None or settled(state, hideout):
            return None
        options: list[Pick] = []
        if not self.matured:
            options += lair_options(state, hideout)
        if not hideout.hides():
            for kind in kinds_in(
                tuple(sorted([encounter.kind for encounter in hideout.encounters]))
            ):
                if CAN_MATURE[kind]:
                    options.append(MATURE.of(kind))
        options.append(LET_IT_GO.of())
        return Decision(DRACULA_SEAT, "leave", options)

    def run(self, state: Fury) -> None:
        """Discard it."""
        let_go(state)

    def take(self, state: Fury, option: Pick) -> None:
        """Discard it, mature a card and ask again, or make it a lair."""
        if option.verb is MATURE:
            mature(state, option[parts.ENCOUNTER])
        elif option.verb is MAKE_LAIR:
            make_lair(state, option[parts.SLOT])
        else:
            let_go(state)


def settled(state: Fury, hideout: Hideout) -> bool:
    """Return whether everyone sees that the hideout can only be cleared (FURY-MATURE-10)."""
    if hideout.back() == SEA_BACK:
        return True
    if hideout.place == NOWHERE and hideout.up:
        return True
    return not hideout.encounters and not state.rulings.advanced


def lair_options(state: Fury, hideout: Hideout) -> list[Pick]:
    """Return the slots that the hideout can be moved to (FURY-LAIR-02, LAIR-05, LAIR-06, 08)."""
    if not (state.rulings.advanced and hideout.is_city() and state.dracula.encounter_hand):
        return []
    free = free_slot(state)
    return [MAKE_LAIR.of(slot) for slot in (range(SLOTS) if free == SLOTS else (free,))]


def make_lair(state: Fury, slot: int) -> None:
    """Make a lair of it and place an encounter there (FURY-LAIR-03, FURY-LAIR-04)."""
    hideout = state.dracula.leaving
    assert hideout is not None
    if (
        state.dracula.lairs[slot] is not None
    ):  # announced first: this discloses that it can be a lair
        state.say(ROOM_MADE, slot)
        clear_lair(state, slot)
    state.dracula.leaving = None
    set_spot(state, TRAIL + slot, hideout.as_lair())
    state.say(LAIR_MADE, slot)
    state.then(GUARDS[slot], REFILL)


class GuardLair(Step[Fury]):
    """A new lair gets one encounter from Dracula's hand (FURY-LAIR-04)."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def ask(self, state: Fury) -> Decision[Pick]:
        """Return his encounters."""
        options = [LAY.of(kind) for kind in kinds_in(state.dracula.encounter_hand)]
        return Decision(DRACULA_SEAT, "lay_in_lair", options, (self.slot,))

    def take(self, state: Fury, option: Pick) -> None:
        """Place it face down."""
        state.dracula.encounter_hand = without(
            state.dracula.encounter_hand, option[parts.ENCOUNTER]
        )
        add_encounter(state, TRAIL + self.slot, PlacedEncounter(option[parts.ENCOUNTER]))
        state.say(LAIR_GUARDED, self.slot)
        state.say_to_dracula(GUARDED_LAIR, self.slot, option[parts.ENCOUNTER])


def mature(state: Fury, kind: int) -> None:
    """Reveal an encounter of the hideout and resolve its matured effect."""
    hideout = state.dracula.leaving
    assert hideout is not None
    encounters = list(hideout.encounters)
    alike = [encounter for encounter in encounters if encounter.kind == kind]
    encounters.remove(min(alike, key=lambda encounter: not encounter.up))  # a face-up one first
    state.dracula.leaving = hideout.holding(tuple(encounters))
    state.say(MATURED, kind)
    state.then(*ENCOUNTER_CARDS[kind].mature(state), LEAVE_TRAIL_AGAIN)


LEAVE_TRAIL: Final = LeaveTrail(False)
LEAVE_TRAIL_AGAIN: Final = LeaveTrail(True)
GUARDS: Final = tuple([GuardLair(slot) for slot in range(SLOTS)])
