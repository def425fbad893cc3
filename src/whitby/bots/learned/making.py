"""Bots made of the networks in files."""

from __future__ import annotations

from pathlib import Path

from whitby.bots.learned.master import Manner, master
from whitby.bots.learned.playing import Instinct
from whitby.bots.learned.shapes import Shape
from whitby.bots.learned.store import Network, read
from whitby.bots.protocol import Bot
from whitby.bots.search.bot import SearchBot


def make(game: str, below: SearchBot | None, path: Path, simulations: int, seconds: float) -> Bot:
    """Return the bot with the network in a file: one that searches if there is one below it."""
    if below is None:
        return instinct(game, path)
    return searching(below.limited(simulations, seconds), path, simulations, seconds)


def instinct(game: str, path: Path, warmth: float = 0.5) -> Instinct:
    """Return the bot that plays by the policy in a file alone."""
    weights, _ = read(path)
    return Instinct(Network(Shape(game), weights), warmth)


def searching(
    below: Bot, path: Path, simulations: int, seconds: float, manner: Manner | None = None
) -> Bot:
    """Return the bot that searches with the network in a file at the leaves."""
    assert isinstance(below, SearchBot)
    weights, _ = read(path)
    guide = below.guide
    network = Network(Shape(guide.game.name), weights, len(guide.weights) - 1)
    return master(guide.game.name, below, network, None, simulations, seconds, manner)
