"""What a viewer remembers about event cards, the hunters' and Dracula's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whitby.core.facts import Fact, Kind
from whitby.games.fury import events, parts
from whitby.games.fury.cards.events.combat import ITEMS_LOOKED_AT
from whitby.games.fury.cards.events.every import DISCARDED_LAST
from whitby.games.fury.cards.table import (
    LUCKY_FIND,
    NONE,
    WAX_CYLINDERS,
)
from whitby.games.fury.knowledge.card_history import Card
from whitby.games.fury.knowledge.recollection import BURIED, EVENT_HAND, Recollection


def event_drawn(story: Recollection, event: Fact) -> None:
    """A hunter draws an event."""
    story.fresh_event = story.drawn(story.events, event[parts.WHO], events.DREW_EVENT)


def event_discarded(story: Recollection, event: Fact) -> None:
    """A hunter discards an event, openly."""
    story.events.throw(event[parts.WHO], event[parts.EVENT])


def event_played(story: Recollection, event: Fact) -> None:
    """A hunter plays an event: until the deck is reshuffled it is somewhere visible."""
    hunter, face = event[parts.WHO], event[parts.EVENT]
    story.events.throw(hunter, face)
    if face == LUCKY_FIND:
        story.finder = hunter
        story.look(ITEMS_LOOKED_AT)


def event_turned(story: Recollection, event: Fact) -> None:
    """An event goes from the deck to the discards, openly."""
    face = event[parts.EVENT]
    if story.taken:
        story.events.lost |= not story.events.bind(story.taken.pop(0), face)
    else:
        card = story.events.draw(0, face)
        story.events.zones[0].remove(card)
    story.events.discard[face] += 1


def wax_returns(story: Recollection, event: Fact) -> None:
    """Wax Cylinders come back to the hand."""
    card = Card(0, event[parts.WHO], story.events.moment)
    card.face = WAX_CYLINDERS
    story.events.zones[event[parts.WHO]].append(card)
    story.events.discard[WAX_CYLINDERS] -= 1


def ally_joined(story: Recollection, event: Fact) -> None:
    """An ally is in play."""
    story.allies.append(event[parts.EVENT])


def ally_left(story: Recollection, event: Fact) -> None:
    """An ally is discarded."""
    if event[parts.EVENT] in story.allies:
        story.allies.remove(event[parts.EVENT])


def events_lost(story: Recollection, event: Fact) -> None:
    """A hunter loses all events, openly."""
    story.events.throw_all(event[parts.WHO], event[parts.EVENT_CARDS])


def events_seen(story: Recollection, event: Fact) -> None:
    """All events of a hunter are seen."""
    story.events.see(event[parts.WHO], event[parts.EVENT_CARDS])


def event_opened(story: Recollection, event: Fact) -> None:
    """A weakened hunter opens an event."""
    story.events.show(event[parts.WHO], event[parts.EVENT], [])
    story.events.open[event[parts.WHO]] = event[parts.EVENT]


def event_handed(story: Recollection, event: Fact) -> None:
    """An event changes hands."""
    story.handed(story.events, event, events.GAVE_EVENT)


def events_shuffled(story: Recollection, event: Fact) -> None:
    """The event deck is reshuffled, with the cards of both sides."""
    while story.events.left > 0:  # Immanuel Hildesheim empties it first
        card = story.events.draw(0)
        story.events.zones[0].remove(card)
        story.taken.append(card)
    while story.dracula_events.left > 0:
        story.dracula_takes()
        story.early += 1
    story.put_back(story.events, [])
    draculas_shuffled(story, event)


def draculas_shuffled(story: Recollection, event: Fact) -> None:
    """All of Dracula's discarded events go back into the deck."""
    buried = story.dracula_events.zones[BURIED]
    story.dracula_events.zones[BURIED] = []
    story.put_back(story.dracula_events, buried)


def dracula_drew(story: Recollection, event: Fact) -> None:
    """Dracula gets an event."""
    face = story.face(events.DRACULA_DREW_EVENT)
    card = story.dracula_events.draw(EVENT_HAND, face)
    if face == NONE:
        story.dracula_events.tell(events.DRACULA_DREW_EVENT, (), [card], events.DRACULA_ONLY)


