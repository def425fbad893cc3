"""What is drawn for one viewer; drawings receive this and never a state."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import Any

from whitby.core.engine import Barred, Decision, Event, Option
from whitby.core.game import View


@dataclass(frozen=True)
class Seen:
    """A glimpse of a game (`whitby.core.sight`), and what the terminal knows about its viewer."""

    game: str
    seat: int | None
    view: View
    since: int  # events of the view's history that the viewer has already been shown
    decision: Decision[Any] | None
    barred: Sequence[Barred]
    asides: Sequence[Option]
    waiting: Sequence[int]
    bots: Container[int]

    @property
    def news(self) -> list[Event]:
        """Return what the viewer witnessed and was not shown yet."""
        return self.view.history[self.since :]
