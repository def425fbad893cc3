"""What the doctor checks in the database: that it opens, its version, its schema and its clock."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator
from typing import Final

from whitby.cli.admin.doctor.findings import Finding, bad, good, poor
from whitby.core.errors import WhitbyError
from whitby.server.settings import Settings
from whitby.server.store import NotRead
from whitby.server.store.database import file_of
from whitby.server.store.schema import NEWEST
from whitby.server.store.vitals import Vitals, vitals

OLDEST: Final = 13
"""The oldest version of PostgreSQL that a host should use."""

FAR: Final = 10.0
"""Milliseconds PostgreSQL may take to respond; every move waits for it several times."""

SKEW: Final = 2.0
"""Seconds by which two clocks may differ."""


def check_database(settings: Settings) -> Iterator[Finding]:
    """Look at the database without changing anything in it."""
    try:
        file = file_of(settings.database_url)
        if file is not None and not file.is_file():
            yield poor("doctor-database-missing", file=str(file))
        elif file is not None and not os.access(file, os.R_OK | os.W_OK):
            yield bad("doctor-database-closed", file=str(file))
        else:
            yield from judged(asyncio.run(vitals(settings.database_url)))
    except WhitbyError as error:
        yield bad("doctor-database-unusable", why=str(error))
    except NotRead as error:
        yield bad("doctor-database-refuses", why=str(error))


def judged(found: Vitals) -> Iterator[Finding]:
    """Say what is right and wrong with a database that can be read."""
    if found.fault is not None:
        yield bad("doctor-database-damaged", why=found.fault)
        return
    if found.schema is None:
        yield good("doctor-database-empty", kind=found.kind)
    elif found.schema == NEWEST:
        yield good("doctor-database", kind=found.kind, schema=NEWEST)
    else:
        yield poor("doctor-database-migrates", kind=found.kind, schema=found.schema, newest=NEWEST)
    if 0 < found.version < OLDEST:
        yield poor("doctor-database-old", version=found.version, least=OLDEST)
    if found.ms > FAR:
        yield poor("doctor-database-far", ms=f"{found.ms:.1f}", most=f"{FAR:.0f}")
    if abs(found.ahead) > SKEW:
        yield poor("doctor-clock-skewed", seconds=round(abs(found.ahead)))
    late = (found.beat or 0) / 1000 - time.time()
    if late > SKEW:
        yield bad("doctor-clock-behind", seconds=round(late))
