"""The painters of all games: observations written straight into rows of bytes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whitby.paint.duel import DuelPainter
from whitby.paint.fury import FuryPainter
from whitby.paint.nosferatu import NosferatuPainter
from whitby.paint.painter import Painter

PAINTERS: Final[dict[str, Callable[[int, int], Painter]]] = {
    "duel": DuelPainter,
    "fury": FuryPainter,
    "nosferatu": NosferatuPainter,
}
