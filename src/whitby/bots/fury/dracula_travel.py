"""Where Dracula starts, and the card for space 1: run, hide, go to sea, or stay."""

from __future__ import annotations

from math import log
from typing import Final

from whitby.bots.fury import dracula_worth as worth
from whitby.bots.fury.asked import Asked
from whitby.bots.fury.dracula_rumour import Rumour
from whitby.bots.fury.dracula_sight import hunters_in, is_revealed
from whitby.bots.fury.dracula_threat import Reach, crowd, fight_worth, risk_of
from whitby.core.facts import Pick
from whitby.games.fury import board, parts
from whitby.games.fury import options as verbs
from whitby.games.fury.cards.hunter_event import ally_of
from whitby.games.fury.cards.powers import CALL_DAMAGE, FEED_HEALS, WOLF_DAMAGE
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
from whitby.games.fury.state.hideout import TRAIL
from whitby.games.fury.view import FuryView

WHIM: Final = 0.12
"""The random part of a move."""
LAYING: Final = 0.4
"""The value of placing an encounter."""
FREEDOM: Final = 0.45
"""The value of having many ways to continue."""
ROOM: Final = 1.5
"""The value of having much of the board to himself."""
AHEAD: Final = 4
"""How many steps he looks ahead for that."""
AT_SEA: Final = 0.4
"""How much a sea counts there."""
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


def ways_on(view: FuryView, place: int, trail: tuple[int, ...]) -> float:
    """Return how many ways lead on from a place, two steps ahead, avoiding his own trail."""
    return ways_from(closed_to_him(view, trail), place)


def closed_to_him(view: FuryView, trail: tuple[int, ...]) -> list[bool]:
    """Return for each location whether he cannot enter it: tokens, and his own trail."""
    closed = [False] * board.LOCATIONS
    for place in trail:
        closed[place] = True
    for place in view.public.hosts:
        closed[place] = True
    if view.public.ground != board.NOWHERE:
        closed[view.public.ground] = True
    return closed


def ways_from(closed: list[bool], place: int) -> float:
    """Return how many ways lead on from a place, two steps ahead."""
    found = 0.0
    for there in board.NEIGHBOURS[place]:
        if not closed[there] and there != place:
            further = 0
            for beyond in board.NEIGHBOURS[there]:
                if not closed[beyond] and beyond != place:
                    further += 1
            step = 1.0 + 0.5 * further
            found += AT_SEA * step if board.is_sea(there) else step
    return found


def territory(closed: list[bool], nearest: list[int], place: int) -> float:
    """Return how much of the board he can reach from a place before any hunter."""
    taken = closed[:]  # and what he has reached
    taken[place] = True
    edge = [place]
    found = 0.0
    for steps in range(1, AHEAD + 1):
        ahead: list[int] = []
        for here in edge:
            for there in board.NEIGHBOURS[here]:
                if taken[there] or nearest[there] <= steps:
                    continue
                taken[there] = True
                ahead.append(there)
                found += AT_SEA if board.is_sea(there) else 1.0
        edge = ahead
    return found


class Situation:
    """What a decision of his about a move depends on, for one view."""

    def __init__(self, view: FuryView, before: dict[int, float]) -> None:
        self.view = view
        self.reach = Reach(view)
        self.rumour = Rumour(view, before)
        self.trail = on_trail(view)
        self.closed = closed_to_him(view, self.trail)


def on_trail(view: FuryView) -> tuple[int, ...]:
    """Return the places of the trail that will still be closed in his next phase."""
    places: list[int] = []
    for space, hideout in enumerate(view.dracula.trail):
        if hideout is not None and hideout.place != board.NOWHERE and space < TRAIL - 1:
            places.append(hideout.place)
    return tuple(places)


def choose_travel(ask: Asked) -> Pick:
    """Evaluate every card that he can place."""
    view = ask.view
    now = Situation(view, ask.outlook.here)
    worths = [card_worth(now, option) for option in ask.options]
    return worth.chosen(ask, worths, WHIM)


def card_worth(now: Situation, option: Pick) -> float:
    """Return the value of a card for space 1."""
    view = now.view
    verb = option.verb
    here = view.dracula_place
    if verb is verbs.GO or verb is verbs.WOLF:
        score = place_worth(now, option[parts.PLACE], verb is verbs.WOLF)
    elif verb is verbs.ENTER_LAIR or verb is verbs.WOLF_TO_LAIR:
        lair = view.dracula.lairs[option[parts.SLOT]]
        assert lair is not None
        score = place_worth(now, lair.place, verb is verbs.WOLF_TO_LAIR)
        if lair.up:
            score -= OBVIOUS
        score += lair_worth(view, option[parts.SLOT])
    elif verb is verbs.HIDE_NOW or verb is verbs.WOLF_HIDE:
        score = stay_worth(now, HIDE)
    elif verb is verbs.FEED_NOW:
        score = stay_worth(now, FEED) + worth.healing(view, FEED_HEALS) * 1.2
        if view.public.damage < FEED_HEALS:
            score -= KEPT_POWER
    elif verb is verbs.DARK_CALL_NOW:
        score = stay_worth(now, DARK_CALL) - worth.damage_cost(view, CALL_DAMAGE)
        vampires = len([kind for kind in view.dracula.encounter_hand if is_vampire(kind)])
        score += CALLING if vampires == 0 and view.public.damage <= 4 else -KEPT_POWER
    elif verb is verbs.MISDIRECT_NOW:
        hideout = view.dracula.trail[option[parts.SPACE]]
        assert hideout is not None
        score = MISDIRECTING - CROWD * now.reach.crowd(here)
        for encounter in hideout.encounters:
            score -= 0.6 * MATURED_INFLUENCE[encounter.kind]
        if hideout.up:
            score += 0.2
        ways = [there for there in board.NEIGHBOURS[here] if there not in now.trail]
        if hideout.place in board.NEIGHBOURS[here] and len(ways) <= 1:
            score += 2.0
    else:
        assert verb is verbs.ABANDON
        score = -50.0
    return score


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
        score -= worth.damage_cost(view, WOLF_DAMAGE) + KEPT_POWER
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


def cornered(trail: tuple[int, ...], place: int) -> bool:
    """Return whether every way on leads to his trail or to sea."""
    for there in board.NEIGHBOURS[place]:  # noqa: SIM110 (faster than a generator)
        if there < board.LAND and there not in trail:
            return False
    return True


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
