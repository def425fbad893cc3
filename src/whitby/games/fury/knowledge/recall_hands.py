"""What a viewer remembers about items and tickets: who drew, showed, gave and lost which."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whitby.core.facts import Fact, Kind
from whitby.games.fury import events, parts
from whitby.games.fury.cards.events.combat import ITEMS_LOOKED_AT
from whitby.games.fury.cards.table import (
    GARLIC_WREATH,
    ITEMS,
    NONE,
)
from whitby.games.fury.knowledge.recollection import LOOKED_AT, Recollection


def item_drawn(story: Recollection, event: Fact) -> None:
    """A hunter draws an item."""
    story.drawn(story.items, event[parts.WHO], events.DREW_ITEM)


def item_discarded(story: Recollection, event: Fact) -> None:
    """A hunter discards an item, openly."""
    hunter, face = event[parts.WHO], event[parts.ITEM]
    story.items.throw(hunter, face)
    if hunter in story.fought and story.fought[hunter].face == face:
        del story.fought[hunter]


def items_lost(story: Recollection, event: Fact) -> None:
    """A hunter loses all items, openly."""
    story.items.throw_all(event[parts.WHO], event[parts.ITEM_CARDS])


def items_seen(story: Recollection, event: Fact) -> None:
    """All items of a hunter are seen."""
    story.items.see(event[parts.WHO], event[parts.ITEM_CARDS])


def item_shown(story: Recollection, event: Fact) -> None:
    """A hunter shows an item; one shown right after another is a different one (Wolves)."""
    card = story.items.show(event[parts.WHO], event[parts.ITEM], story.shown)
    if card is not None:
        story.shown.append(card)


def item_opened(story: Recollection, event: Fact) -> None:
    """A weakened hunter opens an item."""
    story.items.show(event[parts.WHO], event[parts.ITEM], [])
    story.items.open[event[parts.WHO]] = event[parts.ITEM]


def item_handed(story: Recollection, event: Fact) -> None:
    """An item changes hands."""
    story.handed(story.items, event, events.GAVE_ITEM)


def items_shuffled(story: Recollection, event: Fact) -> None:
    """The item deck is reshuffled."""
    story.items.put_back([])
    if story.finder != NONE:
        story.look(ITEMS_LOOKED_AT - len(story.items.zones[LOOKED_AT]))


def combat_begins(story: Recollection, event: Fact) -> None:
    """Nobody has fought with anything yet."""
    story.fought = {}


def fought_with(story: Recollection, event: Fact) -> None:
    """A hunter fights with an item, which is not that of the previous round (FURY-COMBAT-11)."""
    hunter, face = event[parts.WHO], event[parts.FIGHT_CARD]
    before = story.fought.pop(hunter, None)
    if face < len(ITEMS):
        kept = [] if before is None else [before]
        card = story.items.show(hunter, face, kept)
        if card is not None:
            story.fought[hunter] = card


def wreath_laid(story: Recollection, event: Fact) -> None:
    """A hunter plays a Garlic Wreath."""
    story.items.lose(event[parts.WHO], GARLIC_WREATH)


def wreath_gone(story: Recollection, event: Fact) -> None:
    """It is discarded."""
    story.items.discard[GARLIC_WREATH] += 1


def items_looked_at(story: Recollection, event: Fact) -> None:
    """The viewer looks at the items found."""
    story.items.see(LOOKED_AT, event[parts.ITEM_CARDS])


def item_found(story: Recollection, event: Fact) -> None:
    """One of them is kept."""
    hunter = event[parts.WHO]
    face = story.face(events.TOOK_ITEM)
    card = story.items.give(LOOKED_AT, hunter, face)
    if face == NONE and card is not None:
        story.items.tell(events.TOOK_ITEM, (hunter,), [card], story.owner(hunter))


def item_thrown(story: Recollection, event: Fact) -> None:
    """The others are discarded, openly."""
    story.items.throw(LOOKED_AT, event[parts.ITEM])


def ticket_turned(story: Recollection, event: Fact) -> None:
    """A ticket from the pool is revealed and put back (Fast Horses)."""
    card = story.tickets.draw(0, event[parts.TICKET])
    story.tickets.zones[0].remove(card)
    story.tickets.put_back([card])


def ticket_drawn(story: Recollection, event: Fact) -> None:
    """A hunter draws a ticket."""
    story.fresh = story.drawn(story.tickets, event[parts.WHO], events.DREW_TICKET)


def ticket_returned(story: Recollection, event: Fact) -> None:
    """A hunter puts a ticket back, unseen: the one just drawn, or any."""
    hunter = event[parts.WHO]
    face = story.face(events.GAVE_BACK)
    if face == NONE:
        card = story.tickets.any_of(hunter)
        if card is not None:
            story.tickets.tell(events.GAVE_BACK, (hunter,), [card], story.owner(hunter))
            story.tickets.zones[hunter].remove(card)
    else:
        card = story.tickets.lose(hunter, face)
    if card is not None:
        story.tickets.put_back([card])


def ticket_spent(story: Recollection, event: Fact) -> None:
    """A hunter spends a ticket, openly."""
    card = story.tickets.lose(event[parts.WHO], event[parts.TICKET])
    if card is not None:
        story.tickets.put_back([card])


def tickets_lost(story: Recollection, event: Fact) -> None:
    """A hunter loses all tickets, unseen."""
    hunter = event[parts.WHO]
    cards = story.tickets.zones[hunter]
    story.tickets.zones[hunter] = []
    story.tickets.put_back(cards)


def ticket_handed(story: Recollection, event: Fact) -> None:
    """A ticket changes hands."""
    story.handed(story.tickets, event, events.GAVE_TICKET)


def tickets_seen(story: Recollection, event: Fact) -> None:
    """All tickets of a hunter are seen."""
    story.tickets.see(event[parts.WHO], event[parts.TICKET_CARDS])


def met(story: Recollection, event: Fact) -> None:
    """Two hunters see each other's cards, unless one person commands both (FURY-TRADE-01)."""
    one, two = event[parts.WHO], event[parts.OTHER]
    if story.owner(one) == story.owner(two):
        return
    for seen, by in ((one, two), (two, one)):
        if story.owns(by):
            continue  # the viewer saw that already
        for ledger, kind in (
            (story.items, events.SAW_ITEMS),
            (story.events, events.SAW_EVENTS),
            (story.tickets, events.SAW_TICKETS),
        ):
            ledger.tell(kind, (seen,), ledger.zones[seen][:], story.owner(by))


