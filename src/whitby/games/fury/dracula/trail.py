"""The trail: what is revealed, what is cleared, what ties Hide to its location (FURY-TRAIL ff.)."""

from __future__ import annotations

from whitby.games.fury import events
from whitby.games.fury.board import NOWHERE
from whitby.games.fury.cards.table import NONE
from whitby.games.fury.dracula.encounter_hand import discard_unresolved
from whitby.games.fury.state.fury import Fury, current, hide_of, set_spot, spot, tied_to
from whitby.games.fury.state.hideout import TRAIL, Hideout, PlacedEncounter


def reveal(state: Fury, at: int) -> None:
    """Reveal the card on a space of the trail or in a lair; Hide and its location go together.

    (FURY-HIDE-07, FURY-HIDE-08, FURY-REVEAL-04, FURY-REVEAL-05)
    """
    hideout = spot(state, at)
    if hideout is None or hideout.up:
        return
    set_spot(state, at, hideout.turned())
    if hideout.hides():
        state.say(events.FOUND_HIDE, at)
        if hideout.tied and state.rulings.hide_tells:
            reveal(state, tied_to(state, at))
        return
    if at >= TRAIL:
        state.say(events.FOUND_LAIR, at - TRAIL, hideout.place)
        return
    state.say(events.FOUND, at, hideout.place)
    if at == current(state):
        state.say(events.DRACULA_FOUND, hideout.place)
    hide = hide_of(state, at)
    if hide != NONE:
        reveal(state, hide)


def turn_up(state: Fury, at: int) -> None:
    """Reveal every encounter in a hideout or lair (FURY-SEARCH-01).

    Those that were face up stay first, as everyone saw them: where the others were among them is
    nobody's business.
    """
    hideout = spot(state, at)
    if hideout is None:
        return
    faces = [encounter for encounter in hideout.encounters if encounter.up]
    for encounter in hideout.encounters:
        if not encounter.up:
            state.say(events.TURNED_UP, encounter.kind)
            faces.append(encounter.turned())
    set_spot(state, at, hideout.holding(tuple(faces)))


def untie(state: Fury, space: int) -> None:
    """The location on this space leaves the trail: a Hide is no longer tied to it (HIDE-03)."""
    hide = hide_of(state, space)
    hideout = spot(state, hide) if hide != NONE else None
    if hideout is not None:
        set_spot(state, hide, hideout.untied())


def scatter(state: Fury, hideout: Hideout) -> None:
    """Discard what was with a card that leaves: its encounters and its rumour (HIDEOUT-08)."""
    discard_unresolved(state, hideout.encounters)
    if hideout.rumour:
        state.say(events.RUMOUR_GONE)


def clear_space(state: Fury, space: int) -> None:
    """Clear a hideout on the trail; the current location card itself stays (FURY-CURLOC-09)."""
    hideout = state.dracula.trail[space]
    if hideout is None:
        return
    if space == current(state):
        scatter(state, hideout)
        set_spot(state, space, hideout.bare())
        state.say(events.STRIPPED, space)
    else:
        untie(state, space)
        scatter(state, hideout)
        set_spot(state, space, None)
        state.say(events.CLEARED, space)


def show_leaving(state: Fury) -> int:
    """Reveal the location card of the hideout that has left the trail (FURY-HIDE-18)."""
    hideout = state.dracula.leaving
    assert hideout is not None
    if not hideout.up:
        state.dracula.leaving = hideout.turned()
        state.say(events.FOUND_LEAVING, hideout.place)
    return hideout.place


def let_go(state: Fury) -> None:
    """Discard what is left of the hideout; its card goes back to the deck (FURY-MATURE-02, 04)."""
    hideout = state.dracula.leaving
    state.dracula.leaving = None
    if hideout is not None:
        state.say(events.LET_GO)
        scatter(state, hideout)


def remove_encounter(state: Fury, at: int, encounter: PlacedEncounter) -> None:
    """Take an encounter card from its place."""
    hideout = spot(state, at)
    assert hideout is not None
    encounters = list(hideout.encounters)
    encounters.remove(encounter)
    set_spot(state, at, hideout.holding(tuple(encounters)))


def add_encounter(state: Fury, at: int, encounter: PlacedEncounter) -> None:
    """Place an encounter card on a hideout or lair."""
    hideout = spot(state, at)
    assert hideout is not None
    set_spot(state, at, hideout.holding((*hideout.encounters, encounter)))


def spots_with(state: Fury, place: int) -> list[int]:
    """Return where encounters of a place are: its own card, and a Hide tied to it (HIDE-11)."""
    if place == NOWHERE:
        return []
    for at, hideout in enumerate(state.dracula.trail):
        if hideout is not None and hideout.place == place:
            hide = hide_of(state, at)
            return [at] if hide == NONE else [at, hide]
    for slot, lair in enumerate(state.dracula.lairs):
        if lair is not None and lair.place == place:
            return [TRAIL + slot]
    return []
