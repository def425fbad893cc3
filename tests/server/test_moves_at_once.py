"""A move is stored while it is tried and shown when it is stored; if that fails, the log is right.

The commit begins before the trial, so that its moment reveals nothing, and needs nothing that the
trial holds up.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any
from unittest.mock import patch

import pytest

from server.rows import TABLE, entry, header
from server.tables import BOT, Evening, Table, at_table, refusal, settle
from whitby.core.errors import IllegalChoice
from whitby.server.rows import NotWritten, Taken
from whitby.server.slots import SHARES_OF_GAMES, TRYING_SHARE, Gate, Slot
from whitby.server.store import Person, Store
from whitby.server.store.drivers import ThreadDriver, alone
from whitby.server.store.own_thread import OwnThread, Work
from whitby.server.table.game import TableGame
from whitby.server.table.header import Change
from whitby.wire.commands import Move


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine may take long to start a thread; a row is then still written at once."""
    monkeypatch.setattr("whitby.server.store.own_thread.MOST_WAIT", 30)


@pytest.fixture
def duel(evening: Evening) -> tuple[Table, Person]:
    """A duel of Anna against a bot, with a log that was written to a moment ago."""
    anna = evening.person("Anna")
    return evening.duel(anna, BOT), anna


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """A store with a table, whose writer has a connection."""
    found = await Store.open(f"sqlite:///{tmp_path}/whitby.sqlite")
    await found.create(header(), entry(1))
    yield found
    await found.close()


def logged(evening: Evening, table: Table) -> list[Any]:
    """The moves in the log, as they are stored."""
    entries = evening.run(evening.store.entries(table.id))
    return [entry.act.code for entry in entries if hasattr(entry.act, "code")]


@contextmanager
def order(evening: Evening) -> Iterator[list[str]]:
    """What is done for a move, in order."""
    found: list[str] = []
    begin, look, end = evening.store.append_now, TableGame.look_ahead, Slot.end

    def append_now(table: str, row: Any) -> Any:
        writing = begin(table, row)
        found.append("handed over" if writing is not None else "not now")
        return writing and stored(writing)

    async def stored(writing: Awaitable[None]) -> None:
        await writing
        found.append("stored")

    def look_ahead(position: TableGame, trial: Any) -> None:
        found.append("tried")
        look(position, trial)

    async def ended(slot: Slot, when: float | None = None) -> float:
        found.append("its time over")
        return await end(slot, when)

    with (
        patch.object(evening.store, "append_now", append_now),
        patch.object(TableGame, "look_ahead", look_ahead),
        patch.object(Slot, "end", ended),
    ):
        yield found


def test_a_move_is_handed_over_before_it_is_tried_and_shown_after_it_is_stored(
    evening: Evening, duel: tuple[Table, Person]
) -> None:
    """Nor before the time is over that hides how long it was tried."""
    table, anna = duel
    with at_table(table, anna) as page, order(evening) as done:
        page.refresh.side_effect = lambda moved: done.append("shown")
        table.does(anna, Move(code=table.asked[1][1]))
    assert done[:5] == ["handed over", "tried", "stored", "its time over", "shown"]


def test_what_is_not_offered_is_refused_before_anything_is_stored(
    evening: Evening, duel: tuple[Table, Person]
) -> None:
    table, anna = duel
    before = logged(evening, table)
    with order(evening) as done:
        assert table.refused(anna, Move(code="no:such")) == "not-offered"
    assert done == []
    assert logged(evening, table) == before


def test_while_something_else_is_written_a_move_is_tried_first(
    evening: Evening, duel: tuple[Table, Person]
) -> None:
    table, anna = duel
    code = table.asked[1][1]
    assert evening.store.writer.late == 0
    with order(evening) as done:
        evening.store.writer._since = 0.0  # as during a commit
        table.does(anna, Move(code=code))
    assert done[:2] == ["not now", "tried"]
    assert code in logged(evening, table)


@pytest.mark.parametrize("error", [IllegalChoice("no", "no"), ZeroDivisionError("no")])
def test_a_move_that_the_rules_cannot_apply_does_not_stay_in_the_log(
    evening: Evening, duel: tuple[Table, Person], error: Exception
) -> None:
    table, anna = duel
    before, room, code = logged(evening, table), table.room, table.asked[1][1]
    with (
        patch.object(TableGame, "try_move", side_effect=error),
        at_table(table, anna) as page,
        pytest.raises(Exception, match=r"not-offered|no"),
    ):
        table.does(anna, Move(code=code), key="k")
    assert not page.refresh.called
    assert not page.reconnect.called
    assert logged(evening, table) == before
    table.does(anna, Move(code=code), key="k")
    assert table.room is room
    assert logged(evening, table)[len(before)] == code


