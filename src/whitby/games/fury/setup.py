"""Set-up of the basic and the advanced game (FURY-SETUP, FURY-BASIC)."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision, Step
from whitby.core.facts import Pick
from whitby.games.fury import parts
from whitby.games.fury.board import CASTLE_DRACULA, LAND, NOWHERE
from whitby.games.fury.cards.table import (
    ENCOUNTER_COPIES,
    ENCOUNTER_HAND,
    EVENT_COPIES,
    EVERY_HUNTER,
    HEALTH,
    ITEM_COPIES,
    NONE,
    TICKET_COPIES,
)
from whitby.games.fury.dracula.encounter_hand import draw_encounters
from whitby.games.fury.events import DRACULA_STARTED, DRACULA_STARTS, HUNTER_STARTS
from whitby.games.fury.hunters.supply import show_top
from whitby.games.fury.options import START
from whitby.games.fury.round import FIRST_DAY
from whitby.games.fury.state.fury import (
    DRACULA_SEAT,
    Fury,
    hunters_at,
    seat_of,
    set_spot,
)
from whitby.games.fury.state.hands import Hands
from whitby.games.fury.state.hideout import Hideout
from whitby.games.fury.state.public import COMMANDERS, put


def lay_out(state: Fury, players: int) -> None:
    """Put everything in its initial place, before anyone chooses a city (FURY-SETUP-01 to 12)."""
    state.players = players
    state.public.commanders = COMMANDERS[players]
    hunters = len(EVERY_HUNTER)
    state.public.places = (NOWHERE,) * hunters
    state.public.wounds = (0,) * hunters
    state.public.bites = (0,) * hunters
    state.public.delayed = (0,) * hunters
    state.public.bats = (0,) * hunters
    state.public.hospitals = (NOWHERE,) * hunters
    nothing: tuple[tuple[int, ...], ...] = ((),) * hunters
    state.hands = Hands(nothing, nothing, nothing)
    state.public.open_items = (NONE,) * hunters
    state.public.open_events = (NONE,) * hunters
    state.decks.items = ITEM_COPIES
    state.public.item_discard = (0,) * len(ITEM_COPIES)
    for card, copies in enumerate(EVENT_COPIES):
        state.decks.events += (card,) * copies
    state.public.event_discard = (0,) * len(EVENT_COPIES)
    state.decks.encounters = state.rulings.size.encounters
    state.public.encounter_discard = (0,) * len(ENCOUNTER_COPIES)
    state.decks.tickets = TICKET_COPIES
    state.public.rumours = 1 if state.rulings.advanced else 0
    size = state.rulings.size
    state.public.damage = size.damage
    state.public.influence = size.influence
    if size.health:
        state.public.wounds = tuple([health - size.health for health in HEALTH])


class Begin(Step[Fury]):
    """Shuffle, deal Dracula five encounters, and place the figures."""

    def run(self, state: Fury) -> None:
        """Deal, then ask for the starts; in a basic game those of the hunters are fixed."""
        if not state.rulings.size.reduced:  # there nobody draws events
            state.decks.shuffle_events(state.rng)
        show_top(state)
        draw_encounters(state, ENCOUNTER_HAND)
        if state.rulings.advanced:
            state.then(*[PlaceHunter(hunter) for hunter in EVERY_HUNTER], PLACE_DRACULA, FIRST_DAY)
            return
        for hunter, place in enumerate(state.rulings.size.starts):
            if place != NOWHERE:
                start(state, hunter, place)
        state.then(PLACE_DRACULA, FIRST_DAY)


def start(state: Fury, hunter: int, place: int) -> None:
    """Put a hunter's figure on the board."""
    state.public.places = put(state.public.places, hunter, place)
    state.say(HUNTER_STARTS, hunter, place)


STARTS: Final = tuple([START.of(place) for place in range(LAND) if place != CASTLE_DRACULA])
"""Where a hunter can start: any city but Castle Dracula."""


class PlaceHunter(Step[Fury]):
    """A hunter starts in any city, openly, in order (FURY-SETUP-13)."""

    def __init__(self, hunter: int) -> None:
        self.hunter = hunter

    def ask(self, state: Fury) -> Decision[Pick]:
        """Return every city but Castle Dracula."""
        return Decision(seat_of(state, self.hunter), "start", STARTS, (self.hunter,))

    def take(self, state: Fury, option: Pick) -> None:
        """Put the figure there."""
        start(state, self.hunter, option[parts.PLACE])


class PlaceDracula(Step[Fury]):
    """Dracula secretly starts in a city without hunters (FURY-SETUP-14, FURY-SETUP-15)."""

    def ask(self, state: Fury) -> Decision[Pick]:
        """Return the cities without hunters, except Castle Dracula."""
        options: list[Pick] = []
        for place in state.rulings.size.land:
            if place != CASTLE_DRACULA and not hunters_at(state, place):
                options.append(START.of(place))
        return Decision(DRACULA_SEAT, "dracula_start", options)

    def take(self, state: Fury, option: Pick) -> None:
        """Place the card face down on space 1; it gets no encounter (FURY-SETUP-18)."""
        set_spot(state, 0, Hideout(option[parts.PLACE]))
        state.say(DRACULA_STARTS)
        state.say_to_dracula(DRACULA_STARTED, option[parts.PLACE])


BEGIN: Final = Begin()
PLACE_DRACULA: Final = PlaceDracula()
