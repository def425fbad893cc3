"""Every operation of the HTTP interface, as a list of values."""

from __future__ import annotations

from typing import Final

from whitby.server.http.routes import (
    accounts,
    analysis,
    lessons,
    links,
    marks,
    outlets,
    people,
    puzzles,
    records,
    service,
    sessions,
    tables,
)

ENDPOINTS: Final = (
    *people.ENDPOINTS,
    *accounts.ENDPOINTS,
    *sessions.ENDPOINTS,
    *links.ENDPOINTS,
    *outlets.ENDPOINTS,
    *tables.ENDPOINTS,
    *analysis.ENDPOINTS,
    *records.ENDPOINTS,
    *marks.ENDPOINTS,
    *service.ENDPOINTS,
    *lessons.ENDPOINTS,
    *puzzles.ENDPOINTS,
)
"""All endpoints, in the order of the description."""
