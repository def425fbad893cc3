"""Users' mistakes on the command line: one line says what would be right."""

from __future__ import annotations

from typing import Any

from whitby.core.errors import WhitbyError
from whitby.core.game import Game
from whitby.core.record.model import MOST_DIGITS
from whitby.games import GAMES


class Mistake(WhitbyError):
    """A request that cannot be carried out; nothing has been changed or written."""


class NotSaved(Mistake):
    """A move was made but could not be written; the game itself is unaffected."""


def find_game(name: str) -> Game[Any, Any]:
    """Return the game of this name, or fail and list the valid names."""
    if name not in GAMES:
        raise Mistake(
            "unknown game '{game}'; known are {games}",
            "no-game",
            game=name,
            games=", ".join(GAMES),
        )
    return GAMES[name]


def check_seed(seed: int) -> int:
    """Return a seed that a record can hold."""
    if abs(seed) >= 10**MOST_DIGITS:
        raise Mistake(f"--seed is too long; give a whole number of at most {MOST_DIGITS} digits")
    return seed


def check_count(flag: str, value: int, most: int) -> int:
    """Return a number of things to do, if it is positive and not unreasonably large."""
    if value < 1:
        raise Mistake(f"{flag} must be at least 1, not {value}")
    if value > most:
        raise Mistake(f"{flag} must be at most {most}, not {value}")
    return value


def read_options(pairs: list[str]) -> dict[str, str]:
    """Return the table options from `name=value`, each at most once."""
    chosen: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name or not value:
            raise Mistake(f"--option '{pair}' should be name=value, such as ritual=may")
        if name in chosen:
            raise Mistake(f"--option {name} stands twice; give it once")
        chosen[name] = value
    return chosen
