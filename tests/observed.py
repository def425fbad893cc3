"""A table as those who sit at it see and hear it, for the tests of every game.

Seats count from 1; the spectator is None.
"""

import json
from typing import Any, Self, TypeVar

import pytest

import whitby
from whitby.core.engine import State
from whitby.core.errors import IllegalChoice
from whitby.core.game import View
from whitby.core.table import Table

StateT = TypeVar("StateT", bound=State)
ViewT = TypeVar("ViewT", bound=View)
Viewer = int | None


class Observed(Table[StateT, ViewT]):
    """A table that says who sees and hears what."""

    def seen(self, viewer: Viewer = None) -> dict[str, Any]:
        """What a viewer sees, in words."""
        found: dict[str, Any] = json.loads(json.dumps(self.view(viewer).to_json()))
        return found

    def said(self, *starts: str, to: Viewer = None) -> list[str]:
        """What a viewer was told that begins with one of these words."""
        return beginning(self.log(to), *starts)

    def facts(self, *starts: str) -> list[str]:
        """The events that begin with one of these words, whoever saw them."""
        return beginning(self.happened(), *starts)

    def then(self, *codes: str) -> Self:
        """The table after these choices."""
        self.play(*codes)
        return self

    @property
    def question(self) -> tuple[int, str, list[str]]:
        """Which seat is asked first, what for, and what it may answer."""
        return *self.asked, self.codes

    def refuses(self, *codes: str, seat: Viewer = None) -> None:
        """Check that none of these can be chosen now, by anyone or by one seat."""
        for code in codes:
            with pytest.raises(IllegalChoice):
                self.play(code, seat=seat)

    @property
    def scores(self) -> tuple[int, ...]:
        """What each seat gets, at the end."""
        assert self.outcome is not None, "the game goes on"
        return self.outcome.scores

    def gets(self, viewer: Viewer) -> bytes:
        """Everything a viewer gets, byte for byte."""
        seat = None if viewer is None else viewer - 1
        return whitby.to_bytes(whitby.sight(self.game, self.state, seat))


def can_tell(viewer: Viewer, one: Observed[Any, Any], other: Observed[Any, Any]) -> bool:
    """Whether anything a viewer gets distinguishes two worlds."""
    return one.gets(viewer) != other.gets(viewer)


def beginning(lines: list[str], *starts: str) -> list[str]:
    """The lines of a log that begin with one of these words."""
    return [line for line in lines if line.split(":")[0] in starts]


def kinds(lines: list[str]) -> str:
    """What the lines of a log are about, in order: 'stepped took_up laid'."""
    return " ".join(line.split(":")[0] for line in lines)
