"""OutletNotifier: how people are notified outside the page that it is their turn.

A message says at which table of which game it is their turn, and nothing about the game itself. It
is sent in the background after the move: no move waits for another web server.
"""

from whitby.server.accounts.codes import fits, new_code
from whitby.server.notify.kinds import KINDS, card
from whitby.server.notify.notifier import OutletNotifier
from whitby.server.notify.results import OutletResult
from whitby.server.notify.targets import mask

__all__ = ["KINDS", "OutletNotifier", "OutletResult", "card", "fits", "mask", "new_code"]
