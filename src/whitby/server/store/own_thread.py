"""One thread that does what it is given, in order, with as little between as possible.

An executor of the standard library does the same, but handing something over to it and back took
longer than a small commit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, Final, TypeVar

T = TypeVar("T")
Task = tuple[asyncio.AbstractEventLoop, "asyncio.Future[Any]", Callable[[], Any]]

MOST_WAIT: Final = 0.002
"""Seconds to wait until the thread has begun; then the machine has no processor for it."""


class OwnThread:
    """A thread, started when it is first given something."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._tasks: SimpleQueue[Task | None] = SimpleQueue()
        self._thread: Thread | None = None

    async def run(self, work: Callable[[], T]) -> T:
        """Return what some work returns, once the thread has done it."""
        return await self._hand_over(work)

    def begin(self, work: Callable[[Callable[[], bool]], T]) -> asyncio.Future[T] | None:
        """Begin some work; if the thread cannot do so within a moment, take it back: None.

        Just before the work lets others use the interpreter, it asks whether it may begin. Without
        the wait it would begin when the caller pauses, and not before.
        """
        begun, decided = Lock(), Lock()  # whoever gets the second one first decides
        begun.acquire()

        def may_begin() -> bool:
            if not decided.acquire(blocking=False):
                return False
            begun.release()
            return True

        done = self._hand_over(lambda: work(may_begin))
        if not begun.acquire(timeout=MOST_WAIT):
            if decided.acquire(blocking=False):
                done.cancel()
                return None
            begun.acquire()
        return done

    def _hand_over(self, work: Callable[[], T]) -> asyncio.Future[T]:
        if self._thread is None:
            self._thread = Thread(target=self._work, name=self._name, daemon=True)
            self._thread.start()
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._tasks.put((loop, done, work))
        return done

    def end(self) -> None:
        """End the thread, after everything it was given."""
        if self._thread is not None:
            self._tasks.put(None)
            self._thread.join()
            self._thread = None

    def _work(self) -> None:
        while (task := self._tasks.get()) is not None:
            loop, done, work = task
            try:
                result = work()
            except BaseException as error:
                loop.call_soon_threadsafe(_fail, done, error)
            else:
                loop.call_soon_threadsafe(_succeed, done, result)
            del task, done, work


def _succeed(done: asyncio.Future[Any], result: object) -> None:
    if not done.done():
        done.set_result(result)


def _fail(done: asyncio.Future[Any], error: BaseException) -> None:
    if not done.done():
        done.set_exception(error)
