"""What a viewer witnessed, as rows of bytes: perfect recall for networks.

A row has the number of the kind of event and then its parts; an event with more parts goes on in
the next rows, whose kind is GOES_ON. Numbers of parts are written plus three, so that 0 is nothing;
large ones take four bytes. So every history can be read back from its rows, as long as it fits.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from whitby.core.engine import Event
from whitby.core.facts import Fact, Kind, Pick

ROW: Final = 8
"""Bytes of a row."""
GOES_ON: Final = 255
LARGE: Final = 252
"""A number from here on takes four bytes: LARGE, then three, high byte first."""
SHIFT: Final = 3
"""Added to numbers: -1 (none) and -2 (hidden) are numbers as well."""


class Tokens:
    """The rows of a game's histories."""

    def __init__(self, kinds: Iterable[Kind], rows: int) -> None:
        self.kinds = list(kinds)
        self.rows = rows  # the latest ones are kept
        assert len(self.kinds) < GOES_ON, "a kind of event is one byte"
        self.numbers = {kind: at + 1 for at, kind in enumerate(self.kinds)}

    def write(self, history: Sequence[Event]) -> bytes:
        """Return how many rows the history has, and the latest of them; earlier places are 0."""
        found: list[bytes] = []
        for event in history:
            assert isinstance(event, Fact)
            found.append(self.row(event))
        whole = b"".join(found)
        rows = len(whole) // ROW
        size = self.rows * ROW
        kept = whole[-size:] if len(whole) > size else bytes(size - len(whole)) + whole
        return bytes([min(rows >> 8, 255), rows & 255]) + kept

    def row(self, event: Fact) -> bytes:
        """Return the rows of one event."""
        values: list[int] = []
        for value in event.values:
            add(values, value)
        found = bytearray()
        head = self.numbers[event.kind]
        at = 0
        while at == 0 or at < len(values):
            part = values[at : at + ROW - 1]
            found.append(head)
            found.extend(part)
            found.extend(bytes(ROW - 1 - len(part)))
            head = GOES_ON
            at += ROW - 1
        return bytes(found)


def add(values: list[int], value: Any) -> None:
    """Add the bytes of a part."""
    if isinstance(value, Pick):
        add(values, int(value.number))
    elif isinstance(value, tuple):
        for each in value:
            add(values, each)
    else:
        number = int(value) + SHIFT
        if number < LARGE:
            values.append(number)
        else:
            values.extend([LARGE, number >> 16 & 255, number >> 8 & 255, number & 255])
