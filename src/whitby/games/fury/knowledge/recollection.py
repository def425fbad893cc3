"""What a viewer remembers about the hands of others, card by card: four ledgers.

They are items, the hunters' events, Dracula's events, and tickets. In the end every hidden card has
a face that contradicts nothing the viewer ever saw; `retelling.py` tells what the others saw of
their own cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from whitby.core.engine import only
from whitby.core.facts import Fact, Kind
from whitby.core.rng import Rng
from whitby.games.fury import parts
from whitby.games.fury.cards import table as deck
from whitby.games.fury.cards.drawing import DraculaDrawn, Drawn
from whitby.games.fury.cards.events.every import AT_ONCE, DRACULA_AT_ONCE
from whitby.games.fury.events import (
    ALLY_JOINED,
    ALLY_LEFT,
    DRACULA_DREW_EVENT,
    DRACULA_ONLY,
    SAW_FINDS,
)
from whitby.games.fury.knowledge.card_history import Card
from whitby.games.fury.knowledge.memory import Ledger
from whitby.games.fury.state.fury import DRACULA_SEAT
from whitby.games.fury.view import FuryView

EVENT_HAND: Final = 0
BURIED: Final = 1
"""The zones of Dracula's events: his hand, and those discarded face down."""
LOOKED_AT: Final = len(deck.EVERY_HUNTER)
"""The zone of the items that a hunter looks at (Lucky Find)."""

HUNTERS_SIDE: Final = (
    *deck.EVENT_COPIES[: deck.HUNTER_EVENTS],
    *([0] * len(deck.EVENT_COPIES[deck.HUNTER_EVENTS :])),
)
DRACULAS_SIDE: Final = (*([0] * deck.HUNTER_EVENTS), *deck.EVENT_COPIES[deck.HUNTER_EVENTS :])


