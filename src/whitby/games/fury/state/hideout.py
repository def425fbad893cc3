"""A hideout: everything on one space of the trail or in one lair slot.

Hideouts and the cards on them never change; a change replaces them. So clones of a state share
them.
"""

from __future__ import annotations

from typing import Any, Final

from whitby.core.native import freeze
from whitby.games.fury.board import CASTLE_DRACULA, NOWHERE, is_sea
from whitby.games.fury.cards.table import HIDDEN, HIDE, NONE

TRAIL: Final = 6
"""Spaces of the trail (FURY-TRAIL-01)."""
THIRD_SPACE: Final = 2
"""Two events are about it."""
SLOTS: Final = 3
"""Slots for lairs (FURY-LAIR-01)."""

# What a viewer sees of an unknown card: its back (FURY-COMP-15)
HIDDEN_LAND: Final = -2
HIDDEN_SEA: Final = -3

# Backs, as everyone sees them
LAND_BACK: Final = 0
SEA_BACK: Final = 1
CASTLE_BACK: Final = 2


class PlacedEncounter:
    """An encounter card in its place: its face, whether it is face up, its damage.

    `used` marks a card that has already been used against the hunter who just arrived.
    """

    def __init__(self, kind: int, up: bool = False, damage: int = 0, used: bool = False) -> None:
        self.kind = kind
        self.up = up
        self.damage = damage
        self.used = used

    def turned(self) -> PlacedEncounter:
        """Return it face up."""
        return PlacedEncounter(self.kind, True, self.damage, self.used)

    def __reduce__(self) -> Any:
        return freeze(self)

    def __repr__(self) -> str:
        return f"PlacedEncounter({self.kind}, {self.up}, {self.damage}, {self.used})"


class Hideout:
    """A location card or a power card, or both, and what is with it.

    `place` is the location, `power` a power card instead of it, `wolf` Wolf Form with it, `bat` the
    Escape as Bat card with it. `up` says whether the card that shows where it is is face up. `tied`
    belongs to Hide: its location is still on the trail (FURY-HIDE-02, FURY-HIDE-03).
    """

    def __init__(
        self,
        place: int,
        power: int = NONE,
        up: bool = False,
        encounters: tuple[PlacedEncounter, ...] = (),
        rumour: bool = False,
        wolf: bool = False,
        bat: bool = False,
        tied: bool = False,
    ) -> None:
        self.place = place
        self.power = power
        self.up = up
        self.encounters = encounters
        self.rumour = rumour
        self.wolf = wolf
        self.bat = bat
        self.tied = tied

    def turned(self) -> Hideout:
        """Return it with its card face up."""
        return Hideout(
            self.place,
            self.power,
            True,
            self.encounters,
            self.rumour,
            self.wolf,
            self.bat,
            self.tied,
        )

    def holding(self, encounters: tuple[PlacedEncounter, ...]) -> Hideout:
        """Return it with other encounter cards."""
        return Hideout(
            self.place, self.power, self.up, encounters, self.rumour, self.wolf, self.bat, self.tied
        )

    def with_rumour(self, rumour: bool) -> Hideout:
        """Return it with or without a rumour token."""
        return Hideout(
            self.place, self.power, self.up, self.encounters, rumour, self.wolf, self.bat, self.tied
        )

    def untied(self) -> Hideout:
        """Return a Hide whose location has left the trail."""
        return Hideout(
            self.place, self.power, self.up, self.encounters, self.rumour, self.wolf, self.bat
        )

    def bare(self) -> Hideout:
        """Return its location card alone (FURY-ERROR-04, FURY-CURLOC-09)."""
        return Hideout(self.place, NONE, self.up)

    def as_lair(self) -> Hideout:
        """Return it as a lair: Wolf Form goes back (FURY-LAIR-07, FURY-WOLF-09)."""
        return Hideout(self.place, NONE, self.up, self.encounters, self.rumour)

    def seen(self) -> Hideout:
        """Return it as everyone sees it: backs, open cards, tokens (FURY-COMP-15, COMP-16)."""
        faces = [encounter for encounter in self.encounters if encounter.up]
        hidden = [PlacedEncounter(HIDDEN) for encounter in self.encounters if not encounter.up]
        encounters = (*faces, *hidden)  # face-down ones are all alike
        power, tied = (self.power, self.tied) if self.up else (NONE, False)
        return Hideout(
            self.shown_place(),
            power,
            self.up,
            encounters,
            self.rumour,
            self.wolf,
            self.bat,
            tied,
        )

    def shown_place(self) -> int:
        """Return its place as everyone sees it: face down, a card has only its back."""
        if self.up or self.place == CASTLE_DRACULA:
            return self.place
        return HIDDEN_SEA if self.back() == SEA_BACK else HIDDEN_LAND

    def hides(self) -> bool:
        """Return whether this is the Hide card."""
        return self.power == HIDE

    def back(self) -> int:
        """Return the back of its card."""
        if is_sea(self.place) or self.place == HIDDEN_SEA:
            return SEA_BACK
        return CASTLE_BACK if self.place == CASTLE_DRACULA else LAND_BACK

    def is_city(self) -> bool:
        """Return whether it is the card of a city."""
        return self.place != NOWHERE and not is_sea(self.place)

    def __reduce__(self) -> Any:
        return freeze(self)

    def __repr__(self) -> str:
        return (
            f"Hideout({self.place}, {self.power}, {self.up}, {self.encounters}, {self.rumour}, "
            f"{self.wolf}, {self.bat}, {self.tied})"
        )
