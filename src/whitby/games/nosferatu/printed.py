"""The contents of the box, as plain data for drawing them."""

from __future__ import annotations

from typing import Final

from whitby.games.nosferatu.cards import (
    BASIC,
    BITE,
    COMPONENT,
    FATAL_BITES,
    MOST_BITES,
    NIGHTS,
    RITUALS,
    RUMOUR,
)
from whitby.games.nosferatu.schema import Dealt, NosferatuFacts

HUNTERS: Final = 6
"""Hunters in the box (NOSF-01)."""


def facts(seats: tuple[int, ...]) -> NosferatuFacts:
    """Return the cards of the box, and those of a table for each number of players."""
    return {
        "box": {
            "rumour": BASIC[RUMOUR],
            "component": BASIC[COMPONENT],
            "bite": BASIC[BITE],
            "night": NIGHTS,
            "dawn": 1,
            "hunter": HUNTERS,
            "vampire": 1,
            "renfield": 1,
        },
        "rituals": list(RITUALS),
        "dark_cards": ["eternal_thirst", "master_of_darkness"],
        "most_bites": MOST_BITES,
        "fatal_bites": FATAL_BITES,
        "players": {str(players): _dealt(players) for players in seats},
    }


def _dealt(players: int) -> Dealt:
    """Return what a table of this many players uses (NOSF-11 to NOSF-13)."""
    spare = NIGHTS - players
    return {
        "characters": {"hunter": players - 2, "vampire": 1, "renfield": 1},
        "clock": {"night": players, "dawn": 1},
        "library": {
            "rumour": BASIC[RUMOUR],
            "component": BASIC[COMPONENT],
            "bite": BASIC[BITE],
            "night": spare,
        },
    }
