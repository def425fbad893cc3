"""The names of cards, places and regions as players read them."""

from __future__ import annotations

from typing import Final

from whitby.games.fury.board import PLACES, REGIONS
from whitby.games.fury.cards.table import ENCOUNTERS, EVENTS, ITEMS, POWERS
from whitby.words import Speech

SPEECH: Final = Speech("en")
FAMILIES: Final = {
    "event": EVENTS,
    "encounter": ENCOUNTERS,
    "item": ITEMS,
    "power": POWERS,
    "place": PLACES,
    "region": REGIONS,
}
"""Where the names of Fury of Dracula stand in the words."""


def of_fury(name: str) -> str:
    """Return the name of a card, place or region of Fury of Dracula."""
    for family, names in FAMILIES.items():
        if name in names:
            return SPEECH.say(f"fury-{family}-{name}")
    return name


def of_duel(card: str) -> str:
    """Return the name of an action card of the duel."""
    return SPEECH.say(f"duel-card-{card}")


def of_ritual(name: str) -> str:
    """Return the name of a Ritual of Nosferatu."""
    return SPEECH.say(f"nosferatu-ritual-{name}")
