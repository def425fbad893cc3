"""The store's guarantees, on both SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, insert, select, text
from sqlalchemy.ext.asyncio import create_async_engine

from server.conftest import OpenStore
from server.rows import TABLE, entry, header, open_tables, person
from whitby.core.errors import WhitbyError
from whitby.server.refusals import Refusal
from whitby.server.rows import MarkRow, NotRead
from whitby.server.store import (
    InUse,
    NoRow,
    NotWritten,
    Store,
    Taken,
    base,
    connections,
    drivers,
    patience,
    schema,
)
from whitby.server.store.accounts import DEVICE_LASTS, MOST_DEVICES
from whitby.server.store.database import WRITES, connect
from whitby.server.store.drivers import carry_out
from whitby.server.store.leases import Leases
from whitby.server.store.lock import FileLock
from whitby.server.store.migrate import scripts, upgrade
from whitby.server.store.sessions import ACCOUNT, DAY, GUEST, HOUR, Lifetime
from whitby.server.table.header import Change
from whitby.server.table.talk import Line, pack

# Tables and logs


def line(who: str, key: str) -> Line:
    """A chat line; it is recognised by its key."""
    return Line(at=5, channel="table", person=who, key=key, text=key)


async def test_a_log_is_read_in_order_and_from_a_number_on(open_store: OpenStore) -> None:
    async with open_store() as store:
        await store.create(header(), entry(1, "a"))
        await store.append(TABLE, entry(3, "c"))
        await store.append_many(TABLE, [entry(2, "b"), entry(4)])
    async with open_store() as store:
        log = await store.entries(TABLE)
        assert log == [entry(1, "a"), entry(2, "b"), entry(3, "c"), entry(4)]
        assert await store.entries(TABLE, after=2) == log[2:]
        assert await store.entries("nosuchtable1") == []


async def test_whoever_is_second_finds_the_number_taken(store: Store) -> None:
    await open_tables(store, 2)
    await store.append(TABLE, entry(2, code="go:prague"), Change(stage="playing"))
    with pytest.raises(Taken):
        await store.append(TABLE, entry(2, code="go:vienna"), Change(stage="closed"))
    assert await store.entries(TABLE) == [entry(1), entry(2, code="go:prague")]
    found = await store.header(TABLE)
    assert found is not None
    assert found.stage == "playing"
    await store.append("table0000002", entry(2))


async def test_a_key_counts_once_for_a_person_at_a_table(store: Store) -> None:
    await open_tables(store, 2)
    await store.append(TABLE, entry(2, "again"))
    with pytest.raises(Taken):
        await store.append(TABLE, entry(3, "again"))
    await store.append("table0000002", entry(2, "again"))
    await store.append(TABLE, entry(3))  # what nobody asked for has no key
    await store.append(TABLE, entry(4))
    assert [each.seq for each in await store.entries(TABLE)] == [1, 2, 3, 4]


async def test_several_entries_are_kept_all_or_none(store: Store) -> None:
    await open_tables(store, 1)
    with pytest.raises(Taken):
        await store.append_many(TABLE, [entry(2), entry(3), entry(1)], Change(stage="over"))
    assert await store.entries(TABLE) == [entry(1)]
    assert (await store.headers([TABLE]))[0].stage == "open"


async def test_ids_and_codes_are_unique(store: Store) -> None:
    await open_tables(store, 1)
    with pytest.raises(Taken):
        await store.create(header(1, code="OTHER"), entry(1))
    with pytest.raises(Taken):
        await store.create(header(2, code="CODE1"), entry(1))
    assert await store.entries("table0000002") == []
    assert await store.by_code("CODE1") == TABLE
    assert await store.by_code("CODE2") is None


async def test_what_changes_with_an_entry_changes(store: Store) -> None:
    await store.create(header(password="hash"), entry(1), ("anna", "bram", "anna"))
    assert await store.seated("bram") == [TABLE]
    change = Change(stage="playing", secret=b"\0\xff", rules=2, seated=("anna", "clara"))
    await store.append(TABLE, entry(2, at=99), change)
    changed = header(password="hash", stage="playing", secret=b"\0\xff", rules=2, touched=99)
    assert await store.header(TABLE) == changed
    assert await store.seated("bram") == []
    assert await store.seated("clara") == [TABLE]
    await store.append(TABLE, entry(3), Change(password=None, access="unlisted"))
    found = await store.header(TABLE)
    assert found is not None
    assert (found.password, found.access) == (None, "unlisted")
    assert (await store.sitters([TABLE]))[TABLE] == ["anna", "clara"]


async def test_an_entry_needs_its_table(store: Store) -> None:
    with pytest.raises(NoRow):
        await store.append(TABLE, entry(1))
    assert await store.header(TABLE) is None


async def test_tables_are_found_by_what_they_are(store: Store) -> None:
    await store.create(header(1), entry(1), ("anna",))
    await store.create(header(2, stage="playing"), entry(1), ("anna",))
    await store.create(header(3, access="unlisted"), entry(1))
    await store.create(header(4, stage="over"), entry(1), ("anna",))
    ids = [f"table{number:07d}" for number in range(5)]
    assert await store.listed() == [ids[2], ids[1]]
    assert await store.listed(limit=1) == [ids[2]]
    assert await store.seated("anna") == [ids[4], ids[2], ids[1]]
    assert await store.seated("anna", limit=1) == [ids[4]]
    assert await store.in_stage("playing", "over") == [ids[4], ids[2]]
    assert await store.stale(before=3) == [ids[1], ids[2]]
    assert [each.id for each in await store.headers([ids[3], ids[0], ids[1]])] == [
        ids[3],
        ids[1],
    ]
    assert len(await store.headers([f"table{number:07d}" for number in range(40_000)])) == 4


async def test_a_deleted_table_leaves_nothing(store: Store) -> None:
    await open_tables(store, 2)
    await store.append(TABLE, entry(2), Change(seated=("anna",)))
    await store.admit(TABLE, "anna")
    await store.say(TABLE, 0, line("anna", "x"))
    await store.write_note(TABLE, "anna", "x")
    await store.people.add(person("anna"))
    mark = MarkRow(person="anna", place="paris", sign="suspect", text="", shared=True)
    await store.write_mark(TABLE, mark)
    await store.delete(TABLE)
    for table in (
        schema.entries, schema.sitters, schema.admissions, schema.talk, schema.notes,
        schema.marks,
    ):  # fmt: skip
        async with store.engine.connect() as connection:
            rows = await connection.execute(table.select().where(table.c.table_id == TABLE))
            assert rows.all() == []
    assert await store.entries("table0000002") == [entry(1)]


# Many at once


async def test_of_fifty_writers_one_wins_each_number(store: Store) -> None:
    await open_tables(store, 1)
    won: dict[int, list[int]] = {}

    async def write(writer: int) -> None:
        seq = 2
        while seq < 22:
            try:
                await store.append(TABLE, entry(seq, f"{writer}-{seq}", code=f"by:{writer}"))
                won.setdefault(seq, []).append(writer)
            except Taken:
                pass
            seq += 1

    await asyncio.gather(*[write(writer) for writer in range(50)])
    assert {seq: len(writers) for seq, writers in won.items()} == dict.fromkeys(range(2, 22), 1)
    log = await store.entries(TABLE, after=1)
    assert [each.key for each in log] == [f"{won[each.seq][0]}-{each.seq}" for each in log]


async def test_one_that_fails_does_not_harm_the_others_of_its_commit(store: Store) -> None:
    await open_tables(store, 1)

    def broken(connection: Connection) -> None:
        connection.execute(insert(schema.boots).values(started=1, beat=1))
        raise RuntimeError("a mistake of ours")

    results = await asyncio.gather(
        store.append(TABLE, entry(2)),
        store.writer.write(broken),
        store.append(TABLE, entry(2)),
        store.append("nosuchtable1", entry(2)),
        store.writer.write(lambda connection: connection.execute(text("SELECT nonsense"))),
        store.append(TABLE, entry(3)),
        return_exceptions=True,
    )
    kinds = [type(None), RuntimeError, Taken, NoRow, NotWritten, type(None)]
    assert [type(result) for result in results] == kinds
    assert [each.seq for each in await store.entries(TABLE)] == [1, 2, 3]
    assert await store.downtimes() == []


async def test_a_cancelled_caller_does_not_stop_the_others(store: Store) -> None:
    await open_tables(store, 1)
    for start in range(2, 402, 20):
        tasks = [
            asyncio.create_task(store.append(TABLE, entry(seq))) for seq in range(start, start + 20)
        ]
        for delay, task in enumerate(tasks[::2]):
            asyncio.get_running_loop().call_later(delay / 4000, task.cancel)
        results = await asyncio.gather(*tasks, return_exceptions=True)
        found = {each.seq for each in await store.entries(TABLE)}
        for seq, result in enumerate(results, start):
            assert result is None or isinstance(result, asyncio.CancelledError)
            assert result is not None or seq in found
    await asyncio.wait_for(store.append(TABLE, entry(1000)), 5)


async def test_a_cancelled_wish_that_has_not_begun_never_does(store: Store) -> None:
    await open_tables(store, 1)
    task = asyncio.create_task(store.append(TABLE, entry(2)))
    await asyncio.sleep(0)  # it is queued
    task.cancel()
    await store.append(TABLE, entry(3))
    assert [each.seq for each in await store.entries(TABLE)] == [1, 3]


async def test_closing_writes_what_waits_and_refuses_more(open_store: OpenStore) -> None:
    async with open_store() as store:
        await open_tables(store, 1)
        waiting = [asyncio.create_task(store.append(TABLE, entry(seq))) for seq in range(2, 300)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*waiting) == [None] * 298
        with pytest.raises(NotWritten):
            await store.append(TABLE, entry(999))
    async with open_store() as store:
        assert len(await store.entries(TABLE)) == 299


async def test_after_a_commit_that_failed_writing_goes_on(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail_at_commit(connection: Connection, jobs: list[Callable[[Connection], None]]) -> None:
        with connection.begin():
            for job in jobs:
                job(connection)
            raise OSError("no space left on device")

    await open_tables(store, 1)
    with monkeypatch.context() as patched:
        patched.setattr("whitby.server.store.drivers.carry_out", fail_at_commit)
        results = await asyncio.gather(
            *[store.append(TABLE, entry(seq)) for seq in (2, 3)], return_exceptions=True
        )
        assert [type(result) for result in results] == [NotWritten, NotWritten]
    await store.append(TABLE, entry(2))
    assert [each.seq for each in await store.entries(TABLE)] == [1, 2]


async def test_a_full_disk_takes_back_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/whitby.sqlite")
    await open_tables(store, 1)
    pages = await store.writer.write(lambda c: c.scalar(text("PRAGMA page_count")))
    limit = text(f"PRAGMA max_page_count = {pages + 20}")
    await store.writer.write(lambda connection: connection.execute(limit) and None)
    for start in range(2, 302, 30):
        results = await asyncio.gather(
            *[store.append(TABLE, entry(n, code="x" * 900)) for n in range(start, start + 30)],
            return_exceptions=True,
        )
        told = {n for n, result in enumerate(results, start) if result is None}
        assert all(result is None or isinstance(result, NotWritten) for result in results)
        found = {each.seq for each in await store.entries(TABLE, after=start - 1)}
        assert told == found
    assert len(await store.entries(TABLE)) < 300
    await store.close()


async def test_a_lost_connection_is_made_anew_before_anybody_notices(
    store: Store, database: str
) -> None:
    if database.startswith("sqlite"):
        return
    others = (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE pid <> pg_backend_pid() AND datname = current_database()"
    )
    await open_tables(store, 1)
    async with store.engine.connect() as connection:
        await connection.execute(text(others))
    await asyncio.gather(*[store.append(TABLE, entry(seq)) for seq in (2, 3)])
    assert [each.seq for each in await store.entries(TABLE)] == [1, 2, 3]


async def test_a_database_that_is_away_is_waited_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever needs a connection waits for it, and must not begin again when that is over."""
    now = 0.0
    attempts: list[float] = []

    def away() -> None:
        nonlocal now
        attempts.append(now)
        now += 0.1 if len(attempts) % 2 else patience.DATABASE_SECONDS  # broken, then refused
        raise ConnectionRefusedError

    for module in (base, drivers, patience):
        monkeypatch.setattr(module, "monotonic", lambda: now)
    engine = create_async_engine("postgresql+asyncpg://nowhere/nothing")
    writer = drivers.AsyncDriver(engine)
    monkeypatch.setattr(writer, "_engine", Mock(connect=AsyncMock(side_effect=away)))
    with pytest.raises(ConnectionRefusedError):
        await writer.carry_out([])
    assert len(attempts) == 2
    part = base.StorePart(Mock(connect=away, dialect=engine.dialect), Mock(), None)
    with pytest.raises(NotRead):
        await part.rows(select(schema.tables.c.id))
    assert len(attempts) == 4


