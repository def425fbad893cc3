"""The message ids used on Fury of Dracula's screen, by number and by name."""

from __future__ import annotations

from typing import Final

from whitby.games.fury import board, parts
from whitby.games.fury.cards import table as cards

PLACES: Final = tuple(f"fury-place-{name}" for name in board.PLACES)
REGIONS: Final = (
    "cli-fury-seas",
    *(f"fury-region-{name}" for name in board.REGIONS),
)
"""By number: the seas are not a region, and come first."""

HUNTERS: Final = tuple(f"fury-who-{name}" for name in cards.HUNTERS)
ITEMS: Final = tuple(f"fury-item-{name}" for name in cards.ITEMS)
EVENTS: Final = tuple(f"fury-event-{name}" for name in cards.EVENTS)
ENCOUNTERS: Final = tuple(f"fury-encounter-{name}" for name in cards.ENCOUNTERS)
POWERS: Final = tuple(f"fury-power-{name}" for name in cards.POWERS)
COMBAT: Final = tuple(
    f"fury-combat-{name}"
    for name in (*cards.COMBAT, *(cards.FIGHT_CARDS[card] for card in cards.BASIC_CARDS))
)
"""Dracula's combat cards, then those that every hunter has."""
FIGHT: Final = tuple(
    f"fury-{'combat' if card in cards.BASIC_CARDS else 'item'}-{name}"
    for card, name in enumerate(cards.FIGHT_CARDS)
)
"""What hunters fight with: items, and the cards that every hunter has."""
TICKETS: Final = tuple(f"fury-ticket-{name}" for name in cards.TICKETS)
DAYS: Final = tuple(f"fury-day-{name}" for name in cards.DAYS)
PHASES: Final = tuple(f"fury-phase-{name}" for name in cards.PHASES)
SIDES: Final = tuple(f"fury-side-{name}" for name in cards.SIDES)

SIZES: Final = (
    "cli-fury-size-small",
    "cli-fury-size-large",
    "cli-fury-size-castle",
    "cli-fury-size-sea",
)
PORTS: Final = ("cli-fury-port-small", "cli-fury-port-large")
"""The sizes of ports."""

BACKS: Final = tuple(f"fury-back-{name}" for name in parts.BACKS)
BAT: Final = "fury-combat-escape_as_bat"
TOPS: Final = ("cli-fury-top-hunters", "cli-fury-top-dracula")

SAID: Final = frozenset(
    (
        *PLACES,
        *REGIONS[1:],
        *HUNTERS,
        *ITEMS,
        *EVENTS,
        *ENCOUNTERS,
        *POWERS,
        *TICKETS,
        *DAYS,
        *PHASES,
        *SIDES,
        *BACKS,
        BAT,
    )
)
"""All message ids that the screen takes from the game's own messages."""

AIDS: Final = {
    id: f"fury-help-{id.rpartition('-')[2]}"
    for id in (*ITEMS, *EVENTS, *ENCOUNTERS, *POWERS, *COMBAT)
}
"""What can be asked about, and the message that explains it."""
