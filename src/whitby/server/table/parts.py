"""What each viewer is sent about a game: put into words and encoded once, when a move is tried.

How long that takes depends on what is hidden, so it is done within the time slot of the move. What
is left to do afterwards is to put the encoded parts together. An event is encoded once for
everyone who saw it, and a history is extended, not built again.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from operator import is_
from typing import Any, Final

from msgspec import json

from whitby.core.engine import Event, Option
from whitby.core.game import Game
from whitby.core.sight import Glimpse
from whitby.server.table.phrases import asked, offered_soon, phrase
from whitby.wire.game import Asked, Happened, Offered

_encoder: Final = json.Encoder()
encode: Final = _encoder.encode

Shared = dict[tuple[int, int], "EncodedEvent"]
"""Events that were encoded for one viewer and may be needed for the next, by identity and move.

An event that happens again is the same object, so its identity alone would not do.
"""


class EncodedEvent:
    """An event as everyone who saw it is told, and the same encoded."""

    __slots__ = ("data", "event", "happened")

    def __init__(self, event: Event, happened: Happened) -> None:
        self.event = event
        self.happened = happened
        self.data: bytes = encode(happened)


Past = tuple[list[Event], Sequence[int]]
"""Everything that happened, and how many events there were before the first move and each later."""


class Parts:
    """What one viewer is sent about a state, and the same encoded."""

    __slots__ = (
        "_plain", "_seen", "asides", "asides_data", "asked", "asked_data", "count", "options",
        "told", "view_data",
    )  # fmt: skip

    def __init__(
        self,
        game: Game[Any, Any],
        seen: Glimpse,
        past: Past,
        before: Parts | None,
        shared: Shared,
    ) -> None:
        self._seen = seen.view
        self._plain: dict[str, Any] | None = None
        self.view_data: bytes = encode(seen.view.to_json())
        self.told = _told(game, seen.view.history, past, before, shared)
        self.count = len(self.told)  # later parts add to the same list
        self.asked: Asked | None = asked(game, seen, 0, offered_soon)
        data = encode(self.asked)
        self.asked_data = data if self.asked is None else data.removesuffix(b"0}")
        self.options: Sequence[Option] = seen.asides
        if before is not None and _same(before.options, self.options):
            self.asides: list[Offered] = before.asides
            self.asides_data: bytes = before.asides_data
        else:
            self.asides = offered_soon(game, self.options)
            self.asides_data = encode(self.asides)

    @property
    def view(self) -> dict[str, Any]:
        """Return the view as plain data. Most are only sent: hundreds of objects are not kept."""
        if self._plain is None:
            self._plain = self._seen.to_json()
        return self._plain


def _told(
    game: Game[Any, Any],
    history: Sequence[Event],
    past: Past,
    before: Parts | None,
    shared: Shared,
) -> list[EncodedEvent]:
    """Return a history with what is new in it, in the same list if nothing else was added there.

    A move that was tried and then not made, or that was undone, has left something there.
    """
    found: list[EncodedEvent] = [] if before is None else before.told
    start = 0 if before is None else before.count
    if start > len(history) or (start and found[start - 1].event is not history[start - 1]):
        found, start = [], 0
    elif len(found) != start:
        found = found[:start]
    events, marks = past
    moves = moves_of(events, marks, history, start)
    for event, move in zip(history[start:], moves, strict=True):
        told = shared.get((id(event), move))
        if told is None:
            said = phrase(game.words.event(event))
            told = EncodedEvent(event, Happened(code=event.code(), say=said, move=move))
            shared[id(event), move] = told
        found.append(told)
    return found


def moves_of(
    events: list[Event], marks: Sequence[int], history: Sequence[Event], start: int
) -> list[int]:
    """Return after which mark each event of a history came, from this index on."""
    at = len(events)
    found = []
    for event in reversed(history[start:]):
        at -= 1
        while events[at] is not event:
            at -= 1
        found.append(bisect_right(marks, at))
    found.reverse()
    return found


def _same(old: Sequence[Option], new: Sequence[Option]) -> bool:
    return len(old) == len(new) and all(map(is_, old, new))
