"""Dracula's phase: the slide, the card for space 1, the encounter step (FURY-DPHASE, ENCSTEP)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from whitby.core.engine import Barred, Decision, Step
from whitby.core.facts import Pick
from whitby.games.fury import parts
from whitby.games.fury.board import is_sea
from whitby.games.fury.cards.hunter_event import ally_of
from whitby.games.fury.cards.powers import MISDIRECT_CARD, PLAYED_BY, POWER_CARDS, WITH_LOCATION
from whitby.games.fury.cards.table import NONE
from whitby.games.fury.dracula.encounter_hand import REFILL
from whitby.games.fury.dracula.lairs import clear_lair
from whitby.games.fury.dracula.maturing import LEAVE_TRAIL
from whitby.games.fury.dracula.placing import enter_lair, goes, lay, why_not_go
from whitby.games.fury.dracula.trail import add_encounter, clear_space, reveal, untie
from whitby.games.fury.ending import HurtDracula
from whitby.games.fury.events import (
    ENCOUNTER_LAID,
    LAID_ENCOUNTER,
    PENALTY,
    PHASE_BEGAN,
    RUMOUR_LAID,
)
from whitby.games.fury.options import ABANDON, ENTER_LAIR, GO, LAY, NO_RUMOUR, RUMOUR
from whitby.games.fury.state.fury import (
    DRACULA_SEAT,
    Fury,
    current,
    dracula_place,
    kinds_in,
    revealed,
    set_spot,
    without,
)
from whitby.games.fury.state.hideout import SLOTS, TRAIL, PlacedEncounter
from whitby.games.fury.state.steps import Question

PENALTY_DAMAGE: Final = 5
RUMOUR_SPACES: Final[tuple[int, ...]] = (0, 1, 2)


class Slide(Step[Fury]):
    """All hideouts slide one space; the last one leaves the trail (FURY-DPHASE-02)."""

    def run(self, state: Fury) -> None:
        """Slide, then resolve what has left (FURY-DPHASE-03)."""
        state.say(PHASE_BEGAN)
        state.public.misdirected = False
        state.dracula.moved_from = dracula_place(state)
        untie(state, TRAIL - 1)
        state.dracula.leaving = state.dracula.trail[TRAIL - 1]
        state.dracula.trail = (None, *state.dracula.trail[: TRAIL - 1])
        if ally_of(state.public).opens_last:  # before what has left is resolved (ALLY-07)
            reveal(state, TRAIL - 1)
        if state.dracula.leaving is not None:
            state.then(LEAVE_TRAIL)


class Travel(Step[Fury]):
    """Dracula chooses the card for space 1; he cannot pass (FURY-DPHASE-01, FURY-DPHASE-05)."""

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the cards he can play, and the lairs he can clear (FURY-LAIR-16)."""
        options = travel_options(state)
        if not options:
            return None
        if state.rulings.clear_in_phase:
            held = [slot for slot in range(SLOTS) if state.dracula.lairs[slot] is not None]
            options += [ABANDON.of(slot) for slot in held]
        return Decision(DRACULA_SEAT, "travel", options)

    def barred(self, state: Fury) -> Sequence[Barred]:
        """Return the cards that he would expect to play and cannot, and why."""
        return why_not(state)

    def run(self, state: Fury) -> None:
        """Apply the penalty: no card can be played (FURY-ERROR-02, FURY-ERROR-08)."""
        penalise(state)

    def take(self, state: Fury, option: Pick) -> None:
        """Play it."""
        verb = option.verb
        if verb is ABANDON:
            clear_lair(state, option[parts.SLOT])
            state.then(self)
        elif verb is ENTER_LAIR:
            enter_lair(state, option[parts.SLOT])
        elif verb is GO:
            lay(state, option[parts.PLACE])
        else:
            power = PLAYED_BY[verb]
            power.play(state, option)
            if power.again:
                state.then(self)


def travel_options(state: Fury) -> list[Pick]:
    """Return every card that Dracula can play in his movement step."""
    options = goes(state)
    if not state.rulings.advanced:
        return options
    if not only_location(state):
        for power in WITH_LOCATION:
            options += power.options(state)
    return options + MISDIRECT_CARD.options(state)


