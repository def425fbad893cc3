"""Every bot can play on in every imagined world: its past is told so that bots can read it."""

from collections.abc import Sequence
from typing import Any

import pytest

from lengths import length
from whitby import GAMES
from whitby.bots import BOTS, Bot, bot
from whitby.bots.arena import bot_rng
from whitby.bots.learned.level import Learned
from whitby.bots.search.bot import SearchBot
from whitby.core.engine import State, apply, pending
from whitby.core.game import Game
from whitby.core.rng import Fast

TABLES = [("duel", 2), ("nosferatu", 5), ("nosferatu", 7), ("fury", 2)]
"""A game and its number of players; each plays one game per level."""
EVERY = 23
"""One in this many decisions is a moment at which everyone imagines a world."""
AHEAD = 25
SLOW_AHEAD = length(2, 4)
"""The decisions made in an imagined world by bots that do not search, and by those that do."""
QUICK = ("random", "scripted")
WHOLE = 4
"""One in this many worlds is played to the end, by quick levels."""
SIMULATIONS = 6
CASES = [(game, players, level) for game, players in TABLES for level in BOTS[game]]


def player(game: str, level: str) -> Bot:
    """Return a bot that does not think for long."""
    found = bot(game, level)
    if isinstance(found, (SearchBot, Learned)):
        return found.limited(min(found.simulations, SIMULATIONS), 0.0) or found
    return found


def searches(player: Bot) -> bool:
    """Return whether a bot tries its options in imagined worlds of its own."""
    return isinstance(player, (SearchBot, Learned)) and player.simulations > 0


def play_on(game: Game[Any, Any], state: State, bots: Sequence[Bot], seed: int, most: int) -> int:
    """Play a number of decisions, or to the end; return how many were made."""
    chance = [bot_rng(seed, seat) for seat in range(len(bots))]
    made = 0
    while made < most and (decision := pending(state)) is not None:
        seat = decision.seat
        option = bots[seat].choose(game.view(state, seat), decision, chance[seat])
        assert option in decision.options
        apply(state, option)
        made += 1
    return made


@pytest.mark.parametrize(("name", "players", "level"), CASES)
def test_every_bot_plays_on_in_every_imagined_world(name: str, players: int, level: str) -> None:
    game = GAMES[name]
    bots = [player(name, level)] * players
    scripted = [bot(name, "scripted")] * players
    state = game.setup(seed=4, players=players)
    worlds = 0
    while pending(state) is not None:
        for seat in range(players):
            world = game.imagine(game.view(state, seat), Fast(worlds))
            most = SLOW_AHEAD if searches(bots[0]) else AHEAD
            if level in QUICK and worlds % WHOLE == 0:
                most = game.bound
            made = play_on(game, world, bots, worlds, most)
            assert made == most or pending(world) is None
            worlds += 1
        play_on(game, state, scripted, worlds, EVERY)
    assert worlds >= 4
