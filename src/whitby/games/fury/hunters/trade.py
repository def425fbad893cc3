"""Trade and Leader: two hunters exchange in private (FURY-TRADE-01 to FURY-TRADE-13).

The two see each other's cards during the trade. First the acting hunter hands over any cards, then
the other; each decides about their own cards. The table sees how many change hands.
"""

from __future__ import annotations

from typing import Final

from whitby.core.engine import EVERYONE, Decision, Step, only
from whitby.core.facts import Fact, Pick
from whitby.games.fury import events, parts
from whitby.games.fury.board import is_city
from whitby.games.fury.cards.table import EVERY_HUNTER, MOST_TICKETS, VAN_HELSING
from whitby.games.fury.hunters.hands import (
    EVENT_LIMITS,
    ITEM_LIMITS,
    gain_event,
    gain_item,
    lose_event,
    lose_item,
)
from whitby.games.fury.hunters.tickets import give_back
from whitby.games.fury.options import DONE, GIVE_EVENT, GIVE_ITEM, GIVE_TICKET, RETURN_TICKET
from whitby.games.fury.state.fury import (
    Fury,
    in_city,
    kinds_in,
    seat_of,
    with_card,
    without,
)
from whitby.games.fury.state.steps import HunterStep, Question

NOBODY: Final[list[int]] = []
"""Whom one cannot trade with; nobody adds to it."""


def partners(state: Fury, hunter: int) -> list[int]:
    """Return whom a hunter can trade with: others in the same city (FURY-TRADE-01).

    Someone must have something to hand over (FURY-ACTION-13), which is public.
    """
    places = state.public.places
    here = places[hunter]
    found = NOBODY
    if not is_city(here):
        return found
    for other, there in enumerate(places):
        if there == here and other != hunter and goods(state, hunter) + goods(state, other) > 0:
            found = [*found, other]
    return found


def goods(state: Fury, hunter: int) -> int:
    """Return how many items and tickets a hunter has."""
    return len(state.hands.items[hunter]) + len(state.hands.tickets[hunter])


def led_by(state: Fury, hunter: int) -> list[int]:
    """Return whom Van Helsing can exchange events with, in any city (TRADE-06, TRADE-13)."""
    found: list[int] = []
    if hunter != VAN_HELSING or not in_city(state, hunter):
        return found
    hands = state.hands.events
    some = len(hands[hunter]) > 0
    for other, place in enumerate(state.public.places):
        if other != hunter and is_city(place) and (some or hands[other]):
            found.append(other)
    return found


def trade(state: Fury, hunter: int, other: int) -> None:
    """Exchange items and tickets with a hunter in the same city."""
    state.say(events.TRADED, hunter, other)
    meet(state, hunter, other)
    state.then(Hand(hunter, other), Hand(other, hunter), TradeOver(hunter, other))


def lead(state: Fury, hunter: int, other: int) -> None:
    """Exchange events with a hunter anywhere (FURY-TRADE-07)."""
    state.say(events.LED, hunter, other)
    meet(state, hunter, other)
    state.then(HandEvents(hunter, other), HandEvents(other, hunter), TradeOver(hunter, other))


def meet(state: Fury, hunter: int, other: int) -> None:
    """Let the two see each other's cards (FURY-TRADE-01, FURY-INFO-05)."""
    state.public.traders = (hunter, other)
    if not state.logged or seat_of(state, hunter) == seat_of(state, other):
        return
    for one, two in ((hunter, other), (other, hunter)):
        audience = only(seat_of(state, two))
        state.tell(Fact(events.SAW_ITEMS, (one, state.hands.items[one]), audience))
        state.tell(Fact(events.SAW_EVENTS, (one, state.hands.events[one]), audience))
        state.tell(Fact(events.SAW_TICKETS, (one, state.hands.tickets[one]), audience))


def seen_by(state: Fury, giver: int, taker: int, lies_open: bool) -> int:
    """Return who sees what is handed over: the two, and everyone if the card is open."""
    return EVERYONE if lies_open else only(seat_of(state, giver), seat_of(state, taker))


