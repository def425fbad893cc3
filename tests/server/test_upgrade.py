"""An upgrade: a database of the release before is migrated, and everything in it goes on.

`upgrade/0003.sql.gz` was written by a server with schema 0003: for each game a table in play and a
finished one, with chat. `upgrade/0003.json` says what a server showed of it then.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, MetaData, create_engine, insert, inspect, select, text
from sqlalchemy.ext.asyncio import create_async_engine

from server.tables import Postman, moment_of, settle
from whitby.core.record import parse, verify
from whitby.games import GAMES
from whitby.server.live.commands import execute
from whitby.server.live.room import Room
from whitby.server.live.rooms import Rooms
from whitby.server.settings import Settings
from whitby.server.store import Store
from whitby.server.store.migrate import upgrade
from whitby.server.store.schema import NEWEST
from whitby.server.table.viewers import viewer_of
from whitby.wire.commands import Do, Move

HERE = Path(__file__).parent / "upgrade"
KEPT: dict[str, Any] = json.loads((HERE / "0003.json").read_text("utf-8"))
STEPS = 6


def old_database(folder: Path) -> Path:
    """The database of the release before, as its server left it."""
    file = folder / "old.sqlite"
    with closing(sqlite3.connect(file)) as made:
        made.executescript(gzip.decompress((HERE / "0003.sql.gz").read_bytes()).decode())
    return file


def pour(file: Path, connection: Connection) -> None:
    """Fill a PostgreSQL database of the old schema with the rows of the old file."""
    upgrade(connection, KEPT["schema"])
    source, target = create_engine(f"sqlite:///{file}"), MetaData()
    target.reflect(connection)
    with source.connect() as old:
        known = set(inspect(old).get_table_names())
        for table in target.sorted_tables:
            if table.name not in known or table.name == "alembic_version":
                continue
            rows = [dict(row._mapping) for row in old.execute(select(table))]
            if rows:
                connection.execute(insert(table), rows)
            for column in table.primary_key.columns:
                asked = text("SELECT pg_get_serial_sequence(:table, :column)")
                names = {"table": table.name, "column": column.name}
                if sequence := connection.execute(asked, names).scalar():
                    top = f"SELECT setval('{sequence}', max({column.name}) + 1) FROM {table.name}"
                    connection.execute(text(top))
    source.dispose()


@asynccontextmanager
async def upgraded(database: str, folder: Path) -> AsyncIterator[Rooms]:
    """The rooms of a new server on the old database, a minute after the old one stopped."""
    file = old_database(folder)
    if database.startswith("sqlite"):
        file.rename(folder / "whitby.sqlite")
    else:
        engine = create_async_engine(database)
        async with engine.begin() as connection:
            await connection.run_sync(lambda opened: pour(file, opened))
        await engine.dispose()
    settings = Settings(folder=folder, bot_seconds=0.0, window_seconds=0.0, bot_processes=0)
    store = await Store.open(database)
    rooms = Rooms(settings, store, Postman())
    rooms.services.now = lambda: KEPT["at"] + 60_000
    services = rooms.services
    services.slot = services.library.slot = services.trackers.slot = 0.0
    try:
        await rooms.open()
        yield rooms
    finally:
        await rooms.close()
        await store.close()


async def play_on(rooms: Rooms, room: Room) -> int:
    """Let people and bots make some moves; return how many there were."""
    before = room.table.seq
    for step in range(STEPS):
        await settle(room)
        asked = room.table.questions
        seat = next((s for s in sorted(asked) if room.table.seating.seats[s - 1].person), None)
        if seat is None:
            break
        person = await rooms.store.people.get(room.table.seating.seats[seat - 1].person or "")
        assert person is not None
        act = Move(code=asked[seat][1], seat=seat)
        await execute(room, person, Do(key=f"after{step}", at=room.table.seq, act=act))
    return room.table.seq - before


async def test_everything_goes_on_after_an_upgrade(database: str, tmp_path: Path) -> None:
    async with upgraded(database, tmp_path) as rooms:
        async with rooms.store.engine.connect() as connection:
            found = await connection.execute(text("SELECT version_num FROM alembic_version"))
            assert found.scalar() == NEWEST != KEPT["schema"]
        anna = KEPT["people"]["anna"]
        for id, then in KEPT["tables"].items():
            room = await rooms.get(id)
            table = room.table
            if table.header.rules != GAMES[then["game"]].version:
                assert table.broken  # it says so, and `test_rules_version.py` sees how
                continue
            assert table.stage == then["stage"]
            assert [line.text for line in table.lines] == ["Good evening"]
            shown = room.shown(viewer_of(table, anna))
            assert shown.moves >= then["moves"]
            middle = await moment_of(room, viewer_of(table, anna), then["moves"] // 2)
            assert json.loads(middle)["move"] == then["moves"] // 2
            if then["stage"] == "over":
                assert table.seq == then["seq"]
                assert verify(GAMES, parse(await room.record())) == "committed"
            else:
                assert await play_on(rooms, room) >= STEPS
                await settle(room)
                again = await rooms.store.entries(id)
                assert [entry.seq for entry in again] == list(range(1, len(again) + 1))
