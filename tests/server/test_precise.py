"""The event loop wakes up at the end of a time slot, whatever was done in it."""

from __future__ import annotations

import asyncio
import selectors
import sys
from typing import Any

import pytest

from whitby.server.http import precise
from whitby.server.http.listener import prepared
from whitby.server.settings import Settings

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems need no help")


def test_the_server_runs_on_this_loop() -> None:
    factory = prepared(lambda *_: None, Settings()).config.get_loop_factory()
    assert factory is not None
    loop = factory()
    try:
        assert isinstance(loop._selector, precise.PreciseSelector)  # type: ignore[attr-defined]
    finally:
        loop.close()


def test_short_waits_are_not_rounded_to_milliseconds(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []
    polled: list[float | None] = []

    def wait(reading: Any, writing: Any, failing: Any, timeout: float) -> tuple[list[int], ...]:
        waited.append(timeout)
        return (list(reading) if len(waited) == 2 else []), [], []

    def poll(self: selectors.EpollSelector, timeout: float | None = None) -> list[Any]:
        polled.append(timeout)
        return []

    monkeypatch.setattr(precise, "select", wait)
    monkeypatch.setattr(selectors.EpollSelector, "select", poll)
    with precise.PreciseSelector() as selector:
        for timeout in (0.0027, 0.00061, 30.0, 0, None):
            selector.select(timeout)
    assert waited == [0.0027, 0.00061]
    assert polled == [0, 30.0, 0, None], "the second time something was ready"


def test_sockets_wake_the_loop() -> None:
    async def main() -> bytes:
        heard: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

        async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            heard.set_result(await reader.read(4))
            writer.close()

        server = await asyncio.start_server(hear, "127.0.0.1", 0)
        _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        await asyncio.sleep(0.001)
        writer.write(b"tick")
        async with asyncio.timeout(10):
            found = await heard
        writer.close()
        server.close()
        return found

    with asyncio.Runner(loop_factory=precise.precise_loop) as runner:
        assert runner.run(main()) == b"tick"
