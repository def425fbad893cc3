"""What a viewer remembers of the hands of others: his history told to four ledgers.

The ledgers are items, the hunters' events, Dracula's events, and tickets. In the end every hidden
card has a face that contradicts nothing the viewer ever saw, and `retold` is his history with what
the others saw of their own cards between its events.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from whitby.core.engine import Event, only
from whitby.core.rng import Rng
from whitby.games.fury.cards import (
    EVENT_COPIES,
    EVERY_HUNTER,
    HIDDEN,
    HUNTER_EVENTS,
    ITEM_COPIES,
    NONE,
    TICKET_COPIES,
)
from whitby.games.fury.events import (
    DISCARDED_EVENT,
    DISCARDED_ITEM,
    DRACULA_DISCARDED_EVENT,
    DRACULA_DREW_EVENT,
    DRACULA_ONLY,
    DREW_EVENT,
    DREW_ITEM,
    DREW_TICKET,
    EVENT_DRAWN,
    EVENT_THROWN,
    EVENT_TO_DRACULA,
    EVENTS_LOST,
    EVENTS_SHUFFLED,
    GAVE_BACK,
    GAVE_BACK_TICKET,
    GAVE_EVENT,
    GAVE_ITEM,
    GAVE_TICKET,
    HANDED_EVENT,
    HANDED_ITEM,
    HANDED_TICKET,
    HOAX_READ,
    HOAX_TAKEN,
    HOAX_TOOK,
    ITEM_DRAWN,
    ITEMS_LOST,
    ITEMS_SHUFFLED,
    LED,
    PUT_ON_TRAIL,
    SAW_EVENTS,
    SAW_ITEMS,
    SAW_TICKETS,
    SHOWED,
    SHOWS_EVENT,
    SHOWS_ITEM,
    SPENT_TICKET,
    TICKET_DRAWN,
    TICKETS_LOST,
    TRADED,
    Fact,
    Kind,
)
from whitby.games.fury.memory import Card, Ledger
from whitby.games.fury.state import DRACULA_SEAT
from whitby.games.fury.view import FuryView

SCHEMES: Final = 0
BURIED: Final = 1
"""The zones of Dracula's events: his hand, and those discarded face down."""

ATTEMPTS: Final = 100
"""How often a history is told with other lots before the past is given up."""

HUNTERS_SIDE: Final = (*EVENT_COPIES[:HUNTER_EVENTS], *([0] * len(EVENT_COPIES[HUNTER_EVENTS:])))
DRACULAS_SIDE: Final = (*([0] * HUNTER_EVENTS), *EVENT_COPIES[HUNTER_EVENTS:])


