"""Notifications: people are told outside the page that it is their turn.

A message says at which table of which game it is their turn, and nothing about the game itself. It
is sent in the background after the move: no move waits for another web server. Where people want to
be told is called an outlet.
"""

from whitby.server.notify.kinds import KINDS, card
from whitby.server.notify.notifier import OutletNotifier
from whitby.server.notify.results import OutletResult
from whitby.server.notify.targets import mask

__all__ = ["KINDS", "OutletNotifier", "OutletResult", "card", "mask"]
