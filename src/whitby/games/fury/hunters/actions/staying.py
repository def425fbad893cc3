"""The actions other than moving (FURY-ACTION-04)."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Barred
from whitby.core.facts import Pick, Verb
from whitby.games.fury import options as verbs
from whitby.games.fury import parts
from whitby.games.fury.board import CASTLE_DRACULA, REGION, in_hospital, is_city, is_sea
from whitby.games.fury.cards.events.travelling import FastHorses, can_use_horses
from whitby.games.fury.cards.hunter_event import hunter_event, play_event
from whitby.games.fury.cards.table import EVERY_HUNTER, MINA, NONE, SEWARD, VAN_HELSING
from whitby.games.fury.events import BOND, PASSED, RESTED
from whitby.games.fury.hunters.actions.action import PLAYED_CARD, Action
from whitby.games.fury.hunters.harm import recover
from whitby.games.fury.hunters.search import can_search, search
from whitby.games.fury.hunters.supply import can_supply, supply
from whitby.games.fury.hunters.tickets import reserve
from whitby.games.fury.hunters.tools import lying
from whitby.games.fury.hunters.trade import lead, led_by, partners, trade
from whitby.games.fury.state.fury import (
    Fury,
    dracula_place,
    hunters_at,
    in_city,
    some,
)

# Options that are offered over and over: the lists are shared, and nobody changes them.
NOTHING: Final[list[Pick]] = []
RESERVE: Final = [verbs.RESERVE.of()]
REST: Final = [verbs.REST.of()]
SEARCH: Final = [verbs.SEARCH.of()]
SUPPLY: Final = [verbs.SUPPLY.of()]
PASS: Final = [verbs.PASS.of()]


def elsewhere(state: Fury, hunter: int, verb: Verb) -> list[Barred]:
    """Return that this is not done at sea or in a hospital, where the hunter is there.

    At sea it is left out for a second action, which is optional (FURY-ROUND-09).
    """
    place = state.public.places[hunter]
    if is_sea(place):
        return [Barred(verb.of(), "fury-why-at-sea")] if state.public.first_act == NONE else []
    return [Barred(verb.of(), "fury-why-hospital")] if in_hospital(place) else []


class Reserve(Action):
    """Draw a ticket, anywhere but in Castle Dracula."""

    def offers(self, state: Fury, hunter: int) -> list[Pick]:
        """Return it if there are tickets."""
        able = state.public.places[hunter] != CASTLE_DRACULA and some(state.decks.tickets)
        return RESERVE if able else NOTHING

    def act(self, state: Fury, hunter: int, option: Pick) -> None:
        """Draw one."""
        reserve(state, hunter)

    def barred(self, state: Fury, hunter: int) -> list[Barred]:
        """Return that it is the wrong place, or that there are no tickets."""
        if not in_city(state, hunter):
            return elsewhere(state, hunter, verbs.RESERVE)
        if state.public.places[hunter] == CASTLE_DRACULA:
            return [Barred(verbs.RESERVE.of(), "fury-why-castle")]
        return (
            [] if some(state.decks.tickets) else [Barred(verbs.RESERVE.of(), "fury-why-no-tickets")]
        )


class Rest(Action):
    """Recover 1, or 2 in Dr. Seward's city (FURY-REST-01 to FURY-REST-04)."""

    def offers(self, state: Fury, hunter: int) -> list[Pick]:
        """Return it if the hunter is wounded."""
        return REST if state.public.wounds[hunter] > 0 else NOTHING

    def act(self, state: Fury, hunter: int, option: Pick) -> None:
        """Recover."""
        state.say(RESTED, hunter)
        with_doctor = state.public.places[SEWARD] == state.public.places[hunter]
        recover(state, hunter, 2 if with_doctor else 1)

    def barred(self, state: Fury, hunter: int) -> list[Barred]:
        """Return that it is the wrong place, or that the hunter is unhurt."""
        if not in_city(state, hunter):
            return elsewhere(state, hunter, verbs.REST)
        return [] if state.public.wounds[hunter] else [Barred(verbs.REST.of(), "fury-why-unhurt")]


class Search(Action):
    """Search a city with encounters and without fog (FURY-SEARCH-05, FURY-SEARCH-10)."""

    def offers(self, state: Fury, hunter: int) -> list[Pick]:
        """Return it if there is something to find."""
        return SEARCH if can_search(state, hunter) else NOTHING

    def act(self, state: Fury, hunter: int, option: Pick) -> None:
        """Search."""
        search(state, hunter)

    def barred(self, state: Fury, hunter: int) -> list[Barred]:
        """Return that it is the wrong place, that there is fog, or nothing to find."""
        if not in_city(state, hunter):
            return elsewhere(state, hunter, verbs.SEARCH)
        if can_search(state, hunter):
            return []
        place = state.public.places[hunter]
        fogged = place in state.public.fog and len(lying(state, place)) > 0
        return [Barred(verbs.SEARCH.of(), "fury-why-fog" if fogged else "fury-why-no-encounter")]


