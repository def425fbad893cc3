"""Dracula's phase: the slide, the card for space 1, the encounter step (FURY-DPHASE, ENCSTEP)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from whitby.core.engine import Barred, Decision, Step
from whitby.games.fury.board import CASTLE_DRACULA, NOWHERE, is_city, is_sea
from whitby.games.fury.cards.table import (
    ALL_DESPAIR,
    DARK_CALL,
    FEED,
    FURY_INFLUENCE,
    HIDE,
    JONATHAN_HARKER,
    MISDIRECT,
    NONE,
    RUFUS_SMITH,
    WOLF_FORM,
)
from whitby.games.fury.dracula.encounter_hand import REFILL, DrawEncounters
from whitby.games.fury.dracula.lairs import clear_lair
from whitby.games.fury.dracula.maturing import LEAVE
from whitby.games.fury.dracula.placing import travel_options, why_not
from whitby.games.fury.dracula.trail import add_encounter, clear_space, reveal, untie
from whitby.games.fury.ending import HealDracula, HurtDracula, Score
from whitby.games.fury.events import (
    DRACULA_FOUND,
    ENCOUNTER_LAID,
    HID,
    HID_OPENLY,
    LAID,
    LAID_ENCOUNTER,
    LAID_OPEN,
    LAIR_ENTERED,
    MISDIRECTED,
    PENALTY,
    PHASE_BEGAN,
    POWER_PLAYED,
    RUMOUR_LAID,
    WENT,
)
from whitby.games.fury.options import (
    ABANDON,
    DARK_CALL_NOW,
    ENTER_LAIR,
    FEED_NOW,
    HIDE_NOW,
    LAY,
    MISDIRECT_NOW,
    NO_RUMOUR,
    RUMOUR,
    WOLF,
    WOLF_HIDE,
    WOLF_TO_LAIR,
    Pick,
)
from whitby.games.fury.state.fury import (
    DRACULA_SEAT,
    Fury,
    current,
    dracula_place,
    hunters_at,
    kinds_in,
    revealed,
    set_spot,
    without,
)
from whitby.games.fury.state.hideout import LAND_BACK, SLOTS, TRAIL, Hideout, PlacedEncounter

PUT_TO_SEA: Final = 2
ON_AT_SEA: Final = 1
WOLF_DAMAGE: Final = 1
CALL_DAMAGE: Final = 2
CALL_DRAWS: Final = 5
FEED_HEALS: Final = 3
CASTLE_HEALS: Final = 5
PENALTY_DAMAGE: Final = 5
RUMOUR_SPACES: Final[tuple[int, ...]] = (0, 1, 2)


class Slide(Step[Fury]):
    """All hideouts slide one space; the last one leaves the trail (FURY-DPHASE-02)."""

    def run(self, state: Fury) -> None:
        """Slide, then resolve what has left (FURY-DPHASE-03)."""
        state.say(PHASE_BEGAN)
        state.misdirected = False
        state.moved_from = dracula_place(state)
        untie(state, TRAIL - 1)
        state.leaving = state.trail[TRAIL - 1]
        state.trail = (None, *state.trail[: TRAIL - 1])
        if state.hunter_ally == JONATHAN_HARKER:  # before what has left is resolved (ALLY-07)
            reveal(state, TRAIL - 1)
        if state.leaving is not None:
            state.then(LEAVE)


class Travel(Step[Fury]):
    """Dracula chooses the card for space 1; he cannot pass (FURY-DPHASE-01, FURY-DPHASE-05)."""

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the cards he can play, and the lairs he can clear (FURY-LAIR-16)."""
        options = travel_options(state)
        if not options:
            return None
        if state.house.clear_in_phase:
            held = [slot for slot in range(SLOTS) if state.lairs[slot] is not None]
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
            clear_lair(state, option.value)
            state.then(self)
        elif verb is MISDIRECT_NOW:
            misdirect(state, option.value)
            state.then(self)
        elif verb is DARK_CALL_NOW:
            stay(state, DARK_CALL)
            state.then(HurtDracula(CALL_DAMAGE), DrawEncounters(CALL_DRAWS))
        elif verb is FEED_NOW:
            stay(state, FEED)
            state.then(HealDracula(FEED_HEALS))
        elif verb is HIDE_NOW or verb is WOLF_HIDE:
            hide(state, verb is WOLF_HIDE)
        elif verb is ENTER_LAIR or verb is WOLF_TO_LAIR:
            enter_lair(state, option.value, verb is WOLF_TO_LAIR)
        else:
            lay(state, option.value, verb is WOLF)


# Placing it


def stay(state: Fury, power: int) -> None:
    """Place Dark Call or Feed: announced, and Dracula stays (FURY-DARK-03, FURY-FEED-02)."""
    set_spot(state, 0, Hideout(NOWHERE, power, True))
    state.say(POWER_PLAYED, power)


def hide(state: Fury, wolf: bool) -> None:
    """Place Hide: like any land card, unless Dracula is revealed (FURY-HIDE-04, FURY-HIDE-06)."""
    open_now = revealed(state)
    if wolf:
        state.say(POWER_PLAYED, WOLF_FORM)
    set_spot(state, 0, Hideout(NOWHERE, HIDE, open_now, (), False, wolf, False, True))
    if open_now:
        state.say(HID_OPENLY)
    else:
        state.say(LAID, LAND_BACK)
        state.say_to_dracula(HID)
    steps: list[Step[Fury]] = [HurtDracula(WOLF_DAMAGE)] if wolf else []
    if state.despair == ALL_DESPAIR and state.house.hide_is_fury:
        steps.append(Score(FURY_INFLUENCE))
    state.then(*steps)


