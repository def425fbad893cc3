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
from collections.abc import Callable
from itertools import groupby
from typing import Any, Final, cast

from msgspec import Raw, Struct, json

from whitby.bots import SUSPICIONS
from whitby.core.game import View
from whitby.server.admission import Admit, yield_to_others
from whitby.server.refusals import need
from whitby.server.slots import LOOKING_BACK, Slot
from whitby.server.table.game import TableGame
from whitby.server.table.phrases import asked, happened
from whitby.server.table.replay import Table
from whitby.server.table.viewers import Viewer
from whitby.wire.messages import Moment
from whitby.wire.tables import TableCard

MOST_BYTES: Final = 64 * 2**20
"""Maximum size of all cached moments; the least recently used table is evicted first."""

STATION_MOVES: Final = 32
"""Keep a position after every this many moves, from which a replay can continue."""

STATION_BYTES: Final = 24 * 2**10
"""The approximate size of such a position."""

EVENTS_AT_ONCE: Final = 200
"""Events rendered before yielding to other requests."""

OVERHEAD: Final = 200
_encoder: Final = json.Encoder()


class Eyes(Struct, frozen=True):
    """The point of view of a moment: a seat's, a spectator's, or with everything revealed."""

    seat: int | None
    truth: bool = False


class Hindsight:
    """The cached result for a finished game: its story, and the deductions by move number."""

    def __init__(self, story: bytes, deductions: list[bytes], by_move: list[int]) -> None:
        self.story = story
        self._deductions = deductions
        self._by_move = by_move
        self.size = len(story) + sum(map(len, deductions)) + 8 * len(by_move)

    def deduction(self, move: int) -> bytes:
        """Return where Dracula could be after this many moves, encoded for the wire."""
        return zlib.decompress(self._deductions[self._by_move[move]])


class Book:
    """The cache of one table: rendered moments, and what the next ones need."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.looking_back = asyncio.Lock()  # separate, so that moments need not wait for it
        self.thinking = asyncio.Lock()
        self.wondering = 0  # the requests that wait for what bots considered
        self.clear()

    def clear(self) -> None:
        """Empty the cache."""
        self.over = self.table.stage == "over"
        self.era = self.table.seating.undone
        self.moves: list[tuple[int, str]] = []  # the moves that the cache is based on
        self.kept: dict[tuple[Eyes, int], bytes] = {}
        self.told: dict[Eyes, list[bytes]] = {}  # the events caused by each move
        self.stations: dict[int, TableGame] = {}
        self.hindsight: Hindsight | None = None  # of the whole finished game
        self.authors: list[Any] | None = None  # the bot that made each move of it, or None
        self.thoughts: dict[int, bytes] = {}  # what it considered
        self.size = 0

    def catch_up(self) -> None:
        """Drop what is out of date: undone moments, and everything once the game is over."""
        table = self.table.seating
        if (self.table.stage == "over") != self.over:
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
        self.size += sum(len(each) + OVERHEAD for each in self.thoughts.values())

    def remember(self, move: int, thoughts: bytes) -> None:
        """Cache what was considered for a move of the finished game."""
        self.thoughts[move] = thoughts
        self.size += len(thoughts) + OVERHEAD

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
        await yield_to_others()
        await self._tell(told, position, view, move)
        table = self.table
        suspects = SUSPICIONS.get(table.seating.game) if self.over else None
        parts = (
            view.to_json(),
            asked(table.game, seen, 0),
            [seat + 1 for seat in seen.waiting],
            None if suspects is None or eyes.seat is None else suspects(seen.view),
        )
        packed = zlib.compress(b"\n".join(map(_encoder.encode, parts)))
        kept[eyes, move] = packed
        self.size += len(packed) + OVERHEAD

    async def position(self, move: int) -> TableGame:
        """Return the game as it was after this many moves."""
        return await self._position(move, self.stations, self.moves)

    async def _position(
        self, move: int, stations: dict[int, TableGame], moves: list[tuple[int, str]]
    ) -> TableGame:
        """Return the game as it was after this many moves."""
        if not stations:
            assert self.table.position is not None
            stations[0] = self.table.position.begin()
            self.size += STATION_BYTES
        last = max(n for n in stations if n <= move)
        position = stations[last]
        while last < move:
            after = min(move, last - last % STATION_MOVES + STATION_MOVES)
            position = position.go_on(moves[last:after])
            last = after
            if last % STATION_MOVES == 0:
                stations[last] = position
                self.size += STATION_BYTES
            await yield_to_others()
        return position.go_on([])  # a copy, so that viewing cannot change the kept position

    async def _tell(self, told: list[bytes], position: TableGame, view: View, move: int) -> None:
        """Render the missing events up to this moment."""
        if len(told) > move:
            return
        moves = position.moves_of(view.history)
        first = next((n for n, at in enumerate(moves) if at >= len(told)), len(moves))
        items: list[Any] = []
        for start in range(first, len(moves), EVENTS_AT_ONCE):
            end = min(start + EVENTS_AT_ONCE, len(moves))
            items += happened(position.game, view.history[:end], moves[start:end]).items
            await yield_to_others()
        by_move = {at: list(group) for at, group in groupby(items, key=lambda item: item.move)}
        for at in range(len(told), move + 1):
            told.append(b",".join(map(_encoder.encode, by_move.get(at, ()))))
            self.size += len(told[-1]) + OVERHEAD

    def answer(self, eyes: Eyes, move: int, card: TableCard) -> bytes:
        """Return a cached moment, encoded for the wire with the table's card."""
        view, decision, waiting, suspicion = zlib.decompress(self.kept[eyes, move]).split(b"\n")
        told = self.told[Eyes(None, True) if eyes.truth else eyes]
        events = b",".join(filter(None, told[: move + 1]))
        moment = Moment(
            move=move,
            moves=len(self.table.seating.moves),
            seat=eyes.seat,
            view=_raw(view),
            events=_raw(b'{"start":0,"items":[%b]}' % events),
            decision=_raw(decision),
            waiting=_raw(waiting),
            table=card,
            truth=eyes.truth,
            suspicion=_raw(suspicion),
        )
        return _encoder.encode(moment)


