"""The vocabulary of tests about what happens to people: open cards, events, combats."""

from __future__ import annotations

from typing import Any

from observed import beginning
from whitby.core.engine import Decision, Step, pending
from whitby.core.facts import Pick
from whitby.games.fury.cards.table import VAMPIRE_HEALTH
from whitby.games.fury.dracula.encounter_hand import discard_open
from whitby.games.fury.ending import HurtDracula
from whitby.games.fury.hunters.harm import Bite, Suffer
from whitby.games.fury.options import DONE
from whitby.games.fury.state.fury import DRACULA_SEAT, Fury
from whitby.games.fury.state.hideout import PlacedEncounter

from .at_the_table import FuryTable, NoFight, fought, scene, sees
from .seats import DRACULA


class Fight(Step[Fury]):
    """A stand-in for combat with this outcome, for each hunter and for the other side."""

    def __init__(self, hurts: int = 0, bites: int = 0, harm: int = 0) -> None:
        self.hurts = hurts
        self.bites = bites
        self.harm = harm

    def run(self, state: Fury) -> None:
        steps: list[Step[Fury]] = []
        for hunter in state.public.fighting:
            steps += [Suffer(hunter, self.hurts)] + [Bite(hunter)] * self.bites
        vampire = state.public.facing
        if vampire is None:
            steps += [HurtDracula(self.harm)] if self.harm else []
        elif vampire.damage + self.harm >= VAMPIRE_HEALTH[vampire.kind]:
            state.public.facing = None
            discard_open(state, vampire.kind)
        else:
            state.public.facing = PlacedEncounter(
                vampire.kind, True, vampire.damage + self.harm, vampire.used
            )
        state.then(*steps)


class Held(Step[Fury]):
    """A stand-in for combat that waits, so that a test can see how a combat has started."""

    def ask(self, state: Fury) -> Decision[Pick]:
        return Decision(DRACULA_SEAT, "combat", (DONE.of(),))

    def take(self, state: Fury, option: Pick) -> None:
        pass


def seward(place: str = "paris", **position: Any) -> FuryTable:
    """Dr. Seward's turn in a place, by default by day."""
    return scene("seward", place, **position)


def in_nantes(cards: str, fight: Step[Fury] | None = None, **position: Any) -> FuryTable:
    """Dr. Seward's turn in Nantes, where these encounters are."""
    hunters = {"seward": "nantes", **position.pop("hunters", {})}
    trail = ["galway", f"open nantes: {cards}"]
    whole = {"turn": "seward", "hunters": hunters, "trail": trail, **position}
    return fought(fight or NoFight(), **whole)


def to_nantes(cards: str, fight: Step[Fury] | None = None, **position: Any) -> FuryTable:
    """Dr. Seward is about to go from Paris to Nantes, where these encounters are."""
    hunters = {"seward": "paris", **position.pop("hunters", {})}
    there = any(text.startswith("nantes") for text in hunters.values())
    trail = ["galway", f"{'open ' if there else ''}nantes: {cards}"]
    whole = {"turn": "seward", "hunters": hunters, "trail": trail, **position}
    return fought(fight or NoFight(), **whole)


def befall(table: FuryTable, *steps: Step[Fury]) -> None:
    """Let something happen now, whatever would cause it."""
    pending(table.state)
    table.state.asked = None
    table.state.then(*steps)
    table.run()


def healths(table: FuryTable) -> dict[str, int]:
    """The health that each hunter has left."""
    return {name: hunter["health"] for name, hunter in sees(table)["hunters"].items()}


def lying(table: FuryTable, space: int) -> list[tuple[str, bool, int]]:
    """The encounters on a space of the trail: card, whether it is face up, damage."""
    hideout = sees(table, DRACULA)["trail"][space - 1]
    if hideout is None:
        return []
    return [(card["card"], card["open"], card["damage"]) for card in hideout["encounters"]]


def in_lair(table: FuryTable, slot: int) -> list[tuple[str, bool, int]]:
    """The encounters in a lair."""
    lair = sees(table, DRACULA)["lairs"][slot - 1]
    if lair is None:
        return []
    return [(card["card"], card["open"], card["damage"]) for card in lair["encounters"]]


def discards(table: FuryTable, pile: str = "encounters") -> dict[str, int]:
    """The face-up cards of a discard pile."""
    found: dict[str, int] = sees(table)["discards"][pile]
    return found


def facts(table: FuryTable, *starts: str) -> list[str]:
    """The events that begin with one of these words, whoever saw them."""
    return beginning(table.happened(), *starts)


def kinds(table: FuryTable, *starts: str) -> list[str]:
    """The same events without their parts: which of these things came, and in which order."""
    return [line.split(":")[0] for line in facts(table, *starts)]
