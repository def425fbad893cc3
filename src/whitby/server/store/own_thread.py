"""One thread that does what it is given, in order, with as little between as possible.

An executor of the standard library does the same, but handing something over to it and back took
longer than a small commit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator
from queue import SimpleQueue
from threading import Lock, Thread
from time import monotonic
from typing import Any, Final, Generic, TypeVar

T = TypeVar("T")

MOST_WAIT: Final = 0.002
"""Seconds to wait until the thread has begun; then the machine has no processor for it."""


class Work(Generic[T]):
    """Something that a thread does; when it is over, that wakes only those who wait for it."""

    def __init__(self, work: Callable[[], T]) -> None:
        self._work = work
        self._loop = asyncio.get_running_loop()
        self._waiting: asyncio.Future[None] | None = None
        self._result: list[T] = []
        self.error: BaseException | None = None  # what it has raised
        self.over_at: float | None = None  # on the monotonic clock

    def do(self) -> None:
        """Do it, in the thread."""
        try:
            self._result.append(self._work())
        except BaseException as error:
            self.error = error
        self.over_at = monotonic()  # before the next line: whoever begins to wait now sees it
        if self._waiting is not None:
            self._loop.call_soon_threadsafe(self._wake)

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def wait(self) -> None:
        """Wait until it is over, however it ends."""
        if self.over_at is None:
            if self._waiting is None:
                self._waiting = self._loop.create_future()
            if self.over_at is None:  # still, now that the thread would wake us
                await asyncio.shield(self._waiting)

    def __await__(self) -> Generator[Any, None, T]:
        """Return what the work returned, or raise what it raised, once it is over."""
        yield from self.wait().__await__()
        if self.error is not None:
            raise self.error
        return self._result[0]


class OwnThread:
    """A thread, started when it is first given something."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._tasks: SimpleQueue[Work[Any] | None] = SimpleQueue()
        self._thread: Thread | None = None

    async def run(self, work: Callable[[], T]) -> T:
        """Return what some work returns, once the thread has done it."""
        return await self._hand_over(work)

    def begin(self, work: Callable[[Callable[[], bool]], T]) -> Work[T] | None:
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
                return None
            begun.acquire()
        return done

    def _hand_over(self, work: Callable[[], T]) -> Work[T]:
        if self._thread is None:
            self._thread = Thread(target=self._work, name=self._name, daemon=True)
            self._thread.start()
        done = Work(work)
        self._tasks.put(done)
        return done

    def end(self) -> None:
        """End the thread, after everything it was given."""
        if self._thread is not None:
            self._tasks.put(None)
            self._thread.join()
            self._thread = None

    def _work(self) -> None:
        while (task := self._tasks.get()) is not None:
            task.do()
            del task
