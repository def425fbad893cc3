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
    """What a public event said of a place; the number is that of the fact.

    `clear`: no card of it lay there. `found`: its card was turned up. `near`, `far`: Dracula was
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
    regions: list[RegionStamp]
    day: Annotated[int, Meta(ge=0, le=6)]  # today; 0: Monday
    week: int


class Stop(Plain):
    """A card on an example of a trail, and when it was laid; `place` is null for Hide."""

    space: Annotated[int, Meta(ge=1, le=9)]  # 7 to 9: the lairs
    place: str | None
    day: Annotated[int, Meta(ge=0, le=6)]
    week: int


class Route(Plain):
    """One trail that fits everything public, newest card first."""

    stops: list[Stop]


class Reason(Plain):
    """Why a place is possible on a spot, or what ruled it out."""

    place: str
    space: Annotated[int, Meta(ge=0, le=9)]  # 0: where he is now
    possible: bool
    fact: Learned | None  # since when it is possible, or ruled out; null before he has started
    fits: int  # so many of the trails that are kept apart have it there
    trails: int
    exact: bool  # False: the oldest spots are kept apart from the others, so these are not all
    routes: list[Route]


class Prospect(Plain):
    """What one of Dracula's options leads to: where he is then, and what the hunters make of it."""

    code: str
    place: str
    near: list[str]  # hunters who can be there after their next day action
    perhaps: list[str]  # hunters who can only with a good ticket, which Dracula cannot see
    left: int | None  # places that are possible for him then; null without the deduction map


class Outlook(Plain):
    """What Dracula's own options lead to, where he chooses a place: for his seat alone."""

    moves: int
    era: int
    prospects: list[Prospect]
