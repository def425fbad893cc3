"""A tutorial: real moments of a real game, as the learner's seat sees them."""

from __future__ import annotations

from typing import Any, Literal

from whitby.wire import Plain, SeatNumber
from whitby.wire.game import Asked, Events

Focus = Literal[
    "actions",
    "barriers",
    "board",
    "clock",
    "combat",
    "hand",
    "lairs",
    "lives",
    "log",
    "map",
    "pile",
    "question",
    "rituals",
    "seats",
    "stake",
    "status",
    "targets",
    "trail",
]
"""The parts of a table that a tutorial can point at; `question` marks the expected answer."""


class Frame(Plain):
    """One moment of a tutorial; `say` and `other` are ids of messages in the language files."""

    say: str
    view: dict[str, Any]
    events: Events  # all, from the first on
    decision: Asked | None
    waiting: list[SeatNumber]
    want: str | None  # the code that the learner is asked to choose; null: they only read
    other: str | None  # shown when they choose another
    focus: Focus


class Lesson(Plain):
    """A first game of one kind, from the learner's seat."""

    id: str
    game: str
    seat: SeatNumber
    names: list[str]  # of the people in the seats, in seat order
    facts: dict[str, Any]  # what is printed on the components
    frames: list[Frame]
