"""The plain data of a view of Fury of Dracula and of its printed facts.

`view.py` and `printed.py` are checked against these types, which are read at run time and so never
compiled. A card, a place or a power is named as in records; '?' is what the viewer may not know.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypedDict

from whitby.core.schema import First, NamedBy, Quiet, Seat, Word

Hunter = Annotated[Literal["godalming", "seward", "van_helsing", "mina"], Word("who")]
Side = Annotated[Literal["hunters", "dracula"], Word("side")]
Phase = Annotated[
    Literal["setup", "dawn", "day", "dusk", "night", "dracula", "over"], Word("phase")
]
Day = Annotated[
    Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
    Word("day"),
]
Back = Annotated[Literal["land", "sea", "castle"], Word("back")]
Size = Literal["small", "large", "castle", "sea"]
Way = Literal["road", "white", "yellow"]
Place = Annotated[str, Word("place")]
Power = Annotated[str, Word("power")]
Encounter = Annotated[str, Word("encounter")]
Item = Annotated[str, Word("item")]
Event = Annotated[str, Word("event")]
Ticket = Annotated[str, Word("ticket")]
SomeHunter = Annotated[str, Word("who")]
FightCard = Annotated[str, Word("fight")]
CombatCard = Annotated[str, Word("combat")]


class Lurker(TypedDict):
    """An encounter in a hideout or a lair."""

    card: Encounter
    open: Quiet[bool]
    damage: Quiet[int]


class Spot(TypedDict):
    """A hideout or a lair."""

    back: Back
    place: Place | None
    power: Quiet[Power | None]
    open: Quiet[bool]
    wolf: Quiet[bool]
    bat: Quiet[bool]
    rumour: Quiet[bool]
    encounters: Annotated[Quiet[list[Lurker]], NamedBy("card")]


class DraculaSheet(TypedDict):
    """What Dracula has."""

    seat: Seat
    place: Place | None
    damage: Quiet[int]
    rumours: Quiet[int]
    encounters: list[Encounter]
    events: list[Event]
    guards: Quiet[int]


class Sheet(TypedDict):
    """What a hunter's sheet and hand show."""

    seat: Seat
    place: Place | None
    health: int
    bites: Quiet[int]
    delayed: Quiet[bool]
    bats: Quiet[bool]
    hospital: Quiet[Place | None]
    items: list[Item]
    events: list[Event]
    tickets: list[Ticket]
    open_item: Quiet[Item | None]
    open_event: Quiet[Event | None]


class Decks(TypedDict):
    """How many cards and tickets are left to draw."""

    items: int
    events: int
    encounters: int
    tickets: int


class Discards(TypedDict):
    """What was discarded: how many of each, and how many face down."""

    items: Quiet[dict[Item, int]]
    events: Quiet[dict[Event, int]]
    events_face_down: Quiet[int]
    encounters: Quiet[dict[Encounter, int]]
    encounters_face_down: Quiet[int]
    encounters_known: Quiet[dict[Encounter, int]]


class Allies(TypedDict):
    """The ally of each side."""

    hunters: Quiet[Event | None]
    dracula: Quiet[Event | None]


# `in` cannot be the name of a class field
Fighter = TypedDict(
    "Fighter",
    {
        "in": bool,
        "card": Quiet[FightCard | None],
        "last": Quiet[FightCard | None],
        "cancelled": Quiet[bool],
        "mesmerized": Quiet[bool],
        "wreath": Quiet[bool],
        "planned": Quiet[bool],
    },
)
Fighter.__doc__ = (
    "A hunter in a combat: still in it or not, and the cards of this round and the last."
)


class Combat(TypedDict):
    """A combat with Dracula or a vampire; `hunters` has those who were in it at the start."""

    against: Annotated[str, Word("foe")]
    round: int
    night: Quiet[bool]
    engaged: Quiet[SomeHunter | None]
    hunters: dict[SomeHunter, Fighter]
    card: Quiet[CombatCard | None]
    cancelled: Quiet[bool]
    hand: list[CombatCard]
    played: Quiet[list[CombatCard]]
    plots: Quiet[int]
    enraged: Quiet[bool]
    revenge: Quiet[bool]
    bullets: Quiet[bool]


class FuryData(TypedDict):
    """What one viewer sees of a game."""

    options: dict[str, str]
    round: int
    phase: Phase
    day: Day
    week: int
    despair: Quiet[int]
    influence: int
    dracula: DraculaSheet
    trail: list[Spot | None]
    lairs: Quiet[list[Spot | None]]
    leaving: Spot | None
    hunters: dict[Hunter, Sheet]
    decks: Decks
    event_on_top: Side | None
    discards: Discards
    fog: Quiet[list[Place]]
    roadblocks: Quiet[list[Place]]
    storms: Quiet[list[Place]]
    consecrated: Quiet[Place | None]
    hosts: Quiet[list[Place]]
    facing: Quiet[Encounter | None]
    fighting: Quiet[list[Hunter]]
    trading: Quiet[list[Hunter]]
    allies: Allies
    in_force: Quiet[list[Annotated[str, Word("force")]]]
    combat: First[Combat | None]
    winner: Side | None
    reason: Annotated[str, Word("reason")] | None


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


VIEW: Final = FuryData
FACTS: Final = FuryFacts
