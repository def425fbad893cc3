"""Which levels people are offered, and which one a bot plays at if nobody chose.

The other levels of `BOTS` are for programs, studies and older tables.
"""

from __future__ import annotations

from typing import Final

from whitby.bots import BOTS, NETWORKS

OFFERED: Final = ("easy", "normal", "hard", "master")
"""What people choose from, the weakest first."""
USUAL: Final = "normal"
"""The level of a bot if nobody chose one, and of those that take over for people who leave."""
THINKS: Final = {"easy": 0.1, "normal": 0.4, "hard": 1.0, "master": 1.0}
"""The seconds that bots think about a move at most, by level; the other levels hardly think."""
NAMED: Final = ("random", "easy", "scripted", "instinct", "normal", "hard", "master")
"""Every level that a log or a record may name, the weakest first."""


def offered(game: str) -> list[str]:
    """Return the levels that people are offered; if a game has none of these, all it has."""
    levels = BOTS.get(game, {})
    return [level for level in OFFERED if level in levels] or list(levels)


def usual(game: str) -> str:
    """Return the level of a bot if nobody chose one."""
    levels = offered(game)
    return levels[-1] if levels and USUAL not in levels else USUAL


def thinks(game: str, level: str) -> float:
    """Return the seconds that a bot of this level thinks about a move at most.

    It is a limit: normally a number of simulations ends its thinking before that, so that the same
    position and seed give the same move.
    """
    plays = installed(game, level)
    return THINKS.get(plays, 0.0) if plays in BOTS.get(game, {}) else 0.0


def installed(game: str, level: str) -> str:
    """Return a level, or the one that plays for it at a table from where it was installed."""
    return "hard" if level in NETWORKS and level not in BOTS.get(game, {}) else level
