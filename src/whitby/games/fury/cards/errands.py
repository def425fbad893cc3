"""Events and items that a hunter uses with an action, and those for dawn and combat."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision, Step
from whitby.games.fury.board import LAND, UNHALLOWED
from whitby.games.fury.cards.table import (
    ALL_HOSTS,
    DRACULA_SIDE,
    EVERY_HUNTER,
    FAST_HORSES,
    HEAVENLY_HOST,
    MINA,
    NONE,
    STAKE,
    TICKET_POOL,
    TICKET_ROWS,
    event_side,
)
from whitby.games.fury.combat.end import END_COMBAT
from whitby.games.fury.combat.foe import HurtFoe, leave_combat
from whitby.games.fury.events import (
    BACKS_CHECKED,
    BITE_HEALED,
    EVENT_BURIED,
    FOUND_ITEM,
    INFLUENCE_LOST,
    ITEM_THROWN,
    SAILED,
    SAW_FINDS,
    SHOWED,
    TICKET_TURNED,
    TOOK_ITEM,
    TOOK_ROAD,
    Fact,
)
from whitby.games.fury.hunters.arrival import ARRIVALS
from whitby.games.fury.hunters.hands import ITEM_LIMITS, discard_item, gain_item
from whitby.games.fury.hunters.harm import Suffer, delay
from whitby.games.fury.hunters.supply import show_top, take_item
from whitby.games.fury.hunters.travel import road_moved, roads_from, seas_from
from whitby.games.fury.options import (
    CHOOSE_HUNTER,
    CHOOSE_ITEM,
    HALLOW,
    NO_HOST,
    SAIL,
    STOP_HERE,
    TRAVEL_TO,
    Pick,
)
from whitby.games.fury.state.fury import (
    Fury,
    hunters_at,
    kinds_in,
    owner,
    present,
    seat_of,
    without,
)
from whitby.games.fury.tokens import consecrate, may_hallow, put_host

URGENCY_DAMAGE: Final = 2
URGENCY_ROADS: Final = 3
LEAP_DAMAGE: Final = 5
LAIR_INFLUENCE: Final = 2
FINDS: Final = 5
BACKS: Final = 6


# Blood Transfusion


def can_transfuse(state: Fury, hunter: int) -> list[int]:
    """Return the weakened hunters in the same city; Mina's bite stays (FURY-WEAK-10)."""
    if hunter == MINA or state.bites[hunter] > 0:
        return []
    there = hunters_at(state, state.places[hunter])
    return [other for other in there if other not in (hunter, MINA) and state.bites[other] > 0]


class Transfuse(Step[Fury]):
    """A bite token is removed from another hunter; the giver suffers 1 damage."""

    def __init__(self, hunter: int) -> None:
        self.hunter = hunter

    def ask(self, state: Fury) -> Decision[Pick]:
        """Return the hunters it can help."""
        options = [CHOOSE_HUNTER.of(other) for other in can_transfuse(state, self.hunter)]
        return Decision(seat_of(state, self.hunter), "transfuse", options, (self.hunter,))

    def take(self, state: Fury, option: Pick) -> None:
        """Heal one, hurt the other."""
        other = option.value
        state.bites[other] -= 1
        state.say(BITE_HEALED, other)
        if state.bites[other] == 0:
            state.open_items[other] = state.open_events[other] = NONE
        state.then(Suffer(self.hunter, 1))


# Consecrated Ground


class Hallow(Step[Fury]):
    """The consecrated ground token is put on another city (FURY-CONS-11)."""

    def __init__(self, hunter: int) -> None:
        self.hunter = hunter

    def ask(self, state: Fury) -> Decision[Pick]:
        """Return the cities that can take it, including those with a heavenly host."""
        barred = (*UNHALLOWED, state.ground)
        options = [HALLOW.of(place) for place in range(LAND) if place not in barred]
        return Decision(seat_of(state, self.hunter), "hallow", options, (self.hunter,))

    def take(self, state: Fury, option: Pick) -> None:
        """Put it there, then ask who has a Heavenly Host to show."""
        state.then(*[ShowHost(hunter) for hunter in EVERY_HUNTER])
        consecrate(state, option.value)