@pytest.mark.parametrize(("unsure", "removed"), [(True, 1), (False, 0)])
def test_nor_if_it_is_not_known_whether_it_was_stored(
    evening: Evening, duel: tuple[Table, Person], unsure: bool, removed: int
) -> None:
    table, anna = duel
    before, now = logged(evening, table), evening.store.append_now

    def append_now(id: str, row: Any) -> Any:
        writing = now(id, row)
        assert writing is not None

        async def lost() -> None:
            await writing
            raise NotWritten("the answer was lost", unsure=unsure)

        return asyncio.ensure_future(lost())

    with (
        patch.object(TableGame, "try_move", side_effect=IllegalChoice("no", "no")),
        patch.object(evening.store, "append_now", append_now),
        patch.object(evening.store, "withdraw", wraps=evening.store.withdraw) as withdraw,
    ):
        assert refusal(lambda: table.does(anna, Move(code=table.asked[1][1]))) is not None
    assert withdraw.call_count == removed
    assert len(logged(evening, table)) == len(before) + 1 - removed


@pytest.mark.parametrize(
    ("tried", "shown"), [(0.6, 1.0), (0.7, 1 + TRYING_SHARE), (1.4, 1 + 2 * TRYING_SHARE)]
)
def test_a_trial_that_takes_too_long_gets_a_whole_number_of_times_as_much(
    evening: Evening, duel: tuple[Table, Person], tried: float, shown: float
) -> None:
    (table, anna), whole, gone = duel, 3600.0, [0.0]
    ends: list[float] = []
    look = TableGame.look_ahead

    def look_ahead(position: TableGame, trial: Any) -> None:
        look(position, trial)
        gone[0] = tried * whole

    async def at_once(slot: Slot, when: float | None = None) -> float:
        return slot.end_at() if when is None else when

    def gate(when: float = 0.0) -> Gate:
        ends.append(when)
        return Gate()

    begun = monotonic()
    with (
        patch.object(evening.rooms.services, "slot", whole / SHARES_OF_GAMES["duel"]),
        patch.object(TableGame, "look_ahead", look_ahead),
        patch.object(Slot, "end", at_once),
        patch("whitby.server.slots.monotonic", lambda: monotonic() + gone[0]),
        patch("whitby.server.live.room.Gate", gate),
    ):
        table.does(anna, Move(code=table.asked[1][1]))
    assert (ends[0] - begun) / whole == pytest.approx(shown, abs=0.01)


def test_if_it_cannot_be_removed_the_room_is_closed(
    evening: Evening, duel: tuple[Table, Person]
) -> None:
    table, anna = duel
    room, code = table.room, table.asked[1][1]
    with (
        patch.object(TableGame, "try_move", side_effect=IllegalChoice("no", "no")),
        patch.object(evening.store, "withdraw", side_effect=NotWritten("full")),
    ):
        assert refusal(lambda: table.does(anna, Move(code=code))) is not None
    assert room.retired


def test_the_last_move_ends_the_game_beside_the_log_too(
    evening: Evening, duel: tuple[Table, Person]
) -> None:
    table, anna = duel
    play_out(evening, table, anna)
    evening.store_endings()
    found = evening.run(evening.store.header(table.id))
    assert found is not None
    assert (found.stage, table.room.table.header.stage) == ("over", "over")


@pytest.mark.parametrize("stopped", [True, False])
def test_a_server_that_stopped_before_it_had_stored_the_end_does_so_when_it_starts(
    evening: Evening, duel: tuple[Table, Person], stopped: bool
) -> None:
    table, anna = duel
    real = evening.store.append_many

    async def without_the_end(id: str, rows: Any, change: Change | None = None) -> None:
        if not rows:
            raise NotWritten("the server was killed")
        await real(id, rows, change)

    with patch.object(evening.store, "append_many", without_the_end):
        play_out(evening, table, anna)
        evening.store_endings()
        assert table.room.table.stage == "over"
        assert evening.run(evening.store.in_stage("playing")) == [table.id]
    if stopped:
        evening.restart()
    else:
        table.reopened()
    assert evening.run(evening.store.in_stage("playing")) == []
    assert evening.run(evening.store.in_stage("over")) == [table.id]


def test_nobody_waits_until_the_end_is_stored_beside_the_log(
    evening: Evening, duel: tuple[Table, Person]
) -> None:
    table, anna = duel
    real, free = evening.store.append_many, asyncio.Event()

    async def late(id: str, rows: Any, change: Change | None = None) -> None:
        if not rows:
            await free.wait()
        await real(id, rows, change)

    with patch.object(evening.store, "append_many", late):
        play_out(evening, table, anna)
        assert table.room.table.header.stage == "playing"
        free.set()
        evening.store_endings()
    assert table.room.table.header.stage == "over"


def play_out(evening: Evening, table: Table, anna: Person) -> None:
    """Play to the end, Anna's first option each time."""
    while table.room.table.stage == "playing":
        evening.run(settle(table.room))
        if table.room.table.stage == "playing":
            table.does(anna, Move(code=table.asked[1][1]))


