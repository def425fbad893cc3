"""Notices: what happened at a table beside the game, in order, as everyone there reads it.

What is done again and again is told once, with how often; the log keeps every time. A notice keeps
its number once a few others have come after it, so that a reader needs only what is new.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from whitby.server import acts
from whitby.server.acts import AnyAct
from whitby.wire.messages import Notice, Notices, Part, Phrase, TextPart, WordPart

MOST: Final = 100
"""So many notices are sent at once, the last ones; earlier ones are sent page by page."""

NEAR: Final = 4
"""A notice that stands among the last so many is not told a second time but counted."""


class Told(Struct, frozen=True, kw_only=True):
    """One notice: what it says, after how many moves, and whose name stands in it."""

    at: int
    move: int | None
    id: str
    parts: dict[str, Part]
    person: str | None = None
    name: str | None = None  # as it was then; None in old logs
    times: int = 1

    def same(self, other: Told) -> bool:
        """Return whether two notices say the same of the same moment of the game."""
        mine = (self.move, self.id, self.parts, self.person, self.name)
        return mine == (other.move, other.id, other.parts, other.person, other.name)

    def shown(self, names: Mapping[str, str]) -> Notice:
        """Return the notice as it is sent."""
        parts = self.parts
        if self.person is not None:
            parts = {**parts, "name": self._named(names.get(self.person, "?"))}
        say = Phrase(id=self.id, parts=parts)
        return Notice(at=self.at, move=self.move, say=say, times=self.times)

    def _named(self, now: str) -> Part:
        """Return the name as it was then, unless its owner deleted themselves."""
        return TextPart(value=self.name or now) if now else WordPart(id="web-gone")


class NoticeList:
    """The notices of a table."""

    def __init__(self) -> None:
        self._told: list[Told] = []

    def __iter__(self) -> Iterator[Told]:
        return iter(self._told)

    def __len__(self) -> int:
        return len(self._told)

    def add(self, told: Told) -> None:
        """Tell something; what was told a moment ago moves to the end and is counted."""
        for at in range(len(self._told) - 1, max(0, len(self._told) - NEAR) - 1, -1):
            if self._told[at].same(told):
                told = replace(told, times=self._told.pop(at).times + 1)
                break
        self._told.append(told)

    def tail(self, has: int, names: Mapping[str, str]) -> Notices:
        """Return what is new to somebody who has so many: at most the last ones."""
        told = self._told
        start = min(has, len(told))
        near = max(0, start - NEAR)
        if any(each.times > 1 for each in told[near:]):
            start = near  # what he has of these may have moved or been counted since
        start = max(start, len(told) - MOST)
        return self._from(start, len(told), names, has == 0)

    def page(self, before: int, names: Mapping[str, str]) -> Notices:
        """Return the notices before one number."""
        end = min(before, len(self._told))
        return self._from(max(0, end - MOST), end, names, False)

    def _from(self, start: int, end: int, names: Mapping[str, str], anew: bool) -> Notices:
        items = [each.shown(names) for each in self._told[start:end]]
        return Notices(start=start, items=items, anew=anew)


def subject(act: AnyAct, people: Mapping[int, tuple[str | None, str | None]]) -> str | None:
    """Return whose name the notice of an act says; `people` are the holder and owner of a seat."""
    match act:
        case acts.Sat() | acts.Willing() | acts.Handed() | acts.Waited():
            return act.person
        case acts.Proposed():
            return act.by
        case acts.Stood():
            return people[act.seat][0]
        case acts.Returned() | acts.Resigned():
            return people[act.seat][1]
    return None
