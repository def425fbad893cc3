"""Where Dracula starts, and the card for space 1: run, hide, go to sea, or stay."""

from __future__ import annotations

from collections.abc import Callable
from math import log
from typing import Final

from whitby.bots.fury import dracula_worth as worth
from whitby.bots.fury.asked import Asked
from whitby.bots.fury.dracula_rumour import Rumour
from whitby.bots.fury.dracula_sight import hunters_in, is_revealed
from whitby.bots.fury.dracula_threat import Reach, crowd, fight_worth, risk_of
from whitby.bots.fury.dracula_ways import (
    closed_to_him,
    cornered,
    on_trail,
    territory,
    ways_from,
    ways_on,
)
from whitby.core.facts import Pick, Verb
from whitby.games.fury import board, parts
from whitby.games.fury import options as verbs
from whitby.games.fury.cards.hunter_event import ally_of
from whitby.games.fury.cards.powers import CALL_DAMAGE, FEED_HEALS, WOLF_FORM_DAMAGE
from whitby.games.fury.cards.table import (
    ALL_DESPAIR,
    DARK_CALL,
    FEED,
    FURY_INFLUENCE,
    HIDE,
    MATURED_INFLUENCE,
    is_vampire,
)
from whitby.games.fury.dracula.placing import CASTLE_HEALS, ON_AT_SEA, PUT_TO_SEA
from whitby.games.fury.view import FuryView

WHIM: Final = 0.12
"""The random part of a move."""
LAYING: Final = 0.4
"""The value of placing an encounter."""
FREEDOM: Final = 0.45
"""The value of having many ways to continue."""
ROOM: Final = 1.5
"""The value of having much of the board to himself."""
STUCK: Final = 4.0
"""The cost of having no way on but the sea or a power card."""
CROWD: Final = 1.5
"""The cost of hunters nearby."""
DAY_AFTER: Final = 0.25
"""The cost of a hunter who can be there the day after tomorrow."""
OBVIOUS: Final = 0.8
"""The cost of the hunters knowing where he will be."""
KEPT_POWER: Final = 0.35
"""The value of a power card that is kept for a better moment."""
SMALL_CITY: Final = 0.12
"""Hunters have less to do in a small city."""
MISDIRECTING: Final = -0.6
CALLING: Final = 0.45
"""The value of a vampire that Dark Call may bring."""


def start_worth(ask: Asked, option: Pick) -> float:
    """Start far from the hunters, where many roads lead on."""
    place = option[parts.PLACE]
    roads = len([there for there in board.NEIGHBOURS[place] if there < board.LAND])
    score = -2.2 * crowd(ask.view, place) + 0.25 * roads + 0.1 * len(board.WATERS[place])
    score += FREEDOM * log(1.0 + ways_on(ask.view, place, ()))
    if board.SIZE[place] == board.SMALL:
        score += SMALL_CITY
    return score - 1.0 if board.REGION[place] == 1 else score


class Situation:
    """What a decision of his about a move depends on, for one view."""

    def __init__(self, view: FuryView, before: dict[int, float]) -> None:
        self.view = view
        self.reach = Reach(view)
        self.rumour = Rumour(view, before)
        self.trail = on_trail(view)
        self.closed = closed_to_him(view, self.trail)


def choose_travel(ask: Asked) -> Pick:
    """Evaluate every card that he can place."""
    view = ask.view
    now = Situation(view, ask.outlook.here)
    worths = [card_worth(now, option) for option in ask.options]
    return worth.chosen(ask, worths, WHIM)


def card_worth(now: Situation, option: Pick) -> float:
    """Return the value of a card for space 1."""
    return CARDS[option.verb](now, option)


def going_worth(now: Situation, option: Pick) -> float:
    """Return the value of going to a city or to sea, perhaps as a wolf."""
    return place_worth(now, option[parts.PLACE], option.verb is verbs.WOLF)


def entering_worth(now: Situation, option: Pick) -> float:
    """Return the value of going to a lair, perhaps as a wolf."""
    lair = now.view.dracula.lairs[option[parts.SLOT]]
    assert lair is not None
    score = place_worth(now, lair.place, option.verb is verbs.WOLF_TO_LAIR)
    if lair.up:
        score -= OBVIOUS
    return score + lair_worth(now.view, option[parts.SLOT])


def hiding_worth(now: Situation, option: Pick) -> float:
    """Return the value of Hide."""
    return stay_worth(now, HIDE)


def feeding_worth(now: Situation, option: Pick) -> float:
    """Return the value of Feed; with little damage it is kept."""
    score = stay_worth(now, FEED) + worth.healing(now.view, FEED_HEALS) * 1.2
    return score - KEPT_POWER if now.view.public.damage < FEED_HEALS else score


def calling_worth(now: Situation, option: Pick) -> float:
    """Return the value of Dark Call, which is for when he has no vampire."""
    view = now.view
    score = stay_worth(now, DARK_CALL) - worth.damage_cost(view, CALL_DAMAGE)
    vampires = len([kind for kind in view.dracula.encounter_hand if is_vampire(kind)])
    return score + (CALLING if vampires == 0 and view.public.damage <= 4 else -KEPT_POWER)