async def test_what_is_acknowledged_survives_the_death_of_the_process(database: str) -> None:
    program = f"""
import asyncio, os, sys
sys.path.insert(0, {str(Path(__file__).parents[1])!r})
from server.rows import entry, header
from whitby.server.store import Store
async def main():
    store = await Store.open({database!r}, exclusive=True)
    await store.create(header(), entry(1))
    for seq in range(2, 100):
        await store.append("{TABLE}", entry(seq))
        print(seq, flush=True)
    os.kill(os.getpid(), 9)
asyncio.run(main())
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    acknowledged = [int(line) for line in done.stdout.split()]
    assert acknowledged == list(range(2, 100)), done.stderr
    store = await Store.open(database, exclusive=True)
    assert [each.seq for each in await store.entries(TABLE)] == [1, *acknowledged]
    await store.close()


# Data outside the logs


async def test_admissions_talk_and_notes_are_kept(open_store: OpenStore) -> None:
    async with open_store() as store:
        await open_tables(store, 2)
        await store.admit(TABLE, "anna")
        await store.admit(TABLE, "anna")
        lines = [line("anna", str(n)) for n in range(9)]
        said = await asyncio.gather(*[store.say(TABLE, 0, each) for each in lines])
        assert sorted(said) == list(range(1, 10))
        assert await store.say("table0000002", 0, line("bram", "hm")) == 1
        await store.write_note(TABLE, "anna", "Bram lies")
        await store.write_note(TABLE, "anna", "Bram lies, é")
    async with open_store() as store:
        assert await store.admitted(TABLE, "anna")
        assert not await store.admitted(TABLE, "bram")
        assert await store.talk(TABLE) == [(n + 1, pack(each)) for n, each in enumerate(lines)]
        assert await store.note(TABLE, "anna") == "Bram lies, é"
        assert await store.note(TABLE, "bram") == ""


async def test_notes_of_a_server_that_stood_still_do_not_replace_newer_ones(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_tables(store, 1)
    await store.write_note(TABLE, "anna", "newer")
    stand_still(monkeypatch)
    with pytest.raises(Refusal, match="not-stored"):
        await store.write_note(TABLE, "anna", "older")
    assert await store.note(TABLE, "anna") == "newer"


async def test_neither_does_a_name_of_a_server_that_stood_still(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.people.add(person("anna"))
    await store.people.rename("anna", "Newer")
    stand_still(monkeypatch)
    with pytest.raises(Refusal, match="not-stored"):
        await store.people.rename("anna", "Older", "fr")
    found = await store.people.get("anna")
    assert found is not None
    assert (found.name, found.language) == ("Newer", "en")


def stand_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop the process once, after something is asked for and before it is written."""
    times = iter([0.0, *[base.SECONDS_TO_REPLACE + 1] * 5])
    monkeypatch.setattr(base, "monotonic", lambda: next(times))


