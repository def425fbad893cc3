"""The server's event loop on Linux: its timers are exact, and connections come through a door."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import closing
from time import monotonic
from typing import Any, cast

import pytest

from whitby.server.http.entrance import Entrance
from whitby.server.http.gate import Door, Gate
from whitby.server.http.listener import prepared
from whitby.server.http.loop import ServerLoop
from whitby.server.settings import Settings
from whitby.server.slots import sleep_until


@pytest.fixture
def loop() -> Iterator[ServerLoop]:
    """An event loop that is closed at the end."""
    found = ServerLoop()
    yield found
    found.close()


def test_the_server_runs_on_this_loop() -> None:
    factory = prepared(lambda *_: None, Settings()).config.get_loop_factory()
    assert factory is ServerLoop
    assert any("uvloop" in base.__module__ for base in ServerLoop.__mro__)


def test_timers_are_not_rounded_to_milliseconds(
    loop: ServerLoop, monkeypatch: pytest.MonkeyPatch
) -> None:
    alarms: list[float] = []
    monkeypatch.setattr(loop._alarm, "set", alarms.append)
    now = monotonic()
    for later in (3600.0027, 3600.00061, 7200.0):
        loop.call_exactly(now + later, lambda: None)
    assert alarms == [now + 3600.0027, now + 3600.00061], "the third is not the next one"


def test_what_is_due_is_done_in_order_and_not_before(loop: ServerLoop) -> None:
    done: list[str] = []
    ended: list[bool] = []
    begun = monotonic()
    times = {"third": begun + 0.0207, "first": begun + 0.0102, "second": begun + 0.0203}

    def end(name: str) -> None:
        done.append(name)
        ended.append(monotonic() >= times[name])
        if name == "third":
            loop.stop()

    for name, when in times.items():
        loop.call_exactly(when, lambda name=name: end(name))  # type: ignore[misc]
    loop.run_forever()
    assert done == ["first", "second", "third"]
    assert all(ended)


def test_one_that_fails_does_not_hold_up_the_others(loop: ServerLoop) -> None:
    failed: list[dict[str, Any]] = []

    def fail() -> None:
        raise ZeroDivisionError

    loop.set_exception_handler(lambda _, about: failed.append(about))
    loop.call_exactly(0.0, fail)
    loop.call_exactly(0.0, loop.stop)
    loop.run_forever()
    assert [type(each["exception"]) for each in failed] == [ZeroDivisionError]


def test_a_time_that_has_passed_only_lets_others_go_first(loop: ServerLoop) -> None:
    done: list[str] = []

    async def main() -> None:
        loop.call_soon(done.append, "the other")
        await sleep_until(monotonic() - 1)
        done.append("this")

    loop.run_until_complete(main())
    assert done == ["the other", "this"]


def test_one_that_runs_cannot_be_closed_and_keeps_its_alarm(loop: ServerLoop) -> None:
    async def main() -> None:
        with pytest.raises(RuntimeError):
            loop.close()
        await sleep_until(monotonic() + 0.001)

    loop.run_until_complete(main())
    loop.close()
    loop.close()


@pytest.fixture
def gate() -> Gate:
    """A gate with room for two connections of an address."""
    return Gate(10, 2)


@pytest.fixture
def door(gate: Gate) -> Iterator[Door]:
    """A door on this machine."""
    listening = socket.create_server(("127.0.0.1", 0))
    with closing(Door.of(listening, gate)) as found:
        yield found


class Echo(asyncio.Protocol):
    """Sends back what it hears."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # uvloop's are none by their class

    def data_received(self, data: bytes) -> None:
        self.transport.write(data)


async def entered(loop: ServerLoop, door: Door) -> Entrance:
    """Return the server that listens at a door."""
    found = await loop.create_server(Echo, sock=door, backlog=5)
    assert isinstance(found, Entrance)
    return found


async def said(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
    """Say something, and return the answer."""
    writer.write(b"tick")
    async with asyncio.timeout(10):
        return await reader.read(4)


def test_connections_are_counted_from_the_door_to_their_end(
    loop: ServerLoop, door: Door, gate: Gate
) -> None:
    async def main() -> None:
        entrance = await entered(loop, door)
        reader, writer = await asyncio.open_connection(*door.getsockname())
        assert await said(reader, writer) == b"tick"
        assert len(gate) == 1
        writer.close()
        async with asyncio.timeout(10):
            while len(gate):
                await asyncio.sleep(0.001)
        entrance.close()
        await entrance.wait_closed()

    loop.run_until_complete(main())


def test_who_finds_no_room_is_turned_away_at_the_door(
    loop: ServerLoop, door: Door, gate: Gate
) -> None:
    async def main() -> list[bytes]:
        entrance = await entered(loop, door)
        pairs = [await asyncio.open_connection(*door.getsockname()) for _ in range(3)]
        answers = [await said(*pair) for pair in pairs]
        for _, writer in pairs:
            writer.close()
        entrance.close()
        return answers

    assert loop.run_until_complete(main()) == [b"tick", b"tick", b"HTTP"]


def test_without_descriptors_it_accepts_again_after_a_while(
    loop: ServerLoop, door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("whitby.server.http.entrance.RETRY_SECONDS", 0.001)
    accept, refusals = Door.accept, iter([OSError(24, "too many open files")])

    def accepts(self: Door) -> Any:
        for error in refusals:
            raise error
        return accept(self)

    monkeypatch.setattr(Door, "accept", accepts)

    async def main() -> bytes:
        entrance = await entered(loop, door)
        reader, writer = await asyncio.open_connection(*door.getsockname())
        found = await said(reader, writer)
        writer.close()
        entrance.close()
        return found

    assert loop.run_until_complete(main()) == b"tick"


def test_a_closed_entrance_accepts_nobody(loop: ServerLoop, door: Door) -> None:
    async def main() -> None:
        address = door.getsockname()
        entrance = await entered(loop, door)
        entrance.close()
        entrance.close()
        with pytest.raises(ConnectionRefusedError):
            await asyncio.open_connection(*address)

    loop.run_until_complete(main())
