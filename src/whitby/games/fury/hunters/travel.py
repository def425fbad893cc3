"""How hunters travel: by road, rail and sea, from a hospital, moved by bats (FURY-MOVE ff.)."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision, Step
from whitby.core.facts import Pick
from whitby.games.fury import events, parts
from whitby.games.fury.board import REGION, SPACES, city_of, in_hospital, is_city
from whitby.games.fury.cards import table as cards
from whitby.games.fury.cards.dracula_event import reactions
from whitby.games.fury.cards.hunter_event import play_event
from whitby.games.fury.hunters.arrival import ARRIVALS
from whitby.games.fury.hunters.harm import Delay
from whitby.games.fury.options import DRIVE, RIDE
from whitby.games.fury.routes import by_rail, by_road, by_sea, rail_leads, to_cities
from whitby.games.fury.state.fury import DRACULA_SEAT, Fury, seat_of, without
from whitby.games.fury.state.public import more, put
from whitby.games.fury.state.steps import HunterStep


def roads_from(state: Fury, hunter: int, steps: int = 1) -> list[int]:
    """Return the cities that a hunter can reach by road."""
    return by_road(
        state.public.places[hunter],
        state.public.fog,
        state.public.roadblocks,
        steps,
        state.rulings.fog_stops_transit,
    )


def rails_from(state: Fury, hunter: int, ticket: int) -> list[int]:
    """Return the cities that a hunter can reach with a ticket."""
    white, yellow, _ = cards.TICKET_ROWS[ticket]
    return by_rail(
        state.public.places[hunter],
        white,
        yellow,
        state.public.fog,
        state.public.roadblocks,
        state.rulings.fog_stops_transit,
    )


def carriage_from(state: Fury, hunter: int) -> list[int]:
    """Return the cities that a Chartered Carriage leads to: four railways of any colour."""
    return by_rail(
        state.public.places[hunter],
        cards.CARRIAGE_RAILS,
        cards.CARRIAGE_RAILS,
        state.public.fog,
        state.public.roadblocks,
        state.rulings.fog_stops_transit,
    )


def ticket_leads(state: Fury, hunter: int, ticket: int) -> bool:
    """Return whether a hunter can reach any city with a ticket."""
    white, yellow, _ = cards.TICKET_ROWS[ticket]
    return _rail_leads(state, hunter, white, yellow)


def carriage_leads(state: Fury, hunter: int) -> bool:
    """Return whether a hunter can reach any city with a Chartered Carriage."""
    return _rail_leads(state, hunter, cards.CARRIAGE_RAILS, cards.CARRIAGE_RAILS)


def _rail_leads(state: Fury, hunter: int, white: int, yellow: int) -> bool:
    """Return whether a hunter can reach any city over so many railways."""
    public = state.public
    return rail_leads(
        public.places[hunter],
        white,
        yellow,
        public.fog,
        public.roadblocks,
        state.rulings.fog_stops_transit,
    )


def seas_from(state: Fury, hunter: int) -> list[int]:
    """Return where a hunter can sail to."""
    return by_sea(state.public.places[hunter], state.public.fog, state.public.storms)


def way_out(state: Fury, hunter: int) -> int | None:
    """Return the city that a hunter in hospital can leave for (FURY-HOSP-05, FURY-HOSP-13)."""
    place = state.public.places[hunter]
    if in_hospital(place) and city_of(place) not in state.public.fog:
        return city_of(place)
    return None


def take_road(state: Fury, hunter: int, place: int) -> None:
    """Go by road, one step (FURY-MOVE-03)."""
    state.then(AFTER_MOVE[hunter][state.public.places[hunter]])
    state.public.places = put(state.public.places, hunter, place)
    state.say(events.TOOK_ROAD, hunter, place)
    road_moved(state, hunter)


def road_moved(state: Fury, hunter: int) -> None:
    """After road movement Dracula may send the hunter on; then they arrive (FURY-MOVE-10)."""
    state.then(WILD_HORSES[hunter], ARRIVALS[hunter])


class AfterMove(Step[Fury]):
    """A move action from one region into another may meet a customs search (FURY-MOVE-10)."""

    def __init__(self, hunter: int, start: int) -> None:
        self.hunter = hunter
        self.start = start

    def run(self, state: Fury) -> None:
        """Compare the first city with the last."""
        end = state.public.places[self.hunter]
        if is_city(self.start) and is_city(end) and REGION[self.start] != REGION[end]:
            state.then(CUSTOMS_SEARCH[self.hunter])


def sail(state: Fury, hunter: int, place: int) -> None:
    """Go by sea, one step (FURY-SEA-01)."""
    state.public.places = put(state.public.places, hunter, place)
    state.say(events.SAILED, hunter, place)
    state.then(ARRIVALS[hunter])


def leave_hospital(state: Fury, hunter: int, place: int) -> None:
    """Enter the city of the hospital (FURY-HOSP-05, FURY-HOSP-10)."""
    state.public.places = put(state.public.places, hunter, place)
    state.say(events.LEFT_HOSPITAL, hunter, place)
    state.then(ARRIVALS[hunter])


def spend_ticket(state: Fury, hunter: int, ticket: int, carriage: bool = False) -> None:
    """Show and spend a ticket, then choose where to go (FURY-RAIL-01, RAIL-02, RAIL-11).

    With a Chartered Carriage its numbers do not count.
    """
    if carriage:
        play_event(state, hunter, cards.CHARTERED_CARRIAGE)
    state.hands = state.hands.with_tickets(hunter, without(state.hands.tickets[hunter], ticket))
    state.decks.tickets = more(state.decks.tickets, ticket)
    state.say(events.SPENT_TICKET, hunter, ticket)
    state.public.misled = False
    lost: list[Step[Fury]] = [LoseCarriage()] if carriage else []
    ride = Ride(hunter, ticket, carriage)
    after = AFTER_MOVE[hunter][state.public.places[hunter]]
    state.then(FALSE_TIP[hunter], *lost, ride, after)


class LoseCarriage(Step[Fury]):
    """A False Tip that is not cancelled cancels a Chartered Carriage (FURY-EVENT-14)."""

    def run(self, state: Fury) -> None:
        """Report it."""
        if state.public.misled:
            state.say(events.EVENT_CANCELLED, cards.CHARTERED_CARRIAGE)


class Ride(Step[Fury]):
    """The hunter chooses where the ticket leads, and goes there (FURY-RAIL-03, FURY-RAIL-08)."""

    def __init__(self, hunter: int, ticket: int, carriage: bool) -> None:
        self.hunter = hunter
        self.ticket = ticket
        self.carriage = carriage

    def reach(self, state: Fury) -> list[int]:
        """Return the cities within reach; a False Tip cancels a Chartered Carriage."""
        if self.carriage and not state.public.misled:
            return carriage_from(state, self.hunter)
        return rails_from(state, self.hunter, self.ticket)

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Ask the hunter, or after a False Tip Dracula, who chooses for them."""
        reach = self.reach(state)
        if not reach:
            return None
        options = [RIDE.of(place) for place in reach]
        by_dracula = state.public.misled and not self.carriage
        seat = DRACULA_SEAT if by_dracula else seat_of(state, self.hunter)
        return Decision(seat, "ride", options, (self.hunter, self.ticket))

    def run(self, state: Fury) -> None:
        """Keep the hunter in place: no way is open."""
        state.say(events.STAYED, self.hunter)

    def take(self, state: Fury, option: Pick) -> None:
        """Go there; cities on the way are not entered."""
        state.public.places = put(state.public.places, self.hunter, option[parts.PLACE])
        state.say(events.TOOK_TRAIN, self.hunter, option[parts.PLACE])
        state.then(ARRIVALS[self.hunter])


