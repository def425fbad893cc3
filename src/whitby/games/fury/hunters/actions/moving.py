"""Moving: by road, by sea, by rail, and out of a hospital (FURY-ACTION-03, FURY-ACTION-05)."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Barred, Step
from whitby.core.facts import Pick
from whitby.games.fury import parts
from whitby.games.fury.board import ROADS_AT, WATERS
from whitby.games.fury.cards.table import CHARTERED_CARRIAGE, DAY, HUNTER_SIDE, event_side
from whitby.games.fury.events import EVENT_OPENED, EVENTS_TAKEN
from whitby.games.fury.hunters.actions.action import Action
from whitby.games.fury.hunters.supply import receive_dracula, refill_events, show_top, take_bottom
from whitby.games.fury.hunters.travel import (
    carriage_leads,
    leave_hospital,
    roads_from,
    sail,
    seas_from,
    spend_ticket,
    take_road,
    ticket_leads,
    way_out,
)
from whitby.games.fury.options import CARRIAGE, LEAVE, ROAD, SAIL, SPEND
from whitby.games.fury.routes import NEIGHBOURS
from whitby.games.fury.state.fury import Fury, kinds_in
from whitby.games.fury.state.public import has, more

OPEN_ROADS: Final = [[ROAD.of(there) for there in places] for places in NEIGHBOURS]
OPEN_WATERS: Final = [[SAIL.of(there) for there in places] for places in WATERS]
"""The moves along all roads of a place, and by sea; these lists are shared and never changed."""
NOTHING: Final[list[Pick]] = []


def closed(state: Fury, there: int, here: int) -> str:
    """Return why the way to a neighbour is closed."""
    if here in state.public.fog or there in state.public.fog:
        return "fury-why-fog"
    return "fury-why-storm" if there in state.public.storms else "fury-why-roadblock"


class Road(Action):
    """Move along a road: by day, and in a Long Night (FURY-ACTION-03)."""

    def offers(self, state: Fury, hunter: int) -> list[Pick]:
        """Return the next cities."""
        public = state.public
        if public.phase != DAY and not public.long_night:
            return NOTHING
        if not public.fog and not public.roadblocks:
            return OPEN_ROADS[public.places[hunter]]
        return [ROAD.of(there) for there in roads_from(state, hunter)]

    def act(self, state: Fury, hunter: int, option: Pick) -> None:
        """Move; in a Long Night the bottom event card is taken afterwards."""
        if state.public.phase != DAY:
            state.then(LONG_NIGHT_DRAW)
        take_road(state, hunter, option[parts.PLACE])

    def barred(self, state: Fury, hunter: int) -> list[Barred]:
        """Return the roads that are closed, or that it is night."""
        here = state.public.places[hunter]
        if state.public.phase == DAY or state.public.long_night:
            open_roads = roads_from(state, hunter)
            shut = [there for there, _ in ROADS_AT[here] if there not in open_roads]
            return [Barred(ROAD.of(there), closed(state, there, here)) for there in shut]
        return [Barred(ROAD.of(there), "fury-why-night") for there, _ in ROADS_AT[here][:1]]


class Sail(Action):
    """Move by sea, by day; at sea it is mandatory (FURY-ACTION-05, FURY-ACTION-09)."""

    def offers(self, state: Fury, hunter: int) -> list[Pick]:
        """Return the seas and ports next to this place."""
        if state.public.phase != DAY:
            return NOTHING
        public = state.public
        if not public.fog and not public.storms:
            return OPEN_WATERS[public.places[hunter]]
        return [SAIL.of(there) for there in seas_from(state, hunter)]

    def act(self, state: Fury, hunter: int, option: Pick) -> None:
        """Set sail."""
        sail(state, hunter, option[parts.PLACE])

    def barred(self, state: Fury, hunter: int) -> list[Barred]:
        """Return the waters that are closed; without roads (Cagliari), that it is night."""
        here = state.public.places[hunter]
        if state.public.phase == DAY:
            open_waters = seas_from(state, hunter)
            shut = [there for there in WATERS[here] if there not in open_waters]
            return [Barred(SAIL.of(there), closed(state, there, here)) for there in shut]
        return [] if ROADS_AT[here] else [Barred(SAIL.of(WATERS[here][0]), "fury-why-night")]


class Leave(Action):
    """Leave a hospital for its city, by day (FURY-HOSP-03)."""

    def offers(self, state: Fury, hunter: int) -> list[Pick]:
        """Return the city."""
        city = way_out(state, hunter)
        return [LEAVE.of(city)] if state.public.phase == DAY and city is not None else []

    def act(self, state: Fury, hunter: int, option: Pick) -> None:
        """Leave."""
        leave_hospital(state, hunter, option[parts.PLACE])

    def barred(self, state: Fury, hunter: int) -> list[Barred]:
        """Return that it is night."""
        city = way_out(state, hunter)
        if state.public.phase == DAY or city is None:
            return []
        return [Barred(LEAVE.of(city), "fury-why-night")]


class Rail(Action):
    """Spend a ticket for a train, or with Chartered Carriage for a coach, by day."""

    def offers(self, state: Fury, hunter: int) -> list[Pick]:
        """Return the tickets that lead somewhere."""
        if state.public.phase != DAY or not state.hands.tickets[hunter]:
            return NOTHING
        options: list[Pick] = []
        carriage = has(state.hands.events[hunter], CHARTERED_CARRIAGE)
        for ticket in kinds_in(state.hands.tickets[hunter]):
            if ticket_leads(state, hunter, ticket):
                options.append(SPEND.of(ticket))
            if carriage and carriage_leads(state, hunter):
                options.append(CARRIAGE.of(ticket))
        return options

    def act(self, state: Fury, hunter: int, option: Pick) -> None:
        """Spend the ticket; where to go is asked afterwards."""
        spend_ticket(state, hunter, option[parts.TICKET], option.verb is CARRIAGE)

    def barred(self, state: Fury, hunter: int) -> list[Barred]:
        """Return the tickets that lead nowhere from here."""
        if state.public.phase != DAY:
            return []
        tickets = kinds_in(state.hands.tickets[hunter])
        useless = [ticket for ticket in tickets if not ticket_leads(state, hunter, ticket)]
        return [Barred(SPEND.of(ticket), "fury-why-no-railway") for ticket in useless]


class LongNightDraw(Step[Fury]):
    """For each move in a Long Night the bottom event card is taken."""

    def run(self, state: Fury) -> None:
        """Discard a hunter's card; give Dracula one of his."""
        if not refill_events(state):
            return
        card = take_bottom(state)
        if event_side(card) == HUNTER_SIDE:
            state.public.event_discard = more(state.public.event_discard, card)
            state.say(EVENT_OPENED, card)
        else:
            state.say(EVENTS_TAKEN, 1)
            receive_dracula(state, card)
        show_top(state)


LONG_NIGHT_DRAW: Final = LongNightDraw()
