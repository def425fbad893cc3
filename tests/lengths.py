"""How much the longest tests look at: `make thorough` has them look at all of it."""

import os
from typing import TypeVar

T = TypeVar("T")
THOROUGH = os.environ.get("THOROUGH", "") not in ("", "0")


def length(quick: T, thorough: T) -> T:
    """Return the first, or the second in a thorough run."""
    return thorough if THOROUGH else quick
