"""A hunter's turn by day or night: bats, standing up, or one of the seven actions (FURY-ACTION)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from whitby.core.engine import Barred, Decision, Step
from whitby.games.fury.board import (
    CASTLE_DRACULA,
    REGION,
    ROADS_AT,
    WATERS,
    in_hospital,
    is_sea,
)
from whitby.games.fury.cards.errands import use_horses
from whitby.games.fury.cards.hunter_events import mode_of, specials, usable
from whitby.games.fury.cards.playing import hunter_could, play_event
from whitby.games.fury.cards.table import (
    CHARTERED_CARRIAGE,
    DAY,
    EVERY_HUNTER,
    EXCELLENT_WEATHER,
    HUNTER_SIDE,
    MINA,
    NONE,
    SEWARD,
    event_side,
)
from whitby.games.fury.events import (
    BOND,
    EVENT_OPENED,
    EVENTS_TAKEN,
    PASSED,
    RESTED,
    STAYED,
    STOOD_UP,
)
from whitby.games.fury.hunters.harm import recover
from whitby.games.fury.hunters.search import can_search, lying, search
from whitby.games.fury.hunters.supply import (
    can_supply,
    receive_scheme,
    refill_events,
    show_top,
    supply,
    take_bottom,
)
from whitby.games.fury.hunters.tickets import reserve
from whitby.games.fury.hunters.trade import lead, led_by, partners, trade
from whitby.games.fury.hunters.travel import (
    BATS_MOVES,
    carriage_from,
    driven_to,
    leave_hospital,
    rails_from,
    roads_from,
    sail,
    seas_from,
    spend_ticket,
    take_road,
    way_out,
)
from whitby.games.fury.options import (
    BOND_WITH,
    CARRIAGE,
    LEAD,
    LEAVE,
    PASS,
    PLAY,
    PLAY_AS,
    RESERVE,
    REST,
    ROAD,
    SAIL,
    SEARCH,
    SPEND,
    SUPPLY,
    TRADE,
    USE_HORSES,
    Pick,
    Verb,
)
from whitby.games.fury.state.fury import (
    Fury,
    dracula_place,
    hunters_at,
    in_city,
    kinds_in,
    present,
    seat_of,
)


class Turn(Step[Fury]):
    """One hunter's turn. Absent ones are skipped (FURY-ROUND-08)."""

    def __init__(self, hunter: int) -> None:
        self.hunter = hunter

    def run(self, state: Fury) -> None:
        """Stand up, be moved by bats, or act (FURY-DELAY-03, FURY-BATS-04, FURY-BATS-05)."""
        hunter = self.hunter
        if not present(state, hunter):
            return
        state.first_act = NONE
        if state.delayed[hunter]:
            state.delayed[hunter] = 0
            state.say(STOOD_UP, hunter)
            if state.vigor and state.phase == DAY:  # the second of two is left (FURY-ROUND-09)
                state.first_act = STOOD
                state.then(SECOND_ACTS[hunter])
        elif state.bats[hunter] and driven_to(state, hunter):
            state.then(BATS_MOVES[hunter])
        elif not can_act(state, hunter):
            # by night the hunter has to pass; by day all neighbours may be closed (ACTION-06,
            # ACTION-10)
            state.say(PASSED if state.phase != DAY else STAYED, hunter)
        else:
            state.then(ACTS[hunter])


def can_act(state: Fury, hunter: int) -> bool:
    """Return whether a hunter has a choice: at sea only by day, with a way open."""
    if not is_sea(state.places[hunter]):
        return True
    return state.phase == DAY and len(seas_from(state, hunter)) > 0


class SecondAct(Step[Fury]):
    """Renewed Vigor gives a second action of another kind (FURY-ROUND-09)."""

    def __init__(self, hunter: int) -> None:
        self.hunter = hunter

    def run(self, state: Fury) -> None:
        """Act again, unless the hunter is delayed, defeated or still at sea; bats come first."""
        hunter = self.hunter
        if not present(state, hunter) or state.delayed[hunter]:
            return
        if is_sea(state.places[hunter]) and not self.may_sail(state):
            return
        if state.bats[hunter] and driven_to(state, hunter):  # FURY-BATS-02, FURY-BATS-04
            state.then(BATS_MOVES[hunter])
        else:
            state.then(ACTS[hunter])

    def may_sail(self, state: Fury) -> bool:
        """Return whether a hunter at sea can go on: by Excellent Weather, after moving."""
        if state.first_act == STOOD:  # moving is still mandatory (FURY-ACTION-05)
            return can_act(state, self.hunter)
        could = hunter_could(state, self.hunter, (EXCELLENT_WEATHER,))
        return state.first_act == MOVED and could and usable(state, self.hunter, EXCELLENT_WEATHER)


