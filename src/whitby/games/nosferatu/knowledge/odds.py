"""How often players of Nosferatu do what: the numbers behind the belief of `belief.py`."""

from __future__ import annotations

from typing import Final

from whitby.games.nosferatu.cards import FATAL_BITES
from whitby.games.nosferatu.knowledge.habits import BOLD, HONEST, SLY, Turns, faces, one_more
from whitby.games.nosferatu.parts import MOST_SEATS
from whitby.games.nosferatu.sizes import SEATS, size_for

FAINTEST: Final = 1e-4
"""The minimum suspicion of a seat that may be the Vampire."""
BOLDNESS: Final[tuple[float, ...]] = (0.4, 0.5, 0.5)
"""How often a Vampire plays boldly rather than slyly, by the Bites they have."""
RECKLESS: Final = 0.97  # the same when the next Bite is the last
HUNTER_TREMBLE: Final = 0.01  # how often a Hunter does not follow the habit
VAMPIRE_TREMBLE: Final = 0.08
KILL_AT: Final[tuple[float, ...]] = (0.95, 0.9, 0.85, 0.8, 0.6)
"""How sure a Hunter with the Stake has to be, by the Bites in play."""
SPARED: Final = 20.0  # how fast a holder who spares a clear suspect becomes one
SPARED_MOST: Final = 4.0
BITTEN_SELF: Final = 0.95  # Renfield may bite the Vampire less often than others
MOVED_TO: Final = 1.05  # and hand them the Stake more often


def turns(players: int) -> tuple[Turns, Turns, Turns]:
    """Return the turns of a Hunter, a bold Vampire and a sly one."""
    draws = faces(players)
    return Turns(HONEST, draws), Turns(BOLD, draws), Turns(SLY, draws)


TURNS: Final = {players: turns(players) for players in range(SEATS[0], MOST_SEATS + 1)}
"""The same by the number of players at a table."""
DRAWS: Final = {players: faces(players) for players in range(SEATS[0], MOST_SEATS + 1)}
"""How likely each kind is drawn, by the number of players."""


def reserves(players: int) -> list[list[float]]:
    """Return how likely each reserve is of someone with 0, 1 or 2 Bites, before any turn."""
    found = [[1.0]] * 3
    for held in range(size_for(players).reserve - 1, -1, -1):
        found[held] = one_more(found[held + 1], DRAWS[players])
    return found


UNKNOWN: Final = {players: reserves(players) for players in DRAWS}
"""The same by the number of players."""


def kill_at(bites: int) -> float:
    """Return how sure a Hunter has to be to strike, with this many Bites in play."""
    return KILL_AT[min(bites, FATAL_BITES - 1)]
