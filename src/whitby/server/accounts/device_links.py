"""Links to continue in another browser: a code that works once and expires soon.

A code has 79 random bits and lasts ten minutes, so it cannot be guessed: storing a plain digest is
safe, and a correct code never has to wait. The page puts it after the `#` of a link, which browsers
do not send to a server, so that a link preview or prefetch cannot use it up.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from whitby.server.accounts import codes

LASTS: Final = 10 * 60 * 1000
"""How long a code is valid, in milliseconds."""

MARK: Final = b"link "
"""The prefix of these codes' digests in the store, where recovery codes are kept as well."""

GROUPS: Final = 4


def new_code() -> str:
    """Return a code of four groups of four characters."""
    return codes.new_code(GROUPS)


def digest(code: str) -> bytes:
    """Return the digest of a code that is stored; case, spaces and dashes do not matter.

    >>> digest("ABCD-2345") == digest(" abcd 2345")
    True
    """
    return MARK + sha256(f"link {codes.bare(code)}".encode("utf-8", "surrogatepass")).digest()
