"""Which drawing belongs to which game."""

from __future__ import annotations

from typing import Final

from whitby.cli.draw.drawing import PLAIN, Drawing
from whitby.cli.draw.duel.drawing import DuelDrawing
from whitby.cli.draw.fury.drawing import FuryDrawing
from whitby.cli.draw.nosferatu.drawing import NosferatuDrawing

DRAWINGS: Final[dict[str, Drawing]] = {
    "duel": DuelDrawing(),
    "fury": FuryDrawing(),
    "nosferatu": NosferatuDrawing(),
}


def drawing_of(game: str) -> Drawing:
    """Return the drawing of a game, or the default one."""
    return DRAWINGS.get(game, PLAIN)