class Supply(Action):
    """Draw an item or event, in a city or a hospital (FURY-SUPPLY-08, FURY-SUPPLY-13)."""

    def offers(self, state: Fury, hunter: int) -> list[Pick]:
        """Return it if it is allowed and there are cards."""
        return SUPPLY if can_supply(state, hunter) else NOTHING

    def act(self, state: Fury, hunter: int, option: Pick) -> None:
        """Draw."""
        supply(state, hunter)

    def barred(self, state: Fury, hunter: int) -> list[Barred]:
        """Return that it is the wrong place, forbidden, or that there are no cards."""
        place = state.public.places[hunter]
        if is_sea(place):
            return elsewhere(state, hunter, verbs.SUPPLY)
        if place == CASTLE_DRACULA:
            return [Barred(verbs.SUPPLY.of(), "fury-why-castle")]
        if can_supply(state, hunter):
            return []
        reason = "fury-why-no-supply" if state.public.no_supply else "fury-why-no-cards"
        return [Barred(verbs.SUPPLY.of(), reason)]


class Trade(Action):
    """Trade with a hunter in the same place (FURY-TRADE-01)."""

    def offers(self, state: Fury, hunter: int) -> list[Pick]:
        """Return those with whom something can be exchanged."""
        others = partners(state, hunter)
        return [verbs.TRADE.of(other) for other in others] if others else NOTHING

    def act(self, state: Fury, hunter: int, option: Pick) -> None:
        """Trade."""
        trade(state, hunter, option[parts.WHO])

    def barred(self, state: Fury, hunter: int) -> list[Barred]:
        """Return that nobody is here, or that there is nothing to exchange."""
        if partners(state, hunter):
            return []
        here = [
            other for other in hunters_at(state, state.public.places[hunter]) if other != hunter
        ]
        others = here or [other for other in EVERY_HUNTER if other != hunter]
        reason = "fury-why-nothing-to-trade" if here else "fury-why-nobody"
        return [Barred(verbs.TRADE.of(others[0]), reason)]


class Lead(Action):
    """Van Helsing exchanges events with a hunter in any city (FURY-TRADE-06)."""

    only = VAN_HELSING

    def offers(self, state: Fury, hunter: int) -> list[Pick]:
        """Return whom he can exchange events with."""
        others = led_by(state, hunter)
        return [verbs.LEAD.of(other) for other in others] if others else NOTHING

    def act(self, state: Fury, hunter: int, option: Pick) -> None:
        """Exchange."""
        lead(state, hunter, option[parts.WHO])


class Bond(Action):
    """Mina asks whether Dracula is in a hunter's region (FURY-ACTION-12)."""

    only = MINA

    def offers(self, state: Fury, hunter: int) -> list[Pick]:
        """Return whose region she can ask about."""
        return [verbs.BOND_WITH.of(other) for other in bonds(state, hunter)]

    def act(self, state: Fury, hunter: int, option: Pick) -> None:
        """Dracula says truthfully whether he is in that region (FURY-REGION-04)."""
        region = REGION[state.public.places[option[parts.WHO]]]
        state.say(BOND, MINA, region, int(REGION[dracula_place(state)] == region))

    def barred(self, state: Fury, hunter: int) -> list[Barred]:
        """Return that nobody is with her."""
        alone = hunter == MINA and not bonds(state, hunter)
        return [Barred(verbs.BOND_WITH.of(hunter), "fury-why-nobody")] if alone else []


def bonds(state: Fury, hunter: int) -> list[int]:
    """Return whose region Mina can ask about (FURY-ACTION-12)."""
    found: list[int] = []
    places = state.public.places
    if hunter == MINA and not (state.rulings.bond_needs_other and places.count(places[MINA]) == 1):
        for other, place in enumerate(places):
            if is_city(place):
                found.append(other)
    return found


class Special(Action):
    """Use an event or an item for which an action is taken (FURY-ACTION-08)."""

    def offers(self, state: Fury, hunter: int) -> list[Pick]:
        """Return what the hunter holds and can use."""
        held = state.hands.events[hunter]
        horses = can_use_horses(state, hunter)
        if not held and not horses:
            return NOTHING
        options: list[Pick] = []
        last = NONE
        for card in held:  # the same cards lie together
            if card != last:
                options += hunter_event(card).actions(state, hunter)
            last = card
        if horses:
            options.append(verbs.USE_HORSES.of())
        return options

    def act(self, state: Fury, hunter: int, option: Pick) -> None:
        """Use it."""
        if option.verb is verbs.USE_HORSES:
            state.then(FastHorses(hunter))
        else:
            play_event(state, hunter, option[parts.EVENT], option.get(parts.MODE, NONE))

    def kind_of(self, option: Pick) -> int:
        """Return a kind for each card."""
        return self.kind if option.verb is verbs.USE_HORSES else PLAYED_CARD + option[parts.EVENT]


class Pass(Action):
    """Do nothing; at sea by day that is not allowed (FURY-ACTION-05)."""

    def offers(self, state: Fury, hunter: int) -> list[Pick]:
        """Return it."""
        return PASS

    def act(self, state: Fury, hunter: int, option: Pick) -> None:
        """Pass."""
        state.say(PASSED, hunter)

    def barred(self, state: Fury, hunter: int) -> list[Barred]:
        """Return that the hunter has to move on."""
        return elsewhere(state, hunter, verbs.PASS)
