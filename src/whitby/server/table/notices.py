"""Notices: what happened at a table apart from the game, in order, as everyone there reads it.

Repeated notices are shown once, with a count; the log keeps every occurrence. A notice keeps its
number once a few others have followed it, so that a reader needs only what is new.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from whitby.server.table import log
from whitby.server.table.log import AnyAct
from whitby.wire.game import NumberPart, Part, Phrase, SeatPart, TextPart, WordPart
from whitby.wire.messages import Notice, Notices

NO_NAME: Final = ""
"""The name of a person who deleted their account; clients show a word of their own for it."""

MOST_SENT: Final = 100
"""Notices sent at once, the latest ones; earlier ones are fetched page by page."""

REPEATS_WITHIN: Final = 4
"""A notice that repeats one of the last this many is counted instead of added."""


class KeptNotice(Struct, frozen=True, kw_only=True):
    """One notice: its message, the number of moves before it, and whose name it contains."""

    at: int
    move: int | None
    id: str
    parts: dict[str, Part]
    person: str | None = None
    name: str | None = None  # at the time; None in old logs
    times: int = 1

    def same(self, other: KeptNotice) -> bool:
        """Return whether two notices say the same about the same point of the game."""
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
        """Return the name of the time, unless its owner has deleted their account."""
        return WordPart(id="web-gone") if now == NO_NAME else TextPart(value=self.name or now)


class NoticeList:
    """The notices of a table."""

    def __init__(self) -> None:
        self._told: list[KeptNotice] = []

    def __iter__(self) -> Iterator[KeptNotice]:
        return iter(self._told)

    def __len__(self) -> int:
        return len(self._told)

    def tell(
        self,
        at: int,
        move: int | None,
        id: str,
        *,
        seat: int | None = None,
        level: str = "",
        person: str = "",
        name: str | None = None,
    ) -> None:
        """Add a notice about a seat, a bot level or a person, after this many moves."""
        parts: dict[str, Part] = {}
        if seat is not None:
            parts["seat"] = NumberPart(value=seat)
            if move is not None:  # before the start nobody is known by their seat
                parts["who"] = SeatPart(seat=seat)
        if level:
            parts["level"] = WordPart(id=f"bot-level-{level}")
        id, whose = f"notice-{id}", person or None
        self.add(KeptNotice(at=at, move=move, id=id, parts=parts, person=whose, name=name))

    def add(self, told: KeptNotice) -> None:
        """Add a notice; a recent repetition moves to the end and is counted."""
        for at in range(len(self._told) - 1, max(0, len(self._told) - REPEATS_WITHIN) - 1, -1):
            if self._told[at].same(told):
                told = replace(told, times=self._told.pop(at).times + 1)
                break
        self._told.append(told)

    def tail(self, has: int, names: Mapping[str, str]) -> Notices:
        """Return what is new to a client that has this many, limited to the latest ones."""
        told = self._told
        start = min(has, len(told))
        near = max(0, start - REPEATS_WITHIN)
        if any(each.times > 1 for each in told[near:]):
            start = near  # the client's copies of these may have moved or been counted since
        start = max(start, len(told) - MOST_SENT)
        return self._from(start, len(told), names, has == 0)

    def page(self, before: int, names: Mapping[str, str]) -> Notices:
        """Return a page of the notices before this number."""
        end = min(before, len(self._told))
        return self._from(max(0, end - MOST_SENT), end, names, False)

    def _from(self, start: int, end: int, names: Mapping[str, str], anew: bool) -> Notices:
        items = [each.shown(names) for each in self._told[start:end]]
        return Notices(start=start, items=items, anew=anew)


def subject(act: AnyAct, people: Mapping[int, tuple[str | None, str | None]]) -> str | None:
    """Return whose name an act's notice contains; `people` has each seat's holder and owner."""
    match act:
        case log.Sat() | log.Willing() | log.Handed() | log.Waited():
            return act.person
        case log.Proposed():
            return act.by
        case log.Stood():
            return people[act.seat][0]
        case log.Returned() | log.Resigned():
            return people[act.seat][1]
    return None
