"""Replay a viewer's history into ledgers, with random choices for what they did not see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whitby.core.facts import Fact, Kind
from whitby.core.rng import Rng
from whitby.games.fury import events, parts
from whitby.games.fury.cards.table import (
    GARLIC_WREATH,
    NONE,
    WAX_CYLINDERS,
)
from whitby.games.fury.knowledge.recall_events import EVENT_CARDS
from whitby.games.fury.knowledge.recall_hands import HANDS
from whitby.games.fury.knowledge.recollection import BURIED, EVENT_HAND, LOOKED_AT, Recollection
from whitby.games.fury.view import FuryView

ATTEMPTS: Final = 100
"""Attempts with other random choices before the past is given up."""

STORY: Final[dict[Kind, Callable[[Recollection, Fact], None]]] = {**HANDS, **EVENT_CARDS}
"""What is remembered about each kind of event."""

FLOWS: Final[dict[Kind, tuple[int, int, int]]] = {
    events.ITEM_DRAWN: (0, 1, 0),
    events.DISCARDED_ITEM: (0, -1, 0),
    events.ITEMS_LOST: (0, -1, 0),
    events.HANDED_ITEM: (0, -1, 1),
    events.WREATH_LAID: (0, -1, 0),
    events.FOUND_ITEM: (0, 1, 0),
    events.EVENT_DRAWN: (1, 1, 0),
    events.DISCARDED_EVENT: (1, -1, 0),
    events.PLAYED: (1, -1, 0),
    events.WAX_RETURNS: (1, 1, 0),
    events.EVENTS_LOST: (1, -1, 0),
    events.HANDED_EVENT: (1, -1, 1),
    events.EVENT_TO_DRACULA: (2, 1, EVENT_HAND),
    events.HOAX_TAKEN: (2, 1, EVENT_HAND),
    events.DRACULA_DISCARDED_EVENT: (2, -1, EVENT_HAND),
    events.DRACULA_PLAYED: (2, -1, EVENT_HAND),
    events.EVENT_THROWN: (2, 1, BURIED),
    events.TICKET_DRAWN: (3, 1, 0),
    events.GAVE_BACK_TICKET: (3, -1, 0),
    events.SPENT_TICKET: (3, -1, 0),
    events.HANDED_TICKET: (3, -1, 1),
}
"""The ledger, and what the event's first and second hand gain; or Dracula's zone."""

PILES: Final[dict[Kind, int]] = {
    events.DISCARDED_ITEM: 0,
    events.ITEMS_LOST: 0,
    events.ITEM_THROWN: 0,
    events.DISCARDED_EVENT: 1,
    events.PLAYED: 1,
    events.EVENT_OPENED: 1,
    events.EVENTS_LOST: 1,
    events.DRACULA_DISCARDED_EVENT: 2,
    events.DRACULA_PLAYED: 2,
}
"""Which event puts cards into which discard pile."""


LOSSES: Final = (events.ITEMS_LOST, events.EVENTS_LOST)
"""The events by which a hunter loses several cards."""


def faces_in(event: Fact) -> tuple[int, ...]:
    """Return the cards that an event names: its last part."""
    if event.kind is events.ITEMS_LOST:
        return event[parts.ITEM_CARDS]
    if event.kind is events.EVENTS_LOST:
        return event[parts.EVENT_CARDS]
    return (event[event.kind.parts[-1]],)


def begin_scene(story: Recollection) -> None:
    """A scene starts with cards in hands and discard piles: what did not come later was there.

    If a pile has been shuffled since, it is assumed to have been empty.
    """
    sizes, discards = story.sizes(), story.discards()
    sizes[0][LOOKED_AT] = 0
    for event in story.view.history:
        if not isinstance(event, Fact):
            continue
        if event.kind in FLOWS:
            at, first, second = FLOWS[event.kind]
            zone = event[parts.WHO] if at != 2 else second
            many = len(faces_in(event)) if event.kind in LOSSES else 1
            sizes[at][zone] -= first * many
            if at != 2 and second:
                sizes[at][event[parts.OTHER]] -= second
        elif event.kind is events.TICKETS_LOST:
            sizes[3][event[parts.WHO]] += event[parts.COUNT]
        elif event.kind in (events.EVENTS_TAKEN, events.EVENT_BURIED):
            zone = EVENT_HAND if event.kind is events.EVENTS_TAKEN else BURIED
            sizes[2][zone] -= event[parts.COUNT]
        if event.kind in PILES:
            at = PILES[event.kind]
            for face in faces_in(event):
                discards[at][face] -= 1
        elif event.kind is events.WREATH_LAID:
            discards[0][GARLIC_WREATH] -= 1
        elif event.kind is events.WAX_RETURNS:
            discards[1][WAX_CYLINDERS] += 1
    story.begin(
        [[max(0, size) for size in row] for row in sizes],
        [[max(0, count) for count in row] for row in discards],
    )


def tell(story: Recollection) -> None:
    """Replay the history and settle all faces; a ledger whose random choices do not fit is lost."""
    history = story.view.history
    if any(event.kind is events.PUT_ON_TRAIL for event in history if isinstance(event, Fact)):
        begin_scene(story)
    for at, event in enumerate(history):
        if not isinstance(event, Fact) or event.kind not in STORY:
            continue
        follows = history[at + 1] if at + 1 < len(history) else None
        story.next = follows if isinstance(follows, Fact) else None
        for ledger in story.ledgers:
            ledger.moment = at
        if event.kind is not events.SHOWED:
            story.shown = []
        if event.kind not in (events.EVENTS_SHUFFLED, events.SCHEMES_SHUFFLED):
            story.playing = NONE
        STORY[event.kind](story, event)
        if story.next is None or story.next.kind is not events.SHOWED:
            story.shown = []
    story.end()


def recall(view: FuryView, rng: Rng) -> Recollection:
    """Return the hidden cards as the viewer may imagine them.

    The ledgers are independent, so each is replayed until its random choices fit. One for which
    that never happens fits only the present.
    """
    found = Recollection(view, rng)
    tell(found)
    for _ in range(ATTEMPTS):
        if found.keep(found):
            return found
        story = Recollection(view, rng)
        tell(story)
        found.keep(story)
    story = Recollection(view, rng)
    story.forget()
    found.forgotten = not found.keep(found)
    found.keep(story)
    return found
