"""Codes that people read and type: drawn at random, in groups, and compared without separators."""

from __future__ import annotations

import hmac
import secrets
from typing import Final

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Letters and digits without I, L, O, 0 and 1, which are easily confused."""

GROUP: Final = 4


def new_code(groups: int = 2) -> str:
    """Return a code of some groups; two are too long to guess where guesses are few (40 bits)."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(groups))


def bare(code: str) -> str:
    """Return a code in upper case, without separators."""
    return "".join(letter for letter in code.upper() if letter.isalnum())


def fits(kept: str | None, typed: str) -> bool:
    """Return whether this is the code, ignoring case and separators; False if there is none.

    >>> fits("ABCD-2345", " abcd2345"), fits("ABCD-2345", "ABCD-2346"), fits(None, "")
    (True, False, False)
    """
    return bool(kept) and hmac.compare_digest(bare(kept or "").encode(), bare(typed).encode())
