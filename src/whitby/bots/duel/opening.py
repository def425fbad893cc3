"""The duel's scripted bot with another opening: it picks its six cards from a mixed strategy."""

from __future__ import annotations

from typing import Any

from whitby.bots.duel.picks import SELECTIONS
from whitby.bots.duel.scripted import ScriptedDuel
from whitby.bots.protocol import Bot
from whitby.core.engine import Decision, Option
from whitby.core.game import View
from whitby.core.rng import Rng
from whitby.games.duel.cards import EACH, NONE
from whitby.games.duel.parts import ENCOUNTER
from whitby.games.duel.view import DuelView


class OpeningDuel(Bot):
    """Plays like the scripted bot after a choice of cards that nobody can predict."""

    def __init__(self) -> None:
        self.scripted = ScriptedDuel()

    def choose(self, view: View, decision: Decision[Any], rng: Rng, budget: float = 0.0) -> Option:
        """Return the next card of a selection, the highest rank first; or the scripted choice."""
        if decision.prompt == "pick":
            assert isinstance(view, DuelView)
            rank = next_rank(view.side, view.picks, rng)
            for option in decision.options:
                if option[ENCOUNTER] % EACH == rank:
                    chosen: Option = option
                    return chosen
        return self.scripted.choose(view, decision, rng, budget)


def next_rank(side: int, picked: tuple[int, ...], rng: Rng) -> int:
    """Return the rank to pick next; NONE if no selection begins with what is picked already.

    Cards are picked in the order of their ranks, so those picked tell how likely each selection
    still is, and a bot needs no memory between its picks.
    """
    fitting: list[tuple[int, ...]] = []
    shares: list[int] = []
    for counts, share in SELECTIONS[side]:
        if begins(counts, picked):
            fitting.append(counts)
            shares.append(share)
    total = sum(shares)
    if total == 0:
        return NONE
    counts = fitting[rng.pick(shares, total)]
    for rank in range(EACH - 1, -1, -1):
        if counts[rank] > picked[rank]:
            return rank
    return NONE


def begins(counts: tuple[int, ...], picked: tuple[int, ...]) -> bool:
    """Return whether a selection, from its highest rank on, begins with the cards picked."""
    lower = True
    for rank in range(EACH):
        if picked[rank] > counts[rank]:
            return False
        if lower and picked[rank]:
            lower = False
        elif not lower and picked[rank] < counts[rank]:
            return False
    return True
