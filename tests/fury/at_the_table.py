"""A table of Fury of Dracula for tests, with a stand-in for combat.

Until the rules of combat are in, a fight is settled by chance: each hunter in it suffers a little,
may be bitten, and Dracula or the vampire is hurt a little.
"""

from __future__ import annotations

from typing import Any

from whitby.core.engine import Step
from whitby.core.table import Table
from whitby.games.fury.cards import VAMPIRE_HEALTH
from whitby.games.fury.ending import HurtDracula
from whitby.games.fury.events import ENCOUNTER_DISCARDED
from whitby.games.fury.game import FuryGame
from whitby.games.fury.harm import Bite, Suffer
from whitby.games.fury.hideout import Lurker
from whitby.games.fury.state import Fury
from whitby.games.fury.view import FuryView


class StandIn(Step[Fury]):
    """A fight by the throw of a die."""

    def run(self, state: Fury) -> None:
        steps: list[Step[Fury]] = []
        for hunter in state.brawlers:
            steps.append(Suffer(hunter, state.rng.below(4)))
            if state.rng.below(6) == 0:
                steps.append(Bite(hunter))
        harm = state.rng.below(4)
        vampire = state.facing
        if vampire is None:
            steps += [HurtDracula(harm)] if harm else []
        elif vampire.damage + harm >= VAMPIRE_HEALTH[vampire.kind]:
            state.facing = None
            state.encounter_discard[vampire.kind] += 1
            state.say(ENCOUNTER_DISCARDED, vampire.kind)
        else:
            state.facing = Lurker(vampire.kind, True, vampire.damage + harm, vampire.used)
        state.then(*steps)


class NoFight(Step[Fury]):
    """A fight that hurts nobody: for scenes in which only its beginning matters."""

    def run(self, state: Fury) -> None:
        pass


GAME = FuryGame(StandIn())
PEACEFUL = FuryGame(NoFight())


def scene(**position: Any) -> Table[Fury, FuryView]:
    """Return a position in which fights hurt nobody."""
    return PEACEFUL.scene(**position)


FuryTable = Table[Fury, FuryView]


def sees(table: FuryTable, seat: int | None = None) -> dict[str, Any]:
    """What a seat sees of the table; None is the spectator."""
    return table.view(seat).to_json()


def sheet(table: FuryTable, name: str, seat: int | None = None) -> dict[str, Any]:
    """What a seat sees of a hunter: the sheet, and as much of the hand as it may."""
    found: dict[str, Any] = sees(table, seat)["hunters"][name]
    return found