async def test_a_line_that_is_said_again_after_a_broken_connection_is_stored_once(
    store: Store,
) -> None:
    await open_tables(store, 1)
    assert await store.say(TABLE, 0, line("anna", "hello")) == 1
    again = Line(at=9, channel="table", person="anna", key="hello", text="Hello!")
    with pytest.raises(Taken):
        await store.say(TABLE, 0, again)
    assert await store.say(TABLE, 0, line("bram", "hello")) == 2
    assert len(await store.talk(TABLE)) == 2


async def test_marks_are_kept_by_place_and_shared_ones_can_be_read_alone(
    open_store: OpenStore,
) -> None:
    def mark(who: str, place: str, shared: bool = False, text: str = "") -> MarkRow:
        return MarkRow(person=who, place=place, sign="suspect", text=text, shared=shared)

    async with open_store() as store:
        await open_tables(store, 2)
        for who in ("anna", "bram"):
            await store.people.add(person(who))
        await store.write_mark(TABLE, mark("anna", "rome", text="old"))
        await store.write_mark(TABLE, mark("anna", "rome", text="é"))
        await store.write_mark(TABLE, mark("anna", "paris", shared=True))
        await store.write_mark(TABLE, mark("bram", "rome", shared=True))
        await store.write_mark("table0000002", mark("anna", "rome"))
    async with open_store() as store:
        own = [mark("anna", "paris", shared=True), mark("anna", "rome", text="é")]
        assert await store.marks(TABLE, "anna") == own
        assert await store.shared_marks(TABLE, ["anna"]) == own[:1]
        assert len(await store.shared_marks(TABLE, ["bram", "anna"])) == 2
        await store.rub_out(TABLE, "anna", "rome")
        assert await store.marks(TABLE, "anna") == own[:1]
        assert await store.marks("table0000002", "anna") == [mark("anna", "rome")]
        await store.people.delete("anna")
        assert await store.marks(TABLE, "anna") == []
        assert len(await store.marks(TABLE, "bram")) == 1