def driven_to(state: Fury, hunter: int) -> list[int]:
    """Return the adjacent cities that a hunter can be moved to (FURY-BATS-09, FURY-BATS-10)."""
    place = state.public.places[hunter]
    if is_city(place) and place in state.public.fog:
        return []
    return to_cities(place, state.public.fog, state.public.roadblocks)


class BatsMove(HunterStep):
    """Bats move a hunter to an adjacent city of Dracula's choice (FURY-BATS-02, BATS-11)."""

    def ask(self, state: Fury) -> Decision[Pick]:
        """Return the adjacent cities."""
        options = [DRIVE.of(place) for place in driven_to(state, self.hunter)]
        return Decision(DRACULA_SEAT, "drive", options, (self.hunter,))

    def take(self, state: Fury, option: Pick) -> None:
        """Move the figure; arrival comes first, then the delay."""
        state.public.bats = put(state.public.bats, self.hunter, 0)
        state.public.places = put(state.public.places, self.hunter, option[parts.PLACE])
        state.say(events.BATS_MOVED, self.hunter, option[parts.PLACE])
        state.then(ARRIVALS[self.hunter], Delay(self.hunter))


AFTER_MOVE: Final = tuple(
    [tuple([AfterMove(hunter, start) for start in range(SPACES)]) for hunter in cards.EVERY_HUNTER]
)
"""By hunter, and where they set out."""
WILD_HORSES: Final = reactions(cards.WILD_HORSES)
CUSTOMS_SEARCH: Final = reactions(cards.CUSTOMS_SEARCH)
FALSE_TIP: Final = reactions(cards.FALSE_TIP)
BATS_MOVES: Final = tuple([BatsMove(hunter) for hunter in cards.EVERY_HUNTER])
