"""What the doctor finds: a message, whether it is good or bad, and its parts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, Literal

from msgspec import Struct

from whitby.server.settings import Settings

Level = Literal["good", "poor", "bad"]
SIGNS: Final[dict[Level, tuple[str, str]]] = {
    "good": ("✓", "green"),
    "poor": ("!", "yellow"),
    "bad": ("✗", "bold red"),
}
"""How each level is marked: it works, it works but could be better, it does not work."""


class Finding(Struct, frozen=True):
    """One thing that was looked at; `id` names a message that says what would be right."""

    level: Level
    id: str
    parts: dict[str, Any] = {}


Check = Callable[[Settings], Iterator[Finding]]


def good(id: str, **parts: int | str) -> Finding:
    """It works."""
    return Finding("good", id, parts)


def poor(id: str, **parts: int | str) -> Finding:
    """It works, but could be better."""
    return Finding("poor", id, parts)


def bad(id: str, **parts: int | str) -> Finding:
    """It does not work."""
    return Finding("bad", id, parts)
