"""Tables of Fury of Dracula for tests: the real game, and one whose combats hurt nobody."""

from __future__ import annotations

from typing import Any

from whitby.core.engine import Step
from whitby.core.table import Table
from whitby.games.fury.cards.table import EVENT_COPIES
from whitby.games.fury.game import FURY
from whitby.games.fury.rulings import Rulings
from whitby.games.fury.state.fury import Fury
from whitby.games.fury.view import FuryView


class NoFight(Step[Fury]):
    """A combat that hurts nobody, for scenes in which only its start matters."""

    def run(self, state: Fury) -> None:
        pass


GAME = FURY
FuryTable = Table[Fury, FuryView]
ALL_EVENTS = sum(EVENT_COPIES)
"""All event cards; `test_components.py` says how many there are."""


def scene(hunter: str = "", place: str = "", /, **position: Any) -> FuryTable:
    """Return a position in which combats hurt nobody; see `real_scene`."""
    return fought(NoFight(), hunter, place, **position)


def fought(fight: Step[Fury], hunter: str = "", place: str = "", /, **position: Any) -> FuryTable:
    """Return a position in which this step stands in for every combat; see `real_scene`."""
    table = real_scene(hunter, place, **position)
    table.state.rulings = Rulings(table.state.rulings.options, fight)
    return table


def real_scene(hunter: str = "", place: str = "", /, **position: Any) -> FuryTable:
    """Return a position; with a hunter and a place, it is the turn of this hunter there.

    The hunter's own items, events and tickets then need no name: `items="knife"`. A `hideout` lies
    on space 2 of the trail, after Dracula has gone to Galway.
    """
    if "hideout" in position:
        position["trail"] = ["galway", position.pop("hideout")]
    if hunter:
        position["turn"] = hunter
        position["hunters"] = {hunter: place, **position.get("hunters", {})}
        for cards in ("items", "events", "tickets"):
            if isinstance(position.get(cards), str):
                position[cards] = {hunter: position[cards]}
    return GAME.scene(**position)


def played(table: FuryTable, *codes: str, seat: int | None = None) -> FuryTable:
    """Return the table after these codes were played."""
    table.play(*codes, seat=seat)
    return table


def answer(table: FuryTable, seat: int, prompt: str, *codes: str) -> None:
    """Check that this seat is asked this, and play these codes."""
    assert table.asked == (seat, prompt), table.asked
    table.play(*codes)


def sees(table: FuryTable, seat: int | None = None) -> dict[str, Any]:
    """What a seat sees of the table; None is the spectator."""
    return table.view(seat).to_json()


def sheet(table: FuryTable, name: str, seat: int | None = None) -> dict[str, Any]:
    """What a seat sees of a hunter: the sheet, and as much of the hand as it may."""
    found: dict[str, Any] = sees(table, seat)["hunters"][name]
    return found


def dracula_in(*trail: str, **position: Any) -> FuryTable:
    """Return the start of Dracula's phase with this trail, from space 1 on."""
    return scene(at="dracula", trail=list(trail), **position)


def ending(table: FuryTable) -> tuple[str, str]:
    """Return who won, and why."""
    outcome = table.outcome
    assert outcome is not None, "the game goes on"
    return outcome.winner, outcome.reason
