"""`python -m whitby.server.health`: check this environment's server; status 0 means healthy."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from http.client import HTTPConnection, HTTPException
from typing import Final

from whitby.core.errors import WhitbyError
from whitby.server.settings import EVERYWHERE, Settings

PATH: Final = "/healthz"
PATIENCE: Final = 4.0
"""Seconds; a little less than a container's own health-check timeout."""


def well(settings: Settings) -> bool:
    """Ask the server at the address where it listens, bypassing any proxy."""
    host = "localhost" if settings.host in EVERYWHERE else settings.host
    asking = HTTPConnection(host, settings.port, timeout=PATIENCE)
    try:
        asking.request("GET", PATH)
        return asking.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        asking.close()


def main(environ: Mapping[str, str] = os.environ) -> int:
    """Return the exit status."""
    try:
        return 0 if well(Settings.from_environ(environ)) else 1
    except WhitbyError as error:
        print(f"whitby: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
