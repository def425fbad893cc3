"""Codes that show that an address belongs to whoever gave it."""

from __future__ import annotations

import hmac
import secrets
from typing import Final

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Without those that are taken for one another."""

LENGTH: Final = 8


def new_code() -> str:
    """Return a code for one address, too long to be guessed: about 40 bits."""
    drawn = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
    return f"{drawn[:4]}-{drawn[4:]}"


def fits(kept: str | None, typed: str) -> bool:
    """Return whether this is the code, however it was typed; nothing fits where there is none.

    >>> fits("ABCD-2345", " abcd2345"), fits("ABCD-2345", "ABCD-2346"), fits(None, "")
    (True, False, False)
    """
    return bool(kept) and hmac.compare_digest(_bare(kept or ""), _bare(typed))


def _bare(code: str) -> bytes:
    """Return a code without what people put between its letters."""
    return "".join(letter for letter in code.upper() if letter.isalnum()).encode()
