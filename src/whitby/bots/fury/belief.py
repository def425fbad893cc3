"""What the hunters can tell of Dracula's trail, and what he can tell of that."""

from __future__ import annotations

from typing import Final

from whitby.games.fury.outlook import Memory, Outlook
from whitby.games.fury.view import FuryView

COARSE: Final = 1000
"""Worlds that Dracula holds apart: enough to tell where the hunters will look for him."""

MEMORY: Final = Memory()
HEARSAY: Final = Memory(cap=COARSE)


def believe(view: FuryView) -> Outlook:
    """Return what a view tells the hunters of Dracula."""
    return MEMORY.outlook(view)


def whereabouts(view: FuryView) -> dict[int, float]:
    """Return where the hunters can think that Dracula is, with probabilities."""
    return HEARSAY.outlook(view).here
