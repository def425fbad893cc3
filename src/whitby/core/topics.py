"""What decisions are about: prompts declare it, as events and options declare their parts.

A decision holds the numbers (`Decision.about`); `Topics` says what they are, and finds one by its
part: `TOPICS.of(decision, WHO)`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from whitby.core.decision import Decision
from whitby.core.facts import Part

T = TypeVar("T")


class Topics:
    """What the prompts of a game are about: the parts of `about`, in order."""

    def __init__(
        self, usual: tuple[Part[Any], ...], others: Mapping[str, tuple[Part[Any], ...]]
    ) -> None:
        self.usual = usual  # of prompts that are not among the others
        self.others = others

    def parts(self, prompt: str) -> tuple[Part[Any], ...]:
        """Return what a prompt is about; a decision may leave out the last ones."""
        return self.others.get(prompt, self.usual)

    def of(self, decision: Decision[Any], part: Part[T]) -> T:
        """Return the value of a part."""
        about = decision.about
        for at, own in enumerate(self.parts(decision.prompt)):
            if own is part:
                value: Any = about[at]
                found: T = value
                return found
        raise KeyError(f"{decision.prompt} is not about {part.name}")