class Recollection:
    """A viewer's history being told, with lots for what he did not see."""

    def __init__(self, view: FuryView, rng: Rng) -> None:
        self.view = view
        self.items = Ledger(list(ITEM_COPIES), 4, rng)
        self.events = Ledger(list(HUNTERS_SIDE), 4, rng)
        self.schemes = Ledger(list(DRACULAS_SIDE), 2, rng)
        self.tickets = Ledger(list(TICKET_COPIES), 4, rng)
        self.ledgers = (self.items, self.events, self.schemes, self.tickets)
        self.forgotten = False  # no lots fitted the past: only the present holds
        self.fresh: Card | None = None  # the ticket drawn last
        self.next: Fact | None = None  # the event that follows, if the viewer saw it
        self.shown: list[Card] = []  # items shown one after the other
        for hunter in EVERY_HUNTER:
            if self.owns(hunter):
                for ledger in (self.items, self.events, self.tickets):
                    ledger.known.append(hunter)
        if view.seat == DRACULA_SEAT:
            self.schemes.known.append(SCHEMES)

    def keep(self, other: Recollection) -> bool:
        """Take over the ledgers that are lost here and not there; return whether none is lost."""
        if self.items.lost:
            self.items = other.items
        if self.events.lost:
            self.events = other.events
        if self.schemes.lost:
            self.schemes = other.schemes
        if self.tickets.lost:
            self.tickets = other.tickets
            self.fresh = other.fresh
        self.ledgers = (self.items, self.events, self.schemes, self.tickets)
        return not any(ledger.lost for ledger in self.ledgers)

    # Who sees what

    def owns(self, hunter: int) -> bool:
        """Return whether the viewer commands a hunter."""
        return self.view.seat is not None and self.view.commanders[hunter] == self.view.seat

    def owner(self, hunter: int) -> int:
        """Return the audience of the one who commands a hunter."""
        return only(self.view.commanders[hunter])

    def face(self, kind: Kind) -> int:
        """Return the card that the viewer saw next, if it was of this kind of event."""
        if self.next is not None and self.next.kind is kind:
            return self.next.values[-1]
        return NONE

    # The story

    def tell(self) -> None:
        """Tell the history and settle all faces; a ledger whose lots do not fit is lost."""
        history = self.view.history
        if any(event.kind is PUT_ON_TRAIL for event in history if isinstance(event, Fact)):
            self.begin_scene()
        for at, event in enumerate(history):
            if not isinstance(event, Fact) or event.kind not in STORY:
                continue
            follows = history[at + 1] if at + 1 < len(history) else None
            self.next = follows if isinstance(follows, Fact) else None
            for ledger in self.ledgers:
                ledger.moment = at
            if event.kind is not SHOWED:
                self.shown = []
            STORY[event.kind](self, event)
            if self.next is None or self.next.kind is not SHOWED:
                self.shown = []
        self.end()

    def sizes(self) -> tuple[list[int], list[int], list[int], list[int]]:
        """Return how many cards each ledger's zones hold now."""
        view = self.view
        return (
            [len(hand) for hand in view.items],
            [len(hand) for hand in view.events_held],
            [len(view.schemes), view.event_buried_size],
            [len(hand) for hand in view.tickets],
        )

    def discards(self) -> tuple[list[int], list[int], list[int], list[int]]:
        """Return what lies open in each ledger's discard pile now."""
        events = self.view.event_discard
        none = [0] * len(events)
        return (
            self.view.item_discard[:],
            events[:HUNTER_EVENTS] + none[HUNTER_EVENTS:],
            none[:HUNTER_EVENTS] + events[HUNTER_EVENTS:],
            [0] * len(TICKET_COPIES),
        )

    def begin(self, sizes: Sequence[list[int]], discards: Sequence[list[int]]) -> None:
        """The hands begin with so many cards of unknown faces, and these have been discarded."""
        for at, ledger in enumerate(self.ledgers):
            ledger.moment = NONE
            for zone, count in enumerate(sizes[at]):
                for _ in range(count):
                    ledger.draw(zone)
            ledger.discard = discards[at]
            for face, count in enumerate(discards[at]):
                ledger.deals[0].faces[face] -= count
                ledger.left -= count

    def begin_scene(self) -> None:
        """A scene begins with cards in hands and discard piles: what did not come later was there.

        If a pile has been shuffled since, it is taken to have been empty.
        """
        sizes, discards = self.sizes(), self.discards()
        for event in self.view.history:
            if not isinstance(event, Fact):
                continue
            if event.kind in FLOWS:
                at, first, second = FLOWS[event.kind]
                zone = event.values[0] if event.kind.parts[0] == "who" and at != 2 else second
                sizes[at][zone] -= first * max(1, len(event.cards))
                if at != 2 and second:
                    sizes[at][event.values[1]] -= second
            elif event.kind is TICKETS_LOST:
                sizes[3][event.values[0]] += event.values[1]
            if event.kind in PILES:
                at = PILES[event.kind]
                for face in event.cards or event.values[-1:]:
                    discards[at][face] -= 1
        self.begin(
            [[max(0, size) for size in row] for row in sizes],
            [[max(0, count) for count in row] for row in discards],
        )

    def forget(self) -> None:
        """Take the hands as they are, without a past."""
        self.begin(self.sizes(), self.discards())
        self.end()

    def end(self) -> None:
        """See what lies open now, and give the rest its faces."""
        view = self.view
        hands = ((self.items, view.items), (self.events, view.events_held))
        opened = (view.open_items, view.open_events)
        for hunter in EVERY_HUNTER:
            for at, (ledger, held) in enumerate(hands):
                if HIDDEN not in held[hunter]:
                    ledger.see(hunter, held[hunter])
                elif opened[at][hunter] != NONE:
                    ledger.show(hunter, opened[at][hunter], [])
            if HIDDEN not in view.tickets[hunter]:
                self.tickets.see(hunter, view.tickets[hunter])
        if HIDDEN not in view.schemes:
            self.schemes.see(SCHEMES, view.schemes)
        for at, ledger in enumerate(self.ledgers):
            if [len(zone) for zone in ledger.zones[: ledger.gone]] != self.sizes()[at]:
                ledger.lost = True
            if not ledger.lost:
                ledger.settle()

    # Items

    def item_drawn(self, event: Fact) -> None:
        """A hunter draws an item."""
        self.drawn(self.items, event.values[0], DREW_ITEM)

    def drawn(self, ledger: Ledger, hunter: int, seen: Kind) -> Card:
        """A hunter draws a card, which he sees."""
        face = self.face(seen)
        card = ledger.draw(hunter, face)
        if face == NONE:
            ledger.tell(seen, (hunter,), [card], self.owner(hunter))
        return card

    def item_discarded(self, event: Fact) -> None:
        """A hunter discards an item, openly."""
        self.items.throw(event.values[0], event.values[1])

    def items_lost(self, event: Fact) -> None:
        """A hunter loses all items, openly."""
        self.items.throw_all(event.values[0], event.cards)

    def items_seen(self, event: Fact) -> None:
        """All items of a hunter are seen."""
        self.items.see(event.values[0], event.cards)

    def item_shown(self, event: Fact) -> None:
        """A hunter shows an item; one shown right after another is another (Wolves)."""
        card = self.items.show(event.values[0], event.values[1], self.shown)
        if card is not None:
            self.shown.append(card)

    def item_opened(self, event: Fact) -> None:
        """A weakened hunter lays an item open."""
        self.items.show(event.values[0], event.values[1], [])
        self.items.open[event.values[0]] = event.values[1]

    def item_handed(self, event: Fact) -> None:
        """An item changes hands."""
        self.handed(self.items, event, GAVE_ITEM)

    def handed(self, ledger: Ledger, event: Fact, seen: Kind) -> None:
        """A card changes hands; the two see it."""
        giver, taker = event.values
        face = self.face(seen)
        card = ledger.give(giver, taker, face)
        if face == NONE and card is not None:
            ledger.tell(seen, (giver, taker), [card], self.owner(giver) | self.owner(taker))

    def items_shuffled(self, event: Fact) -> None:
        """The item deck is made anew."""
        self.items.put_back([])

    # The hunters' events

    def event_drawn(self, event: Fact) -> None:
        """A hunter draws an event."""
        self.drawn(self.events, event.values[0], DREW_EVENT)

    def event_discarded(self, event: Fact) -> None:
        """A hunter discards an event, openly."""
        self.events.throw(event.values[0], event.values[1])

    def events_lost(self, event: Fact) -> None:
        """A hunter loses all events, openly."""
        self.events.throw_all(event.values[0], event.cards)

    def events_seen(self, event: Fact) -> None:
        """All events of a hunter are seen."""
        self.events.see(event.values[0], event.cards)

    def event_opened(self, event: Fact) -> None:
        """A weakened hunter lays an event open."""
        self.events.show(event.values[0], event.values[1], [])
        self.events.open[event.values[0]] = event.values[1]

    def event_handed(self, event: Fact) -> None:
        """An event changes hands."""
        self.handed(self.events, event, GAVE_EVENT)

    def events_shuffled(self, event: Fact) -> None:
        """The event deck is made anew, of both sides."""
        self.events.put_back([])
        buried = self.schemes.zones[BURIED]
        self.schemes.zones[BURIED] = []
        self.schemes.put_back(buried)

    # Dracula's events

    def scheme_drawn(self, event: Fact) -> None:
        """Dracula gets an event."""
        face = self.face(DRACULA_DREW_EVENT)
        card = self.schemes.draw(SCHEMES, face)
        if face == NONE:
            self.schemes.tell(DRACULA_DREW_EVENT, (), [card], DRACULA_ONLY)

    def scheme_buried(self, event: Fact) -> None:
        """One of his events is discarded unseen."""
        self.schemes.draw(BURIED)

    def scheme_discarded(self, event: Fact) -> None:
        """Dracula discards an event, openly."""
        self.schemes.throw(SCHEMES, event.values[0])

    def discards_read(self, event: Fact) -> None:
        """Dracula reads his discarded events (FURY-INFO-03)."""
        open_now = list(self.schemes.discard)
        hidden: list[int] = []
        for face in event.cards:
            if open_now[face] > 0:
                open_now[face] -= 1
            else:
                hidden.append(face)
        self.schemes.see(BURIED, tuple(hidden))

    def discard_taken(self, event: Fact) -> None:
        """Dracula takes one of his discarded events; the others go back into the deck."""
        ledger = self.schemes
        found = ledger.zones[BURIED]
        for face, count in enumerate(ledger.discard):
            for _ in range(count):
                card = Card(0, BURIED, ledger.moment)
                card.face = face
                found.append(card)
            ledger.discard[face] = 0
        if not found:
            ledger.lost = True
            return
        face = self.face(HOAX_TOOK)
        if face == NONE:
            ledger.tell(HOAX_READ, (), found[:], DRACULA_ONLY)
            card = found[ledger.rng.below(len(found))]
            ledger.tell(HOAX_TOOK, (), [card], DRACULA_ONLY)
        else:
            named = [card for card in found if card.face == face]
            card = named[0] if named else found[0]
            ledger.lost = ledger.lost or not named
        ledger.zones[BURIED] = []
        ledger.zones[SCHEMES].append(card)
        card.zone = SCHEMES
        card.way.append((ledger.moment, SCHEMES))
        found.remove(card)
        if found:
            ledger.put_back(found)

    # Tickets

    def ticket_drawn(self, event: Fact) -> None:
        """A hunter draws a ticket."""
        self.fresh = self.drawn(self.tickets, event.values[0], DREW_TICKET)

    def ticket_returned(self, event: Fact) -> None:
        """A hunter puts a ticket back, unseen: the one just drawn, or any."""
        hunter = event.values[0]
        face = self.face(GAVE_BACK)
        if face == NONE:
            card = self.tickets.any_of(hunter)
            if card is not None:
                self.tickets.tell(GAVE_BACK, (hunter,), [card], self.owner(hunter))
                self.tickets.zones[hunter].remove(card)
        else:
            card = self.tickets.lose(hunter, face)
        if card is not None:
            self.tickets.put_back([card])

    def ticket_spent(self, event: Fact) -> None:
        """A hunter spends a ticket, openly."""
        card = self.tickets.lose(event.values[0], event.values[1])
        if card is not None:
            self.tickets.put_back([card])

    def tickets_lost(self, event: Fact) -> None:
        """A hunter loses all tickets, unseen."""
        hunter = event.values[0]
        cards = self.tickets.zones[hunter]
        self.tickets.zones[hunter] = []
        self.tickets.put_back(cards)

    def ticket_handed(self, event: Fact) -> None:
        """A ticket changes hands."""
        self.handed(self.tickets, event, GAVE_TICKET)

    def tickets_seen(self, event: Fact) -> None:
        """All tickets of a hunter are seen."""
        self.tickets.see(event.values[0], event.cards)

    def met(self, event: Fact) -> None:
        """Two hunters see each other's cards, unless one person commands both (FURY-TRADE-01)."""
        one, two = event.values
        if self.owner(one) == self.owner(two):
            return
        for seen, by in ((one, two), (two, one)):
            if self.owns(by):
                continue  # the viewer saw that himself
            for ledger, kind in (
                (self.items, SAW_ITEMS),
                (self.events, SAW_EVENTS),
                (self.tickets, SAW_TICKETS),
            ):
                ledger.tell(kind, (seen,), ledger.zones[seen][:], self.owner(by))

    def retold(self) -> list[Event]:
        """Return the viewer's history with what the others saw between its events."""
        told: dict[int, list[Event]] = {}
        for ledger in self.ledgers:
            for tale in ledger.tales:
                told.setdefault(tale.moment, []).append(tale.told())
        events: list[Event] = []
        for at, event in enumerate(self.view.history):
            events.append(event)
            events += told.get(at, [])
        return events


