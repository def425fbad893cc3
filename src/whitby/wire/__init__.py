"""The wire: every message between a server and its clients, as types.

The JSON Schema, the OpenAPI description and the validation of incoming messages all come from these
types, so they cannot disagree. Seats count from 1 here; times are milliseconds since 1970.
"""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

PROTOCOL: Final = 1
"""The version of the protocol; a change that an old client cannot understand raises it."""

MOST_BYTES: Final = 65536
"""The maximum length of a client's frame or request body."""

SeatNumber = Annotated[int, Meta(ge=1, le=16)]
TableId = Annotated[str, Meta(pattern="^[a-z0-9]{12}(?!\\n)$")]
PersonId = Annotated[str, Meta(pattern="^[a-z0-9]{12}(?!\\n)$")]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[!-~]+(?!\\n)$")]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
ShownName = Annotated[str, Meta(max_length=40)]  # empty: a person who deleted their account


class Plain(Struct, forbid_unknown_fields=True, kw_only=True, gc=False):
    """Base class for messages and their parts. Unknown fields are rejected.

    They are trees, so Python's cycle collector need not look at them.
    """
