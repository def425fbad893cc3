"""What the core passes to a language: a message id and typed parts, never a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from whitby.core.engine import Decision, Event, Option
from whitby.core.facts import Fact, Part, Pick
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


Argument = int | Who | Word | Several


class Phrase:
    """A message in the language files and its arguments."""

    def __init__(self, id: str, parts: Mapping[str, Argument] | None = None) -> None:
        self.id = id
        self.parts = parts or {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Words:
    """How one game's prompts, options and events are worded.

    Options and events have a message each, named after their verb or kind. What their parts become
    is the game's to say: arguments of that message, or the end of its id.
    """

    def __init__(self, game: str = "") -> None:
        self.game = game

    def prompt(self, decision: Decision[Option]) -> Phrase:
        """Return the question of a decision."""
        raise NotImplementedError

    def option(self, option: Option) -> Phrase:
        """Return what an option does, as on a button."""
        assert isinstance(option, Pick)
        return self.phrase(f"do-{option.verb.name}", option.verb.parts, option.values)

    def event(self, event: Event) -> Phrase:
        """Return the line of the log for an event."""
        assert isinstance(event, Fact)
        return self.phrase(f"log-{event.kind.name}", event.kind.parts, event.values)

    def phrase(self, id: str, of: tuple[Part[Any], ...], values: tuple[Any, ...]) -> Phrase:
        """Return a message of the game with its arguments."""
        said: dict[str, Argument] = {}
        for part, value in zip(of, values, strict=True):
            argument = self.argument(part, value)
            if isinstance(argument, str):
                id = f"{id}-{argument}"
            else:
                said.update(argument)
        return Phrase(f"{self.game}-{id}", said)

    def argument(self, part: Part[Any], value: Any) -> str | Mapping[str, Argument]:
        """Return what a part becomes: arguments by name, or the end of the message's id."""
        raise NotImplementedError

    def rules(self, prompt: str) -> tuple[str, ...]:
        """Return the ids of the rules behind a prompt."""
        raise NotImplementedError
