"""The interface of every bot: it receives views and answers with an option."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from whitby.core.engine import Decision, Option
from whitby.core.game import View
from whitby.core.native import mypyc_attr
from whitby.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player made of code. It receives what its seat may know, never a state.

    A bot is stateless: everything it remembers is in the view's history. So a server can recreate
    it from the log at any time.
    """

    def choose(self, view: View, decision: Decision[Any], rng: Rng, budget: float = 0.0) -> Option:
        """Return one of the decision's options. `budget` is the seconds it may think."""
        raise NotImplementedError

    def aside(
        self, view: View, options: Sequence[Option], rng: Rng, budget: float = 0.0
    ) -> Option | None:
        """Return one of the things its seat may do at any time, or None to do nothing now."""
        return None

    def limited(self, simulations: int, seconds: float) -> Bot | None:
        """Return the same bot with other limits to its thinking; None if it has none to set."""
        return None