STORY: Final[dict[Kind, Callable[[Recollection, Fact], None]]] = {
    ITEM_DRAWN: Recollection.item_drawn,
    DISCARDED_ITEM: Recollection.item_discarded,
    ITEMS_LOST: Recollection.items_lost,
    SAW_ITEMS: Recollection.items_seen,
    SHOWED: Recollection.item_shown,
    SHOWS_ITEM: Recollection.item_opened,
    HANDED_ITEM: Recollection.item_handed,
    ITEMS_SHUFFLED: Recollection.items_shuffled,
    EVENT_DRAWN: Recollection.event_drawn,
    DISCARDED_EVENT: Recollection.event_discarded,
    EVENTS_LOST: Recollection.events_lost,
    SAW_EVENTS: Recollection.events_seen,
    SHOWS_EVENT: Recollection.event_opened,
    HANDED_EVENT: Recollection.event_handed,
    EVENTS_SHUFFLED: Recollection.events_shuffled,
    EVENT_TO_DRACULA: Recollection.scheme_drawn,
    EVENT_THROWN: Recollection.scheme_buried,
    DRACULA_DISCARDED_EVENT: Recollection.scheme_discarded,
    HOAX_READ: Recollection.discards_read,
    HOAX_TAKEN: Recollection.discard_taken,
    TICKET_DRAWN: Recollection.ticket_drawn,
    GAVE_BACK_TICKET: Recollection.ticket_returned,
    SPENT_TICKET: Recollection.ticket_spent,
    TICKETS_LOST: Recollection.tickets_lost,
    HANDED_TICKET: Recollection.ticket_handed,
    SAW_TICKETS: Recollection.tickets_seen,
    TRADED: Recollection.met,
    LED: Recollection.met,
}
"""What is remembered of each kind of event."""

