"""Fury of Dracula's observations in rows of bytes: the slices of its encoding, in order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from whitby.core.engine import Decision
from whitby.games.fury.board import HOSPITALS, LINKS, LOCATIONS, NOWHERE, SPACES
from whitby.games.fury.cards import table as cards
from whitby.games.fury.encoding import ENCODING
from whitby.games.fury.encoding_slices import (
    DRACULA_EVENT_KINDS,
    ENCOUNTERS,
    EVENTS,
    ITEMS,
    TICKETS,
)
from whitby.games.fury.hunters.supply import top_side
from whitby.games.fury.rights import (
    backs,
    drawn_by,
    looked_at_by,
    place_of_dracula,
    sees_hands,
    ticket_drawn_by,
)
from whitby.games.fury.state.fury import DRACULA_SEAT, Fury
from whitby.games.fury.state.public import Public
from whitby.paint.fury_spots import SpotPainter

if TYPE_CHECKING:
    from mypy_extensions import i64

FIELDS: Final = 128
HANDS: Final = 64
TABLE: Final = ENCODING.slices[-1].size
NONE: Final = cards.NONE
DAYS: Final = len(cards.DAYS)
PHASES: Final = len(cards.PHASES)
BEDS: Final = len(HOSPITALS)
HUNTER_EVENTS: Final = cards.HUNTER_EVENTS
HUNTERS: Final = len(cards.HUNTERS)


class FuryPainter(SpotPainter):
    """Rows of Fury of Dracula."""

    def __init__(self, count: int, players: int) -> None:
        super().__init__(ENCODING, count, players, FIELDS, HANDS)

    def paint(self, state: Any, seat: int, asked: Decision[Any] | None) -> None:
        """Write the slices in order."""
        assert isinstance(state, Fury)
        table = state.public
        dracula = seat == DRACULA_SEAT
        self.asks(asked, 2)
        self.hot(5, seat)
        self.hot(4, self.players - 2)
        self.paint_tracks(table)
        self.paint_spots(state, dracula)
        self.hot(SPACES, place_of_dracula(state, dracula))
        self.hot(SPACES, state.moved_from if dracula else NOWHERE)
        self.counts(ENCOUNTERS, state.encounter_hand if dracula else backs(state.encounter_hand))
        self.counts(
            DRACULA_EVENT_KINDS,
            state.event_hand if dracula else backs(state.event_hand),
            HUNTER_EVENTS,
        )
        self.paint_sheets(table)
        self.paint_hands(state, seat)
        self.paint_decks(state, dracula)
        self.paint_tokens(table)
        self.paint_course(table)
        self.hot(TICKETS, ticket_drawn_by(state, seat))
        self.hot(EVENTS, drawn_by(state, seat))
        self.counts(ITEMS, looked_at_by(state, seat))
        self.counts(EVENTS, state.unread if dracula else backs(state.unread))
        self.paint_combat(state, seat, dracula)
        self.hot(2, table.winner)
        self.hot(2, table.reason if table.winner != NONE else NONE)
        self.chosen(state.rulings.options, TABLE)

    def paint_tracks(self, table: Public) -> None:
        """Write the time and the tracks."""
        self.hot(PHASES, table.phase)
        self.hot(DAYS, table.day)
        self.number(table.round)
        self.number(table.despair)
        self.number(table.influence)
        self.number(table.damage)
        self.number(table.rumours)
        self.number(table.guards)

    def paint_sheets(self, table: Public) -> None:
        """Write where the hunters are, and how they are."""
        for seat in table.commanders:
            self.hot(5, seat)
        for place in table.places:
            self.hot(SPACES, place)
        for bed in table.hospitals:
            self.hot(BEDS, bed - LOCATIONS if bed >= LOCATIONS else NONE)
        for hunter in range(HUNTERS):
            self.number(table.wounds[hunter])
            self.number(table.bites[hunter])
            self.number(table.delayed[hunter])
            self.number(table.bats[hunter])

    def paint_hands(self, state: Fury, seat: int) -> None:
        """Write the hands of the hunters, and what they show of them."""
        known: i64 = 0
        for hunter in range(HUNTERS):
            if sees_hands(state, seat, hunter):
                known |= 1 << hunter
        for hunter in range(HUNTERS):
            held = state.items[hunter]
            self.counts(ITEMS, held if known >> hunter & 1 else backs(held))
        for hunter in range(HUNTERS):
            held = state.events_held[hunter]
            self.counts(HUNTER_EVENTS, held if known >> hunter & 1 else backs(held))
        for hunter in range(HUNTERS):
            held = state.tickets[hunter]
            self.counts(TICKETS, held if known >> hunter & 1 else backs(held))
        for card in state.public.open_items:
            self.hot(ITEMS, card)
        for card in state.public.open_events:
            self.hot(HUNTER_EVENTS, card)

    def paint_decks(self, state: Fury, dracula: bool) -> None:
        """Write the decks and discards."""
        table = state.public
        self.number(total(state.item_deck))
        self.number(len(state.event_deck))
        self.number(total(state.encounter_deck))
        self.number(total(state.ticket_pool))
        self.number(len(state.event_buried))
        self.number(total(state.encounter_buried))
        self.number(table.known_bottom)
        self.hot(2, top_side(state) if state.event_deck else NONE)
        self.numbers(table.item_discard)
        self.numbers(table.event_discard)
        self.numbers(table.encounter_discard)
        if dracula:
            self.numbers(state.encounter_buried)
        else:
            self.nothing(ENCOUNTERS)

    def paint_tokens(self, table: Public) -> None:
        """Write the tokens on the board."""
        self.tokens(SPACES, table.fog)
        self.tokens(SPACES, table.storms)
        self.tokens(SPACES, table.hosts)
        self.hot(SPACES, table.ground)
        self.tokens(LINKS, table.roadblocks)

    def paint_course(self, table: Public) -> None:
        """Write the events in force, and what is going on."""
        self.hot_pair(EVENTS, table.hunter_ally, table.dracula_ally)
        self.flag(table.no_supply)
        self.flag(table.no_day)
        self.flag(table.nocturnal)
        self.flag(table.long_night)
        self.flag(table.vigor)
        self.flag(table.swift)
        self.paint_turn(table)
        self.number(table.first_act + 1)
        facing = table.facing
        self.flag(table.stays)
        self.flag(table.ambush)
        self.flag(table.annulled)
        self.flag(table.saved)
        self.flag(table.seduced)
        self.flag(table.misled)
        self.flag(table.misdirected)
        self.flag(facing is not None)
        self.hot(ENCOUNTERS, NONE if facing is None else facing.kind)
        self.flags(ITEMS, table.tools)

    def paint_turn(self, table: Public) -> None:
        """Write what each hunter is involved in."""
        start: i64 = self.at
        for hunter in range(HUNTERS):
            self.flag(hunter == table.telegraph)
            self.at += 4
        self.among(start + 1, 5, table.acted)
        self.among(start + 2, 5, table.traders)
        self.among(start + 3, 5, table.fighting)
        self.among(start + 4, 5, table.spared)


def total(counts: list[int]) -> i64:
    """Return how many cards there are."""
    found: i64 = 0
    for count in counts:
        more: i64 = count
        found += more
    return found