async def test_downtimes_lie_between_the_last_beat_and_the_next_boot(store: Store) -> None:
    assert await store.downtimes() == []
    first = await store.boot(1_700_000_000_000)
    assert await store.downtimes() == []
    await store.beat(first, 1_700_000_005_000)
    second = await store.boot(1_700_000_009_000)
    await store.boot(1_700_000_009_000)  # it died at once: no time was lost
    assert second != first
    assert await store.downtimes() == [(1_700_000_005_000, 1_700_000_009_000)]


async def test_orders_are_handed_out_once_and_in_order(store: Store) -> None:
    assert await store.take_orders() == []
    for number in range(5):
        await store.order("announce", f"{number}", 1)
    taken = await asyncio.gather(*[store.take_orders() for _ in range(4)])
    assert [body for orders in taken for _, body in orders] == ["0", "1", "2", "3", "4"]
    assert await store.take_orders() == []


# People


async def test_people_are_kept_and_renamed(store: Store) -> None:
    people = store.people
    await people.add(person("anna"))
    with pytest.raises(Taken):
        await people.add(person("anna", "Other"))
    await people.rename("anna", name="Ännchen, “A.”")
    await people.rename("anna", language="de")
    await people.rename("anna")
    found = await people.get("anna")
    assert found is not None
    assert (found.name, found.language) == ("Ännchen, “A.”", "de")
    assert await people.get("bram") is None
    assert set(await people.many(["anna", "bram", "anna"])) == {"anna"}


