from __future__ import annotations

from whitby.server.rows import NoRow, NotRead, NotWritten, Outlet, Person, Taken
from whitby.server.store.lock import InUse
from whitby.server.store.store import Store

__all__ = [
    "InUse",
    "NoRow",
    "NotRead",
    "NotWritten",
    "Outlet",
    "Person",
    "Store",
    "Taken",
]
