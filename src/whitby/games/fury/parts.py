"""The parts of events and options: what they are called, and how they are written in codes."""

from __future__ import annotations

from typing import Final

from whitby.core.facts import Listed, Named, Number
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

WHO: Final = Named("who", HUNTERS)
OTHER: Final = Named("other", HUNTERS)
HUNTERS_THERE: Final = Listed("hunters", HUNTERS)
PLACE: Final = Named("place", PLACES)
ITEM: Final = Named("item", ITEMS)
ITEM_CARDS: Final = Listed("items", ITEMS)
EVENT: Final = Named("event", EVENTS)
EVENT_CARDS: Final = Listed("events", EVENTS)
ENCOUNTER: Final = Named("encounter", ENCOUNTERS)
ENCOUNTER_CARDS: Final = Listed("encounters", ENCOUNTERS)
TICKET: Final = Named("ticket", TICKETS)
TICKET_CARDS: Final = Listed("tickets", TICKETS)
POWER: Final = Named("power", POWERS)
FIGHT_CARD: Final = Named("fight_card", FIGHT_CARDS)
COMBAT_CARD: Final = Named("combat", COMBAT)
COMBAT_CARDS: Final = Listed("combats", COMBAT)
MODE: Final = Named("mode", MODES)
REGION: Final = Named("region", ("none", *REGIONS))
LINK: Final = Named("link", LINK_NAMES)
SPACE: Final = Named("space", SPACE_NAMES)
SLOT: Final = Named("slot", SLOT_NAMES)
SPOT: Final = Named("spot", SPOTS)
BACK: Final = Named("back", BACKS)
DAY: Final = Named("day", DAYS)
WEEK: Final = Number("week")
SIDE: Final = Named("side", SIDES)
REASON: Final = Named("reason", REASONS)
ANSWER: Final = Named("answer", ANSWERS)
COUNT: Final = Number("count")
LEFT: Final = Number("left")

LISTS: Final[tuple[Listed, ...]] = (
    HUNTERS_THERE,
    ITEM_CARDS,
    EVENT_CARDS,
    ENCOUNTER_CARDS,
    TICKET_CARDS,
    COMBAT_CARDS,
)
"""Parts with several values; an event has at most one, its last."""
