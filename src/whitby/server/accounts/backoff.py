"""Slow down guessing: a longer wait after each wrong password for one account or one table.

Every target of guessing has a key, whether it exists or not: an account by its login, a table by
its id. A key is a digest, because people type all sorts of things into a login field. An attempt
counts as failed from its start, so that parallel attempts do not avoid the wait; a successful one
clears its key.

Memory is bounded. Keys with few failures are evicted first, so that a flood of logins tried once
each cannot push out the keys that matter. The failures are written to the store regularly and read
when the server starts, so that a restart does not reset them.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from hashlib import sha256
from math import ceil
from types import TracebackType
from typing import Final, Protocol

from whitby.server import logging
from whitby.server.refusals import Refusal

SECOND: Final = 1000
LONGEST: Final = 300 * SECOND
"""The longest wait. An attacker must not be able to lock the owner of an account out for long."""

FORGOTTEN: Final = 24 * 3600 * SECOND
"""A key without another failure for this long is reset."""

FREE: Final[Mapping[str, int]] = {"login": 5, "device": 5, "recovery": 5, "link": 10, "table": 10}
"""Failures of each kind without a wait: people mistype, and a table has many guests."""

MOST_KEYS: Final = 20_000
AT_ONCE: Final = 200
"""Keys written in one transaction."""

Failures = tuple[int, int]
"""The number of failures, and the time of the last one in milliseconds since 1970."""


def key_of(kind: str, name: str) -> bytes:
    """Return the key under which failures are counted."""
    return sha256(f"{kind} {name}".encode("utf-8", "surrogatepass")).digest()


class SharedGuesses(Protocol):
    """Counts guesses for all processes on one database."""

    async def count(self, key: bytes, free: int) -> tuple[int, int]:
        """Count a guess; return how many there were, or 0 and the milliseconds to wait."""

    async def clear(self, key: bytes) -> None:
        """Forget the guesses of a key."""

    async def withdraw(self, key: bytes) -> None:
        """Do not count a guess whose result nobody knows."""


class Backoff:
    """The failures of a server, by key."""

    def __init__(self, now: Callable[[], int], most: int = MOST_KEYS) -> None:
        self._now = now
        self._most = most
        self._few: OrderedDict[bytes, Failures] = OrderedDict()
        self._many: OrderedDict[bytes, Failures] = OrderedDict()
        self._changed: dict[bytes, None] = {}
        self.shared: SharedGuesses | None = None  # with other processes

    def attempt(self, kind: str, name: str) -> Attempt:
        """Start an attempt, or refuse it if the wait is not over."""
        if self.shared is not None:
            return Attempt(self, kind, key_of(kind, name))
        key, free = key_of(kind, name), FREE[kind]
        now = self._now()
        count, at = self._find(key, now)
        wait = waiting(count, free) - (now - at)
        if wait > 0:
            raise too_early(wait)
        self._set(key, (count + 1, now), free)
        return Attempt(self, kind, key)

    async def clear(self, kind: str, name: str) -> None:
        """Forget the failures of a key."""
        self._drop(key_of(kind, name))
        if self.shared is not None:
            await self.shared.clear(key_of(kind, name))

    def failed(self, kind: str, key: bytes) -> None:
        """Log that guesses at this key now have to wait."""
        count, _ = self._find(key, self._now())
        if count == FREE[kind] + 1:
            logging.security("backoff reached", kind=kind)

    def succeeded(self, key: bytes) -> None:
        """Forget the failures of a key."""
        self._drop(key)

    def withdraw(self, kind: str, key: bytes) -> None:
        """Undo the count of an attempt that was cancelled before its result was known."""
        count, at = self._find(key, self._now())
        if count > 1:
            self._set(key, (count - 1, at), FREE[kind])
        else:
            self._drop(key)

    def _find(self, key: bytes, now: int) -> Failures:
        count, at = self._known(key) or (0, now)
        at = min(at, now)  # do not make anyone wait because the clock was set back
        return (count, at) if now - at < FORGOTTEN else (0, now)

    def _known(self, key: bytes) -> Failures | None:
        return self._few.get(key) or self._many.get(key)

    def _set(self, key: bytes, found: Failures, free: int) -> None:
        self._few.pop(key, None)
        self._many.pop(key, None)
        if len(self) >= self._most:
            oldest, _ = (self._few or self._many).popitem(last=False)
            self._changed[oldest] = None
        (self._few if found[0] <= free else self._many)[key] = found
        self._changed[key] = None

    def _drop(self, key: bytes) -> None:
        if self._few.pop(key, None) or self._many.pop(key, None):
            self._changed[key] = None

    def __len__(self) -> int:
        return len(self._few) + len(self._many)

    # Persistence

    def read(self, kept: Iterable[tuple[bytes, int, int]]) -> None:
        """Load the stored failures, oldest first."""
        most = max(FREE.values())
        for key, count, at in kept:
            self._set(key, (count, at), most)
        self._changed.clear()

    def changed(self) -> dict[bytes, Failures | None]:
        """Return some of the changes that are not stored yet; None for a key that was cleared."""
        keys = list(self._changed)[:AT_ONCE]
        return {key: self._known(key) for key in keys}

    def kept(self, found: Mapping[bytes, Failures | None]) -> None:
        """Mark these changes as stored, unless they have changed again since."""
        for key, value in found.items():
            if self._known(key) == value:
                self._changed.pop(key, None)

    def drop_old(self) -> None:
        """Forget failures that are too old to matter."""
        now = self._now()
        for known in (self._few, self._many):
            for key in [key for key, (_, at) in known.items() if now - at >= FORGOTTEN]:
                self._drop(key)


class Attempt:
    """One attempt, which counts as failed unless `succeed` is called.

    >>> async with backoff.attempt("login", "anna") as attempt:  # doctest: +SKIP
    ...     if await passwords.check(password, stored):
    ...         attempt.succeed()
    """

    def __init__(self, backoff: Backoff, kind: str, key: bytes) -> None:
        self._backoff = backoff
        self._kind = kind
        self._key = key
        self._count = 0
        self.right = False

    def succeed(self) -> None:
        """Mark the attempt as successful."""
        self.right = True

    async def __aenter__(self) -> Attempt:
        shared = self._backoff.shared
        if shared is not None:
            self._count, wait = await shared.count(self._key, FREE[self._kind])
            if wait > 0:
                raise too_early(wait)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._backoff.shared is not None:
            await self._report(self._backoff.shared, error)
        elif error is not None:
            self._backoff.withdraw(self._kind, self._key)
        elif self.right:
            self._backoff.succeeded(self._key)
        else:
            self._backoff.failed(self._kind, self._key)

    async def _report(self, shared: SharedGuesses, error: BaseException | None) -> None:
        if error is not None:
            await shared.withdraw(self._key)
        elif self.right:
            await shared.clear(self._key)
        elif self._count == FREE[self._kind] + 1:
            logging.security("backoff reached", kind=self._kind)


def too_early(wait: int) -> Refusal:
    """Return the refusal of an attempt that has to wait for some milliseconds."""
    seconds = ceil(wait / SECOND)
    return Refusal("too-many-guesses", 429, retry_after=seconds, seconds=seconds)


def waiting(count: int, free: int) -> int:
    """Return the wait before the next attempt after this many failures, in milliseconds.

    >>> [waiting(count, 5) // 1000 for count in (0, 5, 6, 7, 8, 13, 14, 99)]
    [0, 0, 2, 4, 8, 256, 300, 300]
    """
    if count <= free:
        return 0
    return min(LONGEST, SECOND << min(count - free, 20))
