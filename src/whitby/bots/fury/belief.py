"""What the hunters can deduce about Dracula's trail, and what he can tell of that."""

from __future__ import annotations

from typing import Final

from whitby.games.fury.knowledge.outlook import Memory, Outlook
from whitby.games.fury.view import FuryView

COARSE: Final = 1000
"""The worlds that Dracula keeps apart: enough to tell where the hunters will look for him."""

MEMORY: Final = Memory()
HEARSAY: Final = Memory(cap=COARSE)


def believe(view: FuryView) -> Outlook:
    """Return what a view tells the hunters about Dracula."""
    return MEMORY.outlook(view)


def whereabouts(view: FuryView) -> dict[int, float]:
    """Return where Dracula can be from the hunters' point of view, with probabilities."""
    return HEARSAY.outlook(view).here
