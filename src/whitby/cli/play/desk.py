"""The screen of one person: what they see when it is their choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from whitby.cli.draw.drawing import Drawing
from whitby.cli.play.choosing import Choice
from whitby.cli.play.match import Match, Seen
from whitby.cli.screen import Screen, fold
from whitby.core.engine import Decision, Option

LABEL: Final = "bold cyan"
"""The style of text that can be typed."""

RULED: Final = 4
"""Columns that a title leaves for the line after it; without that room there is no line."""

FEW: Final = 6
"""Up to this many options are listed in one column; more in two, if there is room."""


@dataclass
class Desk:
    """A person whose choice it is, and what they see."""

    match: Match
    screen: Screen
    drawing: Drawing
    seat: int
    quiet: bool = False

    @property
    def seen(self) -> Seen:
        """Return everything that this person may be shown now."""
        return self.match.seen(self.seat)

    @property
    def decision(self) -> Decision[Any]:
        """Return this person's decision."""
        decision = self.seen.decision
        assert decision is not None, "nobody sits at a desk without a choice"
        return decision

    def show(self, goal: bool) -> None:
        """Start a new screen: what happened since the last choice, then the table as it is now.

        The table is next to the question, so that both are visible however much has happened.
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

    @property
    def numbered(self) -> bool:
        """Return whether the options are typed as 1, 2, 3 and so on."""
        return self.drawing.labels(self.decision, self.screen.speech) is None

    def choices(self) -> list[Choice]:
        """Return all options, with what to type for each."""
        speech, options = self.screen.speech, self.decision.options
        labels = self.drawing.labels(self.decision, speech)
        if labels is None:
            labels = [str(number) for number in range(1, len(options) + 1)]
        words = self.match.game.words
        return [
            Choice(
                label,
                option,
                speech.phrase(words.option(option)),
                self.drawing.synonyms(option, speech),
            )
            for label, option in zip(labels, options, strict=True)
        ]

    def show_question(self) -> None:
        """Print the question and its options."""
        screen = self.screen
        seen, width = self.seen, screen.console.width
        screen.line(screen.speech.phrase(self.match.game.words.prompt(self.decision)), "bold")
        choices = self.choices()
        labels = [choice.label for choice in choices]
        drawn = self.drawing.choices(seen, labels, screen.speech, width)
        screen.show(draw_choices(choices, width) if drawn is None else drawn)
        hint = self.drawing.hint(seen, screen.speech)
        if hint is not None:
            screen.line(hint)
        if len(choices) == 1:
            screen.say("cli-forced")
        elif self.numbered:
            screen.say("cli-choose", count=len(choices))
        else:
            screen.say("cli-choose-label")

    def refuse(self, typed: str) -> None:
        """Say that something is not offered, and what can be typed instead."""
        if self.numbered:
            self.screen.say("cli-not-offered", typed=typed, count=len(self.decision.options))
        else:
            self.screen.say("cli-not-offered-label", typed=typed)

    def say_option(self, option: Option) -> str:
        """Return what an option does, in words."""
        return self.screen.speech.phrase(self.match.game.words.option(option))

    def is_sure(self, option: Option) -> bool:
        """Ask for confirmation of an option that cannot be undone; return whether it was given."""
        screen = self.screen
        text = self.say_option(option)
        yes = screen.text("cli-yes")
        screen.say("cli-sure", option=text, yes=yes)
        return screen.read().casefold() in (yes, yes[0], "yes", "y")


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
    columns = 2 if len(cells) > FEW and _pair_width(cells) <= width else 1
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
