"""Ids that nobody can guess, and short codes that can be read aloud."""

from __future__ import annotations

import secrets
from typing import Final

ALPHABET: Final = "abcdefghijklmnopqrstuvwxyz0123456789"
LENGTH: Final = 12
CODE_LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ23456789"
"""The characters of short codes: no vowels, so that no words appear, and no 0 or 1, which look like
O and I.
"""


def new_id() -> str:
    """Return a new id for a table or a person."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def new_code() -> str:
    """Return a short code to read aloud or type."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(6))
