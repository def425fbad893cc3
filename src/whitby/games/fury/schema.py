"""The plain data of a view of Fury of Dracula and of its printed facts.

The builders (`view.py`, `facts.py`) are checked against these types, and the page's types are
generated from them. A card, a place or a power is named as in records; '?' is what the viewer may
not know. Never compiled itself: the types are read at run time.
"""

from __future__ import annotations

from typing import Literal, TypedDict

Hunter = Literal["godalming", "seward", "van_helsing", "mina"]
Side = Literal["hunters", "dracula"]
Phase = Literal["setup", "dawn", "day", "dusk", "night", "dracula", "over"]
Day = Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
Back = Literal["land", "sea", "castle"]
Size = Literal["small", "large", "castle", "sea"]
Way = Literal["road", "white", "yellow"]


class Lurker(TypedDict):
    """An encounter in a hideout or a lair."""

    card: str
    open: bool
    damage: int


class Spot(TypedDict):
    """A hideout or a lair."""

    back: Back
    place: str | None
    power: str | None
    open: bool
    wolf: bool
    bat: bool
    rumour: bool
    encounters: list[Lurker]


class DraculaSheet(TypedDict):
    """What Dracula has."""

    seat: int
    place: str | None
    damage: int
    rumours: int
    encounters: list[str]
    events: list[str]
    guards: int


class Sheet(TypedDict):
    """What a hunter's sheet and hand show."""

    seat: int
    place: str | None
    health: int
    bites: int
    delayed: bool
    bats: bool
    hospital: str | None
    items: list[str]
    events: list[str]
    tickets: list[str]
    open_item: str | None
    open_event: str | None


class Decks(TypedDict):
    """How many cards and tickets are left to draw."""

    items: int
    events: int
    encounters: int
    tickets: int


class Discards(TypedDict):
    """What was discarded: how many of each, and how many face down."""

    items: dict[str, int]
    events: dict[str, int]
    events_face_down: int
    encounters: dict[str, int]
    encounters_face_down: int
    encounters_known: dict[str, int]


class Allies(TypedDict):
    """The ally of each side."""

    hunters: str | None
    dracula: str | None


# `in` cannot be the name of a class field
Fighter = TypedDict(
    "Fighter",
    {
        "in": bool,
        "card": str | None,
        "last": str | None,
        "cancelled": bool,
        "mesmerized": bool,
        "wreath": bool,
        "planned": bool,
    },
)
Fighter.__doc__ = (
    "A hunter in a combat: still in it or not, and the cards of this round and the last."
)


class Combat(TypedDict):
    """A combat with Dracula or a vampire; `hunters` has those who were in it at the start."""

    against: str
    round: int
    night: bool
    engaged: str | None
    hunters: dict[str, Fighter]
    card: str | None
    cancelled: bool
    hand: list[str]
    played: list[str]
    plots: int
    enraged: bool
    revenge: bool
    bullets: bool


class FuryData(TypedDict):
    """What one viewer sees of a game."""

    options: dict[str, str]
    round: int
    phase: Phase
    day: Day
    week: int
    despair: int
    influence: int
    dracula: DraculaSheet
    trail: list[Spot | None]
    lairs: list[Spot | None]
    leaving: Spot | None
    hunters: dict[Hunter, Sheet]
    decks: Decks
    event_on_top: Side | None
    discards: Discards
    fog: list[str]
    roadblocks: list[str]
    storms: list[str]
    consecrated: str | None
    hosts: list[str]
    facing: str | None
    fighting: list[Hunter]
    trading: list[Hunter]
    allies: Allies
    in_force: list[str]
    combat: Combat | None
    winner: Side | None
    reason: str | None


class PlaceFacts(TypedDict):
    """A place on the board."""

    size: Size
    region: str | None
    neighbours: list[str]
    port: bool


class LinkFacts(TypedDict):
    """A road or a railway between two places."""

    way: Way
    ends: list[str]


class HunterFacts(TypedDict):
    """A hunter's sheet: turn order, health, and limits."""

    order: int
    health: int
    bites: int
    items: int
    events: int


class ItemFacts(TypedDict):
    """An item card."""

    copies: int
    weapon: bool


class EventFacts(TypedDict):
    """An event card."""

    copies: int
    side: Side


class EncounterFacts(TypedDict):
    """An encounter; health is that of a vampire, influence what it scores when it matures."""

    copies: int
    health: int
    ambush: bool
    matures: bool
    influence: int


class RumourFacts(TypedDict):
    """A rumour token: how much more a vampire with it scores when it matures."""

    influence: int


class DraculaFacts(TypedDict):
    """Dracula's sheet."""

    health: int


class StrikeFacts(TypedDict):
    """A combat card of Dracula's: its effect on the engaged hunter, and on the combat."""

    copies: int
    damage: int
    heals: int
    cancels: list[str]
    night: bool
    ends: bool


class FightFacts(TypedDict):
    """A card that hunters fight with; it hurts those in `against`, or all if that is empty."""

    cancels: list[str]
    damage: int
    against: list[str]
    leaves: bool
    used_up: bool


class PowerFacts(TypedDict):
    """A power card."""

    copies: int


class TicketFacts(TypedDict):
    """A ticket: how far it leads on white and on yellow railways."""

    white: int
    yellow: int
    copies: int


class FuryFacts(TypedDict):
    """What is printed on the components."""

    places: dict[str, PlaceFacts]
    hospitals: dict[str, str]
    links: dict[str, LinkFacts]
    hunters: dict[Hunter, HunterFacts]
    items: dict[str, ItemFacts]
    events: dict[str, EventFacts]
    encounters: dict[str, EncounterFacts]
    rumour: RumourFacts
    dracula: DraculaFacts
    rounds: int
    combat: dict[str, StrikeFacts]
    fights: dict[str, FightFacts]
    powers: dict[str, PowerFacts]
    tickets: dict[str, TicketFacts]
