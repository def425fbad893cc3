"""Which drawing belongs to which game."""

from __future__ import annotations

from typing import Final

from whitby.cli.drawing import PLAIN, Drawing
from whitby.cli.duel import DuelDrawing
from whitby.cli.fury import FuryDrawing
from whitby.cli.nosferatu import NosferatuDrawing

DRAWINGS: Final[dict[str, Drawing]] = {
    "duel": DuelDrawing(),
    "fury": FuryDrawing(),
    "nosferatu": NosferatuDrawing(),
}


def drawing_of(game: str) -> Drawing:
    """Return the drawing of a game, or the default one."""
    return DRAWINGS.get(game, PLAIN)