def lay(state: Fury, place: int, wolf: bool) -> None:
    """Place a location card, face up where a hunter is (FURY-DPHASE-12, FURY-WOLF-02)."""
    found = is_city(place) and len(hunters_at(state, place)) > 0
    hideout = Hideout(place, NONE, found, (), False, wolf)
    set_spot(state, 0, hideout)
    if wolf:
        state.say(POWER_PLAYED, WOLF_FORM)
    if found:
        state.say(LAID_OPEN, place)
        state.say(DRACULA_FOUND, place)
    else:
        state.say(LAID, hideout.back())
        state.say_to_dracula(WENT, place)
    placed(state, place, wolf)


def enter_lair(state: Fury, slot: int, wolf: bool) -> None:
    """Move a whole lair to space 1 (FURY-LAIR-12, FURY-LAIR-20)."""
    lair = state.lairs[slot]
    assert lair is not None
    found = lair.up or len(hunters_at(state, lair.place)) > 0
    if wolf:
        state.say(POWER_PLAYED, WOLF_FORM)
    state.say(LAIR_ENTERED, slot)
    set_spot(state, TRAIL + slot, None)
    set_spot(state, 0, Hideout(lair.place, NONE, found, lair.encounters, lair.rumour, wolf))
    if found:
        if not lair.up:
            state.say(LAID_OPEN, lair.place)
        state.say(DRACULA_FOUND, lair.place)
    placed(state, lair.place, wolf)


def placed(state: Fury, place: int, wolf: bool) -> None:
    """Pay for the journey, heal at the castle, score in the third week (DPHASE-16, CASTLE-03)."""
    steps: list[Step[Fury]] = []
    if wolf:
        steps.append(HurtDracula(WOLF_DAMAGE))
    if is_sea(place):
        steps.append(HurtDracula(sea_damage(state)))
    if place == CASTLE_DRACULA:
        steps.append(HealDracula(CASTLE_HEALS))
    if is_city(place) and state.despair == ALL_DESPAIR:
        steps.append(Score(FURY_INFLUENCE))
    state.then(*steps)


def sea_damage(state: Fury) -> int:
    """Return the damage of going to sea (DPHASE-16, DPHASE-17); Rufus Smith adds 1."""
    if not is_sea(state.moved_from):
        return PUT_TO_SEA
    return ON_AT_SEA + (1 if state.hunter_ally == RUFUS_SMITH else 0)


def misdirect(state: Fury, space: int) -> None:
    """Clear a hideout and place Misdirect there instead (FURY-MISDIR-01, FURY-MISDIR-09)."""
    state.say(POWER_PLAYED, MISDIRECT)
    state.say(MISDIRECTED, space)
    clear_space(state, space)
    set_spot(state, space, Hideout(NOWHERE, MISDIRECT, True))
    state.misdirected = True


def penalise(state: Fury) -> None:
    """Reveal Dracula, clear the trail except his location, 5 damage (FURY-ERROR-03 to 06)."""
    state.say(PENALTY)
    here = current(state)
    reveal(state, here)
    for space in range(TRAIL):
        clear_space(state, space)
    hideout = state.trail[here]
    set_spot(state, here, None)
    set_spot(state, 0, hideout)
    state.then(HurtDracula(PENALTY_DAMAGE))


# The encounter step


class Encounter(Step[Fury]):
    """Dracula places an encounter on the new hideout, if he may (FURY-ENCSTEP-01, 03, 04)."""

    def run(self, state: Fury) -> None:
        """Ask for the card, then for a rumour; finally he refills his hand."""
        REFILL.run(state)  # there may be discards again since he ran out (FURY-ENC-12)
        hideout = state.trail[0]
        state.then(REFILL)
        if hideout is None or hideout.power in (DARK_CALL, FEED) or revealed(state):
            return
        if is_sea(dracula_place(state)) or not state.encounter_hand:
            return
        state.then(LAY_ENCOUNTER, LAY_RUMOUR)


class LayEncounter(Step[Fury]):
    """He must place one encounter from his hand (FURY-ENCSTEP-01)."""

    def ask(self, state: Fury) -> Decision[Pick]:
        """Return his encounters."""
        return Decision(
            DRACULA_SEAT, "lay", [LAY.of(kind) for kind in kinds_in(state.encounter_hand)]
        )

    def take(self, state: Fury, option: Pick) -> None:
        """Place it face down."""
        state.encounter_hand = without(state.encounter_hand, option.value)
        add_encounter(state, 0, PlacedEncounter(option.value))
        state.say(ENCOUNTER_LAID, 0)
        state.say_to_dracula(LAID_ENCOUNTER, 0, option.value)


class LayRumour(Step[Fury]):
    """Then he may put a rumour token on a hideout on space 1 to 3 (FURY-RUMOR-02, 03, 07)."""

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the spaces that can take one, while he has tokens."""
        if state.rumours == 0:
            return None
        options: list[Pick] = []
        for space in RUMOUR_SPACES:
            hideout = state.trail[space]
            if hideout is not None and hideout.encounters and not hideout.rumour:
                options.append(RUMOUR.of(space))
        if not options:
            return None
        return Decision(DRACULA_SEAT, "rumour", [*options, NO_RUMOUR.of()])

    def run(self, state: Fury) -> None:
        """Do nothing: no token can be placed."""

    def take(self, state: Fury, option: Pick) -> None:
        """Place it, or not."""
        if option.verb is RUMOUR:
            hideout = state.trail[option.value]
            assert hideout is not None
            set_spot(state, option.value, hideout.with_rumour(True))
            state.rumours -= 1
            state.say(RUMOUR_LAID, option.value)


SLIDE: Final = Slide()
TRAVEL: Final = Travel()
ENCOUNTER: Final = Encounter()
LAY_ENCOUNTER: Final = LayEncounter()
LAY_RUMOUR: Final = LayRumour()
