"""Recovery codes: a way back without the password, on a server that sends no mail.

A code has more than 112 random bits and cannot be guessed, so storing a plain digest is safe, and a
correct code never has to wait.
"""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

from whitby.server.accounts.codes import LETTERS

CODES: Final = 8
"""Codes per account."""

GROUPS: Final = 6
EACH: Final = 4


def new_code() -> str:
    """Return a code of six groups of four characters."""
    groups = ("".join(secrets.choice(LETTERS) for _ in range(EACH)) for _ in range(GROUPS))
    return "-".join(groups)


def digest(code: str) -> bytes:
    """Return the digest of a code that is stored; case, spaces and dashes do not matter.

    >>> digest("ABCD-2345") == digest(" abcd 2345")
    True
    """
    bare = "".join(letter for letter in code.upper() if letter.isalnum())
    return sha256(f"recovery {bare}".encode()).digest()
