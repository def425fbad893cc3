"""How hunters travel: by road, rail and sea, out of a hospital, driven by bats (FURY-MOVE ff.)."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision, Step
from whitby.games.fury.arrival import ARRIVALS
from whitby.games.fury.board import city_of, in_hospital, is_city
from whitby.games.fury.cards import EVERY_HUNTER, TICKET_ROWS
from whitby.games.fury.events import (
    BATS_MOVED,
    LEFT_HOSPITAL,
    SAILED,
    SPENT_TICKET,
    STAYED,
    TOOK_ROAD,
    TOOK_TRAIN,
)
from whitby.games.fury.harm import Delay
from whitby.games.fury.options import DRIVE, RIDE, Pick
from whitby.games.fury.state import DRACULA_SEAT, Fury, seat_of, without
from whitby.games.fury.ways import by_rail, by_road, by_sea, to_cities


def roads_from(state: Fury, hunter: int, steps: int = 1) -> list[int]:
    """Return the cities that a hunter can reach by road."""
    return by_road(
        state.places[hunter],
        state.fog,
        state.roadblocks,
        steps,
        state.house.fog_stops_transit,
    )


def rails_from(state: Fury, hunter: int, ticket: int) -> list[int]:
    """Return the cities that a hunter can reach with a ticket."""
    white, yellow, _ = TICKET_ROWS[ticket]
    return by_rail(
        state.places[hunter],
        white,
        yellow,
        state.fog,
        state.roadblocks,
        state.house.fog_stops_transit,
    )


def seas_from(state: Fury, hunter: int) -> list[int]:
    """Return where a hunter can sail to."""
    return by_sea(state.places[hunter], state.fog, state.storms)


def way_out(state: Fury, hunter: int) -> int | None:
    """Return the city that a hunter in hospital can leave for (FURY-HOSP-05, FURY-HOSP-13)."""
    place = state.places[hunter]
    if in_hospital(place) and city_of(place) not in state.fog:
        return city_of(place)
    return None


def take_road(state: Fury, hunter: int, place: int) -> None:
    """Go by road, one step (FURY-MOVE-03)."""
    state.places[hunter] = place
    state.say(TOOK_ROAD, hunter, place)
    state.then(ARRIVALS[hunter])


def sail(state: Fury, hunter: int, place: int) -> None:
    """Go by sea, one step (FURY-SEA-01)."""
    state.places[hunter] = place
    state.say(SAILED, hunter, place)
    state.then(ARRIVALS[hunter])


def leave_hospital(state: Fury, hunter: int, place: int) -> None:
    """Enter the city of the hospital (FURY-HOSP-05, FURY-HOSP-10)."""
    state.places[hunter] = place
    state.say(LEFT_HOSPITAL, hunter, place)
    state.then(ARRIVALS[hunter])


def spend_ticket(state: Fury, hunter: int, ticket: int) -> None:
    """Show and spend a ticket, then choose where to go (FURY-RAIL-01, RAIL-02, RAIL-11)."""
    state.tickets[hunter] = without(state.tickets[hunter], ticket)
    state.ticket_pool[ticket] += 1
    state.say(SPENT_TICKET, hunter, ticket)
    state.then(Ride(hunter, ticket))


class Ride(Step[Fury]):
    """The hunter chooses where the ticket leads, and goes there (FURY-RAIL-03, FURY-RAIL-08)."""

    def __init__(self, hunter: int, ticket: int) -> None:
        self.hunter = hunter
        self.ticket = ticket

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the cities within reach."""
        reach = rails_from(state, self.hunter, self.ticket)
        if not reach:
            return None
        options = [RIDE.of(place) for place in reach]
        return Decision(seat_of(state, self.hunter), "ride", options, (self.hunter, self.ticket))

    def run(self, state: Fury) -> None:
        """No way is open: the hunter stays."""
        state.say(STAYED, self.hunter)

    def take(self, state: Fury, option: Pick) -> None:
        """Go there; cities on the way are not entered."""
        state.places[self.hunter] = option.value
        state.say(TOOK_TRAIN, self.hunter, option.value)
        state.then(ARRIVALS[self.hunter])


def driven_to(state: Fury, hunter: int) -> list[int]:
    """Return the adjacent cities that a hunter can be moved to (FURY-BATS-09, FURY-BATS-10)."""
    place = state.places[hunter]
    if is_city(place) and place in state.fog:
        return []
    return to_cities(place, state.fog, state.roadblocks)


class BatsMove(Step[Fury]):
    """Bats carry a hunter to an adjacent city of Dracula's choice (FURY-BATS-02, BATS-11)."""

    def __init__(self, hunter: int) -> None:
        self.hunter = hunter

    def ask(self, state: Fury) -> Decision[Pick]:
        """Return the adjacent cities."""
        options = [DRIVE.of(place) for place in driven_to(state, self.hunter)]
        return Decision(DRACULA_SEAT, "drive", options, (self.hunter,))

    def take(self, state: Fury, option: Pick) -> None:
        """Move the figure; arrival comes first, then the delay."""
        state.bats[self.hunter] = 0
        state.places[self.hunter] = option.value
        state.say(BATS_MOVED, self.hunter, option.value)
        state.then(ARRIVALS[self.hunter], Delay(self.hunter))


BATS_MOVES: Final = tuple([BatsMove(hunter) for hunter in EVERY_HUNTER])
