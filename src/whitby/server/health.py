"""`python -m whitby.server.health`: is the server of this environment well? Status 0 says yes."""

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
"""Seconds; a container's own patience is a little longer."""


def well(settings: Settings) -> bool:
    """Ask the server where it listens, past any proxy."""
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
    """Return the status for whoever asked."""
    try:
        return 0 if well(Settings.from_environ(environ)) else 1
    except WhitbyError as error:
        print(f"whitby: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
