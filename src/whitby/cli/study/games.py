"""The list of games: number of players, bots and options."""

from __future__ import annotations

from typing import Any, Final

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from whitby.bots import BOTS, NETWORKS
from whitby.bots.learned.level import available
from whitby.bots.levels import NAMED
from whitby.cli.card_files import READERS, SETTING
from whitby.cli.draw.drawings import drawing_of
from whitby.cli.screen import Screen, fold
from whitby.core.game import Game, Setting
from whitby.games import GAMES

INDENT: Final = 4
GAP: Final = 2
"""Spaces before an option, and after it."""


def _width(game: Game[Any, Any]) -> int:
    """Return the width of the longest option, so that it can be copied whole."""
    return max(len(_values(setting, game.name)) for setting in game.options)


def _values(setting: Setting, game: str) -> str:
    """Return an option as it is written on the command line."""
    file = ", --cards FILE" if setting.name == SETTING and game in READERS else ""
    return f"{setting.name}={'|'.join(setting.choices)}{file}"


def show_games(screen: Screen) -> None:
    """Print every game with its options, the default of each first."""
    for game in GAMES.values():
        screen.line(game.name, "bold")
        facts = Table.grid(padding=(0, 2))
        players = "–".join(str(count) for count in sorted({game.seats[0], game.seats[-1]}))
        facts.add_row(screen.text("cli-games-players"), players)
        facts.add_row(screen.text("cli-games-version"), str(game.version))
        facts.add_row(screen.text("cli-games-bots"), ", ".join(BOTS.get(game.name, {})))
        screen.show(Padding(facts, (0, 0, 0, 2)))
        screen.line(f"  {screen.text('cli-games-options')}")
        options = Table.grid(padding=(0, GAP, 0, 0))
        room = screen.console.width - INDENT - GAP - _width(game)
        for setting in game.options:
            values = _values(setting, game.name)
            about = drawing_of(game.name).setting(setting.name, screen.speech)
            options.add_row(values, fold(Text(about), room))
        screen.show(Padding(options, (0, 0, 0, INDENT)))
    show_levels(screen)


def show_levels(screen: Screen) -> None:
    """Print what the levels of bots are like."""
    screen.line(screen.text("cli-games-levels"), "bold")
    levels = Table.grid(padding=(0, GAP, 0, 0))
    known = [level for level in NAMED if any(level in bots for bots in BOTS.values())]
    room = screen.console.width - 2 - GAP - max(len(level) for level in known)
    for level in known:
        levels.add_row(level, fold(Text(screen.text(f"bot-level-{level}.more")), room))
    screen.show(Padding(levels, (0, 0, 0, 2)))
    if not available():
        command = "pip install 'whitby[learned]'"
        named = ", ".join(NETWORKS)
        screen.line(screen.text("cli-games-missing", levels=named, command=command))
