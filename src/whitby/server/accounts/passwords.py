"""Passwords of accounts and tables, stored as argon2id hashes."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from whitby.server.refusals import Refusal

HASHERS: Final = 2
"""Passwords hashed at the same time: each takes 64 MiB and some time."""

MOST_WAITING: Final = 32
"""Further passwords that may wait for that; more are refused as busy."""

FOR_STRANGERS: Final = 16
"""How many of them may wait for people without a session, to limit a flood of logins."""

T = TypeVar("T")


class Passwords:
    """Argon2id in threads, a few at a time, so that logins cannot use up the machine's memory."""

    def __init__(
        self,
        hasher: PasswordHasher | None = None,
        at_once: int = HASHERS,
        most: int = MOST_WAITING,
        for_strangers: int = FOR_STRANGERS,
    ) -> None:
        self._hasher = hasher or PasswordHasher()
        self._nobody = self._hasher.hash(secrets.token_hex(16))
        self._threads = ThreadPoolExecutor(at_once, "passwords")
        self._room = {False: at_once + most, True: at_once + for_strangers}
        self._busy = 0

    async def hash(self, password: str, stranger: bool = False) -> str:
        """Return the hash of a password."""
        return await self._work(lambda: self._hasher.hash(password), stranger)

    async def check(self, password: str, stored: str | None, stranger: bool = False) -> bool:
        """Return whether a password is correct; if nothing is stored, it takes just as long."""
        right = await self._work(lambda: self._fits(password, stored or self._nobody), stranger)
        return right and stored is not None

    def is_outdated(self, stored: str) -> bool:
        """Return whether a password was hashed with parameters other than the current ones."""
        return self._hasher.check_needs_rehash(stored)

    def close(self) -> None:
        """Start no new work."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _fits(self, password: str, stored: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _work(self, job: Callable[[], T], stranger: bool) -> T:
        """Run a job in a thread, or refuse it if too many are waiting."""
        if self._busy >= self._room[stranger]:
            raise Refusal("busy", 503, retry_after=2)
        self._busy += 1
        done = asyncio.get_running_loop().run_in_executor(self._threads, job)
        # Not when the caller is cancelled: a thread that has started runs to the end.
        done.add_done_callback(lambda _: self._free())
        return await asyncio.shield(done)

    def _free(self) -> None:
        self._busy -= 1
