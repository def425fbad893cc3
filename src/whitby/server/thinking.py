"""What runs in the processes for bots: they receive what one seat may see, as bytes."""

from __future__ import annotations

import pickle
import time
from collections.abc import Sequence
from typing import NamedTuple

from whitby.bots import bot
from whitby.bots.learned.level import Learned
from whitby.bots.levels import installed
from whitby.core.engine import Option
from whitby.core.rng import Fast
from whitby.core.sight import Glimpse


class Tried(NamedTuple):
    """An option that a bot considered, and how it values it; None if it does not."""

    code: str
    value: float | None
    worlds: int  # the imagined worlds in which it was tried


class Reconsidered(NamedTuple):
    """What a bot considers in a position: how, the options, the one it chooses, its suspicions."""

    how: str  # as in `bots/reasons.py`, or "aside"
    tried: list[Tried]
    chosen: str
    suspects: list[float]
    of_table: bool  # these are not its own suspicions, but those of the table


def packed(seen: Glimpse, asides: Sequence[Option] = ()) -> bytes:
    """Return what a bot gets: its view, its decision, and what it may do at any time."""
    return pickle.dumps((seen.view, seen.decision, list(asides)))


def think(game: str, level: str, seen: bytes, seed: int, budget: float) -> str:
    """Return the code that a bot chooses."""
    view, decision, asides = pickle.loads(seen)  # noqa: S301 - our own bytes
    begun = time.perf_counter()
    player, rng = bot(game, installed(game, level)), Fast(seed)
    if isinstance(player, Learned):
        player.made()  # the first time it imports NumPy, which counts as thinking
    aside = player.aside(view, asides, rng, budget) if asides else None
    if aside is not None:
        return aside.code()
    if budget > 0.0:
        budget = max(0.2 * budget, budget - (time.perf_counter() - begun))
    return player.choose(view, decision, rng, budget).code()


def reconsider(
    game: str, level: str, seen: bytes, seed: int, budget: float, aside: bool
) -> Reconsidered:
    """Return what a bot considers in the position in which it chose, or did something aside."""
    view, decision, asides = pickle.loads(seen)  # noqa: S301 - our own bytes
    player, rng = bot(game, installed(game, level)), Fast(seed)
    said = player.aside(view, asides, rng, budget) if asides else None  # it takes random numbers
    if aside:
        suspects = player.suspects(view)
        chosen = "" if said is None else said.code()
        return Reconsidered("aside", [], chosen, suspects.chances, suspects.of_table)
    found = player.explain(view, decision, rng, budget)
    tried = [Tried(each.option.code(), each.value, each.worlds) for each in found.weighed]
    suspects = found.suspects
    return Reconsidered(found.how, tried, found.chosen.code(), suspects.chances, suspects.of_table)
