"""Tables of Fury of Dracula for tests: the real game, and one whose combats hurt nobody."""

from __future__ import annotations

from typing import Any

from whitby.core.engine import Step
from whitby.core.table import Table
from whitby.games.fury.game import FURY
from whitby.games.fury.rulings import House
from whitby.games.fury.state.fury import Fury
from whitby.games.fury.view import FuryView


class NoFight(Step[Fury]):
    """A combat that hurts nobody, for scenes in which only its start matters."""

    def run(self, state: Fury) -> None:
        pass


GAME = FURY
FuryTable = Table[Fury, FuryView]


def scene(**position: Any) -> FuryTable:
    """Return a position in which combats hurt nobody."""
    return fought(NoFight(), **position)


def fought(fight: Step[Fury], **position: Any) -> FuryTable:
    """Return a position in which this step stands in for every combat."""
    table = GAME.scene(**position)
    table.state.house = House(table.state.house.options, fight)
    return table


def sees(table: FuryTable, seat: int | None = None) -> dict[str, Any]:
    """What a seat sees of the table; None is the spectator."""
    return table.view(seat).to_json()


def sheet(table: FuryTable, name: str, seat: int | None = None) -> dict[str, Any]:
    """What a seat sees of a hunter: the sheet, and as much of the hand as it may."""
    found: dict[str, Any] = sees(table, seat)["hunters"][name]
    return found