def hands_close(story: Recollection, event: Fact) -> None:
    """In a combat weakened hunters keep no card open (FURY-WEAK-08)."""
    for hunter in event[parts.HUNTERS_THERE]:
        story.items.open[hunter] = story.events.open[hunter] = NONE


HANDS: Final[dict[Kind, Callable[[Recollection, Fact], None]]] = {
    events.ITEM_DRAWN: item_drawn,
    events.DISCARDED_ITEM: item_discarded,
    events.ITEMS_LOST: items_lost,
    events.SAW_ITEMS: items_seen,
    events.SHOWED: item_shown,
    events.SHOWS_ITEM: item_opened,
    events.HANDED_ITEM: item_handed,
    events.COMBAT_BEGAN: combat_begins,
    events.FIGHT: hands_close,
    events.VAMPIRE_FIGHT: hands_close,
    events.FOUGHT_WITH: fought_with,
    events.EXCHANGED: fought_with,
    events.WREATH_LAID: wreath_laid,
    events.WREATH_GONE: wreath_gone,
    events.SAW_FINDS: items_looked_at,
    events.FOUND_ITEM: item_found,
    events.ITEM_THROWN: item_thrown,
    events.ITEMS_SHUFFLED: items_shuffled,
    events.TICKET_DRAWN: ticket_drawn,
    events.GAVE_BACK_TICKET: ticket_returned,
    events.SPENT_TICKET: ticket_spent,
    events.TICKET_TURNED: ticket_turned,
    events.TICKETS_LOST: tickets_lost,
    events.HANDED_TICKET: ticket_handed,
    events.SAW_TICKETS: tickets_seen,
    events.TRADED: met,
    events.LED: met,
}
"""What is remembered about each kind of event."""
