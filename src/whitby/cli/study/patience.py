"""A hint for whoever lets the interpreted engine play for long."""

from __future__ import annotations

import time
from typing import Final

import whitby
from whitby.cli.screen import Screen

LONG: Final = 10.0
"""Seconds after which a run is long enough for the compiled engine to make a difference."""


class Patience:
    """Watches a run, and says once that it is interpreted if it takes long."""

    def __init__(self, screen: Screen, compiled: bool = whitby.COMPILED) -> None:
        self.screen = screen
        self.said = compiled
        self.since = time.monotonic()

    def mark(self) -> None:
        """Look how long it has been."""
        if not self.said and time.monotonic() - self.since >= LONG:
            self.said = True
            self.screen.say("cli-interpreted")