def misdirecting_worth(now: Situation, option: Pick) -> float:
    """Return the value of clearing a hideout, above all if it is in his only way."""
    here = now.view.dracula_place
    hideout = now.view.dracula.trail[option[parts.SPACE]]
    assert hideout is not None
    score = MISDIRECTING - CROWD * now.reach.crowd(here)
    for encounter in hideout.encounters:
        score -= 0.6 * MATURED_INFLUENCE[encounter.kind]
    if hideout.up:
        score += 0.2
    ways = [there for there in board.NEIGHBOURS[here] if there not in now.trail]
    if hideout.place in board.NEIGHBOURS[here] and len(ways) <= 1:
        score += 2.0
    return score


def abandoning_worth(now: Situation, option: Pick) -> float:
    """Return the cost of clearing a lair: he never does."""
    return -50.0


CARDS: Final[dict[Verb, Callable[[Situation, Pick], float]]] = {
    verbs.GO: going_worth,
    verbs.WOLF: going_worth,
    verbs.ENTER_LAIR: entering_worth,
    verbs.WOLF_TO_LAIR: entering_worth,
    verbs.HIDE_NOW: hiding_worth,
    verbs.WOLF_HIDE: hiding_worth,
    verbs.FEED_NOW: feeding_worth,
    verbs.DARK_CALL_NOW: calling_worth,
    verbs.MISDIRECT_NOW: misdirecting_worth,
    verbs.ABANDON: abandoning_worth,
}


def lair_worth(view: FuryView, slot: int) -> float:
    """Return the value of bringing the encounters of a lair onto the trail."""
    lair = view.dracula.lairs[slot]
    assert lair is not None
    found = -0.3
    for encounter in lair.encounters:
        found += 0.35 * MATURED_INFLUENCE[encounter.kind]
    return found


def danger(reach: Reach, rumour: dict[int, float], place: int) -> float:
    """Return the value of the fights that may follow at a place, which is mostly negative."""
    if board.is_sea(place):
        return 0.0
    view = reach.view
    score = 0.0
    there = hunters_in(view, place)
    if there:
        night = view.public.nocturnal
        score += fight_worth(view, there, night)
        rumour = {place: 1.0}
    if view.public.no_day:
        return score
    comers = reach.comers(place, rumour)
    if there:
        comers = [comer for comer in comers if comer[0] not in there]
    return score + risk_of(reach, comers, True)


def place_worth(now: Situation, place: int, wolf: bool) -> float:
    """Return the value of going to a place."""
    view, reach = now.view, now.reach
    after = now.rumour.after(place, wolf, False)
    score = danger(reach, after, place)
    score -= CROWD * reach.crowd(place) + DAY_AFTER * reach.crowding(place)
    score -= OBVIOUS * after.get(place, 0.0) ** 2
    ways = ways_from(now.closed, place)
    room = territory(now.closed, reach.nearest, place)
    score += FREEDOM * log(1.0 + ways) + ROOM * log(1.0 + room)
    if cornered(now.trail, place):
        score -= 0.6 if board.is_sea(place) else 1.2
    if ways <= 1.0:
        score -= STUCK
    if wolf:
        score -= worth.damage_cost(view, WOLF_FORM_DAMAGE) + KEPT_POWER
    if board.is_sea(place):
        score -= sea_cost(view)
    else:
        score += fury_worth(view)
        if not hunters_in(view, place):
            score += LAYING
        if board.SIZE[place] == board.SMALL:
            score += SMALL_CITY
    if place == board.CASTLE_DRACULA:
        score += worth.healing(view, CASTLE_HEALS)
    return score


def fury_worth(view: FuryView) -> float:
    """Return the value of a city in the third week."""
    third = view.public.despair == ALL_DESPAIR
    return worth.influence_worth(view, FURY_INFLUENCE) if third else 0.0


def sea_cost(view: FuryView) -> float:
    """Return the cost of going to sea."""
    if not board.is_sea(view.dracula_place):
        return worth.damage_cost(view, PUT_TO_SEA)
    return worth.damage_cost(view, ON_AT_SEA + ally_of(view.public).sea_damage)


def stay_worth(now: Situation, power: int) -> float:
    """Return the value of staying with a power card."""
    view, reach, rumour = now.view, now.reach, now.rumour
    here = view.dracula_place
    announced = power != HIDE or is_revealed(view)
    after = rumour.after(here, False, True) if announced else rumour.after(here, False, False)
    score = danger(reach, after, here)
    score -= CROWD * reach.crowd(here) + DAY_AFTER * reach.crowding(here)
    score -= OBVIOUS * after.get(here, 0.0) ** 2
    score += FREEDOM * log(1.0 + ways_from(now.closed, here))
    score += ROOM * log(1.0 + territory(now.closed, reach.nearest, here)) - KEPT_POWER
    if power == HIDE:
        if not announced:
            score += 0.6 * LAYING  # encounters on Hide never mature
        if view.options["hide_triggers_fury"] == "on":
            score += fury_worth(view)
    return score


def flight_worth(ask: Asked, option: Pick) -> float:
    """Fly as far from the hunters as possible, to where ways lead on."""
    if option.verb is verbs.FLY:
        place = option[parts.PLACE]
    elif option.verb is verbs.FLY_TO_LAIR:
        lair = ask.view.dracula.lairs[option[parts.SLOT]]
        assert lair is not None
        place = lair.place
    else:
        return -5.0
    ways = ways_on(ask.view, place, on_trail(ask.view))
    return -1.2 * crowd(ask.view, place) + FREEDOM * log(1.0 + ways)