async def test_a_login_belongs_to_one_person(store: Store) -> None:
    people = store.people
    await people.add(person("anna"))
    await people.add(person("bram"))
    await people.set_account("anna", "count", "hash")
    with pytest.raises(Taken):
        await people.set_account("bram", "count", "other")
    with pytest.raises(NoRow):
        await people.set_account("nobody", "free", "other")
    found = await people.by_login("count")
    assert found is not None
    assert (found[0].id, found[0].login, found[1]) == ("anna", "count", "hash")
    assert await people.by_login("free") is None


@pytest.mark.parametrize(("login", "limit"), [(None, GUEST), ("count", ACCOUNT)])
async def test_a_session_lasts_as_long_as_it_is_used(
    store: Store, login: str | None, limit: Lifetime
) -> None:
    people = store.people
    await people.add(person("anna"))
    if login is not None:
        await people.set_account("anna", login, "hash")
    for digest in (b"used", b"idle"):
        await people.open_session(digest, "anna", 0)
    for at in range(0, limit.whole + 1, limit.idle // 2):
        assert await people.session(b"used", at) is not None
    assert await people.session(b"other", 0) is None
    assert await people.session(b"idle", limit.idle + 1) is None
    found = await people.get("anna")
    assert found is not None
    assert [each.digest for each in await people.sessions(found, limit.idle + 1)] == [b"used"]
    await people.drop_expired(limit.idle + 1)
    assert await people.session(b"idle", 0) is None
    assert await people.session(b"used", limit.whole) is not None


@pytest.mark.parametrize(("login", "limit"), [(None, GUEST), ("count", ACCOUNT)])
async def test_a_session_ends_however_much_it_is_used(
    store: Store, login: str | None, limit: Lifetime
) -> None:
    people = store.people
    await people.add(person("anna"))
    if login is not None:
        await people.set_account("anna", login, "hash")
    await people.open_session(b"used", "anna", 0)
    for at in range(0, limit.whole, 20 * DAY):
        assert await people.session(b"used", at) is not None
    assert await people.session(b"used", limit.whole) is not None
    assert await people.session(b"used", limit.whole + 1) is None
    await people.drop_expired(limit.whole + 1)
    assert await people.session(b"used", limit.whole) is None


async def test_sessions_end_one_by_one_or_all_at_once(store: Store) -> None:
    people = store.people
    await people.add(person("anna"))
    await people.add(person("bram"))
    for digest in (b"1", b"2", b"3"):
        await people.open_session(digest, "anna", 0, "firefox linux")
    await people.open_session(b"4", "bram", 0)
    await people.end_session(b"1")
    assert sorted(await people.end_sessions("anna", keep=b"2")) == [b"3"]
    assert [each.device for each in await people.sessions(person("anna"), 0)] == ["firefox linux"]
    assert await people.end_sessions("anna") == [b"2"]
    assert await people.session(b"4", 0) == person("bram")


async def test_a_session_is_touched_once_an_hour(store: Store) -> None:
    async def seen(store: Store) -> int:
        return int((await store.rows(schema.sessions.select()))[0].last_seen)

    await store.people.add(person("anna"))
    await store.people.open_session(b"d", "anna", 0)
    await store.people.session(b"d", HOUR - 1)
    assert await seen(store) == 0
    await store.people.session(b"d", HOUR)
    assert await seen(store) == HOUR


async def test_a_login_that_no_database_can_hold_is_nobodys(store: Store) -> None:
    assert await store.people.by_login("anna\0") is None
    assert await store.people.by_code("anna\0", b"digest", 0) is None


async def test_people_mute_and_hear_again(store: Store) -> None:
    people = store.people
    await people.add(person("anna"))
    for on, other in [(True, "bram"), (True, "bram"), (True, "clara"), (False, "clara")]:
        await people.mute("anna", other, on)
    assert await people.muted("anna") == {"bram"}
    assert await people.muted("bram") == set()


async def test_outlets_wait_for_their_code(store: Store) -> None:
    people = store.people
    await people.add(person("anna"))
    hook = await people.add_outlet("anna", "webhook", "https://example.org/x")
    mail = await people.add_outlet("anna", "email", "a@b.c", always=True, code="1234")
    assert (hook.number, hook.confirmed) == (1, True)
    assert (mail.number, mail.confirmed, mail.code, mail.always) == (2, False, "1234", True)
    await people.confirm_outlet("anna", 2)
    await people.drop_outlet("anna", 1)
    (left,) = await people.outlets("anna")
    assert (left.number, left.confirmed, left.code) == (2, True, None)
    assert await people.outlets("bram") == []


# Opening


def test_the_revisions_are_those_of_the_scripts() -> None:
    found = [each.revision for each in ScriptDirectory.from_config(scripts()).walk_revisions()]
    assert tuple(reversed(found)) == schema.REVISIONS


@pytest.mark.parametrize("revision", [None, *schema.REVISIONS])
async def test_every_earlier_schema_becomes_the_newest(database: str, revision: str | None) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, schema.metadata))

    if revision is not None:
        engine = connect(database)
        async with engine.execution_options(**WRITES).begin() as connection:
            await connection.run_sync(upgrade, revision)
        await engine.dispose()
    store = await Store.open(database)
    await open_tables(store, 1)
    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await store.close()


