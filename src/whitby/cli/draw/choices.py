"""Options on the screen: what to type for each, and lists of them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.table import Table
from rich.text import Text

from whitby.cli.draw.drawing import LABEL
from whitby.core.engine import Option

WORDS: Final = re.compile(r"[\w-]+")
LONGEST_COLUMN: Final = 6
"""Up to this many options are listed in one column; more in two, if there is room."""


@dataclass(frozen=True)
class Choice:
    """An option as it appears on the screen: what to type for it, and its text."""

    label: str
    option: Option
    text: str
    synonyms: tuple[str, ...] = ()

    def named(self) -> list[str]:
        """Return the words of its code, those joined by underscores also as a whole."""
        parts = self.option.code().casefold().split(":")
        return [*parts, *(piece for part in parts if "_" in part for piece in part.split("_"))]

    def said(self) -> list[str]:
        """Return the words of its text, and its synonyms."""
        return WORDS.findall(" ".join((self.text, *self.synonyms)).casefold())


def draw_choices(choices: Sequence[Choice], width: int) -> Table:
    """Return the options with their labels and codes, in two columns if there are many."""
    cells = [
        (
            Text(f"{choice.label:>3}", LABEL),
            Text(choice.text),
            Text(choice.option.code(), "dim"),
        )
        for choice in choices
    ]
    columns = 2 if len(cells) > LONGEST_COLUMN and _pair_width(cells) <= width else 1
    height = -(-len(cells) // columns)
    grid = Table.grid(padding=(0, 1))
    for row in range(height):
        found = [cells[at] for at in range(row, len(cells), height)]
        grid.add_row(*(part for cell in found for part in cell))
    return grid


def _pair_width(cells: Sequence[tuple[Text, Text, Text]]) -> int:
    """Return the width of the options in two columns."""
    half = -(-len(cells) // 2)
    parts = [column for rows in (cells[:half], cells[half:]) for column in zip(*rows, strict=True)]
    return sum(1 + max(part.cell_len for part in column) for column in parts)
