"""Bots at tables: they run in separate processes and receive only what their seat may see.

Nothing about them is stored. Whose turn it is follows from the log, and so does a bot's seed: a bot
that died with its process thinks again and comes to the same answer.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Final

from whitby.bots import bot
from whitby.core.rng import Fast
from whitby.core.sight import Glimpse
from whitby.server.logging import note

TRIES: Final = 3
FALLBACK: Final = "random"
PATIENCE: Final = 20.0
"""Seconds beyond its budget after which a bot counts as stuck."""


def _belong_to_the_server() -> None:
    """Ignore interrupts, which the server handles, and exit when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = parent_process()
    assert server is not None, "bots think in processes that the server has started"
    server.join()
    os._exit(0)


def think(game: str, level: str, seen: bytes, seed: int, budget: float) -> str:
    """Return the code that a bot chooses; this runs in another process."""
    view, decision = pickle.loads(seen)  # noqa: S301 - our own bytes, from the process above
    return bot(game, level).choose(view, decision, Fast(seed), budget).code()


class BotPool:
    """The processes in which bots think."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: Executor | None = None

    async def choose(self, game: str, level: str, seen: Glimpse, seed: int, budget: float) -> str:
        """Return what a bot of this level chooses; a random bot replaces one that fails."""
        assert seen.decision is not None, "a bot is asked when its seat is"
        packed = pickle.dumps((seen.view, seen.decision))
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            pool = self._executor()
            try:
                async with asyncio.timeout(budget + PATIENCE):
                    work = loop.run_in_executor(pool, think, game, level, packed, seed, budget)
                    code = await work
                if code in seen.decision.codes():
                    return code
                note("bot chose what is not offered", level="error", game=game)
                break
            except BrokenProcessPool:
                self._drop(pool)
            except TimeoutError:
                note("bot does not answer", level="error", game=game)
                self._drop(pool)
                break
            except Exception as error:  # a bot's mistake must not stop a table
                note("bot failed", level="error", error=error)
                break
        return await asyncio.to_thread(think, game, FALLBACK, packed, seed, budget)

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
