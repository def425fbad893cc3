"""Earlier moments of a table: each is rendered once for each viewer, and cached as bytes.

Rendering replays the game from its log, and how long that takes depends on hidden information. So
no response time may show it: a cached moment is sent as it is, and a new one in a running game is
sent at the end of a time slot. A cached moment is a compressed view and decision; a viewer's events
are cached once, in pieces by move, for all moments.
"""

from __future__ import annotations

import asyncio
import zlib
from collections import OrderedDict
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final, cast

from msgspec import Raw, Struct, json

from whitby.bots import SUSPICIONS
from whitby.server.http.expensive import Admit, breathe
from whitby.server.slots import Slot
from whitby.server.table.game import TableGame
from whitby.server.table.permissions import need
from whitby.server.table.phrases import asked, happened
from whitby.wire.messages import Moment

if TYPE_CHECKING:
    from whitby.core.game import View
    from whitby.server.analysis.hindsight import Hindsight
    from whitby.server.live.room import Room, Viewer

MOST_BYTES: Final = 64 * 2**20
"""Maximum size of all cached moments; the least recently used table is evicted first."""

STATION: Final = 32
"""Keep a position after every this many moves, from which a replay can continue."""

STATION_BYTES: Final = 24 * 2**10
"""The approximate size of such a position."""

EVENTS: Final = 200
"""Events rendered before yielding to other requests."""

OVERHEAD: Final = 200
_encoder: Final = json.Encoder()


class Eyes(Struct, frozen=True):
    """The point of view of a moment: a seat's, a spectator's, or with everything revealed."""

    seat: int | None
    truth: bool = False


