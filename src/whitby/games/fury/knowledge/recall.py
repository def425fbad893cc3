"""Replay a viewer's history into ledgers, with random choices for what they did not see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whitby.core.facts import Fact, Kind
from whitby.core.rng import Rng
from whitby.games.fury import parts
from whitby.games.fury.cards.table import (
    GARLIC_WREATH,
    NONE,
    WAX_CYLINDERS,
)
from whitby.games.fury.events import (
    DISCARDED_EVENT,
    DISCARDED_ITEM,
    DRACULA_DISCARDED_EVENT,
    DRACULA_PLAYED,
    EVENT_BURIED,
    EVENT_DRAWN,
    EVENT_OPENED,
    EVENT_THROWN,
    EVENT_TO_DRACULA,
    EVENTS_LOST,
    EVENTS_SHUFFLED,
    EVENTS_TAKEN,
    FOUND_ITEM,
    GAVE_BACK_TICKET,
    HANDED_EVENT,
    HANDED_ITEM,
    HANDED_TICKET,
    HOAX_TAKEN,
    ITEM_DRAWN,
    ITEM_THROWN,
    ITEMS_LOST,
    PLAYED,
    PUT_ON_TRAIL,
    SCHEMES_SHUFFLED,
    SHOWED,
    SPENT_TICKET,
    TICKET_DRAWN,
    TICKETS_LOST,
    WAX_RETURNS,
    WREATH_LAID,
)
from whitby.games.fury.knowledge.recall_events import EVENT_CARDS
from whitby.games.fury.knowledge.recall_hands import HANDS
from whitby.games.fury.knowledge.recollection import BURIED, FINDS, SCHEMES, Recollection
from whitby.games.fury.view import FuryView

ATTEMPTS: Final = 100
"""Attempts with other random choices before the past is given up."""

STORY: Final[dict[Kind, Callable[[Recollection, Fact], None]]] = {**HANDS, **EVENT_CARDS}
"""What is remembered about each kind of event."""

FLOWS: Final[dict[Kind, tuple[int, int, int]]] = {
    ITEM_DRAWN: (0, 1, 0),
    DISCARDED_ITEM: (0, -1, 0),
    ITEMS_LOST: (0, -1, 0),
    HANDED_ITEM: (0, -1, 1),
    WREATH_LAID: (0, -1, 0),
    FOUND_ITEM: (0, 1, 0),
    EVENT_DRAWN: (1, 1, 0),
    DISCARDED_EVENT: (1, -1, 0),
    PLAYED: (1, -1, 0),
    WAX_RETURNS: (1, 1, 0),
    EVENTS_LOST: (1, -1, 0),
    HANDED_EVENT: (1, -1, 1),
    EVENT_TO_DRACULA: (2, 1, SCHEMES),
    HOAX_TAKEN: (2, 1, SCHEMES),
    DRACULA_DISCARDED_EVENT: (2, -1, SCHEMES),
    DRACULA_PLAYED: (2, -1, SCHEMES),
    EVENT_THROWN: (2, 1, BURIED),
    TICKET_DRAWN: (3, 1, 0),
    GAVE_BACK_TICKET: (3, -1, 0),
    SPENT_TICKET: (3, -1, 0),
    HANDED_TICKET: (3, -1, 1),
}
"""The ledger, and what the event's first and second hand gain; or Dracula's zone."""

PILES: Final[dict[Kind, int]] = {
    DISCARDED_ITEM: 0,
    ITEMS_LOST: 0,
    ITEM_THROWN: 0,
    DISCARDED_EVENT: 1,
    PLAYED: 1,
    EVENT_OPENED: 1,
    EVENTS_LOST: 1,
    DRACULA_DISCARDED_EVENT: 2,
    DRACULA_PLAYED: 2,
}
"""Which event puts cards into which discard pile."""


LOSSES: Final = (ITEMS_LOST, EVENTS_LOST)
"""The events by which a hunter loses several cards."""


def faces_in(event: Fact) -> tuple[int, ...]:
    """Return the cards that an event names: its last part."""
    if event.kind is ITEMS_LOST:
        return event[parts.ITEM_CARDS]
    if event.kind is EVENTS_LOST:
        return event[parts.EVENT_CARDS]
    return (event[event.kind.parts[-1]],)


def begin_scene(story: Recollection) -> None:
    """A scene starts with cards in hands and discard piles: what did not come later was there.

    If a pile has been shuffled since, it is assumed to have been empty.
    """
    sizes, discards = story.sizes(), story.discards()
    sizes[0][FINDS] = 0
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
        elif event.kind is TICKETS_LOST:
            sizes[3][event[parts.WHO]] += event[parts.COUNT]
        elif event.kind in (EVENTS_TAKEN, EVENT_BURIED):
            zone = SCHEMES if event.kind is EVENTS_TAKEN else BURIED
            sizes[2][zone] -= event[parts.COUNT]
        if event.kind in PILES:
            at = PILES[event.kind]
            for face in faces_in(event):
                discards[at][face] -= 1
        elif event.kind is WREATH_LAID:
            discards[0][GARLIC_WREATH] -= 1
        elif event.kind is WAX_RETURNS:
            discards[1][WAX_CYLINDERS] += 1
    story.begin(
        [[max(0, size) for size in row] for row in sizes],
        [[max(0, count) for count in row] for row in discards],
    )


def tell(story: Recollection) -> None:
    """Replay the history and settle all faces; a ledger whose random choices do not fit is lost."""
    history = story.view.history
    if any(event.kind is PUT_ON_TRAIL for event in history if isinstance(event, Fact)):
        begin_scene(story)
    for at, event in enumerate(history):
        if not isinstance(event, Fact) or event.kind not in STORY:
            continue
        follows = history[at + 1] if at + 1 < len(history) else None
        story.next = follows if isinstance(follows, Fact) else None
        for ledger in story.ledgers:
            ledger.moment = at
        if event.kind is not SHOWED:
            story.shown = []
        if event.kind not in (EVENTS_SHUFFLED, SCHEMES_SHUFFLED):
            story.playing = NONE
        STORY[event.kind](story, event)
        if story.next is None or story.next.kind is not SHOWED:
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
