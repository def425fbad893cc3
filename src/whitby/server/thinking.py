"""What runs in the processes for bots: they receive what one seat may see, as bytes."""

from __future__ import annotations

import pickle
import time
from collections.abc import Sequence
from typing import NamedTuple

from whitby.bots import bot
from whitby.bots.search.bot import SearchBot
from whitby.core.engine import Option
from whitby.core.rng import Fast
from whitby.core.sight import Glimpse


class Tried(NamedTuple):
    """An option that a bot considered, and how likely its side is to win after it."""

    code: str
    chance: float | None  # None: it was not tried
    worlds: int  # the imagined worlds in which it was tried


class Reconsidered(NamedTuple):
    """What a bot considers in a position: the options, and the one it chooses."""

    tried: list[Tried]
    chosen: str


def packed(seen: Glimpse, asides: Sequence[Option] = ()) -> bytes:
    """Return what a bot gets: its view, its decision, and what it may do at any time."""
    return pickle.dumps((seen.view, seen.decision, list(asides)))


def think(game: str, level: str, seen: bytes, seed: int, budget: float) -> str:
    """Return the code that a bot chooses."""
    view, decision, asides = pickle.loads(seen)  # noqa: S301 - our own bytes
    begun = time.perf_counter()
    player, rng = bot(game, level), Fast(seed)
    aside = player.aside(view, asides, rng, budget) if asides else None
    if aside is not None:
        return aside.code()
    if budget > 0.0:
        budget = max(0.2 * budget, budget - (time.perf_counter() - begun))
    return player.choose(view, decision, rng, budget).code()


def reconsider(game: str, level: str, seen: bytes, seed: int, budget: float) -> Reconsidered | None:
    """Return what a bot considers in the position in which it chose; None if it does not search."""
    view, decision, asides = pickle.loads(seen)  # noqa: S301 - our own bytes
    player, rng = bot(game, level), Fast(seed)
    if not isinstance(player, SearchBot):
        return None
    if asides:
        player.aside(view, asides, rng, budget)  # it takes random numbers, as it did then
    thought = player.consider(view, decision, rng, budget)
    tried = [
        Tried(each.option.code(), each.mean() if each.values else None, len(each.values))
        for each in thought.tried
    ]
    return Reconsidered(tried, thought.option().code())
