"""Fury of Dracula's observations in rows of bytes: the slices of its encoding, in order."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i32, i64

from whitby.core.engine import Decision
from whitby.games.fury.board import HOSPITALS, LINKS, LOCATIONS, SPACES
from whitby.games.fury.cards import table as cards
from whitby.games.fury.encoding import ENCODING
from whitby.games.fury.encoding_slices import (
    DRACULA_EVENT_KINDS,
    ENCOUNTERS,
    EVENTS,
    ITEMS,
    TICKETS,
)
from whitby.games.fury.rights import drawn_by, hands_seen, looked_at_by, ticket_drawn_by
from whitby.games.fury.state.fury import DRACULA_SEAT, Fury
from whitby.games.fury.state.hands import backs
from whitby.games.fury.state.public import Public, total
from whitby.paint.fury_spots import (
    COMBAT_FIELDS,
    COMBAT_HANDS,
    SPOTS_FIELDS,
    SPOTS_HANDS,
    SpotPainter,
)
from whitby.paint.strokes import (
    among,
    counts,
    flag,
    hot,
    hots,
    number,
    numbers,
    same,
    tokens,
)

TABLE: Final[i64] = ENCODING.slices[-1].size
NONE: Final = cards.NONE
DAYS: Final[i64] = len(cards.DAYS)
PHASES: Final[i64] = len(cards.PHASES)
BEDS: Final[i64] = len(HOSPITALS)
HUNTER_EVENTS: Final[i64] = cards.HUNTER_EVENTS
HUNTERS: Final = len(cards.HUNTERS)
ENCOUNTER_KINDS: Final[i64] = ENCOUNTERS
EVENT_KINDS: Final[i64] = EVENTS
ITEM_KINDS: Final[i64] = ITEMS
TICKET_KINDS: Final[i64] = TICKETS
SCHEME_KINDS: Final[i64] = DRACULA_EVENT_KINDS
PLACES: Final[i64] = SPACES
LINK_KINDS: Final[i64] = LINKS
HELD: Final[i64] = HUNTERS * (ITEMS + 1 + cards.HUNTER_EVENTS + 1 + TICKETS + 1)
"""The bytes of the hunters' hands."""
ALL_HUNTERS: Final[i64] = (1 << HUNTERS) - 1
"""A set of all hunters, one bit each."""
NONE_BURIED: Final = (0,) * ENCOUNTERS
"""What the hunters see of encounters discarded face down."""

# where the numbers and objects of each part are kept
SPOTS: Final = 5
SHEETS: Final = SPOTS + SPOTS_FIELDS
HANDS_SEEN: Final = SHEETS + 3 * HUNTERS
DECKS: Final = HANDS_SEEN + 2 + 2 * HUNTERS
TOKENS: Final = DECKS + 1
COURSE: Final = TOKENS + 1
OWN: Final = COURSE + 3
FIGHT: Final = OWN + 2
END: Final = FIGHT + COMBAT_FIELDS
FIELDS: Final = END + 2

DRACULAS: Final = SPOTS_HANDS
SHEETS_HELD: Final = DRACULAS + 2
HANDS_HELD: Final = SHEETS_HELD + 7
DECKS_HELD: Final = HANDS_HELD + 4 + 3 * HUNTERS + 2
TOKENS_HELD: Final = DECKS_HELD + 10
COURSE_HELD: Final = TOKENS_HELD + 4
OWN_HELD: Final = COURSE_HELD + 5
FIGHT_HELD: Final = OWN_HELD + 2
TABLE_HELD: Final = FIGHT_HELD + COMBAT_HANDS
HANDS: Final = TABLE_HELD + 1


