"""Arguments that several commands have in common."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from whitby.cli.screen import Screen, home_language

GameName = Annotated[str, typer.Argument(metavar="GAME", help="nosferatu, duel or fury")]
Lang = Annotated[str | None, typer.Option(metavar="en|fr|de", help="language (default: yours)")]
Players = Annotated[int | None, typer.Option(help="number of players")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="a table option; see whitby games"),
]
Cards = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="values of your own cards; see whitby rules duel --cards"),
]


def language(wanted: str | None) -> str:
    """Return the requested language, or that of the environment."""
    if wanted is None:
        return home_language()
    Screen(wanted)
    return wanted
