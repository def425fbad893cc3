"""What steps have in common: a hunter they are about, a question that may not arise."""

from __future__ import annotations

from whitby.core.engine import Step
from whitby.games.fury.state.fury import Fury


class Question(Step[Fury]):
    """A question. If it does not arise, nothing happens; `ask` says when."""

    def run(self, state: Fury) -> None:
        """Do nothing."""


class HunterStep(Question):
    """A step about a hunter: most ask for, or do, something for this one."""

    def __init__(self, hunter: int) -> None:
        self.hunter = hunter
