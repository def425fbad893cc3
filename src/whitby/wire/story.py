"""The story of a finished game of Fury of Dracula: where he went, and what could be known."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from whitby.wire import Plain

Weekday = Annotated[int, Meta(ge=0, le=6)]  # 0: Monday


class Visit(Plain):
    """A place that Dracula went to; week 0 is before the first day."""

    place: str
    move: int
    day: Weekday
    week: int


class Landmark(Plain):
    """A place where something happened, and the hunters involved."""

    kind: Literal["lair", "fight", "defeat"]
    place: str
    hunters: list[str]
    move: int
    day: Weekday
    week: int


class Standing(Plain):
    """The state when a day began, and at the end: influence, and remaining health."""

    move: int
    day: Weekday
    week: int
    influence: int
    health: int
    hunters: dict[str, int]


class Story(Plain):
    """The whole game: how many places were possible after each move, and what was true."""

    moves: int
    possible: list[int]  # after each move from 0 on; 0: Dracula is not on the board
    stops: list[Visit]
    landmarks: list[Landmark]
    days: list[Standing]
