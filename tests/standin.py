"""All levels of bots for any game, quick and not strong."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from whitby.bots import BOTS, Bot
from whitby.bots.random_bot import RandomBot
from whitby.bots.search.beginner import Beginner
from whitby.bots.search.bot import SearchBot
from whitby.bots.search.guide import Guide
from whitby.core.engine import Decision, Option, State
from whitby.core.rng import Rng
from whitby.games import GAMES

LEVELS = ["random", "easy", "scripted", "instinct", "normal", "hard", "master"]
REAL = dict(BOTS)


def scripted() -> dict[str, dict[str, Bot]]:
    """Return scripted bots for all levels that think, where no test has put others.

    They are for tests in which nothing depends on how well a bot plays.
    """
    return {
        game: {level: levels["random" if level == "random" else "scripted"] for level in levels}
        for game, levels in BOTS.items()
        if REAL.get(game) is levels
    }


class Standin(Guide):
    """Answers as a random bot would, and evaluates by counting events."""

    def answer(self, state: State, decision: Decision[Any], rng: Rng) -> Option:
        found: Option = decision.options[rng.below(len(decision.options))]
        return found

    def time(self, state: State) -> int:
        return int(self.game.rounds(state))

    def turns(self, decision: Decision[Any]) -> int:
        return 1

    def evaluate(self, state: State, seat: int) -> float:
        outcome = self.game.outcome(state)
        if outcome is not None:
            return 1.0 if outcome.scores[seat] > 0 else 0.0
        return 0.3 + 0.04 * (len(state.events) % 11)


@contextmanager
def all_levels(*games: str, normal: int = 8, hard: int = 24) -> Iterator[None]:
    """Give games all levels, with this many simulations per move."""
    found = {}
    for name in games:
        guide = Standin(GAMES[name], [])
        script = BOTS[name].get("scripted", RandomBot())
        found[name] = {
            "random": RandomBot(),
            "easy": Beginner(guide, script),
            "scripted": script,
            "instinct": script,
            "normal": SearchBot(guide, script, normal),
            "hard": SearchBot(guide, script, hard),
            "master": SearchBot(guide, script, hard),
        }
    with patch.dict(BOTS, found):
        yield
