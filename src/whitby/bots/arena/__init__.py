"""The arena: many games between bots, and tournaments, with confidence intervals. Never compiled.

The arena is the experimenter, not a player: it holds the states and looks at the characters to seat
bots by side. The bots get views.
"""

from whitby.bots.arena.crews import Crew, Here
from whitby.bots.arena.fixtures import Fixture, Played, Settings, play_fixture, settle
from whitby.bots.arena.intervals import wilson
from whitby.bots.arena.ledger import Ledger, load
from whitby.bots.arena.many import Summary, simulate
from whitby.bots.arena.playing import Result, bot_rng, play_game
from whitby.bots.arena.seats import BySeat, BySide, Seating, seating
from whitby.bots.arena.sprt import Sprt
from whitby.bots.arena.standings import Standings
from whitby.bots.arena.tournament import Tournament, run

__all__ = [
    "BySeat",
    "BySide",
    "Crew",
    "Fixture",
    "Here",
    "Ledger",
    "Played",
    "Result",
    "Seating",
    "Settings",
    "Sprt",
    "Standings",
    "Summary",
    "Tournament",
    "bot_rng",
    "load",
    "play_fixture",
    "play_game",
    "run",
    "seating",
    "settle",
    "simulate",
    "wilson",
]
