"""Dracula's events in tests: drawn by night, played in his phase, and what others see of them."""

from __future__ import annotations

from typing import Any

from whitby.games.fury.board import LINK_NAMES, PLACES
from whitby.games.fury.cards.table import PHASES

from .at_the_table import FuryTable, played, real_scene
from .seats import DRACULA

PACK = "bats hoax rats spy wolves"
"""Dracula's encounters, if a test does not care."""


def drawn(card: str, **position: Any) -> FuryTable:
    """Return the moment when Dr. Seward's supply action by night has given Dracula an event."""
    draws = {"events_bottom": card, **position.pop("draws", {})}
    return played(seward("geneva", at="night", draws=draws, **position), "supply")


def seward(place: str = "prague", **position: Any) -> FuryTable:
    """Return Dr. Seward's turn, by default by day."""
    position.setdefault("pack", PACK)
    return real_scene("seward", place, **position)


def phase(schemes: str = "", **position: Any) -> FuryTable:
    """Return the start of Dracula's phase in Nantes."""
    position.setdefault("trail", ["nantes"])
    position.setdefault("pack", PACK)
    position.setdefault("rumours", 0)
    return real_scene(at="dracula", schemes=schemes, **position)


def at_the_end(schemes: str, *ways: str, **position: Any) -> FuryTable:
    """Return the end of Dracula's phase, when he can play these events."""
    table = phase(schemes, **position)
    table.play("no_event", "no_event", *(ways or ("go:paris", "lay:rats")))
    assert table.asked == (DRACULA, "scheme"), table.asked
    return table


def hunt(table: FuryTable, phase: str) -> FuryTable:
    """Let the hunters pass and decline everything until this phase."""
    for _ in range(60):
        now = PHASES[table.view().public.phase]
        if now == phase:
            return table
        declines = ("pass", "no_event", "no_ambush", "show_nothing")
        table.play(next(code for code in table.codes if code in declines))
    raise AssertionError(f"it never was {phase}")


def time_of_day(table: FuryTable) -> str:
    """Return the current phase."""
    return PHASES[table.view().public.phase]


def blocked(table: FuryTable) -> list[str]:
    """Return the links with a roadblock."""
    return [LINK_NAMES[link] for link in table.view().public.roadblocks]


def stormy(table: FuryTable) -> list[str]:
    """Return the seas with a storm."""
    return [PLACES[sea] for sea in table.view().public.storms]
