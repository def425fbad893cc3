"""Imagined hideouts: cards and encounters for what a viewer sees only from the back."""

from __future__ import annotations

from whitby.core.facts import Fact
from whitby.games.fury import events, parts
from whitby.games.fury.board import NOWHERE
from whitby.games.fury.cards.table import HIDDEN, HIDE, SZGANY_BODYGUARDS
from whitby.games.fury.knowledge.worlds import HIDE_CARD, NOTHING, World
from whitby.games.fury.sizes import FULL, SIZE, size_of
from whitby.games.fury.state.hideout import HIDDEN_LAND, Hideout, PlacedEncounter
from whitby.games.fury.view import FuryView


def unseen(view: FuryView) -> list[int]:
    """Return the encounters that are neither face up nor, for Dracula, in his hideouts."""
    left = list(size_of(view.options.get(SIZE.name, FULL)).encounters)
    for kind, count in enumerate(view.public.encounter_discard):
        left[kind] -= count
    for hideout in (*view.dracula.trail, *view.dracula.lairs, view.dracula.leaving):
        if hideout is not None:
            for encounter in hideout.encounters:
                if encounter.kind != HIDDEN:
                    left[encounter.kind] -= 1
    if view.public.facing is not None:
        left[view.public.facing.kind] -= 1
    left[SZGANY_BODYGUARDS] -= view.public.guards
    return left


def known_encounters(view: FuryView) -> list[int]:
    """Return the encounters known to be in Dracula's hand since he revealed it."""
    known: list[int] = []
    for event in view.history:
        if not isinstance(event, Fact):
            continue
        if event.kind is events.LAID_HAND_OPEN:
            known = [*event[parts.ENCOUNTER_CARDS]]
        elif event.kind in (
            events.ENCOUNTER_LAID,
            events.LAIR_GUARDED,
            events.SWAPPED,
            events.SOIL,
        ):
            known = []
        elif event.kind is events.ENCOUNTER_DISCARDED and event[parts.ENCOUNTER] in known:
            known.remove(event[parts.ENCOUNTER])
    return known


def looks_like(world: World, view: FuryView) -> bool:
    """Return whether the cards of a world are where the viewer sees cards, with their backs."""
    spots = (*view.dracula.trail, *view.dracula.lairs, view.dracula.leaving)
    values = (*world.trail, *world.lairs, world.leaving)
    return all(_is_like(hideout, values[at]) for at, hideout in enumerate(spots))


def _is_like(hideout: Hideout | None, value: int) -> bool:
    """Return whether this can be the card of a hideout."""
    if hideout is None:
        return value == NOTHING
    if hideout.power == HIDE:
        return value == HIDE_CARD
    if hideout.place >= 0 or hideout.place == NOWHERE:
        return value == hideout.place
    if value == HIDE_CARD:
        return hideout.place == HIDDEN_LAND
    return value >= 0 and Hideout(value).back() == hideout.back()


def filled(seen: Hideout | None, value: int, cards: list[int]) -> Hideout | None:
    """Return a hideout with its card, and faces for its face-down encounters."""
    if seen is None:
        return None
    encounters: list[PlacedEncounter] = []
    for encounter in seen.encounters:
        encounters.append(PlacedEncounter(cards.pop()) if encounter.kind == HIDDEN else encounter)
    place, power = seen.place, seen.power
    if not seen.up and value == HIDE_CARD:
        place, power = NOWHERE, HIDE
    elif place < NOWHERE:
        place = value
    return Hideout(
        place, power, seen.up, tuple(encounters), seen.rumour, seen.wolf, seen.bat, seen.tied
    )


def tie(trail: list[Hideout | None], tied: bool) -> tuple[Hideout | None, ...]:
    """Return the trail with a face-down Hide tied to its location, if it still is."""
    for at, hide in enumerate(trail):
        if hide is not None and hide.hides() and not hide.up and tied:
            right = [other for other in trail[at + 1 :] if other is not None]
            if any(other.place != NOWHERE for other in right):
                trail[at] = Hideout(
                    NOWHERE, HIDE, False, hide.encounters, hide.rumour, hide.wolf, hide.bat, True
                )
    return tuple(trail)
