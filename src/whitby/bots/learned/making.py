"""Bots made of the networks in files."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

from whitby.bots.learned.master import Manner, master
from whitby.bots.learned.playing import WARMTH, Instinct, by_level
from whitby.bots.learned.shapes import Shape, policy_shape
from whitby.bots.learned.store import Network, read
from whitby.bots.protocol import Bot
from whitby.bots.search.bot import SearchBot


def make(
    game: str, below: SearchBot | None, paths: Sequence[Path], simulations: int, seconds: float
) -> Bot:
    """Return the bot with the networks in files: one that searches if there is one below it."""
    if below is None:
        return by_level(instinct(game, paths[0]).network)
    policy = paths[1] if len(paths) > 1 else None
    limited = below.limited(simulations, seconds)
    return searching(limited, paths[0], simulations, seconds, policy=policy)


def instinct(game: str, path: Path, warmth: float = WARMTH) -> Instinct:
    """Return a bot that plays by the policy in a file alone, on every side."""
    weights, _ = read(path)
    return Instinct(Network(policy_shape(game), weights), warmth)


def searching(
    below: Bot,
    source: Path | BytesIO,
    simulations: int,
    seconds: float,
    manner: Manner | None = None,
    policy: Path | None = None,
) -> Bot:
    """Return the bot that searches with a network at the leaves.

    With a policy in a file, it tries no other options than those that this likes best; in Fury of
    Dracula the policy plays Dracula alone.
    """
    assert isinstance(below, SearchBot)
    weights, _ = read(source)
    guide = below.guide
    game = guide.game.name
    network = Network(Shape(game), weights, len(guide.weights) - 1)
    prior = None if policy is None else instinct(game, policy)
    return master(game, below, network, prior, simulations, seconds, manner)
