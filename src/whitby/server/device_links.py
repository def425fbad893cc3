"""Links with which a person plays on in another browser: a code that works once and not for long.

A code has 79 random bits, so a plain digest of it is safe to keep, and a right one need never wait:
in ten minutes there is nothing to guess. The page puts it behind the `#` of a link, which browsers
send to no server: a preview or a prefetch of the link cannot use it up.
"""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

from whitby.server.outlets.codes import LETTERS

LASTS: Final = 10 * 60 * 1000
"""How long a code is good, in milliseconds."""

MARK: Final = b"link "
"""How the digest of such a code begins in the store, beside those of recovery codes."""

GROUPS: Final = 4
EACH: Final = 4


def new_code() -> str:
    """Return a code of four groups of four letters."""
    groups = ("".join(secrets.choice(LETTERS) for _ in range(EACH)) for _ in range(GROUPS))
    return "-".join(groups)


def digest(code: str) -> bytes:
    """Return what is stored of a code, however it was typed.

    >>> digest("ABCD-2345") == digest(" abcd 2345")
    True
    """
    bare = "".join(letter for letter in code.upper() if letter.isalnum())
    return MARK + sha256(f"link {bare}".encode("utf-8", "surrogatepass")).digest()