async def test_accounts_come_over_from_the_first_schema(database: str) -> None:
    """A database of revision 0001 with people, sessions and a table, as on real servers."""
    old = [
        "INSERT INTO people VALUES ('anna', 'Anna', 'en', 'count', 'hash', 1)",
        "INSERT INTO people VALUES ('bram', 'Bram', 'de', NULL, NULL, 2)",
        "INSERT INTO sessions VALUES (:one, 'anna', 5, 6)",
        "INSERT INTO sessions VALUES (:two, 'bram', 7, 8)",
        "INSERT INTO mutes VALUES ('anna', 'bram')",
    ]
    engine = connect(database)
    async with engine.execution_options(**WRITES).begin() as connection:
        await connection.run_sync(upgrade, "0001")
        for statement in old:
            digests = {"one": b"\1\0", "two": b"\2\0"}
            used = {name: value for name, value in digests.items() if f":{name}" in statement}
            await connection.execute(text(statement), used)
    await engine.dispose()
    store = await Store.open(database)
    people = store.people
    found = await people.by_login("count")
    assert found is not None
    assert (found[0].name, found[1]) == ("Anna", "hash")
    assert [each.device for each in await people.sessions(found[0], 9)] == [None]
    assert await people.session(b"\2\0", 9) == await people.get("bram")
    assert await people.muted("anna") == {"bram"}
    assert await people.codes_left("anna") == 0
    await people.set_codes("anna", [b"1", b"2"])
    await people.know_device("anna", b"device", 9)
    await people.keep_failures({b"key": (3, 9)})
    await people.delete("anna")
    assert await people.by_code("count", b"1", 9) is None
    assert not await people.is_known("anna", b"device", 9)
    assert await people.failures() == [(b"key", 3, 9)]
    await store.close()


