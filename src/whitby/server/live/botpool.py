"""Bots at tables: they run in separate processes and receive only what their seat may see.

Nothing about them is stored but their moves. Whose turn it is follows from the log, and so does a
bot's seed: a bot that died with its process thinks again, and comes to the same answer unless the
clock cuts its thinking short.
"""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, Final, Generic, NamedTuple, TypeVar

from whitby.core.sight import Glimpse
from whitby.server.live.fairness import FairQueue
from whitby.server.live.pace import Lanes
from whitby.server.logging import note
from whitby.server.refusals import Refusal
from whitby.server.thinking import packed, think

T = TypeVar("T")
TRIES: Final = 3
FALLBACK: Final = "random"
PATIENCE: Final = 20.0
"""Seconds of thinking beyond its budget after which a bot counts as stuck; waiting for a process is
not thinking.
"""
LOOK_SECONDS: Final = 1.0
"""Seconds between two looks at whether a bot has answered."""

NICENESS: Final = 5
"""Bots let the server go first."""


def _belong_to_the_server() -> None:
    """Ignore interrupts, which the server handles, and exit when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(AttributeError, OSError):
        os.nice(NICENESS)
    gc.collect()
    gc.freeze()  # looking through everything that is loaded takes 25 ms, in the midst of a move
    Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = parent_process()
    assert server is not None, "bots think in processes that the server has started"
    server.join()
    os._exit(0)


async def patiently(work: asyncio.Future[Any], seconds: float) -> None:
    """Wait for work to end; time in which this process itself stood still does not count."""
    while seconds > 0 and not work.done():
        await asyncio.wait([work], timeout=min(LOOK_SECONDS, seconds))
        seconds -= LOOK_SECONDS
    if not work.done():
        raise TimeoutError


class Done(NamedTuple, Generic[T]):
    """A result, and when its turn began."""

    result: T
    begun: float


class BotPool:
    """The processes in which bots think, shared fairly by the tables."""

    def __init__(self, processes: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.processes = processes
        self.lanes = max(1, processes)  # bots that think at the same time
        self._clock = clock
        self._queue = FairQueue(self.lanes)
        self._counted = Lanes(self.lanes, clock)
        self._pool: Executor | None = None

    async def choose(
        self,
        game: str,
        level: str,
        seen: Glimpse,
        seed: int,
        budget: float,
        *,
        table: str = "",
        counts: float = 0.0,
        asides: bool = False,
    ) -> str:
        """Return what a bot of this level chooses; a random bot replaces one that fails.

        Its thinking `counts` this long, whatever it took, so that the time of the answer tells
        nothing about it. With `asides` it may do something that is possible at any time instead.
        """
        assert seen.decision is not None, "a bot is asked when its seat is"
        extra = seen.asides if asides else ()
        given = packed(seen, extra)
        codes = {*seen.decision.codes(), *[option.code() for option in extra]}
        ready = self._counted.book(table, counts)
        try:
            done = await self.run(table, budget, think, game, level, given, seed, budget)
            code, ready = done.result, max(ready, done.begun + counts)
        except TimeoutError:
            note("bot does not answer", level="error", game=game)
        except Exception as error:  # a bot's mistake must not stop a table
            note("bot failed", level="error", error=error)
        else:
            if code in codes:
                await self._hold(ready)
                return code
            note("bot chose what is not offered", level="error", game=game)
        code = await asyncio.to_thread(think, game, FALLBACK, packed(seen), seed, budget)
        await self._hold(ready)
        return code

    async def _hold(self, ready: float) -> None:
        """Wait until a time on our clock."""
        left = ready - self._clock()
        if left > 0:
            await asyncio.sleep(left)

    async def run(
        self,
        table: str,
        budget: float,
        work: Callable[..., T],
        *given: Any,
        later: bool = False,
    ) -> Done[T]:
        """Run something in one of the processes when it is this table's turn.

        It is tried again if its process dies, and given up if it takes far longer than its budget.
        """
        for attempt in range(TRIES):
            async with self._queue.place(table, later) as place:
                pool, begun = self._executor(), self._clock()
                loop = asyncio.get_running_loop()
                try:
                    place.work = loop.run_in_executor(pool, work, *given)
                    await patiently(place.work, budget + PATIENCE)
                    result: T = place.work.result()
                    return Done(result, begun)
                except BrokenProcessPool:
                    self._drop(pool)
                    if attempt == TRIES - 1:
                        raise
                except TimeoutError:
                    self._drop(pool)
                    place.work = None  # its process is gone
                    raise
        raise AssertionError("the last try returns or raises")

    async def run_later(self, table: str, budget: float, work: Callable[..., T], *given: Any) -> T:
        """Run something that no game waits for; refuse if it fails."""
        try:
            return (await self.run(table, budget, work, *given, later=True)).result
        except Exception as error:
            note("bot failed", level="error", error=error)
            raise Refusal("busy", 503, retry_after=60) from None

    def _executor(self) -> Executor:
        if self._pool is None:
            if self.processes:
                context = get_context("spawn")
                self._pool = ProcessPoolExecutor(
                    self.processes, context, initializer=_belong_to_the_server
                )
            else:
                self._pool = ThreadPoolExecutor(1, "bots")
        return self._pool

    def _drop(self, broken: Executor) -> None:
        """Replace a broken pool, unless another task already did."""
        if self._pool is broken:
            self.close()

    def close(self) -> None:
        """Stop all processes."""
        if self._pool is not None:
            for process in list(getattr(self._pool, "_processes", None) or {}):
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGTERM)
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
