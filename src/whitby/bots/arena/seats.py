"""Who answers for which seat: one bot for all, one for each seat, or one for each side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from whitby.bots import Bot, bot
from whitby.bots.random_bot import RandomBot
from whitby.core.engine import State
from whitby.core.errors import WhitbyError
from whitby.core.game import Game
from whitby.games import GAMES


class Seating:
    """Which bot answers for a seat; a subclass may look at the state for it."""

    def bot_for(self, state: State, seat: int) -> Bot:
        """Return the bot that answers for a seat now."""
        raise NotImplementedError


class BySeat(Seating):
    """One bot for each seat, from first to last."""

    def __init__(self, bots: Sequence[Bot]) -> None:
        self.bots = bots

    def bot_for(self, state: State, seat: int) -> Bot:
        """Return the seat's own bot."""
        return self.bots[seat]


class BySide(Seating):
    """One bot for each side. Sides are dealt in the game, so the arena looks up who plays which.

    Before the deal a seat could be on either side; then `undealt` answers.
    """

    def __init__(self, game: Game[Any, Any], bots: Mapping[str, Bot], undealt: Bot) -> None:
        self.game = game
        self.bots = bots
        self.undealt = undealt

    def bot_for(self, state: State, seat: int) -> Bot:
        """Return the bot of the seat's side."""
        side = self.game.side(state, seat)
        return self.undealt if side is None else self.bots[side]


def seating(game_name: str, players: int, levels: str | Sequence[str]) -> Seating:
    """Return who sits where.

    Levels are one for all, one for each seat, 'random,scripted' or a sequence, or one for each
    side, 'hunters=scripted,evil=random'.
    """
    if isinstance(levels, str) and "," in levels and "=" not in levels:
        levels = [level.strip() for level in levels.split(",")]
    if not isinstance(levels, str):
        if len(levels) != players:
            raise WhitbyError(
                "{players} players need {players} levels, not {levels}",
                "levels-count",
                players=players,
                levels=len(levels),
            )
        return BySeat([bot(game_name, level) for level in levels])
    if "=" not in levels:
        return BySeat([bot(game_name, levels)] * players)
    sides = GAMES[game_name].sides
    chosen: dict[str, Bot] = {}
    parts = levels.split(",")
    for part in parts:
        side, _, level = part.strip().partition("=")
        if side not in sides or side in chosen:
            break
        chosen[side] = bot(game_name, level)
    if not len(chosen) == len(parts) == len(sides):
        raise WhitbyError(
            "give each side a level once: {sides}; not '{levels}'",
            "bad-levels",
            sides=", ".join(sides),
            levels=levels,
        )
    return BySide(GAMES[game_name], chosen, RandomBot())
