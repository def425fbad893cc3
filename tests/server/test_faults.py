"""Real faults of the store: everyone is told, nothing acknowledged is lost, and play goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, MagicMock, Mock

import pytest

from server.faults import locked, player
from server.live import Live, running
from server.web import opened, refused
from whitby.server.app import attend
from whitby.server.live import replica
from whitby.server.store import NotWritten, database, patience, writer


@pytest.fixture
def impatient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Live]:
    """A server that gives up a write after a short while."""
    short = ["PRAGMA busy_timeout = 200", *database.PRAGMAS[1:]]
    monkeypatch.setattr(database, "PRAGMAS", short)
    with running(tmp_path) as live:
        yield live


def rows(server: Live, table: str) -> list[Any]:
    """The log of a table, as it is stored."""
    return server.do(server.context.store.entries(table))


def test_a_slow_disk_is_shown_to_everyone_alike_and_then_the_move_is_done(
    tmp_path: Path,
) -> None:
    with running(tmp_path) as server, server.person("Anna") as anna, server.person("Bram") as bram:
        server.context.rooms.services.pressure.patience = 0.1
        with player(server, anna) as hers, player(server, bram, hers.table) as his:
            with locked(tmp_path / "whitby.sqlite"):
                hers.move("m")
                told = [who.until("saving") for who in (hers, his)]
                with player(server, bram, hers.table) as late:
                    told.append(late.until("saving"))
                assert told == [{"type": "saving", "state": "slow"}] * 3
                refused(anna.post("/api/tables", json={"game": "duel"}), 503, "server-full")
            for who in (hers, his):
                who.until("saving", state="well")
            done = next(each for each in hers.heard if each["type"] == "done")
            assert [each.key for each in rows(server, hers.table)][done["seq"] - 1] == "m"


def test_a_database_that_stays_locked_refuses_a_move_and_keeps_the_table(
    impatient: Live, tmp_path: Path
) -> None:
    server = impatient
    with server.person("Anna") as anna, player(server, anna) as hers:
        with locked(tmp_path / "whitby.sqlite"):
            hers.move("m")
            told = hers.until("refused", key="m")
            assert (told["code"], told["retry_after"]) == ("not-stored", 5)
            hers.until("saving", state="failing")
            assert "m" not in [each.key for each in rows(server, hers.table)]
        hers.until("saving", state="well")
        seq = hers.moves("m")
        assert [each.key for each in rows(server, hers.table)][seq - 1] == "m"


def test_a_full_disk_refuses_moves_and_nothing_acknowledged_is_lost(
    tmp_path: Path,
) -> None:
    resource = pytest.importorskip("resource")
    with running(tmp_path) as server, server.person("Anna") as anna, player(server, anna) as hers:
        acknowledged = {f"m{n}": hers.moves(f"m{n}") for n in range(3)}
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (1024, hard))  # as if the disk had no more room
        try:
            hers.move("full")
            assert hers.until("refused", key="full")["code"] == "not-stored"
            hers.until("saving", state="failing")
            answer = anna.post("/api/tables", json={"game": "duel"})
            refused(answer, 503, "server-full")
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        hers.until("saving", state="well")
        acknowledged["full"] = hers.moves("full")
        table = hers.table
    with running(tmp_path) as server:
        found = {each.key: each.seq for each in rows(server, table) if each.key in acknowledged}
    assert found == acknowledged


def test_a_database_that_refuses_connections(
    postgres: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    # otherwise everything waits for a restart
    monkeypatch.setattr(patience, "DATABASE_SECONDS", 0.2)
    monkeypatch.setattr(replica, "DATABASE_SECONDS", 0.5)
    name = "whitby_refuses"
    postgres.psql(f"CREATE DATABASE {name}")
    url = f"postgresql://postgres@/{name}?host={postgres.pgdata}"
    with (
        running(database=url) as server,
        server.person("Anna") as anna,
        player(server, anna) as hers,
    ):
        hers.moves("first")
        postgres.psql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        postgres.psql(
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
        )
        hers.until("saving", state="failing")
        while hers.shown["decision"] is None:
            hers.until("table")
        hers.move("m")
        assert hers.until("refused", key="m")["code"] in ("unsure", "store-down", "not-stored")
        refused(anna.get(f"/api/tables/{'x' * 12}"), 503, "store-down")
        postgres.psql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        hers.until("saving", state="well")
        seq = hers.moves("m")
        assert [each.key for each in rows(server, hers.table)][seq - 1] == "m"


async def test_what_waits_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "MOST_WAITING", 3)

    class Stuck:
        async def carry_out(self, jobs: list[Any]) -> list[Any]:
            stuck.set()
            await free.wait()
            return [(True, None) for _ in jobs]

        def start(self, job: object) -> None: ...

        async def close(self) -> None: ...

    free, stuck = asyncio.Event(), asyncio.Event()
    pen = writer.Writer(Stuck())
    waiting = [asyncio.ensure_future(pen.write(lambda _: None))]
    while not stuck.is_set():
        await asyncio.sleep(0)
    waiting += [asyncio.ensure_future(pen.write(lambda _: None)) for _ in range(3)]
    await asyncio.sleep(0)
    assert len(pen) == 3
    with pytest.raises(NotWritten, match="too many") as told:
        await pen.write(lambda _: None)
    assert not told.value.unsure
    assert pen.late > 0
    free.set()
    assert await asyncio.gather(*waiting) == [None] * 4
    await pen.close()
    assert pen.late == 0


def test_a_full_server_refuses_new_tables_and_keeps_those_in_play() -> None:
    with running(tables=2) as server, server.person("Anna") as anna, ExitStack() as stack:
        hers, other = (stack.enter_context(player(server, anna)) for _ in range(2))
        refused(anna.post("/api/tables", json={"game": "duel"}), 503, "server-full")
        with server.person("Bram", "de") as bram:
            asked = bram.post("/api/tables", json={"game": "duel"})
        assert "voll" in asked.json()["text"]
        assert asked.headers["retry-after"] == "60"
        assert hers.moves("a")
        assert other.moves("b")
        hers.act("bye", do="resign")
        hers.until("done", key="bye")
        hers.act("again", do="rematch")
        hers.until("done", key="again")


def test_rooms_where_nothing_happens_make_way() -> None:
    with running(tables=2) as server, server.person("Anna") as anna:
        first = opened(anna)
        for _ in range(4):
            opened(anna)
        assert len(server.context.rooms.everyone()) <= 2
        assert anna.get(f"/api/tables/{first}").status_code == 200


def test_a_full_server_closes_no_room_that_somebody_has_just_asked_for() -> None:
    with running(tables=1) as server, server.person("Anna") as anna:
        rooms, first, other = server.context.rooms, opened(anna), opened(anna)

        async def come_in() -> tuple[bool, bool]:
            room = await rooms.get(first)
            await asyncio.create_task(rooms.get(other))  # by another request
            return room.retired, room.idle

        assert server.do(come_in()) == (False, False)
        opened(anna)
        assert [room.id in (first, other) for room in rooms.everyone()] == [False]


def test_a_table_that_cannot_be_deleted_does_not_keep_its_room_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with running() as server, server.person("Anna") as anna:
        rooms, table = server.context.rooms, opened(anna)

        async def fail(table: str) -> None:
            raise NotWritten("no space left")

        async def purge() -> bool:
            """Whether the room can be closed while the task that purges goes on."""
            with pytest.raises(NotWritten):
                await rooms.forget(table)
            room = rooms.find(table)
            return room is not None and room.idle

        monkeypatch.setattr(rooms.store, "delete", fail)
        assert server.do(purge())


async def test_an_order_that_cannot_be_carried_out_does_not_keep_back_the_others() -> None:
    orders = [("delete", "a table"), ("sign-out", "somebody")]
    context = Mock(sockets=MagicMock(), rooms=AsyncMock())
    context.sockets.of_person.return_value = []
    context.store = Mock(shared=None, take_orders=AsyncMock(return_value=orders))
    context.rooms.forget.side_effect = NotWritten("no space left")
    await attend(context)
    context.sockets.of_person.assert_called_once_with("somebody")


def test_a_server_that_lags_refuses_new_tables_until_it_has_recovered() -> None:
    with running() as server, server.person("Anna") as anna:
        pressure = server.context.rooms.services.pressure
        pressure.lag = 10.0
        refused(anna.post("/api/tables", json={"game": "duel"}), 503, "server-full")
        pressure.lag = 0.0
        opened(anna)
