"""The place of one person at the table: what stands on the screen when it is their choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from whitby.cli.drawing import Drawing
from whitby.cli.match import Match, Seen
from whitby.cli.screen import Screen
from whitby.core.engine import Decision, Option

FEW: Final = 6
"""So many options stand under one another; more stand in two columns where there is room."""


@dataclass
class Desk:
    """Somebody whose choice it is, and what they look at."""

    match: Match
    screen: Screen
    drawing: Drawing
    seat: int
    quiet: bool = False

    @property
    def seen(self) -> Seen:
        """Return all that this person may be shown now."""
        return self.match.seen(self.seat)

    @property
    def decision(self) -> Decision[Any]:
        """Return the choice this person has."""
        decision = self.seen.decision
        assert decision is not None, "nobody sits at a desk without a choice"
        return decision

    def show(self, goal: bool) -> None:
        """Begin a new screen: what happened since the last choice, then the table as it is now.

        The table stands next to the question, so that both are in sight however much happened.
        """
        screen = self.screen
        screen.clear()
        screen.show_notes()
        seen = self.seen
        show_news(screen, self.drawing, seen)
        aim = self.drawing.goal(seen, screen.speech) if goal else None
        if aim is not None:
            screen.line(f"{aim}\n", "italic")
        if not self.quiet:
            show_table(screen, self.drawing, seen)
            screen.line("")

    def show_question(self) -> None:
        """Print the question and what can be chosen."""
        screen = self.screen
        decision = self.decision
        words = self.match.game.words
        screen.line(screen.speech.phrase(words.prompt(decision)), "bold")
        texts = [screen.speech.phrase(words.option(option)) for option in decision.options]
        screen.show(draw_options(texts, decision.options, screen.console.width))
        if len(texts) == 1:
            screen.say("cli-forced")
        else:
            screen.say("cli-choose", count=len(texts))


def show_table(screen: Screen, drawing: Drawing, seen: Seen) -> None:
    """Print the title and the table of a game."""
    title = drawing.title(seen, screen.speech)
    screen.show(Rule(Text(title, "bold"), align="left", style="dim"))
    screen.show(drawing.table(seen, screen.speech))


def show_news(screen: Screen, drawing: Drawing, seen: Seen) -> None:
    """Print what happened since the viewer last looked, if anything did."""
    lines = drawing.news(seen, screen.speech)
    if lines:
        show_lines(screen, lines)
        screen.line("")


def show_lines(screen: Screen, lines: Sequence[Text]) -> None:
    """Print lines of a log, each after its mark."""
    grid = Table.grid(padding=(0, 1))
    for line in lines:
        grid.add_row("·", line)
    screen.show(grid)


def draw_options(texts: Sequence[str], options: Sequence[Option], width: int) -> Table:
    """Return the options with their numbers and codes, in two columns if they are many."""
    cells = [
        (Text(f"{number:>3}", "bold cyan"), Text(text), Text(option.code(), "dim"))
        for number, (text, option) in enumerate(zip(texts, options, strict=True), 1)
    ]
    columns = 2 if len(cells) > FEW and _pair_width(cells) <= width else 1
    height = -(-len(cells) // columns)
    grid = Table.grid(padding=(0, 1))
    for row in range(height):
        found = [cells[at] for at in range(row, len(cells), height)]
        grid.add_row(*(part for cell in found for part in cell))
    return grid


def _pair_width(cells: Sequence[tuple[Text, Text, Text]]) -> int:
    """Return how wide the options are in two columns."""
    half = -(-len(cells) // 2)
    parts = [column for rows in (cells[:half], cells[half:]) for column in zip(*rows, strict=True)]
    return sum(1 + max(part.cell_len for part in column) for column in parts)
