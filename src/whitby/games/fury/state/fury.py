"""The state of Fury of Dracula.

What belongs to a hunter is indexed by the hunter, in activation order. Hands are sorted tuples of
card numbers, decks whose order nobody knows are counts, and hideouts never change: all of these are
replaced, so clones share them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from whitby.core.engine import Option, State, only
from whitby.core.facts import Fact, Kind
from whitby.games.fury.board import LAND, LOCATIONS, NOWHERE
from whitby.games.fury.cards.table import EVERY_HUNTER, MINA, NONE, SETUP
from whitby.games.fury.events import DRACULA_ONLY
from whitby.games.fury.rulings import House
from whitby.games.fury.state.combat import Combat
from whitby.games.fury.state.hideout import SLOTS, TRAIL, Hideout, PlacedEncounter

if TYPE_CHECKING:
    from mypy_extensions import i64

# The value of fields before the deal or the cloning: never changed, always replaced.
NOTHING: Final[list[int]] = []
NO_HANDS: Final[list[tuple[int, ...]]] = []
EMPTY_TRAIL: Final[tuple[Hideout | None, ...]] = (None,) * TRAIL
NO_LAIRS: Final[tuple[Hideout | None, ...]] = (None,) * SLOTS

DRACULA_SEAT: Final = 0

COMMANDERS: Final = {
    2: (1, 1, 1, 1),
    3: (1, 2, 1, 2),
    4: (1, 2, 3, 1),
    5: (1, 2, 3, 4),
}
"""The seat that commands each hunter, by the number of people (FURY-PLAYERS-02)."""


class Fury(State):
    """One hunt for Dracula."""

    def __init__(self, house: House) -> None:
        super().__init__()
        self.house = house  # what the table chose
        self.commanders: tuple[int, ...] = COMMANDERS[5]
        # time and the tracks
        self.round: i64 = 0
        self.phase: i64 = SETUP
        self.day: i64 = 0  # of the week, Monday is 0
        self.despair: i64 = 0
        self.influence: i64 = 0
        # Dracula
        self.damage: i64 = 0
        self.rumours: i64 = 0  # tokens that he holds
        self.trail: tuple[Hideout | None, ...] = EMPTY_TRAIL
        self.lairs: tuple[Hideout | None, ...] = NO_LAIRS
        self.leaving: Hideout | None = None  # the hideout that has slid off the trail
        self.encounter_hand: tuple[int, ...] = ()  # encounters in his hand
        self.schemes: tuple[int, ...] = ()  # events in his hand
        self.guards: i64 = 0  # matured Szgany Bodyguards in front of him
        # hunters
        self.places: list[int] = NOTHING
        self.wounds: list[int] = NOTHING
        self.bites: list[int] = NOTHING
        self.delayed: list[int] = NOTHING  # 1: delayed
        self.bats: list[int] = NOTHING  # 1: with a bats token
        self.beds: list[int] = NOTHING  # the hospital for a defeated hunter
        self.items: list[tuple[int, ...]] = NO_HANDS
        self.events_held: list[tuple[int, ...]] = NO_HANDS
        self.tickets: list[tuple[int, ...]] = NO_HANDS
        self.open_items: list[int] = NOTHING  # shown because of a weakness, or NONE
        self.open_events: list[int] = NOTHING
        # decks and discards
        self.item_deck: list[int] = NOTHING
        self.item_discard: list[int] = NOTHING
        self.event_deck: list[int] = NOTHING  # bottom first
        self.known_bottom: i64 = 0  # bottom cards whose backs were seen: they are the hunters'
        self.event_discard: list[int] = NOTHING  # counts of the face-up ones
        self.event_buried: tuple[int, ...] = ()  # discarded face down
        self.encounter_deck: list[int] = NOTHING
        self.encounter_discard: list[int] = NOTHING
        self.encounter_buried: list[int] = NOTHING
        self.ticket_pool: list[int] = NOTHING
        # tokens on the board
        self.fog: tuple[int, ...] = ()  # a city once for each token
        self.roadblocks: tuple[int, ...] = ()
        self.storms: tuple[int, ...] = ()
        self.ground: i64 = NOWHERE  # consecrated ground
        self.hosts: tuple[int, ...] = ()  # heavenly hosts
        # allies, and the temporary effects of events
        self.hunter_ally: i64 = NONE
        self.dracula_ally: i64 = NONE
        self.no_supply: bool = False  # in the next hunter phase (Devilish Power)
        self.no_day: bool = False  # the next hunter phase has no day (Darkness Returns)
        self.nocturnal: bool = False  # combats by day count as night (Nocturnal Visit)
        self.long_night: bool = False  # hunters may move by road this night
        self.vigor: bool = False  # hunters have two actions this day
        self.telegraph: i64 = NONE  # the hunter who chooses the order in which they act
        self.swift: bool = False  # another Dracula phase follows
        self.acted: tuple[int, ...] = ()  # hunters who have had their turn, in a free order
        self.first_act: i64 = NONE  # what the hunter did with the first of two actions
        # during other things
        self.facing: PlacedEncounter | None = None  # the encounter being resolved
        self.stays: bool = False  # it goes back to its place afterwards
        self.fresh_ticket: i64 = NONE  # the ticket just drawn
        self.traders: tuple[int, ...] = ()  # the two hunters of a trade
        self.fighting: tuple[int, ...] = ()  # the hunters in a fight
        self.ambush: bool = False  # the fight came from an ambush
        self.combat: Combat | None = None  # the current combat
        self.annulled: bool = False  # the event just played has been cancelled
        self.saved: bool = False  # a bite or fatal damage has been prevented
        self.finds: tuple[int, ...] = ()  # items that a hunter looks at (Lucky Find)
        self.tools: tuple[int, ...] = ()  # items shown before a search
        self.seduced: bool = False  # Seduction was played against the search
        self.misled: bool = False  # Dracula chooses where the train goes (False Tip)
        self.gifts: tuple[int, ...] = ()  # events that Dracula has yet to draw
        self.drawn: i64 = NONE  # the event just drawn, until it is kept, played or discarded
        self.spared: tuple[int, ...] = ()  # hunters kept out of this fight by the fog
        self.misdirected: bool = False  # in this movement step
        self.moved_from: i64 = NOWHERE  # where Dracula was before this movement step
        # the end
        self.winner: i64 = NONE  # the side that won
        self.reason: i64 = 0

    def clone(self) -> Fury:
        """Return an independent copy."""
        twin = Fury(self.house)
        self.clone_into(twin)
        twin.commanders = self.commanders
        twin.round = self.round
        twin.phase = self.phase
        twin.day = self.day
        twin.despair = self.despair
        twin.influence = self.influence
        twin.damage = self.damage
        twin.rumours = self.rumours
        twin.trail = self.trail
        twin.lairs = self.lairs
        twin.leaving = self.leaving
        twin.encounter_hand = self.encounter_hand
        twin.schemes = self.schemes
        twin.guards = self.guards
        twin.places = self.places[:]
        twin.wounds = self.wounds[:]
        twin.bites = self.bites[:]
        twin.delayed = self.delayed[:]
        twin.bats = self.bats[:]
        twin.beds = self.beds[:]
        twin.items = self.items[:]
        twin.events_held = self.events_held[:]
        twin.tickets = self.tickets[:]
        twin.open_items = self.open_items[:]
        twin.open_events = self.open_events[:]
        twin.item_deck = self.item_deck[:]
        twin.item_discard = self.item_discard[:]
        twin.event_deck = self.event_deck[:]
        twin.known_bottom = self.known_bottom
        twin.event_discard = self.event_discard[:]
        twin.event_buried = self.event_buried
        twin.encounter_deck = self.encounter_deck[:]
        twin.encounter_discard = self.encounter_discard[:]
        twin.encounter_buried = self.encounter_buried[:]
        twin.ticket_pool = self.ticket_pool[:]
        twin.fog = self.fog
        twin.roadblocks = self.roadblocks
        twin.storms = self.storms
        twin.ground = self.ground
        twin.hosts = self.hosts
        twin.hunter_ally = self.hunter_ally
        twin.dracula_ally = self.dracula_ally
        twin.no_supply = self.no_supply
        twin.no_day = self.no_day
        twin.nocturnal = self.nocturnal
        twin.long_night = self.long_night
        twin.vigor = self.vigor
        twin.telegraph = self.telegraph
        twin.swift = self.swift
        twin.acted = self.acted
        twin.first_act = self.first_act
        twin.facing = self.facing
        twin.stays = self.stays
        twin.fresh_ticket = self.fresh_ticket
        twin.traders = self.traders
        twin.fighting = self.fighting
        twin.ambush = self.ambush
        twin.combat = None if self.combat is None else self.combat.clone()
        twin.annulled = self.annulled
        twin.saved = self.saved
        twin.finds = self.finds
        twin.tools = self.tools
        twin.seduced = self.seduced
        twin.misled = self.misled
        twin.gifts = self.gifts
        twin.drawn = self.drawn
        twin.spared = self.spared
        twin.misdirected = self.misdirected
        twin.moved_from = self.moved_from
        twin.winner = self.winner
        twin.reason = self.reason
        return twin

    def say(self, kind: Kind, *values: int) -> None:
        """Tell the whole table a fact."""
        self.recent.append(Fact(kind, values))

    def say_to(self, audience: int, kind: Kind, *values: int) -> None:
        """Tell some seats a fact."""
        self.recent.append(Fact(kind, values, audience))

    def say_to_dracula(self, kind: Kind, *values: int) -> None:
        """Tell Dracula alone."""
        self.recent.append(Fact(kind, values, DRACULA_ONLY))

    def anytime(self, seat: int) -> Sequence[Option]:
        """Return what may be done besides the open decision: change open cards, clear a lair."""
        return ASIDES[0].offered(self, seat)

    def interject(self, seat: int, option: Option) -> None:
        """Do one of these."""
        ASIDES[0].do(self, seat, option)


class Asides:
    """What may be done besides the open decision; `hunters/anytime.py` says what."""

    def offered(self, state: Fury, seat: int) -> Sequence[Option]:
        """Return what a seat may do now."""
        raise NotImplementedError

    def do(self, state: Fury, seat: int, option: Option) -> None:
        """Do one of these."""
        raise NotImplementedError


ASIDES: Final[list[Asides]] = []


# Who and where


def seat_of(state: Fury, hunter: int) -> int:
    """Return the seat that commands a hunter."""
    return state.commanders[hunter]


def owner(state: Fury, hunter: int) -> int:
    """Return the audience of the person who commands a hunter."""
    return only(state.commanders[hunter])


def present(state: Fury, hunter: int) -> bool:
    """Return whether a hunter is on the board, including hospitals."""
    return state.places[hunter] != NOWHERE


def in_city(state: Fury, hunter: int) -> bool:
    """Return whether a hunter is in a city, not at sea and not in hospital."""
    return 0 <= state.places[hunter] < LAND


def hunters_at(state: Fury, place: int) -> list[int]:
    """Return the hunters in a place, in activation order."""
    return [hunter for hunter in EVERY_HUNTER if state.places[hunter] == place]


def weakened(state: Fury, hunter: int) -> bool:
    """Return whether a hunter is weakened; Mina always is (FURY-WEAK-01, FURY-WEAK-06)."""
    return hunter == MINA or state.bites[hunter] > 0


# Where Dracula is


def current(state: Fury) -> int:
    """Return the space of the trail that shows where Dracula is (FURY-CURLOC-01)."""
    for space in range(TRAIL):
        hideout = state.trail[space]
        if hideout is not None and hideout.place != NOWHERE:
            return space
    return NONE


def dracula_place(state: Fury) -> int:
    """Return the location where Dracula is; NOWHERE before he has one."""
    space = current(state)
    hideout = state.trail[space] if space != NONE else None
    return NOWHERE if hideout is None else hideout.place


def revealed(state: Fury) -> bool:
    """Return whether everyone knows where Dracula is (FURY-CURLOC-05)."""
    space = current(state)
    hideout = state.trail[space] if space != NONE else None
    return hideout is not None and hideout.up


def holy(state: Fury) -> tuple[int, ...]:
    """Return the cities closed to Dracula by a token (FURY-CONS-02)."""
    return state.hosts if state.ground == NOWHERE else (*state.hosts, state.ground)


# Hideouts and lairs by one number: spaces of the trail, then the slots


def spot(state: Fury, at: int) -> Hideout | None:
    """Return what is on a space of the trail or in a lair slot."""
    return state.trail[at] if at < TRAIL else state.lairs[at - TRAIL]


def set_spot(state: Fury, at: int, hideout: Hideout | None) -> None:
    """Replace what is there."""
    if at < TRAIL:
        trail = state.trail
        state.trail = (*trail[:at], hideout, *trail[at + 1 :])
    else:
        lairs, slot = state.lairs, at - TRAIL
        state.lairs = (*lairs[:slot], hideout, *lairs[slot + 1 :])


def spot_of(state: Fury, place: int) -> int:
    """Return where the card of a location is, on the trail or in a lair; NONE if in the deck."""
    if place >= LOCATIONS:
        return NONE
    for at in range(TRAIL + SLOTS):
        hideout = spot(state, at)
        if hideout is not None and hideout.place == place:
            return at
    return NONE


def hide_of(state: Fury, space: int) -> int:
    """Return the space of the Hide that is tied to a location on the trail, or NONE."""
    if space >= TRAIL:
        return NONE
    for at in range(space):
        hideout = state.trail[at]
        if hideout is not None and hideout.tied and tied_to(state, at) == space:
            return at
    return NONE


def tied_to(state: Fury, hide: int) -> int:
    """Return the space of the location that a Hide is tied to: the next one to its right."""
    for at in range(hide + 1, TRAIL):
        hideout = state.trail[at]
        if hideout is not None and hideout.place != NOWHERE:
            return at
    return NONE


# Hands


def with_card(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return a hand with a card added."""
    return tuple(sorted((*hand, card)))


def without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return a hand with a card removed."""
    at = hand.index(card)
    return (*hand[:at], *hand[at + 1 :])


def kinds_in(hand: tuple[int, ...]) -> list[int]:
    """Return the different cards in a hand."""
    found: list[int] = []
    for card in hand:
        if not found or found[-1] != card:
            found.append(card)
    return found
