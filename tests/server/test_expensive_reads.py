"""Expensive reads: rendered once, in pieces, few at a time, few per address."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from unittest.mock import patch

import pytest
from msgspec import json

from server.tables import Evening, Table, moment_of
from server.whole_games import play_out
from whitby.core.sight import look
from whitby.server import admission
from whitby.server.admission import Admission, Cache
from whitby.server.analysis import moments
from whitby.server.analysis.moments import Book, Eyes
from whitby.server.limits import KINDS, Limits
from whitby.server.refusals import Refusal
from whitby.server.table import log
from whitby.server.table.game import TableGame
from whitby.server.table.log import Entry
from whitby.server.table.phrases import asked, happened
from whitby.server.table.viewers import viewer_of
from whitby.wire.messages import Moment


def long_game(evening: Evening) -> Table:
    """A whole game of Fury of Dracula, as a log that is loaded on the first request."""
    people = evening.people("Anna", "Bram", "Clara", "Dora", "Emil")
    table = evening.begun("fury", *people, draw_seats=False)
    evening.run(play_out(evening.rooms, table.room, seed=3))
    return table


class Loop:
    """Counts how often other tasks ran while something was going on."""

    def __init__(self) -> None:
        self.turns = 0
        self.going = True

    async def go_round(self) -> None:
        while self.going:
            self.turns += 1
            await asyncio.sleep(0)


def test_many_who_ask_for_a_long_game_are_served_in_pieces(evening: Evening) -> None:
    table = long_game(evening)
    room = table.room
    last = len(room.table.seating.moves)
    assert last > 300
    rendered: Counter[tuple[Eyes, int]] = Counter()
    pieces: list[int] = []
    at_once, most_at_once = 0, 0
    loop, render, go_on = Loop(), Book.render, TableGame.go_on

    async def counted(book: Book, eyes: Eyes, move: int) -> None:
        nonlocal at_once, most_at_once
        rendered[eyes, move] += 1
        at_once += 1
        most_at_once = max(most_at_once, at_once)
        await render(book, eyes, move)
        at_once -= 1

    def gone(position: TableGame, moves: list[tuple[int, str]]) -> TableGame:
        pieces.append(loop.turns)
        assert len(moves) <= moments.STATION_MOVES
        return go_on(position, moves)

    def told(*rest: object) -> object:
        pieces.append(loop.turns)
        assert isinstance(rest[2], list)
        assert len(rest[2]) <= moments.EVENTS_AT_ONCE
        return happened(*rest)  # type: ignore[arg-type]

    async def main() -> list[bytes]:
        other = asyncio.ensure_future(loop.go_round())
        admit = Admission(Limits(rate=0.0)).admit("192.0.2.1", None)
        viewer = viewer_of(room.table, None)
        wishes = [(last, True), (last, False), (last // 2, True)] * 150
        found = await asyncio.gather(*(moment_of(room, viewer, *wish, admit) for wish in wishes))
        loop.going = False
        await other
        return found

    with (
        patch.object(Book, "render", counted),
        patch.object(TableGame, "go_on", gone),
        patch.object(moments, "happened", told),
    ):
        found = evening.run(main())
    assert len(set(found)) == 3
    assert set(rendered.values()) == {1}, "a moment is rendered once, whoever asks"
    assert len(rendered) == 3
    assert most_at_once <= admission.AT_ONCE
    assert len(pieces) > 20
    assert max(Counter(pieces).values()) <= 2 * admission.AT_ONCE, (
        "others wait for two pieces at most"
    )


def test_what_is_kept_is_what_would_be_rendered_now(evening: Evening) -> None:
    table = long_game(evening)
    room = table.room
    position = room.table.position
    assert position is not None
    played = [(act.seat, act.code) for act in room.table.seating.moves]
    for move in (0, 1, 40, 33, len(played), len(played) - 1):
        then = position.begin().go_on(played[:move])
        for seat in (None, 1, 2):
            seen = look(room.table.game, then._state, None if seat is None else seat - 1)
            history = seen.view.history
            expected = Moment(
                move=move,
                moves=len(played),
                seat=seat,
                view=seen.view.to_json(),
                events=happened(room.table.game, history, then.moves_of(history)),
                decision=asked(room.table.game, seen, 0),
                waiting=[each + 1 for each in seen.waiting],
                table=room.card(),
                truth=False,
                suspicion=None,
            )
            for _ in range(2):
                viewer = viewer_of(room.table, None, seat)
                assert evening.run(moment_of(room, viewer, move)) == json.encode(expected)


def test_moments_are_forgotten_when_they_are_undone(evening: Evening) -> None:
    table, (anna, *_) = evening.strolling()
    table.move(anna, "step:1")
    room = table.room
    assert table.moment(anna, 4).view["stalls"] == [1, 0, 0]
    book = evening.rooms.services.library.book(room.table)
    kept = set(book.kept)
    table.undo(anna)
    table.move(anna, "step:2")
    assert table.moment(anna, 4).view["stalls"] == [2, 0, 0]
    assert kept == set(book.kept)


def test_an_undo_while_a_moment_is_rendered_leaves_nothing_stale(evening: Evening) -> None:
    table, (anna, *_) = evening.strolling()
    table.move(anna, "step:1")
    room, render = table.room, Book.render
    undone: list[int] = []

    async def interrupted(book: Book, eyes: Eyes, move: int) -> None:
        await render(book, eyes, move)
        if not undone:
            undone.append(move)
            room.table.take(Entry(room.table.seq + 1, evening.now, log.Undone(seat=1, left=3)))
            room.table.take(
                Entry(room.table.seq + 1, evening.now, log.Moved(seat=1, code="step:2"))
            )

    with patch.object(Book, "render", interrupted):
        assert table.moment(anna, 4).view["stalls"] == [2, 0, 0]
    assert table.moment(anna, 4).view["stalls"] == [2, 0, 0]


def test_so_much_is_kept_and_no_more(evening: Evening) -> None:
    anna, bram = evening.people("Anna", "Bram")
    tables = [evening.duel(anna, bram) for _ in range(4)]
    library = evening.rooms.services.library
    for table in tables:
        table.moment(anna, 0)
    assert len(library._books) == 4
    library.most = library.size - 1
    tables[0].moment(anna, 0)
    tables[2].moment(bram, 0)
    assert [*library._books] == [tables[3].id, tables[0].id, tables[2].id]
    tables[3].room.close()
    assert tables[3].id not in library._books, "what is closed is not kept"


# Admission


@asynccontextmanager
async def busy(
    found: Admission, address: str, count: int
) -> AsyncIterator[list[asyncio.Task[None]]]:
    """Keep work going until the block ends."""
    done = asyncio.Event()

    async def work() -> None:
        async with found.admit(address, None)():
            await done.wait()

    tasks = [asyncio.ensure_future(work()) for _ in range(count)]
    await asyncio.sleep(0)
    yield tasks
    done.set()
    await asyncio.gather(*tasks)


async def ask(found: Admission, address: str, person: str | None = None) -> None:
    """Ask for work that is done at once."""
    async with found.admit(address, person)():
        pass


async def test_one_address_does_not_take_all_the_turns() -> None:
    found = Admission(Limits(), at_once=2, each=5)
    async with busy(found, "192.0.2.1", 5):
        with pytest.raises(Refusal) as refused:
            await ask(found, "192.0.2.1")
        assert (refused.value.code, refused.value.status) == ("too-many", 429)
        assert refused.value.retry_after == 1
        other = asyncio.ensure_future(ask(found, "192.0.2.2"))
        await asyncio.sleep(0)
        assert not other.done(), "it waits for its turn"
    await other
    async with found.admit("192.0.2.1", None)():
        assert found._waiting == {"192.0.2.1": 1}
    assert not found._waiting


async def test_rendering_is_counted_by_its_own_limit() -> None:
    found = Admission(Limits(clock=lambda: 0.0))
    for _ in range(int(KINDS["render"].person.burst)):
        await ask(found, "192.0.2.1", "anna")
    with pytest.raises(Refusal, match="too-many"):
        await ask(found, "192.0.2.1", "anna")
    await ask(found, "192.0.2.1", "bram")


async def test_rendering_is_counted_by_address_too() -> None:
    found = Admission(Limits(clock=lambda: 0.0))
    for number in range(int(KINDS["render"].address.burst)):
        await ask(found, "192.0.2.1", f"person {number}")
    with pytest.raises(Refusal, match="too-many"):
        await ask(found, "192.0.2.1", "anna")
    await ask(found, "192.0.2.2", "anna")


async def test_what_never_changes_is_rendered_once() -> None:
    rendered: Counter[str] = Counter()

    def render(word: str) -> bytes:
        rendered[word] += 1
        if word == "unknown":
            raise Refusal("unknown-game", 404)
        return word.encode()

    found = Cache(most=2)
    admit = Admission(Limits(rate=0.0)).admit("192.0.2.1", None)
    every = await asyncio.gather(*(found.get(admit, render, "duel") for _ in range(50)))
    assert (set(every), rendered["duel"]) == ({b"duel"}, 1)
    with pytest.raises(Refusal):
        await found.get(admit, render, "unknown")
    for word in ("fury", "nosferatu", "fury", "duel"):
        assert await found.get(admit, render, word) == word.encode()
    assert rendered["duel"] == 2
    assert len(found._kept) == 2
