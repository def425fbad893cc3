"""Whitby: play, host and study vampire-hunt board games.

>>> import random, whitby
>>> game = whitby.GAMES["nosferatu"]
>>> state = game.setup(seed=7, players=6)
>>> chance = random.Random(7)
>>> while (decision := whitby.pending(state)) is not None:
...     whitby.apply(state, chance.choice(decision.options))
>>> game.outcome(state).winner in ("hunters", "evil")
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from whitby.core import engine as _engine
from whitby.core import record
from whitby.core.engine import (
    Decision,
    Event,
    Option,
    State,
    anytime,
    apply,
    barred,
    decisions,
    pending,
    play,
    playout,
    settle,
)
from whitby.core.errors import BadRecord, BadSetup, IllegalChoice, WhitbyError
from whitby.core.sight import sight, to_bytes
from whitby.games import GAMES
from whitby.version import __version__

if TYPE_CHECKING:
    from whitby.vectors import VectorGames

COMPILED = not str(_engine.__file__).endswith(".py")
"""Whether the engine runs compiled or as plain Python."""


def vector(game: str, count: int, **settings: Any) -> VectorGames:
    """Return several games that are stepped together, with NumPy arrays in and out."""
    from whitby.vectors import VectorGames

    return VectorGames(game, count, **settings)


__all__ = [
    "COMPILED",
    "GAMES",
    "BadRecord",
    "BadSetup",
    "Decision",
    "Event",
    "IllegalChoice",
    "Option",
    "State",
    "WhitbyError",
    "__version__",
    "anytime",
    "apply",
    "barred",
    "decisions",
    "pending",
    "play",
    "playout",
    "record",
    "settle",
    "sight",
    "to_bytes",
    "vector",
]
