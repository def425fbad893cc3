"""Guessing made slow: a longer wait after each wrong password of one account or one table.

What is guessed at has a key, whether it exists or not: an account by its login, a table by its id.
A key is a digest, since people type all sorts of things where a login is asked for. An attempt
counts as failed from its beginning, so that many at the same time are no way around the wait; one
that succeeds clears its key.

Memory is bounded. Keys with few failures go first: so nobody is forgotten by a flood of logins
that were each tried once. What is kept here is written to the store now and then and read when the
server starts, and a restart makes nobody forget either.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from hashlib import sha256
from math import ceil
from types import TracebackType
from typing import Final

from whitby.server import journal
from whitby.server.refusals import Refusal

SECOND: Final = 1000
LONGEST: Final = 300 * SECOND
"""Nobody waits longer: whoever attacks an account must not lock its owner out for long."""

FORGOTTEN: Final = 24 * 3600 * SECOND
"""After so long without another failure a key begins anew."""

FREE: Final[Mapping[str, int]] = {"login": 5, "device": 5, "recovery": 5, "link": 10, "table": 10}
"""How many failures of each kind cost nothing: people mistype, and a table has many guests."""

MOST_KEYS: Final = 20_000
AT_ONCE: Final = 200
"""So many keys are written in one go."""

Failures = tuple[int, int]
"""How many there were, and when the last of them was, in milliseconds since 1970."""


def key_of(kind: str, name: str) -> bytes:
    """Return the key under which failures are counted."""
    return sha256(f"{kind} {name}".encode("utf-8", "surrogatepass")).digest()


class Backoff:
    """All failures of a server."""

    def __init__(self, now: Callable[[], int], most: int = MOST_KEYS) -> None:
        self._now = now
        self._most = most
        self._few: OrderedDict[bytes, Failures] = OrderedDict()
        self._many: OrderedDict[bytes, Failures] = OrderedDict()
        self._changed: dict[bytes, None] = {}

    def attempt(self, kind: str, name: str) -> Attempt:
        """Begin an attempt, or refuse it while it is too early for one."""
        key, free = key_of(kind, name), FREE[kind]
        now = self._now()
        count, at = self._find(key, now)
        wait = waiting(count, free) - (now - at)
        if wait > 0:
            seconds = ceil(wait / SECOND)
            raise Refusal("too-many-guesses", 429, retry_after=seconds, seconds=seconds)
        self._set(key, (count + 1, now), free)
        return Attempt(self, kind, key)

    def clear(self, kind: str, name: str) -> None:
        """Forget the failures of a key."""
        self._drop(key_of(kind, name))

    def failed(self, kind: str, key: bytes) -> None:
        """Note that guessing has become slow."""
        count, _ = self._find(key, self._now())
        if count == FREE[kind] + 1:
            journal.security("backoff reached", kind=kind)

    def succeeded(self, key: bytes) -> None:
        """Forget the failures of a key."""
        self._drop(key)

    def withdraw(self, kind: str, key: bytes) -> None:
        """Take back an attempt of which nobody knows how it would have ended."""
        count, at = self._find(key, self._now())
        if count > 1:
            self._set(key, (count - 1, at), FREE[kind])
        else:
            self._drop(key)

    def _find(self, key: bytes, now: int) -> Failures:
        count, at = self._known(key) or (0, now)
        at = min(at, now)  # a clock that was set back makes nobody wait for it
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

    # What the store keeps

    def read(self, kept: Iterable[tuple[bytes, int, int]]) -> None:
        """Take up what was kept, oldest first."""
        most = max(FREE.values())
        for key, count, at in kept:
            self._set(key, (count, at), most)
        self._changed.clear()

    def changed(self) -> dict[bytes, Failures | None]:
        """Return some of what has changed since it was last kept; None for what is forgotten."""
        keys = list(self._changed)[:AT_ONCE]
        return {key: self._known(key) for key in keys}

    def kept(self, found: Mapping[bytes, Failures | None]) -> None:
        """Say that this is stored; what has changed meanwhile is still to be."""
        for key, value in found.items():
            if self._known(key) == value:
                self._changed.pop(key, None)

    def drop_old(self) -> None:
        """Forget what has lost its meaning."""
        now = self._now()
        for known in (self._few, self._many):
            for key in [key for key, (_, at) in known.items() if now - at >= FORGOTTEN]:
                self._drop(key)


class Attempt:
    """One attempt, which has failed unless it says otherwise.

    >>> with backoff.attempt("login", "anna") as attempt:  # doctest: +SKIP
    ...     if await passwords.check(password, stored):
    ...         attempt.succeed()
    """

    def __init__(self, backoff: Backoff, kind: str, key: bytes) -> None:
        self._backoff = backoff
        self._kind = kind
        self._key = key
        self.right = False

    def succeed(self) -> None:
        """Say that it was right."""
        self.right = True

    def __enter__(self) -> Attempt:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if error is not None:
            self._backoff.withdraw(self._kind, self._key)
        elif self.right:
            self._backoff.succeeded(self._key)
        else:
            self._backoff.failed(self._kind, self._key)


def waiting(count: int, free: int) -> int:
    """Return how long the next attempt has to wait after so many failures, in milliseconds.

    >>> [waiting(count, 5) // 1000 for count in (0, 5, 6, 7, 8, 13, 14, 99)]
    [0, 0, 2, 4, 8, 256, 300, 300]
    """
    if count <= free:
        return 0
    return min(LONGEST, SECOND << min(count - free, 20))
