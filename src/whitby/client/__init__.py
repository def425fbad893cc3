"""A small client: people, programs and tests talk to a server through it.

It knows the messages and nothing of the games: what can be chosen, the server says.
"""

from whitby.client.http import Client
from whitby.client.playing import play
from whitby.client.seat import Closed, NotDone, SeatSocket

__all__ = ["Client", "Closed", "NotDone", "SeatSocket", "play"]
