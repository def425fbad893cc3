"""Which cards were used in a game: for choosing or studying games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from whitby.core.engine import Event
from whitby.core.facts import Fact, Kind, Named
from whitby.games.fury import parts
from whitby.games.fury.cards.table import (
    BASIC_CARDS,
    COMBAT,
    ENCOUNTERS,
    EVENTS,
    FIGHT_CARDS,
    GARLIC_WREATH,
    HIDE,
    ITEMS,
    MISDIRECT,
    POWERS,
    TICKETS,
)
from whitby.games.fury.events import (
    AMBUSHED,
    DISCARDED_ITEM,
    DRACULA_PLAYED,
    FACES,
    FOUGHT_WITH,
    HID,
    HID_OPENLY,
    MATURED,
    MISDIRECTED,
    PLAYED,
    POWER_PLAYED,
    SHOWED,
    SPENT_TICKET,
    STRUCK_WITH,
    WREATH_LAID,
)

KINDS: Final[tuple[str, ...]] = (
    *EVENTS,
    *ITEMS,
    *ENCOUNTERS,
    *COMBAT,
    *[FIGHT_CARDS[card] for card in BASIC_CARDS],
    *POWERS,
    *TICKETS,
)
"""Every kind of card and ticket."""

USES: Final[dict[Kind, Named]] = {
    PLAYED: parts.EVENT,
    DRACULA_PLAYED: parts.EVENT,
    FACES: parts.ENCOUNTER,
    AMBUSHED: parts.ENCOUNTER,
    MATURED: parts.ENCOUNTER,
    SHOWED: parts.ITEM,
    DISCARDED_ITEM: parts.ITEM,
    FOUGHT_WITH: parts.FIGHT_CARD,
    STRUCK_WITH: parts.COMBAT_CARD,
    POWER_PLAYED: parts.POWER,
    SPENT_TICKET: parts.TICKET,
}
"""The events by which a card is used, and the part that names it."""

NAMELESS: Final[dict[Kind, str]] = {
    HID: POWERS[HIDE],
    HID_OPENLY: POWERS[HIDE],
    MISDIRECTED: POWERS[MISDIRECT],
    WREATH_LAID: ITEMS[GARLIC_WREATH],
}
"""The events that are about one card only."""


def used(events: Sequence[Event]) -> set[str]:
    """Return the kinds of cards that were used."""
    found: set[str] = set()
    for event in events:
        if not isinstance(event, Fact):
            continue
        kind = event.kind
        if kind in NAMELESS:
            found.add(NAMELESS[kind])
        elif kind in USES:
            part = USES[kind]
            found.add(part.text(event[part]) or "")
    return found
