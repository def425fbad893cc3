"""Which refusals are security events: attempts to get past a limit, a check or a permission."""

from __future__ import annotations

from typing import Final

from whitby.server import logging
from whitby.server.refusals import Refusal

FORBIDDEN: Final = 403

ORDINARY: Final = frozenset({"password-needed", "not-your-password"})
"""Not suspicious: `password-needed` is what every guest of a table with a password is told first,
and `not-your-password` is logged as an event of its own.
"""


def log_if_suspicious(
    refusal: Refusal,
    client: str,
    *,
    route: str | None = None,
    person: str | None = None,
    table: str | None = None,
    act: str | None = None,
) -> None:
    """Log a refusal that points to an attack or to a misconfigured server."""
    if refusal.throttled is not None:
        logging.security("throttled", kind=refusal.throttled, client=client)
    elif refusal.code == "wrong-origin":
        logging.security("origin refused", client=client)
    elif refusal.code == "wrong-host":
        logging.security("host refused", client=client)
    elif refusal.status == FORBIDDEN and refusal.code not in ORDINARY:
        logging.security(
            "denied",
            reason=refusal.code,
            route=route,
            act=act,
            table=table,
            person=person,
            client=client,
        )
