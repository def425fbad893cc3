"""Why a bot chose what it chose: what the replay of a finished game shows."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Option

SEARCH: Final = "search"
"""It tried options in imagined worlds: values are chances of winning."""
GLANCE: Final = "glance"
"""The same at a first glance: in one world, and no further than this turn."""
SHARE: Final = "share"
"""It lets chance decide: values are how often it chooses each option."""
RULES: Final = "rules"
"""It follows rules of thumb: values, if there are any, say how well each option does by these."""
RANDOM: Final = "random"
"""It takes any option."""


class Weighed:
    """An option, and how the bot values it, from 0 to 1; None if it does not."""

    def __init__(self, option: Option, value: float | None = None, worlds: int = 0) -> None:
        self.option = option
        self.value = value
        self.worlds = worlds  # the imagined worlds in which it was tried


class Suspects:
    """How likely each seat is the hidden enemy; nothing in games that have none.

    Whoever knows the enemy thinks of what the others believe: then these are their suspicions.
    """

    def __init__(self, chances: list[float], of_table: bool = False) -> None:
        self.chances = chances
        self.of_table = of_table


class Reasons:
    """What a bot considers: how it weighs the options, and the one it chooses."""

    def __init__(
        self, how: str, weighed: list[Weighed], chosen: Option, suspects: Suspects
    ) -> None:
        self.how = how
        self.weighed = weighed
        self.chosen = chosen
        self.suspects = suspects


def marks(scores: list[float]) -> list[float]:
    """Return scores between 0, the lowest, and 1, the highest; all 1 if they are equal."""
    if not scores:
        return []
    low, high = min(scores), max(scores)
    if high - low < 1e-9:
        return [1.0] * len(scores)
    return [(score - low) / (high - low) for score in scores]