class Act(Step[Fury]):
    """The hunter takes an action, or passes (FURY-ACTION-01, FURY-ACTION-02)."""

    def __init__(self, hunter: int) -> None:
        self.hunter = hunter

    def ask(self, state: Fury) -> Decision[Pick]:
        """Return every action that the rules allow here."""
        hunter = self.hunter
        options = self.possible(state)
        if state.first_act != NONE:
            options = [option for option in options if kind_of(option) != state.first_act]
            if PASS.of() not in options:
                options.append(PASS.of())
        return Decision(seat_of(state, hunter), "act", options, (hunter,))

    def possible(self, state: Fury) -> list[Pick]:
        """Return the actions of a hunter who has taken none yet."""
        hunter = self.hunter
        place = state.places[hunter]
        if is_sea(place):  # by day moving by sea is mandatory (FURY-ACTION-05, FURY-ACTION-09)
            return [
                *[SAIL.of(there) for there in seas_from(state, hunter)],
                *specials(state, hunter),
            ]
        if in_hospital(place):
            return in_bed(state, hunter)
        return [*travels(state, hunter), *actions(state, hunter)]

    def take(self, state: Fury, option: Pick) -> None:
        """Do it; with Renewed Vigor there may be a second one."""
        first = state.vigor and state.phase == DAY and state.first_act == NONE
        if first and option.verb is not PASS:  # a hunter who passes gets no second action
            state.first_act = kind_of(option)
            state.then(SECOND_ACTS[self.hunter])
        act(state, self.hunter, option)

    def barred(self, state: Fury) -> Sequence[Barred]:
        """Return what a hunter would expect to do here and cannot, and why."""
        found = why_not(state, self.hunter)
        if state.first_act != NONE:
            found += [
                Barred(option, "fury-why-same-kind")
                for option in self.possible(state)
                if kind_of(option) == state.first_act
            ]
        return found


def in_bed(state: Fury, hunter: int) -> list[Pick]:
    """Return what can be done on a hospital space (FURY-HOSP-03, FURY-HOSP-12)."""
    options: list[Pick] = []
    city = way_out(state, hunter)
    if state.phase == DAY and city is not None:
        options.append(LEAVE.of(city))
    if can_supply(state, hunter):
        options.append(SUPPLY.of())
    return [*options, PASS.of()]


def travels(state: Fury, hunter: int) -> list[Pick]:
    """Return the ways to move from a city: by day, and by road in a Long Night (ACTION-03)."""
    if state.phase != DAY and not state.long_night:
        return []
    options = [ROAD.of(there) for there in roads_from(state, hunter)]
    if state.phase != DAY:
        return options
    options += [SAIL.of(there) for there in seas_from(state, hunter)]
    for ticket in kinds_in(state.tickets[hunter]):
        if rails_from(state, hunter, ticket):
            options.append(SPEND.of(ticket))
        if CHARTERED_CARRIAGE in state.events_held[hunter] and carriage_from(state, hunter):
            options.append(CARRIAGE.of(ticket))
    return options


def actions(state: Fury, hunter: int) -> list[Pick]:
    """Return the actions other than moving, in a city (FURY-ACTION-04)."""
    options: list[Pick] = []
    place = state.places[hunter]
    if place != CASTLE_DRACULA and sum(state.ticket_pool) > 0:
        options.append(RESERVE.of())
    if state.wounds[hunter] > 0:
        options.append(REST.of())
    if can_search(state, hunter):
        options.append(SEARCH.of())
    if can_supply(state, hunter):
        options.append(SUPPLY.of())
    options += [TRADE.of(other) for other in partners(state, hunter)]
    options += [LEAD.of(other) for other in led_by(state, hunter)]
    options += [BOND_WITH.of(other) for other in bonds(state, hunter)]
    options += specials(state, hunter)
    return [*options, PASS.of()]


