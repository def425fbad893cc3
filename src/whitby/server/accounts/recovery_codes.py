"""Recovery codes: a way back without the password, on a server that sends no mail.

A code has more than 112 random bits and cannot be guessed, so storing a plain digest is safe, and a
correct code never has to wait.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from whitby.server.accounts import codes

CODES: Final = 8
"""Codes per account."""

GROUPS: Final = 6


def new_code() -> str:
    """Return a code of six groups of four characters."""
    return codes.new_code(GROUPS)


def digest(code: str) -> bytes:
    """Return the digest of a code that is stored; case, spaces and dashes do not matter.

    >>> digest("ABCD-2345") == digest(" abcd 2345")
    True
    """
    return sha256(f"recovery {codes.bare(code)}".encode()).digest()
