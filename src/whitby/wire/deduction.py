"""Where Dracula can be, according to everything that is public at a table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from whitby.wire import Plain
from whitby.wire.game import Phrase


class Possible(Plain):
    """A place that is still possible; how likely, in thousandths, if the table shows that."""

    place: str
    chance: int | None = None


class Excluded(Plain):
    """Places that one of the facts ruled out; each is listed where it was last ruled out."""

    fact: int
    places: list[str]


class Guess(Plain):
    """What a space can hold, and what was ruled out when; empty if no unknown location is there."""

    places: list[Possible]
    hide: bool
    excluded: list[Excluded]


class Learned(Plain):
    """A public event that revealed something about where Dracula is."""

    say: Phrase
    move: int
    day: Annotated[int, Meta(ge=0, le=6)]  # 0: Monday
    week: int


class Stamp(Plain):
    """What a public event said about a place; `fact` is the number of the event among the facts.

    `clear`: no card of it was there. `found`: its card was revealed. `near`, `far`: Dracula was
    next to the hunter here, or was not.
    """

    place: str
    fact: int
    kind: Literal["clear", "found", "near", "far"] = "clear"


class RegionStamp(Plain):
    """Dracula said whether he is in a region; null is the sea."""

    region: str | None
    yes: bool
    fact: int


class Deduced(Plain):
    """All places where Dracula can be, from public events alone: the same for everyone."""

    level: Literal["possible", "likely"]
    moves: int
    era: int
    exact: bool  # False: the oldest spaces are tracked separately, so more seems possible
    here: Guess  # where he is now
    trail: list[Guess]  # space 1 first
    lairs: list[Guess]
    facts: list[Learned]
    stamps: list[Stamp]
    regions: list[RegionStamp]
    day: Annotated[int, Meta(ge=0, le=6)]  # today; 0: Monday
    week: int


class Stop(Plain):
    """A card on an example trail, and when it was placed; `place` is null for Hide."""

    space: Annotated[int, Meta(ge=1, le=9)]  # 7 to 9: the lairs
    place: str | None
    day: Annotated[int, Meta(ge=0, le=6)]
    week: int


class Route(Plain):
    """One trail that fits everything public, newest card first."""

    stops: list[Stop]


class Reason(Plain):
    """Why a place is possible at a space of the trail, or what ruled it out."""

    place: str
    space: Annotated[int, Meta(ge=0, le=9)]  # 0: where he is now
    possible: bool
    fact: Learned | None  # since when it is possible, or ruled out; null before he has started
    fits: int  # how many of the tracked trails have it there
    trails: int
    exact: bool  # False: the oldest spaces are tracked separately, so these are not all
    routes: list[Route]


class Prospect(Plain):
    """What one of Dracula's options leads to: where he is then, and what the hunters can deduce."""

    code: str
    place: str
    near: list[str]  # hunters who can be there after their next day action
    perhaps: list[str]  # hunters who need a good ticket for it, which Dracula cannot see
    left: int | None  # places where he could be then; null without the deduction map


class Outlook(Plain):
    """What Dracula's options lead to when he chooses a place: for his seat only."""

    moves: int
    era: int
    prospects: list[Prospect]