def bonds(state: Fury, hunter: int) -> list[int]:
    """Return whose region Mina can ask about (FURY-ACTION-12)."""
    if hunter != MINA:
        return []
    alone = len(hunters_at(state, state.places[hunter])) == 1
    if state.house.bond_needs_other and alone:
        return []
    return [other for other in EVERY_HUNTER if in_city(state, other)]


def act(state: Fury, hunter: int, option: Pick) -> None:
    """Carry out the chosen action."""
    verb = option.verb
    if verb is ROAD:
        if state.phase != DAY:
            state.then(LONG_NIGHT_DRAW)
        take_road(state, hunter, option.value)
    elif verb is CARRIAGE:
        spend_ticket(state, hunter, option.value, True)
    elif verb is PLAY or verb is PLAY_AS:
        play_event(state, hunter, option.value, mode_of(option))
    elif verb is USE_HORSES:
        use_horses(state, hunter)
    elif verb is SAIL:
        sail(state, hunter, option.value)
    elif verb is LEAVE:
        leave_hospital(state, hunter, option.value)
    elif verb is SPEND:
        spend_ticket(state, hunter, option.value)
    elif verb is RESERVE:
        reserve(state, hunter)
    elif verb is REST:
        rest(state, hunter)
    elif verb is SEARCH:
        search(state, hunter)
    elif verb is SUPPLY:
        supply(state, hunter)
    elif verb is TRADE:
        trade(state, hunter, option.value)
    elif verb is LEAD:
        lead(state, hunter, option.value)
    elif verb is BOND_WITH:
        bond(state, option.value)
    else:
        state.say(PASSED, hunter)


def rest(state: Fury, hunter: int) -> None:
    """Recover 1, or 2 in Dr. Seward's city (FURY-REST-01 to FURY-REST-04)."""
    state.say(RESTED, hunter)
    with_doctor = state.places[SEWARD] == state.places[hunter]
    recover(state, hunter, 2 if with_doctor else 1)


def bond(state: Fury, other: int) -> None:
    """Dracula says truthfully whether he is in that hunter's region (ACTION-12, REGION-04)."""
    region = REGION[state.places[other]]
    state.say(BOND, MINA, region, int(REGION[dracula_place(state)] == region))


MOVES: Final[tuple[Verb, ...]] = (ROAD, SAIL, LEAVE, SPEND, CARRIAGE)
MOVED: Final = 0
STOOD: Final = 99
"""The kind of first action of a hunter who stood up instead."""


def kind_of(option: Pick) -> int:
    """Return the kind of an action, by which two count as different (FURY-ROUND-09)."""
    verb = option.verb
    if verb in MOVES:
        return MOVED
    if verb is TRADE or verb is LEAD:
        return 1
    if verb is PLAY or verb is PLAY_AS:
        return 10 + option.value
    for at, other in enumerate((RESERVE, REST, SEARCH, SUPPLY, BOND_WITH, USE_HORSES)):
        if verb is other:
            return 2 + at
    return STOOD - 1  # passing is no action


class LongNightDraw(Step[Fury]):
    """For each move in a Long Night the bottom event card is taken."""

    def run(self, state: Fury) -> None:
        """Discard a hunter's card; give Dracula one of his."""
        if not refill_events(state):
            return
        card = take_bottom(state)
        if event_side(card) == HUNTER_SIDE:
            state.event_discard[card] += 1
            state.say(EVENT_OPENED, card)
        else:
            state.say(EVENTS_TAKEN, 1)
            receive_scheme(state, card)
        show_top(state)


# Why not


