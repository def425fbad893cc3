"""Recovery codes: a way back for whoever lost the password, on a server that sends no mail.

A code has more than 112 random bits, so a plain digest of it is safe to keep, and a right one need
never wait: there is nothing to guess.
"""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

from whitby.server.outlets.codes import LETTERS

CODES: Final = 8
"""How many an account has."""

GROUPS: Final = 6
EACH: Final = 4


def new_code() -> str:
    """Return a code of six groups of four letters."""
    groups = ("".join(secrets.choice(LETTERS) for _ in range(EACH)) for _ in range(GROUPS))
    return "-".join(groups)


def digest(code: str) -> bytes:
    """Return what is stored of a code, however it was typed.

    >>> digest("ABCD-2345") == digest(" abcd 2345")
    True
    """
    bare = "".join(letter for letter in code.upper() if letter.isalnum())
    return sha256(f"recovery {bare}".encode()).digest()
