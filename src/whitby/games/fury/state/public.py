"""What everyone sees of a game: the part of the state that a view shows as it is.

A field that stands here is shown to every viewer, and to the spectator. Everything else of the
state is listed with those who may know it in `rights.py`. What belongs to each hunter or kind is a
tuple that is only ever replaced: clones share it, and the same tuple has the same values.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from whitby.core.native import mypyc_attr
from whitby.core.state import StatePart
from whitby.games.fury.board import NOWHERE
from whitby.games.fury.cards.table import NONE, SETUP
from whitby.games.fury.state.hideout import PlacedEncounter

if TYPE_CHECKING:
    from mypy_extensions import i64

T = TypeVar("T")

COMMANDERS: Final = {
    2: (1, 1, 1, 1),
    3: (1, 2, 1, 2),
    4: (1, 2, 3, 1),
    5: (1, 2, 3, 4),
}
"""The seat that commands each hunter, by the number of people (FURY-PLAYERS-02)."""


def total(counts: tuple[int, ...]) -> i64:
    """Return how many cards or tokens there are; compiled, `sum` would be slower."""
    found: i64 = 0
    for count in counts:
        each: i64 = count
        found += each
    return found


def has(values: tuple[int, ...], value: int) -> bool:
    """Return whether a number is among some; compiled, `in` would be slower."""
    for each in values:  # noqa: SIM110 (faster than a generator)
        if each == value:
            return True
    return False


def put(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """Return the values with one of them replaced."""
    if len(values) == 4:  # one for each hunter, which is asked for most; a list takes longer
        first, second, third, fourth = values
        if at == 0:
            return (value, second, third, fourth)
        if at == 1:
            return (first, value, third, fourth)
        if at == 2:
            return (first, second, value, fourth)
        return (first, second, third, value)
    changed = list(values)
    changed[at] = value
    return tuple(changed)


def more(counts: tuple[int, ...], at: int, by: int = 1) -> tuple[int, ...]:
    """Return the counts with one of them raised, or lowered."""
    return put(counts, at, counts[at] + by)


@mypyc_attr(free_list_len=1)  # most clones are dropped before the next is made
class Public(StatePart):
    """The open part of the table."""

    def __init__(self, like: Public | None = None) -> None:
        # Each field: that of the table to copy, or the one before the deal.
        self.commanders: tuple[int, ...] = like.commanders if like else COMMANDERS[5]

        # time and the tracks
        self.round: int = like.round if like else 0
        self.phase: int = like.phase if like else SETUP
        self.day: int = like.day if like else 0  # of the week, Monday is 0
        self.despair: int = like.despair if like else 0
        self.influence: int = like.influence if like else 0

        # Dracula
        self.damage: int = like.damage if like else 0
        self.rumours: int = like.rumours if like else 0  # tokens that he holds
        self.guards: int = like.guards if like else 0  # matured Szgany Bodyguards in front of him

        # hunters
        self.places: tuple[int, ...] = like.places if like else ()
        self.wounds: tuple[int, ...] = like.wounds if like else ()
        self.bites: tuple[int, ...] = like.bites if like else ()
        self.delayed: tuple[int, ...] = like.delayed if like else ()  # 1: delayed
        self.bats: tuple[int, ...] = like.bats if like else ()  # 1: with a bats token
        # the hospital for a defeated hunter
        self.hospitals: tuple[int, ...] = like.hospitals if like else ()
        # shown because of a weakness, or NONE
        self.open_items: tuple[int, ...] = like.open_items if like else ()
        self.open_events: tuple[int, ...] = like.open_events if like else ()

        # decks and discards
        self.item_discard: tuple[int, ...] = like.item_discard if like else ()
        # bottom cards whose backs were seen: they are the hunters'
        self.known_bottom: int = like.known_bottom if like else 0
        # counts of the face-up ones
        self.event_discard: tuple[int, ...] = like.event_discard if like else ()
        self.encounter_discard: tuple[int, ...] = like.encounter_discard if like else ()

        # tokens on the board
        self.fog: tuple[int, ...] = like.fog if like else ()  # a city once for each token
        self.roadblocks: tuple[int, ...] = like.roadblocks if like else ()
        self.storms: tuple[int, ...] = like.storms if like else ()
        self.ground: int = like.ground if like else NOWHERE  # consecrated ground
        self.hosts: tuple[int, ...] = like.hosts if like else ()  # heavenly hosts

        # allies, and the temporary effects of events
        self.hunter_ally: int = like.hunter_ally if like else NONE
        self.dracula_ally: int = like.dracula_ally if like else NONE
        # in the next hunter phase (Devilish Power)
        self.no_supply: bool = like.no_supply if like else False
        # the next hunter phase has no day (Darkness Returns)
        self.no_day: bool = like.no_day if like else False
        # combats by day count as night (Nocturnal Visit)
        self.nocturnal: bool = like.nocturnal if like else False
        # hunters may move by road this night
        self.long_night: bool = like.long_night if like else False
        self.vigor: bool = like.vigor if like else False  # hunters have two actions this day
        # the hunter who chooses the order in which they act
        self.telegraph: int = like.telegraph if like else NONE
        self.swift: bool = like.swift if like else False  # another Dracula phase follows
        # hunters who have had their turn, in a free order
        self.acted: tuple[int, ...] = like.acted if like else ()
        # what the hunter did with the first of two actions
        self.first_act: int = like.first_act if like else NONE

        # during other things
        # the encounter being resolved
        self.facing: PlacedEncounter | None = like.facing if like else None
        self.stays: bool = like.stays if like else False  # it goes back to its place afterwards
        self.traders: tuple[int, ...] = like.traders if like else ()  # the two hunters of a trade
        self.fighting: tuple[int, ...] = like.fighting if like else ()  # the hunters in a fight
        self.ambush: bool = like.ambush if like else False  # the fight came from an ambush
        # the event just played has been cancelled
        self.annulled: bool = like.annulled if like else False
        # a bite or fatal damage has been prevented
        self.saved: bool = like.saved if like else False
        self.tools: tuple[int, ...] = like.tools if like else ()  # items shown before a search
        # Seduction was played against the search
        self.seduced: bool = like.seduced if like else False
        # Dracula chooses where the train goes (False Tip)
        self.misled: bool = like.misled if like else False
        # hunters kept out of this fight by the fog
        self.spared: tuple[int, ...] = like.spared if like else ()
        self.misdirected: bool = like.misdirected if like else False  # in this movement step

        # the end
        self.winner: int = like.winner if like else NONE  # the side that won
        self.reason: int = like.reason if like else 0

    def clone(self) -> Public:
        """Return an independent copy."""
        return Public(self)
