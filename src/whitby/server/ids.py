"""Ids and codes: those that nobody can guess, and those that can be said aloud."""

from __future__ import annotations

import secrets
from typing import Final

ALPHABET: Final = "abcdefghijklmnopqrstuvwxyz0123456789"
LENGTH: Final = 12
CODE_LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ23456789"
"""The letters of short codes: none that could be taken for another, none that spell words."""


def new_id() -> str:
    """Return a new id of a table or a person."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def new_code() -> str:
    """Return a short code to say aloud or to type."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(6))
