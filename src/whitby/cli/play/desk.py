"""The screen of one person: what they see when it is their choice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from whitby.cli.draw.choices import Choice, draw_choices
from whitby.cli.draw.drawing import Drawing
from whitby.cli.draw.seen import Seen
from whitby.cli.draw.show import show_news, show_table
from whitby.cli.play.match import Match
from whitby.cli.screen import Screen
from whitby.core.engine import Decision, Option


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
