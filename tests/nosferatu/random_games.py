"""Whole games with random choices; each table has a preference for some kind of card."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from whitby.core.game import Outcome
from whitby.games.nosferatu.game import NOSFERATU

from .at_the_table import NosferatuTable

TASTES = ("", "bite", "component", "rumour", "night")


class Finished:
    """A finished game."""

    def __init__(self, table: NosferatuTable) -> None:
        assert table.outcome is not None
        self.players = int(table.state.players)
        self.outcome: Outcome = table.outcome
        self.happened = table.happened()
        self.seen = table.log()
        [self.renfield] = [int(line[9:]) for line in self.seen if line.startswith("renfield:")]

    def rounds(self) -> list[list[str]]:
        """Everything that happened, round by round, without the set-up."""
        found: list[list[str]] = []
        for line in self.happened:
            if line.startswith("round:"):
                found.append([])
            if found:
                found[-1].append(line)
        return found


def walk(seed: int) -> Iterator[NosferatuTable]:
    """Play a game and stop at every decision, and once more when it is over."""
    chance = random.Random(seed)
    options = {setting.name: chance.choice(setting.choices) for setting in NOSFERATU.options}
    taste = TASTES[seed // 4 % len(TASTES)]
    table = NosferatuTable(NOSFERATU, NOSFERATU.setup(seed, 5 + seed % 4, options))
    while not table.over:
        yield table
        seat = chance.choice(table.waiting)
        table.play(choose(chance, table.offered(seat), taste), seat=seat)
    yield table


class Moment(NamedTuple):
    """What the spectator sees when somebody has to choose, and who has to choose what."""

    seen: dict[str, Any]
    asked: tuple[int, str] | None  # None once the game is over


@cache
def watched() -> list[list[Moment]]:
    """Every moment of some games."""
    return [
        [Moment(table.seen(), None if table.over else table.asked) for table in walk(seed)]
        for seed in range(120)
    ]


def choose(chance: random.Random, offered: list[str], taste: str) -> str:
    """One of the options: the favourite card is mostly given and kept, and people rarely kill."""
    liked = [
        code
        for code in offered
        if (code == f"give:{taste}" or not code.startswith("give:"))
        and not code.startswith("kill:")
        and code != f"discard:{taste}"
    ]
    return chance.choice(liked if liked and chance.random() < 0.95 else offered)


@cache
def finished() -> list[Finished]:
    """Some hundreds of finished games."""
    found = []
    for seed in range(400):
        *_, table = walk(seed)
        found.append(Finished(table))
    return found
