"""The list of games: for how many, with which bots and options."""

from __future__ import annotations

from rich.padding import Padding
from rich.table import Table

from whitby.bots import BOTS
from whitby.cli.card_files import READERS, SETTING
from whitby.cli.drawings import drawing_of
from whitby.cli.screen import Screen
from whitby.games import GAMES


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
        options = Table.grid(padding=(0, 2))
        for setting in game.options:
            values = f"{setting.name}={'|'.join(setting.choices)}"
            if setting.name == SETTING and game.name in READERS:
                values += ", --cards FILE"
            options.add_row(values, drawing_of(game.name).setting(setting.name, screen.speech))
        screen.show(Padding(options, (0, 0, 0, 4)))
