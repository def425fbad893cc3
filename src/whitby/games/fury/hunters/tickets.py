"""Reserving tickets (FURY-TICKET-01 to FURY-TICKET-11)."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision, Step
from whitby.core.facts import Pick
from whitby.games.fury import parts
from whitby.games.fury.cards.table import EVERY_HUNTER, GODALMING, MOST_TICKETS, NONE, TICKET_POOL
from whitby.games.fury.events import (
    DRAWS_AGAIN,
    DREW_TICKET,
    GAVE_BACK,
    GAVE_BACK_TICKET,
    RESERVED,
    TICKET_DRAWN,
)
from whitby.games.fury.options import DRAW_AGAIN, ENOUGH, KEEP_TICKET, RETURN_TICKET
from whitby.games.fury.state.fury import Fury, kinds_in, owner, seat_of, with_card, without
from whitby.games.fury.state.public import more, total
from whitby.games.fury.state.steps import HunterStep

DRAWS: Final = 2
"""Tickets that Lord Godalming draws with one action (FURY-TICKET-05)."""


def reserve(state: Fury, hunter: int) -> None:
    """Draw a ticket; Lord Godalming may draw a second one."""
    state.say(RESERVED, hunter)
    more = DRAWS - 1 if hunter == GODALMING else 0
    state.then(MAKE_ROOM[hunter], DRAW_TICKETS[hunter][more])


class MakeRoom(HunterStep):
    """With two tickets one has to be discarded before drawing (FURY-TICKET-04)."""

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return both tickets; one question for both, even if they are alike."""
        held = state.hands.tickets[self.hunter]
        if len(held) < MOST_TICKETS:
            return None
        options = [RETURN_TICKET.of(ticket) for ticket in kinds_in(held)]
        return Decision(seat_of(state, self.hunter), "make_room", options, (self.hunter,))

    def take(self, state: Fury, option: Pick) -> None:
        """Put it back, unseen."""
        give_back(state, self.hunter, option[parts.TICKET])


def give_back(state: Fury, hunter: int, ticket: int) -> None:
    """Put a ticket back into the pool face down (FURY-TICKET-06, FURY-TICKET-11)."""
    state.hands = state.hands.with_tickets(hunter, without(state.hands.tickets[hunter], ticket))
    state.decks.tickets = more(state.decks.tickets, ticket)
    state.say(GAVE_BACK_TICKET, hunter)
    state.say_to(owner(state, hunter), GAVE_BACK, hunter, ticket)


class DrawTicket(Step[Fury]):
    """Draw a ticket from the pool; then keep it or not (FURY-TICKET-01, FURY-TICKET-02)."""

    def __init__(self, hunter: int, more: int) -> None:
        self.hunter = hunter
        self.more = more

    def run(self, state: Fury) -> None:
        """Draw it and show it to its owner."""
        ticket = state.rng.pick(list(state.decks.tickets), total(state.decks.tickets), TICKET_POOL)
        state.decks.tickets = more(state.decks.tickets, ticket, -1)
        state.hands = state.hands.with_tickets(
            self.hunter, with_card(state.hands.tickets[self.hunter], ticket)
        )
        state.fresh_ticket = ticket
        state.say(TICKET_DRAWN, self.hunter)
        state.say_to(owner(state, self.hunter), DREW_TICKET, self.hunter, ticket)
        state.stack.append(KEEP_TICKETS[self.hunter][self.more])


class KeepTicket(Step[Fury]):
    """After seeing it, the hunter keeps the ticket or puts it back (FURY-TICKET-02)."""

    def __init__(self, hunter: int, more: int) -> None:
        self.hunter = hunter
        self.more = more

    def ask(self, state: Fury) -> Decision[Pick]:
        """Return both options."""
        options = (KEEP_TICKET.of(), RETURN_TICKET.of(state.fresh_ticket))
        return Decision(
            seat_of(state, self.hunter), "keep", options, (self.hunter, state.fresh_ticket)
        )

    def take(self, state: Fury, option: Pick) -> None:
        """Keep it, or not; Lord Godalming may draw another."""
        if option.verb is RETURN_TICKET:
            give_back(state, self.hunter, state.fresh_ticket)
        state.fresh_ticket = NONE
        if self.more:
            state.stack.append(DrawAgain(self.hunter, self.more - 1))


class DrawAgain(Step[Fury]):
    """Lord Godalming draws a second ticket, or stops (FURY-TICKET-05)."""

    def __init__(self, hunter: int, more: int) -> None:
        self.hunter = hunter
        self.more = more

    def ask(self, state: Fury) -> Decision[Pick]:
        """Return both options."""
        options = (DRAW_AGAIN.of(), ENOUGH.of())
        return Decision(seat_of(state, self.hunter), "again", options, (self.hunter,))

    def take(self, state: Fury, option: Pick) -> None:
        """Draw again, or stop."""
        if option.verb is DRAW_AGAIN:
            state.say(DRAWS_AGAIN, self.hunter)
            state.then(MAKE_ROOM[self.hunter], DRAW_TICKETS[self.hunter][self.more])


MAKE_ROOM: Final = tuple([MakeRoom(hunter) for hunter in EVERY_HUNTER])
DRAW_TICKETS: Final = tuple(
    [tuple([DrawTicket(hunter, more) for more in range(DRAWS)]) for hunter in EVERY_HUNTER]
)
KEEP_TICKETS: Final = tuple(
    [tuple([KeepTicket(hunter, more) for more in range(DRAWS)]) for hunter in EVERY_HUNTER]
)
"""By hunter, and how many more they may draw."""
