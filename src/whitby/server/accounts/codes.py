"""Codes that prove that an e-mail address belongs to the person who entered it."""

from __future__ import annotations

import hmac
import secrets
from typing import Final

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Letters and digits without I, L, O, 0 and 1, which are easily confused."""

LENGTH: Final = 8


def new_code() -> str:
    """Return a code for one address, too long to guess: about 40 bits."""
    drawn = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
    return f"{drawn[:4]}-{drawn[4:]}"


def fits(kept: str | None, typed: str) -> bool:
    """Return whether this is the code, ignoring case and separators; False if there is none.

    >>> fits("ABCD-2345", " abcd2345"), fits("ABCD-2345", "ABCD-2346"), fits(None, "")
    (True, False, False)
    """
    return bool(kept) and hmac.compare_digest(_bare(kept or ""), _bare(typed))


def _bare(code: str) -> bytes:
    """Return a code without separators."""
    return "".join(letter for letter in code.upper() if letter.isalnum()).encode()
