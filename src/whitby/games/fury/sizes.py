"""How big a game is: all of Europe, or a reduced game that can be solved exactly.

Reduced games are basic games for two in Great Britain, whose six cities no road leaves; ships do
not sail. The hunters move, search or pass; nobody draws items, events, tickets or encounters.
Dracula has one point of health left, the hunters two each, and the defeat of a hunter is the
influence that Dracula lacks. A combat is fought with Claws and Mesmerize, in at most two
rounds. If Dracula is alive at the dawn after the last round, he wins.
"""

from __future__ import annotations

from typing import Any, Final

from whitby.core.game import Setting
from whitby.games.fury.board import LAND, LOCATIONS, NOWHERE, place
from whitby.games.fury.cards import table as cards

FULL: Final = "full"
SIZE: Final = Setting("size", (FULL, "small", "tiny"))
NO_LIMIT: Final = 10_000
ISLAND: Final = ("edinburgh", "liverpool", "london", "manchester", "plymouth", "swansea")
SEATS: Final = (2,)
"""The number of players of a reduced game."""


class Size:
    """The numbers in which a reduced game differs. It never changes."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.reduced = name != FULL
        self.starts = cards.BASIC_STARTS  # of the hunters; NOWHERE: not in this game
        self.land: tuple[int, ...] = tuple(range(LAND))  # places in play, besides the seas
        self.closed: tuple[int, ...] = ()  # places that Dracula cannot enter
        self.encounters = cards.ENCOUNTER_COPIES
        self.combat = cards.COMBAT_COPIES
        self.combat_rounds = cards.MOST_ROUNDS
        self.damage = 0  # Dracula's, at the start
        self.influence = 0
        self.health = 0  # of each hunter, if they are wounded at the start
        self.rounds = NO_LIMIT
        if self.reduced:
            self._reduce()

    def _reduce(self) -> None:
        """Make it a small game; the tiny one has one hunter."""
        godalming, seward = place("manchester"), place("london")
        alone = self.name == "tiny"
        self.starts = (godalming, NOWHERE if alone else seward, NOWHERE, NOWHERE)
        self.land = tuple([place(name) for name in ISLAND])
        self.closed = tuple(range(LAND, LOCATIONS))
        self.encounters = (0,) * len(cards.ENCOUNTER_COPIES)
        fists = (cards.CLAWS, cards.MESMERIZE)
        self.combat = tuple([int(card in fists) for card in range(len(cards.COMBAT))])
        self.combat_rounds = len(fists)
        self.damage = cards.DRACULA_HEALTH - 1
        self.influence = cards.WINNING_INFLUENCE - cards.DEFEAT_INFLUENCE
        self.health = cards.BLOW
        self.rounds = 3 if alone else 2

    def __reduce__(self) -> Any:
        return size_of, (self.name,)

    def __repr__(self) -> str:
        return f"<Size {self.name}>"


SIZES: Final = {name: Size(name) for name in SIZE.choices}


def size_of(name: str) -> Size:
    """Return the size with this name."""
    return SIZES[name]
