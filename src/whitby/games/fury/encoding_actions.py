"""The action space of Fury of Dracula: what of its options the rules can ever offer."""

from __future__ import annotations

from typing import Final

from whitby.core.actions import Actions
from whitby.core.facts import Pick
from whitby.games.fury import options
from whitby.games.fury.board import ATTACHED, HOSPITALS, LAND, LOCATIONS
from whitby.games.fury.cards import table as cards
from whitby.games.fury.cards.events.every import MODES_OF
from whitby.games.fury.parts import EVENT, MODE, PLACE

ON_LAND: Final = (
    options.START,
    options.ROAD,
    options.RIDE,
    options.DRIVE,
    options.FOG_OVER,
    options.WOLVES_TO,
    options.NAME_CITY,
    options.HALLOW,
    options.TRAVEL_TO,
    options.SEND_ON,
)
"""Options about a city; others are about any location."""
AT_SEA: Final = (options.CALM, options.STORM_AT)
OF_HUNTERS: Final = (options.OPEN_EVENT, options.GIVE_EVENT)
"""Options about an event card of the hunters."""


def possible(pick: Pick) -> bool:
    """Return whether the rules can offer this option."""
    verb = pick.verb
    if verb is options.PLAY_AS:
        return pick[MODE] in MODES_OF[pick[EVENT]]
    if verb in OF_HUNTERS:
        return pick[EVENT] < cards.HUNTER_EVENTS
    if PLACE in verb.parts:
        return _possible_place(pick, pick[PLACE])
    return True


def _possible_place(pick: Pick, place: int) -> bool:
    """Return whether the rules can offer this option for a place."""
    if pick.verb in ON_LAND:
        return place < LAND
    if pick.verb in AT_SEA:
        return LAND <= place < LOCATIONS
    if pick.verb is options.CHOOSE_HOSPITAL:
        return place in HOSPITALS
    if pick.verb is options.LEAVE:
        return place in ATTACHED
    return place < LOCATIONS


ACTIONS: Final = Actions(options.Verb.ALL.values(), possible)