async def test_recovery_codes_are_used_once_and_may_expire(store: Store) -> None:
    people = store.people
    await people.add(person("anna"))
    await people.set_account("anna", "count", "hash")
    await people.set_codes("anna", [b"1", b"2"])
    await people.add_code("anna", b"3", until=100)
    assert await people.codes_left("anna") == 2
    assert await people.by_code("count", b"3", 99) is not None
    assert await people.by_code("count", b"3", 100) is None
    assert await people.by_code("other", b"1", 0) is None
    outcomes = await asyncio.gather(*(people.use_code("anna", b"1", "new") for _ in range(5)))
    assert sorted(outcomes) == [False] * 4 + [True]
    assert await people.codes_left("anna") == 1
    await people.set_codes("anna", [b"4"])
    assert await people.by_code("count", b"2", 0) is None


async def test_the_devices_used_last_are_known(store: Store) -> None:
    people = store.people
    for id in ("anna", "bram"):
        await people.add(person(id))
        for at in range(MOST_DEVICES + 3):
            await people.know_device(id, f"{id} {at}".encode(), at)
    known = [await people.is_known("anna", f"anna {at}".encode(), 99) for at in range(13)]
    assert known == [False] * 3 + [True] * MOST_DEVICES
    assert not await people.is_known("anna", b"bram 9", 99)
    assert not await people.is_known("anna", b"anna 9", 9 + DEVICE_LASTS)
    await people.forget_devices("anna")
    assert not await people.is_known("anna", b"anna 9", 99)
    assert await people.is_known("bram", b"bram 9", 99)


async def test_a_newer_schema_is_refused_and_left_alone(store: Store, database: str) -> None:
    await store.run(text("UPDATE alembic_version SET version_num = '9999'"))
    for exclusive in (False, True):
        with pytest.raises(WhitbyError, match="schema 9999, which is newer"):
            await Store.open(database, exclusive)


def test_opening_again_needs_no_alembic(database: str) -> None:
    program = f"""
import asyncio, sys
from whitby.server.store import Store
async def main():
    store = await Store.open({database!r}, exclusive=True)
    print("alembic" in sys.modules)
    await store.close()
asyncio.run(main())
"""
    told = [
        subprocess.run([sys.executable, "-c", program], capture_output=True, text=True).stdout
        for _ in range(2)
    ]
    assert [line.strip() for line in told] == ["True", "False"]


async def test_a_second_server_on_sqlite_is_refused_and_a_reader_is_not(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path}/whitby.sqlite"
    program = f"""
import asyncio
from whitby.server.store import Store
asyncio.run(Store.open({database!r}, exclusive=True))
"""
    first = await Store.open(database, exclusive=True)
    with pytest.raises(InUse, match="a server is already running"):
        await Store.open(database, exclusive=True)
    done = await asyncio.to_thread(
        subprocess.run, [sys.executable, "-c", program], capture_output=True, text=True
    )
    assert "InUse: a server is already running" in done.stderr
    reader = await Store.open(database)
    await reader.order("announce", "hello", 1)
    await reader.close()
    assert await first.take_orders() == [("announce", "hello")]
    await first.close()
    second = await Store.open(database, exclusive=True)
    await second.close()


async def test_nor_under_another_name_of_its_file(tmp_path: Path) -> None:
    link = tmp_path / "link.sqlite"
    link.symlink_to(tmp_path / "whitby.sqlite")
    store = await Store.open(f"sqlite:///{tmp_path}/whitby.sqlite", exclusive=True)
    with pytest.raises(InUse):
        await Store.open(f"sqlite:///{link}", exclusive=True)
    await store.close()


async def test_servers_share_postgresql_unless_one_has_to_migrate_it(postgres: Any) -> None:
    name = f"whitby_{os.getpid()}_shared"
    postgres.psql(f"CREATE DATABASE {name}")
    database = f"postgresql+asyncpg://postgres@/{name}?host={postgres.pgdata}"
    servers = await asyncio.gather(*(Store.open(database, exclusive=True) for _ in range(3)))
    assert len({each.shared.process for each in servers if each.shared is not None}) == 3
    async with servers[0].engine.begin() as connection:  # as an older version has it
        await connection.execute(text("UPDATE alembic_version SET version_num = '0003'"))
    with pytest.raises(InUse, match="another version of whitby is running"):
        await Store.open(database, exclusive=True)
    for each in servers:
        await each.close()


