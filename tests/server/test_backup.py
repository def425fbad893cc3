"""Backups of a store: complete, made under load, and restored without losing the old one."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from server.rows import TABLE, entry, open_tables
from whitby.core.errors import WhitbyError
from whitby.server.store import InUse, Store
from whitby.server.store import backup as backups
from whitby.server.store.backup import backup, restore


def url(folder: Path) -> str:
    return f"sqlite:///{folder}/whitby.sqlite"


async def fill(folder: Path, entries: int) -> None:
    """Create a store with one table and a log of some length."""
    store = await Store.open(url(folder))
    await open_tables(store, 1)
    rest = [entry(seq, code="x" * 200) for seq in range(2, entries + 1)]
    if rest:
        await store.append_many(TABLE, rest)
    await store.close()


def log(file: Path) -> list[int]:
    """The numbers in a copy's log."""
    with closing(sqlite3.connect(file)) as database:
        return [seq for (seq,) in database.execute("SELECT seq FROM entries ORDER BY seq")]


async def test_a_backup_under_load_has_all_that_was_acknowledged_before(tmp_path: Path) -> None:
    await fill(tmp_path, 20_000)  # a few megabytes: many steps
    store = await Store.open(url(tmp_path), exclusive=True)
    acknowledged = 20_000
    stop = False

    async def write() -> None:
        nonlocal acknowledged
        while not stop:
            await store.append(TABLE, entry(acknowledged + 1))
            acknowledged += 1

    writer = asyncio.create_task(write())
    await asyncio.sleep(0.2)
    before = acknowledged
    await asyncio.to_thread(backup, url(tmp_path), tmp_path / "copy.sqlite")
    after = acknowledged
    stop = True
    await writer
    await store.close()
    found = log(tmp_path / "copy.sqlite")
    assert after > before + 10  # it did keep writing
    assert before <= len(found) <= after + 1
    assert found == list(range(1, len(found) + 1))


async def test_a_busy_server_does_not_make_the_copy_begin_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(tmp_path, 3000)
    monkeypatch.setattr(backups, "PAGES", 1)
    store = await Store.open(url(tmp_path))
    copying = asyncio.create_task(
        asyncio.to_thread(backup, url(tmp_path), tmp_path / "copy.sqlite")
    )
    seq = 3000
    while not copying.done():
        seq += 1
        await store.append(TABLE, entry(seq))
        assert seq < 100_000, "the copy never ends"
    await copying
    await store.close()


async def test_a_backup_is_one_private_file(tmp_path: Path) -> None:
    await fill(tmp_path / "data", 3)
    copy = tmp_path / "copy.sqlite"
    backup(url(tmp_path / "data"), copy)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.sqlite", "data"]
    assert copy.stat().st_mode & 0o077 == 0
    assert log(copy) == [1, 2, 3]


async def test_a_backup_overwrites_nothing(tmp_path: Path) -> None:
    await fill(tmp_path, 1)
    (tmp_path / "copy").write_text("mine")
    with pytest.raises(WhitbyError, match="there already"):
        backup(url(tmp_path), tmp_path / "copy")
    assert (tmp_path / "copy").read_text() == "mine"
    with pytest.raises(WhitbyError, match="no folder"):
        backup(url(tmp_path), tmp_path / "nowhere" / "copy")
    with pytest.raises(WhitbyError, match="no database"):
        backup(url(tmp_path / "nowhere"), tmp_path / "other")


def test_a_backup_of_postgresql_is_left_to_its_own_tool(tmp_path: Path) -> None:
    with pytest.raises(WhitbyError, match="pg_dump"):
        backup("postgresql://x/y", tmp_path / "copy")


async def test_a_restored_store_is_the_backup_and_the_old_one_is_kept(tmp_path: Path) -> None:
    await fill(tmp_path / "data", 5)
    backup(url(tmp_path / "data"), tmp_path / "copy")
    store = await Store.open(url(tmp_path / "data"))
    await store.append(TABLE, entry(6))
    await store.close()
    old = restore(tmp_path / "copy", tmp_path / "data")
    store = await Store.open(url(tmp_path / "data"), exclusive=True)
    assert len(await store.entries(TABLE)) == 5
    await store.append(TABLE, entry(6))
    await store.close()
    assert old is not None
    assert log(old) == [1, 2, 3, 4, 5, 6]
    assert log(tmp_path / "copy") == [1, 2, 3, 4, 5]


async def test_what_a_crash_left_beside_the_old_store_does_not_meddle(tmp_path: Path) -> None:
    data = tmp_path / "data"
    await fill(data, 5)
    backup(url(data), tmp_path / "copy")
    with closing(sqlite3.connect(data / "whitby.sqlite")) as busy:
        busy.execute("DELETE FROM entries")
        busy.commit()
        assert (data / "whitby.sqlite-wal").stat().st_size
        old = restore(tmp_path / "copy", data)
        assert log(data / "whitby.sqlite") == [1, 2, 3, 4, 5]
        assert old is not None
        assert log(old) == []


async def test_a_backup_can_be_put_into_an_empty_folder(tmp_path: Path) -> None:
    await fill(tmp_path / "data", 2)
    backup(url(tmp_path / "data"), tmp_path / "copy")
    assert restore(tmp_path / "copy", tmp_path / "new") is None
    assert log(tmp_path / "new" / "whitby.sqlite") == [1, 2]


async def test_nothing_is_restored_under_a_running_server(tmp_path: Path) -> None:
    await fill(tmp_path / "data", 2)
    backup(url(tmp_path / "data"), tmp_path / "copy")
    store = await Store.open(url(tmp_path / "data"), exclusive=True)
    with pytest.raises(InUse):
        restore(tmp_path / "copy", tmp_path / "data")
    await store.append(TABLE, entry(3))
    await store.close()
    assert log(tmp_path / "data" / "whitby.sqlite") == [1, 2, 3]


@pytest.mark.parametrize("fault", ["torn", "other", "newer", "stray", "missing"])
async def test_a_damaged_or_foreign_backup_is_refused_and_changes_nothing(
    tmp_path: Path, fault: str
) -> None:
    await fill(tmp_path / "data", 400)
    copy = tmp_path / "copy"
    backup(url(tmp_path / "data"), copy)
    if fault == "torn":
        content = copy.read_bytes()
        copy.write_bytes(content[:20000] + b"\xff" * 8000 + content[28000:])
    elif fault == "other":
        copy.write_text("something else")
    elif fault == "missing":
        copy.unlink()
    else:
        newer = "UPDATE alembic_version SET version_num = '9999'"
        with closing(sqlite3.connect(copy)) as database:
            database.execute(newer if fault == "newer" else "DELETE FROM tables")
            database.commit()
    with pytest.raises(WhitbyError):
        restore(copy, tmp_path / "data")
    assert log(tmp_path / "data" / "whitby.sqlite") == list(range(1, 401))
    assert not list((tmp_path / "data").glob("*.before-*"))
