"""Print the parts of a screen: the table with its title, the news, and lines of the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from whitby.cli.draw.drawing import Drawing
from whitby.cli.draw.seen import Seen
from whitby.cli.screen import Screen, fold

RULED: Final = 4
"""Columns that a title leaves for the line after it; without that room there is no line."""


def show_table(screen: Screen, drawing: Drawing, seen: Seen) -> None:
    """Print the title and the table of a game."""
    title = drawing.title(seen, screen.speech)
    if len(title) > screen.console.width - RULED:
        screen.line(title, "bold")
    else:
        screen.show(Rule(Text(title, "bold"), align="left", style="dim"))
    screen.show(drawing.table(seen, screen.speech))


def show_news(screen: Screen, drawing: Drawing, seen: Seen) -> None:
    """Print what happened since the viewer last looked, if anything did."""
    lines = drawing.news(seen, screen.speech)
    if lines:
        show_lines(screen, lines)
        screen.line("")


def show_lines(screen: Screen, lines: Sequence[Text]) -> None:
    """Print lines of a log, each with its marker."""
    grid = Table.grid(padding=(0, 1))
    for line in lines:
        grid.add_row("·", fold(line, screen.console.width - 2))
    screen.show(grid)
