"""Bots: they receive what players see, never the state. One explicit table of levels per game."""

from __future__ import annotations

import re
from typing import Final

from whitby.bots.duel.guide import CAREFUL, LONG, DuelGuide
from whitby.bots.duel.opening import OpeningDuel
from whitby.bots.duel.scripted import ScriptedDuel
from whitby.bots.fury.guide import FuryGuide
from whitby.bots.fury.scripted import ScriptedFury
from whitby.bots.fury.searching import SearchingFury
from whitby.bots.fury.swift import SwiftGuide
from whitby.bots.fury.team import KEEN, PLANS
from whitby.bots.learned.level import POLICIES, WORLDS, Learned, available, lent
from whitby.bots.nosferatu.guide import NosferatuGuide
from whitby.bots.nosferatu.keen import KeenNosferatu
from whitby.bots.nosferatu.schemer import RELAXED, SEASONED, SHARP, Schemer
from whitby.bots.nosferatu.scripted import ScriptedNosferatu
from whitby.bots.protocol import Bot
from whitby.bots.random_bot import Careless, RandomBot
from whitby.bots.search.beginner import Beginner
from whitby.bots.search.bot import SearchBot
from whitby.bots.search.guide import Guide
from whitby.bots.suspicions import SUSPICIONS
from whitby.core.errors import WhitbyError
from whitby.extras import missing

NORMAL: Final = 200
HARD: Final = 600
"""The simulations per move of two levels of the duel."""
HARD_MOVES: Final = 120
"""The same in Fury of Dracula, whose playouts take longer."""
SECOND: Final = 1.0
"""The longest that the levels `hard` and `master` think about a move."""
MASTER: Final[dict[str, int]] = {"duel": 3000, "fury": 600}
"""The most simulations per move of the level `master`; often its second ends before."""

STAKE: Final[tuple[str, ...]] = ("use_stake",)
"""What not even a beginner does on a hunch: it would end the game in its first minutes."""

DUEL: Final = DuelGuide()
DUEL_MOVES: Final = DuelGuide(CAREFUL)
DUEL_AHEAD: Final = DuelGuide(CAREFUL, LONG)
FURY: Final = FuryGuide()
FURY_MOVES: Final = SwiftGuide(rounds=2, plans=PLANS)
NOSFERATU: Final = NosferatuGuide()
GUIDES: Final[dict[str, Guide]] = {"duel": DUEL, "fury": FURY, "nosferatu": NOSFERATU}
"""What the search knows about each game."""

BOTS: Final[dict[str, dict[str, Bot]]] = {
    "duel": {
        "random": RandomBot(),
        "easy": Beginner(DUEL, ScriptedDuel(), heeds=30),
        "scripted": ScriptedDuel(),
        "normal": SearchBot(DUEL_MOVES, OpeningDuel(), NORMAL, SECOND),
        "hard": SearchBot(DUEL_AHEAD, OpeningDuel(), HARD, SECOND),
    },
    "fury": {
        "random": RandomBot(),
        "easy": Beginner(FURY, ScriptedFury(), heeds=40),
        "scripted": ScriptedFury(),
        "normal": SearchingFury(FURY_MOVES, ScriptedFury(habits=True, plan=KEEN), 0, SECOND),
        "hard": SearchingFury(FURY_MOVES, ScriptedFury(habits=True, plan=KEEN), HARD_MOVES, SECOND),
    },
    "nosferatu": {
        "random": RandomBot(),
        "easy": Beginner(NOSFERATU, ScriptedNosferatu(), heeds=60, wary=STAKE),
        "scripted": ScriptedNosferatu(),
        "normal": Schemer(RELAXED),
        "hard": KeenNosferatu(SHARP),
        "master": KeenNosferatu(SHARP, SEASONED),
    },
}
"""Every game's bots by level, the weakest first. They are stateless, so each is created once."""
NETWORKS: Final = ("instinct", "master")
"""The levels that need NumPy or a browser's arrays in the duel and in Fury, the weaker first."""


def _with_networks(game: str, levels: dict[str, Bot]) -> dict[str, Bot]:
    """Return the levels of a game with those that play with networks, where it has networks."""
    found: dict[str, Bot] = {}
    for name, player in levels.items():
        found[name] = player
        if name == "scripted" and game in POLICIES:
            found["instinct"] = Learned(game, instead=levels["hard"])
    below = levels["hard"]
    if game in WORLDS and isinstance(below, SearchBot):
        found["master"] = Learned(game, below, MASTER[game], below.seconds)
    return found


if available() or lent():
    for _game in list(BOTS):
        BOTS[_game] = _with_networks(_game, BOTS[_game])

UNLIMITED: Final = 10_000_000
"""The simulations of a bot that is limited by time alone."""
CALLED: Final = re.compile(
    r"(?P<level>\w+)(?:@(?:(?P<simulations>\d+)|(?P<seconds>\d+(?:\.\d+)?)s))?(?:%(?P<percent>\d+))?"
)


def bot(game_name: str, level: str) -> Bot:
    """Return the bot of a game and level, such as 'hard'.

    'hard@500' is the same with 500 simulations per move, 'hard@0.2s' with 0.2 seconds;
    'scripted%25' makes 25 % of its moves at random.
    """
    if game_name not in BOTS:
        raise WhitbyError(
            "there are no bots for '{game}'; there are for {games}",
            "no-bots",
            game=game_name,
            games=", ".join(BOTS),
        )
    levels = BOTS[game_name]
    asked = CALLED.fullmatch(level)
    named = asked["level"] if asked is not None else ""
    if named in NETWORKS and named not in levels and not (available() or lent()):
        raise missing("learned", f"the level '{named}'")
    if asked is None or named not in levels:
        raise WhitbyError(
            "{game} has no bot '{level}'; it has {levels}",
            "no-level",
            game=game_name,
            level=level,
            levels=", ".join(levels),
        )
    found = levels[named]
    if asked["simulations"] or asked["seconds"]:
        found = _limited(found, asked)
    return Careless(found, int(asked["percent"])) if asked["percent"] else found


def _limited(found: Bot, asked: re.Match[str]) -> Bot:
    """Return a bot with the limits that are asked for."""
    simulations = int(asked["simulations"] or UNLIMITED)
    limited = found.limited(simulations, float(asked["seconds"] or 0.0))
    if limited is None:
        raise WhitbyError(
            "'{level}' does not search, so it cannot be limited to '{limit}'",
            "no-limit",
            level=asked["level"],
            limit=asked["simulations"] or asked["seconds"] + "s",
        )
    return limited


__all__ = ["BOTS", "GUIDES", "NETWORKS", "SUSPICIONS", "Bot", "bot"]
