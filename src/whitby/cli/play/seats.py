"""Who plays which seat: people at this keyboard, and bots in all other seats.

A record marks bots in its names, as in `Clara [scripted]`, so that a game can be resumed without
specifying the players again.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from whitby.bots import bot
from whitby.bots.levels import usual
from whitby.cli.mistakes import Mistake
from whitby.core.errors import WhitbyError

NAMES: Final = ("Anna", "Bram", "Clara", "Dora", "Emil", "Frida", "Georg", "Hedda")
"""The default names of seats."""

MARKED: Final = re.compile(r"(.+) \[([a-z_]+(?:@[0-9.]+s?)?(?:%[0-9]+)?)\]")


@dataclass(frozen=True)
class Seats:
    """The name of each seat, and the level of each bot."""

    names: tuple[str, ...]
    bots: dict[int, str]

    @property
    def people(self) -> list[int]:
        """Return the seats at this keyboard."""
        return [seat for seat in range(len(self.names)) if seat not in self.bots]

    def recorded(self) -> list[str]:
        """Return the names in the form of a record."""
        return [
            f"{name} [{self.bots[seat]}]" if seat in self.bots else name
            for seat, name in enumerate(self.names)
        ]


def read_seats(texts: list[str], players: int) -> list[int]:
    """Return the seats meant by `1`, `1,3` or `all`, counted from 0."""
    seats: set[int] = set()
    for text in ",".join(texts).split(","):
        if text.strip() == "all":
            seats.update(range(players))
        elif text.strip().isdecimal() and 1 <= int(text) <= players:
            seats.add(int(text) - 1)
        else:
            raise Mistake(f"--seat '{text}' should be a number from 1 to {players}, or all")
    return sorted(seats)


def seat_all(
    game: str, players: int, people: list[int], names: str | None, level: str | None
) -> Seats:
    """Return the seats that the command line asks for."""
    chosen = level or usual(game)
    others = [seat for seat in range(players) if seat not in people]
    if others:
        bot(game, chosen)
    called = name_all(players, {} if names is None else read_names(names, players, people))
    return Seats(tuple(called), dict.fromkeys(others, chosen))


def read_names(text: str, players: int, people: list[int]) -> dict[int, str]:
    """Return the names that are given, by seat: for all seats, or for those of people."""
    given = [name.strip() for name in text.split(",")]
    if len(given) not in (players, len(people)):
        raise Mistake(
            f"--names has {len(given)}; give one for each of the {players} seats, "
            f"or for the {len(people)} at this keyboard"
        )
    for name in given:
        if MARKED.fullmatch(name):
            raise Mistake(f"--names: '{name}' ends as the names of bots do in a record")
    if len(set(given)) < len(given):
        raise Mistake(f"two seats have the same name: {', '.join(given)}")
    return dict(zip(people if len(given) < players else range(players), given, strict=True))


def name_all(players: int, given: dict[int, str]) -> list[str]:
    """Return a name for every seat; a default name that someone has is replaced by another."""
    defaults = [*NAMES, *(f"Seat {number}" for number in range(len(NAMES) + 1, players + 1))]
    taken = set(given.values())
    own = {seat: defaults[seat] for seat in range(players) if defaults[seat] not in taken} | given
    spare = (name for name in defaults if name not in {*taken, *own.values()})
    return [own[seat] if seat in own else next(spare) for seat in range(players)]


def seat_names(game: str, recorded: list[str]) -> Seats:
    """Return the names in a record, and which of them it marks as bots."""
    names = list(recorded)
    bots = {}
    for seat, name in enumerate(recorded):
        marked = MARKED.fullmatch(name)
        if marked is not None and _plays(game, marked[2]):
            names[seat] = marked[1]
            bots[seat] = marked[2]
    return Seats(tuple(names), bots)


def _plays(game: str, level: str) -> bool:
    """Return whether a game has bots of this level."""
    try:
        bot(game, level)
    except WhitbyError:
        return False
    return True


def seat_again(
    game: str, recorded: list[str], people: list[int] | None, level: str | None
) -> Seats:
    """Return the seats as in a record, with any changes from the command line."""
    seats = seat_names(game, recorded)
    bots = seats.bots
    if people is not None:
        bots = {
            seat: bots.get(seat, usual(game)) for seat in range(len(recorded)) if seat not in people
        }
    if level is not None:
        bot(game, level)
        bots = dict.fromkeys(bots, level)
    if len(bots) == len(recorded):
        raise Mistake("nobody in this record is a person; say with --seat which seat you take")
    return Seats(seats.names, bots)
