"""A small client for people, programs and tests to talk to a server.

It knows the messages but nothing about the games: the server says what can be chosen.
"""

from whitby.extras import missing

try:
    from whitby.client.http import Client
    from whitby.client.playing import play
    from whitby.client.seat import Closed, NotDone, SeatSocket
except ModuleNotFoundError as error:
    raise ImportError(str(missing("client", __name__))) from error

__all__ = ["Client", "Closed", "NotDone", "SeatSocket", "play"]
