"""Bots: they receive what players see, never the state. One explicit table of levels per game."""

from __future__ import annotations

from typing import Final

from whitby.bots.duel.scripted import ScriptedDuel
from whitby.bots.fury.scripted import ScriptedFury
from whitby.bots.nosferatu.scripted import ScriptedNosferatu
from whitby.bots.protocol import Bot
from whitby.bots.random_bot import RandomBot
from whitby.bots.suspicions import SUSPICIONS
from whitby.core.errors import WhitbyError

BOTS: Final[dict[str, dict[str, Bot]]] = {
    "duel": {"random": RandomBot(), "scripted": ScriptedDuel()},
    "fury": {"random": RandomBot(), "scripted": ScriptedFury()},
    "nosferatu": {"random": RandomBot(), "scripted": ScriptedNosferatu()},
}
"""Every game's bots by level, the weakest first. They are stateless, so each is created once."""


def bot(game_name: str, level: str) -> Bot:
    """Return the bot of a game and level."""
    if game_name not in BOTS:
        raise WhitbyError(f"there are no bots for '{game_name}'; there are for {', '.join(BOTS)}")
    levels = BOTS[game_name]
    if level not in levels:
        raise WhitbyError(f"{game_name} has no bot '{level}'; it has {', '.join(levels)}")
    return levels[level]


__all__ = ["BOTS", "SUSPICIONS", "Bot", "bot"]
