"""The laws that every game obeys, for authors of games and those who check them.

from whitby.laws import check
check(GAMES["nosferatu"], players=6, seed=1)        # raises Broken, or returns what was seen
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from whitby.core.engine import pending
from whitby.core.game import Game
from whitby.laws.play import (
    Conservation,
    FlowIsData,
    Law,
    OnlyTheOffered,
    RandomGamesEnd,
    SameGame,
)
from whitby.laws.secrets import NoTells, WindowsOpenByPublicFacts
from whitby.laws.views import ViewsAreBuilt, ViewsHoldNoSecrets
from whitby.laws.world import Broken, World

__all__ = ["Broken", "Law", "World", "check", "laws"]


def laws() -> list[Law]:
    """Return the nine laws, in the order of their numbers."""
    return [
        FlowIsData(),
        OnlyTheOffered(),
        SameGame(),
        NoTells(),
        WindowsOpenByPublicFacts(),
        ViewsHoldNoSecrets(),
        Conservation(),
        RandomGamesEnd(),
        ViewsAreBuilt(),
    ]


def check(
    game: Game[Any, Any],
    players: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    under: Sequence[Law] | None = None,
) -> World:
    """Play one random game to its end under the laws; raise `Broken` if one does not hold."""
    held = laws() if under is None else under
    world = World(game, players, seed, options)
    for law in held:
        law.begin(world)
    while pending(world.state) is not None:
        for law in held:
            law.at(world)
        act = world.choose()
        world.act(act)
        for law in held:
            law.after(world, act)
    for law in held:
        law.end(world)
    return world
