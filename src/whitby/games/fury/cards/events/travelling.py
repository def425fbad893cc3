"""Events, and an item, with which hunters travel: by sea, over several roads, by carriage."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision, Step
from whitby.core.facts import Pick
from whitby.games.fury import parts
from whitby.games.fury.cards import table as cards
from whitby.games.fury.cards.hunter_event import HunterEvent, HunterReaction, declare
from whitby.games.fury.events import SAILED, SHOWED, TICKET_TURNED, TOOK_ROAD
from whitby.games.fury.hunters.arrival import ARRIVALS
from whitby.games.fury.hunters.hands import discard_item
from whitby.games.fury.hunters.harm import Suffer
from whitby.games.fury.hunters.travel import road_moved, roads_from, seas_from
from whitby.games.fury.options import SAIL, STOP_HERE, TRAVEL_TO
from whitby.games.fury.state.fury import Fury, in_city, present, seat_of
from whitby.games.fury.state.public import has, put, total
from whitby.games.fury.state.steps import HunterStep, Question

WEATHER_STEPS: Final = 2
URGENCY_DAMAGE: Final = 2
URGENCY_ROADS: Final = 3


class CharteredCarriage(HunterReaction):
    """Played when a ticket is spent: see `spend_ticket` in `hunters/travel.py`."""

    card = cards.CHARTERED_CARRIAGE


class ExcellentWeather(HunterEvent):
    """Two steps by sea instead of one."""

    card = cards.EXCELLENT_WEATHER

    def usable(self, state: Fury, hunter: int) -> bool:
        """Return whether it is day and the first step is open."""
        return state.public.phase == cards.DAY and len(seas_from(state, hunter)) > 0

    def run(self, state: Fury, hunter: int, mode: int) -> None:
        state.then(Weather(hunter, WEATHER_STEPS))


class Weather(Question):
    """Excellent Weather: two steps by sea, each a full arrival (FURY-SEA-06)."""

    def __init__(self, hunter: int, left: int) -> None:
        self.hunter = hunter
        self.left = left

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the open steps; none once the hunter is delayed or defeated."""
        hunter = self.hunter
        if not present(state, hunter) or state.public.delayed[hunter]:
            return None
        options = [SAIL.of(place) for place in seas_from(state, hunter)]
        return Decision(seat_of(state, hunter), "weather", options, (hunter,)) if options else None

    def take(self, state: Fury, option: Pick) -> None:
        """Sail on."""
        state.public.places = put(state.public.places, self.hunter, option[parts.PLACE])
        state.say(SAILED, self.hunter, option[parts.PLACE])
        more = [Weather(self.hunter, self.left - 1)] if self.left > 1 else []
        state.then(ARRIVALS[self.hunter], *more)


class SenseOfUrgency(HunterEvent):
    """2 damage, then one to three roads."""

    card = cards.SENSE_OF_URGENCY

    def usable(self, state: Fury, hunter: int) -> bool:
        """Return whether it is day and a road is open."""
        if not in_city(state, hunter) or state.public.phase != cards.DAY:
            return False
        return len(roads_from(state, hunter, URGENCY_ROADS)) > 0

    def run(self, state: Fury, hunter: int, mode: int) -> None:
        state.then(Suffer(hunter, URGENCY_DAMAGE), Hurry(hunter, URGENCY_ROADS))


class Hurry(Question):
    """A hunter travels over one or more roads; only the last city is entered (FURY-MOVE-08)."""

    def __init__(self, hunter: int, roads: int) -> None:
        self.hunter = hunter
        self.roads = roads

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the cities within reach, and staying."""
        if not present(state, self.hunter):
            return None
        reach = roads_from(state, self.hunter, self.roads)
        if not reach:
            return None
        options = [TRAVEL_TO.of(place) for place in reach]
        seat = seat_of(state, self.hunter)
        return Decision(seat, "hurry", [*options, STOP_HERE.of()], (self.hunter, self.roads))

    def take(self, state: Fury, option: Pick) -> None:
        """Go there; Dracula may answer with Wild Horses."""
        if option.verb is TRAVEL_TO:
            state.public.places = put(state.public.places, self.hunter, option[parts.PLACE])
            state.say(TOOK_ROAD, self.hunter, option[parts.PLACE])
            road_moved(state, self.hunter)


def can_use_horses(state: Fury, hunter: int) -> bool:
    """Return whether a hunter can use Fast Horses with the action."""
    if state.public.phase != cards.DAY or not has(state.hands.items[hunter], cards.FAST_HORSES):
        return False
    return len(roads_from(state, hunter)) > 0


class FastHorses(HunterStep):
    """A ticket from the pool says how far they go; it is put back (FURY-TICKET-11)."""

    def run(self, state: Fury) -> None:
        """Show them, and turn over a ticket."""
        hunter = self.hunter
        state.say(SHOWED, hunter, cards.FAST_HORSES)
        ticket = state.rng.pick(
            list(state.decks.tickets), total(state.decks.tickets), cards.TICKET_POOL
        )
        state.say(TICKET_TURNED, hunter, ticket)
        yellow = cards.TICKET_ROWS[ticket][1]
        spent: list[Step[Fury]] = [TireHorses(hunter)] if yellow == 0 else []
        state.then(Hurry(hunter, max(yellow, 1)), *spent)


class TireHorses(HunterStep):
    """After one road on a ticket without a yellow number the Fast Horses are discarded."""

    def run(self, state: Fury) -> None:
        """Discard them, unless they are gone or their owner is."""
        if present(state, self.hunter) and cards.FAST_HORSES in state.hands.items[self.hunter]:
            discard_item(state, self.hunter, cards.FAST_HORSES)


declare(CharteredCarriage(), ExcellentWeather(), SenseOfUrgency())
