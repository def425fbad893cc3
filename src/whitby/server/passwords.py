"""Passwords: kept as argon2id hashes, for accounts and for tables."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

HASHERS: Final = 2
"""How many passwords are hashed at the same time: each takes 64 MiB and some time."""

T = TypeVar("T")


class Passwords:
    """Argon2id in threads, a few at a time, so that logging in cannot fill the machine."""

    def __init__(self, hasher: PasswordHasher | None = None, at_once: int = HASHERS) -> None:
        self._hasher = hasher or PasswordHasher()
        self._gate = asyncio.Semaphore(at_once)
        self._nobody = self._hasher.hash(secrets.token_hex(16))

    async def hash(self, password: str) -> str:
        """Return what is stored of a password."""
        return await self._work(lambda: self._hasher.hash(password))

    async def check(self, password: str, stored: str | None) -> bool:
        """Return whether a password is the right one; for nobody's it takes just as long."""
        right = await self._work(lambda: self._fits(password, stored or self._nobody))
        return right and stored is not None

    def _fits(self, password: str, stored: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _work(self, job: Callable[[], T]) -> T:
        async with self._gate:
            return await asyncio.to_thread(job)