class FuryPainter(SpotPainter):
    """Rows of Fury of Dracula."""

    def __init__(self, count: int, players: int) -> None:
        super().__init__(ENCODING, count, players, FIELDS, HANDS)

    def paint(
        self, at: i64, field: i64, hand: i64, state: Any, seat: int, asked: Decision[Any] | None
    ) -> i64:
        """Write the slices in order."""
        assert isinstance(state, Fury)
        out, seen, held = self.out, self.seen, self.held
        table = state.public
        dracula, his = seat == DRACULA_SEAT, state.dracula
        at = self.asks(at, 2, field, asked)
        at = hot(out, seen, at, 5, field + 1, seat)
        at = hot(out, seen, at, 4, field + 2, self.players - 2)
        at = self.paint_tracks(at, field + 3, table)
        at = self.paint_spots(at, field + SPOTS, hand, state, dracula)
        own = his.encounter_hand if dracula else backs(his.encounter_hand)
        at = counts(out, held, at, ENCOUNTER_KINDS, hand + DRACULAS, own)
        own = his.event_hand if dracula else backs(his.event_hand)
        at = counts(out, held, at, SCHEME_KINDS, hand + DRACULAS + 1, own, HUNTER_EVENTS)
        at = self.paint_sheets(at, field + SHEETS, hand + SHEETS_HELD, table)
        at = self.paint_hands(at, field + HANDS_SEEN, hand + HANDS_HELD, state, seat)
        at = self.paint_decks(at, field + DECKS, hand + DECKS_HELD, state, dracula)
        at = self.paint_tokens(at, field + TOKENS, hand + TOKENS_HELD, table)
        at = self.paint_course(at, field + COURSE, hand + COURSE_HELD, table)
        at = hot(out, seen, at, TICKET_KINDS, field + OWN, ticket_drawn_by(state, seat))
        at = hot(out, seen, at, EVENT_KINDS, field + OWN + 1, drawn_by(state, seat))
        at = counts(out, held, at, ITEM_KINDS, hand + OWN_HELD, looked_at_by(state, seat))
        own = his.unread if dracula else backs(his.unread)
        at = counts(out, held, at, EVENT_KINDS, hand + OWN_HELD + 1, own)
        at = self.paint_combat(at, field + FIGHT, hand + FIGHT_HELD, state, seat, dracula)
        at = hot(out, seen, at, 2, field + END, table.winner)
        reason = table.reason if table.winner != NONE else NONE
        at = hot(out, seen, at, 2, field + END + 1, reason)
        return self.chosen(at, TABLE, hand + TABLE_HELD, state.rulings.options)

    def paint_tracks(self, at: i64, field: i64, table: Public) -> i64:
        """Write the time and the tracks."""
        out, seen = self.out, self.seen
        at = hot(out, seen, at, PHASES, field, table.phase)
        at = hot(out, seen, at, DAYS, field + 1, table.day)
        at = number(out, at, table.round)
        at = number(out, at, table.despair)
        at = number(out, at, table.influence)
        at = number(out, at, table.damage)
        at = number(out, at, table.rumours)
        return number(out, at, table.guards)

    def paint_sheets(self, at: i64, field: i64, hand: i64, table: Public) -> i64:
        """Write where the hunters are, and how they are."""
        out, seen, held = self.out, self.seen, self.held
        at = hots(out, seen, held, at, 5, field, hand, table.commanders)
        at = hots(out, seen, held, at, PLACES, field + HUNTERS, hand + 1, table.places)
        if not same(held, hand + 2, table.hospitals):
            for hunter, bed in enumerate(table.hospitals):
                place = bed - LOCATIONS if bed >= LOCATIONS else NONE
                hot(out, seen, at + BEDS * hunter, BEDS, field + 2 * HUNTERS + hunter, place)
        at += BEDS * HUNTERS
        numbers(out, held, at, hand + 3, table.wounds, 4)
        numbers(out, held, at + 1, hand + 4, table.bites, 4)
        numbers(out, held, at + 2, hand + 5, table.delayed, 4)
        numbers(out, held, at + 3, hand + 6, table.bats, 4)
        return at + 4 * HUNTERS

    def paint_hands(self, at: i64, field: i64, hand: i64, state: Fury, seat: int) -> i64:
        """Write the hands of the hunters, and what they show of them."""
        out, seen, held = self.out, self.seen, self.held
        table = state.public
        viewer: i64 = seat
        same_items = same(held, hand, state.hands.items)
        same_events = same(held, hand + 1, state.hands.events)
        same_tickets = same(held, hand + 2, state.hands.tickets)
        same_traders = same(held, hand + 3, table.traders)
        known = i64(seen[field + 1])
        changed: i64 = 0 if same_items and same_events and same_tickets else ALL_HUNTERS
        if i64(seen[field]) != viewer or not same_traders:
            seen[field] = i32(viewer)
            before = known
            known = hands_seen(state, seat)
            seen[field + 1] = i32(known)
            changed |= known ^ before
        if changed != 0:
            self.paint_held(at, hand + 4, state, known, changed)
        at += HELD
        hand += 4 + 3 * HUNTERS
        at = hots(out, seen, held, at, ITEM_KINDS, field + 2, hand, table.open_items)
        field += 2 + HUNTERS
        return hots(out, seen, held, at, HUNTER_EVENTS, field, hand + 1, table.open_events)

    def paint_held(self, at: i64, hand: i64, state: Fury, known: i64, changed: i64) -> None:
        """Write the hands of some hunters, one bit each: backs, unless the viewer knows them."""
        out, held = self.out, self.held
        hands = state.hands
        items: i64 = at
        events: i64 = items + HUNTERS * (ITEM_KINDS + 1)
        tickets: i64 = events + HUNTERS * (HUNTER_EVENTS + 1)
        for hunter in range(HUNTERS):
            if changed & 1:
                open_hand = known & 1 == 1
                own = hands.items[hunter]
                counts(out, held, items, ITEM_KINDS, hand, own if open_hand else backs(own))
                own = hands.events[hunter]
                own = own if open_hand else backs(own)
                counts(out, held, events, HUNTER_EVENTS, hand + 1, own)
                own = hands.tickets[hunter]
                own = own if open_hand else backs(own)
                counts(out, held, tickets, TICKET_KINDS, hand + 2, own)
            items += ITEM_KINDS + 1
            events += HUNTER_EVENTS + 1
            tickets += TICKET_KINDS + 1
            hand += 3
            known >>= 1
            changed >>= 1

    def paint_decks(self, at: i64, field: i64, hand: i64, state: Fury, dracula: bool) -> i64:
        """Write the decks and discards."""
        out, held = self.out, self.held
        table, decks = state.public, state.decks
        if not same(held, hand, decks.items):
            number(out, at, total(decks.items))
        if not same(held, hand + 8, decks.events):
            number(out, at + 1, len(decks.events))
            hot(out, self.seen, at + 7, 2, field, decks.top())
        if not same(held, hand + 1, decks.encounters):
            number(out, at + 2, total(decks.encounters))
        if not same(held, hand + 2, decks.tickets):
            number(out, at + 3, total(decks.tickets))
        if not same(held, hand + 9, decks.events_buried):
            number(out, at + 4, len(decks.events_buried))
        if not same(held, hand + 3, decks.encounters_buried):
            number(out, at + 5, total(decks.encounters_buried))
        number(out, at + 6, table.known_bottom)
        at = numbers(out, held, at + 9, hand + 4, table.item_discard)
        at = numbers(out, held, at, hand + 5, table.event_discard)
        at = numbers(out, held, at, hand + 6, table.encounter_discard)
        buried = decks.encounters_buried if dracula else NONE_BURIED
        return numbers(out, held, at, hand + 7, buried)

    def paint_tokens(self, at: i64, field: i64, hand: i64, table: Public) -> i64:
        """Write the tokens on the board."""
        out, held = self.out, self.held
        at = tokens(out, held, at, PLACES, hand, table.fog)
        at = tokens(out, held, at, PLACES, hand + 1, table.storms)
        at = tokens(out, held, at, PLACES, hand + 2, table.hosts)
        at = hot(out, self.seen, at, PLACES, field, table.ground)
        return tokens(out, held, at, LINK_KINDS, hand + 3, table.roadblocks)

    def paint_course(self, at: i64, field: i64, hand: i64, table: Public) -> i64:
        """Write the events in force, and what is going on."""
        out, seen = self.out, self.seen
        # the two sides' allies are different cards, so neither is written over the other
        hot(out, seen, at, EVENT_KINDS, field, table.hunter_ally)
        at = hot(out, seen, at, EVENT_KINDS, field + 1, table.dracula_ally)
        at = flag(out, at, table.no_supply)
        at = flag(out, at, table.no_day)
        at = flag(out, at, table.nocturnal)
        at = flag(out, at, table.long_night)
        at = flag(out, at, table.vigor)
        at = flag(out, at, table.swift)
        at = self.paint_turn(at, hand, table)
        at = number(out, at, table.first_act + 1)
        facing = table.facing
        at = flag(out, at, table.stays)
        at = flag(out, at, table.ambush)
        at = flag(out, at, table.annulled)
        at = flag(out, at, table.saved)
        at = flag(out, at, table.seduced)
        at = flag(out, at, table.misled)
        at = flag(out, at, table.misdirected)
        at = flag(out, at, facing is not None)
        kind = NONE if facing is None else facing.kind
        at = hot(out, seen, at, ENCOUNTER_KINDS, field + 2, kind)
        return among(out, self.held, at, ITEM_KINDS, hand + 4, table.tools)

    def paint_turn(self, at: i64, hand: i64, table: Public) -> i64:
        """Write what each hunter is involved in."""
        out, held = self.out, self.held
        leader: i64 = table.telegraph
        each: i64 = 0
        while each < HUNTERS:
            flag(out, at + 5 * each, each == leader)
            each += 1
        among(out, held, at + 1, HUNTERS, hand, table.acted, 5)
        among(out, held, at + 2, HUNTERS, hand + 1, table.traders, 5)
        among(out, held, at + 3, HUNTERS, hand + 2, table.fighting, 5)
        among(out, held, at + 4, HUNTERS, hand + 3, table.spared, 5)
        return at + 5 * HUNTERS