class Hand(Question):
    """A hunter hands over items and tickets, one by one (FURY-TRADE-02, FURY-TRADE-11)."""

    def __init__(self, giver: int, taker: int) -> None:
        self.giver = giver
        self.taker = taker

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return what the hunter has, and stopping."""
        if goods(state, self.giver) == 0:
            return None
        options = [GIVE_ITEM.of(card) for card in kinds_in(state.hands.items[self.giver])]
        options += [GIVE_TICKET.of(ticket) for ticket in kinds_in(state.hands.tickets[self.giver])]
        options.append(DONE.of())
        return Decision(seat_of(state, self.giver), "hand", options, (self.giver, self.taker))

    def take(self, state: Fury, option: Pick) -> None:
        """Hand it over, and ask for more."""
        giver, taker = self.giver, self.taker
        if option.verb is DONE:
            return
        state.stack.append(self)
        if option.verb is GIVE_ITEM:
            seen = seen_by(
                state, giver, taker, option[parts.ITEM] == state.public.open_items[giver]
            )
            lose_item(state, giver, option[parts.ITEM])
            gain_item(state, taker, option[parts.ITEM])
            state.say(events.HANDED_ITEM, giver, taker)
            state.say_to(seen, events.GAVE_ITEM, giver, taker, option[parts.ITEM])
        else:
            state.hands = state.hands.with_tickets(
                giver, without(state.hands.tickets[giver], option[parts.TICKET])
            )
            state.hands = state.hands.with_tickets(
                taker, with_card(state.hands.tickets[taker], option[parts.TICKET])
            )
            state.say(events.HANDED_TICKET, giver, taker)
            state.say_to(
                seen_by(state, giver, taker, False),
                events.GAVE_TICKET,
                giver,
                taker,
                option[parts.TICKET],
            )


class HandEvents(Question):
    """A hunter hands over events through Leader, one by one (FURY-TRADE-07)."""

    def __init__(self, giver: int, taker: int) -> None:
        self.giver = giver
        self.taker = taker

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the hunter's events, and stopping."""
        hand = state.hands.events[self.giver]
        if not hand:
            return None
        options = [GIVE_EVENT.of(card) for card in kinds_in(hand)]
        options.append(DONE.of())
        return Decision(seat_of(state, self.giver), "hand", options, (self.giver, self.taker))

    def take(self, state: Fury, option: Pick) -> None:
        """Hand it over, and ask for more."""
        if option.verb is DONE:
            return
        giver, taker = self.giver, self.taker
        state.stack.append(self)
        seen = seen_by(state, giver, taker, option[parts.EVENT] == state.public.open_events[giver])
        lose_event(state, giver, option[parts.EVENT])
        gain_event(state, taker, option[parts.EVENT])
        state.say(events.HANDED_EVENT, giver, taker)
        state.say_to(seen, events.GAVE_EVENT, giver, taker, option[parts.EVENT])


class TradeOver(Step[Fury]):
    """The trade ends: limits are checked, and the hands are hidden again (FURY-TRADE-10)."""

    def __init__(self, hunter: int, other: int) -> None:
        self.hunter = hunter
        self.other = other

    def run(self, state: Fury) -> None:
        """Update both hands."""
        state.public.traders = ()
        for hunter in (self.other, self.hunter):
            state.then(ITEM_LIMITS[hunter], EVENT_LIMITS[hunter], TICKET_LIMITS[hunter])


class TicketLimit(HunterStep):
    """A hunter with more than two tickets puts some back (FURY-TRADE-10)."""

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the tickets, while there are too many."""
        held = state.hands.tickets[self.hunter]
        if len(held) <= MOST_TICKETS:
            return None
        options = [RETURN_TICKET.of(ticket) for ticket in kinds_in(held)]
        return Decision(seat_of(state, self.hunter), "ticket_limit", options, (self.hunter,))

    def take(self, state: Fury, option: Pick) -> None:
        """Put it back, unseen."""
        state.stack.append(self)
        give_back(state, self.hunter, option[parts.TICKET])


TICKET_LIMITS: Final = tuple([TicketLimit(hunter) for hunter in EVERY_HUNTER])
