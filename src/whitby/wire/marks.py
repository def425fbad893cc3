"""Marks on the map of a table: a person's own, and those shared in their team."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from whitby.wire import PersonId, Plain, SeatNumber, ShownName

Sign = Literal["suspect", "unlikely", "unsure"]
Place = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[a-z_]+(?!\\n)$")]
MarkText = Annotated[str, Meta(max_length=40)]


class Mark(Plain):
    """A person's mark at a place; they have at most one at each."""

    place: Place
    sign: Sign
    text: MarkText = ""
    shared: bool = False  # whether their team sees it


class Pencil(Plain):
    """A mark to make, or to erase if there is no sign."""

    place: Place
    sign: Sign | None = None
    text: MarkText = ""
    shared: bool = False


class TeamMark(Plain):
    """A mark that someone on the viewer's side shares with their team."""

    person: PersonId
    name: ShownName
    seat: SeatNumber
    place: Place
    sign: Sign
    text: MarkText


class Marks(Plain):
    """All marks that a person sees on the map of a table."""

    own: list[Mark]
    team: list[TeamMark]
    may_share: bool
