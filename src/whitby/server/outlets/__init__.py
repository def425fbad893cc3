"""Outlets: where else a person is told that it is his turn, and how he is told.

A message says whose turn it is at which table of which game, and nothing of the game itself. It
goes out after the move, by itself: no move waits for somebody else's web server.
"""

from whitby.server.outlets.codes import fits, new_code
from whitby.server.outlets.kinds import KINDS, card
from whitby.server.outlets.results import OutletResult
from whitby.server.outlets.targets import mask
from whitby.server.outlets.telling import Outlets

__all__ = ["KINDS", "OutletResult", "Outlets", "card", "fits", "mask", "new_code"]
