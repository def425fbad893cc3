"""How suspicious each seat is to a careful reader of a view, in games with a hidden enemy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whitby.core.game import View
from whitby.games.nosferatu.knowledge.belief import suspicion
from whitby.games.nosferatu.view import NosferatuView


def of_nosferatu(view: View) -> list[int]:
    """Return how likely each seat is the Vampire, of 1000; nothing before Renfield is named."""
    assert isinstance(view, NosferatuView)
    return [round(1000 * likely) for likely in suspicion(view)]


SUSPICIONS: Final[dict[str, Callable[[View], list[int]]]] = {"nosferatu": of_nosferatu}
"""The games with a hidden enemy, by name."""