FLOWS: Final[dict[Kind, tuple[int, int, int]]] = {
    ITEM_DRAWN: (0, 1, 0),
    DISCARDED_ITEM: (0, -1, 0),
    ITEMS_LOST: (0, -1, 0),
    HANDED_ITEM: (0, -1, 1),
    EVENT_DRAWN: (1, 1, 0),
    DISCARDED_EVENT: (1, -1, 0),
    EVENTS_LOST: (1, -1, 0),
    HANDED_EVENT: (1, -1, 1),
    EVENT_TO_DRACULA: (2, 1, SCHEMES),
    HOAX_TAKEN: (2, 1, SCHEMES),
    DRACULA_DISCARDED_EVENT: (2, -1, SCHEMES),
    EVENT_THROWN: (2, 1, BURIED),
    TICKET_DRAWN: (3, 1, 0),
    GAVE_BACK_TICKET: (3, -1, 0),
    SPENT_TICKET: (3, -1, 0),
    HANDED_TICKET: (3, -1, 1),
}
"""The ledger, what the first hand of the event gains, and the second; or Dracula's zone."""

PILES: Final[dict[Kind, int]] = {
    DISCARDED_ITEM: 0,
    ITEMS_LOST: 0,
    DISCARDED_EVENT: 1,
    EVENTS_LOST: 1,
    DRACULA_DISCARDED_EVENT: 2,
}
"""What comes into which discard pile."""


def recall(view: FuryView, rng: Rng) -> Recollection:
    """Return the hidden cards as the viewer may think them to be.

    The ledgers know nothing of each other, so each is told until its lots fit. One for which that
    never happens holds what fits the present alone.
    """
    found = Recollection(view, rng)
    found.tell()
    for _ in range(ATTEMPTS):
        if found.keep(found):
            return found
        story = Recollection(view, rng)
        story.tell()
        found.keep(story)
    story = Recollection(view, rng)
    story.forget()
    found.forgotten = not found.keep(found)
    found.keep(story)
    return found
