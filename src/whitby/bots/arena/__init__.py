"""The arena: many games between bots, and tournaments, with confidence intervals. Never compiled.

The arena is the experimenter, not a player: it holds the states and looks at the characters to seat
bots by side. The bots get views.
"""

from whitby.bots.arena.intervals import wilson
from whitby.bots.arena.many import Summary, simulate
from whitby.bots.arena.playing import Result, bot_rng, play_game
from whitby.bots.arena.seats import BySeat, BySide, Seating, seating

__all__ = [
    "BySeat",
    "BySide",
    "Result",
    "Seating",
    "Summary",
    "bot_rng",
    "play_game",
    "seating",
    "simulate",
    "wilson",
]