class ShowHost(Step[Fury]):
    """Each hunter may show a Heavenly Host and put a token on another city (FURY-CONS-11)."""

    def __init__(self, hunter: int) -> None:
        self.hunter = hunter

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the cities; a hunter with any item is asked, while tokens last."""
        held = state.items[self.hunter]
        if not held or not present(state, self.hunter) or len(state.hosts) == ALL_HOSTS:
            return None
        options: list[Pick] = []
        if HEAVENLY_HOST in held:
            options = [HALLOW.of(place) for place in range(LAND) if may_hallow(state, place)]
        seat = seat_of(state, self.hunter)
        return Decision(seat, "show_host", [*options, NO_HOST.of()], (self.hunter,))

    def run(self, state: Fury) -> None:
        """Do nothing: the hunter has no items, or no token is left."""

    def take(self, state: Fury, option: Pick) -> None:
        """Show it and place a token, or not."""
        if option.verb is HALLOW:
            state.say(SHOWED, self.hunter, HEAVENLY_HOST)
            put_host(state, option.value)


# Travelling


class Weather(Step[Fury]):
    """Excellent Weather: two steps by sea, each a full arrival (FURY-SEA-06)."""

    def __init__(self, hunter: int, left: int) -> None:
        self.hunter = hunter
        self.left = left

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the open steps; none once the hunter is delayed or defeated."""
        hunter = self.hunter
        if not present(state, hunter) or state.delayed[hunter]:
            return None
        options = [SAIL.of(place) for place in seas_from(state, hunter)]
        return Decision(seat_of(state, hunter), "weather", options, (hunter,)) if options else None

    def run(self, state: Fury) -> None:
        """Do nothing: no step is open."""

    def take(self, state: Fury, option: Pick) -> None:
        """Sail on."""
        state.places[self.hunter] = option.value
        state.say(SAILED, self.hunter, option.value)
        more = [Weather(self.hunter, self.left - 1)] if self.left > 1 else []
        state.then(ARRIVALS[self.hunter], *more)


class Hurry(Step[Fury]):
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

    def run(self, state: Fury) -> None:
        """Do nothing: no way is open."""

    def take(self, state: Fury, option: Pick) -> None:
        """Go there; Dracula may answer with Wild Horses."""
        if option.verb is TRAVEL_TO:
            state.places[self.hunter] = option.value
            state.say(TOOK_ROAD, self.hunter, option.value)
            road_moved(state, self.hunter)


def urgency(state: Fury, hunter: int) -> None:
    """Sense of Urgency: 2 damage, then one to three roads."""
    state.then(Suffer(hunter, URGENCY_DAMAGE), Hurry(hunter, URGENCY_ROADS))


def use_horses(state: Fury, hunter: int) -> None:
    """Fast Horses: a ticket from the pool says how far they go; it is put back (TICKET-11)."""
    state.say(SHOWED, hunter, FAST_HORSES)
    ticket = state.rng.pick(state.ticket_pool, sum(state.ticket_pool), TICKET_POOL)
    state.say(TICKET_TURNED, hunter, ticket)
    yellow = TICKET_ROWS[ticket][1]
    spent: list[Step[Fury]] = [TireHorses(hunter)] if yellow == 0 else []
    state.then(Hurry(hunter, max(yellow, 1)), *spent)


class TireHorses(Step[Fury]):
    """After one road on a ticket without a yellow number the Fast Horses are discarded."""

    def __init__(self, hunter: int) -> None:
        self.hunter = hunter

    def run(self, state: Fury) -> None:
        """Discard them, unless they are gone or their owner is."""
        if present(state, self.hunter) and FAST_HORSES in state.items[self.hunter]:
            discard_item(state, self.hunter, FAST_HORSES)


