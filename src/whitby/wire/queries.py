"""The queries of requests about a table: from which point of view, and how much is known."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from whitby.wire import Plain, SeatNumber
from whitby.wire.marks import Place
from whitby.wire.people import Language

Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Token = Annotated[str, Meta(min_length=1, max_length=100)]


class Looking(Plain):
    """The point of view from which a person looks at a table."""

    seat: SeatNumber | None = None
    shoulder: Token | None = None


class LookingBack(Looking):
    """The point of view from which a person looks back, or whether they want the truth.

    The truth is available once the game is over. Players see their own seat's view unless they ask
    for the spectators' view.
    """

    truth: bool = False
    watcher: bool = False


class InLanguage(Plain):
    """The language a person wants to read."""

    language: Language = "en"


class Reading(Looking):
    """The point of view from which a person looks at a table, and how much they have."""

    era: Count = 0
    events: Count = 0
    notices: Count = 0
    talk: Count = 0


class PagingBack(Looking):
    """The point of view from which a person looks at a table, and the first number they have."""

    before: Count = 2**31 - 1


class Asking(Looking, kw_only=True):
    """The point of view, and the space of the trail in question; 0 is where Dracula is now."""

    place: Place
    space: Annotated[int, Meta(ge=0, le=9)] = 0
