"""A round of combat as a small simultaneous game.

Both sides choose a card in secret. Every pair of cards is tried in each of some imagined worlds,
the rest of the fight is played quickly, and the evaluation of what follows is the payoff. The
opponent knows their own cards, and is assumed to choose as well as they can.
"""

from __future__ import annotations

from typing import Any, Final

from whitby.bots.clocks import CLOCKS, WALL, Clock
from whitby.bots.search.guide import Guide, Worlds
from whitby.bots.search.matrix import solve_unknown
from whitby.core.engine import Decision, Option, apply, pending
from whitby.core.facts import Pick
from whitby.core.rng import Fast, Rng
from whitby.games.fury.cards.table import NONE
from whitby.games.fury.state.fury import DRACULA_SEAT, Fury, kinds_in

SECRET: Final[tuple[str, ...]] = ("strike", "fight_with")
"""The prompts of the cards that are chosen in secret."""
FIGHT: Final = "fight_with"
"""The prompt of the hunters' cards. Dracula's are chosen by the script: no gain was shown."""
SEEDS: Final = 1 << 31
FINE: Final = 1 << 20
RARE: Final = 0.03
"""Cards that a strategy chooses less often than this are artefacts of solving it roughly."""
LONGEST: Final = 3
"""The phases that a bout is continued at most."""


class Bout:
    """What each card may lead to, in some worlds."""

    def __init__(self, guide: Guide, decision: Decision[Any], clock: Clock = CLOCKS[WALL]) -> None:
        self.guide = guide
        self.clock = clock
        self.seat = decision.seat
        self.options: list[Pick] = list(decision.options)
        self.tables: list[list[list[float]]] = []

    def consider(self, worlds: Worlds, simulations: int, rng: Rng, until: float = 0.0) -> None:
        """Try every pair of cards in as many worlds as there are simulations and time for."""
        while simulations > 0:
            if until > 0.0 and self.tables and self.clock() >= until:
                break
            seed = rng.below(SEEDS)
            world = worlds.draw(Fast(rng.below(SEEDS)))
            assert isinstance(world, Fury)
            table: list[list[float]] = []
            for option in self.options:
                table.append(self.row(world, option, seed))
                simulations -= len(table[-1])
            self.tables.append(table)

    def row(self, world: Fury, option: Pick, seed: int) -> list[float]:
        """Return what one card leads to against each of the opponent's in a world."""
        combat = world.combat
        assert combat is not None
        if self.seat == DRACULA_SEAT or combat.card == NONE:
            state = world.clone()
            apply(state, option, self.seat)
            asked = pending(state)
            if asked is None or asked.prompt not in SECRET or asked.seat == self.seat:
                return [self.value(state, seed)]
            return [self.answered(state, answer, seed) for answer in asked.options]
        values: list[float] = []
        for card in kinds_in(combat.hand):
            state = world.clone()
            assert state.combat is not None
            state.combat.card = card
            apply(state, option, self.seat)
            values.append(self.value(state, seed))
        return values

    def answered(self, world: Fury, answer: Option, seed: int) -> float:
        """Return what follows if the opponent answers so."""
        state = world.clone()
        apply(state, answer)
        return self.value(state, seed)

    def value(self, state: Fury, seed: int) -> float:
        """Play the phase to its end and return how likely the seat's side is to win."""
        guide = self.guide
        rng = Fast(seed)
        state.rng = rng.clone()
        end = guide.time(state) + LONGEST
        while (decision := pending(state)) is not None:
            if guide.time(state) >= end or (state.combat is None and decision.prompt == "act"):
                break
            only = len(decision.options) == 1
            apply(state, decision.options[0] if only else guide.answer(state, decision, rng))
        return guide.evaluate(state, self.seat)

    def strategy(self) -> list[float]:
        """Return how often to choose each card."""
        return solve_unknown(self.tables)

    def means(self) -> list[float]:
        """Return what each card is worth against any answer."""
        found = [0.0] * len(self.options)
        for table in self.tables:
            for at, row in enumerate(table):
                found[at] += sum(row) / len(row) / len(self.tables)
        return found


def drawn(strategy: list[float], rng: Rng, rare: float = RARE) -> int:
    """Return a choice by a mixed strategy, without what is hardly ever chosen."""
    kept = [share if share > rare else 0.0 for share in strategy]
    point = sum(kept) * (float(rng.below(FINE)) + 0.5) / FINE
    for at, share in enumerate(kept):
        point -= share
        if point < 0.0:
            return at
    return strategy.index(max(strategy))