# Vampire Lair and Mystic Research


def vampire_lair(state: Fury, hunter: int) -> None:
    """A Stake and a delay remove two influence (FURY-WIN-09, FURY-WIN-13)."""
    back = min(LAIR_INFLUENCE, state.influence)
    state.influence -= back
    state.say(INFLUENCE_LOST, back, state.influence)
    delay(state, hunter)
    discard_item(state, hunter, STAKE)


def mystic_research(state: Fury, hunter: int) -> None:
    """The bottom six event cards: Dracula's are discarded unseen (FURY-EVENT-10)."""
    looked = state.event_deck[:BACKS]
    state.say(BACKS_CHECKED, hunter, len(looked))
    evil = [card for card in looked if event_side(card) == DRACULA_SIDE]
    kept = [card for card in looked if event_side(card) != DRACULA_SIDE]
    state.event_deck = kept + state.event_deck[BACKS:]
    state.event_buried = (*state.event_buried, *evil)
    state.known_bottom = len(kept)
    state.say(EVENT_BURIED, len(evil))
    if len(state.event_deck) <= BACKS:
        show_top(state)


# Combat


class EscapeRoute(Step[Fury]):
    """One hunter of the player's choice leaves the combat."""

    def __init__(self, hunter: int) -> None:
        self.hunter = hunter

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the hunters in the combat."""
        combat = state.combat
        if combat is None or len(combat.hunters) < 2:
            return None
        options = [CHOOSE_HUNTER.of(other) for other in combat.hunters]
        return Decision(seat_of(state, self.hunter), "escape_route", options, (self.hunter,))

    def run(self, state: Fury) -> None:
        """Let the only one leave."""
        leave_combat(state, self.hunter)

    def take(self, state: Fury, option: Pick) -> None:
        """Let the chosen one out."""
        leave_combat(state, option.value)


class CallOff(Step[Fury]):
    """The combat is not fought."""

    def run(self, state: Fury) -> None:
        """End it."""
        if state.combat is not None:
            state.combat.hunters = ()
        state.then(END_COMBAT)


def heroic_leap(state: Fury, hunter: int) -> None:
    """Instead of the combat: 5 damage to the foe, then 5 to the hunter."""
    state.then(HurtFoe(LEAP_DAMAGE), CallOff(), Suffer(hunter, LEAP_DAMAGE))


class LuckyFind(Step[Fury]):
    """Look at five items, keep one, discard the others."""

    def __init__(self, hunter: int) -> None:
        self.hunter = hunter

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return what was found."""
        if not state.finds:
            return None
        options = [CHOOSE_ITEM.of(card) for card in kinds_in(state.finds)]
        return Decision(seat_of(state, self.hunter), "lucky_find", options, (self.hunter,))

    def run(self, state: Fury) -> None:
        """Do nothing: no items were found."""

    def take(self, state: Fury, option: Pick) -> None:
        """Keep one, discard the others face up."""
        gain_item(state, self.hunter, option.value)
        state.say(FOUND_ITEM, self.hunter)
        state.say_to(owner(state, self.hunter), TOOK_ITEM, self.hunter, option.value)
        for card in without(state.finds, option.value):
            state.item_discard[card] += 1
            state.say(ITEM_THROWN, card)
        state.finds = ()
        state.then(ITEM_LIMITS[self.hunter])


def lucky_find(state: Fury, hunter: int) -> None:
    """Draw up to five items, then choose."""
    found: list[int] = []
    for _ in range(FINDS):
        card = take_item(state)
        if card != NONE:
            found.append(card)
    state.finds = tuple(sorted(found))
    state.tell(Fact(SAW_FINDS, (hunter,), state.finds, owner(state, hunter)))
    state.then(LuckyFind(hunter))
