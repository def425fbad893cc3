"""Bots with a habit: they play like others, except that some options are closed to them.

A habit sees what the bot sees, so it can follow advice but not cheat. It never leaves a bot without
an option: what is closed is open again if nothing else is left.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from whitby.bots import Bot
from whitby.core.engine import Decision, Option
from whitby.core.game import View
from whitby.core.rng import Rng

Habit = Callable[[Any, Decision[Any]], Sequence[Option]]
"""Takes a view and a decision; returns the options that stay open."""


class Habitual(Bot):
    """Plays like another bot among the options that all habits leave open."""

    def __init__(self, player: Bot, habits: Sequence[Habit]) -> None:
        self.player = player
        self.habits = habits

    def choose(self, view: View, decision: Decision[Any], rng: Rng, budget: float = 0.0) -> Option:
        """Return the other bot's choice among the open options."""
        asked = decision
        for habit in self.habits:
            kept = habit(view, asked)
            if kept and len(kept) < len(asked.options):
                asked = Decision(decision.seat, decision.prompt, kept, decision.about)
        if len(asked.options) == 1:
            only: Option = asked.options[0]
            return only
        chosen = self.player.choose(view, asked, rng, budget)
        if asked is decision or chosen.code() in asked.codes():
            return chosen
        # Some bots answer what they know without looking at what is offered.
        scores = self.player.scores(view, asked)
        best: Option = asked.options[scores.index(max(scores))]
        return best

    def aside(
        self, view: View, options: Sequence[Option], rng: Rng, budget: float = 0.0
    ) -> Option | None:
        """Do at any time what the other bot does."""
        return self.player.aside(view, options, rng, budget)


def without(closed: Iterable[str]) -> Habit:
    """Return the habit of never taking options with these codes.

    A star stands for any part, and a code also closes those that go on after it: 'use:dr_puls',
    'ambush:*:wolves'.
    """
    by_verb: dict[str, list[list[str]]] = {}
    for code in closed:
        verb, *parts = code.split(":")
        by_verb.setdefault(verb, []).append(parts)

    def habit(view: Any, decision: Decision[Any]) -> Sequence[Option]:
        return [option for option in decision.options if not shut(option.code())]

    def shut(code: str) -> bool:
        verb, *parts = code.split(":")
        return any(
            len(each) <= len(parts)
            and all(one in ("*", part) for one, part in zip(each, parts, strict=False))
            for each in by_verb.get(verb, ())
        )

    return habit