class Recollection:
    """A viewer's history being replayed, with random choices for what they did not see."""

    def __init__(self, view: FuryView, rng: Rng) -> None:
        self.view = view
        self.items = Ledger(list(deck.ITEM_COPIES), 5, rng)
        self.events = Ledger(list(HUNTERS_SIDE), 4, rng)
        self.dracula_events = Ledger(list(DRACULAS_SIDE), 2, rng)
        self.tickets = Ledger(list(deck.TICKET_COPIES), 4, rng)
        self.ledgers = (self.items, self.events, self.dracula_events, self.tickets)
        self.forgotten = False  # no random choices fitted the past: only the present does
        self.fresh: Card | None = None  # the ticket drawn last
        self.fresh_event: Card | None = None  # the hunters' event drawn last
        self.fought: dict[int, Card] = {}  # the item that a hunter fought with last
        self.finder = deck.NONE  # the hunter who looks for an item
        self.allies = allies_before(view)  # in play
        self.playing = deck.NONE  # an event of Dracula that goes to the discards after its effect
        self.taken: list[Card] = []  # hunters' events drawn just before the deck is reshuffled
        self.early = 0  # and how many of Dracula's
        self.next: Fact | None = None  # the event that follows, if the viewer saw it
        self.shown: list[Card] = []  # items shown one after the other
        for hunter in deck.EVERY_HUNTER:
            if self.owns(hunter):
                for ledger in (self.items, self.events, self.tickets):
                    ledger.known.append(hunter)
        if view.seat == DRACULA_SEAT:
            self.dracula_events.known.append(EVENT_HAND)

    def keep(self, other: Recollection) -> bool:
        """Take over ledgers that are lost here but not there; return whether none is lost."""
        if self.items.lost:
            self.items = other.items
        if self.events.lost:
            self.events = other.events
            self.fresh_event = other.fresh_event
        if self.dracula_events.lost:
            self.dracula_events = other.dracula_events
        if self.tickets.lost:
            self.tickets = other.tickets
            self.fresh = other.fresh
        self.ledgers = (self.items, self.events, self.dracula_events, self.tickets)
        return not any(ledger.lost for ledger in self.ledgers)

    def owns(self, hunter: int) -> bool:
        """Return whether the viewer commands a hunter."""
        return self.view.seat is not None and self.view.public.commanders[hunter] == self.view.seat

    def owner(self, hunter: int) -> int:
        """Return the audience of the person who commands a hunter."""
        return only(self.view.public.commanders[hunter])

    def face(self, kind: Kind) -> int:
        """Return the card that the viewer saw next, if it was in this kind of event."""
        if self.next is not None and self.next.kind is kind:
            face: int = self.next[kind.parts[-1]]
            return face
        return deck.NONE

    def drawn(self, ledger: Ledger, hunter: int, seen: Kind) -> Card:
        """A hunter draws a card, which they see."""
        face = self.face(seen)
        card = ledger.draw(hunter, face)
        if face == deck.NONE:
            ledger.tell(seen, (hunter,), [card], self.owner(hunter))
        return card

    def handed(self, ledger: Ledger, event: Fact, seen: Kind) -> None:
        """A card changes hands; the two see it."""
        giver, taker = event[parts.WHO], event[parts.OTHER]
        face = self.face(seen)
        card = ledger.give(giver, taker, face)
        if face == deck.NONE and card is not None:
            ledger.tell(seen, (giver, taker), [card], self.owner(giver) | self.owner(taker))

    def look(self, count: int) -> None:
        """A hunter looks at this many items of the deck, or as many as there are."""
        found = min(count, self.items.left)
        for _ in range(found):
            self.items.draw(LOOKED_AT)
        if found < count and any(self.items.discard):
            return  # the deck is reshuffled first
        if not self.owns(self.finder):
            cards = self.items.zones[LOOKED_AT][:]
            self.items.tell(SAW_FINDS, (self.finder,), cards, self.owner(self.finder))
        self.finder = deck.NONE

    def in_play(self, ledger: Ledger) -> list[int]:
        """Return the allies that are not in the discard pile of a ledger."""
        hunters = ledger is self.events
        cards = [*self.allies, self.playing] if self.playing != deck.NONE else self.allies
        return [card for card in cards if (card < deck.HUNTER_EVENTS) == hunters]

    def put_back(self, ledger: Ledger, cards: list[Card]) -> None:
        """Put cards and open discards back into a deck of events; allies stay in play."""
        allies = self.in_play(ledger)
        for ally in allies:
            ledger.discard[ally] -= 1
        ledger.put_back(cards)
        for ally in allies:
            ledger.discard[ally] += 1

    def dracula_takes(self) -> None:
        """Dracula gets an event that he has yet to draw."""
        card = self.dracula_events.draw(EVENT_HAND)
        if self.view.seat != DRACULA_SEAT:
            self.dracula_events.tell(DRACULA_DREW_EVENT, (), [card], DRACULA_ONLY)

    def unread(self) -> list[Card]:
        """Return the events that Dracula has yet to draw: the last that he got."""
        cards = self.dracula_events.zones[EVENT_HAND]
        return cards[len(cards) - len(self.view.dracula.unread) :]

    def sizes(self) -> tuple[list[int], list[int], list[int], list[int]]:
        """Return how many cards each ledger's zones hold now."""
        view = self.view
        return (
            [*[len(hand) for hand in view.hands.items], len(view.looked_at)],
            [len(hand) for hand in view.hands.events],
            [len(view.dracula.event_hand) + len(view.dracula.unread), view.decks.events_buried],
            [len(hand) for hand in view.hands.tickets],
        )

    def discards(self) -> tuple[list[int], list[int], list[int], list[int]]:
        """Return what is face up in each ledger's discard pile now, or in play."""
        view = self.view
        items, events = list(view.public.item_discard), list(view.public.event_discard)
        for ally in (view.public.hunter_ally, view.public.dracula_ally):
            if ally != deck.NONE:
                events[ally] += 1
        if view.combat is not None:
            items[deck.GARLIC_WREATH] += len(view.combat.wreaths)
            for card in view.combat.events_open():
                events[card] += 1
        none = [0] * len(events)
        return (
            items,
            events[: deck.HUNTER_EVENTS] + none[deck.HUNTER_EVENTS :],
            none[: deck.HUNTER_EVENTS] + events[deck.HUNTER_EVENTS :],
            [0] * len(deck.TICKET_COPIES),
        )

    def begin(self, sizes: Sequence[list[int]], discards: Sequence[list[int]]) -> None:
        """Start the hands with this many cards of unknown faces, and these discards."""
        for at, ledger in enumerate(self.ledgers):
            ledger.moment = deck.NONE
            for zone, count in enumerate(sizes[at]):
                for _ in range(count):
                    ledger.draw(zone)
            ledger.discard = discards[at]
            for face, count in enumerate(discards[at]):
                ledger.deals[0].faces[face] -= count
                ledger.left -= count

    def forget(self) -> None:
        """Take the hands as they are, without a past."""
        self.begin(self.sizes(), self.discards())
        self.end()

    def end(self) -> None:
        """Process what is open now, and give the other cards faces."""
        view = self.view
        hands = ((self.items, view.hands.items), (self.events, view.hands.events))
        opened = (view.public.open_items, view.public.open_events)
        for hunter in deck.EVERY_HUNTER:
            for at, (ledger, held) in enumerate(hands):
                if deck.HIDDEN not in held[hunter]:
                    ledger.see(hunter, held[hunter])
                elif opened[at][hunter] != deck.NONE:
                    ledger.show(hunter, opened[at][hunter], [])
            if deck.HIDDEN not in view.hands.tickets[hunter]:
                self.tickets.see(hunter, view.hands.tickets[hunter])
        if deck.HIDDEN not in view.looked_at:
            self.items.see(LOOKED_AT, view.looked_at)
        hand = (*view.dracula.event_hand, *view.dracula.unread)
        if deck.HIDDEN not in hand:
            self.dracula_events.see(EVENT_HAND, hand)
        self.bar_at_once()
        for at, ledger in enumerate(self.ledgers):
            if [len(zone) for zone in ledger.zones[: ledger.gone]] != self.sizes()[at]:
                ledger.lost = True
            if not ledger.lost:
                ledger.settle()

    def bar_at_once(self) -> None:
        """Rule out cards that must be played when drawn, except for one just drawn."""
        top = self.view.flow[-1] if self.view.flow else None
        for hunter in deck.EVERY_HUNTER:
            fresh = isinstance(top, Drawn) and top.hunter == hunter
            for card in self.events.zones[hunter]:
                if card.face == deck.NONE and not (fresh and card is self.fresh_event):
                    card.bars += [(self.events.moment, face) for face in AT_ONCE]
        cards = self.dracula_events.zones[EVENT_HAND]
        new = len(self.view.dracula.unread) + int(isinstance(top, DraculaDrawn))
        for card in cards[: len(cards) - new]:
            if card.face == deck.NONE and card.way[0][1] == EVENT_HAND:  # a Hoax can bring him any
                card.bars += [(self.dracula_events.moment, face) for face in DRACULA_AT_ONCE]

    def settle_again(self, rng: Rng) -> None:
        """Imagine other faces for the cards that the viewer does not know."""
        for ledger in self.ledgers:
            ledger.settle_again(rng)


def allies_before(view: FuryView) -> list[int]:
    """Return the allies with which a scene began; a game begins with none."""
    found = [
        ally for ally in (view.public.hunter_ally, view.public.dracula_ally) if ally != deck.NONE
    ]
    for event in reversed(view.history):
        if isinstance(event, Fact) and event.kind is ALLY_JOINED:
            if event[parts.EVENT] in found:
                found.remove(event[parts.EVENT])
        elif isinstance(event, Fact) and event.kind is ALLY_LEFT:
            found.append(event[parts.EVENT])
    return found
