"""The wire: every message between a server and those who talk to it, as types.

The JSON Schema, the OpenAPI description and the checks of what arrives all come from these types,
so they cannot disagree. Seats count from 1 here, times are milliseconds since 1970.
"""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

PROTOCOL: Final = 1
"""The version of the protocol; a change that an old client cannot understand raises it."""

MOST_BYTES: Final = 65536
"""No frame of a client and no body is longer."""

SeatNumber = Annotated[int, Meta(ge=1, le=16)]
TableId = Annotated[str, Meta(pattern="^[a-z0-9]{12}(?!\\n)$")]
PersonId = Annotated[str, Meta(pattern="^[a-z0-9]{12}(?!\\n)$")]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[!-~]+(?!\\n)$")]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
ShownName = Annotated[str, Meta(max_length=40)]  # empty: somebody who deleted themselves


class Plain(Struct, forbid_unknown_fields=True, kw_only=True):
    """A message or a part of one: what it does not know, it refuses."""