class Book:
    """The cache of one table: rendered moments, and what the next ones need."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.looking_back = asyncio.Lock()  # separate, so that moments need not wait for it
        self.clear()

    def clear(self) -> None:
        """Empty the cache."""
        self.over = self.room.stage == "over"
        self.era = self.room.seating.undone
        self.moves: list[tuple[int, str]] = []  # the moves that the cache is based on
        self.kept: dict[tuple[Eyes, int], bytes] = {}
        self.told: dict[Eyes, list[bytes]] = {}  # the events caused by each move
        self.stations: dict[int, TableGame] = {}
        self.hindsight: Hindsight | None = None  # of the whole finished game
        self.size = 0

    def catch_up(self) -> None:
        """Drop what is out of date: undone moments, and everything once the game is over."""
        table = self.room.seating
        if (self.room.stage == "over") != self.over:
            self.clear()  # a moment reveals more now
        if self.era != table.undone:
            played = [(act.seat, act.code) for act in table.moves[: len(self.moves)]]
            pairs = zip(self.moves, played, strict=False)
            same = next((n for n, (old, new) in enumerate(pairs) if old != new), len(played))
            self._cut(min(same, len(self.moves)))
            self.era = table.undone
        self.moves += [(act.seat, act.code) for act in table.moves[len(self.moves) :]]

    def _cut(self, left: int) -> None:
        """Drop all moments after this many moves."""
        self.moves = self.moves[:left]
        self.kept = {key: kept for key, kept in self.kept.items() if key[1] <= left}
        self.told = {eyes: told[: left + 1] for eyes, told in self.told.items()}
        self.stations = {n: station for n, station in self.stations.items() if n <= left}
        self.weigh()

    def weigh(self) -> None:
        """Update the size of the cache."""
        self.size = sum(len(each) + OVERHEAD for each in self.kept.values())
        self.size += sum(len(each) + OVERHEAD for told in self.told.values() for each in told)
        self.size += len(self.stations) * STATION_BYTES
        self.size += 0 if self.hindsight is None else self.hindsight.size

    def keep(self, hindsight: Hindsight) -> None:
        """Cache the hindsight of the finished game."""
        self.hindsight = hindsight
        self.size += hindsight.size

    async def render(self, eyes: Eyes, move: int) -> None:
        """Render a moment and cache it, yielding to other requests in between.

        `clear` replaces the containers, so a result that became outdated meanwhile is discarded.
        """
        kept = self.kept
        told = self.told.setdefault(Eyes(None, True) if eyes.truth else eyes, [])
        position = await self._position(move, self.stations, self.moves)
        seen = position.look(eyes.seat)
        view = position.reveal() if eyes.truth and self.over else seen.view
        await breathe()
        await self._tell(told, position, view, move)
        room = self.room
        suspects = SUSPICIONS.get(room.seating.game) if self.over else None
        parts = (
            view.to_json(),
            asked(room.game, seen, 0),
            [seat + 1 for seat in seen.waiting],
            None if suspects is None or eyes.seat is None else suspects(seen.view),
        )
        packed = zlib.compress(b"\n".join(map(_encoder.encode, parts)))
        kept[eyes, move] = packed
        self.size += len(packed) + OVERHEAD

    async def _position(
        self, move: int, stations: dict[int, TableGame], moves: list[tuple[int, str]]
    ) -> TableGame:
        """Return the game as it was after this many moves."""
        if not stations:
            assert self.room.position is not None
            stations[0] = self.room.position.begin()
            self.size += STATION_BYTES
        last = max(n for n in stations if n <= move)
        position = stations[last]
        while last < move:
            after = min(move, last - last % STATION + STATION)
            position = position.go_on(moves[last:after])
            last = after
            if last % STATION == 0:
                stations[last] = position
                self.size += STATION_BYTES
            await breathe()
        return position.go_on([])  # a copy, so that viewing cannot change the kept position

    async def _tell(self, told: list[bytes], position: TableGame, view: View, move: int) -> None:
        """Render the missing events up to this moment."""
        if len(told) > move:
            return
        moves = position.moves_of(view.history)
        first = next((n for n, at in enumerate(moves) if at >= len(told)), len(moves))
        items: list[Any] = []
        for start in range(first, len(moves), EVENTS):
            end = min(start + EVENTS, len(moves))
            items += happened(position.game, view.history[:end], moves[start:end]).items
            await breathe()
        by_move = {at: list(group) for at, group in groupby(items, key=lambda item: item.move)}
        for at in range(len(told), move + 1):
            told.append(b",".join(map(_encoder.encode, by_move.get(at, ()))))
            self.size += len(told[-1]) + OVERHEAD

    def answer(self, eyes: Eyes, move: int) -> bytes:
        """Return a cached moment, encoded for the wire."""
        room = self.room
        view, decision, waiting, suspicion = zlib.decompress(self.kept[eyes, move]).split(b"\n")
        told = self.told[Eyes(None, True) if eyes.truth else eyes]
        events = b",".join(filter(None, told[: move + 1]))
        moment = Moment(
            move=move,
            moves=len(room.seating.moves),
            seat=eyes.seat,
            view=_raw(view),
            events=_raw(b'{"start":0,"items":[%b]}' % events),
            decision=_raw(decision),
            waiting=_raw(waiting),
            table=room.card(),
            truth=eyes.truth,
            suspicion=_raw(suspicion),
        )
        return _encoder.encode(moment)


def _raw(encoded: bytes) -> Any:
    return cast(Any, Raw(encoded))


class Library:
    """The cached moments of all tables, within a size limit."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self.most = most
        self._books: OrderedDict[str, Book] = OrderedDict()

    def book(self, room: Room) -> Book:
        """Return the cache of a table."""
        book = self._books.get(room.id)
        if book is None or book.room is not room:
            book = self._books[room.id] = Book(room)
        self._books.move_to_end(room.id)
        book.catch_up()
        return book

    def drop(self, table: str) -> None:
        """Drop the cache of a table."""
        self._books.pop(table, None)

    def make_room(self) -> None:
        """Evict the least recently used tables until the others fit."""
        while len(self._books) > 1 and self.size > self.most:
            self._books.popitem(last=False)

    @property
    def size(self) -> int:
        """Return the approximate size of the cache in bytes."""
        return sum(book.size for book in self._books.values())


async def moment(room: Room, viewer: Viewer, move: int, truth: bool, admit: Admit) -> bytes:
    """Return a table as a viewer saw it, or could have seen it, after this many moves.

    Once the game is over it can be the truth instead, with everything revealed.
    """
    check(room, viewer, move, truth)
    library, eyes = room.services.library, Eyes(viewer.seat, truth)
    book = library.book(room)
    if (eyes, move) in book.kept:
        return book.answer(eyes, move)
    slot = Slot(0.0 if book.over else room.services.looking_back)
    async with admit(), book.lock:
        while (eyes, move) not in book.kept:
            await book.render(eyes, move)
            book.catch_up()  # something may have been undone meanwhile
            check(room, viewer, move, truth)
        rendered = book.answer(eyes, move)
    library.make_room()
    await slot.end()
    return rendered


def check(room: Room, viewer: Viewer, move: int, truth: bool) -> None:
    """Refuse a moment that does not exist, and the truth before the game is over."""
    need(room.position is not None, "not-begun")
    table = room.seating
    need(move <= len(table.moves), "no-moment", 404, move=move, moves=len(table.moves))
    if truth:
        need(room.stage == "over", "only-over")
        need(table.house.watchers or viewer.person in table.belongs, "no-watchers", 403)
