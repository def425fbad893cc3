"""The state of Fury of Dracula.

It consists of parts that clone themselves: what everyone sees, what is Dracula's, the hunters'
hands, the decks and a combat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from whitby.core.engine import Option, State
from whitby.core.facts import Fact, Kind
from whitby.games.fury.board import LAND, LOCATIONS, NOWHERE
from whitby.games.fury.cards.table import EVERY_HUNTER, MINA, NONE
from whitby.games.fury.events import DRACULA_ONLY
from whitby.games.fury.rulings import Rulings
from whitby.games.fury.state.combat import Combat
from whitby.games.fury.state.decks import Decks
from whitby.games.fury.state.dracula import Dracula
from whitby.games.fury.state.hands import Hands
from whitby.games.fury.state.hideout import TRAIL, Hideout
from whitby.games.fury.state.public import Public, put

DRACULA_SEAT: Final = 0

NO_HANDS: Final = Hands()


class Fury(State):
    """One hunt for Dracula."""

    def __init__(self, rulings: Rulings, public: Public, like: Fury | None = None) -> None:
        super().__init__(like)
        self.rulings = rulings  # what the table chose
        self.public = public  # what everyone sees
        self.dracula: Dracula = Dracula(like.dracula if like else None)
        self.hands: Hands = like.hands if like else NO_HANDS  # the hunters'
        self.decks: Decks = Decks(like.decks if like else None)
        # the current combat
        self.combat: Combat | None = like.combat.clone() if like and like.combat else None

        # during other things
        self.fresh_ticket: int = like.fresh_ticket if like else NONE  # the ticket just drawn
        # items that a hunter looks at (Lucky Find)
        self.looked_at: tuple[int, ...] = like.looked_at if like else ()
        # the event just drawn, until it is kept, played or discarded
        self.drawn: int = like.drawn if like else NONE

    def clone(self) -> Fury:
        """Return an independent copy."""
        return Fury(self.rulings, self.public.clone(), self)

    def say(self, kind: Kind, *values: int) -> None:
        """Tell the whole table a fact."""
        if self.logged:
            self.recent.append(Fact(kind, values))

    def say_to(self, audience: int, kind: Kind, *values: int) -> None:
        """Tell some seats a fact."""
        if self.logged:
            self.recent.append(Fact(kind, values, audience))

    def say_to_dracula(self, kind: Kind, *values: int) -> None:
        """Tell Dracula alone."""
        if self.logged:
            self.recent.append(Fact(kind, values, DRACULA_ONLY))

    def anytime(self, seat: int) -> Sequence[Option]:
        """Return what may be done besides the open decision: change open cards, clear a lair."""
        return ANYTIME[0].offered(self, seat)

    def interject(self, seat: int, option: Option) -> None:
        """Do one of these."""
        ANYTIME[0].do(self, seat, option)


class AnytimeOptions:
    """What may be done besides the open decision; `hunters/anytime.py` says what."""

    def offered(self, state: Fury, seat: int) -> Sequence[Option]:
        """Return what a seat may do now."""
        raise NotImplementedError

    def do(self, state: Fury, seat: int, option: Option) -> None:
        """Do one of these."""
        raise NotImplementedError


ANYTIME: Final[list[AnytimeOptions]] = []


# Who and where


def seat_of(state: Fury, hunter: int) -> int:
    """Return the seat that commands a hunter."""
    return state.public.commanders[hunter]


def owner(state: Fury, hunter: int) -> int:
    """Return the audience of the person who commands a hunter."""
    return 1 << state.public.commanders[hunter]


def present(state: Fury, hunter: int) -> bool:
    """Return whether a hunter is on the board, including hospitals."""
    return state.public.places[hunter] != NOWHERE


def in_city(state: Fury, hunter: int) -> bool:
    """Return whether a hunter is in a city, not at sea and not in hospital."""
    return 0 <= state.public.places[hunter] < LAND


def hunters_at(state: Fury, place: int) -> list[int]:
    """Return the hunters in a place, in activation order."""
    return [hunter for hunter in EVERY_HUNTER if state.public.places[hunter] == place]


def weakened(state: Fury, hunter: int) -> bool:
    """Return whether a hunter is weakened; Mina always is (FURY-WEAK-01, FURY-WEAK-06)."""
    return hunter == MINA or state.public.bites[hunter] > 0


# Where Dracula is


def current(state: Fury) -> int:
    """Return the space of the trail that shows where Dracula is (FURY-CURLOC-01)."""
    for space, hideout in enumerate(state.dracula.trail):
        if hideout is not None and hideout.place != NOWHERE:
            return space
    return NONE


def dracula_place(state: Fury) -> int:
    """Return the location where Dracula is; NOWHERE before he has one."""
    space = current(state)
    hideout = state.dracula.trail[space] if space != NONE else None
    return NOWHERE if hideout is None else hideout.place


def revealed(state: Fury) -> bool:
    """Return whether everyone knows where Dracula is (FURY-CURLOC-05)."""
    space = current(state)
    hideout = state.dracula.trail[space] if space != NONE else None
    return hideout is not None and hideout.up


def holy(state: Fury) -> tuple[int, ...]:
    """Return the cities closed to Dracula by a token (FURY-CONS-02).

    In a reduced game the places outside it are closed as well.
    """
    hosts = state.public.hosts
    if state.rulings.size.closed:
        hosts = (*hosts, *state.rulings.size.closed)
    return hosts if state.public.ground == NOWHERE else (*hosts, state.public.ground)


# Hideouts and lairs by one number: spaces of the trail, then the slots


def spot(state: Fury, at: int) -> Hideout | None:
    """Return what is on a space of the trail or in a lair slot."""
    own = state.dracula
    return own.trail[at] if at < TRAIL else own.lairs[at - TRAIL]


def set_spot(state: Fury, at: int, hideout: Hideout | None) -> None:
    """Replace what is there."""
    own = state.dracula
    if at < TRAIL:
        own.trail = put(own.trail, at, hideout)
    else:
        own.lairs = put(own.lairs, at - TRAIL, hideout)


def spot_of(state: Fury, place: int) -> int:
    """Return where the card of a location is, on the trail or in a lair; NONE if in the deck."""
    if place >= LOCATIONS:
        return NONE
    own = state.dracula
    for at, hideout in enumerate(own.trail):
        if hideout is not None and hideout.place == place:
            return at
    for slot, lair in enumerate(own.lairs):
        if lair is not None and lair.place == place:
            return TRAIL + slot
    return NONE


def hide_of(state: Fury, space: int) -> int:
    """Return the space of the Hide that is tied to a location on the trail, or NONE."""
    if space >= TRAIL:
        return NONE
    for at in range(space):
        hideout = state.dracula.trail[at]
        if hideout is not None and hideout.tied and tied_to(state, at) == space:
            return at
    return NONE


def tied_to(state: Fury, hide: int) -> int:
    """Return the space of the location that a Hide is tied to: the next one to its right."""
    for at in range(hide + 1, TRAIL):
        hideout = state.dracula.trail[at]
        if hideout is not None and hideout.place != NOWHERE:
            return at
    return NONE


# Hands


def with_card(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return a hand with a card added."""
    at = 0
    for held in hand:
        if held > card:
            break
        at += 1
    changed = list(hand)
    changed.insert(at, card)
    return tuple(changed)


def without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return a hand with a card removed."""
    changed = list(hand)
    changed.remove(card)
    return tuple(changed)


def some(counts: tuple[int, ...]) -> bool:
    """Return whether there is any card or token among these counts."""
    return any(count > 0 for count in counts)


def kinds_in(hand: tuple[int, ...]) -> list[int]:
    """Return the different cards in a hand."""
    found: list[int] = []
    for card in hand:
        if not found or found[-1] != card:
            found.append(card)
    return found