def why_not(state: Fury, hunter: int) -> list[Barred]:
    """Return what a hunter cannot do here, with reasons."""
    place = state.places[hunter]
    found: list[Barred] = []
    if is_sea(place):
        for there in WATERS[place]:
            if there not in seas_from(state, hunter):
                found.append(Barred(SAIL.of(there), shut(state, there)))
        if state.first_act == NONE:  # a second action is optional (FURY-ROUND-09)
            found += [Barred(verb.of(), "fury-why-at-sea") for verb in (PASS, *ELSEWHERE)]
        return found
    if in_hospital(place):
        return why_in_bed(state, hunter)
    if state.phase == DAY or state.long_night:
        for there, _ in ROADS_AT[place]:
            if there not in roads_from(state, hunter):
                found.append(Barred(ROAD.of(there), shut(state, there, place)))
    if state.phase == DAY:
        for there in WATERS[place]:
            if there not in seas_from(state, hunter):
                found.append(Barred(SAIL.of(there), shut(state, there, place)))
        for ticket in kinds_in(state.tickets[hunter]):
            if not rails_from(state, hunter, ticket):
                found.append(Barred(SPEND.of(ticket), "fury-why-no-railway"))
    elif ROADS_AT[place] and not state.long_night:
        found.append(Barred(ROAD.of(ROADS_AT[place][0][0]), "fury-why-night"))
    elif not ROADS_AT[place]:  # Cagliari
        found.append(Barred(SAIL.of(WATERS[place][0]), "fury-why-night"))
    if place == CASTLE_DRACULA:
        found.append(Barred(SUPPLY.of(), "fury-why-castle"))
        found.append(Barred(RESERVE.of(), "fury-why-castle"))
    else:
        found += why_no_supply(state, hunter)
        if sum(state.ticket_pool) == 0:
            found.append(Barred(RESERVE.of(), "fury-why-no-tickets"))
    found += why_no_company(state, hunter)
    if state.wounds[hunter] == 0:
        found.append(Barred(REST.of(), "fury-why-unhurt"))
    if not can_search(state, hunter):
        fogged = place in state.fog and len(lying(state, place)) > 0
        found.append(Barred(SEARCH.of(), "fury-why-fog" if fogged else "fury-why-no-encounter"))
    return found


def why_in_bed(state: Fury, hunter: int) -> list[Barred]:
    """Return what cannot be done on a hospital space (FURY-HOSP-03, FURY-HOSP-12)."""
    found = [Barred(verb.of(), "fury-why-hospital") for verb in (REST, SEARCH, RESERVE)]
    city = way_out(state, hunter)
    if state.phase != DAY and city is not None:
        found.append(Barred(LEAVE.of(city), "fury-why-night"))
    return found + why_no_supply(state, hunter)


def why_no_supply(state: Fury, hunter: int) -> list[Barred]:
    """Return why a hunter cannot supply where it is usual (FURY-SUPPLY-08, SUPPLY-13)."""
    if can_supply(state, hunter):
        return []
    return [Barred(SUPPLY.of(), "fury-why-no-supply" if state.no_supply else "fury-why-no-cards")]


def why_no_company(state: Fury, hunter: int) -> list[Barred]:
    """Return what a hunter cannot do without another one (FURY-TRADE-01, FURY-ACTION-12)."""
    found: list[Barred] = []
    if not partners(state, hunter):
        here = [other for other in hunters_at(state, state.places[hunter]) if other != hunter]
        others = here or [other for other in EVERY_HUNTER if other != hunter]
        reason = "fury-why-nothing-to-trade" if here else "fury-why-nobody"
        found.append(Barred(TRADE.of(others[0]), reason))
    if hunter == MINA and not bonds(state, hunter):
        found.append(Barred(BOND_WITH.of(hunter), "fury-why-nobody"))
    return found


def shut(state: Fury, there: int, here: int = -1) -> str:
    """Return why the way to a neighbour is closed."""
    if here in state.fog or there in state.fog:
        return "fury-why-fog"
    return "fury-why-storm" if there in state.storms else "fury-why-roadblock"


ELSEWHERE: Final[tuple[Verb, ...]] = (SEARCH, SUPPLY, REST, RESERVE)
"""What is done in cities, and not at sea."""

TURNS: Final = tuple([Turn(hunter) for hunter in EVERY_HUNTER])
ACTS: Final = tuple([Act(hunter) for hunter in EVERY_HUNTER])
SECOND_ACTS: Final = tuple([SecondAct(hunter) for hunter in EVERY_HUNTER])
LONG_NIGHT_DRAW: Final = LongNightDraw()