def dracula_took(story: Recollection, event: Fact) -> None:
    """Dracula gets some events; he draws them one by one."""
    for _ in range(event[parts.COUNT] - story.early):
        story.dracula_takes()
    story.early = 0


def draculas_buried(story: Recollection, event: Fact) -> None:
    """Some of his events are discarded unseen (Mystic Research)."""
    for _ in range(event[parts.COUNT]):
        story.dracula_events.draw(BURIED)


def event_hand_seen(story: Recollection, event: Fact) -> None:
    """Dracula reveals his events."""
    story.dracula_events.see(EVENT_HAND, event[parts.EVENT_CARDS])


def dracula_buried(story: Recollection, event: Fact) -> None:
    """One of his events is discarded unseen."""
    story.dracula_events.draw(BURIED)


def dracula_discarded(story: Recollection, event: Fact) -> None:
    """Dracula discards an event, openly."""
    story.dracula_events.throw(EVENT_HAND, event[parts.EVENT])


def dracula_played(story: Recollection, event: Fact) -> None:
    """Dracula plays an event."""
    story.dracula_events.throw(EVENT_HAND, event[parts.EVENT])
    if event[parts.EVENT] in DISCARDED_LAST:
        story.playing = event[parts.EVENT]


def discards_read(story: Recollection, event: Fact) -> None:
    """Dracula reads his discarded events (FURY-INFO-03)."""
    open_now = list(story.dracula_events.discard)
    for ally in story.in_play(story.dracula_events):
        open_now[ally] -= 1
    hidden: list[int] = []
    for face in event[parts.EVENT_CARDS]:
        if open_now[face] > 0:
            open_now[face] -= 1
        else:
            hidden.append(face)
    story.dracula_events.see(BURIED, tuple(hidden))


def discard_taken(story: Recollection, event: Fact) -> None:
    """Dracula takes one of his discarded events; the others go back into the deck."""
    ledger = story.dracula_events
    found = ledger.zones[BURIED]
    allies = story.in_play(ledger)
    for face in range(len(ledger.discard)):
        kept = allies.count(face)
        for _ in range(ledger.discard[face] - kept):
            card = Card(0, BURIED, ledger.moment)
            card.face = face
            found.append(card)
        ledger.discard[face] = kept
    if not found:
        ledger.lost = True
        return
    face = story.face(events.HOAX_TOOK)
    if face == NONE:
        ledger.tell(events.HOAX_READ, (), found[:], events.DRACULA_ONLY)
        card = found[ledger.rng.below(len(found))]
        ledger.tell(events.HOAX_TOOK, (), [card], events.DRACULA_ONLY)
    else:
        named = [card for card in found if card.face == face]
        card = named[0] if named else found[0]
        ledger.lost = ledger.lost or not named
    ledger.zones[BURIED] = []
    ledger.zones[EVENT_HAND].append(card)
    card.zone = EVENT_HAND
    card.way.append((ledger.moment, EVENT_HAND))
    found.remove(card)
    if found:
        story.put_back(ledger, found)


EVENT_CARDS: Final[dict[Kind, Callable[[Recollection, Fact], None]]] = {
    events.EVENT_DRAWN: event_drawn,
    events.DISCARDED_EVENT: event_discarded,
    events.PLAYED: event_played,
    events.EVENT_OPENED: event_turned,
    events.WAX_RETURNS: wax_returns,
    events.ALLY_JOINED: ally_joined,
    events.ALLY_LEFT: ally_left,
    events.EVENTS_LOST: events_lost,
    events.SAW_EVENTS: events_seen,
    events.SHOWS_EVENT: event_opened,
    events.HANDED_EVENT: event_handed,
    events.EVENTS_SHUFFLED: events_shuffled,
    events.EVENT_TO_DRACULA: dracula_drew,
    events.EVENT_THROWN: dracula_buried,
    events.DRACULA_DISCARDED_EVENT: dracula_discarded,
    events.DRACULA_PLAYED: dracula_played,
    events.EVENTS_TAKEN: dracula_took,
    events.EVENT_BURIED: draculas_buried,
    events.LAID_EVENTS_OPEN: event_hand_seen,
    events.SCHEMES_SHUFFLED: draculas_shuffled,
    events.HOAX_READ: discards_read,
    events.HOAX_TAKEN: discard_taken,
}
"""What is remembered about each kind of event."""