def _raw(encoded: bytes) -> Any:
    return cast(Any, Raw(encoded))


class Library:
    """The cached moments of all tables, within a size limit.

    A moment of a running game is sent at the end of a time slot on its first request.
    """

    def __init__(self, most: int = MOST_BYTES, slot: float = LOOKING_BACK) -> None:
        self.most = most
        self.slot = slot
        self._books: OrderedDict[str, Book] = OrderedDict()

    def book(self, table: Table) -> Book:
        """Return the cache of a table."""
        book = self._books.get(table.id)
        if book is None or book.table is not table:
            book = self._books[table.id] = Book(table)
        self._books.move_to_end(table.id)
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


async def moment(
    library: Library,
    table: Table,
    card: Callable[[], TableCard],
    viewer: Viewer,
    move: int,
    truth: bool,
    admit: Admit,
) -> bytes:
    """Return a table as a viewer saw it, or could have seen it, after this many moves.

    Once the game is over it can be the truth instead, with everything revealed.
    """
    check(table, viewer, move, truth)
    eyes, book = Eyes(viewer.seat, truth), library.book(table)
    if (eyes, move) in book.kept:
        return book.answer(eyes, move, card())
    slot = Slot(0.0 if book.over else library.slot)
    async with admit(), book.lock:
        while (eyes, move) not in book.kept:
            await book.render(eyes, move)
            book.catch_up()  # something may have been undone meanwhile
            check(table, viewer, move, truth)
        rendered = book.answer(eyes, move, card())
    library.make_room()
    await slot.end()
    return rendered


def check(table: Table, viewer: Viewer, move: int, truth: bool) -> None:
    """Refuse a moment that does not exist, and the truth before the game is over."""
    need(table.position is not None, "not-begun")
    seating = table.seating
    need(move <= len(seating.moves), "no-moment", 404, move=move, moves=len(seating.moves))
    if truth:
        need(table.stage == "over", "only-over")
        need(seating.house.watchers or viewer.person in seating.belongs, "no-watchers", 403)
