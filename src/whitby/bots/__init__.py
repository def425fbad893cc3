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
        raise WhitbyError(
            "there are no bots for '{game}'; there are for {games}",
            "no-bots",
            game=game_name,
            games=", ".join(BOTS),
        )
    levels = BOTS[game_name]
    if level not in levels:
        raise WhitbyError(
            "{game} has no bot '{level}'; it has {levels}",
            "no-level",
            game=game_name,
            level=level,
            levels=", ".join(levels),
        )
    return levels[level]


__all__ = ["BOTS", "SUSPICIONS", "Bot", "bot"]
