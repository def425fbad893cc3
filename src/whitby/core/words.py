"""What the core passes to a language: a message id and typed parts, never a sentence."""

from __future__ import annotations

from collections.abc import Mapping

from whitby.core.engine import Decision, Event, Option
from whitby.core.native import mypyc_attr


class Who:
    """The person in a seat; each table knows the names."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Word:
    """A word that the language files hold under its own id, such as the name of a card."""

    def __init__(self, id: str) -> None:
        self.id = id


class Several:
    """A list of words, with the number of each."""

    def __init__(self, items: tuple[tuple[Word, int], ...]) -> None:
        self.items = items


class Phrase:
    """A message in the language files and its arguments."""

    def __init__(
        self, id: str, parts: Mapping[str, int | Who | Word | Several] | None = None
    ) -> None:
        self.id = id
        self.parts = parts or {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Words:
    """How one game's prompts, options and events are worded."""

    def prompt(self, decision: Decision[Option]) -> Phrase:
        """Return the question of a decision."""
        raise NotImplementedError

    def option(self, option: Option) -> Phrase:
        """Return what an option does, as on a button."""
        raise NotImplementedError

    def event(self, event: Event) -> Phrase:
        """Return the line of the log for an event."""
        raise NotImplementedError

    def rules(self, prompt: str) -> tuple[str, ...]:
        """Return the ids of the rules behind a prompt."""
        raise NotImplementedError
