"""What everyone sees of a game: the part of the state that a view shows as it is.

A field that stands here is shown to every viewer, and to the spectator. Everything else of the
state is listed with those who may know it in `rights.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from whitby.core.native import freeze
from whitby.games.fury.board import NOWHERE
from whitby.games.fury.cards.table import NONE, SETUP
from whitby.games.fury.state.hideout import PlacedEncounter

if TYPE_CHECKING:
    from mypy_extensions import i64

NOTHING: Final[list[int]] = []
"""The value of a list before the deal or the cloning: never changed, always replaced."""

COMMANDERS: Final = {
    2: (1, 1, 1, 1),
    3: (1, 2, 1, 2),
    4: (1, 2, 3, 1),
    5: (1, 2, 3, 4),
}
"""The seat that commands each hunter, by the number of people (FURY-PLAYERS-02)."""


class Public:
    """The open part of the table."""

    def __init__(self) -> None:
        self.commanders: tuple[int, ...] = COMMANDERS[5]
        # time and the tracks
        self.round: i64 = 0
        self.phase: i64 = SETUP
        self.day: i64 = 0  # of the week, Monday is 0
        self.despair: i64 = 0
        self.influence: i64 = 0
        # Dracula
        self.damage: i64 = 0
        self.rumours: i64 = 0  # tokens that he holds
        self.guards: i64 = 0  # matured Szgany Bodyguards in front of him
        # hunters
        self.places: list[int] = NOTHING
        self.wounds: list[int] = NOTHING
        self.bites: list[int] = NOTHING
        self.delayed: list[int] = NOTHING  # 1: delayed
        self.bats: list[int] = NOTHING  # 1: with a bats token
        self.beds: list[int] = NOTHING  # the hospital for a defeated hunter
        self.open_items: list[int] = NOTHING  # shown because of a weakness, or NONE
        self.open_events: list[int] = NOTHING
        # decks and discards
        self.item_discard: list[int] = NOTHING
        self.known_bottom: i64 = 0  # bottom cards whose backs were seen: they are the hunters'
        self.event_discard: list[int] = NOTHING  # counts of the face-up ones
        self.encounter_discard: list[int] = NOTHING
        # tokens on the board
        self.fog: tuple[int, ...] = ()  # a city once for each token
        self.roadblocks: tuple[int, ...] = ()
        self.storms: tuple[int, ...] = ()
        self.ground: i64 = NOWHERE  # consecrated ground
        self.hosts: tuple[int, ...] = ()  # heavenly hosts
        # allies, and the temporary effects of events
        self.hunter_ally: i64 = NONE
        self.dracula_ally: i64 = NONE
        self.no_supply: bool = False  # in the next hunter phase (Devilish Power)
        self.no_day: bool = False  # the next hunter phase has no day (Darkness Returns)
        self.nocturnal: bool = False  # combats by day count as night (Nocturnal Visit)
        self.long_night: bool = False  # hunters may move by road this night
        self.vigor: bool = False  # hunters have two actions this day
        self.telegraph: i64 = NONE  # the hunter who chooses the order in which they act
        self.swift: bool = False  # another Dracula phase follows
        self.acted: tuple[int, ...] = ()  # hunters who have had their turn, in a free order
        self.first_act: i64 = NONE  # what the hunter did with the first of two actions
        # during other things
        self.facing: PlacedEncounter | None = None  # the encounter being resolved
        self.stays: bool = False  # it goes back to its place afterwards
        self.traders: tuple[int, ...] = ()  # the two hunters of a trade
        self.fighting: tuple[int, ...] = ()  # the hunters in a fight
        self.ambush: bool = False  # the fight came from an ambush
        self.annulled: bool = False  # the event just played has been cancelled
        self.saved: bool = False  # a bite or fatal damage has been prevented
        self.tools: tuple[int, ...] = ()  # items shown before a search
        self.seduced: bool = False  # Seduction was played against the search
        self.misled: bool = False  # Dracula chooses where the train goes (False Tip)
        self.spared: tuple[int, ...] = ()  # hunters kept out of this fight by the fog
        self.misdirected: bool = False  # in this movement step
        # the end
        self.winner: i64 = NONE  # the side that won
        self.reason: i64 = 0

    def clone(self) -> Public:
        """Return an independent copy."""
        twin = Public()
        twin.commanders = self.commanders
        twin.round = self.round
        twin.phase = self.phase
        twin.day = self.day
        twin.despair = self.despair
        twin.influence = self.influence
        twin.damage = self.damage
        twin.rumours = self.rumours
        twin.guards = self.guards
        twin.places = self.places[:]
        twin.wounds = self.wounds[:]
        twin.bites = self.bites[:]
        twin.delayed = self.delayed[:]
        twin.bats = self.bats[:]
        twin.beds = self.beds[:]
        twin.open_items = self.open_items[:]
        twin.open_events = self.open_events[:]
        twin.item_discard = self.item_discard[:]
        twin.event_discard = self.event_discard[:]
        twin.encounter_discard = self.encounter_discard[:]
        twin.known_bottom = self.known_bottom
        twin.hunter_ally = self.hunter_ally
        twin.dracula_ally = self.dracula_ally
        twin.no_supply = self.no_supply
        twin.no_day = self.no_day
        twin.nocturnal = self.nocturnal
        twin.long_night = self.long_night
        twin.vigor = self.vigor
        twin.telegraph = self.telegraph
        twin.swift = self.swift
        twin.acted = self.acted
        twin.first_act = self.first_act
        twin.fog = self.fog
        twin.roadblocks = self.roadblocks
        twin.storms = self.storms
        twin.ground = self.ground
        twin.hosts = self.hosts
        twin.facing = self.facing
        twin.stays = self.stays
        twin.traders = self.traders
        twin.fighting = self.fighting
        twin.ambush = self.ambush
        twin.annulled = self.annulled
        twin.saved = self.saved
        twin.misled = self.misled
        twin.tools = self.tools
        twin.seduced = self.seduced
        twin.spared = self.spared
        twin.misdirected = self.misdirected
        twin.winner = self.winner
        twin.reason = self.reason
        return twin

    def __reduce__(self) -> Any:
        return freeze(self)

    def __repr__(self) -> str:
        values = [f"{name}={value!r}" for name, value in sorted(freeze(self)[1][1].items())]
        return f"Public({', '.join(values)})"
