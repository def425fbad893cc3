"""The names of the parts of events and options: one table for codes and for words."""

from __future__ import annotations

from typing import Final

from whitby.games.fury.board import LINK_NAMES, PLACES, REGIONS
from whitby.games.fury.cards.table import (
    COMBAT,
    DAYS,
    ENCOUNTERS,
    EVENTS,
    FIGHT_CARDS,
    HUNTERS,
    ITEMS,
    POWERS,
    REASONS,
    SIDES,
    TICKETS,
)
from whitby.games.fury.schema import Back

BACKS: Final[tuple[Back, ...]] = ("land", "sea", "castle")
ANSWERS: Final[tuple[str, ...]] = ("no", "yes")
SPACE_NAMES: Final[tuple[str, ...]] = ("1", "2", "3", "4", "5", "6")
SLOT_NAMES: Final[tuple[str, ...]] = ("1", "2", "3")
SPOTS: Final[tuple[str, ...]] = (*SPACE_NAMES, "lair1", "lair2", "lair3")
"""Where encounters can be: a space of the trail, or a lair."""

MODES: Final[tuple[str, ...]] = (
    "rid_ally",
    "search_location",
    "ally",
    "immediate",
    "dawn_dusk",
    "deduction",
    "analysis",
    "unhallow",
    "no_supply",
    "corrupt",
    "pounce",
    "assist",
)
"""The modes of events that offer a choice (FURY-EVENT-06)."""

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "who": HUNTERS,
    "other": HUNTERS,
    "place": PLACES,
    "item": ITEMS,
    "items": ITEMS,
    "event": EVENTS,
    "events": EVENTS,
    "encounter": ENCOUNTERS,
    "encounters": ENCOUNTERS,
    "ticket": TICKETS,
    "tickets": TICKETS,
    "power": POWERS,
    "region": ("none", *REGIONS),
    "link": LINK_NAMES,
    "day": DAYS,
    "side": SIDES,
    "back": BACKS,
    "answer": ANSWERS,
    "reason": REASONS,
    "hunters": HUNTERS,
    "fight_card": FIGHT_CARDS,
    "combat": COMBAT,
    "combats": COMBAT,
    "mode": MODES,
    "hideouts": SPACE_NAMES,
    "space": SPACE_NAMES,
    "slot": SLOT_NAMES,
    "spot": SPOTS,
}
"""Each part by name, and the names of its values in records. Others are numbers."""

LISTS: Final[tuple[str, ...]] = ("items", "events", "encounters", "tickets", "hunters", "combats")
"""Parts with several values; an event has at most one, its last."""


def called(part: str, value: int) -> str:
    """Return the name of a value in records."""
    names = NAMES.get(part)
    return str(value) if names is None else names[value]