def only_location(state: Fury) -> bool:
    """Return whether a location card must follow Misdirect (FURY-MISDIR-04)."""
    return state.public.misdirected and not state.rulings.misdirect_with_power


def why_not(state: Fury) -> list[Barred]:
    """Return the cards that Dracula would expect to play now and cannot, with reasons."""
    found = why_not_go(state)
    if not state.rulings.advanced:
        return found
    for power in WITH_LOCATION:
        if only_location(state):
            found.append(Barred(power.named(state), "fury-why-only-location"))
        else:
            found += power.barred(state)
    return found + MISDIRECT_CARD.barred(state)


def penalise(state: Fury) -> None:
    """Reveal Dracula, clear the trail except his location, 5 damage (FURY-ERROR-03 to 06)."""
    state.say(PENALTY)
    here = current(state)
    reveal(state, here)
    for space in range(TRAIL):
        clear_space(state, space)
    hideout = state.dracula.trail[here]
    set_spot(state, here, None)
    set_spot(state, 0, hideout)
    state.then(HurtDracula(PENALTY_DAMAGE))


# The encounter step


class EncounterStep(Step[Fury]):
    """Dracula places an encounter on the new hideout, if he may (FURY-ENCSTEP-01, 03, 04)."""

    def run(self, state: Fury) -> None:
        """Ask for the card, then for a rumour; finally he refills his hand."""
        REFILL.run(state)  # there may be discards again since he ran out (FURY-ENC-12)
        hideout = state.dracula.trail[0]
        state.then(REFILL)
        if hideout is None or revealed(state):
            return
        if hideout.power != NONE and not POWER_CARDS[hideout.power].takes_encounter:
            return
        if is_sea(dracula_place(state)) or not state.dracula.encounter_hand:
            return
        state.then(LAY_ENCOUNTER, LAY_RUMOUR)


class LayEncounter(Step[Fury]):
    """He must place one encounter from his hand (FURY-ENCSTEP-01)."""

    def ask(self, state: Fury) -> Decision[Pick]:
        """Return his encounters."""
        return Decision(
            DRACULA_SEAT, "lay", [LAY.of(kind) for kind in kinds_in(state.dracula.encounter_hand)]
        )

    def take(self, state: Fury, option: Pick) -> None:
        """Place it face down."""
        state.dracula.encounter_hand = without(
            state.dracula.encounter_hand, option[parts.ENCOUNTER]
        )
        add_encounter(state, 0, PlacedEncounter(option[parts.ENCOUNTER]))
        state.say(ENCOUNTER_LAID, 0)
        state.say_to_dracula(LAID_ENCOUNTER, 0, option[parts.ENCOUNTER])


class LayRumour(Question):
    """Then he may put a rumour token on a hideout on space 1 to 3 (FURY-RUMOR-02, 03, 07)."""

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the spaces that can take one, while he has tokens."""
        if state.public.rumours == 0:
            return None
        options: list[Pick] = []
        for space in RUMOUR_SPACES:
            hideout = state.dracula.trail[space]
            if hideout is not None and hideout.encounters and not hideout.rumour:
                options.append(RUMOUR.of(space))
        if not options:
            return None
        return Decision(DRACULA_SEAT, "rumour", [*options, NO_RUMOUR.of()])

    def take(self, state: Fury, option: Pick) -> None:
        """Place it, or not."""
        if option.verb is RUMOUR:
            hideout = state.dracula.trail[option[parts.SPACE]]
            assert hideout is not None
            set_spot(state, option[parts.SPACE], hideout.with_rumour(True))
            state.public.rumours -= 1
            state.say(RUMOUR_LAID, option[parts.SPACE])


SLIDE: Final = Slide()
TRAVEL: Final = Travel()
ENCOUNTER_STEP: Final = EncounterStep()
LAY_ENCOUNTER: Final = LayEncounter()
LAY_RUMOUR: Final = LayRumour()
