"""A decision as a scripted bot sees it, and the two ways to answer one.

A prompt has an entry in RATED if each option has a value of its own, and in ANSWERS otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from whitby.bots.fury.team import USUAL, Plan
from whitby.core.engine import Decision, Option
from whitby.core.facts import Part, Pick, Verb
from whitby.core.rng import Rng
from whitby.games.fury import parts
from whitby.games.fury.knowledge.outlook import Beliefs, Outlook
from whitby.games.fury.view import FuryView

T = TypeVar("T")


class Asked:
    """The prompt, the options, and everything that the bot knows."""

    def __init__(
        self,
        view: FuryView,
        decision: Decision[Any],
        rng: Rng,
        beliefs: Beliefs,
        plan: Plan = USUAL,
    ) -> None:
        self.view = view
        self.prompt = decision.prompt
        self.options: Sequence[Pick] = decision.options
        self.decision = decision
        self.rng = rng
        self._beliefs = beliefs
        self.plan = plan  # how the hunters play together
        self.known: Outlook | None = None  # the outlook, once it has been asked for

    @property
    def hunter(self) -> int:
        """Return the hunter that the question is about."""
        return self.about(parts.WHO)

    def about(self, part: Part[T]) -> T:
        """Return something that the question is about."""
        return parts.TOPICS.of(self.decision, part)

    @property
    def outlook(self) -> Outlook:
        """Return what the history reveals about where Dracula is."""
        if self.known is None:
            self.known = self._beliefs.outlook(self.view)
        return self.known

    def either(self, verb: Verb, use: bool) -> Pick:
        """Return the first option with this verb, or with another one; if in doubt the last."""
        for option in self.options:
            if (option.verb is verb) == use:
                return option
        return self.options[-1]


Worth = Callable[[Asked, Pick], float]
"""Returns the value of one option."""
Answer = Callable[[Asked], Option]
"""Returns the chosen option."""
