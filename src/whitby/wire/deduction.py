"""Where Dracula can be, by everything that is public at a table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from whitby.wire import Plain
from whitby.wire.messages import Phrase


class Possible(Plain):
    """A place that is still possible; how likely, of 1000, where the table shows that."""

    place: str
    chance: int | None = None


class Excluded(Plain):
    """Places that one of the facts ruled out; each is counted where it was ruled out last."""

    fact: int
    places: list[str]


class Guess(Plain):
    """What can lie on one spot, and since when not; nothing where no unknown location lies."""

    places: list[Possible]
    hide: bool
    excluded: list[Excluded]


class Learned(Plain):
    """A public event that told something of Dracula's whereabouts."""

    say: Phrase
    move: int
    day: Annotated[int, Meta(ge=0, le=6)]  # 0: Monday
    week: int


class Stamp(Plain):
    """An answer about a place, such as that there is no trace; the number is that of the fact."""

    place: str
    fact: int


class Deduced(Plain):
    """All places that are possible for Dracula, for everyone the same: from public events alone."""

    level: Literal["possible", "likely"]
    moves: int
    era: int
    exact: bool  # False: the oldest spots are kept apart from the others, so more seems possible
    here: Guess  # where he is now
    trail: list[Guess]  # space 1 first
    lairs: list[Guess]
    facts: list[Learned]
    stamps: list[Stamp]
