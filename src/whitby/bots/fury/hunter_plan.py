"""What a hunter does with an action: a place to be in, and what to do there.

Every use of the action gets a value: that of the place where the hunter is then, plus that of what
is done. Places are valuable where Dracula may be, near where he will be, and where his trail may
be; and slightly more if they are far from the other hunters, so that hunters spread out while they
look for him and close in once he is found.
"""

from __future__ import annotations

from typing import Final

from whitby.bots.fury.asked import Asked
from whitby.bots.fury.hunter_errands import errand_worth
from whitby.bots.fury.hunter_ground import Ground
from whitby.bots.fury.hunter_worth import TICKET_WORTH, chosen, whim
from whitby.core.engine import Option
from whitby.core.facts import Pick
from whitby.games.fury import parts
from whitby.games.fury.board import SEA, SIZE
from whitby.games.fury.cards.table import (
    CARRIAGE_RAILS,
    EXCELLENT_WEATHER,
    SENSE_OF_URGENCY,
    TICKET_ROWS,
)
from whitby.games.fury.options import (
    CARRIAGE,
    LEAVE,
    PLAY,
    ROAD,
    SAIL,
    SPEND,
    STOP_HERE,
    USE_HORSES,
)
from whitby.games.fury.routes import by_rail, by_road, by_sea
from whitby.games.fury.view import FuryView

WHIM: Final = 0.04
SPENT: Final = 0.45
"""The cost of spending a ticket, relative to its value."""
CARRIED: Final = 0.7
"""The cost of a Chartered Carriage besides the ticket."""
WEATHERED: Final = 0.4
HURRIED: Final = 0.5
"""The cost of those events, besides the wounds."""
URGENCY_WOUNDS: Final = 2
SHORT: Final = 0.35
"""How often the horses take only one road."""


def best_of(ground: Ground, places: list[int]) -> float:
    """Return the value of the best of these places."""
    return max([ground.place_worth(place) for place in places], default=-9.0)


def act_worth(ground: Ground, option: Pick) -> float:
    """Return the value of an action."""
    view, hunter = ground.view, ground.hunter
    here = view.public.places[hunter]
    verb = option.verb
    if verb is ROAD or verb is SAIL or verb is LEAVE:
        return ground.place_worth(option[parts.PLACE])
    if verb is SPEND:
        white, yellow, _ = TICKET_ROWS[option[parts.TICKET]]
        reach = by_rail(here, white, yellow, view.public.fog, view.public.roadblocks)
        return best_of(ground, reach) - SPENT * TICKET_WORTH[option[parts.TICKET]]
    if verb is CARRIAGE:
        rails = CARRIAGE_RAILS
        reach = by_rail(here, rails, rails, view.public.fog, view.public.roadblocks)
        return best_of(ground, reach) - CARRIED - SPENT * TICKET_WORTH[option[parts.TICKET]]
    if verb is USE_HORSES:
        near = by_road(here, view.public.fog, view.public.roadblocks)
        far = by_road(here, view.public.fog, view.public.roadblocks, 2)
        return SHORT * best_of(ground, near) + (1.0 - SHORT) * best_of(ground, far)
    if verb is PLAY and option[parts.EVENT] == SENSE_OF_URGENCY:
        reach = by_road(here, view.public.fog, view.public.roadblocks, 3)
        return best_of(ground, reach) - HURRIED - ground.harm(URGENCY_WOUNDS)
    if verb is PLAY and option[parts.EVENT] == EXCELLENT_WEATHER:
        return best_of(ground, _two_sails(view, here)) - WEATHERED
    return ground.place_worth(here) + errand_worth(ground, option)


def _two_sails(view: FuryView, here: int) -> list[int]:
    """Return where two steps by sea lead."""
    found: list[int] = []
    for there in by_sea(here, view.public.fog, view.public.storms):
        found += by_sea(there, view.public.fog, view.public.storms)
    return found


def choose_act(ask: Asked) -> Option:
    """Return the most valuable action."""
    ground = Ground(ask.view, ask.outlook, ask.hunter, ask.plan)
    return chosen(ask, [act_worth(ground, option) for option in ask.options], WHIM)


def choose_place(ask: Asked) -> Option:
    """Return the place to go to when the way is fixed already; or stay."""
    view, hunter = ask.view, ask.hunter
    ground = Ground(view, ask.outlook, hunter, ask.plan)
    worths: list[float] = []
    for option in ask.options:
        stays = option.verb is STOP_HERE
        place = view.public.places[hunter] if stays else option[parts.PLACE]
        worth = ground.place_worth(place) + whim(ask.rng, WHIM)
        if ask.prompt == "weather" and SIZE[place] == SEA:
            beyond = by_sea(place, view.public.fog, view.public.storms)
            worth = max(worth, best_of(ground, beyond) - 0.1)
        worths.append(worth)
    return chosen(ask, worths)
