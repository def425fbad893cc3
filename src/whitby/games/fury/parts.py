"""The parts of events and options: what they are called, and how they are written in codes."""

from __future__ import annotations

from typing import Final

from whitby.core.facts import Listed, Named, Number
from whitby.core.topics import Topics
from whitby.games.fury.board import LINK_NAMES, PLACES, REGIONS
from whitby.games.fury.cards import table as cards
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

WHO: Final[Named] = Named("who", cards.HUNTERS)
OTHER: Final[Named] = Named("other", cards.HUNTERS)
HUNTERS_THERE: Final[Listed] = Listed("hunters", cards.HUNTERS)
PLACE: Final[Named] = Named("place", PLACES)
ITEM: Final[Named] = Named("item", cards.ITEMS)
ITEM_CARDS: Final[Listed] = Listed("items", cards.ITEMS)
EVENT: Final[Named] = Named("event", cards.EVENTS)
EVENT_CARDS: Final[Listed] = Listed("events", cards.EVENTS)
ENCOUNTER: Final[Named] = Named("encounter", cards.ENCOUNTERS)
ENCOUNTER_CARDS: Final[Listed] = Listed("encounters", cards.ENCOUNTERS)
TICKET: Final[Named] = Named("ticket", cards.TICKETS)
TICKET_CARDS: Final[Listed] = Listed("tickets", cards.TICKETS)
POWER: Final[Named] = Named("power", cards.POWERS)
FIGHT_CARD: Final[Named] = Named("fight_card", cards.FIGHT_CARDS)
COMBAT_CARD: Final[Named] = Named("combat", cards.COMBAT)
COMBAT_CARDS: Final[Listed] = Listed("combats", cards.COMBAT)
MODE: Final[Named] = Named("mode", MODES)
REGION: Final[Named] = Named("region", ("none", *REGIONS))
LINK: Final[Named] = Named("link", LINK_NAMES)
SPACE: Final[Named] = Named("space", SPACE_NAMES)
SLOT: Final[Named] = Named("slot", SLOT_NAMES)
SPOT: Final[Named] = Named("spot", SPOTS)
BACK: Final[Named] = Named("back", BACKS)
DAY: Final[Named] = Named("day", cards.DAYS)
WEEK: Final[Number] = Number("week")
SIDE: Final[Named] = Named("side", cards.SIDES)
REASON: Final[Named] = Named("reason", cards.REASONS)
ANSWER: Final[Named] = Named("answer", ANSWERS)
COUNT: Final[Number] = Number("count")
LEFT: Final[Number] = Number("left")

LISTS: Final[tuple[Listed, ...]] = (
    HUNTERS_THERE,
    ITEM_CARDS,
    EVENT_CARDS,
    ENCOUNTER_CARDS,
    TICKET_CARDS,
    COMBAT_CARDS,
)
"""Parts with several values; an event has at most one, its last."""

TOPICS: Final = Topics(
    (WHO,),
    {
        "ride": (WHO, TICKET),
        "keep": (WHO, TICKET),
        "hand": (WHO, OTHER),
        "wolves_weapon": (WHO, COUNT),
        "mob": (WHO, COUNT),
        "drop": (COUNT,),
        "lay_in_lair": (SLOT,),
        "answer_ambush": (WHO, ENCOUNTER),
        "save": (WHO, OTHER),
        "drawn": (WHO, EVENT),
        "scheme_drawn": (EVENT,),
        "name_city": (WHO, COUNT),
        "hurry": (WHO, COUNT),
        "great_wolf": (WHO, COUNT),
        "pounce": (COUNT,),
        "storms": (COUNT,),
        "add": (SPACE,),
    },
)
"""What prompts are about: a hunter, if nothing else is said."""
