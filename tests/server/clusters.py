"""Several servers on one PostgreSQL, and people who play through them; the conftest imports it."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack
from itertools import count
from typing import Any

import pytest

from server.live import Live, running
from whitby.client import Client
from whitby.server.live.room import Room
from whitby.wire import commands as asks
from whitby.wire.tables import NewTable

PATIENCE = 20.0
numbers = count(1)


def empty(postgres: Any) -> str:
    """The address of an empty database."""
    name = f"cluster_{os.getpid()}_{next(numbers)}"
    postgres.psql(f"CREATE DATABASE {name}")
    return f"postgresql+asyncpg://postgres@/{name}?host={postgres.pgdata}"


@pytest.fixture
def shared_database(postgres: Any) -> str:
    """The address of an empty database that several servers may use."""
    return empty(postgres)


@pytest.fixture(scope="module")
def two_servers(postgres: Any) -> Iterator[tuple[Live, Live]]:
    """Two servers on one database."""
    address = empty(postgres)
    with ExitStack() as stack:
        first, second = (stack.enter_context(running(database=address)) for _ in range(2))
        yield first, second


async def until(true: Callable[[], bool]) -> None:
    """Wait for something that another process causes."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


def room(server: Live, table: str) -> Room:
    found = server.context.rooms.find(table)
    assert found is not None
    return found


@pytest.fixture
async def clients() -> AsyncIterator[list[Client]]:
    """Clients that are closed at the end."""
    opened: list[Client] = []
    yield opened
    for client in opened:
        await client.close()


async def duel(clients: list[Client], *servers: Live) -> tuple[list[Client], str]:
    """Two people with a duel in progress, each at a server of their own."""
    people = [Client(server.url) for server in servers]
    clients += people
    for name, client in zip(("Anna", "Bram"), people, strict=True):
        await client.sign_in(name)
    table = (await people[0].create(NewTable(game="duel"))).id
    for client in people:
        await client.do(table, asks.Sit())
    await people[0].do(table, asks.Start())
    return people, table
