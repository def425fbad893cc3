"""The profile that bots play, by asking them at every information set."""

from __future__ import annotations

from typing import Any

from whitby.bots.exact.tree import Tree
from whitby.bots.exact.values import uniform
from whitby.bots.protocol import Bot
from whitby.bots.random_bot import RandomBot
from whitby.core.engine import pending
from whitby.core.game import Game
from whitby.core.rng import Fast


def policy(tree: Tree, game: Game[Any, Any], bot: Bot, samples: int) -> list[float]:
    """Return how often a bot chooses each option, asked with this many seeds everywhere.

    The random bot needs no questions.
    """
    if isinstance(bot, RandomBot):
        return uniform(tree)
    found = [0.0] * tree.width
    for info in tree.infos:
        asked = pending(info.state)
        assert asked is not None
        view = game.view(info.state, info.seat)
        for seed in range(samples):
            option = bot.choose(view, asked, Fast(1000 * info.number + seed))
            found[info.first + info.codes.index(option.code())] += 1 / samples
    return found