async def test_no_connection_outlives_a_store_however_long_somebody_reads(
    postgres: Any, shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "PATIENCE", 0.2)
    name = shared_database.split("/")[-1].split("?")[0]
    for seconds in (0, 0.1, 60):
        store = await Store.open(shared_database, exclusive=True)
        reads = [asyncio.create_task(store.rows(select(func.pg_sleep(seconds)))) for _ in range(3)]
        await asyncio.sleep(0)  # they connect, and then they wait
        await store.close()
        await asyncio.gather(*reads, return_exceptions=True)
        asked = f"SELECT count(*) FROM pg_stat_activity WHERE datname = '{name}'"
        assert "0" in postgres.psql(asked).split(), seconds
        with pytest.raises(NotRead):
            await store.rows(select(func.pg_sleep(0)))


async def test_a_server_that_was_killed_makes_room(database: str) -> None:
    program = f"""
import asyncio, time
from whitby.server.store import Store
async def main():
    store = await Store.open({database!r}, exclusive=True)
    print("open", flush=True)
    time.sleep(60)
asyncio.run(main())
"""
    child = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE)
    assert child.stdout is not None
    assert child.stdout.readline() == b"open\n"
    child.kill()
    child.wait()
    child.stdout.close()
    store = await Store.open(database, exclusive=True)
    await store.close()


def test_a_process_that_outlives_the_server_does_not_keep_its_lock(tmp_path: Path) -> None:
    program = f"""
import os, signal, time
from pathlib import Path
from whitby.server.store.lock import FileLock
lock = FileLock(Path({str(tmp_path)!r}) / "whitby.sqlite")
child = os.fork()
if not child:
    time.sleep(60)
print(child, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        parent.wait()
        FileLock(tmp_path / "whitby.sqlite").drop()
        os.kill(child, signal.SIGKILL)


async def test_sqlite_keeps_what_it_is_told_through_a_power_cut(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/deep/er/whitby.sqlite")

    def pragmas(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.scalar(text(f"PRAGMA {name}")) for name in names]

    assert await store.writer.write(pragmas) == ["wal", 2, 1]
    async with store.engine.connect() as connection:
        assert await connection.run_sync(pragmas) == ["wal", 2, 1]
    await store.close()
    file = tmp_path / "deep" / "er" / "whitby.sqlite"
    assert file.stat().st_mode & 0o077 == 0
    assert file.parent.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("nonsense", "should be sqlite"),
        ("mysql://x/y", "no store in a mysql database"),
        ("sqlite://", "needs a file"),
        ("sqlite:////proc/nowhere/whitby.sqlite", "cannot be made"),
        ("postgresql://nobody@127.0.0.1:1/x", "cannot be opened"),
    ],
)
async def test_what_cannot_be_opened_is_refused_in_one_line(url: str, why: str) -> None:
    with pytest.raises(WhitbyError, match=why):
        await Store.open(url)


async def test_what_is_no_database_of_ours_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "whitby.sqlite"
    file.write_bytes(b"no database at all" * 100)
    with pytest.raises(WhitbyError, match="not a database"):
        await Store.open(f"sqlite:///{file}")
    assert file.read_bytes() == b"no database at all" * 100
    file.unlink()
    other = sqlite3.connect(file)
    other.execute("CREATE TABLE tables (x)")
    other.close()
    with pytest.raises(WhitbyError, match="holds something else"):
        await Store.open(f"sqlite:///{file}")


async def test_jobs_of_a_batch_share_a_commit(database: str) -> None:
    store = await Store.open(database)
    commits: list[int] = []

    def counted(connection: Connection, jobs: list[Callable[[Connection], None]]) -> object:
        commits.append(len(jobs))
        return carry_out(connection, jobs)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("whitby.server.store.drivers.carry_out", counted)
        await asyncio.gather(*[store.create(header(n), entry(1)) for n in range(100)])
    assert sum(commits) == 100
    assert len(commits) <= 3
    await store.close()


async def test_a_lease_cannot_be_claimed_from_a_database_that_is_away() -> None:
    """Whoever comes in meanwhile is told so; it is no mistake of the server's."""
    engine = create_async_engine("postgresql+asyncpg://nobody@127.0.0.1:1/nothing")
    with pytest.raises(NotRead):
        await Leases(engine, "a-process").claim("a-table")
    await engine.dispose()