async def test_a_row_that_is_begun_is_stored_whatever_the_caller_does(store: Store) -> None:
    free = threading.Event()

    def slow(connection: Any, job: Any, may_begin: Callable[[], bool]) -> Any:
        return alone(connection, job, lambda: may_begin() and free.wait(30))

    with patch("whitby.server.store.drivers.alone", slow):
        writing = store.append_now(TABLE, entry(2))
        assert isinstance(writing, Work)
        assert store.writer.late > 0
        assert store.append_now(TABLE, entry(3)) is None, "one at a time"
        free.set()
        await store.append_many(TABLE, [entry(3)])
    assert writing.over_at is not None, "what comes later is written later"
    assert [each.seq for each in await store.entries(TABLE)] == [1, 2, 3]
    assert store.writer.late == 0


async def test_a_row_is_one_statement_that_commits_by_itself(store: Store) -> None:
    """Between two statements the thread would wait for the interpreter, which the trial holds."""
    driver = store.writer._pen
    assert isinstance(driver, ThreadDriver)
    assert driver._connection is not None
    own = driver._connection.connection.dbapi_connection
    assert own is not None
    done: list[str] = []
    await driver._thread.run(lambda: own.set_trace_callback(done.append))
    writing = store.append_now(TABLE, entry(2))
    assert writing is not None
    await writing
    assert [statement.split()[0] for statement in done] == ["INSERT"]
    assert not own.in_transaction


async def test_a_number_that_is_taken_and_a_full_disk_are_told_apart(store: Store) -> None:
    writing = store.append_now(TABLE, entry(1))
    assert writing is not None
    with pytest.raises(Taken):
        await writing
    assert store.writer.failures == 0

    def full(connection: Any, job: Any, may_begin: Callable[[], bool]) -> None:
        may_begin()
        raise sqlite3.OperationalError("full")

    with patch("whitby.server.store.drivers.alone", full):
        writing = store.append_now(TABLE, entry(2))
        assert writing is not None
        with pytest.raises(NotWritten) as told:
            await writing
    assert told.value.unsure
    assert store.writer.failures == 1
    assert store.append_now(TABLE, entry(2)) is None, "the connection has to be made again"
    await store.append_many(TABLE, [entry(2)])
    assert store.writer.failures == 0


async def test_a_row_is_withdrawn_alone(store: Store) -> None:
    await store.append_many(TABLE, [entry(2), entry(3)])
    await store.withdraw(TABLE, 3)
    assert [each.seq for each in await store.entries(TABLE)] == [1, 2]


async def test_work_has_begun_when_it_is_handed_over() -> None:
    thread, free, seen = OwnThread("test"), threading.Event(), []

    def work(may_begin: Any) -> str:
        assert may_begin()
        seen.append("begun")
        free.wait(30)
        return "done"

    done = thread.begin(work)
    assert done is not None
    assert done.over_at is None
    free.set()
    assert await asyncio.wait_for(done, 30) == "done"
    assert seen == ["begun"]
    thread.end()


async def test_what_is_over_wakes_only_those_who_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """To wake the event loop takes as long as a tenth of a move."""
    loop, woken = asyncio.get_running_loop(), []
    wake = loop.call_soon_threadsafe

    def counted(*call: Any) -> Any:
        woken.append(call)
        return wake(*call)

    monkeypatch.setattr(loop, "call_soon_threadsafe", counted)
    thread, free = OwnThread("test"), threading.Event()
    over = thread.begin(lambda may_begin: may_begin())
    thread.end()  # it has done all it was given
    assert over is not None
    assert await over
    assert woken == []

    def hold(may_begin: Any) -> str:
        assert may_begin()
        free.wait(30)
        return "done"

    going = thread.begin(hold)
    assert going is not None
    loop.call_soon(free.set)
    assert await asyncio.wait_for(going, 30) == "done"
    assert len(woken) == 1
    thread.end()


async def test_work_that_cannot_begin_at_once_is_taken_back() -> None:
    """It would begin when the caller pauses, which is after the trial."""
    thread, free, seen = OwnThread("test"), threading.Event(), []

    def hold(may_begin: Any) -> None:
        assert may_begin()
        free.wait(30)

    first = thread.begin(hold)
    with patch("whitby.server.store.own_thread.MOST_WAIT", 0.001):
        assert thread.begin(lambda may_begin: seen.append(may_begin())) is None
    free.set()
    assert first is not None
    await first
    await thread.run(lambda: None)
    assert seen == [False]
    thread.end()


async def test_a_row_that_may_not_begin_is_not_stored(store: Store) -> None:
    driver = store.writer._pen
    assert isinstance(driver, ThreadDriver)
    free = threading.Event()
    busy = asyncio.ensure_future(driver._thread.run(lambda: free.wait(30)))
    await asyncio.sleep(0)
    with patch("whitby.server.store.own_thread.MOST_WAIT", 0.001):
        assert store.append_now(TABLE, entry(2)) is None
    assert store.writer.late == 0
    free.set()
    await busy
    await store.append_many(TABLE, [entry(2)])
    assert [each.seq for each in await store.entries(TABLE)] == [1, 2]
